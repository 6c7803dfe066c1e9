//! Good events in which the hall does something out of the ordinary: tables closed up, contradictions, void games,
//! persons merged, lots between equal players. And damage done to those parts.
use super::play::*;
use reglament_tournament::check::{Fault, check};
use reglament_tournament::merge::join;
use reglament_tournament::people::{self, Told};
use reglament_tournament::protocol::{self, ClassicalTotals, Sheet, Totals};
use reglament_tournament::round::{self, Extra, Signal, Tables};
use reglament_tournament::seats::{self, Edit, Kin};
use reglament_tournament::{
    Actor, Command, CommandId, EntryId, Event, Order, PersonId, Role, RoundNo, Span, TableNo, Version,
    standings,
};
use rules::regulation::RegulationId::{self, Aleague, Gambler, Samara, Sichuan, Tesuji};
use testkit::event::Builder;

fn started(id: RegulationId, players: u32) -> Builder {
    let mut event = event_of(id, players);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 4 }));
    open_round(&mut event);
    event
}

/// Slot 3 does not come, nobody is there to play for it.
fn closed_up(id: RegulationId) -> Builder {
    let mut numbers = Numbers(9);
    let mut event = event_of(id, 12);
    for substitute in [13, 14] {
        leave(&mut event, substitute);
    }
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 4 }));
    judge(&mut event, Command::Seats(seats::Command::Seat { system: None, seed: 11 }));
    judge(&mut event, Command::Seats(seats::Command::Publish { round: RoundNo(1) }));
    let round = RoundNo(1);
    judge(&mut event, Command::Round(round::Command::Absent { round, entry: EntryId(3), told: Told::Judge }));
    let close = seats::Command::CloseUp { round, missing: vec![EntryId(3)] };
    judge(&mut event, Command::Seats(close));
    find_seats(&mut event, round);
    signal(&mut event, round, Signal::Start);
    finish_round(&mut event, round, &mut numbers);
    event
}

#[test]
fn tables_that_closed_up_pass() {
    for id in [Gambler, Sichuan] {
        assert_good(&closed_up(id));
    }
    let event = closed_up(Gambler);
    damaged(&event, Fault::ShortNotLast, |log| {
        let tables = pick(log, |event| match event {
            Event::Seats(seats::Event::ClosedUp { tables, .. }) => Some(tables),
            _ => None,
        });
        let last = tables.len() - 1;
        tables.swap(0, last);
    });
    let found = damaged(&event, Fault::WrongOut, |log| {
        pick(log, |event| match event {
            Event::Seats(seats::Event::ClosedUp { out, .. }) => Some(out),
            _ => None,
        })
        .pop();
    });
    assert_eq!(found.round, Some(RoundNo(1)));
}

/// Two scribes enter different results, a player objects, the judge settles both; a game is void; time is added.
fn contested() -> Builder {
    let mut numbers = Numbers(2);
    let mut event = started(Samara, 12);
    let round = RoundNo(1);
    for _ in 0..2 {
        let sheet = sheet(&event, at(1, 1), &mut numbers);
        enter(&mut event, at(1, 1), sheet);
    }
    let sheet = sheet(&event, at(1, 2), &mut numbers);
    enter(&mut event, at(1, 2), sheet);
    let seat = rules::seat::Seat::ALL[1];
    let object = protocol::Command::Object { at: at(1, 2), seat, text: "that is not mine".into() };
    judge(&mut event, Command::Protocol(object));
    for (table, version) in [(1, 2), (2, 1)] {
        let (at, reason) = (at(1, table), String::from("seen at the table"));
        let settle = protocol::Command::Settle { at, version: Version(version), reason };
        judge(&mut event, Command::Protocol(settle));
    }
    let reason = String::from("a broken wall");
    judge(&mut event, Command::Round(round::Command::Void { at: at(1, 3), reason: reason.clone() }));
    let extra =
        round::Command::Extra { round, tables: Tables::All, extra: Extra::Time(Span::minutes(5)), reason };
    judge(&mut event, Command::Round(extra));
    judge(&mut event, Command::Round(round::Command::Confirm { round }));
    event
}

#[test]
fn contradictions_that_were_settled_pass() {
    let event = contested();
    assert_good(&event);
    let settled = |event: &Event, table: u16| matches!(event, Event::Protocol(protocol::Event::Settled { at, .. }) if at.table == TableNo(table));
    damaged(&event, Fault::ConflictOpen, |log| _ = log.remove(line_of(log, |e| settled(e, 1))));
    damaged(&event, Fault::ObjectionOpen, |log| _ = log.remove(line_of(log, |e| settled(e, 2))));
    damaged(&event, Fault::NoReason, |log| {
        pick(log, |event| match event {
            Event::Round(round::Event::Voided { reason, .. }) => Some(reason),
            _ => None,
        })
        .clear();
    });
    damaged(&event, Fault::VoidTable, |log| {
        let line = line_of(log, |e| matches!(e, Event::Round(round::Event::Voided { .. })));
        let mut again = log[line].clone();
        again.command = CommandId(77_777);
        log.insert(line + 1, again);
    });
}

#[test]
fn somebody_who_was_registered_twice_passes() {
    let mut numbers = Numbers(6);
    let mut event = started(Aleague, 16);
    finish_round(&mut event, RoundNo(1), &mut numbers);
    leave(&mut event, 5);
    let profile = testkit::event::profile(5);
    event.register(profile, people::Part::Player);
    let merge = people::Command::Merge { keep: PersonId(19), other: PersonId(5) };
    let merged = event.try_give(Role::Organiser, Command::People(merge));
    assert!(merged.is_ok(), "{merged:?}");
    assert_good(&event);
    let unmerge = people::Command::Unmerge { other: PersonId(5) };
    event.give(Role::Organiser, Command::People(unmerge));
    assert_good(&event);
}

#[test]
fn a_seating_that_was_changed_by_hand_passes() {
    let mut event = event_of(Sichuan, 16);
    let demands =
        seats::Demands { apart: vec![Kin::Team], forbidden: vec![(EntryId(7), EntryId(9))], fixed: vec![] };
    judge(&mut event, Command::Seats(seats::Command::Demand(demands)));
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 4 }));
    open_round(&mut event);
    let tables = event.seats.round(RoundNo(1)).expect("seated").tables.clone();
    let (one, other) = (tables[0][0].expect("four"), tables[1][0].expect("four"));
    let (edit, reason) = (Edit::Swap(one, other), String::from("a wheelchair"));
    judge(&mut event, Command::Seats(seats::Command::Edit { round: RoundNo(1), edit, reason }));
    finish_round(&mut event, RoundNo(1), &mut Numbers(5));
    open_round(&mut event);
    assert_good(&event);
    damaged(&event, Fault::NoReason, |log| {
        pick(log, |event| match event {
            Event::Seats(seats::Event::Edited { reason, .. }) => Some(reason),
            _ => None,
        })
        .clear();
    });
}

/// Eight players who are equal in everything.
fn equal() -> Builder {
    let mut event = event_of(Gambler, 8);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed: 4 }));
    let nothing =
        ClassicalTotals { points: rules::classical::TournamentPoints::ZERO, whists: 0, mahjongs: 0 };
    for no in 1..=4 {
        open_round(&mut event);
        for table in [1, 2] {
            let sheet = Sheet::Totals(Totals::Classical { deals: 4, seats: [nothing; 4] });
            enter(&mut event, at(no, table), sheet);
        }
        finish_round(&mut event, RoundNo(no), &mut Numbers(1));
    }
    settle_ties(&mut event, RoundNo(4));
    judge(&mut event, Command::Seats(seats::Command::SeatFinal));
    event
}

#[test]
fn a_lot_between_equal_players_passes_and_a_second_one_is_found() {
    let event = equal();
    assert_good(&event);
    let is_lot = |event: &Event| matches!(event, Event::Standings(standings::Event::LotDrawn { .. }));
    let again = damaged(&event, Fault::LotAgain, |log| {
        let line = line_of(log, is_lot);
        let mut again = log[line].clone();
        again.command = CommandId(77_777);
        if let Event::Standings(standings::Event::LotDrawn { order, .. }) = &mut again.events[0] {
            order.reverse();
        }
        log.insert(line + 1, again);
    });
    assert_eq!(again.round, Some(RoundNo(4)));
    // Without the lot the four are not the best.
    damaged(&event, Fault::WrongFinal, |log| _ = log.remove(line_of(log, is_lot)));
}

#[test]
fn two_copies_that_were_joined_pass() {
    let mut one = started(Samara, 8);
    let mut numbers = Numbers(8);
    let mut other = one.clone();
    let sheets = [sheet(&one, at(1, 1), &mut numbers), sheet(&one, at(1, 2), &mut numbers)];
    let [first, second] = sheets;
    enter(&mut one, at(1, 1), first.clone());
    // The ids of the second copy are its own.
    let give = |event: &mut Builder, id: u128, command: protocol::Command| {
        let order = Order {
            id: CommandId(id),
            by: Actor::of(Role::Scribe),
            at: event.now(),
            command: Command::Protocol(command),
        };
        let mut tournament = (**event).clone();
        tournament.handle(&order).expect("it may be entered");
        tournament
    };
    let enter_second = |at, sheet| protocol::Command::Enter {
        at,
        sheet: Box::new(sheet),
        seen: None,
        reason: String::new(),
    };
    let other = give(&mut other, 4_000, enter_second(at(1, 2), second));
    let joined = join(one.entries(), other.log()).expect("two copies of one event").entries;
    assert!(check(&joined).is_empty(), "{:#?}", check(&joined));
}

#[test]
fn games_of_a_club_that_are_not_confirmed_as_rounds_pass() {
    let mut event = event_of(Tesuji, 8);
    let seats = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let day = reglament_tournament::Date::new(2026, 5, 1).expect("a day");
    let start = reglament_tournament::club::Command::StartGame {
        day,
        seats,
        rated: reglament_tournament::club::Rated::Yes,
    };
    event.give(Role::Scribe, Command::Club(start));
    let found = damaged(&event, Fault::LeftGame, |log| {
        let left = people::Event::Left { person: PersonId(2), before: None, told: Told::Judge };
        add(log, Role::Judge, vec![Event::People(left)]);
    });
    assert_eq!(found.round, Some(RoundNo(1)));
    assert!(found.basis.is_some());
    assert_good(&event);
}
