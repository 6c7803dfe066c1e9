//! What can go wrong with a store.
use crate::ids::StreamId;
use formats::error::ReadError;
use formats::event_log::LogError;
use std::fmt;

/// What went wrong.
#[derive(Debug)]
pub enum Error {
    /// The place is neither a file nor an address of a database.
    Place {
        /// What was given, without a password.
        given: String,
    },
    /// A folder or a file could not be made, read or written.
    File {
        /// Which.
        path: std::path::PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The store was written by a later version of the program, which has changed its tables.
    Newer {
        /// The number of a change that is unknown here.
        change: i64,
    },
    /// There is no such event.
    NoStream(StreamId),
    /// The first entry of a new stream opens no event.
    NotOpening,
    /// Only an empty store is filled from a backup.
    NotEmpty,
    /// A file is no store.
    NotAStore {
        /// Which.
        path: std::path::PathBuf,
    },
    /// A file of an event cannot be read.
    Log(LogError),
    /// A row of the log is not what the program writes.
    Row {
        /// The stream.
        stream: StreamId,
        /// The entry's number in it, from 1.
        version: u64,
        /// What is wrong.
        error: ReadError,
    },
    /// The database said so.
    Database(sqlx::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { given } => write!(f, "{given:?} is neither a file nor postgres://…"),
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Newer { change } => {
                write!(
                    f,
                    "the store was written by a later version: change {change} of its tables is unknown"
                )
            }
            Self::NoStream(stream) => write!(f, "no stream {stream}"),
            Self::NotOpening => f.write_str("the first entry of a stream opens an event"),
            Self::NotEmpty => f.write_str("only an empty store is filled from a backup"),
            Self::NotAStore { path } => write!(f, "{}: no store", path.display()),
            Self::Log(error) => error.fmt(f),
            Self::Row { stream, version, error } => write!(f, "stream {stream}, entry {version}: {error}"),
            Self::Database(error) => write!(f, "database: {error}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File { error, .. } => Some(error),
            Self::Row { error, .. } => Some(error),
            Self::Database(error) => Some(error),
            Self::Log(error) => Some(error),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl Error {
    /// Whether somebody else's work came between, so that the same again may succeed: a lost race for a key, a
    /// serialisation failure, a deadlock, a file that is busy.
    pub(crate) fn is_race(&self) -> bool {
        let Self::Database(sqlx::Error::Database(error)) = self else { return false };
        error.is_unique_violation()
            || matches!(error.code().as_deref(), Some("40001" | "40P01" | "5" | "6" | "261" | "517"))
    }
}
