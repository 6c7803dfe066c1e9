//! Waits: the kinds that complete a hand.
use super::accept::Accept;
use super::fifth::fifth_copies;
use super::held::Held;
use super::{ShapeError, Shapes};
use crate::counts::TileCounts;
use crate::meld::Meld;
use crate::tile::KindSet;

/// Which own copies make a wait void when there are four of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OwnCopies {
    /// None: the kinds that would complete the hand, even where no copy can be left.
    Ignored,
    /// Those among the concealed tiles (Tenhou; the standing tiles of Sichuan).
    Concealed,
    /// Those among the concealed tiles and the melds (EMA 3.3.13).
    All,
}

/// The kinds that complete a hand of 3n+1 concealed tiles in any of these shapes.
///
/// A hand is tenpai where the set is not empty; what the player sees elsewhere plays no part. Four of a kind
/// among concealed tiles and melds are the most that can be: more are an error.
pub fn waits(
    concealed: TileCounts,
    melds: &[Meld],
    shapes: Shapes,
    own: OwnCopies,
) -> Result<KindSet, ShapeError> {
    let held = Held::new(concealed, melds.len())?;
    if !held.lacks_one() {
        return Err(ShapeError::Length { concealed: held.tiles, melds: melds.len() });
    }
    let owned = with_melds(concealed, melds)?;
    let accept = Accept::of(&held, shapes);
    let kinds = if accept.lacking == 1 { accept.kinds } else { KindSet::EMPTY };
    Ok(match own {
        OwnCopies::Ignored => kinds.union(fifth_copies(&held, concealed.four_or_more())),
        OwnCopies::Concealed => kinds,
        OwnCopies::All => kinds.difference(owned.four_or_more()),
    })
}

/// Concealed tiles and melds together.
fn with_melds(concealed: TileCounts, melds: &[Meld]) -> Result<TileCounts, ShapeError> {
    let mut all = concealed;
    let mut excess = KindSet::EMPTY;
    for kind in melds.iter().flat_map(|meld| meld.group().tiles()) {
        all.add(kind);
        // The count itself stops at seven, which is more than four as well.
        if all.get(kind) > 4 {
            excess.insert(kind);
        }
    }
    if excess.is_empty() { Ok(all) } else { Err(ShapeError::MoreThanFour(excess)) }
}
