//! The paper of a table looked at again: a second result is a version for the judge to choose; a result of others, of a
//! table that does not count or of a round that is confirmed waits.
use super::again::{Beside, Desk, Fate};
use super::renumber::Renumber;
use crate::event::Event;
use crate::id::{TableId, Version};
use crate::protocol::{self, Event as Paper, Progress, Sheet};
use crate::seats::Seats;

/// What becomes of an event about the paper of a table; nothing if there is nothing particular about it.
pub(super) fn again(desk: &Desk<'_>, numbers: &Renumber, event: &Paper, own: &Event) -> Option<Fate> {
    let Event::Protocol(own) = own else { return None };
    let at = Place { own: table(own), joined: table(event) };
    match event {
        Paper::Entered { version, entered, .. } | Paper::Contradicted { version, entered, .. } => {
            if !same_players(desk, numbers, at) {
                return Some(Fate::Waits);
            }
            let contradicts = matches!(event, Paper::Contradicted { .. });
            let same = |version: &protocol::Entered| version.sheet == entered.sheet;
            let there = desk.joined.protocol.get(at.joined);
            let is_there = there.is_some_and(|protocol| {
                protocol.entered().is_some_and(same) || contradicts && protocol.versions.iter().any(same)
            });
            if is_there {
                return Some(Fate::There);
            }
            if is_closed(desk, at, Some(&entered.sheet)) {
                return Some(Fate::Waits);
            }
            let Some(protocol) = there else {
                // A correction of a result that is not here.
                let first = *version == Version(1) && !contradicts;
                return Some(if first { goes(event.clone()) } else { Fate::Waits });
            };
            let agrees = desk.beside(&Event::Protocol(event.clone())) == Beside::Agrees;
            if protocol.versions.len() == version.index() && agrees {
                return Some(goes(event.clone()));
            }
            let version = Version::of_index(protocol.versions.len());
            Some(goes(Paper::Contradicted { at: at.joined, version, entered: entered.clone() }))
        }
        Paper::Confirmed { .. } if is_confirmed(desk, at) => Some(Fate::There),
        Paper::Confirmed { version, .. }
        | Paper::SeatConfirmed { version, .. }
        | Paper::Settled { version, .. }
            if desk.joined.protocol.get(at.joined).is_none_or(|p| p.versions.len() <= version.index()) =>
        {
            Some(Fate::Waits)
        }
        Paper::Objected { .. } if desk.joined.protocol.get(at.joined).is_none() => Some(Fate::Waits),
        Paper::Confirmed { .. }
        | Paper::SeatConfirmed { .. }
        | Paper::Settled { .. }
        | Paper::Objected { .. } => is_closed(desk, at, None).then_some(Fate::Waits),
    }
}

/// The table whose paper it is.
pub(super) const fn table(event: &Paper) -> TableId {
    match event {
        Paper::Entered { at, .. }
        | Paper::Contradicted { at, .. }
        | Paper::SeatConfirmed { at, .. }
        | Paper::Confirmed { at, .. }
        | Paper::Objected { at, .. }
        | Paper::Settled { at, .. } => *at,
    }
}

/// A table in the copy and in the joined event: games are numbered anew.
#[derive(Clone, Copy)]
struct Place {
    own: TableId,
    joined: TableId,
}

fn goes(event: Paper) -> Fate {
    Fate::goes(Event::Protocol(event))
}

/// Whether something stands against the table that did not stand against it where the line was written.
fn is_closed(desk: &Desk<'_>, at: Place, sheet: Option<&Sheet>) -> bool {
    let before = protocol::against(desk.source, at.own, sheet);
    protocol::against(desk.joined, at.joined, sheet).iter().any(|reason| !before.contains(reason))
}

/// Whether the same slots sit at the same seats of a table as where the line was written.
fn same_players(desk: &Desk<'_>, numbers: &Renumber, at: Place) -> bool {
    let mut there: Option<Seats> = desk.source.seats.seats(at.own).copied();
    there.iter_mut().flatten().flatten().for_each(|entry| numbers.slot(entry));
    there.as_ref() == desk.joined.seats.seats(at.joined)
}

/// Whether the result that the copy confirmed is confirmed already.
fn is_confirmed(desk: &Desk<'_>, at: Place) -> bool {
    let sheet = |event: &crate::Tournament, at: TableId| {
        event.protocol.get(at).and_then(|protocol| protocol.entered().map(|entered| entered.sheet.clone()))
    };
    let progress = desk.joined.protocol.get(at.joined).map(|protocol| protocol.progress);
    matches!(progress, Some(Progress::Confirmed(_)))
        && sheet(desk.joined, at.joined) == sheet(desk.source, at.own)
}
