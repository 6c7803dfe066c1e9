//! The hall: what a regulation answers about entry, seating, clocks, lateness, substitutes, standings and ratings.
//!
//! Only the questions and their answers are here; `tournament` asks them. What the table answers (payments, lateness
//! of a classical round, the progressive scale, the cost of a chombo) stays with the rules of the table.
mod rules;
mod topic;

pub use rules::*;
pub use topic::HallTopic;
