//! Files of any form: found out by what they hold, and taken game by game.
//!
//! A file may be one game, games a line (`ID<TAB><mjloggm …>`, or JSON objects that wrap a log), or mjai events of
//! several games one behind the other; each of them may be compressed. A folder is all its files in order.
//!
//! A text that stops before its game does is broken: mjlog without `</mjloggm>`, mjai without `end_game`, JSON
//! without its closing brackets. Of a compressed file that is damaged, the games before the damage are there.
mod detect;
mod error;
mod file;
mod piece;

pub use error::{OpenError, Seems};
pub use piece::Piece;

use crate::error::{GzipFault, ReadError};
use crate::gzip;
use crate::record::Reading;
use detect::{Form, form};
use file::File;
use std::path::{Path, PathBuf};

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

/// A game of a file, or why there is none.
pub type Found = Result<Piece, OpenError>;

/// The games of one file.
pub fn pieces(path: &Path) -> Result<Vec<Found>, OpenError> {
    let io = |error| OpenError::Io { path: path.to_owned(), error };
    let file = std::fs::File::open(path).map_err(io)?;
    pieces_from(&path.display().to_string(), file).map_err(io)
}

/// The games in what is read under this name. It may be a source without end: no more is read than the limit.
pub fn pieces_from(name: &str, source: impl std::io::Read) -> std::io::Result<Vec<Found>> {
    if let Some(bytes) = gzip::read_bounded(source)? {
        return Ok(pieces_of(name, &bytes));
    }
    let error = ReadError::TooLarge { limit: gzip::LIMIT };
    Ok(vec![Err(OpenError::Broken { name: name.to_owned(), line: 0, error })])
}

/// All games of a file or a folder, each read when it is asked for. Only one file is held at a time.
pub fn games(path: &Path) -> Result<impl Iterator<Item = Result<(Piece, Reading), OpenError>>, OpenError> {
    let each = |file: PathBuf| pieces(&file).unwrap_or_else(|error| vec![Err(error)]);
    let read = |piece: Found| {
        let piece = piece?;
        let reading = piece.read()?;
        Ok((piece, reading))
    };
    Ok(files(path)?.into_iter().flat_map(each).map(read))
}

/// The games in the bytes of a file of this name.
pub fn pieces_of(name: &str, bytes: &[u8]) -> Vec<Found> {
    let (text, fault) = gzip::opened_so_far(bytes);
    let file = File { name, text: text.into() };
    let mut found = match form(&file.text) {
        Form::One(source) => vec![Ok(file.piece(None, 0, 0..file.text.len(), source, false))],
        Form::Lines => file.lines(),
        Form::Mjai => file.mjai(),
        Form::Unknown(seems) => vec![Err(file.no_log(0, seems))],
    };
    if let Some(fault) = fault {
        let last = found.pop();
        found.extend(damaged(name, fault, last));
    }
    found
}

/// What is left of the last game before the damage of a compressed file, and the damage itself.
fn damaged(name: &str, fault: GzipFault, last: Option<Found>) -> Vec<Found> {
    let error = ReadError::Compressed { fault };
    let broken = |name: String, line, error| Err(OpenError::Broken { name, line, error });
    match last {
        Some(Ok(piece)) => match piece.read() {
            Err(OpenError::Broken { name, line, error: ReadError::BreaksOff { .. } }) => {
                vec![broken(name, line, error)]
            }
            _ => vec![Ok(piece), broken(name.to_owned(), 0, error)],
        },
        Some(Err(OpenError::Broken { name, line, .. })) => vec![broken(name, line, error)],
        _ => vec![broken(name.to_owned(), 0, error)],
    }
}
