//! Joining two copies of an event that went on apart: two scribes, or a laptop that died and its copy.
mod again;
mod join;
mod renumber;

pub use join::{Apart, join};

use crate::event::{Entry, Event as Happened};
use crate::refusal::Refused;
use crate::tournament::Tournament;

/// What the judge does with a line that contradicts the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// He has looked at it: what was right in it is entered by other commands.
    Settle {
        /// Which, from 0.
        line: u32,
        /// What he did.
        ruling: String,
    },
}

/// What has happened when copies were joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A line of one copy contradicts the other; it waits for the judge.
    LeftOut(Box<Entry>),
    /// The judge has looked at it.
    Settled {
        /// Which, from 0.
        line: u32,
        /// What he did.
        ruling: String,
    },
}

/// A line that was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The line.
    pub entry: Entry,
    /// What the judge did with it, once he has looked at it.
    pub ruling: Option<String>,
}

/// Lines that were left out, in order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// All of them.
    pub left_out: Vec<LeftOut>,
}

/// Why a ruling is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// There is no such line, or it is settled.
    Unknown,
}

pub(crate) fn decide(tournament: &Tournament, command: &Command) -> Result<Vec<Happened>, Refused> {
    let Command::Settle { line, ruling } = command;
    match tournament.merge.left_out.get(*line as usize) {
        Some(LeftOut { ruling: None, .. }) => {
            Ok(vec![Happened::Merge(Event::Settled { line: *line, ruling: ruling.clone() })])
        }
        _ => Err(Reason::Unknown.into()),
    }
}

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.merge;
    match event {
        Event::LeftOut(entry) => state.left_out.push(LeftOut { entry: (**entry).clone(), ruling: None }),
        Event::Settled { line, ruling } => {
            if let Some(left_out) = state.left_out.get_mut(*line as usize) {
                left_out.ruling = Some(ruling.clone());
            }
        }
    }
}
