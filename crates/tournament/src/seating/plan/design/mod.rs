//! Designs: rounds without a repeated pair that search does not find.
//!
//! *Starters* for 16, 24, 28, 36 to 64 players: one round over a cyclic group, developed. *Shifts* for four times any
//! number of tables: all tables of a round are one table moved along four rings of players.
pub(crate) mod shift;
pub(crate) mod starter;
mod tables;

use super::anneal::Round;

/// Rounds in which nobody meets twice. Players are 0 to players − 1.
#[derive(Clone, Debug)]
pub(crate) struct Design {
    /// The rounds.
    pub(crate) rounds: Vec<Round>,
    /// Whether a turn of the rounds changes more than names.
    pub(crate) turns: Turns,
}

/// What the next round of each round would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turns {
    /// The same plan with other names: the rounds are a ring.
    Alike,
    /// Another plan.
    Different,
}

/// The design for so many players that has `rounds` rounds, or else as many as are known; at least one.
pub(crate) fn of(players: usize, rounds: usize) -> Design {
    let by_starter = starter::of(players).map(|s| Design { rounds: s.develop(), turns: Turns::Alike });
    match by_starter {
        Some(design) if design.rounds.len() >= rounds => design,
        design => {
            let by_shift = Design { rounds: shift::rounds(players / 4, rounds), turns: Turns::Different };
            design.filter(|d| d.rounds.len() >= by_shift.rounds.len()).unwrap_or(by_shift)
        }
    }
}
