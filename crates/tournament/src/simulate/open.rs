//! Opens a simulated event: what the organiser fills in where the regulation leaves a choice.
use super::Games;
use super::desk::{Desk, Done, ORGANISER};
use crate::command::Command;
use crate::lots::Lots;
use crate::seats::Kin;
use crate::setup::{self, Choices, Law, Settings, systems};
use crate::time::{Date, Moment};
use rules::clause::Basis;
use rules::hall::{EventKind, SeatingSystem};

/// Noon of the first day, 29 March 2026.
pub(super) const NOON: Moment = Moment(1_774_785_600_000);

/// A day of the calendar.
pub(super) const fn day(year: i16, month: u8, day: u8) -> Date {
    match Date::new(year, month, day) {
        Some(date) => date,
        None => panic!("the calendar has no such day"),
    }
}

pub(super) fn open<'a>(law: &Law, players: u16, seed: u64, games: &'a dyn Games) -> Done<Desk<'a>> {
    let mut lots = Lots::stream(seed, u64::from(players));
    let hall = &law.hall;
    let kind = hall.course.kind.value;
    let free_rounds = hall.course.rounds.value.get().is_none();
    let rounds = match kind {
        EventKind::Tournament => Some(3 + lots.below(4) as u16),
        EventKind::League if lots.below(2) == 0 => Some(4 + lots.below(5) as u16),
        EventKind::League | EventKind::Ladder => None,
    };
    let clock = kind == EventKind::Tournament && hall.clock.round_minutes.value.get().is_none();
    let allowed: Vec<SeatingSystem> =
        systems(law).into_iter().filter(|s| *s != SeatingSystem::AutoTable).collect();
    let system = (kind != EventKind::Ladder && lots.below(4) > 0)
        .then(|| allowed[lots.below(allowed.len() as u32) as usize]);
    let prizes = !matches!(hall.ties.prize_places.basis, Basis::Clause(_)) && lots.below(3) == 0;
    let choices = Choices {
        rounds: rounds.filter(|_| free_rounds),
        system,
        round_minutes: (clock && lots.below(2) == 0).then(|| 60 + lots.below(60) as u16),
        prize_places: prizes.then(|| lots.below(8) as u16),
        limit: (kind == EventKind::Tournament && lots.below(3) == 0).then(|| 4.max(players - players % 4)),
        ..Choices::NONE
    };
    let limit = hall.entry.limit.value.get().map(|n| n as u16);
    let choices = Choices { limit: choices.limit.map(|own| own.min(limit.unwrap_or(own))), ..choices };
    let first = day(2026, 3, 29);
    let settings = Settings {
        name: "Spring".into(),
        place: "Vladivostok".into(),
        zone: "Asia/Vladivostok".into(),
        first_day: first,
        last_day: first,
        choices,
    };
    let opening = Command::Setup(setup::Command::Open(Box::new((law.clone(), settings.clone()))));
    let mut desk = Desk::open(opening, lots, games, NOON)?;
    desk.settle_in(&settings)?;
    Ok(desk)
}

impl Desk<'_> {
    fn settle_in(&mut self, settings: &Settings) -> Done {
        let command = |c| Command::Setup(c);
        if !self.law().hall.programme.is_empty() && self.chance(30) {
            // The timetable of a day long past, so that the clock of this simulation waits for nobody.
            self.give(ORGANISER, command(setup::Command::Timetable { midnight: Moment(0) }))?;
        }
        let nameless = Settings { name: " ".into(), ..settings.clone() };
        self.is_refused(ORGANISER, command(setup::Command::Change(Box::new(nameless))))?;
        if self.chance(40) {
            let named = Settings { place: "Khabarovsk".into(), ..settings.clone() };
            self.give(ORGANISER, command(setup::Command::Change(Box::new(named))))?;
        }
        if self.chance(20) {
            let demands = crate::seats::Demands { apart: vec![Kin::Team], ..Default::default() };
            self.give(ORGANISER, Command::Seats(crate::seats::Command::Demand(demands)))?;
        }
        let text = "welcome".into();
        self.give(ORGANISER, command(setup::Command::Announce { tables: Vec::new(), text }))
    }
}
