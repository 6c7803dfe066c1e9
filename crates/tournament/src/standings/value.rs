//! The values that players are ordered by: exact, and told apart by their unit.
use crate::id::RoundNo;
use std::cmp::Ordering;

/// A value of a criterion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// There is none: nothing was played that it could be made of. It comes after every other.
    Nothing,
    /// Tournament points, in halves.
    Halves(i64),
    /// A whole number: whists, Mahjongs, game points, table points, sessions.
    Whole(i64),
    /// A mean of places: the sum of doubled places over twice the number of games.
    Mean {
        /// The sum of doubled places; a shared place is the mean of the places it stretches over.
        doubled: i64,
        /// The games.
        games: u16,
    },
    /// A variance of places: `scaled` over four times the square of the number of games.
    Spread {
        /// Games times the sum of the squares of doubled places, less the square of their sum.
        scaled: i64,
        /// The games.
        games: u16,
    },
    /// Converted results in twelfths of a point.
    Twelfths(i64),
    /// A rating in hundredths.
    Hundredths(i64),
    /// A place in the standings after a round.
    Place {
        /// The round.
        after: RoundNo,
        /// The place.
        place: u16,
    },
    /// The position in a lot or in the organiser's order, from 1.
    Drawn(u16),
}

/// Which of two values is ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Better {
    /// The greater.
    Most,
    /// The smaller.
    Least,
}

impl Better {
    /// `Less` where `one` is ahead of `other`. Values of one criterion have one unit.
    pub fn compare(self, one: Value, other: Value) -> Ordering {
        match (one, other) {
            (Value::Nothing, Value::Nothing) => Ordering::Equal,
            (Value::Nothing, _) => Ordering::Greater,
            (_, Value::Nothing) => Ordering::Less,
            _ => match self {
                Self::Most => size(other, one),
                Self::Least => size(one, other),
            },
        }
    }
}

/// The order by size.
fn size(one: Value, other: Value) -> Ordering {
    use Value::{Drawn, Halves, Hundredths, Mean, Place, Spread, Twelfths, Whole};
    match (one, other) {
        (Halves(a), Halves(b))
        | (Whole(a), Whole(b))
        | (Twelfths(a), Twelfths(b))
        | (Hundredths(a), Hundredths(b)) => a.cmp(&b),
        (Mean { doubled: a, games: m }, Mean { doubled: b, games: n }) => {
            (i128::from(a) * i128::from(n)).cmp(&(i128::from(b) * i128::from(m)))
        }
        // Fractions are compared by cross-multiplication, so that unequal numbers of games lose nothing.
        (Spread { scaled: a, games: m }, Spread { scaled: b, games: n }) => {
            let square = |games: u16| i128::from(games) * i128::from(games);
            (i128::from(a) * square(n)).cmp(&(i128::from(b) * square(m)))
        }
        (Place { place: a, .. }, Place { place: b, .. }) | (Drawn(a), Drawn(b)) => a.cmp(&b),
        _ => Ordering::Equal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_spreads_of_unequal_numbers_of_games_are_exact() {
        let mean = |doubled, games| Value::Mean { doubled, games };
        // 7/3 is less than 2.34, and equal to 14/6.
        assert_eq!(Better::Least.compare(mean(14, 3), mean(234, 50)), Ordering::Less);
        assert_eq!(Better::Least.compare(mean(14, 3), mean(28, 6)), Ordering::Equal);
        let spread = |scaled, games| Value::Spread { scaled, games };
        assert_eq!(Better::Least.compare(spread(16, 4), spread(4, 2)), Ordering::Equal);
        assert_eq!(Better::Least.compare(spread(17, 4), spread(4, 2)), Ordering::Greater);
    }

    #[test]
    fn nothing_is_last_in_both_directions() {
        for better in [Better::Most, Better::Least] {
            assert_eq!(better.compare(Value::Nothing, Value::Whole(-5)), Ordering::Greater);
            assert_eq!(better.compare(Value::Whole(5), Value::Nothing), Ordering::Less);
        }
    }
}
