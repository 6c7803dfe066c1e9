//! One way to read a complete hand.
use crate::meld::Group;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// The standing tiles of a complete hand as sets and a pair, or as seven pairs.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// Sets and a pair.
    Sets {
        /// The standing sets: chows and pungs. With the declared sets they are four.
        groups: ArrayVec<Group, 4>,
        /// The pair.
        pair: TileKind,
    },
    /// Seven pairs; four of a kind are two of them.
    SevenPairs,
}

impl Reading {
    /// The id used in JSON.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Sets { .. } => "sets",
            Self::SevenPairs => "seven_pairs",
        }
    }

    /// Whether none of its sets is a chow.
    pub(super) fn has_only_pungs(&self) -> bool {
        match self {
            Self::Sets { groups, .. } => groups.iter().all(|g| !matches!(g, Group::Chow(_))),
            Self::SevenPairs => false,
        }
    }
}
