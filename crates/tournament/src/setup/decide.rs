//! What the law says to a command about the event itself.
use super::settings::refused;
use super::{
    Announcement, Command, Event as Happened, Law, Life, ProgrammeItem, Reason, Settings, close, programme,
    settings,
};
use crate::command::Order;
use crate::event::Event;
use crate::refusal::{Reason as Any, Refused};
use crate::seats::RoundKind;
use crate::standings;
use crate::tournament::Tournament;
use std::mem::discriminant;

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let event = match command {
        Command::Open(_) => return Err(Reason::Opened.into()),
        Command::Change(settings) => change(tournament, settings)?,
        Command::Programme(items) => set(tournament, items.clone())?,
        Command::Timetable { midnight } => {
            let printed = programme::timetable(&tournament.setup.law.hall, *midnight);
            if printed.is_empty() {
                return Err(Reason::NoTimetable.into());
            }
            set(tournament, printed.into_iter().map(|item| item.value).collect())?
        }
        Command::Announce { text, .. } if text.trim().is_empty() => return Err(Reason::NoText.into()),
        Command::Announce { tables, text } => {
            let (tables, text) = (tables.clone(), text.clone());
            Happened::Announced(Announcement { at: order.at, tables, text })
        }
        Command::AdoptLaw(law) => adopt(tournament, law)?,
        Command::Close => {
            let waiting = close::waiting(tournament);
            if !waiting.is_empty() {
                return Err(refused(waiting.into_iter().map(Reason::Waits).collect()));
            }
            let places =
                standings::current(tournament).placed().map(|(place, row)| (row.entry, place)).collect();
            Happened::Closed { at: order.at, places }
        }
        Command::Reopen { .. } if tournament.setup.life == Life::Running => {
            return Err(Reason::Running.into());
        }
        Command::Reopen { reason } if reason.trim().is_empty() => return Err(Refused::of(Any::NoReason)),
        Command::Reopen { reason } => Happened::Reopened { reason: reason.clone() },
    };
    Ok(vec![Event::Setup(event)])
}

/// Settings that leave what was played as it is.
fn change(tournament: &Tournament, settings: &Settings) -> Result<Happened, Refused> {
    let mut reasons = settings::reasons(&tournament.setup.law, settings);
    let begun = tournament.round.courses.iter().filter(|course| course.has_begun()).count() as u16;
    if settings.choices.rounds.is_some_and(|rounds| rounds < begun) {
        reasons.push(Reason::RoundsBegun(begun));
    }
    let seated = tournament.seats.rounds.iter().filter(|round| round.kind == RoundKind::Round).count() as u16;
    if settings.choices.rounds.is_some_and(|rounds| (begun..seated).contains(&rounds)) {
        reasons.push(Reason::RoundsSeated(seated));
    }
    let own = &tournament.setup.settings;
    if begun > 0 && settings.first_day != own.first_day {
        reasons.push(Reason::FirstDayFixed(own.first_day));
    }
    let players = tournament.people.active(tournament.seats.next()).count() as u16;
    if settings.choices.limit.is_some_and(|limit| limit < players && own.choices.limit != Some(limit)) {
        reasons.push(Reason::LimitBelow(players));
    }
    if reasons.is_empty() { Ok(Happened::Changed(Box::new(settings.clone()))) } else { Err(refused(reasons)) }
}

fn set(tournament: &Tournament, mut items: Vec<ProgrammeItem>) -> Result<Happened, Refused> {
    let reasons = programme::reasons(&tournament.setup, &items);
    if !reasons.is_empty() {
        return Err(refused(reasons));
    }
    items.sort_by_key(|item| item.from);
    Ok(Happened::ProgrammeSet(items))
}

/// Another law under which the settings hold. What was entered stays; what it comes to may change.
fn adopt(tournament: &Tournament, law: &Law) -> Result<Happened, Refused> {
    let own = &tournament.setup.law;
    if own == law {
        return Err(Reason::SameLaw.into());
    }
    let mut reasons = settings::reasons(law, &tournament.setup.settings);
    if discriminant(&own.table) != discriminant(&law.table) {
        reasons.push(Reason::OtherFamily);
    }
    if reasons.is_empty() { Ok(Happened::LawAdopted(Box::new(law.clone()))) } else { Err(refused(reasons)) }
}
