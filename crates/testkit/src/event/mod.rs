//! An event in a few words, for tests: opened by a regulation, with people, a clock that moves on and counted ids.
//!
//! The law comes through [`crate::law`], so that a flipped answer reaches every event of the run.
mod given;

pub use given::{FIRST_DAY, profile, settings};

use crate::law;
use formats::event_log;
use rules::regulation::RegulationId;
use std::ops::Deref;
use tournament::people::{self, Part};
use tournament::seats::{self, Origin, RoundKind, SeatedRound, Seats, Visibility};
use tournament::setup::{self, Law, Settings};
use tournament::{
    Actor, Command, CommandId, Entry, EntryId, Event, Moment, Order, Outcome, PersonId, Refused, Role,
    RoundNo, Span, Tournament, round,
};

/// The law of a regulation, with the flip of this run if it is this one's.
///
/// # Panics
/// If the rule set has no hall of its own.
pub fn law_of(id: RegulationId) -> Law {
    Law { id, table_of: id, table: law::table(id).clone(), hall: law::hall(id).clone() }
}

/// An event that tests give commands to. It reads like the [`Tournament`] it holds.
#[derive(Clone, Debug)]
pub struct Builder {
    tournament: Tournament,
    next: u128,
    now: Moment,
    log: Vec<Entry>,
}

impl Deref for Builder {
    type Target = Tournament;
    fn deref(&self) -> &Tournament {
        &self.tournament
    }
}

impl Builder {
    /// An event of this regulation with the usual [`settings`].
    pub fn of(id: RegulationId) -> Self {
        let law = law_of(id);
        let settings = settings(&law);
        Self::open(law, settings).unwrap_or_else(|refused| panic!("{refused}"))
    }

    /// An event of this law with these settings, if it may be opened so.
    pub fn open(law: Law, settings: Settings) -> Result<Self, Refused> {
        let now = Moment(1_700_000_000_000);
        let order = Order {
            id: CommandId(1),
            by: Actor::of(Role::Owner),
            at: now,
            command: Command::Setup(setup::Command::Open(Box::new((law, settings)))),
        };
        let (tournament, entry) = Tournament::open(&order)?;
        Ok(Self { tournament, next: 2, now, log: vec![entry] })
    }

    /// The event with so many players on the list, all of them here.
    pub fn with_players(id: RegulationId, count: u32) -> Self {
        let mut event = Self::of(id);
        event.players(count);
        event.check_in_all();
        event
    }

    /// What time it is.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Lets time pass.
    pub fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }

    /// The log so far, one entry a command.
    pub fn entries(&self) -> &[Entry] {
        &self.log
    }

    /// The id of the last command.
    pub const fn last_id(&self) -> CommandId {
        CommandId(self.next - 1)
    }

    /// Gives a command as somebody, with the next id, a second after the last one.
    pub fn try_as(&mut self, by: Actor, command: Command) -> Result<Vec<Event>, Refused> {
        let id = CommandId(self.next);
        self.next += 1;
        self.now = self.now + Span::seconds(1);
        match self.tournament.handle(&Order { id, by, at: self.now, command })? {
            Outcome::Done(entry) => {
                self.log.push(entry.clone());
                Ok(entry.events)
            }
            // The id is new: it was so already.
            Outcome::Before(_) => Ok(Vec::new()),
        }
    }

    /// Gives a command in a role.
    pub fn try_give(&mut self, role: Role, command: Command) -> Result<Vec<Event>, Refused> {
        self.try_as(Actor::of(role), command)
    }

    /// Gives a command that is lawful.
    ///
    /// # Panics
    /// If it is refused.
    pub fn give(&mut self, role: Role, command: Command) -> Vec<Event> {
        let told = format!("{command:?}");
        self.try_give(role, command).unwrap_or_else(|refused| panic!("{told}: {refused}"))
    }

    /// Gives a command that is refused.
    ///
    /// # Panics
    /// If it is done.
    pub fn refused(&mut self, role: Role, command: Command) -> Refused {
        let told = format!("{command:?}");
        match self.try_give(role, command) {
            Ok(events) => panic!("{told} was done: {events:?}"),
            Err(refused) => refused,
        }
    }

    /// Takes events in without asking the law: for tests of a chapter that stands on another one.
    pub fn happen(&mut self, events: Vec<Event>) {
        let command = CommandId(self.next);
        self.next += 1;
        self.now = self.now + Span::seconds(1);
        let entry = Entry { command, by: Actor::of(Role::Owner), at: self.now, events };
        self.log.push(entry.clone());
        self.tournament.apply(entry);
    }

    /// Registers somebody.
    pub fn register(&mut self, profile: people::Profile, part: Part) -> PersonId {
        let command = people::Command::Register { profile: Box::new(profile), part, over: None };
        self.give(Role::Organiser, Command::People(command));
        PersonId::of_index(self.people.persons.len() - 1)
    }

    /// Registers so many players who pass every gate, and returns their slots, if they have one at once.
    pub fn players(&mut self, count: u32) -> Vec<EntryId> {
        let before = self.people.slots.len();
        for _ in 0..count {
            let number = self.people.persons.len() + 1;
            self.register(profile(number), Part::Player);
        }
        (before..self.people.slots.len()).map(EntryId::of_index).collect()
    }

    /// Everybody who has not come yet is here now.
    pub fn check_in_all(&mut self) {
        let absent: Vec<PersonId> = (0..self.people.persons.len())
            .filter(|i| self.people.persons[*i].standing == people::Standing::Listed)
            .map(PersonId::of_index)
            .collect();
        for person in absent {
            self.give(Role::Scribe, Command::People(people::Command::CheckIn { person }));
        }
    }

    /// Seats the next round at these tables, published, without asking the law.
    pub fn seated(&mut self, tables: Vec<[u32; 4]>) -> RoundNo {
        let seats = |table: [u32; 4]| table.map(|n| (n > 0).then_some(EntryId(n)));
        self.seated_as(RoundKind::Round, tables.into_iter().map(seats).collect())
    }

    /// The same for any kind of round and any tables.
    pub fn seated_as(&mut self, kind: RoundKind, tables: Vec<Seats>) -> RoundNo {
        let from = RoundNo::of_index(self.seats.rounds.len());
        let all: Vec<EntryId> = tables.iter().flatten().flatten().copied().collect();
        let out = self.people.active(from).filter(|e| !all.contains(e)).collect();
        let round = SeatedRound {
            kind,
            tables,
            out,
            origin: Origin::Loaded,
            visibility: Visibility::Published,
            draws: Vec::new(),
        };
        self.happen(vec![Event::Seats(seats::Event::Seated { from, rounds: vec![round] })]);
        from
    }

    /// Play has begun at all tables of a round, without asking the law.
    pub fn begun(&mut self, round: RoundNo) {
        let given = round::GivenSignal {
            tables: round::Tables::All,
            signal: round::Signal::Start,
            at: self.now + Span::seconds(1),
        };
        self.happen(vec![Event::Round(round::Event::Signalled { round, given })]);
    }

    /// A round is confirmed, without asking the law.
    pub fn confirmed(&mut self, round: RoundNo) {
        let at = self.now + Span::seconds(1);
        self.happen(vec![Event::Round(round::Event::Confirmed { round, at })]);
    }
}

/// A line of the log as it is kept: written in the form of `event_log` and read again.
pub fn kept(entry: &Entry) -> Result<Entry, formats::error::ReadError> {
    event_log::read_entry(event_log::write_entry(entry).as_bytes())
}

/// What a refusal cites, in its order: `gambler 2.6`, `E 5.7`, `H5`. A reason without a clause is left out.
pub fn cited(refused: &Refused) -> Vec<String> {
    refused.reasons.iter().filter_map(|reason| Some(reason.basis()?.to_string())).collect()
}

/// The five regulations with a hall.
pub const HALLS: [RegulationId; 5] = [
    RegulationId::Gambler,
    RegulationId::Sichuan,
    RegulationId::Samara,
    RegulationId::Tesuji,
    RegulationId::Aleague,
];
