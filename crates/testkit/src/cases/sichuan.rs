//! `sichuan-cases/1`: worked cases of the Sichuan championship.
pub(super) mod bugs;

use super::{Outcome, list, text};
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::option::AnswerValue;
use rules::regulation::RegulationId;
use rules::seat::Seat;
use rules::sichuan::*;
use rules::tile::{Suit, Tile, TileKind};
use serde_json::{Value, json};

/// Kinds of the flow of a tournament: the hall runs them.
const HALL: [&str; 5] = ["ranking", "registration", "danish_seating", "program_seating", "session1_seating"];

pub(super) fn run(case: &Value) -> Vec<(String, Outcome)> {
    let outcome = outcome(case).unwrap_or_else(|error| Outcome::Failed {
        expected: "a case the runner can read".into(),
        got: error,
    });
    vec![(text(case, "id").to_owned(), outcome)]
}

/// The rules of a case: the championship, with the limit the case names.
fn rules(limit: Option<i64>) -> Result<SichuanRules, String> {
    let mut rules = RegulationId::Sichuan.sichuan().ok_or("sichuan is no Sichuan")?.clone();
    let key = "hand.limit_fan";
    let option = SichuanRules::OPTIONS.iter().find(|o| o.key == key).ok_or("no limit")?;
    if let Some(limit) = limit {
        let (_, basis) = option.get(&rules);
        option.set(&mut rules, AnswerValue::Number(limit as i32), basis).map_err(|e| e.to_string())?;
    }
    Ok(rules)
}

fn outcome(case: &Value) -> Result<Outcome, String> {
    let kind = text(case, "kind");
    if HALL.contains(&kind) {
        return Ok(Outcome::Skipped("hall".into()));
    }
    let (input, expected) = (&case["input"], &case["expected"]);
    let rules = rules(input["limit_fan"].as_i64())?;
    let got = match kind {
        "hu_value" => hu_value(&rules, input)?,
        "waiting_value" => waiting_value(&rules, input, expected)?,
        "deal_settlement" => deal_settlement(&rules, input)?,
        "furiten" => furiten(&rules, input)?,
        "progressive_penalty" => progressive_penalty(&rules, input),
        "incorrect_declaration" => declaration(&rules, input)?,
        "dead_hand_action" => dead_hand_action(&rules, input)?,
        "kong_prompt" => kong_prompt(&rules, input),
        "session_result" => session(&rules, input)?,
        "substitute" => substitute(&rules, input)?,
        "incomplete_table" => incomplete_table(&rules, input)?,
        "three_player_deal" => three_player_deal(&rules),
        _ => return Err(format!("unknown kind {kind}")),
    };
    Ok(Outcome::compare(expected, &got))
}

fn tile(text: &str) -> Result<TileKind, String> {
    let mut chars = text.chars();
    let suit = chars.next().and_then(suit_of).ok_or_else(|| format!("no suit in {text}"))?;
    let rank = chars.as_str().parse().map_err(|_| format!("no rank in {text}"))?;
    TileKind::number(suit, rank).ok_or_else(|| format!("no tile {text}"))
}

fn suit_of(letter: char) -> Option<Suit> {
    match letter {
        'B' => Some(Suit::Bamboo),
        'D' => Some(Suit::Dots),
        'C' => Some(Suit::Characters),
        _ => None,
    }
}

fn name(tile: TileKind) -> String {
    let letter = match tile.suit() {
        Some(Suit::Bamboo) => 'B',
        Some(Suit::Dots) => 'D',
        Some(Suit::Characters) => 'C',
        None => '?',
    };
    format!("{letter}{}", tile.rank().unwrap_or_default())
}

fn tiles(list: &[Value]) -> Result<Vec<TileKind>, String> {
    list.iter().map(|t| tile(t.as_str().unwrap_or_default())).collect()
}

fn meld(meld: &Value) -> Result<Meld, String> {
    let tile = tile(text(meld, "tile"))?;
    let kind = match (text(meld, "type"), text(meld, "kong")) {
        ("pung", _) => return Ok(Meld::pung(tile, None)),
        ("kong", "closed") => MeldKind::ConcealedKong,
        ("kong", "melded") => MeldKind::ClaimedKong,
        ("kong", "promoted" | "postponed") => MeldKind::AddedKong,
        other => return Err(format!("unknown set {other:?}")),
    };
    Meld::kong(kind, tile, None).ok_or_else(|| "no kong".to_owned())
}

fn division(input: &Value) -> Result<Option<Division>, String> {
    let Some(parts) = input["declared_split"].as_array() else { return Ok(None) };
    let parts = parts
        .iter()
        .map(|part| {
            Part::new(tiles(part.as_array().map_or(&[], Vec::as_slice))?).ok_or("a bad part".to_owned())
        })
        .collect::<Result<Vec<_>, String>>()?;
    Ok(Some(Division::new(parts).ok_or("too many parts")?))
}

fn hand(input: &Value, division: Option<&Division>) -> Result<Hand, String> {
    let mut hand = match (input["standing"].is_array(), division) {
        (true, _) => Hand::of(tiles(list(input, "standing"))?.into_iter().map(Tile::plain)),
        (false, Some(division)) => Hand { concealed: division.tiles(), ..Hand::default() },
        (false, None) => return Err("neither tiles nor a division".into()),
    };
    for m in list(input, "melds") {
        hand.melds.try_push(meld(m)?).map_err(|_| "too many sets")?;
    }
    Ok(hand)
}

fn forbidden(input: &Value) -> Result<Suit, String> {
    text(input, "forbidden_suit")
        .chars()
        .next()
        .and_then(suit_of)
        .ok_or_else(|| "no forbidden suit".to_owned())
}

fn fan_names(fans: impl Iterator<Item = (Fan, u32)>) -> Vec<String> {
    let mut names: Vec<String> =
        fans.flat_map(|(fan, times)| (0..times).map(move |_| fan.id().to_owned())).collect();
    names.sort_unstable();
    names
}

fn hu_value(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let division = division(input)?;
    let mut hand = hand(input, division.as_ref().filter(|_| !input["standing"].is_array()))?;
    let win = tile(text(input, "winning_tile"))?;
    hand.add(Tile::plain(win));
    let mut ctx = HuContext::new(Taken::Discard, forbidden(input)?);
    for flag in list(input, "win_flags") {
        let situation = match flag.as_str().unwrap_or_default() {
            "win_after_kong" => {
                ctx.taken = Taken::SelfDraw;
                Situation::WinAfterKong
            }
            "shoot_after_kong" => Situation::ShootAfterKong,
            "robbing_the_kong" => Situation::RobbingTheKong,
            "under_the_sea" => Situation::UnderTheSea,
            other => return Err(format!("unknown flag {other}")),
        };
        ctx = ctx.with(situation);
    }
    Ok(match value(rules, &hand, win, division.as_ref(), ctx) {
        Ok(award) => json!({
            "valid": true,
            "fans": fan_names(award.lines.iter().map(|l| (l.fan, u32::from(l.times)))),
            "fan_total": award.fan,
            "value": award.points,
        }),
        Err(refusals) => {
            let reasons: Vec<_> = refusals.kinds().map(RefusalKind::id).collect();
            json!({ "valid": !refusals.is_false_hu(), "reason": reasons.join(", ") })
        }
    })
}

fn waiting_value(rules: &SichuanRules, input: &Value, expected: &Value) -> Result<Value, String> {
    let division = division(input)?;
    let hand = hand(input, division.as_ref())?;
    let presentation = match &division {
        Some(division) => Presentation::Divided(division),
        None if input["player_cannot_split"].as_bool() == Some(true) => Presentation::CannotDivide,
        None => Presentation::Unknown,
    };
    let found = wall_end_hand(rules, &hand, presentation, forbidden(input)?, Liveness::Live)
        .map_err(|r| r.to_string())?;
    let mut out = json!({ "ready": found.readiness == Readiness::Ready, "value": found.points() });
    if expected.get("waits").is_some() {
        let waits: serde_json::Map<String, Value> = found
            .waits
            .iter()
            .map(|w| (name(w.tile), json!({ "fans": fan_names(w.fans.iter()), "fan_total": w.fan })))
            .collect();
        out["waits"] = waits.into();
        out["fan_total"] = found.fan().into();
    }
    Ok(out)
}

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

fn deal_settlement(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
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

fn furiten(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let waits = tiles(list(input, "waits"))?;
    let mut furiten = Furiten::NONE;
    let mut last = None;
    for step in list(input, "sequence") {
        match (text(step, "op"), text(step, "action")) {
            ("own_draw", _) => _ = furiten.draw(rules),
            ("own_claim", _) => _ = furiten.claim(rules),
            ("discard", action) => {
                let tile = tile(text(step, "tile"))?;
                let points = step["value"].as_i64().unwrap_or(1) as i32;
                if action == "hu" {
                    let barred = furiten.bars(rules, tile, points).is_some() || !waits.contains(&tile);
                    last = Some(if barred { "false_hu" } else { "valid" });
                } else if waits.contains(&tile) {
                    furiten.pass(tile, points);
                }
            }
            (op, _) => return Err(format!("unknown step {op}")),
        }
    }
    Ok(json!({ "last_hu": last }))
}

fn progressive_penalty(rules: &SichuanRules, input: &Value) -> Value {
    let mut violations = Violations::at_start(rules).value;
    let mut session = None;
    let mut first = None;
    let mut points = Vec::new();
    for at in list(input, "violations_by_session") {
        if session.replace(at) != Some(at) {
            violations = Violations::at_start(rules).value;
        }
        let penalty = violations.add(rules).value;
        first.get_or_insert(penalty == Penalty::Warning);
        points.push(penalty.points());
    }
    json!({ "points": points, "sum": points.iter().sum::<i32>(), "first_is_warning": first })
}

fn word(text: &str) -> Result<Word, String> {
    match text {
        "pung" => Ok(Word::Pung),
        "kong" => Ok(Word::Kong),
        "hu" => Ok(Word::Hu),
        other => Err(format!("unknown word {other}")),
    }
}

fn declaration(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let [first, second] = list(input, "spoken") else { return Err("not two words".into()) };
    let second = match second.as_str().unwrap_or_default() {
        "cancel" => Second::Withdrawn,
        other => Second::Word(word(other)?),
    };
    let found = incorrect_declaration(rules, word(first.as_str().unwrap_or_default())?, second);
    let found = found.ok_or("a correct declaration")?;
    let effective = found.stands.map(|word| match word {
        Word::Pung => "pung",
        Word::Kong => "kong",
        Word::Hu => "hu",
    });
    Ok(json!({ "effective": effective, "sanction": sanction(found.sanction.value) }))
}

fn sanction(sanction: Sanction) -> String {
    sanction.name().replace('-', "_")
}

fn dead_hand_action(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let declaration = match text(input, "action") {
        "closed_kong" => Declaration::ClosedKong,
        "promoted_kong" => Declaration::AddedKong,
        "pung" => Declaration::Pung,
        "melded_kong" => Declaration::MeldedKong,
        "hu" => Declaration::Hu,
        other => return Err(format!("unknown action {other}")),
    };
    Ok(match dead_hand(rules, declaration).value {
        DeadHandRight::Allowed => json!({ "allowed": true }),
        DeadHandRight::Forbidden => json!({ "allowed": false }),
        DeadHandRight::FalseHu => json!({ "allowed": false, "sanction": "false_hu" }),
    })
}

fn kong_prompt(rules: &SichuanRules, input: &Value) -> Value {
    let sanctions: Vec<String> = (0..list(input, "occurrences_in_tournament").len() as u32)
        .map(|earlier| sanction(Slip::prompt(earlier).sanction(rules).value))
        .collect();
    json!({ "sanctions": sanctions })
}

fn numbers<const N: usize>(value: &Value) -> Result<[i32; N], String> {
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    let numbers: Vec<i32> = list.iter().filter_map(Value::as_i64).map(|n| n as i32).collect();
    numbers.try_into().map_err(|_| format!("not {N} numbers: {value}"))
}

fn session(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
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

fn substitute(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
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
fn incomplete_table(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
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

fn three_player_deal(rules: &SichuanRules) -> Value {
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
