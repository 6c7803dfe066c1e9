//! Bug reports of other programs, restated: the right value is the test.
use super::{Outcome, sichuan, text};
use serde_json::Value;

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let outcome = sichuan::bugs::run(case).unwrap_or_else(|| Outcome::Skipped("later".into()));
    vec![(text(case, "id").to_owned(), outcome)]
}
