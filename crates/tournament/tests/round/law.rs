//! What each regulation makes of one and the same course: a table with every answer of the hall that is read here.
//!
//! A flipped answer of any of these options changes a line of its regulation.
use crate::help::*;
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use std::fmt::Write;
use testkit::event::{Builder, law_of, profile};
use tournament::club::{Command as Club, Rated, counts, form, priority};
use tournament::people::{Membership, Profile, Told};
use tournament::round::clock::{self, new_deal};
use tournament::round::{Command as Round, may_close_up_from, play, verdict};
use tournament::seats::{Command, Count, Kin, RoundKind, close_up, count, is_allowed, seats_by};
use tournament::{Date, EntryId, Event, RoundNo, Span, TableId};

const FIRST: RoundNo = RoundNo(1);

/// An event with a first round of two tables and a final, both begun at once.
fn course(id: RegulationId) -> (Builder, RoundNo) {
    let mut event = with(law_of(id), 8, |choices| {
        // Where the law fixes the length, a chosen one is not heard.
        if choices.round_minutes.is_some() {
            choices.round_minutes = Some(60);
        }
    });
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let last = event.seated_as(RoundKind::Final, vec![[1, 2, 3, 4].map(|n| Some(EntryId(n)))]);
    event.begun(FIRST);
    event.begun(last);
    (event, last)
}

fn minutes(span: Option<Span>) -> String {
    span.map_or("-".into(), |span| (span.0 / 60_000).to_string())
}

/// Clocks: lengths, and when a deal may begin.
fn clocks(out: &mut String, id: RegulationId) {
    let (event, last) = course(id);
    let start = event.now();
    let length = |round| minutes(clock::length(&event, round).value);
    let deal = |minute: i64| {
        let at = TableId { round: FIRST, table: tournament::TableNo(1) };
        format!("{:?}", new_deal(&event, at, start + Span::minutes(minute)).value)
    };
    let minutes = event.setup.round_minutes().map_or(60, i64::from);
    let marks = [minutes - 11, minutes - 9, minutes + 1].map(deal).join(" ");
    writeln!(out, "clock: round {} final {}; deals {marks}", length(FIRST), length(last)).expect("text");
    let mut event = self::event(id, 4);
    event.seated(vec![[1, 2, 3, 4]]);
    let early = Round::StopEarly { at: table(1, 1), reason: String::new() };
    let stopped = match event.try_give(tournament::Role::Judge, tournament::Command::Round(early)) {
        Ok(_) => "by the clause",
        Err(_) => "with a reason",
    };
    writeln!(out, "early start stopped: {stopped}").expect("text");
    rounds(
        &mut event,
        Round::Signal {
            round: FIRST,
            tables: tournament::round::Tables::All,
            signal: tournament::round::Signal::Start,
        },
    );
    let signal = Round::Signal {
        round: FIRST,
        tables: tournament::round::Tables::All,
        signal: tournament::round::Signal::LastDeal,
    };
    let signal = event.try_give(tournament::Role::Judge, tournament::Command::Round(signal));
    writeln!(out, "last-deal signal at once: {}", if signal.is_ok() { "given" } else { "refused" })
        .expect("text");
}

/// Lateness and absence.
fn late(out: &mut String, id: RegulationId) {
    let (event, _) = course(id);
    let law = &event.setup.law;
    let of = |minutes: i64| format!("{:?}", verdict(law, Span::minutes(minutes)).value);
    let marks = [4, 7, 10, 11, 15, 16, 121].map(of).join(" ");
    writeln!(out, "late: {marks}").expect("text");
    let from = may_close_up_from(&event, FIRST).map(|from| from.value - event.now());
    writeln!(out, "close up after: {}", minutes(from)).expect("text");
    for told in [Told::Judge, Told::Nobody] {
        let (mut event, _) = course(id);
        let events = rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(2), told });
        let penalty = events.iter().find_map(|event| match event {
            Event::Penalty(tournament::penalty::Event::Given { penalty, .. }) => Some(penalty.sanction),
            _ => None,
        });
        writeln!(out, "absent, told {told:?}: {penalty:?}").expect("text");
    }
}

/// Numbers and short tables.
fn short(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 8);
    let counted: Vec<String> = [16, 15, 14, 13].map(|n| fits(count(&event, n).value)).into();
    writeln!(out, "16, 15, 14, 13 players: {}", counted.join(" ")).expect("text");
    event.happen(vec![Event::Seats(tournament::seats::Event::Seated {
        from: FIRST,
        rounds: vec![tournament::seats::SeatedRound {
            kind: RoundKind::Round,
            tables: [[1, 2, 3, 4], [5, 6, 7, 8]].map(|t: [u32; 4]| t.map(|n| Some(EntryId(n)))).into(),
            out: Vec::new(),
            origin: tournament::seats::Origin::Lots,
            visibility: tournament::seats::Visibility::Published,
            draws: Vec::new(),
        }],
    })]);
    rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(2), told: Told::Judge });
    let reserve = substitute(&mut event, None);
    let closed = close_up(&event, FIRST, &entries(&[2])).expect("a round").value;
    let by = closed.put.iter().any(|(_, by)| *by == reserve);
    let close = Command::CloseUp { round: FIRST, missing: entries(&[2]) };
    let done = match event.try_give(tournament::Role::Judge, tournament::Command::Seats(close)) {
        Ok(events) => match &events[0] {
            Event::Substitute(tournament::substitute::Event::Put(put)) => format!("{:?}", put.until),
            other => panic!("{other:?}"),
        },
        Err(_) => "refused".into(),
    };
    writeln!(out, "closing up with a reserve ({}): {done}", if by { "put in" } else { "not" }).expect("text");
    let mut event = self::event(id, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let closed = close_up(&event, FIRST, &entries(&[2])).expect("a round").value;
    writeln!(out, "one missing in a schedule: {:?}", numbers(&closed.tables)).expect("text");
    let mut event = self::event(id, 4);
    event.seated(vec![[1, 2, 3, 0]]);
    writeln!(out, "three: {:?}", play::plays(&event, table(1, 1)).expect("a table").value).expect("text");
}

fn fits(count: Count) -> String {
    match count {
        Count::Full => "full".into(),
        Count::LastShort(n) => format!("short({n})"),
        Count::Wrong { over, missing } => format!("over({over}) missing({missing})"),
        Count::TooFew => "too few".into(),
    }
}

/// Systems, first round, seats, clans, final.
fn seating(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 8);
    let law = &event.setup.law;
    let allowed: Vec<String> = SeatingSystem::ALL
        .iter()
        .filter(|s| is_allowed(law, **s).is_ok())
        .map(|s| format!("{s:?}"))
        .collect();
    writeln!(out, "system {:?} of {}", event.setup.system(), allowed.join(" ")).expect("text");
    let lots = Command::Seat { system: None, seed: 1 };
    let lots = match event.try_give(tournament::Role::Judge, tournament::Command::Seats(lots)) {
        Ok(_) => "as they come".to_owned(),
        Err(refused) => {
            let kinds = of_seats(refused).into_iter().map(|r| format!("{r:?}"));
            kinds
                .map(|r| r.split(['(', ' ']).next().unwrap_or_default().to_owned())
                .collect::<Vec<_>>()
                .join(" ")
        }
    };
    writeln!(out, "first round without lots: {lots}").expect("text");
    seats_of(out, id);
    let clan = |event: &mut Builder| {
        for number in [1, 2] {
            let profile = Box::new(Profile { clan: "x".into(), ..profile(number as usize) });
            let person = tournament::PersonId(number);
            event.happen(vec![Event::People(tournament::people::Event::Edited { person, profile })]);
        }
    };
    clan(&mut event);
    let field = &mut tournament::seats::Field::of(&event);
    let apart = field.constraints(&event, FIRST).apart.len();
    writeln!(out, "clans kept apart: {apart}; {:?}", Kin::Clan).expect("text");
    let mut event = self::event(id, 8);
    let rounds = event.setup.rounds();
    for _ in 0..rounds.unwrap_or(0) {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.confirmed(round);
    }
    let last = event.try_give(tournament::Role::Judge, tournament::Command::Seats(Command::SeatFinal));
    // Without results the best four are tied where there is a final.
    let last = last.map_or_else(
        |refused| {
            let kinds = of_seats(refused).into_iter().map(|r| format!("{r:?}"));
            kinds.map(|r| r.split('(').next().unwrap_or_default().to_owned()).collect::<Vec<_>>().join(" ")
        },
        |_| "seated".into(),
    );
    writeln!(out, "rounds {rounds:?}, final: {last}").expect("text");
    short_again(out, id);
    chief_judge(out, id);
}

fn seats_of(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 8);
    let seated = |origin, kind| tournament::seats::SeatedRound {
        kind,
        tables: vec![[1, 2, 3, 4].map(|n| Some(EntryId(n)))],
        out: Vec::new(),
        origin,
        visibility: tournament::seats::Visibility::Published,
        draws: Vec::new(),
    };
    let danish = tournament::seats::Origin::System(SeatingSystem::Danish, 1);
    let rounds = vec![
        seated(tournament::seats::Origin::Lots, RoundKind::Round),
        seated(danish, RoundKind::Round),
        seated(tournament::seats::Origin::Finalists, RoundKind::Final),
    ];
    event.happen(vec![Event::Seats(tournament::seats::Event::Seated { from: FIRST, rounds })]);
    let by = [1, 2, 3].map(|n| format!("{:?}", seats_by(&event, RoundNo(n)).value)).join(" ");
    writeln!(out, "seats of round 1, 2, final: {by}").expect("text");
}

/// Whether a player who was at an incomplete table is put there again, with Danish seating of seven.
fn short_again(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 6);
    event.happen(vec![Event::Seats(tournament::seats::Event::Drawn {
        seed: 0,
        order: entries(&[1, 2, 3, 4, 5, 6]),
    })]);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 0, 0]]);
    event.confirmed(FIRST);
    let seat = Command::Seat { system: Some(SeatingSystem::Danish), seed: 1 };
    let line = match event.try_give(tournament::Role::Judge, tournament::Command::Seats(seat)) {
        Ok(_) => format!("{:?}", seated(&event, 2)[1]),
        Err(_) => "refused".into(),
    };
    writeln!(out, "six by Danish seating, the last table: {line}").expect("text");
}

/// Whether a chief judge who has a slot is announced at a table.
fn chief_judge(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 3);
    let (person, entry, at) = (tournament::PersonId(4), EntryId(4), event.now());
    let (profile, part) = (Box::new(profile(4)), tournament::people::Part::ChiefJudge);
    event.happen(vec![
        Event::People(tournament::people::Event::Registered { person, profile, part }),
        Event::People(tournament::people::Event::Admitted { person, entry }),
        Event::People(tournament::people::Event::CheckedIn { person, at }),
    ]);
    let mut round = event.seats.rounds.clone();
    event.seated(vec![[1, 2, 3, 4]]);
    round.extend(event.seats.rounds.iter().cloned());
    round[0].visibility = tournament::seats::Visibility::Planned;
    event.happen(vec![Event::Seats(tournament::seats::Event::Seated { from: FIRST, rounds: round })]);
    let publish = tournament::Command::Seats(Command::Publish { round: FIRST });
    let told = if event.try_give(tournament::Role::Judge, publish).is_ok() { "plays" } else { "refused" };
    writeln!(out, "chief judge: {told}").expect("text");
}

/// Games of a club.
fn club(out: &mut String, id: RegulationId) {
    let mut event = self::event(id, 8);
    let member = player(&mut event, Profile { membership: Membership::Member, ..profile(9) });
    let day = Date::new(2026, 3, 29).expect("a day");
    let seats = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let start = Club::StartGame { day, seats, rated: Rated::Yes };
    let begun = event.try_give(tournament::Role::Scribe, tournament::Command::Club(start)).is_ok();
    let rated = [Rated::Yes, Rated::Agreed, Rated::OneRound, Rated::NotOfficial];
    let counted = rated.map(|r| format!("{:?}", counts(&event.setup.law, r).value)).join(" ");
    writeln!(out, "games: {}; {counted}", if begun { "one by one" } else { "in rounds" }).expect("text");
    for games in 0..12 {
        let round = RoundNo::of_index(event.seats.rounds.len());
        let day = Date::new(2025, 3, 29).expect("a day");
        event.happen(vec![Event::Club(tournament::club::Event::GameStarted {
            round,
            day,
            seats,
            rated: Rated::Yes,
        })]);
        event.confirmed(round);
        if priority(&event, EntryId(1), Date::new(2026, 1, 1).expect("a day")).is_some() {
            writeln!(out, "priority after {} games", games + 1).expect("text");
            break;
        }
    }
    let first = priority(&event, member, day).map(|p| p.value);
    let five = [2, 3, 4, 5, member.0];
    let waits = form(&event, day, &entries(&five), 3).waiting;
    writeln!(out, "member first: {first:?}; five come, one waits: {}", waits[0]).expect("text");
}

fn told(id: RegulationId) -> String {
    let mut out = String::new();
    clocks(&mut out, id);
    late(&mut out, id);
    short(&mut out, id);
    seating(&mut out, id);
    club(&mut out, id);
    out
}

fn check(id: RegulationId, expected: &str) {
    let told = told(id);
    assert!(told.trim() == expected.trim(), "{}:\n{told}", id.id());
}

#[test]
fn gambler() {
    check(RegulationId::Gambler, include_str!("law/gambler.txt"));
}

#[test]
fn sichuan() {
    check(RegulationId::Sichuan, include_str!("law/sichuan.txt"));
}

#[test]
fn samara() {
    check(RegulationId::Samara, include_str!("law/samara.txt"));
}

#[test]
fn tesuji() {
    check(RegulationId::Tesuji, include_str!("law/tesuji.txt"));
}

#[test]
fn aleague() {
    check(RegulationId::Aleague, include_str!("law/aleague.txt"));
}
