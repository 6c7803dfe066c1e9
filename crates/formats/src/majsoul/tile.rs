//! Tiles of Mahjong Soul: rank and suit, honours `1z`–`7z`, red fives `0m`, `0p`, `0s`.
use rules::tile::{Suit, Tile, TileKind};

/// The tile of a text.
pub fn tile(text: &str) -> Option<Tile> {
    let [rank, suit] = *text.as_bytes() else { return None };
    let rank = rank.checked_sub(b'0').filter(|r| *r <= 9)?;
    let suit = match suit {
        b'm' => Suit::Characters,
        b'p' => Suit::Dots,
        b's' => Suit::Bamboo,
        b'z' if (1..=7).contains(&rank) => return TileKind::new(26 + rank).map(Tile::plain),
        _ => return None,
    };
    if rank == 0 { Some(Tile::red_five(suit)) } else { TileKind::number(suit, rank).map(Tile::plain) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_those_of_the_rules() {
        for tile in (0..37).filter_map(Tile::from_index) {
            assert_eq!(super::tile(&tile.to_string()), Some(tile));
        }
        for wrong in ["", "0z", "8z", "5x", "55m", "m5"] {
            assert_eq!(tile(wrong), None, "{wrong}");
        }
    }
}
