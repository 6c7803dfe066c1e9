//! What the law says to a command of this chapter.
use super::rating::unrated;
use super::{Command, Event as ClubEvent, Rated, Reason, auto};
use crate::command::Order;
use crate::event::Event;
use crate::id::{EntryId, RoundNo};
use crate::refusal::{Reason as AnyReason, Refused};
use crate::round::{self, GivenSignal, Signal, Tables};
use crate::seats::{RoundKind, Seats};
use crate::setup::Law;
use crate::time::{Date, Moment};
use crate::tournament::Tournament;
use rules::clause::Answer;
use rules::hall::{EventKind, HallTopic, RatingKind};

/// Whether a game enters the rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counts {
    /// It does.
    Rated,
    /// It does not.
    Unrated,
}

/// Whether a game enters the rating, and by which clause. It is said before the game begins and stays.
pub fn counts(law: &Law, rated: Rated) -> Answer<Counts> {
    let rating = &law.hall.rating;
    if rating.kind.value == RatingKind::None {
        return Answer { value: Counts::Unrated, basis: rating.kind.basis };
    }
    match unrated(&law.hall, rated) {
        Ok(basis) => Answer { value: Counts::Rated, basis },
        Err(why) => Answer { value: Counts::Unrated, basis: why.basis },
    }
}

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let hall = &tournament.setup.law.hall;
    let mut reasons = Vec::new();
    if hall.course.kind.value == EventKind::Tournament {
        reasons.push(Reason::HasRounds(hall.course.kind.basis));
    }
    match command {
        Command::StartGame { day, seats, rated } => {
            let players: Vec<EntryId> = seats.iter().flatten().copied().collect();
            reasons.extend(faults(tournament, &players));
            if players.len() < 4 {
                let basis = hall.cite(HallTopic::TooFewDoNotPlay);
                reasons.push(Reason::TooFew(players.len() as u8, basis));
            }
            refuse(reasons)?;
            Ok(start(tournament.seats.next(), *day, *seats, *rated, order.at))
        }
        Command::AutoTables { day, present, seed } => {
            reasons.extend(faults(tournament, present));
            if present.len() < 4 {
                reasons.push(Reason::TooFew(present.len() as u8, hall.seating.system.basis));
            }
            refuse(reasons)?;
            let formed = auto::form(tournament, *day, present, *seed);
            let next = tournament.seats.next();
            let games =
                formed.tables.into_iter().enumerate().flat_map(|(i, seats)| {
                    start(RoundNo(next.0 + i as u32), *day, seats, Rated::Yes, order.at)
                });
            Ok(games.collect())
        }
    }
}

/// The events of a game that begins.
fn start(round: RoundNo, day: Date, seats: Seats, rated: Rated, now: Moment) -> Vec<Event> {
    let given = GivenSignal { tables: Tables::All, signal: Signal::Start, at: now };
    vec![
        Event::Club(ClubEvent::GameStarted { round, day, seats, rated }),
        Event::Round(round::Event::Signalled { round, given }),
    ]
}

/// Why these players cannot sit down.
fn faults(tournament: &Tournament, players: &[EntryId]) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let next = tournament.seats.next();
    for (i, entry) in players.iter().enumerate() {
        if players[..i].contains(entry) {
            reasons.push(Reason::Twice(*entry));
        }
        if tournament.people.slot(*entry).is_none_or(|slot| slot.out_from.is_some_and(|out| out <= next)) {
            reasons.push(Reason::Unknown(*entry));
        }
        let rounds = tournament.seats.rounds.iter().enumerate();
        let games = rounds.filter(|(_, r)| r.kind == RoundKind::Game).map(|(i, r)| (RoundNo::of_index(i), r));
        let mut open = games.filter(|(no, _)| !tournament.round.is_confirmed(*no));
        if let Some((no, _)) = open.find(|(_, r)| r.find(*entry).is_some()) {
            reasons.push(Reason::Plays(*entry, no));
        }
    }
    reasons
}

fn refuse(reasons: Vec<Reason>) -> Result<(), Refused> {
    if reasons.is_empty() {
        return Ok(());
    }
    Err(Refused { reasons: reasons.into_iter().map(AnyReason::Club).collect() })
}
