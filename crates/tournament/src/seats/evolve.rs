//! What an event about seating changes.
use super::{Edit, Event, SeatedRound, Seats, Visibility};
use crate::id::EntryId;
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.seats;
    match event {
        Event::Drawn { order, .. } => state.lots.clone_from(order),
        Event::Seated { from, rounds } => {
            state.rounds.truncate(from.index());
            state.notes.retain(|(round, _)| round < from);
            state.rounds.extend(rounds.iter().cloned());
        }
        Event::Noted { round, notes } => state.notes.push((*round, notes.clone())),
        Event::Accepted { .. } => {}
        Event::Demanded(demands) => state.demands = demands.clone(),
        Event::Edited { round, edit, .. } => {
            if let Some(seated) = state.rounds.get_mut(round.index()) {
                edit.apply(&mut seated.tables);
                if let Edit::Swap(one, other) = edit {
                    exchange(&mut seated.out, *one, *other);
                }
            }
        }
        Event::Published { round } => {
            if let Some(seated) = state.rounds.get_mut(round.index()) {
                seated.visibility = Visibility::Published;
            }
        }
        Event::Withdrawn { round } => {
            state.rounds.truncate(round.index());
            state.notes.retain(|(no, _)| no < round);
        }
        Event::SeatsDrawn { at, draw, seats } => {
            if let Some(seated) = state.rounds.get_mut(at.round.index()) {
                if let Some(table) = seated.tables.get_mut(at.table.index()) {
                    *table = *seats;
                }
                seated.draws.retain(|(table, _)| *table != at.table);
                seated.draws.push((at.table, *draw));
            }
        }
        Event::ClosedUp { round, tables, out } => {
            if let Some(seated) = state.rounds.get_mut(round.index()) {
                seated.tables.clone_from(tables);
                seated.out.clone_from(out);
            }
        }
    }
}

/// Somebody who sits out changes with somebody at a table; two who sit out stay.
fn exchange(out: &mut [EntryId], one: EntryId, other: EntryId) {
    match (out.iter().position(|e| *e == one), out.iter().position(|e| *e == other)) {
        (Some(at), None) => out[at] = other,
        (None, Some(at)) => out[at] = one,
        _ => {}
    }
}

impl Edit {
    /// Makes the change; what it names and is not there stays as it is.
    pub fn apply(self, tables: &mut [Seats]) {
        match self {
            Self::Swap(one, other) => {
                for seat in tables.iter_mut().flatten() {
                    *seat = match *seat {
                        Some(entry) if entry == one => Some(other),
                        Some(entry) if entry == other => Some(one),
                        as_it_is => as_it_is,
                    };
                }
            }
            Self::SwapSeats(table, one, other) => {
                if let Some(seats) = tables.get_mut(table.index()) {
                    seats.swap(one.index(), other.index());
                }
            }
            Self::SwapTables(one, other) => {
                if one.index().max(other.index()) < tables.len() {
                    tables.swap(one.index(), other.index());
                }
            }
        }
    }
}

impl SeatedRound {
    /// All who sit at tables, by table.
    pub fn seated(&self) -> impl Iterator<Item = EntryId> + '_ {
        self.tables.iter().flatten().flatten().copied()
    }
}
