//! Draws: tenpai, nagashi, the order of announcements.
use super::{by, rules};
use crate::help::*;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::SeatSet;
use reglament_rules::settlement::deltas;

#[test]
fn tesuji_tenpai_1__tenpai_may_be_hidden() {
    assert_eq!(may_hide_tenpai(rules(), Shows::Free), Ok(by("tenpai.1")));
    // He then pays those who confirm it.
    let after = step(rules(), &Game::start(rules()), drawn("W"));
    assert_eq!(after.game.scores, [24000, 24000, 28000, 24000]);
    let riichi = may_hide_tenpai(rules(), Shows::Riichi);
    assert_eq!(reasons(rules(), riichi), [(Reason::MustShowRiichi, Some(by("chombo.7")))]);
}

#[test]
fn tesuji_tenpai_2__an_empty_wait_is_tenpai() {
    // All four 5p may lie in other hands: the own hand alone is looked at.
    let found = tenpai(rules(), &hand("46p123m789m333s55z"));
    assert_eq!((found.value, found.basis), (Tenpai::Tenpai(kinds("5p")), by("tenpai.2")));
    let ready = hand("46p123m789m333s55z1z");
    assert!(may_declare_riichi(rules(), &ready, RiichiTable { live_tiles: 20, points: 1000 }).is_ok());
}

#[test]
fn tesuji_tenpai_3__own_tiles_exhaust_the_wait() {
    let found = tenpai(rules(), &hand("123456789m1111p"));
    assert_eq!((found.value, found.basis), (Tenpai::Exhausted(kinds("1p")), by("tenpai.3")));
}

#[test]
fn tesuji_tenpai_4__an_own_kong_of_the_wait() {
    let own = tenpai(rules(), &hand("46p123m789m33s (5555p)"));
    assert_eq!((own.value, own.basis), (Tenpai::Exhausted(kinds("5p")), by("tenpai.4")));
    assert!(tenpai(rules(), &hand("46p123m789m333s55z")).value.is_tenpai());
}

fn pool(tiles: &str, fate: PoolFate) -> Vec<PoolTile> {
    kinds(tiles).iter().map(|kind| PoolTile { kind, fate }).collect()
}

#[test]
fn tesuji_nagashi_1__a_pool_of_terminals_and_honours() {
    assert_eq!(check_nagashi(rules(), &pool("19m19p17z", PoolFate::Kept)), Ok(by("nagashi.1")));
    for (tiles, fate, reason) in [
        ("19m2p", PoolFate::Kept, Reason::NagashiSimple),
        ("19m1p", PoolFate::Claimed, Reason::NagashiClaimed),
    ] {
        let refused = check_nagashi(rules(), &pool(tiles, fate));
        assert_eq!(reasons(rules(), refused), [(reason, Some(by("nagashi.1")))]);
    }
}

fn nagashi(tenpai: &str) -> DealResult {
    let (tenpai, nagashi) = (seats(tenpai), seats("S"));
    DealResult::ExhaustiveDraw { tenpai, nagashi, dead: SeatSet::EMPTY, proved: SeatSet::EMPTY }
}

#[test]
fn tesuji_nagashi_2__paid_like_a_mangan_instead_of_the_draw() {
    let claims = DrawClaims { tenpai: seats("EW"), nagashi: seats("S"), ..DrawClaims::default() };
    let outcome = exhaustive_draw(rules(), seat('E'), claims);
    assert_eq!(deltas(&outcome.transfers), [-4000, 8000, -2000, -2000]);
    assert!(outcome.transfers.iter().all(|t| t.basis == by("nagashi.2")));
}

#[test]
fn tesuji_nagashi_3__it_is_no_win() {
    let start = Game { honba: 1, bets: 1, scores: [25000, 25000, 24000, 25000], ..Game::start(rules()) };
    let stays = step(rules(), &start, nagashi("E"));
    assert_eq!(stays.basis(FactKind::NagashiNoWin), Some(by("nagashi.3")));
    assert_eq!((stays.game.dealer, stays.game.honba, stays.game.bets), (seat('E'), 2, 1));
    let passes = step(rules(), &start, nagashi(""));
    assert_eq!((passes.game.dealer, passes.game.honba, passes.game.bets), (seat('S'), 2, 1));
}

#[test]
fn tesuji_rec_15__tenpai_is_announced_from_the_dealer() {
    let order = announcement_order(rules(), seat('W'));
    assert_eq!((order.value, order.basis), (['W', 'N', 'E', 'S'].map(seat), by("rec.15")));
}
