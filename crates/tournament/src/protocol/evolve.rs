//! What an event about protocols changes.
use super::{Entered, Event, Progress, Protocol};
use crate::id::{TableId, Version};
use crate::tournament::Tournament;
use rules::seat::SeatSet;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let all = &mut tournament.protocol.all;
    let mut with = |at: &TableId, change: &dyn Fn(&mut Protocol)| {
        if let Some(protocol) = all.get_mut(at) {
            change(protocol);
        }
    };
    match event {
        Event::Entered { at, version, entered } => {
            let protocol = all.entry(*at).or_insert_with(empty);
            protocol.versions.push((**entered).clone());
            protocol.current = *version;
            protocol.progress = Progress::Entered(SeatSet::EMPTY);
        }
        Event::Contradicted { at, entered, .. } => {
            let entered: &Entered = entered;
            with(at, &|p| {
                p.versions.push(entered.clone());
                p.progress = Progress::Conflict;
            });
        }
        Event::SeatConfirmed { at, seat, .. } => with(at, &|p| {
            if let Progress::Entered(seats) = p.progress {
                p.progress = Progress::Entered(seats.with(*seat));
            }
        }),
        Event::Confirmed { at, version, when } => with(at, &|p| {
            p.current = *version;
            p.progress = Progress::Confirmed(*when);
        }),
        Event::Objected { at, objection } => with(at, &|p| p.objections.push(objection.clone())),
        Event::Settled { at, version, when, .. } => with(at, &|p| {
            p.current = *version;
            p.progress = Progress::Confirmed(*when);
            p.objections.clear();
        }),
    }
}

const fn empty() -> Protocol {
    Protocol {
        versions: Vec::new(),
        current: Version(0),
        progress: Progress::Entered(SeatSet::EMPTY),
        objections: Vec::new(),
    }
}
