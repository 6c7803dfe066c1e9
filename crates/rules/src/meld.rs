//! Groups, and the groups that a player has declared.
use crate::counts::TileCounts;
use crate::seat::Relative;
use crate::tile::TileKind;

/// A chow, pung or kong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Three in a row, by the lowest tile.
    Chow(TileKind),
    /// Three of a kind.
    Pung(TileKind),
    /// Four of a kind.
    Kong(TileKind),
}

impl Group {
    /// The lowest tile.
    pub const fn tile(self) -> TileKind {
        match self {
            Self::Chow(k) | Self::Pung(k) | Self::Kong(k) => k,
        }
    }

    /// The three or four tiles.
    pub fn tiles(self) -> impl Iterator<Item = TileKind> + Clone {
        let (first, step, n) = match self {
            Self::Chow(k) => (k, 1, 3),
            Self::Pung(k) => (k, 0, 3),
            Self::Kong(k) => (k, 0, 4),
        };
        (0..n).map(move |i| TileKind::at(first.index() + i * step))
    }
}

/// How a group was declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MeldKind {
    /// A claimed chow (chi).
    Chow,
    /// A claimed pung (pon).
    Pung,
    /// A kong of a claimed discard (daiminkan).
    ClaimedKong,
    /// A claimed pung to which the fourth tile was added (kakan).
    AddedKong,
    /// A concealed kong (ankan): declared, but the hand stays concealed.
    ConcealedKong,
}

impl MeldKind {
    /// All five kinds.
    pub const ALL: [Self; 5] =
        [Self::Chow, Self::Pung, Self::ClaimedKong, Self::AddedKong, Self::ConcealedKong];

    /// Whether it is one of the three kongs.
    pub const fn is_kong(self) -> bool {
        matches!(self, Self::ClaimedKong | Self::AddedKong | Self::ConcealedKong)
    }
}

/// A declared group. Red fives in it are a number; from whom the tile came is known or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Meld {
    kind: MeldKind,
    tile: TileKind,
    claimed: u8,
    from: Option<Relative>,
    reds: u8,
}

impl Meld {
    /// A chow with this lowest tile, of which tile number `claimed` (0 low, 1 middle, 2 high) was claimed from
    /// the previous player. `None` if no chow starts there.
    pub const fn chow(lowest: TileKind, claimed: u8) -> Option<Self> {
        match lowest.rank() {
            Some(rank) if rank <= 7 && claimed < 3 => Some(Self {
                kind: MeldKind::Chow,
                tile: lowest,
                claimed,
                from: Some(Relative::Previous),
                reds: 0,
            }),
            _ => None,
        }
    }

    /// A pung claimed from somebody.
    pub const fn pung(tile: TileKind, from: Option<Relative>) -> Self {
        Self { kind: MeldKind::Pung, tile, claimed: 0, from, reds: 0 }
    }

    /// A kong; `from` is the player whose discard was claimed (for an added kong, into the pung).
    /// It is dropped for a concealed kong.
    pub const fn kong(kind: MeldKind, tile: TileKind, from: Option<Relative>) -> Option<Self> {
        match kind {
            MeldKind::ClaimedKong | MeldKind::AddedKong => {
                Some(Self { kind, tile, claimed: 0, from, reds: 0 })
            }
            MeldKind::ConcealedKong => Some(Self { kind, tile, claimed: 0, from: None, reds: 0 }),
            MeldKind::Chow | MeldKind::Pung => None,
        }
    }

    /// The same meld with this number of red fives in it; `None` if it has no room for them.
    pub const fn with_reds(self, reds: u8) -> Option<Self> {
        let fives = match self.tile.rank() {
            None => 0,
            Some(rank) => match self.kind {
                MeldKind::Chow => (rank >= 3 && rank <= 5) as u8,
                MeldKind::Pung => 3 * (rank == 5) as u8,
                _ => 4 * (rank == 5) as u8,
            },
        };
        if reds <= fives { Some(Self { reds, ..self }) } else { None }
    }

    /// How it was declared.
    pub const fn kind(self) -> MeldKind {
        self.kind
    }

    /// The lowest tile.
    pub const fn tile(self) -> TileKind {
        self.tile
    }

    /// The tiles as a group.
    pub const fn group(self) -> Group {
        match self.kind {
            MeldKind::Chow => Group::Chow(self.tile),
            MeldKind::Pung => Group::Pung(self.tile),
            _ => Group::Kong(self.tile),
        }
    }

    /// The claimed tile of a claimed group; for an added kong the tile claimed into the pung.
    pub const fn claimed_tile(self) -> Option<TileKind> {
        match self.kind {
            MeldKind::Chow => Some(TileKind::at(self.tile.index() + self.claimed as usize)),
            MeldKind::ConcealedKong => None,
            _ => Some(self.tile),
        }
    }

    /// From whom the tile was claimed, if it is known.
    pub const fn from(self) -> Option<Relative> {
        self.from
    }

    /// How many red fives are in it.
    pub const fn reds(self) -> u8 {
        self.reds
    }

    /// Whether the hand stays concealed with it.
    pub const fn is_concealed(self) -> bool {
        matches!(self.kind, MeldKind::ConcealedKong)
    }

    /// Its tiles as counts.
    pub const fn counts(self) -> TileCounts {
        let shift = self.tile.index() % 9 * 3;
        let pattern: u32 = match self.kind {
            MeldKind::Chow => 0o111,
            MeldKind::Pung => 3,
            _ => 4,
        };
        let mut words = [0; 4];
        words[self.tile.index() / 9] = pattern << shift;
        TileCounts::from_words(words)
    }
}
