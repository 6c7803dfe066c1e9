//! Two commands under one id: neither is taken for the other.
use super::support::*;
use reglament_tournament as tournament;
use tournament::merge::{Twice, join};
use tournament::protocol::Progress;
use tournament::{Command, protocol};
use tournament::{CommandId, Role, TableId, TableNo, Version, undo};

const OTHER: TableId = TableId { table: TableNo(2), ..AT };

/// Both copies give their next commands under the same ids.
fn alike() -> [Copy; 2] {
    let event = begun();
    let (one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    other.next = one.next;
    [one, other]
}

#[test]
fn two_results_under_one_id_are_both_there() {
    let [mut one, mut other] = alike();
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(OTHER, SECOND));
    let both = joined(&one, &other);
    let sheet = |at| both.protocol.get(at).and_then(|p| p.entered()).map(|e| e.sheet.clone());
    assert_eq!((sheet(AT), sheet(OTHER)), (Some(totals(FIRST)), Some(totals(SECOND))));
    let twice = join(one.log(), other.log()).expect("one event").twice;
    let [Twice { command, became }] = twice[..] else { panic!("{twice:?}") };
    assert_eq!(command, CommandId(one.next));
    assert_eq!(both.log().last().expect("a line").command, became);
    let again = join(both.log(), other.log()).expect("one event");
    assert_eq!(again.twice, [], "that is known");
}

#[test]
fn two_results_of_one_table_under_one_id_wait_for_the_judge() {
    let [mut one, mut other] = alike();
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(AT, SECOND));
    let both = joined(&one, &other);
    assert_eq!(both.protocol.get(AT).map(|p| (p.progress, p.versions.len())), Some((Progress::Conflict, 2)));
}

#[test]
fn what_takes_one_of_them_back_takes_back_the_right_one() {
    let [mut one, mut other] = alike();
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(OTHER, SECOND));
    let command = CommandId(other.next);
    other.next += 100;
    other.give(Role::Judge, Command::Undo(undo::Command { command, reason: "a slip".into() }));
    let both = joined(&one, &other);
    assert!(both.protocol.get(AT).is_some());
    assert!(both.protocol.get(OTHER).is_none());
}

#[test]
fn one_line_that_both_have_is_one() {
    let [mut one, mut other] = alike();
    one.give(Role::Scribe, entering(AT, FIRST));
    let line = one.log().last().expect("a line").clone();
    // A stick was carried from one laptop to the other; the other had gone on.
    other.next += 100;
    other.give(Role::Scribe, entering(OTHER, SECOND));
    other.tournament.apply(line);
    other.next += 100;
    let confirm = protocol::Command::Confirm { at: AT, version: Version(1), seat: None };
    other.give(Role::Judge, Command::Protocol(confirm));
    let both = joined(&one, &other);
    assert_eq!(join(one.log(), other.log()).expect("one event").twice, []);
    assert_eq!(both.protocol.get(AT).map(|p| p.versions.len()), Some(1));
    assert_eq!(both.log().len(), one.log().len() + 2);
}
