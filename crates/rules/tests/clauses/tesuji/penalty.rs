//! Dead hand and chombo: `dead`, `chombo`, `afterriichi`.
use super::{by, rules};
use crate::help::*;
use reglament_rules::clause::Basis;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;
use reglament_rules::settlement::deltas;

#[test]
fn tesuji_dead_1__no_win_no_call_and_noten() {
    let table = ClaimTable { discarder: seat('E'), live_tiles: 20, kongs: 0 };
    for claim in [Claim::Chow, Claim::Pung, Claim::Kong, Claim::Ron] {
        let dead = Claimed { seat: seat('S'), claim, standing: Standing::Dead };
        assert_eq!(reasons(rules(), check_claim(table, dead)), [(Reason::DeadHand, Some(by("dead.1")))]);
    }
    let claims = DrawClaims { tenpai: seats("SW"), dead: seats("S"), ..DrawClaims::default() };
    let paid = exhaustive_draw(rules(), seat('E'), claims).transfers;
    assert_eq!(deltas(&paid), [-1000, -1000, 3000, -1000]);
}

fn offence(offender: char, riichi: &str) -> ChomboOutcome {
    chombo(rules(), seat('E'), seats(&offender.to_string()), seats(riichi))
}

#[test]
fn tesuji_chombo_1__a_mangan_at_once() {
    let south = offence('S', "");
    assert_eq!((deltas(&south.transfers), south.cost.basis), ([4000, -8000, 2000, 2000], by("chombo.1")));
    assert!(south.transfers.iter().all(|t| t.basis == by("chombo.1")));
    assert_eq!(deltas(&offence('E', "").transfers), [-12000, 4000, 4000, 4000]);
    assert_eq!(south.deductions, [0; 4]);
}

#[test]
fn tesuji_chombo_2__the_deal_is_played_again() {
    let after = step(rules(), &Game::start(rules()), DealResult::Chombo(seats("S")));
    assert_eq!((after.next, after.basis(FactKind::Replay)), (Next::Replay, Some(by("chombo.2"))));
    assert_eq!(offence('S', "").replay, by("chombo.2"));
}

#[test]
fn tesuji_chombo_3__the_bets_of_the_deal_return() {
    let start = Game { bets: 1, scores: [24000, 25000, 25000, 25000], ..Game::start(rules()) };
    let deal = PlayedDeal { riichi: seats("W"), result: DealResult::Chombo(seats("S")) };
    let after = start.after(rules(), &deal).unwrap();
    assert_eq!((after.game.bets, after.game.scores), (1, [28000, 17000, 27000, 27000]));
    assert_eq!(after.basis(FactKind::BetsReturned), Some(by("chombo.3")));
    let returned = after.payments.iter().find(|t| t.kind == DrawPayment::BetReturned);
    assert_eq!(returned.map(|t| (t.points, t.basis)), Some((1000, by("chombo.3"))));
}

#[test]
fn tesuji_chombo_4__the_seats_stay() {
    let start = Game { honba: 2, ..Game::start(rules()) };
    let after = step(rules(), &start, DealResult::Chombo(seats("E")));
    assert_eq!(
        (after.game.dealer, after.game.prevailing, after.game.honba),
        (start.dealer, start.prevailing, 2)
    );
    assert_eq!(after.basis(FactKind::SeatsStay), Some(by("chombo.4")));
}

fn sanction(offence: Offence) -> (Sanction, Basis) {
    let answer = offence.sanction(rules());
    (answer.value, answer.basis)
}

#[test]
fn tesuji_chombo_5__the_dead_wall_destroyed() {
    assert_eq!(sanction(Offence::DEAD_WALL_DESTROYED), (Sanction::Chombo, by("chombo.5")));
}

#[test]
fn tesuji_chombo_6__five_tiles_of_the_live_wall_opened() {
    assert_eq!(sanction(Offence::LIVE_WALL_DESTROYED), (Sanction::Chombo, by("chombo.6")));
}

#[test]
fn tesuji_chombo_7__noten_in_riichi_at_a_draw() {
    let claims = DrawClaims { tenpai: seats("E"), riichi: seats("W"), ..DrawClaims::default() };
    let outcome = exhaustive_draw(rules(), seat('E'), claims);
    assert_eq!(outcome.chombo.as_slice(), [FoundChombo { offender: seat('W'), basis: by("chombo.7") }]);
    assert!(outcome.transfers.is_empty());
}

#[test]
fn tesuji_chombo_8__a_wrong_kong_in_riichi() {
    assert_eq!(sanction(Offence::FALSE_RIICHI_KONG), (Sanction::Chombo, by("chombo.8")));
    let kong = may_kong_in_riichi(rules(), &hand("3444m778899s333z"), kind("4m"), kind("4m"));
    assert!(reasons(rules(), kong).contains(&(Reason::KongChangesWaits, Some(by("kan.11")))));
}

#[test]
fn tesuji_chombo_9__the_hand_changed_in_riichi() {
    assert_eq!(sanction(Offence::HAND_CHANGED_IN_RIICHI), (Sanction::Chombo, by("chombo.9")));
}

#[test]
fn tesuji_chombo_10__a_false_win_with_five_tiles_shown() {
    assert_eq!(sanction(Offence::FALSE_WIN_SHOWN), (Sanction::Chombo, by("chombo.10")));
    assert_eq!(sanction(Offence::FALSE_WIN_NOT_SHOWN), (Sanction::DeadHand, by("dead.7")));
}

#[test]
fn tesuji_chombo_11__ron_in_furiten() {
    for offence in [Offence::FURITEN_RON_SHOWN, Offence::FURITEN_RON_NOT_SHOWN] {
        assert_eq!(sanction(offence), (Sanction::Chombo, by("chombo.11")));
    }
}

#[test]
fn tesuji_chombo_12__false_nine_terminals_with_five_tiles_shown() {
    assert_eq!(sanction(Offence::FALSE_NINE_TERMINALS), (Sanction::Chombo, by("chombo.12")));
}

#[test]
fn tesuji_afterriichi_1__a_dead_hand_that_was_tenpai_at_riichi() {
    assert_eq!(sanction(Offence::DEAD_RIICHI_PROVED), (Sanction::None, by("afterriichi.1")));
    let dead = DrawClaims { riichi: seats("W"), dead: seats("W"), ..DrawClaims::default() };
    let found = exhaustive_draw(rules(), seat('E'), dead).chombo;
    assert_eq!(found.as_slice(), [FoundChombo { offender: seat('W'), basis: by("afterriichi.1") }]);
    let proved = exhaustive_draw(rules(), seat('E'), DrawClaims { proved: seats("W"), ..dead });
    assert!(proved.chombo.is_empty());
}
