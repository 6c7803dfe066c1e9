//! What an event about people changes.
use super::{Event, List, Part, Person, Profile, Slot, Standing};
use crate::id::{PersonId, RoundNo};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.people;
    match event {
        Event::Registered { profile, part, .. } => state.persons.push(Person {
            profile: (**profile).clone(),
            part: *part,
            standing: Standing::Listed,
            entry: None,
            restrictions: None,
            overridden: Vec::new(),
        }),
        Event::Overridden { person, gate, reason } => {
            if let Some(person) = state.persons.get_mut(person.index()) {
                person.overridden.push((*gate, reason.clone()));
            }
        }
        Event::Admitted { person, entry } => {
            state.waiting.retain(|w| w != person);
            state.slots.push(Slot { holders: vec![(RoundNo(1), *person)], out_from: None });
            set(state, *person, |p| {
                p.entry = Some(*entry);
                p.standing = Standing::Listed;
            });
        }
        Event::Waits { person } => {
            state.waiting.push(*person);
            set(state, *person, |p| p.standing = Standing::Waiting);
        }
        Event::Edited { person, profile } => set(state, *person, |p| p.profile = (**profile).clone()),
        Event::Restricted { person, restrictions } => {
            set(state, *person, |p| p.restrictions = Some(restrictions.clone()));
        }
        Event::ListApproved(at) => state.list = List::Approved(*at),
        Event::CheckedIn { person, at } => set(state, *person, |p| p.standing = Standing::Here(*at)),
        Event::Left { person, before, told } => {
            state.waiting.retain(|w| w != person);
            let entry = state.person(*person).and_then(|p| p.entry);
            set(state, *person, |p| p.standing = Standing::Left(*told));
            if let Some(slot) = entry.and_then(|e| state.slots.get_mut(e.index()))
                && slot.now() == Some(*person)
            {
                slot.out_from = Some(before.unwrap_or(RoundNo(1)));
            }
        }
        Event::Merged { keep, other } => set(state, *other, |p| p.standing = Standing::MergedInto(*keep)),
        Event::Unmerged { other } => set(state, *other, |p| p.standing = Standing::Listed),
        Event::Anonymised { person } => set(state, *person, |p| {
            p.profile = Profile { name: String::new(), ..Profile::default() };
            p.restrictions = None;
        }),
    }
}

fn set(state: &mut super::State, person: PersonId, change: impl FnOnce(&mut Person)) {
    if let Some(person) = state.persons.get_mut(person.index()) {
        change(person);
    }
}

impl Person {
    /// Whether the person plays for a slot from the beginning.
    pub fn is_player(&self) -> bool {
        self.part == Part::Player
    }
}
