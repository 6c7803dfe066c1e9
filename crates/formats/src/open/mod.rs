//! Files of any form: found out by what they hold, and taken game by game.
//!
//! A file may be one game, games a line (`ID<TAB><mjloggm …>`, or JSON objects that wrap a log), or mjai events of
//! several games one behind the other; each of them may be compressed. A folder is all its files in order.
mod detect;

use crate::error::ReadError;
use crate::json;
use crate::record::{Reading, Source};
use crate::{gzip, majsoul, mjai, mjlog, tenhou6};
use detect::{Form, contains, form, json_form, tabbed, wrapped};
use serde_json::Value;
use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
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
    text: Arc<[u8]>,
    range: Range<usize>,
    wrapped: bool,
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
        let error = |error| OpenError::Broken { name: self.name.clone(), line: self.line, error };
        read().map_err(error)
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
        seems: &'static str,
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

/// The files of a path: itself, or all files of a folder and the folders in it, in order of their names.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, OpenError> {
    let io = |error| OpenError::Io { path: path.to_owned(), error };
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries = std::fs::read_dir(path).map_err(io)?.collect::<Result<Vec<_>, _>>().map_err(io)?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        // Not through links: they may lead in a circle.
        let kind = entry.file_type().map_err(io)?;
        if kind.is_dir() {
            found.extend(files(&entry.path())?);
        } else if kind.is_file() {
            found.push(entry.path());
        }
    }
    Ok(found)
}

/// The games of one file.
pub fn pieces(path: &Path) -> Result<Vec<Result<Piece, OpenError>>, OpenError> {
    let bytes = std::fs::read(path).map_err(|error| OpenError::Io { path: path.to_owned(), error })?;
    Ok(pieces_of(&path.display().to_string(), &bytes))
}

/// All games of a file or a folder, each read when it is asked for. Only one file is held at a time.
pub fn games(path: &Path) -> Result<impl Iterator<Item = Result<(Piece, Reading), OpenError>>, OpenError> {
    let each = |file: PathBuf| pieces(&file).unwrap_or_else(|error| vec![Err(error)]);
    let read = |piece: Result<Piece, OpenError>| {
        let piece = piece?;
        let reading = piece.read()?;
        Ok((piece, reading))
    };
    Ok(files(path)?.into_iter().flat_map(each).map(read))
}

/// The games in the bytes of a file of this name.
pub fn pieces_of(name: &str, bytes: &[u8]) -> Vec<Result<Piece, OpenError>> {
    let text: Arc<[u8]> = match gzip::opened(bytes) {
        Ok(text) => text.into(),
        Err(error) => return vec![Err(OpenError::Broken { name: name.to_owned(), line: 0, error })],
    };
    let file = File { name, text };
    match form(&file.text) {
        Form::One(source) => vec![Ok(file.piece(None, 0, 0..file.text.len(), source, false))],
        Form::Lines => file.lines(),
        Form::Mjai => file.mjai(),
        Form::Unknown(seems) => vec![Err(file.no_log(0, seems))],
    }
}

struct File<'a> {
    name: &'a str,
    text: Arc<[u8]>,
}

impl File<'_> {
    fn piece(
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

    fn no_log(&self, line: usize, seems: &'static str) -> OpenError {
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

    fn lines(&self) -> Vec<Result<Piece, OpenError>> {
        let one = |(n, range): (usize, Range<usize>)| {
            let line = &self.text[range.clone()];
            if let Some((id, start)) = tabbed(line) {
                return Ok(self.piece(Some(&id), n, range.start + start..range.end, Source::Mjlog, false));
            }
            let value = serde_json::from_slice::<Value>(line);
            let value = value.map_err(|_| self.no_log(n, "neither an id, a tab and a log, nor JSON"))?;
            if let Some(log) = wrapped(&value) {
                let id = value.get("id").and_then(Value::as_str);
                return match json_form(log) {
                    Form::One(source) => Ok(self.piece(id, n, range, source, true)),
                    Form::Unknown(seems) => Err(self.no_log(n, seems)),
                    _ => Err(self.no_log(n, "JSON of another kind")),
                };
            }
            match json_form(&value) {
                Form::One(source) => Ok(self.piece(None, n, range, source, false)),
                Form::Unknown(seems) => Err(self.no_log(n, seems)),
                _ => Err(self.no_log(n, "an mjai event by itself")),
            }
        };
        self.each_line().map(one).collect()
    }

    /// mjai events; each `start_game` begins a game.
    fn mjai(&self) -> Vec<Result<Piece, OpenError>> {
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
            return vec![Err(self.no_log(0, "JSON with events, but no game of mjai"))];
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
