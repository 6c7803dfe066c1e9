//! The circumstances of a Hu: how, when, and which suit is forbidden.
use crate::tile::Suit;

/// How the hand was completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taken {
    /// By the own draw from the wall.
    SelfDraw,
    /// By a discard, or by the tile of a robbed kong.
    Discard,
}

/// A circumstance of a Hu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Situation {
    /// Self-drawn on the replacement tile of an own kong.
    WinAfterKong,
    /// On the discard right after another player's kong.
    ShootAfterKong,
    /// On the tile that another player adds to his pung.
    RobbingTheKong,
    /// On the last tile of the wall, or on the discard after it.
    UnderTheSea,
    /// The declarer is in furiten for this tile; it does not matter for a self-drawn Hu.
    Furiten,
    /// The declarer's hand is dead.
    DeadHand,
}

impl Situation {
    /// Every situation.
    pub const ALL: [Self; 6] = [
        Self::WinAfterKong,
        Self::ShootAfterKong,
        Self::RobbingTheKong,
        Self::UnderTheSea,
        Self::Furiten,
        Self::DeadHand,
    ];
}

/// A set of situations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Situations(u8);

impl Situations {
    /// None.
    pub const NONE: Self = Self(0);

    /// The same set with this situation.
    pub const fn with(self, situation: Situation) -> Self {
        Self(self.0 | 1 << situation as u8)
    }

    /// Whether the situation is in the set.
    pub const fn has(self, situation: Situation) -> bool {
        self.0 >> situation as u8 & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Situation> for Situations {
    fn from_iter<I: IntoIterator<Item = Situation>>(situations: I) -> Self {
        situations.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Everything about a Hu but the tiles of the hand and their division.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HuContext {
    /// How the hand was completed.
    pub taken: Taken,
    /// Other circumstances.
    pub situations: Situations,
    /// The suit that the declarer may not have.
    pub forbidden: Suit,
}

impl HuContext {
    /// A Hu with nothing special about it.
    pub const fn new(taken: Taken, forbidden: Suit) -> Self {
        Self { taken, situations: Situations::NONE, forbidden }
    }

    /// The same with one more circumstance.
    pub const fn with(self, situation: Situation) -> Self {
        Self { situations: self.situations.with(situation), ..self }
    }
}
