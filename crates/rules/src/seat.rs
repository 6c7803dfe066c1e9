//! Winds and seats.

/// A wind: of a seat in a deal, or the prevailing one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wind {
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
    /// North.
    North,
}

impl Wind {
    /// East, South, West, North.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// 0–3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wind with this index modulo four.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index % 4]
    }

    /// The tile of this wind.
    pub const fn tile(self) -> crate::tile::TileKind {
        crate::tile::TileKind::at(27 + self as usize)
    }

    /// E, S, W or N.
    pub const fn letter(self) -> char {
        ['E', 'S', 'W', 'N'][self as usize]
    }
}

/// A place at the table, counted in turn order from the first dealer of the game (0). It never changes within a
/// game; the seat's wind does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The four seats in turn order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this number, if it is below four.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 4 { Some(Self(index)) } else { None }
    }

    /// 0–3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` further in turn order.
    pub const fn plus(self, steps: usize) -> Self {
        Self(((self.0 as usize + steps) % 4) as u8)
    }

    /// The next seat in turn order (to the right).
    pub const fn next(self) -> Self {
        self.plus(1)
    }

    /// How many steps in turn order lead from this seat to the other, 0–3.
    pub const fn steps_to(self, other: Self) -> usize {
        (other.0 as usize + 4 - self.0 as usize) % 4
    }

    /// This seat's wind when `dealer` is East.
    pub const fn wind(self, dealer: Self) -> Wind {
        Wind::from_index(dealer.steps_to(self))
    }

    /// The seat that has this wind when `dealer` is East.
    pub const fn of_wind(wind: Wind, dealer: Self) -> Self {
        dealer.plus(wind as usize)
    }

    /// Where the other seat is, seen from this one; `None` if it is the same.
    pub const fn relative(self, other: Self) -> Option<Relative> {
        match self.steps_to(other) {
            1 => Some(Relative::Next),
            2 => Some(Relative::Across),
            3 => Some(Relative::Previous),
            _ => None,
        }
    }

    /// The seat at this place seen from here.
    pub const fn at(self, relative: Relative) -> Self {
        self.plus(relative as usize)
    }
}

/// Another player seen from one's own seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relative {
    /// The player to the right, who plays next (shimocha).
    Next = 1,
    /// The player opposite (toimen).
    Across = 2,
    /// The player to the left, who plays before (kamicha).
    Previous = 3,
}

impl Relative {
    /// Next, across, previous.
    pub const ALL: [Self; 3] = [Self::Next, Self::Across, Self::Previous];
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(15);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The same set with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Seats in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats of this set that are not in the other.
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in turn order from the first dealer.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |s| self.contains(*s))
    }

    /// The seats in turn order, the one after `seat` first and `seat` itself last.
    pub fn after(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (1..=4).map(move |steps| seat.plus(steps)).filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}
