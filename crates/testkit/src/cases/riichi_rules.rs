//! `riichi-rules-cases/1`: worked cases of the six riichi rule sets.
use super::vectors::{set, wind};
use super::{Outcome, list, text};
use rules::hand::Hand;
use rules::notation::{parse_meld, parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::riichi::{
    Award, Limit, RefusalKind, Refusals, Riichi, RiichiRules, Situation, Win, WinContext, value,
};
use rules::seat::Seat;
use rules::tile::Tile;
use serde_json::{Map, Value, json};

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let id = text(case, "id");
    let input = &case["input"];
    let Some(expect) = case["expect"].as_object() else {
        return vec![(id.to_owned(), unreadable("no answers by rule set"))];
    };
    expect
        .iter()
        .map(|(ruleset, expected)| {
            let outcome = rule_set(ruleset)
                .and_then(|rules| one(text(case, "kind"), input, &rules, expected))
                .unwrap_or_else(|error| unreadable(&error));
            (format!("{id} {ruleset}"), outcome)
        })
        .collect()
}

fn unreadable(error: &str) -> Outcome {
    Outcome::Failed { expected: "a case the runner can read".into(), got: error.to_owned() }
}

/// The rule set under the name the case files have for it.
pub(super) fn rule_set(name: &str) -> Result<RiichiRules, String> {
    let id = match name {
        "ema2016" => RegulationId::Samara,
        "jpml_b" => RegulationId::JpmlB,
        "wrc2025" => RegulationId::Wrc,
        other => RegulationId::from_id(other).ok_or_else(|| format!("no rule set {other}"))?,
    };
    id.riichi().cloned().ok_or_else(|| format!("{name} is not riichi"))
}

fn one(kind: &str, input: &Value, rules: &RiichiRules, expected: &Value) -> Result<Outcome, String> {
    match kind {
        "score_hand" => score_hand(input, rules, expected),
        other => Err(format!("kind {other} is not known")),
    }
}

fn score_hand(input: &Value, rules: &RiichiRules, expected: &Value) -> Result<Outcome, String> {
    let (hand, win) = hand(input)?;
    let ctx = context(input)?;
    let got = match value(rules, &hand, win, &ctx) {
        Ok(award) => summary(&award, expected),
        Err(refusals) => refused(refusals, expected),
    };
    Ok(Outcome::compare(expected, &got))
}

fn hand(input: &Value) -> Result<(Hand, Tile), String> {
    let mut hand = Hand::of(parse_tiles(text(input, "closed")).map_err(|e| e.to_string())?);
    for meld in list(input, "melds").iter().filter_map(Value::as_str) {
        hand.melds.try_push(parse_meld(meld).map_err(|e| e.to_string())?).map_err(|e| e.to_string())?;
    }
    let win = parse_tile(text(input, "win_tile")).map_err(|e| e.to_string())?;
    hand.add(win);
    Ok((hand, win))
}

fn context(input: &Value) -> Result<WinContext, String> {
    let dealer = Seat::ALL[0];
    let seat = |field| Ok::<_, String>(Seat::of_wind(wind(text(input, field))?, dealer));
    let by = if text(input, "win") == "tsumo" { Win::SelfDraw } else { Win::Ron(seat("discarder")?) };
    let mut ctx = WinContext::new(dealer, seat("seat")?, wind(text(input, "round"))?, by);
    ctx.riichi = match text(input, "riichi") {
        "none" => Riichi::None,
        "riichi" => Riichi::Declared,
        "double" | "double_riichi" => Riichi::Double,
        other => return Err(format!("riichi {other}")),
    };
    let mut given: Vec<(&str, Situation)> = vec![
        ("ippatsu", Situation::Ippatsu),
        ("rinshan", Situation::Rinshan),
        ("chankan", Situation::Chankan),
        ("haitei", Situation::Haitei),
        ("houtei", Situation::Houtei),
        ("winning_tile_merged_into_hand", Situation::MergedTile),
    ];
    given.retain(|(field, _)| input[*field].as_bool() == Some(true));
    ctx.situations = given.into_iter().map(|(_, s)| s).collect();
    // The cases call the tile of a rinshan win with an empty wall haitei too; the answer is that it counts as none.
    let on = |field: &str| input[field].as_bool() == Some(true);
    if on("rinshan") && on("haitei") {
        ctx.situations = [Situation::Rinshan, Situation::EmptyWall].into_iter().collect();
    }
    if let Some(first) = input["first_turn"].as_str() {
        ctx.situations = ctx.situations.with(match first {
            "tenhou" => Situation::Tenhou,
            "chihou" | "chiihou" => Situation::Chihou,
            "renhou" => Situation::Renhou,
            other => return Err(format!("first turn {other}")),
        });
    }
    let kinds = |field| {
        let words: Vec<&str> = list(input, field).iter().filter_map(Value::as_str).collect();
        Ok::<_, String>(
            parse_tiles(&words.concat()).map_err(|e| e.to_string())?.into_iter().map(Tile::kind).collect(),
        )
    };
    ctx.indicators = kinds("dora_indicators")?;
    ctx.ura_indicators = kinds("ura_indicators")?;
    ctx.honba = input["honba"].as_u64().unwrap_or(0) as u16;
    ctx.bets = input["riichi_bets_won"].as_u64().unwrap_or(0) as u16;
    if input["kan_claimed_from"].is_string() {
        ctx.kong_feeder = Some(seat("kan_claimed_from")?);
    }
    Ok(ctx)
}

/// The award in the form of the answer, with only the fields that the answer has.
fn summary(award: &Award, expected: &Value) -> Value {
    let mut out = Map::new();
    let lines =
        |yakuman| award.lines.iter().filter(move |l| l.yaku.is_yakuman() == yakuman && !l.yaku.is_dora());
    let renhou = award.fu.rounded == 0 && award.yakuman == 0;
    let no_fu = award.yakuman > 0 || renhou;
    let dora = |id: &str| award.lines.iter().filter(|l| l.yaku.id() == id).map(|l| l.han).sum::<u8>();
    let or_null = |n: u8| if no_fu { Value::Null } else { json!(n) };
    for field in expected.as_object().into_iter().flat_map(Map::keys) {
        let got = match field.as_str() {
            "win" => json!(true),
            "yaku" => {
                lines(false).map(|l| (l.yaku.id().to_owned(), json!(l.han))).collect::<Map<_, _>>().into()
            }
            "yakuman" => lines(true).map(|l| json!(l.yaku.id())).collect(),
            "dora" => json!(dora("dora")),
            "ura_dora" => json!(dora("ura_dora")),
            "han" if award.yakuman > 0 => Value::Null,
            "han" => json!(award.han),
            "fu_raw" => or_null(award.fu.raw),
            "fu" => or_null(award.fu.rounded),
            "limit" if award.limit == Limit::None => Value::Null,
            "limit" => json!(award.limit.id()),
            "base_points" => json!(award.base_points),
            "delta" => deltas(award.deltas()),
            _ => Value::Null,
        };
        out.insert(field.clone(), got);
    }
    out.into()
}

/// Gains and losses by wind, the dealer being seat 0.
pub(super) fn deltas(deltas: [i32; 4]) -> Value {
    json!({ "E": deltas[0], "S": deltas[1], "W": deltas[2], "N": deltas[3] })
}

fn refused(refusals: Refusals, expected: &Value) -> Value {
    let mut out = Map::new();
    for field in expected.as_object().into_iter().flat_map(Map::keys) {
        let got = match field.as_str() {
            "win" => json!(false),
            "reason" if refusals.contains(RefusalKind::NoYaku) => json!("no_yaku"),
            "reason" => json!(refusals.to_string()),
            _ => Value::Null,
        };
        out.insert(field.clone(), got);
    }
    out.into()
}

/// A rule set with some answers changed, for cases that speak of an option.
#[allow(dead_code)]
fn with(mut rules: RiichiRules, answers: &[(&str, &str)]) -> Result<RiichiRules, String> {
    for (key, answer) in answers {
        set(&mut rules, key, answer)?;
    }
    Ok(rules)
}
