//! `riichi-rules-cases/1`: worked cases of the six riichi rule sets.
//!
//! Sub-cases told in words are read as facts of play, with which the rules are asked; words that are not known are a
//! failure.
mod aborts;
mod claims;
mod dora;
mod draws;
mod frame;
mod furiten;
mod kinds;
mod payments;
mod penalties;
mod riichi;
mod score;

pub(super) use claims::claimed_group;
pub(super) use dora::kongs;

use super::compare::judge;
use super::read::Read;
use super::{Outcome, read, text};
use crate::law;
use rules::regulation::RegulationId;
use rules::riichi::RiichiRules;
use serde_json::Value;

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let id = text(case, "id");
    let Some(expect) = case["expect"].as_object() else {
        return vec![(id.to_owned(), read::outcome(Err("no answers by rule set".into())))];
    };
    let one = |(ruleset, expected): (&String, &Value)| {
        let outcome = match text(case, "kind") {
            // Points of a tournament and of a club are the hall's matter.
            kind @ ("samara_ranking" | "tesuji_rating") => {
                read::outcome(super::standings::riichi(kind, &case["input"], expected))
            }
            kind => read::outcome(
                rule_set(ruleset)
                    .and_then(|rules| kinds::answer(kind, &rules, &case["input"], expected))
                    .map(|(expected, got)| judge(&expected, &got)),
            ),
        };
        (format!("{id} {ruleset}"), outcome)
    };
    expect.iter().map(one).collect()
}

/// The rule set under the name the case files have for it.
pub(super) fn rule_set(name: &str) -> Read<RiichiRules> {
    Ok(law::riichi(id_of(name)?).clone())
}

/// Its id.
pub(super) fn id_of(name: &str) -> Read<RegulationId> {
    match name {
        "jpml_b" => Ok(RegulationId::JpmlB),
        "wrc2025" => Ok(RegulationId::Wrc),
        other => RegulationId::from_id(other).ok_or_else(|| format!("no rule set {other}")),
    }
}
