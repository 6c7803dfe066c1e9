//! Games: East, round winds, ends and places.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::frame::classical::{Game, GameEnd, Total, places, tie_basis};
use reglament_rules::seat::Wind;

#[test]
fn a_qualifying_round_has_four_deals() {
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    let mut dealers = Vec::new();
    while let Some(deal) = game.deal(rules()) {
        dealers.push((deal.number, deal.dealer.index(), deal.prevailing.value));
        assert_eq!(game.end(rules()), None);
        game.play(rules(), &won(EAST, [96, 0, 0, 0])).unwrap();
    }
    assert_eq!(dealers, [(1, 0, Wind::East), (2, 1, Wind::South), (3, 2, Wind::West), (4, 3, Wind::North)]);
    let end = game.end(rules()).unwrap();
    assert_eq!((end.value, end.basis), (GameEnd::AllDeals, clause("2.5")));
    let faults = game.play(rules(), &DealResult::new(DealEnd::Drawn)).unwrap_err();
    assert!(faults.contains(DealFaultKind::GameOver));
}

#[test]
fn the_final_has_sixteen_deals_in_four_winds() {
    let mut game = Game::new(Stage::Final, ON_TIME);
    let mut winds = Vec::new();
    while let Some(deal) = game.deal(rules()) {
        assert_eq!(deal.prevailing.basis, decision(14));
        winds.push(deal.prevailing.value);
        game.play(rules(), &DealResult::new(DealEnd::Drawn)).unwrap();
    }
    let expected: Vec<Wind> = Wind::ALL.into_iter().flat_map(|w| [w; 4]).collect();
    assert_eq!(winds, expected);
    assert_eq!(game.end(rules()).unwrap().basis, clause("2.5-2"));
}

#[test]
fn the_signal_ends_a_game_early() {
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    game.play(rules(), &won(SOUTH, [8, 96, 0, 4])).unwrap();
    game.stop();
    let end = game.end(rules()).unwrap();
    assert_eq!((end.value, end.basis), (GameEnd::Signal, clause("5.6-3")));
    assert_eq!(game.deal(rules()), None);
    assert_eq!(game.totals()[1].whists, 288, "deals not played bring nothing");
}

#[test]
fn lateness_is_taken_off_every_deal() {
    let late = [Lateness::OnTime, Lateness::of_seconds(7 * 60), Lateness::OnTime, Lateness::OnTime];
    let mut game = Game::new(Stage::Qualifying, late);
    for _ in 0..4 {
        game.play(rules(), &DealResult::new(DealEnd::Drawn)).unwrap();
    }
    assert_eq!(game.totals().map(|t| t.points.halves()), [0, -8, 0, 0]);
}

#[test]
fn places_by_points_whists_and_mahjongs() {
    let total =
        |points, whists, mahjongs| Total { points: TournamentPoints::whole(points), whists, mahjongs };
    let totals = [total(21, 900, 3), total(21, 1200, 1), total(24, -100, 2), total(21, 900, 3)];
    let ranges = |scoring| places(scoring, &totals).map(|p| (p.first, p.last));
    assert_eq!(ranges(Scoring::TournamentPoints), [(3, 4), (2, 2), (1, 1), (3, 4)]);
    assert_eq!(ranges(Scoring::Whists), [(2, 3), (1, 1), (4, 4), (2, 3)]);
    assert_eq!(tie_basis(rules()), decision(15));
}

#[test]
fn a_drawn_deal_is_not_replayed() {
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    let score = game.play(rules(), &DealResult::new(DealEnd::Drawn)).unwrap();
    assert_eq!((score.whists, halves(score.points())), ([0; 4], [0; 4]));
    assert_eq!(game.deal(rules()).map(|d| (d.number, d.dealer)), Some((2, SOUTH)));
}
