//! The hall: what a regulation answers about entry, seating, clocks, lateness, substitutes, standings and ratings.
//!
//! Only the questions and their answers are here; `tournament` asks them. What the table answers (payments, lateness
//! of a classical round, the progressive scale, the cost of a chombo) stays with the rules of the table.
mod contradiction;
mod dice;
mod programme;
mod rules;
mod topic;

pub use contradiction::contradictions;
pub use dice::{Thrown, east_by_dice};
pub(crate) use programme::entry;
pub use programme::{Entry, EntryKind};
pub use rules::*;
pub use topic::HallTopic;
pub(crate) use topic::cites;
