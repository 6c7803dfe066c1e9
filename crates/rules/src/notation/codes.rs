//! Tiles as numbers: the 136 ids of Tenhou, the two-digit codes of tenhou.net/6.
use super::error::{Expected, ParseError, ParseErrorKind};
use super::token::{At, Cursor, Scope, Token};
use crate::tile::{Suit, Tile, TileKind};

/// Whether the first copy of each five is red in a set of 136 numbered tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RedFives {
    /// Ids 16, 52 and 88 are the red fives.
    One,
    /// They are plain fives (Tenhou's game type with bit 2).
    None,
}

/// The tile with a number 0–135; `None` above.
///
/// Four copies a kind in the order of the kinds: 0–3 are `1m`, 36–39 `1p`, 72–75 `1s`, 108–111 `1z`, 132–135 `7z`.
pub const fn tile_of_id(id: u8, reds: RedFives) -> Option<Tile> {
    match (id, reds) {
        (16, RedFives::One) => Some(Tile::red_five(Suit::Characters)),
        (52, RedFives::One) => Some(Tile::red_five(Suit::Dots)),
        (88, RedFives::One) => Some(Tile::red_five(Suit::Bamboo)),
        _ => match TileKind::new(id / 4) {
            Some(kind) => Some(Tile::plain(kind)),
            None => None,
        },
    }
}

/// The tile of a tenhou.net/6 code: 11–19, 21–29, 31–39, 41–47, the red fives 51–53; `None` for other numbers.
pub const fn tile_of_tenhou6(code: u8) -> Option<Tile> {
    let (tens, ones) = (code / 10, code % 10);
    let kind = match (tens, ones) {
        (1..=3, 1..=9) | (4, 1..=7) => TileKind::new((tens - 1) * 9 + ones - 1),
        (5, 1..=3) => return Some(Tile::red_five(Suit::ALL[ones as usize - 1])),
        _ => None,
    };
    match kind {
        Some(kind) => Some(Tile::plain(kind)),
        None => None,
    }
}

/// The tenhou.net/6 code of a tile.
pub const fn tenhou6_of(tile: Tile) -> u8 {
    if tile.is_red() {
        return 51 + (tile.index() - 34) as u8;
    }
    let index = tile.kind().index() as u8;
    (index / 9 + 1) * 10 + index % 9 + 1
}

/// Gives out the numbers of a set, each once.
pub(super) struct Copies {
    reds: RedFives,
    used: [[Use; 4]; TileKind::COUNT],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Free,
    Taken,
}

impl Copies {
    pub(super) const fn new(reds: RedFives) -> Self {
        Self { reds, used: [[Use::Free; 4]; TileKind::COUNT] }
    }

    /// The lowest free number of a tile; `None` if none is left.
    pub(super) fn take(&mut self, tile: Tile) -> Option<u8> {
        let first = tile.kind().index() as u8 * 4;
        let id = (first..first + 4)
            .find(|id| tile_of_id(*id, self.reds) == Some(tile) && *self.of(*id) == Use::Free)?;
        *self.of(id) = Use::Taken;
        Some(id)
    }

    fn of(&mut self, id: u8) -> &mut Use {
        &mut self.used[usize::from(id / 4)][usize::from(id % 4)]
    }
}

/// The tokens of a text of tile numbers, parted by blanks or commas.
pub(super) fn lex(chars: &[char], reds: RedFives) -> Result<Vec<At>, ParseError> {
    let mut cursor = Cursor::new(chars);
    let mut out = Vec::new();
    let mut seen = [Use::Free; 136];
    while let Some(c) = cursor.peek() {
        if c.is_whitespace() || c == ',' || c == ';' {
            cursor.skip(1);
        } else if c.is_ascii_digit() {
            let digits = cursor.rest().iter().map_while(|c| c.to_digit(10));
            let length = digits.clone().count();
            let id = digits.fold(0u32, |n, digit| n.saturating_mul(10).saturating_add(digit));
            let fault = |kind| ParseError::new(cursor.column(), kind);
            let small = u8::try_from(id).ok().filter(|id| *id < 136);
            let small = small.ok_or_else(|| fault(ParseErrorKind::NoSuchId { id }))?;
            if std::mem::replace(&mut seen[usize::from(small)], Use::Taken) == Use::Taken {
                return Err(fault(ParseErrorKind::IdTwice { id: small }));
            }
            let tile = tile_of_id(small, reds).ok_or_else(|| fault(ParseErrorKind::NoSuchId { id }))?;
            out.push(cursor.take(Token::Tile(tile), length));
        } else if let Some(at) = cursor.common(Scope::Tile)? {
            out.push(at);
        } else {
            return Err(cursor.expected(Expected::Id));
        }
    }
    Ok(out)
}
