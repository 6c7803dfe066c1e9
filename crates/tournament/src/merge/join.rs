//! Two logs with a common beginning become one. The order of the two does not matter.
use super::Event;
use super::again::{Beside, Desk};
use super::decide::table;
use super::renumber::Renumber;
use crate::event::{Entry, Event as Happened};
use crate::tournament::Tournament;
use crate::undo::{Relation, about_the_same};

/// Two logs that are not of one event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Apart;

/// One of the two copies, behind the common beginning.
struct Side<'a> {
    /// Its lines.
    lines: &'a [Entry],
    /// How many of them are folded into `event`.
    told: usize,
    /// The event as this copy tells it.
    event: Tournament,
    /// What its numbers became.
    numbers: Renumber,
    /// Its lines in the joined event.
    taken: Vec<Entry>,
    /// Its lines that were left out, as they stand in it.
    waits: Vec<Entry>,
}

impl<'a> Side<'a> {
    fn new(lines: &'a [Entry], event: Tournament) -> Self {
        let (numbers, taken, waits) = (Renumber::default(), Vec::new(), Vec::new());
        Self { lines, told: 0, event, numbers, taken, waits }
    }

    /// Folds the copy up to a line.
    fn tell_until(&mut self, entry: &Entry) {
        while let Some(line) = self.lines.get(self.told).filter(|line| line.command != entry.command) {
            self.event.apply(line.clone());
            self.told += 1;
        }
    }
}

/// Joins two logs of one event. The lines of both ends come in the order of their moments; what both did is there
/// once. A line that is about something that the other copy had changed before is looked at again: a second result of a
/// table contradicts the first and waits for the judge, if the same people play there in both copies; numbers of new
/// people and penalties move on; everything else is left out and waits for the judge, too, and so does what follows
/// from it. Nothing is lost.
pub fn join(one: &[Entry], other: &[Entry]) -> Result<Vec<Entry>, Apart> {
    let common = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    if common == 0 {
        return Err(Apart);
    }
    let mut tournament = Tournament::replay(one[..common].iter().cloned()).ok_or(Apart)?;
    let mut sides = [&one[common..], &other[common..]].map(|lines| Side::new(lines, tournament.clone()));
    for (copy, entry) in in_order(&one[common..], &other[common..]) {
        if tournament.line_of(entry.command).is_some() {
            continue;
        }
        sides[copy].tell_until(entry);
        let [first, second] = &mut sides;
        let (side, others) = if copy == 0 { (first, second) } else { (second, first) };
        let mut numbers = side.numbers.clone();
        let mut line = entry.clone();
        line.by.person.iter_mut().for_each(|person| numbers.person(person));
        line.events.iter_mut().for_each(|event| numbers.named(event));
        let log = tournament.log();
        let contradicts = |there| about_the_same(log, &line, there, Relation::Contradicts);
        let contradicts = others.taken.iter().any(contradicts);
        let beside = if contradicts { Beside::Contradicts } else { Beside::Agrees };
        let follows = |waits: &Entry| {
            !takes_back(entry, waits) && about_the_same(side.event.log(), entry, waits, Relation::Follows)
        };
        let desk = Desk { joined: &tournament, source: &side.event, others: &others.taken, beside };
        let events = if side.waits.iter().any(follows) { None } else { desk.again(&mut numbers, entry) };
        match events {
            Some(events) if events.is_empty() => continue,
            Some(events) => {
                side.numbers = numbers;
                line.events = events;
            }
            None => {
                side.waits.push(entry.clone());
                let mut players = table(entry).and_then(|at| side.event.seats.seats(at).copied());
                players.iter_mut().flatten().flatten().for_each(|slot| side.numbers.slot(slot));
                let entry = Box::new(line.clone());
                line.events = vec![Happened::Merge(Event::LeftOut { entry, players })];
            }
        }
        side.taken.push(line.clone());
        tournament.apply(line);
    }
    Ok(tournament.log().to_vec())
}

/// Whether a line takes that one back, so that nothing of it is left to wait.
fn takes_back(entry: &Entry, waits: &Entry) -> bool {
    entry.events.iter().any(|event| matches!(event, Happened::Undo(undo) if undo.command == waits.command))
}

/// The lines of both ends with the copy they are of, by their moments.
fn in_order<'a>(one: &'a [Entry], other: &'a [Entry]) -> Vec<(usize, &'a Entry)> {
    let mut ends: Vec<(usize, &Entry)> = one.iter().map(|entry| (0, entry)).collect();
    ends.extend(other.iter().filter(|e| one.iter().all(|o| o.command != e.command)).map(|e| (1, e)));
    // The sort is stable: the lines of one copy keep their order even where its clock was set back.
    let mut latest = [i64::MIN; 2];
    let mut keyed: Vec<(i64, usize, &Entry)> = Vec::with_capacity(ends.len());
    for (copy, entry) in ends {
        latest[copy] = latest[copy].max(entry.at.0);
        keyed.push((latest[copy], copy, entry));
    }
    let first = |copy: usize| keyed.iter().find(|k| k.1 == copy).map(|k| k.2.command);
    // Which copy goes first at equal moments must not depend on the order of the arguments.
    let swapped = first(1) < first(0);
    keyed.sort_by_key(|(at, copy, _)| (*at, (*copy == 1) != swapped));
    keyed.into_iter().map(|(_, copy, entry)| (copy, entry)).collect()
}
