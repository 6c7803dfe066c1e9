//! The circumstances of a Mahjong: who, how, when, and what was declared before.
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::Answer;
use crate::seat::{Seat, SeatSet, Wind};

/// Where the winning tile came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The ordinary end of the wall.
    Wall,
    /// A Free tile: taken for a kong, a flower or a season.
    Free,
    /// A discard of this player.
    Discard(Seat),
    /// The tile that this player added to a pung.
    AddedKong(Seat),
    /// A closed kong of this player.
    ClosedKong(Seat),
}

impl Source {
    /// The player whose tile it was.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::Wall | Self::Free => None,
            Self::Discard(seat) | Self::AddedKong(seat) | Self::ClosedKong(seat) => Some(seat),
        }
    }

    /// Whether the tile came from the wall.
    #[inline]
    pub const fn is_drawn(self) -> bool {
        matches!(self, Self::Wall | Self::Free)
    }
}

/// Who has the Mahjong when several declare it on one tile of this player: the nearest in turn order. None if nobody
/// else declares.
pub fn nearest_mahjong(rules: &ClassicalRules, from: Seat, declared: SeatSet) -> Option<Answer<Seat>> {
    let value = declared.after(from).find(|seat| *seat != from)?;
    Some(Answer { value, basis: rules.cite(Topic::NearestMahjong) })
}

/// What the winner declared before in this deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Call {
    /// Nothing.
    None,
    /// A calling hand, but before his own discard: the state had not begun.
    BeforeDiscard,
    /// A calling hand. Whether he left the state in between makes no difference.
    Declared,
    /// A calling hand with the dealt tiles (East: with his first discard), laid down.
    Original,
}

/// A hand completed before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// No.
    None,
    /// East's dealt tiles are complete, flowers and seasons replaced.
    Heaven,
    /// Called before East moved, completed by East's first discard.
    Earth,
}

/// Which tile of the wall it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WallTile {
    /// Others are left, or it came from another player.
    Ordinary,
    /// The last one.
    Last,
}

/// Whether the player may still declare Mahjong in this deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// He may.
    Kept,
    /// He declared it wrongly before.
    Lost,
    /// He is drawing a missing tile in this turn.
    DrawingMissingTile,
}

/// Everything about a Mahjong but the tiles of the hand: facts of play, not conclusions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinContext {
    /// The seat that is East in this deal.
    pub dealer: Seat,
    /// The winner.
    pub winner: Seat,
    /// The wind of the round.
    pub prevailing: Wind,
    /// Where the winning tile came from.
    pub source: Source,
    /// What was declared before.
    pub call: Call,
    /// A hand completed before the first move.
    pub opening: Opening,
    /// Whether the winning tile was the last of the wall.
    pub wall_tile: WallTile,
    /// Kongs of the winner in this turn.
    pub kongs_this_turn: u8,
    /// Whether he may still declare.
    pub right: Right,
}

impl WinContext {
    /// A Mahjong of a calling player with nothing special about it.
    pub const fn new(dealer: Seat, winner: Seat, prevailing: Wind, source: Source) -> Self {
        Self {
            dealer,
            winner,
            prevailing,
            source,
            call: Call::Declared,
            opening: Opening::None,
            wall_tile: WallTile::Ordinary,
            kongs_this_turn: 0,
            right: Right::Kept,
        }
    }

    /// The winner's wind.
    pub const fn seat_wind(&self) -> Wind {
        self.winner.wind(self.dealer)
    }
}
