//! The state of an event: a fold of its log.
use crate::command::{Command, Order};
use crate::event::{Entry, Event};
use crate::id::{CommandId, PersonId};
use crate::refusal::{Reason, Refused};
use crate::setup::{Law, Life, Settings};
use crate::time::Moment;
use crate::who::Actor;
use crate::{
    club, merge, penalty, people, protocol, role, round, seats, setup, standings, substitute, texts, undo,
};
use std::collections::HashMap;

/// An event, as its log tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// The event itself.
    pub setup: setup::State,
    /// People.
    pub people: people::State,
    /// Lots and seating.
    pub seats: seats::State,
    /// Substitutes.
    pub substitute: substitute::State,
    /// Rounds.
    pub round: round::State,
    /// Protocols.
    pub protocol: protocol::State,
    /// Penalties.
    pub penalty: penalty::State,
    /// What is decided about standings.
    pub standings: standings::State,
    /// The club.
    pub club: club::State,
    /// What copies of the event contradict each other in.
    pub merge: merge::State,
    log: Vec<Entry>,
    seen: HashMap<CommandId, usize>,
}

/// What a command came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done; this line is to be written.
    Done(Entry),
    /// It was done before, at this line of the log, from 0; or it is so already, as of this line.
    Before(usize),
}

impl Tournament {
    /// The event of a first command.
    pub fn open(order: &Order) -> Result<(Self, Entry), Refused> {
        let Command::Setup(setup::Command::Open(opening)) = &order.command else {
            return Err(Refused::of(Reason::NotOpened));
        };
        let (law, settings) = &**opening;
        setup::check(law, settings)?;
        texts::wrong(&order.command).map_or(Ok(()), |reason| Err(Refused::of(reason)))?;
        let event = Event::Setup(setup::Event::Opened(opening.clone()));
        let entry = Entry { command: order.id, by: order.by, at: order.at, events: vec![event] };
        let mut tournament = Self::new(law.clone(), settings.clone());
        tournament.remember(entry.clone());
        Ok((tournament, entry))
    }

    /// The event of a log, whose first line opens it.
    pub fn replay(log: impl IntoIterator<Item = Entry>) -> Option<Self> {
        let mut log = log.into_iter();
        let first = log.next()?;
        let Some(Event::Setup(setup::Event::Opened(opening))) = first.events.first() else { return None };
        let (law, settings) = &**opening;
        let mut tournament = Self::new(law.clone(), settings.clone());
        tournament.remember(first);
        let mut undone = false;
        for entry in log {
            undone |= entry.events.iter().any(|e| matches!(e, Event::Undo(_)));
            tournament.fold(&entry);
            tournament.remember(entry);
        }
        if undone {
            tournament.refold();
        }
        Some(tournament)
    }

    fn new(law: Law, settings: Settings) -> Self {
        Self {
            setup: setup::State {
                law,
                settings,
                programme: Vec::new(),
                announcements: Vec::new(),
                life: Life::Running,
            },
            people: people::State::default(),
            seats: seats::State::default(),
            substitute: substitute::State::default(),
            round: round::State::default(),
            protocol: protocol::State::default(),
            penalty: penalty::State::default(),
            standings: standings::State::default(),
            club: club::State::default(),
            merge: merge::State::default(),
            log: Vec::new(),
            seen: HashMap::new(),
        }
    }

    /// What a command would do, without doing it.
    pub fn decide(&self, order: &Order) -> Result<Vec<Event>, Refused> {
        self.by_law(order).map_err(Refused::once)
    }

    fn by_law(&self, order: &Order) -> Result<Vec<Event>, Refused> {
        role::check(self, order)?;
        if let Some(last) = self.log.last().map(|line| line.at)
            && order.at < last
        {
            return Err(Refused::of(Reason::Earlier { last }));
        }
        texts::wrong(&order.command).map_or(Ok(()), |reason| Err(Refused::of(reason)))?;
        if let Life::Closed(_) = self.setup.life
            && !matches!(
                order.command,
                Command::Setup(setup::Command::Reopen { .. })
                    | Command::People(people::Command::Anonymise { .. })
            )
        {
            return Err(Refused::of(Reason::Closed));
        }
        match &order.command {
            Command::Setup(c) => setup::decide(self, order, c),
            Command::People(c) => people::decide(self, order, c),
            Command::Seats(c) => seats::decide(self, order, c),
            Command::Substitute(c) => substitute::decide(self, order, c),
            Command::Round(c) => round::decide(self, order, c),
            Command::Protocol(c) => protocol::decide(self, order, c),
            Command::Penalty(c) => penalty::decide(self, order, c),
            Command::Standings(c) => standings::decide(self, order, c),
            Command::Club(c) => club::decide(self, order, c),
            Command::Undo(c) => undo::decide(self, order, c),
            Command::Merge(c) => merge::decide(self, order, c),
        }
    }

    /// Does a command, once.
    pub fn handle(&mut self, order: &Order) -> Result<Outcome, Refused> {
        if let Some(at) = self.seen.get(&order.id) {
            return Ok(Outcome::Before(*at));
        }
        let events = self.decide(order)?;
        if events.is_empty() {
            // It is so already: what is asked was done by an earlier command.
            return Ok(Outcome::Before(self.log.len() - 1));
        }
        let entry = Entry { command: order.id, by: order.by, at: order.at, events };
        self.apply(entry.clone());
        Ok(Outcome::Done(entry))
    }

    /// Takes a line of the log in. It cannot be refused: what it names and is not there stays as it is.
    pub fn apply(&mut self, entry: Entry) {
        let undone = entry.events.iter().any(|e| matches!(e, Event::Undo(_)));
        self.fold(&entry);
        self.remember(entry);
        if undone {
            self.refold();
        }
    }

    /// The log, one entry a command.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The line of a command, if it was given.
    pub fn line_of(&self, command: CommandId) -> Option<usize> {
        self.seen.get(&command).copied()
    }

    /// Whether a line of the log, from 0, tells what this entry does, but for people who are forgotten since; also where
    /// it was left out when copies were joined.
    pub fn tells(&self, line: usize, entry: &Entry) -> bool {
        let Some(there) = self.log.get(line) else { return false };
        let without = |line: &Entry| {
            let forgotten = self.log.iter().flat_map(|line| &line.events).filter_map(people::forgotten);
            forgotten.fold(line.clone(), |line, person| people::without_person(&line, person))
        };
        let left_out = there.events.iter().find_map(|event| match event {
            Event::Merge(merge::Event::LeftOut { entry, .. }) => Some(&**entry),
            _ => None,
        });
        let there = left_out.unwrap_or(there);
        there == entry || without(there) == without(entry)
    }

    /// The commands that are taken back.
    pub fn undone(&self) -> Vec<CommandId> {
        undone(&self.log)
    }

    fn remember(&mut self, entry: Entry) {
        let forgotten: Vec<PersonId> = entry.events.iter().filter_map(people::forgotten).collect();
        self.seen.insert(entry.command, self.log.len());
        self.log.push(entry);
        for person in forgotten {
            self.log.iter_mut().for_each(|line| *line = people::without_person(line, person));
        }
    }

    fn fold(&mut self, entry: &Entry) {
        for event in &entry.events {
            match event {
                Event::Setup(e) => setup::evolve(self, e),
                Event::People(e) => people::evolve(self, e),
                Event::Seats(e) => seats::evolve(self, e),
                Event::Substitute(e) => substitute::evolve(self, e),
                Event::Round(e) => round::evolve(self, e),
                Event::Protocol(e) => protocol::evolve(self, e),
                Event::Penalty(e) => penalty::evolve(self, e),
                Event::Standings(e) => standings::evolve(self, e),
                Event::Club(e) => club::evolve(self, e),
                Event::Merge(e) => merge::evolve(self, e),
                // The fold begins anew without the command; see `refold`.
                Event::Undo(_) => {}
            }
        }
    }

    /// Folds the log anew, without the commands that were taken back. Taking back may be taken back itself.
    fn refold(&mut self) {
        let log = std::mem::take(&mut self.log);
        let gone = undone(&log);
        if let Some(Event::Setup(setup::Event::Opened(opening))) = log.first().and_then(|e| e.events.first())
        {
            let (law, settings) = &**opening;
            let mut fresh = Self::new(law.clone(), settings.clone());
            for entry in log.iter().filter(|e| !gone.contains(&e.command)) {
                fresh.fold(entry);
            }
            fresh.seen = std::mem::take(&mut self.seen);
            fresh.log = log;
            *self = fresh;
        }
    }

    /// Gives a command as somebody at a moment; for callers that make their own ids.
    pub fn order(id: CommandId, by: Actor, at: Moment, command: Command) -> Order {
        Order { id, by, at, command }
    }
}

/// The commands that are taken back. The latest word counts: an undo that is undone itself takes nothing back.
fn undone(log: &[Entry]) -> Vec<CommandId> {
    let mut gone: Vec<CommandId> = Vec::new();
    for entry in log.iter().rev().filter(|e| e.events.iter().any(|e| matches!(e, Event::Undo(_)))) {
        if gone.contains(&entry.command) {
            continue;
        }
        for event in &entry.events {
            if let Event::Undo(undo) = event {
                gone.push(undo.command);
            }
        }
    }
    gone
}
