//! Taking commands back.
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};
use tournament::people::{self, Part};
use tournament::protocol::{self, Sheet, Totals};
use tournament::{
    Command, CommandId, PersonId, Reason, Refused, Role, RoundNo, TableId, TableNo, Tournament, Version,
    seats, setup, undo,
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

#[test]
fn what_was_done_since_an_event_was_opened_again_stands_on_that() {
    let mut event = Builder::with_players(RegulationId::Aleague, 8);
    event.register(profile(9), Part::Player);
    let registered = event.last_id();
    let close = || Command::Setup(setup::Command::Close);
    let reopen = || Command::Setup(setup::Command::Reopen { reason: "a name".into() });
    event.give(Role::Owner, close());
    event.give(Role::Owner, reopen());
    let opened = event.last_id();
    // What was taken back meanwhile was done before it, and cannot have happened in a closed event.
    event.give(Role::Owner, taking_back(registered, "a slip"));
    let undone = event.last_id();
    let refused = event.refused(Role::Owner, taking_back(opened, "a slip"));
    assert_eq!(refused.reasons, [Reason::Undo(undo::Reason::StandsOn(undone))]);
    assert!(tournament::check::check(event.log()).is_empty());
}

#[test]
fn an_event_is_opened_once() {
    let mut event = Builder::with_players(RegulationId::Aleague, 8);
    let reopen = || Command::Setup(setup::Command::Reopen { reason: "a name".into() });
    event.give(Role::Owner, Command::Setup(setup::Command::Close));
    event.give(Role::Owner, reopen());
    event.give(Role::Owner, taking_back(event.last_id(), "a slip"));
    let closed_again = event.last_id();
    event.give(Role::Owner, reopen());
    let opened = event.last_id();
    let refused = event.refused(Role::Owner, taking_back(closed_again, "it was right"));
    assert_eq!(refused.reasons, [Reason::Undo(undo::Reason::StandsOn(opened))]);
}
