//! `score_hand`: a hand and its circumstances, valued.
use crate::cases::read::{self, DEALER, Read, count, only, wind};
use crate::cases::text;
use rules::riichi::{
    Award, Limit, RefusalKind, Refusals, Riichi, RiichiRules, Situation, Win, WinContext, value,
};
use serde_json::{Map, Value, json};

const FIELDS: [&str; 20] = [
    "chankan",
    "closed",
    "discarder",
    "dora_indicators",
    "first_turn",
    "haitei",
    "honba",
    "houtei",
    "ippatsu",
    "kan_claimed_from",
    "melds",
    "riichi",
    "riichi_bets_won",
    "rinshan",
    "round",
    "seat",
    "ura_indicators",
    "win",
    "win_tile",
    "winning_tile_merged_into_hand",
];

pub(super) fn score_hand(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &FIELDS)?;
    let mut hand = read::hand(text(input, "closed"), read::words(input, "melds"))?;
    let win = read::tile(text(input, "win_tile"))?;
    hand.add(win);
    Ok(match value(rules, &hand, win, &context(input)?) {
        Ok(award) => summary(&award),
        Err(refusals) => refused(refusals),
    })
}

fn context(input: &Value) -> Read<WinContext> {
    let seat = |field| read::seat(text(input, field));
    let by = match text(input, "win") {
        "tsumo" => Win::SelfDraw,
        "ron" => Win::Ron(seat("discarder")?),
        other => return Err(format!("win by {other}")),
    };
    let mut ctx = WinContext::new(DEALER, seat("seat")?, wind(text(input, "round"))?, by);
    ctx.riichi = match text(input, "riichi") {
        "none" => Riichi::None,
        "riichi" => Riichi::Declared,
        "double" | "double_riichi" => Riichi::Double,
        other => return Err(format!("riichi {other}")),
    };
    let on = |field: &str| input[field].as_bool() == Some(true);
    let given = [
        ("ippatsu", Situation::Ippatsu),
        ("rinshan", Situation::Rinshan),
        ("chankan", Situation::Chankan),
        ("haitei", Situation::Haitei),
        ("houtei", Situation::Houtei),
        ("winning_tile_merged_into_hand", Situation::MergedTile),
    ];
    // The cases call the tile of a rinshan win with an empty wall haitei too; the answer is that it counts as none.
    let empty_wall = on("rinshan") && on("haitei");
    ctx.situations = given
        .into_iter()
        .filter(|(field, _)| on(field))
        .map(|(_, s)| if empty_wall && s == Situation::Haitei { Situation::EmptyWall } else { s })
        .collect();
    if let Some(first) = input["first_turn"].as_str() {
        ctx.situations = ctx.situations.with(match first {
            "tenhou" => Situation::Tenhou,
            "chihou" | "chiihou" => Situation::Chihou,
            "renhou" => Situation::Renhou,
            other => return Err(format!("first turn {other}")),
        });
    }
    let kinds = |field| read::kinds(&read::words(input, field).concat());
    ctx.indicators = kinds("dora_indicators")?.into_iter().collect();
    ctx.ura_indicators = kinds("ura_indicators")?.into_iter().collect();
    ctx.honba = count(input, "honba");
    ctx.bets = count(input, "riichi_bets_won");
    if input["kan_claimed_from"].is_string() {
        ctx.kong_feeder = Some(seat("kan_claimed_from")?);
    }
    Ok(ctx)
}

/// The award in the form of the answers.
fn summary(award: &Award) -> Value {
    let lines =
        |yakuman| award.lines.iter().filter(move |l| l.yaku.is_yakuman() == yakuman && !l.yaku.is_dora());
    let yaku = lines(false).map(|l| (l.yaku.id().to_owned(), json!(l.han))).collect::<Map<_, _>>();
    let dora = |id: &str| award.lines.iter().filter(|l| l.yaku.id() == id).map(|l| l.han).sum::<u8>();
    let unless = |condition: bool, n: u8| if condition { Value::Null } else { json!(n) };
    let is_yakuman = award.yakuman > 0;
    // Renhou as a mangan has no fu either: the hand itself is not counted.
    let no_fu = is_yakuman || award.fu.rounded == 0;
    json!({
        "win": true,
        "yaku": yaku,
        "yakuman": lines(true).map(|l| l.yaku.id()).collect::<Vec<_>>(),
        "dora": dora("dora"),
        "ura_dora": dora("ura_dora"),
        "han": unless(is_yakuman, award.han),
        "fu_raw": unless(no_fu, award.fu.raw),
        "fu": unless(no_fu, award.fu.rounded),
        "limit": if award.limit == Limit::None { Value::Null } else { json!(award.limit.id()) },
        "base_points": award.base_points,
        "delta": read::deltas(award.deltas()),
    })
}

fn refused(refusals: Refusals) -> Value {
    let no_yaku = refusals.kinds().eq([RefusalKind::NoYaku]);
    let reason = if no_yaku { "no_yaku".to_owned() } else { refusals.to_string() };
    json!({ "win": false, "reason": reason })
}
