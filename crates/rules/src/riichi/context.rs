//! The circumstances of a win: who, how, when, and what lies on the table.
use super::yaku::Yaku;
use crate::seat::{Seat, Wind};
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// How the hand was completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Win {
    /// By the own draw (tsumo).
    SelfDraw,
    /// By a tile of this player: a discard, or the tile of his kong if [`Situation::Chankan`] is set (ron).
    Ron(Seat),
}

/// Whether riichi was declared and accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Riichi {
    /// No.
    #[default]
    None,
    /// Yes.
    Declared,
    /// With the own first discard in an unbroken turn.
    Double,
}

/// A circumstance of the win. Those that a rule set does not know are left out of the award, with a note.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Situation {
    /// Within the turn after riichi, unbroken.
    Ippatsu,
    /// On a replacement tile.
    Rinshan,
    /// On the tile that somebody added to a pung, or (thirteen orphans) on a concealed kong.
    Chankan,
    /// The robbed kong is a concealed one.
    ConcealedKong,
    /// On a replacement tile, and no live tile is left: still no haitei.
    EmptyWall,
    /// By self-draw of the last live tile.
    Haitei,
    /// On the last discard.
    Houtei,
    /// The dealer, on the initial fourteen tiles.
    Tenhou,
    /// A non-dealer, on the first draw in an unbroken turn.
    Chihou,
    /// A non-dealer, by ron before the own first draw in an unbroken turn.
    Renhou,
    /// The self-drawn tile was put into the hand before it was shown.
    MergedTile,
}

impl Situation {
    /// Every situation.
    pub const ALL: [Self; 11] = [
        Self::Ippatsu,
        Self::Rinshan,
        Self::Chankan,
        Self::ConcealedKong,
        Self::EmptyWall,
        Self::Haitei,
        Self::Houtei,
        Self::Tenhou,
        Self::Chihou,
        Self::Renhou,
        Self::MergedTile,
    ];
}

/// A set of situations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Situations(u16);

impl Situations {
    /// None.
    pub const NONE: Self = Self(0);

    /// The same set with this situation.
    #[must_use]
    pub const fn with(self, situation: Situation) -> Self {
        Self(self.0 | 1 << situation as u16)
    }

    /// Whether the situation is in the set.
    pub const fn has(self, situation: Situation) -> bool {
        self.0 >> situation as u16 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Situation> for Situations {
    fn from_iter<I: IntoIterator<Item = Situation>>(situations: I) -> Self {
        situations.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A player who fed the last group of a yakuman (pao).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Liability {
    /// Big three dragons, big four winds or four kongs.
    pub yakuman: Yaku,
    /// Who discarded the tile of the last group.
    pub feeder: Seat,
}

/// Everything about a win but the tiles of the hand. It holds facts of play, not conclusions: liability is named
/// whether or not the rule set knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinContext {
    /// The seat that is East in this deal.
    pub dealer: Seat,
    /// The winner.
    pub winner: Seat,
    /// The prevailing wind.
    pub prevailing: Wind,
    /// How the hand was completed.
    pub win: Win,
    /// Riichi of the winner.
    pub riichi: Riichi,
    /// Other circumstances.
    pub situations: Situations,
    /// The turned indicators in order: the first one, then those of kongs.
    pub indicators: ArrayVec<TileKind, 5>,
    /// The tiles under the turned indicators, if the winner is in riichi.
    pub ura_indicators: ArrayVec<TileKind, 5>,
    /// The honba counter.
    pub honba: u16,
    /// Bets of 1,000 on the table, the winner's own among them.
    pub bets: u16,
    /// For a win on a replacement tile: who discarded the tile of the kong claimed in this turn.
    pub kong_feeder: Option<Seat>,
    /// Players who fed the last group of a yakuman.
    pub liable: ArrayVec<Liability, 3>,
}

impl WinContext {
    /// A win with nothing special about it: no riichi, no indicators, nothing on the table.
    pub const fn new(dealer: Seat, winner: Seat, prevailing: Wind, win: Win) -> Self {
        Self {
            dealer,
            winner,
            prevailing,
            win,
            riichi: Riichi::None,
            situations: Situations::NONE,
            indicators: ArrayVec::new_const(),
            ura_indicators: ArrayVec::new_const(),
            honba: 0,
            bets: 0,
            kong_feeder: None,
            liable: ArrayVec::new_const(),
        }
    }

    /// The winner's wind.
    pub const fn seat_wind(&self) -> Wind {
        self.winner.wind(self.dealer)
    }

    /// Whether the winner is the dealer.
    pub const fn is_dealer(&self) -> bool {
        self.winner.index() == self.dealer.index()
    }
}
