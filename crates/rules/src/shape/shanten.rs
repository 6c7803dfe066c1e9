//! Shanten: how many tiles a hand is away from tenpai.
use super::held::{Held, odd};
use super::tables::{all_but_first, honour_class, lacking_by_suit, suit_and_honours, suit_class};
use super::{SevenPairs, ShapeError, Shapes, ThirteenOrphans};
use crate::counts::TileCounts;

/// The distance of a hand from tenpai in each shape: 0 is tenpai, −1 complete.
///
/// `None` where the shape does not count or the hand is too short for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shanten {
    /// Four groups and a pair.
    pub standard: i8,
    /// Seven pairs.
    pub pairs: Option<i8>,
    /// Thirteen orphans.
    pub orphans: Option<i8>,
}

impl Shanten {
    /// The least of them.
    #[inline]
    pub fn min(self) -> i8 {
        let least = self.pairs.map_or(self.standard, |n| n.min(self.standard));
        self.orphans.map_or(least, |n| n.min(least))
    }
}

/// The shanten of a hand of 3n+1 or 3n+2 concealed tiles in the shapes of riichi.
///
/// ```
/// use reglament_rules::{counts::TileCounts, shape::shanten, tile::TileKind};
/// let pair_of_easts = TileCounts::from_iter([TileKind::EAST; 2]);
/// assert_eq!(shanten(pair_of_easts, 4).map(|s| s.min()), Ok(-1));
/// ```
#[inline]
pub fn shanten(concealed: TileCounts, melds: usize) -> Result<Shanten, ShapeError> {
    shanten_of(concealed, melds, Shapes::RIICHI)
}

/// The shanten of a hand of 3n+1 or 3n+2 concealed tiles in these shapes.
#[inline]
pub fn shanten_of(concealed: TileCounts, melds: usize, shapes: Shapes) -> Result<Shanten, ShapeError> {
    let held = Held::new(concealed, melds)?;
    let [m, p, s, z] = held.words;
    let rest = all_but_first(suit_class(p), suit_and_honours(suit_class(s), honour_class(z)));
    let standard = lacking_by_suit(held.groups, rest).with(suit_class(m)) as i8 - 1;
    let (mut pairs, mut orphans) = (None, None);
    if held.groups == 4 {
        pairs = pairs_lacking(&held, shapes.pairs).map(|n| n as i8 - 1);
        orphans = orphans_lacking(&held, shapes.orphans).map(|n| n as i8 - 1);
    }
    Ok(Shanten { standard, pairs, orphans })
}

/// Tiles lacking for seven pairs of a hand of 13 or 14 tiles.
#[inline]
pub(super) fn pairs_lacking(held: &Held, pairs: SevenPairs) -> Option<u8> {
    match pairs {
        SevenPairs::No => None,
        SevenPairs::Different => {
            let (kinds, pairs) = held.kinds_and_pairs();
            // A kind that is missing costs its first tile too.
            Some((7 - pairs + 7_u32.saturating_sub(kinds)) as u8)
        }
        SevenPairs::Repeats => {
            let single = held.pick(odd).len() as u32;
            Some((7 - (held.tiles - single) / 2) as u8)
        }
    }
}

/// Tiles lacking for thirteen orphans of a hand of 13 or 14 tiles.
#[inline]
pub(super) fn orphans_lacking(held: &Held, orphans: ThirteenOrphans) -> Option<u8> {
    match orphans {
        ThirteenOrphans::No => None,
        ThirteenOrphans::Yes => {
            let (kinds, pairs) = held.orphan_kinds_and_pairs();
            Some((14 - kinds - pairs.min(1)) as u8)
        }
    }
}
