//! Somebody asks one of the copies to be forgotten: nothing is told of him in the joined log, whoever told it.
use super::support::*;
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::check::check;
use tournament::merge::{self, join};
use tournament::people::{self, Command as People, Part, Profile};
use tournament::seats::{Command as Seating, Demands};
use tournament::setup::Command as Setup;
use tournament::{Command, Entry, EntryId, PersonId, Role, Tournament, undo};

const SECRETS: [&str; 5] = ["Vera", "example.org", "left-handed", "home by nine", "2011"];

fn vera(city: &str) -> Box<Profile> {
    Box::new(Profile {
        name: "Vera Blank".into(),
        contact: "vera@example.org".into(),
        note: "left-handed".into(),
        city: city.into(),
        birth: tournament::Date::new(2011, 1, 1),
        ..profile(1)
    })
}

fn people(command: People) -> Command {
    Command::People(command)
}

/// Vera is number 1 of eight.
fn event() -> Builder {
    let mut event = Builder::of(RegulationId::Sichuan);
    event.register(*vera("Perm"), Part::Player);
    event.players(7);
    event
}

fn forget(copy: &mut Copy, person: u32) {
    copy.give(Role::Organiser, people(People::Anonymise { person: PersonId(person) }));
}

fn restrict(copy: &mut Copy) {
    let restrictions = "home by nine".to_owned();
    copy.give(Role::Organiser, people(People::Restrict { person: PersonId(1), restrictions }));
}

fn edit(copy: &mut Copy, person: u32, city: &str) {
    let edit = People::Edit { person: PersonId(person), profile: vera(city) };
    copy.give(Role::Organiser, people(edit));
}

fn tells_nothing(log: &[Entry]) {
    let told = format!("{log:?}");
    for secret in SECRETS {
        assert!(!told.contains(secret), "{secret} is in the joined log");
    }
}

#[test]
fn the_common_beginning_goes_on_where_one_copy_has_rewritten_it() {
    let event = event();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    forget(&mut one, 1);
    other.give(Role::Scribe, people(People::CheckIn { person: PersonId(2) }));
    assert_ne!(one.log()[1], event.entries()[1], "the line of Vera is rewritten");
    let common = join(one.log(), other.log()).expect("one event").common;
    assert_eq!(common, event.entries().len());
    let both = joined(&one, &other);
    tells_nothing(both.log());
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.log().len(), common + 2);
    assert_eq!(check(both.log()), []);
}

#[test]
fn what_the_other_copy_told_before_and_after_is_gone() {
    for first in [1, 2] {
        let event = event();
        let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
        // Before it and after it by the clock.
        one.now += if first == 1 { 0 } else { 60_000 };
        restrict(&mut other);
        edit(&mut other, 1, "Tver");
        forget(&mut one, 1);
        edit(&mut other, 1, "Omsk");
        let both = joined(&one, &other);
        tells_nothing(both.log());
        assert!(both.merge.left_out.is_empty(), "forgetting contradicts nothing");
        assert_eq!(both.people.person(PersonId(1)).map(|p| &p.profile), Some(&Profile::default()));
        assert!(both.people.person(PersonId(1)).is_some_and(|p| p.restrictions.is_some()));
        assert_eq!(check(both.log()), []);
    }
}

#[test]
fn what_is_left_out_tells_nothing_either() {
    let event = event();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let approve = people(People::ApproveList);
    one.give(Role::Organiser, approve.clone());
    // It contradicts, and so does all that follows from it.
    other.give(Role::Organiser, approve);
    edit(&mut other, 1, "Tver");
    let (part, over) = (Part::Player, None);
    other.give(Role::Organiser, people(People::Register { profile: vera("Sochi"), part, over }));
    let before = joined(&one, &other);
    assert!(format!("{:?}", before.merge.left_out).contains("Sochi"));
    // In the copy that has told it, in the other one, and in the joined one.
    forget(&mut other, 1);
    forget(&mut other, 9);
    let both = joined(&one, &other);
    tells_nothing(both.log());
    assert!(format!("{:?}", both.merge.left_out).contains("Registered"), "the line waits without a name");
    let again = join(before.log(), other.log()).expect("one event").entries;
    tells_nothing(&again);
    forget(&mut one, 1);
    let again = join(before.log(), one.log()).expect("one event").entries;
    assert!(!format!("{again:?}").contains("Tver"));
    assert!(format!("{again:?}").contains("Sochi"), "that is another person, for all they know");
}

#[test]
fn a_new_person_with_the_number_of_one_who_is_forgotten_keeps_the_name() {
    let event = event();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let register = |profile| people(People::Register { profile, part: Part::Player, over: None });
    let anna = Box::new(Profile { name: "Anna".into(), ..profile(9) });
    one.give(Role::Organiser, register(anna.clone()));
    other.give(Role::Organiser, register(vera("Sochi")));
    // Number 9 of this copy, 10 of the joined event.
    forget(&mut other, 9);
    let both = joined(&one, &other);
    assert_eq!(both.people.person(PersonId(9)).map(|p| &p.profile), Some(&*anna));
    assert_eq!(both.people.person(PersonId(10)).map(|p| &p.profile), Some(&Profile::default()));
    assert!(!format!("{:?}", both.log()).contains("Sochi"));
}

#[test]
fn both_forget_and_one_registers_anew() {
    let event = event();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    forget(&mut one, 1);
    forget(&mut other, 1);
    let both = joined(&one, &other);
    tells_nothing(both.log());
    assert_eq!(both.log().len(), event.entries().len() + 1, "forgotten once");
}

#[test]
fn an_undo_does_not_bring_back_what_is_forgotten() {
    let event = event();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    edit(&mut other, 1, "Tver");
    let command = other.log().last().expect("a line").command;
    forget(&mut one, 1);
    let back = undo::Command { command, reason: "a slip".into() };
    other.give(Role::Owner, Command::Undo(back));
    tells_nothing(joined(&one, &other).log());
}

#[test]
fn a_number_of_a_line_that_waits_is_nobody_elses() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let settings = |place: &str| {
        let settings = tournament::setup::Settings { place: place.into(), ..event.setup.settings.clone() };
        Command::Setup(Setup::Change(Box::new(settings)))
    };
    let register = |number| {
        let (profile, part) = (Box::new(profile(number)), Part::Player);
        people(People::Register { profile, part, over: None })
    };
    one.give(Role::Organiser, settings("Omsk"));
    one.give(Role::Organiser, register(50));
    other.give(Role::Organiser, settings("Tver"));
    other.give(Role::Organiser, register(60));
    other.give(Role::Scribe, people(People::CheckIn { person: PersonId(5) }));
    let demands = Demands { forbidden: vec![(EntryId(1), EntryId(5))], ..event.seats.demands.clone() };
    other.give(Role::Organiser, Command::Seats(Seating::Demand(demands)));
    let mut both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 4);
    assert_eq!(both.people.persons.len(), 5);
    // The check-in is not that of the other copy's number 5; the registration is given again.
    let take_over = |event: &mut Tournament, line| {
        let at = event.log().last().expect("a line").at;
        let command = merge::Command::TakeOver { line, reason: "they are here".into() };
        let id = tournament::CommandId((77 << 64) + u128::from(line));
        let by = tournament::Actor::of(Role::Organiser);
        event.handle(&tournament::Order { id, by, at, command: Command::Merge(command) })
    };
    assert!(take_over(&mut both, 2).is_err());
    assert!(matches!(both.people.persons[4].standing, people::Standing::Listed));
    assert!(take_over(&mut both, 1).is_ok());
    assert_eq!(both.people.persons[5].profile, profile(60));
}

#[test]
fn who_has_the_number_of_somebody_forgotten_in_the_other_copy_keeps_the_name() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, registering(50));
    one.give(Role::Organiser, Command::People(people::Command::Anonymise { person: PersonId(5) }));
    // Both are the fifth in their copies.
    other.now += 60_000;
    other.give(Role::Organiser, registering(60));
    let both = joined(&one, &other);
    let names: Vec<&str> = both.people.persons[4..].iter().map(|p| p.profile.name.as_str()).collect();
    assert_eq!(names, ["", "Player 60"]);
}
