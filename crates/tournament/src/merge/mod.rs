//! Joining two copies of an event that went on apart: two scribes, or a laptop that died and its copy.
mod again;
mod decide;
mod join;
mod numbers;
mod order;
mod paper;
mod past;
mod renumber;
mod same;

pub(crate) use decide::decide;
pub use join::{Apart, One, join};
pub use order::Twice;

use crate::event::Entry;
use crate::id::TableId;
use crate::seats::Seats;
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
    /// It is done after all: the command that the line was is given again, and the law decides as of any other.
    TakeOver {
        /// Which, from 0.
        line: u32,
        /// Why.
        reason: String,
    },
}

/// What has happened when copies were joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A line of one copy contradicts the other; it waits for the judge.
    LeftOut {
        /// The line.
        entry: Box<Entry>,
        /// Who sat, in its copy, at the table whose result it is.
        players: Option<Seats>,
    },
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
    /// Who sat, in its copy, at the table whose result it is.
    pub players: Option<Seats>,
    /// What the judge did with it, once he has looked at it.
    pub ruling: Option<String>,
}

/// Lines that were left out, in order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// All of them.
    pub left_out: Vec<LeftOut>,
}

impl State {
    /// Those that wait for the judge, with their indices.
    pub fn waiting(&self) -> impl Iterator<Item = (u32, &LeftOut)> {
        (0..).zip(&self.left_out).filter(|(_, line)| line.ruling.is_none())
    }
}

/// Why a ruling is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// There is no such line, or it is settled.
    Unknown,
    /// Others sit at the table of this result than in the copy that it is from.
    OtherPlayers(TableId),
    /// The line that began the game of this result waits itself.
    NoGame,
    /// It cannot be given again as it was: what is right in it is entered by hand.
    ByHand,
}

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.merge;
    match event {
        Event::LeftOut { entry, players } => {
            state.left_out.push(LeftOut { entry: (**entry).clone(), players: *players, ruling: None });
        }
        Event::Settled { line, ruling } => {
            if let Some(left_out) = state.left_out.get_mut(*line as usize) {
                left_out.ruling = Some(ruling.clone());
            }
        }
    }
}
