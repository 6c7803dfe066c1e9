//! The next step: what an event waits for, and what can be done now. No state is a dead end.
use super::clock::{Stage, table};
use super::phase::{Phase, RoundPhase, not_begun, phase};
use super::play::{Known, NeedsResult, gaps, is_played, playing};
use super::{Lacks, confirm};
use crate::id::{EntryId, PersonId, RoundNo, TableNo};
use crate::people::{Part, Standing};
use crate::seats::{self, Count, RoundKind, SeatsBy, seats_by};
use crate::time::{Moment, Span};
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{EventKind, Gap, HallTopic, SeatingSystem, Tables};

/// What an event waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wait {
    /// Players on the list.
    Players,
    /// These players, who are not here.
    NotHere(Vec<PersonId>),
    /// A number of players that fills the tables.
    Number {
        /// Who is over, or none.
        over: Vec<EntryId>,
        /// So many more would do.
        missing: u8,
        /// The clause.
        basis: Basis,
    },
    /// Substitutes: none is on the list, and the law wants some. It is a warning; play can begin.
    Substitutes(Basis),
    /// The number of rounds, which nobody has chosen.
    Rounds,
    /// The schedule has no session left.
    Schedule,
    /// The seats of these tables, found in this way.
    Seats(SeatsBy, Vec<TableNo>, Basis),
    /// The signal to start, at these tables.
    Start(Vec<TableNo>, Basis),
    /// The end of these tables, with the time that is left where there is a limit.
    Play(Vec<(TableNo, Option<Span>)>),
    /// The judge's last-deal signal, at these tables, whose time is over.
    LastDeal(Vec<TableNo>, Basis),
    /// Something of the protocols of these tables.
    Protocols(Lacks, Vec<TableNo>),
    /// The judge, at these tables, the longest first.
    Judge(Vec<(TableNo, Span)>),
    /// Somebody at tables that do not play because he is missing: who, and the clause.
    Gaps(Vec<TableNo>, Vec<EntryId>, Basis),
    /// A look at this round, which has not begun: these are kept apart and sit together.
    Together(RoundNo, Vec<seats::Together>),
    /// The judge's decision about this final: after a correction these should play it and do not, those play it and
    /// should not.
    Finalists {
        /// The final.
        round: RoundNo,
        /// Who should.
        missing: Vec<EntryId>,
        /// Who should not.
        over: Vec<EntryId>,
        /// Who plays it by law.
        basis: Basis,
    },
    /// The judge, at lines of a joined copy that contradict this one, by their numbers from 1.
    LeftOut(Vec<u32>),
    /// A new plan: slots that have left still sit in this round.
    Leavers(RoundNo, Vec<EntryId>),
    /// This in this game, where several go on beside each other: each of them has its table 1.
    Of(RoundNo, Box<Wait>),
}

/// What can be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Register players.
    Register,
    /// Check players in.
    CheckIn,
    /// Choose settings that the law leaves open.
    Choose,
    /// Draw the lots.
    Draw,
    /// Make a plan of all rounds.
    Plan,
    /// Load a schedule, or append to it.
    Load,
    /// Seat this round.
    Seat(RoundNo),
    /// Seat the final.
    SeatFinal,
    /// Announce this round.
    Publish(RoundNo),
    /// Find the seats of tables.
    FindSeats(RoundNo),
    /// Close up tables, or put substitutes in.
    CloseUp(RoundNo),
    /// Put substitutes in, where tables do not close up; or say that the game of a table does not count.
    PutIn(RoundNo),
    /// Give the signal to start.
    Start(RoundNo),
    /// Give the last-deal signal.
    LastDeal(RoundNo),
    /// Enter and confirm protocols.
    Protocols(RoundNo),
    /// Settle conflicts and objections.
    Settle(RoundNo),
    /// Confirm the round.
    Confirm(RoundNo),
    /// Start a game of those who are there.
    StartGame,
    /// Answer calls.
    AnswerCalls,
    /// Take lines of a joined copy over, or drop them.
    SettleLines,
    /// Close the event.
    Close,
    /// Open it again.
    Reopen,
}

impl Step {
    /// All steps, those of a round for this one.
    pub const fn every(round: RoundNo) -> [Self; 22] {
        [
            Self::Register,
            Self::CheckIn,
            Self::Choose,
            Self::Draw,
            Self::Plan,
            Self::Load,
            Self::Seat(round),
            Self::SeatFinal,
            Self::Publish(round),
            Self::FindSeats(round),
            Self::CloseUp(round),
            Self::PutIn(round),
            Self::Start(round),
            Self::LastDeal(round),
            Self::Protocols(round),
            Self::Settle(round),
            Self::Confirm(round),
            Self::StartGame,
            Self::AnswerCalls,
            Self::SettleLines,
            Self::Close,
            Self::Reopen,
        ]
    }
}

/// Where an event stands, why it waits, what can be done; the first step is the usual one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextStep {
    /// Where it stands.
    pub phase: Phase,
    /// What it waits for.
    pub waits: Vec<Wait>,
    /// What can be done, never empty.
    pub steps: Vec<Step>,
}

/// What an event waits for and what can be done next.
pub fn next_step(tournament: &Tournament, now: Moment) -> NextStep {
    let phase = phase(tournament, now);
    let mut next = NextStep { phase, waits: Vec::new(), steps: Vec::new() };
    match phase {
        Phase::Draft => {
            next.waits.push(Wait::Players);
            next.steps.push(Step::Register);
        }
        Phase::Registration | Phase::CheckIn => people(tournament, &mut next),
        Phase::Draw => {
            people(tournament, &mut next);
            next.steps.insert(0, Step::Draw);
        }
        Phase::Round(round, RoundPhase::Unseated) => unseated(tournament, round, &mut next),
        Phase::Final(_, RoundPhase::Unseated) => next.steps.push(Step::SeatFinal),
        Phase::Round(round, RoundPhase::Planned) | Phase::Final(round, RoundPhase::Planned) => {
            leavers(tournament, round, &mut next);
            together(tournament, round, &mut next);
            next.steps.push(Step::Publish(round));
        }
        Phase::Round(round, _) | Phase::Final(round, _) => running(tournament, round, now, &mut next),
        Phase::Games => {
            let too_few = tournament.people.slots.len() < 4;
            if too_few {
                next.waits.push(Wait::Players);
            }
            let open = (0..tournament.seats.rounds.len()).map(RoundNo::of_index);
            let open: Vec<RoundNo> = open.filter(|r| !tournament.round.is_confirmed(*r)).collect();
            for round in &open {
                let before = next.waits.len();
                running(tournament, *round, now, &mut next);
                if open.len() > 1 {
                    let own = next.waits.split_off(before);
                    next.waits.extend(own.into_iter().map(|wait| Wait::Of(*round, Box::new(wait))));
                }
            }
            // What is played comes first; with three players there is nothing to begin.
            next.steps.extend((!too_few).then_some(Step::StartGame));
            next.steps.push(Step::Register);
        }
        Phase::Played => {
            // More rounds can be played where the law does not fix their number.
            if is_list(tournament) {
                next.waits.push(Wait::Schedule);
            }
            next.steps.push(Step::Close);
            if tournament.setup.law.hall.course.rounds.value.get().is_none() {
                next.steps.push(Step::Choose);
            }
        }
        Phase::Closed => next.steps.push(Step::Reopen),
    }
    finalists(tournament, phase, &mut next);
    let calls: Vec<(TableNo, Span)> =
        tournament.round.waiting(now).into_iter().map(|(_, call, waited)| (call.at.table, waited)).collect();
    if !calls.is_empty() {
        next.waits.push(Wait::Judge(calls));
        next.steps.push(Step::AnswerCalls);
    }
    let lines: Vec<u32> = tournament.merge.waiting().map(|(line, _)| line + 1).collect();
    if !lines.is_empty() && phase != Phase::Closed {
        next.waits.push(Wait::LeftOut(lines));
        next.steps.push(Step::SettleLines);
    }
    next
}

fn is_list(tournament: &Tournament) -> bool {
    matches!(tournament.setup.system(), SeatingSystem::Fixed | SeatingSystem::Manual)
        || tournament.seats.rounds.last().is_some_and(|r| r.origin == seats::Origin::Loaded)
}

/// Whether those who play the final are still the best: a round may have been corrected since.
fn finalists(tournament: &Tournament, phase: Phase, next: &mut NextStep) {
    if !matches!(phase, Phase::Final(..) | Phase::Played) {
        return;
    }
    let Some((round, missing, over)) = seats::other_finalists(tournament) else { return };
    let basis = tournament.setup.law.hall.cite(HallTopic::Finalists);
    next.waits.push(Wait::Finalists { round, missing, over, basis });
}

/// Players who are not here, their number, substitutes.
fn people(tournament: &Tournament, next: &mut NextStep) {
    let persons = tournament.people.persons.iter().enumerate();
    let awaited = persons.filter(|(_, p)| p.part == Part::Player && p.standing == Standing::Listed);
    let awaited: Vec<PersonId> = awaited.map(|(i, _)| PersonId::of_index(i)).collect();
    if !awaited.is_empty() {
        next.waits.push(Wait::NotHere(awaited));
        next.steps.push(Step::CheckIn);
    }
    next.steps.push(Step::Register);
    number(tournament, RoundNo(1), next);
    let hall = &tournament.setup.law.hall;
    let reserves = tournament.people.persons.iter().any(|p| matches!(p.part, Part::Substitute(_)));
    if hall.entry.tables.value == Tables::LastMayBeShort && !reserves {
        next.waits.push(Wait::Substitutes(hall.cite(HallTopic::SubstituteList)));
    }
}

fn number(tournament: &Tournament, round: RoundNo, next: &mut NextStep) {
    let players = seats::present(tournament, round);
    let Answer { value, basis } = seats::count(tournament, players.len());
    match value {
        Count::Full | Count::LastShort(_) => {}
        Count::TooFew => next.waits.push(Wait::Players),
        Count::Wrong { over, missing } => {
            let mut players = players;
            players.sort_unstable();
            let over = players.split_off(players.len() - usize::from(over));
            next.waits.push(Wait::Number { over, missing, basis });
        }
    }
}

fn unseated(tournament: &Tournament, round: RoundNo, next: &mut NextStep) {
    number(tournament, round, next);
    let hall = &tournament.setup.law.hall;
    if tournament.setup.rounds().is_none() && hall.course.kind.value == EventKind::Tournament {
        next.waits.push(Wait::Rounds);
        next.steps.push(Step::Choose);
    }
    match tournament.setup.system() {
        SeatingSystem::Italian => next.steps.push(Step::Plan),
        SeatingSystem::Fixed | SeatingSystem::Manual => {
            next.waits.push(Wait::Schedule);
            next.steps.push(Step::Load);
        }
        SeatingSystem::AutoTable => next.steps.push(Step::StartGame),
        _ => next.steps.push(Step::Seat(round)),
    }
    if round == RoundNo(1) {
        next.steps.push(Step::Draw);
    }
}

/// Slots that have left and still sit in a round that is not begun.
fn leavers(tournament: &Tournament, round: RoundNo, next: &mut NextStep) {
    let Some(seated) = tournament.seats.round(round) else { return };
    if tournament.round.course(round).is_some_and(super::Course::has_begun) {
        return;
    }
    // For whom somebody comes in he has his seat no more.
    let open = |entry: &EntryId| is_played(tournament, round, *entry) == NeedsResult::No;
    let active: Vec<EntryId> = tournament.people.active(round).collect();
    let gone: Vec<EntryId> = seated.seated().filter(|e| !active.contains(e)).filter(open).collect();
    if !gone.is_empty() {
        next.waits.push(Wait::Leavers(round, gone));
        // The first round of a plan is that of the lots.
        let planned = matches!(seated.origin, seats::Origin::System(SeatingSystem::Italian, _))
            || (seated.origin == seats::Origin::Lots && tournament.setup.system() == SeatingSystem::Italian);
        let present = seats::present(tournament, round).len();
        let fits = matches!(seats::count(tournament, present).value, Count::Full | Count::LastShort(_));
        // A plan of all rounds is for a number that fills the tables.
        next.steps.push(if planned && fits { Step::Plan } else { fill(tournament, round) });
    }
}

/// What is done about an empty seat.
fn fill(tournament: &Tournament, round: RoundNo) -> Step {
    match tournament.setup.law.hall.short.gap.value {
        Gap::CloseUp | Gap::LastTable => Step::CloseUp(round),
        Gap::Substitute => Step::PutIn(round),
    }
}

/// Those who are kept apart and sit together, as long as the round has not begun.
fn together(tournament: &Tournament, round: RoundNo, next: &mut NextStep) {
    let found = seats::together(tournament, round);
    if !found.is_empty() && !tournament.round.course(round).is_some_and(super::Course::has_begun) {
        next.waits.push(Wait::Together(round, found));
    }
}

/// Tables that do not play because somebody is missing. As long as nobody has decided that, it comes before play.
fn missing(tournament: &Tournament, round: RoundNo, next: &mut NextStep) {
    let gaps = gaps(tournament, round);
    let Some(first) = gaps.first() else { return };
    let who = gaps.iter().flat_map(|gap| gap.missing.iter().copied()).collect();
    next.waits.push(Wait::Gaps(gaps.iter().map(|gap| gap.table).collect(), who, first.basis));
    let at = if gaps.iter().any(|gap| gap.known == Known::Not) { 0 } else { next.steps.len() };
    let step = fill(tournament, round);
    next.steps.retain(|other| *other != step);
    next.steps.insert(at.min(next.steps.len()), step);
}

/// An announced round: seats, signals, play, protocols.
fn running(tournament: &Tournament, round: RoundNo, now: Moment, next: &mut NextStep) {
    let hall = &tournament.setup.law.hall;
    leavers(tournament, round, next);
    let Some(seated) = tournament.seats.round(round) else { return };
    let by = seats_by(tournament, round);
    // Where a result stands the seats are those that it was entered by.
    let open: Vec<TableNo> = seats::unsettled(tournament, round);
    if by.value != SeatsBy::Announced && seated.kind != RoundKind::Game && !open.is_empty() {
        next.waits.push(Wait::Seats(by.value, open, by.basis));
        next.steps.push(Step::FindSeats(round));
    }
    let waits = not_begun(tournament, round, now);
    if !waits.is_empty() && seated.kind != RoundKind::Game {
        next.waits.push(Wait::Start(waits, hall.cite(HallTopic::StartSignal)));
        next.steps.insert(0, Step::Start(round));
    }
    missing(tournament, round, next);
    together(tournament, round, next);
    let clocks: Vec<_> =
        playing(tournament, round).map(|at| (at.table, table(tournament, at, now))).collect();
    let over = clocks.iter().filter(|(_, c)| c.stage == Stage::TimeUp).map(|(t, _)| *t).collect::<Vec<_>>();
    if !over.is_empty() && hall.clock.time_up.value == rules::hall::TimeUp::LastDealSignal {
        next.waits.push(Wait::LastDeal(over, hall.clock.time_up.basis));
        next.steps.push(Step::LastDeal(round));
    }
    let plays = |stage: Stage| !matches!(stage, Stage::Waits | Stage::Ended);
    let play: Vec<_> = clocks.iter().filter(|(_, c)| plays(c.stage)).map(|(t, c)| (*t, c.left)).collect();
    if !play.is_empty() {
        next.waits.push(Wait::Play(play));
    }
    let lacking = confirm::lacking(tournament, round);
    if lacking.is_empty() {
        next.steps.insert(0, Step::Confirm(round));
    }
    for (lacks, tables) in lacking {
        let step = match lacks {
            Lacks::Players | Lacks::Decision => fill(tournament, round),
            Lacks::Protocol | Lacks::Confirmation | Lacks::OwnPart => Step::Protocols(round),
            Lacks::Choice | Lacks::Answer => Step::Settle(round),
        };
        if !next.steps.contains(&step) {
            next.steps.push(step);
        }
        next.waits.push(Wait::Protocols(lacks, tables));
    }
}
