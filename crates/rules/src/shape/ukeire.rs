//! Ukeire: the tiles that a hand accepts, and what each discard would accept.
use super::accept::Accept;
use super::held::Held;
use super::{ShapeError, Shapes};
use crate::counts::TileCounts;
use crate::tile::{KindSet, TileKind};
use arrayvec::ArrayVec;

/// The distance of a hand of 3n+1 tiles from tenpai, and the tiles that lessen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ukeire {
    /// 0 is tenpai.
    pub shanten: i8,
    /// Kinds of which one more tile lessens the shanten; none that the hand holds four of.
    pub accepted: KindSet,
}

impl Ukeire {
    /// How many accepted tiles are left when these are seen, the own ones among them.
    pub fn remaining(self, visible: TileCounts) -> u32 {
        self.accepted.iter().map(|kind| 4 - u32::from(visible.get(kind).min(4))).sum()
    }
}

/// A discard from a hand of 3n+2 tiles and what the hand accepts after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discard {
    /// The discarded kind.
    pub kind: TileKind,
    /// The hand without it.
    pub after: Ukeire,
}

/// The discards of a hand, each kind once, in the order of the kinds.
pub type Discards = ArrayVec<Discard, 14>;

/// The shanten of a hand of 3n+1 concealed tiles and the tiles it accepts, in one pass.
#[inline]
pub fn ukeire(concealed: TileCounts, melds: usize, shapes: Shapes) -> Result<Ukeire, ShapeError> {
    let held = Held::new(concealed, melds)?;
    if held.lacks_one() {
        Ok(of(&held, shapes))
    } else {
        Err(ShapeError::Length { concealed: held.tiles, melds })
    }
}

/// What a hand of 3n+2 concealed tiles accepts after each discard.
pub fn discards(concealed: TileCounts, melds: usize, shapes: Shapes) -> Result<Discards, ShapeError> {
    let held = Held::new(concealed, melds)?;
    if held.lacks_one() {
        return Err(ShapeError::Length { concealed: held.tiles, melds });
    }
    Ok(concealed
        .kinds()
        .iter()
        .map(|kind| {
            let mut rest = held;
            rest.words[kind.index() / 9] -= 1 << (kind.index() % 9 * 3);
            rest.tiles -= 1;
            Discard { kind, after: of(&rest, shapes) }
        })
        .collect())
}

#[inline]
fn of(held: &Held, shapes: Shapes) -> Ukeire {
    let accept = Accept::of(held, shapes);
    Ukeire { shanten: accept.lacking as i8 - 1, accepted: accept.kinds }
}
