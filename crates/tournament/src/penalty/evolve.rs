//! What an event about penalties changes.
use super::{Event, Force, Penalty, Sanction};
use crate::id::{PenaltyNo, RoundNo};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::Given { penalty, .. } => {
            tournament.penalty.all.push((**penalty).clone());
            let number = PenaltyNo::of_index(tournament.penalty.all.len() - 1);
            put_out(tournament, number);
        }
        Event::Confirmed { number } => {
            change(tournament, *number, |p| p.force = Force::InForce);
            put_out(tournament, *number);
        }
        Event::Cancelled { number, reason } => {
            if let Some(penalty) = tournament.penalty.all.get(number.index())
                && puts_out(penalty)
                && let Some(slot) = tournament.people.slots.get_mut(penalty.entry.index())
            {
                slot.out_from = None;
            }
            change(tournament, *number, |p| p.force = Force::Cancelled(reason.clone()));
        }
        Event::Mapped { number, sanction, .. } => change(tournament, *number, |p| p.sanction = *sanction),
    }
}

fn change(tournament: &mut Tournament, number: PenaltyNo, change: impl FnOnce(&mut Penalty)) {
    if let Some(penalty) = tournament.penalty.all.get_mut(number.index()) {
        change(penalty);
    }
}

fn puts_out(penalty: &Penalty) -> bool {
    penalty.force == Force::InForce
        && matches!(penalty.sanction, Sanction::Disqualified | Sanction::Banned(_))
}

/// Who is disqualified in a round takes no part in the later ones.
fn put_out(tournament: &mut Tournament, number: PenaltyNo) {
    if let Some(penalty) = tournament.penalty.all.get(number.index())
        && puts_out(penalty)
        && let Some(slot) = tournament.people.slots.get_mut(penalty.entry.index())
    {
        let next = RoundNo(penalty.round.0 + 1);
        slot.out_from = Some(slot.out_from.map_or(next, |out| out.min(next)));
    }
}
