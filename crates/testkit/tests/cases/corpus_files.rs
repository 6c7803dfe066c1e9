//! Case files of the corpus. Without it these tests pass and say so.
use reglament_testkit::cases::run;
use reglament_testkit::corpus;

/// Runs a file of the corpus; exactly so many cases must pass, none fail, and these be skipped.
fn all_pass(file: &str, cases: usize, skipped: &[&str]) {
    let Some(folder) = corpus::folder() else {
        println!("{file}: the corpus is absent, 0 cases ran");
        return;
    };
    let report = run(&folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    println!("{file}: {} cases ran", report.cases.len() - skipped.len());
    assert_eq!(report.counts(), (cases, 0, skipped.len()), "{report}");
    assert_eq!(report.skipped(), skipped);
}

#[test]
fn corpus_riichi_vectors() {
    all_pass("riichi-vectors.json", 2769, &[]);
}

#[test]
fn corpus_majiang_hands() {
    all_pass("riichi-logs/majiang-hule.jsonl.gz", 6682, &[]);
}

#[test]
fn corpus_tenhou_wins() {
    all_pass("riichi-logs/tenhou-wins.jsonl.gz", 9156, &[]);
}

#[test]
fn corpus_bug_reports() {
    all_pass("bug-reports.json", 34, &[]);
}

#[test]
fn corpus_riichi_rules_cases_are_those_of_the_repository() {
    let Some(folder) = corpus::folder() else {
        println!("riichi-rules-cases.json: the corpus is absent, 0 cases ran");
        return;
    };
    let theirs = corpus::read_text(&folder.join("riichi-rules-cases.json")).expect("the file of the corpus");
    assert!(theirs == include_str!("../../data/riichi-rules-cases.json"), "the copy is out of date");
}
