//! Why a command about penalties is refused.
use super::{Sanction, Unit};
use crate::id::{PenaltyNo, RoundNo};
use rules::clause::Basis;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// There is no such round, and none is to come.
    NoSuchRound(RoundNo),
    /// Only a judge may punish.
    OnlyJudge(Basis),
    /// Players punish at their own table alone.
    OtherTable,
    /// A player cannot agree to the own penalty, or the seat is not his.
    OtherSeat,
    /// The regulation has no such offence.
    NotInCatalogue(Basis),
    /// The judge chooses: one of these.
    Choice(Vec<Sanction>, Basis),
    /// The regulation knows no such kind of penalty.
    NoSuchKind(Sanction, Basis),
    /// The results of this event are not counted in this unit.
    OtherUnit(Unit),
    /// The same was given already for the same deal; said again with a note it counts a second time.
    Repeated(PenaltyNo),
    /// The round is confirmed: it must be reopened first.
    RoundConfirmed,
    /// Nothing waits: it is in force or cancelled.
    NotPending,
    /// It is cancelled already.
    AlreadyCancelled,
    /// Only a noted fine is mapped.
    NotNoted,
    /// A number that no result is changed by: a slip of the pen.
    Beyond {
        /// The number.
        is: i32,
        /// The greatest that can be, either way.
        most: i32,
    },
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::OnlyJudge(basis)
            | Self::NotInCatalogue(basis)
            | Self::Choice(_, basis)
            | Self::NoSuchKind(_, basis) => Some(*basis),
            Self::Unknown
            | Self::NoSuchRound(_)
            | Self::OtherTable
            | Self::OtherSeat
            | Self::OtherUnit(_)
            | Self::Repeated(_)
            | Self::RoundConfirmed
            | Self::NotPending
            | Self::AlreadyCancelled
            | Self::NotNoted
            | Self::Beyond { .. } => None,
        }
    }
}
