//! Shifts: four rings of m players, and a table that takes one of each, moved along the rings.
//!
//! A round is four shifts s_0 … s_3: table x seats the players x + s_i of ring i. Two rounds share no pair when for any two
//! rings the difference of their shifts is not the same in both. For m that neither 2 nor 3 divides the shifts 0, r, 2r, 3r
//! do, m rounds long; over eight elements the field does; else a search finds as many rounds as an event has.
use super::super::anneal::Round;
use super::super::random::Fast;
use crate::lots::Lots;

/// Steps of one attempt to complete the shifts, and how many attempts there are.
const STEPS: u32 = 100_000;
const ATTEMPTS: u64 = 20;

/// At most `wanted` rounds for four rings of `ring`; the rings are 0 to m − 1, m to 2m − 1, …
pub(crate) fn rounds(ring: usize, wanted: usize) -> Vec<Round> {
    if ring < 5 {
        return if ring == 0 {
            Vec::new()
        } else {
            vec![(0..ring as u16).map(|t| [0, 1, 2, 3].map(|k| 4 * t + k)).collect()]
        };
    }
    let add = |x: usize, by: usize| if ring == 8 { x ^ by } else { (x + by) % ring };
    let round = |shifts: &[usize; 4]| {
        let seat = |i: usize, x: usize| (i * ring + add(x, shifts[i])) as u16;
        (0..ring).map(|x| [seat(0, x), seat(1, x), seat(2, x), seat(3, x)]).collect()
    };
    let mut found: Vec<Round> = shifts(ring, wanted.min(ring)).iter().map(round).collect();
    if found.len() < wanted && ring.is_multiple_of(4) {
        // Those of one ring have not met yet.
        for inner in super::of(ring, wanted - found.len()).rounds.into_iter().take(wanted - found.len()) {
            let moved = |by: usize| inner.iter().map(move |t| t.map(|p| p + (by * ring) as u16));
            found.push((0..4).flat_map(moved).collect());
        }
    }
    found
}

/// The shifts of as many rounds as were found, at most `wanted`.
fn shifts(ring: usize, wanted: usize) -> Vec<[usize; 4]> {
    if ring == 8 {
        // The field of eight elements: bits are coefficients, x³ = x + 1.
        let double = |x: usize| if x & 4 == 0 { x << 1 } else { (x << 1) ^ 0b1011 };
        return (0..wanted).map(|r| [0, r, double(r), double(double(r))]).collect();
    }
    if !ring.is_multiple_of(2) && !ring.is_multiple_of(3) {
        return (0..wanted).map(|r| [0, r, 2 * r % ring, 3 * r % ring]).collect();
    }
    let mut best = Vec::new();
    for attempt in 0..ATTEMPTS {
        let mut search = Search::new(ring, wanted, attempt);
        search.next();
        if search.best.len() > best.len() {
            best = search.best;
        }
        if best.len() == wanted {
            break;
        }
    }
    best
}

struct Search {
    ring: usize,
    wanted: usize,
    /// The shifts of ring 2 and 3 in the order of this attempt; ring 0 is not shifted, ring 1 by the round's number.
    order: Vec<usize>,
    /// Taken: shifts of ring 2, its difference to ring 1, shifts of ring 3, its differences to rings 1 and 2.
    taken: [Vec<Taken>; 5],
    now: Vec<[usize; 4]>,
    best: Vec<[usize; 4]>,
    steps: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Yes,
    No,
}

impl Search {
    fn new(ring: usize, wanted: usize, attempt: u64) -> Self {
        let mut order: Vec<usize> = (0..ring).collect();
        Fast::new(&mut Lots::stream(ring as u64, attempt)).shuffle(&mut order);
        let taken = std::array::from_fn(|_| vec![Taken::No; ring]);
        Self { ring, wanted, order, taken, now: Vec::new(), best: Vec::new(), steps: 0 }
    }

    /// Whether the search is over.
    fn next(&mut self) -> Over {
        let r = self.now.len();
        if r > self.best.len() {
            self.best.clone_from(&self.now);
        }
        if r == self.wanted {
            return Over::Yes;
        }
        for second in self.order.clone() {
            let about = [(0, second), (1, self.less(second, r))];
            if !self.free(&about) {
                continue;
            }
            for third in self.order.clone() {
                self.steps += 1;
                if self.steps > STEPS {
                    return Over::Yes;
                }
                let [x, y] = about;
                let all = [x, y, (2, third), (3, self.less(third, r)), (4, self.less(third, second))];
                if !self.free(&all[2..]) {
                    continue;
                }
                self.set(&all, Taken::Yes);
                self.now.push([0, r, second, third]);
                if self.next() == Over::Yes {
                    return Over::Yes;
                }
                self.now.pop();
                self.set(&all, Taken::No);
            }
        }
        Over::No
    }

    fn less(&self, a: usize, b: usize) -> usize {
        (self.ring + a - b) % self.ring
    }

    fn free(&self, about: &[(usize, usize)]) -> bool {
        about.iter().all(|(of, x)| self.taken[*of][*x] == Taken::No)
    }

    fn set(&mut self, about: &[(usize, usize)], to: Taken) {
        for (of, x) in about {
            self.taken[*of][*x] = to;
        }
    }
}

#[derive(PartialEq, Eq)]
enum Over {
    Yes,
    No,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::plan::anneal::pairs;
    use std::collections::BTreeSet;

    #[test]
    fn nobody_meets_twice_in_any_ring() {
        for (ring, wanted) in [(5, 5), (7, 7), (8, 9), (17, 15), (18, 12), (20, 13), (24, 12), (43, 12)] {
            let rounds = rounds(ring, wanted);
            assert!(rounds.len() >= wanted, "{ring}: {}", rounds.len());
            let mut met = BTreeSet::new();
            for round in &rounds {
                let seated: BTreeSet<u16> = round.iter().flatten().copied().collect();
                assert_eq!(seated.len(), 4 * ring);
                for (a, b) in round.iter().flat_map(|t| pairs(*t)) {
                    assert!(met.insert((a.min(b), a.max(b))), "ring {ring}");
                }
            }
        }
    }
}
