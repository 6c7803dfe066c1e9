//! The search: a seating that is as good as can be is kept as a witness, and bent towards the standing place by
//! place. A place is passed over only when no completion with it was found.
use super::Proof;
use super::costs::{CONFLICT, Costs};
use super::exact::{self, Outcome};
use crate::lots::Lots;

/// Exchanges looked at before a single attempt gives up.
const ATTEMPT: u32 = 30_000;
/// Nodes of a single proof.
const NODES: u32 = 20_000;
/// With so few places left the proof is tried before the attempt.
const FEW: usize = 24;

pub(super) struct Search<'a> {
    costs: &'a Costs<'a>,
    tables: Vec<[u16; 4]>,
    table_of: Vec<u16>,
    locked: Vec<bool>,
    steps: u32,
    lots: Lots,
}

/// Whether a place can be taken.
enum Taken {
    Yes,
    No,
    Unknown,
}

impl<'a> Search<'a> {
    /// Starts from the standing as it is.
    pub(super) fn new(costs: &'a Costs<'a>, steps: u32) -> Self {
        let places = costs.places() as u16;
        let tables = (0..places / 4).map(|t| std::array::from_fn(|s| 4 * t + s as u16)).collect();
        let table_of = (0..places).map(|p| p / 4).collect();
        // The lots only break ties of the search: they are no draw that anybody sees.
        Self { costs, tables, table_of, locked: vec![false; places as usize], steps, lots: Lots::new(0) }
    }

    pub(super) fn tables(&self) -> &[[u16; 4]] {
        &self.tables
    }

    /// The least cost of a seating that was found, and whether there is none less. The seating becomes the witness.
    pub(super) fn least(&mut self) -> (u32, Proof) {
        let bound = self.bound();
        let share = self.steps / 4;
        let mut best = self.score();
        let mut spent = 0;
        while best > bound && spent < share {
            let before = self.steps;
            if let Some(score) = self.improve(bound, ATTEMPT * 4, best) {
                best = score;
            }
            spent += (before - self.steps).max(1);
        }
        while best > bound && self.tables.len() * 4 <= exact::MOST {
            let all: Vec<u16> = (0..self.costs.places() as u16).collect();
            match self.proof(&[], &all, best - 1, NODES * 10) {
                Outcome::Found(tables) => {
                    self.take(0, &tables);
                    best = self.score();
                }
                Outcome::Refuted => return (best, Proof::First),
                Outcome::NodesEnded => break,
            }
        }
        (best, if best <= bound { Proof::First } else { Proof::StepsEnded })
    }

    /// A cost that no seating goes below: the pairs that the sizes of groups force to one table.
    fn bound(&self) -> u32 {
        let tables = self.costs.tables();
        let forced = |members: &[u16]| {
            let (each, more) = (members.len() / tables, members.len() % tables);
            (tables * each * each.saturating_sub(1) / 2 + more * each) as u32
        };
        let groups = self.costs.groups().map(forced);
        let pairs = if self.groups_are_disjoint() { groups.sum() } else { groups.max().unwrap_or(0) };
        pairs * CONFLICT
    }

    fn groups_are_disjoint(&self) -> bool {
        let mut members: Vec<u16> = self.costs.groups().flatten().copied().collect();
        let all = members.len();
        members.sort_unstable();
        members.dedup();
        members.len() == all
    }

    /// Bends the witness, which costs `most`, into the lexicographically first seating that costs no more.
    pub(super) fn fill(&mut self, most: u32) -> Proof {
        let mut proof = Proof::First;
        for t in 0..self.tables.len() {
            let Some(top) = self.locked.iter().position(|locked| !locked) else { break };
            self.exchange_tables(t, self.table_of[top] as usize);
            self.locked[top] = true;
            for _ in 1..4 {
                let taken = self.next_at(t, most, &mut proof);
                self.locked[taken as usize] = true;
            }
            self.tables[t].sort_unstable();
        }
        proof
    }

    /// The highest place that may follow at table `t`. The witness holds it there afterwards.
    fn next_at(&mut self, t: usize, most: u32, proof: &mut Proof) -> u16 {
        let last = t + 1 == self.tables.len();
        let seated = self.locked_at(t);
        let beside = |p: u16| seated.iter().map(|s| self.costs.pair(p, *s)).sum::<u32>();
        let mut places: Vec<u16> =
            (0..self.costs.places() as u16).filter(|p| !self.locked[*p as usize]).collect();
        // Who costs something is asked after all who do not, and the gap, before the last table, after everybody.
        places.sort_by_key(|p| (self.costs.gap() == Some(*p) && !last, beside(*p), *p));
        for place in &places {
            if self.table_of[*place as usize] as usize == t {
                return *place;
            }
            if self.steps == 0 {
                *proof = Proof::StepsEnded;
                continue;
            }
            match self.take_place(*place, t, &seated, most) {
                Taken::Yes => return *place,
                Taken::No => {}
                Taken::Unknown => *proof = Proof::StepsEnded,
            }
        }
        // Not reached: the witness has four at each table, so one of the places sits at this one.
        places[0]
    }

    /// Tries to complete the seating with a place at table `t`, next to those who sit there for good.
    fn take_place(&mut self, place: u16, t: usize, seated: &[u16], most: u32) -> Taken {
        let mut started = seated.to_vec();
        started.push(place);
        let done =
            self.tables[..t].iter().map(|table| self.cost_of(table)).sum::<u32>() + self.cost_of(&started);
        if done > most || (most < CONFLICT && self.groups_fail(&started, t)) {
            return Taken::No;
        }
        let rest: Vec<u16> =
            (0..self.costs.places() as u16).filter(|p| !self.locked[*p as usize] && *p != place).collect();
        if rest.len() <= FEW {
            match self.proof(&started, &rest, most - done, NODES) {
                Outcome::Found(tables) => {
                    self.take(t, &tables);
                    return Taken::Yes;
                }
                Outcome::Refuted => return Taken::No,
                Outcome::NodesEnded => {}
            }
        }
        if self.bend(place, t, most) {
            return Taken::Yes;
        }
        if rest.len() > FEW && rest.len() <= exact::MOST {
            match self.proof(&started, &rest, most - done, NODES) {
                Outcome::Found(tables) => {
                    self.take(t, &tables);
                    return Taken::Yes;
                }
                Outcome::Refuted => return Taken::No,
                Outcome::NodesEnded => {}
            }
        }
        Taken::Unknown
    }

    /// Puts a place at table `t` of the witness and mends the rest; if that fails, the witness stays.
    fn bend(&mut self, place: u16, t: usize, most: u32) -> bool {
        let before = (self.tables.clone(), self.table_of.clone());
        let mut best: Option<(u32, u16)> = None;
        for other in self.tables[t] {
            if self.locked[other as usize] {
                continue;
            }
            self.exchange(place, other);
            let score = self.score();
            self.exchange(other, place);
            if best.is_none_or(|(least, _)| score < least) {
                best = Some((score, other));
            }
        }
        let Some((score, other)) = best else { return false };
        self.exchange(place, other);
        self.locked[place as usize] = true;
        let mended =
            score <= most || self.improve(most, ATTEMPT, u32::MAX).is_some_and(|score| score <= most);
        self.locked[place as usize] = false;
        if !mended {
            (self.tables, self.table_of) = before;
        }
        mended
    }

    /// Whether the members of some group who are left are more than the tables that are left for them.
    fn groups_fail(&self, started: &[u16], t: usize) -> bool {
        let (later, seats) = (self.tables.len() - 1 - t, 4 - started.len());
        let mut must = 0;
        for members in self.costs.groups() {
            let left = members.iter().filter(|p| !self.locked[**p as usize] && !started.contains(p)).count();
            let here = usize::from(seats > 0 && !members.iter().any(|p| started.contains(p)));
            if left > later + here {
                return true;
            }
            must += usize::from(left > later);
        }
        must > seats && self.groups_are_disjoint()
    }

    /// Exchanges places of different tables, always the best exchange for one who costs something, until the cost
    /// is at most `most`. Nobody who is locked moves. The seating becomes the best one met if that is below
    /// `needed`, whose cost is returned; else it stays.
    fn improve(&mut self, most: u32, steps: u32, needed: u32) -> Option<u32> {
        let mut left = steps.min(self.steps);
        let start = (self.tables.clone(), self.table_of.clone());
        let mut best: Option<(u32, Vec<[u16; 4]>)> = None;
        let free: Vec<u16> = (0..self.costs.places() as u16).filter(|p| !self.locked[*p as usize]).collect();
        let mut rests = vec![0_u32; self.costs.places()];
        let mut score = self.score();
        let mut turn = 0;
        loop {
            if score < best.as_ref().map_or(needed, |(least, _)| *least) {
                best = Some((score, self.tables.clone()));
            }
            if score <= most || left == 0 {
                break;
            }
            let costly: Vec<u16> = free.iter().copied().filter(|p| self.at(*p, self.table(*p)) > 0).collect();
            if costly.is_empty() {
                break;
            }
            let place = costly[self.lots.below(costly.len() as u32) as usize];
            turn += 1;
            let mut chosen: Option<(i64, u16)> = None;
            let (mut equal, mut looked) = (0, 0);
            for other in free.iter().copied() {
                if self.table(other) == self.table(place) {
                    continue;
                }
                looked += 1;
                let gain = self.gain(place, other);
                let least = best.as_ref().map_or(needed, |(least, _)| *least);
                let rested = rests[other as usize] < turn && rests[place as usize] < turn;
                if !rested && i64::from(score) + gain >= i64::from(least) {
                    continue;
                }
                if chosen.is_none_or(|(least, _)| gain < least) {
                    (chosen, equal) = (Some((gain, other)), 1);
                } else if chosen.is_some_and(|(least, _)| gain == least) {
                    equal += 1;
                    if self.lots.below(equal) == 0 {
                        chosen = Some((gain, other));
                    }
                }
            }
            // Alone at the last table: nobody is left to exchange with.
            if looked == 0 {
                break;
            }
            left = left.saturating_sub(looked);
            self.steps = self.steps.saturating_sub(looked);
            let Some((gain, other)) = chosen else { continue };
            self.exchange(place, other);
            score = (i64::from(score) + gain) as u32;
            rests[place as usize] = turn + 4 + self.lots.below(6);
            rests[other as usize] = turn + 4 + self.lots.below(6);
        }
        let Some((least, tables)) = best else {
            (self.tables, self.table_of) = start;
            return None;
        };
        self.take(0, &tables);
        Some(least)
    }

    /// What exchanging two places of different tables adds to the cost.
    fn gain(&self, a: u16, b: u16) -> i64 {
        let (at, to) = (self.table(a), self.table(b));
        let pair = self.costs.pair(a, b);
        let after = self.at(a, to) + self.at(b, at) - 2 * pair;
        i64::from(after) - i64::from(self.at(a, at)) - i64::from(self.at(b, to))
    }

    /// What a place costs beside those at a table, itself left out.
    fn at(&self, place: u16, table: usize) -> u32 {
        let others = self.tables[table].iter().filter(|p| **p != place);
        others.map(|p| self.costs.pair(place, *p)).sum()
    }

    fn table(&self, place: u16) -> usize {
        self.table_of[place as usize] as usize
    }

    fn cost_of(&self, table: &[u16]) -> u32 {
        let pairs = table.iter().enumerate().flat_map(|(i, a)| table[i + 1..].iter().map(move |b| (*a, *b)));
        pairs.map(|(a, b)| self.costs.pair(a, b)).sum()
    }

    fn score(&self) -> u32 {
        self.tables.iter().map(|table| self.cost_of(table)).sum()
    }

    fn locked_at(&self, t: usize) -> Vec<u16> {
        self.tables[t].iter().copied().filter(|p| self.locked[*p as usize]).collect()
    }

    fn proof(&mut self, started: &[u16], rest: &[u16], most: u32, nodes: u32) -> Outcome {
        // A node looks at as many pairs as some ten exchanges do.
        let mut left = nodes.min(self.steps / 10);
        let all = left;
        let outcome = exact::complete(self.costs, started, rest, most, &mut left);
        self.steps -= (all - left) * 10;
        outcome
    }

    /// Takes over tables from number `from` on.
    fn take(&mut self, from: usize, tables: &[[u16; 4]]) {
        for (t, table) in (from..).zip(tables) {
            self.tables[t] = *table;
            for p in *table {
                self.table_of[p as usize] = t as u16;
            }
        }
    }

    fn exchange(&mut self, a: u16, b: u16) {
        let (at, to) = (self.table(a), self.table(b));
        self.tables[at].iter_mut().filter(|p| **p == a).for_each(|p| *p = b);
        self.tables[to].iter_mut().filter(|p| **p == b).for_each(|p| *p = a);
        self.table_of.swap(a as usize, b as usize);
    }

    fn exchange_tables(&mut self, a: usize, b: usize) {
        self.tables.swap(a, b);
        for t in [a, b] {
            for p in self.tables[t] {
                self.table_of[p as usize] = t as u16;
            }
        }
    }
}
