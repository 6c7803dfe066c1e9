//! The ids of an event: numbers given in order, never used twice.
use std::fmt;

macro_rules! numbers {
    ($( $(#[$doc:meta])* $name:ident($inner:ty), )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $inner);

        impl $name {
            /// As an index into a list that begins with number one.
            pub const fn index(self) -> usize {
                (self.0 as usize).wrapping_sub(1)
            }

            /// The number of an index of such a list.
            pub const fn of_index(index: usize) -> Self {
                Self((index + 1) as $inner)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}

numbers! {
    /// A person, from 1 in the order of registration.
    PersonId(u32),
    /// A competitor's slot, from 1 in the order of admission. It holds the results; who plays for it may change.
    EntryId(u32),
    /// A round, from 1; a final comes after the last round. In a ladder or a league each game is one.
    RoundNo(u32),
    /// A table of a round, from 1.
    TableNo(u16),
    /// A version of a protocol, from 1.
    Version(u16),
    /// A penalty, award or ruling, from 1.
    PenaltyNo(u32),
    /// A call for the judge, from 1.
    CallNo(u32),
}

/// The id of a command, made by whoever sends it, so that sending it twice changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CommandId(pub u128);

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// A table of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
}
