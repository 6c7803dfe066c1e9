//! What an event about people changes.
use super::{Event, List, Part, Person, Slot, Standing, erase, leave, merge};
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
            set(state, *person, |p| p.overridden.push((*gate, reason.clone())));
        }
        Event::Admitted { person, entry } => {
            state.waiting.retain(|w| w != person);
            state.offered.retain(|w| w != person);
            state.slots.push(Slot { holders: vec![(RoundNo(1), *person)], out_from: None });
            set(state, *person, |p| {
                p.entry = Some(*entry);
                p.standing = leave::placed(p.standing);
            });
        }
        Event::Waits { person, .. } => {
            state.waiting.push(*person);
            set(state, *person, |p| p.standing = Standing::Waiting);
        }
        Event::Offered { person } => state.offered.push(*person),
        Event::PartChanged { person, part } => set(state, *person, |p| p.part = *part),
        Event::GaveUpPlace { person } => {
            leave::take_out(state, *person, None);
            set(state, *person, |p| {
                p.entry = None;
                p.standing = leave::placed(p.standing);
            });
        }
        Event::Edited { person, profile } => set(state, *person, |p| p.profile = (**profile).clone()),
        Event::Restricted { person, restrictions } => {
            set(state, *person, |p| p.restrictions = Some(restrictions.clone()));
        }
        Event::ListApproved(at) => state.list = List::Approved(*at),
        Event::CheckedIn { person, at } => set(state, *person, |p| p.standing = Standing::Here(*at)),
        Event::Left { person, before, told } => {
            leave::take_out(state, *person, *before);
            set(state, *person, |p| p.standing = Standing::Left(*told));
        }
        Event::Merged { keep, other } => merge::evolve(tournament, *keep, *other),
        Event::Anonymised { person } => erase::forget(tournament, *person),
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
