//! A log of a game in a file: our own log of a table, or one of another program.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::event::sealed_fault;
use crate::outcome::Outcome;
use crate::verify::{broken, no_file};
use formats::open;
use formats::record::Game;
use formats::table_log::{self, Read, TableLogError};
use std::path::Path;
use text::say;

/// What a file holds.
pub(crate) enum Given {
    /// A log of a table.
    Table(Box<Read>),
    /// Games of other programs with their names, and what could not be read, in words.
    Games(Vec<Result<(String, Game), String>>),
}

/// Opens a file; `-` is standard input.
pub(crate) fn open(path: &Path, wish: Wish) -> Result<Given, Outcome> {
    let lang = wish.lang;
    let fault = |error: &std::io::Error| Complaint::new("file", no_file(lang, path, error)).outcome(wish);
    let (name, bytes) = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes).map_err(|e| fault(&e))?;
        (say!(lang, "verify-stdin"), bytes)
    } else {
        (path.display().to_string(), std::fs::read(path).map_err(|e| fault(&e))?)
    };
    if table_log::is_one(&bytes) {
        return match table_log::read(&bytes) {
            Ok(read) => Ok(Given::Table(Box::new(read))),
            Err(error) => Err(no_table_log(&name, &error, wish)),
        };
    }
    let games = open::pieces_of(&name, &bytes).into_iter().map(|found| {
        let piece = found.map_err(|error| broken(lang, &error))?;
        let reading = piece.read().map_err(|error| broken(lang, &error))?;
        Ok((piece.name, reading.game))
    });
    Ok(Given::Games(games.collect()))
}

/// A log of a table that cannot be read: which line, and what is wrong with it.
fn no_table_log(name: &str, error: &TableLogError, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let why = match error {
        TableLogError::Schema { found } => say!(lang, "replay-schema", found = found.as_str()),
        TableLogError::Line(error) => sealed_fault(lang, error),
    };
    Complaint::new("table-log", say!(lang, "replay-file", file = name)).because(why).outcome(wish)
}
