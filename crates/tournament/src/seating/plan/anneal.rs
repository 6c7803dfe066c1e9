//! Simulated annealing: two players of a round change tables, and the pairs that meet twice grow fewer.
//!
//! The cost is a sum over pairs, of C(m, 2) or of m − 1, m their meetings, so a step costs what twelve counts say. A pair
//! that may not meet pays more. Steps are counted, time is not: the same seed gives the same plan.
use super::Repeats;
use super::random::{Chances, Fast};

/// Players of a round by table, as indices into the list of those who are seated.
pub(crate) type Round = Vec<[u16; 4]>;

/// A pair that may not meet counts as having met this many times its weight; below are meetings.
pub(crate) const APART: u16 = 256;

/// What one more meeting of a pair costs.
trait Price {
    fn of(met: u16) -> i32;
}

struct Even;
struct Fewest;

impl Price for Even {
    #[inline]
    fn of(met: u16) -> i32 {
        i32::from(met % APART + met / APART)
    }
}

impl Price for Fewest {
    #[inline]
    fn of(met: u16) -> i32 {
        i32::from((met % APART).min(1) + met / APART)
    }
}

/// The rounds that are searched, and what speaks about them.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    players: usize,
    /// The rounds to seat; a table's index is its number where somebody is pinned.
    pub(crate) rounds: Vec<Round>,
    /// Meetings of a pair, symmetric: those before, and those of `rounds`.
    met: Vec<u16>,
    /// Whom no step moves.
    pinned: Vec<Pinned>,
    /// The sum over pairs, less what it was before `rounds`.
    pub(crate) cost: i32,
    repeats: Repeats,
}

/// Whether a player stays where the board puts him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pinned {
    /// Always at his table.
    Yes,
    /// He may be moved.
    No,
}

/// How long and how hot to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// Steps of one attempt.
    pub(crate) steps: u32,
    /// The chance of a step that costs one more, in parts of 2³²: at the start and at the end.
    pub(crate) chance: (u32, u32),
    /// Stop at this cost.
    pub(crate) enough: i32,
}

impl Board {
    /// A board of rounds; `before` holds for each pair (a · players + b, symmetric) the meetings that came before.
    pub(crate) fn new(rounds: Vec<Round>, before: Vec<u16>, pinned: Vec<Pinned>, repeats: Repeats) -> Self {
        let mut board = Self { players: pinned.len(), rounds, met: before, pinned, cost: 0, repeats };
        for r in 0..board.rounds.len() {
            for t in 0..board.rounds[r].len() {
                let table = board.rounds[r][t];
                for (a, b) in pairs(table) {
                    let met = board.met(a, b);
                    board.cost += match repeats {
                        Repeats::Even => Even::of(met),
                        Repeats::Fewest => Fewest::of(met),
                    };
                    board.add(a, b, 1);
                }
            }
        }
        board
    }

    /// Meetings of all pairs.
    pub(crate) fn meetings(&self) -> &[u16] {
        &self.met
    }

    fn met(&self, a: u16, b: u16) -> u16 {
        self.met[a as usize * self.players + b as usize]
    }

    fn add(&mut self, a: u16, b: u16, by: i16) {
        for at in [a as usize * self.players + b as usize, b as usize * self.players + a as usize] {
            self.met[at] = self.met[at].wrapping_add_signed(by);
        }
    }

    /// Searches along a schedule; the board holds the best that was met.
    pub(crate) fn anneal(&mut self, schedule: Schedule, random: &mut Fast) {
        match self.repeats {
            Repeats::Even => self.search::<Even>(schedule, random),
            Repeats::Fewest => self.search::<Fewest>(schedule, random),
        }
    }

    fn search<P: Price>(&mut self, schedule: Schedule, random: &mut Fast) {
        const SLICES: u32 = 64;
        let (hot, cold) = schedule.chance;
        let Some(tables) = self.rounds.first().map(Vec::len).filter(|t| *t > 1) else { return };
        let (rounds, n) = (self.rounds.len(), self.players);
        let mut best = (self.cost, self.rounds.clone());
        for slice in 0..SLICES {
            if best.0 <= schedule.enough {
                break;
            }
            let chances =
                Chances::new(hot - (u64::from(hot - cold) * u64::from(slice) / u64::from(SLICES - 1)) as u32);
            for _ in 0..schedule.steps / SLICES {
                let (r, places) = random.two_below(rounds, tables * 4 * (tables - 1) * 4);
                let (from, to) = (places % (tables * 4), places / (tables * 4));
                let (x, mut y) = (from / 4, to / 4);
                y += usize::from(y >= x);
                let (i, j) = (from % 4, to % 4);
                let (at, other) = (self.rounds[r][x], self.rounds[r][y]);
                let (a, b) = (at[i], other[j]);
                let (row_a, row_b) = (&self.met[a as usize * n..][..n], &self.met[b as usize * n..][..n]);
                let mut delta = 0;
                for k in 1..4 {
                    let (p, q) = (at[(i + k) % 4] as usize, other[(j + k) % 4] as usize);
                    delta += P::of(row_a[q]) + P::of(row_b[p]);
                    delta -= P::of(row_a[p] - 1) + P::of(row_b[q] - 1);
                }
                if !chances.take(delta, random)
                    || self.pinned[a as usize] == Pinned::Yes
                    || self.pinned[b as usize] == Pinned::Yes
                {
                    continue;
                }
                for k in 1..4 {
                    let (p, q) = (at[(i + k) % 4], other[(j + k) % 4]);
                    self.add(a, p, -1);
                    self.add(b, q, -1);
                    self.add(a, q, 1);
                    self.add(b, p, 1);
                }
                (self.rounds[r][x][i], self.rounds[r][y][j]) = (b, a);
                self.cost += delta;
                if self.cost < best.0 {
                    best = (self.cost, self.rounds.clone());
                    if best.0 <= schedule.enough {
                        break;
                    }
                }
            }
        }
        self.restore(best);
    }

    fn restore(&mut self, (cost, rounds): (i32, Vec<Round>)) {
        for (by, rounds) in [(-1, self.rounds.clone()), (1, rounds.clone())] {
            for (a, b) in rounds.iter().flatten().flat_map(|t| pairs(*t)) {
                self.add(a, b, by);
            }
        }
        (self.cost, self.rounds) = (cost, rounds);
    }
}

/// The six pairs of a table.
pub(crate) fn pairs([a, b, c, d]: [u16; 4]) -> impl Iterator<Item = (u16, u16)> {
    [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)].into_iter()
}
