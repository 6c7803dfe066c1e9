//! The results report of the European Mahjong Association: 19 columns, a line a player, in CSV.
//!
//! What an event does not know is left empty, for the organiser to fill in: the court of the country, MERS, the short
//! name and the column of extras.
use super::csv::row;
use super::latin::{self, Written};
use super::{criteria, plain, profile};
use rules::hall::Criterion;
use rules::regulation::TableRules;
use tournament::Tournament;
use tournament::people::Profile;
use tournament::standings::{Row, Stage, Standings, after, latest};

/// The columns, in their order.
pub const COLUMNS: [&str; 19] = [
    "Tournament name",
    "Number of participants",
    "Place",
    "Player's first name",
    "Player's last name",
    "EMA number",
    "Table points",
    "Score",
    "EMA member",
    "Country",
    "Date",
    "Countrycourt",
    "city",
    "mers",
    "shortname",
    "rules",
    "period",
    "NbDays",
    "Extra",
];

/// The report, and what it had to make up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The table.
    pub text: String,
    /// The names that were not given in Latin letters.
    pub written: Vec<Written>,
}

/// The report. Last names are in capitals, the day is written `dd.mm.yyyy`; only those with a place are in it.
pub fn report(event: &Tournament, standings: &Standings) -> Report {
    let (mut out, mut made) = (String::new(), Vec::new());
    row(&mut out, &COLUMNS.map(str::to_owned));
    let usual = latin::usual(event);
    let rounds = after(event, latest(event));
    let settings = &event.setup.settings;
    let players = standings.placed().count();
    let (first, last) = (settings.first_day, settings.last_day);
    let day = |date: tournament::Date| format!("{:02}.{:02}.{:04}", date.day(), date.month(), date.year());
    for (place, line) in standings.placed() {
        let unknown = Profile::default();
        let profile = profile(event, line.entry).unwrap_or(&unknown);
        let (first_name, last_name, written) = latin::names(profile, usual);
        made.extend(written);
        let (table_points, score) = match rounds.row(line.entry) {
            // A final decides places alone: its whists stand beside nobody else's.
            Some(row) if line.stage == Stage::Final => points(event, &rounds, row),
            _ => points(event, standings, line),
        };
        let fields = [
            settings.name.clone(),
            players.to_string(),
            place.to_string(),
            first_name,
            last_name.to_uppercase(),
            profile.ema.clone(),
            table_points,
            score,
            if profile.ema.trim().is_empty() { "" } else { "YES" }.to_owned(),
            profile.country.to_uppercase(),
            day(last),
            String::new(),
            settings.place.clone(),
            String::new(),
            String::new(),
            rules(event).to_owned(),
            if first == last { day(first) } else { format!("{}-{}", day(first), day(last)) },
            days(event).to_string(),
            String::new(),
        ];
        row(&mut out, &fields);
    }
    Report { text: out, written: made }
}

/// Table points are what places at tables bring where a regulation counts that (tournament points, won sessions), and
/// the score is what is summed beside them.
fn points(event: &Tournament, standings: &Standings, row: &Row) -> (String, String) {
    let shown = criteria(standings);
    let value = |wanted: &[Criterion]| {
        let criterion = wanted.iter().find(|c| shown.contains(c));
        let key = criterion.and_then(|c| row.keys.iter().find(|key| key.criterion == *c));
        key.map(|key| plain(key.value)).unwrap_or_default()
    };
    match event.setup.law.table {
        TableRules::Riichi(_) => (
            value(&[Criterion::TablePoints]),
            value(&[Criterion::Results, Criterion::Rating, Criterion::MeanPlace]),
        ),
        TableRules::Sichuan(_) => (value(&[Criterion::WonSessions]), value(&[Criterion::GamePoints])),
        TableRules::Classical(_) => (value(&[Criterion::TournamentPoints]), value(&[Criterion::Whists])),
    }
}

/// The name of the rules in the association's list, or the id of the regulation.
fn rules(event: &Tournament) -> &'static str {
    match event.setup.law.table {
        TableRules::Riichi(_) => "RCR",
        TableRules::Sichuan(_) | TableRules::Classical(_) => event.setup.law.id.id(),
    }
}

/// Days from the first to the last, both counted.
fn days(event: &Tournament) -> u32 {
    let settings = &event.setup.settings;
    let mut day = settings.last_day;
    let mut count = 1;
    while day > settings.first_day && count < 1000 {
        day = day.days_before(1);
        count += 1;
    }
    count
}
