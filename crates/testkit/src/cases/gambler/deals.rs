//! Deals and games: settlement, tournament points, false Mahjong, lateness, winds.
use super::super::{list, text};
use super::{half, halves, number};
use rules::classical::*;
use rules::frame::classical::{Game, Moves, Total, places};
use rules::seat::{Seat, SeatSet, Wind};
use serde_json::{Value, json};

fn deal(rules: &ClassicalRules) -> Result<Deal, String> {
    let game = Game::new(Stage::Qualifying, [Lateness::OnTime; 4]);
    game.deal(rules).ok_or_else(|| "the game has no deal".to_owned())
}

pub(super) fn deal_result(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let values: Vec<i32> =
        list(input, "hand_values").iter().filter_map(Value::as_i64).map(|n| n as i32).collect();
    let values = values.try_into().map_err(|_| "four hands")?;
    let winner = Seat::new(number(input, "winner")? as u8).ok_or("no winner")?;
    let mut late = [Lateness::OnTime; 4];
    if number(input, "late_fine_on_mahjong")? == 40 {
        late[winner.index()] = Lateness::Short;
    }
    let mut result =
        DealResult::new(DealEnd::Mahjong(MahjongDeal { winner, from: Some(winner.next()), values }));
    if let Some(offender) = input["false_mahjong_continued_by"].as_u64() {
        result = result.with_fine(Seat::new(offender as u8).ok_or("no offender")?);
    }
    let score = score(rules, &deal(rules)?, &result, &late).map_err(|e| e.to_string())?;
    Ok(json!({
        "whists": score.whists,
        "place_points": halves(score.points_for(ScoreKind::Place)),
        "whist_points": halves(score.points_for(ScoreKind::Whists)),
        "tp": halves(score.points()),
    }))
}

pub(super) fn drawn_deal(rules: &ClassicalRules) -> Result<Value, String> {
    let mut game = Game::new(Stage::Qualifying, [Lateness::OnTime; 4]);
    let result = DealResult::new(DealEnd::Drawn);
    let moves = game.east_moves(rules, &result, Seat::ALL[0]).value == Moves::Yes;
    let score = game.play(rules, &result).map_err(|e| e.to_string())?;
    let next = game.deal(rules).ok_or("the game is over")?;
    Ok(json!({
        "place_points": halves(score.points_for(ScoreKind::Place)),
        "whist_points": halves(score.points_for(ScoreKind::Whists)),
        "tp": halves(score.points()),
        "east_moves": moves,
        "replayed": next.number == 1 || next.dealer == Seat::ALL[0],
        "protocol_by": if score.recorder.value == Seat::ALL[0] { "East" } else { "another" },
    }))
}

fn consents(input: &Value) -> Vec<Consent> {
    let agrees = |v: &Value| if v == &json!(true) { Consent::Agrees } else { Consent::Refuses };
    list(input, "consent").iter().filter(|v| !v.is_null()).map(agrees).collect()
}

pub(super) fn false_mahjong_stopped(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    if after_false_mahjong(rules, &consents(input)).value != AfterFalseMahjong::Stopped {
        return Ok(json!("the deal goes on"));
    }
    let offender = Seat::new(number(input, "offender")? as u8).ok_or("no offender")?;
    let result = DealResult::new(DealEnd::Stopped(offender));
    let score = score(rules, &deal(rules)?, &result, &[Lateness::OnTime; 4]).map_err(|e| e.to_string())?;
    let fined = score.settlement.transfers.iter().any(|t| t.kind == PaymentKind::Fine);
    Ok(json!({
        "whists": score.whists,
        "place_points": halves(score.points_for(ScoreKind::Place)),
        "tp": halves(score.points()),
        "extra_100": fined,
    }))
}

pub(super) fn false_mahjong_continued(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let AfterFalseMahjong::PlaysOn { fine, .. } = after_false_mahjong(rules, &consents(input)).value else {
        return Ok(json!("the deal is over"));
    };
    let offender = Seat::new(number(input, "offender")? as u8).ok_or("no offender")?;
    let mahjong = MahjongDeal { winner: offender, from: None, values: [100; 4] };
    let result = DealResult { end: DealEnd::Mahjong(mahjong), fined: SeatSet::of(offender) };
    let may = settle(rules, &deal(rules)?, &result, &[Lateness::OnTime; 4]).is_ok();
    Ok(json!({
        "deal": "continued",
        "offender_whist_fine": -fine,
        "offender_may_declare_mahjong": may,
    }))
}

pub(super) fn lateness(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let late = Lateness::of_seconds(number(input, "seconds_late")? as u32);
    Ok(match late.sanction(rules).map(|s| s.value) {
        None => json!({ "sanction": "none" }),
        Some(LateSanction::WhistsOffMahjong(whists)) => {
            json!({ "sanction": format!("-{whists} whists to own Mahjong"), "tp_per_deal": 0 })
        }
        Some(LateSanction::PointsOffDeal(points)) => {
            json!({ "sanction": "TP", "tp_per_deal": half(-points) })
        }
        Some(LateSanction::NoShow) => json!({ "sanction": "no_show" }),
    })
}

pub(super) fn late_round_total(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let late = Lateness::of_seconds(60 * number(input, "minutes_late")? as u32);
    let Some(LateSanction::PointsOffDeal(off)) = late.sanction(rules).map(|s| s.value) else {
        return Ok(json!("no points off"));
    };
    let points: Vec<TournamentPoints> = list(input, "tp_by_deal")
        .iter()
        .filter_map(Value::as_i64)
        .map(|p| TournamentPoints::whole(p as i32) - off)
        .collect();
    Ok(json!({
        "tp_by_deal": points.iter().map(|p| half(*p)).collect::<Vec<_>>(),
        "round_total": half(points.into_iter().sum()),
    }))
}

pub(super) fn no_show(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let replaced = input["replacement"] == json!(true);
    let replacement = if replaced { Replacement::AfterFirstDeal } else { Replacement::Impossible };
    let absent = DealResult::new(DealEnd::Absent(Seat::ALL[3], replacement));
    let mut game = Game::new(Stage::Qualifying, [Lateness::OnTime; 4]);
    let mut by_deal = Vec::new();
    for number in 0..input["deals"].as_u64().unwrap_or(0) as usize {
        let points = match list(input, "played_tp_by_deal").get(number).and_then(Value::as_i64) {
            Some(played) => TournamentPoints::whole(played as i32),
            None => game.play(rules, &absent).map_err(|e| e.to_string())?.points()[0],
        };
        by_deal.push(points);
    }
    Ok(json!({
        "others_tp_by_deal": by_deal.iter().map(|p| half(*p)).collect::<Vec<_>>(),
        "others_round_total": half(by_deal.into_iter().sum()),
    }))
}

pub(super) fn round_winds(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let stage = if text(input, "stage") == "final" { Stage::Final } else { Stage::Qualifying };
    let players: Vec<&str> = list(input, "players").iter().filter_map(Value::as_str).collect();
    let mut game = Game::new(stage, [Lateness::OnTime; 4]);
    let mut deals = Vec::new();
    while let Some(deal) = game.deal(rules) {
        let player = |w: Wind| players.get(Seat::of_wind(w, deal.dealer).index()).copied();
        let mut row =
            json!({ "deal": deal.number, "round_wind": deal.prevailing.value.letter().to_string() });
        if stage == Stage::Final {
            row["east"] = json!(player(Wind::East));
        } else {
            let seats = Wind::ALL.map(|w| (w.letter().to_string(), json!(player(w))));
            row["seats"] = seats.into_iter().collect();
        }
        deals.push(row);
        game.play(rules, &DealResult::new(DealEnd::Drawn)).map_err(|e| e.to_string())?;
    }
    Ok(json!({ "deals": deals }))
}

pub(super) fn final_result(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let players = input["whists"].as_object().ok_or("no whists")?;
    let mut totals = [Total::default(); 4];
    for (total, whists) in totals.iter_mut().zip(players.values()) {
        total.whists = whists.as_i64().unwrap_or(0) as i32;
    }
    let scoring = rules.game.final_scoring.value;
    let places = places(scoring, &totals);
    let winner = players.keys().zip(places).find(|(_, p)| p.last == 1).map(|(name, _)| name);
    let scale = match scoring {
        Scoring::Whists => "whists only, no TP",
        Scoring::TournamentPoints => "TP",
    };
    Ok(json!({ "winner": winner, "scale": scale }))
}
