//! The worked cases of the Sichuan championship.
use reglament_testkit::cases::run;
use std::path::Path;

#[test]
fn all_cases_pass() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/sichuan-cases.json");
    let report = run(&file).expect("the file is in the repository");
    assert_eq!(report.counts(), (112, 0, 0), "{report}");
}
