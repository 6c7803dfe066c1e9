//! Fixtures, generators and the case runner. For tests only.
#![deny(missing_docs)]

pub mod cases;
pub mod corpus;
pub mod event;
pub mod game;
pub mod generate;
pub mod law;
pub mod postgres;
