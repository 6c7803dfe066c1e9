//! Leaving: who has to tell whom, when nobody may leave, what becomes of the place.
use super::{Event, PersonId, Reason, Standing, Told, decide, places};
use crate::command::Order;
use crate::id::{RoundNo, TableId, TableNo};
use crate::protocol::Progress;
use crate::refusal::Refused;
use crate::seats::{RoundKind, Seats};
use crate::substitute;
use crate::tournament::Tournament;
use crate::who::Role;
use rules::hall::Leaving;

pub(super) fn leaves(
    tournament: &Tournament,
    order: &Order,
    id: PersonId,
    told: Told,
) -> Result<Vec<Event>, Refused> {
    let person = decide::known(tournament, id)?;
    let leaving = tournament.setup.law.hall.staff.leaving;
    match leaving.value {
        // Who leaves by himself tells the judge; a judge who records it has seen what happened.
        Leaving::TellJudge if order.by.role <= Role::Player && told == Told::Nobody => {
            return Err(Reason::TellJudge(leaving.basis).into());
        }
        Leaving::NotOnceBegun => {
            if let Some(round) = game_begun(tournament, id) {
                return Err(Reason::GameBegun(round, leaving.basis).into());
            }
        }
        Leaving::TellJudge => {}
    }
    let before = places::has_begun(tournament).then(|| places::next_round(tournament));
    let mut events = vec![Event::Left { person: id, before, told }];
    if person.entry.is_some() || tournament.people.offered.contains(&id) {
        events.extend(offer(tournament, id));
    }
    Ok(events)
}

/// The place that somebody leaves is kept for the first who waits, as long as no round has begun.
pub(super) fn offer(tournament: &Tournament, leaves: PersonId) -> Option<Event> {
    if places::has_begun(tournament) {
        return None;
    }
    let person = tournament.people.person(leaves)?;
    let had_place = person.entry.is_some() || tournament.people.offered.contains(&leaves);
    let next = places::first_waiting(tournament, leaves).filter(|_| had_place)?;
    Some(Event::Offered { person: next })
}

/// The round in which somebody plays a game that has begun and is not over: for the own slot, or in the place of another.
pub(crate) fn game_begun(tournament: &Tournament, id: PersonId) -> Option<RoundNo> {
    tournament.seats.rounds.iter().enumerate().find_map(|(i, seated)| {
        let round = RoundNo::of_index(i);
        let plays = |seats: &Seats| {
            seats.iter().flatten().any(|e| substitute::player(tournament, round, *e) == Some(id))
        };
        let table = TableNo::of_index(seated.tables.iter().position(plays)?);
        let course = tournament.round.course(round);
        let begun = seated.kind == RoundKind::Game || course.is_some_and(crate::round::Course::has_begun);
        let void = course.is_some_and(|c| c.void.iter().any(|(t, _)| *t == table));
        let protocol = tournament.protocol.get(TableId { round, table });
        let over = void
            || tournament.round.is_confirmed(round)
            || protocol.is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)));
        (begun && !over).then_some(round)
    })
}

/// Takes a person out: from the list of those who wait, and from the place.
pub(super) fn take_out(state: &mut super::State, id: PersonId, before: Option<RoundNo>) {
    state.waiting.retain(|w| *w != id);
    state.offered.retain(|w| *w != id);
    // The own slot, or that of somebody whom he has replaced for good.
    for slot in state.slots.iter_mut().filter(|slot| slot.now() == Some(id)) {
        // Who gave the place up before has none to leave.
        let from = before.unwrap_or(RoundNo(1));
        slot.out_from = Some(slot.out_from.map_or(from, |out| out.min(from)));
    }
}

/// Where somebody stands who has a place.
pub(super) const fn placed(standing: Standing) -> Standing {
    match standing {
        here @ Standing::Here(_) => here,
        _ => Standing::Listed,
    }
}
