//! The formula of the rating, exact: change = adjustment × (base + (mean rating of the table − own rating) / spread).
use rules::clause::{Answer, Basis};
use rules::frame::PlaceRange;
use rules::hall::{HallRules, HallTopic};
use std::fmt;

/// A rating in hundredths of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating(i64);

impl Rating {
    /// So many whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points as i64 * 100)
    }

    /// So many hundredths.
    pub const fn of_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// In hundredths.
    pub const fn hundredths(self) -> i64 {
        self.0
    }
}

impl fmt::Display for Rating {
    /// `1625.16`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:02}", self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100)
    }
}

/// An exact fraction of points; its denominator is positive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exact {
    numerator: i128,
    denominator: i128,
}

impl Exact {
    /// A fraction in lowest terms. The denominator is positive.
    pub const fn new(numerator: i128, denominator: i128) -> Self {
        debug_assert!(denominator > 0, "a fraction of nothing");
        let (mut a, mut b) = (numerator.abs(), denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self { numerator: numerator / a, denominator: denominator / a }
    }

    /// The nearest whole number of parts of which `parts` make one, halves away from zero.
    pub const fn rounded(self, parts: i128) -> i128 {
        let scaled = 2 * self.numerator * parts;
        let half = if scaled < 0 { -self.denominator } else { self.denominator };
        (scaled + half) / (2 * self.denominator)
    }
}

impl fmt::Display for Exact {
    /// Decimal with as many places as it has, four at the most: `5.1625`, `-2.7`, `30`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.rounded(10_000);
        let sign = if parts < 0 { "-" } else { "" };
        let digits = format!("{}.{:04}", parts.abs() / 10_000, parts.abs() % 10_000);
        write!(f, "{sign}{}", digits.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// What a player brings to a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// The rating before it.
    pub rating: Rating,
    /// Rated games before it.
    pub games: u32,
    /// The place in it.
    pub place: PlaceRange,
}

/// How a rating has changed, term by term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The adjustment, in thousandths.
    pub adjustment: Answer<i32>,
    /// By which clause the games that count for it are those before this one.
    pub games_before: Basis,
    /// The base of the place; the mean of the bases where places are shared.
    pub base: Answer<Exact>,
    /// The mean rating of the table before the game.
    pub average: Exact,
    /// The change, before rounding, and the clause of the formula.
    pub change: Answer<Exact>,
    /// By which clause a rating changes after each game.
    pub each_game: Basis,
    /// The rating after the game and the clause of its rounding.
    pub after: Answer<Rating>,
}

/// The changes of a game. All are made from the ratings before it.
pub fn changes(hall: &HallRules, table: [Standing; 4]) -> [Change; 4] {
    let sum: i64 = table.iter().map(|s| s.rating.0).sum();
    table.map(|own| change(hall, own, sum))
}

fn change(hall: &HallRules, own: Standing, sum: i64) -> Change {
    let spread = hall.rating.spread;
    let adjustment = adjustment(hall, own.games);
    let base = base(hall, own.place);
    // (mean − own) in points is (sum − 4 own) / 400 of hundredths.
    let distance = 400 * i128::from(spread.value.get());
    let apart = i128::from(sum - 4 * own.rating.0);
    let value = base.value;
    let inner = value.numerator * distance + apart * value.denominator;
    let change = Exact::new(i128::from(adjustment.value) * inner, 1000 * value.denominator * distance);
    let after = Exact::new(
        i128::from(own.rating.0) * change.denominator + 100 * change.numerator,
        100 * change.denominator,
    );
    Change {
        adjustment,
        games_before: hall.cite(HallTopic::GamesBefore),
        base,
        average: Exact::new(i128::from(sum), 400),
        change: Answer { value: change, basis: spread.basis },
        each_game: hall.cite(HallTopic::RatingChange),
        after: Answer {
            value: Rating(after.rounded(100) as i64),
            basis: hall.cite(HallTopic::RatingRounding),
        },
    }
}

/// The adjustment by the games before, in thousandths: it falls game by game and stays from some number on.
fn adjustment(hall: &HallRules, games: u32) -> Answer<i32> {
    let rating = &hall.rating;
    let value = if i64::from(games) >= i64::from(rating.steady_games.value.get()) {
        rating.steady_thousandths.value.get()
    } else {
        1000 - rating.step_thousandths.value.get() * games as i32
    };
    Answer { value, basis: hall.cite(HallTopic::RatingAdjustment) }
}

/// The base of a place; players who share places have the mean of their bases.
fn base(hall: &HallRules, place: PlaceRange) -> Answer<Exact> {
    let base = &hall.rating_base;
    let bases = [base.first, base.second, base.third, base.fourth];
    let first = usize::from(place.first.clamp(1, 4)) - 1;
    let own = &bases[first..usize::from(place.last).clamp(first + 1, 4)];
    let sum: i32 = own.iter().map(|b| b.value.get()).sum();
    Answer { value: Exact::new(i128::from(sum), own.len() as i128), basis: own[0].basis }
}
