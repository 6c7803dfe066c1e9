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

impl Role {
    /// All roles, from the least.
    pub const ALL: [Self; 7] = [
        Self::Public,
        Self::Player,
        Self::Scribe,
        Self::Judge,
        Self::ChiefJudge,
        Self::Organiser,
        Self::Owner,
    ];

    /// The id in addresses, forms, messages and databases. It never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Player => "player",
            Self::Scribe => "scribe",
            Self::Judge => "judge",
            Self::ChiefJudge => "chief-judge",
            Self::Organiser => "organiser",
            Self::Owner => "owner",
        }
    }

    /// The role with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.id() == id)
    }
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
