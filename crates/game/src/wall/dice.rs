//! The dice and the break. They decide nothing in a wall that came shuffled; they say where it lies.
use rules::seat::Seat;

/// Two dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    /// 1–6.
    pub first: u8,
    /// 1–6.
    pub second: u8,
}

impl Dice {
    /// 2–12.
    pub const fn sum(self) -> u8 {
        self.first + self.second
    }
}

/// Where a wall is broken with one throw of two dice (`samara` rules.2.5, rules.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Break {
    /// Before whose seat the broken side lies.
    pub side: Seat,
    /// How many stacks from the right end of that side stay to the right of the break.
    pub stacks: u8,
}

impl Break {
    /// The dealer counts the sides in turn order from his own, then the stacks of that side from its right end.
    pub const fn of(dealer: Seat, dice: Dice) -> Self {
        Self { side: dealer.plus(dice.sum() as usize - 1), stacks: dice.sum() }
    }
}
