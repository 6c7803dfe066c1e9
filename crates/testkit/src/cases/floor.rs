//! Cases of the floor: lots, seating, seats at a table, closing up, the last-deal signal.
//!
//! Each case is played as an event under the law of its regulation.
use super::read::{Read, number, words};
use super::{list, text};
use crate::event::{Builder, law_of, profile, settings};
use crate::law;
use rules::classical::{AtSignal, OnSignal, on_last_deal_signal};
use rules::hall::{SeatingSystem, SystemChoice};
use rules::regulation::RegulationId;
use serde_json::{Map, Value, json};
use tournament::people::{self, Part, Profile};
use tournament::seats::{self, close_up, quality};
use tournament::setup::Law;
use tournament::{Command, EntryId, Event, PersonId, Role, RoundNo, TableId, TableNo};

const FIRST: RoundNo = RoundNo(1);
const SEED: u64 = 1;

/// The kinds of cases that are played here.
pub(super) const KINDS: [&str; 7] = [
    "italian_seating",
    "seat_draw",
    "compaction",
    "last_deal_signal",
    "danish_seating",
    "program_seating",
    "session1_seating",
];

/// What a case comes to, in the fields of the right answer.
pub(super) fn answer(kind: &str, input: &Value, expected: &Value) -> Read<Value> {
    match kind {
        "italian_seating" => italian(input, expected),
        "seat_draw" => seat_draw(input),
        "compaction" => compaction(input),
        "last_deal_signal" => last_deal(input),
        "danish_seating" => paired(input, SeatingSystem::Danish),
        "program_seating" => paired(input, SeatingSystem::Programmatic),
        "session1_seating" => by_lots(input),
        other => Err(format!("kind {other} is not of the floor")),
    }
}

fn event(law: Law, clans: &[String]) -> Read<Builder> {
    let settings = settings(&law);
    let mut event = Builder::open(law, settings).map_err(|refused| refused.to_string())?;
    for (i, clan) in clans.iter().enumerate() {
        let (person, entry) = (PersonId::of_index(i), EntryId::of_index(i));
        let profile = Box::new(Profile { clan: clan.clone(), ..profile(i + 1) });
        let at = event.now();
        event.happen(vec![
            Event::People(people::Event::Registered { person, profile, part: Part::Player }),
            Event::People(people::Event::Admitted { person, entry }),
            Event::People(people::Event::CheckedIn { person, at }),
        ]);
    }
    Ok(event)
}

fn nobody(players: usize) -> Vec<String> {
    vec![String::new(); players]
}

/// Lots in the order of the numbers, so that with equal results the standing is P1, P2, ….
fn lots_in_order(event: &mut Builder) {
    let order = (0..event.people.slots.len()).map(EntryId::of_index).collect();
    event.happen(vec![Event::Seats(seats::Event::Drawn { seed: 0, order })]);
}

fn give(event: &mut Builder, command: seats::Command) -> Read<Vec<Event>> {
    event.try_give(Role::Judge, Command::Seats(command)).map_err(|refused| refused.to_string())
}

fn tables(event: &Builder, round: u32) -> Read<Vec<[u32; 4]>> {
    let seated = event.seats.round(RoundNo(round)).ok_or("no such round")?;
    Ok(seated.tables.iter().map(|t| t.map(|e| e.map_or(0, |e| e.0))).collect())
}

/// The number of a name such as `P7`.
fn named(word: &str) -> Read<u32> {
    word.trim_start_matches('P').parse().map_err(|_| format!("no player {word}"))
}

fn italian(input: &Value, expected: &Value) -> Read<Value> {
    let option = text(input, "option");
    if option == "schedule" {
        return schedule(input, expected);
    }
    let system = match option {
        "by_standing" => SeatingSystem::Danish,
        "snake" => SeatingSystem::Snake,
        other => return Err(format!("unknown option {other}")),
    };
    let mut law = law_of(RegulationId::Gambler);
    // The option of an event that may choose.
    law.hall.seating.choice.value = SystemChoice::Any;
    let players = list(input, "standings_after_round").len();
    let mut event = event(law, &nobody(players))?;
    lots_in_order(&mut event);
    give(&mut event, seats::Command::Seat { system: Some(SeatingSystem::Random), seed: SEED })
        .and_then(|_| give(&mut event, seats::Command::Publish { round: FIRST }))?;
    event.confirmed(FIRST);
    give(&mut event, seats::Command::Seat { system: Some(system), seed: SEED })?;
    let found = tables(&event, 2)?;
    let table = |(i, t): (usize, &[u32; 4])| {
        let [e, s, w, n] = t.map(|p| format!("P{p}"));
        json!({ "table": i + 1, "E": e, "S": s, "W": w, "N": n })
    };
    Ok(json!({ "tables": found.iter().enumerate().map(table).collect::<Vec<_>>() }))
}

/// A schedule from the lots: its figures, and whether a result changes it.
fn schedule(input: &Value, expected: &Value) -> Read<Value> {
    let (players, rounds) = (number(input, "players")? as usize, number(input, "rounds")? as usize);
    let mut event = event(law_of(RegulationId::Gambler), &nobody(players))?;
    lots_in_order(&mut event);
    give(&mut event, seats::Command::Plan { system: None, seed: SEED })?;
    let all: Vec<Vec<[u32; 4]>> = (1..=rounds as u32).map(|r| tables(&event, r)).collect::<Read<_>>()?;
    let mut out = figures(&event, &all, players);
    let mut first = all[0].clone();
    for table in &mut first {
        table.sort_unstable();
    }
    let by_lots: Vec<[u32; 4]> = lots_by_four(players);
    // The plan was given at the stage where lots are all there is.
    let made = if first == by_lots { "before the start, from the lot numbers" } else { "before the start" };
    out.insert("made".into(), made.into());
    let before = event.seats.rounds.clone();
    event.confirmed(FIRST);
    out.insert("depends_on_results".into(), (event.seats.rounds != before).into());
    if let Some(example) = expected.get("example") {
        out.insert("example".into(), one_more(example, players, &out)?);
    }
    for field in ["round_1_tables", "made"] {
        if expected.get(field).is_none() {
            out.remove(field);
        }
    }
    if expected.get("round_1_tables").is_some() {
        out.insert("round_1_tables".into(), json!(first));
    }
    Ok(out.into())
}

/// Four lots a table.
fn lots_by_four(players: usize) -> Vec<[u32; 4]> {
    (0..players as u32 / 4).map(|t| [1, 2, 3, 4].map(|n| 4 * t + n)).collect()
}

/// The figures of a schedule of all rounds.
fn figures(event: &Builder, rounds: &[Vec<[u32; 4]>], players: usize) -> Map<String, Value> {
    let found = quality(event);
    let figures = [
        ("excess_meetings", found.repeats as usize),
        ("most_meetings_of_one_pair", found.most_meetings as usize),
        ("different_opponents_each", opponents(rounds, players)),
        ("same_position_twice_in_rounds_2_to_4", positions(&rounds[1..])),
    ];
    figures.into_iter().map(|(name, figure)| (name.to_owned(), figure.into())).collect()
}

/// A schedule that the case gives as an example, as it is read: everybody is seated once a round, and its figures are
/// those of ours.
fn one_more(example: &Value, players: usize, ours: &Map<String, Value>) -> Read<Value> {
    let rounds = example.as_object().ok_or("the example has no rounds")?;
    let mut event = event(law_of(RegulationId::Gambler), &nobody(players))?;
    lots_in_order(&mut event);
    event.seated(lots_by_four(players));
    let (mut all, mut read) = (vec![lots_by_four(players)], Map::new());
    for (name, round) in rounds {
        let tables: Vec<[u32; 4]> =
            round.as_array().into_iter().flatten().map(seats_of).collect::<Read<_>>()?;
        let mut seated: Vec<u32> = tables.iter().flatten().copied().collect();
        seated.sort_unstable();
        if seated != (1..=players as u32).collect::<Vec<_>>() {
            return Ok(format!("{name} of the example does not seat everybody once").into());
        }
        event.seated(tables.clone());
        let written =
            |(i, [e, s, w, n]): (usize, &[u32; 4])| json!({ "table": i + 1, "E": e, "S": s, "W": w, "N": n });
        read.insert(name.clone(), tables.iter().enumerate().map(written).collect());
        all.push(tables);
    }
    let differs =
        figures(&event, &all, players).into_iter().find(|(name, figure)| ours.get(name) != Some(figure));
    Ok(differs.map_or(read.into(), |(name, figure)| format!("{name} of the example is {figure}").into()))
}

fn seats_of(table: &Value) -> Read<[u32; 4]> {
    let [e, s, w, n] = ["E", "S", "W", "N"].map(|seat| number(table, seat).map(|n| n as u32));
    Ok([e?, s?, w?, n?])
}

/// The fewest different opponents of a player.
fn opponents(rounds: &[Vec<[u32; 4]>], players: usize) -> usize {
    let of = |player: u32| {
        let mut met: Vec<u32> =
            rounds.iter().flatten().filter(|t| t.contains(&player)).flatten().copied().collect();
        met.sort_unstable();
        met.dedup();
        met.len() - 1
    };
    (1..=players as u32).map(of).min().unwrap_or(0)
}

/// How often a player is announced in a position where he was before.
fn positions(rounds: &[Vec<[u32; 4]>]) -> usize {
    let mut seen: Vec<(u32, usize)> = Vec::new();
    let mut twice = 0;
    for (position, player) in rounds.iter().flatten().flat_map(|t| t.iter().enumerate()) {
        if seen.contains(&(*player, position)) {
            twice += 1;
        }
        seen.push((*player, position));
    }
    twice
}

fn seat_draw(input: &Value) -> Read<Value> {
    let order = words(input, "order_counterclockwise");
    let mut event = event(law_of(RegulationId::Gambler), &nobody(order.len()))?;
    event.seated(vec![[1, 2, 3, 4]]);
    let rolls: Vec<u8> =
        order.iter().map(|name| number(&input["rolls"], name).map(|n| n as u8)).collect::<Read<_>>()?;
    let sums = rolls.try_into().map_err(|_| "not four rolls")?;
    give(&mut event, seats::Command::Throw { at: TableId { round: FIRST, table: TableNo(1) }, sums })?;
    let [e, s, w, n] = tables(&event, 1)?[0].map(|entry| order[entry as usize - 1]);
    Ok(json!({ "E": e, "S": s, "W": w, "N": n }))
}

fn compaction(input: &Value) -> Read<Value> {
    let number = |field| number(input, field).map(|n| n as u32);
    let (all, present) = (number("tables")? * 4, number("present")?);
    let mut event = event(law_of(RegulationId::Gambler), &nobody(all as usize))?;
    event.seated((0..all / 4).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
    for _ in 0..number("substitutes")? {
        let (person, at) = (PersonId::of_index(event.people.persons.len()), event.now());
        event.happen(vec![
            Event::People(people::Event::Registered {
                person,
                profile: Box::new(profile(100)),
                part: Part::Substitute(None),
            }),
            Event::People(people::Event::CheckedIn { person, at }),
        ]);
    }
    let missing: Vec<EntryId> = (1..=all - present).map(EntryId).collect();
    let closed = close_up(&event, FIRST, &missing).ok_or("no round")?.value;
    let full = closed.tables.iter().filter(|t| t.iter().all(Option::is_some)).count();
    let mut out = json!({ "full_tables": full, "left_over": closed.left_over.len() });
    if !closed.left_over.is_empty() {
        let rules = law::classical(RegulationId::Gambler);
        let award = super::gambler::absent_award(rules)?;
        out["left_over_tp_by_deal"] = award;
    }
    Ok(out)
}

fn last_deal(input: &Value) -> Read<Value> {
    let laid_out = number(input, "tiles_laid_out")? as u8;
    let at = if input["wall_built"] == json!(true) { AtSignal::Wall { laid_out } } else { AtSignal::NoWall };
    let answer = on_last_deal_signal(law::classical(RegulationId::Gambler), at);
    let outcome = match answer.value {
        OnSignal::Finish => "finish",
        OnSignal::Stop | OnSignal::StopVoid => "stop",
    };
    Ok(json!({ "outcome": outcome }))
}

/// The second round by a system, from the standing P1, P2, ….
fn paired(input: &Value, system: SeatingSystem) -> Read<Value> {
    let players = list(input, "standings").len();
    let clan = |i: usize| text(&input["clans"], &format!("P{}", i + 1)).to_owned();
    let clans: Vec<String> = (0..players).map(clan).collect();
    let mut event = event(law_of(RegulationId::Sichuan), &clans)?;
    lots_in_order(&mut event);
    let mut previous: Vec<Vec<[u32; 4]>> = Vec::new();
    for round in list(input, "previous_tables") {
        let names = |table: &Value| {
            let four: Vec<u32> = table
                .as_array()
                .into_iter()
                .flatten()
                .map(|name| named(name.as_str().unwrap_or_default()))
                .collect::<Read<_>>()?;
            four.try_into().map_err(|_| "not four at a table".to_owned())
        };
        previous.push(round.as_array().into_iter().flatten().map(names).collect::<Read<_>>()?);
    }
    if previous.is_empty() {
        previous.push((0..players as u32 / 4).map(|t| [1, 2, 3, 4].map(|n| 4 * t + n)).collect());
    }
    for round in previous {
        let round = event.seated(round);
        event.confirmed(round);
    }
    let next = event.seats.next();
    give(&mut event, seats::Command::Seat { system: Some(system), seed: SEED })?;
    let found = tables(&event, next.0)?.into_iter().map(|mut table| {
        table.sort_unstable();
        table.map(|p| format!("P{p}"))
    });
    Ok(json!({ "tables": found.collect::<Vec<_>>() }))
}

/// The tables of lot numbers in the first session.
fn by_lots(input: &Value) -> Read<Value> {
    let lots: Vec<u32> =
        list(input, "lot_numbers").iter().filter_map(Value::as_u64).map(|n| n as u32).collect();
    let players = lots.iter().max().map_or(4, |most| most.div_ceil(4) * 4);
    let mut event = event(law_of(RegulationId::Sichuan), &nobody(players as usize))?;
    give(&mut event, seats::Command::Draw { seed: SEED })?;
    give(&mut event, seats::Command::Seat { system: None, seed: SEED })?;
    let seated = event.seats.round(FIRST).ok_or("no round")?;
    let table = |lot: &u32| {
        let entry = event.seats.lots[*lot as usize - 1];
        seated.find(entry).map_or(0, |(table, _)| table.0)
    };
    Ok(json!({ "tables": lots.iter().map(table).collect::<Vec<_>>() }))
}
