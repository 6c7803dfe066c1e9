//! Pairing round by round for close results: simulated events, their repeats, their spread and the slowest round.
//!
//! The first round is by lot. At each table a random order is drawn and points follow it: 3, 1, −1, −3. The standing
//! is by points, equal points by lot. The spread is the mean over the tables of the later rounds of (highest rank −
//! lowest before the round). Seeds 1 to 20.
use crate::clock::timed;
use crate::{Case, Figure, Outcome};
use reglament_tournament::lots::Lots;
use reglament_tournament::seating::pairing::{
    Accept, Meetings, Programme, Request, SWAPS, by_standing, programmatic, random,
};
use reglament_tournament::seating::quality::report;
use reglament_tournament::seating::{Constraints, Plan, Slot};
use std::time::Duration;

/// The sizes that have bars: players, rounds, the mean of repeats at most (none in any seed where it is zero), the
/// mean of the spread at most.
const SIZES: [(u16, u16, f64, f64); 4] =
    [(24, 6, 4.0, 10.2), (40, 8, 0.0, 11.8), (100, 10, 0.0, 6.8), (140, 10, 0.0, 5.4)];

/// All cases of pairing; the time is that of a round.
pub fn cases() -> Vec<Case> {
    let case = |(players, rounds, repeats, spread): (u16, u16, f64, f64)| Case {
        name: format!("programmatic {players}x{rounds}"),
        allowed: Duration::from_secs(1),
        run: Box::new(move || run(players, rounds, repeats, spread)),
    };
    SIZES.into_iter().map(case).collect()
}

/// Plays all seeds.
fn run(players: u16, rounds: u16, repeats: f64, spread: f64) -> Outcome {
    let events: Vec<Event> = (1..=20).map(|seed| event(players, rounds, seed)).collect();
    let mean = |of: fn(&Event) -> f64| {
        let mean = events.iter().map(of).sum::<f64>() / events.len() as f64;
        (mean * 100.0).round() / 100.0
    };
    let figures = vec![
        Figure::at_most("mean of repeats", mean(|e| f64::from(e.repeats)), repeats),
        Figure::at_most("mean of spread", mean(|e| e.spread), spread),
    ];
    Outcome { figures, slowest: events.iter().map(|e| e.slowest).max().unwrap_or_default() }
}

struct Event {
    repeats: u32,
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
            (1..).zip(&order).for_each(|(place, slot)| places[slot.0 as usize] = place);
            ranks.push(places);
            let request = Request {
                order: &order,
                constraints: &constraints,
                met: Some(&met),
                barred: &[],
                accept: Accept::Nothing,
                steps: SWAPS,
            };
            let programme =
                Programme { request, later: rounds - 1 - number, seed: seed * 100 + u64::from(number) };
            let (round, time) = timed(|| programmatic(&programme).ok());
            slowest = slowest.max(time);
            round.map_or_else(|| by_standing(&order), |together| together.round)
        };
        for table in &round.tables {
            let mut order: Vec<Slot> = table.slots().collect();
            lots.shuffle(&mut order);
            order.iter().zip([3, 1, -1, -3]).for_each(|(slot, won)| points[slot.0 as usize] += won);
        }
        met.add(&round);
        plan.rounds.push(round);
    }
    let quality = report(&plan, &constraints, Some(&ranks));
    Event { repeats: quality.repeats, spread: quality.spread.map_or(0.0, |s| s.mean()), slowest }
}
