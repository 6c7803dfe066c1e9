//! The shape of a hand without any rule set: distance, waits, accepted tiles.
//!
//! A hand has 3n+1 concealed tiles while it waits and 3n+2 with one more. Its n groups are looked for among the
//! concealed tiles; the other 4 − n are taken as complete, whether they were declared to these functions or not.
//! So a short hand stands for itself with the melds left out. A length of 3n is an error, as are five of a kind.
//!
//! Distances are counted to hands that can exist: none with five of a kind. A hand that waits only for a fifth
//! copy is therefore not tenpai here (Tenhou's and PyPI `mahjong`'s reading too); [`waits`] can be asked for such
//! kinds.
mod accept;
mod fifth;
mod held;
mod reach;
mod shanten;
mod tables;
mod ukeire;
mod waits;

pub use reach::{Reach, lacking, reach};
pub use shanten::{Shanten, shanten, shanten_of};
pub use ukeire::{Discard, Discards, Ukeire, discards, ukeire};
pub use waits::{OwnCopies, waits};

#[allow(unused_imports, reason = "for the valuation, which looks suits up by the same number")]
pub(crate) use tables::{honour_index, suit_index};

use crate::tile::KindSet;
use std::fmt;

/// Which shapes count besides four groups and a pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shapes {
    /// Seven pairs.
    pub pairs: SevenPairs,
    /// Thirteen orphans.
    pub orphans: ThirteenOrphans,
}

impl Shapes {
    /// Four groups and a pair, nothing else.
    pub const STANDARD: Self = Self { pairs: SevenPairs::No, orphans: ThirteenOrphans::No };
    /// The shapes of riichi: also seven different pairs and thirteen orphans.
    pub const RIICHI: Self = Self { pairs: SevenPairs::Different, orphans: ThirteenOrphans::Yes };
}

/// Whether seven pairs are a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SevenPairs {
    /// They are none.
    No,
    /// All seven of different kinds.
    Different,
    /// Four of a kind may stand for two pairs.
    Repeats,
}

/// Whether one of each terminal and honour, one of them twice, is a shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThirteenOrphans {
    /// It is none.
    No,
    /// It is one.
    Yes,
}

/// Why tiles have no distance and no waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShapeError {
    /// The number of concealed tiles does not suit the question: a multiple of three, more than the melds leave
    /// room for, or 3n+2 where 3n+1 are asked for and the other way round.
    Length {
        /// Concealed tiles.
        concealed: u32,
        /// Declared melds.
        melds: usize,
    },
    /// More than four tiles of these kinds.
    MoreThanFour(KindSet),
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { concealed, melds } => {
                write!(f, "{concealed} concealed tiles beside {melds} melds are no hand for this question")
            }
            Self::MoreThanFour(kinds) => write!(f, "more than four tiles of {kinds:?}"),
        }
    }
}

impl std::error::Error for ShapeError {}
