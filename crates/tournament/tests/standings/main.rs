//! Standings, ties, the final, teams and what is shown, by the clauses of the regulations.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]

mod aleague;
mod chains;
mod event;
mod finals;
mod gambler;
mod properties;
mod samara;
mod sichuan;
mod support;
mod tesuji;
