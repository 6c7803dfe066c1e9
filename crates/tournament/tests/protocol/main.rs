//! Protocols, results of tables and penalties.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]
mod aleague;
mod all;
mod bounds;
mod confirming;
mod entering;
mod gambler;
mod late;
mod samara;
mod scale;
mod sichuan;
mod sizes;
mod support;
mod table;
mod tesuji;
