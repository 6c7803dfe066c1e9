//! A deal of a log played again, event by event, to learn what is needed to value its result.
//!
//! Recorded values are never looked at; only who won on which tile is taken from the record, and checked against
//! the last event.
mod ends;
mod error;
mod events;
mod facts;
mod player;
mod table;

pub use error::{Awaited, Mismatch, WalkError};
pub use facts::{DealFacts, DrawFacts, WinBy, WinFacts};
pub use player::{Discarded, Fed, Player, Riichi};
pub use table::{Phase, Table};

use crate::record::{Deal, Event, Outcome};

/// Plays a deal to its end.
///
/// Whatever does not fit what came before is an error that names the deal, the event and what was expected.
pub fn walk(deal: &Deal) -> Result<DealFacts, WalkError> {
    walk_watched(deal, |_, _| {})
}

/// The same, and shows each event to `watch` with the table before it.
pub fn walk_watched(deal: &Deal, mut watch: impl FnMut(&Table, Event)) -> Result<DealFacts, WalkError> {
    let mut table = Table::new(deal)?;
    for event in &deal.events {
        watch(&table, *event);
        table.apply(event)?;
    }
    match &deal.outcome {
        None => Ok(DealFacts::Unfinished(table)),
        Some(Outcome::Wins(wins)) => {
            let mut facts = Vec::with_capacity(wins.len());
            for win in wins {
                facts.push(table.win(win, facts.is_empty())?);
            }
            Ok(DealFacts::Wins(facts))
        }
        Some(Outcome::Draw(draw)) => Ok(DealFacts::Draw(table.draw(draw)?)),
    }
}
