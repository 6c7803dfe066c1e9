//! Case files of the repository.
use reglament_testkit::cases::{Report, run, run_document};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file)
}

/// A file as the JSON it is.
pub(crate) fn document(file: &str) -> Value {
    let text = std::fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn report(file: &str) -> Report {
    run(&path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn random_riichi_hands_have_the_values_of_three_scorers() {
    let report = report("riichi-vectors-random.json");
    assert_eq!(report.counts(), (2013, 0, 0), "{report}");
}

#[test]
fn riichi_rules_cases_of_all_rule_sets() {
    let report = report("riichi-rules-cases.json");
    assert_eq!(report.counts(), (312, 0, 0), "{report}");
}

#[test]
fn what_is_no_case_file_is_refused_by_name() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let no_cases = run(&manifest).expect_err("no case file");
    assert!(no_cases.to_string().contains("expected riichi-vectors/1, "), "{no_cases}");
    let other = run_document(&json!({ "schema": "hands/1", "cases": [] })).expect_err("an unknown format");
    assert!(other.to_string().starts_with("not a case file: expected "), "{other}");
    let missing = run(&path("absent.json")).expect_err("no file");
    assert!(missing.to_string().starts_with("cannot be read: "), "{missing}");
}

#[test]
fn the_worked_cases_of_the_gambler_tournament() {
    let report = report("gambler-cases.json");
    assert_eq!(report.counts(), (184, 0, 0), "{report}");
}
