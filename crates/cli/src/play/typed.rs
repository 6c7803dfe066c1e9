//! What somebody types at the table: a tile, or a letter and what belongs to it.
use rules::notation::parse_tile;
use rules::tile::{Suit, Tile};

/// One line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Nothing: pass, or discard what was drawn.
    Enter,
    /// A tile: discard it.
    Tile(Tile),
    /// `w`: win.
    Win,
    /// `p`: pung, with so many red fives.
    Pung(u8),
    /// `c 3m`: chow from this tile on, with so many red fives.
    Chow(Tile, u8),
    /// `k`: kong of the offered tile; `k 5m`: of own tiles.
    Kong(Option<Tile>),
    /// `r 5m`: riichi, or a calling hand, with this discard.
    Riichi(Tile),
    /// `o`, `o 5m`: an original call.
    Original(Option<Tile>),
    /// `e`: a call before East moves.
    Early,
    /// `n`: nine terminals.
    Nine,
    /// `y`: yes, shown, agreed.
    Yes,
    /// `h`: no, hidden, not agreed.
    No,
    /// `a 5m`: lays this tile aside.
    Aside(Tile),
    /// `x m`: forbids oneself this suit by a card.
    Card(Suit),
    /// `g 5m`: gives this tile away.
    Give(Tile),
    /// `?`.
    Help,
    /// `q`.
    Away,
}

impl Typed {
    /// What a line means; none if nothing.
    pub(super) fn of(line: &str) -> Option<Self> {
        if line.is_empty() {
            return Some(Self::Enter);
        }
        if let Some(tile) = tile(line) {
            return Some(Self::Tile(tile));
        }
        let mut letters = line.chars();
        let verb = letters.next()?.to_ascii_lowercase();
        let rest = letters.as_str().trim();
        let mut words = rest.split_whitespace();
        let (first, second) = (words.next(), words.next());
        let own = first.and_then(tile);
        // Behind the letter stands all that belongs to it, or nothing.
        let alone = |typed| rest.is_empty().then_some(typed);
        match verb {
            'w' => alone(Self::Win),
            'p' if rest.is_empty() => Some(Self::Pung(0)),
            'p' => rest.parse().ok().filter(|n| *n <= 2).map(Self::Pung),
            'c' => {
                let reds = second.map_or(Some(0), |n| n.parse().ok().filter(|n| *n <= 1))?;
                Some(Self::Chow(own?, reds))
            }
            'k' if rest.is_empty() => Some(Self::Kong(None)),
            'k' => own.map(|tile| Self::Kong(Some(tile))),
            'r' => own.map(Self::Riichi),
            'o' if rest.is_empty() => Some(Self::Original(None)),
            'o' => own.map(|tile| Self::Original(Some(tile))),
            'e' => alone(Self::Early),
            'n' => alone(Self::Nine),
            'y' => alone(Self::Yes),
            'h' => alone(Self::No),
            'a' => own.map(Self::Aside),
            'g' => own.map(Self::Give),
            'x' => suit(rest).map(Self::Card),
            '?' => alone(Self::Help),
            'q' => alone(Self::Away),
            _ => None,
        }
    }
}

/// One tile in MPSZ, with its suit behind it.
fn tile(text: &str) -> Option<Tile> {
    let digits = text.len() == 2 && text.starts_with(|c: char| c.is_ascii_digit());
    digits.then(|| parse_tile(text).ok()).flatten()
}

fn suit(text: &str) -> Option<Suit> {
    match text {
        "m" => Some(Suit::Characters),
        "p" => Some(Suit::Dots),
        "s" => Some(Suit::Bamboo),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::tile::TileKind;

    fn plain(suit: Suit, rank: u8) -> Tile {
        Tile::plain(TileKind::number(suit, rank).unwrap())
    }

    #[test]
    fn a_line_means_one_thing_or_nothing() {
        let three = plain(Suit::Characters, 3);
        for (line, meaning) in [
            ("", Some(Typed::Enter)),
            ("3m", Some(Typed::Tile(three))),
            ("0m", Some(Typed::Tile(Tile::red_five(Suit::Characters)))),
            ("c 3m", Some(Typed::Chow(three, 0))),
            ("c3m 1", Some(Typed::Chow(three, 1))),
            ("p", Some(Typed::Pung(0))),
            ("p 1", Some(Typed::Pung(1))),
            ("k", Some(Typed::Kong(None))),
            ("k3m", Some(Typed::Kong(Some(three)))),
            ("R 3m", Some(Typed::Riichi(three))),
            ("x s", Some(Typed::Card(Suit::Bamboo))),
            ("w", Some(Typed::Win)),
            ("win", None),
            ("3", None),
            ("10m", None),
            ("ж", None),
        ] {
            assert_eq!(Typed::of(line), meaning, "{line:?}");
        }
    }
}
