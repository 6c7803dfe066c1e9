//! One way to read a complete hand as groups and a pair, and the wait that the winning tile completed.
use crate::meld::Group;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// Which incomplete group the winning tile completed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wait {
    /// A chow open on both sides (ryanmen).
    TwoSided,
    /// The middle of a chow (kanchan).
    Closed,
    /// The three of 12 or the seven of 89 (penchan).
    Edge,
    /// The pair (tanki).
    Pair,
    /// One of two pairs (shanpon).
    TwoPairs,
}

impl Wait {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TwoSided => "two_sided",
            Self::Closed => "closed",
            Self::Edge => "edge",
            Self::Pair => "pair",
            Self::TwoPairs => "two_pairs",
        }
    }

    /// Whether it gives two fu.
    pub const fn has_fu(self) -> bool {
        matches!(self, Self::Closed | Self::Edge | Self::Pair)
    }
}

/// A group of a reading and how it came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReadGroup {
    /// In the hand; its last tile was not taken by ron.
    Concealed(Group),
    /// In the hand, completed by ron: a triplet so made counts as open.
    WonByRon(Group),
    /// A claimed or added group.
    Open(Group),
    /// A concealed kong.
    ConcealedKong(Group),
}

impl ReadGroup {
    /// The tiles.
    pub const fn group(self) -> Group {
        match self {
            Self::Concealed(g) | Self::WonByRon(g) | Self::Open(g) | Self::ConcealedKong(g) => g,
        }
    }
}

/// One way to read a complete hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// Four groups and a pair.
    Standard {
        /// Declared groups first.
        groups: ArrayVec<ReadGroup, 4>,
        /// The pair.
        pair: TileKind,
        /// The wait that was completed.
        wait: Wait,
    },
    /// Seven different pairs.
    SevenPairs,
    /// Thirteen orphans.
    ThirteenOrphans,
}
