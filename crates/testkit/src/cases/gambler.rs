//! `gambler-cases/1`: worked cases of the Gambler tournament, and the bug reports of classical hands.
use super::{Outcome, list, text};
use crate::law;
use rules::classical::*;
use rules::clause::Basis;
use rules::frame::classical::{Game, Moves, Total, places};
use rules::hand::Hand;
use rules::meld::{Group, Meld, MeldKind};
use rules::regulation::RegulationId;
use rules::seat::{Seat, SeatSet, Wind};
use rules::tile::{Bonus, Suit, TileKind};
use serde_json::{Value, json};

/// Kinds of cases that belong to the hall: registration, seating, no-shows, signals, closing up, replacement,
/// ranking over a tournament.
const HALL: [&str; 10] = [
    "no_show_sanction",
    "skip_round",
    "last_deal_signal",
    "ignored_last_deal",
    "ranking",
    "italian_seating",
    "replacement",
    "entry_count",
    "seat_draw",
    "compaction",
];

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let kind = text(case, "kind");
    let outcome = if HALL.contains(&kind) {
        Outcome::Skipped("hall".into())
    } else {
        let rules = law::classical(RegulationId::Gambler);
        let (input, expected) = (&case["input"], &case["expected"]);
        outcome(rules, kind, input, expected).unwrap_or_else(|error| unreadable(&error))
    };
    vec![(text(case, "id").to_owned(), outcome)]
}

fn unreadable(error: &str) -> Outcome {
    Outcome::Failed { expected: "a case the runner can read".into(), got: error.to_owned() }
}

fn outcome(rules: &ClassicalRules, kind: &str, input: &Value, expected: &Value) -> Result<Outcome, String> {
    let got = match kind {
        "winning_hand" => return winning_hand(rules, input, expected),
        "loser_hand" => loser_hand(rules, input)?,
        "deal_result" => deal_result(rules, input)?,
        "whist_band" => json!({ "points": half(band(rules, number(input, "whists")?).value) }),
        "drawn_deal" => drawn_deal(rules)?,
        "false_mahjong_stopped" => false_mahjong_stopped(rules, input)?,
        "false_mahjong_continued" => false_mahjong_continued(rules, input)?,
        "lateness" => lateness(rules, input)?,
        "late_round_total" => late_round_total(rules, input)?,
        "no_show" => no_show(rules, input)?,
        "round_winds" => round_winds(rules, input)?,
        "final_result" => final_result(rules, input)?,
        "free_tile" => free_tile_of(rules, input)?,
        "declare_check" => declare_check(rules, input)?,
        "wrong_tile_count" => wrong_tile_count(rules, input)?,
        other => return Err(format!("kind {other} is not known")),
    };
    Ok(same(expected, &got))
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
    super::vectors::wind(letter)
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

// Hands.

fn winning_hand(rules: &ClassicalRules, input: &Value, expected: &Value) -> Result<Outcome, String> {
    let (hand, win, ctx) = mahjong(input)?;
    let award = match appraise(rules, &hand, win, &ctx) {
        Ok(award) => award,
        Err(refusals) => {
            let incomplete =
                [RefusalKind::NotMahjong, RefusalKind::SpecialSetNotDrawn, RefusalKind::ClosedKongRobbed];
            let got = if refusals.kinds().all(|k| incomplete.contains(&k)) {
                json!({ "mahjong": false })
            } else {
                json!({ "refused": refusals.to_string() })
            };
            return Ok(same(expected, &got));
        }
    };
    let declared = value(rules, &hand, win, &ctx).ok();
    let mut got = json!({
        "mahjong": true,
        "limit_hands": award.limit_hands.iter().map(|l| clause(l.basis)).collect::<Vec<_>>(),
        "may_declare": declared.is_some(),
        "hand_value": declared.map(|a| a.points),
        "single_wait": award.waits.len() == 1,
        "ordinary": award.ordinary.as_ref().map(|count| {
            let mut count = summary(count);
            sort(&mut count["points"]);
            count
        }),
    });
    let mut expected = expected.clone();
    if let Some(other) = expected.get("not_limit_hand") {
        got["not_limit_hand"] = other.clone();
        let found = award.limit_hands.iter().any(|l| json!(clause(l.basis)) == *other);
        got["not_limit_hand"] = if found { json!("found") } else { other.clone() };
    }
    if let Some(points) = expected.pointer_mut("/ordinary/points") {
        sort(points);
    }
    Ok(same(&expected, &got))
}

fn loser_hand(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let count = count_hand(rules, &hand(input)?, wind(text(input, "seat"))?, wind(text(input, "round"))?);
    Ok(summary(&count))
}

/// The hand with the winning tile, that tile, and the circumstances.
fn mahjong(input: &Value) -> Result<(Hand, TileKind, WinContext), String> {
    let mut hand = hand(input)?;
    let won = &input["win"];
    let win = tile(text(won, "tile"))?;
    hand.concealed.add(win);
    let winner = seat(text(input, "seat"))?;
    let dealer = Seat::ALL[0];
    // Whose tile it was plays no part in the value, but for East's first discard.
    let other = if winner == dealer { winner.next() } else { dealer };
    let source = match text(won, "source") {
        "wall" => Source::Wall,
        "free" => Source::Free,
        "discard" => Source::Discard(other),
        "rob_added" => Source::AddedKong(other),
        "rob_closed" => Source::ClosedKong(other),
        other => return Err(format!("no source {other}")),
    };
    let mut ctx = WinContext::new(dealer, winner, wind(text(input, "round"))?, source);
    ctx.opening = match text(won, "initial") {
        "heaven" => Opening::Heaven,
        "earth" => Opening::Earth,
        _ => Opening::None,
    };
    if input["original_call"] == json!(true) {
        ctx.call = Call::Original;
    }
    if won["last_wall_tile"] == json!(true) {
        ctx.wall_tile = WallTile::Last;
    }
    ctx.kongs_this_turn = won["kongs_this_turn"].as_u64().unwrap_or(0) as u8;
    Ok((hand, win, ctx))
}

/// A count as the case files write it.
fn summary(count: &Count) -> Value {
    let mut points: Vec<(String, i32)> = Vec::new();
    for line in count.lines.iter().filter(|l| l.points > 0) {
        let open = line.openness.map_or("", |o| match o.value {
            Openness::Open => ":open",
            Openness::Closed => ":closed",
        });
        let name = match (line.kind, line.counted) {
            (PointKind::Mahjong, _) => "win".to_owned(),
            (PointKind::WallTile, _) => "from_wall".to_owned(),
            (PointKind::OnlyTile, _) => "only_tile".to_owned(),
            (_, Counted::Set(Group::Kong(tile))) => format!("kong:{}{open}", name(tile)),
            (_, Counted::Set(group)) => format!("pung:{}{open}", name(group.tile())),
            (_, Counted::Pair(tile)) => format!("pair:{}", name(tile)),
            (_, Counted::Bonus(tile)) => format!("bonus:{}", bonus_name(tile)),
            (_, Counted::Win) => "?".to_owned(),
        };
        match points.iter_mut().find(|(n, _)| *n == name) {
            Some((_, sum)) => *sum += line.points,
            None => points.push((name, line.points)),
        }
    }
    let doubles: Vec<String> = count
        .doubles
        .iter()
        .flat_map(|d| std::iter::repeat_n(clause(d.basis), usize::from(d.times)))
        .collect();
    json!({ "base": count.base, "doubles": doubles, "value": count.value, "points": points })
}

fn sort(points: &mut Value) {
    if let Some(points) = points.as_array_mut() {
        points.sort_by_key(ToString::to_string);
    }
}

// Deals.

fn deal(rules: &ClassicalRules) -> Result<Deal, String> {
    let game = Game::new(Stage::Qualifying, [Lateness::OnTime; 4]);
    game.deal(rules).ok_or_else(|| "the game has no deal".to_owned())
}

fn deal_result(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn drawn_deal(rules: &ClassicalRules) -> Result<Value, String> {
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

fn false_mahjong_stopped(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn false_mahjong_continued(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn lateness(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn late_round_total(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn no_show(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

// Games.

fn round_winds(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

fn final_result(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
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

// At the table.

fn free_tile_of(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let Some(free) = free_tile(rules, number(input, "wall_remaining")? as u8).value else {
        return Ok(json!({ "source": null, "kong_allowed": false }));
    };
    let source = match free.source {
        FreeSource::ReservedTail => "reserved free tiles",
        FreeSource::LastTile => "last tile of the wall",
    };
    let mut out = json!({ "source": source, "status": "free" });
    if free.wall_tile == WallTile::Last {
        out["also_last_wall_tile"] = json!(true);
    }
    Ok(out)
}

/// The case names what the hand has; the runner takes a hand that has it.
fn declare_check(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let on = |field: &str| input[field] == json!(true);
    let heaven = text(input, "initial") == "heaven";
    let standing = "C1 C2 C3 D4 D5 D6 D7 D8 C9 C9";
    let mut hand = json!({
        "seat": if heaven { "E" } else { "S" },
        "round": "E",
        "standing": standing.split(' ').collect::<Vec<_>>(),
        "melds": [{ "type": "pung", "tile": if on("internal_double") { "Rd" } else { "B5" } }],
        "win": { "tile": "D9", "source": "discard" },
    });
    if heaven {
        hand["melds"] = json!([]);
        hand["standing"] = json!(standing.split(' ').chain(["B1"; 3]).collect::<Vec<_>>());
        hand["win"] = json!({ "tile": "D9", "source": "wall", "initial": "heaven" });
    }
    let (hand, win, mut ctx) = mahjong(&hand)?;
    ctx.call = if on("calling_declared") {
        Call::Declared
    } else if on("calling_declared_before_own_discard") {
        Call::BeforeDiscard
    } else {
        Call::None
    };
    let Err(refusals) = value(rules, &hand, win, &ctx) else { return Ok(json!({ "may_declare": true })) };
    let reason = match refusals.kinds().next() {
        Some(RefusalKind::NotCalling) => "no calling hand declared",
        Some(RefusalKind::CallingBeforeDiscard) => "a player becomes calling only after his discard",
        Some(RefusalKind::BelowMinimum) => "no internal double and no limit hand",
        _ => return Err(refusals.to_string()),
    };
    Ok(json!({ "may_declare": false, "reason": reason }))
}

fn wrong_tile_count(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let field = |name: &str| input[name].as_u64().map(|n| n as u8);
    let number = field("extra_tiles")
        .map(TileNumber::Extra)
        .or(field("missing_tiles").map(TileNumber::Missing))
        .ok_or("no number of tiles")?;
    let remedy = number_remedy(rules, number).ok_or("the number is right")?;
    let action = match remedy.remedy.value {
        Remedy::DiscardsWithoutDrawing => "announces; on his turn discards without drawing",
        Remedy::DrawsMissingTile => "on his turn draws the missing tile as well",
    };
    let mut out = json!({ "action": action, "dead_hand": false });
    if !remedy.barred.is_empty() {
        let barred = remedy.barred.iter().map(|b| match b {
            Barred::Mahjong => "mahjong",
            Barred::Calling => "calling",
            Barred::Kong => "kong",
        });
        out["this_turn_forbidden"] = barred.collect();
    }
    Ok(out)
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
    Ok(same(&case["right"]["results"], &json!(results)))
}

/// `classical-dmjl`: a limit of 500, own flower and season double together, a complete set doubles once, East pays
/// and receives double.
fn dmjl() -> Result<ClassicalRules, String> {
    let mut out = law::classical(RegulationId::Gambler).clone();
    for (key, answer) in [
        ("limit.points", "500"),
        ("limit.nonclassical_limit_hands", "disabled"),
        ("bonus.own", "both"),
        ("bonus.bouquet", "once"),
        ("settlement.east", "double"),
        ("game.east", "unless-east-wins"),
    ] {
        let options = ClassicalRules::OPTIONS;
        let spec = options.iter().find(|o| o.key == key).ok_or_else(|| format!("no option {key}"))?;
        let value = spec.answers.parse(answer).map_err(|e| format!("{key} = {answer}: {e}"))?;
        spec.set(&mut out, value, Basis::Patch(0)).map_err(|e| e.to_string())?;
    }
    Ok(out)
}
