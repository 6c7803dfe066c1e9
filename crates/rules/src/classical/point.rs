//! Table 1 of the appendix and the winner's additions: points before doubling.
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::Answer;
use crate::seat::Wind;
use crate::tile::{KindSet, TileKind};

/// Whether a tile of a set came from another player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Openness {
    /// One did: a discard or a robbed tile.
    Open,
    /// All came from the wall.
    Closed,
}

/// What points are counted for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum PointKind {
    /// Mahjong: 20.
    Mahjong,
    /// The winning tile from the wall, ordinary or Free: 2.
    WallTile,
    /// The only suitable tile: 2.
    OnlyTile,
    /// A chow: nothing.
    Chow,
    /// A pung of minors: 2 open, 4 closed.
    MinorPung,
    /// A pung of majors: 4 open, 8 closed.
    MajorPung,
    /// A kong of minors: 8 open, 16 closed.
    MinorKong,
    /// A kong of majors: 16 open, 32 closed.
    MajorKong,
    /// A pair of dragons: 2.
    DragonPair,
    /// A pair of the own wind: 2.
    OwnWindPair,
    /// A pair of the round wind: 2, also beside the own wind.
    RoundWindPair,
    /// A flower or season: 4.
    Bonus,
}

impl PointKind {
    /// How many there are.
    pub const COUNT: usize = 12;
    /// Every one.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Mahjong,
        Self::WallTile,
        Self::OnlyTile,
        Self::Chow,
        Self::MinorPung,
        Self::MajorPung,
        Self::MinorKong,
        Self::MajorKong,
        Self::DragonPair,
        Self::OwnWindPair,
        Self::RoundWindPair,
        Self::Bonus,
    ];
    const IDS: [&'static str; Self::COUNT] = [
        "mahjong",
        "wall_tile",
        "only_tile",
        "chow",
        "minor_pung",
        "major_pung",
        "minor_kong",
        "major_kong",
        "dragon_pair",
        "own_wind_pair",
        "round_wind_pair",
        "bonus",
    ];
    const POINTS: [[i32; 2]; Self::COUNT] =
        [[20, 20], [2, 2], [2, 2], [0, 0], [2, 4], [4, 8], [8, 16], [16, 32], [2, 2], [2, 2], [2, 2], [4, 4]];

    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The points; what is no set counts alike open and closed.
    #[inline]
    pub const fn points(self, openness: Openness) -> i32 {
        Self::POINTS[self as usize][openness as usize]
    }

    /// The entry for a pung of this kind.
    #[inline]
    pub(super) const fn pung(kind: TileKind) -> Self {
        if kind.is_terminal_or_honour() { Self::MajorPung } else { Self::MinorPung }
    }

    /// The entry for a kong of this kind.
    #[inline]
    pub(super) const fn kong(kind: TileKind) -> Self {
        if kind.is_terminal_or_honour() { Self::MajorKong } else { Self::MinorKong }
    }
}

/// The entries for a pair: none, one, or two for a wind that is both own and of the round.
pub(super) fn pair_entries(kind: TileKind, own: Wind, round: Wind) -> impl Iterator<Item = PointKind> {
    [
        (PointKind::DragonPair, kind.is_dragon()),
        (PointKind::OwnWindPair, kind == own.tile()),
        (PointKind::RoundWindPair, kind == round.tile()),
    ]
    .into_iter()
    .filter_map(|(entry, holds)| holds.then_some(entry))
}

/// The points of a pair.
#[inline]
pub(super) fn pair_points(kind: TileKind, own: Wind, round: Wind) -> i32 {
    2 * (i32::from(kind.is_dragon()) + i32::from(kind == own.tile()) + i32::from(kind == round.tile()))
}

/// The class of a tile. Honours and terminals together are the majors.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TileClass {
    /// A wind or a dragon.
    Honour,
    /// A one or a nine.
    Terminal,
    /// Every other tile of a suit.
    Minor,
    /// A flower or season: in no group.
    Bonus,
}

impl TileClass {
    /// The class of a kind.
    pub const fn of(kind: TileKind) -> Self {
        if kind.is_honour() {
            Self::Honour
        } else if kind.is_terminal() {
            Self::Terminal
        } else {
            Self::Minor
        }
    }

    /// Whether it is one of the majors, the minors or neither, with the clause that says so.
    pub const fn group(self, rules: &ClassicalRules) -> Answer<TileGroup> {
        let (value, topic) = match self {
            Self::Honour | Self::Terminal => (TileGroup::Majors, Topic::MajorsAndMinors),
            Self::Minor => (TileGroup::Minors, Topic::MajorsAndMinors),
            Self::Bonus => (TileGroup::Neither, Topic::BonusInNoGroup),
        };
        Answer { value, basis: rules.cite(topic) }
    }
}

/// The two groups of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TileGroup {
    /// Winds, dragons, ones and nines.
    Majors,
    /// The tiles of the suits from two to eight.
    Minors,
    /// Flowers and seasons.
    Neither,
}

/// The class of a kind with the clause that says what honours, terminals and minors are.
pub const fn tile_class(rules: &ClassicalRules, kind: TileKind) -> Answer<TileClass> {
    let value = TileClass::of(kind);
    let topic = match value {
        TileClass::Honour | TileClass::Terminal => Topic::HonoursAndTerminals,
        TileClass::Minor | TileClass::Bonus => Topic::MajorsAndMinors,
    };
    Answer { value, basis: rules.cite(topic) }
}

/// Winds and dragons.
pub(super) const HONOURS: u64 = 0b111_1111 << 27;
/// The four winds.
pub(super) const WINDS: u64 = 0b1111 << 27;
/// The three dragons.
pub(super) const DRAGONS: u64 = 0b111 << 31;
/// Honours and terminals.
pub(super) const MAJORS: u64 = KindSet::TERMINALS_AND_HONOURS.bits();
/// The tiles of one suit: characters, dots, bamboo.
pub(super) const SUITS: [u64; 3] = [0o777, 0o777 << 9, 0o777 << 18];
