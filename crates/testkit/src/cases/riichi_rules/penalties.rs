//! Chombo payments, and what the offences cost.
use super::frame::Table;
use crate::cases::read::{self, Read, count, dealt_by_east, only};
use rules::clause::{Answer, Basis};
use rules::riichi::{Offence, RiichiRules, Sanction, own_tiles_shown};
use rules::seat::SeatSet;
use serde_json::{Map, Value, json};

/// The payments of each offender alone, and what follows. Points off the result are written in points or, with a
/// decimal, in thousands: both come out as points.
pub(super) fn chombo(rules: &RiichiRules, input: &Value, expected: &Value) -> Read<(Value, Value)> {
    only(input, &["bets_this_deal", "dealer", "honba", "offenders"])?;
    dealt_by_east(input)?;
    let riichi = read::seats(read::words(input, "bets_this_deal"))?;
    let table = Table { honba: count(input, "honba"), bets: 0, riichi };
    let mut expected = expected.clone();
    let mut got = Map::new();
    for offender in read::words(input, "offenders") {
        let seat = read::seats([offender])?;
        let (paid, deducted, after) = table.chombo(rules, seat)?;
        got.insert(offender.into(), if deducted == 0 { read::deltas(paid) } else { json!(-deducted) });
        if got.get("after").is_some_and(|a| *a != json!(after)) {
            return Err("two offenders, two continuations".into());
        }
        got.insert("after".into(), json!(after));
        if let Some(told) = expected[offender].as_str() {
            expected[offender] = json!(after_uma(told)?);
        }
    }
    Ok((expected, got.into()))
}

/// `-20000 after uma` and `-20.0 after uma` are the same.
fn after_uma(told: &str) -> Read<i32> {
    let number = told.strip_suffix(" after uma").ok_or_else(|| format!("unknown cost: {told}"))?;
    let (whole, scale) = match number.split_once('.') {
        Some((thousands, tenths)) => (format!("{thousands}{tenths}"), 100),
        None => (number.to_owned(), 1),
    };
    whole.parse::<i32>().map(|n| n * scale).map_err(|e| format!("{told}: {e}"))
}

pub(super) fn sanctions(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["offences"])?;
    let one = |words: &str| {
        let sanction = match words {
            "ron declared, no tile shown, hand not winning" => Offence::FALSE_WIN_NOT_SHOWN.sanction(rules),
            "ron declared, whole hand shown, hand not tenpai" => Offence::FALSE_WIN_SHOWN.sanction(rules),
            "chi called and immediately withdrawn, nothing shown" => Offence::CALL_WITHDRAWN.sanction(rules),
            "tile from the dead wall knocked over (1 tile)" => Offence::DEAD_WALL_TILE.sanction(rules),
            "one tile too many" => Offence::WRONG_NUMBER_OF_TILES.sanction(rules),
            "riichi noten found at an exhaustive draw" => Offence::NOTEN_RIICHI.sanction(rules),
            "six tiles of the own hand shown by accident" => own_tiles_shown(rules, 0, 6),
            other => return Err(format!("unknown offence: {other}")),
        };
        Ok(Value::from(told(sanction)))
    };
    read::words(input, "offences").into_iter().map(one).collect()
}

/// A sanction in the words of the cases; a decision is named as one.
fn told(sanction: Answer<Sanction>) -> String {
    let words = match sanction.value {
        Sanction::None => "none",
        Sanction::Corrected => "corrected",
        Sanction::Warning => "warning",
        Sanction::WarningThenDeadHand => "warning (second: dead hand)",
        Sanction::LostCall => "lost right to call",
        Sanction::DeadHand => "dead hand",
        Sanction::Chombo => "chombo",
        Sanction::ChomboIfStopped => "none, unless play cannot continue",
        Sanction::Judge => "judge: none, dead hand or chombo",
    };
    match sanction.basis {
        Basis::Decision(_) => format!("not stated (default: {words})"),
        _ => words.to_owned(),
    }
}

/// The offenders of a deal, for the frame.
pub(super) fn names(offenders: SeatSet) -> String {
    offenders.iter().map(read::letter).collect::<Vec<_>>().join(", ")
}
