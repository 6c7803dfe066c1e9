//! The signs that every form is cut into before the grammar looks at them.
use super::error::{Expected, ParseError, ParseErrorKind, Reading};
use crate::meld::MeldKind;
use crate::seat::Relative;
use crate::tile::{Bonus, Tile};

/// From whom, as a mark says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    From(Relative),
    Unknown,
}

impl Source {
    pub(super) const fn relative(self) -> Option<Relative> {
        match self {
            Self::From(relative) => Some(relative),
            Self::Unknown => None,
        }
    }
}

/// What a mark stands behind: one tile (then that one was claimed), or several under one suit letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    Tile,
    Group,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Tile(Tile),
    Bonus(Bonus),
    Mark(Source, Scope),
    /// The number behind the comma of `[EEE,1]`.
    Number(u8),
    Word(MeldKind),
    Open,
    Close,
    Comma,
}

/// A token, where it stands, and its first character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct At {
    pub(super) column: usize,
    pub(super) found: char,
    pub(super) token: Token,
}

/// Reads characters one by one and knows the column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    chars: &'a [char],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(chars: &'a [char]) -> Self {
        Self { chars, at: 0 }
    }

    /// The column of the next character, from 1.
    pub(super) const fn column(&self) -> usize {
        self.at + 1
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    pub(super) fn rest(&self) -> &'a [char] {
        &self.chars[self.at.min(self.chars.len())..]
    }

    pub(super) const fn skip(&mut self, characters: usize) {
        self.at += characters;
    }

    /// The error for the next character, or for the end of the text.
    pub(super) fn expected(&self, expected: Expected) -> ParseError {
        match self.peek() {
            Some(found) => ParseError::unexpected(self.column(), found, expected),
            None => ParseError::new(self.column(), ParseErrorKind::EndOfText { expected }),
        }
    }

    /// The next token with this many characters, which are skipped.
    pub(super) fn take(&mut self, token: Token, characters: usize) -> At {
        let at = At { column: self.column(), found: self.peek().unwrap_or(' '), token };
        self.skip(characters);
        at
    }

    /// Whether the text goes on with this word, in any case.
    pub(super) fn starts_with(&self, word: &str) -> bool {
        let mut rest = self.rest().iter();
        word.chars().all(|c| rest.next().is_some_and(|r| r.to_lowercase().eq(c.to_lowercase())))
    }

    /// The brackets, commas, marks and words that mean the same in every form.
    pub(super) fn common(&mut self, scope: Scope) -> Result<Option<At>, ParseError> {
        let Some(c) = self.peek() else { return Ok(None) };
        let token = match c {
            '(' | '[' => Token::Open,
            ')' | ']' => Token::Close,
            ',' | ';' | '、' => Token::Comma,
            '<' => Token::Mark(Source::From(Relative::Previous), scope),
            '^' => Token::Mark(Source::From(Relative::Across), scope),
            '>' => Token::Mark(Source::From(Relative::Next), scope),
            '?' => Token::Mark(Source::Unknown, scope),
            _ => return self.word(),
        };
        Ok(Some(self.take(token, 1)))
    }

    /// A flower, a season, or the name of a group.
    fn word(&mut self) -> Result<Option<At>, ParseError> {
        let Some(found) = self.peek().filter(|c| c.is_alphabetic()) else { return Ok(None) };
        let initial = found.to_lowercase().next();
        let goes_on = |word: &str| word.chars().next() == initial && self.starts_with(word);
        if let Some((word, of_number)) = BONUS_WORDS.iter().find(|(word, _)| goes_on(word)) {
            let length = word.chars().count();
            let mut number = *self;
            number.skip(length);
            return number.bonus(*of_number).map(|bonus| Some(self.take(Token::Bonus(bonus), length + 1)));
        }
        if let Some((word, kind)) = MELD_WORDS.iter().find(|(word, _)| goes_on(word)) {
            return Ok(Some(self.take(Token::Word(*kind), word.chars().count())));
        }
        // A bare "kan" or "kong" is concealed for one writer and claimed for another.
        if ["kan", "kong", "кан", "конг", "槓", "杠"].iter().any(|word| goes_on(word)) {
            let kind = ParseErrorKind::Ambiguous {
                found,
                first: Reading::Meld(MeldKind::ConcealedKong),
                second: Reading::Meld(MeldKind::ClaimedKong),
            };
            return Err(ParseError::new(self.column(), kind));
        }
        Ok(None)
    }

    /// The bonus tile whose number is the next character.
    pub(super) fn bonus(&self, of_number: OfNumber) -> Result<Bonus, ParseError> {
        let digit = self.peek().and_then(|c| c.to_digit(10)).unwrap_or(0);
        of_number(digit as u8).ok_or_else(|| self.expected(Expected::BonusNumber))
    }
}

/// A flower or season by its number.
pub(super) type OfNumber = fn(u8) -> Option<Bonus>;

const BONUS_WORDS: &[(&str, OfNumber)] = &[
    ("flower", Bonus::flower),
    ("season", Bonus::season),
    ("цветок", Bonus::flower),
    ("сезон", Bonus::season),
];

/// Names of groups in small letters; a name stands before its own beginnings.
const MELD_WORDS: &[(&str, MeldKind)] = &[
    ("chow", MeldKind::Chow),
    ("chii", MeldKind::Chow),
    ("chi", MeldKind::Chow),
    ("pung", MeldKind::Pung),
    ("pon", MeldKind::Pung),
    ("daiminkan", MeldKind::ClaimedKong),
    ("minkan", MeldKind::ClaimedKong),
    ("kakan", MeldKind::AddedKong),
    ("shouminkan", MeldKind::AddedKong),
    ("ankan", MeldKind::ConcealedKong),
    ("暗槓", MeldKind::ConcealedKong),
    ("暗杠", MeldKind::ConcealedKong),
    ("明槓", MeldKind::ClaimedKong),
    ("明杠", MeldKind::ClaimedKong),
    ("加槓", MeldKind::AddedKong),
    ("加杠", MeldKind::AddedKong),
    ("チー", MeldKind::Chow),
    ("ポン", MeldKind::Pung),
    ("吃", MeldKind::Chow),
    ("碰", MeldKind::Pung),
    ("чоу", MeldKind::Chow),
    ("чи", MeldKind::Chow),
    ("панг", MeldKind::Pung),
    ("пон", MeldKind::Pung),
    ("минкан", MeldKind::ClaimedKong),
    ("какан", MeldKind::AddedKong),
    ("анкан", MeldKind::ConcealedKong),
];

/// The characters of a text, full-width signs of East Asian keyboards as their ASCII ones; columns stay.
pub(super) fn characters(text: &str) -> Vec<char> {
    text.chars()
        .map(|c| match c {
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
            _ => c,
        })
        .collect()
}
