//! Damage done to what a log tells of people.
use super::play::*;
use reglament_tournament::check::Fault;
use reglament_tournament::people::{self, Experience, Gate, Override, Part, Profile};
use reglament_tournament::{Command, Date, Event, PersonId, Role};
use rules::regulation::RegulationId::{self, Gambler, Samara, Sichuan};
use testkit::event::{Builder, profile};

fn registered(event: &mut Event, n: u32) -> Option<&mut Profile> {
    match event {
        Event::People(people::Event::Registered { person, profile, .. }) if person.0 == n => Some(profile),
        _ => None,
    }
}

fn eight(id: RegulationId) -> Builder {
    let event = event_of(id, 8);
    assert_good(&event);
    event
}

#[test]
fn gates_that_were_not_passed_are_found() {
    let event = eight(Sichuan);
    let gate = |found: reglament_tournament::check::Finding, gate: Gate| {
        assert_eq!((found.person, found.found), (Some(PersonId(3)), Some(gate as i64)));
        assert!(found.basis.is_some());
    };
    let young = damaged(&event, Fault::Gate, |log| {
        pick(log, |event| registered(event, 3)).birth = Date::new(2013, 3, 30);
    });
    gate(young, Gate::TooYoung);
    let minor = damaged(&event, Fault::Gate, |log| {
        pick(log, |event| registered(event, 3)).birth = Date::new(2013, 3, 29);
    });
    gate(minor, Gate::Restrictions);
    let new = damaged(&event, Fault::Gate, |log| {
        pick(log, |event| registered(event, 3)).experience = Experience::None;
    });
    gate(new, Gate::Qualification);
    let stranger = damaged(&eight(Gambler), Fault::Gate, |log| {
        pick(log, |event| registered(event, 3)).membership = people::Membership::None;
    });
    gate(stranger, Gate::Admission);
}

#[test]
fn somebody_who_comes_late_without_the_judge_is_found() {
    let mut event = event_of(Gambler, 7);
    event.give(Role::Organiser, Command::People(people::Command::ApproveList));
    let over = Some(Override { reason: "the judge agrees".into() });
    let profile = Box::new(profile(20));
    let late = people::Command::Register { profile, part: Part::Player, over };
    event.give(Role::Organiser, Command::People(late));
    assert_good(&event);
    let found = damaged(&event, Fault::Gate, |log| {
        let last = log.last_mut().expect("a line");
        last.events.retain(|e| !matches!(e, Event::People(people::Event::Overridden { .. })));
    });
    assert_eq!((found.found, found.basis.is_some()), (Some(Gate::ListClosed as i64), true));
}

#[test]
fn gambler_2_6__players_over_a_multiple_of_four_are_found() {
    let event = eight(Gambler);
    let found = damaged(&event, Fault::NotByFour, |log| {
        let line = line_of(
            log,
            |e| matches!(e, Event::People(people::Event::Registered { person, .. }) if person.0 == 9),
        );
        let mut entry = log[line].clone();
        entry.command.0 += 5000;
        let person = PersonId(9);
        entry.events =
            vec![Event::People(people::Event::Admitted { person, entry: reglament_tournament::EntryId(9) })];
        log.insert(line + 1, entry);
    });
    assert_eq!(found.basis.map(|b| b.to_string()), Some("gambler 2.6".into()));
}

#[test]
fn data_of_somebody_who_was_forgotten_are_found() {
    let mut event = eight(Samara);
    let untouched = event.entries().to_vec();
    let forget = people::Command::Anonymise { person: PersonId(3) };
    event.give(Role::Organiser, Command::People(forget));
    let erased = event.log().to_vec();
    assert!(reglament_tournament::check::check(&erased).is_empty());
    let mut kept = untouched;
    kept.extend(erased.last().cloned());
    assert_eq!(found(&kept), [Fault::DataKept]);
}

#[test]
fn who_leaves_without_a_word_is_found() {
    let mut event = eight(Gambler);
    let person = PersonId(2);
    let leave = people::Command::Leave { person, told: people::Told::Judge };
    let by = reglament_tournament::Actor { role: Role::Player, person: Some(person), table: None };
    event.try_as(by, Command::People(leave)).expect("he may");
    assert_good(&event);
    damaged(&event, Fault::NotTold, |log| {
        *pick(log, |event| match event {
            Event::People(people::Event::Left { told, .. }) => Some(told),
            _ => None,
        }) = people::Told::Nobody;
    });
    damaged(&event, Fault::PersonGone, |log| {
        let last = log.last().cloned().expect("a line");
        add(log, Role::Organiser, last.events);
    });
    damaged(&event, Fault::Unknown, |log| {
        *pick(log, |event| match event {
            Event::People(people::Event::Left { person, .. }) => Some(person),
            _ => None,
        }) = PersonId(77);
    });
}
