//! What waits before an event can be closed.
use crate::id::{PenaltyNo, RoundNo, TableId, TableNo};
use crate::penalty::Force;
use crate::protocol::Progress;
use crate::seats::{RoundKind, SeatedRound, final_after};
use crate::standings;
use crate::tournament::Tournament;
use rules::clause::Basis;
use rules::hall::{EventKind, FinalStage};

/// Something that waits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Waiting {
    /// Nobody has said how many rounds are played.
    Rounds,
    /// A round is not seated; where the number of rounds comes from, if the regulation fixes it.
    Round(RoundNo, Option<Basis>),
    /// A round is not confirmed.
    Confirmation(RoundNo),
    /// The final is not seated.
    Final(Basis),
    /// The final is not confirmed.
    FinalConfirmation(Basis),
    /// Two results of a table wait for the judge.
    Conflict(TableId),
    /// A player's objection waits for the judge.
    Objection(TableId),
    /// A penalty waits for the judge.
    Penalty(PenaltyNo),
    /// A place that a lot or the organiser is to decide.
    Tie(u16, Basis),
}

impl Waiting {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(self) -> Option<Basis> {
        match self {
            Self::Round(_, basis) => basis,
            Self::Final(basis) | Self::FinalConfirmation(basis) | Self::Tie(_, basis) => Some(basis),
            _ => None,
        }
    }
}

/// All that waits, in the order of the event; nothing if the event can be closed.
pub fn waiting(tournament: &Tournament) -> Vec<Waiting> {
    let mut all = rounds(tournament);
    for (at, protocol) in &tournament.protocol.all {
        if protocol.progress == Progress::Conflict {
            all.push(Waiting::Conflict(*at));
        }
        if !protocol.objections.is_empty() {
            all.push(Waiting::Objection(*at));
        }
    }
    let pending = tournament.penalty.all.iter().enumerate().filter(|(_, p)| p.force == Force::Pending);
    all.extend(pending.map(|(i, _)| Waiting::Penalty(PenaltyNo::of_index(i))));
    // Equal players are separated when nothing can change their results any more.
    if all.is_empty() {
        let standings = standings::current(tournament);
        all.extend(standings.open_ties().map(|tie| Waiting::Tie(tie.place, tie.basis)));
    }
    all
}

fn rounds(tournament: &Tournament) -> Vec<Waiting> {
    let hall = &tournament.setup.law.hall;
    let seated = &tournament.seats.rounds;
    let mut all = Vec::new();
    let is_final = |round: &SeatedRound| round.kind == RoundKind::Final;
    for (i, round) in seated.iter().enumerate().filter(|(_, round)| !is_final(round)) {
        let number = RoundNo::of_index(i);
        let over = match round.kind {
            RoundKind::Game => tournament.round.is_confirmed(number) || all_over(tournament, number, round),
            RoundKind::Round | RoundKind::Final => tournament.round.is_confirmed(number),
        };
        if !over {
            all.push(Waiting::Confirmation(number));
        }
    }
    if hall.course.kind.value == EventKind::Tournament {
        let there = seated.iter().filter(|round| !is_final(round)).count();
        match tournament.setup.rounds() {
            None if there == 0 => all.push(Waiting::Rounds),
            None => {}
            Some(rounds) => {
                let basis = hall.course.rounds.value.get().map(|_| hall.course.rounds.basis);
                let missing = there..usize::from(rounds);
                all.extend(missing.map(|i| Waiting::Round(RoundNo::of_index(i), basis)));
            }
        }
    }
    let basis = hall.course.final_stage.basis;
    match seated.iter().position(is_final) {
        Some(i) if !tournament.round.is_confirmed(RoundNo::of_index(i)) => {
            all.push(Waiting::FinalConfirmation(basis));
        }
        // Who plays it is known when the rounds are over.
        None if hall.course.final_stage.value == FinalStage::BestFour
            && (!all.is_empty()
                || final_after(tournament, RoundNo(seated.len() as u32)) != FinalStage::None) =>
        {
            all.push(Waiting::Final(basis));
        }
        Some(_) | None => {}
    }
    all
}

/// Whether each table of a game has a confirmed protocol or does not count.
fn all_over(tournament: &Tournament, round: RoundNo, seated: &SeatedRound) -> bool {
    let void =
        |table| tournament.round.course(round).is_some_and(|c| c.void.iter().any(|(t, _)| *t == table));
    let confirmed = |table| {
        let protocol = tournament.protocol.get(TableId { round, table });
        protocol.is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)))
    };
    (0..seated.tables.len()).map(TableNo::of_index).all(|table| void(table) || confirmed(table))
}
