//! Case files of the repository.
use reglament_testkit::cases::{Report, run};
use std::path::Path;

fn report(file: &str) -> Report {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file);
    run(&path).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn random_riichi_hands_have_the_values_of_three_scorers() {
    let report = report("riichi-vectors-random.json");
    assert_eq!(report.counts(), (2013, 0, 0), "{report}");
}

/// The cases of the Gambler tournament that belong to the hall: seating, signals, no-shows, ranking.
const HALL: [&str; 17] = [
    "G-X07", "G-X08", "G-S01", "G-S02", "G-S03", "G-S04", "G-X09", "G-R01", "G-I01", "G-I05", "G-I06",
    "G-I07", "G-I08", "G-I09", "G-I10", "G-V01", "G-V02",
];

#[test]
fn the_worked_cases_of_the_gambler_tournament() {
    let report = report("gambler-cases.json");
    assert_eq!(report.counts(), (167, 0, 17), "{report}");
    assert_eq!(report.skipped(), HALL);
}
