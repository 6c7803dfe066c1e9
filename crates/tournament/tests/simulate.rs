//! Whole events by seed, from the opening to the closing: what the engine does and what the log says are the same.
use reglament_tournament::simulate::{MadeUp, event};
use reglament_tournament::{Entry, Tournament, standings};
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

/// What every log must hold.
fn holds(id: RegulationId, seed: u64, entries: &[Entry]) {
    let told = format!("{} {seed}", id.id());
    let again = Tournament::replay(entries.iter().cloned()).expect(&told);
    assert_eq!(again.log(), entries, "{told}");
    assert!(matches!(again.setup.life, reglament_tournament::setup::Life::Closed(_)), "{told}");
    let end = standings::current(&again);
    assert!(!end.is_provisional() && end.open_ties().next().is_none(), "{told}");
    assert!(end.rows.iter().all(|row| row.place.is_some() != row.out.is_some()), "{told}");
}

fn events(id: RegulationId, seeds: std::ops::Range<u64>) {
    let law = law_of(id);
    let (began, mut lines, mut failed) = (Instant::now(), 0, 0);
    let count = seeds.end - seeds.start;
    for seed in seeds {
        match event(&law, players(id, seed), seed, &MadeUp) {
            Ok(entries) => {
                lines += entries.len();
                holds(id, seed, &entries);
            }
            Err(stopped) => {
                failed += 1;
                println!("{} {seed} ({}): {stopped}", id.id(), players(id, seed));
            }
        }
    }
    println!("{}: {count} events, {lines} lines, {:?}", id.id(), began.elapsed());
    assert_eq!(failed, 0, "of {count} events of {}", id.id());
}

#[test]
fn fifty_events_of_every_regulation_come_to_their_end() {
    let range = match std::env::var("SIM") {
        Ok(text) => {
            let n: Vec<u64> = text.split("..").map(|x| x.parse().unwrap()).collect();
            n[0]..n[1]
        }
        Err(_) => 0..50,
    };
    let only = std::env::var("SIM_ID").ok();
    for id in HALLS {
        if only.as_deref().is_none_or(|o| o == id.id()) {
            events(id, range.clone());
        }
    }
}
