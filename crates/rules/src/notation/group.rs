//! One declared group: from its tiles, mark and name to a meld.
use super::error::{Expected, ParseError, ParseErrorKind};
use super::token::{At, Scope, Source, Token};
use crate::meld::{Meld, MeldKind};
use crate::seat::Relative;
use crate::tile::{Tile, TileKind};

/// A mark: its column, whom it names, what it stands behind, and behind how many tiles.
#[derive(Clone, Copy)]
struct Mark {
    column: usize,
    source: Source,
    scope: Scope,
    behind: usize,
}

/// The pieces of a group in the order written.
pub(super) struct Pieces {
    /// Where the group starts.
    column: usize,
    tiles: Vec<(usize, Tile)>,
    mark: Option<Mark>,
    named: Option<MeldKind>,
    number: Option<(usize, u8)>,
}

impl Pieces {
    pub(super) const fn new(column: usize) -> Self {
        Self { column, tiles: Vec::new(), mark: None, named: None, number: None }
    }

    /// Adds a token; tokens that cannot stand in a group are an error.
    pub(super) fn push(&mut self, at: At) -> Result<(), ParseError> {
        let refuse = |kind| Err(ParseError::new(at.column, kind));
        match at.token {
            Token::Tile(tile) => self.tiles.push((at.column, tile)),
            Token::Mark(source, scope) => {
                if self.mark.is_some() {
                    return refuse(ParseErrorKind::SecondMark);
                }
                if self.tiles.is_empty() {
                    return Err(ParseError::unexpected(at.column, at.found, Expected::Tile));
                }
                self.mark = Some(Mark { column: at.column, source, scope, behind: self.tiles.len() });
            }
            Token::Word(kind) => {
                if self.named.is_some() {
                    return refuse(ParseErrorKind::SecondName);
                }
                self.named = Some(kind);
            }
            Token::Number(number) => {
                if self.mark.is_some() || self.number.is_some() {
                    return refuse(ParseErrorKind::SecondMark);
                }
                self.number = Some((at.column, number));
            }
            Token::Bonus(bonus) => return refuse(ParseErrorKind::BonusHere { bonus }),
            Token::Open | Token::Close | Token::Comma => {
                return Err(ParseError::unexpected(at.column, at.found, Expected::InGroup));
            }
        }
        Ok(())
    }

    /// Where each tile of the group was written: the fifth of a kind is reported there. One tile standing for
    /// the group stands for all its tiles.
    pub(super) fn columns(&self) -> impl Iterator<Item = usize> + '_ {
        let last = self.tiles.last().map_or(self.column, |(column, _)| *column);
        self.tiles.iter().map(|(column, _)| *column).chain(std::iter::repeat(last)).take(4)
    }

    /// The meld, or what is wrong; `end` is the column where the group is over and `found` what stands there.
    pub(super) fn finish(&self, end: ParseError) -> Result<Meld, ParseError> {
        let Some(&(_, first)) = self.tiles.first() else { return Err(end) };
        let named = self.named;
        let fault = |kind| ParseError::new(self.column, kind);
        let kinds: Vec<TileKind> = self.tiles.iter().map(|(_, tile)| tile.kind()).collect();
        let reds = self.tiles.iter().filter(|(_, tile)| tile.is_red()).count() as u8;
        let same = kinds.iter().all(|k| *k == first.kind());
        let not_a_group = fault(ParseErrorKind::NotAGroup { named });
        let length = fault(ParseErrorKind::GroupLength { tiles: kinds.len(), named });

        let kind = match (named, kinds.len()) {
            (None, 3) if same => MeldKind::Pung,
            (None, 3) => MeldKind::Chow,
            (None, 4) if same => self.kong_kind()?,
            (None, 4) => return Err(not_a_group),
            (Some(kind), 1) | (Some(kind @ (MeldKind::Chow | MeldKind::Pung)), 3) => kind,
            (Some(kind), 4) if kind.is_kong() => kind,
            _ => return Err(length),
        };
        let meld = match kind {
            MeldKind::Chow => self.chow(&kinds)?.ok_or(not_a_group)?,
            _ if !same => return Err(not_a_group),
            MeldKind::Pung => Meld::pung(first.kind(), self.source(kind)?),
            _ => Meld::kong(kind, first.kind(), self.source(kind)?).ok_or(not_a_group)?,
        };
        meld.with_reds(reds).ok_or(not_a_group)
    }

    /// Four equal tiles without a name: the mark tells which kong they are.
    fn kong_kind(&self) -> Result<MeldKind, ParseError> {
        if let Some((column, number)) = self.number {
            return match number {
                1..=3 => Ok(MeldKind::ClaimedKong),
                5..=7 => Ok(MeldKind::AddedKong),
                _ => Err(number_error(column, number)),
            };
        }
        match self.mark {
            None => Ok(MeldKind::ConcealedKong),
            Some(Mark { behind: 3, .. }) => Ok(MeldKind::AddedKong),
            Some(Mark { behind: 4, .. }) => Ok(MeldKind::ClaimedKong),
            Some(mark) => Err(ParseError::new(mark.column, ParseErrorKind::KongMark)),
        }
    }

    /// From whom a pung or kong was claimed.
    fn source(&self, kind: MeldKind) -> Result<Option<Relative>, ParseError> {
        let concealed = kind == MeldKind::ConcealedKong;
        if let Some((column, number)) = self.number {
            // Numbers in brackets: 1 previous, 2 opposite, 3 next; four more for an added kong.
            let from = match number {
                1 | 5 => Relative::Previous,
                2 | 6 => Relative::Across,
                3 | 7 => Relative::Next,
                _ => return Err(number_error(column, number)),
            };
            if concealed {
                return Err(ParseError::new(column, ParseErrorKind::ConcealedFrom));
            }
            if number > 4 && kind != MeldKind::AddedKong {
                return Err(number_error(column, number));
            }
            return Ok(Some(from));
        }
        match self.mark {
            Some(mark) if concealed => Err(ParseError::new(mark.column, ParseErrorKind::ConcealedFrom)),
            Some(mark) => Ok(mark.source.relative()),
            None => Ok(None),
        }
    }

    /// A chow of these kinds in any order, or of the one lowest kind; `None` if they are no chow.
    fn chow(&self, kinds: &[TileKind]) -> Result<Option<Meld>, ParseError> {
        let mut claimed = None;
        if let Some(mark) = self.mark {
            if let Source::From(from @ (Relative::Next | Relative::Across)) = mark.source {
                return Err(ParseError::new(mark.column, ParseErrorKind::ChowFrom { from }));
            }
            if mark.scope == Scope::Tile {
                claimed = kinds.get(mark.behind - 1).copied();
            }
        }
        if let Some((column, number)) = self.number {
            let behind = usize::from(number).checked_sub(1).filter(|i| *i < 3);
            let index = behind.ok_or_else(|| number_error(column, number))?;
            claimed = kinds.get(index).copied();
        }
        let mut sorted = kinds.to_vec();
        sorted.sort_unstable();
        let Some(&lowest) = sorted.first() else { return Ok(None) };
        let in_a_row = sorted.iter().enumerate().all(|(i, kind)| kind.index() == lowest.index() + i);
        if !in_a_row {
            return Ok(None);
        }
        let claimed = claimed.map_or(0, |kind| kind.index() - lowest.index());
        Ok(Meld::chow(lowest, claimed as u8))
    }
}

fn number_error(column: usize, number: u8) -> ParseError {
    let found = char::from_digit(u32::from(number), 10).unwrap_or('?');
    ParseError::unexpected(column, found, Expected::SourceNumber)
}
