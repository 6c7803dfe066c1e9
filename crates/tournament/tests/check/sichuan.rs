//! A Sichuan championship, and damage done to its log.
use super::play::*;
use reglament_tournament::check::Fault;
use reglament_tournament::penalty::{self, Offence, Sanction, Unit};
use reglament_tournament::people::Part;
use reglament_tournament::protocol::{self, Sheet, Totals};
use reglament_tournament::round;
use reglament_tournament::seats::{self, Origin, SeatedRound};
use reglament_tournament::substitute::{self, Until};
use reglament_tournament::{Command, EntryId, Event, PenaltyNo, PersonId, RoundNo, TableNo};
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId::Sichuan;
use rules::sichuan::Slip;
use testkit::event::Builder;

fn slip(event: &mut Builder, round: RoundNo, entry: u32, slip: Slip, deal: u8) {
    let give = penalty::Command::Give {
        entry: EntryId(entry),
        round,
        deal: Some(deal),
        offence: Offence::Sichuan(slip),
        choice: None,
        note: String::new(),
    };
    judge(event, Command::Penalty(give));
}

/// Rounds by this system, with slips, a cancelled one, a substitute, a dropout and a correction.
fn whole(players: u32, system: SeatingSystem, seed: u64) -> Builder {
    let mut numbers = Numbers(seed);
    let mut event = event_of(Sichuan, players);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed }));
    for no in 1..=4 {
        let round = RoundNo(no);
        let system = (no > 1).then_some(system);
        judge(&mut event, Command::Seats(seats::Command::Seat { system, seed: 11 }));
        let round_no = open_round(&mut event);
        assert_eq!(round_no, round);
        if no == 2 {
            for deal in 1..=3 {
                slip(&mut event, round, 6, Slip::DividedLine, deal);
            }
            let reason = String::from("not his");
            let cancel = penalty::Command::Cancel { penalty: PenaltyNo(2), reason };
            judge(&mut event, Command::Penalty(cancel));
            slip(&mut event, round, 6, Slip::DividedLine, 4);
            slip(&mut event, round, 8, Slip::KongPrompt, 1);
        }
        if no == 3 {
            slip(&mut event, round, 8, Slip::KongPrompt, 1);
            slip(&mut event, round, 6, Slip::DividedLine, 1);
            put(&mut event, 3, 9, PersonId(players + 1), 3, Until::RoundEnd);
            put(&mut event, 3, 10, PersonId(players + 2), 1, Until::RoundEnd);
        }
        finish_round(&mut event, round, &mut numbers);
        if no == 1 {
            correct(&mut event, at(1, 2), &mut numbers);
        }
        if no == 3 {
            leave(&mut event, 12);
        }
    }
    close(&mut event);
    event
}

#[test]
fn good_events_pass() {
    assert_good(&whole(24, SeatingSystem::Danish, 1));
    assert_good(&whole(24, SeatingSystem::Programmatic, 2));
    // 4k + 3, 4k + 2 and 4k + 1 players.
    for players in [19, 18, 17] {
        assert_good(&whole(players, SeatingSystem::Danish, 3));
        assert_good(&whole(players, SeatingSystem::Programmatic, 4));
    }
}

fn danish(event: &mut Event) -> Option<&mut SeatedRound> {
    match event {
        Event::Seats(seats::Event::Seated { rounds, .. })
            if matches!(rounds[0].origin, Origin::System(SeatingSystem::Danish, _)) =>
        {
            Some(&mut rounds[0])
        }
        _ => None,
    }
}

#[test]
fn a_seat_that_was_exchanged_is_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    let found = damaged(&event, Fault::WrongOrder, |log| {
        let tables = &mut pick(log, danish).tables;
        let gone = tables[0][0];
        tables[0][0] = tables[5][0];
        tables[5][0] = gone;
    });
    assert_eq!((found.round, found.table), (Some(RoundNo(2)), Some(TableNo(1))));
    assert!(found.basis.is_some());
}

#[test]
fn players_who_meet_again_and_need_not_are_found() {
    let event = whole(24, SeatingSystem::Programmatic, 2);
    let found = damaged(&event, Fault::PairAgain, |log| {
        let first = pick(log, |event| match event {
            Event::Seats(seats::Event::Seated { rounds, .. }) => Some(&mut rounds[0].tables),
            _ => None,
        })
        .clone();
        let second = log.iter_mut().flat_map(|entry| &mut entry.events).find_map(|event| match event {
            Event::Seats(seats::Event::Seated { from, rounds }) if *from == RoundNo(2) => {
                Some(&mut rounds[0])
            }
            _ => None,
        });
        second.expect("a second round").tables = first;
    });
    assert_eq!(found.round, Some(RoundNo(2)));
    assert!(found.basis.is_some());
}

#[test]
fn a_clan_at_one_table_is_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    let found = damaged(&event, Fault::Together, |log| {
        let tables = &mut pick(log, danish).tables;
        let find = |tables: &[seats::Seats], n| {
            let all = tables.iter().enumerate();
            all.flat_map(|(t, s)| s.iter().enumerate().map(move |(i, e)| (t, i, *e)))
                .find(|x| x.2 == Some(EntryId(n)))
                .map(|x| (x.0, x.1))
                .expect("he sits")
        };
        let ((one, _), (other, seat)) = (find(tables, 1), find(tables, 2));
        let to = (0..4).find(|i| tables[one][*i] != Some(EntryId(1))).expect("four sit there");
        let gone = tables[one][to];
        tables[one][to] = Some(EntryId(2));
        tables[other][seat] = gone;
    });
    assert_eq!(found.round, Some(RoundNo(2)));
    assert_eq!(found.basis.map(|basis| basis.to_string()), Some("sichuan seating.5".into()));
}

#[test]
fn a_short_table_that_is_not_the_last_is_found() {
    let event = whole(19, SeatingSystem::Danish, 3);
    damaged(&event, Fault::ShortNotLast, |log| {
        let tables = &mut pick(log, danish).tables;
        tables.swap(0, 4);
    });
    damaged(&event, Fault::NorthSeated, |log| {
        let tables = &mut pick(log, danish).tables;
        tables[4].swap(0, 3);
    });
    damaged(&event, Fault::ShortAgain, |log| {
        let mut short: Vec<EntryId> = Vec::new();
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            let Event::Seats(seats::Event::Seated { rounds, .. }) = event else { continue };
            let tables = &mut rounds[0].tables;
            let Some(again) = short.first().copied() else {
                short.extend(tables[4].iter().flatten());
                continue;
            };
            let table = tables.iter().position(|t| t.contains(&Some(again))).expect("he sits");
            let seat = tables[table].iter().position(|s| *s == Some(again)).expect("he sits");
            let gone = tables[4][0];
            tables[4][0] = Some(again);
            tables[table][seat] = gone;
            return;
        }
    });
}

#[test]
fn the_award_of_a_short_table_is_worked_out_again() {
    let event = whole(18, SeatingSystem::Danish, 3);
    // Somebody of the short table is noted as playing: he has no award, and the places are others.
    damaged(&event, Fault::WrongOut, |log| {
        let out = &mut pick(log, danish).out;
        assert_eq!(out.len(), 2);
        out.clear();
    });
}

fn given(event: &mut Event, n: u32) -> Option<&mut penalty::Penalty> {
    match event {
        Event::Penalty(penalty::Event::Given { number, penalty }) if number.0 == n => Some(penalty),
        _ => None,
    }
}

#[test]
fn the_wrong_step_of_the_scale_is_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    // The third slip is the third step: four points.
    let found = damaged(&event, Fault::WrongSanction, |log| {
        pick(log, |event| given(event, 3)).sanction = Sanction::Off(6, Unit::GamePoints);
    });
    assert_eq!((found.expected, found.found), (Some(4), Some(6)));
    assert!(found.basis.is_some());
    // The counter begins anew in the next session.
    let carried = damaged(&event, Fault::WrongCount, |log| {
        pick(log, |event| given(event, 7)).count = 3;
    });
    assert_eq!((carried.expected, carried.found, carried.round), (Some(0), Some(3), Some(RoundNo(3))));
}

#[test]
fn a_cancelled_penalty_that_is_still_counted_is_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    // Two of three stand, so that the next is the third step.
    let found = damaged(&event, Fault::WrongCount, |log| {
        let penalty = pick(log, |event| given(event, 4));
        penalty.count = 3;
        penalty.sanction = Sanction::Off(6, Unit::GamePoints);
    });
    assert_eq!((found.expected, found.found, found.entry), (Some(2), Some(3), Some(EntryId(6))));
}

#[test]
fn a_prompt_that_was_the_second_of_the_tournament_is_found() {
    damaged(&whole(24, SeatingSystem::Danish, 1), Fault::WrongCount, |log| {
        pick(log, |event| given(event, 6)).offence = Offence::Sichuan(Slip::KongPrompt);
    });
}

fn totals(event: &mut Event) -> Option<&mut Totals> {
    match event {
        Event::Protocol(protocol::Event::Entered { entered, .. }) => match &mut entered.sheet {
            Sheet::Totals(totals) => Some(totals),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn sums_of_a_session_are_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    damaged(&event, Fault::WrongSum, |log| {
        if let Totals::Sichuan { points, .. } = pick(log, totals) {
            points[0] += 1;
        }
    });
    let event = whole(19, SeatingSystem::Danish, 3);
    damaged(&event, Fault::EmptySeat, |log| {
        let three = log.iter_mut().flat_map(|entry| &mut entry.events).find_map(|event| match event {
            Event::Protocol(protocol::Event::Entered { at, entered, .. }) if at.table == TableNo(5) => {
                Some(&mut entered.sheet)
            }
            _ => None,
        });
        if let Some(Sheet::Totals(Totals::Sichuan { points, .. })) = three {
            points[0] -= 5;
            points[3] += 5;
        }
    });
}

#[test]
fn points_of_a_substitute_are_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    let found = damaged(&event, Fault::SubstitutePoints, |log| {
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            // The substitute of slot 10 played from the first deal on.
            if let Event::Protocol(protocol::Event::Entered { at, entered, .. }) = event
                && at.round == RoundNo(3)
                && let Sheet::Totals(Totals::Sichuan { own, .. }) = &mut entered.sheet
            {
                for part in own.iter_mut() {
                    *part = Some(5);
                }
            }
        }
    });
    assert!(found.basis.is_some());
    let own = damaged(&event, Fault::OwnPartMissing, |log| {
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            if let Event::Protocol(protocol::Event::Entered { at, entered, .. }) = event
                && at.round == RoundNo(3)
                && let Sheet::Totals(Totals::Sichuan { own, .. }) = &mut entered.sheet
            {
                *own = [None; 4];
            }
        }
    });
    assert_eq!(own.entry, Some(EntryId(9)));
}

#[test]
fn a_substitute_with_too_many_sessions_is_found() {
    let event = whole(24, SeatingSystem::Danish, 1);
    let found = damaged(&event, Fault::SessionsUsed, |log| {
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            if let Event::People(reglament_tournament::people::Event::Registered { person, part, .. }) = event
                && *person == PersonId(25)
            {
                *part = Part::Substitute(Some(1));
            }
        }
        let line = line_of(
            log,
            |e| matches!(e, Event::Round(round::Event::Signalled { round, .. }) if round.0 == 2),
        );
        let mut entry = log[line].clone();
        entry.command.0 += 5000;
        entry.events = vec![Event::Substitute(substitute::Event::Put(substitute::Substitution {
            round: RoundNo(2),
            entry: EntryId(20),
            out: PersonId(20),
            by: Some(PersonId(25)),
            from_deal: 1,
            until: Until::RoundEnd,
        }))];
        log.insert(line + 1, entry);
    });
    assert_eq!((found.round, found.expected, found.found), (Some(RoundNo(3)), Some(1), Some(2)));
    damaged(&event, Fault::CameBack, |log| {
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            if let Event::Substitute(substitute::Event::Put(put)) = event
                && put.entry == EntryId(10)
            {
                put.by = Some(PersonId(9));
            }
        }
    });
}

#[test]
fn somebody_who_has_left_does_not_play_on() {
    let event = whole(24, SeatingSystem::Danish, 1);
    let found = damaged(&event, Fault::NotTakingPart, |log| {
        let last = log.iter_mut().flat_map(|entry| &mut entry.events).rev().find_map(|event| match event {
            Event::Seats(seats::Event::Seated { rounds, .. }) => Some(&mut rounds[0].tables),
            _ => None,
        });
        last.expect("there are rounds")[0][0] = Some(EntryId(12));
    });
    assert_eq!((found.round, found.entry), (Some(RoundNo(4)), Some(EntryId(12))));
}
