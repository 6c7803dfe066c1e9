//! Files in and out: game logs of other programs, house rules.
//!
//! Every reader makes a [`record::Game`], every writer takes one, and [`walk`] plays a deal of it again. What a
//! log recorded as the result is kept apart from what happened, so that the one can be checked by the other.
#![deny(missing_docs)]

pub mod commitment;
pub mod deal_sheet;
pub mod error;
pub mod event_export;
pub mod event_log;
mod gzip;
pub mod house_rule;
mod json;
pub mod majsoul;
pub mod mjai;
pub mod mjlog;
pub mod open;
pub mod people;
mod place;
pub mod protocol;
pub mod record;
pub mod replay;
mod shown;
pub mod table_log;
pub mod tenhou6;
pub mod typed;
pub mod verify;
pub mod walk;
pub mod workbook;
