//! Pairing round by round: from the top of the standing, where the answer must come at once, also that there is none;
//! and for close results: simulated events, their repeats, their spread and the slowest round.
//!
//! The first round is by lot. At each table a random order is drawn and points follow it: 3, 1, −1, −3. The standing
//! is by points, equal points by lot. The spread is the mean over the tables of the later rounds of (highest rank −
//! lowest before the round). A bar of no repeats holds for every seed, the others for the mean of the seeds.
use crate::clock::timed;
use crate::{Case, Figure, Outcome};
use reglament_tournament::lots::Lots;
use reglament_tournament::seating::pairing::{
    Accept, Meetings, Programme, Request, STEPS, SWAPS, by_standing, lexicographic, programmatic, random,
};
use reglament_tournament::seating::quality::report;
use reglament_tournament::seating::{Constraints, Group, Plan, Slot};
use std::time::Duration;

/// Players, rounds, repeats at most, spread at most.
const SIZES: [(u16, u16, f64, f64); 4] =
    [(24, 6, 4.0, 10.2), (40, 8, 0.0, 11.8), (100, 10, 0.0, 6.8), (140, 10, 0.0, 5.4)];
const SEEDS: std::ops::RangeInclusive<u64> = 1..=20;

/// The sizes that have bars.
pub fn cases() -> Vec<Case> {
    let case = |(players, rounds, repeats, spread)| Case {
        name: format!("programmatic {players}×{rounds}"),
        allowed: Duration::from_secs(1),
        run: Box::new(move || outcome(players, rounds, repeats, spread)),
    };
    let top = Case {
        name: "from the top 200, 100, 24".to_owned(),
        allowed: Duration::from_secs(1),
        run: Box::new(from_the_top),
    };
    SIZES.into_iter().map(case).chain([top]).collect()
}

/// Clans, many rounds played, and wishes that cannot be met or hardly can.
fn from_the_top() -> Outcome {
    let mut figures = Vec::new();
    let mut slowest = Duration::ZERO;
    let mut ask = |what: &str, players: u16, rounds: u16, constraints: Constraints| {
        let order: Vec<Slot> = (0..players).map(Slot).collect();
        let mut met = Meetings::none(players as usize);
        for round in 0..rounds {
            met.add(&random(&order, &mut Lots::stream(1, u64::from(round))));
        }
        let request = Request {
            order: &order,
            constraints: &constraints,
            met: Some(&met),
            barred: &[],
            accept: Accept::Nothing,
            steps: STEPS,
        };
        let (paired, time) = timed(|| lexicographic(&request));
        slowest = slowest.max(time);
        let count = |n: usize| n as f64;
        figures.push(match paired {
            Ok(paired) => Figure::said(format!("{what}: repeats"), count(paired.repeated.len())),
            Err(why) => Figure::said(format!("{what}: conflicts"), f64::from(why.conflicts)),
        });
    };
    let clans = |players: u16, size: u16| Constraints {
        apart: (0..players).map(|s| (Slot(s), Group(s / size))).collect(),
        ..Constraints::default()
    };
    let forbidden = |players: u16, pairs: usize| {
        let mut lots = Lots::new(9);
        let mut slot = || Slot(lots.below(u32::from(players)) as u16);
        let forbidden = (0..pairs).map(|_| (slot(), slot())).collect();
        Constraints { forbidden, ..Constraints::default() }
    };
    ask("200 in clans of 5", 200, 0, clans(200, 5));
    ask("200 in clans of 60", 200, 0, clans(200, 60));
    ask("200 in clans of 40, 12 rounds played", 200, 12, clans(200, 40));
    ask("200 with 40000 forbidden pairs", 200, 4, forbidden(200, 40000));
    ask("100 with 9000 forbidden pairs", 100, 8, forbidden(100, 9000));
    ask("24 with 5 rounds played", 24, 5, Constraints::default());
    ask("24 with 5 rounds played, forbidden pairs", 24, 5, forbidden(24, 60));
    Outcome { figures, slowest }
}

fn outcome(players: u16, rounds: u16, most_repeats: f64, most_spread: f64) -> Outcome {
    let events: Vec<Event> = SEEDS.map(|seed| event(players, rounds, seed)).collect();
    let mean = |of: fn(&Event) -> f64| {
        let sum: f64 = events.iter().map(of).sum();
        (sum / events.len() as f64 * 100.0).round() / 100.0
    };
    let worst = events.iter().map(|e| e.repeats).fold(0.0, f64::max);
    let repeats = if most_repeats > 0.0 {
        Figure::at_most("repeats, mean", mean(|e| e.repeats), most_repeats)
    } else {
        Figure::at_most("repeats, worst", worst, most_repeats)
    };
    let spread = Figure::at_most("spread, mean", mean(|e| e.spread), most_spread);
    let slowest = events.iter().map(|e| e.slowest).max().unwrap_or_default();
    Outcome { figures: vec![repeats, Figure::said("repeats, worst seed", worst), spread], slowest }
}

struct Event {
    repeats: f64,
    spread: f64,
    slowest: Duration,
}

fn event(players: u16, rounds: u16, seed: u64) -> Event {
    let slots: Vec<Slot> = (0..players).map(Slot).collect();
    let (mut lots, constraints) = (Lots::stream(seed, 1 << 32), Constraints::default());
    let mut points = vec![0_i32; players as usize];
    let mut met = Meetings::none(players as usize);
    let mut plan = Plan::default();
    let mut ranks = vec![Vec::new()];
    let mut slowest = Duration::ZERO;
    for number in 0..rounds {
        let round = if number == 0 {
            random(&slots, &mut lots)
        } else {
            let mut order = slots.clone();
            lots.shuffle(&mut order);
            order.sort_by_key(|slot| -points[slot.0 as usize]);
            let mut places = vec![0; players as usize];
            for (place, slot) in (1..).zip(&order) {
                places[slot.0 as usize] = place;
            }
            ranks.push(places);
            let request = Request {
                order: &order,
                constraints: &constraints,
                met: Some(&met),
                barred: &[],
                accept: Accept::Nothing,
                steps: SWAPS,
            };
            let seed = seed * 100 + u64::from(number);
            let programme = Programme { request, later: rounds - 1 - number, seed };
            let (together, time) = timed(|| programmatic(&programme));
            slowest = slowest.max(time);
            together.map_or_else(|_| by_standing(&order), |together| together.round)
        };
        for table in &round.tables {
            let mut order: Vec<Slot> = table.slots().collect();
            lots.shuffle(&mut order);
            for (slot, won) in order.iter().zip([3, 1, -1, -3]) {
                points[slot.0 as usize] += won;
            }
        }
        met.add(&round);
        plan.rounds.push(round);
    }
    let quality = report(&plan, &constraints, Some(&ranks));
    Event {
        repeats: f64::from(quality.repeats),
        spread: quality.spread.map_or(0.0, |spread| spread.mean()),
        slowest,
    }
}
