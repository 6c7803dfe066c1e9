//! Gates and other reasons why a command about people is refused.
use crate::id::{PersonId, RoundNo};
use crate::time::Date;
use rules::clause::Basis;

/// A gate of the regulation. An organiser may pass it with a reason.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gate {
    /// Not a visitor of the meeting, and no fee paid.
    Admission,
    /// The age is asked for and not known.
    AgeUnknown,
    /// Too young to play.
    TooYoung,
    /// A young substitute for more sessions than are allowed, or for none.
    Sessions,
    /// A minor without restrictions on record.
    Restrictions,
    /// The experience is asked for and not known.
    ExperienceUnknown,
    /// No experience and no qualification.
    Qualification,
    /// The list is approved.
    ListClosed,
    /// No place is free.
    NoPlace,
    /// The chief judge does not play.
    ChiefJudge,
}

impl Gate {
    /// All gates.
    pub const ALL: [Self; 10] = [
        Self::Admission,
        Self::AgeUnknown,
        Self::TooYoung,
        Self::Sessions,
        Self::Restrictions,
        Self::ExperienceUnknown,
        Self::Qualification,
        Self::ListClosed,
        Self::NoPlace,
        Self::ChiefJudge,
    ];
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// A gate of the regulation.
    Gate(Gate, Basis),
    /// No place is free; nothing is cited where the organiser has set the number.
    NoPlace(Option<Basis>),
    /// A name is needed.
    NoName,
    /// A country has three Latin letters.
    Country,
    /// Born after the first day of the event, which is this.
    BornLater(Date),
    /// A substitute plays at least one session.
    NoSessions,
    /// It is so already.
    Already,
    /// The person has left, or was merged into another.
    Gone,
    /// There is a chief judge, and there is one only.
    SecondChief(PersonId),
    /// The person has played in rounds and keeps the part until the end.
    HasPlayed,
    /// Only a judge or somebody who waits is given a place.
    NotWaiting,
    /// The judge is told first.
    TellJudge(Basis),
    /// The game of this round has begun, nobody leaves it.
    GameBegun(RoundNo, Basis),
    /// Nothing is needed: the person passes this gate.
    GateOpen(Gate),
    /// Both sit in this round: one person cannot.
    Together(RoundNo),
    /// Others were merged into this one; the two are merged the other way round.
    HasMerged,
    /// The person was merged into nobody.
    NotMerged,
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::Gate(_, basis) | Self::TellJudge(basis) | Self::GameBegun(_, basis) => Some(*basis),
            Self::NoPlace(basis) => *basis,
            Self::Unknown
            | Self::NoName
            | Self::Country
            | Self::BornLater(_)
            | Self::NoSessions
            | Self::Already
            | Self::Gone
            | Self::SecondChief(_)
            | Self::HasPlayed
            | Self::NotWaiting
            | Self::GateOpen(_)
            | Self::Together(_)
            | Self::HasMerged
            | Self::NotMerged => None,
        }
    }
}
