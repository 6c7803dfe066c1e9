//! Hands: Mahjongs and those of the other players.
use super::super::{Outcome, text};
use super::{bonus_name, clause, hand, name, same, seat, tile, wind};
use rules::classical::*;
use rules::hand::Hand;
use rules::meld::Group;
use rules::seat::Seat;
use rules::tile::TileKind;
use serde_json::{Value, json};

pub(super) fn winning_hand(
    rules: &ClassicalRules,
    input: &Value,
    expected: &Value,
) -> Result<Outcome, String> {
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
    if let Some(other) = expected.get("not_limit_hand").and_then(Value::as_str) {
        let id = |hand: &LimitHand| clause(rules.cite(Topic::Limit(*hand)));
        let hand = LimitHand::ALL.into_iter().find(|h| id(h) == other).ok_or("no such limit hand")?;
        got["not_limit_hand"] = if award.has(hand) { json!("it is") } else { json!(id(&hand)) };
    }
    if let Some(points) = expected.pointer_mut("/ordinary/points") {
        sort(points);
    }
    Ok(same(&expected, &got))
}

pub(super) fn loser_hand(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let count = count_hand(rules, &hand(input)?, wind(text(input, "seat"))?, wind(text(input, "round"))?);
    Ok(summary(&count))
}

/// The hand with the winning tile, that tile, and the circumstances.
pub(super) fn mahjong(input: &Value) -> Result<(Hand, TileKind, WinContext), String> {
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
