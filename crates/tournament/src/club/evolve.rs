//! What an event of the club changes.
use super::{Event, Game};
use crate::seats::{Origin, RoundKind, SeatedRound, Visibility};
use crate::tournament::Tournament;

pub(crate) fn evolve(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::GameStarted { round, day, seats, rated } => {
            tournament.seats.rounds.push(SeatedRound {
                kind: RoundKind::Game,
                tables: vec![*seats],
                out: Vec::new(),
                origin: Origin::Present,
                visibility: Visibility::Published,
                draws: Vec::new(),
            });
            tournament.club.games.push(Game { round: *round, day: *day, rated: *rated });
        }
    }
}
