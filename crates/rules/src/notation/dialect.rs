//! Groups as other programs write them in round brackets: `(123m0)`, `(p4m1)`, `(k1m)`, `(s2s1)`, `(555zp1)`.
//!
//! In a chow the number is the place of the claimed tile, 0–2; otherwise it says from whom: 1 next, 2 opposite,
//! 3 previous, 0 or nothing unknown (a `k` without it is a concealed kong).
use super::error::{Expected, ParseError, ParseErrorKind};
use super::mpsz;
use super::token::{At, Cursor, Scope, Source, Token};
use crate::meld::MeldKind;
use crate::seat::Relative;

/// The tokens of such a group, bracket to bracket, and how many characters stand behind the opening one; `None`
/// if the brackets hold something else. `open` is the opening bracket, `cursor` stands behind it.
pub(super) fn round(open: At, cursor: Cursor<'_>) -> Result<Option<(Vec<At>, usize)>, ParseError> {
    if open.found != '(' {
        return Ok(None);
    }
    let mut inner: Vec<(usize, char)> = Vec::new();
    let mut length = 0;
    for &c in cursor.rest().iter().take(16) {
        length += 1;
        if c == ')' {
            inner.push((open.column + length, c));
            break;
        }
        if !c.is_whitespace() {
            inner.push((open.column + length, c));
        }
    }
    let shape: String = inner.iter().map(|(_, c)| sort_of(*c)).collect();
    let mut group = Group { inner: &inner, out: vec![open] };
    match shape.as_str() {
        "kds)" | "kdsd)" | "sds)" | "sdsd)" => group.short()?,
        "dddsd)" => group.chow()?,
        "dddsk)" | "ddddsk)" | "dddskd)" | "ddddskd)" | "dddss)" | "ddddss)" | "dddssd)" | "ddddssd)" => {
            group.long()?;
        }
        _ => return Ok(None),
    }
    Ok(Some((group.out, length)))
}

/// `d` digit, `s` suit letter (`p` and `s` also name groups), `k` the letter of a kong.
const fn sort_of(c: char) -> char {
    match c {
        '0'..='9' => 'd',
        'm' | 'p' | 's' | 'z' => 's',
        'k' => 'k',
        ')' => ')',
        _ => '.',
    }
}

struct Group<'a> {
    inner: &'a [(usize, char)],
    out: Vec<At>,
}

impl Group<'_> {
    fn push(&mut self, index: usize, token: Token) {
        let (column, found) = self.inner[index];
        self.out.push(At { column, found, token });
    }

    fn digit(&self, index: usize) -> Option<u8> {
        self.inner.get(index).and_then(|(_, c)| c.to_digit(10)).map(|d| d as u8)
    }

    fn tiles(&mut self, ranks: std::ops::Range<usize>, suit: usize) -> Result<(), ParseError> {
        let letter = self.inner[suit].1;
        for index in ranks {
            let rank = self.digit(index).unwrap_or(0);
            let kind = ParseErrorKind::NoSuchTile { rank, suit: letter };
            let tile = mpsz::tile(rank, letter);
            let tile = tile.ok_or_else(|| ParseError::new(self.inner[index].0, kind))?;
            self.push(index, Token::Tile(tile));
        }
        Ok(())
    }

    /// The name from its letter, the tiles, the number at `number` and the closing bracket.
    fn named(&mut self, letter: usize, ranks: std::ops::Range<usize>, suit: usize) -> Result<(), ParseError> {
        let last = self.inner.len() - 1;
        let number = (last > suit.max(letter) + 1).then(|| last - 1);
        let value = number.and_then(|index| self.digit(index)).unwrap_or(0);
        let kind = match (self.inner[letter].1, value) {
            ('p', _) => MeldKind::Pung,
            ('s', _) => MeldKind::AddedKong,
            ('k', 0) => MeldKind::ConcealedKong,
            ('k', _) => MeldKind::ClaimedKong,
            // `m` and `z` name no group.
            (found, _) => {
                let column = self.inner[letter].0;
                return Err(ParseError::unexpected(column, found, Expected::InGroup));
            }
        };
        self.push(letter, Token::Word(kind));
        self.tiles(ranks, suit)?;
        if let Some(index) = number {
            let source = match value {
                0 => Source::Unknown,
                1 => Source::From(Relative::Next),
                2 => Source::From(Relative::Across),
                3 => Source::From(Relative::Previous),
                _ => return Err(self.wrong_number(index)),
            };
            if kind != MeldKind::ConcealedKong {
                self.push(index, Token::Mark(source, Scope::Group));
            }
        }
        self.push(last, Token::Close);
        Ok(())
    }

    fn wrong_number(&self, index: usize) -> ParseError {
        let (column, found) = self.inner[index];
        ParseError::unexpected(column, found, Expected::SourceNumber)
    }

    /// `p4m1`: one tile stands for the group.
    fn short(&mut self) -> Result<(), ParseError> {
        self.named(0, 1..2, 2)
    }

    /// `555zp1`.
    fn long(&mut self) -> Result<(), ParseError> {
        let ranks = self.inner.iter().take_while(|(_, c)| c.is_ascii_digit()).count();
        self.named(ranks + 1, 0..ranks, ranks)
    }

    /// `123m0`.
    fn chow(&mut self) -> Result<(), ParseError> {
        let claimed = self.digit(4).filter(|d| *d < 3).ok_or_else(|| self.wrong_number(4))?;
        self.tiles(0..3, 3)?;
        let (column, found) = self.inner[4];
        let token = Token::Mark(Source::From(Relative::Previous), Scope::Tile);
        // Behind the opening bracket and the claimed tile.
        self.out.insert(usize::from(claimed) + 2, At { column, found, token });
        self.push(5, Token::Close);
        Ok(())
    }
}
