//! Gates and other reasons why a command about people is refused.
use rules::clause::Basis;

/// A gate of the regulation. An organiser may pass it with a reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// Not a visitor of the meeting, and no fee paid.
    Admission,
    /// Too young to play.
    TooYoung,
    /// A minor without restrictions on record.
    Restrictions,
    /// No experience and no qualification.
    Qualification,
    /// The list is approved.
    ListClosed,
    /// The chief judge does not play.
    ChiefJudge,
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// A gate of the regulation.
    Gate(Gate, Basis),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::Unknown => None,
            Self::Gate(_, basis) => Some(*basis),
        }
    }
}
