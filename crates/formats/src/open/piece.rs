//! One game of a file, and whether its text is whole.
use super::OpenError;
use crate::error::ReadError;
use crate::json;
use crate::record::{Reading, Source};
use crate::{majsoul, mjai, mjlog, tenhou6};
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;

/// One game of a file, not read yet. Pieces can be read by different threads.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The file as it was given, and the game's own name in it, if it has one.
    pub name: String,
    /// The line on which it begins, from 0.
    pub line: usize,
    /// The form.
    pub source: Source,
    pub(super) text: Arc<[u8]>,
    pub(super) range: Range<usize>,
    pub(super) wrapped: bool,
}

impl Piece {
    /// The text of the game.
    pub fn bytes(&self) -> &[u8] {
        &self.text[self.range.clone()]
    }

    /// Reads the game. Lines in an error are lines of the file.
    pub fn read(&self) -> Result<Reading, OpenError> {
        let read = || match (self.wrapped, self.source) {
            (true, source) => {
                let value = json::parse(self.bytes())?;
                let log = value.get("log").unwrap_or(&Value::Null);
                if source == Source::Majsoul { majsoul::read_value(log) } else { tenhou6::read_value(log) }
            }
            (false, Source::Mjlog) => mjlog::read(self.bytes()),
            (false, Source::Tenhou6) => tenhou6::read(self.bytes()),
            (false, Source::Mjai) => mjai::read(self.bytes()),
            (false, Source::Majsoul) => majsoul::read(self.bytes()),
        };
        let error = match read() {
            // JSON that was read was whole, and mjlog has its end mark looked for by its reader.
            Ok(reading) if self.source != Source::Mjai || self.is_whole() => return Ok(reading),
            Ok(_) => self.breaks_off(),
            Err(ReadError::Syntax { .. } | ReadError::Foreign { .. }) if !self.is_whole() => {
                self.breaks_off()
            }
            Err(error) => self.in_file(error),
        };
        Err(OpenError::Broken { name: self.name.clone(), line: self.line, error })
    }

    /// The error with line and column of the file instead of the game.
    fn in_file(&self, mut error: ReadError) -> ReadError {
        let before = &self.text[..self.range.start];
        let column_before = before.iter().rev().take_while(|b| **b != b'\n').count();
        let (line, column) = match &mut error {
            ReadError::Syntax { line, column, .. } => (Some(line), Some(column)),
            ReadError::Value { spot, .. } => (spot.line.as_mut(), spot.column.as_mut()),
            _ => (None, None),
        };
        if let Some(line) = line {
            if let Some(column) = column.filter(|_| *line == 0) {
                *column += column_before;
            }
            *line += self.line;
        }
        error
    }

    /// Whether the text goes on to the end of its log: to the mark that its form ends with.
    fn is_whole(&self) -> bool {
        let text = self.bytes();
        // From behind, where the mark of a whole log stands.
        let has = |sign: &[u8]| text.windows(sign.len()).rev().any(|window| window == sign);
        match self.source {
            // What is no mjlog at all lacks no end; a root that is not finished does.
            Source::Mjlog => {
                has(b"</mjloggm") || !(has(b"<mjloggm") || b"<mjloggm".starts_with(text.trim_ascii()))
            }
            Source::Mjai => has(b"\"end_game\""),
            Source::Tenhou6 | Source::Majsoul => {
                !serde_json::from_slice::<Value>(text).is_err_and(|e| e.is_eof())
            }
        }
    }

    fn breaks_off(&self) -> ReadError {
        let begun = |sign: &[u8]| {
            let deals = self.bytes().windows(sign.len()).filter(|window| *window == sign).count();
            deals.checked_sub(1)
        };
        let deal = match self.source {
            Source::Mjlog => begun(b"<INIT "),
            Source::Mjai => begun(b"\"start_kyoku\""),
            Source::Majsoul => begun(b"RecordNewRound"),
            Source::Tenhou6 => None,
        };
        ReadError::BreaksOff { deal }
    }
}
