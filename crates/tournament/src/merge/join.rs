//! Two logs with a common beginning become one. The order of the two does not matter.
use super::Event;
use super::again::{Ahead, Desk};
use super::decide::table;
use super::order::{Next, Twice, apart, order};
use super::renumber::{Renumber, Rounds};
use super::same::{stands_for, told, waits};
use crate::club;
use crate::event::{Entry, Event as Happened};
use crate::id::{CommandId, PersonId};
use crate::people::{forgotten, without_person};
use crate::seats::Event as Seating;
use crate::tournament::Tournament;
use crate::undo::{Relation, about_the_same};
use rules::hall::EventKind;
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashSet};

/// Two logs that are not of one event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Apart;

/// Two logs that became one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct One {
    /// The log.
    pub entries: Vec<Entry>,
    /// How many lines of it are the common beginning.
    pub common: usize,
    /// How many lines each copy alone had.
    pub alone: [usize; 2],
    /// Commands of which each copy has another one under the same id.
    pub twice: Vec<Twice>,
}

/// One of the two copies, behind the common beginning.
struct Side {
    /// Its lines.
    lines: Vec<Entry>,
    /// The event as this copy tells it, before the next line.
    event: Tournament,
    /// What its numbers became.
    numbers: Renumber,
    /// The lines that it alone has, in the joined event.
    taken: Vec<Entry>,
    /// Its lines that were left out, as they stand in it.
    waits: Vec<Entry>,
    /// Whom it has forgotten so far, by the numbers of the joined event.
    forgotten: BTreeSet<PersonId>,
    /// How many of its lines are done.
    done: usize,
    /// The ids of all its lines.
    ids: HashSet<CommandId>,
}

impl Side {
    fn new(lines: Vec<Entry>, event: Tournament) -> Self {
        Self {
            ids: lines.iter().map(|line| line.command).collect(),
            lines,
            event,
            numbers: Renumber::default(),
            taken: Vec::new(),
            waits: Vec::new(),
            forgotten: BTreeSet::new(),
            done: 0,
        }
    }

    fn go_on(&mut self, line: Entry) {
        self.event.apply(line);
        self.done += 1;
    }

    /// Whether it has seated players, in lines to come, of whom it knew less than the other copy.
    fn ahead(&self, other: &Self) -> Ahead {
        let to_come = self.lines.iter().skip(self.done).filter(|line| !other.ids.contains(&line.command));
        let mut ahead = Ahead::Nothing;
        for event in to_come.flat_map(|line| &line.events) {
            match event {
                Happened::Seats(
                    Seating::Drawn { .. } | Seating::Seated { .. } | Seating::ClosedUp { .. },
                ) => return Ahead::Seats,
                Happened::Club(club::Event::GameStarted { .. }) => ahead = Ahead::Games,
                _ => {}
            }
        }
        ahead
    }
}

/// Joins two logs of one event. The lines of both ends come in the order of their moments; what both did is there
/// once. A line that is about something that the other copy had changed before is looked at again: a second result of a
/// table contradicts the first and waits for the judge, if the same people play there in both copies; numbers of new
/// people and penalties move on; everything else is left out and waits for the judge, too, and so does what follows
/// from it. Nothing is lost, but for what is told of somebody whom either copy has forgotten.
pub fn join(one: &[Entry], other: &[Entry]) -> Result<One, Apart> {
    // A log that is read anew tells nothing of those whom it has forgotten itself.
    let [Some(one), Some(other)] = [one, other].map(|log| Tournament::replay(log.iter().cloned())) else {
        return Err(Apart);
    };
    let logs = [one.log(), other.log()];
    let common = beginning(logs);
    let mut tails = logs.map(|log| log[common..].to_vec());
    let gone: BTreeSet<PersonId> = tails.iter().flatten().flat_map(people).collect();
    let event = Tournament::replay(logs[0][..common].iter().map(|line| without(line, &gone))).ok_or(Apart)?;
    let kind = event.setup.law.hall.course.kind.value;
    let rounds = if kind == EventKind::Tournament { Rounds::Seated } else { Rounds::Begun };
    let twice = apart(&mut tails, rounds);
    let order = order([&tails[0], &tails[1]]);
    let alone = [0, 1]
        .map(|copy| order.iter().filter(|next| matches!(next, Next::Alone(of, _) if *of == copy)).count());
    let sides = tails.map(|lines| Side::new(lines, event.clone()));
    let mut join = Join { event, sides };
    for next in order {
        match next {
            Next::Alone(copy, line) => join.alone(copy, line),
            Next::Both(lines) => join.both(lines),
        }
    }
    Ok(One { entries: join.event.log().to_vec(), common, alone, twice })
}

/// Whom a line makes anonymous.
fn people(line: &Entry) -> impl Iterator<Item = PersonId> + '_ {
    line.events.iter().filter_map(forgotten)
}

fn without(line: &Entry, people: &BTreeSet<PersonId>) -> Entry {
    people.iter().fold(line.clone(), |line, person| without_person(&line, *person))
}

/// How many lines are the same in both from the beginning, but for what was told of people who are forgotten in one.
fn beginning(logs: [&[Entry]; 2]) -> usize {
    let gone: BTreeSet<PersonId> = logs.into_iter().flatten().flat_map(people).collect();
    let same = |one: &Entry, other: &Entry| {
        one == other || one.command == other.command && without(one, &gone) == without(other, &gone)
    };
    logs[0].iter().zip(logs[1]).take_while(|(one, other)| same(one, other)).count()
}

/// The joined event so far, and the two copies.
struct Join {
    event: Tournament,
    sides: [Side; 2],
}

impl Join {
    /// A line that one copy alone has.
    fn alone(&mut self, copy: usize, at: usize) {
        let own = self.sides[copy].lines[at].clone();
        if let Some(line) = self.line(copy, &own) {
            self.sides[copy].forgotten.extend(people(&line));
            if waits(&line) && !waits(&own) {
                self.sides[copy].waits.push(own.clone());
            }
            self.sides[1 - copy].numbers.disown(&line);
            self.sides[copy].taken.push(line.clone());
            self.event.apply(line);
        }
        self.sides[copy].go_on(own);
    }

    /// A line that both have: the two are of one mind about it, unless it comes after something that one of them does
    /// not know.
    fn both(&mut self, at: [usize; 2]) {
        let [one, other] = [0, 1].map(|copy| self.sides[copy].lines[at[copy]].clone());
        let (copy, line) = stands_for(&one, &other, self.knows_more([&one, &other]));
        let line = self.line(copy, &line);
        for (copy, own) in [one, other].into_iter().enumerate() {
            let side = &mut self.sides[copy];
            side.numbers.learn(&own, line.as_ref());
            if let Some(line) = &line {
                side.forgotten.extend(people(line));
                if waits(line) && !waits(&own) {
                    side.waits.push(own.clone());
                }
            }
            side.go_on(own);
        }
        if let Some(line) = line {
            self.event.apply(line);
        }
    }

    /// The copy to which less was done without its knowing; where that is the same for both, the one whose line comes
    /// first by its text.
    fn knows_more(&self, lines: [&Entry; 2]) -> usize {
        let key = |copy: usize| {
            let others = &self.sides[1 - copy].taken;
            (others.len(), others.first().map(|line| line.command))
        };
        let order = key(1).cmp(&key(0)).then_with(|| told(lines[1]).cmp(&told(lines[0])));
        usize::from(order == Ordering::Less)
    }

    /// How a line of a copy stands in the joined event; nothing if all of it is there already.
    fn line(&mut self, copy: usize, own: &Entry) -> Option<Entry> {
        let (side, others) = (&self.sides[copy], &self.sides[1 - copy]);
        let gone: BTreeSet<PersonId> = others.forgotten.difference(&side.forgotten).copied().collect();
        let mut numbers = side.numbers.clone();
        numbers.begin();
        let mut line = own.clone();
        numbers.line(&mut line);
        let desk = Desk {
            line: own,
            joined: &self.event,
            source: &side.event,
            others: &others.taken,
            ahead: others.ahead(side),
            gone: &gone,
        };
        let events = if self.follows(copy, own) { None } else { desk.again(&mut numbers, own) };
        match events {
            Some(events) if events.is_empty() => return None,
            Some(events) => line.events = events,
            None => {
                numbers = side.numbers.clone();
                let mut left_out = own.clone();
                numbers.left_out(&mut left_out);
                left_out.by = line.by;
                let mut players = table(own).and_then(|at| side.event.seats.seats(at).copied());
                players.iter_mut().flatten().flatten().for_each(|slot| side.numbers.slot(slot));
                let entry = Box::new(without(&left_out, &gone));
                line.events = vec![Happened::Merge(Event::LeftOut { entry, players })];
            }
        }
        self.sides[copy].numbers = numbers;
        Some(line)
    }

    /// Whether a line of a copy means nothing without one that waits for the judge.
    fn follows(&self, copy: usize, own: &Entry) -> bool {
        let side = &self.sides[copy];
        // Whoever asks to be forgotten does not wait with it.
        people(own).next().is_none()
            && side.waits.iter().any(|waits| {
                let log = side.event.log();
                !takes_back(own, waits) && about_the_same(log, &own.events, &waits.events, Relation::Follows)
            })
    }
}

/// Whether a line takes that one back, so that nothing of it is left to wait.
fn takes_back(entry: &Entry, waits: &Entry) -> bool {
    entry.events.iter().any(|event| matches!(event, Happened::Undo(undo) if undo.command == waits.command))
}
