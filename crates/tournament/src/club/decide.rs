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
