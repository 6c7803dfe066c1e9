//! Tournament points, and what coming late to a round costs.
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::Answer;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// Tournament points (TP), in halves: shared places have means like 1.5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct TournamentPoints(i32);

impl TournamentPoints {
    /// None.
    pub const ZERO: Self = Self(0);

    /// So many whole points.
    pub const fn whole(points: i32) -> Self {
        Self(2 * points)
    }

    /// So many halves.
    pub const fn of_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// How many halves.
    pub const fn halves(self) -> i32 {
        self.0
    }
}

impl fmt::Display for TournamentPoints {
    /// `4`, `-1` or `0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

impl Add for TournamentPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for TournamentPoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for TournamentPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for TournamentPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for TournamentPoints {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

/// How late a player came to a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Lateness {
    /// Not at all.
    #[default]
    OnTime,
    /// Less than five minutes.
    Short,
    /// From five to less than ten.
    Middle,
    /// From ten to fifteen.
    Long,
    /// More than fifteen: he has not come.
    NoShow,
}

/// What it costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LateSanction {
    /// Whists off each own Mahjong of the round, which is worth nothing at least.
    WhistsOffMahjong(i32),
    /// Tournament points off each deal of the round.
    PointsOffDeal(TournamentPoints),
    /// That of a no-show.
    NoShow,
}

impl Lateness {
    /// The band of a delay; exactly five and ten minutes belong to the next one, fifteen to the third.
    pub const fn of_seconds(seconds: u32) -> Self {
        match seconds {
            0 => Self::OnTime,
            1..300 => Self::Short,
            300..600 => Self::Middle,
            600..=900 => Self::Long,
            _ => Self::NoShow,
        }
    }

    /// What it costs, where the judge does not disqualify instead; nothing for a player who is on time.
    pub const fn sanction(self, rules: &ClassicalRules) -> Option<Answer<LateSanction>> {
        let late = &rules.late;
        let (value, basis) = match self {
            Self::OnTime => return None,
            Self::Short => {
                (LateSanction::WhistsOffMahjong(late.mahjong_whists.value.get()), late.mahjong_whists.basis)
            }
            Self::Middle => (
                LateSanction::PointsOffDeal(TournamentPoints::whole(late.middle_points.value.get())),
                late.middle_points.basis,
            ),
            Self::Long => (
                LateSanction::PointsOffDeal(TournamentPoints::whole(late.long_points.value.get())),
                late.long_points.basis,
            ),
            Self::NoShow => (LateSanction::NoShow, rules.cite(Topic::NoShow)),
        };
        Some(Answer { value, basis })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_with_a_point() {
        let written = [-3, -2, -1, 0, 1, 3, 8].map(|halves| TournamentPoints::of_halves(halves).to_string());
        assert_eq!(written, ["-1.5", "-1", "-0.5", "0", "0.5", "1.5", "4"]);
    }
}
