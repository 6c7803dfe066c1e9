//! What an event about substitutes changes.
use super::{Event, Until};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::Put(put) => {
            tournament.substitute.all.push(*put);
            if put.until == Until::EventEnd
                && let Some(by) = put.by
                && let Some(slot) = tournament.people.slots.get_mut(put.entry.index())
            {
                slot.holders.push((put.round, by));
                slot.out_from = None;
            }
        }
        Event::Overridden { .. } => {}
        Event::TakenBack { round, entry, .. } => {
            let all = &mut tournament.substitute.all;
            if let Some(at) = all.iter().rposition(|s| s.round == *round && s.entry == *entry) {
                let gone = all.remove(at);
                if gone.until == Until::EventEnd
                    && let Some(slot) = tournament.people.slots.get_mut(entry.index())
                {
                    slot.holders.pop();
                }
            }
        }
    }
}
