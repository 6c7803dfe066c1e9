//! What happens at one table: the wall, whose turn it is, who may claim, how a deal and a game end.
//!
//! Pure: time, randomness and the network are arguments.
#![deny(missing_docs)]
