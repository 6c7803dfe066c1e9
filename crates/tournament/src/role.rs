//! Who may do what: one table.
use crate::command::{Command, Order};
use crate::refusal::{Reason, Refused};
use crate::who::Role;
use crate::{penalty, people, protocol, round, seats, setup};

/// The least role that may give a command. Players act for their own table; `check` looks at that too.
pub fn least(command: &Command) -> Role {
    match command {
        Command::Protocol(
            protocol::Command::Enter { .. }
            | protocol::Command::Confirm { .. }
            | protocol::Command::Object { .. },
        )
        | Command::Seats(seats::Command::Throw { .. } | seats::Command::DrawWinds { .. })
        | Command::Round(round::Command::Call { .. })
        // Where the players of a table punish together; the law decides whether they do.
        | Command::Penalty(penalty::Command::Give { .. } | penalty::Command::Confirm { .. })
        | Command::Club(_) => Role::Player,
        Command::Protocol(protocol::Command::Settle { .. })
        | Command::Setup(setup::Command::Announce { .. })
        | Command::People(people::Command::Leave { .. }) => Role::Judge,
        Command::People(people::Command::CheckIn { .. }) => Role::Scribe,
        Command::Round(round::Command::Reopen { .. }) => Role::ChiefJudge,
        Command::Setup(_) | Command::People(_) | Command::Standings(_) => Role::Organiser,
        Command::Seats(_)
        | Command::Round(_)
        | Command::Penalty(_)
        | Command::Undo(_)
        | Command::Merge(_)
        | Command::Substitute(_) => Role::Judge,
    }
}

/// Whether whoever gives the command may.
pub fn check(order: &Order) -> Result<(), Refused> {
    let needs = least(&order.command);
    if order.by.role < needs {
        return Err(Refused::of(Reason::Role { needs }));
    }
    Ok(())
}
