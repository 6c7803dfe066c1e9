//! New numbers for people, slots, games, penalties and calls that both copies numbered alike, and for what was left out none.
use super::numbers::{Number, Numbers, of_event, of_line};
use crate::event::{Entry, Event};
use crate::id::{CallNo, CommandId, EntryId, PenaltyNo, PersonId, RoundNo};
use crate::penalty::Event as Penalty;
use crate::people::Event as People;
use crate::round::Event as Round;
use crate::substitute::{Event as Substitute, Substitution};
use crate::tournament::Tournament;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// What the numbers of one copy became. What was left out has the number 0 there, which nothing has.
#[derive(Clone, Default, Debug)]
pub(super) struct Renumber {
    persons: Became<PersonId>,
    slots: Became<EntryId>,
    games: Became<RoundNo>,
    penalties: Became<PenaltyNo>,
    calls: Became<CallNo>,
}

/// What numbers of one kind became.
#[derive(Clone, Debug)]
struct Became<K> {
    new: HashMap<K, K>,
    /// The new numbers of what this copy alone has made.
    own: HashSet<K>,
    /// How many the line has made so far.
    made: usize,
}

impl<K> Default for Became<K> {
    fn default() -> Self {
        Self { new: HashMap::new(), own: HashSet::new(), made: 0 }
    }
}

impl<K: Copy + Eq + Hash> Became<K> {
    fn replace(&self, key: &mut K) {
        if let Some(new) = self.new.get(key) {
            *key = *new;
        }
    }

    /// The next number after those that are there; a line that makes several gives them one after another.
    fn give(&mut self, key: &mut K, of_index: fn(usize) -> K, there: usize) {
        let number = of_index(there + self.made);
        self.made += 1;
        self.own.insert(number);
        self.new.insert(*key, number);
        *key = number;
    }

    fn take_none(&mut self, key: &mut K, nothing: K) {
        self.new.insert(*key, nothing);
        *key = nothing;
    }

    fn learn(&mut self, own: &[K], there: &[K], nothing: K) {
        for (i, key) in own.iter().enumerate() {
            let new = there.get(i).copied().unwrap_or(nothing);
            self.new.insert(*key, new);
            self.own.remove(&new);
        }
    }

    fn is_own(&self, new: K) -> bool {
        self.own.contains(&new)
    }
}

impl Renumber {
    /// The number of the joined event for a slot of the copy.
    pub(super) fn slot(&self, entry: &mut EntryId) {
        self.slots.replace(entry);
    }

    /// Gives whomever and whatever a line names its number in the joined event. What the line itself makes keeps the
    /// number of the copy.
    pub(super) fn line(&self, line: &mut Entry) {
        of_line(line, &mut Naming(self));
    }

    /// The same for an event.
    pub(super) fn event(&self, event: &mut Event) {
        of_event(event, &mut Naming(self));
    }

    /// The next line begins.
    pub(super) const fn begin(&mut self) {
        (self.persons.made, self.slots.made, self.games.made) = (0, 0, 0);
        (self.penalties.made, self.calls.made) = (0, 0);
    }

    /// What a line of the other copy makes in the joined event is not of this one, whatever had its number and was
    /// taken back.
    pub(super) fn disown(&mut self, line: &Entry) {
        let mut made = Made::default();
        of_line(&mut line.clone(), &mut made);
        self.persons.own.retain(|number| !made.persons.contains(number));
        self.slots.own.retain(|number| !made.slots.contains(number));
        self.games.own.retain(|number| !made.games.contains(number));
        self.penalties.own.retain(|number| !made.penalties.contains(number));
        self.calls.own.retain(|number| !made.calls.contains(number));
    }

    /// Gives what an event makes the next numbers of the joined event.
    pub(super) fn fresh(&mut self, tournament: &Tournament, event: &mut Event) {
        of_event(event, &mut Making { numbers: self, next: Some(tournament) });
    }

    /// A line that is left out: whatever it makes has no number in the joined event, in this line and in all that
    /// name it later.
    pub(super) fn left_out(&mut self, line: &mut Entry) {
        for event in &mut line.events {
            self.event(event);
            of_event(event, &mut Making { numbers: self, next: None });
        }
    }

    /// A line that both copies have: what it made in this copy is what it made in the joined event, if it is there.
    pub(super) fn learn(&mut self, own: &Entry, there: Option<&Entry>) {
        let mut made = [Made::default(), Made::default()];
        for (made, line) in made.iter_mut().zip([Some(own), there]) {
            if let Some(line) = line {
                of_line(&mut line.clone(), made);
            }
        }
        let [own, there] = made;
        self.persons.learn(&own.persons, &there.persons, PersonId(0));
        self.slots.learn(&own.slots, &there.slots, EntryId(0));
        self.games.learn(&own.games, &there.games, RoundNo(0));
        self.penalties.learn(&own.penalties, &there.penalties, PenaltyNo(0));
        self.calls.learn(&own.calls, &there.calls, CallNo(0));
    }

    /// Whether an event, with its numbers in the joined event, is about something of this copy alone, so that the
    /// other copy cannot have changed it.
    pub(super) fn is_own(&self, event: &Event) -> bool {
        match event {
            Event::People(event) => match event {
                People::Registered { .. } => true,
                People::Merged { keep, other } => self.persons.is_own(*keep) || self.persons.is_own(*other),
                People::Admitted { person, .. }
                | People::Overridden { person, .. }
                | People::Waits { person, .. }
                | People::Offered { person }
                | People::PartChanged { person, .. }
                | People::GaveUpPlace { person }
                | People::Edited { person, .. }
                | People::Restricted { person, .. }
                | People::CheckedIn { person, .. }
                | People::Left { person, .. }
                | People::Anonymised { person } => self.persons.is_own(*person),
                People::ListApproved(_) => false,
            },
            Event::Substitute(
                Substitute::Put(Substitution { entry, .. })
                | Substitute::Overridden { entry, .. }
                | Substitute::TakenBack { entry, .. },
            )
            | Event::Round(Round::CameLate { entry, .. } | Round::WasAbsent { entry, .. }) => {
                self.slots.is_own(*entry)
            }
            Event::Round(Round::Called { .. }) | Event::Penalty(Penalty::Given { .. }) => true,
            Event::Round(Round::Answered { call, .. }) => self.calls.is_own(*call),
            Event::Penalty(
                Penalty::Agreed { number, .. }
                | Penalty::Confirmed { number }
                | Penalty::Cancelled { number, .. }
                | Penalty::Mapped { number, .. },
            ) => self.penalties.is_own(*number),
            Event::Round(
                Round::Signalled { .. }
                | Round::Extended { .. }
                | Round::StoppedEarly { .. }
                | Round::Voided { .. }
                | Round::Confirmed { .. }
                | Round::Reopened { .. },
            )
            | Event::Setup(_)
            | Event::Seats(_)
            | Event::Protocol(_)
            | Event::Standings(_)
            | Event::Club(_)
            | Event::Undo(_)
            | Event::Merge(_) => false,
        }
    }
}

/// Whether an event names something that was left out: it means nothing without it.
pub(super) fn names_left_out(event: &Event) -> bool {
    struct Zero(u32);
    impl Numbers for Zero {
        fn named(&mut self, number: Number<'_>) {
            self.0 += u32::from(match number {
                Number::Person(person) => person.0 == 0,
                Number::Slot(entry) => entry.0 == 0,
                Number::Round(round) => round.0 == 0,
                Number::Penalty(number) => number.0 == 0,
                Number::Call(call) => call.0 == 0,
                Number::Command(_) => false,
            });
        }
        fn made(&mut self, _: Number<'_>) {}
    }
    let mut zero = Zero(0);
    // What is left out itself names what it likes.
    if !matches!(event, Event::Merge(_)) {
        of_event(&mut event.clone(), &mut zero);
    }
    zero.0 > 0
}

/// How the rounds of an event get their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounds {
    /// A round is the same in every copy.
    Seated,
    /// They are games, numbered as they are begun.
    Begun,
}

/// A line without its numbers: what is left is the same in every copy.
pub(super) fn without_numbers(line: &mut Entry, rounds: Rounds) {
    struct Nothing(Rounds);
    impl Nothing {
        fn clear(&self, number: Number<'_>) {
            match number {
                Number::Round(round) if self.0 == Rounds::Begun => *round = RoundNo(0),
                Number::Round(_) => {}
                Number::Person(person) => *person = PersonId(0),
                Number::Slot(entry) => *entry = EntryId(0),
                Number::Penalty(number) => *number = PenaltyNo(0),
                Number::Call(call) => *call = CallNo(0),
                Number::Command(command) => *command = CommandId(0),
            }
        }
    }
    impl Numbers for Nothing {
        fn named(&mut self, number: Number<'_>) {
            self.clear(number);
        }
        fn made(&mut self, number: Number<'_>) {
            self.clear(number);
        }
    }
    of_line(line, &mut Nothing(rounds));
}

struct Naming<'n>(&'n Renumber);

impl Numbers for Naming<'_> {
    fn named(&mut self, number: Number<'_>) {
        match number {
            Number::Person(person) => self.0.persons.replace(person),
            Number::Slot(entry) => self.0.slots.replace(entry),
            Number::Round(round) => self.0.games.replace(round),
            Number::Penalty(number) => self.0.penalties.replace(number),
            Number::Call(call) => self.0.calls.replace(call),
            Number::Command(_) => {}
        }
    }

    fn made(&mut self, _: Number<'_>) {}
}

struct Making<'n> {
    numbers: &'n mut Renumber,
    /// The joined event, if it takes in what is made.
    next: Option<&'n Tournament>,
}

impl Numbers for Making<'_> {
    fn named(&mut self, _: Number<'_>) {}

    fn made(&mut self, number: Number<'_>) {
        let Self { numbers, next } = self;
        match (number, next) {
            (Number::Person(person), Some(event)) => {
                numbers.persons.give(person, PersonId::of_index, event.people.persons.len());
            }
            (Number::Slot(entry), Some(event)) => {
                numbers.slots.give(entry, EntryId::of_index, event.people.slots.len());
            }
            (Number::Round(round), Some(event)) => {
                numbers.games.give(round, RoundNo::of_index, event.seats.rounds.len());
            }
            (Number::Penalty(number), Some(event)) => {
                numbers.penalties.give(number, PenaltyNo::of_index, event.penalty.all.len());
            }
            (Number::Call(call), Some(event)) => {
                numbers.calls.give(call, CallNo::of_index, event.round.calls.len());
            }
            (Number::Person(person), None) => numbers.persons.take_none(person, PersonId(0)),
            (Number::Slot(entry), None) => numbers.slots.take_none(entry, EntryId(0)),
            (Number::Round(round), None) => numbers.games.take_none(round, RoundNo(0)),
            (Number::Penalty(number), None) => numbers.penalties.take_none(number, PenaltyNo(0)),
            (Number::Call(call), None) => numbers.calls.take_none(call, CallNo(0)),
            (Number::Command(_), _) => {}
        }
    }
}

/// What a line made, in order.
#[derive(Default)]
struct Made {
    persons: Vec<PersonId>,
    slots: Vec<EntryId>,
    games: Vec<RoundNo>,
    penalties: Vec<PenaltyNo>,
    calls: Vec<CallNo>,
}

impl Numbers for Made {
    fn named(&mut self, _: Number<'_>) {}

    fn made(&mut self, number: Number<'_>) {
        match number {
            Number::Person(person) => self.persons.push(*person),
            Number::Slot(entry) => self.slots.push(*entry),
            Number::Round(round) => self.games.push(*round),
            Number::Penalty(number) => self.penalties.push(*number),
            Number::Call(call) => self.calls.push(*call),
            Number::Command(_) => {}
        }
    }
}
