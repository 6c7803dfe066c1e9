//! Sichuan: game points; for prize places sessions won, sessions in common, the best session, earlier places.
use super::support::*;
use reglament_tournament::RoundNo;
use reglament_tournament::protocol::Won::{No, Yes};
use reglament_tournament::standings::{By, Decider, Order, Prize, Remedy, Value};
use rules::clause::{Basis, DecisionList, Register};
use rules::hall::ChainFor;
use rules::hall::Criterion::{BestSession, CommonSessions, EarlierPlaces, GamePoints, WonSessions};
use rules::regulation::RegulationId::Sichuan;

fn basis(id: &str) -> Basis {
    clause(Register::Sichuan, id)
}

const fn decided(number: u8) -> Basis {
    decision(DecisionList::Sichuan, number)
}

fn whole(one: i64, other: i64) -> (Value, Value) {
    (Value::Whole(one), Value::Whole(other))
}

#[test]
fn sichuan_ties_1__without_a_prize_all_take_the_upper_place() {
    // Four players with a prize at stake come first; the others are equal in points, and E has won a session.
    let players = [(90, No), (80, No), (70, No), (30, No), (30, Yes), (30, No), (10, No)];
    let players: Vec<_> = players.iter().map(|(points, won)| sessions(&[(0, *points, *won)])).collect();
    let standings = standings(Sichuan, &players, vec![]);
    assert_eq!(places(&standings), [1, 2, 3, 4, 4, 4, 7]);
    let tie = &standings.ties[0];
    assert_eq!((tie.place, tie.entries.len(), tie.basis, tie.open), (4, 3, basis("ties.1"), None));
    assert_eq!(row(&standings, 'D').prize, Prize::None);
    separated(&standings, 'F', GamePoints, whole(30, 10), decided(14));
    // Once the prize is decided, those who are left share their place too.
    let players = [(90, No), (80, No), (70, Yes), (70, No), (70, No)];
    let players: Vec<_> = players.iter().map(|(points, won)| sessions(&[(0, *points, *won)])).collect();
    assert_eq!(places(&super::support::standings(Sichuan, &players, vec![])), [1, 2, 3, 4, 4]);
}

#[test]
fn sichuan_ties_2__the_criteria_count_for_prize_places() {
    let players = [(90, No), (80, No), (70, No), (70, Yes), (60, No), (60, Yes)];
    let players: Vec<_> = players.iter().map(|(points, won)| sessions(&[(0, *points, *won)])).collect();
    let standings = standings(Sichuan, &players, vec![]);
    assert_eq!(order(&standings), "ABDCE=F");
    assert_eq!(
        (standings.chain_for.value, standings.chain_for.basis),
        (ChainFor::PrizePlaces, basis("ties.2"))
    );
    assert_eq!((row(&standings, 'D').prize, row(&standings, 'C').prize), (Prize::Of(3), Prize::None));
    assert_eq!(standings.prize_places.value, 3);
}

#[test]
fn sichuan_ties_3__first_the_sessions_won() {
    let a = sessions(&[(0, 10, No), (0, 10, No), (0, 20, Yes)]);
    let b = sessions(&[(0, 30, Yes), (0, -10, No), (0, 20, Yes)]);
    let standings = standings(Sichuan, &[a, b], vec![]);
    assert_eq!(order(&standings), "BA");
    separated(&standings, 'B', WonSessions, whole(2, 1), basis("ties.3"));
}

#[test]
fn sichuan_ties_4__then_the_points_of_the_sessions_in_which_they_met() {
    let a = sessions(&[(1, 12, No), (1, 28, Yes), (2, 0, No)]);
    let b = sessions(&[(1, 20, Yes), (2, 18, No), (1, 2, No)]);
    let standings = standings(Sichuan, &[a, b], vec![]);
    assert_eq!(order(&standings), "BA");
    separated(&standings, 'B', CommonSessions, whole(20, 12), basis("ties.4"));
    // Three who never sat at one table: the criterion is passed over (D15), though A and B have met.
    let a = sessions(&[(1, 20, Yes), (1, 20, No), (1, 0, No)]);
    let b = sessions(&[(2, 10, Yes), (1, 25, No), (2, 5, No)]);
    let c = sessions(&[(3, 40, Yes), (2, 0, No), (3, 0, No)]);
    let standings = super::support::standings(Sichuan, &[a, b, c], vec![]);
    assert_eq!(order(&standings), "CBA");
    separated(&standings, 'C', BestSession, whole(40, 25), basis("ties.5"));
    assert!(columns(&standings, 'A').iter().all(|(criterion, _)| *criterion != CommonSessions));
}

#[test]
fn sichuan_ties_5__then_the_best_single_session() {
    let a = sessions(&[(1, 25, Yes), (1, 15, No)]);
    let b = sessions(&[(2, 30, Yes), (2, 10, No)]);
    let standings = standings(Sichuan, &[a, b], vec![]);
    assert_eq!(order(&standings), "BA");
    separated(&standings, 'B', BestSession, whole(30, 25), basis("ties.5"));
}

#[test]
fn sichuan_ties_6__then_the_place_after_the_session_before() {
    // Equal in the end; after the first session B was ahead.
    let a = sessions(&[(1, 10, No), (1, 30, Yes)]);
    let b = sessions(&[(2, 30, Yes), (2, 10, No)]);
    let standings = standings(Sichuan, &[a, b], vec![]);
    assert_eq!(order(&standings), "BA");
    let place = |place| Value::Place { after: RoundNo(1), place };
    separated(&standings, 'B', EarlierPlaces, (place(1), place(2)), basis("ties.6"));
    assert_eq!(columns(&standings, 'A').last(), Some(&(EarlierPlaces, basis("ties.6"))));
}

#[test]
fn sichuan_ties_7__then_one_session_earlier_and_at_last_the_organiser() {
    // After two sessions they are equal too: one session further back decides.
    let a = sessions(&[(1, 10, No), (1, 30, Yes), (1, 0, No), (1, 5, No)]);
    let b = sessions(&[(2, 30, Yes), (2, 10, No), (2, 5, No), (2, 0, No)]);
    let c = sessions(&[(3, 20, No), (3, 20, No), (3, 5, No), (3, 0, No)]);
    let two = standings(Sichuan, &[a.clone(), b.clone(), c], vec![]);
    // After three sessions B, with 45, was ahead of A with 40.
    assert_eq!(order(&two), "BAC");
    let law = law_of(Sichuan);
    let board = board(&law, 3, &[a, b], vec![]);
    let given = board.standings_with(RoundNo(4), &[vec![1, 1], vec![1, 1], vec![2, 1]]);
    let found = separation(&given, 'B');
    let place = |place| Value::Place { after: RoundNo(1), place };
    assert_eq!((found.by, found.basis), (By::Criterion(EarlierPlaces), basis("ties.7")));
    assert_eq!((found.own, found.other), (place(1), place(2)));

    // Equal to the end: the place is shared and the organiser decides about the prize.
    let equal = [sessions(&[(1, 10, No)]), sessions(&[(2, 10, No)])];
    let open = standings(Sichuan, &equal, vec![]);
    assert_eq!(order(&open), "A=B");
    let tie = &open.ties[0];
    assert_eq!((tie.open, tie.basis), (Some(Remedy::Organiser), decided(15)));
    assert_eq!(row(&open, 'A').prize, Prize::Undecided { from: 1, to: 2 });
    let entries = vec![entry('B'), entry('A')];
    let word = Order { after: RoundNo(1), entries, by: Decider::Organiser };
    let said = standings(Sichuan, &equal, vec![word]);
    assert_eq!(order(&said), "B=A");
    assert_eq!((row(&said, 'B').prize, row(&said, 'A').prize), (Prize::Of(1), Prize::Of(2)));
    assert_eq!(said.open_ties().count(), 0);
}

#[test]
fn the_main_criterion_is_the_sum_of_game_points_and_a_missed_session_lacks() {
    let standings =
        standings(Sichuan, &[sessions(&[(1, 30, Yes), (1, 10, No)]), sessions(&[(1, 35, Yes)])], vec![]);
    assert_eq!(order(&standings), "AB");
    separated(&standings, 'A', GamePoints, whole(40, 35), decided(14));
    assert_eq!((row(&standings, 'A').played, row(&standings, 'B').played), (2, 1));
    assert_eq!(
        columns(&standings, 'A'),
        [(GamePoints, decided(14)), (WonSessions, basis("ties.3")), (BestSession, basis("ties.5"))]
    );
}
