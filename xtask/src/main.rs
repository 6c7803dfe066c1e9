//! Chores of the repository: tidy, test, cases, coverage, bench, docs.
fn main() {}
