//! What an event about standings changes.
use super::{Decider, Event, Order};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.standings;
    match event {
        Event::LotDrawn { after, order, .. } => {
            state.orders.push(Order { after: *after, entries: order.clone(), by: Decider::Lot });
        }
        Event::Decided { after, order, .. } => {
            state.orders.push(Order { after: *after, entries: order.clone(), by: Decider::Organiser });
        }
        // Holding back begins a ceremony anew.
        Event::Held { from } => {
            state.held_from = Some(*from);
            state.revealed.clear();
        }
        Event::Released => state.held_from = None,
        Event::Revealed { place } => state.revealed.push(*place),
    }
}
