//! What an event about penalties changes.
use super::{Event, Force, Penalty, Sanction};
use crate::id::{EntryId, PenaltyNo, RoundNo};
use crate::people::Standing;
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::Given { penalty, .. } => {
            tournament.penalty.all.push((**penalty).clone());
            let number = PenaltyNo::of_index(tournament.penalty.all.len() - 1);
            put_out(tournament, number);
        }
        Event::Agreed { number, seat } => change(tournament, *number, |p| p.agreed.insert(*seat)),
        Event::Confirmed { number } => {
            change(tournament, *number, |p| p.force = Force::InForce);
            put_out(tournament, *number);
        }
        Event::Cancelled { number, reason } => {
            let was_out = tournament.penalty.all.get(number.index()).filter(|p| puts_out(p)).map(|p| p.entry);
            change(tournament, *number, |p| p.force = Force::Cancelled(reason.clone()));
            if let Some(entry) = was_out {
                take_back(tournament, entry);
            }
        }
        Event::Mapped { number, sanction, .. } => {
            change(tournament, *number, |p| p.sanction = *sanction);
            put_out(tournament, *number);
        }
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
const fn out_after(round: RoundNo) -> RoundNo {
    RoundNo(round.0.saturating_add(1))
}

fn put_out(tournament: &mut Tournament, number: PenaltyNo) {
    if let Some(penalty) = tournament.penalty.all.get(number.index())
        && puts_out(penalty)
        && let Some(slot) = tournament.people.slots.get_mut(penalty.entry.index())
    {
        let next = out_after(penalty.round);
        slot.out_from = Some(slot.out_from.map_or(next, |out| out.min(next)));
    }
}

/// The slot takes part again, unless another penalty keeps it out or its player has left.
fn take_back(tournament: &mut Tournament, entry: EntryId) {
    let others = tournament.penalty.all.iter().filter(|p| p.entry == entry && puts_out(p));
    let next = others.map(|p| out_after(p.round)).min();
    let people = &mut tournament.people;
    let holder = people.slot(entry).and_then(super::super::people::Slot::now);
    let left = holder.and_then(|h| people.person(h)).is_some_and(|p| matches!(p.standing, Standing::Left(_)));
    if let Some(slot) = people.slots.get_mut(entry.index())
        && !left
    {
        slot.out_from = next;
    }
}
