//! Random hands against the oracle, and every one-suit hand of 13 tiles.
use crate::hands::any_hand;
use crate::oracle::{Oracle, completing, orphans, pairs};
use proptest::prelude::*;
use reglament_rules::counts::TileCounts;
use reglament_rules::shape::{
    OwnCopies, SevenPairs, Shapes, ThirteenOrphans, discards, shanten, shanten_of, ukeire, waits,
};
use reglament_rules::tile::KindSet;
use std::cell::RefCell;

thread_local! {
    static ORACLE: RefCell<Oracle> = RefCell::new(Oracle::new());
}

const SICHUAN: Shapes = Shapes { pairs: SevenPairs::Repeats, orphans: ThirteenOrphans::No };
const ALL: [Shapes; 3] = [Shapes::STANDARD, Shapes::RIICHI, SICHUAN];
const WAITING: &[usize] = &[1, 4, 7, 10, 13, 13, 13];
const DRAWN: &[usize] = &[2, 5, 8, 11, 14, 14, 14];

fn away(lacking: u8) -> i8 {
    lacking as i8 - 1
}

fn check_shanten(hand: TileCounts) {
    for shapes in ALL {
        let found = shanten_of(hand, 0, shapes).unwrap();
        assert_eq!(found.standard, away(ORACLE.with_borrow_mut(|o| o.standard(hand))), "{hand:?}");
        assert_eq!(found.pairs, pairs(hand, shapes.pairs).map(away), "{hand:?}");
        assert_eq!(found.orphans, orphans(hand, shapes.orphans).map(away), "{hand:?}");
    }
}

fn check_accepted(hand: TileCounts) {
    for shapes in ALL {
        let (lacking, accepted) = ORACLE.with_borrow_mut(|o| o.accepted(hand, shapes));
        let found = ukeire(hand, 0, shapes).unwrap();
        assert_eq!((found.shanten, found.accepted), (away(lacking), accepted), "{hand:?} {shapes:?}");
    }
}

fn check_waits(hand: TileCounts) {
    for shapes in ALL {
        let all = completing(hand, KindSet::ALL, shapes);
        assert_eq!(waits(hand, &[], shapes, OwnCopies::Ignored), Ok(all), "{hand:?} {shapes:?}");
        let possible = all.difference(hand.four_or_more());
        assert_eq!(waits(hand, &[], shapes, OwnCopies::Concealed), Ok(possible), "{hand:?} {shapes:?}");
        assert_eq!(waits(hand, &[], shapes, OwnCopies::All), Ok(possible), "{hand:?} {shapes:?}");
        assert_eq!(
            shanten_of(hand, 0, shapes).unwrap().min() == 0,
            !possible.is_empty(),
            "{hand:?} {shapes:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn shanten_is_the_distance_to_the_nearest_target(hand in any_hand(WAITING), drawn in any_hand(DRAWN)) {
        check_shanten(hand);
        check_shanten(drawn);
    }

    #[test]
    fn accepted_tiles_are_those_that_lessen_the_distance(hand in any_hand(WAITING)) {
        check_accepted(hand);
    }

    #[test]
    fn waits_are_the_tiles_that_complete_the_hand(hand in any_hand(WAITING)) {
        check_waits(hand);
    }

    #[test]
    fn a_discard_leaves_what_the_rest_of_the_hand_says(hand in any_hand(DRAWN)) {
        let found = discards(hand, 0, Shapes::RIICHI).unwrap();
        prop_assert!(found.iter().map(|d| d.kind).eq(hand.kinds().iter()));
        let mut least = i8::MAX;
        for discard in found {
            let mut rest = hand;
            prop_assert!(rest.remove(discard.kind));
            prop_assert_eq!(discard.after, ukeire(rest, 0, Shapes::RIICHI).unwrap());
            least = least.min(discard.after.shanten);
        }
        prop_assert_eq!(least, shanten(hand, 0).unwrap().min().max(0));
    }
}

#[test]
fn every_hand_of_thirteen_tiles_of_one_suit() {
    let mut hands = vec![[0u8; 34]];
    for rank in 0..9 {
        let more = |hand: [u8; 34]| {
            (0..=4).map(move |n| std::array::from_fn(|i| if i == rank { n } else { hand[i] }))
        };
        hands = hands.into_iter().flat_map(more).filter(|h| h.iter().sum::<u8>() <= 13).collect();
    }
    hands.retain(|hand| hand.iter().sum::<u8>() == 13);
    assert_eq!(hands.len(), 93_600);
    // A tile of another suit cannot be paired.
    let suit = KindSet::from_bits(0o777);
    for counts in hands {
        let hand = TileCounts::from_array(&counts).unwrap();
        let all = completing(hand, suit, Shapes::RIICHI);
        assert_eq!(waits(hand, &[], Shapes::RIICHI, OwnCopies::Ignored), Ok(all), "{hand:?}");
        let possible = all.difference(hand.four_or_more());
        assert_eq!(waits(hand, &[], Shapes::RIICHI, OwnCopies::All), Ok(possible), "{hand:?}");
    }
}
