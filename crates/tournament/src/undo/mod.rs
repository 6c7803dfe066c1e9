//! Taking a command back: its events are left out of the fold, as if they had not been.
mod decide;
mod players;
mod reason;
mod subject;

pub(crate) use decide::decide;
pub use reason::Reason;
pub(crate) use subject::{Relation, about_the_same};

use crate::id::CommandId;

/// Takes a command back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Which.
    pub command: CommandId,
    /// Why.
    pub reason: String,
}

/// A command was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Which.
    pub command: CommandId,
    /// Why.
    pub reason: String,
}
