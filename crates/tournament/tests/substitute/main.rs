//! Substitutes and replacements: who, when, for how long, and whose the points and the prize are.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]

mod clauses;
mod common;
mod who;
