//! What happens at one table: the wall, whose turn it is, who may claim, how a deal and a game end.
//!
//! Pure: time, randomness and the network are arguments. The law is asked of `rules`; nothing of it is stated here a
//! second time. Each family has its own machine in [`deal`]; they share the wall, the window of answers and the log.
#![deny(missing_docs)]

pub mod bot;
pub mod deal;
pub mod family;
pub mod log;
mod menu;
mod order;
pub mod wall;
pub mod window;

pub use order::OutOfOrder;
