//! Pairing round by round for close results: simulated events, their repeats, their spread and the slowest round.
//!
//! The first round is by lot. At each table a random order is drawn and points follow it: 3, 1, −1, −3. The standing
//! is by points, equal points by lot. The spread is the mean over the tables of the later rounds of (highest rank −
//! lowest before the round). Seeds 1 to 20.
use crate::measure::timed;
use reglament_tournament::lots::Lots;
use reglament_tournament::seating::pairing::{
    Accept, Meetings, Programme, Request, SWAPS, by_standing, programmatic, random,
};
use reglament_tournament::seating::quality::report;
use reglament_tournament::seating::{Constraints, Plan, Slot};
use std::fmt;
use std::time::Duration;

/// A case of the bench: a size, and what it must reach.
pub struct Case {
    pub players: u16,
    pub rounds: u16,
    /// Most repeats: of the mean of the seeds, or of every seed.
    pub repeats: Repeats,
    /// Most spread, as the mean of the seeds.
    pub spread: f64,
}

/// How repeats are held against the bar.
pub enum Repeats {
    Mean(f64),
    Never,
}

/// What a case came to.
pub struct Figure {
    pub name: String,
    pub repeats: f64,
    pub most_repeats: u32,
    pub spread: f64,
    pub slowest: Duration,
    pub missed: Vec<String>,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, repeats, most_repeats, spread, slowest, .. } = self;
        write!(
            f,
            "{name}: repeats {repeats:.2} (most {most_repeats}), spread {spread:.2}, slowest round {slowest:.2?}"
        )
    }
}

/// The sizes that have bars.
pub fn cases() -> [Case; 4] {
    let case = |players, rounds, repeats, spread| Case { players, rounds, repeats, spread };
    [
        case(24, 6, Repeats::Mean(4.0), 10.2),
        case(40, 8, Repeats::Never, 11.8),
        case(100, 10, Repeats::Never, 6.8),
        case(140, 10, Repeats::Never, 5.4),
    ]
}

impl Case {
    /// Plays all seeds.
    pub fn run(&self) -> Figure {
        let events: Vec<Event> = (1..=20).map(|seed| event(self.players, self.rounds, seed)).collect();
        let mean = |of: fn(&Event) -> f64| events.iter().map(of).sum::<f64>() / events.len() as f64;
        let (repeats, spread) = (mean(|e| f64::from(e.repeats)), mean(|e| e.spread));
        let most_repeats = events.iter().map(|e| e.repeats).max().unwrap_or_default();
        let slowest = events.iter().map(|e| e.slowest).max().unwrap_or_default();
        let mut missed = Vec::new();
        match self.repeats {
            Repeats::Mean(most) if repeats > most => {
                missed.push(format!("repeats {repeats:.2} above {most}"))
            }
            Repeats::Never if most_repeats > 0 => missed.push(format!("repeats {most_repeats} above 0")),
            _ => {}
        }
        if spread > self.spread {
            missed.push(format!("spread {spread:.2} above {}", self.spread));
        }
        if slowest > Duration::from_secs(1) {
            missed.push(format!("slowest round {slowest:.2?} above 1 s"));
        }
        let name = format!("programmatic {}x{}", self.players, self.rounds);
        Figure { name, repeats, most_repeats, spread, slowest, missed }
    }
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
            let mut round = None;
            slowest = slowest.max(timed(|| round = programmatic(&programme).ok()));
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
