//! The lines themselves: numbers, times, what was taken back, what needs a reason, what may follow the close.
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{CommandId, PersonId};
use crate::people::{Profile, Told};
use crate::setup::Life;
use crate::{merge, penalty, people, protocol, round, seats, setup, standings, substitute, undo};
use std::collections::{BTreeMap, BTreeSet};

/// Whether a line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    /// It does.
    Yes,
    /// It was taken back.
    No,
}

pub(super) fn undoes(entry: &Entry) -> Vec<CommandId> {
    let undo = |event: &Event| match event {
        Event::Undo(undo) => Some(undo.command),
        _ => None,
    };
    entry.events.iter().filter_map(undo).collect()
}

/// Which lines stand: from the last to the first, what stands may take something back.
pub(super) fn standing(entries: &[Entry]) -> Vec<Stands> {
    let mut gone: BTreeSet<CommandId> = BTreeSet::new();
    let mut stands = vec![Stands::Yes; entries.len()];
    for (i, entry) in entries.iter().enumerate().rev() {
        if gone.contains(&entry.command) {
            stands[i] = Stands::No;
        } else {
            gone.extend(undoes(entry));
        }
    }
    stands
}

impl Walk<'_> {
    /// Ids, times, taking back: everything that needs no picture of the event.
    pub(super) fn order_of_lines(&mut self) {
        let entries = self.entries;
        let mut seen: BTreeMap<CommandId, usize> = BTreeMap::new();
        for (i, entry) in entries.iter().enumerate() {
            if seen.insert(entry.command, i).is_some() {
                self.say_of(i, Fault::CommandTwice);
            }
            if i > 0 && entry.at < entries[i - 1].at {
                let (before, now) = (entries[i - 1].at.0, entry.at.0);
                self.say_of(i, Fault::TimeBackwards).numbers(before, now);
            }
            if entry.events.is_empty() {
                self.say_of(i, Fault::EmptyLine);
            }
            self.undo_of(i, entry, &seen);
        }
        self.erased();
    }

    fn undo_of(&mut self, i: usize, entry: &Entry, seen: &BTreeMap<CommandId, usize>) {
        if undoes(entry).is_empty() {
            return;
        }
        let earlier = &self.entries[..i];
        let gone: BTreeSet<CommandId> = standing(earlier)
            .iter()
            .zip(earlier)
            .filter(|(stands, _)| **stands == Stands::No)
            .map(|(_, line)| line.command)
            .collect();
        for command in undoes(entry) {
            match seen.get(&command) {
                None | Some(0) => _ = self.say_of(i, Fault::UndoUnknown),
                Some(line) if *line == i => _ = self.say_of(i, Fault::UndoUnknown),
                Some(_) if gone.contains(&command) => _ = self.say_of(i, Fault::UndoTwice),
                Some(_) => {}
            }
        }
    }

    /// Nothing that was written about somebody before he was to be forgotten is left.
    fn erased(&mut self) {
        for (i, entry) in self.entries.iter().enumerate() {
            for event in &entry.events {
                if let Event::People(people::Event::Anonymised { person }) = event {
                    self.forgotten.insert(*person, i);
                    for (line, earlier) in self.entries[..i].iter().enumerate() {
                        if earlier.events.iter().any(|event| tells(event, *person)) {
                            self.say_of(line, Fault::DataKept).person(*person);
                        }
                    }
                }
            }
        }
    }

    /// Whether somebody is forgotten in this line or later, so that what was known of him is gone.
    pub(super) fn is_forgotten(&self, person: PersonId) -> bool {
        self.forgotten.get(&person).is_some_and(|line| *line >= self.line)
    }

    /// What needs a reason has one.
    pub(super) fn reason(&mut self, event: &Event) {
        let reason = match event {
            Event::People(people::Event::Overridden { person, .. }) if self.is_forgotten(*person) => None,
            Event::Setup(setup::Event::Reopened { reason })
            | Event::Round(round::Event::Voided { reason, .. } | round::Event::Reopened { reason, .. })
            | Event::Protocol(protocol::Event::Settled { reason, .. })
            | Event::Penalty(
                penalty::Event::Cancelled { reason, .. } | penalty::Event::Mapped { reason, .. },
            )
            | Event::Standings(standings::Event::Decided { reason, .. })
            | Event::Substitute(
                substitute::Event::Overridden { reason, .. } | substitute::Event::TakenBack { reason, .. },
            )
            | Event::Seats(seats::Event::Accepted { reason, .. })
            | Event::People(people::Event::Overridden { reason, .. })
            | Event::Undo(undo::Event { reason, .. }) => Some(reason),
            Event::Round(round::Event::Extended { given, .. }) => Some(&given.reason),
            _ => None,
        };
        if reason.is_some_and(|reason| reason.trim().is_empty()) {
            self.say(Fault::NoReason);
        }
    }

    /// After the close only opening again and forgetting are left, and what a copy that is joined brings along. Who
    /// takes an opening back closes the event by it.
    pub(super) fn life(&mut self, event: &Event) {
        let closed = self.world.life != Life::Running;
        let opens = |event: &Event| matches!(event, Event::Setup(setup::Event::Reopened { .. }));
        let may = match event {
            Event::People(people::Event::Anonymised { .. }) | Event::Merge(merge::Event::LeftOut { .. }) => {
                true
            }
            Event::Undo(undo) => {
                let line = self.entries.iter().find(|line| line.command == undo.command);
                line.is_some_and(|line| line.events.iter().any(opens))
            }
            event => opens(event),
        };
        if closed && !may {
            self.say(Fault::AfterClose);
        }
        if !closed && opens(event) {
            self.say(Fault::NotClosed);
        }
    }

    pub(super) fn setup(&mut self, place: usize, event: &setup::Event) {
        match event {
            setup::Event::Opened(_) if self.line > 0 || place > 0 => _ = self.say(Fault::OpenedTwice),
            setup::Event::Closed { places, .. } => self.closed(places),
            _ => {}
        }
    }

    pub(super) fn merge(&mut self, event: &merge::Event) {
        match event {
            merge::Event::Settled { line, .. } if *line >= self.world.left_out => {
                let there = self.world.left_out;
                self.say(Fault::Unknown).numbers(there, *line);
            }
            _ => {}
        }
    }
}

/// Whether an event still tells something of a person.
fn tells(event: &Event, id: PersonId) -> bool {
    match event {
        Event::People(
            people::Event::Registered { person, profile, .. } | people::Event::Edited { person, profile },
        ) => *person == id && **profile != Profile::default(),
        Event::People(people::Event::Overridden { person, reason, .. }) => {
            *person == id && !reason.is_empty()
        }
        Event::People(people::Event::Restricted { person, restrictions }) => {
            *person == id && !restrictions.is_empty()
        }
        Event::Merge(merge::Event::LeftOut { entry, .. }) => {
            entry.events.iter().any(|event| tells(event, id))
        }
        _ => false,
    }
}

/// Whether the judge was told.
pub(super) const fn is_told(told: Told) -> bool {
    matches!(told, Told::Judge)
}
