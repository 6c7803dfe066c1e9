//! One transcript: runs its commands and writes what they print.
use crate::schema;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const FILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/files");

/// The transcript as it reads now, and how many commands it has.
pub(crate) fn run(path: &Path, text: &str) -> (String, usize) {
    let name = path.file_stem().unwrap().to_str().unwrap();
    if !name.starts_with("event-") {
        return run_in(Path::new(FILES), text);
    }
    let folder = std::env::temp_dir().join(format!("reglament-{}-{name}", std::process::id()));
    copy(Path::new(FILES), &folder);
    let ran = run_in(&folder, text);
    std::fs::remove_dir_all(&folder).unwrap();
    ran
}

/// A folder of its own with all the files, so that what is written stays out of the repository.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let from: PathBuf = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        if from.is_dir() {
            copy(&from, &to);
        } else {
            std::fs::copy(&from, &to).unwrap();
        }
    }
}

fn run_in(folder: &Path, text: &str) -> (String, usize) {
    let mut out = String::new();
    let mut commands = 0;
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            commands += 1;
            writeln!(out, "{line}").unwrap();
            out.push_str(&answer_in(folder, command));
            out.push('\n');
        } else if line.starts_with("# ") {
            writeln!(out, "{line}").unwrap();
        }
    }
    (out.trim_end().to_owned() + "\n", commands)
}

pub(crate) fn answer(line: &str) -> String {
    answer_in(Path::new(FILES), line)
}

pub(crate) fn answer_in(folder: &Path, line: &str) -> String {
    let (line, reduced) = match line.strip_suffix(" | schema") {
        Some(line) => (line, true),
        None => (line, false),
    };
    // `< FILE` behind the command: what somebody types.
    let (line, typed) = match line.split_once(" < ") {
        Some((line, file)) => (line, Some(folder.join(file))),
        None => (line, None),
    };
    let words = words(line);
    let name = words.iter().position(|word| word == "reglament").expect("a command is named");
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglament"));
    command.args(&words[name + 1..]);
    command.current_dir(folder);
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    for assignment in &words[..name] {
        let (variable, value) = assignment.split_once('=').expect("a variable has a value");
        command.env(variable, value);
    }
    if let Some(file) = typed {
        command.stdin(std::fs::File::open(file).unwrap());
    }
    let output = command.output().unwrap();
    let (stdout, stderr) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    let mut out = if reduced { schema::of(&stdout) } else { stdout };
    for line in stderr.lines() {
        writeln!(out, "! {line}").unwrap();
    }
    writeln!(out, "=> {}", output.status.code().unwrap()).unwrap();
    // An escape in a transcript is shown, or the eye would not see it.
    out.replace('\u{1b}', "␛")
}

/// The words of a line; double quotes keep blanks, and `␛` is an escape.
fn words(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => out.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    out.extend(word);
    out.into_iter().map(|word| word.replace('␛', "\u{1b}")).collect()
}
