//! Case files of the corpus. Without it these tests pass and say so.
use reglament_testkit::cases::run;
use reglament_testkit::corpus;

/// Runs a file of the corpus; exactly so many cases must pass and none fail or be skipped.
fn all_pass(file: &str, cases: usize) {
    let Some(folder) = corpus::folder() else {
        println!("{file}: the corpus is absent, 0 cases ran");
        return;
    };
    let report = run(&folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    println!("{file}: {} cases ran", report.cases.len());
    assert_eq!(report.counts(), (cases, 0, 0), "{report}");
}

#[test]
fn corpus_riichi_vectors() {
    all_pass("riichi-vectors.json", 2769);
}

#[test]
fn corpus_majiang_hands() {
    all_pass("riichi-logs/majiang-hule.jsonl.gz", 6682);
}

#[test]
fn corpus_tenhou_wins() {
    all_pass("riichi-logs/tenhou-wins.jsonl.gz", 9156);
}
