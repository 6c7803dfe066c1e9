//! Why a command of this chapter is refused.
use crate::id::{CallNo, EntryId, RoundNo, TableNo};
use crate::time::{Moment, Span};
use rules::clause::Basis;

/// What a round still lacks from a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lacks {
    /// A player: one has left who sits there, and nobody has come in.
    Players,
    /// A protocol.
    Protocol,
    /// A decision: it does not play, nobody is awarded anything for it, and no judge has said that it does not count.
    Decision,
    /// What a replaced player has won himself: somebody came in for him during the session.
    OwnPart,
    /// Its confirmation.
    Confirmation,
    /// The judge's choice between two that contradict each other.
    Choice,
    /// The judge's answer to an objection.
    Answer,
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// The seating of the round is not announced.
    NotPublished(RoundNo),
    /// The round is confirmed.
    Confirmed(RoundNo),
    /// The round is not confirmed.
    NotConfirmed(RoundNo),
    /// These tables lack something before the round can be confirmed.
    Tables(Lacks, Vec<TableNo>),
    /// These tables would not play: somebody is missing, and nobody has come in. Who, and by which clause.
    Gaps(Vec<TableNo>, Vec<EntryId>, Basis),
    /// The signal says nothing new to any of these tables.
    NothingNew(Vec<TableNo>),
    /// The time of these tables is not over: so much is left.
    NotYet(Vec<(TableNo, Span)>, Basis),
    /// The game was not begun too early: its signal came then.
    NotEarly(Moment, Basis),
    /// The slot has no seat in the round.
    NotSeated(EntryId),
    /// It is recorded already that the slot did not come.
    AlreadyAbsent(EntryId),
    /// No time and no deal are given.
    NoExtra,
    /// More time than a day: that is a slip of the pen.
    TooMuchTime(Span),
    /// None of these tables is there.
    NoSuchTables(TableNo, TableNo),
    /// Nobody has said what the judge is called for.
    NoWords,
    /// The result of the slot's table is there: somebody has played.
    HasResult(EntryId, TableNo),
    /// He is not late.
    NotLate,
    /// The judge is called already.
    AlreadyCalled(CallNo),
    /// The judge has come already.
    AlreadyAnswered(CallNo),
    /// The game is void already.
    AlreadyVoid,
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::NotYet(_, basis) | Self::NotEarly(_, basis) | Self::Gaps(_, _, basis) => Some(*basis),
            _ => None,
        }
    }
}
