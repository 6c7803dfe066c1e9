//! What an organiser fills in where the regulation leaves a choice: the fields, and what was typed in them.
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::Page;
use crate::time;
use rules::hall::SeatingSystem;
use text::{Lang, say};
use tournament::Date;
use tournament::setup::{self, Choices, Law, Settings};

/// The fields as they are shown.
#[derive(Default)]
pub(super) struct Shown {
    pub(super) rounds: String,
    pub(super) minutes: String,
    pub(super) prizes: String,
    pub(super) limit: String,
    pub(super) system: String,
    pub(super) systems: Vec<(String, String)>,
}

/// The systems of seating with their names.
pub(super) fn systems(lang: Lang, all: impl IntoIterator<Item = SeatingSystem>) -> Vec<(String, String)> {
    let name =
        |system: SeatingSystem| (system.name().to_owned(), say!(lang, "hall-system", system = system.name()));
    all.into_iter().map(name).collect()
}

/// The choices of an event.
pub(super) fn shown(lang: Lang, law: &Law, choices: &Choices) -> Shown {
    let number = |n: Option<u16>| n.map(|n| n.to_string()).unwrap_or_default();
    Shown {
        rounds: number(choices.rounds),
        minutes: number(choices.round_minutes),
        prizes: number(choices.prize_places),
        limit: number(choices.limit),
        system: choices.system.map(|system| system.name().to_owned()).unwrap_or_default(),
        systems: systems(lang, setup::systems(law)),
    }
}

/// The first and the last day that were typed; what is no day is said.
pub(super) fn days(page: &Page, fields: &Fields) -> Result<(Date, Date), Vec<String>> {
    let day = |name: &str| time::date(fields.text(name));
    match (day("from"), day("to")) {
        (Some(from), Some(to)) => Ok((from, to)),
        (from, to) => {
            let wrong = [(from, "from"), (to, "to")].into_iter().filter(|(day, _)| day.is_none());
            let said = |name: &str| say!(page.lang(), "event-no-day", typed = fields.text(name));
            Err(wrong.map(|(_, name)| said(name)).collect())
        }
    }
}

/// The settings that were typed. What the form does not ask stays as it was.
pub(super) fn read(page: &Page, fields: &Fields, before: Choices) -> Result<Settings, Failure> {
    let lang = page.lang();
    let mut wrong = Vec::new();
    let zone = fields.text("zone").to_owned();
    if !time::is_zone(&zone) {
        wrong.push(say!(lang, "event-no-zone", zone = zone.as_str()) + ". " + &page.s("event-zone-form"));
    }
    let days = days(page, fields).map_err(|why| wrong.extend(why)).ok();
    let mut number = |name: &str| {
        let typed = fields.text(name);
        let number = typed.parse::<u16>().ok();
        if number.is_none() && !typed.is_empty() {
            wrong.push(say!(lang, "desk-no-number", typed = typed));
        }
        number
    };
    let (rounds, round_minutes) = (number("rounds"), number("minutes"));
    let (prize_places, limit) = (number("prizes"), number("limit"));
    let system = SeatingSystem::ALL.iter().copied().find(|system| system.name() == fields.text("system"));
    let choices = Choices { rounds, system, round_minutes, prize_places, limit, ..before };
    match days {
        Some((first_day, last_day)) if wrong.is_empty() => Ok(Settings {
            name: fields.text("name").to_owned(),
            place: fields.text("place").to_owned(),
            zone,
            first_day,
            last_day,
            choices,
        }),
        _ => Err(Failure::of(crate::failure::Why::Wrong(wrong))),
    }
}
