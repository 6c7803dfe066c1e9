//! Whole plans of seating: all rounds of an event, or those that remain.
//!
//! Who meets whom comes first (designs, else annealing), then table numbers, then winds. Everything is bounded in steps
//! and begun from the seed: the same request gives the same plan on every machine.
mod anneal;
mod choose;
mod design;
mod impossible;
mod label;
pub(crate) mod random;
mod search;

pub use impossible::Impossible;

use super::number::{Number, Numbering};
use super::wind::even_winds;
use super::{Constraints, Plan, RoundSeats, Slot, TableSeats};
use crate::lots::Lots;
use anneal::Round;
use impossible::Demand;
use random::Fast;

/// Candidates that are numbered thoroughly, and the steps of a look at the others.
const FINALISTS: usize = 4;
const LOOK: u32 = 100_000;

/// What is to be planned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanRequest {
    /// Those who are to be seated, each once, in any order; by four.
    pub slots: Vec<Slot>,
    /// Rounds in all, with those that were played.
    pub rounds: usize,
    /// Rounds that were played, from the first; they stay. Slots that have left may sit in them.
    pub played: Vec<RoundSeats>,
    /// What must be kept in the rounds to come.
    pub constraints: Constraints,
    /// The first round (an index) in which winds count; before it, the order of the lot decides.
    pub winds_from: usize,
    /// What is small where somebody must meet somebody twice.
    pub repeats: Repeats,
    /// The same seed gives the same plan.
    pub seed: u64,
}

/// What a plan keeps small when repeats cannot be avoided; m are the meetings of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repeats {
    /// The sum over pairs of C(m, 2), so that meetings are spread; then that of m − 1.
    Even,
    /// The sum over pairs of m − 1, so that as many different opponents as possible are met; then the greatest m.
    Fewest,
}

impl PlanRequest {
    /// A new event of so many players, with lot numbers and without constraints; all winds count, repeats are spread.
    pub fn fresh(players: u16, rounds: usize, seed: u64) -> Self {
        Self {
            slots: (0..players).map(Slot).collect(),
            rounds,
            played: Vec::new(),
            constraints: Constraints::default(),
            winds_from: 0,
            repeats: Repeats::Even,
            seed,
        }
    }
}

/// Plans all rounds: the played ones first, as they are.
///
/// Nobody meets somebody twice where such a plan is known or found; else [`Repeats`] are as small as the search got them. The first round of a new event is by lot: the lowest four slots at the first
/// table, and so on, unless a constraint forbids it. Constraints are always kept.
pub fn plan(request: &PlanRequest) -> Result<Plan, Impossible> {
    let demand = impossible::check(request)?;
    let free = demand.forbidden.is_empty() && demand.fixed.iter().all(Option::is_none);
    let rounds = if demand.rounds == 0 {
        Vec::new()
    } else if free && request.played.is_empty() {
        fresh(request, &demand)
    } else {
        rest(request, &demand)?
    };
    Ok(Plan { rounds: request.played.iter().cloned().chain(rounds).collect() })
}

/// A new plan without constraints. Everything is found for unnamed players; the first round then gives the names.
fn fresh(request: &PlanRequest, demand: &Demand) -> Vec<RoundSeats> {
    let players = demand.slots.len();
    let number = |rounds: &mut Vec<Round>, stream: u64, steps: u32| {
        let mut random = Fast::new(&mut Lots::stream(request.seed, stream));
        number(rounds, demand, vec![0; players * demand.tables], 0, steps, &mut random)
    };
    // Most candidates differ in how well their tables can be numbered: a short look at all, a long one at the best.
    let mut candidates = search::fresh(request, players, demand.rounds);
    for rounds in &mut candidates {
        repeats_last(rounds, players);
    }
    if candidates.len() > FINALISTS {
        let mut looked: Vec<(u32, Vec<Round>)> = Vec::with_capacity(candidates.len());
        for (mut rounds, stream) in candidates.into_iter().zip(1000..) {
            looked.push((number(&mut rounds, stream, number_steps(demand).min(LOOK)), rounds));
        }
        looked.sort_by_key(|(repeats, _)| *repeats);
        looked.truncate(FINALISTS);
        candidates = looked.into_iter().map(|(_, rounds)| rounds).collect();
    }
    let mut best: Option<(u32, Vec<Round>)> = None;
    for (mut rounds, stream) in candidates.into_iter().zip(900..) {
        let repeats = number(&mut rounds, stream, number_steps(demand));
        if best.as_ref().is_none_or(|(least, _)| repeats < *least) {
            best = Some((repeats, rounds));
        }
    }
    let mut named: Vec<Slot> = vec![Slot(0); players];
    let rounds = best.map(|(_, rounds)| rounds).unwrap_or_default();
    let seated =
        |round: &Round| RoundSeats { tables: round.iter().map(|t| TableSeats::full(t.map(Slot))).collect() };
    let mut rounds: Vec<RoundSeats> = rounds.iter().map(seated).collect();
    even_winds(&[], &mut rounds, request.winds_from);
    for (player, slot) in rounds[0].tables.iter().flat_map(TableSeats::slots).zip(&demand.slots) {
        named[player.index()] = *slot;
    }
    for table in rounds.iter_mut().flat_map(|r| &mut r.tables) {
        table.0 = table.0.map(|seat| seat.map(|player| named[player.index()]));
    }
    rounds
}

/// Puts the rounds into another order, in which those that meet again come late: an event that is cut short has few.
fn repeats_last(rounds: &mut [Round], players: usize) {
    let mut met = vec![0_u32; players * players];
    let pairs = |table: &[u16; 4]| {
        let at = table.map(usize::from);
        (0..4).flat_map(move |i| (i + 1..4).map(move |j| at[i].min(at[j]) * players + at[i].max(at[j])))
    };
    for next in 0..rounds.len() {
        let again = |round: &Round| round.iter().flat_map(pairs).map(|pair| met[pair]).sum::<u32>();
        // The first round is that of the lots, whichever it is; of equals the earliest is taken.
        let least = if next == 0 {
            0
        } else {
            (next..rounds.len()).min_by_key(|i| again(&rounds[*i])).unwrap_or(next)
        };
        rounds[next..=least].rotate_right(1);
        for pair in rounds[next].iter().flat_map(pairs) {
            met[pair] += 1;
        }
    }
}

/// Numbers the tables; the first `kept` rounds have their numbers. Returns the table repeats.
fn number(
    rounds: &mut [Round],
    demand: &Demand,
    visits: Vec<u16>,
    kept: usize,
    steps: u32,
    random: &mut Fast,
) -> u32 {
    let number = |round: usize, table: &[u16; 4]| {
        let needed = table.iter().any(|p| demand.fixed[*p as usize].is_some());
        if round < kept || needed { Number::Kept } else { Number::Open }
    };
    let open =
        rounds.iter().enumerate().map(|(r, round)| round.iter().map(|t| number(r, t)).collect()).collect();
    let tables = visits.len() / demand.slots.len();
    Numbering { rounds, open, visits, tables }.arrange(steps, random)
}

/// Steps for table numbers.
fn number_steps(demand: &Demand) -> u32 {
    (20_000 * (demand.tables * demand.rounds) as u32).min(2_000_000)
}

/// The rounds that remain, or a new plan with constraints.
fn rest(request: &PlanRequest, demand: &Demand) -> Result<Vec<RoundSeats>, Impossible> {
    let found = search::rest(request, demand)?;
    let mut rounds = found.rounds;
    let tables = demand.tables.max(request.played.iter().map(|r| r.tables.len()).max().unwrap_or(0));
    let mut visits = vec![0; demand.slots.len() * tables];
    for (t, table) in request.played.iter().flat_map(|r| r.tables.iter().enumerate()) {
        for i in table.slots().filter_map(|s| demand.index(s)) {
            visits[i as usize * tables + t] += 1;
        }
    }
    let mut random = Fast::new(&mut Lots::stream(request.seed, 1000));
    let kept = usize::from(found.lot == search::Lot::Kept);
    number(&mut rounds, demand, visits, kept, number_steps(demand), &mut random);
    let seat = |i: u16| demand.slots[i as usize];
    let seated =
        |round: &Round| RoundSeats { tables: round.iter().map(|t| TableSeats::full(t.map(seat))).collect() };
    let mut rounds: Vec<RoundSeats> = rounds.iter().map(seated).collect();
    even_winds(&request.played, &mut rounds, request.winds_from);
    Ok(rounds)
}

#[cfg(test)]
mod tests;
