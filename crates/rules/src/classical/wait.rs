//! What completes a hand, in all shapes of the family, and the calling hand.
use super::matching::is_own_shape;
use super::point::{DRAGONS, HONOURS, SUITS, WINDS};
use super::rules::{ClassicalRules, NonclassicalHands};
use super::topic::Topic;
use super::whole::{Melded, counts_of};
use crate::clause::{Answer, Basis};
use crate::counts::{LOW_BITS, TileCounts, sum_fields};
use crate::hand::Hand;
use crate::seat::Wind;
use crate::shape::{self, OwnCopies, SevenPairs, ShapeError, Shapes, ThirteenOrphans};
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

/// Whether thirteen tiles are near a shape that is neither four sets and a pair nor pairs nor orphans: nearly all
/// hands are not, and need not be tried kind by kind.
#[inline]
fn may_be_own_shape(counts: TileCounts) -> bool {
    let [m, p, s, z] = counts.words();
    let kinds = ((z | z >> 1 | z >> 2) & LOW_BITS).count_ones();
    let honours = sum_fields(z);
    let bits = counts.kinds().bits();
    let (winds, dragons) = ((bits & WINDS).count_ones(), (bits & DRAGONS).count_ones());
    let one_suit = [m, p, s].iter().filter(|w| **w != 0).count() == 1;
    // The Rose with up to one more honour; the dragon chow with a pair of winds; bamboo with Red and Green; one suit
    // with a pung of its dragon.
    winds >= 3 && (3..=5).contains(&honours)
        || dragons >= 2 && dragons + winds == kinds && winds <= 1 && (3..=5).contains(&honours)
        || dragons >= 1 && winds == 0 && one_suit && honours <= 3
}
