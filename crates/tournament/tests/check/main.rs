//! The checker: good events of all regulations pass, and each kind of damage is found and named.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]

mod aleague;
mod deals;
mod gambler;
mod lines;
mod people;
mod play;
mod samara;
mod sichuan;
mod tesuji;
mod variants;
