//! Whole plans of seating: all rounds of an event, or those that remain.
//!
//! Who meets whom comes first (designs, else annealing), then table numbers, then winds. Everything is bounded in steps
//! and begun from the seed: the same request gives the same plan on every machine.
mod anneal;
mod choose;
mod design;
mod impossible;
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
    /// The same seed gives the same plan.
    pub seed: u64,
}

impl PlanRequest {
    /// A new event of so many players, with lot numbers and without constraints; all winds count.
    pub fn fresh(players: u16, rounds: usize, seed: u64) -> Self {
        Self {
            slots: (0..players).map(Slot).collect(),
            rounds,
            played: Vec::new(),
            constraints: Constraints::default(),
            winds_from: 0,
            seed,
        }
    }
}

/// Plans all rounds: the played ones first, as they are.
///
/// Nobody meets somebody twice where such a plan is known or found; else the sum over pairs of C(m, 2), m their meetings,
/// is as small as the search got it. The first round of a new event is by lot: the lowest four slots at the first
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
    let mut best: Option<(u32, Vec<Round>)> = None;
    let candidates = search::fresh(players, demand.rounds, request.seed);
    let count = candidates.len();
    for (i, mut rounds) in candidates.into_iter().enumerate() {
        let mut random = Fast::new(&mut Lots::stream(request.seed, 1000 + i as u64));
        let visits = vec![0; players * demand.tables];
        let repeats = number(&mut rounds, demand, visits, 0, number_steps(demand, count), &mut random);
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

/// Steps for table numbers: of one candidate among several, or of the only one.
fn number_steps(demand: &Demand, candidates: usize) -> u32 {
    (20_000 * (demand.tables * demand.rounds) as u32).min(if candidates > 1 { 600_000 } else { 4_000_000 })
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
    number(&mut rounds, demand, visits, kept, number_steps(demand, 1), &mut random);
    let seat = |i: u16| demand.slots[i as usize];
    let seated =
        |round: &Round| RoundSeats { tables: round.iter().map(|t| TableSeats::full(t.map(seat))).collect() };
    let mut rounds: Vec<RoundSeats> = rounds.iter().map(seated).collect();
    even_winds(&request.played, &mut rounds, request.winds_from);
    Ok(rounds)
}

#[cfg(test)]
mod tests;
