//! Why a command cannot be taken back.
use crate::id::CommandId;

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// No such command was given.
    Unknown,
    /// It is taken back already.
    Already,
    /// The opening of the event cannot be taken back.
    Opening,
    /// This later command stands on it; it goes first.
    StandsOn(CommandId),
}
