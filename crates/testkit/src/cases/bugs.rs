//! Bug reports of other programs, restated: the right value is the test.
use super::vectors::{set, wind};
use super::{Outcome, gambler, list, text};
use rules::hand::Hand;
use rules::notation::{parse_meld, parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::riichi::{
    Award, FuKind, PaymentKind, Riichi, RiichiRules, Situation, Win, WinContext, Yaku, value,
};
use rules::seat::Seat;
use rules::settlement::Party;
use rules::shape::{OwnCopies, Shapes, shanten, waits};
use rules::tile::{Tile, TileKind};
use serde_json::{Map, Value, json};

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let id = text(case, "id");
    let ruleset = text(case, "ruleset");
    let outcome = match (text(case, "area"), ruleset) {
        ("score", "riichi-tenhou") => return score(case),
        ("score", "classical-dmjl") => gambler::bonus_tiles(case),
        ("waits", _) => tenpai_waits(case),
        ("shanten", _) => distances(case),
        (area, ruleset) => Err(format!("area {area} of {ruleset} is not known")),
    };
    vec![(id.to_owned(), outcome.unwrap_or_else(|error| unreadable(&error)))]
}

fn unreadable(error: &str) -> Outcome {
    Outcome::Failed { expected: "a case the runner can read".into(), got: error.to_owned() }
}

/// Tenhou, or the house rule of the test kit that the case names.
fn rule_set(name: &str) -> Result<RiichiRules, String> {
    let mut rules = RegulationId::Tenhou.riichi().ok_or("Tenhou is riichi")?.clone();
    match name {
        "riichi-tenhou" => {}
        "riichi-majsoul" => {
            set(&mut rules, "yaku.double_yakuman", "four-forms")?;
            set(&mut rules, "liability.covers", "that-yakuman")?;
        }
        other => return Err(format!("no rule set {other}")),
    }
    Ok(rules)
}

/// A valued hand: the right answer, and others under other rules.
fn score(case: &Value) -> Vec<(String, Outcome)> {
    let (id, input, right) = (text(case, "id"), &case["input"], &case["right"]);
    let mut answers = vec![("riichi-tenhou", right.clone())];
    if let Some(alt) = right["alt"].as_object() {
        answers.extend(alt.iter().map(|(rules, answer)| (rules.as_str(), answer.clone())));
    }
    answers
        .into_iter()
        .map(|(rules, right)| {
            let outcome = rule_set(rules)
                .and_then(|rules| score_one(input, &rules, &right))
                .unwrap_or_else(|error| unreadable(&error));
            (format!("{id} {rules}"), outcome)
        })
        .collect()
}

/// Reads hand and melds of an input.
fn hand(input: &Value, concealed: &str) -> Result<Hand, String> {
    let mut hand = Hand::of(parse_tiles(concealed).map_err(|e| e.to_string())?);
    for meld in list(input, "melds") {
        let kind = match text(meld, "type") {
            "daiminkan" => "minkan",
            other => other,
        };
        let words = format!("{kind} {}", text(meld, "tiles"));
        let meld = parse_meld(&words).map_err(|e| format!("{words}: {e}"))?;
        hand.melds.try_push(meld).map_err(|e| e.to_string())?;
    }
    Ok(hand)
}

fn kinds(tiles: &str) -> Result<Vec<TileKind>, String> {
    Ok(parse_tiles(tiles).map_err(|e| e.to_string())?.into_iter().map(Tile::kind).collect())
}

fn score_one(input: &Value, rules: &RiichiRules, right: &Value) -> Result<Outcome, String> {
    let mut hand = hand(input, text(input, "hand"))?;
    let win = parse_tile(text(input, "win")).map_err(|e| e.to_string())?;
    hand.add(win);
    let dealer = Seat::ALL[0];
    let winner = Seat::of_wind(wind(text(input, "seat_wind"))?, dealer);
    let by = if text(input, "by") == "tsumo" { Win::SelfDraw } else { Win::Ron(winner.next()) };
    let mut ctx = WinContext::new(dealer, winner, wind(text(input, "round_wind"))?, by);
    ctx.indicators = kinds(text(input, "dora_indicators"))?.into_iter().collect();
    ctx.ura_indicators = kinds(text(input, "ura_indicators"))?.into_iter().collect();
    for flag in list(input, "flags").iter().filter_map(Value::as_str) {
        match flag {
            "riichi" => ctx.riichi = Riichi::Declared,
            "double_riichi" => ctx.riichi = Riichi::Double,
            "ippatsu" => ctx.situations = ctx.situations.with(Situation::Ippatsu),
            "rinshan" => ctx.situations = ctx.situations.with(Situation::Rinshan),
            other => return Err(format!("unknown flag {other}")),
        }
    }
    let fields = right.as_object().ok_or("no answer")?;
    let fields = fields.keys().filter(|f| *f != "alt");
    let got: Map<String, Value> = match value(rules, &hand, win, &ctx) {
        Ok(award) => fields.clone().map(|f| (f.clone(), field(&award, f, &ctx))).collect(),
        Err(refusals) => {
            let id = refusals.kinds().next().map_or("", |k| k.id());
            fields.clone().map(|f| (f.clone(), if f == "error" { json!(id) } else { Value::Null })).collect()
        }
    };
    let expected: Map<String, Value> = fields.map(|f| (f.clone(), right[f].clone())).collect();
    Ok(Outcome::compare(&expected, &got))
}

/// One part of an award in the words of the case files.
fn field(award: &Award, field: &str, ctx: &WinContext) -> Value {
    match field {
        "han" => json!(award.han),
        "fu" => json!(award.fu.rounded),
        "yaku" => {
            award.lines.iter().map(|l| (l.yaku.id().to_owned(), json!(l.han))).collect::<Map<_, _>>().into()
        }
        "yakuman" => award
            .lines
            .iter()
            .map(|l| match l.yaku {
                Yaku::JunseiChuuren => json!("junsei_chuuren_poutou"),
                other => json!(other.id()),
            })
            .collect(),
        "yakuman_multiple" => json!(award.yakuman),
        "fu_parts" => {
            award.fu.lines.iter().map(|l| (fu_name(l.kind), json!(l.fu))).collect::<Map<_, _>>().into()
        }
        "pay" => payments(award, ctx),
        _ => Value::Null,
    }
}

/// The name that the case files have for a line of fu; honours are called so where the case does.
fn fu_name(kind: FuKind) -> String {
    let tile = kind.tile();
    let class = tile.map_or("", |t| match (t.is_honour(), t.is_terminal()) {
        (true, _) => "honor_",
        (_, true) => "terminal_",
        _ => "simple_",
    });
    match kind {
        FuKind::Base => "base".into(),
        FuKind::SevenPairs => "seven_pairs".into(),
        FuKind::ConcealedRon => "menzen_ron".into(),
        FuKind::SelfDraw => "tsumo".into(),
        FuKind::OpenTriplet(_) => format!("open_{class}triplet"),
        FuKind::ConcealedTriplet(_) => format!("closed_{class}triplet"),
        FuKind::OpenKong(_) => format!("open_{class}quad"),
        FuKind::ConcealedKong(_) => format!("closed_{class}quad"),
        FuKind::Pair(_) => "pair".into(),
        FuKind::Wait(wait) => format!("{}_wait", wait.id()),
        FuKind::OpenPinfu => "open_pinfu".into(),
    }
}

/// What each payer gives: `ron`, or `oya` and `ko`.
fn payments(award: &Award, ctx: &WinContext) -> Value {
    let mut out = Map::new();
    for transfer in award.transfers.iter().filter(|t| t.kind == PaymentKind::Hand) {
        let who = match (ctx.win, transfer.from) {
            (Win::Ron(_), _) => "ron",
            (_, Party::Seat(seat)) if seat == ctx.dealer => "oya",
            _ => "ko",
        };
        out.insert(who.into(), json!(transfer.points));
    }
    out.into()
}

fn tenpai_waits(case: &Value) -> Result<Outcome, String> {
    let mut got = Vec::new();
    for input in list(&case["input"], "hands") {
        let hand = hand(input, text(input, "concealed"))?;
        let found =
            waits(hand.concealed, &hand.melds, Shapes::RIICHI, OwnCopies::All).map_err(|e| e.to_string())?;
        let names: Vec<String> = found.iter().map(|k| k.to_string()).collect();
        got.push(json!({ "waits": names, "tenpai": !names.is_empty() }));
    }
    Ok(Outcome::compare(&case["right"]["results"], &json!(got)))
}

fn distances(case: &Value) -> Result<Outcome, String> {
    let mut got = Vec::new();
    for hand in list(&case["input"], "hands").iter().filter_map(Value::as_str) {
        let hand = Hand::of(parse_tiles(hand).map_err(|e| e.to_string())?);
        got.push(shanten(hand.concealed, 0).map_err(|e| e.to_string())?.min());
    }
    Ok(Outcome::compare(&case["right"]["shanten"], &json!(got)))
}
