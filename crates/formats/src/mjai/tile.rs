//! Tiles of mjai: `5m`, `5mr` for a red five, `E S W N P F C`; `?` hides one.
use rules::tile::{Suit, Tile, TileKind};

const HONOURS: [&str; 7] = ["E", "S", "W", "N", "P", "F", "C"];

/// The tile of a text; `None` for `?` and anything else.
pub fn tile(text: &str) -> Option<Tile> {
    if let Some(n) = HONOURS.iter().position(|h| *h == text) {
        return TileKind::new(27 + n as u8).map(Tile::plain);
    }
    let (rank, suit, red) = match *text.as_bytes() {
        [rank, suit] => (rank, suit, false),
        [b'5', suit, b'r'] => (b'5', suit, true),
        _ => return None,
    };
    let suit = match suit {
        b'm' => Suit::Characters,
        b'p' => Suit::Dots,
        b's' => Suit::Bamboo,
        _ => return None,
    };
    if red {
        Some(Tile::red_five(suit))
    } else {
        TileKind::number(suit, rank.wrapping_sub(b'0')).map(Tile::plain)
    }
}

/// The text of a tile.
pub fn text(tile: Tile) -> String {
    match tile.kind().index() {
        n @ 27.. => HONOURS[n - 27].to_owned(),
        _ if tile.is_red() => format!("{}r", tile.kind()),
        _ => tile.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_tiles_are_the_same() {
        for tile in (0..37).filter_map(Tile::from_index) {
            assert_eq!(super::tile(&text(tile)), Some(tile));
        }
        assert_eq!(tile("5sr").map(text).as_deref(), Some("5sr"));
        for wrong in ["", "?", "0m", "6mr", "1z", "E ", "10m", "東"] {
            assert_eq!(tile(wrong), None, "{wrong}");
        }
    }
}
