//! Any bytes to the reader of an event's entries: no panic; what was read is written and read back equal, and a running
//! event takes it in, whatever it names.
#![no_main]
use formats::event_log::{read_entry, write_entry};
use libfuzzer_sys::fuzz_target;
use rules::regulation::RegulationId;
use tournament::setup::{Choices, Command as Setup, Law, Settings};
use tournament::{Actor, Command, CommandId, Date, Moment, Order, Role, Tournament};

/// An event that has just been opened.
fn opened() -> Tournament {
    let law = Law::of(RegulationId::Sichuan).expect("a regulation with a hall");
    let day = Date::new(2026, 3, 1).expect("a day");
    let settings = Settings {
        name: "event".to_owned(),
        place: String::new(),
        zone: "Europe/Moscow".to_owned(),
        first_day: day,
        last_day: day,
        choices: Choices { rounds: Some(8), round_minutes: Some(60), ..Choices::NONE },
    };
    let command = Command::Setup(Setup::Open(Box::new((law, settings))));
    let order = Order { id: CommandId(1), by: Actor::of(Role::Owner), at: Moment(0), command };
    Tournament::open(&order).expect("lawful").0
}

fuzz_target!(|bytes: &[u8]| {
    match read_entry(bytes) {
        Ok(entry) => {
            assert_eq!(read_entry(write_entry(&entry).as_bytes()).as_ref(), Ok(&entry));
            opened().apply(entry);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
