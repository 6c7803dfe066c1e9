//! How settled standings are: what may still change them.
use super::{Standings, latest};
use crate::id::RoundNo;
use crate::round::confirm::lacking;
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
    /// So many games that are begun and not confirmed.
    OpenGames(usize),
    /// Games that are played as players come together.
    Games,
    /// Corrections and the decisions of the organiser, until the event is closed.
    Closing,
    /// Nothing: the event is closed.
    Nothing,
}

/// What may still change standings of an event.
pub fn settled(tournament: &Tournament, standings: &Standings) -> Settled {
    let is_ladder = tournament.setup.law.hall.course.kind.value == EventKind::Ladder;
    let open = if is_ladder { open_games(tournament, standings) } else { 0 };
    if open > 0 {
        return Settled::OpenGames(open);
    }
    if standings.is_provisional() {
        return Settled::Waiting;
    }
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

/// Games that are seated and without a confirmed result, among those that the standings could have in them.
fn open_games(tournament: &Tournament, standings: &Standings) -> usize {
    let last = if standings.after < latest(tournament) {
        standings.after.0 as usize
    } else {
        tournament.seats.rounds.len()
    };
    let games = (0..last).map(RoundNo::of_index);
    games.filter(|game| !is_over(tournament, *game)).count()
}

/// A game of a club is over with its protocols; one that is confirmed as a whole needs no more, and one that was opened
/// again waits to be confirmed again.
fn is_over(tournament: &Tournament, game: RoundNo) -> bool {
    let opened = tournament.round.course(game).is_some_and(|course| course.reopened > 0);
    tournament.round.is_confirmed(game) || (!opened && lacking(tournament, game).is_empty())
}
