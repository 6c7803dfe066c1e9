//! Chapter `score`: points, conversion and uma.
use super::{by, law};
use crate::help::*;
use reglament_rules::clause::Basis;
use reglament_rules::frame::riichi::*;
use reglament_rules::seat::Wind;

#[test]
fn aleague_score_1__everybody_starts_with_30000() {
    let [points, _] = Game::start_facts(law());
    assert_eq!((points.kind, points.basis), (FactKind::StartPoints, by("score.1")));
    assert_eq!(Game::start(law()).scores, [30000; 4]);
    assert_eq!(check_sum(law(), &[30000; 4], 0), Ok(by("score.1")));
}

#[test]
fn aleague_score_2__below_zero_plays_on() {
    let after = step(law(), &game(Wind::East, 'W', [60100, 40000, -100, 20000]), won("E"));
    assert_eq!((after.next, after.basis(FactKind::BelowZeroPlaysOn)), (Next::Deal, Some(by("score.2"))));
}

#[test]
fn aleague_score_3__a_thousand_points_are_one() {
    let done = finished(law(), [52000, 28500, 24300, 15200], 0);
    assert_eq!(done.basis(ResultFactKind::Conversion), Some(by("score.3")));
    assert_eq!(done.players.map(|p| p.converted.to_string()), ["22.0", "-1.5", "-5.7", "-14.8"]);
}

#[test]
fn aleague_score_4__the_total_is_the_sum_with_uma() {
    let done = finished(law(), [52000, 28500, 24300, 15200], 0);
    assert_eq!(done.basis(ResultFactKind::Total), Some(by("score.4")));
    assert_eq!(texts(&done), ["34.0", "-2.5", "-8.7", "-22.8"]);
}

/// The uma of the four seats and its clause.
fn uma(points: [i32; 4], bets: u16) -> ([String; 4], Option<Basis>) {
    let done = finished(law(), points, bets);
    (done.players.map(|p| p.uma.to_string()), done.basis(ResultFactKind::Uma))
}

fn expected(uma: [&str; 4], clause: &str) -> ([String; 4], Option<Basis>) {
    (uma.map(str::to_owned), Some(by(clause)))
}

#[test]
fn aleague_score_5__one_in_the_plus() {
    let one = uma([52000, 28500, 24300, 15200], 0);
    assert_eq!(one, expected(["12.0", "-1.0", "-3.0", "-8.0"], "score.5"));
}

#[test]
fn aleague_score_6__two_in_the_plus() {
    let two = uma([41300, 33700, 27600, 17400], 0);
    assert_eq!(two, expected(["8.0", "4.0", "-4.0", "-8.0"], "score.6"));
}

#[test]
fn aleague_score_7__three_in_the_plus() {
    let three = uma([35200, 33100, 30400, 21300], 0);
    assert_eq!(three, expected(["8.0", "3.0", "1.0", "-12.0"], "score.7"));
    // Exactly 30,000 is in the plus.
    assert_eq!(uma([38000, 30000, 30000, 22000], 0).1, Some(by("score.7")));
}

#[test]
fn aleague_score_8__nobody_in_the_plus() {
    let none = uma([29900, 29500, 29000, 28600], 3);
    assert_eq!(none, expected(["8.0", "4.0", "-4.0", "-8.0"], "score.8"));
}

#[test]
fn aleague_score_10__everybody_at_30000() {
    assert_eq!(uma([30000; 4], 0), expected(["0.0"; 4], "score.10"));
    assert_eq!(texts(&finished(law(), [30000; 4], 0)), ["0.0"; 4]);
}

#[test]
fn aleague_score_11__tied_players_share_uma() {
    let done = finished(law(), [36000, 36000, 27000, 21000], 0);
    assert_eq!(done.players.map(|p| p.uma.to_string()), ["6.0", "6.0", "-4.0", "-8.0"]);
    assert_eq!(done.basis(ResultFactKind::UmaTies), Some(by("score.11")));
    assert_eq!(done.players.map(|p| p.place.doubled_mean()), [3, 3, 6, 8]);
    assert_eq!(done.basis(ResultFactKind::PlaceTies), Some(by("score.11")));
}

#[test]
fn aleague_score_12__a_chombo_costs_20_after_uma() {
    let after = step(law(), &Game::start(law()), DealResult::Chombo(seats("S")));
    assert_eq!(after.basis(FactKind::Chombo), Some(by("score.12")));
    assert_eq!(after.game.scores, [30000; 4]);
    let game = Game { scores: [61500, 33200, 28700, -3400], ..after.game };
    let done = game.finish(law());
    assert_eq!(texts(&done), ["39.5", "-12.8", "-5.3", "-41.4"]);
    assert_eq!(done.basis(ResultFactKind::Chombo), Some(by("score.12")));
}
