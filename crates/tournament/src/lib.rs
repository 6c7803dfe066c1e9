//! What happens in the hall: people, seating, rounds, protocols, penalties, standings, ratings.
//!
//! A command is decided into events or refused with clauses; the state is a fold of events. Time, lots and files are
//! arguments. Each chapter has a folder: its commands, events and state, what `decide` allows, what `evolve` changes.
#![deny(missing_docs)]

pub mod check;
pub mod club;
mod command;
mod event;
mod id;
pub mod lots;
pub mod merge;
pub mod penalty;
pub mod people;
pub mod protocol;
mod refusal;
pub mod role;
pub mod round;
pub mod seating;
pub mod seats;
pub mod setup;
pub mod simulate;
pub mod standings;
pub mod substitute;
mod texts;
mod time;
mod tournament;
pub mod undo;
mod who;

pub use command::{Command, Order};
pub use event::{Entry, Event};
pub use id::{CallNo, CommandId, EntryId, PenaltyNo, PersonId, RoundNo, TableId, TableNo, Version};
pub use refusal::{Reason, Refused};
pub use time::{Date, Moment, Span};
pub use tournament::{Outcome, Tournament};
pub use who::{Actor, Role};
