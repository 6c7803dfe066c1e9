//! The judge's last-deal signal at one table: whether the deal in progress is finished, stopped or not begun.
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::Answer;

/// How far the table is when the signal comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtSignal {
    /// The wall of the next deal is not built.
    NoWall,
    /// The wall is built; so many tiles were discarded in the deal.
    Wall {
        /// Tiles laid out on the table: the discards of the deal.
        laid_out: u8,
    },
}

/// What the signal does to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnSignal {
    /// It is played to its end, and is the last one.
    Finish,
    /// The game is over: no deal begins.
    Stop,
    /// The game is over: the deal that was begun is void.
    StopVoid,
}

/// A deal with more tiles on the table than this is finished. Only one regulation asks, so it is no option.
const MOST_STOPPED: u8 = 10;

/// What the last-deal signal does at a table.
pub const fn on_last_deal_signal(rules: &ClassicalRules, at: AtSignal) -> Answer<OnSignal> {
    let (value, topic) = match at {
        AtSignal::NoWall => (OnSignal::Stop, Topic::LastDealSignal),
        AtSignal::Wall { laid_out } if laid_out > MOST_STOPPED => (OnSignal::Finish, Topic::LastDealFinished),
        AtSignal::Wall { .. } => (OnSignal::StopVoid, Topic::LastDealVoid),
    };
    Answer { value, basis: rules.cite(topic) }
}
