//! Transcripts of the command line: every file below `transcripts` is run again and must read the same.
//!
//! A line `$ reglament …` is a command; before the name may stand variables (`LANG=ru_RU.UTF-8`), behind it
//! `| schema`, which reduces a JSON answer to its paths and types, or `< FILE`, which is typed. What it prints follows, `! ` before each line of
//! standard error, and its exit code. With `UPDATE=1` the files are written anew, to be read as a diff.
//!
//! A transcript named `event-…` is a session at the desk of an event: it runs in a folder of its own, with copies of
//! the files, and what it writes is there for its next command.
mod corpus_logs;
mod device;
mod event_again;
mod event_file;
mod event_join;
mod new_file;
mod readme;
mod schema;
mod script;
mod tables;
mod transcript;
mod verify_stdin;

use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/transcripts");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn transcripts_read_the_same() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut commands = 0;
    let mut differ = Vec::new();
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let (now, n) = transcript::run(&path, &text);
        commands += n;
        if now != text {
            if update {
                std::fs::write(&path, now).unwrap();
            } else {
                differ.push(format!("{}:\n{}", path.display(), first_difference(&text, &now)));
            }
        }
    }
    assert!(commands >= 40, "only {commands} commands: is a transcript lost?");
    assert!(differ.is_empty(), "{}\nUPDATE=1 writes them anew", differ.join("\n"));
}

/// The first line that is not the same, with the command it belongs to.
fn first_difference(before: &str, now: &str) -> String {
    let (mut old, mut new) = (before.lines(), now.lines());
    let mut command = "";
    loop {
        match (old.next(), new.next()) {
            (Some(a), Some(b)) if a == b => {
                if a.starts_with("$ ") {
                    command = a;
                }
            }
            (a, b) => {
                return format!("  {command}\n  was {}\n  is  {}", a.unwrap_or("-"), b.unwrap_or("-"));
            }
        }
    }
}

/// A file that neither a transcript nor the README names in a command is forgotten.
#[test]
fn every_file_is_used() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let paths = files().into_iter().chain([readme]);
    let texts: Vec<String> = paths.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/files");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        // A folder is used by what lies in it.
        let inside = format!("{name}/");
        let names = |word: &str| word == name || word.starts_with(&inside);
        let is_named = |line: &str| line.starts_with("$ ") && line.split(' ').any(names);
        assert!(texts.iter().any(|text| text.lines().any(is_named)), "{name} is in no command");
    }
}
