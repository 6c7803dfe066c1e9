//! The lines of two copies in one order: by their moments, each copy's own order kept, what both have at one place.
use super::renumber::Rounds;
use super::same::{is_same, told};
use crate::event::Entry;
use crate::id::CommandId;
use std::cmp::Ordering;
use std::collections::HashMap;

/// The next line of the joined event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// A line of one copy alone: which, and its place in it.
    Alone(usize, usize),
    /// A line of both, with its places.
    Both([usize; 2]),
}

/// A walk through two lists of lines.
struct Walk<'a> {
    lines: [&'a [Entry]; 2],
    /// Where each line of the other list stands, by its id.
    places: [HashMap<CommandId, usize>; 2],
    /// The latest moment of each list up to a line: a clock that was set back changes no order.
    latest: [Vec<i64>; 2],
    at: [usize; 2],
    done: [Vec<usize>; 2],
}

/// The order of the lines. Two lines with one id are one deed here.
pub(super) fn order(lines: [&[Entry]; 2]) -> Vec<Next> {
    let places = lines.map(|lines| lines.iter().enumerate().map(|(i, line)| (line.command, i)).collect());
    let latest = lines.map(|lines| {
        let so_far = |latest: &mut i64, line: &Entry| {
            *latest = line.at.0.max(*latest);
            Some(*latest)
        };
        lines.iter().scan(i64::MIN, so_far).collect()
    });
    let mut walk = Walk { lines, places, latest, at: [0; 2], done: [Vec::new(), Vec::new()] };
    std::iter::from_fn(|| walk.next()).collect()
}

impl Walk<'_> {
    fn head(&self, copy: usize) -> Option<&Entry> {
        self.lines[copy].get(self.at[copy])
    }

    /// Where the other copy has the line that is next in this one.
    fn there(&self, copy: usize) -> Option<usize> {
        self.places[1 - copy].get(&self.head(copy)?.command).copied()
    }

    fn next(&mut self) -> Option<Next> {
        for copy in [0, 1] {
            while self.done[copy].contains(&self.at[copy]) {
                self.at[copy] += 1;
            }
        }
        let copy = match (self.head(0), self.head(1)) {
            (None, None) => return None,
            (Some(_), None) => 0,
            (None, Some(_)) => 1,
            (Some(one), Some(other)) => match (self.there(0), self.there(1)) {
                // What both have waits until each has come to it.
                (Some(_), None) => 1,
                (None, Some(_)) => 0,
                _ => {
                    let key = |copy: usize| self.latest[copy][self.at[copy]];
                    let first = key(0).cmp(&key(1)).then(one.command.cmp(&other.command));
                    usize::from(first == Ordering::Greater)
                }
            },
        };
        let here = self.at[copy];
        let there = self.there(copy);
        self.at[copy] += 1;
        Some(match there {
            None => Next::Alone(copy, here),
            Some(there) => {
                self.done[1 - copy].push(there);
                Next::Both(if copy == 0 { [here, there] } else { [there, here] })
            }
        })
    }
}

/// Two commands that were given one id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Twice {
    /// The id, which the earlier one has kept.
    pub command: CommandId,
    /// The id of the later one in the joined event.
    pub became: CommandId,
}

/// Gives a command of one copy another id where the other copy has another command under the same one. The ids of
/// what was given together still follow one another, and the same copies come to the same ids whenever they are joined.
pub(super) fn apart(tails: &mut [Vec<Entry>; 2], rounds: Rounds) -> Vec<Twice> {
    let mut all = Vec::new();
    let mut line = [0; 2];
    for copy in [0, 1] {
        while line[copy] < tails[copy].len() {
            let here = line[copy];
            line[copy] += 1;
            let command = tails[copy][here].command;
            let other = tails[1 - copy].iter().position(|line| line.command == command);
            let Some(there) =
                other.filter(|there| !is_same(&tails[copy][here], &tails[1 - copy][*there], rounds))
            else {
                continue;
            };
            let (one, two) = (&tails[copy][here], &tails[1 - copy][there]);
            let later = one.at.cmp(&two.at).then_with(|| told(one).cmp(&told(two))) == Ordering::Greater;
            let (copy, here) = if later { (copy, here) } else { (1 - copy, there) };
            let became = another(&tails[copy][here], tails, copy, rounds);
            rename(&mut tails[copy], here, became);
            // Where the other copy has it already, that was told when they were joined.
            if tails[1 - copy].iter().all(|line| line.command != became) {
                all.push(Twice { command, became });
            }
        }
    }
    all
}

/// A free id for a line, or the one under which the other copy has this very line already.
fn another(line: &Entry, tails: &[Vec<Entry>; 2], copy: usize, rounds: Rounds) -> CommandId {
    // Any odd number far from those that ids are counted by.
    const STEP: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    let step = STEP.wrapping_mul((line.at.0 as u128) << 1 | 1);
    let mut id = line.command;
    loop {
        id = CommandId(id.0.wrapping_add(step));
        let named = |line: &&Entry| line.command == id;
        let own = tails[copy].iter().find(named);
        let other = tails[1 - copy].iter().find(named);
        let renamed = Entry { command: id, ..line.clone() };
        if own.is_none() && other.is_none_or(|other| is_same(&renamed, other, rounds)) {
            return id;
        }
    }
}

fn rename(tail: &mut [Entry], at: usize, became: CommandId) {
    let command = std::mem::replace(&mut tail[at].command, became);
    for line in &mut tail[at + 1..] {
        for event in &mut line.events {
            if let crate::event::Event::Undo(undo) = event
                && undo.command == command
            {
                undo.command = became;
            }
        }
    }
}
