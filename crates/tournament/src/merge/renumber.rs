//! New numbers for people, slots, penalties and calls that both copies numbered alike.
use crate::event::Event;
use crate::id::{CallNo, EntryId, PenaltyNo, PersonId};
use crate::tournament::Tournament;
use crate::{penalty, people, round};
use std::collections::HashMap;

/// A line of one copy beside what the other has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside {
    /// It is about other things.
    Agrees,
    /// It is about something that the other has changed.
    Contradicts,
}

/// What the numbers of one copy became.
#[derive(Clone, Default, Debug)]
pub(super) struct Renumber {
    persons: HashMap<PersonId, PersonId>,
    slots: HashMap<EntryId, EntryId>,
    penalties: HashMap<PenaltyNo, PenaltyNo>,
    calls: HashMap<CallNo, CallNo>,
}

impl Renumber {
    pub(super) fn is_used(&self) -> bool {
        !(self.persons.is_empty()
            && self.slots.is_empty()
            && self.penalties.is_empty()
            && self.calls.is_empty())
    }

    /// The event with the numbers of the joined event; nothing if it cannot be taken over alone.
    pub(super) fn event(&mut self, tournament: &Tournament, event: &Event, beside: Beside) -> Option<Event> {
        let mut event = event.clone();
        let moved = match &mut event {
            Event::People(event) => self.people(tournament, event),
            Event::Penalty(event) => self.penalty(tournament, event),
            Event::Round(round::Event::Called { call, .. }) => {
                let next = CallNo::of_index(tournament.round.calls.len());
                self.calls.insert(*call, next);
                *call = next;
                true
            }
            Event::Round(round::Event::Answered { call, .. }) => replace(&self.calls, call),
            _ => false,
        };
        (moved || beside == Beside::Agrees).then_some(event)
    }

    fn people(&mut self, tournament: &Tournament, event: &mut people::Event) -> bool {
        use people::Event as E;
        match event {
            E::Registered { person, .. } => {
                let next = PersonId::of_index(tournament.people.persons.len());
                self.persons.insert(*person, next);
                *person = next;
                true
            }
            E::Admitted { person, entry } => {
                let next = EntryId::of_index(tournament.people.slots.len());
                self.slots.insert(*entry, next);
                *entry = next;
                // Admitted in the line of the registration, whose event is not applied yet.
                replace(&self.persons, person)
            }
            E::Merged { keep, other } => {
                let kept = replace(&self.persons, keep);
                replace(&self.persons, other) || kept
            }
            E::Overridden { person, .. }
            | E::Waits { person, .. }
            | E::Offered { person }
            | E::PartChanged { person, .. }
            | E::GaveUpPlace { person }
            | E::Edited { person, .. }
            | E::Restricted { person, .. }
            | E::CheckedIn { person, .. }
            | E::Left { person, .. }
            | E::Anonymised { person } => replace(&self.persons, person),
            E::ListApproved(_) => false,
        }
    }

    fn penalty(&mut self, tournament: &Tournament, event: &mut penalty::Event) -> bool {
        use penalty::Event as E;
        match event {
            E::Given { number, .. } => {
                let next = PenaltyNo::of_index(tournament.penalty.all.len());
                self.penalties.insert(*number, next);
                *number = next;
                true
            }
            E::Agreed { number, .. }
            | E::Confirmed { number }
            | E::Cancelled { number, .. }
            | E::Mapped { number, .. } => replace(&self.penalties, number),
        }
    }
}

fn replace<K: Copy + Eq + std::hash::Hash>(map: &HashMap<K, K>, key: &mut K) -> bool {
    match map.get(key) {
        Some(new) => {
            *key = *new;
            true
        }
        None => false,
    }
}
