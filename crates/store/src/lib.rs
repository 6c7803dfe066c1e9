//! Where events are kept: an append-only log in `SQLite` (one file) or `PostgreSQL`, and beside it who may come in.
//!
//! A row of the log is an entry in the form of [`formats::event_log`]. An append says which version it was decided on:
//! another one in between is a [`Append::Conflict`], and nothing is written. An entry that was written before is told
//! so, by its command's id. What is acknowledged is on the disk.
#![deny(missing_docs)]

pub mod access;
mod backup;
mod erase;
mod error;
mod follow;
mod ids;
mod log;
mod migrate;
mod open;
mod setting;
mod snapshot;
mod tail;
mod transfer;
mod write;

pub use backup::Copied;
pub use error::Error;
pub use ids::{Position, StreamId};
pub use log::{Append, Created, Stream};
pub use open::{Place, Store, wait};
pub use snapshot::Snapshot;
pub use tail::Tailed;
pub use transfer::Imported;
