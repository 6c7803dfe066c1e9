//! Tiles: 34 kinds, red fives, and the eight bonus tiles of the classical set.
use std::fmt;

/// A suit of number tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Characters (man, 萬).
    Characters,
    /// Dots (pin, 筒).
    Dots,
    /// Bamboo (sou, 索).
    Bamboo,
}

impl Suit {
    /// The three suits in the order of the tile kinds.
    pub const ALL: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboo];

    /// 0, 1 or 2.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the 34 kinds of tile that can stand in a group: 1–9 of three suits, four winds, three dragons.
///
/// The index is 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 East South West North, 31–33 white green red.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileKind(u8);

impl TileKind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// East wind.
    pub const EAST: Self = Self(27);
    /// South wind.
    pub const SOUTH: Self = Self(28);
    /// West wind.
    pub const WEST: Self = Self(29);
    /// North wind.
    pub const NORTH: Self = Self(30);
    /// White dragon (haku).
    pub const WHITE: Self = Self(31);
    /// Green dragon (hatsu).
    pub const GREEN: Self = Self(32);
    /// Red dragon (chun).
    pub const RED: Self = Self(33);

    /// The kind with this index, if it is below 34.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 34 { Some(Self(index)) } else { None }
    }

    /// The number tile of a suit; `rank` is 1–9.
    pub const fn number(suit: Suit, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= 9 { Some(Self(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// A kind inside the crate, where the index is known to be below 34.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < 34);
        Self(index as u8)
    }

    /// All kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..34u8).map(Self)
    }

    /// 0–33.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit, or `None` for an honour.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Characters),
            1 => Some(Suit::Dots),
            2 => Some(Suit::Bamboo),
            _ => None,
        }
    }

    /// 1–9 for number tiles, `None` for honours.
    pub const fn rank(self) -> Option<u8> {
        if self.0 < 27 { Some(self.0 % 9 + 1) } else { None }
    }

    /// A wind or a dragon.
    pub const fn is_honour(self) -> bool {
        self.0 >= 27
    }

    /// East, South, West or North.
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// White, green or red.
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// A one or a nine.
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && (self.0.is_multiple_of(9) || self.0 % 9 == 8)
    }

    /// A terminal or an honour.
    pub const fn is_terminal_or_honour(self) -> bool {
        self.is_honour() || self.is_terminal()
    }

    /// The kind that a dora indicator of this kind points to: the next one of its suit, winds in the order
    /// East South West North, dragons white green red, each in a circle (EMA 3.3.14; `samara` rules.2.7).
    pub const fn after_indicator(self) -> Self {
        const NEXT: [u8; 34] = {
            let mut next = [0; 34];
            let mut i = 0;
            while i < 34 {
                next[i] = match i as u8 {
                    8 => 0,
                    17 => 9,
                    26 => 18,
                    30 => 27,
                    33 => 31,
                    n => n + 1,
                };
                i += 1;
            }
            next
        };
        Self(NEXT[self.0 as usize])
    }
}

impl fmt::Debug for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for TileKind {
    /// MPSZ, such as `5m` or `7z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 % 9 + 1, ['m', 'p', 's', 'z'][self.index() / 9])
    }
}

/// A tile of a hand: a kind, and for fives whether it is the red one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The ordinary tile of a kind.
    pub const fn plain(kind: TileKind) -> Self {
        Self(kind.0)
    }

    /// The red five of a suit.
    pub const fn red_five(suit: Suit) -> Self {
        Self(34 + suit as u8)
    }

    /// The kind; a red five is a five.
    pub const fn kind(self) -> TileKind {
        if self.0 < 34 { TileKind(self.0) } else { TileKind((self.0 - 34) * 9 + 4) }
    }

    /// Whether this is a red five.
    pub const fn is_red(self) -> bool {
        self.0 >= 34
    }

    /// 0–33 for plain tiles, 34–36 for the red fives of characters, dots, bamboo.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Tile::index`].
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 37 { Some(Self(index)) } else { None }
    }
}

impl From<TileKind> for Tile {
    fn from(kind: TileKind) -> Self {
        Self::plain(kind)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Tile {
    /// MPSZ, a red five as `0m`, `0p`, `0s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_red() {
            write!(f, "0{}", ['m', 'p', 's'][self.index() - 34])
        } else {
            fmt::Display::fmt(&self.kind(), f)
        }
    }
}

/// One of the eight bonus tiles of the classical set: four flowers and four seasons, each belonging to a wind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bonus(u8);

impl Bonus {
    /// The flower with this number, 1–4 (1 belongs to East).
    pub const fn flower(number: u8) -> Option<Self> {
        if number >= 1 && number <= 4 { Some(Self(number - 1)) } else { None }
    }

    /// The season with this number, 1–4 (1 belongs to East).
    pub const fn season(number: u8) -> Option<Self> {
        if number >= 1 && number <= 4 { Some(Self(number + 3)) } else { None }
    }

    /// 0–3 flowers, 4–7 seasons.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1–4.
    pub const fn number(self) -> u8 {
        self.0 % 4 + 1
    }

    /// Whether it is a flower (else a season).
    pub const fn is_flower(self) -> bool {
        self.0 < 4
    }
}

impl fmt::Debug for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Bonus {
    /// `flower1` … `season4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_flower() { "flower" } else { "season" }, self.number())
    }
}

/// A set of bonus tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BonusSet(u8);

impl BonusSet {
    /// Adds a tile; false if it was there already (each exists once).
    pub const fn insert(&mut self, bonus: Bonus) -> bool {
        let bit = 1 << bonus.0;
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, bonus: Bonus) -> bool {
        self.0 >> bonus.0 & 1 == 1
    }

    /// How many tiles are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, flowers first.
    pub fn iter(self) -> impl Iterator<Item = Bonus> {
        (0..8).filter(move |i| self.0 >> i & 1 == 1).map(Bonus)
    }
}

/// A set of tile kinds, such as a wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u64);

impl KindSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);
    /// All 34 kinds.
    pub const ALL: Self = Self((1 << 34) - 1);
    /// Ones, nines, winds and dragons.
    pub const TERMINALS_AND_HONOURS: Self = Self(0b1111111_100000001_100000001_100000001);
    /// Ones and nines.
    pub const TERMINALS: Self = Self(0b0000000_100000001_100000001_100000001);

    /// The set with these bits, bit `i` being the kind of index `i`; higher bits are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `i` is the kind of index `i`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one kind.
    pub const fn of(kind: TileKind) -> Self {
        Self(1 << kind.0)
    }

    /// Adds a kind.
    pub const fn insert(&mut self, kind: TileKind) {
        self.0 |= 1 << kind.0;
    }

    /// Removes a kind.
    pub const fn remove(&mut self, kind: TileKind) {
        self.0 &= !(1 << kind.0);
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: TileKind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// How many kinds are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Kinds in either set.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Kinds in both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Kinds of this set that are not in the other.
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = TileKind> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = TileKind(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                kind
            })
        })
    }
}

impl FromIterator<TileKind> for KindSet {
    fn from_iter<I: IntoIterator<Item = TileKind>>(kinds: I) -> Self {
        let mut set = Self::EMPTY;
        for kind in kinds {
            set.insert(kind);
        }
        set
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
