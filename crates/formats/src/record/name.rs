//! A deal as players name it.
use super::Deal;
use rules::seat::{Seat, Wind};
use std::fmt;

/// What players call a deal: South 2, honba 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DealName {
    /// The prevailing wind.
    pub prevailing: Wind,
    /// The number within the wind round, 1 to 4.
    pub number: u8,
    /// The honba counter.
    pub honba: u16,
    /// Who deals: the winds of the seats follow from it.
    pub dealer: Seat,
}

impl DealName {
    /// The deal with this index (0 = East 1, 4 = South 1), dealt by whose turn it is.
    pub const fn of_index(index: u8, honba: u16) -> Self {
        let number = index % 4;
        Self {
            prevailing: Wind::from_index(index as usize / 4),
            number: number + 1,
            honba,
            dealer: Seat::ALL[number as usize],
        }
    }
}

impl Deal {
    /// What players call it.
    pub const fn name(&self) -> DealName {
        DealName { dealer: self.dealer, ..DealName::of_index(self.index, self.honba) }
    }
}

impl fmt::Display for DealName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} honba {}", self.prevailing.letter(), self.number, self.honba)
    }
}
