//! Results, penalties and check-ins beside what the other copy has decided about the same tables and players.
use super::support::*;
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use rules::sichuan::Slip;
use testkit::event::Builder;
use tournament::check::check;
use tournament::penalty::{self, Offence};
use tournament::people;
use tournament::protocol::Command as Paper;
use tournament::{Command, CommandId, EntryId, PersonId, Role, RoundNo, TableId, TableNo, Version, round};

const OTHER: TableId = TableId { table: TableNo(2), ..AT };

fn confirming(at: TableId) -> Command {
    Command::Protocol(Paper::Confirm { at, version: Version(1), seat: None })
}

fn waiting(event: &tournament::Tournament) -> Vec<CommandId> {
    event.merge.waiting().map(|(_, line)| line.entry.command).collect()
}

fn commands(copy: &Copy, last: usize) -> Vec<CommandId> {
    copy.log()[copy.log().len() - last..].iter().map(|line| line.command).collect()
}

#[test]
fn a_result_of_a_table_that_the_other_copy_voided_waits() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, Command::Round(round::Command::Void { at: AT, reason: "a wrong set".into() }));
    other.give(Role::Judge, entering(AT, FIRST));
    other.give(Role::Judge, confirming(AT));
    other.give(Role::Judge, entering(OTHER, SECOND));
    let both = joined(&one, &other);
    assert!(both.protocol.get(AT).is_none());
    assert!(both.protocol.get(OTHER).is_some());
    assert_eq!(waiting(&both), commands(&other, 3)[..2]);
    assert_eq!(check(both.log()), []);
}

#[test]
fn a_table_is_not_voided_behind_a_result() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, entering(AT, FIRST));
    other.now += 10_000;
    other.give(Role::Judge, Command::Round(round::Command::Void { at: AT, reason: "a wrong set".into() }));
    let both = joined(&one, &other);
    assert!(both.protocol.get(AT).is_some());
    assert_eq!(waiting(&both), commands(&other, 1));
}

/// Both tables have a result that is confirmed.
fn reported() -> Builder {
    let mut event = begun();
    for (at, points) in [(AT, FIRST), (OTHER, SECOND)] {
        event.give(Role::Judge, entering(at, points));
        event.give(Role::Judge, confirming(at));
    }
    event
}

#[test]
fn a_result_of_a_round_that_the_other_copy_confirmed_waits() {
    let event = reported();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, Command::Round(round::Command::Confirm { round: RoundNo(1) }));
    let (sheet, seen, reason) = (Box::new(totals(SECOND)), Some(Version(1)), "counted again".to_owned());
    other.give(Role::Judge, Command::Protocol(Paper::Enter { at: AT, sheet, seen, reason }));
    let both = joined(&one, &other);
    let sheets: Vec<_> =
        both.protocol.get(AT).expect("a protocol").versions.iter().map(|v| &v.sheet).collect();
    assert_eq!(sheets, [&totals(FIRST)]);
    assert_eq!(waiting(&both), commands(&other, 1));
    assert_eq!(check(both.log()), []);
}

#[test]
fn a_first_result_of_a_round_that_the_other_copy_confirmed_waits() {
    let mut event = begun();
    event.give(Role::Judge, entering(AT, FIRST));
    event.give(Role::Judge, confirming(AT));
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, Command::Round(round::Command::Void { at: OTHER, reason: "no tiles".into() }));
    one.give(Role::Judge, Command::Round(round::Command::Confirm { round: RoundNo(1) }));
    other.now += 60_000;
    other.give(Role::Scribe, entering(OTHER, SECOND));
    let both = joined(&one, &other);
    assert!(both.protocol.get(OTHER).is_none());
    assert_eq!(waiting(&both), commands(&other, 1));
}

#[test]
fn a_correction_of_a_result_that_the_other_copy_took_back_waits() {
    let mut event = begun();
    event.give(Role::Scribe, entering(AT, FIRST));
    let command = event.last_id();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let back = tournament::undo::Command { command, reason: "of another table".into() };
    one.give(Role::Judge, Command::Undo(back));
    let (sheet, seen, reason) = (Box::new(totals(SECOND)), Some(Version(1)), "counted again".to_owned());
    other.give(Role::Judge, Command::Protocol(Paper::Enter { at: AT, sheet, seen, reason }));
    let both = joined(&one, &other);
    assert!(both.protocol.get(AT).is_none());
    assert_eq!(waiting(&both), commands(&other, 1));
}

#[test]
fn a_penalty_is_where_the_player_sits_in_the_joined_event() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, swapping(1, 3));
    let (entry, sanction, reason) = (EntryId(3), penalty::Sanction::Warning, "rude".to_owned());
    let rule = penalty::Command::Rule { entry, round: RoundNo(2), sanction, reason };
    other.give(Role::Judge, Command::Penalty(rule));
    assert_eq!(other.tournament.penalty.all[0].at.map(|(table, _)| table), Some(TableNo(2)));
    let both = joined(&one, &other);
    let found = both.seats.round(RoundNo(2)).and_then(|round| round.find(entry));
    assert_eq!(found.map(|(table, _)| table), Some(TableNo(1)));
    assert_eq!(both.penalty.all[0].at, found);
    assert_eq!(check(both.log()), check(one.log()));
}

#[test]
fn two_different_slips_on_a_scale_are_no_two_first_steps() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let slip = |entry, slip: Slip| {
        let (offence, note, deal, choice) = (Offence::Sichuan(slip), String::new(), None, None);
        Command::Penalty(penalty::Command::Give { entry: EntryId(entry), round, deal, offence, choice, note })
    };
    let scale: Vec<Slip> = Slip::ALL
        .iter()
        .copied()
        .filter(|slip| {
            let offered = penalty::offered(&event.setup.law, Offence::Sichuan(*slip));
            offered.is_ok_and(|offered| offered.tariff == penalty::Tariff::Scale)
        })
        .collect();
    one.give(Role::Judge, slip(1, scale[0]));
    other.give(Role::Judge, slip(1, scale[1]));
    other.give(Role::Judge, slip(2, scale[1]));
    let both = joined(&one, &other);
    assert_eq!(both.penalty.all.len(), 2);
    assert_eq!(waiting(&both), commands(&other, 2)[..1]);
    assert_eq!(check(both.log()), check(one.log()));
}

#[test]
fn whoever_is_checked_in_twice_is_here_once() {
    let mut event = Builder::of(RegulationId::Samara);
    event.players(8);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let here = |person| Command::People(people::Command::CheckIn { person: PersonId(person) });
    one.give(Role::Scribe, here(1));
    other.give(Role::Scribe, here(1));
    other.give(Role::Scribe, here(2));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.log().len(), event.entries().len() + 2);
}
