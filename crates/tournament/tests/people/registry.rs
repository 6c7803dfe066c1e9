//! The same person twice: found, merged with all results, taken apart again.
use reglament_tournament::people::{self, Command, Likeness, Part, Profile, Reason, Standing};
use reglament_tournament::{Command as Any, Date, EntryId, PersonId, Role, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};

fn named(name: &str) -> Profile {
    Profile { name: name.into(), birth: None, ..profile(1) }
}

fn merge(keep: u32, other: u32) -> Any {
    Any::People(Command::Merge { keep: PersonId(keep), other: PersonId(other) })
}

#[test]
fn one_person_is_found_under_two_spellings() {
    let same = [
        ("Пётр Семёнов", "СЕМЕНОВ Петр"),
        ("Юлия Щербакова", "Yuliya Shcherbakova"),
        ("Юлия Щербакова", "Iuliia Scherbakova"),
        ("Евгений Хомяков", "Evgeny Khomyakov"),
        ("Александр Цой", "Alexander Tsoy"),
        ("Наталья Жукова", "natalia  zhukova"),
    ];
    for (one, other) in same {
        let mut event = Builder::of(RegulationId::Aleague);
        event.register(named(one), Part::Player);
        event.register(named(other), Part::Player);
        let found = people::duplicates(&event.people);
        assert_eq!(found.len(), 1, "{one} / {other}");
        assert_eq!(found[0].likeness, Likeness::SameName, "{one} / {other}");
    }
}

#[test]
fn a_slip_of_one_letter_is_close_and_another_birthday_is_another_person() {
    let mut event = Builder::of(RegulationId::Aleague);
    event.register(named("Ольга Кузнецова"), Part::Player);
    event.register(named("Ольга Кузнцова"), Part::Player);
    event.register(named("Анна Кузнецова"), Part::Player);
    event.register(named("Ivan Li"), Part::Player);
    event.register(named("Ivan Lu"), Part::Player);
    event.register(Profile { birth: Date::new(1990, 1, 1), ..named("Max Berg") }, Part::Player);
    event.register(Profile { birth: Date::new(1991, 1, 1), ..named("Max Berg") }, Part::Player);
    event.register(Profile { ema: "10010001".into(), ..named("Jo Kim") }, Part::Player);
    event.register(Profile { ema: "10010001".into(), ..named("Joanna Kim-Smith") }, Part::Player);
    let found: Vec<_> =
        people::duplicates(&event.people).into_iter().map(|d| (d.first.0, d.second.0, d.likeness)).collect();
    assert_eq!(found, [(1, 2, Likeness::CloseName), (8, 9, Likeness::SameNumber)]);
}

#[test]
fn a_number_in_a_name_tells_people_apart() {
    let mut event = Builder::of(RegulationId::Aleague);
    for name in
        ["Pl 1", "Pl 11", "Pl 111", "R1-1", "R1-11", "Гость 12", "Гость 13", "Player12 Berg", "Player13 Berg"]
    {
        event.register(named(name), Part::Player);
    }
    assert_eq!(people::duplicates(&event.people), []);
    // The same number is the same name.
    event.register(named("pl 11"), Part::Player);
    let found: Vec<_> =
        people::duplicates(&event.people).into_iter().map(|d| (d.first.0, d.second.0)).collect();
    assert_eq!(found, [(2, 10)]);
}

#[test]
fn two_slots_become_one_with_all_results() {
    let mut event = Builder::with_players(RegulationId::Aleague, 8);
    event.seated(vec![[1, 2, 3, 4]]);
    event.seated(vec![[5, 6, 7, 8]]);
    let before = (*event).clone();
    event.give(Role::Organiser, merge(1, 5));
    assert_eq!(event.people.person(PersonId(5)).unwrap().standing, Standing::MergedInto(PersonId(1)));
    let sits = |round| event.seats.round(RoundNo(round)).unwrap().find(EntryId(1)).is_some();
    assert!(sits(1) && sits(2), "the results of both are one's");
    assert_eq!(event.people.active(RoundNo(3)).count(), 7);
    assert_eq!(event.people.slot(EntryId(5)).unwrap().now(), None);
    // And apart again, exactly as it was.
    event.give(Role::Organiser, Any::People(Command::Unmerge { other: PersonId(5) }));
    assert_eq!((&event.people, &event.seats), (&before.people, &before.seats));
    let again = Any::People(Command::Unmerge { other: PersonId(5) });
    assert_eq!(event.refused(Role::Organiser, again), Reason::NotMerged.into());
}

#[test]
fn one_person_cannot_have_sat_twice_in_a_round() {
    let mut event = Builder::with_players(RegulationId::Aleague, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    assert_eq!(event.refused(Role::Organiser, merge(1, 5)), Reason::Together(RoundNo(1)).into());
    assert_eq!(event.refused(Role::Organiser, merge(1, 1)), Reason::Already.into());
    assert_eq!(event.refused(Role::Organiser, merge(1, 99)), Reason::Unknown.into());
}

#[test]
fn somebody_who_waits_turns_out_to_play_already() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(5);
    event.give(Role::Organiser, merge(1, 5));
    assert_eq!(people::places(&event).waiting, []);
    // The other way round the place goes to the one who stays.
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(5);
    event.give(Role::Organiser, merge(5, 2));
    let kept = event.people.person(PersonId(5)).unwrap();
    assert_eq!((kept.entry, kept.standing), (Some(EntryId(2)), Standing::Listed));
    assert_eq!(event.people.slot(EntryId(2)).unwrap().now(), Some(PersonId(5)));
    assert_eq!(people::places(&event).waiting, []);
    assert_eq!(event.refused(Role::Organiser, merge(1, 2)), Reason::Gone.into());
    assert_eq!(event.refused(Role::Organiser, merge(1, 5)), Reason::HasMerged.into());
}

#[test]
fn what_is_known_of_a_person_can_be_so() {
    let mut event = Builder::of(RegulationId::Aleague);
    let first = event.setup.settings.first_day;
    let register = |profile: Profile, part| {
        let over = Some(people::Override { reason: "please".into() });
        Any::People(Command::Register { profile: Box::new(profile), part, over })
    };
    let cases = [
        (Profile { country: "Россия".into(), ..profile(1) }, Part::Player, Reason::Country),
        (Profile { country: "RU".into(), ..profile(1) }, Part::Player, Reason::Country),
        (Profile { birth: Date::new(2026, 3, 30), ..profile(1) }, Part::Player, Reason::BornLater(first)),
        (profile(1), Part::Substitute(Some(0)), Reason::NoSessions),
    ];
    for (profile, part, reason) in cases {
        assert_eq!(event.refused(Role::Organiser, register(profile, part)), reason.into());
    }
    let long = Profile { club: "ы".repeat(100_000), ..profile(1) };
    let refused = event.refused(Role::Organiser, register(long, Part::Player));
    assert_eq!(refused.reasons, [reglament_tournament::Reason::TooLong(200)]);
    // Nobody sees it on a wall, and it steers a printer; a note may have lines.
    for (text, at) in [("A\0B", 2), ("A\n", 2), ("\u{9b}A", 1)] {
        let unseen = Profile { city: text.into(), ..profile(1) };
        let refused = event.refused(Role::Organiser, register(unseen, Part::Player));
        let text = text.to_owned();
        assert_eq!(refused.reasons, [reglament_tournament::Reason::Control { text, at }]);
    }
    let person = Profile { country: "rus".into(), birth: Some(first), ..profile(1) };
    let person = Profile { note: "left-handed\nby the door".into(), ..person };
    event.give(Role::Organiser, register(person, Part::Player));
}
