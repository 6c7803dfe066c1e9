//! Tile codes of tenhou.net/6: suit and rank, honours 41–47, red fives 51–53.
use rules::tile::{Suit, Tile, TileKind};

/// The tile of a code.
pub fn tile(code: u8) -> Option<Tile> {
    let (suit, rank) = (code / 10, code % 10);
    match (suit, rank) {
        (1..=3, 1..=9) => TileKind::new((suit - 1) * 9 + rank - 1).map(Tile::plain),
        (4, 1..=7) => TileKind::new(26 + rank).map(Tile::plain),
        (5, 1..=3) => Some(Tile::red_five(Suit::ALL[usize::from(rank - 1)])),
        _ => None,
    }
}

/// The code of a tile.
pub fn code(tile: Tile) -> u8 {
    let kind = tile.kind().index() as u8;
    if tile.is_red() { 51 + kind / 9 } else { (kind / 9 + 1) * 10 + kind % 9 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_tiles_are_the_same() {
        let all: Vec<u8> = (0..=255).filter(|c| tile(*c).is_some()).collect();
        assert_eq!(all.len(), 37);
        assert!(all.iter().all(|c| tile(*c).map(code) == Some(*c)));
        let text = |c| tile(c).unwrap().to_string();
        assert_eq!(
            [11, 29, 35, 41, 45, 47, 51, 52, 53].map(text),
            ["1m", "9p", "5s", "1z", "5z", "7z", "0m", "0p", "0s"]
        );
    }
}
