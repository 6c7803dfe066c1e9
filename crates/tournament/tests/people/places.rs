//! How many get in, who waits and why, who moves up.
use reglament_tournament::people::{
    self, Cap, Command, Event as Happened, Full, Override, Part, Reason, Told,
};
use reglament_tournament::{Command as Any, EntryId, Event, PersonId, Reason as Why, Role, Tournament};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, law_of, profile, settings};

fn leave(person: u32) -> Any {
    Any::People(Command::Leave { person: PersonId(person), told: Told::Judge })
}

#[test]
fn gambler_2_6__eighteen_sign_up_sixteen_play_and_two_wait() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(18);
    let places = people::places(&event);
    assert_eq!((places.players, places.tables), (16, 4));
    assert_eq!(places.waiting, [PersonId(17), PersonId(18)]);
    let Some(full @ Full::Table(1, _)) = places.full else { panic!("{:?}", places.full) };
    assert_eq!(full.basis().map(|b| b.to_string()).as_deref(), Some("gambler 2.6"));
    let waits = event.entries().last().unwrap().events.last().unwrap();
    let basis = Some(law_of(RegulationId::Gambler).hall.entry.tables.basis);
    assert_eq!(*waits, Event::People(Happened::Waits { person: PersonId(18), basis }));
    // Two more make a fifth table, and those who wait come first.
    event.players(2);
    let places = people::places(&event);
    assert_eq!((places.players, places.tables, places.waiting.len()), (20, 5, 0));
    assert_eq!(event.people.person(PersonId(17)).unwrap().entry, Some(EntryId(17)));
}

#[test]
fn gambler_2_6_2__those_who_signed_up_are_counted() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(18);
    let signed_up = people::places(&event).signed_up;
    assert_eq!((signed_up.value, signed_up.basis.to_string()), (18, "gambler 2.6-2".into()));
}

#[test]
fn samara_1_3__the_twenty_ninth_waits() {
    let mut event = Builder::of(RegulationId::Samara);
    event.players(29);
    let places = people::places(&event);
    assert_eq!((places.players, places.waiting.clone()), (28, vec![PersonId(29)]));
    let basis = law_of(RegulationId::Samara).hall.entry.limit.basis;
    assert_eq!(basis.to_string(), "samara 1.3");
    assert_eq!(places.cap, Some(Cap { most: 28, basis: Some(basis) }));
    assert_eq!(places.full, Some(Full::AllTaken(Some(basis))));
    event.players(3);
    assert_eq!(people::places(&event).players, 28, "a full table more does not open the hall");
}

#[test]
fn how_many_play_in_each_hall() {
    for (id, cap, three, eighteen) in [
        (RegulationId::Gambler, None, 0, 16),
        (RegulationId::Sichuan, None, 3, 18),
        (RegulationId::Samara, Some(28), 0, 16),
        (RegulationId::Tesuji, None, 3, 18),
        (RegulationId::Aleague, None, 3, 18),
    ] {
        let mut event = Builder::of(id);
        event.players(3);
        assert_eq!(people::places(&event).players, three, "{id:?}");
        event.players(15);
        let places = people::places(&event);
        assert_eq!((places.cap.map(|c| c.most), places.players), (cap, eighteen), "{id:?}");
    }
}

#[test]
fn a_small_hall_has_the_organisers_limit() {
    let law = law_of(RegulationId::Sichuan);
    let mut settings = settings(&law);
    settings.choices.limit = Some(10);
    let mut event = Builder::open(law, settings).unwrap();
    event.players(11);
    let places = people::places(&event);
    assert_eq!((places.players, places.full), (10, Some(Full::AllTaken(None))));
    let admit = |over| Any::People(Command::Admit { person: PersonId(11), over });
    assert_eq!(event.refused(Role::Organiser, admit(None)), Reason::NoPlace(None).into());
    event.give(Role::Organiser, admit(Some(Override { reason: "a chair more".into() })));
    assert_eq!(people::places(&event).players, 11);
}

#[test]
fn a_place_that_becomes_free_is_offered_to_the_first_who_waits() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(18);
    let events = event.give(Role::Judge, leave(5));
    assert_eq!(events[1], Event::People(Happened::Offered { person: PersonId(17) }));
    // Nobody else gets it meanwhile.
    let admit = |person| Any::People(Command::Admit { person: PersonId(person), over: None });
    let refused = event.refused(Role::Organiser, admit(18));
    assert_eq!(cited(&refused), ["gambler 2.6"]);
    // He does not want it: it goes on to the next, who takes it.
    let events = event.give(Role::Judge, leave(17));
    assert_eq!(events[1], Event::People(Happened::Offered { person: PersonId(18) }));
    event.give(Role::Organiser, admit(18));
    assert_eq!(event.people.person(PersonId(18)).unwrap().entry, Some(EntryId(17)));
    let places = people::places(&event);
    assert_eq!((places.players, places.waiting.len(), places.offered.len()), (16, 0, 0));
    assert_eq!(event.refused(Role::Organiser, admit(18)), Reason::Already.into());
}

#[test]
fn a_player_who_becomes_a_substitute_frees_the_place() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(17);
    let appoint = |part| Any::People(Command::Appoint { person: PersonId(2), part, over: None });
    let events = event.give(Role::Organiser, appoint(Part::Substitute(None)));
    assert_eq!(events[2], Event::People(Happened::Offered { person: PersonId(17) }));
    assert_eq!(people::places(&event).players, 15);
    // And back again, behind those who wait.
    event.give(Role::Organiser, appoint(Part::Player));
    assert_eq!(people::places(&event).waiting, [PersonId(17), PersonId(2)]);
    let refused = event.refused(Role::Organiser, appoint(Part::Player));
    assert_eq!(refused.reasons, [Why::People(Reason::Already)]);
}

#[test]
fn the_queue_never_loses_anybody() {
    for id in HALLS {
        let mut event = Builder::of(id);
        for step in 0_u32..60 {
            if step % 3 == 2 {
                let person = PersonId(step / 3 * 2 + 1);
                let _ = event.try_give(Role::Judge, leave(person.0));
            } else {
                event.register(profile(step as usize), Part::Player);
            }
            let with_us = |p: &people::Person| !matches!(p.standing, people::Standing::Left(_));
            let listed = event.people.persons.iter().filter(|p| with_us(p)).count();
            let places = people::places(&event);
            assert_eq!(usize::from(places.players) + places.waiting.len(), listed, "{id:?} {step}");
            assert!(places.offered.iter().all(|p| places.waiting.contains(p)), "{id:?} {step}");
        }
        assert_eq!(Tournament::replay(event.entries().to_vec()).as_ref(), Some(&*event), "{id:?}");
    }
}
