//! The set of pieces a family plays with.
use super::MOST;
use arrayvec::ArrayVec;
use rules::riichi::RedFives;
use rules::tile::{Bonus, Suit, Tile, TileKind};
use std::fmt;

/// One piece of a wall: a tile, or a flower or season of the classical set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// How many tiles there are before the flowers and seasons in the numbering.
    const TILES: u8 = 37;

    /// A tile.
    pub const fn of(tile: Tile) -> Self {
        Self(tile.index() as u8)
    }

    /// A flower or a season.
    pub const fn bonus_of(bonus: Bonus) -> Self {
        Self(Self::TILES + bonus.index() as u8)
    }

    /// The tile, if it is one.
    #[inline]
    pub const fn tile(self) -> Option<Tile> {
        Tile::from_index(self.0)
    }

    /// The flower or season, if it is one.
    pub const fn bonus(self) -> Option<Bonus> {
        match self.0.checked_sub(Self::TILES) {
            Some(n @ 0..4) => Bonus::flower(n + 1),
            Some(n) => Bonus::season(n - 3),
            None => None,
        }
    }

    /// 0–36 as [`Tile::index`], 37–44 the flowers and seasons.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The inverse of [`Piece::index`].
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::TILES + 8 { Some(Self(index)) } else { None }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tile(), self.bonus()) {
            (Some(tile), _) => fmt::Display::fmt(&tile, f),
            (None, Some(bonus)) => fmt::Display::fmt(&bonus, f),
            (None, None) => f.write_str("?"),
        }
    }
}

/// Which pieces make a wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WallPlan {
    /// 136 tiles, some fives red.
    Riichi(RedFives),
    /// The three suits, 108 tiles.
    Suits,
    /// 136 tiles, four flowers, four seasons.
    WithBonus,
}

impl WallPlan {
    /// The pieces in the order of their numbers: what a shuffle starts from.
    pub fn pieces(self) -> ArrayVec<Piece, MOST> {
        let mut out = ArrayVec::new();
        for kind in TileKind::all().filter(|k| self != Self::Suits || k.suit().is_some()) {
            let reds = kind.suit().filter(|_| kind.rank() == Some(5)).map_or(0, |suit| self.reds(suit));
            for copy in 0..4 {
                let tile = match kind.suit() {
                    Some(suit) if copy < reds => Tile::red_five(suit),
                    _ => Tile::plain(kind),
                };
                out.push(Piece::of(tile));
            }
        }
        if self == Self::WithBonus {
            out.extend((1..=4).filter_map(Bonus::flower).map(Piece::bonus_of));
            out.extend((1..=4).filter_map(Bonus::season).map(Piece::bonus_of));
        }
        out
    }

    /// How many fives of a suit are red.
    pub const fn reds(self, suit: Suit) -> u8 {
        match (self, suit) {
            (Self::Riichi(RedFives::Four), Suit::Dots) => 2,
            (Self::Riichi(RedFives::Three | RedFives::Four), _) => 1,
            _ => 0,
        }
    }
}
