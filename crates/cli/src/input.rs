//! Files that are read: only those that end, and why one cannot be read.
use crate::args::Wish;
use crate::complaint::Complaint;
use std::fs::Metadata;
use std::io::{Error, ErrorKind};
use std::path::Path;
use text::{Lang, say};

/// Pipes that the shell has opened, as `<(…)` is, have somebody who writes and ends; another one may wait for ever.
const OPENED_BY_THE_SHELL: [&str; 3] = ["/dev/stdin", "/dev/fd", "/proc/self/fd"];

/// The text of a file, or why it cannot be read.
pub(crate) fn text_of(path: &Path, wish: Wish) -> Result<String, Complaint> {
    as_text(path, bytes_of(path, wish)?, wish)
}

/// The bytes of a file, or why it cannot be read.
pub(crate) fn bytes_of(path: &Path, wish: Wish) -> Result<Vec<u8>, Complaint> {
    if !OPENED_BY_THE_SHELL.iter().any(|own| path.starts_with(own)) {
        regular(path, wish)?;
    }
    std::fs::read(path).map_err(|error| unread(path, &error, wish))
}

/// What was read from a file as a text, or in which line it is none.
pub(crate) fn as_text(path: &Path, bytes: Vec<u8>, wish: Wish) -> Result<String, Complaint> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].split(|b| *b == b'\n').count();
        no_file(path, wish).because(say!(wish.lang, "error-file-utf8", line = line.to_string()))
    })
}

/// Refuses what is no file on a disk: a device never ends, and a pipe waits for whoever may never come.
pub(crate) fn regular(path: &Path, wish: Wish) -> Result<(), Complaint> {
    match std::fs::metadata(path) {
        Ok(about) if is_special(&about) => {
            Err(no_file(path, wish).because(say!(wish.lang, "error-file-special")))
        }
        Ok(_) => Ok(()),
        Err(error) => Err(unread(path, &error, wish)),
    }
}

fn is_special(about: &Metadata) -> bool {
    !about.is_file() && !about.is_dir()
}

/// Why a file cannot be read.
pub(crate) fn unread(path: &Path, error: &Error, wish: Wish) -> Complaint {
    no_file(path, wish).because(reason(wish.lang, error))
}

/// Why a file cannot be written.
pub(crate) fn unwritten(path: &Path, error: &Error, wish: Wish) -> Complaint {
    let lang = wish.lang;
    let folder = path.parent().filter(|_| error.kind() == ErrorKind::NotFound);
    let why = match folder {
        Some(folder) => say!(lang, "error-folder-missing", folder = folder.display().to_string()),
        None => reason(lang, error),
    };
    let file = path.display().to_string();
    Complaint::new("file", say!(lang, "export-no-write", file = file, error = why))
}

/// A fault of a file in words.
pub(crate) fn reason(lang: Lang, error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => say!(lang, "error-file-missing"),
        ErrorKind::PermissionDenied => say!(lang, "error-file-denied"),
        ErrorKind::IsADirectory => say!(lang, "error-file-folder"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => say!(lang, "error-file-no-folder"),
        ErrorKind::ReadOnlyFilesystem => say!(lang, "error-file-read-only"),
        ErrorKind::StorageFull => say!(lang, "error-output-full"),
        _ => error.to_string(),
    }
}

fn no_file(path: &Path, wish: Wish) -> Complaint {
    Complaint::new("file", say!(wish.lang, "error-file", file = path.display().to_string()))
}
