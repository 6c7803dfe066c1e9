//! Gambler: tournament points, whists, Mahjongs, the lot; the final of four; one winner, teams, the history of places.
use super::support::*;
use reglament_tournament::protocol::Score;
use reglament_tournament::standings::{
    By, Decider, Order, Prize, Remedy, Stage, Standings, Value, finalists, honours, with_final,
};
use reglament_tournament::{EntryId, RoundNo};
use rules::clause::{Basis, DecisionList, Register};
use rules::hall::Criterion::{Mahjongs, TournamentPoints, Whists};
use rules::hall::FinalStage;
use rules::regulation::RegulationId::Gambler;

fn basis(id: &str) -> Basis {
    clause(Register::Gambler, id)
}

const B15: Basis = decision(DecisionList::Gambler, 15);

/// Totals after four rounds, all in the last one.
fn totals(players: &[(i32, i32, u8)], orders: Vec<Order>) -> Standings {
    let rounds = |last: &(i32, i32, u8)| classical(&[(0, 0, 0), (0, 0, 0), (0, 0, 0), *last]);
    standings(Gambler, &players.iter().map(rounds).collect::<Vec<_>>(), orders)
}

#[test]
fn gambler_3_5__tournament_points_highest_first() {
    let standings = totals(&[(10, 900, 9), (11, -900, 0)], vec![]);
    assert_eq!(order(&standings), "BA");
    separated(&standings, 'B', TournamentPoints, (Value::Halves(11), Value::Halves(10)), basis("3.5"));
    assert_eq!(
        columns(&standings, 'A'),
        [(TournamentPoints, basis("3.5")), (Whists, basis("3.5-2")), (Mahjongs, basis("3.5-3"))]
    );
}

#[test]
fn gambler_3_5_2__then_the_sum_of_whists() {
    let standings = totals(&[(42, 900, 9), (42, 1200, 1)], vec![]);
    assert_eq!(order(&standings), "BA");
    separated(&standings, 'B', Whists, (Value::Whole(1200), Value::Whole(900)), basis("3.5-2"));
}

#[test]
fn gambler_3_5_3__then_mahjongs_then_a_lot() {
    let equal = [(42, 900, 3), (42, 900, 4), (42, 900, 3), (10, 0, 0), (10, 0, 0)];
    let open = totals(&equal, vec![]);
    assert_eq!(order(&open), "BA=CD=E");
    separated(&open, 'B', Mahjongs, (Value::Whole(4), Value::Whole(3)), basis("3.5-3"));
    let ties: Vec<_> = open.open_ties().map(|tie| (tie.place, tie.basis, tie.open)).collect();
    let lot = Some(Remedy::LotForPlaces);
    assert_eq!(ties, [(2, B15, lot), (4, B15, lot)]);
    assert_eq!(row(&open, 'C').prize, Prize::Undecided { from: 2, to: 3 });

    let drawn = Order { after: RoundNo(4), entries: vec![entry('C'), entry('A')], by: Decider::Lot };
    let decided = totals(&equal, vec![drawn.clone()]);
    assert_eq!(order(&decided), "BCAD=E");
    let lot = separation(&decided, 'C');
    assert_eq!((lot.by, lot.own, lot.other, lot.basis), (By::Lot, Value::Drawn(1), Value::Drawn(2), B15));
    assert_eq!(row(&decided, 'A').prize, Prize::Of(3));
    // A lot after another round says nothing.
    let elsewhere = totals(&equal, vec![Order { after: RoundNo(3), ..drawn }]);
    assert_eq!(order(&elsewhere), "BA=CD=E");
}

/// Six players after four rounds: A to F, each a point behind the other.
fn rounds() -> Standings {
    totals(&[(60, 0, 0), (50, 0, 0), (40, 0, 0), (30, 0, 0), (20, 0, 0), (20, 0, 0)], vec![])
}

fn final_of(scores: &[(char, i32, u8)]) -> Standings {
    let law = law_of(Gambler);
    let scores: Vec<(EntryId, Score)> = scores
        .iter()
        .map(|(letter, whists, mahjongs)| {
            let points = rules::classical::TournamentPoints::ZERO;
            (entry(*letter), Score::Classical { points, whists: *whists, mahjongs: *mahjongs })
        })
        .collect();
    let prizes = law.hall.ties.prize_places.value.get() as u16;
    with_final(&law, prizes, &rounds(), RoundNo(5), &scores, |_| None)
}

#[test]
fn gambler_2_3__the_best_four_form_the_final_table() {
    let law = law_of(Gambler);
    let found = finalists(&law, &rounds()).expect("a final");
    assert_eq!(found.entries, ['A', 'B', 'C', 'D'].map(entry));
    assert_eq!(found.stage, basis("2.3"));
    assert_eq!(law.hall.course.final_stage.value, FinalStage::BestFour);
}

#[test]
fn gambler_5_1_3__the_four_with_the_most_points_after_the_rounds() {
    let found = finalists(&law_of(Gambler), &rounds()).expect("a final");
    assert_eq!((found.basis, found.undecided), (basis("5.1-3"), None));
    // A tie across the border is named: the lot comes first.
    let tied = totals(&[(60, 0, 0), (50, 0, 0), (40, 0, 0), (30, 0, 0), (30, 0, 0)], vec![]);
    let found = finalists(&law_of(Gambler), &tied).expect("a final");
    let tie = found.undecided.expect("a tie");
    assert_eq!((tie.place, tie.entries.as_slice()), (4, ['D', 'E'].map(entry).as_slice()));
    // Within the table it decides nothing about who plays.
    let tied = totals(&[(60, 0, 0), (50, 0, 0), (30, 0, 0), (30, 0, 0), (10, 0, 0)], vec![]);
    assert_eq!(finalists(&law_of(Gambler), &tied).expect("a final").undecided, None);
}

#[test]
fn gambler_2_5_4__most_whists_win_the_final() {
    let standings = final_of(&[('A', 1500, 0), ('B', -200, 0), ('C', 1502, 0), ('D', -2802, 0)]);
    assert_eq!(order(&standings), "CABDE=F");
    separated(&standings, 'C', Whists, (Value::Whole(1502), Value::Whole(1500)), basis("2.5-4"));
    // Equal whists: Mahjongs of the final, then the order after the rounds (B15).
    let standings = final_of(&[('A', 100, 2), ('B', 100, 3), ('C', -100, 1), ('D', -100, 1)]);
    assert_eq!(order(&standings), "BACDE=F");
    separated(&standings, 'B', Mahjongs, (Value::Whole(3), Value::Whole(2)), B15);
    let found = separation(&standings, 'C');
    let place = |place| Value::Place { after: RoundNo(4), place };
    assert_eq!(found.by, By::RoundsOrder);
    assert_eq!((found.own, found.other, found.basis), (place(3), place(4), B15));
    assert_eq!(columns(&standings, 'A'), [(Whists, basis("2.5-4")), (Mahjongs, B15)]);
}

#[test]
fn gambler_2_3_2__the_final_alone_decides_and_nothing_is_carried_over() {
    let standings = final_of(&[('A', -30, 0), ('B', -20, 0), ('C', -10, 0), ('D', 60, 0)]);
    assert_eq!(order(&standings), "DCBAE=F");
    assert_eq!(row(&standings, 'D').stage, Stage::Final);
    let border = separation(&standings, 'A');
    assert_eq!((border.by, border.basis), (By::Final, basis("2.3-2")));
    // Behind them the order after the rounds goes on.
    assert_eq!((row(&standings, 'E').stage, row(&standings, 'E').place), (Stage::Rounds, Some(5)));
    assert_eq!(standings.shared_with(row(&standings, 'F')), ['E', 'F'].map(entry));
}

#[test]
fn gambler_1_3__one_named_winner() {
    let event = closed_with(Gambler, 8);
    let standings = final_of(&[('A', 1, 0), ('B', 2, 0), ('C', 3, 0), ('D', -6, 0)]);
    let found = honours(&event, &standings);
    assert_eq!((found.winner.value, found.winner.basis), (Some(entry('C')), basis("1.3")));
    assert_eq!(found.stage.value, FinalStage::BestFour);
    // Nobody is named while something may still move: while the event goes on, and while a round is not confirmed.
    assert_eq!(honours(&event_with(Gambler, 8), &standings).winner.value, None);
    let mut open = standings;
    open.waiting.rounds.push(RoundNo(5));
    assert_eq!(honours(&event, &open).winner.value, None);
}

#[test]
fn gambler_1_3_3__places_one_to_four_enter_the_history() {
    let event = closed_with(Gambler, 8);
    let standings = final_of(&[('A', 1, 0), ('B', 2, 0), ('C', 3, 0), ('D', -6, 0)]);
    let found = honours(&event, &standings);
    let history: Vec<_> = found.history.value.iter().map(|p| (p.place, letter(p.entry), p.person)).collect();
    let person = |letter| Some(reglament_tournament::PersonId(entry(letter).0));
    assert_eq!(
        history,
        [(1, 'C', person('C')), (2, 'B', person('B')), (3, 'A', person('A')), (4, 'D', person('D'))]
    );
    assert_eq!(found.history.basis, basis("1.3-3"));
    assert_eq!(found.prizes.basis, basis("1.3-3"));
    assert_eq!(found.prizes.value.iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn who_is_disqualified_in_the_final_has_no_place_and_the_others_move_up() {
    let law = law_of(Gambler);
    let points = rules::classical::TournamentPoints::ZERO;
    let score = |whists| Score::Classical { points, whists, mahjongs: 0 };
    let scores = [('A', 5), ('B', 3), ('C', -4), ('D', -4)].map(|(l, w)| (entry(l), score(w)));
    let out = |who| (who == entry('A')).then_some(reglament_tournament::standings::Out::Left(RoundNo(5)));
    let standings = with_final(&law, 4, &rounds(), RoundNo(5), &scores, out);
    assert_eq!(order(&standings), "BCDE=F");
    assert_eq!(places(&standings), [1, 2, 3, 4, 4]);
    assert_eq!(row(&standings, 'A').place, None);
}
