//! What can be wrong with a text, as data.
use crate::meld::MeldKind;
use crate::seat::Relative;
use crate::tile::{Bonus, Suit, TileKind};

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
    /// An honour letter, which is a capital.
    Capital,
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
}
