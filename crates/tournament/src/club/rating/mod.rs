//! The rating of a club: the formula, the ladder worked out from the log, who is listed, what a correction would move.
mod formula;
mod ladder;
mod listed;

pub use formula::{Change, Exact, Rating, Standing, changes};
pub(crate) use ladder::unrated;
pub use ladder::{Ladder, Line, Played, RatedGame, Unrated, fold, ladder};
pub use listed::{Listed, SeasonLine, season};

use crate::id::{EntryId, TableId};
use crate::protocol::Sheet;
use crate::setup::Law;
use crate::standings;
use crate::tournament::Tournament;
use std::collections::BTreeSet;

/// A rating that would be another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RatingMove {
    /// Whose.
    pub entry: EntryId,
    /// The rating as it is.
    pub from: Rating,
    /// As it would be.
    pub to: Rating,
}

/// Whose rating differs between two ladders, by slot.
pub fn moves(before: &Ladder, after: &Ladder) -> Vec<RatingMove> {
    let lines = before.games.iter().chain(&after.games).flat_map(|game| &game.lines);
    let entries: BTreeSet<EntryId> = lines.map(|line| line.entry).collect();
    let moved = entries.into_iter().map(|entry| RatingMove {
        entry,
        from: before.rating(entry).value,
        to: after.rating(entry).value,
    });
    moved.filter(|m| m.from != m.to).collect()
}

/// What would move if this sheet were the confirmed result of a game: a correction of an old one moves all after it.
pub fn what_if(tournament: &Tournament, at: TableId, sheet: &Sheet) -> Vec<RatingMove> {
    between(tournament, &standings::with_sheet(tournament, at, sheet))
}

/// What would move under another law.
pub fn under(tournament: &Tournament, law: &Law) -> Vec<RatingMove> {
    let mut supposed = tournament.clone();
    supposed.setup.law = law.clone();
    between(tournament, &supposed)
}

fn between(one: &Tournament, other: &Tournament) -> Vec<RatingMove> {
    match (ladder(one), ladder(other)) {
        (Some(before), Some(after)) => moves(&before, &after),
        _ => Vec::new(),
    }
}
