//! The club: games of a league or a ladder, who is present, the automatic table, games that are not rated.
mod auto;
mod decide;
mod evolve;
pub mod rating;
mod reason;

pub use auto::{Formed, Priority, form, priority};
pub(crate) use decide::decide;
pub use decide::{Counts, counts};
pub(crate) use evolve::evolve;
pub use reason::Reason;

use crate::id::{EntryId, RoundNo};
use crate::seats::Seats;
use crate::time::Date;

/// Whether a game is rated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rated {
    /// It is.
    Yes,
    /// All agreed before it began that it is not.
    Agreed,
    /// It is of one wind round.
    OneRound,
    /// It was not played at an official meeting.
    NotOfficial,
}

/// Commands about the club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Starts a game of those who sit down: a round of its own with one table.
    StartGame {
        /// The day.
        day: Date,
        /// The seats, East first.
        seats: Seats,
        /// Whether it is rated.
        rated: Rated,
    },
    /// Forms tables of those who are present, with the regulation's priority and lots.
    AutoTables {
        /// The day.
        day: Date,
        /// Who is present and free, in the order of coming.
        present: Vec<EntryId>,
        /// The seed of the lots.
        seed: u64,
    },
}

/// What has happened in the club.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A game begins; its round is the next one.
    GameStarted {
        /// The round.
        round: RoundNo,
        /// The day.
        day: Date,
        /// The seats, East first.
        seats: Seats,
        /// Whether it is rated.
        rated: Rated,
    },
}

/// A game of the club.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    /// The round it is.
    pub round: RoundNo,
    /// The day.
    pub day: Date,
    /// Whether it is rated.
    pub rated: Rated,
}

/// The games of a club.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// In order.
    pub games: Vec<Game>,
}
