//! What a log says about the rules of its own game: the patch that it puts on the rule set of its source.

/// How many rounds of winds a game has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// East only (tonpuu).
    East,
    /// East and South (hanchan).
    EastSouth,
}

/// The rooms of Tenhou.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// 般.
    General,
    /// 上.
    Upper,
    /// 特.
    Special,
    /// 鳳.
    Phoenix,
}

impl Room {
    /// The sign by which Tenhou names it.
    pub const fn sign(self) -> char {
        match self {
            Self::General => '般',
            Self::Upper => '上',
            Self::Special => '特',
            Self::Phoenix => '鳳',
        }
    }
}

/// The rules that a log states for itself. `None`: the log does not say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnRules {
    /// How long the game is.
    pub length: Option<Length>,
    /// Red fives in the set: characters, dots, bamboo.
    pub red_fives: Option<[u8; 3]>,
    /// Whether an open hand may score all simples.
    pub open_tanyao: Option<bool>,
    /// Whether four han at 30 fu and three at 60 are counted as a mangan.
    pub kiriage: Option<bool>,
    /// Whether chips are paid.
    pub chips: Option<bool>,
    /// Whether the table has its own rules beyond these (a league's, a lobby's), which are not translated.
    pub league: bool,
    /// The room of Tenhou.
    pub room: Option<Room>,
    /// Whether it is a fast table.
    pub fast: Option<bool>,
    /// The name of the table as other programs write it, where it is not made of the facts above.
    pub table: Option<String>,
}
