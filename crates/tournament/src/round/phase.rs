//! Where an event stands in its life: worked out from what has happened, never stored.
use super::clock::{Stage, table};
use super::play::playing;
use super::{Confirmation, confirm};
use crate::id::{RoundNo, TableNo};
use crate::people::{List, Part, Standing};
use crate::seats::{self, RoundKind, SeatedRound, Visibility};
use crate::setup::Life;
use crate::time::Moment;
use crate::tournament::Tournament;
use rules::hall::{EventKind, FinalStage, FirstRound};

/// How far a round is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoundPhase {
    /// It is to be seated.
    Unseated,
    /// It is seated and not announced.
    Planned,
    /// It is announced; play has not begun everywhere.
    Published,
    /// It is played.
    Running,
    /// Play is over at some table, or results come in.
    Reporting,
    /// Its results are confirmed.
    Confirmed,
}

/// Where an event stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Nobody is on the list.
    Draft,
    /// The list is open and nobody is here yet.
    Registration,
    /// Players come.
    CheckIn,
    /// Lots are to be drawn.
    Draw,
    /// A round.
    Round(RoundNo, RoundPhase),
    /// The final.
    Final(RoundNo, RoundPhase),
    /// Games are played as players are there.
    Games,
    /// All is played; the event can be closed.
    Played,
    /// It is closed.
    Closed,
}

/// Where an event stands now.
pub fn phase(tournament: &Tournament, now: Moment) -> Phase {
    let hall = &tournament.setup.law.hall;
    if let Life::Closed(_) = tournament.setup.life {
        return Phase::Closed;
    }
    let players = tournament.people.persons.iter().filter(|p| p.part == Part::Player);
    if players.clone().next().is_none() {
        return Phase::Draft;
    }
    if hall.course.kind.value == EventKind::Ladder {
        return Phase::Games;
    }
    if let Some(round) = current(tournament) {
        return of_round(tournament, round, now);
    }
    let next = tournament.seats.next();
    if next != RoundNo(1) {
        return after_rounds(tournament, next);
    }
    let here = players.clone().any(|p| matches!(p.standing, Standing::Here(_)));
    let awaited = players.clone().any(|p| p.standing == Standing::Listed);
    match tournament.people.list {
        _ if !tournament.seats.lots.is_empty() => Phase::Round(next, RoundPhase::Unseated),
        List::Open if !here => Phase::Registration,
        _ if awaited => Phase::CheckIn,
        _ if hall.seating.first.value == FirstRound::Lots => Phase::Draw,
        _ => Phase::Round(next, RoundPhase::Unseated),
    }
}

/// The first round that is seated and not confirmed.
pub fn current(tournament: &Tournament) -> Option<RoundNo> {
    let rounds = (0..tournament.seats.rounds.len()).map(RoundNo::of_index);
    rounds.into_iter().find(|r| !tournament.round.is_confirmed(*r))
}

/// What follows when all that is seated is confirmed.
pub(crate) fn after_rounds(tournament: &Tournament, next: RoundNo) -> Phase {
    let last = tournament.seats.rounds.last();
    if last.is_some_and(|r| r.kind == RoundKind::Final) {
        return Phase::Played;
    }
    let done = tournament.setup.rounds().is_some_and(|rounds| next.0 > u32::from(rounds));
    if !done {
        return Phase::Round(next, RoundPhase::Unseated);
    }
    match seats::final_after(tournament, RoundNo(next.0 - 1)) {
        FinalStage::BestFour => Phase::Final(next, RoundPhase::Unseated),
        FinalStage::None => Phase::Played,
    }
}

/// Whether a round that is not seated yet is the next one to be seated: one of the rounds, or the final.
pub fn is_to_come(tournament: &Tournament, round: RoundNo) -> bool {
    let next = tournament.seats.next();
    round == next && !matches!(after_rounds(tournament, next), Phase::Played)
}

fn of_round(tournament: &Tournament, round: RoundNo, now: Moment) -> Phase {
    let Some(seated) = tournament.seats.round(round) else {
        return Phase::Round(round, RoundPhase::Unseated);
    };
    let phase = round_phase(tournament, round, seated, now);
    match seated.kind {
        RoundKind::Final => Phase::Final(round, phase),
        RoundKind::Round | RoundKind::Game => Phase::Round(round, phase),
    }
}

fn round_phase(tournament: &Tournament, round: RoundNo, seated: &SeatedRound, now: Moment) -> RoundPhase {
    let course = tournament.round.course(round);
    if course.is_some_and(|c| c.confirmation != Confirmation::Open) {
        return RoundPhase::Confirmed;
    }
    if seated.visibility == Visibility::Planned {
        return RoundPhase::Planned;
    }
    if tournament.protocol.all.keys().any(|at| at.round == round) {
        return RoundPhase::Reporting;
    }
    let stages: Vec<Stage> = playing(tournament, round).map(|at| table(tournament, at, now).stage).collect();
    let ended = |stage: &Stage| *stage == Stage::Ended;
    match () {
        () if stages.iter().any(ended) || confirm::lacking(tournament, round).is_empty() => {
            RoundPhase::Reporting
        }
        () if stages.contains(&Stage::Waits) => RoundPhase::Published,
        () => RoundPhase::Running,
    }
}

/// Playing tables of a round whose clock has not begun.
pub(super) fn not_begun(tournament: &Tournament, round: RoundNo, now: Moment) -> Vec<TableNo> {
    let waits = playing(tournament, round).filter(|at| table(tournament, *at, now).stage == Stage::Waits);
    waits.map(|at| at.table).collect()
}
