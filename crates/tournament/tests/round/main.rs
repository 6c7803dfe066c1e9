//! Lots, seating, rounds, clocks and club tables, by the regulation.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]
extern crate reglament_tournament as tournament;

mod apart;
mod bounds;
mod clock;
mod close;
mod club;
mod confirm;
mod first;
mod gaps;
mod help;
mod late;
mod law;
mod next;
mod pairing;
mod plan;
mod signals;
mod winds;
