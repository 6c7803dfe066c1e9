//! What a player can do, and the menu of what he may do now.
use crate::menu::Nth;
use rules::tile::{KindSet, TileKind};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Discards a tile of this kind.
    Discard(TileKind),
    /// Discards it and declares a calling hand.
    Calling(TileKind),
    /// East: discards it as his first tile and lays a calling hand down, an original call.
    OriginalDiscard(TileKind),
    /// The others: lays a calling hand down before East moves, an original call.
    OriginalCall,
    /// The others: declares a calling hand before East moves, out of turn, for East's first discard.
    EarlyCall,
    /// Mahjong, on the drawn tile or on the one that is offered.
    Mahjong,
    /// Declares a closed kong of four tiles of this kind.
    ConcealedKong(TileKind),
    /// Adds the fourth tile to a pung of this kind.
    AddedKong(TileKind),
    /// Claims the tile for a kong.
    ClaimedKong,
    /// Claims the tile for a pung.
    Pung,
    /// Claims the tile for a chow that begins with this kind.
    Chow(TileKind),
    /// Does not want the tile that is offered; or does not call before East moves.
    Pass,
    /// After another player's false Mahjong: agrees to play on.
    Agree,
    /// After another player's false Mahjong: does not agree.
    Disagree,
}

/// The plain acts of a menu, a bit each.
pub(super) mod say {
    pub(in super::super) const PASS: u16 = 1;
    pub(in super::super) const MAHJONG: u16 = 1 << 1;
    pub(in super::super) const CLAIMED_KONG: u16 = 1 << 2;
    pub(in super::super) const PUNG: u16 = 1 << 3;
    /// The claimed tile is the lowest, middle or highest.
    pub(in super::super) const CHOW: u32 = 4;
    pub(in super::super) const ORIGINAL: u16 = 1 << 7;
    pub(in super::super) const EARLY: u16 = 1 << 8;
    pub(in super::super) const AGREE: u16 = 1 << 9;
    pub(in super::super) const DISAGREE: u16 = 1 << 10;
}

/// What one player may do now: sets of bits, a list when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Menu {
    pub(super) discards: KindSet,
    pub(super) calling: KindSet,
    pub(super) original: KindSet,
    pub(super) concealed_kongs: KindSet,
    pub(super) added_kongs: KindSet,
    pub(super) says: u16,
    pub(super) offered: Option<TileKind>,
}

impl Menu {
    /// Nothing.
    pub const NONE: Self = Self {
        discards: KindSet::EMPTY,
        calling: KindSet::EMPTY,
        original: KindSet::EMPTY,
        concealed_kongs: KindSet::EMPTY,
        added_kongs: KindSet::EMPTY,
        says: 0,
        offered: None,
    };

    /// What may be said, to a tile or without one.
    pub(super) const fn to(offered: Option<TileKind>, says: u16) -> Self {
        Self { says, offered, ..Self::NONE }
    }

    /// How many actions it has.
    pub const fn len(&self) -> usize {
        self.discards.len()
            + self.calling.len()
            + self.original.len()
            + self.concealed_kongs.len()
            + self.added_kongs.len()
            + self.says.count_ones() as usize
    }

    /// Whether there is nothing to do.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the action is on it.
    pub fn has(&self, action: Action) -> bool {
        match action {
            Action::Discard(kind) => self.discards.contains(kind),
            Action::Calling(kind) => self.calling.contains(kind),
            Action::OriginalDiscard(kind) => self.original.contains(kind),
            Action::ConcealedKong(kind) => self.concealed_kongs.contains(kind),
            Action::AddedKong(kind) => self.added_kongs.contains(kind),
            _ => self.bit(action).is_some_and(|bit| self.says & bit != 0),
        }
    }

    /// The bit of a plain act.
    fn bit(&self, action: Action) -> Option<u16> {
        Some(match action {
            Action::Pass => say::PASS,
            Action::Mahjong => say::MAHJONG,
            Action::ClaimedKong => say::CLAIMED_KONG,
            Action::Pung => say::PUNG,
            Action::Chow(lowest) => {
                let place = self.offered?.index().checked_sub(lowest.index()).filter(|p| *p < 3)?;
                1 << (say::CHOW + place as u32)
            }
            Action::OriginalCall => say::ORIGINAL,
            Action::EarlyCall => say::EARLY,
            Action::Agree => say::AGREE,
            Action::Disagree => say::DISAGREE,
            _ => return None,
        })
    }

    /// All actions: discards, discards with a call, kongs, then the rest.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }

    /// The action with this number in the order of [`Menu::iter`].
    pub fn nth(&self, n: usize) -> Option<Action> {
        let mut nth = Nth(n as u32);
        let kind = |bit: u32| TileKind::new(bit as u8);
        if let Some(bit) = nth.within(self.discards.bits()) {
            return kind(bit).map(Action::Discard);
        }
        if let Some(bit) = nth.within(self.calling.bits()) {
            return kind(bit).map(Action::Calling);
        }
        if let Some(bit) = nth.within(self.original.bits()) {
            return kind(bit).map(Action::OriginalDiscard);
        }
        if let Some(bit) = nth.within(self.concealed_kongs.bits()) {
            return kind(bit).map(Action::ConcealedKong);
        }
        if let Some(bit) = nth.within(self.added_kongs.bits()) {
            return kind(bit).map(Action::AddedKong);
        }
        nth.within(u64::from(self.says)).and_then(|bit| self.said(bit))
    }

    fn said(&self, bit: u32) -> Option<Action> {
        Some(match bit {
            0 => Action::Pass,
            1 => Action::Mahjong,
            2 => Action::ClaimedKong,
            3 => Action::Pung,
            say::CHOW..7 => {
                let lowest = self.offered?.index().checked_sub((bit - say::CHOW) as usize)?;
                Action::Chow(TileKind::new(lowest as u8)?)
            }
            7 => Action::OriginalCall,
            8 => Action::EarlyCall,
            9 => Action::Agree,
            _ => Action::Disagree,
        })
    }
}
