//! Designs: rounds without a repeated pair that search does not find.
//!
//! *Starters* for 16, 24, 28, 36 to 64 players: one round over a cyclic group, developed. *Shifts* for four times any
//! number of tables: all tables of a round are one table moved along four rings of players.
pub(crate) mod shift;
pub(crate) mod starter;
mod tables;

use super::anneal::Round;

/// All rounds known for so many players, at least `rounds` of them where that is possible; nobody meets twice. Players
/// are 0 to players − 1. Empty where there is no design.
pub(crate) fn rounds(players: usize, rounds: usize) -> Vec<Round> {
    let by_starter = starter::of(players).map(|s| s.develop());
    if by_starter.as_ref().is_some_and(|found| found.len() >= rounds) {
        return by_starter.unwrap_or_default();
    }
    let by_shift = shift::rounds(players / 4, rounds);
    match by_starter {
        Some(found) if found.len() >= by_shift.len() => found,
        _ => by_shift,
    }
}
