//! Fu and their breakdown.
use super::reading::Wait;
use crate::clause::Basis;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// What fu are given for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FuKind {
    /// The 20 of every win.
    Base,
    /// The 25 of seven pairs.
    SevenPairs,
    /// Ron with a concealed hand.
    ConcealedRon,
    /// Self-draw.
    SelfDraw,
    /// An open triplet.
    OpenTriplet(TileKind),
    /// A concealed triplet.
    ConcealedTriplet(TileKind),
    /// A claimed or added kong.
    OpenKong(TileKind),
    /// A concealed kong.
    ConcealedKong(TileKind),
    /// A pair of dragons, of the seat wind or the prevailing wind.
    Pair(TileKind),
    /// A closed, edge or pair wait.
    Wait(Wait),
    /// An open hand without other fu.
    OpenPinfu,
}

impl FuKind {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::SevenPairs => "seven_pairs",
            Self::ConcealedRon => "concealed_ron",
            Self::SelfDraw => "self_draw",
            Self::OpenTriplet(_) => "open_triplet",
            Self::ConcealedTriplet(_) => "concealed_triplet",
            Self::OpenKong(_) => "open_kong",
            Self::ConcealedKong(_) => "concealed_kong",
            Self::Pair(_) => "pair",
            Self::Wait(_) => "wait",
            Self::OpenPinfu => "open_pinfu",
        }
    }

    /// The tile it speaks of.
    pub const fn tile(self) -> Option<TileKind> {
        match self {
            Self::OpenTriplet(k)
            | Self::ConcealedTriplet(k)
            | Self::OpenKong(k)
            | Self::ConcealedKong(k)
            | Self::Pair(k) => Some(k),
            _ => None,
        }
    }
}

/// One line of the breakdown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FuLine {
    /// What for.
    pub kind: FuKind,
    /// How many.
    pub fu: u8,
    /// The clause that says so.
    pub basis: Basis,
}

/// The fu of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fu {
    /// The breakdown; empty for yakuman that need none and for renhou.
    pub lines: ArrayVec<FuLine, 8>,
    /// The sum before rounding.
    pub raw: u8,
    /// Rounded up to tens (25 for seven pairs); 0 where fu mean nothing.
    pub rounded: u8,
    /// The clause of the rounding, where there was something to round.
    pub rounding: Option<Basis>,
}

/// Whether a group is concealed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Concealed {
    No,
    Yes,
}

/// Whether a group of equal tiles is a kong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kong {
    No,
    Yes,
}

/// Fu of a triplet or kong: 2 for an open triplet, doubled for concealed, for terminals and honours, twice
/// doubled for a kong.
pub(super) const fn group_fu(kind: TileKind, concealed: Concealed, kong: Kong) -> u8 {
    2 << (concealed as u8 + kind.is_terminal_or_honour() as u8 + 2 * kong as u8)
}
