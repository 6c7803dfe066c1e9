//! Sentences of the hall: why a command is refused, where an event stands and what comes next, penalties, notes of
//! seating. Who is meant is said by [`Names`], and the words of the school (a round, a session, a game) by the law.
mod finding;
mod penalty;
mod plan;
mod reason;
mod seating;
mod step;

pub use finding::finding;
pub use penalty::{offence, penalty, sanction, unit};
pub use plan::{SlotNames, impossible, quality};
pub use reason::{gate, reason, refused, waiting};
pub use seating::{because, note};
pub use step::{lacks, phase, step, together, wait};

use crate::{Lang, Value, citation, say};
use rules::clause::Basis;
use rules::hall::{EventKind, HallRules, SeatingSystem};
use rules::regulation::TableRules;
use std::fmt;
use tournament::penalty::Penalty;
use tournament::people::Slot;
use tournament::seats::RoundKind;
use tournament::setup::Law;
use tournament::{CommandId, EntryId, Moment, PersonId, RoundNo, Span, TableNo, Tournament};

/// Who is who in an event, and how its clocks are read.
pub trait Names {
    /// The name of whoever plays for a slot.
    fn entry(&self, lang: Lang, entry: EntryId) -> String;

    /// The name of a person.
    fn person(&self, lang: Lang, person: PersonId) -> String;

    /// The name of whoever has earned a penalty: it stays his when somebody else plays for the slot.
    fn offender(&self, lang: Lang, penalty: &Penalty) -> String {
        self.entry(lang, penalty.entry)
    }

    /// Which round is the final, if it is seated.
    fn final_round(&self) -> Option<RoundNo> {
        None
    }

    /// The number of a command, as the log shows it; its id where nobody knows the log.
    fn command(&self, command: CommandId) -> String {
        command.to_string()
    }

    /// A moment of the day; in UTC where nobody knows the venue's clock.
    fn clock(&self, lang: Lang, at: Moment) -> String {
        let minutes = at.0.div_euclid(60_000).rem_euclid(24 * 60);
        say!(lang, "hall-utc", time = format!("{:02}:{:02}", minutes / 60, minutes % 60))
    }
}

impl Names for Tournament {
    fn entry(&self, lang: Lang, entry: EntryId) -> String {
        let person = self.people.slot(entry).and_then(Slot::now);
        person.and_then(|id| name_of(self, id)).map_or_else(|| number(lang, entry.0), ToOwned::to_owned)
    }

    fn final_round(&self) -> Option<RoundNo> {
        let at = self.seats.rounds.iter().position(|round| round.kind == RoundKind::Final)?;
        Some(RoundNo::of_index(at))
    }

    fn command(&self, command: CommandId) -> String {
        number_of(self, command)
    }

    fn person(&self, lang: Lang, person: PersonId) -> String {
        name_of(self, person).map_or_else(|| number(lang, person.0), ToOwned::to_owned)
    }
}

/// The name of a person of an event; nothing once it is forgotten.
pub fn name_of(event: &Tournament, person: PersonId) -> Option<&str> {
    let name = event.people.person(person).map(|known| known.profile.name.trim());
    name.filter(|name| !name.is_empty())
}

/// The number of a command in the log, from 1; its id where it is not there.
pub(crate) fn number_of(event: &Tournament, command: CommandId) -> String {
    event.line_of(command).map_or_else(|| command.to_string(), |line| (line + 1).to_string())
}

/// Numbers instead of names, where there is no event yet or its names are not shown.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Names for Numbers {
    fn entry(&self, lang: Lang, entry: EntryId) -> String {
        number(lang, entry.0)
    }

    fn person(&self, lang: Lang, person: PersonId) -> String {
        number(lang, person.0)
    }
}

/// The same names with the clock of the venue.
pub struct At<'a> {
    /// Whose names.
    pub names: &'a dyn Names,
    /// How a moment is written.
    pub clock: &'a dyn Fn(Moment) -> String,
}

impl Names for At<'_> {
    fn entry(&self, lang: Lang, entry: EntryId) -> String {
        self.names.entry(lang, entry)
    }

    fn person(&self, lang: Lang, person: PersonId) -> String {
        self.names.person(lang, person)
    }

    fn clock(&self, _: Lang, at: Moment) -> String {
        (self.clock)(at)
    }

    fn final_round(&self) -> Option<RoundNo> {
        self.names.final_round()
    }

    fn command(&self, command: CommandId) -> String {
        self.names.command(command)
    }

    fn offender(&self, lang: Lang, penalty: &Penalty) -> String {
        self.names.offender(lang, penalty)
    }
}

impl fmt::Debug for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("At").finish_non_exhaustive()
    }
}

fn number(lang: Lang, n: u32) -> String {
    say!(lang, "hall-unknown-name", n = n)
}

/// Whose words are spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum School {
    /// A riichi tournament: rounds, and deals of its own word.
    Riichi,
    /// The Sichuan championship: sessions.
    Sichuan,
    /// The classical tournament: rounds.
    Classical,
    /// A riichi club or league: games.
    Club,
}

impl School {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Riichi, Self::Sichuan, Self::Classical, Self::Club];

    /// That of a law.
    pub fn of(law: &Law) -> Self {
        Self::of_rules(&law.table, &law.hall)
    }

    /// That of answers about a table and a hall.
    pub const fn of_rules(table: &TableRules, hall: &HallRules) -> Self {
        match (table, hall.course.kind.value) {
            (TableRules::Riichi(_), EventKind::Tournament) => Self::Riichi,
            (TableRules::Riichi(_), EventKind::League | EventKind::Ladder) => Self::Club,
            (TableRules::Sichuan(_), _) => Self::Sichuan,
            (TableRules::Classical(_), _) => Self::Classical,
        }
    }

    /// Its name in messages that choose their words by it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Riichi => "riichi",
            Self::Sichuan => "sichuan",
            Self::Classical => "classical",
            Self::Club => "club",
        }
    }
}

/// Who speaks: a language, a school, and the names of an event.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    /// The school.
    pub school: School,
    /// The names.
    pub names: &'a dyn Names,
}

impl<'a> Voice<'a> {
    /// That of an event, with its names and UTC.
    pub fn of(lang: Lang, event: &'a Tournament) -> Self {
        Self { lang, school: School::of(&event.setup.law), names: event }
    }

    /// That of a law without an event.
    pub fn without_names(lang: Lang, law: &Law) -> Self {
        Self { lang, school: School::of(law), names: &Numbers }
    }

    /// A message that may use the words of the school.
    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        // A message that names a round, by `n` or beside something else by `round`, calls the final by its name.
        let last = self.names.final_round().map(|round| Value::from(round.0));
        let is_final = |name: &str| {
            let value = values.iter().find(|(key, _)| *key == name).map(|(_, value)| value);
            let same = value.is_some_and(|value| last.as_ref() == Some(value));
            Value::from(if same { "yes" } else { "no" })
        };
        let mut all = vec![
            ("school", Value::from(self.school.id())),
            ("final", is_final("n")),
            ("final-round", is_final("round")),
        ];
        all.extend_from_slice(values);
        say(self.lang, key, &all)
    }

    fn plain(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn with(&self, key: &str, n: impl Into<Value<'static>>) -> String {
        self.say(key, &[("n", n.into())])
    }

    fn entry(&self, entry: EntryId) -> Value<'static> {
        self.names.entry(self.lang, entry).into()
    }

    fn entries(&self, entries: &[EntryId]) -> Value<'static> {
        let names: Vec<String> = entries.iter().map(|e| self.names.entry(self.lang, *e)).collect();
        names.join(", ").into()
    }

    fn persons(&self, persons: &[PersonId]) -> Value<'static> {
        let names: Vec<String> = persons.iter().map(|p| self.names.person(self.lang, *p)).collect();
        names.join(", ").into()
    }

    /// «стол 3», "tables 3, 5".
    pub fn tables(&self, tables: &[TableNo]) -> String {
        let list: Vec<String> = tables.iter().map(ToString::to_string).collect();
        self.say("hall-tables", &[("n", tables.len().into()), ("list", list.join(", ").into())])
    }

    /// Tables with a length of time each.
    fn times(&self, tables: &[(TableNo, Option<Span>)]) -> String {
        // Tables that have the same time are named together.
        let alike = tables.chunk_by(|a, b| a.1 == b.1);
        let some = |alike: &[(TableNo, Option<Span>)]| {
            let named = self.tables(&alike.iter().map(|(table, _)| *table).collect::<Vec<_>>());
            match alike.first().and_then(|(_, time)| *time) {
                None => named,
                Some(time) => {
                    self.say("hall-table-time", &[("tables", named.into()), ("time", clock(time).into())])
                }
            }
        };
        alike.map(some).collect::<Vec<_>>().join("; ")
    }

    fn cite(&self, basis: Basis) -> Value<'static> {
        citation(self.lang, basis).into()
    }
}

impl fmt::Debug for Voice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut voice = f.debug_struct("Voice");
        voice.field("lang", &self.lang).field("school", &self.school).finish_non_exhaustive()
    }
}

/// A length of time as on a clock: `45:00`, `1:45:00`, `−2:10`.
pub fn clock(span: Span) -> String {
    let seconds = span.0.unsigned_abs() / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let sign = if span.0 < 0 { "−" } else { "" };
    match hours {
        0 => format!("{sign}{minutes}:{seconds:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A system of seating, as messages choose their words by it.
pub(crate) fn system(system: SeatingSystem) -> Value<'static> {
    Value::from(system.name().to_owned())
}
