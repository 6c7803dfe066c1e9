//! Schedules of all rounds: made from the lots, read from a text of lot numbers, written as one.
use super::field::{Field, Scheduled, been_at_short, is_schedule};
use super::plan::reason;
use super::{RoundKind, Seats};
use crate::id::{EntryId, RoundNo};
use crate::refusal::Refused;
use crate::seating::incomplete::{Changed, meet_once};
use crate::seating::plan::{PlanRequest, Repeats, plan as search};
use crate::seating::script::{ScriptError, read, write};
use crate::seating::wind::even_winds;
use crate::seating::{Plan, RoundSeats, Slot};
use crate::tournament::Tournament;
use rules::hall::{FirstSeats, ShortAgain, Tables};

/// A schedule from the lots, with as few repeated meetings as can be. Of 4k+3 players three play at the last table,
/// where the law lets it be short: an empty seat goes round among the tables of the search like one more player, so
/// that nobody meets it twice where nobody need meet anybody twice.
pub(super) fn make(
    tournament: &Tournament,
    field: &mut Field,
    players: &[EntryId],
    rounds: usize,
    from: RoundNo,
    seed: u64,
) -> Result<Vec<RoundSeats>, Refused> {
    let hall = &tournament.setup.law.hall;
    let mut constraints = field.constraints(tournament, from);
    let mut slots = field.slots(players);
    let short = players.len() % 4 == 3 && hall.entry.tables.value == Tables::LastMayBeShort;
    let empty = short.then(|| field.beyond());
    let tables = players.len().div_ceil(4) as u16;
    slots.extend(empty);
    if let Some(empty) = empty.filter(|_| !constraints.fixed.is_empty()) {
        // Where somebody keeps a table the numbers are sought along with the rest.
        constraints.fixed.push((empty, tables - 1));
    }
    let played = &tournament.seats.rounds[..from.index().min(tournament.seats.rounds.len())];
    let played: Vec<RoundSeats> =
        played.iter().map(|r| with_empty(field.round_seats(&r.tables), empty)).collect();
    let skip = played.len();
    let winds_from = winds_from(tournament);
    let request =
        PlanRequest { slots, rounds, played, constraints, winds_from, repeats: Repeats::Fewest, seed };
    let plan = search(&request).map_err(|why| Refused::from(reason(tournament, field, why)))?;
    let mut found: Vec<RoundSeats> = plan.rounds.into_iter().skip(skip).collect();
    if let Some(empty) = empty
        && hall.short.again.value == ShortAgain::Never
    {
        // The search spreads repeats without regard to who it is that is met: the empty seat is met once.
        let been = field.slots(&been_at_short(tournament, from));
        if meet_once(empty, &request.played, &mut found, been, &request.constraints) == Changed::Yes {
            even_winds(&request.played, &mut found, winds_from);
        }
    }
    for round in &mut found {
        take_out(round, empty);
    }
    Ok(found)
}

/// The index of the first round whose winds are balanced: where dice or wind tiles find the seats of the first round,
/// only those of the later ones are.
fn winds_from(tournament: &Tournament) -> usize {
    match tournament.setup.law.hall.seating.first_seats.value {
        FirstSeats::Announced => 0,
        FirstSeats::Dice | FirstSeats::WindTiles => 1,
    }
}

/// Seats rounds from `from` on, whoever found them, so that the winds are even.
pub(super) fn wind_evenly(tournament: &Tournament, field: &Field, rounds: &mut [RoundSeats], from: RoundNo) {
    let played = &tournament.seats.rounds[..from.index().min(tournament.seats.rounds.len())];
    let played: Vec<RoundSeats> = played.iter().map(|r| field.round_seats(&r.tables)).collect();
    even_winds(&played, rounds, winds_from(tournament));
}

/// A played round in which whoever sat at a table of three has met the empty seat.
fn with_empty(mut round: RoundSeats, empty: Option<Slot>) -> RoundSeats {
    if let Some(table) = round.tables.iter_mut().find(|table| table.slots().count() == 3) {
        table.0.iter_mut().filter(|seat| seat.is_none()).for_each(|seat| *seat = empty);
    }
    round
}

/// Takes the empty seat out: its table is the last, and North is missing there.
fn take_out(round: &mut RoundSeats, empty: Option<Slot>) {
    let is_empty = |seat: &Option<Slot>| seat.is_some() && *seat == empty;
    let Some(at) = round.tables.iter().position(|table| table.0.iter().any(is_empty)) else { return };
    let last = round.tables.len() - 1;
    round.tables.swap(at, last);
    let seats = &mut round.tables[last].0;
    if let Some(seat) = seats.iter().position(is_empty) {
        // Only whoever was North sits elsewhere now.
        seats.swap(seat, 3);
        seats[3] = None;
    }
}

/// The rounds of a text of lot numbers, one line a table, to be loaded. A number is that of the lot; without lots, and
/// after them, slots count in the order of their admission.
pub fn from_script(tournament: &Tournament, text: &str) -> Result<Vec<Vec<Seats>>, Vec<ScriptError>> {
    let field = Field::of(tournament);
    let plan = read(text, field.beyond().0)?;
    Ok(plan.rounds.iter().map(|round| field.tables(round)).collect())
}

/// The rounds that a schedule gave, as the text that [`from_script`] reads.
pub fn to_script(tournament: &Tournament) -> String {
    let field = Field::of(tournament);
    let rounds = tournament.seats.rounds.iter();
    let scheduled = rounds.filter(|r| r.kind == RoundKind::Round && is_schedule(r.origin) == Scheduled::Yes);
    let rounds: Vec<RoundSeats> = scheduled.map(|r| field.round_seats(&r.tables)).collect();
    write(&Plan { rounds })
}
