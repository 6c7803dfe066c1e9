//! What the reopening of a round touches: what was built on its results and is kept until somebody decides.
use crate::id::RoundNo;
use crate::seats::{Origin, RoundKind};
use crate::setup::Life;
use crate::tournament::Tournament;
use rules::hall::SeatingSystem;

/// What stands on the results of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Affected {
    /// Later rounds that were seated from standings with this round in them. They are kept as they are.
    pub seated_from_it: Vec<RoundNo>,
    /// Later rounds that are confirmed: their standings change with it.
    pub standings_after: Vec<RoundNo>,
    /// The final, if its players were found with this round.
    pub finalists: Option<RoundNo>,
    /// How many places with a prize are given by standings that change.
    pub prize_places: u16,
}

/// What a change in the results of a round touches.
pub fn affected(tournament: &Tournament, round: RoundNo) -> Affected {
    let later = || {
        let rounds = tournament.seats.rounds.iter().enumerate();
        rounds.map(|(i, seated)| (RoundNo::of_index(i), seated)).filter(|(no, _)| *no > round)
    };
    let from_standings = |origin: Origin| match origin {
        Origin::System(system, _) => {
            matches!(system, SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Snake)
        }
        Origin::Finalists => true,
        Origin::Lots | Origin::Loaded | Origin::Present => false,
    };
    Affected {
        seated_from_it: later().filter(|(_, s)| from_standings(s.origin)).map(|(no, _)| no).collect(),
        standings_after: later().map(|(no, _)| no).filter(|no| tournament.round.is_confirmed(*no)).collect(),
        finalists: later().find(|(_, s)| s.kind == RoundKind::Final).map(|(no, _)| no),
        prize_places: match tournament.setup.life {
            Life::Closed(_) => tournament.setup.prize_places(),
            Life::Running if all_confirmed(tournament) => tournament.setup.prize_places(),
            Life::Running => 0,
        },
    }
}

/// Whether the last round has been confirmed, so that prizes may have been announced.
fn all_confirmed(tournament: &Tournament) -> bool {
    let last = tournament.seats.rounds.len();
    last > 0 && tournament.round.is_confirmed(RoundNo(last as u32))
}
