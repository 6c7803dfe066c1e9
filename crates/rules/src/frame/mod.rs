//! A game as a fold of deal results: who deals, what lies on the table, when the game ends, what it is worth.
//!
//! The table engine and a protocol that is entered deal by deal both stand on it. Each family has its own fold.
pub mod classical;
