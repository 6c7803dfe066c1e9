//! What an event of a round changes.
use super::{Call, Confirmation, Event};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    let state = &mut tournament.round;
    match event {
        Event::Signalled { round, given } => state.course_mut(*round).signals.push(*given),
        Event::Extended { round, given } => state.course_mut(*round).extras.push(given.clone()),
        Event::CameLate { round, entry, by } => {
            let course = state.course_mut(*round);
            course.late.retain(|(e, _)| e != entry);
            course.late.push((*entry, *by));
        }
        Event::WasAbsent { round, entry, told } => state.course_mut(*round).absent.push((*entry, *told)),
        Event::StoppedEarly { at, reason } => {
            state.course_mut(at.round).stopped.push((at.table, reason.clone()));
        }
        Event::Voided { at, reason } => state.course_mut(at.round).void.push((at.table, reason.clone())),
        Event::Called { at, since, about, .. } => {
            state.calls.push(Call { at: *at, since: *since, about: about.clone(), answered: None });
        }
        Event::Answered { call, when, ruling } => {
            if let Some(call) = state.calls.get_mut(call.index()) {
                call.answered = Some((*when, ruling.clone()));
            }
        }
        Event::Confirmed { round, at } => {
            state.course_mut(*round).confirmation = Confirmation::Confirmed(*at);
        }
        Event::Reopened { round, .. } => {
            let course = state.course_mut(*round);
            course.confirmation = Confirmation::Open;
            course.reopened += 1;
        }
    }
}
