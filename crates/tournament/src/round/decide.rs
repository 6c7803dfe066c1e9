//! What the law says to a command of this chapter.
use super::{
    Command, Event as RoundEvent, GivenExtra, GivenSignal, Reason, Signal, Tables, clock, confirm, late,
};
use crate::command::Order;
use crate::event::Event;
use crate::id::{CallNo, EntryId, RoundNo, TableId, TableNo};
use crate::refusal::{Reason as AnyReason, Refused};
use crate::round::Extra;
use crate::round::play::{Gap, Known, gaps};
use crate::seats::Visibility;
use crate::time::Span;
use crate::tournament::Tournament;
use rules::hall::{EarlyStart, TimeUp};

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let now = order.at;
    match command {
        Command::Signal { round, tables, signal } => give_signal(tournament, order, *round, *tables, *signal),
        Command::Extra { round, tables, extra, reason } => {
            let mut reasons = own(open_round(tournament, *round));
            if !matches!(extra, Extra::Time(span) if *span > Span::ZERO)
                && !matches!(extra, Extra::Deals(1..))
            {
                reasons.push(Reason::NoExtra.into());
            }
            if matches!(extra, Extra::Time(span) if *span > DAY) {
                reasons.push(Reason::TooMuchTime(DAY).into());
            }
            reasons.extend(no_tables(tournament, *round, *tables).map(AnyReason::Round));
            needs_reason(&mut reasons, reason);
            let given = GivenExtra { tables: *tables, extra: *extra, at: now, reason: reason.clone() };
            done(reasons, RoundEvent::Extended { round: *round, given })
        }
        Command::Late { round, entry, by } => {
            refuse(own(late_faults(tournament, *round, *entry, *by)))?;
            Ok(late::came_late(tournament, *round, *entry, *by, now))
        }
        Command::LateOut { round, entry, by, reason } => {
            let mut reasons = own(late_faults(tournament, *round, *entry, *by));
            reasons.extend(late::has_result(tournament, *round, *entry).map(AnyReason::Round));
            needs_reason(&mut reasons, reason);
            refuse(reasons)?;
            Ok(late::put_out(tournament, *round, *entry, *by, now))
        }
        Command::Absent { round, entry, told } => {
            let mut reasons = late::faults(tournament, *round, *entry);
            reasons.extend(late::has_result(tournament, *round, *entry));
            refuse(own(reasons))?;
            Ok(late::was_absent(tournament, *round, *entry, *told, now))
        }
        Command::StopEarly { at, reason } => stop_early(tournament, order, *at, reason),
        Command::Void { at, reason } => {
            let mut reasons = own(open_table(tournament, *at));
            if tournament.round.course(at.round).is_some_and(|c| c.is_void(at.table)) {
                reasons.push(Reason::AlreadyVoid.into());
            }
            needs_reason(&mut reasons, reason);
            done(reasons, RoundEvent::Voided { at: *at, reason: reason.clone() })
        }
        Command::Call { at, about } => call(tournament, order, *at, about),
        Command::Answer { call, ruling } => {
            let reasons = match tournament.round.calls.get(call.index()) {
                None => vec![Reason::Unknown],
                Some(found) if found.answered.is_some() => vec![Reason::AlreadyAnswered(*call)],
                Some(_) => Vec::new(),
            };
            done(own(reasons), RoundEvent::Answered { call: *call, when: now, ruling: ruling.clone() })
        }
        Command::Confirm { round } => {
            done(own(confirm::faults(tournament, *round)), RoundEvent::Confirmed { round: *round, at: now })
        }
        Command::Reopen { round, reason } => {
            let mut reasons = Vec::new();
            if !tournament.round.is_confirmed(*round) {
                reasons.push(Reason::NotConfirmed(*round).into());
            }
            needs_reason(&mut reasons, reason);
            done(reasons, RoundEvent::Reopened { round: *round, reason: reason.clone() })
        }
    }
}

/// No event has more extra time at once, and nobody is later.
const DAY: Span = Span::minutes(24 * 60);

/// Why somebody cannot have come late by so much.
fn late_faults(tournament: &Tournament, round: RoundNo, entry: EntryId, by: Span) -> Vec<Reason> {
    let mut reasons = late::faults(tournament, round, entry);
    if by <= Span::ZERO {
        reasons.push(Reason::NotLate);
    }
    if by > DAY {
        reasons.push(Reason::TooMuchTime(DAY));
    }
    if late::verdict(&tournament.setup.law, by).value == late::LateVerdict::NoShow {
        reasons.extend(late::has_result(tournament, round, entry));
    }
    reasons
}

/// A range in which the round has no table.
fn no_tables(tournament: &Tournament, round: RoundNo, tables: Tables) -> Option<Reason> {
    let is_seated = tournament.seats.round(round).is_some();
    match tables {
        Tables::Range(from, to) if is_seated && named(tournament, round, tables).is_empty() => {
            Some(Reason::NoSuchTables(from, to))
        }
        Tables::Range(..) | Tables::All => None,
    }
}

/// A signal goes to those of the named tables that it says something new to.
fn give_signal(
    tournament: &Tournament,
    order: &Order,
    round: RoundNo,
    tables: Tables,
    signal: Signal,
) -> Result<Vec<Event>, Refused> {
    let mut reasons = open_round(tournament, round);
    reasons.extend(no_tables(tournament, round, tables));
    refuse(own(reasons))?;
    let law = &tournament.setup.law.hall.clock;
    let all = named(tournament, round, tables);
    let read = |table: TableNo| clock::table(tournament, TableId { round, table }, order.at);
    if signal == Signal::Start {
        refuse(own(no_players(tournament, round, tables).into_iter().collect()))?;
    }
    let new: Vec<TableNo> = all
        .iter()
        .copied()
        .filter(|table| {
            use clock::Stage::{Ended, LastDeal, Paused, Waits};
            let clock = read(*table);
            match signal {
                Signal::Start => clock.stage == Waits,
                Signal::Pause => !matches!(clock.stage, Waits | Ended | Paused),
                Signal::Resume => clock.stage == Paused,
                Signal::LastDeal => {
                    !matches!(clock.stage, Waits | Ended | LastDeal) && clock.last_deal.is_none()
                }
                Signal::End => !matches!(clock.stage, Waits | Ended),
            }
        })
        .collect();
    if new.is_empty() {
        return Err(Reason::NothingNew(all).into());
    }
    let waits_for_time = signal == Signal::LastDeal && law.time_up.value == TimeUp::LastDealSignal;
    let left = |table: TableNo| read(table).left.filter(|left| waits_for_time && *left > Span::ZERO);
    let due: Vec<TableNo> = new.iter().copied().filter(|table| left(*table).is_none()).collect();
    if due.is_empty() {
        let left = new.iter().filter_map(|table| Some((*table, left(*table)?))).collect();
        return Err(Reason::NotYet(left, law.time_up.basis).into());
    }
    let given = |tables| GivenSignal { tables, signal, at: order.at };
    let ranges = if due == new { vec![tables] } else { ranges(&due) };
    Ok(ranges
        .into_iter()
        .map(|tables| Event::Round(RoundEvent::Signalled { round, given: given(tables) }))
        .collect())
}

/// Tables that would drop out of the round without a word: somebody has left who sits there.
fn no_players(tournament: &Tournament, round: RoundNo, tables: Tables) -> Option<Reason> {
    let open: Vec<Gap> = gaps(tournament, round)
        .into_iter()
        .filter(|gap| gap.known == Known::Not && tables.has(gap.table))
        .collect();
    let basis = open.first()?.basis;
    let missing = open.iter().flat_map(|gap| gap.missing.iter().copied()).collect();
    Some(Reason::Gaps(open.iter().map(|gap| gap.table).collect(), missing, basis))
}

/// Tables that follow each other, as ranges.
fn ranges(tables: &[TableNo]) -> Vec<Tables> {
    let mut ranges: Vec<(TableNo, TableNo)> = Vec::new();
    for table in tables {
        match ranges.last_mut() {
            Some((_, last)) if last.0 + 1 == table.0 => *last = *table,
            _ => ranges.push((*table, *table)),
        }
    }
    ranges.into_iter().map(|(from, to)| Tables::Range(from, to)).collect()
}

fn stop_early(
    tournament: &Tournament,
    order: &Order,
    at: TableId,
    reason: &str,
) -> Result<Vec<Event>, Refused> {
    let early = tournament.setup.law.hall.clock.early;
    let mut reasons = own(open_table(tournament, at));
    if let Some(started) = clock::table(tournament, at, order.at).started {
        reasons.push(Reason::NotEarly(started, early.basis).into());
    }
    // Where the regulation itself lets the judge stop it, its clause is the reason.
    match early.value {
        EarlyStart::MayBeStopped => {}
        EarlyStart::Judge => needs_reason(&mut reasons, reason),
    }
    done(reasons, RoundEvent::StoppedEarly { at, reason: reason.to_owned() })
}

fn call(tournament: &Tournament, order: &Order, at: TableId, about: &str) -> Result<Vec<Event>, Refused> {
    let mut reasons = Vec::new();
    if tournament.seats.seats(at).is_none() {
        reasons.push(Reason::Unknown);
    }
    if about.trim().is_empty() {
        reasons.push(Reason::NoWords);
    }
    let open = tournament.round.calls.iter().position(|c| c.at == at && c.answered.is_none());
    if let Some(open) = open {
        reasons.push(Reason::AlreadyCalled(CallNo::of_index(open)));
    }
    let call = CallNo::of_index(tournament.round.calls.len());
    done(own(reasons), RoundEvent::Called { call, at, since: order.at, about: about.to_owned() })
}

/// The tables of the round that are meant.
fn named(tournament: &Tournament, round: RoundNo, tables: Tables) -> Vec<TableNo> {
    let all = tournament.seats.round(round).map_or(0, |r| r.tables.len());
    (0..all).map(TableNo::of_index).filter(|table| tables.has(*table)).collect()
}

/// Why nothing can happen in a round: it is not announced, or confirmed.
fn open_round(tournament: &Tournament, round: RoundNo) -> Vec<Reason> {
    let mut reasons = match tournament.seats.round(round) {
        None => vec![Reason::Unknown],
        Some(seated) if seated.visibility == Visibility::Planned => vec![Reason::NotPublished(round)],
        Some(_) => Vec::new(),
    };
    if tournament.round.is_confirmed(round) {
        reasons.push(Reason::Confirmed(round));
    }
    reasons
}

fn open_table(tournament: &Tournament, at: TableId) -> Vec<Reason> {
    let mut reasons = open_round(tournament, at.round);
    if tournament.seats.seats(at).is_none() && reasons != [Reason::Unknown] {
        reasons.push(Reason::Unknown);
    }
    reasons
}

fn own(reasons: Vec<Reason>) -> Vec<AnyReason> {
    reasons.into_iter().map(AnyReason::Round).collect()
}

fn needs_reason(reasons: &mut Vec<AnyReason>, reason: &str) {
    if reason.trim().is_empty() {
        reasons.push(AnyReason::NoReason);
    }
}

fn refuse(reasons: Vec<AnyReason>) -> Result<(), Refused> {
    if reasons.is_empty() { Ok(()) } else { Err(Refused { reasons }) }
}

fn done(reasons: Vec<AnyReason>, event: RoundEvent) -> Result<Vec<Event>, Refused> {
    refuse(reasons)?;
    Ok(vec![Event::Round(event)])
}
