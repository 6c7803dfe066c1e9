//! Damage done to the lines themselves: ids, times, undoing, roles, the close.
use super::play::*;
use reglament_tournament::check::{Fault, check};
use reglament_tournament::{
    Actor, Command, CommandId, Event, Moment, PersonId, Role, RoundNo, club, protocol, round, seats, setup,
    undo,
};
use rules::regulation::RegulationId::{Samara, Tesuji};
use testkit::event::Builder;

/// A first round that is over, with a protocol entered and confirmed by players and a command taken back.
fn round_one() -> Builder {
    let mut numbers = Numbers(3);
    let mut event = event_of(Samara, 8);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 1 }));
    let round = open_round(&mut event);
    let table = at(1, 1);
    let seats = event.seats.seats(table).copied().expect("it is seated");
    let player = |i: usize| {
        let person = PersonId(seats[i].expect("four sit there").0);
        Actor { role: Role::Player, person: Some(person), table: None }
    };
    let entered = Box::new(sheet(&event, table, &mut numbers));
    let enter = protocol::Command::Enter { at: table, sheet: entered, seen: None, reason: String::new() };
    event.try_as(player(0), Command::Protocol(enter)).expect("he sits there");
    for seat in rules::seat::Seat::ALL.into_iter().skip(1) {
        let version = reglament_tournament::Version(1);
        let confirm = protocol::Command::Confirm { at: table, version, seat: Some(seat) };
        event.try_as(player(seat.index()), Command::Protocol(confirm)).expect("he sits there");
    }
    let announce = setup::Command::Announce { tables: Vec::new(), text: "Tea".into() };
    judge(&mut event, Command::Setup(announce));
    let command = event.last_id();
    judge(&mut event, Command::Undo(undo::Command { command, reason: "no tea".into() }));
    finish_round(&mut event, round, &mut numbers);
    event
}

#[test]
fn a_running_event_passes() {
    assert_good(&round_one());
    assert_eq!(check(&[]).len(), 1);
}

#[test]
fn lines_out_of_order_are_found() {
    let event = round_one();
    damaged(&event, Fault::NotOpened, |log| _ = log.remove(0));
    damaged(&event, Fault::OpenedTwice, |log| {
        let opened = log[0].events.clone();
        log[3].events.extend(opened);
    });
    let twice = damaged(&event, Fault::CommandTwice, |log| log[9].command = log[4].command);
    assert_eq!(twice.line, 9);
    let back = damaged(&event, Fault::TimeBackwards, |log| log[9].at = Moment(log[8].at.0 - 1));
    assert_eq!((back.line, back.expected.zip(back.found).map(|(a, b)| a - b)), (9, Some(1)));
    damaged(&event, Fault::EmptyLine, |log| log[9].events.clear());
    damaged(&event, Fault::NumberOutOfOrder, |log| {
        let line = line_of(log, |e| matches!(e, Event::People(_)));
        log.remove(line);
    });
}

fn undo_of(event: &mut Event) -> Option<&mut undo::Event> {
    match event {
        Event::Undo(undo) => Some(undo),
        _ => None,
    }
}

#[test]
fn undoing_what_was_never_done_is_found() {
    let event = round_one();
    damaged(&event, Fault::UndoUnknown, |log| {
        pick(log, undo_of).command = CommandId(99_999);
    });
    damaged(&event, Fault::UndoTwice, |log| {
        let line = line_of(log, |e| matches!(e, Event::Undo(_)));
        let mut again = log[line].clone();
        again.command = CommandId(99_999);
        log.insert(line + 1, again);
    });
    damaged(&event, Fault::NoReason, |log| {
        pick(log, undo_of).reason.clear();
    });
}

#[test]
fn whoever_may_not_is_found() {
    let event = round_one();
    let of = |log: &[_], is: fn(&Event) -> bool| line_of(log, is);
    let role = damaged(&event, Fault::NotAllowed, |log| {
        let line = of(log, |e| matches!(e, Event::Seats(seats::Event::Published { .. })));
        log[line].by = Actor::of(Role::Scribe);
    });
    assert_eq!((role.expected, role.found), (Some(Role::Judge as i64), Some(Role::Scribe as i64)));
    damaged(&event, Fault::OtherTable, |log| {
        let line = of(log, |e| matches!(e, Event::Protocol(protocol::Event::Entered { .. })));
        let person = log[line].by.person.map(|p| PersonId(if p.0 > 4 { p.0 - 4 } else { p.0 + 4 }));
        let all: Vec<_> = (1..=8).map(PersonId).collect();
        // Whoever sits at the other table.
        let other = all.into_iter().find(|p| {
            let table = event.seats.seats(at(1, 1)).copied().unwrap_or_default();
            !table.contains(&Some(reglament_tournament::EntryId(p.0)))
        });
        log[line].by.person = other.or(person);
    });
    damaged(&event, Fault::OtherSeat, |log| {
        let line = of(log, |e| matches!(e, Event::Protocol(protocol::Event::SeatConfirmed { .. })));
        log[line].by = log[line + 1].by;
    });
    damaged(&event, Fault::ConfirmationMissing, |log| {
        let line = of(log, |e| matches!(e, Event::Protocol(protocol::Event::SeatConfirmed { .. })));
        log.remove(line);
    });
}

#[test]
fn a_player_starts_his_own_game_only() {
    let mut event = event_of(Tesuji, 8);
    game(
        &mut event,
        reglament_tournament::Date::new(2026, 5, 1).expect("a day"),
        [1, 2, 3, 4],
        club::Rated::Yes,
        &mut Numbers(1),
    );
    assert_good(&event);
    damaged(&event, Fault::NotAllowed, |log| {
        let line = line_of(log, |e| matches!(e, Event::Club(_)));
        log[line].by = Actor { role: Role::Player, person: Some(PersonId(5)), table: None };
    });
}

#[test]
fn what_happens_after_the_close_or_too_soon_is_found() {
    let event = round_one();
    damaged(&event, Fault::RoundOpen, |log| {
        let closed = setup::Event::Closed { at: log[0].at, places: Vec::new() };
        add(log, Role::Organiser, vec![Event::Setup(closed)]);
    });
    damaged(&event, Fault::AfterClose, |log| {
        let closed = setup::Event::Closed { at: log[0].at, places: Vec::new() };
        add(log, Role::Organiser, vec![Event::Setup(closed)]);
        let announced = setup::Announcement { at: log[0].at, tables: Vec::new(), text: "More".into() };
        add(log, Role::Organiser, vec![Event::Setup(setup::Event::Announced(announced))]);
    });
    damaged(&event, Fault::NotClosed, |log| {
        let reopened = setup::Event::Reopened { reason: "more".into() };
        add(log, Role::Organiser, vec![Event::Setup(reopened)]);
    });
    damaged(&event, Fault::NotClosed, |log| {
        let reopened = round::Event::Reopened { round: RoundNo(2), reason: "more".into() };
        add(log, Role::ChiefJudge, vec![Event::Round(reopened)]);
    });
}

#[test]
fn every_fault_has_a_name_of_its_own() {
    let mut names: Vec<&str> = Fault::ALL.iter().map(|fault| fault.id()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Fault::ALL.len());
}
