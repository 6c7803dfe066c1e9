//! Why a protocol is refused: what is wrong with a sheet, and who or what stands against a command.
use super::sheet::Sheet;
use crate::id::{RoundNo, Version};
use rules::classical::{DealFaultKind, TournamentPoints};
use rules::clause::Basis;
use rules::riichi::Reason as RiichiReason;
use rules::seat::Seat;
use rules::sichuan::Fault as SichuanFault;

/// What is wrong with a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The numbers do not add up: what they sum to, and what they should.
    Sum {
        /// They sum to this.
        is: i64,
        /// They should sum to this.
        should: i64,
    },
    /// A number that no game brings.
    Beyond {
        /// The number.
        is: i64,
        /// The greatest that can be, either way.
        most: i64,
    },
    /// What a replaced player has won himself, and nobody was replaced in the middle of the session.
    NoOwnPart(Seat),
    /// Points that are no multiple of a hundred.
    NotHundreds,
    /// The sheet is of another family than the event.
    OtherFamily,
    /// Something at a seat where nobody plays.
    EmptySeat(Seat),
    /// So few players do not play.
    TooFew {
        /// So many sit at the table.
        players: u8,
    },
    /// A deal of a riichi game that cannot have ended so. Deals are counted from 1.
    Riichi {
        /// The deal.
        deal: u8,
        /// Why.
        reason: RiichiReason,
    },
    /// A deal of a Sichuan session that cannot be.
    Sichuan {
        /// The deal.
        deal: u8,
        /// Why.
        fault: SichuanFault,
    },
    /// A deal of a classical round that cannot be.
    Classical {
        /// The deal.
        deal: u8,
        /// Why.
        kind: DealFaultKind,
    },
    /// More deals than a game comes to.
    TooManyDeals {
        /// So many.
        is: usize,
        /// At most so many.
        most: u8,
    },
    /// Deals after the end of the game.
    AfterEnd {
        /// The first of them.
        deal: u8,
    },
    /// The game is not over yet.
    NotOver,
    /// A game has so many deals; fewer only after the judge's signal.
    Deals {
        /// There are so many.
        is: u8,
        /// There should be so many.
        should: u8,
    },
    /// Tournament points that so many deals cannot bring.
    Points(Seat),
    /// Tournament points that so many deals cannot bring to all four together.
    PointsTogether {
        /// So many.
        is: TournamentPoints,
        /// At most so many.
        most: TournamentPoints,
    },
    /// More Mahjongs than deals.
    Mahjongs {
        /// So many Mahjongs.
        is: u8,
        /// In so many deals.
        deals: u8,
    },
    /// The player came late and his Mahjongs are worth less: only deals show what is left.
    NeedsDeals(Seat),
    /// A substitute played part of the session: what the replaced player has won himself is missing.
    OwnPart(Seat),
}

/// A fault and the clause behind it, where it is law and not arithmetic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// What is wrong.
    pub fault: Fault,
    /// Where that stands.
    pub basis: Option<Basis>,
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// The sheet is wrong.
    Sheet(Fault, Option<Basis>),
    /// The game does not count.
    Void(Basis),
    /// The seating of the round is not announced.
    NotPublished(RoundNo),
    /// The table has not heard the signal to start.
    NotStarted(Basis),
    /// The round is confirmed: the chief judge must reopen it first.
    RoundConfirmed,
    /// The protocol is confirmed: a judge corrects it, with a reason; a player objects.
    Confirmed,
    /// Two versions contradict each other: a judge chooses.
    Conflict,
    /// Another version is in force.
    OtherVersion(Version),
    /// This other result stands there, and whoever replaces it does not play at the table: he says why.
    Stands(Box<Sheet>),
    /// Somebody objects: a judge settles it, with a reason.
    Objections,
    /// Whoever gives the order does not play at this seat.
    OtherSeat,
    /// Nobody plays at this seat.
    EmptySeat(Seat),
    /// Whoever entered the result does not confirm it.
    OwnEntry(Seat),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::Sheet(_, basis) => *basis,
            Self::Void(basis) | Self::NotStarted(basis) => Some(*basis),
            Self::Unknown
            | Self::NotPublished(_)
            | Self::RoundConfirmed
            | Self::Confirmed
            | Self::Conflict
            | Self::OtherVersion(_)
            | Self::Stands(_)
            | Self::Objections
            | Self::OtherSeat
            | Self::EmptySeat(_)
            | Self::OwnEntry(_) => None,
        }
    }
}

impl From<Flaw> for Reason {
    fn from(flaw: Flaw) -> Self {
        Self::Sheet(flaw.fault, flaw.basis)
    }
}
