//! The log of an event, our own form `reglament.event-log/1`: a header and one JSON line for each command.
//!
//! ```text
//! {"program":"0.1.0","schema":"reglament.event-log/1","sum":"5f…"}
//! {"at":1772355600000,"by":{"role":"owner"},"events":[{"event":{…},"of":"setup","v":1}],"id":"…","n":1,"sum":"a0…"}
//! ```
//!
//! Lines are only ever added. The sum of a line covers its text and the sum before it, so that an altered, missing or
//! moved line is found and named. A last line without its end was being written when the machine died: it is left out
//! and reported, and nothing that was acknowledged is lost, because a command is acknowledged after its line is written.
//! Where its end alone is missing, as its sum shows, it is a line like any other, and the next one brings the end along.
mod chapters;
mod common;
mod entry;
mod error;
mod id;
pub(crate) mod law;
mod results;
pub(crate) mod stored;
mod sum;

pub use error::LogError;
pub use id::{command_id, seed, typed_together};
pub use sum::Sum;

use crate::error::ReadError;
use crate::json::{self, At};
use serde_json::{Map, Value};
use stored::Stored;
use tournament::Entry;

/// The value of `schema` in the header of this version.
pub const SCHEMA: &str = "reglament.event-log/1";

/// A log that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventLog {
    /// Its entries.
    pub entries: Vec<Entry>,
    /// What goes on with it.
    pub writer: Writer,
    /// A last line that was being written.
    pub torn: Option<Torn>,
}

/// A last line without its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Torn {
    /// Where it begins, in bytes. The file is cut there before it goes on.
    pub at: usize,
    /// How many bytes it has.
    pub bytes: usize,
}

/// What writes the next line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Writer {
    /// The number of the next line, from 1 for the first command.
    pub next: u64,
    /// The sum of the line before it.
    pub last: Sum,
    /// What stands before the next line.
    before: Before,
}

/// What stands before a line that is added.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Before {
    /// A whole line.
    #[default]
    Line,
    /// A line whose end is missing.
    NoEnd,
}

impl Before {
    /// The line with what is missing before it.
    pub(crate) fn end(self, line: String) -> String {
        match self {
            Self::Line => line,
            Self::NoEnd => format!("\n{line}"),
        }
    }
}

impl Writer {
    /// A new log: the writer and its header, with the end of the line.
    pub fn new() -> (Self, String) {
        let mut header = Map::new();
        header.insert("schema".to_owned(), Value::from(SCHEMA));
        header.insert("program".to_owned(), Value::from(env!("CARGO_PKG_VERSION")));
        let (line, sum) = Sum::START.seal(&Value::Object(header).to_string());
        (Self { next: 1, last: sum, before: Before::Line }, line)
    }

    /// The line of an entry, with its end, and that of the line before it if it is missing.
    pub fn line(&mut self, entry: &Entry) -> String {
        let mut value = entry.write();
        if let Value::Object(object) = &mut value {
            object.insert("n".to_owned(), Value::from(self.next));
        }
        let (line, sum) = self.last.seal(&value.to_string());
        let line = self.before.end(line);
        *self = Self { next: self.next + 1, last: sum, before: Before::Line };
        line
    }
}

/// An entry alone, without number and sum: the form of a row in a store that keeps its own order.
pub fn write_entry(entry: &Entry) -> String {
    entry.write().to_string()
}

/// Reads an entry that stands alone.
pub fn read_entry(text: &[u8]) -> Result<Entry, ReadError> {
    let value = json::parse(text)?;
    Entry::read(At::text(&value))
}

/// The whole text of a log with these entries.
pub fn write<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let (mut writer, mut text) = Writer::new();
    for entry in entries {
        text.push_str(&writer.line(entry));
    }
    text
}

/// Reads a log.
pub fn read(bytes: &[u8]) -> Result<EventLog, LogError> {
    let mut lines = Lines::of(bytes);
    let first =
        lines.next(Sum::START).map_err(|error| if is_sealed(bytes) { error } else { LogError::NoLog })?;
    let Some((header, last)) = first else { return Err(LogError::Empty) };
    let schema = header.get("schema").and_then(Value::as_str).unwrap_or_default();
    if schema != SCHEMA {
        return Err(LogError::Schema { found: schema.to_owned() });
    }
    let mut log =
        EventLog { entries: Vec::new(), writer: Writer { next: 1, last, before: Before::Line }, torn: None };
    while let Some((value, sum)) = lines.next(log.writer.last)? {
        let line = lines.number;
        let found = value.get("n").and_then(Value::as_u64);
        if found != Some(log.writer.next) {
            return Err(LogError::Number { line, expected: log.writer.next, found });
        }
        let entry = Entry::read(At::text(&value)).map_err(|error| LogError::Value { line, error })?;
        log.entries.push(entry);
        log.writer = Writer { next: log.writer.next + 1, last: sum, before: Before::Line };
    }
    log.writer.before = lines.before();
    log.torn = lines.torn();
    Ok(log)
}

/// Whether the first line is one of ours, though something in it was altered.
fn is_sealed(bytes: &[u8]) -> bool {
    let line = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    ["\"schema\":\"", "\"sum\":\""].iter().any(|part| line.contains(part))
}

/// The lines that are whole.
pub(crate) struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    pub(crate) number: usize,
}

impl<'a> Lines<'a> {
    /// Those of a text.
    pub(crate) const fn of(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, number: 0 }
    }

    /// The last line, if it has no end.
    pub(crate) fn torn(&self) -> Option<Torn> {
        (self.at < self.bytes.len()).then(|| Torn { at: self.at, bytes: self.bytes.len() - self.at })
    }

    /// What stands before a line that is added after those that were read.
    pub(crate) fn before(&self) -> Before {
        let read = &self.bytes[..self.at];
        if read.is_empty() || read.ends_with(b"\n") { Before::Line } else { Before::NoEnd }
    }

    /// The next whole line, opened, and its sum.
    pub(crate) fn next(&mut self, last: Sum) -> Result<Option<(Value, Sum)>, LogError> {
        let rest = &self.bytes[self.at..];
        let end = match rest.iter().position(|b| *b == b'\n') {
            Some(end) => end,
            // The sum tells a whole line from one that is cut off.
            None if std::str::from_utf8(rest).is_ok_and(|line| last.open(line).is_some()) => rest.len(),
            None => return Ok(None),
        };
        let line = &rest[..end];
        let number = self.number + 1;
        let text = std::str::from_utf8(line).map_err(|_| LogError::Altered { line: number })?;
        let (text, sum) = last.open(text).ok_or(LogError::Altered { line: number })?;
        let value = serde_json::from_str(&text).map_err(|e| LogError::Syntax {
            line: number,
            column: e.column(),
            what: e.to_string(),
        })?;
        self.at = self.bytes.len().min(self.at + end + 1);
        self.number = number;
        Ok(Some((value, sum)))
    }
}
