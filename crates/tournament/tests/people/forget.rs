//! Somebody asks to be forgotten: gone from the state and from the log, and every result stays.
use reglament_tournament::people::{Command, Gate, Part, Profile, Reason, without_person};
use reglament_tournament::{Command as Any, PersonId, Role, RoundNo, Tournament};
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};

const SECRETS: [&str; 5] = ["Vera Blank", "vera@example.org", "left-handed", "home by nine", "mother plays"];

fn event() -> Builder {
    let mut event = Builder::of(RegulationId::Sichuan);
    let vera = Profile {
        name: "Vera Blank".into(),
        contact: "vera@example.org".into(),
        note: "left-handed".into(),
        birth: reglament_tournament::Date::new(2011, 1, 1),
        ..profile(1)
    };
    let person = event.register(vera.clone(), Part::Player);
    event.players(3);
    let reason = "mother plays".to_owned();
    event.give(Role::Organiser, Any::People(Command::Waive { person, gate: Gate::Restrictions, reason }));
    let restrictions = "home by nine".to_owned();
    event.give(Role::Organiser, Any::People(Command::Restrict { person, restrictions }));
    let city = Box::new(Profile { city: "Tver".into(), ..vera });
    event.give(Role::Organiser, Any::People(Command::Edit { person, profile: city }));
    event.seated(vec![[1, 2, 3, 4]]);
    event
}

#[test]
fn nothing_of_the_person_is_left_and_the_results_are() {
    let mut event = event();
    for secret in SECRETS {
        assert!(format!("{:?}", *event).contains(secret), "{secret} was there");
    }
    let anonymise = Any::People(Command::Anonymise { person: PersonId(1) });
    event.give(Role::Organiser, anonymise.clone());
    let state = format!("{:?}", *event);
    for secret in SECRETS {
        assert!(!state.contains(secret), "{secret} is in the state or in its log");
    }
    assert!(event.seats.round(RoundNo(1)).unwrap().find(event.people.persons[0].entry.unwrap()).is_some());
    assert_eq!(event.refused(Role::Organiser, anonymise), Reason::Already.into());
}

#[test]
fn a_log_that_is_rewritten_tells_the_same_event() {
    let mut event = event();
    event.give(Role::Organiser, Any::People(Command::Anonymise { person: PersonId(1) }));
    let stored: Vec<_> = event.entries().iter().map(|entry| without_person(entry, PersonId(1))).collect();
    for secret in SECRETS {
        assert!(!format!("{stored:?}").contains(secret), "{secret} is in the stored log");
    }
    assert_eq!(Tournament::replay(stored).as_ref(), Some(&*event));
    // A log that was not rewritten yet comes to the same state.
    assert_eq!(Tournament::replay(event.entries().to_vec()).as_ref(), Some(&*event));
}
