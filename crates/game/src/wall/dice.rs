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

    /// With two throws (`tesuji` rec.4): the first tells the side, whose player throws again, and the sum of both the stack.
    /// It may lie beyond the left end of the side, on the one before it.
    pub const fn of_two(dealer: Seat, dealers: Dice, second: Dice) -> Self {
        let (side, stacks) = (dealer.plus(dealers.sum() as usize - 1), dealers.sum() + second.sum());
        if stacks > STACKS {
            Self { side: side.plus(3), stacks: stacks - STACKS }
        } else {
            Self { side, stacks }
        }
    }

    /// Where a stack of a riichi wall lies; 0 is the first one that is taken, 61 to 67 are the dead wall. Play goes from the
    /// break to the left and round the corners.
    pub const fn stack(self, number: u8) -> Stack {
        let at = self.stacks + number;
        Stack { side: self.side.plus(3 * (at / STACKS) as usize), from_right: at % STACKS }
    }

    /// The seven stacks of the dead wall from the break to the right; where a side ends they go on along the next one.
    pub fn dead_wall(self) -> impl Iterator<Item = Stack> {
        (0..7).map(move |n| self.stack(4 * STACKS - 1 - n))
    }
}

/// Stacks in the wall before each player.
pub const STACKS: u8 = 17;

/// A stack of two tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// Before whom it lies.
    pub side: Seat,
    /// How many stacks of that side lie to the right of it.
    pub from_right: u8,
}

/// How the dead wall lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeadWall {
    /// Seven stacks.
    Stacks,
    /// The first replacement tile is set down beside them.
    SetDown,
}

impl DeadWall {
    /// Single tiles, and stacks.
    pub const fn singles_and_stacks(self) -> (u8, u8) {
        match self {
            Self::Stacks => (0, 7),
            Self::SetDown => (2, 6),
        }
    }
}
