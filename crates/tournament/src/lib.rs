//! What happens in the hall: people, seating, rounds, protocols, penalties, standings, ratings.
//!
//! A command is decided into events or refused with clauses; the state is a fold of events. Time, lots and files are
//! arguments.
#![deny(missing_docs)]

pub mod lots;
pub mod seating;
