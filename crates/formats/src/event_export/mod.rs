//! What an event is given to other programs as: tables in CSV, the whole of it in JSON, the report of the EMA.
//!
//! Nothing of it is read back: the log of the event is what opens again.
mod csv;
mod ema;
mod json;
mod latin;
mod person;
mod value;

pub use csv::{Table, standings as standings_table, tables};
pub use ema::{COLUMNS as EMA_COLUMNS, Report as EmaReport, report as ema_report};
pub use json::{SCHEMA, json, standings as standings_json};
pub use latin::Written;
pub use person::{SCHEMA as PERSON_SCHEMA, person_json};
pub use value::{criteria, plain};

use tournament::penalty::Penalty;
use tournament::people::{Profile, Slot};
use tournament::{EntryId, PersonId, RoundNo, Tournament};

/// What is known of whoever plays for a slot now.
fn profile(event: &Tournament, entry: EntryId) -> Option<&Profile> {
    let person = event.people.slot(entry).and_then(Slot::now)?;
    event.people.person(person).map(|person| &person.profile)
}

/// The name of whoever holds a slot now.
fn name(event: &Tournament, entry: EntryId) -> &str {
    profile(event, entry).map_or("", |profile| &profile.name)
}

/// The name of whoever held a slot in a round: somebody who came in for good later did not play it.
fn name_in(event: &Tournament, entry: EntryId, round: RoundNo) -> &str {
    named(event, event.people.slot(entry).and_then(|slot| slot.holder(round)))
}

/// The name of whom a penalty was given to, who may have been replaced since.
fn offender<'a>(event: &'a Tournament, penalty: &Penalty) -> &'a str {
    named(event, tournament::penalty::offender(event, penalty))
}

fn named(event: &Tournament, person: Option<PersonId>) -> &str {
    person.and_then(|id| event.people.person(id)).map_or("", |person| &person.profile.name)
}
