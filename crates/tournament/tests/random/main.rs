//! Events of random commands, most of them sensible, many not, in any order: whatever is said, the event stays whole.
#![allow(non_snake_case, reason = "tests are named by clauses")]
mod aside;
mod cover;
mod forward;
mod found;
mod holds;
mod names;
mod papers;
mod run;
mod wild;

use cover::Cover;
use reglament_tournament::lots::Lots;
use reglament_tournament::people::Part;
use reglament_tournament::protocol::{Event as Paper, Sheet};
use reglament_tournament::setup::{Law, systems};
use reglament_tournament::simulate::{MadeUp, event};
use reglament_tournament::{Entry, Event};
use rules::hall::{EventKind, SeatingSystem, SystemChoice};
use rules::regulation::RegulationId;
use run::{Done, Run};
use std::ops::Range;
use std::time::Instant;
use testkit::event::{law_of, settings};

/// Commands of an event that does not come to its end.
const MOST: u32 = 420;

/// Results of games that somebody has played by this law.
fn pool(law: &Law) -> Vec<Sheet> {
    // Seats are not what is looked for: those of the standings are found at once.
    let mut law = law.clone();
    if law.hall.seating.system.value == SeatingSystem::Programmatic {
        law.hall.seating.system.value = SeatingSystem::Danish;
        law.hall.seating.choice.value = SystemChoice::OwnOnly;
    }
    let played = event(&law, 12, 3, &MadeUp).unwrap_or_else(|stopped| panic!("{stopped}"));
    let happened = played.iter().flat_map(|entry| &entry.events);
    let sheet = |event: &Event| match event {
        Event::Protocol(Paper::Entered { entered, .. }) => Some(entered.sheet.clone()),
        _ => None,
    };
    happened.filter_map(sheet).collect()
}

/// The log of an event of this seed.
fn random(law: &Law, seed: u64, pool: &[Sheet], cover: &mut Cover) -> Done<Vec<Entry>> {
    let mut lots = Lots::stream(seed, 77);
    let mut settings = settings(law);
    if settings.choices.rounds.is_some() {
        settings.choices.rounds = Some(2 + lots.below(2) as u16);
    }
    // A season has so many rounds, or goes on until somebody ends it.
    if law.hall.course.kind.value == EventKind::League && lots.below(2) == 0 {
        settings.choices.rounds = Some(3);
    }
    // The search of a programme takes long: one event in sixteen has it.
    let all = systems(law);
    let system = all[lots.below(all.len() as u32) as usize];
    let slow = |system| system == SeatingSystem::Programmatic && !seed.is_multiple_of(16);
    let quick = all.iter().copied().find(|system| !slow(*system));
    settings.choices.system = if slow(system) { quick } else { Some(system) };
    let mut run = Run::open(law.clone(), settings, lots, pool, cover);
    for _ in 0..8 + run.below(5) {
        run.register(Part::Player)?;
    }
    // How many in a hundred bring the event on, and how many of the rest make no sense.
    let (on, wild) = ([80, 70, 60, 45][run.below(4)], [40, 70][run.below(2)]);
    let mut after_close = 0;
    for _ in 0..MOST {
        if run.is_closed() {
            after_close += 1;
            if after_close > 6 {
                break;
            }
        }
        if run.is_closed() && run.chance(80) || !run.chance(on) && run.chance(wild) {
            run.wild()?;
        } else if run.chance(on) {
            run.forward()?;
        } else {
            run.aside()?;
        }
    }
    run.end()?;
    Ok(run.event.log().to_vec())
}

/// Events of a regulation in a run of the usual length.
const USUAL: usize = 16;

/// How many events: a few in a debug build. `REGLAMENT_RANDOM=1000` plays so many, `REGLAMENT_RANDOM=17..18` those of
/// these seeds.
fn seeds() -> Range<u64> {
    let asked = std::env::var("REGLAMENT_RANDOM").unwrap_or(USUAL.to_string());
    let (from, to) = asked.split_once("..").unwrap_or(("0", &asked));
    from.parse().expect("a seed")..to.parse().expect("a seed")
}

/// Plays the events of a regulation.
fn events(id: RegulationId) {
    let law = law_of(id);
    let (began, pool) = (Instant::now(), pool(&law));
    let made = began.elapsed().as_secs_f64();
    let (mut cover, mut lines, mut broken) = (Cover::default(), 0, 0);
    for seed in seeds() {
        match random(&law, seed, &pool, &mut cover) {
            Ok(log) => lines += log.len(),
            Err(what) => {
                broken += 1;
                println!("{} {seed}: {what}\n", id.id());
                // The whole log of a broken event.
                if std::env::var_os("REGLAMENT_LOG").is_some() {
                    for (i, line) in what.log.iter().enumerate().skip(1) {
                        println!("{i} {:?} {:?}", line.by.role, line.events);
                    }
                }
            }
        }
    }
    let spent = began.elapsed().as_secs_f64();
    eprintln!(
        "{}: {} events, {} closed, {lines} lines, {made:.1} + {spent:.1} s",
        id.id(),
        seeds().count(),
        cover.closed
    );
    if std::env::var_os("REGLAMENT_COVER").is_some() {
        for name in names::COMMANDS {
            eprintln!("C {} {name} {}", id.id(), cover.commands.get(name).unwrap_or(&0));
        }
        for name in names::REASONS {
            eprintln!("R {} {name} {}", id.id(), cover.reasons.get(name).unwrap_or(&0));
        }
    }
    assert_eq!(broken, 0, "events in which something does not hold");
    if seeds().count() >= USUAL {
        // A command that never comes would hide what it is for.
        let missing = cover.missing(id);
        assert!(missing.is_empty(), "never happens: {missing:?}");
        let closed = cover.closed as usize;
        assert!(2 * closed > seeds().count(), "{closed} events came to their end");
    }
}

#[test]
fn a_seed_tells_the_same_event_again() {
    let law = law_of(RegulationId::Tesuji);
    let pool = pool(&law);
    let log = || random(&law, 5, &pool, &mut Cover::default()).unwrap_or_else(|what| panic!("{what}"));
    assert!(log() == log());
}

#[test]
fn whatever_is_said_an_event_of_gambler_stays_whole() {
    events(RegulationId::Gambler);
}

#[test]
fn whatever_is_said_an_event_of_sichuan_stays_whole() {
    events(RegulationId::Sichuan);
}

#[test]
fn whatever_is_said_an_event_of_samara_stays_whole() {
    events(RegulationId::Samara);
}

#[test]
fn whatever_is_said_an_event_of_tesuji_stays_whole() {
    events(RegulationId::Tesuji);
}

#[test]
fn whatever_is_said_an_event_of_aleague_stays_whole() {
    events(RegulationId::Aleague);
}
