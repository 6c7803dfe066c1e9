//! What an event about substitutes changes.
use super::{Event, Until};
use crate::id::PersonId;
use crate::people::{self, Standing};
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
                no_longer_waits(&mut tournament.people, by);
            }
        }
        Event::Overridden { .. } => {}
        Event::TakenBack { round, entry, .. } => {
            let all = &mut tournament.substitute.all;
            if let Some(at) = all.iter().rposition(|s| s.round == *round && s.entry == *entry) {
                let gone = all.remove(at);
                if gone.until == Until::EventEnd
                    && let Some(by) = gone.by
                    && let Some(slot) = tournament.people.slots.get_mut(entry.index())
                {
                    if let Some(at) = slot.holders.iter().rposition(|held| *held == (gone.round, by)) {
                        slot.holders.remove(at);
                    }
                    // Where the player had left before somebody came in, nobody is there again.
                    let holder = slot.now().and_then(|holder| tournament.people.persons.get(holder.index()));
                    if holder.is_some_and(|p| matches!(p.standing, Standing::Left(_))) {
                        slot.out_from = Some(*round);
                    }
                }
            }
        }
    }
}

/// Who plays for a slot for good waits for none of his own.
fn no_longer_waits(people: &mut people::State, by: PersonId) {
    people.waiting.retain(|waits| *waits != by);
    people.offered.retain(|waits| *waits != by);
    if let Some(person) = people.persons.get_mut(by.index())
        && person.standing == Standing::Waiting
    {
        person.standing = Standing::Listed;
    }
}
