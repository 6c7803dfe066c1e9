//! The wall: which tiles a deal is played with, in which order, and where it is broken.
//!
//! A wall is a value. It comes from a seed ([`Seed::wall`]) or from outside ([`Wall::of`]): a log of another program, a
//! deal somebody wrote down. The commitment to a seed (its SHA-256, published before the deal) is made above this crate,
//! in `formats`, from [`Seed::bytes`]: nothing here needs to know that it was published.
mod dice;
mod plan;
mod seats;
mod shuffle;

pub use dice::{Break, DeadWall, Dice, STACKS, Stack};
pub use plan::{Piece, WallPlan};
pub use seats::{NotDrawn, WindDraw};
pub use shuffle::Seed;

use arrayvec::ArrayVec;
use rules::tile::Tile;
use std::fmt;

/// The most pieces a wall has: 136 tiles and 8 flowers and seasons.
pub const MOST: usize = 144;

/// The pieces of a deal in the order in which they lie: the first is the first one dealt, the last two are the stack
/// from which the first replacement tile is taken (its upper tile is the last but one).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Wall {
    pieces: ArrayVec<Piece, MOST>,
}

/// The pieces are not those of the plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOfPlan;

impl fmt::Display for NotOfPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the pieces of the wall are not those of the set")
    }
}

impl std::error::Error for NotOfPlan {}

impl Wall {
    /// The wall of these pieces in this order; they must be exactly those of the plan.
    pub fn of(plan: WallPlan, pieces: &[Piece]) -> Result<Self, NotOfPlan> {
        let mut given: ArrayVec<Piece, MOST> = pieces.iter().copied().take(MOST).collect();
        let mut needed = plan.pieces();
        given.sort_unstable();
        needed.sort_unstable();
        if given != needed || pieces.len() != needed.len() {
            return Err(NotOfPlan);
        }
        Ok(Self { pieces: pieces.iter().copied().collect() })
    }

    /// How many pieces it has.
    pub const fn len(&self) -> usize {
        self.pieces.len()
    }

    /// Whether it has none.
    pub const fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The piece at a place from the front.
    #[inline]
    pub fn at(&self, place: usize) -> Option<Piece> {
        self.pieces.get(place).copied()
    }

    /// The tile at a place from the front; none where a flower or a season lies or the wall ends.
    #[inline]
    pub fn tile(&self, place: usize) -> Option<Tile> {
        self.at(place).and_then(Piece::tile)
    }

    /// All pieces in order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The same wall with the pieces at two places exchanged; nothing changes if a place is not there.
    #[must_use]
    pub fn exchanged(mut self, one: usize, other: usize) -> Self {
        if one < self.len() && other < self.len() {
            self.pieces.swap(one, other);
        }
        self
    }
}

impl fmt::Debug for Wall {
    /// The pieces in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, piece) in self.pieces.iter().enumerate() {
            write!(f, "{}{piece:?}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
