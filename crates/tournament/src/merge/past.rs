//! What was lawful where a line was written and is not any more, because the other copy has gone on meanwhile.
use super::again::Desk;
use crate::event::Event;
use crate::id::RoundNo;
use crate::people::{self, Event as People, List, Part};
use crate::round::Event as Round;
use crate::seats::{Event as Seating, Visibility};
use crate::setup::Life;
use crate::substitute::{self, Event as Substitute};
use crate::tournament::Tournament;

impl Desk<'_> {
    /// Whether the other copy has closed the event or the list meanwhile, begun a game of whoever leaves, seen two who
    /// are to be one in one round, sent whoever comes in elsewhere, opened or withdrawn the round before, or taken the
    /// round or the table away.
    pub(super) fn is_past(&self, event: &Event, own: &Event) -> bool {
        let is_closed = |event: &Tournament| matches!(event.setup.life, Life::Closed(_));
        is_closed(self.joined) && !is_closed(self.source)
            || !has_room(self.joined, event) && has_room(self.source, own)
    }
}

/// Whether an event that goes on has room for what a copy has written; true where nothing of it can close the way.
fn has_room(at: &Tournament, event: &Event) -> bool {
    match event {
        Event::People(People::Left { person, .. }) => people::game_begun(at, *person).is_none(),
        Event::People(People::Merged { keep, other }) => people::both_sat(at, *keep, *other).is_none(),
        Event::People(People::Registered { part: Part::Player, .. }) => at.people.list == List::Open,
        Event::Substitute(Substitute::Put(put)) => put.by.is_none_or(|by| {
            let is_here = at.people.person(by).is_none_or(|person| people::is_with_us(person.standing));
            is_here && !substitute::plays_in(at, by, put.round)
        }),
        Event::Seats(Seating::Seated { from, .. }) => {
            from.0 < 2 || at.round.is_confirmed(RoundNo(from.0 - 1))
        }
        Event::Seats(Seating::Published { round }) => {
            let is_planned =
                |no| at.seats.round(RoundNo(no)).is_none_or(|r| r.visibility == Visibility::Planned);
            !(1..round.0).any(is_planned)
        }
        Event::Round(Round::CameLate { round, .. } | Round::WasAbsent { round, .. }) => {
            at.seats.round(*round).is_some()
        }
        Event::Round(Round::Called { at: table, .. }) => at.seats.seats(*table).is_some(),
        _ => true,
    }
}
