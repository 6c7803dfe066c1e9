//! Why a command is refused: all reasons, each with the clause where there is one.
use crate::id::TableId;
use crate::time::Moment;
use crate::who::Role;
use crate::{club, merge, penalty, people, protocol, round, seats, setup, standings, substitute, undo};
use rules::clause::Basis;
use rules::seat::Seat;
use std::fmt;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The log does not begin with the opening of an event.
    NotOpened,
    /// The event is closed.
    Closed,
    /// This needs another role.
    Role {
        /// The least role that may do it.
        needs: Role,
    },
    /// Whoever gives the command does not sit at this table, or the device belongs to another.
    OtherTable {
        /// The table of the command.
        at: TableId,
    },
    /// Whoever gives the command sits at another seat.
    OtherSeat {
        /// The table.
        at: TableId,
        /// The seat of the command.
        seat: Seat,
    },
    /// Why something needs a reason of the sender and has none.
    NoReason,
    /// The moment of the command is before that of the last line of the log: what happened stays in order.
    Earlier {
        /// The moment of the last line.
        last: Moment,
    },
    /// A text is longer than so many characters.
    TooLong(usize),
    /// A text has a control character: nobody sees it, and it would steer a screen or a printer.
    Control {
        /// The text.
        text: String,
        /// The place of the character, from 1.
        at: usize,
    },
    /// Of the event itself.
    Setup(setup::Reason),
    /// Of people.
    People(people::Reason),
    /// Of seating.
    Seats(seats::Reason),
    /// Of substitutes.
    Substitute(substitute::Reason),
    /// Of rounds.
    Round(round::Reason),
    /// Of protocols.
    Protocol(protocol::Reason),
    /// Of penalties.
    Penalty(penalty::Reason),
    /// Of standings.
    Standings(standings::Reason),
    /// Of the club.
    Club(club::Reason),
    /// Of taking back.
    Undo(undo::Reason),
    /// Of joining copies.
    Merge(merge::Reason),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub fn basis(&self) -> Option<Basis> {
        match self {
            Self::NotOpened
            | Self::Closed
            | Self::Role { .. }
            | Self::OtherTable { .. }
            | Self::OtherSeat { .. }
            | Self::NoReason
            | Self::Earlier { .. }
            | Self::TooLong(_)
            | Self::Control { .. }
            | Self::Undo(_)
            | Self::Merge(_) => None,
            Self::Setup(r) => r.basis(),
            Self::People(r) => r.basis(),
            Self::Seats(r) => r.basis(),
            Self::Substitute(r) => r.basis(),
            Self::Round(r) => r.basis(),
            Self::Protocol(r) => r.basis(),
            Self::Penalty(r) => r.basis(),
            Self::Standings(r) => r.basis(),
            Self::Club(r) => r.basis(),
        }
    }
}

impl Reason {
    /// What was decided about it where its clause is silent, beside the clause.
    pub const fn decision(&self) -> Option<Basis> {
        match self {
            Self::People(r) => r.decision(),
            Self::Seats(r) => r.decision(),
            _ => None,
        }
    }
}

/// A refused command: at least one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// All reasons.
    pub reasons: Vec<Reason>,
}

impl Refused {
    /// For one reason.
    pub fn of(reason: Reason) -> Self {
        Self { reasons: vec![reason] }
    }

    /// Each reason once: what stands against a command twice is said once.
    pub(crate) fn once(mut self) -> Self {
        let mut said: Vec<Reason> = Vec::with_capacity(self.reasons.len());
        for reason in self.reasons.drain(..) {
            if !said.contains(&reason) {
                said.push(reason);
            }
        }
        Self { reasons: said }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.reasons)
    }
}

impl std::error::Error for Refused {}

macro_rules! chapters {
    ($( $chapter:ident => $variant:ident, )*) => { $(
        impl From<$chapter::Reason> for Reason {
            fn from(reason: $chapter::Reason) -> Self {
                Self::$variant(reason)
            }
        }

        impl From<$chapter::Reason> for Refused {
            fn from(reason: $chapter::Reason) -> Self {
                Self::of(Reason::$variant(reason))
            }
        }
    )* };
}

chapters! {
    setup => Setup,
    people => People,
    seats => Seats,
    substitute => Substitute,
    round => Round,
    protocol => Protocol,
    penalty => Penalty,
    standings => Standings,
    club => Club,
    undo => Undo,
    merge => Merge,
}
