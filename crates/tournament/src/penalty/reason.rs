//! Why a command about penalties is refused.
use super::{Sanction, Unit};
use crate::id::{PenaltyNo, RoundNo};
use crate::time::Date;
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
    /// From one to so many of a unit, or of a fine that is noted, is taken off or given in a round, all of it together.
    Amount {
        /// The most.
        most: i32,
        /// Of what; nothing for a fine that is noted.
        unit: Option<Unit>,
    },
    /// A ban ends after the event, whose last day this is.
    BanOver(Date),
    /// Deals of a round are numbered from one to this.
    NoSuchDeal(u8),
    /// Nobody has sat at a table yet: nothing can have happened there, and there is no result to change.
    NotPlayed,
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
            | Self::Amount { .. }
            | Self::BanOver(_)
            | Self::NoSuchDeal(_)
            | Self::NotPlayed
            | Self::Repeated(_)
            | Self::RoundConfirmed
            | Self::NotPending
            | Self::AlreadyCancelled
            | Self::NotNoted => None,
        }
    }
}
