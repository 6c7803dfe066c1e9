//! The first seats by lot: one tile of each wind, mixed face down; everybody draws one, and who mixed them draws last.
use super::shuffle::Seed;
use rules::clause::Basis;
use rules::riichi::{Custom, RiichiRules};
use rules::seat::{Seat, Wind};

/// Four wind tiles that lie face down, in the order in which they were mixed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindDraw {
    mixer: usize,
    tiles: [Wind; 4],
    drawn: [Option<usize>; 4],
}

/// Why a tile is not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotDrawn {
    /// There are four players and four tiles.
    NoSuch,
    /// The player has his tile.
    HasOne,
    /// The tile is gone.
    Gone,
    /// Who mixed draws last.
    MixerLast(Basis),
}

impl WindDraw {
    /// The tiles as this seed mixes them; one of the players 0–3 mixes. None where the rules know no such draw.
    pub fn mixed(rules: &RiichiRules, seed: &Seed, mixer: usize) -> Option<Self> {
        rules.custom(Custom::WindTiles)?;
        let mut tiles = Wind::ALL;
        seed.shuffle(&mut tiles);
        Some(Self { mixer, tiles, drawn: [None; 4] })
    }

    /// A player 0–3 draws the tile at a place 0–3: the wind on it is his first seat.
    pub fn draw(&mut self, rules: &RiichiRules, player: usize, place: usize) -> Result<Wind, NotDrawn> {
        let wind = *self.tiles.get(place).ok_or(NotDrawn::NoSuch)?;
        let own = *self.drawn.get(player).ok_or(NotDrawn::NoSuch)?;
        if own.is_some() {
            return Err(NotDrawn::HasOne);
        }
        if self.drawn.contains(&Some(place)) {
            return Err(NotDrawn::Gone);
        }
        let others = self.drawn.iter().flatten().count();
        if let Some(line) = rules.custom(Custom::MixerLast).filter(|_| player == self.mixer && others < 3) {
            return Err(NotDrawn::MixerLast(line.basis));
        }
        self.drawn[player] = Some(place);
        Ok(wind)
    }

    /// Who sits where, when all have drawn: the player of each seat.
    pub fn seats(&self) -> Option<[usize; 4]> {
        let mut out = [0; 4];
        for (player, place) in self.drawn.iter().enumerate() {
            let wind = self.tiles[(*place)?];
            out[Seat::ALL[wind.index()].index()] = player;
        }
        Some(out)
    }
}
