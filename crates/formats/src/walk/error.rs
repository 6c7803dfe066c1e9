//! What does not fit when a deal is played again.
use crate::record::{Deal, DealName, Event};
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};
use std::error::Error;
use std::fmt;

/// Where a log contradicts itself, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkError {
    /// The deal: 0 = East 1, 4 = South 1.
    pub index: u8,
    /// Its honba.
    pub honba: u16,
    /// How many events came before. The number of all events: the result does not fit.
    pub event: usize,
    /// What does not fit.
    pub mismatch: Mismatch,
}

/// What may come at a point of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaited {
    /// A discard.
    Discard,
    /// A draw or a claim.
    DrawOrClaim,
    /// A draw before riichi.
    DrawBefore,
    /// A tile that makes the declared group.
    TileOfGroup,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Discard => "a discard",
            Self::DrawOrClaim => "a draw or a claim",
            Self::DrawBefore => "a draw before it",
            Self::TileOfGroup => "a tile that makes this group",
        })
    }
}

/// What does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The event cannot follow here.
    Order {
        /// What came.
        event: Event,
        /// What could have come.
        expected: Awaited,
    },
    /// Somebody acts out of turn.
    Turn {
        /// Who acts.
        seat: Seat,
        /// Whose turn it is.
        expected: Seat,
    },
    /// A tile leaves a hand that does not hold it.
    NotInHand {
        /// Whose hand.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A discard is marked as the drawn tile and is another one.
    NotDrawn {
        /// The discard.
        tile: Tile,
        /// The tile drawn, if one was.
        expected: Option<Tile>,
    },
    /// A group claims another tile than the last discard, or from another player.
    NotTheDiscard {
        /// The claimed tile and the player it is claimed from.
        claimed: (Tile, Seat),
        /// The last discard and its player.
        expected: (Tile, Seat),
    },
    /// The tiles of a declared group are no group.
    NotAGroup {
        /// Who declares it.
        seat: Seat,
    },
    /// A tile is added to a pung that is not there.
    NoPung {
        /// Who adds.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A fifth group.
    TooManyGroups {
        /// Whose.
        seat: Seat,
    },
    /// A fifth tile of one kind.
    FifthTile {
        /// The kind.
        kind: TileKind,
    },
    /// A draw from an empty wall, or a fifth kong.
    WallEmpty,
    /// A draw for want of tiles while the wall has some.
    WallLeft {
        /// How many.
        tiles: u8,
    },
    /// More indicators than kongs allow.
    TooManyIndicators,
    /// Riichi with an open hand, or twice.
    NoRiichi {
        /// Who declares.
        seat: Seat,
    },
    /// A stick is paid by somebody who has no riichi to be accepted.
    NothingToAccept {
        /// Who pays.
        seat: Seat,
    },
    /// The game goes on while a riichi waits to be accepted.
    NotAccepted {
        /// Whose riichi.
        seat: Seat,
    },
    /// The winning tile is another one than the last tile played.
    WinningTile {
        /// The recorded tile.
        tile: Tile,
        /// The last tile.
        expected: Option<Tile>,
    },
    /// The next deal begins, and this one has no result.
    NoResult,
    /// The recorded winner cannot win from the recorded player here.
    Winner {
        /// The winner.
        seat: Seat,
        /// The player whose tile it would be.
        from: Seat,
    },
}

impl WalkError {
    pub(crate) const fn new(deal: &Deal, event: usize, mismatch: Mismatch) -> Self {
        Self { index: deal.index, honba: deal.honba, event, mismatch }
    }

    /// What players call the deal.
    pub const fn deal(&self) -> DealName {
        DealName::of_index(self.index, self.honba)
    }
}

impl fmt::Display for WalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, event {}: {}", self.deal(), self.event, self.mismatch)
    }
}

impl Error for WalkError {}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |seat: &Seat| seat.index();
        match self {
            Self::Order { event, expected } => write!(f, "expected {expected}, found {event:?}"),
            Self::Turn { seat, expected } => {
                write!(f, "expected player {}, found player {}", at(expected), at(seat))
            }
            Self::NotInHand { seat, tile } => write!(f, "expected {tile} in the hand of player {}", at(seat)),
            Self::NotDrawn { tile, expected: Some(drawn) } => {
                write!(f, "expected the drawn {drawn}, found {tile}")
            }
            Self::NotDrawn { tile, expected: None } => write!(f, "{tile} is marked as drawn without a draw"),
            Self::NotTheDiscard { claimed, expected } => write!(
                f,
                "expected a claim of {} from player {}, found {} from player {}",
                expected.0,
                at(&expected.1),
                claimed.0,
                at(&claimed.1)
            ),
            Self::NotAGroup { seat } => write!(f, "expected a group from player {}", at(seat)),
            Self::NoPung { seat, tile } => write!(f, "expected an own pung of {tile} at player {}", at(seat)),
            Self::TooManyGroups { seat } => write!(f, "expected at most four groups at player {}", at(seat)),
            Self::FifthTile { kind } => write!(f, "expected at most four tiles {kind}"),
            Self::WallEmpty => f.write_str("expected no draw and no kong after the last tile of the wall"),
            Self::WallLeft { tiles } => write!(f, "expected an empty wall, found {tiles} tiles in it"),
            Self::TooManyIndicators => f.write_str("expected one indicator and one for each kong"),
            Self::NoRiichi { seat } => {
                write!(f, "expected a concealed hand without riichi at player {}", at(seat))
            }
            Self::NothingToAccept { seat } => {
                write!(f, "expected a riichi discard of player {} just before", at(seat))
            }
            Self::NotAccepted { seat } => write!(f, "expected the riichi of player {} accepted", at(seat)),
            Self::WinningTile { tile, expected: Some(last) } => {
                write!(f, "expected {last} as the winning tile, found {tile}")
            }
            Self::WinningTile { tile, expected: None } => write!(f, "no tile was played, found {tile}"),
            Self::NoResult => f.write_str("expected a result before the next deal"),
            Self::Winner { seat, from } => {
                write!(f, "player {} cannot win here from player {}", at(seat), at(from))
            }
        }
    }
}
