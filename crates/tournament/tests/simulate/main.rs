//! Whole events by seed, from the opening to the closing: the engine, its log and the checker say the same.
#![allow(non_snake_case, reason = "tests are named by clauses")]
mod found;

use reglament_tournament::setup::Life;
use reglament_tournament::simulate::{MadeUp, event};
use reglament_tournament::{Entry, EntryId, Tournament, check, standings};
use rules::regulation::RegulationId;
use std::time::Instant;
use testkit::event::{HALLS, law_of};

/// How many players an event of this seed has.
fn players(id: RegulationId, seed: u64) -> u16 {
    let most = if id == RegulationId::Samara { 5 } else { 8 };
    let tables = 3 + (seed * 7 + seed / 5) % most;
    let over = if id == RegulationId::Sichuan { seed % 4 } else { 0 };
    (4 * tables + over) as u16
}

/// What is wrong with the log of an event that was played to its end; nothing if all is well.
fn wrong(entries: &[Entry]) -> Option<String> {
    let again = Tournament::replay(entries.iter().cloned())?;
    if again.log() != entries {
        return Some("the log of its own replay differs".into());
    }
    if !matches!(again.setup.life, Life::Closed(_)) {
        return Some("it is not closed".into());
    }
    let end = standings::current(&again);
    if end.is_provisional() || end.open_ties().next().is_some() {
        return Some("the places are not final".into());
    }
    if end.rows.iter().any(|row| row.place.is_some() == row.out.is_some()) {
        return Some("somebody has neither a place nor a reason".into());
    }
    let found = check::check(entries);
    if !found.is_empty() {
        let told: Vec<String> = found.iter().take(4).map(ToString::to_string).collect();
        return Some(format!("the checker finds {} faults: {}", found.len(), told.join("; ")));
    }
    let mut places: Vec<(EntryId, u16)> = end.placed().map(|(place, row)| (row.entry, place)).collect();
    let mut own = check::summary(entries)?.places;
    places.sort_unstable();
    own.sort_unstable();
    (places != own).then(|| format!("places: {places:?}, the checker {own:?}"))
}

/// Plays the events of these seeds and prints what came out; returns how many failed.
fn events(id: RegulationId, seeds: std::ops::Range<u64>) -> usize {
    let law = law_of(id);
    let (mut lines, mut failed) = (0, 0);
    let mut spent = [0.0; 2];
    for seed in seeds.clone() {
        let began = Instant::now();
        let played = event(&law, players(id, seed), seed, &MadeUp);
        spent[0] += began.elapsed().as_secs_f64();
        let began = Instant::now();
        let fault = match &played {
            Ok(entries) => {
                lines += entries.len();
                wrong(entries)
            }
            Err(stopped) => Some(stopped.to_string()),
        };
        spent[1] += began.elapsed().as_secs_f64();
        if let Some(fault) = fault {
            failed += 1;
            println!("{} {seed} of {} players: {fault}", id.id(), players(id, seed));
        }
    }
    let count = seeds.end - seeds.start;
    let [play, look] = spent;
    println!("{}: {count} events, {lines} lines, played in {play:.1} s, checked in {look:.1} s", id.id());
    failed
}

/// `REGLAMENT_EVENTS=1000` plays so many events instead, `REGLAMENT_EVENTS=17..18` those of these seeds;
/// `REGLAMENT_EVENTS_OF=samara` of one regulation.
#[test]
fn fifty_events_of_every_regulation_come_to_their_end() {
    let asked = std::env::var("REGLAMENT_EVENTS").unwrap_or("50".into());
    let (from, to) = asked.split_once("..").unwrap_or(("0", &asked));
    let seeds = from.parse().expect("a seed")..to.parse().expect("a seed");
    let only = std::env::var("REGLAMENT_EVENTS_OF").ok();
    let halls = HALLS.into_iter().filter(|id| only.as_deref().is_none_or(|only| only == id.id()));
    let failed: usize = halls.map(|id| events(id, seeds.clone())).sum();
    assert_eq!(failed, 0, "events with a fault");
}

/// The same seed gives the same log.
#[test]
fn a_seed_tells_an_event_again() {
    for id in HALLS {
        let law = law_of(id);
        let one = event(&law, 16, 7, &MadeUp).map_err(|stopped| stopped.to_string());
        let two = event(&law, 16, 7, &MadeUp).map_err(|stopped| stopped.to_string());
        assert!(one.is_ok(), "{one:?}");
        assert!(one == two, "{}", id.id());
    }
}

/// Everything that can happen happens in some event: a chance that never comes would hide what it is for.
#[test]
fn events_of_a_few_seeds_hold_everything_that_happens() {
    use std::collections::BTreeSet;
    let mut seen = BTreeSet::new();
    for id in HALLS {
        let law = law_of(id);
        for seed in 0..12 {
            let Ok(entries) = event(&law, players(id, seed), seed, &MadeUp) else { continue };
            for happened in entries.iter().flat_map(|entry| &entry.events) {
                let told = format!("{happened:?}");
                let mut words = told.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
                seen.insert(format!("{} {}", words.next().unwrap_or(""), words.next().unwrap_or("")));
            }
        }
    }
    let all = [
        "Club GameStarted",
        "Penalty Agreed",
        "Penalty Cancelled",
        "Penalty Confirmed",
        "Penalty Given",
        "Penalty Mapped",
        "People Admitted",
        "People CheckedIn",
        "People Edited",
        "People Left",
        "People ListApproved",
        "People Merged",
        "People Offered",
        "People Overridden",
        "People Registered",
        "People Restricted",
        "People Waits",
        "Protocol Confirmed",
        "Protocol Contradicted",
        "Protocol Entered",
        "Protocol Objected",
        "Protocol SeatConfirmed",
        "Protocol Settled",
        "Round Answered",
        "Round Called",
        "Round CameLate",
        "Round Confirmed",
        "Round Extended",
        "Round Reopened",
        "Round Signalled",
        "Round StoppedEarly",
        "Round Voided",
        "Round WasAbsent",
        "Seats ClosedUp",
        "Seats Demanded",
        "Seats Drawn",
        "Seats Edited",
        "Seats Noted",
        "Seats Published",
        "Seats Seated",
        "Seats SeatsDrawn",
        "Setup Announced",
        "Setup Changed",
        "Setup Closed",
        "Setup Opened",
        "Setup ProgrammeSet",
        "Setup Reopened",
        "Standings Held",
        "Standings LotDrawn",
        "Standings Released",
        "Standings Revealed",
        "Substitute Put",
        "Substitute TakenBack",
        "Undo Event",
    ];
    let missing: Vec<&str> = all.into_iter().filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "never happens: {missing:?}; happens: {seen:?}");
}
