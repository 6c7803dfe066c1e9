//! What can be wrong with a text: the error as data, and one technical line for programmers.
use super::Form;
use crate::meld::MeldKind;
use crate::seat::Relative;
use crate::tile::{Bonus, Suit, TileKind};
use std::fmt;

/// A text that cannot be read as tiles: where, and what is wrong.
///
/// The `Display` text is one English line for programmers; sentences for people are made from the fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseError {
    /// The column of the fault, from 1, counted in characters (Unicode scalar values, so that a tile picture and
    /// its variation selector are two). One past the last character where the text ends too early.
    pub column: usize,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

impl ParseError {
    pub(super) const fn new(column: usize, kind: ParseErrorKind) -> Self {
        Self { column, kind }
    }

    pub(super) const fn unexpected(column: usize, found: char, expected: Expected) -> Self {
        Self { column, kind: ParseErrorKind::Unexpected { found, expected } }
    }
}

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParseErrorKind {
    /// There is nothing but blanks.
    Empty,
    /// A character that cannot stand there.
    Unexpected {
        /// The character.
        found: char,
        /// What could stand there.
        expected: Expected,
    },
    /// The text ends where something must follow.
    EndOfText {
        /// What must follow.
        expected: Expected,
    },
    /// A rank that its suit does not have, such as `0z`, `8z` or `9z`.
    NoSuchTile {
        /// The rank as written, 0–9.
        rank: u8,
        /// The suit letter as written.
        suit: char,
    },
    /// A tile number above 135.
    NoSuchId {
        /// The number, cut off at `u32::MAX`.
        id: u32,
    },
    /// A tile number that was there already; each is one tile of the set.
    IdTwice {
        /// The number.
        id: u8,
    },
    /// A sign that two notations in use read differently.
    Ambiguous {
        /// The (first) character.
        found: char,
        /// One reading.
        first: Reading,
        /// The other.
        second: Reading,
    },
    /// The whole text is right in two forms and says different tiles in them.
    AmbiguousForm {
        /// One form.
        first: Form,
        /// The other.
        second: Form,
    },
    /// A tile whose face is not shown: `?`, `_`, the back of a tile.
    HiddenTile {
        /// The character.
        found: char,
    },
    /// A tile that belongs to no set read here (the joker of some Chinese sets).
    ForeignTile {
        /// The character.
        found: char,
    },
    /// A riichi mark; a hand is tiles only.
    RiichiMark,
    /// A flower or season where only tiles of the 34 kinds can stand.
    BonusHere {
        /// The tile.
        bonus: Bonus,
    },
    /// A tile of the 34 kinds where only flowers and seasons can stand.
    TileHere {
        /// Its kind.
        tile: TileKind,
    },
    /// A flower or season that was there already; each exists once.
    BonusTwice {
        /// The tile.
        bonus: Bonus,
    },
    /// A declared group where only loose tiles can stand.
    MeldHere,
    /// The fifth tile of a kind, red and plain, loose and declared together.
    FifthTile {
        /// The kind.
        tile: TileKind,
    },
    /// Not exactly one tile where one is asked for.
    NotOneTile {
        /// How many there are.
        tiles: usize,
    },
    /// Not exactly one declared group where one is asked for.
    NotOneMeld {
        /// How many groups there are.
        melds: usize,
        /// How many loose tiles stand beside them.
        tiles: usize,
    },
    /// The fifth declared group.
    FifthMeld,
    /// A number of loose tiles that no hand has: 3n, or more than the groups leave room for.
    HandLength {
        /// How many loose tiles there are.
        concealed: usize,
        /// How many declared groups.
        melds: usize,
    },
    /// Tiles that are no group, or not the group that was named.
    NotAGroup {
        /// The kind of group that was named, if it was.
        named: Option<MeldKind>,
    },
    /// A number of tiles that no group has, or not the group that was named.
    GroupLength {
        /// How many tiles there are.
        tiles: usize,
        /// The kind of group that was named, if it was.
        named: Option<MeldKind>,
    },
    /// A second claim mark in one group.
    SecondMark,
    /// A second name in one group.
    SecondName,
    /// A chow claimed from somebody else than the previous player.
    ChowFrom {
        /// From whom, as written.
        from: Relative,
    },
    /// A claim mark in a concealed kong.
    ConcealedFrom,
    /// A claim mark behind the first or second of four tiles: behind the third it makes an added kong, behind the
    /// fourth a claimed one.
    KongMark,
}

/// What could stand at a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A tile.
    Tile,
    /// A rank, 1–9 or 0.
    Rank,
    /// A suit letter behind ranks.
    SuitLetter,
    /// A five for a red mark to belong to.
    Five,
    /// The number 1–4 of a flower or season.
    BonusNumber,
    /// A tile number 0–135.
    Id,
    /// The closing bracket of a group.
    Close,
    /// A tile, a claim mark or the closing bracket of a group.
    InGroup,
    /// A number that says from whom a group was claimed, or which of its tiles.
    SourceNumber,
}

/// One of two readings of an ambiguous sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// The letter of a suit.
    Suit(Suit),
    /// A wind or dragon.
    Honour(TileKind),
    /// The mark that makes the five before it red.
    RedBefore,
    /// The mark that makes the five behind it red.
    RedBehind,
    /// A declared group.
    Meld(MeldKind),
    /// A tile number.
    Id(u8),
    /// Ranks whose suit letter is missing.
    Ranks,
}

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
            Self::AmbiguousForm { first, second } => {
                write!(f, "found a text that reads as {first} and as {second}, expected one meaning")
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
                write!(f, "found {melds} groups and {tiles} loose tiles, expected one group")
            }
            Self::FifthMeld => write!(f, "found a fifth declared group, expected at most four"),
            Self::HandLength { concealed, melds } => {
                let most = 14usize.saturating_sub(3 * melds);
                write!(
                    f,
                    "found {concealed} loose tiles beside {melds} groups, expected 3n+1 or 3n+2, at most {most}"
                )
            }
            Self::NotAGroup { named } => {
                write!(f, "found tiles that are no group, expected {}", group_name(named))
            }
            Self::GroupLength { tiles, named } => {
                write!(f, "found {tiles} tiles in a group, expected {}", group_name(named))
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
            Self::Id(id) => write!(f, "tile number {id}"),
            Self::Ranks => f.write_str("ranks without a suit"),
        }
    }
}
