//! `riichi-vectors/1`: hands on which several scorers agree, each with its option profile.
use super::read::{self, relative, wind};
use super::{Outcome, list, text};
use rules::clause::Basis;
use rules::hand::Hand;
use rules::notation::{parse_meld, parse_tile, parse_tiles};
use rules::option::AnswerValue;
use rules::regulation::RegulationId;
use rules::riichi::{Award, Liability, Limit, Riichi, RiichiRules, Situation, Win, WinContext, Yaku, value};
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};
use serde_json::Value;
use std::collections::BTreeMap;

pub(super) fn run(case: &Value) -> (String, Outcome) {
    (text(case, "id").to_owned(), read::outcome(outcome(case)))
}

fn outcome(case: &Value) -> Result<Outcome, String> {
    let rules = profile(&case["rules"])?;
    let (hand, win) = hand(case)?;
    let ctx = context(case, &hand)?;
    let got = value(&rules, &hand, win, &ctx);
    let expect = &case["expect"];
    if let Some(error) = expect.get("error").and_then(Value::as_str) {
        let error = match error {
            "hand_not_winning" => "not_winning",
            other => other.trim_end_matches("_not_allowed"),
        };
        let error = match error {
            "tenhou_not_as_dealer" => "tenhou_not_dealer",
            "tenhou_with_meld" | "chiihou_with_meld" => "first_turn_with_meld",
            "chiihou_as_dealer" => "chihou_as_dealer",
            "chiihou_without_tsumo" => "chihou_without_tsumo",
            other => other,
        };
        return Ok(match got {
            Ok(award) => Outcome::Failed { expected: error.into(), got: format!("{:?}", award.lines) },
            Err(refusals) if refusals.kinds().any(|k| k.id() == error) => Outcome::Passed,
            Err(refusals) => Outcome::Failed { expected: error.into(), got: refusals.to_string() },
        });
    }
    Ok(match got {
        Err(refusals) => Outcome::Failed { expected: expect.to_string(), got: refusals.to_string() },
        Ok(award) => Outcome::compare(&expected(expect), &summary(&award, &ctx, expect)),
    })
}

/// The rule set of a profile: Tenhou with the answers the profile gives.
pub(super) fn profile(rules: &Value) -> Result<RiichiRules, String> {
    let mut out = RegulationId::Tenhou.riichi().ok_or("Tenhou is riichi")?.clone();
    for (key, answer) in rules.as_object().ok_or("rules is not an object")? {
        let on = answer.as_bool().unwrap_or_default();
        let pick = |yes: &'static str, no: &'static str| if on { yes } else { no };
        let answers: Vec<(&str, &str)> = match key.as_str() {
            "kuitan" => vec![("yaku.open_tanyao", pick("yes", "no"))],
            "aka" => vec![("dora.red_fives", pick("four", "none"))],
            "double_yakuman" => vec![("yaku.double_yakuman", pick("four-forms", "none"))],
            "yakuman_stack" => vec![("yaku.yakuman_sum", pick("added", "one"))],
            "kazoe" => vec![("yaku.counted_yakuman", answer.as_str().unwrap_or("yakuman"))],
            "kiriage" => vec![("yaku.rounded_mangan", pick("yes", "no"))],
            "pinfu_tsumo_fu" => vec![("fu.pinfu_self_draw", pick("two-fu", "twenty"))],
            "open_pinfu_fu" => vec![("fu.open_pinfu", pick("thirty", "twenty"))],
            "double_wind_pair_fu" => {
                vec![("fu.double_wind_pair", if answer.as_i64() == Some(2) { "2" } else { "4" })]
            }
            "pao" => vec![
                ("liability.yakuman", pick("dragons-winds", "none")),
                ("liability.covers", "that-yakuman"),
            ],
            "renhou" => match answer.as_str() {
                Some("5han") => vec![("yaku.renhou", "five-han")],
                _ => vec![("yaku.renhou", "yakuman")],
            },
            "ippatsu" => vec![("riichi.ippatsu", pick("one-han", "none"))],
            "ura" => vec![("dora.ura_dora", pick("counted", "none"))],
            "kan_dora" => vec![("dora.kan_dora", pick("counted", "none"))],
            other => return Err(format!("unknown rule {other}")),
        };
        for (option, answer) in answers {
            set(&mut out, option, answer)?;
        }
    }
    Ok(out)
}

/// Gives one answer of a rule set by its key and name.
pub(super) fn set(rules: &mut RiichiRules, key: &str, answer: &str) -> Result<(), String> {
    let spec =
        RiichiRules::OPTIONS.iter().find(|o| o.key == key).ok_or_else(|| format!("no option {key}"))?;
    let value: AnswerValue = spec.answers.parse(answer).map_err(|e| format!("{key} = {answer}: {e}"))?;
    spec.set(rules, value, Basis::Patch(0)).map_err(|e| e.to_string())
}

/// The hand with the winning tile, and that tile.
pub(super) fn hand(case: &Value) -> Result<(Hand, Tile), String> {
    let tiles = parse_tiles(text(case, "closed")).map_err(|e| e.to_string())?;
    let mut hand = Hand::of(tiles);
    for meld in list(case, "melds") {
        let words = [meld[0].as_str().unwrap_or_default(), meld[1].as_str().unwrap_or_default()].join(" ");
        let meld = parse_meld(&words).map_err(|e| format!("{words}: {e}"))?;
        hand.melds.try_push(meld).map_err(|e| e.to_string())?;
    }
    let win = parse_tile(text(case, "win")).map_err(|e| e.to_string())?;
    Ok((hand, win))
}

fn kinds(case: &Value, field: &str) -> Result<Vec<TileKind>, String> {
    read::kinds(&read::words(case, field).concat())
}

fn context(case: &Value, hand: &Hand) -> Result<WinContext, String> {
    let dealer = Seat::ALL[0];
    let winner = Seat::of_wind(wind(text(case, "seat"))?, dealer);
    let won = if case["tsumo"].as_bool() == Some(true) {
        Win::SelfDraw
    } else {
        // Who dealt in stands in the case, or is the one who lost points, or does not matter.
        let loser = case.pointer("/expect/delta_by_wind").and_then(Value::as_array).and_then(|deltas| {
            let lost = deltas.iter().filter(|d| d.as_i64() < Some(0)).count();
            (lost == 1).then(|| deltas.iter().position(|d| d.as_i64() < Some(0))).flatten()
        });
        let told = relative(text(case, "ron_from")).map(|r| winner.at(r));
        Win::Ron(told.or(loser.map(|l| Seat::ALL[l])).unwrap_or(winner.next()))
    };
    let mut ctx = WinContext::new(dealer, winner, wind(text(case, "wind"))?, won);
    ctx.honba = case["honba"].as_u64().unwrap_or(0) as u16;
    ctx.bets = case["sticks"].as_u64().unwrap_or(0) as u16;
    ctx.indicators = kinds(case, "dora")?.into_iter().collect();
    ctx.ura_indicators = kinds(case, "ura")?.into_iter().collect();
    for flag in list(case, "flags").iter().filter_map(Value::as_str) {
        ctx.situations = ctx.situations.with(match flag {
            "riichi" | "double_riichi" => {
                ctx.riichi = if flag == "riichi" { Riichi::Declared } else { Riichi::Double };
                continue;
            }
            "ippatsu" => Situation::Ippatsu,
            "chankan" => Situation::Chankan,
            "rinshan" => Situation::Rinshan,
            "haitei" => Situation::Haitei,
            "houtei" => Situation::Houtei,
            "tenhou" => Situation::Tenhou,
            "chiihou" => Situation::Chihou,
            "renhou" => Situation::Renhou,
            other => return Err(format!("unknown flag {other}")),
        });
    }
    let feeders: Vec<Option<Seat>> =
        list(case, "meld_from").iter().map(|f| relative(f.as_str()?).map(|r| winner.at(r))).collect();
    if !feeders.is_empty() {
        ctx.liable.extend(fed(hand, &feeders));
    }
    if let Some(liable) = relative(text(case, "liable")) {
        let feeder = winner.at(liable);
        // Three groups of dragons or four of winds: the melds tell which of the two was fed.
        let dragons = hand.melds.iter().any(|m| m.tile().is_dragon());
        let yakuman = if dragons { Yaku::Daisangen } else { Yaku::Daisuushii };
        ctx.liable.push(Liability { yakuman, feeder });
    }
    Ok(ctx)
}

/// Who fed the last dragon or wind group of the melds.
fn fed(hand: &Hand, feeders: &[Option<Seat>]) -> Option<Liability> {
    let of = |test: fn(TileKind) -> bool, needed: usize, yakuman| {
        let groups: Vec<usize> = (0..hand.melds.len()).filter(|i| test(hand.melds[*i].tile())).collect();
        let last = *groups.last().filter(|_| groups.len() == needed)?;
        let feeder = *feeders.get(last)?;
        feeder.map(|feeder| Liability { yakuman, feeder })
    };
    of(TileKind::is_dragon, 3, Yaku::Daisangen).or_else(|| of(TileKind::is_wind, 4, Yaku::Daisuushii))
}

type Summary =
    (BTreeMap<String, i64>, BTreeMap<String, i64>, Option<i64>, Option<i64>, i64, Option<Vec<i64>>);

/// What the case expects: yaku, yakuman, han, fu, points, deltas by wind.
fn expected(expect: &Value) -> Summary {
    let named = |field: &str| {
        let mut sums = BTreeMap::new();
        for pair in list(expect, field) {
            *sums.entry(pair[0].as_str().unwrap_or_default().to_owned()).or_insert(0) +=
                pair[1].as_i64().unwrap_or_default();
        }
        sums
    };
    let yakuman = named("yakuman");
    let plain = yakuman.is_empty();
    (
        named("yaku"),
        yakuman,
        expect["han"].as_i64(),
        expect["fu"].as_i64().filter(|_| plain),
        expect["points"].as_i64().unwrap_or_default(),
        expect
            .get("delta_by_wind")
            .and_then(Value::as_array)
            .map(|d| d.iter().filter_map(Value::as_i64).collect()),
    )
}

/// The award in the same form.
fn summary(award: &Award, ctx: &WinContext, expect: &Value) -> Summary {
    let mut yaku = BTreeMap::new();
    let mut yakuman = BTreeMap::new();
    for line in &award.lines {
        let into = if line.yaku.is_yakuman() { &mut yakuman } else { &mut yaku };
        into.insert(vector_name(line.yaku, ctx), i64::from(line.han));
    }
    let plain = award.limit != Limit::Yakuman;
    let renhou = award.han_of(Yaku::Renhou).is_some() && award.fu.rounded == 0;
    (
        yaku,
        yakuman,
        expect["han"].as_i64().map(|_| i64::from(award.han)),
        expect["fu"].as_i64().filter(|_| plain && !renhou).map(|_| i64::from(award.fu.rounded)),
        i64::from(award.points()),
        expect.get("delta_by_wind").map(|_| award.deltas().iter().map(|d| i64::from(*d)).collect()),
    )
}

/// The name a yaku has in the vector files.
pub(super) fn vector_name(yaku: Yaku, ctx: &WinContext) -> String {
    const WINDS: [&str; 4] = ["east", "south", "west", "north"];
    match yaku {
        Yaku::SeatWind => format!("seat_wind_{}", WINDS[ctx.seat_wind().index()]),
        Yaku::RoundWind => format!("round_wind_{}", WINDS[ctx.prevailing.index()]),
        Yaku::Haku => "haku".into(),
        Yaku::Hatsu => "hatsu".into(),
        Yaku::Chun => "chun".into(),
        Yaku::SanshokuDoujun => "sanshoku".into(),
        Yaku::Chihou => "chiihou".into(),
        Yaku::RenhouYakuman => "renhou".into(),
        other => other.id().to_owned(),
    }
}
