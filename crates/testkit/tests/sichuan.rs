//! The worked cases of the Sichuan championship.
use reglament_testkit::cases::run;
use std::path::Path;

/// Cases of the flow of a tournament, which the hall will run.
const HALL: [&str; 5] = ["S-G01", "S-G02", "S-G03", "S-G04", "S-G05"];

#[test]
fn all_cases_but_those_of_the_hall_pass() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/sichuan-cases.json");
    let report = run(&file).expect("the file is in the repository");
    assert_eq!(report.counts(), (107, 0, 5), "{report}");
    assert_eq!(report.skipped(), HALL);
}
