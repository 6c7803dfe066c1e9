//! One test for every clause of the riichi regulations that the rules library realises, named by the clause: it
//! asserts what comes out and the citation that comes with it.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]

mod aleague;
mod help;
mod samara;
mod tesuji;
