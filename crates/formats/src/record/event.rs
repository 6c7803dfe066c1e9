//! What happens in a deal, one event at a time, with exact tiles.
use rules::meld::MeldKind;
use rules::seat::{Relative, Seat};
use rules::tile::{Tile, TileKind};

/// One event of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A tile from the wall: an ordinary draw, the dealer's fourteenth tile, or a replacement tile.
    Draw {
        /// Who draws.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A discard.
    Discard {
        /// Who discards.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it is the tile just drawn.
        drawn: bool,
    },
    /// A group is declared.
    Meld {
        /// Who declares.
        seat: Seat,
        /// The group.
        declared: Declared,
    },
    /// Riichi is declared; the discard follows.
    Riichi {
        /// Who declares.
        seat: Seat,
    },
    /// The riichi discard passed and the stick is paid.
    RiichiAccepted {
        /// Who pays.
        seat: Seat,
    },
    /// A further dora indicator is turned.
    Indicator {
        /// The indicator.
        tile: Tile,
    },
}

/// A declared group with its exact tiles. The player's own tiles are in the order of [`in_order`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Declared {
    /// A chow; always claimed from the previous player.
    Chow {
        /// The claimed tile.
        called: Tile,
        /// The two from the hand.
        own: [Tile; 2],
    },
    /// A pung.
    Pung {
        /// The claimed tile.
        called: Tile,
        /// The two from the hand.
        own: [Tile; 2],
        /// Whose discard was claimed.
        from: Relative,
    },
    /// A kong of a claimed discard.
    ClaimedKong {
        /// The claimed tile.
        called: Tile,
        /// The three from the hand.
        own: [Tile; 3],
        /// Whose discard was claimed.
        from: Relative,
    },
    /// A kong made by adding to an own pung.
    AddedKong {
        /// The tile added.
        added: Tile,
        /// The tile that was claimed into the pung.
        called: Tile,
        /// The two that came from the hand then.
        own: [Tile; 2],
        /// Whose discard was claimed then.
        from: Relative,
    },
    /// A concealed kong.
    ConcealedKong {
        /// The four tiles.
        own: [Tile; 4],
    },
}

impl Declared {
    /// How the group was declared.
    pub const fn kind(&self) -> MeldKind {
        match self {
            Self::Chow { .. } => MeldKind::Chow,
            Self::Pung { .. } => MeldKind::Pung,
            Self::ClaimedKong { .. } => MeldKind::ClaimedKong,
            Self::AddedKong { .. } => MeldKind::AddedKong,
            Self::ConcealedKong { .. } => MeldKind::ConcealedKong,
        }
    }

    /// The tile claimed now (not the one claimed into the pung of an added kong).
    pub const fn called(&self) -> Option<Tile> {
        match *self {
            Self::Chow { called, .. } | Self::Pung { called, .. } | Self::ClaimedKong { called, .. } => {
                Some(called)
            }
            Self::AddedKong { .. } | Self::ConcealedKong { .. } => None,
        }
    }

    /// From whom the tile is or was claimed.
    pub const fn from(&self) -> Option<Relative> {
        match *self {
            Self::Chow { .. } => Some(Relative::Previous),
            Self::Pung { from, .. } | Self::ClaimedKong { from, .. } | Self::AddedKong { from, .. } => {
                Some(from)
            }
            Self::ConcealedKong { .. } => None,
        }
    }

    /// The tiles that leave the hand now.
    pub fn leaving(&self) -> &[Tile] {
        match self {
            Self::Chow { own, .. } | Self::Pung { own, .. } => own,
            Self::ClaimedKong { own, .. } => own,
            Self::AddedKong { added, .. } => std::slice::from_ref(added),
            Self::ConcealedKong { own } => own,
        }
    }

    /// All tiles of the group.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let (rest, called): (&[Tile], _) = match self {
            Self::AddedKong { added, called, own, .. } => (own, [Some(*called), Some(*added)]),
            _ => (self.leaving(), [self.called(), None]),
        };
        rest.iter().copied().chain(called.into_iter().flatten())
    }

    /// How many red fives are among them.
    pub fn reds(&self) -> u8 {
        self.tiles().filter(|t| t.is_red()).count() as u8
    }

    /// The lowest kind of the group.
    pub fn lowest(&self) -> TileKind {
        let first = self.leaving()[0].kind();
        self.tiles().map(Tile::kind).fold(first, Ord::min)
    }

    /// The same as a meld of the rules; `None` if the tiles are no such group.
    pub fn meld(&self) -> Option<rules::meld::Meld> {
        use rules::meld::Meld;
        let lowest = self.lowest();
        let at = |t: Tile| t.kind().index().wrapping_sub(lowest.index());
        let meld = match *self {
            Self::Chow { called, own } => {
                let mut places = [at(called), at(own[0]), at(own[1])];
                places.sort_unstable();
                if places != [0, 1, 2] {
                    return None;
                }
                Meld::chow(lowest, at(called) as u8)?
            }
            _ if self.tiles().any(|t| t.kind() != lowest) => return None,
            Self::Pung { from, .. } => Meld::pung(lowest, Some(from)),
            _ => Meld::kong(self.kind(), lowest, self.from())?,
        };
        meld.with_reds(self.reds())
    }
}

/// The tiles by kind, a plain five before the red one: the order of tiles in a [`Declared`].
pub fn in_order<const N: usize>(mut tiles: [Tile; N]) -> [Tile; N] {
    tiles.sort_unstable_by_key(|t| (t.kind(), t.is_red()));
    tiles
}
