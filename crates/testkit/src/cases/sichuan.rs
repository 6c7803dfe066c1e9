//! `sichuan-cases/1`: worked cases of the Sichuan championship.
pub(super) mod bugs;
mod deals;
mod hands;
mod people;

use super::{Outcome, floor, list, text};
use crate::law;
use rules::option::AnswerValue;
use rules::regulation::RegulationId;
use rules::sichuan::*;
use serde_json::{Value, json};

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let outcome = outcome(case).unwrap_or_else(|error| Outcome::Failed {
        expected: "a case the runner can read".into(),
        got: error,
    });
    vec![(text(case, "id").to_owned(), outcome)]
}

/// The rules of a case: the championship, with the limit the case names.
fn rules(limit: Option<i64>) -> Result<SichuanRules, String> {
    let mut rules = law::sichuan(RegulationId::Sichuan).clone();
    let key = "hand.limit_fan";
    let option = SichuanRules::OPTIONS.iter().find(|o| o.key == key).ok_or("no limit")?;
    if let Some(limit) = limit {
        let (_, basis) = option.get(&rules);
        option.set(&mut rules, AnswerValue::Number(limit as i32), basis).map_err(|e| e.to_string())?;
    }
    Ok(rules)
}

fn outcome(case: &Value) -> Result<Outcome, String> {
    let kind = text(case, "kind");
    let (input, expected) = (&case["input"], &case["expected"]);
    if floor::KINDS.contains(&kind) {
        return Ok(Outcome::compare(expected, &floor::answer(kind, input, expected)?));
    }
    let rules = rules(input["limit_fan"].as_i64())?;
    let got = match kind {
        "registration" => people::registration(input)?,
        "hu_value" => hands::hu_value(&rules, input)?,
        "waiting_value" => hands::waiting_value(&rules, input, expected)?,
        "deal_settlement" => deals::deal_settlement(&rules, input)?,
        "furiten" => furiten(&rules, input)?,
        "progressive_penalty" => progressive_penalty(&rules, input),
        "incorrect_declaration" => declaration(&rules, input)?,
        "dead_hand_action" => dead_hand_action(&rules, input)?,
        "kong_prompt" => kong_prompt(&rules, input),
        "session_result" => deals::session(&rules, input)?,
        "substitute" => deals::substitute(&rules, input)?,
        "ranking" => super::standings::sichuan(input)?,
        "incomplete_table" => deals::incomplete_table(&rules, input)?,
        "three_player_deal" => deals::three_player_deal(&rules),
        _ => return Err(format!("unknown kind {kind}")),
    };
    Ok(Outcome::compare(expected, &got))
}

fn furiten(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let waits = hands::tiles(list(input, "waits"))?;
    let mut furiten = Furiten::NONE;
    let mut last = None;
    for step in list(input, "sequence") {
        match (text(step, "op"), text(step, "action")) {
            ("own_draw", _) => _ = furiten.draw(rules),
            ("own_claim", _) => _ = furiten.claim(rules),
            ("discard", action) => {
                let tile = hands::tile(text(step, "tile"))?;
                let points = step["value"].as_i64().unwrap_or(1) as i32;
                if action == "hu" {
                    let barred = furiten.bars(rules, tile, points).is_some() || !waits.contains(&tile);
                    last = Some(if barred { "false_hu" } else { "valid" });
                } else if waits.contains(&tile) {
                    furiten.pass(tile, points);
                }
            }
            (op, _) => return Err(format!("unknown step {op}")),
        }
    }
    Ok(json!({ "last_hu": last }))
}

fn progressive_penalty(rules: &SichuanRules, input: &Value) -> Value {
    let mut violations = Violations::at_start(rules).value;
    let mut session = None;
    let mut first = None;
    let mut points = Vec::new();
    for at in list(input, "violations_by_session") {
        if session.replace(at) != Some(at) {
            violations = Violations::at_start(rules).value;
        }
        let penalty = violations.add(rules).value;
        first.get_or_insert(penalty == Penalty::Warning);
        points.push(penalty.points());
    }
    json!({ "points": points, "sum": points.iter().sum::<i32>(), "first_is_warning": first })
}

fn word(text: &str) -> Result<Word, String> {
    match text {
        "pung" => Ok(Word::Pung),
        "kong" => Ok(Word::Kong),
        "hu" => Ok(Word::Hu),
        other => Err(format!("unknown word {other}")),
    }
}

fn declaration(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let [first, second] = list(input, "spoken") else { return Err("not two words".into()) };
    let second = match second.as_str().unwrap_or_default() {
        "cancel" => Second::Withdrawn,
        other => Second::Word(word(other)?),
    };
    let found = incorrect_declaration(rules, word(first.as_str().unwrap_or_default())?, second);
    let found = found.ok_or("a correct declaration")?;
    let effective = found.stands.map(|word| match word {
        Word::Pung => "pung",
        Word::Kong => "kong",
        Word::Hu => "hu",
    });
    Ok(json!({ "effective": effective, "sanction": sanction(found.sanction.value) }))
}

fn sanction(sanction: Sanction) -> String {
    sanction.name().replace('-', "_")
}

fn dead_hand_action(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let declaration = match text(input, "action") {
        "closed_kong" => Declaration::ClosedKong,
        "promoted_kong" => Declaration::AddedKong,
        "pung" => Declaration::Pung,
        "melded_kong" => Declaration::MeldedKong,
        "hu" => Declaration::Hu,
        other => return Err(format!("unknown action {other}")),
    };
    Ok(match dead_hand(rules, declaration).value {
        DeadHandRight::Allowed => json!({ "allowed": true }),
        DeadHandRight::Forbidden => json!({ "allowed": false }),
        DeadHandRight::FalseHu => json!({ "allowed": false, "sanction": "false_hu" }),
    })
}

fn kong_prompt(rules: &SichuanRules, input: &Value) -> Value {
    let sanctions: Vec<String> = (0..list(input, "occurrences_in_tournament").len() as u32)
        .map(|earlier| sanction(Slip::prompt(earlier).sanction(rules).value))
        .collect();
    json!({ "sanctions": sanctions })
}
