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

/// An event without what it tells of a person.
pub(crate) fn blank(event: &Event, id: PersonId) -> Event {
    let mut event = event.clone();
    personal(&mut event, &mut |person, data| {
        if person == id {
            data.erase();
        }
    });
    event
}

/// What an event tells of a person.
pub(crate) enum Personal<'e> {
    /// Who it is.
    Profile(&'e mut Profile),
    /// Words about somebody.
    Words(&'e mut String),
}

impl Personal<'_> {
    /// Takes it away.
    pub(crate) fn erase(self) {
        match self {
            Self::Profile(profile) => *profile = Profile::default(),
            Self::Words(words) => words.clear(),
        }
    }

    /// Whether it was taken away.
    pub(crate) fn is_erased(&self) -> bool {
        match self {
            Self::Profile(profile) => **profile == Profile::default(),
            Self::Words(words) => words.is_empty(),
        }
    }
}

/// Goes through what an event tells of people, in order; also what it tells in a line that was left out.
pub(crate) fn personal(event: &mut Event, see: &mut dyn FnMut(PersonId, Personal<'_>)) {
    if let Event::Merge(merge::Event::LeftOut { entry, .. }) = event {
        entry.events.iter_mut().for_each(|event| personal(event, see));
    }
    if let Event::People(happened) = event {
        match happened {
            Happened::Registered { person, profile, .. } | Happened::Edited { person, profile } => {
                see(*person, Personal::Profile(profile));
            }
            Happened::Overridden { person, reason, .. } => see(*person, Personal::Words(reason)),
            Happened::Restricted { person, restrictions } => see(*person, Personal::Words(restrictions)),
            Happened::Admitted { .. }
            | Happened::Waits { .. }
            | Happened::Offered { .. }
            | Happened::PartChanged { .. }
            | Happened::GaveUpPlace { .. }
            | Happened::ListApproved(_)
            | Happened::CheckedIn { .. }
            | Happened::Left { .. }
            | Happened::Merged { .. }
            | Happened::Anonymised { .. } => {}
        }
    }
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
