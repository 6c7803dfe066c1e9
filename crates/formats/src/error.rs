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
    /// The text stops before the log does: its end mark or closing bracket is not there.
    BreaksOff {
        /// In which deal, from 0, as far as can be told.
        deal: Option<usize>,
    },
    /// The text is not well formed.
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
        /// Where.
        spot: Box<Spot>,
        /// What belongs there.
        expected: &'static str,
        /// What stands there, cut short.
        found: String,
    },
    /// The compressed bytes are damaged, or open to more than is sane.
    Compressed {
        /// What is wrong with them.
        fault: GzipFault,
    },
    /// There are more bytes than are read.
    TooLarge {
        /// The limit in bytes.
        limit: u64,
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

/// Where in a log a value stands: as much of it as the form tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// Line from 0.
    pub line: Option<usize>,
    /// Byte in the line from 0.
    pub column: Option<usize>,
    /// The tag and its attribute, or the path to the value.
    pub name: String,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.map(|n| format!("line {}", n + 1));
        let column = self.column.map(|n| format!("column {}", n + 1));
        let name = Some(self.name.clone()).filter(|name| !name.is_empty());
        let parts: Vec<String> = [line, column, name].into_iter().flatten().collect();
        f.write_str(&parts.join(", "))
    }
}

/// What is wrong with compressed bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GzipFault {
    /// They stop before their end.
    CutShort,
    /// They are not what was compressed.
    Damaged,
    /// They open to more than is sane.
    TooLarge,
}

impl fmt::Display for GzipFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CutShort => "it is cut short",
            Self::Damaged => "it is damaged",
            Self::TooLarge => "it opens to too much",
        })
    }
}

impl ReadError {
    pub(crate) fn value(spot: Spot, expected: &'static str, found: &str) -> Self {
        let mut short: String = found.chars().take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self::Value { spot: Box::new(spot), expected, found: short }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign { expected } => write!(f, "this is no log of the form {expected}"),
            Self::ThreePlayers => f.write_str("a game of three players; only games of four are read"),
            Self::OtherGame { what } => write!(f, "a game of {what}, which is not read"),
            Self::BreaksOff { deal: None } => f.write_str("the text breaks off"),
            Self::BreaksOff { deal: Some(deal) } => write!(f, "the text breaks off in deal {}", deal + 1),
            Self::Syntax { line, column, what } => {
                write!(f, "line {}, column {}: {what}", line + 1, column + 1)
            }
            Self::Value { spot, expected, found } if found.is_empty() => {
                write!(f, "{spot}: expected {expected}, found nothing")
            }
            Self::Value { spot, expected, found } => {
                write!(f, "{spot}: expected {expected}, found `{found}`")
            }
            Self::Compressed { fault } => write!(f, "cannot be decompressed: {fault}"),
            Self::TooLarge { limit } => write!(f, "larger than {} MiB", limit >> 20),
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
