//! Bug reports of other programs, restated: the right value is the test.
use super::{Outcome, text};
use serde_json::Value;

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    vec![(text(case, "id").to_owned(), Outcome::Skipped("later".into()))]
}
