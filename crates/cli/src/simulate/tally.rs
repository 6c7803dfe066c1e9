//! What a run of games comes to: whole numbers only, so that the order in which threads finish changes nothing.
use std::collections::BTreeMap;

/// Of whom a number speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Who {
    /// Of everybody.
    All,
    /// Of the player given as this one of four, wherever he sits.
    Bot(u8),
    /// Of the seat with this number at the beginning of a game.
    Seat(u8),
    /// Of the dealer of a deal.
    Dealer,
    /// Of the others.
    Others,
}

/// What is counted: a name and of whom.
pub(super) type Key = (&'static str, Who);

/// A sum with what its spread needs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Sum {
    pub(super) n: u64,
    pub(super) total: i128,
    pub(super) squares: i128,
}

/// The numbers of a run.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Tally {
    counts: BTreeMap<Key, u64>,
    sums: BTreeMap<Key, Sum>,
    /// How often a win was worth so much.
    pub(super) values: BTreeMap<i32, u64>,
    /// How often a pattern was part of a win, by its id.
    pub(super) patterns: BTreeMap<&'static str, u64>,
}

impl Tally {
    /// Counts once.
    pub(super) fn count(&mut self, name: &'static str, who: Who) {
        self.count_by(name, who, 1);
    }

    /// Counts so many.
    pub(super) fn count_by(&mut self, name: &'static str, who: Who, n: u64) {
        *self.counts.entry((name, who)).or_default() += n;
    }

    /// Takes in a value.
    pub(super) fn value(&mut self, name: &'static str, who: Who, value: i64) {
        let sum = self.sums.entry((name, who)).or_default();
        sum.n += 1;
        sum.total += i128::from(value);
        sum.squares += i128::from(value) * i128::from(value);
    }

    /// A win that was worth so much.
    pub(super) fn worth(&mut self, points: i32) {
        *self.values.entry(points).or_default() += 1;
    }

    /// A pattern of a win.
    pub(super) fn pattern(&mut self, id: &'static str) {
        *self.patterns.entry(id).or_default() += 1;
    }

    /// How many were counted.
    pub(super) fn of(&self, name: &'static str, who: Who) -> u64 {
        self.counts.get(&(name, who)).copied().unwrap_or_default()
    }

    /// The sum of the values.
    pub(super) fn sum(&self, name: &'static str, who: Who) -> Sum {
        self.sums.get(&(name, who)).copied().unwrap_or_default()
    }

    /// Takes in what another part of the run came to.
    pub(super) fn merge(&mut self, other: &Self) {
        for (key, n) in &other.counts {
            *self.counts.entry(*key).or_default() += n;
        }
        for (key, more) in &other.sums {
            let sum = self.sums.entry(*key).or_default();
            sum.n += more.n;
            sum.total += more.total;
            sum.squares += more.squares;
        }
        for (value, n) in &other.values {
            *self.values.entry(*value).or_default() += n;
        }
        for (id, n) in &other.patterns {
            *self.patterns.entry(id).or_default() += n;
        }
    }

    /// The places of a game by points, first to last in twelfths: who is equal shares. `who` gives the player and the
    /// seat of each place at the table.
    pub(super) fn places(&mut self, ranges: [(u8, u8); 4], who: impl Fn(usize) -> [Who; 2]) {
        const NAMES: [&str; 4] = ["place_1", "place_2", "place_3", "place_4"];
        for (at, (first, last)) in ranges.into_iter().enumerate() {
            let share = 12 / u64::from(last - first + 1);
            for of in who(at) {
                for place in first..=last {
                    self.count_by(NAMES[usize::from(place - 1)], of, share);
                }
                self.value("place_doubled", of, i64::from(first + last));
            }
        }
    }
}

/// The places of a game by points alone, equal ones shared.
pub(super) fn by_points(points: [i64; 4], seats: usize) -> [(u8, u8); 4] {
    std::array::from_fn(|at| {
        let others = points.iter().take(seats);
        let better = others.clone().filter(|p| **p > points[at]).count() as u8;
        let equal = others.filter(|p| **p == points[at]).count().max(1) as u8;
        (better + 1, (better + equal).min(4))
    })
}
