//! Pairing of one round: who meets whom, from a standing, by lot, or so that nobody meets twice.
//!
//! Every function takes the slots to seat, the highest first, and gives the tables of the round. A table lists its
//! slots in that order, East first; who draws winds by cards reads it as a set. Of 4k+3 slots the last table has
//! three and no North; of 4k+1 and 4k+2 the last one or two do not play ([`crate::seating::incomplete`] parts them
//! off before, so that the right ones rest).
mod lexicographic;
mod meetings;
mod programmatic;
mod simple;

pub use lexicographic::{
    Accept, Accepted, Impossible, Moved, Paired, Passed, Proof, Reason, Repeated, Request, STEPS, Why,
    lexicographic,
};
pub use meetings::Meetings;
pub use programmatic::{Programme, SWAPS, Together, programmatic};
pub use simple::{at_fixed_tables, by_lot, by_standing, lot_table, random, snake};
