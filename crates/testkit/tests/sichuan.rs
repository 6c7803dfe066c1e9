//! The worked cases of the Sichuan championship.
use reglament_testkit::cases::run;
use std::path::Path;

/// Cases of the flow of a tournament, which the hall will run.
const HALL: [&str; 13] = [
    "S-G01", "S-G02", "S-G03", "S-G04", "S-G05", "S-E01", "S-E02", "S-E03", "S-E04", "S-E05", "S-E06",
    "S-E07", "S-E08",
];

#[test]
fn all_cases_but_those_of_the_hall_pass() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/sichuan-cases.json");
    let report = run(&file).expect("the file is in the repository");
    assert_eq!(report.counts(), (99, 0, 13), "{report}");
    assert_eq!(report.skipped(), HALL);
}
