//! Which event is meant, who gives the command, when, and as which command.
use clap::ValueEnum;
use std::path::PathBuf;
use tournament::{Actor, PersonId, Role, RoundNo, TableId, TableNo};

/// What every command that changes an event takes.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Target {
    #[arg(value_name = "FILE")]
    pub(crate) event: PathBuf,
    #[arg(long = "as", value_name = "ROLE", default_value = "owner", ignore_case = true)]
    pub(crate) role: RoleArg,
    // Which person of the event gives the command.
    #[arg(long, value_name = "N")]
    pub(crate) me: Option<u32>,
    // The table that the device belongs to.
    #[arg(long, value_name = "TABLE")]
    pub(crate) device: Option<TableArg>,
    #[arg(long, value_name = "TIME")]
    pub(crate) at: Option<String>,
    #[arg(long, value_name = "UNIQUE")]
    pub(crate) id: Option<String>,
}

/// In which role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum RoleArg {
    Public,
    Player,
    Scribe,
    Judge,
    ChiefJudge,
    Organiser,
    Owner,
}

impl RoleArg {
    const fn role(self) -> Role {
        match self {
            Self::Public => Role::Public,
            Self::Player => Role::Player,
            Self::Scribe => Role::Scribe,
            Self::Judge => Role::Judge,
            Self::ChiefJudge => Role::ChiefJudge,
            Self::Organiser => Role::Organiser,
            Self::Owner => Role::Owner,
        }
    }
}

/// A table: `3` of the current round, or `2.3`, table 3 of round 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableArg {
    pub(crate) round: Option<RoundNo>,
    pub(crate) table: TableNo,
}

impl std::str::FromStr for TableArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u16>().ok().filter(|n| *n > 0).ok_or_else(|| text.to_owned());
        let (round, table) = match text.split_once('.') {
            Some((round, table)) => (Some(RoundNo(number(round)?.into())), table),
            None => (None, text),
        };
        Ok(Self { round, table: TableNo(number(table)?) })
    }
}

impl TableArg {
    /// The table meant, where `current` is the round that is played.
    pub(crate) fn in_round(self, current: RoundNo) -> TableId {
        TableId { round: self.round.unwrap_or(current), table: self.table }
    }
}

impl Target {
    /// Who gives the command, where `current` is the round that is played.
    pub(super) fn actor(&self, current: RoundNo) -> Actor {
        Actor {
            role: self.role.role(),
            person: self.me.map(PersonId),
            table: self.device.map(|table| table.in_round(current)),
        }
    }
}
