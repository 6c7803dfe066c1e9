//! What could not be read, in words.
use super::walk::walk;
use crate::verify::Foreign;
use formats::error::{GzipFault, ReadError, Spot};
use formats::open::{OpenError, Seems};
use std::io::ErrorKind;
use std::path::Path;
use text::{Lang, say};

/// A file that cannot be opened.
pub(in crate::verify) fn io(lang: Lang, path: &Path, error: &std::io::Error) -> String {
    let file = path.display().to_string();
    match error.kind() {
        ErrorKind::NotFound => say!(lang, "verify-no-file", file = file),
        ErrorKind::PermissionDenied => say!(lang, "verify-no-access", file = file),
        _ => say!(lang, "verify-no-input", file = file),
    }
}

/// A log that is broken, or a file that cannot be opened.
pub(in crate::verify) fn broken(lang: Lang, error: &OpenError) -> String {
    match error {
        OpenError::Io { path, error } => io(lang, path, error),
        OpenError::NoLog { name, seems, .. } => {
            say!(lang, "verify-no-log", file = name, seems = self::seems(lang, *seems))
        }
        OpenError::Broken { name, line, error } => {
            let name = match line {
                0 => name.clone(),
                _ => say!(lang, "verify-from-line", name = name, line = line + 1),
            };
            say!(lang, "verify-named", name = name, what = fault(lang, error))
        }
    }
}

/// A file, or lines of it, that is no log.
pub(in crate::verify) fn foreign(lang: Lang, foreign: &Foreign) -> String {
    let (file, seems) = (foreign.name.as_str(), seems(lang, foreign.seems));
    match (foreign.line, foreign.lines) {
        (0, 1) => say!(lang, "verify-no-log", file = file, seems = seems),
        (line, n) => say!(lang, "verify-no-log-lines", file = file, n = n, line = line + 1, seems = seems),
    }
}

fn fault(lang: Lang, error: &ReadError) -> String {
    match error {
        ReadError::Foreign { expected } => say!(lang, "verify-fault-foreign", form = expected.to_string()),
        ReadError::ThreePlayers => say!(lang, "verify-fault-three"),
        ReadError::OtherGame { .. } => say!(lang, "verify-fault-other-game"),
        ReadError::BreaksOff { deal: None } => say!(lang, "verify-fault-breaks-off"),
        ReadError::BreaksOff { deal: Some(deal) } => say!(lang, "verify-fault-breaks-off-in", n = deal + 1),
        ReadError::Syntax { line, column, .. } => {
            let spot = Spot { line: Some(*line), column: Some(*column), name: String::new() };
            say!(lang, "verify-fault-syntax", place = place(lang, &spot))
        }
        ReadError::Value { spot, found, .. } if found.is_empty() => {
            say!(lang, "verify-fault-value-missing", place = place(lang, spot))
        }
        ReadError::Value { spot, found, .. } => {
            say!(lang, "verify-fault-value", place = place(lang, spot), found = found)
        }
        ReadError::Compressed { fault: GzipFault::CutShort } => say!(lang, "verify-fault-gzip-cut"),
        ReadError::Compressed { fault: GzipFault::Damaged } => say!(lang, "verify-fault-gzip-damaged"),
        ReadError::Compressed { fault: GzipFault::TooLarge } => say!(lang, "verify-fault-gzip-large"),
        ReadError::TooLarge { limit } => {
            say!(lang, "verify-fault-large", limit = text::number(lang, (limit >> 20) as i64))
        }
        ReadError::Play { error, .. } => walk(lang, error),
        ReadError::NoOrder { deal, .. } => say!(lang, "verify-fault-order", n = deal + 1),
    }
}

fn place(lang: Lang, spot: &Spot) -> String {
    let line = spot.line.map(|n| say!(lang, "verify-place-line", n = n + 1));
    let column = spot.column.map(|n| say!(lang, "verify-place-column", n = n + 1));
    let name = Some(spot.name.clone()).filter(|name| !name.is_empty());
    [line, column, name].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn seems(lang: Lang, seems: Seems) -> String {
    match seems {
        Seems::Empty => say!(lang, "verify-seems-empty"),
        Seems::Markup => say!(lang, "verify-seems-markup"),
        Seems::OtherText => say!(lang, "verify-seems-text"),
        Seems::OtherJson => say!(lang, "verify-seems-json"),
        Seems::BrokenJson => say!(lang, "verify-seems-broken-json"),
        Seems::Paipu => say!(lang, "verify-seems-paipu"),
        Seems::Events => say!(lang, "verify-seems-events"),
        Seems::OneEvent => say!(lang, "verify-seems-event"),
        Seems::OtherLine => say!(lang, "verify-seems-line"),
    }
}
