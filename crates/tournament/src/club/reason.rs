//! Why a command of this chapter is refused.
use crate::id::{EntryId, RoundNo};
use rules::clause::Basis;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there, or takes no part any more.
    Unknown(EntryId),
    /// Games are not started one by one here: the event has rounds.
    HasRounds(Basis),
    /// So many players are there; a game needs four.
    TooFew(u8, Basis),
    /// The slot is named twice.
    Twice(EntryId),
    /// The slot plays in another game that is not confirmed.
    Plays(EntryId, RoundNo),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::HasRounds(basis) | Self::TooFew(_, basis) => Some(*basis),
            Self::Unknown(_) | Self::Twice(_) | Self::Plays(..) => None,
        }
    }
}
