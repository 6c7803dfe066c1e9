//! Free tiles near the end of the wall, and hands with a wrong number of tiles.
use super::context::WallTile;
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::hand::Hand;

/// Where a Free tile is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FreeSource {
    /// The reserved tail of the wall.
    ReservedTail,
    /// Nothing is reserved any more: the very last tile of the wall.
    LastTile,
}

/// A Free tile: it has this status wherever it is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FreeTile {
    /// Where it is taken from.
    pub source: FreeSource,
    /// Whether it is the last tile that can be played.
    pub wall_tile: WallTile,
}

/// The Free tile for a kong, flower or season when the wall has so many tiles left; none if it is empty, and then
/// there is no kong either.
pub const fn free_tile(rules: &ClassicalRules, left: u8) -> Answer<Option<FreeTile>> {
    if left == 0 {
        return Answer { value: None, basis: rules.cite(Topic::NoKongWithoutWall) };
    }
    let reserved = left as i32 >= rules.wall.reserved_from.value.get();
    let source = if reserved { FreeSource::ReservedTail } else { FreeSource::LastTile };
    let wall_tile = if left == 1 { WallTile::Last } else { WallTile::Ordinary };
    Answer { value: Some(FreeTile { source, wall_tile }), basis: rules.wall.reserved_from.basis }
}

/// Whether a hand between turns has thirteen tiles, a kong counting three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileNumber {
    /// It has.
    Right,
    /// So many too many.
    Extra(u8),
    /// So many too few.
    Missing(u8),
}

impl TileNumber {
    /// The number of a hand outside its own turn.
    pub fn of(hand: &Hand) -> Self {
        let tiles = hand.concealed.total() as i32 + 3 * hand.melds.len() as i32;
        match tiles - 13 {
            0 => Self::Right,
            extra @ 1.. => Self::Extra(extra as u8),
            missing => Self::Missing(-missing as u8),
        }
    }
}

/// What a player does in his turn about a wrong number of tiles, after telling the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remedy {
    /// He discards without drawing.
    DiscardsWithoutDrawing,
    /// He draws the missing tile too.
    DrawsMissingTile,
}

/// What he may not do in the turn in which he draws a missing tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Barred {
    /// Declare Mahjong.
    Mahjong,
    /// Declare a calling hand.
    Calling,
    /// Lay out a kong.
    Kong,
}

/// How a wrong number of tiles is put right. The hand is not dead: it plays on and is counted like any other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberRemedy {
    /// What is done.
    pub remedy: Answer<Remedy>,
    /// What is barred in that turn.
    pub barred: &'static [Barred],
    /// The clause by which the hand is not dead.
    pub not_dead: Basis,
}

/// How this number of tiles is put right; nothing if it is right.
pub const fn number_remedy(rules: &ClassicalRules, number: TileNumber) -> Option<NumberRemedy> {
    let (value, topic, barred): (_, _, &[Barred]) = match number {
        TileNumber::Right => return None,
        TileNumber::Extra(_) => (Remedy::DiscardsWithoutDrawing, Topic::ExtraTile, &[]),
        TileNumber::Missing(_) => {
            (Remedy::DrawsMissingTile, Topic::MissingTile, &[Barred::Mahjong, Barred::Calling, Barred::Kong])
        }
    };
    let remedy = Answer { value, basis: rules.cite(topic) };
    Some(NumberRemedy { remedy, barred, not_dead: rules.cite(Topic::NoDeadHand) })
}
