//! Whether settings are within the law: all reasons against them, each with its clause.
use super::{Law, Reason, Settings};
use crate::refusal::{Reason as Any, Refused};
use crate::seats::is_allowed;
use rules::clause::Basis;
use rules::hall::{EventLength, SeatingSystem, Stakes};
use std::ops::RangeInclusive;

/// The years of events: another one is a slip of the pen.
pub const YEARS: RangeInclusive<i16> = 1990..=2100;

/// Whether an event may have these settings under this law.
pub(crate) fn check(law: &Law, settings: &Settings) -> Result<(), Refused> {
    let reasons = reasons(law, settings);
    if reasons.is_empty() { Ok(()) } else { Err(refused(reasons)) }
}

pub(super) fn refused(reasons: Vec<Reason>) -> Refused {
    Refused { reasons: reasons.into_iter().map(Any::Setup).collect() }
}

pub(super) fn reasons(law: &Law, settings: &Settings) -> Vec<Reason> {
    let hall = &law.hall;
    let mut all = Vec::new();
    if settings.name.trim().is_empty() {
        all.push(Reason::NoName);
    }
    if settings.zone.trim().is_empty() {
        all.push(Reason::NoZone);
    }
    if settings.first_day > settings.last_day {
        all.push(Reason::DaysOutOfOrder);
    }
    if [settings.first_day, settings.last_day].iter().any(|day| !YEARS.contains(&day.year())) {
        all.push(Reason::Years);
    }
    if hall.course.length.value == EventLength::OneDay && settings.first_day < settings.last_day {
        all.push(Reason::OneDay(hall.course.length.basis));
    }
    choices(law, settings, &mut all);
    all
}

fn choices(law: &Law, settings: &Settings, all: &mut Vec<Reason>) {
    let (hall, chosen) = (&law.hall, &settings.choices);
    let fixed = |law: Option<i32>, own: Option<u16>| {
        law.map(|n| n as u16).filter(|law| own.is_some_and(|own| own != *law))
    };
    match fixed(hall.course.rounds.value.get(), chosen.rounds) {
        Some(rounds) => all.push(Reason::RoundsFixed(rounds, hall.course.rounds.basis)),
        None if chosen.rounds == Some(0) => all.push(Reason::NoRounds),
        None => {}
    }
    match fixed(hall.clock.round_minutes.value.get(), chosen.round_minutes) {
        Some(minutes) => all.push(Reason::MinutesFixed(minutes, hall.clock.round_minutes.basis)),
        None if chosen.round_minutes == Some(0) => all.push(Reason::NoMinutes),
        None => {}
    }
    if let Some(system) = chosen.system.filter(|system| is_allowed(law, *system).is_err()) {
        all.push(Reason::System(system, hall.seating.choice.basis));
    }
    let prizes = hall.ties.prize_places;
    let named = matches!(prizes.basis, Basis::Clause(_));
    if let Some(places) = fixed(Some(prizes.value.get()).filter(|_| named), chosen.prize_places) {
        all.push(Reason::PrizePlacesFixed(places, prizes.basis));
    }
    if let Some(limit) = chosen.limit {
        match hall.entry.limit.value.get() {
            Some(most) if i32::from(limit) > most => {
                all.push(Reason::LimitAbove(most as u16, hall.entry.limit.basis));
            }
            _ if limit < 4 => all.push(Reason::LimitTooSmall),
            _ => {}
        }
    }
    let money = [chosen.stake, chosen.prize_fund].into_iter().flatten().any(|sum| sum > 0);
    if hall.course.stakes.value == Stakes::None && money {
        all.push(Reason::Stakes(hall.course.stakes.basis));
    }
}

/// The systems of seating that an event of this law may choose.
pub fn systems(law: &Law) -> Vec<SeatingSystem> {
    SeatingSystem::ALL.iter().copied().filter(|system| is_allowed(law, *system).is_ok()).collect()
}
