//! Waits and distances.
use super::hand;
use crate::cases::read::{Read, only};
use crate::cases::{list, read, text};
use rules::hand::Hand;
use rules::riichi::{RiichiRules, Tenpai, tenpai};
use rules::shape::{OwnCopies, Shanten, Shapes, shanten, waits};
use serde_json::{Value, json};

pub(super) fn tenpai_waits(rules: &RiichiRules, input: &Value, right: &Value) -> Read<Value> {
    only(input, &["hands", "query"])?;
    let one = |input: &Value| {
        only(input, &["concealed", "melds"])?;
        let hand = hand(input, text(input, "concealed"))?;
        let found =
            waits(hand.concealed, &hand.melds, Shapes::RIICHI, OwnCopies::All).map_err(|e| e.to_string())?;
        let names: Vec<String> = found.iter().map(|k| k.to_string()).collect();
        Ok(json!({ "waits": names, "tenpai": tenpai(rules, &hand).value.is_tenpai() }))
    };
    let results = list(input, "hands").iter().map(one).collect::<Read<Vec<_>>>()?;
    let mut got = json!({ "results": results });
    if let Some(alt) = right.get("alt") {
        // Other rules would pay what is tenpai but for the copies in the own hand.
        let told = "some rule sets pay the second hand as tenpai; make it an option";
        let second = &input["hands"][1];
        let exhausted = tenpai(rules, &hand(second, text(second, "concealed"))?).value;
        if *alt == json!({ "rules that allow it": told }) && matches!(exhausted, Tenpai::Exhausted(_)) {
            got["alt"] = alt.clone();
        }
    }
    Ok(got)
}

pub(super) fn distances(input: &Value) -> Read<Value> {
    only(input, &["hands"])?;
    let one = |hand: &str| {
        let hand = Hand::of(read::tiles(hand)?);
        shanten(hand.concealed, 0).map(Shanten::min).map_err(|e| e.to_string())
    };
    let all = read::words(input, "hands").into_iter().map(one).collect::<Read<Vec<_>>>()?;
    Ok(json!({ "shanten": all }))
}
