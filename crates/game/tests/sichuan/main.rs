//! The Sichuan machine clause by clause: each test asserts what the table does and the citation that comes with it.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]
mod cases;
mod deals;
mod decisions;
mod help;
mod hu;
mod kong;
mod offences;
mod penalty;
mod start;
mod turn;
