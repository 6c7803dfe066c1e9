//! The checker: reads the log of an event and states the regulation a second time, plainly and slowly.
//!
//! It shares nothing with the rest of the crate but the types that a log is read into; places, sums, counters and
//! seatings are worked out from `rules` in its own way. What it finds is a closed list of faults.
mod close;
mod finding;
mod line;
mod order;
mod paper;
mod penalty;
mod people;
mod places;
mod rating;
mod role;
mod round;
mod score;
mod seated;
mod seats;
mod standings;
mod substitute;
mod world;
mod write;

pub use finding::{Fault, Finding};

use crate::event::{Entry, Event};
use crate::id::{EntryId, PersonId};
use crate::setup;
use std::collections::BTreeMap;
use world::World;

/// Everything that is wrong with a log, finished or running, in its order. The lines are those of `entries`, from 0.
pub fn check(entries: &[Entry]) -> Vec<Finding> {
    walk(entries).1
}

/// What a log comes to by the checker's own account: compared with the standings of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The places, the first first; who is out has none.
    pub places: Vec<(EntryId, u16)>,
    /// The ratings in hundredths, by slot, where they are kept.
    pub ratings: Vec<(EntryId, i64)>,
}

/// The places and ratings of a log; nothing if it opens no event.
pub fn summary(entries: &[Entry]) -> Option<Summary> {
    let world = walk(entries).0?;
    let ratings = rating::ratings(&world).map(|ladder| ladder.now.into_iter().collect());
    Some(Summary { places: places::places(&world), ratings: ratings.unwrap_or_default() })
}

/// A walk through a log.
struct Walk<'a> {
    world: World,
    entries: &'a [Entry],
    /// Which lines stand: those that were taken back are looked at for their order alone.
    stands: Vec<line::Stands>,
    /// The line that is read.
    line: usize,
    /// Who is forgotten, and in which line.
    forgotten: BTreeMap<PersonId, usize>,
    findings: Vec<Finding>,
}

fn walk(entries: &[Entry]) -> (Option<World>, Vec<Finding>) {
    let first = entries.first().and_then(|entry| entry.events.first());
    let Some(Event::Setup(setup::Event::Opened(opening))) = first else {
        return (None, vec![Finding::new(Fault::NotOpened, 0)]);
    };
    let (law, settings) = &**opening;
    let mut walk = Walk {
        world: World::new(law.clone(), settings.clone()),
        entries,
        stands: line::standing(entries),
        line: 0,
        forgotten: BTreeMap::new(),
        findings: Vec::new(),
    };
    walk.order_of_lines();
    for (i, entry) in entries.iter().enumerate() {
        walk.line = i;
        walk.entry(entry);
    }
    walk.findings.sort_by_key(|finding| finding.line);
    (Some(walk.world), walk.findings)
}

impl Walk<'_> {
    /// Notes a fault of the line that is read; the rest of it is filled in by the caller.
    fn say(&mut self, fault: Fault) -> &mut Finding {
        self.say_of(self.line, fault)
    }

    fn say_of(&mut self, line: usize, fault: Fault) -> &mut Finding {
        let at = self.findings.len();
        self.findings.push(Finding::new(fault, line));
        &mut self.findings[at]
    }

    fn entry(&mut self, entry: &Entry) {
        self.role(entry);
        if self.stands[self.line] == line::Stands::No {
            return;
        }
        self.whole_line(entry);
        for (i, event) in entry.events.iter().enumerate() {
            self.reason(event);
            self.life(event);
            match event {
                Event::Setup(event) => self.setup(i, event),
                Event::People(event) => self.people(entry, event),
                Event::Seats(event) => self.seats(entry, event),
                Event::Substitute(event) => self.substitute(entry, event),
                Event::Round(event) => self.round(entry, event),
                Event::Protocol(event) => self.protocol(entry, event),
                Event::Penalty(event) => self.penalty(entry, event),
                Event::Standings(event) => self.standings(event),
                Event::Club(event) => self.club(event),
                Event::Undo(_) => {}
                Event::Merge(event) => self.merge(event),
            }
            self.world.write(event);
        }
    }
}
