//! What an event is given to other programs as: tables in CSV, the whole of it in JSON, the report of the EMA.
//!
//! Nothing of it is read back: the log of the event is what opens again.
mod csv;
mod ema;
mod json;
mod person;
mod value;

pub use csv::{Table, standings as standings_csv, tables};
pub use ema::{COLUMNS as EMA_COLUMNS, report as ema_report};
pub use json::{SCHEMA, json, standings as standings_json};
pub use person::{SCHEMA as PERSON_SCHEMA, person_json};
pub use value::{criteria, plain};

use tournament::people::{Profile, Slot};
use tournament::{EntryId, Tournament};

/// What is known of whoever plays for a slot now.
fn profile(event: &Tournament, entry: EntryId) -> Option<&Profile> {
    let person = event.people.slot(entry).and_then(Slot::now)?;
    event.people.person(person).map(|person| &person.profile)
}

fn name(event: &Tournament, entry: EntryId) -> &str {
    profile(event, entry).map_or("", |profile| &profile.name)
}
