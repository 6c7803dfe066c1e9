//! Riichi: when it may be declared, and concealed kongs after it.
use crate::cases::read::{self, Read, only, whole};
use crate::cases::{list, text};
use rules::riichi::{RiichiRules, RiichiTable, may_declare_riichi, may_kong_in_riichi};
use serde_json::Value;

/// One of points and live tiles is a list; the answers are to each item of it.
pub(super) fn allowed(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["closed_tenpai", "live_tiles_after_draw", "points"])?;
    let ready = input["closed_tenpai"].as_bool().ok_or("closed_tenpai is not told")?;
    let hand = read::hand(if ready { "123456m789p1122s3s" } else { "159m159p159s12345z" }, [])?;
    let numbers = |field: &str| match &input[field] {
        Value::Array(all) => all.iter().map(whole).collect::<Option<Vec<_>>>(),
        one => whole(one).map(|n| vec![n]),
    };
    let (Some(points), Some(live)) = (numbers("points"), numbers("live_tiles_after_draw")) else {
        return Err("no points or no live tiles".into());
    };
    let pairs = points.iter().flat_map(|p| live.iter().map(move |l| (*p, *l)));
    Ok(pairs
        .map(|(points, live)| {
            may_declare_riichi(rules, &hand, RiichiTable { live_tiles: live as u8, points }).is_ok()
        })
        .collect())
}

pub(super) fn kongs(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["hands"])?;
    let one = |case: &Value| {
        only(case, &["drawn", "hand"])?;
        let (hand, drawn) = (read::hand(text(case, "hand"), [])?, read::kind(text(case, "drawn"))?);
        Ok(Value::from(may_kong_in_riichi(rules, &hand, drawn, drawn).is_ok()))
    };
    list(input, "hands").iter().map(one).collect()
}
