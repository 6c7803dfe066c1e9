//! What an event about standings changes.
use super::Event;
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.standings;
    match event {
        Event::LotDrawn { after, order, .. } | Event::Decided { after, order, .. } => {
            state.orders.push((*after, order.clone()));
        }
        Event::Held { from } => state.held_from = Some(*from),
        Event::Released => state.held_from = None,
        Event::Revealed { place } => state.revealed.push(*place),
    }
}
