//! The games of a file that holds several.
use super::detect::{Form, contains, guess, json_form, tabbed, wrapped};
use super::{OpenError, Piece, Seems};
use crate::error::ReadError;
use crate::json;
use crate::record::Source;
use serde_json::Value;
use std::ops::Range;
use std::sync::Arc;

/// The text of a file and its name.
pub(super) struct File<'a> {
    pub(super) name: &'a str,
    pub(super) text: Arc<[u8]>,
}

impl File<'_> {
    /// One game in it; `own` is the game's own name.
    pub(super) fn piece(
        &self,
        own: Option<&str>,
        line: usize,
        range: Range<usize>,
        source: Source,
        wrapped: bool,
    ) -> Piece {
        let name = own.map_or_else(|| self.name.to_owned(), |own| format!("{}: {own}", self.name));
        Piece { name, line, source, text: Arc::clone(&self.text), range, wrapped }
    }

    pub(super) fn no_log(&self, line: usize, seems: Seems) -> OpenError {
        OpenError::NoLog { name: self.name.to_owned(), line, seems }
    }

    /// Lines that are not empty, with their numbers and places.
    fn each_line(&self) -> impl Iterator<Item = (usize, Range<usize>)> + '_ {
        let mut start = 0;
        let lines = self.text.split(|b| *b == b'\n').enumerate().map(move |(n, line)| {
            let range = start..start + line.len();
            start += line.len() + 1;
            (n, range)
        });
        lines.filter(|(_, range)| !self.text[range.clone()].trim_ascii().is_empty())
    }

    /// A game a line.
    pub(super) fn lines(&self) -> Vec<Result<Piece, OpenError>> {
        let one = |(n, range): (usize, Range<usize>)| {
            let line = &self.text[range.clone()];
            if let Some((id, start)) = tabbed(line) {
                return Ok(self.piece(Some(&id), n, range.start + start..range.end, Source::Mjlog, false));
            }
            let value = serde_json::from_slice::<Value>(line).map_err(|e| self.no_json(n, line, &e))?;
            if let Some(log) = wrapped(&value) {
                let id = value.get("id").and_then(Value::as_str);
                return match json_form(log) {
                    Form::One(source) => Ok(self.piece(id, n, range, source, true)),
                    Form::Unknown(seems) => Err(self.no_log(n, seems)),
                    _ => Err(self.no_log(n, Seems::OtherJson)),
                };
            }
            match json_form(&value) {
                Form::One(source) => Ok(self.piece(None, n, range, source, false)),
                Form::Unknown(seems) => Err(self.no_log(n, seems)),
                _ => Err(self.no_log(n, Seems::OneEvent)),
            }
        };
        let mut found: Vec<_> = self.each_line().map(one).collect();
        // What stands in the last line, and is not even ended, behind games that are: the beginning of one more.
        let has_games = found.iter().any(Result::is_ok);
        if let Some(Err(last)) = found.last_mut()
            && let OpenError::NoLog { line, seems: Seems::OtherLine, .. } = last
            && has_games
            && !self.text.ends_with(b"\n")
        {
            *last = self.broken(*line, ReadError::BreaksOff { deal: None });
        }
        found
    }

    /// A line that is no JSON: a broken log, if it has the signs of one.
    fn no_json(&self, n: usize, line: &[u8], error: &serde_json::Error) -> OpenError {
        match guess(line) {
            Form::Unknown(_) => self.no_log(n, Seems::OtherLine),
            _ if error.is_eof() => self.broken(n, ReadError::BreaksOff { deal: None }),
            _ => self.broken(n, json::syntax(error, 0)),
        }
    }

    fn broken(&self, line: usize, error: ReadError) -> OpenError {
        OpenError::Broken { name: self.name.to_owned(), line, error }
    }

    /// mjai events; each `start_game` begins a game.
    pub(super) fn mjai(&self) -> Vec<Result<Piece, OpenError>> {
        let mut starts: Vec<(usize, usize)> = Vec::new();
        let mut any = false;
        for (n, range) in self.each_line() {
            let line = &self.text[range.clone()];
            if contains(line, b"\"start_game\"") {
                starts.push((n, range.start));
            }
            any |= contains(line, b"\"start_kyoku\"");
        }
        if starts.is_empty() && !any {
            return vec![Err(self.no_log(0, Seems::Events))];
        }
        // What stands before the first game (a greeting of the protocol) belongs to it.
        match starts.first_mut() {
            Some(first) => *first = (0, 0),
            None => starts.push((0, 0)),
        }
        let many = starts.len() > 1;
        let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([self.text.len()]);
        let pieces = starts.iter().zip(ends).enumerate().map(|(i, ((line, start), end))| {
            let own = many.then(|| format!("game {}", i + 1));
            Ok(self.piece(own.as_deref(), *line, *start..end, Source::Mjai, false))
        });
        pieces.collect()
    }
}
