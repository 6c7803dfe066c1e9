//! Deals without a winner: nine terminals, tenpai, the exhaustive draw.
use super::frame::Table;
use crate::cases::read::{self, Read, by_label, count, dealt_by_east, labelled, only};
use crate::cases::{list, text};
use rules::hand::Hand;
use rules::meld::MeldKind;
use rules::riichi::{GoAround, OwnDraw, RiichiRules, may_abort_nine_terminals, tenpai};
use rules::seat::SeatSet;
use serde_json::{Value, json};

pub(super) fn nine_terminals(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases"])?;
    by_label(labelled(input, "cases")?, |words| {
        let (kinds, rest) = words.split_once(", ").ok_or("no kinds")?;
        let hand = read::hand(
            match kinds {
                "ten kinds" => "19m19p19s1234z2345m",
                "nine kinds" => "19m19p19s123z23456m",
                "eight kinds with a pair" => "119m19p19s12z23456m",
                other => return Err(format!("unknown hand: {other}")),
            },
            [],
        )?;
        let (draw, go_around) = match rest {
            "own first draw, no calls yet" | "own first draw" => (OwnDraw::First, GoAround::Unbroken),
            "own first draw, East has declared a concealed kan" => {
                (OwnDraw::First, GoAround::Broken(MeldKind::ConcealedKong))
            }
            "own second draw" => (OwnDraw::Later, GoAround::Unbroken),
            other => return Err(format!("unknown moment: {other}")),
        };
        Ok(may_abort_nine_terminals(rules, hand.concealed, draw, go_around).is_ok())
    })
}

pub(super) fn tenpai_hands(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases", "hand", "meld"])?;
    by_label(labelled(input, "cases")?, |words| {
        let other = words.strip_prefix("the kan belongs to another player (hand ");
        let hand: Hand = match (words, other.and_then(|rest| rest.strip_suffix(')'))) {
            ("the kan is mine", _) => read::hand(text(input, "hand"), [text(input, "meld")])?,
            (_, Some(concealed)) => read::hand(concealed, [])?,
            _ => return Err(format!("unknown case: {words}")),
        };
        Ok(tenpai(rules, &hand).value.is_tenpai())
    })
}

/// One draw, or several that differ in who is tenpai.
pub(super) fn exhaustive(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["bets_on_table", "cases", "dealer", "honba", "nagashi", "tenpai"])?;
    dealt_by_east(input)?;
    // A bet on the table is one wherever it came from.
    let table =
        Table { honba: count(input, "honba"), bets: count(input, "bets_on_table"), riichi: SeatSet::EMPTY };
    let nagashi = read::seats(read::words(input, "nagashi"))?;
    let one = |tenpai: Vec<&str>| {
        let (next, paid) = table.after_draw(rules, read::seats(tenpai)?, nagashi)?;
        Ok(next.with(json!({ "delta": read::deltas(paid) })))
    };
    if input.get("cases").is_none() {
        return one(read::words(input, "tenpai"));
    }
    let tenpai = |case: &Value| one(list_of(case).iter().filter_map(Value::as_str).collect::<Vec<_>>());
    list(input, "cases").iter().map(tenpai).collect()
}

fn list_of(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
