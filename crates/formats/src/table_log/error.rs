//! Why a log of a table cannot be read.
use crate::event_log::LogError;
use std::fmt;

/// Why a log of a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableLogError {
    /// It is another form, or a later version of this one.
    Schema {
        /// What stands in the header.
        found: String,
    },
    /// A line is not what it should be.
    Line(LogError),
}

impl From<LogError> for TableLogError {
    fn from(error: LogError) -> Self {
        Self::Line(error)
    }
}

impl fmt::Display for TableLogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Schema { found } => write!(f, "line 1: schema {found:?}, expected {:?}", super::SCHEMA),
            Self::Line(LogError::Empty) => {
                f.write_str("no whole line: the log of a table begins with a header")
            }
            Self::Line(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TableLogError {}
