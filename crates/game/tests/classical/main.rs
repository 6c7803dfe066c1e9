//! The classical machine clause by clause: each test asserts what the table does and the citation that comes with it.
#![allow(non_snake_case, reason = "the clause in a test's name ends with two underscores")]
mod calling;
mod cases;
mod claims;
mod decisions;
mod frame;
mod help;
mod limits;
mod offences;
mod recorded;
mod wall;
