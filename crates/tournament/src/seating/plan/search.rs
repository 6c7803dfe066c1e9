//! Which of the ways to a plan is taken: a design, a design and a few rounds more, or annealing alone.
use super::anneal::{APART, Board, Pinned, Round, Schedule, pairs};
use super::impossible::{Demand, Impossible};
use super::random::Fast;
use super::{PlanRequest, Repeats, choose, design, label};
use crate::lots::Lots;

/// Candidates for a new plan whose table numbers are compared.
const CANDIDATES: usize = 100;
/// Choices of rounds that are tried for names, each in many steps.
const NAMED: usize = 12;
/// Steps of all attempts together; a million takes about a hundredth of a second.
const STEPS: u32 = 160_000_000;
/// Chances of a step that costs one more, hot and cold, in parts of 2³²: 0.1 to 0.001 finds plans without repeats,
/// 0.3 to 0.02 evens out full ones.
const CHANCES: [(u32, u32); 2] = [(429_496_730, 4_294_967), (1_288_490_189, 85_899_346)];

/// How good rounds are, lower first: what the request wants small, then the rest.
pub(super) type Measure = [u32; 3];

/// Whether the first round is the one by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lot {
    /// It is.
    Kept,
    /// A constraint forbids it, or the event is under way.
    No,
}

/// The rounds to come.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) rounds: Vec<Round>,
    pub(super) lot: Lot,
}

/// Plans for unnamed players, equally good in whom they let meet.
pub(super) fn fresh(request: &PlanRequest, players: usize, wanted: usize) -> Vec<Vec<Round>> {
    let PlanRequest { seed, repeats, .. } = *request;
    let design = design::of(players, wanted);
    if design.rounds.len() >= wanted {
        let mut random = Fast::new(&mut Lots::stream(seed, 1));
        let choices = choose::choices(players, &design, wanted, CANDIDATES, &mut random);
        return choices
            .into_iter()
            .map(|c| c.into_iter().map(|r| design.rounds[r].clone()).collect())
            .collect();
    }
    // More rounds than the design has: whole copies of it and some rounds beside them, or something without a plan.
    let copies = wanted / design.rounds.len();
    let mut whole: Vec<Round> = Vec::new();
    for _ in 0..copies {
        whole.extend(design.rounds.iter().cloned());
    }
    let before = meetings(players, &whole);
    let more = wanted - whole.len();
    let least = least(players, wanted, repeats);
    let hunt = Hunt { players, before: &before, rounds: more, seed, stream: 100, least, repeats };
    let extended = anneal(hunt, |random| by_lot(players, random));
    let extended: Vec<Round> = whole.into_iter().chain(extended).collect();
    let mut best = (measure(&meetings(players, &extended), players, repeats), extended);
    if !least.reached(best.0) {
        let none = vec![0; players * players];
        let hunt = Hunt { players, before: &none, rounds: wanted, seed, stream: 200, least, repeats };
        let free = anneal(hunt, |random| by_lot(players, random));
        let measured = measure(&meetings(players, &free), players, repeats);
        if measured < best.0 {
            best = (measured, free);
        }
    }
    vec![best.1]
}

/// The rounds that remain, or all rounds of a new event with constraints.
pub(super) fn rest(request: &PlanRequest, demand: &Demand) -> Result<Found, Impossible> {
    let players = demand.slots.len();
    let repeats = request.repeats;
    let mut before = played(request, demand);
    let lot: Vec<Round> =
        if request.played.is_empty() { lot(demand).into_iter().collect() } else { Vec::new() };
    meet(&mut before, players, &lot);
    let kept = if lot.is_empty() { Lot::No } else { Lot::Kept };
    let rounds = demand.rounds - lot.len();
    // Where annealing has no room a design is asked first.
    let design = |lot: Lot| if request.played.is_empty() { named(request, demand, lot) } else { None };
    let tight = 10 * 3 * demand.rounds > 7 * (players - 1);
    if tight && let Some(named) = design(kept) {
        return Ok(named);
    }
    // What was played does not get better.
    let least = Least { first: measure(&before, players, repeats)[0], second: u32::MAX };
    let mut best: Option<(usize, Measure, Vec<Round>)> = None;
    // A forbidden pair weighs as if it had met so often; where lightly weighed ones are left, heavy weights decide.
    for (stream, weight) in [(300, 4), (400, 11)] {
        let mut weighed = before.clone();
        for (a, b) in &demand.forbidden {
            weighed[*a as usize * players + *b as usize] += weight * APART;
            weighed[*b as usize * players + *a as usize] += weight * APART;
        }
        let hunt = Hunt { players, before: &weighed, rounds, seed: request.seed, stream, least, repeats };
        let found = anneal_pinned(hunt, &demand.pinned(), |random| demand.random_round(random));
        let conflicts = demand.conflicts(&found).len();
        let mut met = before.clone();
        meet(&mut met, players, &found);
        let measured = measure(&met, players, repeats);
        if best.as_ref().is_none_or(|(c, m, _)| (conflicts, measured) < (*c, *m)) {
            best = Some((conflicts, measured, found));
        }
        if best.as_ref().is_some_and(|b| b.0 == 0) {
            break;
        }
    }
    let (_, measured, found) = best.unwrap_or_default();
    if !tight
        && measured[0] > 0
        && let Some(named) = design(kept)
    {
        return Ok(named);
    }
    let conflicts = demand.conflicts(&found);
    if !conflicts.is_empty() {
        return Err(demand.no_plan(&conflicts));
    }
    Ok(Found { rounds: lot.into_iter().chain(found).collect(), lot: kept })
}

/// A design with names that keep the constraints; with the round by lot, if that can be had.
fn named(request: &PlanRequest, demand: &Demand, lot: Lot) -> Option<Found> {
    let players = demand.slots.len();
    let design = design::of(players, demand.rounds);
    if design.rounds.len() < demand.rounds {
        return None;
    }
    let mut random = Fast::new(&mut Lots::stream(request.seed, 500));
    let choices = choose::choices(players, &design, demand.rounds, NAMED, &mut random);
    for lot in [lot, Lot::No] {
        for choice in &choices {
            let rounds: Vec<Round> = choice.iter().map(|r| design.rounds[*r].clone()).collect();
            if let Some(rounds) = label::label(demand, &rounds, lot, &mut random) {
                return Some(Found { rounds, lot });
            }
        }
        if lot == Lot::No {
            break;
        }
    }
    None
}

/// The round by lot, where the constraints allow it.
fn lot(demand: &Demand) -> Option<Round> {
    let round: Round = (0..demand.tables as u16).map(|t| [0, 1, 2, 3].map(|k| 4 * t + k)).collect();
    let fixed = demand.fixed.iter().enumerate().all(|(i, table)| table.is_none_or(|t| t as usize == i / 4));
    (fixed && demand.conflicts(std::slice::from_ref(&round)).is_empty()).then_some(round)
}

fn by_lot(players: usize, random: &mut Fast) -> Round {
    let mut order: Vec<u16> = (0..players as u16).collect();
    random.shuffle(&mut order);
    order.chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]).collect()
}

/// One question to the annealer.
#[derive(Clone, Copy)]
struct Hunt<'a> {
    players: usize,
    before: &'a [u16],
    rounds: usize,
    seed: u64,
    stream: u64,
    least: Least,
    repeats: Repeats,
}

/// What no plan beats, with what was before; a search that comes there stops.
#[derive(Clone, Copy)]
struct Least {
    /// Of what the request wants small.
    first: u32,
    /// Of the second measure; anything will do where that is not known.
    second: u32,
}

impl Least {
    fn reached(self, measured: Measure) -> bool {
        measured[0] <= self.first && measured[1] <= self.second
    }
}

fn anneal(hunt: Hunt<'_>, round: impl FnMut(&mut Fast) -> Round) -> Vec<Round> {
    anneal_pinned(hunt, &vec![Pinned::No; hunt.players], round)
}

/// The best of several attempts, in steps of a fixed sum.
fn anneal_pinned(hunt: Hunt<'_>, pinned: &[Pinned], mut round: impl FnMut(&mut Fast) -> Round) -> Vec<Round> {
    if hunt.rounds == 0 {
        return Vec::new();
    }
    // Up to twelve players a search has soon seen everything.
    let each = if hunt.players > 12 { 30_000 } else { 6_000 };
    let steps = (each * (hunt.players * hunt.rounds) as u32).clamp(100_000, 40_000_000);
    let attempts = (STEPS / steps).clamp(1, 16);
    let start = measure(hunt.before, hunt.players, hunt.repeats)[0];
    let enough = hunt.least.first.saturating_sub(start) as i32;
    // The cost has the weights of pairs that may not meet, the measure has what comes second.
    let mut best: Option<((i32, Measure), Vec<Round>)> = None;
    for attempt in 0..attempts {
        let mut random = Fast::new(&mut Lots::stream(hunt.seed, hunt.stream + u64::from(attempt)));
        let rounds = (0..hunt.rounds).map(|_| round(&mut random)).collect();
        let mut board = Board::new(rounds, hunt.before.to_vec(), pinned.to_vec(), hunt.repeats);
        board.anneal(Schedule { steps, chance: CHANCES[attempt as usize % 2], enough }, &mut random);
        let measured = measure(board.meetings(), hunt.players, hunt.repeats);
        let found = (board.cost, measured);
        if best.as_ref().is_none_or(|(least, _)| found < *least) {
            best = Some((found, board.rounds));
        }
        if found.0 <= enough && hunt.least.reached(measured) {
            break;
        }
    }
    best.map(|(_, rounds)| rounds).unwrap_or_default()
}

/// What no new plan beats.
fn least(players: usize, rounds: usize, repeats: Repeats) -> Least {
    let pairs = (players * (players - 1) / 2) as u32;
    let meetings = (players / 4 * 6 * rounds) as u32;
    let returns = meetings.saturating_sub(pairs);
    // Between any two rounds so many pairs come together again: four players from one, two or three tables.
    let again = [6, 4, 3].get(players / 4 - 1).map_or(0, |pairs| pairs * (rounds * (rounds - 1) / 2) as u32);
    let (each, more) = (meetings / pairs, meetings % pairs);
    let spread = pairs * (each * each.saturating_sub(1) / 2) + more * each;
    match repeats {
        Repeats::Even => Least {
            first: spread.max(again),
            // Two tables: there all can meet as well.
            second: if players == 8 { returns } else { u32::MAX },
        },
        Repeats::Fewest => Least { first: returns, second: meetings.div_ceil(pairs) + 1 },
    }
}

fn played(request: &PlanRequest, demand: &Demand) -> Vec<u16> {
    let players = demand.slots.len();
    let mut met = vec![0; players * players];
    for table in request.played.iter().flat_map(|r| &r.tables) {
        let there: Vec<usize> = table.slots().filter_map(|s| demand.index(s)).map(usize::from).collect();
        for a in &there {
            for b in there.iter().filter(|b| *b != a) {
                met[a * players + b] += 1;
            }
        }
    }
    met
}

fn meetings(players: usize, rounds: &[Round]) -> Vec<u16> {
    let mut met = vec![0; players * players];
    meet(&mut met, players, rounds);
    met
}

fn meet(met: &mut [u16], players: usize, rounds: &[Round]) {
    for (a, b) in rounds.iter().flatten().flat_map(|t| pairs(*t)) {
        met[a as usize * players + b as usize] += 1;
        met[b as usize * players + a as usize] += 1;
    }
}

/// Weights of pairs that may not meet are left out.
fn measure(met: &[u16], players: usize, repeats: Repeats) -> Measure {
    let (mut overfull, mut returns, mut most) = (0, 0, 0);
    for a in 0..players {
        for m in met[a * players..a * players + a].iter().map(|m| u32::from(m % APART)) {
            overfull += m * m.saturating_sub(1) / 2;
            returns += m.saturating_sub(1);
            most = most.max(m);
        }
    }
    match repeats {
        Repeats::Even => [overfull, returns, most],
        Repeats::Fewest => [returns, most, overfull],
    }
}
