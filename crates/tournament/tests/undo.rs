//! Taking commands back, and joining two copies of an event.
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::merge::join;
use tournament::people::{self, Part};
use tournament::protocol::{self, Progress, Sheet, Totals};
use tournament::{
    Actor, Command, CommandId, Entry, EntryId, Moment, Order, Outcome, PersonId, Reason, Refused, Role,
    RoundNo, Span, TableId, TableNo, Tournament, Version, round, seats, undo,
};

const AT: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

fn taking_back(command: CommandId, reason: &str) -> Command {
    Command::Undo(undo::Command { command, reason: reason.to_owned() })
}

/// A Samara round of two tables that has begun.
fn begun() -> Builder {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    event
}

fn totals(points: [i32; 4]) -> Sheet {
    Sheet::Totals(Totals::Riichi { points, bets: 0, chombos: [0; 4] })
}

fn entering(at: TableId, points: [i32; 4]) -> Command {
    let (sheet, seen, reason) = (Box::new(totals(points)), None, String::new());
    Command::Protocol(protocol::Command::Enter { at, sheet, seen, reason })
}

const FIRST: [i32; 4] = [40_000, 35_000, 25_000, 20_000];
const SECOND: [i32; 4] = [41_000, 34_000, 25_000, 20_000];

#[test]
fn what_was_taken_back_is_as_if_it_had_not_been() {
    let mut event = begun();
    let before = event.protocol.clone();
    event.give(Role::Judge, entering(AT, FIRST));
    let entered = event.last_id();
    let after = event.protocol.clone();
    event.give(Role::Judge, taking_back(entered, "typed at the wrong table"));
    assert_eq!(event.protocol, before);
    let undo = event.last_id();
    event.give(Role::Judge, taking_back(undo, "it was the right one"));
    assert_eq!(event.protocol, after);
    assert_eq!(Tournament::replay(event.entries().to_vec()).map(|t| t.protocol.clone()), Some(after));
}

#[test]
fn who_is_here_stands_below_the_lots_and_the_seatings_of_those_who_are_here() {
    let mut event = Builder::of(RegulationId::Samara);
    event.players(8);
    let helper = event.register(profile(50), Part::Substitute(None));
    let check_in = |person| Command::People(people::Command::CheckIn { person });
    event.give(Role::Scribe, check_in(PersonId(1)));
    let here = event.last_id();
    event.give(Role::Scribe, check_in(PersonId(2)));
    let second = event.last_id();
    event.give(Role::Scribe, check_in(helper));
    let reserve = event.last_id();
    for person in 3..=8 {
        event.give(Role::Scribe, check_in(PersonId(person)));
    }
    // Nobody stands on the one who came before him.
    event.give(Role::Judge, taking_back(second, "another one of that name"));
    event.give(Role::Scribe, check_in(PersonId(2)));
    event.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    let draw = event.last_id();
    let refused = event.refused(Role::Judge, taking_back(here, "he is not here"));
    assert_eq!(refused.reasons, [Reason::Undo(undo::Reason::StandsOn(draw))]);
    // Lots are not drawn for substitutes.
    event.give(Role::Judge, taking_back(reserve, "he has gone"));
    event.give(Role::Judge, taking_back(draw, "somebody is missing"));
    event.give(Role::Judge, taking_back(here, "he is not here"));
}

#[test]
fn a_reason_is_needed_and_the_same_is_not_taken_back_twice() {
    let mut event = begun();
    event.give(Role::Judge, entering(AT, FIRST));
    let entered = event.last_id();
    assert_eq!(event.refused(Role::Judge, taking_back(entered, " ")).reasons, [Reason::NoReason]);
    event.give(Role::Judge, taking_back(entered, "a slip"));
    let again = event.refused(Role::Judge, taking_back(entered, "a slip"));
    assert_eq!(again, Refused::from(undo::Reason::Already));
    let unknown = event.refused(Role::Judge, taking_back(CommandId(1 << 90), "a slip"));
    assert_eq!(unknown, Refused::from(undo::Reason::Unknown));
    let opening = event.refused(Role::Owner, taking_back(CommandId(1), "a slip"));
    assert_eq!(opening, Refused::from(undo::Reason::Opening));
}

#[test]
fn what_others_stand_on_is_not_pulled_away() {
    let mut event = begun();
    event.give(Role::Judge, entering(AT, FIRST));
    let entered = event.last_id();
    event.give(
        Role::Judge,
        Command::Protocol(protocol::Command::Confirm { at: AT, version: Version(1), seat: None }),
    );
    let confirmed = event.last_id();
    let refused = event.refused(Role::Judge, taking_back(entered, "a slip"));
    assert_eq!(refused, Refused::from(undo::Reason::StandsOn(confirmed)));
    // Another table is another matter.
    let other = TableId { table: TableNo(2), ..AT };
    event.give(Role::Judge, entering(other, FIRST));
    event.give(Role::Judge, taking_back(confirmed, "looked at the wrong sheet"));
    event.give(Role::Judge, taking_back(entered, "a slip"));
    assert!(event.protocol.get(AT).is_none());
    assert!(event.protocol.get(other).is_some());
}

/// A copy of an event that goes on alone.
struct Copy {
    tournament: Tournament,
    next: u128,
    now: i64,
}

impl Copy {
    fn of(event: &Builder, number: u128) -> Self {
        let tournament = Tournament::replay(event.entries().to_vec()).expect("a log");
        Self { tournament, next: number << 64, now: event.now().0 + number as i64 }
    }

    fn give(&mut self, role: Role, command: Command) {
        self.next += 1;
        self.now += 1000;
        let order = Order { id: CommandId(self.next), by: Actor::of(role), at: Moment(self.now), command };
        let done = self.tournament.handle(&order).expect("lawful");
        assert!(matches!(done, Outcome::Done(_)));
    }

    fn log(&self) -> &[Entry] {
        self.tournament.log()
    }
}

/// Joins both ways, which must come to the same.
fn joined(one: &Copy, other: &Copy) -> Tournament {
    let log = join(one.log(), other.log()).expect("one event");
    assert_eq!(join(other.log(), one.log()).as_ref(), Ok(&log), "the order of the copies does not matter");
    assert_eq!(join(&log, other.log()).as_ref(), Ok(&log), "joining again changes nothing");
    assert_eq!(join(&log, one.log()).as_ref(), Ok(&log), "joining again changes nothing");
    Tournament::replay(log).expect("a log")
}

#[test]
fn two_scribes_at_different_tables_are_both_right() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    let second = TableId { table: TableNo(2), ..AT };
    other.give(Role::Scribe, entering(second, SECOND));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.protocol.get(AT).and_then(|p| p.entered()).map(|e| &e.sheet), Some(&totals(FIRST)));
    assert_eq!(both.protocol.get(second).and_then(|p| p.entered()).map(|e| &e.sheet), Some(&totals(SECOND)));
}

#[test]
fn two_results_of_a_table_wait_for_the_judge() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(AT, SECOND));
    let mut both = joined(&one, &other);
    let protocol = both.protocol.get(AT).expect("a protocol");
    assert_eq!(protocol.progress, Progress::Conflict);
    let sheets: Vec<&Sheet> = protocol.versions.iter().map(|v| &v.sheet).collect();
    assert_eq!(sheets, [&totals(FIRST), &totals(SECOND)]);
    let settle =
        protocol::Command::Settle { at: AT, version: Version(2), reason: "counted again".to_owned() };
    let order = Order {
        id: CommandId(9 << 64),
        by: Actor::of(Role::Judge),
        at: Moment(event.now().0 + 60_000),
        command: Command::Protocol(settle),
    };
    both.handle(&order).expect("lawful");
    assert_eq!(both.protocol.get(AT).map(|p| p.current), Some(Version(2)));
}

#[test]
fn the_same_result_twice_is_there_once() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(AT, FIRST));
    let both = joined(&one, &other);
    assert_eq!(both.protocol.get(AT).map(|p| p.versions.len()), Some(1));
    assert!(both.merge.left_out.is_empty());
}

#[test]
fn people_registered_on_both_sides_get_numbers_one_after_another() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let register = |number| {
        let profile = Box::new(profile(number));
        Command::People(people::Command::Register { profile, part: Part::Player, over: None })
    };
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, register(50));
    other.give(Role::Organiser, register(60));
    other.give(Role::Scribe, Command::People(people::Command::CheckIn { person: PersonId(5) }));
    let both = joined(&one, &other);
    assert_eq!(both.people.persons.len(), 6);
    assert_eq!(both.people.person(PersonId(5)).map(|p| p.entry), Some(Some(EntryId(5))));
    let sixth = both.people.person(PersonId(6)).expect("a person");
    assert_eq!(sixth.entry, Some(EntryId(6)));
    assert!(matches!(sixth.standing, people::Standing::Here(_)), "checked in under the new number");
}

#[test]
fn what_cannot_be_taken_over_is_kept_for_the_judge() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(
        Role::Judge,
        Command::Round(round::Command::Void { at: AT, reason: "a wrong tile set".to_owned() }),
    );
    other.give(Role::Judge, entering(AT, FIRST));
    other.give(
        Role::Judge,
        Command::Protocol(protocol::Command::Confirm { at: AT, version: Version(1), seat: None }),
    );
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 1);
    assert_eq!(both.merge.left_out[0].entry, *other.log().last().expect("a line"));
}

#[test]
fn a_signal_and_a_late_player_of_one_desk_do_not_contradict_a_result_of_the_other() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    let (round, tables) = (RoundNo(1), round::Tables::All);
    other.give(
        Role::Judge,
        Command::Round(round::Command::Signal { round, tables, signal: round::Signal::End }),
    );
    let late = round::Command::Late { round, entry: EntryId(7), by: Span::minutes(3) };
    other.give(Role::Judge, Command::Round(late));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.round.course(round).map(|c| c.lateness(EntryId(7))), Some(Span::minutes(3)));
}

#[test]
fn logs_of_two_events_are_not_joined() {
    let (one, other) = (Builder::of(RegulationId::Samara), Builder::of(RegulationId::Gambler));
    assert_eq!(join(one.entries(), other.entries()), Err(tournament::merge::Apart));
}
