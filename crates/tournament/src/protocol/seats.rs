//! The seats of a table: who plays there, whose confirmation a result needs.
use super::Entered;
use crate::id::{EntryId, PersonId, RoundNo, TableId};
use crate::tournament::Tournament;
use rules::seat::{Seat, SeatSet};

/// Whether a person plays for a slot in a round: as its holder, or as a substitute.
pub fn plays_for(tournament: &Tournament, round: RoundNo, entry: EntryId, person: PersonId) -> bool {
    let person = tournament.people.really(person);
    tournament.people.slot(entry).is_some_and(|slot| slot.holder(round) == Some(person))
        || tournament.substitute.of(round, entry).any(|s| s.by == Some(person))
}

/// The seats whose confirmation a version needs: all at which somebody plays, without the one that entered it.
pub fn needed(tournament: &Tournament, at: TableId, entered: &Entered) -> SeatSet {
    let Some(seats) = tournament.seats.seats(at) else { return SeatSet::EMPTY };
    let by = entered.by.person;
    Seat::ALL
        .into_iter()
        .filter(|seat| {
            let Some(entry) = seats[seat.index()] else { return false };
            let own = by.is_some_and(|person| plays_for(tournament, at.round, entry, person));
            !own && somebody_is_there(tournament, at.round, entry)
        })
        .collect()
}

/// Whether somebody sits at the seat of a slot: its player, or a substitute who is a person.
fn somebody_is_there(tournament: &Tournament, round: RoundNo, entry: EntryId) -> bool {
    let mut puts = tournament.substitute.of(round, entry).peekable();
    if puts.peek().is_some() {
        return puts.any(|s| s.by.is_some());
    }
    let course = tournament.round.course(round);
    !course.is_some_and(|c| c.is_absent(entry))
}
