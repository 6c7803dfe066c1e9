//! What an event about the event itself changes.
use super::{Event, Life, State};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state: &mut State = &mut tournament.setup;
    match event {
        // The first event makes the state; see `Tournament::open`.
        Event::Opened(_) => {}
        Event::Changed(settings) => state.settings = (**settings).clone(),
        Event::ProgrammeSet(items) => state.programme.clone_from(items),
        Event::Announced(announcement) => state.announcements.push(announcement.clone()),
        Event::LawAdopted(law) => state.law = (**law).clone(),
        Event::Closed { at, .. } => state.life = Life::Closed(*at),
        Event::Reopened { .. } => state.life = Life::Running,
    }
}
