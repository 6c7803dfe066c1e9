//! Who may enter by each regulation: fees, ages, newcomers, a closed list.
use reglament_tournament::check::{Fault, check};
use reglament_tournament::people::{
    self, Asked, Command, Experience, Gate, Membership, Override, Part, Profile, Reason, Standing,
};
use reglament_tournament::{
    Command as Any, Date, Entry, EntryId, Event, PersonId, Reason as Why, Refused, Role, seats, undo,
};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, law_of, profile};

fn register(event: &mut Builder, profile: Profile, part: Part) -> Result<PersonId, Refused> {
    let over = None;
    let command = Any::People(Command::Register { profile: Box::new(profile), part, over });
    event.try_give(Role::Organiser, command)?;
    Ok(PersonId::of_index(event.people.persons.len() - 1))
}

fn override_with(reason: &str) -> Override {
    Override { reason: reason.into() }
}

/// Somebody of this age on the first day.
fn aged(years: i16) -> Profile {
    Profile { birth: Date::new(2026 - years, 3, 29), ..profile(1) }
}

#[test]
fn gambler_1_1__visitors_and_those_who_paid() {
    for id in HALLS {
        let mut event = Builder::of(id);
        let memberships = [
            Membership::Visitor,
            Membership::Paid,
            Membership::Member,
            Membership::None,
            Membership::FarFriend,
        ];
        let refused: Vec<Vec<String>> = memberships
            .into_iter()
            .enumerate()
            .map(|(i, membership)| {
                let somebody = Profile { membership, ..profile(i) };
                register(&mut event, somebody, Part::Player).err().as_ref().map(cited).unwrap_or_default()
            })
            .collect();
        let strict = id == RegulationId::Gambler;
        let clause = if strict { vec!["gambler 1.1".to_owned()] } else { Vec::new() };
        assert_eq!(refused, [vec![], vec![], vec![], clause.clone(), clause], "{id:?}");
    }
}

#[test]
fn an_organiser_passes_a_gate_with_a_reason() {
    let mut event = Builder::of(RegulationId::Gambler);
    let stranger = Profile { membership: Membership::None, ..profile(1) };
    let command = |over| {
        Any::People(Command::Register { profile: Box::new(stranger.clone()), part: Part::Player, over })
    };
    assert_eq!(event.refused(Role::Organiser, command(Some(override_with(" ")))), Refused::of(Why::NoReason));
    event.give(Role::Organiser, command(Some(override_with("guest of the club"))));
    let person = &event.people.persons[0];
    assert_eq!(person.overridden, [(Gate::Admission, "guest of the club".to_owned())]);
    assert_eq!(people::open_gates(&event, PersonId(1)), []);
    // A name is no gate: nobody is registered without one.
    let nameless = Profile { name: " ".into(), ..stranger.clone() };
    let command = Any::People(Command::Register {
        profile: Box::new(nameless),
        part: Part::Player,
        over: Some(override_with("please")),
    });
    let refused = event.refused(Role::Organiser, command);
    assert_eq!(refused.reasons.len(), 2, "all reasons: {refused}");
    assert!(refused.reasons.contains(&Why::People(Reason::NoName)));
}

#[test]
fn sichuan_registration_1__age_and_experience_are_asked_for() {
    let asked = |id| people::asked(&law_of(id).hall).into_iter().map(|a| (a.value, a.basis.to_string()));
    let sichuan: Vec<_> = asked(RegulationId::Sichuan).collect();
    let clause = || "sichuan registration.1".to_owned();
    assert_eq!(sichuan, [(Asked::Birth, clause()), (Asked::Experience, clause())]);
    let gambler: Vec<_> = asked(RegulationId::Gambler).collect();
    assert_eq!(gambler, [(Asked::Membership, "gambler 1.1".to_owned())]);
    for id in [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague] {
        assert_eq!(asked(id).count(), 0, "{id:?}");
    }
    let mut event = Builder::of(RegulationId::Sichuan);
    let silent = Profile { birth: None, experience: Experience::Unknown, ..profile(1) };
    let refused = register(&mut event, silent, Part::Player).unwrap_err();
    let basis = law_of(RegulationId::Sichuan).hall.entry.admission.basis;
    let gates = [Gate::AgeUnknown, Gate::ExperienceUnknown];
    assert_eq!(refused.reasons, gates.map(|gate| Why::People(Reason::Gate(gate, basis))));
    assert_eq!(cited(&refused), [clause(), clause()]);
    // That the entry waits for what is asked is a decision.
    let decided = |reason: &Why| reason.decision().unwrap().to_string();
    assert_eq!(refused.reasons.iter().map(decided).collect::<Vec<_>>(), ["H36", "H36"]);
    let silent = Profile { birth: None, ..profile(1) };
    let over = Some(override_with("known to the judge"));
    let command = Command::Register { profile: Box::new(silent), part: Part::Player, over };
    let events = event.give(Role::Organiser, Any::People(command));
    let Event::People(passed @ people::Event::Overridden { .. }) = &events[1] else { panic!("{events:?}") };
    let bases: Vec<_> = passed.bases(&event).iter().map(ToString::to_string).collect();
    assert_eq!(bases, ["sichuan registration.1", "H36"]);
}

#[test]
fn sichuan_registration_2__newcomers_qualify() {
    for id in HALLS {
        let strict = id == RegulationId::Sichuan;
        let mut event = Builder::of(id);
        for (i, part) in [Part::Player, Part::Substitute(None)].into_iter().enumerate() {
            let mut somebody = Profile { experience: Experience::None, ..profile(i) };
            let answer = register(&mut event, somebody.clone(), part);
            let cites = answer.err().as_ref().map(cited).unwrap_or_default();
            assert_eq!(cites, if strict { vec!["sichuan registration.2"] } else { vec![] }, "{id:?}");
            somebody.experience = Experience::Qualified;
            somebody.attested = "the organiser".into();
            assert!(register(&mut event, somebody, part).is_ok(), "{id:?}");
        }
    }
}

#[test]
fn sichuan_registration_4__minors_play_under_restrictions() {
    let mut event = Builder::of(RegulationId::Sichuan);
    for (years, restricted) in [(13, true), (17, true), (18, false)] {
        let person = register(&mut event, aged(years), Part::Player).unwrap();
        let check_in = Any::People(Command::CheckIn { person });
        if restricted {
            assert_eq!(cited(&event.refused(Role::Scribe, check_in.clone())), ["sichuan registration.4"]);
            let restrictions = "home by nine".to_owned();
            event.give(Role::Organiser, Any::People(Command::Restrict { person, restrictions }));
        }
        event.give(Role::Scribe, check_in);
        assert!(matches!(event.people.person(person).unwrap().standing, Standing::Here(_)), "{years}");
    }
}

/// An event that does without check-in asks when its lots are drawn.
#[test]
fn sichuan_registration_4__nobody_is_drawn_who_could_not_be_checked_in() {
    let mut event = Builder::of(RegulationId::Sichuan);
    event.players(3);
    let person = register(&mut event, aged(15), Part::Player).unwrap();
    let draw = Any::Seats(seats::Command::Draw { seed: 1 });
    let refused = event.refused(Role::Judge, draw.clone());
    let basis = event.setup.law.hall.entry.restricted_below.basis;
    let not_ready = seats::Reason::NotReady(EntryId(4), people::Gate::Restrictions, basis);
    assert_eq!(refused.reasons, [not_ready.into()]);
    let restrictions = "home by nine".to_owned();
    event.give(Role::Organiser, Any::People(Command::Restrict { person, restrictions }));
    let restricted = event.last_id();
    event.give(Role::Judge, draw);
    // It stands on them, and a log without them is found.
    let back = undo::Command { command: restricted, reason: "a slip".into() };
    let drawn = event.last_id();
    assert_eq!(event.refused(Role::Owner, Any::Undo(back)), undo::Reason::StandsOn(drawn).into());
    let log: Vec<Entry> = event.entries().iter().filter(|e| e.command != restricted).cloned().collect();
    assert!(check(&log).iter().any(|f| f.fault == Fault::Gate), "{:?}", check(&log));
}

#[test]
fn sichuan_registration_5__children_are_substitutes_for_one_or_two_sessions() {
    let mut event = Builder::of(RegulationId::Sichuan);
    let clause = ["sichuan registration.5"];
    assert_eq!(cited(&register(&mut event, aged(12), Part::Player).unwrap_err()), clause);
    for sessions in [1, 2] {
        register(&mut event, aged(12), Part::Substitute(Some(sessions))).unwrap();
    }
    for sessions in [0, 3] {
        let refused = register(&mut event, aged(12), Part::Substitute(Some(sessions))).unwrap_err();
        assert_eq!(cited(&refused), clause);
    }
    // Without a number it is the most that the clause allows.
    let child = register(&mut event, aged(12), Part::Substitute(None)).unwrap();
    assert_eq!(event.people.person(child).unwrap().part, Part::Substitute(Some(2)));
    // Restrictions are for those who may play.
    event.give(Role::Scribe, Any::People(Command::CheckIn { person: child }));
    register(&mut event, aged(13), Part::Player).unwrap();
    register(&mut event, aged(13), Part::Substitute(Some(3))).unwrap();
}

#[test]
fn the_age_is_that_of_the_first_day() {
    let mut event = Builder::of(RegulationId::Sichuan);
    let tomorrow = Profile { birth: Date::new(2013, 3, 30), ..profile(1) };
    assert_eq!(cited(&register(&mut event, tomorrow, Part::Player).unwrap_err()), ["sichuan registration.5"]);
    let today = Profile { birth: Date::new(2013, 3, 29), ..profile(1) };
    assert!(register(&mut event, today, Part::Player).is_ok());
}

#[test]
fn elsewhere_there_is_no_age() {
    for id in HALLS.into_iter().filter(|id| *id != RegulationId::Sichuan) {
        let mut event = Builder::of(id);
        for (years, part) in
            [(0, Part::Player), (0, Part::Substitute(None)), (20, Part::Player), (98, Part::Player)]
        {
            let person = register(&mut event, Profile { name: format!("{years}"), ..aged(years) }, part);
            let person = person.unwrap_or_else(|refused| panic!("{id:?}: {refused}"));
            assert_eq!(event.people.person(person).unwrap().part, part);
            event.give(Role::Scribe, Any::People(Command::CheckIn { person }));
        }
    }
}

#[test]
fn a_gate_is_waived_later_with_a_reason() {
    let mut event = Builder::of(RegulationId::Sichuan);
    let person = register(&mut event, aged(15), Part::Player).unwrap();
    let waive = |gate, reason: &str| Any::People(Command::Waive { person, gate, reason: reason.into() });
    assert_eq!(
        event.refused(Role::Organiser, waive(Gate::TooYoung, "why not")),
        Reason::GateOpen(Gate::TooYoung).into()
    );
    assert_eq!(event.refused(Role::Organiser, waive(Gate::Restrictions, "")), Refused::of(Why::NoReason));
    event.give(Role::Organiser, waive(Gate::Restrictions, "the mother plays at the next table"));
    event.give(Role::Scribe, Any::People(Command::CheckIn { person }));
    assert_eq!(event.refused(Role::Scribe, Any::People(Command::CheckIn { person })), Reason::Already.into());
}

/// What a registration after the list was approved is told.
fn late(id: RegulationId, players: u32) -> Vec<String> {
    let mut event = Builder::of(id);
    event.players(players);
    event.give(Role::Organiser, Any::People(Command::ApproveList));
    let refused = register(&mut event, profile(99), Part::Player).err();
    refused.as_ref().map(cited).unwrap_or_default()
}

#[test]
fn samara_2_2__the_list_is_approved_four_days_before() {
    let mut event = Builder::of(RegulationId::Samara);
    let day = people::list_day(&event).unwrap();
    assert_eq!((day.value, day.basis.to_string()), (Date::new(2026, 3, 25).unwrap(), "samara 2-2".into()));
    for id in HALLS.into_iter().filter(|id| *id != RegulationId::Samara) {
        assert_eq!(people::list_day(&Builder::of(id)), None, "{id:?}");
    }
    assert_eq!(late(RegulationId::Samara, 16), ["samara 2-2"]);
    for id in [RegulationId::Sichuan, RegulationId::Tesuji, RegulationId::Aleague] {
        assert_eq!(late(id, 16), Vec::<String>::new(), "{id:?}");
    }
    event.give(Role::Organiser, Any::People(Command::ApproveList));
    assert_eq!(event.refused(Role::Organiser, Any::People(Command::ApproveList)), Reason::Already.into());
}

#[test]
fn gambler_2_6_3__late_into_a_free_place_if_the_judge_agrees() {
    // No place is free: both reasons.
    assert_eq!(late(RegulationId::Gambler, 16), ["gambler 2.6-3", "gambler 2.6-3"]);
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(16);
    event.give(Role::Organiser, Any::People(Command::ApproveList));
    let told = people::Told::Judge;
    event.give(Role::Judge, Any::People(Command::Leave { person: PersonId(3), told }));
    let refused = register(&mut event, profile(99), Part::Player).unwrap_err();
    assert_eq!(cited(&refused), ["gambler 2.6-3"]);
    let over = Some(override_with("the judge agrees"));
    let command = Command::Register { profile: Box::new(profile(99)), part: Part::Player, over };
    event.give(Role::Organiser, Any::People(command));
    let late = event.people.persons.last().unwrap();
    assert_eq!(late.entry.map(|e| e.0), Some(17));
    assert_eq!(late.overridden, [(Gate::ListClosed, "the judge agrees".to_owned())]);
}
