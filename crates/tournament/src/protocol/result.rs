//! What a protocol comes to for each slot: places, points, conversion, penalties, lateness, substitutes, awards.
use crate::id::{EntryId, TableId};
use crate::tournament::Tournament;
use rules::classical::TournamentPoints;
use rules::clause::Basis;
use rules::frame::{PlaceRange, ResultPoints};
use rules::seat::Seat;

/// What a slot has from a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Of a classical round.
    Classical {
        /// Tournament points.
        points: TournamentPoints,
        /// Whists.
        whists: i32,
        /// Mahjongs made.
        mahjongs: u8,
    },
    /// Of a Sichuan session.
    Sichuan {
        /// Game points, penalties taken off.
        points: i32,
        /// The place at the table; none at a table that did not play.
        place: Option<PlaceRange>,
        /// Whether the session is won.
        won: Won,
    },
    /// Of a riichi game.
    Riichi {
        /// Table points, bets of the end included.
        points: i32,
        /// The place.
        place: PlaceRange,
        /// The converted result with uma and chombos.
        result: ResultPoints,
        /// Chombos.
        chombos: u8,
    },
}

/// Whether a session is won: a strict first place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Won {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// The result of a slot at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose.
    pub entry: EntryId,
    /// Where.
    pub seat: Seat,
    /// What.
    pub score: Score,
    /// The clauses behind it, in order.
    pub bases: Vec<Basis>,
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableResult {
    /// By seat; an empty seat has none.
    pub lines: Vec<Line>,
}

/// The result of a table by the version in force, with everything that enters it.
pub fn result(_tournament: &Tournament, _at: TableId) -> Option<TableResult> {
    None
}
