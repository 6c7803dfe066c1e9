//! Numbers of the store: they are given in order and never used twice.
use std::fmt;

macro_rules! numbers {
    ($( $(#[$doc:meta])* $name:ident($inner:ty), )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}

numbers! {
    /// An event or a club in this store, from 1. Another store gives the same event another number; what is the same
    /// everywhere is the id of the command that opened it.
    StreamId(i64),
    /// A place in the log of all streams, from 1 without a gap; 0 is before the first.
    Position(i64),
}

impl Position {
    /// Before the first entry.
    pub const START: Self = Self(0);
}
