//! What may be taken back.
use super::{Command, Event as Undone, Reason};
use crate::command::Order;
use crate::event::Event;
use crate::refusal::Refused;
use crate::tournament::Tournament;

pub(crate) fn decide(
    tournament: &Tournament,
    _order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    match tournament.line_of(command.command) {
        None => Err(Reason::Unknown.into()),
        Some(0) => Err(Reason::Opening.into()),
        Some(_) if tournament.is_undone(command.command) => Err(Reason::Already.into()),
        Some(_) => Ok(vec![Event::Undo(Undone { command: command.command, reason: command.reason.clone() })]),
    }
}
