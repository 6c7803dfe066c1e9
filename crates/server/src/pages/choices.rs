//! What an organiser fills in where the regulation leaves a choice: the fields, and what was typed in them.
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::Page;
use crate::time;
use rules::hall::SeatingSystem;
use text::hall::School;
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
    pub(super) rounds_name: String,
    pub(super) minutes_name: String,
    pub(super) zones: Vec<(String, String)>,
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
    let own = names(lang, School::of(law).id());
    Shown {
        rounds: number(choices.rounds),
        minutes: number(choices.round_minutes),
        prizes: number(choices.prize_places),
        limit: number(choices.limit),
        system: choices.system.map(|system| system.name().to_owned()).unwrap_or_default(),
        systems: systems(lang, setup::systems(law)),
        ..own
    }
}

/// What the fields are called in the words of a school; `any` where none is chosen yet.
pub(super) fn names(lang: Lang, school: &'static str) -> Shown {
    Shown {
        rounds_name: say!(lang, "desk-event-rounds", school = school),
        minutes_name: say!(lang, "desk-event-minutes", school = school),
        zones: zones(lang),
        ..Shown::default()
    }
}

/// Time zones by their cities, those that are known here, then all others.
fn zones(lang: Lang) -> Vec<(String, String)> {
    let known = ZONES.iter().map(|(zone, id)| ((*zone).to_owned(), say!(lang, "desk-zone", city = *id)));
    let rest = time::zones().filter(|zone| !ZONES.iter().any(|(other, _)| other == zone));
    known.chain(rest.map(|zone| (zone, String::new()))).collect()
}

/// The zone that was typed, by its name or its city.
fn zone_of(lang: Lang, typed: &str) -> String {
    let is =
        |(_, id): &&(&str, &str)| say!(lang, "desk-zone", city = *id).to_lowercase() == typed.to_lowercase();
    ZONES.iter().find(is).map_or(typed, |(zone, _)| *zone).to_owned()
}

const ZONES: [(&str, &str); 15] = [
    ("Europe/Kaliningrad", "kaliningrad"),
    ("Europe/Moscow", "moscow"),
    ("Europe/Samara", "samara"),
    ("Asia/Yekaterinburg", "yekaterinburg"),
    ("Asia/Omsk", "omsk"),
    ("Asia/Novosibirsk", "novosibirsk"),
    ("Asia/Krasnoyarsk", "krasnoyarsk"),
    ("Asia/Irkutsk", "irkutsk"),
    ("Asia/Yakutsk", "yakutsk"),
    ("Asia/Vladivostok", "vladivostok"),
    ("Asia/Magadan", "magadan"),
    ("Asia/Kamchatka", "kamchatka"),
    ("Europe/Minsk", "minsk"),
    ("Asia/Almaty", "almaty"),
    ("Asia/Tbilisi", "tbilisi"),
];

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
    let zone = zone_of(lang, fields.text("zone"));
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
