//! What was lawful where a line was written and is not any more, because the other copy has gone on meanwhile.
use super::again::Desk;
use crate::event::Event;
use crate::id::RoundNo;
use crate::people::{self, Event as People, List, Part};
use crate::round::Event as Round;
use crate::seats::Event as Seating;
use crate::setup::Life;
use crate::substitute::{self, Event as Substitute, Substitution};
use crate::tournament::Tournament;

impl Desk<'_> {
    /// Whether the other copy has closed the event or the list meanwhile, begun a game of whoever leaves, sent whoever
    /// comes in elsewhere, opened the round before, or taken the table away.
    pub(super) fn is_past(&self, event: &Event, own: &Event) -> bool {
        let is_closed = |event: &Tournament| matches!(event.setup.life, Life::Closed(_));
        if is_closed(self.joined) && !is_closed(self.source) {
            return true;
        }
        match (event, own) {
            (
                Event::People(People::Left { person, .. }),
                Event::People(People::Left { person: there, .. }),
            ) => {
                people::game_begun(self.joined, *person).is_some()
                    && people::game_begun(self.source, *there).is_none()
            }
            (Event::People(People::Registered { part: Part::Player, .. }), _) => {
                let is_open = |event: &Tournament| event.people.list == List::Open;
                is_open(self.source) && !is_open(self.joined)
            }
            (Event::Substitute(Substitute::Put(put)), Event::Substitute(Substitute::Put(there))) => {
                let may = |event: &Tournament, put: &Substitution| {
                    put.by.and_then(|by| event.people.person(by)).is_none_or(|person| {
                        people::is_with_us(person.standing)
                            && !put.by.is_some_and(|by| substitute::plays_in(event, by, put.round))
                    })
                };
                may(self.source, there) && !may(self.joined, put)
            }
            (
                Event::Seats(Seating::Seated { from, .. }),
                Event::Seats(Seating::Seated { from: there, .. }),
            ) => {
                let before = |event: &Tournament, from: RoundNo| {
                    from.0 < 2 || event.round.is_confirmed(RoundNo(from.0 - 1))
                };
                before(self.source, *there) && !before(self.joined, *from)
            }
            (Event::Round(Round::Called { at, .. }), _) => self.joined.seats.seats(*at).is_none(),
            _ => false,
        }
    }
}
