//! The limit hands: one table of pattern, closedness, restriction on the winning tile, and fraction of the limit.
use super::point::{HONOURS, MAJORS};
use crate::tile::{KindSet, TileKind};

/// Which list a limit hand stands in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HandClass {
    /// Classical: always in use (list 8а).
    Classical,
    /// Equated to the classical ones, by agreement (list 8б).
    Equated,
}

/// What may be declared in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closedness {
    /// Open and closed sets.
    Free,
    /// Closed kongs only; the last tile may come from another player.
    NoOpenSet,
    /// Nothing at all; the last tile may come from another player.
    NothingDeclared,
}

/// Which tile, taken how, must complete the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinningTile {
    /// Any.
    Any,
    /// One from the wall, ordinary or Free.
    FromWall,
    /// None: East shows the dealt tiles.
    Dealt,
    /// The first discard of East, for a hand that was called before East moved.
    FirstDiscard,
    /// The last tile of the wall, and of this kind.
    Last(TileKind),
    /// A Free tile of this kind.
    Free(TileKind),
    /// A tile of this kind that another player added to a pung.
    Robbed(TileKind),
    /// The Free tile of the second kong of one turn.
    SecondKong,
}

/// What the tiles are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pattern {
    /// Any complete hand.
    AnyMahjong,
    /// Four sets and a pair of a certain composition.
    Sets(Sets),
    /// Seven different pairs.
    Pairs(Pairs),
    /// One of each terminal and honour, one of them twice.
    ThirteenWonders,
    /// Certain tiles, whether or not they make four sets and a pair. A kong stands for a pung.
    Tiles(Numbers, Honours),
}

/// Four sets and a pair: which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sets {
    /// Pungs and a pair of one suit without honours.
    PungsOfOneSuit,
    /// Pungs and a pair of these kinds.
    PungsOf(KindSet),
    /// Pungs of all dragons, a pung and a pair of one suit.
    DragonPungs,
    /// Pungs of all winds and any pair.
    WindPungs,
    /// Four kongs and any pair.
    Kongs,
    /// In one suit pungs of ones and nines, a pair of 2, 5 or 8 and the two chows that are left.
    HiddenSnake,
    /// Pungs of one rank in all suits, a pung and a pair of dragons, or of winds.
    SameRankPungs,
    /// In one suit chows 1–9, a pung and a pair.
    RunPungPair,
    /// Chows 1–9 of one suit, a pung and a pair of honours.
    RunAndHonours,
    /// Any sets of these kinds, the dragon among them.
    Of(KindSet, TileKind),
}

/// Which seven pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pairs {
    /// Of one suit without honours.
    OneSuit,
    /// Of these kinds.
    Of(KindSet),
}

/// The tiles of the suits; words of three bits a rank as in [`TileCounts`](crate::counts::TileCounts).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Numbers {
    /// Exactly these in one suit.
    OneSuit(u32),
    /// Exactly these in bamboo.
    Bamboo(u32),
    /// Pungs of one rank in all suits.
    SameRankPungs,
    /// 1–9 of one suit.
    Run,
    /// 1 4 7, 2 5 8 and 3 6 9 in three suits.
    Transitive,
    /// In one suit a pung of ones or of nines and one each of 2–8 with one of them doubled.
    Gates,
    /// 1112345678999 and one more tile of one suit.
    NineTile,
}

/// The winds and dragons beside them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Honours {
    /// None.
    None,
    /// One of each wind.
    Rose,
    /// One of each wind and any honour.
    RoseAndHonour,
    /// One of each wind and any dragon.
    RoseAndDragon,
    /// One of each wind and a Red Dragon.
    RoseAndRed,
    /// One of each dragon and a pair of winds.
    DragonChowAndWinds,
    /// One of each dragon and a pair of the own wind.
    DragonChowAndOwnWind,
    /// A pung of the dragon of the suit.
    SuitDragonPung,
    /// A Red and a Green Dragon.
    RedAndGreen,
}

/// A set that exists inside certain limit hands only and may not be completed by another player's tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpecialSet {
    /// Three dragons.
    DragonChow,
    /// Four winds.
    Rose,
}

impl Honours {
    /// The special set among these tiles.
    pub const fn special(self) -> Option<SpecialSet> {
        match self {
            Self::Rose | Self::RoseAndHonour | Self::RoseAndDragon | Self::RoseAndRed => {
                Some(SpecialSet::Rose)
            }
            Self::DragonChowAndWinds | Self::DragonChowAndOwnWind => Some(SpecialSet::DragonChow),
            Self::None | Self::SuitDragonPung | Self::RedAndGreen => None,
        }
    }
}

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitRow {
    /// The hand.
    pub hand: LimitHand,
    /// Its list.
    pub class: HandClass,
    /// Its value in hundredths of the limit.
    pub percent: i32,
    /// What may be declared.
    pub closedness: Closedness,
    /// The tile that completes it.
    pub winning_tile: WinningTile,
    /// The tiles.
    pub pattern: Pattern,
}

macro_rules! limit_hands {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $class:ident, $percent:literal, $closed:ident, $win:expr, $pattern:expr; )*) => {
        /// A limit hand, or one that is equated to limit hands.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum LimitHand { $( $(#[$doc])* $name, )* }

        impl LimitHand {
            /// How many there are.
            pub const COUNT: usize = [$( $id ),*].len();
            /// Every one in the order of the appendix.
            pub const ALL: [Self; Self::COUNT] = [$( Self::$name ),*];
            const IDS: [&'static str; Self::COUNT] = [$( $id ),*];
            /// The table.
            pub const ROWS: [LimitRow; Self::COUNT] = [$(
                LimitRow {
                    hand: Self::$name,
                    class: HandClass::$class,
                    percent: $percent,
                    closedness: Closedness::$closed,
                    winning_tile: $win,
                    pattern: $pattern,
                }
            ),*];
        }
    };
}

use WinningTile::{Any, FromWall};

/// A kind for the table, where it is known to exist.
const fn tile(index: usize) -> TileKind {
    TileKind::at(index)
}

/// Winds and dragons.
const HONOUR_KINDS: KindSet = KindSet::from_bits(HONOURS);
/// Winds, dragons, ones and nines.
const MAJOR_KINDS: KindSet = KindSet::from_bits(MAJORS);
/// 2, 3, 4, 6 and 8 of a suit, characters first.
const EVEN_AND_THREE: u64 = 0b0_1010_1110;
/// The Green Dragon and green bamboo.
const GREEN: KindSet = KindSet::from_bits(EVEN_AND_THREE << 18 | 1 << 32);
/// The Red Dragon and characters.
const RED: KindSet = KindSet::from_bits(EVEN_AND_THREE | 1 << 33);
/// The White Dragon and dots.
const WHITE: KindSet = KindSet::from_bits(EVEN_AND_THREE << 9 | 1 << 31);

limit_hands! {
    /// East's dealt tiles are complete.
    HeavenlyBliss = "heavenly_bliss", Classical, 100, Free, WinningTile::Dealt, Pattern::AnyMahjong;
    /// Called before East moved, completed by his first discard.
    EarthlyBliss = "earthly_bliss", Classical, 100, Free, WinningTile::FirstDiscard, Pattern::AnyMahjong;
    /// Pungs of one suit, all from the wall.
    BuriedTreasure = "buried_treasure", Classical, 100, NoOpenSet, FromWall, Pattern::Sets(Sets::PungsOfOneSuit);
    /// Pungs of honours.
    EmperorsRetinue = "emperors_retinue", Classical, 100, Free, Any, Pattern::Sets(Sets::PungsOf(HONOUR_KINDS));
    /// Pungs of ones and nines.
    HeadsAndTails = "heads_and_tails", Classical, 100, Free, Any, Pattern::Sets(Sets::PungsOf(KindSet::TERMINALS));
    /// Pungs of green tiles.
    ImperialJade = "imperial_jade", Classical, 100, Free, Any, Pattern::Sets(Sets::PungsOf(GREEN));
    /// Seven pairs of one suit.
    TwinsOfOneSuit = "twins_of_one_suit", Classical, 100, NothingDeclared, Any, Pattern::Pairs(Pairs::OneSuit);
    /// Pairs of all winds and dragons.
    TwinsOfHonours = "twins_of_honours", Classical, 100, NothingDeclared, Any, Pattern::Pairs(Pairs::Of(HONOUR_KINDS));
    /// Pungs of all dragons, a pung and a pair of one suit.
    ThreeScholars = "three_scholars", Classical, 100, Free, Any, Pattern::Sets(Sets::DragonPungs);
    /// Pungs of all winds.
    FourBlessings = "four_blessings", Classical, 100, Free, Any, Pattern::Sets(Sets::WindPungs);
    /// Four kongs.
    FourfoldPlenty = "fourfold_plenty", Classical, 100, Free, Any, Pattern::Sets(Sets::Kongs);
    /// 111, 999, a pair of 2, 5 or 8 and two chows of one suit.
    HiddenSnake = "hidden_snake", Classical, 100, Free, Any, Pattern::Sets(Sets::HiddenSnake);
    /// One of each terminal and honour, one of them twice.
    ThirteenWonders = "thirteen_wonders", Classical, 100, NothingDeclared, Any, Pattern::ThirteenWonders;
    /// Completed by the last tile, the one of dots.
    MoonFromSeaBottom = "moon_from_sea_bottom", Classical, 100, Free, WinningTile::Last(tile(9)), Pattern::AnyMahjong;
    /// Completed by a Free tile, the five of dots.
    GrapesOnRoof = "grapes_on_roof", Classical, 100, Free, WinningTile::Free(tile(13)), Pattern::AnyMahjong;
    /// Completed by robbing a kong of the two of bamboo.
    CarryingPole = "carrying_pole", Classical, 100, Free, WinningTile::Robbed(tile(19)), Pattern::AnyMahjong;
    /// 2222 444 66 8 and the Rose.
    DownYouGo = "down_you_go", Equated, 100, NothingDeclared, Any, Pattern::Tiles(Numbers::OneSuit(0o010_203_040), Honours::Rose);
    /// 2 44 666 8888 and the Rose.
    UpYouGo = "up_you_go", Equated, 100, NothingDeclared, Any, Pattern::Tiles(Numbers::OneSuit(0o040_302_010), Honours::Rose);
    /// Pungs of one rank, a pung and a pair of dragons or of winds.
    NumbersRackets = "numbers_rackets", Equated, 100, Free, Any, Pattern::Sets(Sets::SameRankPungs);
    /// Pungs of one rank, the Rose and an honour.
    WindyTriangle = "windy_triangle", Equated, 100, Free, Any, Pattern::Tiles(Numbers::SameRankPungs, Honours::RoseAndHonour);
    /// Pungs of one rank, the dragon chow and a pair of winds.
    RoyalPungs = "royal_pungs", Equated, 100, Free, Any, Pattern::Tiles(Numbers::SameRankPungs, Honours::DragonChowAndWinds);
    /// 111 or 999, 2–8 with one of them doubled, and the suit's dragon.
    DragonGates = "dragon_gates", Equated, 100, NoOpenSet, Any, Pattern::Tiles(Numbers::Gates, Honours::SuitDragonPung);
    /// Run, pung and pair of one suit.
    RunPungPair = "run_pung_pair", Equated, 50, Free, Any, Pattern::Sets(Sets::RunPungPair);
    /// Run, pung and pair of honours.
    BigSnake = "big_snake", Equated, 25, Free, Any, Pattern::Sets(Sets::RunAndHonours);
    /// Run, the Rose and a dragon.
    SmallSnake = "small_snake", Equated, 25, Free, Any, Pattern::Tiles(Numbers::Run, Honours::RoseAndDragon);
    /// Run, the dragon chow and a pair of winds.
    SmallDragonSnake = "small_dragon_snake", Equated, 25, Free, Any, Pattern::Tiles(Numbers::Run, Honours::DragonChowAndWinds);
    /// 147, 258, 369 of three suits, the Rose and a Red Dragon.
    RedTransitiveSnake = "red_transitive_snake", Equated, 100, NothingDeclared, Any, Pattern::Tiles(Numbers::Transitive, Honours::RoseAndRed);
    /// 147, 258, 369 of three suits, the dragon chow and a pair of the own wind.
    DragonTransitiveSnake = "dragon_transitive_snake", Equated, 100, NothingDeclared, Any, Pattern::Tiles(Numbers::Transitive, Honours::DragonChowAndOwnWind);
    /// Seven pairs.
    SevenPair = "seven_pair", Equated, 10, NothingDeclared, Any, Pattern::Pairs(Pairs::Of(KindSet::ALL));
    /// Seven pairs of majors.
    CoupleMajors = "couple_majors", Equated, 100, NothingDeclared, Any, Pattern::Pairs(Pairs::Of(MAJOR_KINDS));
    /// Characters 2, 3, 4, 6, 8 and Red Dragons.
    AllRed = "all_red", Equated, 100, Free, Any, Pattern::Sets(Sets::Of(RED, TileKind::RED));
    /// Dots 2, 3, 4, 6, 8 and White Dragons.
    AllWhite = "all_white", Equated, 100, Free, Any, Pattern::Sets(Sets::Of(WHITE, TileKind::WHITE));
    /// Completed by the Free tile of the second kong of one turn.
    KongOnKong = "kong_on_kong", Equated, 100, Free, WinningTile::SecondKong, Pattern::AnyMahjong;
    /// Bamboo 111 555 777 999, a Red and a Green Dragon.
    RubyHand = "ruby_hand", Equated, 100, Free, Any, Pattern::Tiles(Numbers::Bamboo(0o303_030_003), Honours::RedAndGreen);
    /// 1112345678999 and one more of the suit, all from the wall.
    NineTile = "nine_tile", Equated, 100, NothingDeclared, FromWall, Pattern::Tiles(Numbers::NineTile, Honours::None);
}

impl LimitHand {
    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The hand with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|h| h.id() == id)
    }

    /// Its row of the table.
    pub const fn row(self) -> &'static LimitRow {
        &Self::ROWS[self as usize]
    }
}

/// A set of limit hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LimitHands(u64);

impl LimitHands {
    /// None.
    pub const NONE: Self = Self(0);

    pub(super) const fn insert(&mut self, hand: LimitHand) {
        self.0 |= 1 << hand as u8;
    }

    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the hand is among them.
    pub const fn contains(self, hand: LimitHand) -> bool {
        self.0 >> hand as u8 & 1 == 1
    }

    /// The hands in the order of the appendix.
    pub fn iter(self) -> impl Iterator<Item = LimitHand> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = LimitHand::ALL.get(bits.trailing_zeros() as usize).copied();
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}

impl std::fmt::Debug for LimitHands {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
