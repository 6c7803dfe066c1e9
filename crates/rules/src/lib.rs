//! Mahjong valued by the regulation.
//!
#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod classical;
pub mod clause;
pub mod counts;
mod decompose;
pub mod frame;
pub mod hall;
pub mod hand;
pub mod meld;
pub mod notation;
pub mod option;
mod refusal;
pub mod regulation;
pub mod riichi;
pub mod seat;
pub mod settlement;
pub mod shape;
pub mod sichuan;
pub mod tile;
