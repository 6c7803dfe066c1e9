//! Erasing personal data from the log itself: what was written down before somebody asked to be forgotten.
use super::{Event as Happened, Person, PersonId, Profile};
use crate::event::{Entry, Event};
use crate::merge;
use crate::tournament::Tournament;

/// The line of the log without what it tells of a person: name, birth, contact, note, restrictions, reasons. What
/// happened stays, under the number. A store rewrites its lines by this when it sees `Anonymised`.
pub fn without_person(entry: &Entry, id: PersonId) -> Entry {
    Entry { events: entry.events.iter().map(|event| blank(event, id)).collect(), ..entry.clone() }
}

/// Whom an event makes anonymous.
pub(crate) const fn forgotten(event: &Event) -> Option<PersonId> {
    match event {
        Event::People(Happened::Anonymised { person }) => Some(*person),
        _ => None,
    }
}

fn blank(event: &Event, id: PersonId) -> Event {
    let mut event = event.clone();
    // A line that was left out when two copies were joined.
    if let Event::Merge(merge::Event::LeftOut { entry, .. }) = &mut event {
        **entry = without_person(entry, id);
    }
    if let Event::People(happened) = &mut event {
        match happened {
            Happened::Registered { person, profile, .. } | Happened::Edited { person, profile }
                if *person == id =>
            {
                **profile = Profile::default();
            }
            Happened::Overridden { person, reason, .. } if *person == id => reason.clear(),
            Happened::Restricted { person, restrictions } if *person == id => restrictions.clear(),
            _ => {}
        }
    }
    event
}

/// The person in the state, as the erased log tells it.
pub(super) fn forget(tournament: &mut Tournament, id: PersonId) {
    if let Some(person) = tournament.people.persons.get_mut(id.index()) {
        blank_person(person);
    }
    for line in &mut tournament.merge.left_out {
        line.entry = without_person(&line.entry, id);
    }
}

fn blank_person(person: &mut Person) {
    person.profile = Profile::default();
    person.restrictions = person.restrictions.as_ref().map(|_| String::new());
    person.overridden.iter_mut().for_each(|(_, reason)| reason.clear());
}
