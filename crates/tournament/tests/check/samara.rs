//! A Samara day, and damage done to its log.
use super::play::*;
use reglament_tournament::check::Fault;
use reglament_tournament::penalty::{self, Offence, Sanction};
use reglament_tournament::protocol::{self, Sheet, Totals};
use reglament_tournament::round::{self};
use reglament_tournament::seats;
use reglament_tournament::substitute::Until;
use reglament_tournament::{Command, EntryId, Event, PersonId, RoundNo, Span, TableNo, Version};
use rules::regulation::RegulationId::Samara;
use rules::riichi::Offence as RiichiOffence;
use testkit::event::Builder;

/// 28 players, one late, one chombo, warnings, a substitute, a player who leaves, a correction.
fn whole(seed: u64) -> Builder {
    let mut numbers = Numbers(seed);
    let mut event = event_of(Samara, 28);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed }));
    for _ in 0..4 {
        let round = open_round(&mut event);
        match round.0 {
            1 => {
                let late = round::Command::Late { round, entry: EntryId(5), by: Span::seconds(125) };
                judge(&mut event, Command::Round(late));
            }
            2 => {
                for (entry, offence) in
                    [(3, RiichiOffence::FALSE_WIN_SHOWN), (4, RiichiOffence::CALL_WITHDRAWN)]
                {
                    let give = penalty::Command::Give {
                        entry: EntryId(entry),
                        round,
                        deal: Some(2),
                        offence: Offence::Riichi(offence),
                        choice: None,
                        note: String::new(),
                    };
                    judge(&mut event, Command::Penalty(give));
                }
                put(&mut event, 2, 7, PersonId(29), 1, Until::RoundEnd);
            }
            _ => {}
        }
        finish_round(&mut event, round, &mut numbers);
        if round.0 == 2 {
            correct(&mut event, at(2, 3), &mut numbers);
        }
    }
    close(&mut event);
    event
}

#[test]
fn good_events_pass() {
    for seed in 1..=3 {
        assert_good(&whole(seed));
    }
}

fn points(event: &mut Event) -> Option<&mut [i32; 4]> {
    match event {
        Event::Protocol(protocol::Event::Entered { entered, .. }) => match &mut entered.sheet {
            Sheet::Totals(Totals::Riichi { points, .. }) => Some(points),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn a_sum_off_by_a_hundred_is_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::WrongSum, |log| pick(log, points)[0] += 100);
    assert_eq!(found.expected.zip(found.found).map(|(should, is)| is - should), Some(100));
    assert_eq!(found.round, Some(RoundNo(1)));
    damaged(&event, Fault::NotHundreds, |log| pick(log, points)[0] += 50);
}

#[test]
fn results_that_were_exchanged_are_seen_in_the_places() {
    damaged(&whole(1), Fault::WrongPlace, |log| {
        let points = pick(log, points);
        points.sort_unstable();
        points.reverse();
        points[0] += 20_000;
        points[3] -= 20_000;
    });
}

#[test]
fn a_missing_confirmation_is_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::ConfirmationMissing, |log| {
        let line = line_of(log, |e| matches!(e, Event::Protocol(protocol::Event::Confirmed { .. })));
        log.remove(line);
    });
    assert_eq!((found.round, found.table), (Some(RoundNo(1)), Some(TableNo(1))));
    damaged(&event, Fault::ProtocolMissing, |log| {
        let line = line_of(log, |e| matches!(e, Event::Protocol(protocol::Event::Entered { .. })));
        log.remove(line);
    });
    damaged(&event, Fault::OtherVersion, |log| {
        *pick(log, |event| match event {
            Event::Protocol(protocol::Event::Confirmed { version, .. }) => Some(version),
            _ => None,
        }) = Version(2);
    });
}

#[test]
fn a_result_that_changes_after_confirmation_is_found() {
    let found = damaged(&whole(1), Fault::RoundConfirmed, |log| {
        let line = line_of(log, |e| matches!(e, Event::Round(round::Event::Reopened { .. })));
        log.remove(line);
    });
    assert_eq!(found.round, Some(RoundNo(2)));
}

#[test]
fn the_protocol_of_a_table_that_is_not_seated_is_found() {
    let found = damaged(&whole(1), Fault::TableNotSeated, |log| {
        let at = pick(log, |event| match event {
            Event::Protocol(protocol::Event::Entered { at, .. }) => Some(at),
            _ => None,
        });
        at.table = TableNo(8);
    });
    assert_eq!(found.table, Some(TableNo(8)));
}

#[test]
fn a_round_that_is_left_out_is_found() {
    let event = whole(1);
    damaged(&event, Fault::RoundSkipped, |log| {
        *pick(log, |event| match event {
            Event::Seats(seats::Event::Seated { from, .. }) => Some(from),
            _ => None,
        }) = RoundNo(2);
    });
    damaged(&event, Fault::RoundOpen, |log| {
        let line = line_of(
            log,
            |e| matches!(e, Event::Round(round::Event::Confirmed { round, .. }) if *round == RoundNo(3)),
        );
        log.remove(line);
    });
}

#[test]
fn lateness_that_costs_something_else_is_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::WrongConsequence, |log| {
        let sanction = pick(log, |event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. }) if penalty.offence == Offence::Late => {
                Some(&mut penalty.sanction)
            }
            _ => None,
        });
        if let Sanction::Off(points, _) = sanction {
            *points = 2000;
        }
    });
    // Two minutes and five seconds are three minutes that have begun.
    assert_eq!((found.expected, found.found), (Some(3000), Some(2000)));
    assert!(found.basis.is_some());
}

#[test]
fn a_penalty_that_is_counted_twice_is_found() {
    let event = whole(1);
    let is_fine = |event: &Event| {
        matches!(event, Event::Penalty(penalty::Event::Given { penalty, .. })
            if matches!(penalty.offence, Offence::Riichi(_)))
    };
    let found = damaged(&event, Fault::PenaltyTwice, |log| {
        let line = line_of(log, is_fine);
        let mut again = log[line].clone();
        again.command.0 += 5000;
        if let Event::Penalty(penalty::Event::Given { number, .. }) = &mut again.events[0] {
            number.0 += 1;
        }
        log.insert(line + 1, again);
    });
    assert_eq!(found.entry, Some(EntryId(3)));
    damaged(&event, Fault::WrongSanction, |log| {
        *pick(log, |event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. })
                if matches!(penalty.offence, Offence::Riichi(_)) =>
            {
                Some(&mut penalty.sanction)
            }
            _ => None,
        }) = Sanction::Disqualified;
    });
    damaged(&event, Fault::PenaltyElsewhere, |log| {
        let at = pick(log, |event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. }) => Some(&mut penalty.at),
            _ => None,
        });
        *at = None;
    });
}

#[test]
fn more_players_than_places_are_found() {
    let found = damaged(&whole(1), Fault::OverLimit, |log| {
        let line = line_of(log, |e| matches!(e, Event::Seats(_)));
        let mut entry = log[line].clone();
        entry.command.0 += 5000;
        let person = PersonId(31);
        let profile = Box::new(testkit::event::profile(31));
        let part = reglament_tournament::people::Part::Player;
        entry.by = reglament_tournament::Actor::of(reglament_tournament::Role::Organiser);
        entry.events = vec![
            Event::People(reglament_tournament::people::Event::Registered { person, profile, part }),
            Event::People(reglament_tournament::people::Event::Admitted { person, entry: EntryId(29) }),
        ];
        log.insert(line, entry);
    });
    assert_eq!((found.expected, found.found), (Some(28), Some(29)));
    assert!(found.basis.is_some());
}
