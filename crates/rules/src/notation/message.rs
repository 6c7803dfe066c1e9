//! One technical English line for each error, for programmers.
use super::error::{Expected, ParseError, ParseErrorKind, Reading};
use crate::meld::MeldKind;
use crate::seat::Relative;
use crate::tile::{Suit, TileKind};
use std::fmt;

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl std::error::Error for ParseError {}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => write!(f, "found no text, expected tiles"),
            Self::Unexpected { found, expected } => write!(f, "found {found:?}, expected {expected}"),
            Self::EndOfText { expected } => write!(f, "found the end of the text, expected {expected}"),
            Self::NoSuchTile { rank, suit } => write!(f, "found {rank}{suit}, expected a tile that exists"),
            Self::NoSuchId { id } => write!(f, "found tile number {id}, expected 0 to 135"),
            Self::IdTwice { id } => write!(f, "found tile number {id} again, expected each number once"),
            Self::Ambiguous { found, first, second } => {
                write!(f, "found {found:?}, which is {first} or {second}, expected an unambiguous sign")
            }
            Self::HiddenTile { found } => write!(f, "found {found:?}, a hidden tile, expected its face"),
            Self::ForeignTile { found } => {
                write!(f, "found {found:?}, expected one of the 34 kinds, a flower or a season")
            }
            Self::RiichiMark => write!(f, "found a riichi mark, expected tiles only"),
            Self::BonusHere { bonus } => write!(f, "found {bonus}, expected a tile of the 34 kinds"),
            Self::TileHere { tile } => write!(f, "found {tile}, expected a flower or a season"),
            Self::BonusTwice { bonus } => write!(f, "found {bonus} again, expected each bonus tile once"),
            Self::MeldHere => write!(f, "found a declared group, expected loose tiles"),
            Self::FifthTile { tile } => write!(f, "found a fifth {tile}, expected at most four"),
            Self::NotOneTile { tiles } => write!(f, "found {tiles} tiles, expected one"),
            Self::NotOneMeld { melds, tiles } => {
                write!(
                    f,
                    "found {} and {}, expected one group",
                    count(melds, "group"),
                    count(tiles, "loose tile")
                )
            }
            Self::FifthMeld => write!(f, "found a fifth declared group, expected at most four"),
            Self::HandLength { concealed, melds } => {
                let most = 14usize.saturating_sub(3 * melds);
                let (tiles, groups) = (count(concealed, "loose tile"), count(melds, "group"));
                write!(f, "found {tiles} beside {groups}, expected 3n+1 or 3n+2, at most {most}")
            }
            Self::NotAGroup { named } => {
                write!(f, "found tiles that are no group, expected {}", group_name(named))
            }
            Self::GroupLength { tiles, named } => {
                write!(f, "found {} in a group, expected {}", count(tiles, "tile"), group_name(named))
            }
            Self::SecondMark => write!(f, "found a second claim mark, expected at most one in a group"),
            Self::SecondName => write!(f, "found a second name, expected at most one for a group"),
            Self::ChowFrom { from } => {
                write!(f, "found a chow from the {}, expected the previous player", player(from))
            }
            Self::ConcealedFrom => write!(f, "found a claim mark in a concealed kong, expected none"),
            Self::KongMark => {
                write!(f, "found a claim mark, expected it behind the third or fourth of four tiles")
            }
        }
    }
}

fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// What a group of this kind is made of.
const fn group_name(named: Option<MeldKind>) -> &'static str {
    match named {
        None => "a chow, pung or kong",
        Some(MeldKind::Chow) => "a chow",
        Some(MeldKind::Pung) => "a pung",
        Some(_) => "a kong",
    }
}

const fn player(from: Relative) -> &'static str {
    match from {
        Relative::Next => "next player",
        Relative::Across => "player opposite",
        Relative::Previous => "previous player",
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tile => "a tile",
            Self::Rank => "a rank",
            Self::SuitLetter => "the suit of the ranks before it",
            Self::Capital => "a tile, honours as capital letters",
            Self::Five => "a five beside the red mark",
            Self::BonusNumber => "a number 1 to 4",
            Self::Id => "a tile number 0 to 135",
            Self::Close => "the closing bracket of the group",
            Self::InGroup => "a tile, a claim mark or the end of the group",
            Self::SourceNumber => "a number that says what was claimed from whom",
        })
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Suit(Suit::Characters) => f.write_str("the suit of characters"),
            Self::Suit(Suit::Dots) => f.write_str("the suit of dots"),
            Self::Suit(Suit::Bamboo) => f.write_str("the suit of bamboo"),
            Self::Honour(kind) => f.write_str(match kind {
                TileKind::EAST => "the east wind",
                TileKind::SOUTH => "the south wind",
                TileKind::WEST => "the west wind",
                TileKind::NORTH => "the north wind",
                TileKind::WHITE => "the white dragon",
                TileKind::GREEN => "the green dragon",
                TileKind::RED => "the red dragon",
                _ => return write!(f, "{kind}"),
            }),
            Self::RedBefore => f.write_str("the red mark of the five before it"),
            Self::RedBehind => f.write_str("the red mark of the five behind it"),
            Self::Meld(MeldKind::Chow) => f.write_str("a chow"),
            Self::Meld(MeldKind::Pung) => f.write_str("a pung"),
            Self::Meld(MeldKind::ClaimedKong) => f.write_str("a claimed kong"),
            Self::Meld(MeldKind::AddedKong) => f.write_str("an added kong"),
            Self::Meld(MeldKind::ConcealedKong) => f.write_str("a concealed kong"),
        }
    }
}
