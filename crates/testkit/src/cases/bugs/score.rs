//! Valued hands.
use super::hand;
use crate::cases::compare::judge;
use crate::cases::read::{self, Read, only, wind};
use crate::cases::{Outcome, list, text};
use rules::riichi::{
    Award, FuKind, PaymentKind, RefusalKind, Riichi, RiichiRules, Situation, Win, WinContext, Yaku, value,
};
use rules::seat::Seat;
use rules::settlement::Party;
use serde_json::{Map, Value, json};

const FIELDS: [&str; 9] =
    ["by", "dora_indicators", "flags", "hand", "melds", "round_wind", "seat_wind", "ura_indicators", "win"];

/// One hand under one rule set.
pub(super) fn judged(rules: &RiichiRules, input: &Value, right: &Value) -> Read<Outcome> {
    only(input, &FIELDS)?;
    let mut hand = hand(input, text(input, "hand"))?;
    let win = read::tile(text(input, "win"))?;
    hand.add(win);
    let dealer = Seat::ALL[0];
    let winner = Seat::of_wind(wind(text(input, "seat_wind"))?, dealer);
    let by = if text(input, "by") == "tsumo" { Win::SelfDraw } else { Win::Ron(winner.next()) };
    let mut ctx = WinContext::new(dealer, winner, wind(text(input, "round_wind"))?, by);
    ctx.indicators = read::kinds(text(input, "dora_indicators"))?.into_iter().collect();
    ctx.ura_indicators = read::kinds(text(input, "ura_indicators"))?.into_iter().collect();
    for flag in list(input, "flags").iter().filter_map(Value::as_str) {
        match flag {
            "riichi" => ctx.riichi = Riichi::Declared,
            "double_riichi" => ctx.riichi = Riichi::Double,
            "ippatsu" => ctx.situations = ctx.situations.with(Situation::Ippatsu),
            "rinshan" => ctx.situations = ctx.situations.with(Situation::Rinshan),
            other => return Err(format!("unknown flag {other}")),
        }
    }
    let got = match value(rules, &hand, win, &ctx) {
        Ok(award) => summary(&award, &ctx),
        Err(refusals) => {
            json!({ "error": refusals.kinds().map(RefusalKind::id).collect::<Vec<_>>().join(", ") })
        }
    };
    Ok(judge(right, &got))
}

/// The award in the words of the case files.
fn summary(award: &Award, ctx: &WinContext) -> Value {
    let lines = || award.lines.iter();
    let yaku = |yaku: Yaku| match yaku {
        Yaku::JunseiChuuren => "junsei_chuuren_poutou",
        other => other.id(),
    };
    let fu = award.fu.lines.iter().map(|l| (fu_name(l.kind), json!(l.fu)));
    json!({
        "han": award.han,
        "fu": award.fu.rounded,
        "yaku": lines().map(|l| (l.yaku.id().to_owned(), json!(l.han))).collect::<Map<_, _>>(),
        "yakuman": lines().map(|l| yaku(l.yaku)).collect::<Vec<_>>(),
        "yakuman_multiple": award.yakuman,
        "fu_parts": fu.collect::<Map<_, _>>(),
        "pay": payments(award, ctx),
    })
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
