//! Starters: one round over Z_n × {0, 1, 2} and fixed points, whose differences all differ.
//!
//! Adding one to every x gives the next round, n in all. A pair of the same layer meets in the round that its difference
//! says, a pair of two layers likewise, and a fixed point, whose table holds one of each layer, meets everybody once.
use super::super::anneal::Round;
use super::tables;

/// One round: points are layer · n + x, then the fixed ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Starter {
    /// How many players.
    pub(crate) players: usize,
    /// The tables of the first round.
    pub(crate) tables: &'static [[u16; 4]],
}

/// The starter for so many players.
pub(crate) fn of(players: usize) -> Option<Starter> {
    tables::STARTERS.iter().find(|s| s.players == players).copied()
}

impl Starter {
    /// The length of a ring: as many rounds as anybody can play without meeting somebody twice.
    pub(crate) fn ring(&self) -> usize {
        (self.players - 1) / 3
    }

    /// All rounds.
    pub(crate) fn develop(&self) -> Vec<Round> {
        let n = self.ring() as u16;
        let moved =
            |point: u16, by: u16| if point < 3 * n { point / n * n + (point % n + by) % n } else { point };
        (0..n).map(|by| self.tables.iter().map(|t| t.map(|p| moved(p, by))).collect()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::plan::anneal::pairs;
    use std::collections::BTreeSet;

    #[test]
    fn every_difference_of_a_starter_comes_up_once_at_most() {
        for starter in tables::STARTERS {
            let n = starter.ring() as u16;
            let mut points: Vec<u16> = starter.tables.iter().flatten().copied().collect();
            points.sort_unstable();
            assert_eq!(points, (0..starter.players as u16).collect::<Vec<_>>(), "everybody once");
            let mut seen = BTreeSet::new();
            for (a, b) in starter.tables.iter().flat_map(|t| pairs(*t)) {
                let (a, b) = (a.min(b), a.max(b));
                let difference = match (a / n, b / n) {
                    (i, j) if j >= 3 => (i, b, 0),
                    (i, j) if i == j => (i, j, (b - a).min(n - (b - a))),
                    (i, j) => (i, j, (n + b % n - a % n) % n),
                };
                // A half of the ring would meet twice, two fixed points in every round.
                assert!(difference.0 < 3 && (difference.0 != difference.1 || 2 * difference.2 != n));
                assert!(seen.insert(difference), "{} players: {difference:?} twice", starter.players);
            }
        }
    }
}
