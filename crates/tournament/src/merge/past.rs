//! What was lawful where a line was written and is not any more, because the other copy has gone on meanwhile.
use super::again::Desk;
use crate::event::Event;
use crate::id::RoundNo;
use crate::people::{self, Event as People, List, Part};
use crate::round::Event as Round;
use crate::seats::Event as Seating;
use crate::setup::Life;
use crate::substitute::{self, Event as Substitute};
use crate::tournament::Tournament;

impl Desk<'_> {
    /// Whether the other copy has closed the event or the list meanwhile, begun a game of whoever leaves, sent whoever
    /// comes in elsewhere, opened the round before, or taken the table away.
    pub(super) fn is_past(&self, event: &Event, own: &Event) -> bool {
        is_open_to(self.source, own) && !is_open_to(self.joined, event)
    }
}

/// Whether the state of the event has room for what a copy has written; true where nothing of it can close the way.
fn is_open_to(at: &Tournament, event: &Event) -> bool {
    if matches!(at.setup.life, Life::Closed(_)) {
        return false;
    }
    match event {
        Event::People(People::Left { person, .. }) => people::game_begun(at, *person).is_none(),
        Event::People(People::Registered { part: Part::Player, .. }) => at.people.list == List::Open,
        Event::Substitute(Substitute::Put(put)) => put.by.is_none_or(|by| {
            let is_here = at.people.person(by).is_none_or(|person| people::is_with_us(person.standing));
            is_here && !substitute::plays_in(at, by, put.round)
        }),
        Event::Seats(Seating::Seated { from, .. }) => {
            from.0 < 2 || at.round.is_confirmed(RoundNo(from.0 - 1))
        }
        Event::Round(Round::Called { at: table, .. }) => at.seats.seats(*table).is_some(),
        _ => true,
    }
}
