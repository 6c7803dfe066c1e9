//! The log of an event: what is written is read back, what was altered or torn is found.
use reglament_formats::event_log::{self, LogError, Writer};
use rules::regulation::RegulationId;
use tournament::people::{Part, Profile};
use tournament::setup::{Choices, Law, Settings};
use tournament::{Actor, CommandId, Date, Entry, Event, Moment, PersonId, Role, people, setup};

fn opening(id: RegulationId) -> Entry {
    let day = Date::new(2026, 3, 1).expect("a day");
    let settings = Settings {
        name: "Весенний турнир".to_owned(),
        place: "Владивосток".to_owned(),
        zone: "Asia/Vladivostok".to_owned(),
        first_day: day,
        last_day: day,
        choices: Choices::NONE,
    };
    let law = Law::of(id).expect("a regulation with a hall");
    entry(1, Event::Setup(setup::Event::Opened(Box::new((law, settings)))))
}

fn entry(n: u128, event: Event) -> Entry {
    let by = Actor::of(Role::Owner);
    Entry { command: CommandId(n), by, at: Moment(1_772_355_600_000 + n as i64), events: vec![event] }
}

fn registration(n: u32) -> Entry {
    let profile =
        Profile { name: format!("Игрок {n}"), birth: Date::new(2012, 2, 29), ..Profile::default() };
    let event = people::Event::Registered {
        person: PersonId(n),
        profile: Box::new(profile),
        part: Part::Substitute(Some(2)),
    };
    entry(u128::from(n) + 1, Event::People(event))
}

fn sample() -> (Vec<Entry>, String) {
    let entries = vec![opening(RegulationId::Sichuan), registration(1), registration(2), registration(3)];
    let text = event_log::write(&entries);
    (entries, text)
}

#[test]
fn every_law_is_read_back_with_all_its_answers() {
    for id in RegulationId::ALL.into_iter().filter(|id| id.hall().is_some()) {
        let entries = vec![opening(id)];
        let log = event_log::read(event_log::write(&entries).as_bytes()).expect("a log");
        assert_eq!(log.entries, entries, "{}", id.id());
    }
}

#[test]
fn the_writer_goes_on_where_the_reader_stopped() {
    let (entries, text) = sample();
    let mut log = event_log::read(text.as_bytes()).expect("a log");
    assert_eq!(log.entries, entries);
    assert_eq!(log.torn, None);
    let more = text.clone() + &log.writer.line(&registration(4));
    assert_eq!(event_log::read(more.as_bytes()).expect("a log").entries.len(), 5);
}

#[test]
fn a_torn_last_line_is_left_out_and_nothing_else() {
    let (entries, text) = sample();
    let last = text.trim_end().rfind('\n').expect("lines") + 1;
    for cut in last..text.len() - 1 {
        let log = event_log::read(&text.as_bytes()[..cut]).expect("a log");
        assert_eq!(log.entries, entries[..3]);
        assert_eq!(log.torn.map(|t| (t.at, t.bytes)), (cut > last).then_some((last, cut - last)));
    }
}

#[test]
fn a_last_line_that_lacks_its_end_alone_is_kept() {
    let (entries, text) = sample();
    let without_end = text.strip_suffix('\n').expect("an end");
    let mut log = event_log::read(without_end.as_bytes()).expect("a log");
    assert_eq!((&log.entries, &log.torn), (&entries, &None));
    let more = without_end.to_owned() + &log.writer.line(&registration(4));
    let mut whole = event_log::read(text.as_bytes()).expect("a log");
    assert_eq!(more, text.clone() + &whole.writer.line(&registration(4)));
    // Its seal is looked at like any other.
    let altered = without_end.replace("Игрок 3", "Игрок 4");
    let log = event_log::read(altered.as_bytes()).expect("a log");
    assert_eq!(log.entries, entries[..3]);
    assert!(log.torn.is_some());
}

#[test]
fn every_altered_byte_is_found() {
    let (_, text) = sample();
    let body = text.find('\n').expect("a header") + 1;
    for at in (body..text.len() - 1).step_by(7) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        assert!(event_log::read(&bytes).is_err(), "byte {at}");
    }
}

#[test]
fn a_line_cut_out_is_found_and_named() {
    let (_, text) = sample();
    let lines: Vec<&str> = text.lines().collect();
    let without = [lines[0], lines[1], lines[3], lines[4]].join(
        "
",
    ) + "
";
    assert_eq!(event_log::read(without.as_bytes()), Err(LogError::Altered { line: 3 }));
    let moved = [lines[0], lines[1], lines[3], lines[2], lines[4]].join("\n") + "\n";
    assert_eq!(event_log::read(moved.as_bytes()), Err(LogError::Altered { line: 3 }));
}

#[test]
fn an_entry_stands_alone_too() {
    let (entries, _) = sample();
    for entry in &entries {
        assert_eq!(event_log::read_entry(event_log::write_entry(entry).as_bytes()).as_ref(), Ok(entry));
    }
    let error = event_log::read_entry(br#"{"id":"12","events":[]}"#).expect_err("no event");
    assert_eq!(error.to_string(), "events: expected at least one event, found `[]`");
}

#[test]
fn what_is_no_log_says_so() {
    assert_eq!(event_log::read(b""), Err(LogError::Empty));
    assert_eq!(event_log::read(b"{}\n"), Err(LogError::NoLog));
    let (_, header) = Writer::new();
    let damaged = header.replacen("program", "pRogram", 1);
    assert_eq!(event_log::read(damaged.as_bytes()), Err(LogError::Altered { line: 1 }));
    assert!(event_log::read(header.as_bytes()).expect("an empty log").entries.is_empty());
}

proptest::proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..400)) {
        let _ = event_log::read(&bytes);
    }
}
