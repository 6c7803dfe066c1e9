//! What the law says to a command of this chapter.
use super::{Command, Reason};
use crate::command::Order;
use crate::event::Event;
use crate::refusal::Refused;
use crate::tournament::Tournament;

pub(crate) fn decide(
    _tournament: &Tournament,
    _order: &Order,
    _command: &Command,
) -> Result<Vec<Event>, Refused> {
    Err(Reason::Unknown.into())
}

/// Whether an event may be opened so.
pub(crate) fn check(_law: &super::Law, settings: &super::Settings) -> Result<(), Refused> {
    if settings.first_day > settings.last_day { Err(Reason::Unknown.into()) } else { Ok(()) }
}
