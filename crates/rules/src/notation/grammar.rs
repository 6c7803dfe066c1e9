//! From tokens to tiles, melds and hands; the same for every form.
use super::error::{Expected, ParseError, ParseErrorKind};
use super::group::Pieces;
use super::token::{At, Source, Token};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::tile::{Bonus, BonusSet, Tile, TileKind};

/// Everything a text says, with columns.
pub(super) struct Parsed {
    tiles: Vec<(usize, Tile)>,
    melds: Vec<(usize, Meld)>,
    bonus: Vec<(usize, Bonus)>,
    bonus_set: BonusSet,
    /// The column behind the last character.
    end: usize,
}

/// How many tiles of each kind were read, to catch the fifth where it stands.
struct Held([u8; TileKind::COUNT]);

impl Held {
    fn add(&mut self, column: usize, tile: TileKind) -> Result<(), ParseError> {
        let n = &mut self.0[tile.index()];
        *n += 1;
        if *n > 4 { Err(ParseError::new(column, ParseErrorKind::FifthTile { tile })) } else { Ok(()) }
    }
}

/// Reads the tokens of a text that is over at column `end`.
pub(super) fn read(tokens: &[At], end: usize) -> Result<Parsed, ParseError> {
    let mut out = Parsed { tiles: vec![], melds: vec![], bonus: vec![], bonus_set: BonusSet::default(), end };
    let mut held = Held([0; TileKind::COUNT]);
    let mut tokens = tokens.iter().copied().peekable();
    while let Some(at) = tokens.next() {
        match at.token {
            Token::Tile(tile) => {
                held.add(at.column, tile.kind())?;
                out.tiles.push((at.column, tile));
            }
            Token::Bonus(bonus) => {
                if !out.bonus_set.insert(bonus) {
                    return Err(ParseError::new(at.column, ParseErrorKind::BonusTwice { bonus }));
                }
                out.bonus.push((at.column, bonus));
            }
            Token::Comma => {}
            Token::Open => {
                let mut pieces = Pieces::new(at.column);
                let close = loop {
                    match tokens.next() {
                        Some(inner) if inner.token == Token::Close => break inner,
                        Some(inner) => pieces.push(inner)?,
                        None => {
                            let expected = Expected::Close;
                            return Err(ParseError::new(end, ParseErrorKind::EndOfText { expected }));
                        }
                    }
                };
                let empty = ParseError::unexpected(close.column, close.found, Expected::Tile);
                out.meld(at.column, &pieces, empty, &mut held)?;
            }
            // A named group without brackets goes on to a comma, a bracket, a bonus tile or the next name.
            Token::Word(_) => {
                let mut pieces = Pieces::new(at.column);
                pieces.push(at)?;
                while let Some(inner) = tokens.next_if(|inner| {
                    matches!(inner.token, Token::Tile(_) | Token::Mark(..) | Token::Number(_))
                }) {
                    pieces.push(inner)?;
                }
                let expected = Expected::Tile;
                let empty = match tokens.peek() {
                    Some(next) => ParseError::unexpected(next.column, next.found, expected),
                    None => ParseError::new(end, ParseErrorKind::EndOfText { expected }),
                };
                out.meld(at.column, &pieces, empty, &mut held)?;
            }
            Token::Mark(Source::Unknown, _) => {
                return Err(ParseError::new(at.column, ParseErrorKind::HiddenTile { found: at.found }));
            }
            Token::Mark(..) | Token::Number(_) | Token::Close => {
                return Err(ParseError::unexpected(at.column, at.found, Expected::Tile));
            }
        }
    }
    Ok(out)
}

impl Parsed {
    fn meld(
        &mut self,
        column: usize,
        pieces: &Pieces,
        empty: ParseError,
        held: &mut Held,
    ) -> Result<(), ParseError> {
        let meld = pieces.finish(empty)?;
        for (column, tile) in pieces.columns().zip(meld.group().tiles()) {
            held.add(column, tile)?;
        }
        self.melds.push((column, meld));
        Ok(())
    }

    fn refuse_bonus(&self) -> Result<(), ParseError> {
        match self.bonus.first() {
            Some(&(column, bonus)) => Err(ParseError::new(column, ParseErrorKind::BonusHere { bonus })),
            None => Ok(()),
        }
    }

    fn refuse_melds(&self) -> Result<(), ParseError> {
        match self.melds.first() {
            Some(&(column, _)) => Err(ParseError::new(column, ParseErrorKind::MeldHere)),
            None => Ok(()),
        }
    }

    fn refuse_nothing(&self) -> Result<(), ParseError> {
        if self.tiles.is_empty() && self.melds.is_empty() && self.bonus.is_empty() {
            return Err(ParseError::new(1, ParseErrorKind::Empty));
        }
        Ok(())
    }

    /// The only tile.
    pub(super) fn tile(&self) -> Result<Tile, ParseError> {
        self.refuse_nothing()?;
        self.refuse_bonus()?;
        self.refuse_melds()?;
        if let [(_, tile)] = self.tiles[..] {
            return Ok(tile);
        }
        let column = self.tiles.get(1).map_or(1, |(column, _)| *column);
        Err(ParseError::new(column, ParseErrorKind::NotOneTile { tiles: self.tiles.len() }))
    }

    /// Loose tiles in the order written, perhaps none.
    pub(super) fn tiles(&self) -> Result<Vec<Tile>, ParseError> {
        self.refuse_bonus()?;
        self.refuse_melds()?;
        Ok(self.tiles.iter().map(|(_, tile)| *tile).collect())
    }

    /// Flowers and seasons only, perhaps none.
    pub(super) fn bonus(&self) -> Result<BonusSet, ParseError> {
        self.refuse_melds()?;
        match self.tiles.first() {
            Some(&(column, tile)) => {
                Err(ParseError::new(column, ParseErrorKind::TileHere { tile: tile.kind() }))
            }
            None => Ok(self.bonus_set),
        }
    }

    /// The only group.
    pub(super) fn one_meld(&self) -> Result<Meld, ParseError> {
        self.refuse_nothing()?;
        self.refuse_bonus()?;
        match (&self.melds[..], &self.tiles[..]) {
            ([(_, meld)], []) => Ok(*meld),
            (melds, tiles) => {
                let second = melds.get(1).map(|(column, _)| *column);
                let column = tiles.first().map(|(column, _)| *column).or(second).unwrap_or(1);
                let kind = ParseErrorKind::NotOneMeld { melds: melds.len(), tiles: tiles.len() };
                Err(ParseError::new(column, kind))
            }
        }
    }

    /// The hand, and the last loose tile.
    pub(super) fn hand(&self) -> Result<(Hand, Option<Tile>), ParseError> {
        self.refuse_nothing()?;
        let mut hand = Hand::of(self.tiles.iter().map(|(_, tile)| *tile));
        for (column, meld) in &self.melds {
            if hand.melds.try_push(*meld).is_err() {
                return Err(ParseError::new(*column, ParseErrorKind::FifthMeld));
            }
        }
        let (concealed, melds) = (self.tiles.len(), self.melds.len());
        if concealed.is_multiple_of(3) || concealed + 3 * melds > 14 {
            return Err(ParseError::new(self.end, ParseErrorKind::HandLength { concealed, melds }));
        }
        hand.bonus = self.bonus_set;
        Ok((hand, self.tiles.last().map(|(_, tile)| *tile)))
    }
}
