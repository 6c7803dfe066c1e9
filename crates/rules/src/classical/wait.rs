//! What completes a hand, in all shapes of the family, and the calling hand.
use super::matching::is_own_shape;
use super::point::{DRAGONS, HONOURS, SUITS, WINDS};
use super::rules::{ClassicalRules, NonclassicalHands};
use super::topic::Topic;
use super::whole::{Melded, counts_of};
use crate::clause::{Answer, Basis};
use crate::counts::{TileCounts, sum_fields};
use crate::hand::Hand;
use crate::seat::Wind;
use crate::shape::{self, OwnCopies, SevenPairs, ShapeError, Shapes, ThirteenOrphans, shanten_of};
use crate::tile::{KindSet, TileKind};

/// The kinds that complete a hand of thirteen tiles (a kong counting three), taken from the wall; kinds all four of
/// which it holds itself are left out. The own wind matters for one limit hand.
pub fn waits(rules: &ClassicalRules, hand: &Hand, own: Wind) -> Result<KindSet, ShapeError> {
    waits_of(rules, hand, hand.concealed, counts_of(hand.concealed, hand), own)
}

/// Whether a hand of thirteen tiles is calling, what it waits for, and the clause that says what calling is.
///
/// A hand is calling when exactly one tile is missing; several kinds may fit. Whether the hand could then be
/// declared is another question.
pub fn calling(
    rules: &ClassicalRules,
    hand: &Hand,
    own: Wind,
) -> Result<Option<Answer<KindSet>>, ShapeError> {
    let value = waits(rules, hand, own)?;
    let basis: Basis = rules.cite(Topic::CallingHand);
    Ok((!value.is_empty()).then_some(Answer { value, basis }))
}

/// The kinds whose discard leaves a hand of fourteen tiles (a kong counting three) calling; none if it holds another
/// number.
pub fn calling_discards(rules: &ClassicalRules, hand: &Hand, own: Wind) -> KindSet {
    let mut out = KindSet::EMPTY;
    let shapes = Shapes { pairs: SevenPairs::Different, orphans: ThirteenOrphans::Yes };
    let near = shanten_of(hand.concealed, hand.melds.len(), shapes).is_ok_and(|s| s.min() <= 0);
    let counts = counts_of(hand.concealed, hand);
    if !near && !may_be_own_shape_after_discard(counts) {
        return out;
    }
    for kind in hand.concealed.kinds().iter() {
        let (mut concealed, mut counts) = (hand.concealed, counts);
        concealed.remove(kind);
        counts.remove(kind);
        if waits_of(rules, hand, concealed, counts, own).is_ok_and(|waits| !waits.is_empty()) {
            out.insert(kind);
        }
    }
    out
}

/// The same for these concealed tiles beside the melds of the hand; `counts` are both together, a kong counting three.
pub(super) fn waits_of(
    rules: &ClassicalRules,
    hand: &Hand,
    concealed: TileCounts,
    counts: TileCounts,
    own: Wind,
) -> Result<KindSet, ShapeError> {
    let shapes = Shapes { pairs: seven_pairs(rules, counts), orphans: ThirteenOrphans::Yes };
    let mut kinds = shape::waits(concealed, &hand.melds, shapes, OwnCopies::All)?;
    if may_be_own_shape(counts) {
        let melded = Melded::of(hand);
        let held = hand.melds.iter().try_fold(concealed, |sum, meld| sum.checked_plus(meld.counts()));
        let known = kinds;
        for kind in TileKind::all().filter(|k| !known.contains(*k)) {
            let mut with = counts;
            with.add(kind);
            if held.is_some_and(|h| h.get(kind) < 4) && is_own_shape(rules, with, melded, own) {
                kinds.insert(kind);
            }
        }
    }
    Ok(kinds)
}

/// Seven pairs of one suit or of honours are classical, others equated.
fn seven_pairs(rules: &ClassicalRules, counts: TileCounts) -> SevenPairs {
    if rules.limit.nonclassical_limit_hands.value == NonclassicalHands::Enabled {
        return SevenPairs::Different;
    }
    let kinds = counts.kinds().bits();
    let one_part = SUITS.iter().chain([&HONOURS]).any(|part| kinds & !part == 0);
    if one_part { SevenPairs::Different } else { SevenPairs::No }
}

/// Whether thirteen tiles may be part of a shape that is neither four sets and a pair nor pairs nor orphans: nearly all
/// hands are not, and need not be tried kind by kind. Nine gates and one more tile are four sets and a pair anyway.
#[inline]
fn may_be_own_shape(counts: TileCounts) -> bool {
    let honours = sum_fields(counts.words()[3]);
    let bits = counts.kinds().bits();
    let (winds, dragons) = ((bits & WINDS).count_ones(), (bits & DRAGONS).count_ones());
    // The Rose with up to one more honour; the dragon chow with a pair of winds; one suit with Red and Green or with a
    // pung of its dragon.
    let rose = winds >= 3 && (3..=5).contains(&honours);
    let dragon_chow = dragons >= 2 && winds <= 1 && (3..=5).contains(&honours);
    let numbers = numbers(bits);
    (rose || dragon_chow) && numbers != Numbers::Other
        || dragons >= 1 && winds == 0 && honours <= 3 && numbers == Numbers::OneSuit
}

/// The same of fourteen tiles one of which is discarded.
#[inline]
fn may_be_own_shape_after_discard(counts: TileCounts) -> bool {
    let bits = counts.kinds().bits();
    let (winds, dragons) = ((bits & WINDS).count_ones(), (bits & DRAGONS).count_ones());
    if winds < 3 && (dragons == 0 || winds > 2) || !are_numbers_near(counts) {
        return false;
    }
    counts.kinds().iter().any(|kind| {
        let mut rest = counts;
        rest.remove(kind);
        may_be_own_shape(rest)
    })
}

/// Whether the numbers are those of such a shape but for one kind.
#[inline]
fn are_numbers_near(counts: TileCounts) -> bool {
    let suits = suits(counts.kinds().bits());
    let lens = suits.map(u64::count_ones);
    let one_suit = lens.iter().sum::<u32>() - lens.iter().max().unwrap_or(&0) <= 1;
    let beside = |suit: u64| THIRDS.iter().map(|third| (suit & !third).count_ones()).min().unwrap_or(0);
    let ranks = suits[0] | suits[1] | suits[2];
    one_suit || ranks.count_ones() <= 2 || suits.into_iter().map(beside).sum::<u32>() <= 1
}

/// 1 4 7, 2 5 8, 3 6 9.
const THIRDS: [u64; 3] = [0o111, 0o222, 0o444];

/// The kinds of each suit.
const fn suits(kinds: u64) -> [u64; 3] {
    [kinds & 0o777, kinds >> 9 & 0o777, kinds >> 18 & 0o777]
}

/// What the numbers of such a shape are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// Of one suit.
    OneSuit,
    /// Of one rank, or a third of each suit: 147, 258, 369.
    ThreeSuits,
    /// Neither.
    Other,
}

#[inline]
fn numbers(kinds: u64) -> Numbers {
    let suits = suits(kinds);
    let all = suits[0] | suits[1] | suits[2];
    let third = |suit: u64| THIRDS.iter().any(|third| suit & !third == 0);
    if suits.iter().filter(|suit| **suit != 0).count() == 1 {
        Numbers::OneSuit
    } else if all.is_power_of_two() || suits.into_iter().all(third) {
        Numbers::ThreeSuits
    } else {
        Numbers::Other
    }
}
