//! A game as a fold of deal results: who deals, what lies on the table, when the game ends, what it is worth.
//!
//! The table engine and a protocol that is entered deal by deal both stand on it. Each family has its own fold; they
//! share places and results.
pub mod classical;
mod places;
mod points;
pub mod riichi;
pub mod sichuan;

pub use places::{PlaceRange, Ties, order, places};
pub use points::ResultPoints;
