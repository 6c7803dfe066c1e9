//! Sichuan: clauses, options, refusals, properties.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]

mod clauses_deal;
mod clauses_hand;
mod clauses_penalty;
mod clauses_session;
mod common;
mod faults;
mod game;
mod options;
mod properties;
mod refusals;
mod reports;
