//! What a player can do, and the menu of what he may do now.
use crate::menu::Nth;
use rules::sichuan::Word;
use rules::tile::{KindSet, Suit, TileKind};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Gives away one of three tiles before play, where the rules have that.
    Give(TileKind),
    /// Lays a tile of the suit he forbids himself face down.
    LayAside(TileKind),
    /// Forbids himself a suit of which he has no tile, by a card.
    SuitCard(Suit),
    /// Discards; the tile laid face down first.
    Discard(TileKind),
    /// Declares a kong of four standing tiles.
    ClosedKong(TileKind),
    /// Adds the fourth tile to a pung of this kind.
    AddedKong(TileKind),
    /// Declares Hu: in his turn on the drawn tile, otherwise on the tile that is offered.
    Hu,
    /// Claims the tile for a pung.
    Pung,
    /// Claims the tile for a kong.
    Kong,
    /// Does not want the tile that is offered.
    Pass,
}

impl Action {
    /// The word by which it is declared; none for an act without one.
    pub const fn word(self) -> Option<Word> {
        match self {
            Self::Hu => Some(Word::Hu),
            Self::Pung => Some(Word::Pung),
            Self::Kong | Self::ClosedKong(_) | Self::AddedKong(_) => Some(Word::Kong),
            _ => None,
        }
    }
}

/// The plain acts of a menu, a bit each.
pub(super) mod say {
    pub(in super::super) const PASS: u8 = 1;
    pub(in super::super) const HU: u8 = 1 << 1;
    pub(in super::super) const PUNG: u8 = 1 << 2;
    pub(in super::super) const KONG: u8 = 1 << 3;
    /// A card for each suit.
    pub(in super::super) const CARD: u32 = 4;
}

/// What one player may do now: sets of bits, a list when somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Menu {
    pub(super) given: KindSet,
    pub(super) aside: KindSet,
    pub(super) discards: KindSet,
    pub(super) closed_kongs: KindSet,
    pub(super) added_kongs: KindSet,
    pub(super) says: u8,
}

impl Menu {
    /// Nothing.
    pub const NONE: Self = Self::of(0);

    /// Plain acts alone.
    pub(super) const fn of(says: u8) -> Self {
        const NO: KindSet = KindSet::EMPTY;
        Self { given: NO, aside: NO, discards: NO, closed_kongs: NO, added_kongs: NO, says }
    }

    /// How many actions it has.
    pub const fn len(&self) -> usize {
        self.given.len()
            + self.aside.len()
            + self.discards.len()
            + self.closed_kongs.len()
            + self.added_kongs.len()
            + self.says.count_ones() as usize
    }

    /// Whether there is nothing to do.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the action is on it.
    pub const fn has(&self, action: Action) -> bool {
        let said = match action {
            Action::Give(kind) => return self.given.contains(kind),
            Action::LayAside(kind) => return self.aside.contains(kind),
            Action::Discard(kind) => return self.discards.contains(kind),
            Action::ClosedKong(kind) => return self.closed_kongs.contains(kind),
            Action::AddedKong(kind) => return self.added_kongs.contains(kind),
            Action::SuitCard(suit) => 1 << (say::CARD + suit.index() as u32),
            Action::Hu => say::HU,
            Action::Pung => say::PUNG,
            Action::Kong => say::KONG,
            Action::Pass => say::PASS,
        };
        self.says & said != 0
    }

    /// All actions: tiles to give, to lay aside and to discard, kongs, then the rest.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }

    /// The action with this number in the order of [`Menu::iter`].
    pub fn nth(&self, n: usize) -> Option<Action> {
        let mut nth = Nth(n as u32);
        let sets: [(_, fn(_) -> _); 5] = [
            (self.given, Action::Give),
            (self.aside, Action::LayAside),
            (self.discards, Action::Discard),
            (self.closed_kongs, Action::ClosedKong),
            (self.added_kongs, Action::AddedKong),
        ];
        for (set, action) in sets {
            if let Some(bit) = nth.within(set.bits()) {
                return TileKind::new(bit as u8).map(action);
            }
        }
        Some(match nth.within(u64::from(self.says))? {
            0 => Action::Pass,
            1 => Action::Hu,
            2 => Action::Pung,
            3 => Action::Kong,
            bit => Action::SuitCard(*Suit::ALL.get((bit - say::CARD) as usize)?),
        })
    }
}
