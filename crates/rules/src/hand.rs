//! A hand: concealed tiles, declared groups, bonus tiles. Never the deal around it.
use crate::counts::TileCounts;
use crate::meld::{Group, Meld};
use crate::tile::{BonusSet, Suit, Tile, TileKind};
use arrayvec::ArrayVec;

/// Up to four declared groups, in the order of declaration.
pub type Melds = ArrayVec<Meld, 4>;

/// The tiles of one player.
///
/// `concealed` has 3n+1 tiles while waiting and 3n+2 with the drawn or winning tile, where n is four less the
/// number of melds. Nothing here is checked: a hand read from a text or a log may be impossible, and the
/// valuation says so.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// Tiles that are not declared, red fives counted as fives.
    pub concealed: TileCounts,
    /// Red fives among the concealed tiles, by suit.
    pub red_fives: [u8; 3],
    /// Declared groups, concealed kongs among them.
    pub melds: Melds,
    /// Flowers and seasons (classical set only).
    pub bonus: BonusSet,
}

impl Hand {
    /// A hand of these concealed tiles.
    pub fn of(tiles: impl IntoIterator<Item = Tile>) -> Self {
        let mut hand = Self::default();
        for tile in tiles {
            hand.add(tile);
        }
        hand
    }

    /// Adds a tile to the concealed part.
    pub fn add(&mut self, tile: Tile) {
        self.concealed.add(tile.kind());
        if let (true, Some(suit)) = (tile.is_red(), tile.kind().suit()) {
            self.red_fives[suit.index()] = self.red_fives[suit.index()].saturating_add(1);
        }
    }

    /// Takes a tile from the concealed part; false, and nothing changes, if it is not there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let kind = tile.kind();
        if let (true, Some(suit)) = (tile.is_red(), kind.suit()) {
            if self.red_fives[suit.index()] == 0 {
                return false;
            }
            self.red_fives[suit.index()] -= 1;
        } else if self.plain(kind) == 0 {
            return false;
        }
        self.concealed.remove(kind)
    }

    /// How many plain (not red) concealed tiles of a kind there are.
    fn plain(&self, kind: TileKind) -> u8 {
        let reds = match (kind.suit(), kind.rank()) {
            (Some(suit), Some(5)) => self.red_fives[suit.index()],
            _ => 0,
        };
        self.concealed.get(kind).saturating_sub(reds)
    }

    /// The concealed tiles in order, the red fives before the plain ones.
    pub fn concealed_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        TileKind::all().flat_map(|kind| {
            let plain = self.plain(kind);
            let red = Tile::red_five(kind.suit().unwrap_or(Suit::Characters));
            std::iter::repeat_n(red, usize::from(self.concealed.get(kind) - plain))
                .chain(std::iter::repeat_n(Tile::plain(kind), usize::from(plain)))
        })
    }

    /// Whether no group was claimed; concealed kongs do not open a hand.
    pub fn is_concealed(&self) -> bool {
        self.melds.iter().all(|m| m.is_concealed())
    }

    /// Concealed tiles and melds together, or `None` if a kind would be held more than seven times.
    pub fn all_tiles(&self) -> Option<TileCounts> {
        self.melds.iter().try_fold(self.concealed, |sum, meld| match meld.group() {
            Group::Chow(first) => sum.checked_plus_group(first, 0o111),
            Group::Pung(tile) => sum.checked_plus_group(tile, 3),
            Group::Kong(tile) => sum.checked_plus_group(tile, 4),
        })
    }

    /// Red fives in the concealed part and in the melds.
    pub fn red_count(&self) -> u32 {
        self.red_fives.iter().map(|n| u32::from(*n)).sum::<u32>()
            + self.melds.iter().map(|m| u32::from(m.reds())).sum::<u32>()
    }
}
