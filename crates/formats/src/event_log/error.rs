//! Why a log of an event cannot be read. Lines are counted from 1, the header is the first.
use crate::error::ReadError;
use std::fmt;

/// Why a log cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// There is no whole line in it.
    Empty,
    /// It does not begin as the log of an event does: it is another kind of file.
    NoLog,
    /// It is another form, or a later version of this one.
    Schema {
        /// What stands in the header.
        found: String,
    },
    /// The line, or one before it, is not what was written: something was altered, cut out or moved.
    Altered {
        /// The line.
        line: usize,
    },
    /// The line has another number than the next one.
    Number {
        /// The line.
        line: usize,
        /// The next number.
        expected: u64,
        /// Its number, if it has one.
        found: Option<u64>,
    },
    /// The line is no JSON.
    Syntax {
        /// The line.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the parser said.
        what: String,
    },
    /// Something in the line is not what belongs there.
    Value {
        /// The line.
        line: usize,
        /// What.
        error: ReadError,
    },
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no whole line: the log of an event begins with a header"),
            Self::NoLog => f.write_str("line 1: no header, this is no log of an event"),
            Self::Schema { found } => write!(f, "line 1: schema {found:?}, expected {:?}", super::SCHEMA),
            Self::Altered { line } => {
                write!(f, "line {line}: it is not what was written after the line before")
            }
            Self::Number { line, expected, found: Some(found) } => {
                write!(f, "line {line}: number {found}, expected {expected}")
            }
            Self::Number { line, expected, found: None } => {
                write!(f, "line {line}: no number, expected {expected}")
            }
            Self::Syntax { line, column, what } => write!(f, "line {line}, column {column}: {what}"),
            Self::Value { line, error } => write!(f, "line {line}: {error}"),
        }
    }
}

impl std::error::Error for LogError {}
