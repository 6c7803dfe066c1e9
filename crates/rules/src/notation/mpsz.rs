//! MPSZ: ranks, then the letter of their suit; also the honour letters and red fives of mjai and its kin.
use super::dialect;
use super::error::{Expected, ParseError, ParseErrorKind, Reading};
use super::token::{At, Cursor, Scope, Source, Token};
use crate::seat::Relative;
use crate::tile::{Suit, Tile, TileKind};

/// What waits for its suit letter.
#[derive(Clone, Copy)]
enum Waiting {
    /// A rank as written, 0 for a red five.
    Rank(u8),
    Mark(Source),
}

struct Lexer<'a> {
    cursor: Cursor<'a>,
    out: Vec<At>,
    /// Column, character, meaning.
    run: Vec<(usize, char, Waiting)>,
    /// How many tiles the last suit letter covered.
    covered: usize,
}

/// The tokens of an MPSZ text.
pub(super) fn lex(chars: &[char]) -> Result<Vec<At>, ParseError> {
    let mut lexer = Lexer { cursor: Cursor::new(chars), out: vec![], run: vec![], covered: 0 };
    while let Some(c) = lexer.cursor.peek() {
        lexer.step(c)?;
    }
    if !lexer.run.is_empty() {
        return Err(lexer.cursor.expected(Expected::SuitLetter));
    }
    Ok(lexer.out)
}

impl Lexer<'_> {
    fn step(&mut self, c: char) -> Result<(), ParseError> {
        if c.is_whitespace() {
            self.cursor.skip(1);
            return Ok(());
        }
        if let Some(digit) = c.to_digit(10) {
            self.wait(c, Waiting::Rank(digit as u8));
            return Ok(());
        }
        if let Some(source) = mark(c) {
            if self.run.is_empty() {
                let scope = if self.covered > 1 { Scope::Group } else { Scope::Tile };
                let at = self.cursor.take(Token::Mark(source, scope), 1);
                self.out.push(at);
            } else {
                self.wait(c, Waiting::Mark(source));
            }
            return Ok(());
        }
        if c == 'r' || c == 'R' {
            return self.red(c);
        }
        let before = self.cursor;
        if let Some(at) = self.cursor.common(Scope::Tile)? {
            return self.common(before, at);
        }
        self.letter(c)
    }

    fn wait(&mut self, c: char, waiting: Waiting) {
        self.run.push((self.cursor.column(), c, waiting));
        self.cursor.skip(1);
    }

    /// A bracket, comma or word; none of them can stand between ranks and their suit.
    fn common(&mut self, before: Cursor<'_>, at: At) -> Result<(), ParseError> {
        if !self.run.is_empty() {
            return Err(before.expected(Expected::SuitLetter));
        }
        if at.token == Token::Open
            && let Some((tokens, length)) = dialect::round(at, self.cursor)?
        {
            self.out.extend(tokens);
            self.cursor.skip(length);
            return Ok(());
        }
        self.out.push(at);
        if at.token == Token::Comma
            && let (Some(digit), Some(']')) = (self.cursor.peek(), self.cursor.peek_at(1))
            && let Some(number) = digit.to_digit(10)
        {
            self.out.pop();
            let number = self.cursor.take(Token::Number(number as u8), 1);
            self.out.push(number);
        }
        Ok(())
    }

    /// A letter: the suit of the ranks before it, or an honour.
    fn letter(&mut self, c: char) -> Result<(), ParseError> {
        use Reading::{Honour, Suit as OfSuit};
        let ambiguous = |first, second| ParseErrorKind::Ambiguous { found: c, first, second };
        let column = self.cursor.column();
        if !self.run.is_empty() {
            return match c {
                'm' | 'M' | 'p' | 'P' | 's' | 'S' | 'z' | 'Z' => self.suit(c),
                // Other notations end ranks with these letters, and not all with the same suit.
                'w' | 'W' => Err(ambiguous(Honour(TileKind::WEST), OfSuit(Suit::Characters))),
                'b' | 'B' => Err(ambiguous(OfSuit(Suit::Bamboo), OfSuit(Suit::Dots))),
                'c' | 'C' => Err(ambiguous(Honour(TileKind::RED), OfSuit(Suit::Characters))),
                _ => return Err(self.cursor.expected(Expected::SuitLetter)),
            }
            .map_err(|kind| ParseError::new(column, kind));
        }
        let kind = match c {
            'W' | 'w' if matches!(self.cursor.peek_at(1), Some('h' | 'H')) => {
                self.cursor.skip(1);
                TileKind::WHITE
            }
            'E' | 'e' => TileKind::EAST,
            'S' => TileKind::SOUTH,
            'W' | 'w' => TileKind::WEST,
            'N' | 'n' => TileKind::NORTH,
            'P' => TileKind::WHITE,
            'F' | 'f' | 'G' => TileKind::GREEN,
            'C' | 'c' => TileKind::RED,
            // A small letter is as likely a suit whose ranks were lost.
            's' => {
                let kind = ambiguous(Honour(TileKind::SOUTH), OfSuit(Suit::Bamboo));
                return Err(ParseError::new(column, kind));
            }
            'p' => {
                let kind = ambiguous(Honour(TileKind::WHITE), OfSuit(Suit::Dots));
                return Err(ParseError::new(column, kind));
            }
            'b' | 'B' => {
                let kind = ambiguous(Honour(TileKind::WHITE), OfSuit(Suit::Bamboo));
                return Err(ParseError::new(column, kind));
            }
            'm' | 'M' | 'z' | 'Z' => return Err(self.cursor.expected(Expected::Rank)),
            '_' => return Err(ParseError::new(column, ParseErrorKind::HiddenTile { found: c })),
            '*' => return Err(ParseError::new(column, ParseErrorKind::RiichiMark)),
            _ => return Err(self.cursor.expected(Expected::Tile)),
        };
        self.honour(column, c, kind);
        Ok(())
    }

    fn honour(&mut self, column: usize, found: char, kind: TileKind) {
        self.out.push(At { column, found, token: Token::Tile(Tile::plain(kind)) });
        self.covered = 1;
        self.cursor.skip(1);
    }

    /// Gives the waiting ranks their suit.
    fn suit(&mut self, letter: char) -> Result<(), ParseErrorKind> {
        self.covered = 0;
        for (column, found, waiting) in std::mem::take(&mut self.run) {
            let token = match waiting {
                Waiting::Mark(source) => Token::Mark(source, Scope::Tile),
                Waiting::Rank(rank) => {
                    self.covered += 1;
                    match tile(rank, letter) {
                        Some(tile) => Token::Tile(tile),
                        None => return Err(ParseErrorKind::NoSuchTile { rank, suit: letter }),
                    }
                }
            };
            self.out.push(At { column, found, token });
        }
        self.cursor.skip(1);
        Ok(())
    }

    /// `r` beside a five makes it red: `r5m`, `5rm`, `5mr`. A capital alone is the red dragon.
    fn red(&mut self, c: char) -> Result<(), ParseError> {
        let column = self.cursor.column();
        let behind = self.cursor.peek_at(1) == Some('5');
        let touching = |at: usize| at + 1 == column;
        let waiting = matches!(self.run.last(), Some((at, _, Waiting::Rank(5))) if touching(*at));
        let lettered = self.run.is_empty() && self.last_is_plain_five(column);
        let before = waiting || lettered;
        let refuse = |first, second| {
            Err(ParseError::new(column, ParseErrorKind::Ambiguous { found: c, first, second }))
        };
        match (before, behind) {
            (true, _) | (_, true) if c == 'R' => {
                let mark = if before { Reading::RedBefore } else { Reading::RedBehind };
                return refuse(Reading::Honour(TileKind::RED), mark);
            }
            (true, true) => return refuse(Reading::RedBefore, Reading::RedBehind),
            (true, false) if waiting => {
                if let Some((_, _, waiting)) = self.run.last_mut() {
                    *waiting = Waiting::Rank(0);
                }
                self.cursor.skip(1);
            }
            (true, false) => {
                if let Some(At { token: Token::Tile(tile), .. }) = self.out.last_mut()
                    && let Some(suit) = tile.kind().suit()
                {
                    *tile = Tile::red_five(suit);
                }
                self.cursor.skip(1);
            }
            (false, true) => {
                self.cursor.skip(1);
                self.wait('5', Waiting::Rank(0));
            }
            (false, false) if c == 'R' && self.run.is_empty() => self.honour(column, c, TileKind::RED),
            (false, false) if c == 'R' => return Err(self.cursor.expected(Expected::SuitLetter)),
            (false, false) => return Err(self.cursor.expected(Expected::Five)),
        }
        Ok(())
    }

    /// Whether a plain five of one suit letter ends right before this column.
    fn last_is_plain_five(&self, column: usize) -> bool {
        let Some(At { column: at, token: Token::Tile(tile), .. }) = self.out.last() else { return false };
        !tile.is_red() && tile.kind().rank() == Some(5) && at + 2 == column
    }
}

/// The tile of a rank and an MPSZ suit letter.
pub(super) fn tile(rank: u8, letter: char) -> Option<Tile> {
    let suit = match letter.to_ascii_lowercase() {
        'm' => Suit::Characters,
        'p' => Suit::Dots,
        's' => Suit::Bamboo,
        'z' if (1..=7).contains(&rank) => return TileKind::new(26 + rank).map(Tile::plain),
        _ => return None,
    };
    if rank == 0 { Some(Tile::red_five(suit)) } else { TileKind::number(suit, rank).map(Tile::plain) }
}

/// The claim marks: our own and kobalab's.
pub(super) const fn mark(c: char) -> Option<Source> {
    match c {
        '<' | '-' => Some(Source::From(Relative::Previous)),
        '^' | '=' => Some(Source::From(Relative::Across)),
        '>' | '+' => Some(Source::From(Relative::Next)),
        '?' => Some(Source::Unknown),
        _ => None,
    }
}
