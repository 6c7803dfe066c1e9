//! Players: pure functions of what a seat sees, what it may do, and its own random numbers.
//!
//! A bot never gets the table. [`Bot::Random`] needs its menu alone, [`Bot::Tsumogiri`] also the drawn tile, and
//! [`Bot::Club`] the whole view of its seat. The families differ in what a good move is; see [`riichi`], [`sichuan`] and
//! [`classical`].
pub mod classical;
mod outlook;
mod plan;
mod race;
pub mod riichi;
pub mod sichuan;
mod stream;

pub use stream::Stream;

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Chooses among all lawful actions alike.
    Random,
    /// Discards what it draws, claims nothing and never wins.
    Tsumogiri,
    /// Plays as people in a club do: works towards hands that may win and are worth it, and folds.
    Club,
}

impl Bot {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Random, Self::Tsumogiri, Self::Club];

    /// The id used in commands and reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Tsumogiri => "tsumogiri",
            Self::Club => "club",
        }
    }

    /// The kind with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.id() == id)
    }
}
