//! MPSZ: ranks, then the letter of their suit; also the honour letters and red fives of mjai and its kin.
use super::dialect;
use super::error::{Expected, ParseError, ParseErrorKind, Reading};
use super::run::{Run, Waiting};
use super::token::{At, Cursor, Scope, Source, Token};
use crate::seat::Relative;
use crate::tile::{Suit, Tile, TileKind};

struct Lexer<'a> {
    cursor: Cursor<'a>,
    out: Vec<At>,
    run: Run,
}

/// The tokens of an MPSZ text.
pub(super) fn lex(chars: &[char]) -> Result<Vec<At>, ParseError> {
    let mut lexer = Lexer { cursor: Cursor::new(chars), out: vec![], run: Run::default() };
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
            self.run.wait(&mut self.cursor, Waiting::Rank(digit as u8));
            return Ok(());
        }
        if let Some(source) = mark(c) {
            self.run.mark(&mut self.cursor, &mut self.out, source);
            return Ok(());
        }
        if c == 'r' || c == 'R' {
            return self.red(c);
        }
        let before = self.cursor;
        if let Some(at) = self.cursor.common(Scope::Tile)? {
            return self.common(before, at);
        }
        if self.run.is_empty() { self.honour(c) } else { self.suit(c) }
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
        // `[EEE,1]`: behind the comma stands what was claimed from whom.
        if at.token == Token::Comma
            && let (Some(digit), Some(']')) = (self.cursor.peek(), self.cursor.peek_at(1))
            && let Some(number) = digit.to_digit(10)
        {
            let number = self.cursor.take(Token::Number(number as u8), 1);
            self.out.push(number);
            return Ok(());
        }
        self.out.push(at);
        Ok(())
    }

    fn ambiguous<T>(&self, found: char, first: Reading, second: Reading) -> Result<T, ParseError> {
        let kind = ParseErrorKind::Ambiguous { found, first, second };
        Err(ParseError::new(self.cursor.column(), kind))
    }

    /// The suit of the ranks before it.
    fn suit(&mut self, c: char) -> Result<(), ParseError> {
        use Reading::{Honour, Suit as OfSuit};
        match c {
            'm' | 'M' | 'p' | 'P' | 's' | 'S' | 'z' | 'Z' => {
                self.run.close(&mut self.cursor, &mut self.out, |rank| tile(rank, c))
            }
            // Other notations end ranks with these letters, and not all with the same suit.
            'w' | 'W' => self.ambiguous(c, Honour(TileKind::WEST), OfSuit(Suit::Characters)),
            'b' | 'B' => self.ambiguous(c, OfSuit(Suit::Bamboo), OfSuit(Suit::Dots)),
            'c' | 'C' => self.ambiguous(c, Honour(TileKind::RED), OfSuit(Suit::Characters)),
            _ => Err(self.cursor.expected(Expected::SuitLetter)),
        }
    }

    /// A letter that stands for itself.
    fn honour(&mut self, c: char) -> Result<(), ParseError> {
        use Reading::{Honour, Suit as OfSuit};
        let mut length = 1;
        let kind = match c {
            'W' if self.cursor.peek_at(1) == Some('h') => {
                length = 2;
                TileKind::WHITE
            }
            'E' => TileKind::EAST,
            'S' => TileKind::SOUTH,
            'W' => TileKind::WEST,
            'N' => TileKind::NORTH,
            'P' => TileKind::WHITE,
            'F' | 'G' => TileKind::GREEN,
            'C' | 'R' => TileKind::RED,
            // A small letter is as likely a suit whose ranks were lost.
            's' => return self.ambiguous(c, Honour(TileKind::SOUTH), OfSuit(Suit::Bamboo)),
            'p' => return self.ambiguous(c, Honour(TileKind::WHITE), OfSuit(Suit::Dots)),
            'c' => return self.ambiguous(c, Honour(TileKind::RED), OfSuit(Suit::Characters)),
            'w' => return self.ambiguous(c, Honour(TileKind::WEST), OfSuit(Suit::Characters)),
            'b' | 'B' => return self.ambiguous(c, Honour(TileKind::WHITE), OfSuit(Suit::Bamboo)),
            'e' | 'n' | 'f' | 'g' => return Err(self.cursor.expected(Expected::Capital)),
            'm' | 'M' | 'z' | 'Z' => return Err(self.cursor.expected(Expected::Rank)),
            '_' => {
                let kind = ParseErrorKind::HiddenTile { found: c };
                return Err(ParseError::new(self.cursor.column(), kind));
            }
            '*' => return Err(ParseError::new(self.cursor.column(), ParseErrorKind::RiichiMark)),
            _ => return Err(self.cursor.expected(Expected::Tile)),
        };
        let at = self.cursor.take(Token::Tile(Tile::plain(kind)), length);
        self.out.push(at);
        self.run.single();
        Ok(())
    }

    /// `r` beside a five makes it red: `r5m`, `5rm`, `5mr`. A capital alone is the red dragon.
    fn red(&mut self, c: char) -> Result<(), ParseError> {
        let column = self.cursor.column();
        let behind = self.cursor.peek_at(1) == Some('5');
        let waiting = self.run.ends_in_five(column);
        let before = waiting || (self.run.is_empty() && self.last_is_plain_five(column));
        match (before, behind) {
            (true, true) => return self.ambiguous(c, Reading::RedBefore, Reading::RedBehind),
            (true, false) if c == 'R' => {
                return self.ambiguous(c, Reading::Honour(TileKind::RED), Reading::RedBefore);
            }
            (false, true) if c == 'R' => {
                return self.ambiguous(c, Reading::Honour(TileKind::RED), Reading::RedBehind);
            }
            (true, false) if waiting => {
                self.run.redden();
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
                self.run.wait(&mut self.cursor, Waiting::Rank(0));
            }
            (false, false) if !self.run.is_empty() => {
                return Err(self.cursor.expected(Expected::SuitLetter));
            }
            (false, false) if c == 'R' => return self.honour(c),
            (false, false) => return Err(self.cursor.expected(Expected::Five)),
        }
        Ok(())
    }

    /// Whether a plain five and its suit letter end right before this column.
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
    number(rank, suit)
}

/// The tile of a rank and a suit, rank 0 being the red five.
pub(super) fn number(rank: u8, suit: Suit) -> Option<Tile> {
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
