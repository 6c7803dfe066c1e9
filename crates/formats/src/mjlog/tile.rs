//! Tenhou's tile numbers 0–135: kind = number / 4; copy 0 of a five is red where red fives are in play.
use rules::tile::{Suit, Tile, TileKind};

/// The tile of a number; `None` from 136 on. `reds` says whether the game has red fives.
pub fn tile(number: u16, reds: bool) -> Option<Tile> {
    let kind = TileKind::new(u8::try_from(number / 4).ok()?)?;
    Some(match number {
        16 if reds => Tile::red_five(Suit::Characters),
        52 if reds => Tile::red_five(Suit::Dots),
        88 if reds => Tile::red_five(Suit::Bamboo),
        _ => Tile::plain(kind),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suits_come_in_the_order_characters_dots_bamboo() {
        let text = |n| tile(n, true).map(|t| t.to_string());
        let seen: Vec<_> = [0, 35, 36, 71, 72, 107, 108, 124, 135].into_iter().filter_map(text).collect();
        assert_eq!(seen, ["1m", "9m", "1p", "9p", "1s", "9s", "1z", "5z", "7z"]);
        assert_eq!(tile(136, true), None);
    }

    #[test]
    fn copy_0_of_a_five_is_red_only_with_red_fives() {
        for (number, red) in [(16, "0m"), (52, "0p"), (88, "0s")] {
            assert_eq!(tile(number, true).unwrap().to_string(), red);
            assert!(!tile(number, false).unwrap().is_red());
            assert!(!tile(number + 1, true).unwrap().is_red());
            assert_eq!(tile(number, true).unwrap().kind(), tile(number, false).unwrap().kind());
        }
    }
}
