//! Bug reports of other programs, restated: the right value is the test.
mod engine;
mod imports;
mod legality;
mod majsoul;
mod payment;
mod score;
mod waits;

use super::compare::judge;
use super::read::{self, Read};
use super::{Outcome, gambler, list, sichuan, text};
use crate::law;
use rules::hand::Hand;
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::RiichiRules;
use serde_json::Value;

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let id = text(case, "id");
    let rules = text(case, "ruleset");
    if rules == "sichuan-sbr-2025" {
        return vec![(id.to_owned(), sichuan::bugs::run(case))];
    }
    if rules == "classical-dmjl" {
        return vec![(id.to_owned(), read::outcome(gambler::bonus_tiles(case)))];
    }
    let (input, right) = (&case["input"], &case["right"]);
    if rules.starts_with("riichi-") && text(case, "area") == "score" {
        return by_rules(id, rules, right, |rules, right| score::judged(rules, input, right));
    }
    if text(case, "area") == "payment" && right.get("alt").is_some() {
        return by_rules(id, rules, right, |rules, right| payment::judged(rules, input, right));
    }
    let got = match (text(case, "area"), id) {
        ("waits", _) => rule_set(rules).and_then(|rules| waits::tenpai_waits(&rules, input, right)),
        ("shanten", _) => waits::distances(input),
        ("legality", _) => rule_set(rules).and_then(|rules| legality::answer(id, &rules, input, right)),
        ("engine", _) => rule_set(rules).and_then(|rules| engine::answer(id, &rules, input)),
        ("standings", _) => rule_set(rules).and_then(|rules| engine::places(&rules, input, right)),
        ("payment", _) => rule_set(rules).and_then(|rules| payment::several_wins(&rules, input)),
        ("import", _) => imports::answer(id, input, right),
        (area, _) => Err(format!("area {area} is not known")),
    };
    vec![(id.to_owned(), read::outcome(got.map(|got| judge(right, &got))))]
}

/// One outcome for the case's own rules and one for each of the others that it answers for.
fn by_rules(
    id: &str,
    own: &str,
    right: &Value,
    one: impl Fn(&RiichiRules, &Value) -> Read<Outcome>,
) -> Vec<(String, Outcome)> {
    let mut plain = right.clone();
    let alt = plain.as_object_mut().and_then(|fields| fields.remove("alt"));
    let others = alt.as_ref().and_then(Value::as_object).into_iter().flatten();
    let answers = std::iter::once((own, &plain)).chain(others.map(|(rules, right)| (rules.as_str(), right)));
    answers
        .map(|(name, right)| {
            let judged = rule_set(name).and_then(|rules| one(&rules, right));
            (format!("{id} {name}"), read::outcome(judged))
        })
        .collect()
}

/// Tenhou, or the house rule of the test kit that the case names.
fn rule_set(name: &str) -> Read<RiichiRules> {
    match name {
        "riichi-tenhou" => Ok(law::riichi(RegulationId::Tenhou).clone()),
        "riichi-majsoul" => house_rule(include_str!("../../../house-rules/majsoul.toml")),
        other => Err(format!("no rule set {other}")),
    }
}

fn house_rule(file: &str) -> Read<RiichiRules> {
    match formats::house_rule::read(file).map(|rule| rule.rules) {
        Ok(TableRules::Riichi(rules)) => Ok(rules),
        Ok(TableRules::Sichuan(_) | TableRules::Classical(_)) => {
            Err("the house rule is of another family".into())
        }
        Err(problems) => Err(format!("the house rule cannot be read: {problems:?}")),
    }
}

/// A hand of an input: concealed tiles, and melds by type and tiles.
fn hand(input: &Value, concealed: &str) -> Read<Hand> {
    let words: Vec<String> = list(input, "melds")
        .iter()
        .map(|meld| {
            let kind = match text(meld, "type") {
                "daiminkan" => "minkan",
                other => other,
            };
            format!("{kind} {}", text(meld, "tiles"))
        })
        .collect();
    read::hand(concealed, words.iter().map(String::as_str))
}
