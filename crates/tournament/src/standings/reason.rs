//! Why a command about standings is refused.
use super::row::Waiting;
use crate::id::{EntryId, RoundNo};
use rules::clause::Basis;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is no such round, or it is the final.
    NoSuchRound(RoundNo),
    /// These do not share a place by themselves: who does, with them, is named.
    NotTied {
        /// All who share a place with the first of them; nobody if its place is its own.
        tie: Vec<EntryId>,
    },
    /// The tie is decided, or nothing is to be decided about it.
    NothingToDecide(Basis),
    /// The law leaves this to a lot, or to nobody, not to the organiser.
    NotTheOrganiser(Basis),
    /// The standings are provisional.
    Provisional(Waiting),
    /// No results are held back.
    NotHeld,
    /// Places are revealed from the last; this one is next.
    NotNext(Option<u16>),
    /// A tie about a prize is open: it is decided before its place is revealed.
    OpenTie {
        /// Who shares the place.
        tie: Vec<EntryId>,
        /// The clause.
        basis: Basis,
    },
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::NothingToDecide(basis) | Self::NotTheOrganiser(basis) | Self::OpenTie { basis, .. } => {
                Some(*basis)
            }
            Self::NoSuchRound(_)
            | Self::NotTied { .. }
            | Self::Provisional(_)
            | Self::NotHeld
            | Self::NotNext(_) => None,
        }
    }
}
