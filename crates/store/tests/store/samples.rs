//! Entries to write.
use rules::regulation::RegulationId;
use tournament::people::{Part, Profile};
use tournament::setup::{Choices, Law, Settings};
use tournament::{Actor, CommandId, Date, Entry, Event, Moment, PersonId, Role, people, setup};

/// The entry that opens an event.
pub(crate) fn opening(id: u128) -> Entry {
    let day = Date::new(2026, 3, 1).unwrap();
    let settings = Settings {
        name: "Весенний турнир".to_owned(),
        place: "Владивосток".to_owned(),
        zone: "Asia/Vladivostok".to_owned(),
        first_day: day,
        last_day: day,
        choices: Choices::NONE,
    };
    let law = Law::of(RegulationId::Samara).unwrap();
    entry(id, Event::Setup(setup::Event::Opened(Box::new((law, settings)))))
}

/// The entry that registers a person.
pub(crate) fn person(id: u128, number: u32) -> Entry {
    let profile = Profile { name: format!("Игрок {number}"), ..Profile::default() };
    let (person, profile) = (PersonId(number), Box::new(profile));
    entry(id, Event::People(people::Event::Registered { person, profile, part: Part::Player }))
}

fn entry(id: u128, event: Event) -> Entry {
    let by = Actor::of(Role::Owner);
    Entry { command: CommandId(id), by, at: Moment(1_772_355_600_000 + id as i64), events: vec![event] }
}

/// The entry by which a person is forgotten.
pub(crate) fn anonymised(id: u128, number: u32) -> Entry {
    entry(id, Event::People(people::Event::Anonymised { person: PersonId(number) }))
}
