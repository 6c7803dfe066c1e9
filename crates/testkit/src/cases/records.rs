//! Win records, one a line: real hands with the results their servers gave.
use super::{Outcome, vectors};
use serde_json::{Value, json};

/// Runs one record; `None` if it is none.
pub(super) fn run(record: &Value) -> Option<(String, Outcome)> {
    record.get("closed")?;
    record.get("expect")?;
    Some(vectors::run(&as_vector(record)))
}

/// The record in the form of a vector: full rules, who dealt in, deltas by wind.
fn as_vector(record: &Value) -> Value {
    const PLACES: [&str; 4] = ["", "next", "across", "previous"];
    let mut case = record.clone();
    let given = &record["rules"];
    let on = |key: &str| given.get(key).and_then(Value::as_bool);
    case["rules"] = json!({
        "kuitan": on("kuitan").unwrap_or(true),
        "aka": on("aka").unwrap_or(true),
        "kiriage": on("kiriage").unwrap_or(false),
    });
    if let Some(names) = record.pointer("/expect/yakuman").and_then(Value::as_array) {
        case["expect"]["yakuman"] = names.iter().map(|name| json!([name, 13])).collect();
    }
    // In a double ron the honba belongs to the first winner; `n` counts the winners of a deal.
    if record["n"].as_u64() > Some(0) {
        case["honba"] = json!(0);
    }
    let (Some(who), Some(oya)) = (record["who"].as_u64(), record["oya"].as_u64()) else { return case };
    let from = record["from"].as_u64().unwrap_or(who);
    let steps = |seat: u64| (seat + 4 - who) % 4;
    if from != who {
        case["ron_from"] = json!(PLACES[steps(from) as usize]);
    }
    if let Some(liable) = record["pao"].as_u64() {
        case["liable"] = json!(PLACES[steps(liable) as usize]);
    }
    if let Some(delta) = record.pointer("/expect/delta").and_then(Value::as_array) {
        let by_wind: Vec<&Value> = (0..4).map(|w| &delta[((oya + w) % 4) as usize]).collect();
        case["expect"]["delta_by_wind"] = json!(by_wind);
    }
    case
}
