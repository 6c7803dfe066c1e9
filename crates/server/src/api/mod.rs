//! The desk for programs: JSON in and out, with a token or the session of a browser. Errors are JSON, too.
mod describe;
mod enter;
mod look;
pub(crate) mod tokens;

pub(crate) use describe::{document, page};
pub(crate) use enter::{game, result};
pub(crate) use look::{event, events, seating, standings};
