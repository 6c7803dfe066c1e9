//! `gambler-cases/1`: worked cases of the Gambler tournament, and the bug reports of classical hands.
mod absence;
mod deals;
mod hands;
mod people;
mod table;

use super::{Outcome, floor, list, text};
use crate::law;
use rules::classical::*;
use rules::clause::Basis;
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::regulation::{RegulationId, TableRules};
use rules::seat::{Seat, Wind};
use rules::tile::{Bonus, Suit, TileKind};
use serde_json::{Value, json};

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let kind = text(case, "kind");
    let rules = law::classical(RegulationId::Gambler);
    let (input, expected) = (&case["input"], &case["expected"]);
    let outcome = outcome(rules, kind, input, expected).unwrap_or_else(|error| unreadable(&error));
    vec![(text(case, "id").to_owned(), outcome)]
}

fn unreadable(error: &str) -> Outcome {
    Outcome::Failed { expected: "a case the runner can read".into(), got: error.to_owned() }
}

fn outcome(rules: &ClassicalRules, kind: &str, input: &Value, expected: &Value) -> Result<Outcome, String> {
    if floor::KINDS.contains(&kind) {
        return Ok(same(expected, &floor::answer(kind, input, expected)?));
    }
    let got = match kind {
        "winning_hand" => return hands::winning_hand(rules, input, expected),
        "loser_hand" => hands::loser_hand(rules, input)?,
        "deal_result" => deals::deal_result(rules, input)?,
        "whist_band" => json!({ "points": half(band(rules, number(input, "whists")?).value) }),
        "drawn_deal" => deals::drawn_deal(rules)?,
        "false_mahjong_stopped" => deals::false_mahjong_stopped(rules, input)?,
        "false_mahjong_continued" => deals::false_mahjong_continued(rules, input)?,
        "lateness" => deals::lateness(rules, input)?,
        "late_round_total" => deals::late_round_total(rules, input)?,
        "no_show" => deals::no_show(rules, input)?,
        "no_show_sanction" => absence::no_show(input)?,
        "skip_round" => absence::skipped_round(input)?,
        "ignored_last_deal" => absence::ignored_signal(input)?,
        "round_winds" => deals::round_winds(rules, input)?,
        "final_result" => deals::final_result(rules, input)?,
        "free_tile" => table::free_tile_of(rules, input)?,
        "declare_check" => table::declare_check(rules, input)?,
        "replacement" => people::replacement(input)?,
        "entry_count" => people::entry_count(input)?,
        "ranking" => super::standings::gambler(input)?,
        "wrong_tile_count" => table::wrong_tile_count(rules, input)?,
        other => return Err(format!("kind {other} is not known")),
    };
    Ok(same(expected, &got))
}

/// What the others have for each deal of a round in which an absent player was not replaced.
pub(super) fn absent_award(rules: &ClassicalRules) -> Result<Value, String> {
    let none = deals::no_show(rules, &json!({ "replacement": false, "deals": 4 }))?;
    Ok(none["others_tp_by_deal"].clone())
}

/// Numbers are equal whether or not they are written with a point.
fn same(expected: &Value, got: &Value) -> Outcome {
    let equal = match (expected, got) {
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter().all(|(k, v)| b.get(k).is_some_and(|o| same(v, o) == Outcome::Passed))
        }
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(x, y)| same(x, y) == Outcome::Passed)
        }
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        _ => expected == got,
    };
    if equal {
        Outcome::Passed
    } else {
        Outcome::Failed { expected: expected.to_string(), got: got.to_string() }
    }
}

fn number(input: &Value, field: &str) -> Result<i32, String> {
    input[field].as_i64().map(|n| n as i32).ok_or_else(|| format!("{field} is no number"))
}

fn half(points: TournamentPoints) -> Value {
    json!(f64::from(points.halves()) / 2.0)
}

fn halves(points: [TournamentPoints; 4]) -> Vec<Value> {
    points.map(half).to_vec()
}

// Tiles and hands.

fn tile(word: &str) -> Result<TileKind, String> {
    let honours = ["Ew", "Sw", "Ww", "Nw", "Wd", "Gd", "Rd"];
    if let Some(i) = honours.iter().position(|h| *h == word) {
        return TileKind::new(27 + i as u8).ok_or_else(|| word.to_owned());
    }
    let suit = match word.get(..1) {
        Some("C") => Suit::Characters,
        Some("D") => Suit::Dots,
        Some("B") => Suit::Bamboo,
        _ => return Err(format!("no tile {word}")),
    };
    let rank = word[1..].parse().map_err(|_| format!("no tile {word}"))?;
    TileKind::number(suit, rank).ok_or_else(|| format!("no tile {word}"))
}

fn name(kind: TileKind) -> String {
    match (kind.suit(), kind.rank()) {
        (Some(suit), Some(rank)) => format!("{}{rank}", ['C', 'D', 'B'][suit.index()]),
        _ => ["Ew", "Sw", "Ww", "Nw", "Wd", "Gd", "Rd"][kind.index() - 27].to_owned(),
    }
}

fn bonus(word: &str) -> Result<Bonus, String> {
    let number = word.get(word.len().saturating_sub(1)..).and_then(|n| n.parse().ok()).unwrap_or(0);
    let tile = if word.starts_with('F') || word.starts_with('f') {
        Bonus::flower(number)
    } else {
        Bonus::season(number)
    };
    tile.ok_or_else(|| format!("no flower or season {word}"))
}

fn bonus_name(tile: Bonus) -> String {
    format!("{}{}", if tile.is_flower() { "Fl" } else { "Se" }, tile.number())
}

fn wind(letter: &str) -> Result<Wind, String> {
    super::read::wind(letter)
}

fn seat(letter: &str) -> Result<Seat, String> {
    Ok(Seat::of_wind(wind(letter)?, Seat::ALL[0]))
}

/// The standing tiles, melds, flowers and seasons.
fn hand(input: &Value) -> Result<Hand, String> {
    let mut out = Hand::default();
    for word in list(input, "standing") {
        out.concealed.add(tile(word.as_str().unwrap_or_default())?);
    }
    for meld in list(input, "melds") {
        let first = tile(text(meld, "tile"))?;
        let meld = match (text(meld, "type"), text(meld, "kong")) {
            ("chow", _) => Meld::chow(first, 0),
            ("pung", _) => Some(Meld::pung(first, None)),
            ("kong", "closed") => Meld::kong(MeldKind::ConcealedKong, first, None),
            ("kong", "claimed") => Meld::kong(MeldKind::ClaimedKong, first, None),
            ("kong", "added") => Meld::kong(MeldKind::AddedKong, first, None),
            _ => None,
        };
        out.melds.try_push(meld.ok_or("no such meld")?).map_err(|e| e.to_string())?;
    }
    for word in list(input, "bonus") {
        out.bonus.insert(bonus(word.as_str().unwrap_or_default())?);
    }
    Ok(out)
}

/// The clause of a limit hand or double as the case files write it.
fn clause(basis: Basis) -> String {
    match basis {
        Basis::Clause(id) => id.id().trim_start_matches("app.").to_owned(),
        other => format!("{other:?}"),
    }
}

// Bug reports.

/// Doubles of flowers and seasons under the German league table, a house rule of the test kit.
pub(super) fn bonus_tiles(case: &Value) -> Result<Outcome, String> {
    let rules = dmjl()?;
    let mut results = Vec::new();
    for input in list(&case["input"], "cases") {
        let mut hand = Hand::default();
        for word in list(input, "bonus") {
            hand.bonus.insert(bonus(word.as_str().unwrap_or_default())?);
        }
        let count = count_hand(&rules, &hand, wind(text(input, "seat"))?, Wind::East);
        results.push(json!({ "points": count.base, "doubles": count.times(), "total": count.value }));
    }
    Ok(same(&case["right"], &json!({ "results": results })))
}

/// `classical-dmjl`.
fn dmjl() -> Result<ClassicalRules, String> {
    match formats::house_rule::read(include_str!("../../house-rules/dmjl.toml")).map(|rule| rule.rules) {
        Ok(TableRules::Classical(rules)) => Ok(rules),
        Ok(_) => Err("the house rule is of another family".into()),
        Err(problems) => Err(format!("the house rule cannot be read: {problems:?}")),
    }
}
