//! When a deal is over; equal points and leftover bets: `dealend`, `final`.
use super::{by, rules};
use crate::help::*;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;

#[test]
fn tesuji_dealend_1__with_a_paid_win() {
    let start = Game { bets: 2, scores: [25000, 23000, 25000, 25000], ..Game::start(rules()) };
    let win = DealResult::Win { winners: seats("S"), deltas: [0, 5900, -3900, 0] };
    let after = step(rules(), &start, win);
    assert_eq!(after.basis(FactKind::DealEnded), Some(by("dealend.1")));
    assert_eq!((after.game.bets, after.basis(FactKind::BetsTaken)), (0, Some(by("dealend.1"))));
    assert_eq!(after.game.scores, [25000, 28900, 21100, 25000]);
}

#[test]
fn tesuji_dealend_2__with_a_paid_draw() {
    let after = step(rules(), &Game::start(rules()), drawn("S"));
    assert_eq!(after.basis(FactKind::DealEnded), Some(by("dealend.2")));
    assert_eq!(after.payments.len(), 3);
    assert!(after.payments.iter().all(|t| t.points == 1000 && t.basis == by("dealend.2")));
}

#[test]
fn tesuji_dealend_3__with_a_redeal() {
    let after = step(rules(), &Game::start(rules()), DealResult::AbortiveDraw(AbortKind::NineTerminals));
    assert_eq!((after.next, after.basis(FactKind::DealEnded)), (Next::Deal, Some(by("dealend.3"))));
    assert!(after.payments.is_empty());
}

#[test]
fn tesuji_final_1__equal_points_by_distance_from_the_first_dealer() {
    let done = finished(rules(), [20000, 30000, 30000, 20000], 0);
    assert_eq!(done.players.map(|p| p.place.first), [3, 1, 2, 4]);
    assert_eq!(done.basis(ResultFactKind::PlaceTies), Some(by("final.1")));
    assert_eq!(done.basis(ResultFactKind::UmaTies), Some(by("final.1")));
}

#[test]
fn tesuji_final_2__leftover_bets_go_to_the_winner() {
    let bet = PlayedDeal { riichi: seats("S"), result: drawn("S") };
    let after = Game::start(rules()).after(rules(), &bet).unwrap();
    assert_eq!((after.game.bets, after.basis(FactKind::BetsStay)), (1, Some(by("final.2"))));
    let done = finished(rules(), [20000, 29500, 29500, 20000], 1);
    assert_eq!(done.players.map(|p| p.points), [20000, 30500, 29500, 20000]);
    assert_eq!(done.basis(ResultFactKind::LeftoverBets), Some(by("final.2")));
    assert_eq!(finished(rules(), [25000; 4], 0).basis(ResultFactKind::LeftoverBets), None);
}
