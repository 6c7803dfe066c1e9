//! Who would move: by a result that is not confirmed, by a correction, by another law.
use super::of::current;
use super::row::Standings;
use crate::id::{EntryId, TableId, Version};
use crate::protocol::{Entered, Progress, Protocol, Sheet};
use crate::setup::Law;
use crate::time::Moment;
use crate::tournament::Tournament;
use crate::who::{Actor, Role};
use std::collections::BTreeMap;

/// A change of place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Whose.
    pub entry: EntryId,
    /// The place before; nothing if there was none.
    pub from: Option<u16>,
    /// The place after.
    pub to: Option<u16>,
}

/// Who has another place in `after` than in `before`, in the order of `after`.
pub fn moves(before: &Standings, after: &Standings) -> Vec<Move> {
    let places: BTreeMap<EntryId, Option<u16>> =
        before.rows.iter().map(|row| (row.entry, row.place)).collect();
    let moved = after.rows.iter().map(|row| Move {
        entry: row.entry,
        from: places.get(&row.entry).copied().flatten(),
        to: row.place,
    });
    moved.filter(|m| m.from != m.to).collect()
}

/// The standings as they would be if this sheet were the confirmed result of the table. With a table that has a confirmed
/// result it is a correction.
pub fn what_if(tournament: &Tournament, at: TableId, sheet: &Sheet) -> Standings {
    current(&with_sheet(tournament, at, sheet))
}

/// The event as it would be with this result. Who entered it and when says nothing.
pub(crate) fn with_sheet(tournament: &Tournament, at: TableId, sheet: &Sheet) -> Tournament {
    let mut supposed = tournament.clone();
    let entered =
        Entered { sheet: sheet.clone(), by: Actor::of(Role::Judge), at: Moment(0), reason: String::new() };
    let protocol = supposed.protocol.all.entry(at).or_insert_with(|| Protocol {
        versions: Vec::new(),
        current: Version(1),
        progress: Progress::Conflict,
        objections: Vec::new(),
    });
    protocol.versions.push(entered);
    protocol.current = Version(protocol.versions.len() as u16);
    protocol.progress = Progress::Confirmed(Moment(0));
    supposed
}

/// The standings as they would be under another law.
pub fn under(tournament: &Tournament, law: &Law) -> Standings {
    let mut supposed = tournament.clone();
    supposed.setup.law = law.clone();
    current(&supposed)
}
