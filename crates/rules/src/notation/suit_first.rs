//! Forms that write the suit before the ranks: kobalab (`m123p340-`), English (`B123 Ew`), Russian (`Б123 Т55`).
use super::error::{Expected, ParseError, ParseErrorKind};
use super::mpsz;
use super::token::{At, Cursor, OfNumber, Scope, Token};
use crate::tile::{Bonus, Suit, Tile, TileKind};

/// What a suit letter makes of a rank.
#[derive(Clone, Copy)]
pub(super) enum Ranks {
    Of(Suit),
    Honours,
}

impl Ranks {
    fn tile(self, rank: u8) -> Option<Tile> {
        match self {
            Self::Of(suit) => mpsz::number(rank, suit),
            Self::Honours => mpsz::tile(rank, 'z'),
        }
    }
}

/// The letters of one form.
pub(super) struct Alphabet {
    /// Suit letters as capitals; small ones mean the same.
    pub(super) suits: &'static [(char, Ranks)],
    /// Names of honours, exactly so, longer ones before their beginnings.
    pub(super) honours: &'static [(&'static str, TileKind)],
    /// Beginnings of bonus tiles, a number 1–4 follows: flower or season.
    pub(super) bonus: &'static [(&'static str, OfNumber)],
    pub(super) hyphen: Hyphen,
}

/// What a hyphen is in a form.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hyphen {
    /// It parts the groups that a hand is split into, as in the Sichuan text; the suit goes on.
    Parts,
    /// kobalab: the marks are `-`, `=`, `+`, and each comma begins a declared group.
    Mark,
}

const DOTS: Ranks = Ranks::Of(Suit::Dots);
const BAMBOO: Ranks = Ranks::Of(Suit::Bamboo);
const CHARACTERS: Ranks = Ranks::Of(Suit::Characters);

pub(super) const KOBALAB: Alphabet = Alphabet {
    suits: &[('M', CHARACTERS), ('P', DOTS), ('S', BAMBOO), ('Z', Ranks::Honours)],
    honours: &[],
    bonus: &[],
    hyphen: Hyphen::Mark,
};

pub(super) const ENGLISH: Alphabet = Alphabet {
    suits: &[('B', BAMBOO), ('D', DOTS), ('C', CHARACTERS)],
    honours: &[
        ("Ew", TileKind::EAST),
        ("Sw", TileKind::SOUTH),
        ("Ww", TileKind::WEST),
        ("Nw", TileKind::NORTH),
        ("Wd", TileKind::WHITE),
        ("Gd", TileKind::GREEN),
        ("Rd", TileKind::RED),
    ],
    bonus: &[("Fl", Bonus::flower), ("Se", Bonus::season)],
    hyphen: Hyphen::Parts,
};

/// The suits as the Sichuan regulation writes them: Б bamboo, Т dots, С characters. The other names are ours:
/// в for a wind, д for a dragon behind the first letter, or the whole word.
pub(super) const RUSSIAN: Alphabet = Alphabet {
    // Т and С have Latin doubles that no eye can tell apart.
    suits: &[('Б', BAMBOO), ('Т', DOTS), ('С', CHARACTERS), ('T', DOTS), ('C', CHARACTERS)],
    honours: &[
        ("Восток", TileKind::EAST),
        ("Запад", TileKind::WEST),
        ("Север", TileKind::NORTH),
        ("Юг", TileKind::SOUTH),
        ("Белый", TileKind::WHITE),
        ("Зелёный", TileKind::GREEN),
        ("Зеленый", TileKind::GREEN),
        ("Красный", TileKind::RED),
        ("Вв", TileKind::EAST),
        ("Юв", TileKind::SOUTH),
        ("Зв", TileKind::WEST),
        ("Св", TileKind::NORTH),
        ("Бд", TileKind::WHITE),
        ("Зд", TileKind::GREEN),
        ("Кд", TileKind::RED),
    ],
    bonus: &[],
    hyphen: Hyphen::Parts,
};

/// Between which commas the lexer is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Loose,
    Group,
}

/// The tokens of a text in the form of this alphabet.
pub(super) fn lex(chars: &[char], alphabet: &Alphabet) -> Result<Vec<At>, ParseError> {
    let kobalab = alphabet.hyphen == Hyphen::Mark;
    let mut cursor = Cursor::new(chars);
    let mut out = Vec::new();
    let mut suit: Option<(char, Ranks)> = None;
    let mut part = Part::Loose;
    while let Some(c) = cursor.peek() {
        if c.is_whitespace() || (!kobalab && matches!(c, '-' | '–' | '—')) {
            cursor.skip(1);
        } else if let Some(digit) = c.to_digit(10) {
            let Some((letter, ranks)) = suit else { return Err(cursor.expected(Expected::Tile)) };
            let rank = digit as u8;
            let kind = ParseErrorKind::NoSuchTile { rank, suit: letter };
            let tile = ranks.tile(rank).ok_or_else(|| ParseError::new(cursor.column(), kind))?;
            out.push(cursor.take(Token::Tile(tile), 1));
        } else if let Some(source) = mpsz::mark(c).filter(|_| kobalab) {
            out.push(cursor.take(Token::Mark(source, Scope::Tile), 1));
        } else if kobalab && c == ',' {
            if part == Part::Group {
                out.push(cursor.take(Token::Close, 0));
            }
            cursor.skip(1);
            // A comma behind the last group is kobalab's sign for a claim without its discard.
            let ends = cursor.rest().iter().all(|c| c.is_whitespace());
            part = if ends { Part::Loose } else { Part::Group };
            if !ends {
                out.push(cursor.take(Token::Open, 0));
            }
            suit = None;
        } else if let Some(at) = cursor.common(Scope::Tile)? {
            if !matches!(at.token, Token::Mark(..)) {
                suit = None;
            }
            out.push(at);
        } else if let Some(at) = bonus(&mut cursor, alphabet)? {
            out.push(at);
        } else if let Some((name, kind)) = name(cursor, alphabet) {
            out.push(cursor.take(Token::Tile(Tile::plain(kind)), name));
        } else if let Some(ranks) = letter(c, alphabet) {
            cursor.skip(1);
            if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Err(cursor.expected(Expected::Rank));
            }
            suit = Some((c, ranks));
        } else {
            return Err(match c {
                '_' => ParseError::new(cursor.column(), ParseErrorKind::HiddenTile { found: c }),
                '*' => ParseError::new(cursor.column(), ParseErrorKind::RiichiMark),
                _ => cursor.expected(Expected::Tile),
            });
        }
    }
    if part == Part::Group {
        out.push(cursor.take(Token::Close, 0));
    }
    Ok(out)
}

fn letter(c: char, alphabet: &Alphabet) -> Option<Ranks> {
    alphabet
        .suits
        .iter()
        .find(|(suit, _)| c == *suit || c.to_uppercase().eq([*suit]))
        .map(|(_, ranks)| *ranks)
}

/// The honour that the text goes on with, and the length of its name. A Russian name may be in any case.
fn name(cursor: Cursor<'_>, alphabet: &Alphabet) -> Option<(usize, TileKind)> {
    let (name, kind) = alphabet.honours.iter().find(|(name, _)| {
        if name.is_ascii() {
            cursor.rest().iter().copied().take(name.len()).eq(name.chars())
        } else {
            cursor.starts_with(name)
        }
    })?;
    Some((name.chars().count(), *kind))
}

fn bonus(cursor: &mut Cursor<'_>, alphabet: &Alphabet) -> Result<Option<At>, ParseError> {
    for (name, of_number) in alphabet.bonus {
        let length = name.len();
        if cursor.rest().iter().copied().take(length).eq(name.chars()) {
            let mut number = *cursor;
            number.skip(length);
            let bonus = number.bonus(*of_number)?;
            return Ok(Some(cursor.take(Token::Bonus(bonus), length + 1)));
        }
    }
    Ok(None)
}
