//! Files that are wrong, and all that is said about each. `problems.txt` has them as named sections; with
//! `REGLAMENT_BLESS=1` the test writes what is said now, to be read as a diff.
use reglament_formats::house_rule::read;
use std::fmt::Write;
use std::path::Path;

const SAMPLES: &str = include_str!("problems.txt");
const NAME: &str = "== ";
const SAID: &str = "-- said\n";

/// The name, the text and what is said, of each section.
fn sections() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    SAMPLES.split(NAME).skip(1).map(|section| {
        let (name, rest) = section.split_once('\n').expect("a name");
        let (text, said) = rest.split_once(SAID).expect("what is said");
        (name, text, said)
    })
}

fn said(text: &str) -> String {
    let lines = match read(text) {
        Ok(rule) => rule.hints,
        Err(problems) => problems,
    };
    lines.iter().fold(String::new(), |mut out, problem| {
        let _ = writeln!(out, "{problem}");
        out
    })
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let mut now = String::new();
    for (name, text, _) in sections() {
        let _ = write!(now, "{NAME}{name}\n{text}{SAID}{}\n", said(text));
    }
    if std::env::var_os("REGLAMENT_BLESS").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house_rules/problems.txt");
        std::fs::write(path, &now).expect("the samples are written");
        return;
    }
    for (name, text, expected) in sections() {
        assert_eq!(said(text).trim_end(), expected.trim_end(), "{name}\n{text}");
    }
}

#[test]
fn every_problem_is_one_line_with_its_place() {
    for (name, text, said) in sections() {
        let lines = text.lines().count() as u32;
        let (Ok(problems) | Err(problems)) = read(text).map(|rule| rule.hints);
        assert_eq!(problems.len(), said.trim_end().lines().count(), "{name}");
        for problem in problems {
            assert!(
                problem.line >= 1 && problem.line <= lines + 1 && problem.column >= 1,
                "{name}: {problem}"
            );
        }
    }
}
