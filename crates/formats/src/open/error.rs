//! Why a file gave no game.
use crate::error::ReadError;
use std::error::Error;
use std::fmt;
use std::path::PathBuf;

/// What something that is no log seems to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seems {
    /// Nothing is in it.
    Empty,
    /// XML or HTML of another kind.
    Markup,
    /// Neither XML nor JSON.
    OtherText,
    /// JSON of another kind.
    OtherJson,
    /// JSON that breaks off or is damaged.
    BrokenJson,
    /// A paipu of the majiang programs.
    Paipu,
    /// Events, but no game of mjai.
    Events,
    /// One event of mjai on a line by itself.
    OneEvent,
    /// A line in a file of games that is none.
    OtherLine,
}

impl fmt::Display for Seems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "it is empty",
            Self::Markup => "XML or HTML",
            Self::OtherText => "neither XML nor JSON",
            Self::OtherJson => "JSON of another kind",
            Self::BrokenJson => "broken JSON",
            Self::Paipu => "a majiang paipu",
            Self::Events => "JSON with events, but no game of mjai",
            Self::OneEvent => "an mjai event by itself",
            Self::OtherLine => "neither an id, a tab and a log, nor JSON",
        })
    }
}

/// Why a file gave no game.
#[derive(Debug)]
pub enum OpenError {
    /// The file cannot be read at all.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The file, or a line of it, is no log of a form that is known here.
    NoLog {
        /// The file.
        name: String,
        /// The line, from 0.
        line: usize,
        /// What it seems to be.
        seems: Seems,
    },
    /// It is a log, and broken or of a kind that is not read.
    Broken {
        /// The file, and the game in it.
        name: String,
        /// The line on which the game begins, from 0.
        line: usize,
        /// Why.
        error: ReadError,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, error } => write!(f, "{}: {error}", path.display()),
            Self::NoLog { name, line, seems } => {
                write!(f, "{name}, line {}: no game log of a known form ({seems})", line + 1)
            }
            Self::Broken { name, line: 0, error } => write!(f, "{name}: {error}"),
            Self::Broken { name, line, error } => write!(f, "{name} (from line {}): {error}", line + 1),
        }
    }
}

impl Error for OpenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            Self::Broken { error, .. } => Some(error),
            Self::NoLog { .. } => None,
        }
    }
}
