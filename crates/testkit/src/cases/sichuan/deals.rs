//! Cases about what happens at a table: sheets, sessions, small tables.
use super::{list, text};
use rules::seat::Seat;
use rules::sichuan::*;
use serde_json::{Value, json};

fn seat(value: &Value) -> Result<Seat, String> {
    value.as_u64().and_then(|n| Seat::new(n as u8)).ok_or_else(|| format!("no seat {value}"))
}

fn event(event: &Value) -> Result<DealEvent, String> {
    Ok(match text(event, "type") {
        "kong" => {
            let kind = match text(event, "kind") {
                "closed" => KongKind::Closed,
                "melded" => KongKind::Melded(seat(&event["from"])?),
                "promoted" => KongKind::Promoted,
                "postponed" => KongKind::Postponed,
                other => return Err(format!("unknown kong {other}")),
            };
            DealEvent::Kong { by: seat(&event["by"])?, kind }
        }
        "void_meld" => DealEvent::ForbiddenMeld { by: seat(&event["by"])? },
        "hu" => {
            let from = match (&event["from"], text(event, "via")) {
                (Value::Null, _) => HuFrom::Wall,
                (from, "robbing_the_kong") => HuFrom::RobbedKong(seat(from)?),
                (from, "shoot_after_kong") => HuFrom::AfterKong(seat(from)?),
                (from, _) => HuFrom::Discard(seat(from)?),
            };
            let by = list(event, "by")
                .iter()
                .zip(list(event, "hands"))
                .map(|(by, hand)| Ok(HuDeclaration { by: seat(by)?, hand: hu_hand(hand)? }))
                .collect::<Result<_, String>>()?;
            DealEvent::Hu { from, by }
        }
        other => return Err(format!("unknown event {other}")),
    })
}

fn hu_hand(hand: &Value) -> Result<HuHand, String> {
    if let Some(points) = hand["value"].as_i64() {
        return Ok(HuHand::Points(points as i32));
    }
    match (hand["false"].as_bool(), hand["forbidden_suit"].as_bool()) {
        (Some(true), Some(true)) => Ok(HuHand::False(FalseHu::ForbiddenSuit)),
        (Some(true), _) => Ok(HuHand::False(FalseHu::Plain)),
        _ => Err("a hand without value".into()),
    }
}

fn wall_end_state(state: &Value) -> Result<WallEndState, String> {
    let only = state["all_discards_forbidden"].as_bool() == Some(true);
    match text(state, "state") {
        "ready" => Ok(WallEndState::Ready(state["value"].as_i64().ok_or("no value")? as i32)),
        "not_ready" => Ok(WallEndState::NotReady),
        "forbidden_suit" if only => Ok(WallEndState::ForbiddenSuit(Discards::OnlyForbidden)),
        "forbidden_suit" => Ok(WallEndState::ForbiddenSuit(Discards::Mixed)),
        other => Err(format!("unknown state {other}")),
    }
}

pub(super) fn deal_settlement(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let number = input["players"].as_u64().unwrap_or_default() as usize;
    let mut states = [None; 4];
    if let Some(given) = input["non_hu_states"].as_object() {
        for (index, state) in given {
            let at = index.parse::<usize>().ok().and_then(|i| states.get_mut(i)).ok_or("no such seat")?;
            *at = Some(wall_end_state(state)?);
        }
    }
    let sheet = DealResult {
        players: Players::of(number).ok_or("neither three nor four players")?,
        dealer: seat(&input["dealer"])?,
        events: list(input, "events").iter().map(event).collect::<Result<_, _>>()?,
        end: match text(input, "final") {
            "three_hu" => DealEnd::LastHu,
            "wall_end" => DealEnd::Wall(states),
            other => return Err(format!("unknown end {other}")),
        },
    };
    let settled = settle(rules, &sheet).map_err(|f| f.to_string())?;
    Ok(json!({
        "deltas": settled.deltas()[..number],
        "to_bank": settled.to_nobody(),
        "next_dealer": settled.next_dealer.value.index(),
    }))
}

fn numbers<const N: usize>(value: &Value) -> Result<[i32; N], String> {
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    let numbers: Vec<i32> = list.iter().filter_map(Value::as_i64).map(|n| n as i32).collect();
    numbers.try_into().map_err(|_| format!("not {N} numbers: {value}"))
}

pub(super) fn session(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let deals = list(input, "deal_deltas").iter().map(numbers::<4>).collect::<Result<_, _>>()?;
    let mut penalties = Vec::new();
    for (seat, list) in Seat::ALL.into_iter().zip(list(input, "penalties")) {
        let points = list.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_i64);
        penalties.extend(points.map(|n| (seat, Penalty::Points(n as i32))));
    }
    let sheet = SessionSheet { players: Players::Four, deals, penalties, substitutions: Vec::new() };
    let result = session_result(rules, &sheet);
    let won: Vec<usize> = result.won.iter().map(Seat::index).collect();
    Ok(json!({ "game_points": result.points, "places": result.places, "won_session": won }))
}

pub(super) fn substitute(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let seat = Seat::ALL[0];
    let deals = list(input, "seat_deltas").iter().map(|n| [n.as_i64().unwrap_or_default() as i32, 0, 0, 0]);
    let substitute =
        list(input, "substitute_deals").iter().filter_map(Value::as_u64).map(|n| n as usize).collect();
    let sheet = SessionSheet {
        players: Players::Four,
        deals: deals.collect(),
        penalties: Vec::new(),
        substitutions: vec![Substitution { seat, deals: substitute }],
    };
    let result = session_result(rules, &sheet);
    let own = result.replaced.first().ok_or("nobody was replaced")?;
    Ok(json!({ "replaced_player_points": own.points, "seat_total_for_others": result.points[seat.index()] }))
}

/// The sizes of the tables are the hall's; what becomes of the last one is the scorer's.
pub(super) fn incomplete_table(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let players = input["players"].as_u64().ok_or("no players")? as usize;
    let mut sizes = vec![4; players / 4];
    sizes.extend((!players.is_multiple_of(4)).then_some(players % 4));
    let last = sizes.last().copied().unwrap_or_default();
    let (last_table, awarded) = match small_table(rules, last).value {
        SmallTable::NotPlayed { award } => ("not played", Some(award)),
        SmallTable::Plays if last == 3 => ("played by three", None),
        SmallTable::Plays => ("normal", None),
    };
    Ok(json!({ "table_sizes": sizes, "last_table": last_table, "awarded": awarded }))
}

pub(super) fn three_player_deal(rules: &SichuanRules) -> Value {
    let plan = Plan::new(rules, Players::Three);
    let dealt = plan.dealt(Players::Three, Seat::ALL[0]);
    let blocks: Vec<u8> = plan.rounds.iter().map(|r| r.east).collect();
    let others: Vec<u8> = plan.rounds.iter().map(|r| r.others).collect();
    let usual = blocks == [4, 4, 4, 1, 1] && others == [4, 4, 4, 1, 0];
    json!({
        "dealt": dealt[..3],
        "blocks": if usual { "4,4,4 (three rounds), 1 x3 (13th), 1 (14th)" } else { "others" },
        "wall_left": plan.wall,
        "absent_seat": plan.absent.map(|wind| wind.value.letter().to_string()),
        "ends_at_hu": plan.hu_to_end.value,
    })
}
