//! Results in an exact unit, so that every share of tied players is whole.
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

/// A result or a part of one, in **twelfths of a point** of the table: two, three or four tied players share any
/// number of whole points without remainder. A thousand points are 12,000 of them, a tenth of a printed result
/// 1,200. (A-League results are multiples of 400, one thirtieth of a thousand points.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct ResultPoints(i64);

impl ResultPoints {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// How many make a thousand points.
    pub const PER_THOUSAND: i64 = 12000;

    /// Whole points of the table.
    pub const fn of_points(points: i32) -> Self {
        Self(points as i64 * 12)
    }

    /// An equal share of these points among one to four players.
    pub(super) const fn share(points: i32, players: u8) -> Self {
        Self(points as i64 * 12 / players as i64)
    }

    /// In twelfths of a point.
    pub const fn twelfths(self) -> i64 {
        self.0
    }

    /// In tenths of a thousand points, rounded half away from zero: 12.34 thousand are 123.
    pub const fn tenths(self) -> i64 {
        let half = if self.0 < 0 { -600 } else { 600 };
        (self.0 + half) / 1200
    }
}

impl fmt::Display for ResultPoints {
    /// Thousands with one decimal: `34.0`, `-2.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.tenths();
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    }
}

impl Add for ResultPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for ResultPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for ResultPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for ResultPoints {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_with_one_decimal_rounded_half_away_from_zero() {
        for (points, text) in
            [(34000, "34.0"), (-2500, "-2.5"), (50, "0.1"), (-50, "-0.1"), (40, "0.0"), (-40, "0.0")]
        {
            assert_eq!(ResultPoints::of_points(points).to_string(), text);
        }
        assert_eq!(ResultPoints::share(4000, 3).to_string(), "1.3");
        assert_eq!(ResultPoints::share(8000, 3).twelfths() % 400, 0);
    }
}
