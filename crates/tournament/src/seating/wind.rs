//! Who starts as East, South, West, North: every player at each wind as often as at any other.
//!
//! Players and tables are a bipartite graph, winds a colouring of its edges that is proper at each table. For two winds
//! a table is an arrow from the one who has the first to the one who has the second; turning round a path of arrows
//! evens out its two ends. While somebody has one wind twice more often than another, such a path exists (the arrows
//! that leave all he can reach are none, so one of these has at least as many coming in as going out), and the sum of
//! squares falls; therefore the loop ends, and it ends with floor(R/4) to ceil(R/4) for everybody.
//!
//! In a fresh plan a player counts as another one after every four rounds: each wind once in four rounds, not only in
//! the sum. Where rounds are played already, the counts of these are added; then paths alone may get stuck, so the winds at
//! some tables are shuffled now and then, and what is not worse is kept.
use super::plan::random::Fast;
use super::{RoundSeats, Slot, TableSeats};
use crate::lots::Lots;

/// How often a slot sat at each wind, East first.
type Counts = [i32; 4];

/// Seats `rounds`, which follow `played`, so that the winds are even. Tables and their numbers stay; the rounds before
/// `counted` (an index into played and new rounds together) keep their winds and do not count.
pub fn even_winds(played: &[RoundSeats], rounds: &mut [RoundSeats], counted: usize) {
    let skipped = counted.saturating_sub(played.len()).min(rounds.len());
    let rounds = &mut rounds[skipped..];
    let slots = 1 + greatest(rounds);
    let before = counts(played.get(counted..).unwrap_or_default(), slots);
    // Blocks of four rounds keep their own count unless there is a count to make up for.
    let blocks = if before.iter().all(|c| *c == [0; 4]) { rounds.len().div_ceil(4).max(1) } else { 1 };
    let mut graph = Graph {
        before: before.into_iter().cycle().take(blocks * slots).collect(),
        tables: Vec::with_capacity(rounds.iter().map(|r| r.tables.len()).sum()),
    };
    for (r, round) in rounds.iter().enumerate() {
        let block = if blocks == 1 { 0 } else { r / 4 };
        let node = |slot: Slot| block * slots + slot.index();
        graph.tables.extend(round.tables.iter().map(|t| t.0.map(|seat| seat.map(node))));
    }
    graph.even();
    graph.shake();
    let places = rounds.iter_mut().flat_map(|r| &mut r.tables);
    for (place, table) in places.zip(&graph.tables) {
        place.0 = table.map(|seat| seat.map(|node| Slot((node % slots) as u16)));
    }
}

/// How often each slot below `slots` sat at each wind in these rounds.
pub(crate) fn counts(rounds: &[RoundSeats], slots: usize) -> Vec<Counts> {
    let mut counts = vec![[0; 4]; slots];
    for table in rounds.iter().flat_map(|r| &r.tables) {
        for (wind, slot) in table.0.iter().enumerate() {
            if let Some(count) = slot.and_then(|s| counts.get_mut(s.index())) {
                count[wind] += 1;
            }
        }
    }
    counts
}

fn greatest(rounds: &[RoundSeats]) -> usize {
    rounds.iter().flat_map(|r| &r.tables).flat_map(TableSeats::slots).map(Slot::index).max().unwrap_or(0)
}

struct Graph {
    /// By node: a player, or a player in a block of rounds.
    before: Vec<Counts>,
    /// The nodes at each table, by wind.
    tables: Vec<[Option<usize>; 4]>,
}

impl Graph {
    fn even(&mut self) {
        // Each pass that changes something lessens the sum of squares.
        loop {
            let mut turned = false;
            for first in 0..4 {
                // Both ways: who has too much of one, and who has too much of the other.
                for second in (0..4).filter(|second| *second != first) {
                    turned |= self.even_two(first, second);
                }
            }
            if !turned {
                return;
            }
        }
    }

    /// Shuffles a few tables of somebody whose winds are uneven and evens out again, as long as it helps.
    fn shake(&mut self) {
        const TIMES: u32 = 300;
        // A fixed seed: the same rounds get the same winds.
        let mut random = Fast::new(&mut Lots::new(0));
        let mut least = self.unevenness();
        for _ in 0..TIMES {
            let Some(node) = least.1 else { return };
            let before = self.tables.clone();
            let of_node: Vec<usize> =
                (0..before.len()).filter(|t| before[*t].contains(&Some(node))).collect();
            let mut some = vec![of_node[random.below(of_node.len())]];
            some.extend((0..random.below(4)).map(|_| random.below(before.len())));
            for t in some {
                if self.tables[t].iter().all(Option::is_some) {
                    random.shuffle(&mut self.tables[t]);
                }
            }
            self.even();
            let now = self.unevenness();
            if now.0 <= least.0 {
                least = now;
            } else {
                self.tables = before;
            }
        }
    }

    /// How uneven all are, and the first who is: the sum over players of the squares of (most less least) beyond one.
    fn unevenness(&self) -> (i32, Option<usize>) {
        let mut counts = self.before.clone();
        let mut seated = vec![0; counts.len()];
        for table in &self.tables {
            for (wind, node) in table.iter().enumerate() {
                if let Some(node) = node {
                    counts[*node][wind] += 1;
                    seated[*node] += 1;
                }
            }
        }
        let mut sum = 0;
        let mut first = None;
        for (node, count) in counts.iter().enumerate().filter(|(node, _)| seated[*node] > 0) {
            let beyond = count.iter().max().unwrap_or(&0) - count.iter().min().unwrap_or(&0) - 1;
            if beyond > 0 {
                sum += beyond * beyond;
                first = first.or(Some(node));
            }
        }
        (sum, first)
    }

    /// Turns round paths between two winds until none is worth it; says whether there was one.
    fn even_two(&mut self, first: usize, second: usize) -> bool {
        // By node: how much more often it has the first wind; the tables where it has it, and where the other.
        let mut more: Vec<i32> = self.before.iter().map(|c| c[first] - c[second]).collect();
        let mut leaving: Vec<Vec<usize>> = vec![Vec::new(); more.len()];
        for (t, table) in self.tables.iter().enumerate() {
            if let Some(node) = table[first] {
                more[node] += 1;
                if table[second].is_some() {
                    leaving[node].push(t);
                }
            }
            if let Some(node) = table[second] {
                more[node] -= 1;
            }
        }
        let mut turned = false;
        for start in 0..more.len() {
            while more[start] >= 2 {
                let Some(path) = self.path(start, second, &more, &leaving) else { break };
                let end = path.iter().fold(start, |_, t| self.tables[*t][second].unwrap_or(start));
                for t in path {
                    let table = &mut self.tables[t];
                    let (Some(from), Some(to)) = (table[first], table[second]) else { continue };
                    leaving[from].retain(|x| *x != t);
                    leaving[to].push(t);
                    table.swap(first, second);
                }
                more[start] -= 2;
                more[end] += 2;
                turned = true;
            }
        }
        turned
    }

    /// The shortest path of tables from `start` to a node that has the first wind so much less that turning pays.
    fn path(&self, start: usize, second: usize, more: &[i32], leaving: &[Vec<usize>]) -> Option<Vec<usize>> {
        let mut by: Vec<Option<(usize, usize)>> = vec![None; more.len()];
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&node) = queue.get(next) {
            next += 1;
            if more[start] - more[node] > 2 {
                let mut path = Vec::new();
                let mut at = node;
                while let Some((table, from)) = by[at].filter(|_| at != start) {
                    path.push(table);
                    at = from;
                }
                path.reverse();
                return Some(path);
            }
            for &table in &leaving[node] {
                if let Some(to) = self.tables[table][second]
                    && to != start
                    && by[to].is_none()
                {
                    by[to] = Some((table, node));
                    queue.push(to);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random_rounds(players: u16, rounds: usize, seed: u64) -> Vec<RoundSeats> {
        let mut lots = Lots::new(seed);
        let mut round = || {
            let mut slots: Vec<Slot> = (0..players).map(Slot).collect();
            lots.shuffle(&mut slots);
            let tables = slots.chunks(4).map(|c| TableSeats::full([c[0], c[1], c[2], c[3]]));
            RoundSeats { tables: tables.collect() }
        };
        (0..rounds).map(|_| round()).collect()
    }

    fn uneven(rounds: &[RoundSeats], players: u16) -> Vec<Counts> {
        let least = rounds.len() as i32 / 4;
        let most = (rounds.len() as i32 + 3) / 4;
        let counts = counts(rounds, players as usize);
        counts.into_iter().filter(|c| c.iter().any(|n| *n < least || *n > most)).collect()
    }

    #[test]
    fn any_tables_can_be_evened() {
        for (players, rounds) in [(4, 1), (4, 7), (8, 4), (16, 5), (40, 8), (64, 15), (100, 10)] {
            for seed in 0..3 {
                let mut plan = random_rounds(players, rounds, seed);
                let tables = plan.clone();
                even_winds(&[], &mut plan, 0);
                assert!(uneven(&plan, players).is_empty(), "{players} players, {rounds} rounds");
                for four in plan.chunks(4) {
                    assert!(uneven(four, players).is_empty(), "four rounds of {players}");
                }
                let sorted = |rounds: &[RoundSeats]| -> Vec<Vec<Slot>> {
                    let mut tables: Vec<Vec<Slot>> =
                        rounds.iter().flat_map(|r| &r.tables).map(|t| t.slots().collect()).collect();
                    for table in &mut tables {
                        table.sort_unstable();
                    }
                    tables
                };
                assert_eq!(sorted(&plan), sorted(&tables));
            }
        }
    }

    #[test]
    fn rounds_that_do_not_count_keep_their_winds() {
        let mut plan = random_rounds(20, 4, 5);
        let first = plan[0].clone();
        even_winds(&[], &mut plan, 1);
        assert_eq!(plan[0], first);
        assert!(uneven(&plan[1..], 20).is_empty());
    }

    #[test]
    fn what_was_played_is_made_up_for() {
        let played = random_rounds(40, 1, 1);
        let mut rest = random_rounds(40, 7, 2);
        even_winds(&played, &mut rest, 0);
        let all: Vec<RoundSeats> = played.into_iter().chain(rest).collect();
        assert!(uneven(&all, 40).is_empty(), "{:?}", uneven(&all, 40));
    }

    #[test]
    fn an_empty_seat_stays_empty() {
        let mut plan = random_rounds(12, 4, 3);
        for round in &mut plan {
            round.tables[2].0[3] = None;
        }
        even_winds(&[], &mut plan, 0);
        assert!(plan.iter().all(|r| r.tables[2].0[3].is_none() && r.tables[2].slots().count() == 3));
    }
}
