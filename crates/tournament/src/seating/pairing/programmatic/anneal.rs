//! A course of simulated annealing over one round, and the rounds to come where they are planned along.
//!
//! Costs are whole numbers, and the chance of a step uphill is made by products alone: the same seed gives the same
//! round on every machine, whose exponential functions may differ.
use super::Found;
use crate::lots::Lots;
use crate::seating::pairing::lexicographic::costs::{CONFLICT, Costs};

/// A conflict outweighs everything that exchanges can gain.
const HARD: i32 = 4096;
/// Temperatures of a course: from [`HOT`] down by [`COOLING`] each, to about 0.3 ranks.
const STAGES: u32 = 128;
const HOT: f64 = 8.0;
const COOLING: f64 = 0.9747;
/// How far apart in the standing two are who are exchanged in this round.
const WINDOW: u32 = 24;
/// Steps uphill of more than this are not taken.
const STEEPEST: usize = 96;
/// Chances are parts of this.
const SURE: u32 = 1 << 24;

/// One round.
#[derive(Clone)]
struct Level {
    tables: Vec<[u16; 4]>,
    /// Table and seat of each place.
    at: Vec<(u16, u8)>,
}

impl Level {
    fn of(tables: Vec<[u16; 4]>) -> Self {
        let mut at = vec![(0, 0); 4 * tables.len()];
        for (number, table) in (0..).zip(&tables) {
            for (seat, place) in (0..).zip(table) {
                at[*place as usize] = (number, seat);
            }
        }
        Self { tables, at }
    }
}

/// The tables of the standing.
fn by_places(costs: &Costs<'_>) -> Vec<[u16; 4]> {
    (0..costs.tables() as u16).map(|t| [0, 1, 2, 3].map(|seat| 4 * t + seat)).collect()
}

pub(super) struct State<'a> {
    costs: &'a Costs<'a>,
    places: usize,
    levels: Vec<Level>,
    /// What each pair costs in this round, whatever comes later; weighed anew at each stage of a course.
    now: Vec<i32>,
    /// What each pair costs in a round to come: conflicts only.
    ever: Vec<i32>,
    /// Meetings: one for those of the past, and those of the rounds in hand.
    total: Vec<u8>,
    later: i32,
    first: First,
}

/// What becomes of this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// It is sought.
    Open,
    /// It stays, only the rounds to come are sought.
    Kept,
}

impl<'a> State<'a> {
    /// By the standing, this round and those to come alike.
    pub(super) fn new(costs: &'a Costs<'a>, ahead: u16, later: i32) -> Self {
        let level = Level::of(by_places(costs));
        Self::of(costs, (0..=ahead).map(|_| level.clone()).collect(), later)
    }

    /// With this round, which stays.
    pub(super) fn kept(costs: &'a Costs<'a>, round: &[[u16; 4]], ahead: u16, later: i32) -> Self {
        let next = Level::of(by_places(costs));
        let mut levels = vec![Level::of(round.to_vec())];
        levels.resize(usize::from(ahead) + 1, next);
        Self { first: First::Kept, ..Self::of(costs, levels, later) }
    }

    fn of(costs: &'a Costs<'a>, levels: Vec<Level>, later: i32) -> Self {
        let places = costs.places();
        let pairs = (0..places as u16).flat_map(|a| (0..places as u16).map(move |b| (a, b)));
        let (mut now, mut ever, mut total) = (Vec::new(), Vec::new(), Vec::new());
        for (a, b) in pairs {
            let conflict = if costs.pair(a, b) >= CONFLICT { HARD } else { 0 };
            let met = i32::from(costs.met(a, b) > 0);
            now.push(conflict);
            ever.push(conflict);
            total.push(met as u8);
        }
        let mut state = Self { costs, places, levels, now, ever, total, later, first: First::Open };
        for level in 0..state.levels.len() {
            for t in 0..state.levels[level].tables.len() {
                let table = state.levels[level].tables[t];
                for (i, a) in table.iter().enumerate() {
                    table[i + 1..].iter().for_each(|b| state.meet(*a, *b, 1));
                }
            }
        }
        state
    }

    fn meet(&mut self, a: u16, b: u16, more: i8) {
        for at in [a as usize * self.places + b as usize, b as usize * self.places + a as usize] {
            self.total[at] = self.total[at].wrapping_add_signed(more);
        }
    }

    /// Goes from hot to cold in so many exchanges looked at, while the weight of a repeat goes from one number to
    /// another.
    pub(super) fn run(&mut self, swaps: u32, repeat: (i32, i32), lots: &mut Lots) {
        let mut heat = HOT;
        for stage in 0..STAGES {
            self.weigh(repeat.0 + (repeat.1 - repeat.0) * stage as i32 / STAGES as i32);
            let chances = chances(heat);
            for _ in 0..swaps / STAGES {
                self.step(&chances, lots);
            }
            heat *= COOLING;
        }
    }

    fn weigh(&mut self, repeat: i32) {
        for a in 0..self.places as u16 {
            for b in 0..self.places as u16 {
                let at = a as usize * self.places + b as usize;
                self.now[at] = self.ever[at] + repeat * i32::from(self.costs.met(a, b) > 0);
            }
        }
    }

    fn step(&mut self, chances: &[u32; STEEPEST], lots: &mut Lots) {
        let places = self.places as u32;
        let levels = self.levels.len() as u32;
        // This round counts most: a third of the exchanges and its share of the others are its own.
        let level = match (self.first, levels) {
            (First::Open, 1) => 0,
            (First::Open, _) => lots.below(levels + levels.div_ceil(2)).saturating_sub(levels.div_ceil(2)),
            (First::Kept, 1) => return,
            (First::Kept, _) => 1 + lots.below(levels - 1),
        };
        let a = lots.below(places);
        let window = WINDOW.min(places - 1).max(1);
        let b = match level {
            0 => (a + places - window + lots.below(2 * window + 1)).wrapping_sub(places),
            _ => lots.below(places),
        };
        if b >= places || a == b {
            return;
        }
        let (a, b) = (a as u16, b as u16);
        let round = &self.levels[level as usize];
        let ((at, seat), (to, other)) = (round.at[a as usize], round.at[b as usize]);
        if at == to {
            return;
        }
        let (from, into) = (round.tables[at as usize], round.tables[to as usize]);
        let (mut after_from, mut after_into) = (from, into);
        after_from[seat as usize] = b;
        after_into[other as usize] = a;
        let base = if level == 0 { &self.now } else { &self.ever };
        let (row_a, row_b) = (a as usize * self.places, b as usize * self.places);
        let mut change = 0;
        for (table, skip, gone, new) in [(from, seat, row_a, row_b), (into, other, row_b, row_a)] {
            for x in beside(table, skip) {
                let (gone, new) = (gone + x as usize, new + x as usize);
                change += base[new] - base[gone];
                change += self.later * (i32::from(self.total[new] > 0) - i32::from(self.total[gone] > 1));
            }
        }
        if level == 0 {
            change += spread(after_from) + spread(after_into) - spread(from) - spread(into);
        }
        if change > 0 {
            let chance = chances.get(change as usize).copied().unwrap_or(0);
            if chance == 0 || lots.below(SURE) >= chance {
                return;
            }
        }
        for x in beside(from, seat) {
            self.meet(a, x, -1);
            self.meet(b, x, 1);
        }
        for x in beside(into, other) {
            self.meet(b, x, -1);
            self.meet(a, x, 1);
        }
        let round = &mut self.levels[level as usize];
        round.tables[at as usize] = after_from;
        round.tables[to as usize] = after_into;
        round.at[a as usize] = (to, other);
        round.at[b as usize] = (at, seat);
    }

    /// What the course has come to. The tables are those of this round, in the order of the standing; an incomplete
    /// one is the last.
    pub(super) fn found(&self) -> Found {
        let mut tables = self.levels[0].tables.clone();
        for table in &mut tables {
            table.sort_unstable();
        }
        tables.sort_by_key(|t| (self.costs.gap().is_some_and(|gap| t.contains(&gap)), t[0]));
        let spread = tables.iter().map(|t| spread(*t) as u32).sum();
        let mut met: Vec<u8> = self.total.clone();
        // Counted from the last round back: what is left then are the meetings before this round.
        let mut found = Found { tables, conflicts: 0, repeats: 0, later: 0, spread };
        for (number, level) in self.levels.iter().enumerate().rev() {
            for table in &level.tables {
                for (i, a) in table.iter().enumerate() {
                    for b in &table[i + 1..] {
                        let pair = *a as usize * self.places + *b as usize;
                        let back = *b as usize * self.places + *a as usize;
                        met[pair] -= 1;
                        met[back] -= 1;
                        let again = u32::from(met[pair] > 0);
                        if number > 0 {
                            found.later += again;
                        } else {
                            found.repeats += again;
                            found.conflicts += u32::from(self.ever[pair] > 0);
                        }
                    }
                }
            }
        }
        found
    }
}

/// The three who sit beside a seat.
fn beside(table: [u16; 4], seat: u8) -> [u16; 3] {
    let at = |steps: usize| table[(seat as usize + steps) % 4];
    [at(1), at(2), at(3)]
}

fn spread(table: [u16; 4]) -> i32 {
    let [a, b, c, d] = table;
    i32::from(a.max(b).max(c.max(d))) - i32::from(a.min(b).min(c.min(d)))
}

/// The chance of each step uphill: e to the power of −step/heat, in parts of [`SURE`].
fn chances(heat: f64) -> [u32; STEEPEST] {
    let mut one = 1.0 - 1.0 / (heat * 1024.0);
    for _ in 0..10 {
        one *= one;
    }
    let mut chance = 1.0;
    std::array::from_fn(|_| {
        let here = chance;
        chance *= one;
        (here * f64::from(SURE)) as u32
    })
}
