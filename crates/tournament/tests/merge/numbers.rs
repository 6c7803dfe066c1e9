//! Numbers that both copies gave: those of one copy move on wherever they are named.
use super::support::*;
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::check::check;
use tournament::merge::join;
use tournament::people::{self, Command as People, Event as Happened, Part};
use tournament::{
    Actor, Command, CommandId, Entry, EntryId, Event, Moment, PersonId, Role, RoundNo, Tournament, penalty,
    round,
};

fn register(number: usize) -> Command {
    let (profile, part) = (Box::new(profile(number)), Part::Player);
    Command::People(People::Register { profile, part, over: None })
}

fn check_in(person: u32) -> Command {
    Command::People(People::CheckIn { person: PersonId(person) })
}

fn rule(entry: u32, reason: &str) -> Command {
    let (entry, sanction, reason) = (EntryId(entry), penalty::Sanction::Warning, reason.to_owned());
    Command::Penalty(penalty::Command::Rule { entry, round: RoundNo(1), sanction, reason })
}

fn names(event: &Tournament) -> Vec<String> {
    event.people.persons.iter().map(|person| person.profile.name.clone()).collect()
}

#[test]
fn all_that_a_line_makes_moves_on() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, register(50));
    one.give(Role::Organiser, register(51));
    let new = |number: u32| {
        let (person, entry) = (PersonId(number), EntryId(number));
        let (profile, part) = (Box::new(profile(60 + number as usize)), Part::Player);
        let registered = Happened::Registered { person, profile, part };
        [registered, Happened::Admitted { person, entry }].map(Event::People)
    };
    // Two persons and two slots in one line.
    other.next += 1;
    other.now += 1000;
    let (command, by) = (CommandId(other.next), Actor::of(Role::Organiser));
    let events: Vec<Event> = [new(5), new(6)].concat();
    other.tournament.apply(Entry { command, by, at: Moment(other.now), events });
    other.give(Role::Scribe, check_in(6));
    other.give(Role::Judge, rule(5, "late with the fee"));
    other.give(Role::Judge, rule(6, "rude"));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(names(&both)[4..], ["Player 50", "Player 65", "Player 66", "Player 51"]);
    let slots: Vec<_> = both.people.persons.iter().map(|person| person.entry.map(|entry| entry.0)).collect();
    assert_eq!(slots[4..], [Some(5), Some(6), Some(7), Some(8)]);
    assert!(matches!(both.people.persons[6].standing, people::Standing::Here(_)), "6 of the copy is 7");
    assert!(matches!(both.people.persons[5].standing, people::Standing::Listed));
    let fined: Vec<u32> = both.penalty.all.iter().map(|penalty| penalty.entry.0).collect();
    assert_eq!(fined, [6, 7]);
    assert_eq!(check(both.log()), []);
}

#[test]
fn those_who_wait_for_a_table_of_four_move_on_together() {
    // Two wait; the copy registers two more, and four get their slots in one line.
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(18);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, register(50));
    other.now += 10_000;
    other.give(Role::Organiser, register(60));
    other.give(Role::Organiser, register(61));
    let last = other.log().last().expect("a line");
    let admitted = |event: &&Event| matches!(event, Event::People(Happened::Admitted { .. }));
    assert_eq!(last.events.iter().filter(admitted).count(), 4);
    other.give(Role::Judge, rule(20, "rude"));
    let both = joined(&one, &other);
    assert_eq!(names(&both)[18..], ["Player 50", "Player 60", "Player 61"]);
    let entry = |person: usize| both.people.persons[person - 1].entry.map(|entry| entry.0);
    assert_eq!([17, 18, 20, 21].map(entry), [17, 18, 19, 20].map(Some));
    assert_eq!(both.people.waiting, [PersonId(19)]);
    assert_eq!(both.penalty.all[0].entry, EntryId(20));
}

#[test]
fn a_copy_that_goes_on_after_it_was_joined_is_understood() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, register(50));
    other.give(Role::Organiser, register(60));
    let first = join(one.log(), other.log()).expect("one event").entries;
    // Number 5 of this copy is 6 of the joined event.
    other.give(Role::Scribe, check_in(5));
    other.give(Role::Organiser, register(61));
    let both = joined(&one, &other);
    let again = join(&first, other.log()).expect("one event").entries;
    assert_eq!(again, join(other.log(), &first).expect("one event").entries);
    assert_eq!(again, both.log());
    assert!(both.merge.left_out.is_empty());
    assert!(matches!(both.people.persons[5].standing, people::Standing::Here(_)));
    // And what the copy says of a table or a player that it has from before contradicts nothing of its own.
    let call = |about: &str| Command::Round(round::Command::Call { at: AT, about: about.into() });
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, call("tea"));
    other.give(Role::Scribe, entering(AT, FIRST));
    let first = join(one.log(), other.log()).expect("one event").entries;
    other.give(
        Role::Judge,
        Command::Protocol(tournament::protocol::Command::Confirm {
            at: AT,
            version: tournament::Version(1),
            seat: None,
        }),
    );
    let again = join(&first, other.log()).expect("one event").entries;
    assert_eq!(again, joined(&one, &other).log());
}
