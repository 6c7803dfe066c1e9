//! What a player can do, and the menu of what he may do now.
use crate::menu::Nth;
use rules::meld::MeldKind;
use rules::riichi::Offered;
use rules::tile::{KindSet, Tile, TileKind};

/// Where a discard comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiscardFrom {
    /// From the tiles that were in the hand before the draw.
    Hand,
    /// It is the tile just drawn.
    Drawn,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Discards.
    Discard {
        /// The tile.
        tile: Tile,
        /// From the hand or just drawn.
        from: DiscardFrom,
    },
    /// Declares riichi and discards.
    Riichi {
        /// The tile.
        tile: Tile,
        /// From the hand or just drawn.
        from: DiscardFrom,
    },
    /// Wins by self-draw.
    SelfDraw,
    /// Declares a concealed kong of four tiles of this kind.
    ConcealedKong(TileKind),
    /// Adds the fourth tile to a pung of this kind.
    AddedKong(TileKind),
    /// Aborts the deal for nine terminals and honours.
    NineTerminals,
    /// Wins on the tile that is offered.
    Ron,
    /// Claims the tile for a kong.
    ClaimedKong,
    /// Claims the tile for a pung.
    Pung {
        /// How many of the two own tiles are red fives.
        reds: u8,
    },
    /// Claims the tile for a chow.
    Chow {
        /// The lowest tile of the chow.
        lowest: TileKind,
        /// How many of the two own tiles are red fives.
        reds: u8,
    },
    /// Does not want the tile that is offered.
    Pass,
    /// Shows a tenpai hand at an exhaustive draw.
    ShowTenpai,
    /// Says noten with a tenpai hand.
    HideTenpai,
}

impl Action {
    /// How the group that a claim or a kong makes is declared.
    pub const fn meld_kind(self) -> Option<MeldKind> {
        Some(match self {
            Self::Chow { .. } => MeldKind::Chow,
            Self::Pung { .. } => MeldKind::Pung,
            Self::ClaimedKong => MeldKind::ClaimedKong,
            Self::AddedKong(_) => MeldKind::AddedKong,
            Self::ConcealedKong(_) => MeldKind::ConcealedKong,
            _ => return None,
        })
    }
}

/// Bit of the drawn tile in a set of discards; the bits below are the tiles of the hand by [`Tile::index`].
pub(super) const DRAWN: u32 = 37;

/// The plain acts of a menu, a bit each.
pub(super) mod say {
    pub(in super::super) const PASS: u16 = 1;
    pub(in super::super) const RON: u16 = 1 << 1;
    pub(in super::super) const SELF_DRAW: u16 = 1 << 2;
    pub(in super::super) const NINE_TERMINALS: u16 = 1 << 3;
    pub(in super::super) const CLAIMED_KONG: u16 = 1 << 4;
    /// With none, one or two own red fives.
    pub(in super::super) const PUNG: u32 = 5;
    /// The claimed tile is the lowest, middle or highest; each without and with an own red five.
    pub(in super::super) const CHOW: u32 = 8;
    pub(in super::super) const SHOW: u16 = 1 << 14;
    pub(in super::super) const HIDE: u16 = 1 << 15;
}

/// What one player may do now: sets of bits, a list when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Menu {
    pub(super) discards: u64,
    pub(super) riichi: u64,
    pub(super) concealed_kongs: KindSet,
    pub(super) added_kongs: KindSet,
    pub(super) says: u16,
    pub(super) drawn: Option<Tile>,
    pub(super) offered: Option<TileKind>,
}

impl Menu {
    /// Nothing.
    pub const NONE: Self = Self {
        discards: 0,
        riichi: 0,
        concealed_kongs: KindSet::EMPTY,
        added_kongs: KindSet::EMPTY,
        says: 0,
        drawn: None,
        offered: None,
    };

    /// What may be said to a tile that is offered.
    pub(super) const fn to(offered: Option<Offered>, says: u16) -> Self {
        let offered = match offered {
            Some(offered) => Some(offered.kind()),
            None => None,
        };
        Self { says, offered, ..Self::NONE }
    }

    /// The tile just drawn, if it is the own turn.
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// How many actions it has.
    pub const fn len(&self) -> usize {
        (self.discards.count_ones()
            + self.riichi.count_ones()
            + self.concealed_kongs.bits().count_ones()
            + self.added_kongs.bits().count_ones()
            + self.says.count_ones()) as usize
    }

    /// Whether there is nothing to do.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the action is on it.
    pub fn has(&self, action: Action) -> bool {
        let discard = |set: u64, tile: Tile, from| match from {
            DiscardFrom::Hand => set >> tile.index() & 1 == 1,
            DiscardFrom::Drawn => self.drawn == Some(tile) && set >> DRAWN & 1 == 1,
        };
        match action {
            Action::Discard { tile, from } => discard(self.discards, tile, from),
            Action::Riichi { tile, from } => discard(self.riichi, tile, from),
            Action::ConcealedKong(kind) => self.concealed_kongs.contains(kind),
            Action::AddedKong(kind) => self.added_kongs.contains(kind),
            _ => self.bit(action).is_some_and(|bit| self.says & bit != 0),
        }
    }

    /// The bit of a plain act.
    fn bit(&self, action: Action) -> Option<u16> {
        Some(match action {
            Action::SelfDraw => say::SELF_DRAW,
            Action::NineTerminals => say::NINE_TERMINALS,
            Action::Ron => say::RON,
            Action::ClaimedKong => say::CLAIMED_KONG,
            Action::Pung { reds: reds @ 0..=2 } => 1 << (say::PUNG + u32::from(reds)),
            Action::Chow { lowest, reds: reds @ 0..=1 } => {
                let place = self.offered?.index().checked_sub(lowest.index()).filter(|p| *p < 3)?;
                1 << (say::CHOW + 2 * place as u32 + u32::from(reds))
            }
            Action::Pass => say::PASS,
            Action::ShowTenpai => say::SHOW,
            Action::HideTenpai => say::HIDE,
            _ => return None,
        })
    }

    /// All actions: discards from the hand, the drawn tile, riichi, kongs, then the rest.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }

    /// The action with this number in the order of [`Menu::iter`].
    pub fn nth(&self, n: usize) -> Option<Action> {
        let mut nth = Nth(n as u32);
        if let Some(bit) = nth.within(self.discards) {
            let (tile, from) = self.discard(bit)?;
            return Some(Action::Discard { tile, from });
        }
        if let Some(bit) = nth.within(self.riichi) {
            let (tile, from) = self.discard(bit)?;
            return Some(Action::Riichi { tile, from });
        }
        if let Some(bit) = nth.within(self.concealed_kongs.bits()) {
            return TileKind::new(bit as u8).map(Action::ConcealedKong);
        }
        if let Some(bit) = nth.within(self.added_kongs.bits()) {
            return TileKind::new(bit as u8).map(Action::AddedKong);
        }
        nth.within(u64::from(self.says)).and_then(|bit| self.said(bit))
    }

    fn discard(&self, bit: u32) -> Option<(Tile, DiscardFrom)> {
        match bit {
            DRAWN => self.drawn.map(|tile| (tile, DiscardFrom::Drawn)),
            _ => Tile::from_index(bit as u8).map(|tile| (tile, DiscardFrom::Hand)),
        }
    }

    fn said(&self, bit: u32) -> Option<Action> {
        Some(match bit {
            0 => Action::Pass,
            1 => Action::Ron,
            2 => Action::SelfDraw,
            3 => Action::NineTerminals,
            4 => Action::ClaimedKong,
            say::PUNG..say::CHOW => Action::Pung { reds: (bit - say::PUNG) as u8 },
            say::CHOW..14 => {
                let (place, reds) = ((bit - say::CHOW) / 2, (bit - say::CHOW) % 2);
                let lowest = TileKind::new(self.offered?.index().checked_sub(place as usize)? as u8)?;
                Action::Chow { lowest, reds: reds as u8 }
            }
            14 => Action::ShowTenpai,
            _ => Action::HideTenpai,
        })
    }
}
