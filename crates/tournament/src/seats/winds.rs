//! The seats of a table after it was announced: dice, or wind tiles.
use super::field::north_empty;
use super::{Event as SeatsEvent, Reason, RoundKind, SeatDraw, Seats, SeatsBy, seats_by};
use crate::event::Event;
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::lots::Lots;
use crate::refusal::Refused;
use crate::round::play::playing;
use crate::tournament::Tournament;

/// The playing tables of a round whose seats are still to be found: the order in which they were announced is not yet
/// who begins as East. A table with a result has played, in the order it was entered by.
pub fn unsettled(tournament: &Tournament, round: RoundNo) -> Vec<TableNo> {
    let Some(seated) = tournament.seats.round(round) else { return Vec::new() };
    if seated.kind == RoundKind::Game || seats_by(tournament, round).value == SeatsBy::Announced {
        return Vec::new();
    }
    let found = |at: &TableId| {
        seated.draws.iter().any(|(table, _)| *table == at.table) || tournament.protocol.get(*at).is_some()
    };
    playing(tournament, round).filter(|at| !found(at)).map(|at| at.table).collect()
}

/// What stands against drawing the seats of a table in this way.
fn faults(tournament: &Tournament, at: TableId, by: SeatsBy) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if tournament.seats.seats(at).is_none() {
        reasons.push(Reason::Unknown);
    }
    let law = seats_by(tournament, at.round);
    if law.value != by {
        reasons.push(Reason::SeatsOtherwise(law.value, law.basis));
    }
    if tournament.protocol.get(at).is_some() {
        reasons.push(Reason::HasProtocol(vec![at.table]));
    }
    reasons
}

/// The seats of a table in the order announced, also where dice have turned them since: who threw the most is East.
fn announced(tournament: &Tournament, at: TableId) -> Seats {
    let seats = tournament.seats.seats(at).copied().unwrap_or_default();
    let draw = tournament.seats.round(at.round).and_then(|r| r.draws.iter().find(|(t, _)| *t == at.table));
    let Some((_, SeatDraw::Dice(sums))) = draw else { return seats };
    let mut there: Vec<EntryId> = seats.into_iter().flatten().collect();
    let most = (0..there.len()).rev().max_by_key(|i| sums[*i]).unwrap_or(0);
    there.rotate_right(most);
    std::array::from_fn(|i| there.get(i).copied())
}

/// The dice of a table, in the order announced.
pub(super) fn throw(tournament: &Tournament, at: TableId, sums: [u8; 4]) -> Result<Vec<Event>, Refused> {
    let mut reasons = faults(tournament, at, SeatsBy::Dice);
    let seats = announced(tournament, at);
    let thrown: Vec<(usize, EntryId, u8)> =
        seats.iter().enumerate().filter_map(|(i, e)| Some((i, (*e)?, sums[i]))).collect();
    reasons
        .extend(thrown.iter().filter(|(_, _, n)| !(2..=12).contains(n)).map(|(_, _, n)| Reason::NoThrow(*n)));
    let highest = thrown.iter().map(|(_, _, n)| *n).max().unwrap_or(0);
    let highest: Vec<&(usize, EntryId, u8)> = thrown.iter().filter(|(_, _, n)| *n == highest).collect();
    if highest.len() > 1 {
        let again = highest.iter().map(|(_, entry, _)| *entry).collect();
        reasons.push(Reason::ThrowAgain(again, seats_by(tournament, at.round).basis));
    }
    super::decide::refuse(reasons)?;
    let Some((east, _, _)) = highest.first() else { return Err(Reason::Unknown.into()) };
    // The others follow counter-clockwise, as they were announced.
    let mut turned = seats;
    turned.rotate_left(*east);
    let seats = north_empty(turned);
    Ok(vec![Event::Seats(SeatsEvent::SeatsDrawn { at, draw: SeatDraw::Dice(sums), seats })])
}

/// Wind tiles: who drew which seat, or a draw from a seed.
pub(super) fn wind_tiles(
    tournament: &Tournament,
    at: TableId,
    order: Option<Seats>,
    seed: u64,
) -> Result<Vec<Event>, Refused> {
    let mut reasons = faults(tournament, at, SeatsBy::WindTiles);
    let announced = tournament.seats.seats(at).copied().unwrap_or_default();
    let seats = order.unwrap_or_else(|| {
        let mut there: Vec<EntryId> = announced.iter().flatten().copied().collect();
        let stream = (u64::from(at.round.0) << 16) + u64::from(at.table.0);
        Lots::stream(seed, stream).shuffle(&mut there);
        std::array::from_fn(|i| there.get(i).copied())
    });
    let sorted = |seats: Seats| {
        let mut seats = seats;
        seats.sort_unstable();
        seats
    };
    let all = seats.iter().flatten();
    let twice = all.clone().find(|entry| all.clone().filter(|other| other == entry).count() > 1);
    if let Some(entry) = twice {
        reasons.push(Reason::Twice(at.round, *entry));
    } else if sorted(seats) == sorted(announced) {
        reasons.extend(super::plan::north_absent(tournament, &[seats]));
    } else {
        reasons.push(Reason::OtherPlayers);
    }
    super::decide::refuse(reasons)?;
    Ok(vec![Event::Seats(SeatsEvent::SeatsDrawn { at, draw: SeatDraw::WindTiles, seats })])
}
