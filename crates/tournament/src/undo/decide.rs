//! What may be taken back: the latest command about a thing, with a reason.
use super::players::Players;
use super::subject::{Relation, about_the_same};
use super::{Command, Event as Undone, Reason};
use crate::command::Order;
use crate::event::{Entry, Event};
use crate::id::CommandId;
use crate::refusal::{self, Refused};
use crate::tournament::Tournament;

pub(crate) fn decide(
    tournament: &Tournament,
    _order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let Some(line) = tournament.line_of(command.command) else { return Err(Reason::Unknown.into()) };
    if line == 0 {
        return Err(Reason::Opening.into());
    }
    let gone = tournament.undone();
    if gone.contains(&command.command) {
        return Err(Reason::Already.into());
    }
    let log = tournament.log();
    // What was taken back together with its taking back is as if it had not been; but who takes that back again asks, and
    // nothing at all happens in a closed event.
    let (redo, life) = (is_undo(&log[line]).is_some(), is_life(tournament, &log[line]));
    let without_effect =
        |later: &Entry| !redo && !life && is_undo(later).is_some_and(|of| gone.contains(&of));
    // An event that was opened again is as if it had not been closed.
    let in_between = |later: &Entry| !life && is_life(tournament, later);
    let players = Players::of(tournament, &log[line]);
    let mut reasons: Vec<refusal::Reason> = log
        .iter()
        .skip(line + 1)
        .filter(|later| {
            !gone.contains(&later.command)
                && !without_effect(later)
                && !in_between(later)
                && (about_the_same(log, &later.events, &log[line].events, Relation::StandsOn)
                    || players.are_in(later))
        })
        .map(|later| refusal::Reason::Undo(Reason::StandsOn(later.command)))
        .collect();
    if command.reason.trim().is_empty() {
        reasons.push(refusal::Reason::NoReason);
    }
    if reasons.is_empty() {
        Ok(vec![Event::Undo(Undone { command: command.command, reason: command.reason.clone() })])
    } else {
        Err(Refused { reasons })
    }
}

/// Whether an entry closes the event or opens it again, or takes that back.
fn is_life(tournament: &Tournament, entry: &Entry) -> bool {
    use crate::setup::Event as Setup;
    if let Some(of) = is_undo(entry) {
        let line = tournament.line_of(of).and_then(|line| tournament.log().get(line));
        return line.is_some_and(|line| is_life(tournament, line));
    }
    let life = |event: &Event| matches!(event, Event::Setup(Setup::Closed { .. } | Setup::Reopened { .. }));
    entry.events.iter().any(life)
}

/// What an entry takes back, if that is what it does.
fn is_undo(entry: &Entry) -> Option<CommandId> {
    entry.events.iter().find_map(|event| match event {
        Event::Undo(undo) => Some(undo.command),
        _ => None,
    })
}
