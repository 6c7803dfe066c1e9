//! The code against the catalogue: every `say!` gives what its message needs, and every message is asked for.
use super::files::{arguments, messages};
use super::generated::generated;
use reglament_text::Lang;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The sources and templates of all crates of the workspace.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut out = Vec::new();
    for package in std::fs::read_dir(crates).unwrap() {
        let package = package.unwrap().path();
        collect(&package.join("src"), &mut out);
        // Pages name the messages that need no values.
        collect(&package.join("templates"), &mut out);
    }
    out
}

fn collect(folder: &Path, out: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs" || e == "html") {
            let text = std::fs::read_to_string(&path).unwrap();
            out.push((path, text));
        }
    }
}

/// The text of a macro call behind its opening bracket, up to the closing one.
fn inside(text: &str) -> &str {
    let mut depth = 1;
    let mut in_string = false;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '"' if before != '\\' => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at];
        }
        before = c;
    }
    text
}

/// The parts of a call between commas of its own depth.
fn parts(call: &str) -> Vec<&str> {
    let (mut out, mut depth, mut start, mut in_string) = (Vec::new(), 0, 0, false);
    for (at, c) in call.char_indices() {
        match c {
            '"' => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string => depth -= 1,
            ',' if depth == 0 && !in_string => {
                out.push(call[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    out.push(call[start..].trim());
    out.into_iter().filter(|part| !part.is_empty()).collect()
}

#[test]
fn every_call_gives_what_its_message_needs() {
    let all = messages(Lang::En);
    let mut calls = 0;
    for (path, text) in sources() {
        for (at, _) in text.match_indices("say!(") {
            let parts = parts(inside(&text[at + 5..]));
            let Some(key) = parts.get(1).and_then(|p| p.strip_prefix('"')?.strip_suffix('"')) else {
                continue;
            };
            if key == "nothing-of-the-kind" || parts[0].starts_with('$') {
                continue;
            }
            let line = text[..at].lines().count();
            assert!(all.contains_key(key), "{}:{line}: no message {key}", path.display());
            let given: BTreeSet<String> = parts[2..]
                .iter()
                .map(|part| part.split_once('=').map_or(*part, |(name, _)| name.trim()).to_owned())
                .collect();
            assert_eq!(given, arguments(&all, key), "{}:{line}: {key}", path.display());
            calls += 1;
        }
    }
    assert!(calls > 50, "only {calls} calls were found: is the search broken?");
}

#[test]
fn every_message_is_asked_for() {
    let sources = sources();
    let generated = generated();
    let all = messages(Lang::En);
    let referred: BTreeSet<&String> = all.values().flat_map(|m| &m.references).collect();
    let is_literal = |key: &str| sources.iter().any(|(_, text)| text.contains(&format!("\"{key}\"")));
    let is_made = |key: &str, families: &[&str]| {
        let mut beginnings = key.match_indices('-').map(|(at, _)| format!("\"{}{{", &key[..=at]));
        let is_there = |beginning: String| sources.iter().any(|(_, text)| text.contains(&beginning));
        families.iter().any(|family| key.starts_with(family)) && beginnings.any(is_there)
    };
    let unused: Vec<&String> = all
        .keys()
        .filter(|key| !generated.contains(*key) && !referred.contains(key))
        // The keys of the help are made from the command line and held by a test beside it.
        .filter(|key| !key.starts_with("help-") || key.starts_with("help-heading-"))
        // The same: they are made from the fields of a deal sheet.
        .filter(|key| !key.starts_with("sheet-needs-"))
        // The same: from what may be done at a table, the reasons against it, and the rows of a report.
        .filter(|key| !is_made(key, &["play-", "sim-"]))
        .filter(|key| !is_literal(key))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}
