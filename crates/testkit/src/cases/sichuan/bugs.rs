//! Bug reports of other programs about Sichuan by the rules of 2025: the same as the championship with limit 3.
use super::{Outcome, rules, text};
use crate::law;
use rules::hand::Hand;
use rules::notation::{parse_tile, parse_tiles};
use rules::regulation::RegulationId;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::*;
use rules::tile::{Suit, TileKind};
use serde_json::{Value, json};

/// The outcome of a report about this rule set.
pub(in super::super) fn run(case: &Value) -> Outcome {
    outcome(case).unwrap_or_else(|error| Outcome::Failed {
        expected: "a report the runner can read".into(),
        got: error,
    })
}

fn outcome(case: &Value) -> Result<Outcome, String> {
    let rules = rules(Some(3))?;
    let got = match text(case, "fault") {
        "base-points" => base_points(&rules, &case["input"])?,
        "added-kong" => added_kong(&rules)?,
        "passed-win" => passed_win(&rules)?,
        other => return Err(format!("unknown fault {other}")),
    };
    Ok(Outcome::compare(&case["right"], &got))
}

/// A plain hand of seat 0, by discard of seat 2 and self-drawn; seat 1 has won before.
fn base_points(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let mut hand = Hand::of(parse_tiles(text(input, "hand")).map_err(|e| e.to_string())?);
    let win = parse_tile(text(input, "win")).map_err(|e| e.to_string())?;
    hand.add(win);
    let ctx = HuContext::new(Taken::Discard, Suit::Bamboo);
    let award = value(rules, &hand, win.kind(), None, ctx).map_err(|e| e.to_string())?;
    let [winner, out, discarder, _] = Seat::ALL;
    let first = hu(out, HuFrom::Wall, HuHand::Points(1));
    let before = deltas(rules, std::slice::from_ref(&first))?;
    let last = |from| -> Result<Vec<i32>, String> {
        let both = deltas(rules, &[first.clone(), hu(winner, from, HuHand::from(&award))])?;
        Ok((0..4).map(|i| both[i] - before[i]).collect())
    };
    Ok(json!({
        "fan": award.fan,
        "base": award.points,
        "ron": last(HuFrom::Discard(discarder))?,
        "tsumo": last(HuFrom::Wall)?,
    }))
}

fn hu(by: Seat, from: HuFrom, hand: HuHand) -> DealEvent {
    DealEvent::Hu { from, by: [HuDeclaration { by, hand }].into_iter().collect() }
}

/// What a deal of these events pays when nobody who is left is ready but for a point, which is paid by nobody.
fn deltas(rules: &SichuanRules, events: &[DealEvent]) -> Result<[i32; 4], String> {
    let out: SeatSet = events
        .iter()
        .flat_map(|event| match event {
            DealEvent::Hu { by, .. } => by.iter().map(|d| d.by).collect::<Vec<_>>(),
            _ => Vec::new(),
        })
        .collect();
    let states = Seat::ALL.map(|seat| (!out.contains(seat)).then_some(WallEndState::Ready(1)));
    let sheet = DealResult {
        players: Players::Four,
        dealer: Seat::ALL[0],
        events: events.to_vec(),
        end: DealEnd::Wall(states),
    };
    settle(rules, &sheet).map(|s| s.deltas()).map_err(|f| f.to_string())
}

/// Kongs of seat 0.
fn added_kong(rules: &SichuanRules) -> Result<Value, String> {
    let [by, _, from, out] = Seat::ALL;
    let kong = |kind| DealEvent::Kong { by, kind };
    let alone = |kind| deltas(rules, &[kong(kind)]);
    let gone = hu(out, HuFrom::Wall, HuHand::Points(1));
    let before = deltas(rules, std::slice::from_ref(&gone))?;
    let after = deltas(rules, &[gone, kong(KongKind::Promoted)])?;
    let later: Vec<i32> = (0..4).map(|i| after[i] - before[i]).collect();
    Ok(json!({ "payments": {
        "a": alone(KongKind::Postponed)?,
        "b": alone(KongKind::Promoted)?,
        "c": alone(KongKind::Melded(from))?,
        "d": alone(KongKind::Closed)?,
        "e": later,
    } }))
}

/// The player waits for 3p (1 fan) and 6p (3 fan) and has passed 3p.
fn passed_win(rules: &SichuanRules) -> Result<Value, String> {
    let dot = |rank| TileKind::number(Suit::Dots, rank).ok_or("no tile");
    let (low, high) = (dot(3)?, dot(6)?);
    let championship = law::sichuan(RegulationId::Sichuan);
    let mut furiten = Furiten::NONE;
    furiten.pass(low, rules.points(1));
    let may = |furiten: Furiten, tile, fan| furiten.bars(rules, tile, rules.points(fan)).is_none();
    let (second, third) = (may(furiten, low, 1), may(furiten, high, 3));
    // A self-drawn Hu is valued with the furiten still there.
    let mut hand = Hand::of(parse_tiles("234m456m66777m45p").map_err(|e| e.to_string())?);
    hand.add(low.into());
    let ctx = HuContext::new(Taken::SelfDraw, Suit::Bamboo).with(Situation::Furiten);
    let drawn = value(championship, &hand, low, None, ctx).is_ok();
    Ok(json!({ "P2_3p": second, "P3_6p": third, "self_draw_later": drawn }))
}
