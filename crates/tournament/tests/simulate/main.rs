//! Whole events by seed, from the opening to the closing: the engine, its log and the checker say the same.
#![allow(non_snake_case, reason = "tests are named by clauses")]
mod found;

use reglament_tournament::setup::Life;
use reglament_tournament::simulate::{MadeUp, event};
use reglament_tournament::{Entry, EntryId, Tournament, check, standings};
use rules::regulation::RegulationId;
use std::collections::BTreeSet;
use std::ops::Range;
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
    let Some(again) = Tournament::replay(entries.iter().cloned()) else { return Some("no event".into()) };
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

/// The chapter and the kind of everything that has happened.
fn kinds(entries: &[Entry], seen: &mut BTreeSet<String>) {
    for happened in entries.iter().flat_map(|entry| &entry.events) {
        let told = format!("{happened:?}");
        let mut words = told.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut word = || words.next().unwrap_or("").to_owned();
        let (chapter, kind) = (word(), word());
        seen.insert(format!("{chapter} {kind}"));
    }
}

/// Plays the events of these seeds and prints what came out; returns how many failed.
fn events(id: RegulationId, seeds: Range<u64>, seen: &mut BTreeSet<String>) -> usize {
    let law = law_of(id);
    let (mut lines, mut failed, mut spent) = (0, 0, [0.0; 2]);
    let count = seeds.end - seeds.start;
    for seed in seeds {
        let began = Instant::now();
        let played = event(&law, players(id, seed), seed, &MadeUp);
        spent[0] += began.elapsed().as_secs_f64();
        let began = Instant::now();
        let fault = match &played {
            Ok(entries) => {
                lines += entries.len();
                kinds(entries, seen);
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
    let [play, look] = spent;
    eprintln!("{}: {count} events, {lines} lines, played in {play:.1} s, checked in {look:.1} s", id.id());
    failed
}

/// Fifty events of each regulation in the release build, where the corpus is; two in a debug build, which is slow.
/// `REGLAMENT_EVENTS=1000` plays so many, `REGLAMENT_EVENTS=17..18` those of these seeds, and
/// `REGLAMENT_EVENTS_OF=samara` those of one regulation.
#[test]
fn events_of_every_regulation_come_to_their_end_in_a_corpus_of_seeds() {
    let usual = if cfg!(debug_assertions) { "2" } else { "50" };
    let asked = std::env::var("REGLAMENT_EVENTS").unwrap_or(usual.into());
    let (from, to) = asked.split_once("..").unwrap_or(("0", &asked));
    let seeds: Range<u64> = from.parse().expect("a seed")..to.parse().expect("a seed");
    let only = std::env::var("REGLAMENT_EVENTS_OF").ok();
    let halls = HALLS.into_iter().filter(|id| only.as_deref().is_none_or(|only| only == id.id()));
    let mut seen = BTreeSet::new();
    let failed: usize = halls.map(|id| events(id, seeds.clone(), &mut seen)).sum();
    assert_eq!(failed, 0, "events with a fault");
    if only.is_none() && seeds.end - seeds.start >= 50 {
        // A chance that never comes would hide what it is for.
        let missing: Vec<&&str> = HAPPENS.iter().filter(|name| !seen.contains(**name)).collect();
        assert!(missing.is_empty(), "never happens: {missing:?}");
    }
}

#[test]
fn a_seed_tells_an_event_again() {
    for id in HALLS {
        let law = law_of(id);
        let one = event(&law, 12, 7, &MadeUp).map_err(|stopped| stopped.to_string());
        let two = event(&law, 12, 7, &MadeUp).map_err(|stopped| stopped.to_string());
        assert!(one.is_ok(), "{one:?}");
        assert!(one == two, "{}", id.id());
    }
}

/// What happens in some event of fifty.
const HAPPENS: &[&str] = &[
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
    "Standings Decided",
    "Standings Held",
    "Standings LotDrawn",
    "Standings Released",
    "Standings Revealed",
    "Substitute Put",
    "Substitute TakenBack",
    "Undo Event",
];
