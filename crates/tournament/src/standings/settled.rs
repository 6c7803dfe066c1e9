//! How settled standings are: what may still change them.
use super::{Standings, latest};
use crate::id::RoundNo;
use crate::round::phase::{Phase, after_rounds, current};
use crate::setup::Life;
use crate::tournament::Tournament;
use rules::hall::EventKind;

/// What may still change standings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Settled {
    /// Results or confirmations that they wait for.
    Waiting,
    /// Rounds that are not in them.
    Rounds,
    /// The final.
    Final,
    /// Games that are played as players come together.
    Games,
    /// Corrections and the decisions of the organiser, until the event is closed.
    Closing,
    /// Nothing: the event is closed.
    Nothing,
}

/// What may still change standings of an event.
pub fn settled(tournament: &Tournament, standings: &Standings) -> Settled {
    if standings.is_provisional() {
        return Settled::Waiting;
    }
    let is_ladder = tournament.setup.law.hall.course.kind.value == EventKind::Ladder;
    let closed = matches!(tournament.setup.life, Life::Closed(_));
    if standings.after < latest(tournament) {
        return if is_ladder { Settled::Games } else { Settled::Rounds };
    }
    match () {
        () if closed => Settled::Nothing,
        () if is_ladder => Settled::Games,
        () if standings.after == RoundNo(0) || current(tournament).is_some() => Settled::Rounds,
        () => match after_rounds(tournament, tournament.seats.next()) {
            Phase::Played => Settled::Closing,
            Phase::Final(..) => Settled::Final,
            _ => Settled::Rounds,
        },
    }
}
