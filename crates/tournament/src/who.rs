//! Who gives a command.
use crate::id::{PersonId, TableId};

/// What somebody may do, in the order of rights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Looks on.
    Public,
    /// Plays; enters the result of the own table.
    Player,
    /// Enters protocols.
    Scribe,
    /// Decides at the tables.
    Judge,
    /// Has the last word; reopens what is confirmed.
    ChiefJudge,
    /// Runs the event.
    Organiser,
    /// Owns it.
    Owner,
}

/// Who gives a command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Actor {
    /// In which role.
    pub role: Role,
    /// Which person of the event, if it is one.
    pub person: Option<PersonId>,
    /// The table that the device belongs to, where it is bound to one.
    pub table: Option<TableId>,
}

impl Actor {
    /// Somebody in this role, whoever it is.
    pub const fn of(role: Role) -> Self {
        Self { role, person: None, table: None }
    }
}
