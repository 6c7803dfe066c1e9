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
