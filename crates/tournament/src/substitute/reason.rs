//! Why nobody, or not this one, may play in the place of another.
use crate::id::RoundNo;
use crate::people::Gate;
use rules::clause::Basis;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// The round is confirmed.
    RoundOver(RoundNo),
    /// Deals of a round are numbered from one to this.
    NoSuchDeal(u8),
    /// The slot does not sit in this round.
    NotSeated,
    /// Nobody comes in while a deal is played.
    NotInDeal(Basis),
    /// Who is replaced does not come back, so that it is for good.
    ForGood(Basis),
    /// A seat is not played by nobody.
    NobodyPlays(Basis),
    /// Has left, or was merged into another.
    Gone,
    /// Plays in this round already.
    PlaysAlready(RoundNo),
    /// Plays for a slot of the own.
    HasSlot,
    /// Has played as many sessions as a substitute may: the organiser's number, or that of the clause.
    Sessions(u8, Option<Basis>),
    /// Assistant judges are no substitutes.
    Assistant(Basis),
    /// The chief judge does not play.
    ChiefJudge(Basis),
    /// Does not pass a gate.
    Gate(Gate, Basis),
    /// Was replaced and does not come back.
    ComesBack(Basis),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::NotInDeal(basis)
            | Self::ForGood(basis)
            | Self::NobodyPlays(basis)
            | Self::Assistant(basis)
            | Self::ChiefJudge(basis)
            | Self::Gate(_, basis)
            | Self::ComesBack(basis) => Some(*basis),
            Self::Sessions(_, basis) => *basis,
            Self::Unknown
            | Self::NoSuchDeal(_)
            | Self::RoundOver(_)
            | Self::NotSeated
            | Self::Gone
            | Self::PlaysAlready(_)
            | Self::HasSlot => None,
        }
    }
}
