//! The result of a valuation: what a hand is worth, and the clause of each line.
use super::fan::Fan;
use super::reading::Reading;
use crate::clause::Basis;
use arrayvec::ArrayVec;

/// One line of an award.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The pattern or circumstance.
    pub fan: Fan,
    /// How often it holds: kongs and roots may be several.
    pub times: u8,
    /// Fan it gives in all.
    pub worth: u8,
    /// The clause that gives it.
    pub basis: Basis,
}

/// A valued Hu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// What gives fan, in the order of the table; empty for a plain hand.
    pub lines: ArrayVec<Line, { Fan::COUNT }>,
    /// The sum of the lines, without the limit.
    pub fan: u8,
    /// What the hand is worth: the payment of a discarder, without the addition for self-draw.
    pub points: i32,
    /// The clause of the value: that of the limit where it is reached.
    pub points_basis: Basis,
    /// The reading that was counted.
    pub reading: Reading,
    /// Why it was that one.
    pub reading_basis: Basis,
}

impl Award {
    /// How often a fan holds in this award.
    pub fn times(&self, fan: Fan) -> u8 {
        self.lines.iter().find(|l| l.fan == fan).map_or(0, |l| l.times)
    }
}
