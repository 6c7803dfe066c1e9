//! What an event is given to other programs as: who is named, and how names stand in the report of the EMA.
use reglament_formats::event_export::{Written, ema_report, json, tables};
use rules::regulation::RegulationId::{Aleague, Gambler};
use testkit::event::{Builder, profile};
use tournament::people::{Part, Profile, Told};
use tournament::round;
use tournament::standings::current;
use tournament::substitute::{Command as Substitute, Instead, Until};
use tournament::{Command, EntryId, PersonId, Role, RoundNo};

/// The rows of a table, its header left out.
fn rows(event: &Builder, name: &str) -> Vec<Vec<String>> {
    let all = tables(event, &current(event));
    let table = all.iter().find(|table| table.name == name).expect("a table");
    let fields = |line: &str| line.split(',').map(str::to_owned).collect();
    table.csv().lines().skip(1).map(fields).collect()
}

#[test]
fn whoever_was_penalised_or_played_is_named_and_not_his_successor() {
    let mut event = Builder::of(Gambler);
    event.players(8);
    let substitute =
        event.register(Profile { name: "Late Comer".into(), ..profile(9) }, Part::Substitute(None));
    event.check_in_all();
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let absent = round::Command::Absent { round, entry: EntryId(1), told: Told::Nobody };
    event.give(Role::Judge, Command::Round(absent));
    let put = Substitute::Put {
        round,
        entry: EntryId(1),
        by: Some(substitute),
        from_deal: 2,
        moment: Instead::InBreak,
        until: Until::EventEnd,
        over: None,
    };
    event.give(Role::Judge, Command::Substitute(put));
    let missed = event.people.person(PersonId(1)).expect("the first").profile.name.clone();
    assert_eq!(rows(&event, "penalties")[0][4], missed);
    let value = json(&event, &current(&event));
    assert_eq!(value["penalties"][0]["name"], missed.as_str());
    // Who comes in from the second round on has not played the first.
    let mut event = Builder::of(Gambler);
    event.players(8);
    let substitute =
        event.register(Profile { name: "Late Comer".into(), ..profile(9) }, Part::Substitute(None));
    event.check_in_all();
    let tables = || vec![[1, 2, 3, 4], [5, 6, 7, 8]];
    let first = event.seated(tables());
    event.confirmed(first);
    let second = event.seated(tables());
    let put = Substitute::Put {
        round: second,
        entry: EntryId(1),
        by: Some(substitute),
        from_deal: 1,
        moment: Instead::InBreak,
        until: Until::EventEnd,
        over: None,
    };
    event.give(Role::Judge, Command::Substitute(put));
    let seated = rows(&event, "seating");
    let named = |round: RoundNo| {
        let row = seated.iter().find(|row| row[0] == round.to_string() && row[3] == "1");
        row.expect("the first slot")[4].clone()
    };
    assert_eq!((named(first), named(second)), (missed, "Late Comer".to_owned()));
}

#[test]
fn the_report_of_the_ema_writes_names_in_latin_letters_and_tells_which() {
    let mut event = Builder::of(Aleague);
    let names = ["Иванов Пётр", "Орлова Анна", "Кац Вера", "Boris Petrov"];
    for name in names {
        let latin = if name == "Boris Petrov" { ("Boris", "Petrov") } else { ("", "") };
        let known = Profile {
            name: name.into(),
            latin_first: latin.0.into(),
            latin_last: latin.1.into(),
            ..profile(1)
        };
        event.register(known, Part::Player);
    }
    event.check_in_all();
    let report = ema_report(&event, &current(&event));
    let written = |name: &str, first: &str, last: &str| Written {
        name: name.into(),
        first: first.into(),
        last: last.into(),
    };
    // Most names of this event begin with the last name, so that this one does, too.
    let mut told = report.written.clone();
    told.sort_by(|one, other| one.name.cmp(&other.name));
    assert_eq!(
        told,
        [
            written("Иванов Пётр", "Petr", "Ivanov"),
            written("Кац Вера", "Vera", "Kats"),
            written("Орлова Анна", "Anna", "Orlova"),
        ]
    );
    assert!(report.text.contains(",Boris,PETROV,"), "{}", report.text);
    assert!(report.text.contains(",Vera,KATS,"), "{}", report.text);
    assert!(report.text.is_ascii(), "{}", report.text);
}
