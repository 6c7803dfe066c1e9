//! New numbers for people, slots, penalties and calls that both copies numbered alike, wherever an event names them.
use super::Event as Joined;
use crate::event::Event;
use crate::id::{CallNo, EntryId, PenaltyNo, PersonId};
use crate::penalty::Event as Penalty;
use crate::people::Event as People;
use crate::round::Event as Round;
use crate::seats::{Because, Demands, Edit, Event as Seating, Note, SeatedRound};
use crate::standings::Event as Standing;
use crate::substitute::Event as Substitute;
use crate::tournament::Tournament;
use crate::{club, protocol, setup};
use std::collections::HashMap;
use std::hash::Hash;

/// What the numbers of one copy became.
#[derive(Clone, Default, Debug)]
pub(super) struct Renumber {
    persons: HashMap<PersonId, PersonId>,
    slots: HashMap<EntryId, EntryId>,
    penalties: HashMap<PenaltyNo, PenaltyNo>,
    calls: HashMap<CallNo, CallNo>,
}

impl Renumber {
    /// The number of the joined event for a person of the copy.
    pub(super) fn person(&self, person: &mut PersonId) {
        replace(&self.persons, person);
    }

    /// The number of the joined event for a slot of the copy.
    pub(super) fn slot(&self, entry: &mut EntryId) {
        replace(&self.slots, entry);
    }

    fn slots<'e>(&self, entries: impl IntoIterator<Item = &'e mut EntryId>) {
        entries.into_iter().for_each(|entry| self.slot(entry));
    }

    /// Gives whomever and whatever an event names its number in the joined event. What the event itself makes keeps
    /// the number of the copy.
    pub(super) fn named(&self, event: &mut Event) {
        match event {
            Event::People(event) => self.people(event),
            Event::Seats(event) => self.seating(event),
            Event::Substitute(Substitute::Put(put)) => {
                self.slot(&mut put.entry);
                self.person(&mut put.out);
                put.by.iter_mut().for_each(|by| self.person(by));
            }
            Event::Substitute(Substitute::Overridden { entry, .. } | Substitute::TakenBack { entry, .. })
            | Event::Round(Round::CameLate { entry, .. } | Round::WasAbsent { entry, .. }) => {
                self.slot(entry);
            }
            Event::Round(Round::Answered { call, .. }) => replace(&self.calls, call),
            Event::Penalty(Penalty::Given { penalty, .. }) => self.slot(&mut penalty.entry),
            Event::Penalty(
                Penalty::Agreed { number, .. }
                | Penalty::Confirmed { number }
                | Penalty::Cancelled { number, .. }
                | Penalty::Mapped { number, .. },
            ) => replace(&self.penalties, number),
            Event::Protocol(
                protocol::Event::Entered { entered, .. } | protocol::Event::Contradicted { entered, .. },
            ) => entered.by.person.iter_mut().for_each(|by| self.person(by)),
            Event::Standings(Standing::LotDrawn { order, .. } | Standing::Decided { order, .. }) => {
                self.slots(order);
            }
            Event::Setup(setup::Event::Closed { places, .. }) => {
                self.slots(places.iter_mut().map(|(entry, _)| entry));
            }
            Event::Club(club::Event::GameStarted { seats, .. }) => self.slots(seats.iter_mut().flatten()),
            Event::Merge(Joined::LeftOut { entry: line, players }) => {
                self.slots(players.iter_mut().flatten().flatten());
                line.by.person.iter_mut().for_each(|by| self.person(by));
                line.events.iter_mut().for_each(|event| self.named(event));
            }
            Event::Round(_)
            | Event::Protocol(_)
            | Event::Standings(_)
            | Event::Setup(_)
            | Event::Undo(_)
            | Event::Merge(Joined::Settled { .. }) => {}
        }
    }

    fn people(&self, event: &mut People) {
        use People as E;
        match event {
            E::Merged { keep, other } => {
                self.person(keep);
                self.person(other);
            }
            E::Admitted { person, .. }
            | E::Overridden { person, .. }
            | E::Waits { person, .. }
            | E::Offered { person }
            | E::PartChanged { person, .. }
            | E::GaveUpPlace { person }
            | E::Edited { person, .. }
            | E::Restricted { person, .. }
            | E::CheckedIn { person, .. }
            | E::Left { person, .. }
            | E::Anonymised { person } => self.person(person),
            E::Registered { .. } | E::ListApproved(_) => {}
        }
    }

    fn seating(&self, event: &mut Seating) {
        use Seating as E;
        match event {
            E::Drawn { order, .. } => self.slots(order),
            E::Seated { rounds, .. } => {
                for SeatedRound { tables, out, .. } in rounds {
                    self.slots(tables.iter_mut().flatten().flatten());
                    self.slots(out);
                }
            }
            E::Noted { notes, .. } => notes.iter_mut().for_each(|note| self.note(note)),
            E::Demanded(Demands { forbidden, fixed, .. }) => {
                self.slots(forbidden.iter_mut().flat_map(|(one, other)| [one, other]));
                self.slots(fixed.iter_mut().map(|(entry, _)| entry));
            }
            E::Edited { edit: Edit::Swap(one, other), .. } => self.slots([one, other]),
            E::SeatsDrawn { seats, .. } => self.slots(seats.iter_mut().flatten()),
            E::ClosedUp { tables, out, .. } => {
                self.slots(tables.iter_mut().flatten().flatten());
                self.slots(out);
            }
            E::Edited { .. } | E::Accepted { .. } | E::Published { .. } | E::Withdrawn { .. } => {}
        }
    }

    fn note(&self, note: &mut Note) {
        let because = |because: &mut Because| match because {
            Because::Kin { with, .. }
            | Because::Forbidden(with)
            | Because::FixedTables(with)
            | Because::Met(with) => self.slot(with),
            Because::Incomplete | Because::Below | Because::Full => {}
        };
        match note {
            Note::Moved { entry, passed, .. } => {
                self.slot(entry);
                for (whom, why) in passed {
                    self.slot(whom);
                    because(why);
                }
            }
            Note::Repeated { pair: (one, other), .. } => self.slots([one, other]),
            Note::Accepted { entry, because: why, .. } => {
                self.slot(entry);
                because(why);
            }
            Note::NotProved => {}
        }
    }

    /// Gives what an event makes the next number of the joined event. Whether the event is about something of this
    /// copy alone, so that it can contradict nobody.
    pub(super) fn fresh(&mut self, tournament: &Tournament, event: &mut Event) -> bool {
        match event {
            Event::People(People::Registered { person, .. }) => {
                give(&mut self.persons, person, PersonId::of_index, tournament.people.persons.len());
            }
            Event::People(People::Admitted { person, entry }) => {
                give(&mut self.slots, entry, EntryId::of_index, tournament.people.slots.len());
                return has(&self.persons, *person);
            }
            Event::Penalty(Penalty::Given { number, .. }) => {
                give(&mut self.penalties, number, PenaltyNo::of_index, tournament.penalty.all.len());
            }
            Event::Round(Round::Called { call, .. }) => {
                give(&mut self.calls, call, CallNo::of_index, tournament.round.calls.len());
            }
            Event::Round(Round::Answered { call, .. }) => return has(&self.calls, *call),
            Event::Penalty(
                Penalty::Agreed { number, .. }
                | Penalty::Confirmed { number }
                | Penalty::Cancelled { number, .. }
                | Penalty::Mapped { number, .. },
            ) => return has(&self.penalties, *number),
            Event::People(People::Merged { keep, other }) => {
                return has(&self.persons, *keep) || has(&self.persons, *other);
            }
            Event::People(
                People::Overridden { person, .. }
                | People::Waits { person, .. }
                | People::Offered { person }
                | People::PartChanged { person, .. }
                | People::GaveUpPlace { person }
                | People::Edited { person, .. }
                | People::Restricted { person, .. }
                | People::CheckedIn { person, .. }
                | People::Left { person, .. }
                | People::Anonymised { person },
            ) => return has(&self.persons, *person),
            Event::Round(Round::CameLate { entry, .. } | Round::WasAbsent { entry, .. })
            | Event::Substitute(
                Substitute::Put(crate::substitute::Substitution { entry, .. })
                | Substitute::Overridden { entry, .. }
                | Substitute::TakenBack { entry, .. },
            ) => return has(&self.slots, *entry),
            _ => return false,
        }
        true
    }
}

fn replace<K: Copy + Eq + Hash>(map: &HashMap<K, K>, key: &mut K) {
    if let Some(new) = map.get(key) {
        *key = *new;
    }
}

/// The next number; a line that makes several gives them one after another.
fn give<K: Copy + Eq + Hash>(map: &mut HashMap<K, K>, key: &mut K, of_index: fn(usize) -> K, there: usize) {
    let mut index = there;
    while has(map, of_index(index)) {
        index += 1;
    }
    map.insert(*key, of_index(index));
    *key = of_index(index);
}

/// Whether this number of the joined event was given to something of the copy.
fn has<K: Copy + Eq + Hash>(map: &HashMap<K, K>, new: K) -> bool {
    map.values().any(|given| *given == new)
}
