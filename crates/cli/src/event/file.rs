//! The file of an event: opened under a lock, mended after a crash, added to by whole lines that are on the disk
//! before anything is said.
use super::{time, words};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::{regular, unread, unwritten};
use crate::outcome::Outcome;
use formats::event_log::{self, LogError, Torn, Writer};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use text::{Lang, say};
use tournament::{Entry, Tournament};

/// What a file is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To look at: others may look, too.
    Look,
    /// To add lines: nobody else reads or writes meanwhile.
    Write,
}

/// An event in its file. The lock goes with the value.
#[derive(Debug)]
pub(super) struct EventFile {
    file: File,
    path: PathBuf,
    /// As many bytes as were read and are sound.
    sound: u64,
    /// As many as there were.
    length: u64,
    writer: Writer,
    /// A last line that was being written when the machine died.
    pub(super) torn: Option<Torn>,
    /// The event as the file tells it.
    pub(super) tournament: Tournament,
    /// The sum of each line, that of the header first.
    pub(super) sums: Vec<String>,
}

/// What a file tells, while an earlier state of it is looked at.
pub(super) struct Told {
    pub(super) tournament: Tournament,
    sums: Vec<String>,
}

impl EventFile {
    /// Opens a file, waiting for whoever has it.
    pub(super) fn open(path: &Path, purpose: Purpose, wish: Wish) -> Result<Self, Outcome> {
        let fault = |error: &std::io::Error| unread(path, error, wish).outcome(wish);
        regular(path, wish).map_err(|complaint| complaint.outcome(wish))?;
        let mut options = OpenOptions::new();
        let file = options.read(true).write(purpose == Purpose::Write).open(path);
        let mut file = file.map_err(|error| fault(&error))?;
        let locked = match purpose {
            Purpose::Look => file.lock_shared(),
            Purpose::Write => file.lock(),
        };
        locked.map_err(|error| fault(&error))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| fault(&error))?;
        let log = event_log::read(&bytes).map_err(|error| unreadable(path, &bytes, &error, wish))?;
        let sound = log.torn.as_ref().map_or(bytes.len(), |torn| torn.at);
        let Some(tournament) = Tournament::replay(log.entries) else {
            return Err(unreadable(path, &bytes, &LogError::Empty, wish));
        };
        let sums = sums(&bytes[..sound]);
        Ok(Self {
            file,
            path: path.to_owned(),
            sound: sound as u64,
            length: bytes.len() as u64,
            writer: log.writer,
            torn: log.torn,
            tournament,
            sums,
        })
    }

    /// Adds lines, all or none, and waits until the disk has them.
    pub(super) fn append(&mut self, entries: &[Entry], wish: Wish) -> Result<(), Outcome> {
        let mut writer = self.writer;
        let text: String = entries.iter().map(|entry| writer.line(entry)).collect();
        self.write(&text).map_err(|error| unwritten(&self.path, &error, wish).outcome(wish))?;
        self.writer = writer;
        self.sound += text.len() as u64;
        self.length = self.sound;
        Ok(())
    }

    /// Goes back to what the file told before a line, counted from 0; what it tells now comes back.
    pub(super) fn back_to(&mut self, line: usize) -> Option<Told> {
        let past = Tournament::replay(self.tournament.log()[..line].iter().cloned())?;
        let sums = self.sums.split_off(line + 1);
        Some(Told { tournament: std::mem::replace(&mut self.tournament, past), sums })
    }

    /// Comes back from there.
    pub(super) fn forward(&mut self, told: Told) {
        self.tournament = told.tournament;
        self.sums.extend(told.sums);
    }

    /// Whether somebody who does not ask for the lock has changed the file since it was read.
    pub(super) fn is_changed(&self) -> bool {
        self.file.metadata().is_ok_and(|now| now.len() != self.length)
    }

    fn write(&mut self, text: &str) -> std::io::Result<()> {
        // A torn line is cut, so that the new one does not grow out of it.
        self.file.set_len(self.sound)?;
        self.file.seek(SeekFrom::Start(self.sound))?;
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_all());
        if written.is_err() {
            // A disk that is full keeps half a line: nobody was told that it was done.
            let _ = self.file.set_len(self.sound);
        }
        written
    }
}

/// Makes the file of a new event. A file that exists is never written over.
pub(super) fn create(path: &Path, opening: &Entry, wish: Wish) -> Result<(), Outcome> {
    create_with(path, std::slice::from_ref(opening), wish)
}

/// Makes a file of a whole log, the same way.
pub(super) fn create_with(path: &Path, entries: &[Entry], wish: Wish) -> Result<(), Outcome> {
    let fault = |error: &std::io::Error| match error.kind() {
        ErrorKind::AlreadyExists => {
            let file = path.display().to_string();
            Complaint::new("file-exists", say!(wish.lang, "event-file-exists", file = file)).outcome(wish)
        }
        _ => unwritten(path, error, wish).outcome(wish),
    };
    write_new(path, &event_log::write(entries)).map_err(|e| fault(&e))
}

/// Makes a file that was not there, whole or not at all: what a disk that is full has kept of it is taken away.
pub(crate) fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = file.lock().and_then(|()| file.write_all(text.as_bytes())).and_then(|()| file.sync_all());
    if written.is_err() {
        drop(file);
        let _ = std::fs::remove_file(path);
    }
    written
}

/// The sum at the end of each line.
fn sums(text: &[u8]) -> Vec<String> {
    let lines = text.split(|b| *b == b'\n').filter(|line| !line.is_empty());
    // `…,"sum":"<32 digits>"}`: that was checked when the log was read.
    let sum = |line: &[u8]| {
        let end = line.len().saturating_sub(2);
        String::from_utf8_lossy(&line[end.saturating_sub(32)..end]).into_owned()
    };
    lines.map(sum).collect()
}

/// Why a log cannot be read, and what of it is whole.
pub(crate) fn unreadable(path: &Path, bytes: &[u8], error: &LogError, wish: Wish) -> Outcome {
    let (lang, file) = (wish.lang, path.display().to_string());
    let what = why(lang, error);
    let complaint = Complaint::new("event-file", say!(lang, "event-file", file = &*file)).because(what);
    let whole = match error {
        LogError::Empty | LogError::NoLog | LogError::Schema { .. } => None,
        LogError::Altered { line } | LogError::Number { line, .. } => Some((line - 1, true)),
        // Its sum is right: it was written so, by another version.
        LogError::Syntax { line, .. } | LogError::Value { line, .. } => Some((line - 1, false)),
    };
    let Some((whole, altered)) = whole else { return complaint.outcome(wish) };
    let complaint = said_whole(bytes, whole, lang).into_iter().fold(complaint, Complaint::because);
    if !altered {
        return complaint.because(say!(lang, "event-file-newer")).outcome(wish);
    }
    let complaint = complaint.because(say!(lang, "event-file-copies"));
    let part = (whole > 1).then(|| say!(lang, "event-file-part", n = whole.to_string(), file = file));
    part.into_iter().fold(complaint, Complaint::because).outcome(wish)
}

/// That so many lines are whole, and what the last of them is.
fn said_whole(bytes: &[u8], whole: usize, lang: Lang) -> Option<String> {
    let end = bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').nth(whole.checked_sub(1)?)?.0;
    let entries = event_log::read(&bytes[..=end]).ok()?.entries;
    let Some(last) = entries.last().cloned() else { return Some(say!(lang, "event-file-whole-header")) };
    let n = entries.len();
    let event = Tournament::replay(entries)?;
    let time = time::stamp(last.at, &time::zone(&event.setup.settings.zone));
    let told = words::done(lang, &event, &[last]);
    let told: Vec<&str> = told.iter().map(String::as_str).filter(|line| !line.starts_with(' ')).collect();
    Some(say!(lang, "event-file-whole", lines = whole, n = n, time = time, what = told.join(" ")))
}

/// What is wrong with a line of a sealed log.
pub(crate) fn why(lang: Lang, error: &LogError) -> String {
    match error {
        LogError::Empty => say!(lang, "event-file-empty"),
        LogError::NoLog => say!(lang, "event-file-no-log"),
        LogError::Schema { found } => say!(lang, "event-file-schema", found = found.as_str()),
        LogError::Altered { line } => say!(lang, "event-file-altered", line = line.to_string()),
        LogError::Number { line, .. } => say!(lang, "event-file-number", line = line.to_string()),
        LogError::Syntax { line, .. } => say!(lang, "event-file-syntax", line = line.to_string()),
        LogError::Value { line, error } => {
            say!(lang, "event-file-value", line = line.to_string(), what = error.to_string())
        }
    }
}
