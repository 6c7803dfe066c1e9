//! Chapter `rules`: what differs from other rules of the table.
use super::{by, law};
use crate::help::*;
use reglament_rules::clause::{Basis, Place};
use reglament_rules::frame::riichi::*;
use reglament_rules::meld::MeldKind;
use reglament_rules::riichi::*;
use reglament_rules::seat::{SeatSet, Wind};

#[test]
fn aleague_rules_1__played_by_jpml_a() {
    assert!(law().facts.contains(&by("rules.1")));
    // Fu are counted by the rules adopted; a yaku cites the league's own list.
    let win = ron(law(), "222m789s55z456m456p", "5z").riichi();
    assert_eq!(win.fu("base"), Some((20, by("rules.1"))));
    assert_eq!(win.line(Yaku::Riichi), Some((1, Basis::Base(Place::of("J12")))));
}

#[test]
fn aleague_rules_2__only_the_first_indicator_counts() {
    let win = ron(law(), "340m55p678s234p (9999s)", "4p").riichi().indicators("4p8s").ura("2m");
    assert_eq!(win.line(Yaku::Dora), Some((2, by("rules.2"))));
    assert_eq!((win.line(Yaku::UraDora), win.line(Yaku::RedDora)), (None, None));
    for note in [NoteKind::NoKanDora, NoteKind::NoUraDora, NoteKind::NoRedFives] {
        assert_eq!(win.note(note), Some(by("rules.2")), "{note:?}");
    }
    let kong = last_indicator(law(), &[(MeldKind::ConcealedKong, AfterKong::Discard)]);
    assert_eq!(kong, (1, IndicatorState::NotTurned, by("rules.2")));
}

#[test]
fn aleague_rules_3__no_ippatsu() {
    let win = ron(law(), "123m456p789s55p234s", "4s").riichi().in_situation(Situation::Ippatsu);
    assert_eq!((win.line(Yaku::Ippatsu), win.note(NoteKind::NoIppatsu)), (None, Some(by("rules.3"))));
}

#[test]
fn aleague_rules_6__a_wait_part_of_which_has_a_yaku() {
    let waiting = hand("22z99p456s (1<23m) (7<89s)");
    let ctx = WinContext::new(seat('E'), seat('S'), Wind::East, Win::Ron(seat('W')));
    let waits = yaku_waits(law(), &waiting, &ctx);
    assert_eq!((waits.with_yaku, waits.without_yaku, waits.basis), (kinds("2z"), kinds("9p"), by("rules.6")));
}

#[test]
fn aleague_rules_7__double_ron_is_atama_hane() {
    let two = ron_winners(law(), seat('W'), seats("ES")).unwrap();
    assert_eq!((two.value, two.basis), (RonOutcome::Win([seat('E')].into_iter().collect()), by("rules.7")));
}

#[test]
fn aleague_rules_8__triple_ron_is_a_redeal() {
    let three = ron_winners(law(), seat('W'), seats("ESN")).unwrap();
    assert_eq!((three.value, three.basis), (RonOutcome::Redeal, by("rules.8")));
}

#[test]
fn aleague_rules_9__abortive_draws_are_used() {
    let nine = hand("19m19p19s123z23456m").concealed;
    let may = may_abort_nine_terminals(law(), nine, OwnDraw::First, GoAround::Unbroken);
    assert_eq!(may, Ok(by("rules.9")));
    let riichi = Discarded { riichi: SeatSet::ALL, ..discarded() };
    assert_eq!(abort(law(), &riichi), Some((AbortKind::FourRiichi, by("rules.9"))));
    let kongs = Discarded { kongs: [2, 1, 1, 0], ..discarded() };
    assert_eq!(abort(law(), &kongs), Some((AbortKind::FourKongs, by("rules.9"))));
    let after = step(law(), &Game::start(law()), DealResult::AbortiveDraw(AbortKind::FourWinds));
    assert_eq!(after.basis(FactKind::DealEnded), Some(by("rules.9")));
    assert_eq!((after.game.dealer, after.game.honba), (seat('E'), 1));
}

#[test]
fn aleague_rules_10__one_han_suffices_at_any_honba() {
    let needed = needed_han(law(), 5);
    assert_eq!((needed.value, needed.basis), (1, by("rules.10")));
    let win = ron(law(), "234567m22s678s (345<p)", "8s").with(|ctx| ctx.honba = 5);
    assert_eq!((win.award().han, win.deltas()), (1, [0, 2500, -2500, 0]));
}

#[test]
fn aleague_rules_11__no_nagashi() {
    let pool: Vec<_> = kinds("19m7z").iter().map(|kind| PoolTile { kind, fate: PoolFate::Kept }).collect();
    assert_eq!(reasons(law(), check_nagashi(law(), &pool)), [(Reason::NoNagashi, Some(by("rules.11")))]);
    let claims = DrawClaims { nagashi: seats("S"), ..DrawClaims::default() };
    assert!(exhaustive_draw(law(), seat('E'), claims).transfers.is_empty());
}

#[test]
fn aleague_rules_12__one_yakuman_is_counted() {
    let two = ron(law(), "555666777z111z22z", "2z");
    assert_eq!((two.award().yakuman, two.deltas()), (1, [0, 32000, -32000, 0]));
    assert_eq!(two.note(NoteKind::OneYakuman), Some(by("rules.12")));
    let thirteen_waits = ron(law(), "19m19p19s12345677z", "7z");
    assert_eq!(thirteen_waits.line(Yaku::Kokushi13), Some((13, by("rules.12"))));
}

#[test]
fn aleague_rules_13__all_green_needs_a_hatsu_triplet() {
    let with = ron(law(), "223344888s66s666z", "6z");
    assert_eq!(with.line(Yaku::Ryuuiisou), Some((13, by("rules.13"))));
    let without = ron(law(), "223344666888s66z", "8s");
    assert_eq!(without.line(Yaku::Ryuuiisou), None);
    assert_eq!(without.note(NoteKind::AllGreenNeedsDragons), Some(by("rules.13")));
}

#[test]
fn aleague_rules_14__thirteen_han_are_a_sanbaiman() {
    let win = ron(law(), "223344556677m88m", "8m").riichi().indicators("7m");
    let award = win.award();
    assert!(award.han >= 13);
    assert_eq!((award.limit, win.note(NoteKind::CountedSanbaiman)), (Limit::Sanbaiman, Some(by("rules.14"))));
    assert_eq!(win.deltas(), [0, 24000, -24000, 0]);
}

#[test]
fn aleague_rules_15__liability_for_three_yakuman() {
    for (text, win) in [
        ("234m99p (555<z) (666^z) (777>z)", "4m"),
        ("99p (111<z) (222^z) (333<z) (444>z)", "9p"),
        ("99p (1111m) (2222m) (333<3p) (4444>s)", "9p"),
    ] {
        let liable = liabilities(law(), seat('S'), &hand(text).melds);
        assert_eq!(liable.basis, by("rules.15"));
        let win = tsumo(law(), text, win).with(|ctx| ctx.liable = liable.value);
        assert_eq!(win.paid('W', PaymentKind::Liability), Some((32000, by("rules.15"))), "{text}");
        assert_eq!(win.note(NoteKind::Liable), Some(by("rules.15")));
    }
}

#[test]
fn aleague_rules_16__leftover_bets_go_to_nobody() {
    let done = finished(law(), [31000, 30000, 29000, 28000], 2);
    assert_eq!(done.players.map(|p| p.points), [31000, 30000, 29000, 28000]);
    assert_eq!((done.unassigned, done.basis(ResultFactKind::LeftoverBets)), (2000, Some(by("rules.16"))));
}

#[test]
fn aleague_rules_17__the_last_deal() {
    let last = |scores| game(Wind::South, 'N', scores);
    let over = Some((EndReason::LastDeal, by("rules.17")));
    assert_eq!(end(&step(law(), &last([30000; 4]), won("E"))), over);
    assert_eq!(end(&step(law(), &last([30000; 4]), drawn("E"))), over);
    for result in [won("N"), drawn("N")] {
        let after = step(law(), &last([20000, 20000, 20000, 60000]), result);
        assert_eq!((after.next, after.basis(FactKind::NoDealerStop)), (Next::Deal, Some(by("rules.17"))));
        assert_eq!(after.basis(FactKind::DealerRepeats), Some(by("rules.17")));
    }
}

#[test]
fn aleague_rules_18__no_west_round() {
    let after = step(law(), &game(Wind::South, 'N', [29900, 29500, 29000, 28600]), won("E"));
    assert_eq!(end(&after).map(|e| e.0), Some(EndReason::LastDeal));
    assert_eq!(after.basis(FactKind::NoExtension), Some(by("rules.18")));
}
