//! The sheet of a deal: what a protocol records, in the order of play.
use super::award::Award;
use super::ready::{Readiness, WallEndHand};
use super::setup::Players;
use crate::clause::Basis;
use crate::seat::Seat;
use arrayvec::ArrayVec;

/// How a kong was made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum KongKind {
    /// Of four standing tiles.
    Closed,
    /// Of three standing tiles and a discard of this player.
    Melded(Seat),
    /// A freshly drawn fourth tile added to a declared pung.
    Promoted,
    /// A fourth tile that was held back, added to a declared pung.
    Postponed,
}

/// Where the last tile of a Hu came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HuFrom {
    /// From the wall.
    Wall,
    /// A discard of this player.
    Discard(Seat),
    /// The discard of this player right after his kong.
    AfterKong(Seat),
    /// The tile that this player added to his pung.
    RobbedKong(Seat),
}

impl HuFrom {
    /// The player whose tile it was; nobody for the wall.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Wall => None,
            Self::Discard(seat) | Self::AfterKong(seat) | Self::RobbedKong(seat) => Some(seat),
        }
    }
}

/// Whether a false Hu held the forbidden suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FalseHu {
    /// It did not: the tiles were incomplete, the declarer in furiten, or the hand dead.
    Plain,
    /// It did.
    ForbiddenSuit,
}

/// The hand of a Hu as the sheet has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HuHand {
    /// Worth so many points, as whoever keeps the protocol has counted.
    Points(i32),
    /// Worth so many points by this clause, as the valuation has counted.
    Counted {
        /// Points.
        points: i32,
        /// The clause of the value.
        basis: Basis,
    },
    /// False.
    False(FalseHu),
}

impl From<&Award> for HuHand {
    fn from(award: &Award) -> Self {
        Self::Counted { points: award.points, basis: award.points_basis }
    }
}

impl HuHand {
    /// What it is worth; nothing if it is false.
    pub const fn points(self) -> Option<i32> {
        match self {
            Self::Points(points) | Self::Counted { points, .. } => Some(points),
            Self::False(_) => None,
        }
    }
}

/// One player's declaration of Hu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HuDeclaration {
    /// Who.
    pub by: Seat,
    /// With what.
    pub hand: HuHand,
}

/// Something that changes points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealEvent {
    /// A kong.
    Kong {
        /// Who declared it.
        by: Seat,
        /// How.
        kind: KongKind,
    },
    /// A declared set of the declarer's forbidden suit.
    ForbiddenMeld {
        /// Who declared it.
        by: Seat,
    },
    /// Hu by one player or by several on one tile.
    Hu {
        /// Where the tile came from.
        from: HuFrom,
        /// The declarations.
        by: ArrayVec<HuDeclaration, 3>,
    },
}

/// Which suits a player has discarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Discards {
    /// Others than the forbidden one too.
    Mixed,
    /// The forbidden suit only.
    OnlyForbidden,
}

/// A player without Hu at the end of the wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WallEndState {
    /// Ready, with a wait of so many points at most.
    Ready(i32),
    /// Not ready.
    NotReady,
    /// With the forbidden suit in the hand.
    ForbiddenSuit(Discards),
}

impl WallEndState {
    /// The state of a hand that was looked at.
    pub fn of(hand: &WallEndHand, discards: Discards) -> Self {
        match hand.readiness {
            Readiness::Ready => Self::Ready(hand.points()),
            Readiness::NotReady => Self::NotReady,
            Readiness::ForbiddenSuit => Self::ForbiddenSuit(discards),
        }
    }
}

/// How the deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealEnd {
    /// All but one have declared Hu: three of four, two of three.
    LastHu,
    /// The wall is empty: what each player without Hu is, by seat.
    Wall([Option<WallEndState>; 4]),
}

/// The sheet of one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealResult {
    /// How many play.
    pub players: Players,
    /// East of the deal.
    pub dealer: Seat,
    /// Kongs, Hu and forbidden sets in the order of play.
    pub events: Vec<DealEvent>,
    /// The end.
    pub end: DealEnd,
}
