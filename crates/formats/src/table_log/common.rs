//! Stored forms of what the three families share: tiles, groups, winds, walls, answers with their place, the start.
use crate::error::ReadError;
use crate::event_log::stored::{Stored, field, put, stored_enums};
use crate::json::At;
use game::family::Start;
use game::wall::{Piece, Wall};
use rules::clause::Answer;
use rules::meld::{Meld, MeldKind};
use rules::seat::{Relative, Wind};
use rules::tile::{Bonus, Suit, Tile, TileKind};
use serde_json::{Map, Value};

stored_enums! {
    Suit { "characters" => Characters, "dots" => Dots, "bamboo" => Bamboo }
    Wind { "east" => East, "south" => South, "west" => West, "north" => North }
    Relative { "next" => Next, "across" => Across, "previous" => Previous }
    MeldKind {
        "chow" => Chow, "pung" => Pung, "claimed-kong" => ClaimedKong, "added-kong" => AddedKong,
        "concealed-kong" => ConcealedKong,
    }
    Start { "riichi" => Riichi(game), "sichuan" => Sichuan(game, asking), "classical" => Classical(game) }
}

/// A tile as `3p`, `0p` for a red five.
pub(super) fn tile(text: &str) -> Option<Tile> {
    (0..).map_while(Tile::from_index).find(|tile| tile.to_string() == text)
}

fn piece(text: &str) -> Option<Piece> {
    let bonus = (1..=4).filter_map(Bonus::flower).chain((1..=4).filter_map(Bonus::season));
    let bonus = || bonus.map(Piece::bonus_of).find(|piece| format!("{piece:?}") == text);
    tile(text).map(Piece::of).or_else(bonus)
}

/// The pieces of a wall as they are written.
pub(super) fn pieces(at: &At<'_>) -> Result<Vec<Piece>, ReadError> {
    const EXPECTED: &str = "the tiles of a wall with a space between them";
    let text = at.str(EXPECTED)?;
    text.split(' ').map(|text| piece(text).ok_or_else(|| at.bad(EXPECTED))).collect()
}

impl Stored for Wall {
    fn write(&self) -> Value {
        Value::from(format!("{self:?}"))
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        // A wall needs the plan of its rules: the reader of a log makes it.
        Err(at.bad("a wall is read with its rules"))
    }
}

impl Stored for Tile {
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a tile as 3p, a red five as 0p";
        tile(at.str(EXPECTED)?).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl Stored for TileKind {
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a kind of tile as 3p";
        let found = tile(at.str(EXPECTED)?).filter(|tile| !tile.is_red());
        found.map(Tile::kind).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl Stored for Bonus {
    fn write(&self) -> Value {
        Value::from(self.to_string())
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a flower or a season, as flower1 or season4";
        piece(at.str(EXPECTED)?).and_then(Piece::bonus).ok_or_else(|| at.bad(EXPECTED))
    }
}

impl<T: Stored> Stored for Answer<T> {
    fn write(&self) -> Value {
        let mut object = Map::new();
        put(&mut object, "value", self.value.write());
        put(&mut object, "basis", self.basis.write());
        Value::Object(object)
    }
    fn read(at: At<'_>) -> Result<Self, ReadError> {
        Ok(Self { value: field(&at, "value")?, basis: field(&at, "basis")? })
    }
}

impl Stored for Meld {
    fn write(&self) -> Value {
        let mut object = Map::new();
        put(&mut object, "kind", self.kind().write());
        put(&mut object, "tile", self.tile().write());
        if self.kind() == MeldKind::Chow {
            put(&mut object, "claimed", self.claimed_tile().write());
        } else {
            put(&mut object, "from", self.from().write());
        }
        if self.reds() > 0 {
            put(&mut object, "reds", self.reds().write());
        }
        Value::Object(object)
    }

    fn read(at: At<'_>) -> Result<Self, ReadError> {
        const EXPECTED: &str = "a group";
        let kind: MeldKind = field(&at, "kind")?;
        let tile: TileKind = field(&at, "tile")?;
        let reds: Option<u8> = field(&at, "reds")?;
        let meld = match kind {
            MeldKind::Chow => {
                let claimed: TileKind = field(&at, "claimed")?;
                let place = claimed.index().checked_sub(tile.index()).filter(|place| *place < 3);
                place.and_then(|place| Self::chow(tile, place as u8))
            }
            MeldKind::Pung => Some(Self::pung(tile, field(&at, "from")?)),
            _ => Self::kong(kind, tile, field(&at, "from")?),
        };
        meld.and_then(|meld| meld.with_reds(reds.unwrap_or(0))).ok_or_else(|| at.bad(EXPECTED))
    }
}
