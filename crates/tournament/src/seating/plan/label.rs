//! Names for the players of a design, so that those who may not meet do not.
//!
//! Annealing keeps constraints where there is room; a design is needed where there is none, and it leaves few pairs apart.
//! So players change places in it until all forbidden pairs are among those. To keep the round by lot, only whole tables of
//! the first round change places, and players within one.
use super::anneal::{Round, pairs};
use super::impossible::Demand;
use super::random::{Chances, Fast};
use super::search::Lot;

/// Steps for one choice of rounds.
const STEPS: u32 = 400_000;
const SLICES: u32 = 16;

/// The rounds with names, if they can be had; `lot` says whether the first one is to be that by lot.
pub(super) fn label(demand: &Demand, rounds: &[Round], lot: Lot, random: &mut Fast) -> Option<Vec<Round>> {
    let mut labels = Labels::new(demand, rounds)?;
    let tables = demand.tables;
    for slice in 0..SLICES {
        let chances = Chances::new((1 << 30) >> (slice * 8 / (SLICES - 1)));
        for _ in 0..STEPS / SLICES {
            if labels.cost == 0 {
                return Some(labels.rounds(demand, rounds));
            }
            // Two players, or two tables of the first round.
            let swaps = match lot {
                Lot::No => vec![random.two_below(4 * tables, 4 * tables)],
                Lot::Kept if random.below(2) == 0 => {
                    let (t, seats) = random.two_below(tables, 16);
                    vec![(4 * t + seats / 4, 4 * t + seats % 4)]
                }
                Lot::Kept => {
                    let (a, b) = random.two_below(tables, tables);
                    (0..4).map(|k| (4 * a + k, 4 * b + k)).collect()
                }
            };
            let before = labels.cost;
            for (a, b) in &swaps {
                labels.swap(*a, *b);
            }
            if !chances.take(labels.cost - before, random) {
                for (a, b) in swaps.iter().rev() {
                    labels.swap(*a, *b);
                }
            }
        }
    }
    None
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Meet {
    Once,
    Never,
}

struct Labels {
    /// By point of the design and point.
    meet: Vec<Meet>,
    /// By player: the point.
    point: Vec<u16>,
    /// By player: those he may not meet.
    apart: Vec<Vec<u16>>,
    /// Pairs that meet and may not.
    cost: i32,
}

impl Labels {
    /// With the lowest players at the first table of the first round, and so on. Two who share a fixed table meet in every
    /// round: no design has that.
    fn new(demand: &Demand, rounds: &[Round]) -> Option<Self> {
        let players = demand.slots.len();
        let mut meet = vec![Meet::Never; players * players];
        for (a, b) in rounds.iter().flatten().flat_map(|t| pairs(*t)) {
            meet[a as usize * players + b as usize] = Meet::Once;
            meet[b as usize * players + a as usize] = Meet::Once;
        }
        let mut apart = vec![Vec::new(); players];
        let mut add = |a: u16, b: u16| {
            apart[a as usize].push(b);
            apart[b as usize].push(a);
        };
        for (a, b) in &demand.forbidden {
            add(*a, *b);
        }
        let fixed: Vec<(u16, u16)> =
            demand.fixed.iter().enumerate().filter_map(|(i, t)| Some((i as u16, (*t)?))).collect();
        for (k, (a, at)) in fixed.iter().enumerate() {
            for (b, there) in &fixed[k + 1..] {
                if at == there {
                    return None;
                }
                if demand.forbidden.binary_search(&(*a, *b)).is_err() {
                    add(*a, *b);
                }
            }
        }
        let point: Vec<u16> = rounds.first()?.iter().flatten().copied().collect();
        let mut labels = Self { meet, point, apart, cost: 0 };
        labels.cost = (0..players).map(|p| labels.conflicts(p)).sum::<i32>() / 2;
        Some(labels)
    }

    fn conflicts(&self, player: usize) -> i32 {
        let row = self.point[player] as usize * self.point.len();
        self.apart[player]
            .iter()
            .filter(|q| self.meet[row + self.point[**q as usize] as usize] == Meet::Once)
            .count() as i32
    }

    fn swap(&mut self, a: usize, b: usize) {
        if a == b {
            return;
        }
        // A pair of the two themselves counts twice before and after, and is the same pair.
        self.cost -= self.conflicts(a) + self.conflicts(b);
        self.point.swap(a, b);
        self.cost += self.conflicts(a) + self.conflicts(b);
    }

    /// The rounds of players, fixed ones at their tables.
    fn rounds(&self, demand: &Demand, rounds: &[Round]) -> Vec<Round> {
        let mut name = vec![0; self.point.len()];
        for (player, point) in self.point.iter().enumerate() {
            name[*point as usize] = player as u16;
        }
        let mut named: Vec<Round> =
            rounds.iter().map(|round| round.iter().map(|t| t.map(|p| name[p as usize])).collect()).collect();
        // The first round in the order of its lots: the lowest player of a table tells where it stands.
        named[0].sort_unstable_by_key(|table| table.iter().min().copied());
        for round in &mut named {
            // Tables are all different, so that an exchange does not undo another.
            for (player, table) in
                demand.fixed.iter().enumerate().filter_map(|(p, t)| Some((p as u16, (*t)?)))
            {
                if let Some(now) = round.iter().position(|t| t.contains(&player)) {
                    round.swap(now, table as usize);
                }
            }
        }
        named
    }
}
