//! Settings and people that pass every gate.
use rules::hall::EventKind;
use tournament::Date;
use tournament::people::{Experience, Membership, Profile};
use tournament::setup::{Choices, Law, Settings};

/// A day; tests name only days of the calendar.
const fn day(year: i16, month: u8, day: u8) -> Date {
    match Date::new(year, month, day) {
        Some(date) => date,
        None => panic!("the calendar has no such day"),
    }
}

/// The first day of every event of the tests.
pub const FIRST_DAY: Date = day(2026, 3, 29);

/// Settings of one day in Vladivostok, with what the regulation leaves open filled in: four rounds of 90 minutes.
pub fn settings(law: &Law) -> Settings {
    let hall = &law.hall;
    let rounds = hall.course.rounds.value.get().is_none() && hall.course.kind.value == EventKind::Tournament;
    Settings {
        name: "Spring".into(),
        place: "Vladivostok".into(),
        zone: "Asia/Vladivostok".into(),
        first_day: FIRST_DAY,
        last_day: FIRST_DAY,
        choices: Choices {
            rounds: rounds.then_some(4),
            round_minutes: hall.clock.round_minutes.value.get().is_none().then_some(90),
            ..Choices::NONE
        },
    }
}

/// A grown-up visitor of the meeting with experience; the number makes the name.
pub fn profile(number: usize) -> Profile {
    Profile {
        name: format!("Player {number}"),
        birth: Some(day(1990, 1, 1)),
        experience: Experience::Tournaments,
        membership: Membership::Visitor,
        ..Profile::default()
    }
}
