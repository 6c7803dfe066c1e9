//! Settlement of whole deals.
use crate::help::*;
use proptest::prelude::*;
use reglament_rules::classical::*;
use reglament_rules::seat::Seat;
use reglament_rules::settlement::{Party, deltas};

#[test]
fn the_worked_example_of_the_specification() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!(score.whists, [-84, 288, -108, -96]);
    assert_eq!(score.points().map(|p| p.to_string()), ["1", "4", "-1", "0"]);
    // Best and worst deal there can be.
    let limit = scored(&won(NORTH, [0, 0, 0, 2000]));
    assert_eq!(halves(limit.points()), [-4, -4, -4, 12]);
}

#[test]
fn one_mahjong_on_one_tile() {
    let nearest = |from, seats: &[Seat]| {
        nearest_mahjong(rules(), from, seats.iter().copied().collect()).map(|a| (a.value, a.basis))
    };
    assert_eq!(nearest(SOUTH, &[EAST, NORTH]), Some((NORTH, decision(2))));
    assert_eq!(nearest(NORTH, &[SOUTH, WEST, EAST]), Some((EAST, decision(2))));
    assert_eq!(nearest(SOUTH, &[SOUTH]), None);
}

#[test]
fn totals_of_a_round() {
    use reglament_rules::frame::classical::Game;
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    for result in [won(SOUTH, [8, 96, 0, 4]), won(WEST, [8, 0, 96, 4]), won(NORTH, [0, 0, 0, 2000])] {
        game.play(rules(), &result).unwrap();
    }
    assert_eq!(game.totals()[1].mahjongs, 1);
    assert_eq!(game.totals().map(|t| t.whists).iter().sum::<i32>(), 0);
    assert_eq!(game.deals(), 3);
}

#[test]
fn faults_are_named_all_at_once() {
    let result = DealResult {
        end: DealEnd::Mahjong(MahjongDeal { winner: SOUTH, from: Some(SOUTH), values: [-2, 2002, 0, 0] }),
        fined: reglament_rules::seat::SeatSet::of(SOUTH),
    };
    let faults = settle(rules(), &deal(1), &result, &ON_TIME).unwrap_err();
    assert_eq!(
        faults.kinds().collect::<Vec<_>>(),
        [
            DealFaultKind::NegativeValue,
            DealFaultKind::AboveLimit,
            DealFaultKind::OwnTile,
            DealFaultKind::WinnerFined
        ]
    );
    let limit = faults.cited(rules()).find(|(k, _)| *k == DealFaultKind::AboveLimit).unwrap();
    assert_eq!(limit.1, Some(clause("4.1.2")));
    let absent = DealResult::new(DealEnd::Absent(EAST, Replacement::Impossible)).with_fine(SOUTH);
    let faults = settle(rules(), &deal(1), &absent, &ON_TIME).unwrap_err();
    assert!(faults.contains(DealFaultKind::FinedInAbsence));
}

fn any_deal() -> impl Strategy<Value = DealResult> {
    let values = prop::array::uniform4((0..=1000i32).prop_map(|n| 2 * n));
    (0..4u8, values, 0..3usize).prop_map(|(winner, values, from)| {
        let winner = Seat::new(winner).unwrap();
        let from = (from > 0).then(|| winner.plus(from));
        DealResult::new(DealEnd::Mahjong(MahjongDeal { winner, from, values }))
    })
}

proptest! {
    // A flipped answer makes these fail on purpose; that is no regression to be kept.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whists are zero-sum but for fines, every transfer cites, and differences follow the hands.
    #[test]
    fn settlement_is_zero_sum(result in any_deal(), fined in 0..4usize) {
        let winner = result.winner().unwrap();
        let offender = winner.plus(fined);
        let result = if offender == winner { result } else { result.with_fine(offender) };
        let settled = settle(rules(), &deal(1), &result, &ON_TIME).unwrap();
        let kept: i32 = settled.transfers.iter().filter(|t| t.to == Party::Table).map(|t| t.points).sum();
        prop_assert_eq!(settled.whists().iter().sum::<i32>(), -kept);
        prop_assert_eq!(kept, if offender == winner { 0 } else { 100 });
        prop_assert!(settled.transfers.iter().all(|t| t.points > 0));
        prop_assert_eq!(deltas(&settled.transfers), settled.whists());
    }

    /// A dearer hand never brings fewer whists.
    #[test]
    fn whists_grow_with_the_own_hand(result in any_deal(), seat in 0..4usize) {
        let DealEnd::Mahjong(before) = result.end else { unreachable!() };
        let mut after = before;
        after.values[seat] = (after.values[seat] + 2).min(2000);
        let whists = |d| {
            settle(rules(), &deal(1), &DealResult::new(DealEnd::Mahjong(d)), &ON_TIME).unwrap().whists()[seat]
        };
        prop_assert!(whists(after) >= whists(before));
    }

    /// Place points of a deal with a positive result are always six in all.
    #[test]
    fn places_are_shared_out(result in any_deal()) {
        let score = scored(&result);
        let places: i32 = halves(score.points_for(ScoreKind::Place)).iter().sum();
        prop_assert_eq!(places, if score.whists.iter().any(|w| *w > 0) { 12 } else { 0 });
    }
}
