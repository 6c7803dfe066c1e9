//! The frame of a game: dealer, end, what is refused.
use crate::common::*;
use reglament_rules::clause::{Answer, Basis};
use reglament_rules::frame::sichuan::{GameEnd, Progress, SichuanGame};
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::sichuan::*;

/// A deal in which nobody wins and everybody is ready.
fn quiet(dealer: Seat) -> DealResult {
    DealResult { dealer, ..wall(&[], [ready(1); 4]) }
}

#[test]
fn a_game_of_four_or_sixteen_deals_ends_after_them() {
    for most in [4, 16] {
        let rules = with(&[("session.deals", &most.to_string())]);
        let mut game = SichuanGame::new(&rules, Players::Four);
        for played in 0..most {
            assert_eq!((game.end(), game.deals_played()), (None, played));
            game.deal(&quiet(E)).unwrap();
        }
        assert_eq!(game.end(), Some(Answer { value: GameEnd::Deals, basis: Basis::Patch(1) }));
        let faults = game.deal(&quiet(E)).unwrap_err();
        assert_eq!((faults.0[0].kind, faults.0[0].basis), (FaultKind::GameOver, Some(Basis::Patch(1))));
        assert_eq!(game.deals_played(), most);
    }
    let mut endless = SichuanGame::new(rules(), Players::Four);
    for _ in 0..40 {
        endless.deal(&quiet(E)).unwrap();
    }
    assert_eq!(endless.end(), None);
}

#[test]
fn the_deal_in_progress_is_finished_when_the_time_is_up() {
    let end = |value| Some(Answer { value, basis: decision(5) });
    let mut game = SichuanGame::new(rules(), Players::Four);
    assert_eq!(game.time_up(Progress::Within), decision(5));
    assert_eq!(game.end(), None);
    game.deal(&quiet(E)).unwrap();
    assert_eq!(game.end(), end(GameEnd::Time));
    let mut game = SichuanGame::new(rules(), Players::Four);
    game.time_up(Progress::Between);
    assert_eq!(game.end(), end(GameEnd::Time));
    let stops = with(&[("session.time_expiry", "stop-deal")]);
    let mut game = SichuanGame::new(&stops, Players::Four);
    game.time_up(Progress::Within);
    assert_eq!(game.end().map(|e| e.value), Some(GameEnd::TimeWithinDeal));
    assert!(game.deal(&quiet(E)).is_err());
}

#[test]
fn the_dealer_follows_the_first_hu() {
    let mut game = SichuanGame::new(rules(), Players::Four);
    assert_eq!(game.dealer(), Answer { value: E, basis: clause("rules.1") });
    game.deal(&quiet(E)).unwrap();
    assert_eq!(game.dealer().value, E);
    let north = [won(N, HuFrom::Wall, 1), won(E, HuFrom::Wall, 1), won(W, HuFrom::Discard(S), 1)];
    game.deal(&last_hu(&north)).unwrap();
    assert_eq!(game.dealer().value, N);
    assert_eq!(game.wind(E).map(|w| w.value), Some(Wind::South));
    assert_eq!(game.points(), [2, -5, -3, 6]);
    let result = game.result();
    assert_eq!((result.places, result.won.iter().collect::<Vec<_>>()), ([2, 4, 3, 1], vec![N]));
}

#[test]
fn a_sheet_of_another_game_is_refused_and_changes_nothing() {
    let mut game = SichuanGame::new(rules(), Players::Three);
    let before = game.clone();
    let faults = game.deal(&quiet(S)).unwrap_err();
    assert!(faults.contains(FaultKind::OtherDealer) && faults.contains(FaultKind::OtherPlayers));
    let bad = DealResult { dealer: S, ..wall(&[kong(N, KongKind::Closed)], [None; 4]) };
    let bad = DealResult { players: Players::Three, ..bad };
    let faults = game.deal(&bad).unwrap_err();
    assert!(faults.contains(FaultKind::OtherDealer) && faults.contains(FaultKind::EmptySeat));
    assert_eq!(game, before);
}

#[test]
fn three_players_pass_the_deal_over_the_empty_seat() {
    let mut game = SichuanGame::new(rules(), Players::Three);
    let deal = DealResult {
        players: Players::Three,
        ..last_hu(&[won(W, HuFrom::Discard(E), 1), won(S, HuFrom::Discard(E), 1)])
    };
    game.deal(&deal).unwrap();
    assert_eq!(game.dealer().value, W);
    let winds: Vec<_> = Seat::ALL.map(|s| game.wind(s).map(|w| w.value)).to_vec();
    assert_eq!(winds, [Some(Wind::South), Some(Wind::West), Some(Wind::East), None]);
}
