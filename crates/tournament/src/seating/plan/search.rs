//! Which of the ways to a plan is taken: a design, a design and a few rounds more, or annealing alone.
use super::PlanRequest;
use super::anneal::{Board, Pinned, Round, Schedule, pairs};
use super::impossible::{Demand, Impossible};
use super::random::Fast;
use super::{choose, design};
use crate::lots::Lots;

/// Candidates for a new plan whose table numbers are compared.
const CANDIDATES: usize = 8;
/// Steps of all attempts together; a million takes about a hundredth of a second.
const STEPS: u32 = 160_000_000;
/// Chances of a step that costs one more, hot and cold, in parts of 2³²: 0.1 to 0.001 finds plans without repeats,
/// 0.3 to 0.02 evens out full ones.
const CHANCES: [(u32, u32); 2] = [(429_496_730, 4_294_967), (1_288_490_189, 85_899_346)];

/// How good rounds are, lower first: sum over pairs of C(m, 2), then sum of m − 1, then the greatest m.
pub(super) type Measure = (u32, u32, u16);

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
pub(super) fn fresh(players: usize, wanted: usize, seed: u64) -> Vec<Vec<Round>> {
    let design = design::rounds(players, wanted);
    if design.len() >= wanted {
        let mut random = Fast::new(&mut Lots::stream(seed, 1));
        let choices = choose::choices(players, &design, wanted, CANDIDATES, &mut random);
        return choices.into_iter().map(|c| c.into_iter().map(|r| design[r].clone()).collect()).collect();
    }
    // More rounds than the design has: whole copies of it and some rounds beside them, or something without a plan.
    let copies = wanted / design.len();
    let mut whole: Vec<Round> = Vec::new();
    for _ in 0..copies {
        whole.extend(design.iter().cloned());
    }
    let before = meetings(players, &whole);
    let more = wanted - whole.len();
    let least = least(players, wanted);
    let extended =
        anneal(Hunt { players, before: &before, rounds: more, seed, stream: 100, least }, |random| {
            by_lot(players, random)
        });
    let extended: Vec<Round> = whole.into_iter().chain(extended).collect();
    let mut best = (measure(&meetings(players, &extended), players), extended);
    if best.0.0 > least {
        let none = vec![0; players * players];
        let hunt = Hunt { players, before: &none, rounds: wanted, seed, stream: 200, least };
        let free = anneal(hunt, |random| by_lot(players, random));
        let measured = measure(&meetings(players, &free), players);
        if measured < best.0 {
            best = (measured, free);
        }
    }
    vec![best.1]
}

/// The rounds that remain, or all rounds of a new event with constraints.
pub(super) fn rest(request: &PlanRequest, demand: &Demand) -> Result<Found, Impossible> {
    let players = demand.slots.len();
    let mut before = played(request, demand);
    let lot: Vec<Round> =
        if request.played.is_empty() { lot(demand).into_iter().collect() } else { Vec::new() };
    meet(&mut before, players, &lot);
    let rounds = demand.rounds - lot.len();
    let mut best: Option<(usize, Measure, Vec<Round>)> = None;
    // A forbidden pair weighs as if it had met so often; where lightly weighed ones are left, heavy weights decide.
    for (stream, weight) in [(300, 4), (400, 11)] {
        let mut weighed = before.clone();
        for (a, b) in &demand.forbidden {
            weighed[*a as usize * players + *b as usize] += weight;
            weighed[*b as usize * players + *a as usize] += weight;
        }
        let hunt = Hunt { players, before: &weighed, rounds, seed: request.seed, stream, least: 0 };
        let found = anneal_pinned(hunt, &demand.pinned(), |random| demand.random_round(random));
        let conflicts = demand.conflicts(&found).len();
        let mut met = before.clone();
        meet(&mut met, players, &found);
        let measured = measure(&met, players);
        if best.as_ref().is_none_or(|(c, m, _)| (conflicts, measured) < (*c, *m)) {
            best = Some((conflicts, measured, found));
        }
        if best.as_ref().is_some_and(|b| b.0 == 0) {
            break;
        }
    }
    let found = best.map(|(_, _, found)| found).unwrap_or_default();
    let conflicts = demand.conflicts(&found);
    if !conflicts.is_empty() {
        return Err(demand.no_plan(&conflicts));
    }
    let kept = if lot.is_empty() { Lot::No } else { Lot::Kept };
    Ok(Found { rounds: lot.into_iter().chain(found).collect(), lot: kept })
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
    /// The measure that no plan beats, with what was before.
    least: u32,
}

fn anneal(hunt: Hunt<'_>, round: impl FnMut(&mut Fast) -> Round) -> Vec<Round> {
    anneal_pinned(hunt, &vec![Pinned::No; hunt.players], round)
}

/// The best of several attempts, in steps of a fixed sum.
fn anneal_pinned(hunt: Hunt<'_>, pinned: &[Pinned], mut round: impl FnMut(&mut Fast) -> Round) -> Vec<Round> {
    if hunt.rounds == 0 {
        return Vec::new();
    }
    let size = 30_000 * (hunt.players * hunt.rounds) as u32;
    let steps = size.clamp(300_000, 40_000_000);
    let attempts = (STEPS / steps).clamp(1, 16);
    let start = measure(hunt.before, hunt.players).0;
    let enough = hunt.least.saturating_sub(start) as i32;
    let mut best: Option<(Measure, Vec<Round>)> = None;
    for attempt in 0..attempts {
        let mut random = Fast::new(&mut Lots::stream(hunt.seed, hunt.stream + u64::from(attempt)));
        let rounds = (0..hunt.rounds).map(|_| round(&mut random)).collect();
        let mut board = Board::new(rounds, hunt.before.to_vec(), pinned.to_vec());
        board.anneal(Schedule { steps, chance: CHANCES[attempt as usize % 2], enough }, &mut random);
        let cost = board.cost;
        let measured = measure(board.meetings(), hunt.players);
        if best.as_ref().is_none_or(|(m, _)| measured < *m) {
            best = Some((measured, board.rounds));
        }
        if cost <= 0 {
            break;
        }
    }
    best.map(|(_, rounds)| rounds).unwrap_or_default()
}

/// The sum of C(m, 2) if all meetings were spread evenly over all pairs.
fn least(players: usize, rounds: usize) -> u32 {
    let pairs = (players * (players - 1) / 2) as u32;
    let meetings = (players / 4 * 6 * rounds) as u32;
    let (each, more) = (meetings / pairs, meetings % pairs);
    pairs * (each * each.saturating_sub(1) / 2) + more * each
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

fn measure(met: &[u16], players: usize) -> Measure {
    let mut measure = (0, 0, 0);
    for a in 0..players {
        for &m in &met[a * players..a * players + a] {
            let m32 = u32::from(m);
            measure.0 += m32 * m32.saturating_sub(1) / 2;
            measure.1 += m32.saturating_sub(1);
            measure.2 = measure.2.max(m);
        }
    }
    measure
}
