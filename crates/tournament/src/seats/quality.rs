//! The quality of what is seated, and what a change by hand would make of it.
use super::{Edit, Field, RoundKind, SeatsBy, seats_by};
use crate::id::{EntryId, RoundNo};
use crate::seating::quality::{Change, Meeting, Quality, report};
use crate::seating::{Constraints, Plan, Slot};
use crate::tournament::Tournament;

/// The report on all rounds but the final. Its slots are places in the [`Field`], its rounds and tables indices.
pub fn quality(tournament: &Tournament) -> Quality {
    of(tournament, None)
}

/// The report with a change by hand, and what it changes; nothing if there is no such round. It can be asked before
/// and after the seating is announced.
pub fn rescored(tournament: &Tournament, round: RoundNo, edit: Edit) -> Option<(Quality, Change)> {
    tournament.seats.round(round)?;
    let new = of(tournament, Some((round, edit)));
    let change = Change::between(&quality(tournament), &new);
    Some((new, change))
}

fn of(tournament: &Tournament, change: Option<(RoundNo, Edit)>) -> Quality {
    let mut field = Field::of(tournament);
    let constraints = field.constraints(tournament, tournament.seats.next());
    let rounds = tournament.seats.rounds.iter().enumerate().filter(|(_, r)| r.kind == RoundKind::Round);
    let mut announced = Vec::new();
    let rounds = rounds.map(|(i, seated)| {
        if seats_by(tournament, RoundNo::of_index(i)).value == SeatsBy::Announced {
            announced.push(i);
        }
        let mut tables = seated.tables.clone();
        if let Some((round, edit)) = change
            && round.index() == i
        {
            edit.apply(&mut tables);
        }
        field.round_seats(&tables)
    });
    let plan = Plan { rounds: rounds.collect() };
    let mut quality = report(&plan, &constraints, Some(&ranks(tournament, &field)));
    // At a table that is too small to play nobody meets.
    let rounds = tournament.seats.rounds.iter().filter(|r| r.kind == RoundKind::Round);
    let out: Vec<Vec<Slot>> = rounds.map(|seated| field.slots(&seated.out)).collect();
    let meet = |met: &Meeting| {
        let sit_out = out.get(usize::from(met.round)).map_or(&[][..], Vec::as_slice);
        !sit_out.contains(&met.pair.0) && !sit_out.contains(&met.pair.1)
    };
    quality.group_conflicts.retain(|conflict| meet(&conflict.meeting));
    quality.forbidden_conflicts.retain(meet);
    if announced.len() < plan.rounds.len() {
        // Of winds that dice or wind tiles find a seating says nothing.
        let said = announced.iter().filter_map(|i| plan.rounds.get(*i).cloned()).collect();
        quality.winds = report(&Plan { rounds: said }, &Constraints::default(), None).winds;
    }
    quality
}

/// By round and slot the place before it; the first round and rounds whose standings are not known have none.
fn ranks(tournament: &Tournament, field: &Field) -> Vec<Vec<u16>> {
    let rounds = tournament.seats.rounds.iter().enumerate().filter(|(_, r)| r.kind == RoundKind::Round);
    let before = |round: RoundNo| {
        if round == RoundNo(1) || !tournament.round.is_confirmed(RoundNo(round.0 - 1)) {
            return Vec::new();
        }
        let order: Vec<EntryId> = crate::standings::ranking(tournament, RoundNo(round.0 - 1));
        let mut places = vec![u16::MAX; order.len()];
        for (place, entry) in order.iter().enumerate() {
            if let Some(slot) = field.slot(*entry) {
                if places.len() <= slot.index() {
                    places.resize(slot.index() + 1, u16::MAX);
                }
                places[slot.index()] = place as u16 + 1;
            }
        }
        places
    };
    rounds.map(|(i, _)| before(RoundNo::of_index(i))).collect()
}
