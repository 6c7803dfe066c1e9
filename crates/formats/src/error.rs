//! Why a log could not be read.
use crate::record::Source;
use crate::walk::WalkError;
use std::error::Error;
use std::fmt;

/// Why a log could not be read. Lines, columns and deals are counted from 1 in the text, from 0 in the fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The bytes are no log of this form at all.
    Foreign {
        /// The form that was expected.
        expected: Source,
    },
    /// A game of three players: recognised, and not read.
    ThreePlayers,
    /// A game of another kind: recognised, and not read.
    OtherGame {
        /// Which.
        what: &'static str,
    },
    /// The text breaks off or is not well formed.
    Syntax {
        /// Line from 0.
        line: usize,
        /// Byte in the line from 0.
        column: usize,
        /// What the parser said.
        what: String,
    },
    /// A value is missing or is not what belongs there.
    Value {
        /// Where: line and column, or the path to the value.
        place: String,
        /// What belongs there.
        expected: &'static str,
        /// What stands there, cut short.
        found: String,
    },
    /// The compressed bytes are damaged, or open to more than is sane.
    Compressed {
        /// What the decoder said.
        what: String,
    },
    /// The events contradict one another where the reader has to follow the play.
    Play {
        /// Which deal, from 0.
        deal: usize,
        /// What does not fit.
        error: WalkError,
    },
    /// No order of the columns of a tenhou.net/6 deal uses all of them.
    NoOrder {
        /// Which deal, from 0.
        deal: usize,
        /// How far the best try came, in events.
        reached: usize,
    },
}

impl ReadError {
    pub(crate) fn value(place: impl Into<String>, expected: &'static str, found: &str) -> Self {
        let mut short: String = found.chars().take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self::Value { place: place.into(), expected, found: short }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign { expected } => write!(f, "this is no log of the form {expected}"),
            Self::ThreePlayers => f.write_str("a game of three players; only games of four are read"),
            Self::OtherGame { what } => write!(f, "a game of {what}, which is not read"),
            Self::Syntax { line, column, what } => {
                write!(f, "line {}, column {}: {what}", line + 1, column + 1)
            }
            Self::Value { place, expected, found } if found.is_empty() => {
                write!(f, "{place}: expected {expected}, found nothing")
            }
            Self::Value { place, expected, found } => {
                write!(f, "{place}: expected {expected}, found `{found}`")
            }
            Self::Compressed { what } => write!(f, "cannot be decompressed: {what}"),
            Self::Play { deal, error } => write!(f, "deal {}: {error}", deal + 1),
            Self::NoOrder { deal, reached } => write!(
                f,
                "deal {}: no order of calls uses all columns (the best try places {reached} events)",
                deal + 1
            ),
        }
    }
}

impl Error for ReadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Play { error, .. } => Some(error),
            _ => None,
        }
    }
}
