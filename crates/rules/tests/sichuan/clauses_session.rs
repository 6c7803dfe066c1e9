//! Clauses about a session: seats, substitutes, penalties in the result, small tables.
use crate::common::*;
use reglament_rules::clause::Answer;
use reglament_rules::frame::sichuan::SichuanGame;
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::sichuan::*;

fn session(deals: &[[i32; 4]]) -> SessionSheet {
    SessionSheet {
        players: Players::Four,
        deals: deals.to_vec(),
        penalties: Vec::new(),
        substitutions: Vec::new(),
    }
}

#[test]
fn sichuan_seating_10__what_it_says() {
    let mut game = SichuanGame::new(rules(), Players::Four);
    let winds = |game: &SichuanGame<'_>| Seat::ALL.map(|seat| game.wind(seat).unwrap());
    let here = |wind| Answer { value: wind, basis: clause("seating.10") };
    assert_eq!(winds(&game), Wind::ALL.map(here));
    // West wins first and deals next: the winds move, the seats and their points do not.
    let sheet = last_hu(&[
        won(W, HuFrom::Discard(N), 4),
        won(E, HuFrom::Discard(N), 1),
        won(S, HuFrom::Discard(N), 1),
    ]);
    game.deal(&sheet).unwrap();
    assert_eq!(winds(&game), [Wind::West, Wind::North, Wind::East, Wind::South].map(here));
    assert_eq!(game.points(), [1, 1, 4, -6]);
    assert_eq!(game.seats_basis(), clause("seating.10"));
}

#[test]
fn sichuan_substitute_2__what_it_says() {
    let deals = [[4, -4, 0, 0], [-2, 2, 0, 0], [6, -6, 0, 0], [10, -10, 0, 0], [-3, 3, 0, 0]];
    let sheet =
        SessionSheet { substitutions: vec![Substitution { seat: E, deals: vec![3, 4] }], ..session(&deals) };
    let result = session_result(rules(), &sheet);
    let own = result.replaced[0];
    assert_eq!((own.seat, own.points, own.basis), (E, 8, clause("substitute.2")));
}

#[test]
fn sichuan_substitute_3__what_it_says() {
    let deals = [[4, -4, 0, 0], [-2, 2, 0, 0], [6, -6, 0, 0]];
    let sheet = SessionSheet {
        substitutions: vec![Substitution { seat: E, deals: vec![0, 1, 2] }],
        ..session(&deals)
    };
    let own = session_result(rules(), &sheet).replaced[0];
    assert_eq!((own.points, own.basis), (0, clause("substitute.3")));
}

#[test]
fn sichuan_substitute_4__what_it_says() {
    let deals = [[4, -4, 0, 0], [10, -12, 1, 1]];
    let sheet =
        SessionSheet { substitutions: vec![Substitution { seat: E, deals: vec![1] }], ..session(&deals) };
    let result = session_result(rules(), &sheet);
    // The others are placed behind the whole seat, as if four had played.
    assert_eq!((result.points, result.places), ([14, -16, 1, 1], [1, 4, 2, 2]));
    assert_eq!(result.replaced[0].others_basis, clause("substitute.4"));
    // His own four points alone are the most, so the session is his: a decision.
    assert_eq!((result.won.iter().collect::<Vec<_>>(), result.won_basis), (vec![E], decision(16)));
    let deals = [[1, -4, 3, 0], [10, -12, 1, 1]];
    let sheet =
        SessionSheet { substitutions: vec![Substitution { seat: E, deals: vec![1] }], ..session(&deals) };
    assert!(session_result(rules(), &sheet).won.is_empty());
}

#[test]
fn sichuan_scale_4__what_it_says() {
    let deals = [[10, -2, -4, -4], [-17, 51, -17, -17], [1, 1, -1, -1]];
    let sheet =
        SessionSheet { penalties: vec![(E, Penalty::Warning), (E, Penalty::Points(2))], ..session(&deals) };
    let result = session_result(rules(), &sheet);
    assert_eq!((result.points, result.places), ([-8, 50, -22, -22], [2, 1, 3, 3]));
    assert_eq!(result.penalties_basis, clause("scale.4"));
    // Penalties move places: without the last one East would be ahead of South.
    let close = [[8, 7, -7, -8]];
    let place = |penalties: Vec<(Seat, Penalty)>| {
        session_result(rules(), &SessionSheet { penalties, ..session(&close) }).places[0]
    };
    assert_eq!((place(Vec::new()), place(vec![(E, Penalty::Points(2))])), (1, 2));
}

#[test]
fn a_session_is_won_by_a_strict_first_place() {
    let alone = session_result(rules(), &session(&[[8, 7, -7, -8]]));
    assert_eq!((alone.won.iter().collect::<Vec<_>>(), alone.won_basis), (vec![E], clause("ties.3")));
    let shared = session_result(rules(), &session(&[[8, 8, -8, -8]]));
    assert_eq!((shared.places, shared.places_basis), ([1, 1, 3, 3], clause("ties.1")));
    assert!(shared.won.is_empty());
    let three = SessionSheet { players: Players::Three, ..session(&[[-4, 2, 2, 0]]) };
    assert_eq!(session_result(rules(), &three).places, [3, 1, 1, 0]);
}

#[test]
fn sichuan_short_3__what_it_says() {
    for players in [1, 2] {
        let table = small_table(rules(), players);
        let expected = Answer { value: SmallTable::NotPlayed { award: 30 }, basis: clause("short.3") };
        assert_eq!(table, expected);
    }
    assert_eq!(small_table(rules(), 3).value, SmallTable::Plays);
    assert_eq!(small_table(rules(), 4).value, SmallTable::Plays);
}

#[test]
fn three_are_dealt_forty_tiles() {
    let plan = Plan::new(rules(), Players::Three);
    assert_eq!((plan.wall, plan.dealt(Players::Three, S)), (68, [13, 14, 13, 0]));
    assert_eq!(plan.rounds_basis, clause("three.5"));
    assert_eq!(plan.absent, Some(Answer { value: Wind::North, basis: clause("three.3") }));
    assert_eq!(Plan::no_tiles(rules()), clause("three.4"));
    let decided = [plan.first_discard, plan.move_after_hu, plan.hu_cards, plan.replacement];
    assert_eq!(decided, [1, 2, 3, 4].map(decision));
}
