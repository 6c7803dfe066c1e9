//! The columns of a deal: what each player took and what each put down, without the order between players.
use super::tile::tile;
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Declared, in_order};
use rules::seat::Relative;
use rules::tile::Tile;

/// An entry of a column of takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Take {
    Draw(Tile),
    Claim(Declared),
}

/// An entry of a column of discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Put {
    /// A discard; without a tile the one just drawn.
    Discard { tile: Option<Tile>, riichi: bool },
    /// A concealed kong.
    Concealed([Tile; 4]),
    /// An added kong: four tiles, the added one first as far as the writer kept to the form.
    Added([Tile; 4]),
    /// Nothing: the column's place for a claimed kong, which stands among the takes.
    Nothing,
}

/// The code that stands for the tile just drawn.
const DRAWN: u64 = 60;

pub(super) fn take(at: &At<'_>) -> Result<Take, ReadError> {
    const EXPECTED: &str = "a tile, a chi, a pon or a called kong";
    if let Some(code) = at.value.as_u64() {
        return plain(code).map(Take::Draw).ok_or_else(|| at.bad(EXPECTED));
    }
    let call = Call::read(at.str(EXPECTED)?).ok_or_else(|| at.bad(EXPECTED))?;
    let from = match (call.letter, call.place) {
        (_, 0) => Relative::Previous,
        (_, 1) => Relative::Across,
        ('p', 2) | ('m', 3) => Relative::Next,
        _ => return Err(at.bad(EXPECTED)),
    };
    let declared = match (call.letter, call.tiles.as_slice(), call.rest().as_slice()) {
        ('c', [called, _, _], [a, b]) if call.place == 0 => {
            Declared::Chow { called: *called, own: in_order([*a, *b]) }
        }
        ('p', [_, _, _], [a, b]) => {
            Declared::Pung { called: call.tiles[call.place], own: in_order([*a, *b]), from }
        }
        ('m', [_, _, _, _], [a, b, c]) => {
            Declared::ClaimedKong { called: call.tiles[call.place], own: in_order([*a, *b, *c]), from }
        }
        _ => return Err(at.bad(EXPECTED)),
    };
    Ok(Take::Claim(declared))
}

pub(super) fn put(at: &At<'_>) -> Result<Put, ReadError> {
    const EXPECTED: &str = "a tile, 60, a riichi, a concealed or an added kong, or 0";
    let discard = |code: u64, riichi| match code {
        DRAWN => Some(Put::Discard { tile: None, riichi }),
        _ => plain(code).map(|tile| Put::Discard { tile: Some(tile), riichi }),
    };
    if let Some(code) = at.value.as_u64() {
        let put = if code == 0 { Some(Put::Nothing) } else { discard(code, false) };
        return put.ok_or_else(|| at.bad(EXPECTED));
    }
    let text = at.str(EXPECTED)?;
    if let Some(code) = text.strip_prefix('r') {
        let put = code.parse().ok().and_then(|code| discard(code, true));
        return put.ok_or_else(|| at.bad(EXPECTED));
    }
    if text.starts_with('f') {
        return Err(ReadError::ThreePlayers);
    }
    let call = Call::read(text).ok_or_else(|| at.bad(EXPECTED))?;
    match (call.letter, <[Tile; 4]>::try_from(call.tiles.as_slice())) {
        ('a', Ok(tiles)) => Ok(Put::Concealed(in_order(tiles))),
        ('k', Ok(mut tiles)) if call.place < 3 => {
            tiles.swap(0, call.place);
            Ok(Put::Added(tiles))
        }
        _ => Err(at.bad(EXPECTED)),
    }
}

pub(super) fn plain(code: u64) -> Option<Tile> {
    u8::try_from(code).ok().and_then(tile)
}

/// The tiles of a call in the order of the text, and how many stand before the letter.
struct Call {
    letter: char,
    place: usize,
    tiles: Vec<Tile>,
}

impl Call {
    fn read(text: &str) -> Option<Self> {
        let at = text.find(|c: char| c.is_ascii_alphabetic())?;
        let letter = text[at..].chars().next()?;
        if at % 2 != 0 || text.len() > 9 {
            return None;
        }
        let digits: Vec<u8> = [&text[..at], &text[at + 1..]].concat().into_bytes();
        let tiles = digits.chunks(2).map(|pair| match pair {
            [a, b] if a.is_ascii_digit() && b.is_ascii_digit() => tile((a - b'0') * 10 + (b - b'0')),
            _ => None,
        });
        Some(Self { letter, place: at / 2, tiles: tiles.collect::<Option<_>>()? })
    }

    /// The tiles without the one behind the letter.
    fn rest(&self) -> Vec<Tile> {
        let others = self.tiles.iter().enumerate().filter(|(i, _)| *i != self.place);
        others.map(|(_, tile)| *tile).collect()
    }
}
