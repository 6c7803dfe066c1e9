//! Ranks (and marks among them) that wait for their suit, as MPSZ and Chinese write them.
use super::error::{ParseError, ParseErrorKind};
use super::token::{At, Cursor, Scope, Source, Token};
use crate::tile::Tile;

/// What waits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Waiting {
    /// A rank, 0 for a red five.
    Rank(u8),
    Mark(Source),
}

/// The waiting signs with their columns, and how many tiles the last suit covered.
#[derive(Default)]
pub(super) struct Run {
    waiting: Vec<(usize, char, Waiting)>,
    covered: usize,
}

impl Run {
    pub(super) const fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Takes the next character as this.
    pub(super) fn wait(&mut self, cursor: &mut Cursor<'_>, waiting: Waiting) {
        self.waiting.push((cursor.column(), cursor.peek().unwrap_or(' '), waiting));
        cursor.skip(1);
    }

    /// A mark: it waits with the ranks, or stands behind tiles that have their suit.
    pub(super) fn mark(&mut self, cursor: &mut Cursor<'_>, out: &mut Vec<At>, source: Source) {
        if self.is_empty() {
            let scope = if self.covered > 1 { Scope::Group } else { Scope::Tile };
            out.push(cursor.take(Token::Mark(source, scope), 1));
        } else {
            self.wait(cursor, Waiting::Mark(source));
        }
    }

    /// A tile that needs no suit was written.
    pub(super) const fn single(&mut self) {
        self.covered = 1;
    }

    /// Whether a plain five waits right before this column.
    pub(super) fn ends_in_five(&self, column: usize) -> bool {
        matches!(self.waiting.last(), Some((at, _, Waiting::Rank(5))) if at + 1 == column)
    }

    /// Makes the last waiting rank a red five.
    pub(super) fn redden(&mut self) {
        if let Some((_, _, waiting)) = self.waiting.last_mut() {
            *waiting = Waiting::Rank(0);
        }
    }

    /// Gives the waiting ranks their suit, which is the next character; `tile` makes a tile of a rank.
    pub(super) fn close(
        &mut self,
        cursor: &mut Cursor<'_>,
        out: &mut Vec<At>,
        tile: impl Fn(u8) -> Option<Tile>,
    ) -> Result<(), ParseError> {
        self.covered = 0;
        let suit = cursor.peek().unwrap_or(' ');
        for (column, found, waiting) in self.waiting.drain(..) {
            let token = match waiting {
                Waiting::Mark(source) => Token::Mark(source, Scope::Tile),
                Waiting::Rank(rank) => {
                    self.covered += 1;
                    let none = ParseError::new(column, ParseErrorKind::NoSuchTile { rank, suit });
                    Token::Tile(tile(rank).ok_or(none)?)
                }
            };
            out.push(At { column, found, token });
        }
        cursor.skip(1);
        Ok(())
    }
}
