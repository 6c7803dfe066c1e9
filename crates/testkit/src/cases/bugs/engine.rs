//! The course of play and its end: indicators, bets that are left, places.
use crate::cases::read::{Read, by_label, count, four, labelled, only, seat_number};
use crate::cases::riichi_rules::{kongs, rule_set};
use crate::cases::{list, text};
use rules::frame::riichi::{DealResult, FinalScores, Game, Next, PlayedDeal, finish};
use rules::option::Number;
use rules::riichi::{RiichiRules, indicators};
use rules::seat::{Seat, SeatSet, Wind};
use serde_json::{Value, json};

pub(super) fn answer(id: &str, rules: &RiichiRules, input: &Value) -> Read<Value> {
    match id {
        "BS-16" => new_indicators(rules, input),
        "BS-17" => last_deal(rules, input),
        other => Err(format!("case {other} is not known")),
    }
}

fn new_indicators(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["situations"])?;
    let counted =
        by_label(labelled(input, "situations")?, |words| Ok(indicators(rules, &kongs(words)?).turned - 1))?;
    Ok(json!({ "new_indicators_counted": counted }))
}

/// The last deal of a game ends in a draw, and a bet lies on the table.
fn last_deal(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["kyoku", "kyotaku_on_table", "result", "scores", "starting_seats"])?;
    let deal = text(input, "kyoku");
    let numbers = deal.split_once("(index ").and_then(|(_, rest)| rest.split_once("), honba "));
    let (index, honba) = numbers.ok_or_else(|| format!("unknown deal: {deal}"))?;
    let index: usize = index.parse().map_err(|_| format!("unknown deal: {deal}"))?;
    let game = Game {
        prevailing: Wind::from_index(index / 4),
        dealer: Seat::ALL[index % 4],
        honba: honba.parse().map_err(|_| format!("unknown deal: {deal}"))?,
        bets: count(input, "kyotaku_on_table"),
        scores: four(&input["scores"])?,
        deductions: [0; 4],
    };
    let result = &input["result"];
    only(result, &["tenpai", "type"])?;
    if text(result, "type") != "exhaustive draw" {
        return Err(format!("unknown result: {result}"));
    }
    let tenpai = list(result, "tenpai").iter().map(seat_number).collect::<Read<SeatSet>>()?;
    let played = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::draw(tenpai) };
    let step = game.after(rules, &played).map_err(|no| no.to_string())?;
    if !matches!(step.next, Next::End(_)) {
        return Err("the game goes on".into());
    }
    let done = step.game.finish(rules);
    Ok(json!({
        "after_draw": step.game.scores,
        "final_scores": done.players.each_ref().map(|p| p.points),
        "placement": done.players.each_ref().map(|p| p.place.first),
    }))
}

/// Places of equal scores; where they share uma, how.
pub(super) fn places(rules: &RiichiRules, input: &Value, right: &Value) -> Read<Value> {
    only(input, &["cases", "scores", "seats"])?;
    let scores = |points| FinalScores { points, bets: 0, deductions: [0; 4] };
    let one = |points: &Value| {
        let places = finish(rules, &scores(four(points)?)).players.map(|p| (p.place.first, p.place.last));
        if places.iter().any(|(first, last)| first != last) {
            return Err("places are shared".into());
        }
        Ok(places.map(|(first, _)| first))
    };
    // `scores` says the first of the cases once more.
    let cases = list(input, "cases");
    if cases.first() != Some(&input["scores"]) {
        return Err("scores and cases differ".into());
    }
    for (name, told) in right["alt"].as_object().into_iter().flatten() {
        shared_uma(name, told, cases)?;
    }
    let all = cases.iter().map(one).collect::<Read<Vec<_>>>()?;
    Ok(json!({ "places": all, "alt": right["alt"] }))
}

/// The sentence about rules by which places share uma, with the numbers of the second case.
fn shared_uma(name: &str, told: &Value, cases: &[Value]) -> Read<()> {
    let told = told.as_str().unwrap_or_default();
    let numbers = told
        .strip_prefix("equal scores share the mean of their uma: e.g. 15/5/-5/-15 -> ")
        .and_then(|rest| rest.strip_suffix(" for the second case"))
        .filter(|_| name == "tie=share (EMA/WRC uma)")
        .ok_or_else(|| format!("unknown: {name}: {told}"))?;
    let uma: Vec<i64> = numbers.split(',').filter_map(|n| n.parse().ok()).collect();
    let mut rules = rule_set("ema2016")?;
    // The points of the case are of a game that starts with 25,000.
    rules.game.start_points.value = Number::new(25000);
    let points = four(cases.get(1).ok_or("a second case")?)?;
    let done = finish(&rules, &FinalScores { points, bets: 0, deductions: [0; 4] });
    let got = done.players.map(|p| p.uma.twelfths() / 12000);
    if uma == got { Ok(()) } else { Err(format!("uma of tied players: expected {uma:?}, got {got:?}")) }
}
