//! Table numbers: who plays where is settled, now everybody visits as many tables as possible.
//!
//! A *table repeat* is a visit of a player to a table number after the first. Exchanging two tables of a round changes
//! what eight counts say; annealing over such exchanges comes to the least or near it.
use super::plan::random::{Chances, Fast};

/// What stays where it is in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    /// The table keeps its number: somebody needs it, or the round is by lot.
    Kept,
    /// Any number will do.
    Open,
}

/// The tables to be numbered: by round and table, four players, and whether the number is open.
#[derive(Debug)]
pub(crate) struct Numbering<'a> {
    /// Rounds of tables of players.
    pub(crate) rounds: &'a mut [Vec<[u16; 4]>],
    /// By round and table.
    pub(crate) open: Vec<Vec<Number>>,
    /// Visits before these rounds: player · tables + table.
    pub(crate) visits: Vec<u16>,
    /// How many tables the hall has.
    pub(crate) tables: usize,
}

impl Numbering<'_> {
    /// Renumbers in so many steps; returns the table repeats of all rounds that were given and before.
    pub(crate) fn arrange(mut self, steps: u32, random: &mut Fast) -> u32 {
        const SLICES: u32 = 64;
        let tables = self.tables;
        for round in self.rounds.iter() {
            for (t, table) in round.iter().enumerate() {
                for p in table {
                    self.visits[*p as usize * tables + t] += 1;
                }
            }
        }
        let open: Vec<(usize, Vec<usize>)> = self
            .open
            .iter()
            .map(|round| (0..round.len()).filter(|t| round[*t] == Number::Open).collect())
            .enumerate()
            .filter(|(_, tables): &(usize, Vec<usize>)| tables.len() > 1)
            .collect();
        let mut cost = self.repeats();
        let least = self.least();
        let mut best = (cost, self.rounds.to_vec());
        for slice in 0..SLICES {
            if open.is_empty() || best.0 <= least {
                break;
            }
            // From one in four for a step that costs one, down to one in four thousand.
            let chances = Chances::new((1 << 30) >> (slice * 10 / (SLICES - 1)));
            for _ in 0..steps / SLICES {
                let (r, tables) = &open[random.below(open.len())];
                let (x, mut y) = random.two_below(tables.len(), tables.len() - 1);
                y += usize::from(y >= x);
                let (x, y) = (tables[x], tables[y]);
                let delta = self.exchange(*r, x, y);
                if !chances.take(delta, random) {
                    continue;
                }
                self.take(*r, x, y);
                cost += delta;
                if cost < best.0 {
                    best = (cost, self.rounds.to_vec());
                    if cost <= least {
                        break;
                    }
                }
            }
        }
        self.rounds.clone_from_slice(&best.1);
        best.0 as u32
    }

    fn repeats(&self) -> i32 {
        self.visits.iter().map(|v| i32::from(v.saturating_sub(1))).sum()
    }

    /// What nobody can avoid: more rounds than tables.
    fn least(&self) -> i32 {
        self.visits
            .chunks(self.tables.max(1))
            .map(|seen| (seen.iter().map(|v| i32::from(*v)).sum::<i32>() - self.tables as i32).max(0))
            .sum()
    }

    /// What an exchange costs.
    fn exchange(&self, r: usize, x: usize, y: usize) -> i32 {
        let at = |from: usize, to: usize| -> i32 {
            let table = self.rounds[r][from].iter();
            table.map(|p| self.change(*p as usize * self.tables, from, to)).sum()
        };
        at(x, y) + at(y, x)
    }

    fn change(&self, row: usize, from: usize, to: usize) -> i32 {
        i32::from(self.visits[row + to] > 0) - i32::from(self.visits[row + from] > 1)
    }

    fn take(&mut self, r: usize, x: usize, y: usize) {
        for (from, to) in [(x, y), (y, x)] {
            for p in self.rounds[r][from] {
                let row = p as usize * self.tables;
                self.visits[row + from] -= 1;
                self.visits[row + to] += 1;
            }
        }
        self.rounds[r].swap(x, y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lots::Lots;

    #[test]
    fn tables_that_can_differ_do() {
        // Four rounds of the same foursomes at four tables: a Latin square is wanted.
        let round: Vec<[u16; 4]> = (0..4).map(|t| [4 * t, 4 * t + 1, 4 * t + 2, 4 * t + 3]).collect();
        let mut rounds = vec![round; 4];
        let numbering = Numbering {
            rounds: &mut rounds,
            open: vec![vec![Number::Open; 4]; 4],
            visits: vec![0; 64],
            tables: 4,
        };
        assert_eq!(numbering.arrange(20_000, &mut Fast::new(&mut Lots::new(1))), 0);
        for t in 0..4 {
            let mut seen: Vec<u16> = rounds.iter().map(|r| r[t][0]).collect();
            seen.sort_unstable();
            assert_eq!(seen, [0, 4, 8, 12]);
        }
    }

    #[test]
    fn a_kept_number_is_kept() {
        let round: Vec<[u16; 4]> = (0..4).map(|t| [4 * t, 4 * t + 1, 4 * t + 2, 4 * t + 3]).collect();
        let mut rounds = vec![round.clone(); 4];
        let mut open = vec![vec![Number::Open; 4]; 4];
        open[0] = vec![Number::Kept; 4];
        for round in &mut open {
            round[2] = Number::Kept;
        }
        let numbering = Numbering { rounds: &mut rounds, open, visits: vec![0; 64], tables: 4 };
        // The four of table 3 return three times; for the others three tables do for four rounds but one repeat each.
        assert_eq!(numbering.arrange(20_000, &mut Fast::new(&mut Lots::new(1))), 12 + 12);
        assert_eq!(rounds[0], round);
        assert!(rounds.iter().all(|r| r[2] == round[2]));
    }
}
