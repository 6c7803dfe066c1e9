//! Why a protocol is refused.
use rules::clause::Basis;

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
}

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// The sheet is wrong.
    Sheet(Fault, Option<Basis>),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::Unknown => None,
            Self::Sheet(_, basis) => *basis,
        }
    }
}
