//! What happens at a table, in words: for whoever plays, reads a log, or hears why a play is refused.
pub(crate) mod classical;
pub(crate) mod riichi;
pub(crate) mod sichuan;
mod words;

pub(crate) use words::Words;
