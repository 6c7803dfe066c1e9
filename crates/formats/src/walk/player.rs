//! One player of a deal that is played again.
use crate::record::Declared;
use rules::hand::Hand;
use rules::seat::Seat;
use rules::tile::{KindSet, Tile, TileKind};

/// How far a player's riichi has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Riichi {
    /// No riichi, or none that was accepted.
    #[default]
    None,
    /// Accepted.
    Single,
    /// Accepted, and declared in an uninterrupted first turn.
    Double,
}

/// One discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discarded {
    /// The tile.
    pub tile: Tile,
    /// Whether it was the tile just drawn.
    pub drawn: bool,
    /// Whether somebody claimed it for a group.
    pub claimed: bool,
    /// Whether riichi was declared with it.
    pub riichi: bool,
}

/// Who fed the group that completed a set of groups for which regulations know a liability. `None`: nobody did,
/// or it is not complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fed {
    /// The third declared group of dragons.
    pub dragons: Option<Seat>,
    /// The fourth declared group of winds.
    pub winds: Option<Seat>,
    /// The fourth kong.
    pub kongs: Option<Seat>,
}

/// What one player holds and has done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Concealed tiles and declared groups.
    pub hand: Hand,
    /// The declared groups with their exact tiles, in the order of `hand.melds`.
    pub declared: Vec<Declared>,
    /// Discards in order, claimed ones among them.
    pub discards: Vec<Discarded>,
    /// Accepted riichi.
    pub riichi: Riichi,
    /// Whether riichi was declared and its discard has not passed yet.
    pub declaring: bool,
    /// Whether the turn after the riichi is still uninterrupted.
    pub ippatsu: bool,
    /// Who fed what.
    pub fed: Fed,
    /// Kinds discarded.
    pub discarded: KindSet,
    /// Kinds that others discarded or added since the own last turn, or since the own riichi.
    pub passed: KindSet,
}

impl Player {
    /// How many kongs are declared.
    pub fn kongs(&self) -> usize {
        self.hand.melds.iter().filter(|m| m.kind().is_kong()).count()
    }

    /// A group was declared: notes who fed it if it completes three dragons, four winds or four kongs.
    pub(super) fn note_feeder(&mut self, declared: Declared, feeder: Option<Seat>) {
        let kind = declared.lowest();
        let count = |of: fn(TileKind) -> bool| self.hand.melds.iter().filter(|m| of(m.tile())).count();
        if matches!(declared, Declared::AddedKong { .. } | Declared::Chow { .. }) {
            // Adding to a pung completes no further group of dragons or winds: its feeder stays.
        } else if kind.is_dragon() && count(TileKind::is_dragon) == 3 {
            self.fed.dragons = feeder;
        } else if kind.is_wind() && count(TileKind::is_wind) == 4 {
            self.fed.winds = feeder;
        }
        if declared.kind().is_kong() && self.kongs() == 4 {
            self.fed.kongs = if matches!(declared, Declared::ClaimedKong { .. }) { feeder } else { None };
        }
    }
}
