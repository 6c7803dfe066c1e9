//! Samara: mean place, points, spread of places, spread of points; three prize winners; a lot for prizes.
use super::support::{places as places_of, *};
use reglament_tournament::standings::{Cell, Decider, Order, Prize, Remedy, Value, honours};
use reglament_tournament::{RoundNo, TableNo};
use rules::clause::{Basis, DecisionList, Register};
use rules::hall::Criterion::{MeanPlace, PlaceSpread, PointSpread, TablePoints};
use rules::regulation::RegulationId::Samara;

fn basis(id: &str) -> Basis {
    clause(Register::Samara, id)
}

const D45: Basis = decision(DecisionList::Riichi, 45);

#[test]
fn samara_6_3_1__the_mean_place_comes_first() {
    let a = games(&[(2, 60000), (3, 60000)]);
    let b = games(&[(1, 10000), (3, 10000)]);
    let found = standings(Samara, &[a, b.clone()], vec![]);
    assert_eq!(order(&found), "BA");
    let mean = |doubled| Value::Mean { doubled, games: 2 };
    separated(&found, 'B', MeanPlace, (mean(8), mean(10)), basis("6.3.1"));
    // A shared place is the mean of its places: 1.5 and 3 are worse than 1 and 3.
    let cell =
        |round, place| Cell { round: RoundNo(round), table: Some(TableNo(1)), score: game(place, 30000, 0) };
    let shared = vec![cell(1, shared(1, 2)), cell(2, shared(3, 3))];
    assert_eq!(order(&standings(Samara, &[shared, b], vec![])), "BA");
    // Sitting a round out costs nothing: the mean is over the games played.
    let rested = games(&[(1, 1000)]);
    assert_eq!(order(&standings(Samara, &[games(&[(1, 30000), (2, 30000)]), rested], vec![])), "BA");
}

#[test]
fn samara_6_3_2__then_the_sum_of_points_with_chombos() {
    let a = games(&[(1, 40000), (2, 30000)]);
    let b = games(&[(2, 36000), (1, 36000)]);
    let found = standings(Samara, &[a.clone(), b.clone()], vec![]);
    assert_eq!(order(&found), "BA");
    separated(&found, 'B', TablePoints, (Value::Whole(72000), Value::Whole(70000)), basis("6.3.2"));
    // A chombo takes 20,000 off the points and leaves the place (D46).
    let mut fined = b;
    fined[0].score = game(shared(2, 2), 36000, 1);
    let found = standings(Samara, &[a, fined], vec![]);
    assert_eq!(order(&found), "AB");
    separated(&found, 'A', TablePoints, (Value::Whole(70000), Value::Whole(52000)), basis("6.3.2"));
}

#[test]
fn samara_6_3_3__then_the_smaller_spread_of_places() {
    let a = games(&[(1, 30000), (4, 30000)]);
    let b = games(&[(2, 30000), (3, 30000)]);
    let found = standings(Samara, &[a, b], vec![]);
    assert_eq!(order(&found), "BA");
    let spread = |scaled| Value::Spread { scaled, games: 2 };
    separated(&found, 'B', PlaceSpread, (spread(4), spread(36)), basis("6.3.3"));
}

#[test]
fn samara_6_3_3_2__places_2_3_2_3_are_ahead_of_1_4_1_4() {
    let places = |places: [u8; 4]| games(&places.map(|place| (place, 30000)));
    let found = standings(Samara, &[places([1, 4, 1, 4]), places([2, 3, 2, 3])], vec![]);
    assert_eq!(order(&found), "BA");
    let separation = separation(&found, 'B');
    // Variance 0.25 against 2.25: sixteenths of the sum over four times sixteen.
    assert_eq!(separation.own, Value::Spread { scaled: 16, games: 4 });
    assert_eq!(separation.other, Value::Spread { scaled: 144, games: 4 });
    assert_eq!(separation.measured, Some(basis("6.3.3-2")));
}

#[test]
fn samara_6_3_4__then_the_smaller_difference_of_best_and_worst_then_the_judge() {
    let a = games(&[(2, 50000), (2, 10000)]);
    let b = games(&[(2, 31000), (2, 29000)]);
    let found = standings(Samara, &[a, b.clone()], vec![]);
    assert_eq!(order(&found), "BA");
    separated(&found, 'B', PointSpread, (Value::Whole(2000), Value::Whole(40000)), basis("6.3.4"));
    assert_eq!(
        columns(&found, 'A'),
        [
            (MeanPlace, basis("6.3.1")),
            (TablePoints, basis("6.3.2")),
            (PlaceSpread, basis("6.3.3")),
            (PointSpread, basis("6.3.4"))
        ]
    );
    // Equal in all four: the place is shared, and the judge draws a lot for the prize (D45).
    let equal = [b.clone(), b];
    let open = standings(Samara, &equal, vec![]);
    assert_eq!(order(&open), "A=B");
    assert_eq!((open.ties[0].open, open.ties[0].basis), (Some(Remedy::LotForPrize), D45));
    let entries = vec![entry('B'), entry('A')];
    let drawn = standings(Samara, &equal, vec![Order { after: RoundNo(2), entries, by: Decider::Lot }]);
    assert_eq!((places(&drawn), row(&drawn, 'B').prize), (vec![1, 1], Prize::Of(1)));
    assert_eq!(row(&drawn, 'A').prize, Prize::Of(2));
}

#[test]
fn samara_6_3_4_2__42500_and_22500_are_ahead_of_50100_and_100() {
    let a = games(&[(2, 100), (2, 50100), (2, 34900)]);
    let b = games(&[(2, 22500), (2, 42500), (2, 20100)]);
    let found = standings(Samara, &[a, b], vec![]);
    assert_eq!(order(&found), "BA");
    let separation = separation(&found, 'B');
    assert_eq!(separation.own, Value::Whole(22400));
    assert_eq!(separation.other, Value::Whole(50000));
    assert_eq!(separation.measured, Some(basis("6.3.4-2")));
}

#[test]
fn samara_1_4__the_best_three_are_the_winner_and_the_prize_winners() {
    let event = closed_with(Samara, 4);
    let places = |place| games(&[(place, 30000); 4]);
    let found = standings(Samara, &[places(4), places(1), places(3), places(2)], vec![]);
    let found = honours(&event, &found);
    assert_eq!((found.winner.value, found.winner.basis), (Some(entry('B')), basis("1.4")));
    assert_eq!(found.prizes.value, [(1, entry('B')), (2, entry('D')), (3, entry('C'))]);
    assert_eq!(found.prizes.basis, basis("1.4"));
    assert_eq!(found.history.value.len(), 4);
}

#[test]
fn a_tie_across_the_last_prize_leaves_somebody_without() {
    let places = |place| games(&[(place, 30000); 4]);
    let players = [places(1), places(2), places(3), places(3), places(4), places(4)];
    let open = standings(Samara, &players, vec![]);
    assert_eq!(order(&open), "ABC=DE=F");
    assert_eq!(row(&open, 'D').prize, Prize::Undecided { from: 3, to: 3 });
    // Nothing hangs on the last places: nothing is to be drawn.
    assert_eq!(open.open_ties().count(), 1);
    let drawn = Order { after: RoundNo(4), entries: vec![entry('D'), entry('C')], by: Decider::Lot };
    let drawn = standings(Samara, &players, vec![drawn]);
    assert_eq!((row(&drawn, 'D').prize, row(&drawn, 'C').prize), (Prize::Of(3), Prize::None));
    assert_eq!(places_of(&drawn), [1, 2, 3, 3, 5, 5]);
}
