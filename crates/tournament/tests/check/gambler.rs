//! A Gambler event with a final, and damage done to its log.
use super::play::*;
use reglament_tournament::check::Fault;
use reglament_tournament::penalty::{self, Sanction, Unit};
use reglament_tournament::protocol::{self, Sheet, Totals};
use reglament_tournament::round::{self, Signal};
use reglament_tournament::seats::{self, RoundKind, SeatDraw};
use reglament_tournament::substitute::{self, Until};
use reglament_tournament::{
    Command, Date, EntryId, Event, PersonId, RoundNo, Span, TableNo, people, setup, standings,
};
use rules::clause::{Basis, ClauseId, Register};
use rules::regulation::RegulationId::Gambler;
use testkit::event::Builder;

/// 28 players, one late, one fined, one replaced, one banned, one corrected, a final.
fn whole(seed: u64) -> Builder {
    let mut numbers = Numbers(seed);
    let mut event = event_of(Gambler, 28);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed }));
    for _ in 0..4 {
        let round = open_round(&mut event);
        match round.0 {
            1 => {
                let late = round::Command::Late { round, entry: EntryId(5), by: Span::minutes(6) };
                judge(&mut event, Command::Round(late));
            }
            2 => {
                put(&mut event, 2, 7, PersonId(29), 1, Until::EventEnd);
                let fine = penalty::Command::Rule {
                    entry: EntryId(9),
                    round,
                    sanction: Sanction::Off(4, Unit::TournamentPointHalves),
                    reason: "a quarrel".into(),
                };
                judge(&mut event, Command::Penalty(fine));
            }
            3 => {
                let absent = round::Command::Absent { round, entry: EntryId(11), told: people::Told::Nobody };
                judge(&mut event, Command::Round(absent));
                put(&mut event, 3, 11, PersonId(30), 2, Until::EventEnd);
            }
            _ => {}
        }
        finish_round(&mut event, round, &mut numbers);
        if round.0 == 2 {
            correct(&mut event, at(2, 3), &mut numbers);
        }
    }
    settle_ties(&mut event, RoundNo(4));
    judge(&mut event, Command::Seats(seats::Command::SeatFinal));
    judge(&mut event, Command::Seats(seats::Command::Publish { round: RoundNo(5) }));
    find_seats(&mut event, RoundNo(5));
    signal(&mut event, RoundNo(5), Signal::Start);
    finish_round(&mut event, RoundNo(5), &mut numbers);
    close(&mut event);
    event
}

fn clause(id: &str) -> Basis {
    Basis::Clause(ClauseId::find(Register::Gambler, id).expect("a clause of the register"))
}

#[test]
fn good_events_pass() {
    for seed in 1..=3 {
        assert_good(&whole(seed));
    }
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

fn seated(event: &mut Event) -> Option<&mut Vec<seats::SeatedRound>> {
    match event {
        Event::Seats(seats::Event::Seated { rounds, .. }) => Some(rounds),
        _ => None,
    }
}

#[test]
fn whists_that_do_not_add_up_are_found() {
    let found = damaged(&whole(1), Fault::WrongSum, |log| {
        if let Totals::Classical { seats, .. } = pick(log, totals) {
            seats[0].whists += 10;
        }
    });
    assert_eq!((found.expected, found.found.map(|n| n % 10)), (Some(0), Some(0)));
    assert!(found.basis.is_some());
}

#[test]
fn totals_that_cannot_be_are_found() {
    let event = whole(1);
    damaged(&event, Fault::TooManyMahjongs, |log| {
        if let Totals::Classical { seats, .. } = pick(log, totals) {
            seats[0].mahjongs = 5;
        }
    });
    damaged(&event, Fault::PointsOutOfRange, |log| {
        if let Totals::Classical { seats, .. } = pick(log, totals) {
            seats[0].points = rules::classical::TournamentPoints::whole(25);
        }
    });
    damaged(&event, Fault::WrongDeals, |log| {
        if let Totals::Classical { deals, .. } = pick(log, totals) {
            *deals = 5;
        }
    });
    damaged(&event, Fault::OtherFamily, |log| {
        *pick(log, totals) = Totals::Riichi { points: [30000; 4], bets: 0, chombos: [0; 4] };
    });
}

#[test]
fn gambler_5_1__a_lot_at_another_table_is_found() {
    let found = damaged(&whole(1), Fault::WrongLotTable, |log| {
        let tables = &mut pick(log, seated)[0].tables;
        let (one, other) = (tables[0][0], tables[1][0]);
        tables[0][0] = other;
        tables[1][0] = one;
    });
    assert_eq!((found.expected, found.found, found.basis), (Some(2), Some(1), Some(clause("5.1"))));
}

#[test]
fn a_schedule_that_was_changed_is_found() {
    let event = whole(1);
    // Two of one table of the first round meet again.
    let swapped = |log: &mut Vec<_>| {
        let rounds = pick(log, seated);
        let (one, other) = (rounds[0].tables[0][0], rounds[0].tables[0][1]);
        let find = |rounds: &[seats::SeatedRound], who| {
            let tables = rounds[1].tables.iter().enumerate();
            tables.flat_map(|(t, s)| s.iter().enumerate().map(move |(i, e)| (t, i, *e))).find(|x| x.2 == who)
        };
        let (table, ..) = find(rounds, one).expect("he sits");
        let (from, seat, _) = find(rounds, other).expect("he sits");
        let to = (0..4).find(|i| rounds[1].tables[table][*i] != one).expect("four sit there");
        let gone = rounds[1].tables[table][to];
        rounds[1].tables[table][to] = other;
        rounds[1].tables[from][seat] = gone;
    };
    damaged(&event, Fault::PairAgain, swapped);
    damaged(&event, Fault::WindsUneven, |log| {
        let rounds = pick(log, seated);
        for round in &mut rounds[1..4] {
            let table = round.tables.iter_mut().find(|t| t.contains(&Some(EntryId(1))));
            let table = table.expect("he sits");
            let seat = table.iter().position(|s| *s == Some(EntryId(1))).expect("he sits");
            table.swap(0, seat);
        }
    });
}

#[test]
fn somebody_at_two_tables_is_found() {
    let event = whole(1);
    let twice = damaged(&event, Fault::SlotTwice, |log| {
        let tables = &mut pick(log, seated)[1].tables;
        tables[0][0] = tables[1][0];
    });
    assert_eq!((twice.round, twice.table), (Some(RoundNo(2)), Some(TableNo(2))));
    let person = damaged(&event, Fault::PersonTwice, |log| {
        let put = pick(log, |event| match event {
            Event::Substitute(substitute::Event::Put(put)) => Some(put),
            _ => None,
        });
        put.by = Some(PersonId(3));
    });
    assert_eq!(person.person, Some(PersonId(3)));
    // Without the player who came in for him the banned one is out of the later rounds.
    let out = damaged(&event, Fault::NotTakingPart, |log| {
        let put = |event: &Event| matches!(event, Event::Substitute(substitute::Event::Put(put)) if put.entry == EntryId(11));
        let line = line_of(log, put);
        log.remove(line);
        *pick(log, finalist) = Some(EntryId(11));
    });
    assert_eq!((out.round, out.entry), (Some(RoundNo(5)), Some(EntryId(11))));
}

/// The last seat of the final.
fn finalist(event: &mut Event) -> Option<&mut Option<EntryId>> {
    match event {
        Event::Seats(seats::Event::Seated { rounds, .. }) if rounds[0].kind == RoundKind::Final => {
            Some(&mut rounds[0].tables[0][3])
        }
        _ => None,
    }
}

#[test]
fn gambler_5_5__seats_that_the_dice_do_not_give_are_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::WrongSeats, |log| {
        let seats = pick(log, |event| match event {
            Event::Seats(seats::Event::SeatsDrawn { seats, .. }) => Some(seats),
            _ => None,
        });
        seats.swap(0, 1);
    });
    assert_eq!(found.basis, Some(clause("5.5")));
    damaged(&event, Fault::SeatsOtherwise, |log| {
        *pick(log, |event| match event {
            Event::Seats(seats::Event::SeatsDrawn { draw, .. }) => Some(draw),
            _ => None,
        }) = SeatDraw::WindTiles;
    });
    damaged(&event, Fault::OtherPlayers, |log| {
        let seats = pick(log, |event| match event {
            Event::Seats(seats::Event::SeatsDrawn { seats, .. }) => Some(seats),
            _ => None,
        });
        seats[2] = seats[1];
    });
}

#[test]
fn gambler_5_1_3__a_final_of_others_than_the_best_is_found() {
    let found = damaged(&whole(1), Fault::WrongFinal, |log| {
        let seat = pick(log, finalist);
        let was = *seat;
        *seat = (1..=28).map(|n| Some(EntryId(n))).find(|e| *e != was).expect("there are others");
    });
    assert_eq!((found.round, found.basis), (Some(RoundNo(5)), Some(clause("5.1-3"))));
}

#[test]
fn gambler_5_8__a_ban_until_another_month_is_found() {
    let found = damaged(&whole(1), Fault::WrongBan, |log| {
        let sanction = pick(log, |event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. })
                if matches!(penalty.sanction, Sanction::Banned(_)) =>
            {
                Some(&mut penalty.sanction)
            }
            _ => None,
        });
        *sanction = Sanction::Banned(Date::new(2026, 5, 29).expect("a day"));
    });
    assert_eq!((found.expected, found.found), (Some(20_260_429), Some(20_260_529)));
    assert_eq!((found.entry, found.basis), (Some(EntryId(11)), Some(clause("5.8"))));
}

#[test]
fn a_penalty_in_another_unit_is_found() {
    damaged(&whole(1), Fault::OtherUnit, |log| {
        let sanction = pick(log, |event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. }) => Some(&mut penalty.sanction),
            _ => None,
        });
        *sanction = Sanction::Off(4, Unit::GamePoints);
    });
}

#[test]
fn gambler_5_9_3__a_replacement_for_one_round_is_found() {
    let found = damaged(&whole(1), Fault::SubstituteRefused, |log| {
        let put = pick(log, |event| match event {
            Event::Substitute(substitute::Event::Put(put)) => Some(put),
            _ => None,
        });
        put.until = Until::RoundEnd;
    });
    assert_eq!((found.round, found.basis), (Some(RoundNo(2)), Some(clause("5.9-3"))));
    damaged(&whole(1), Fault::NotHolder, |log| {
        let put = pick(log, |event| match event {
            Event::Substitute(substitute::Event::Put(put)) => Some(put),
            _ => None,
        });
        put.out = PersonId(8);
    });
}

#[test]
fn a_forged_place_and_a_wrong_tie_break_are_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::WrongPlace, |log| {
        let places = pick(log, |event| match event {
            Event::Setup(setup::Event::Closed { places, .. }) => Some(places),
            _ => None,
        });
        let (first, second) = (places[0].0, places[1].0);
        places[0].0 = second;
        places[1].0 = first;
    });
    assert_eq!([found.expected, found.found].map(|n| n.is_some_and(|n| n < 3)), [true; 2]);
    // A penalty that was cancelled is still in the places: it was cancelled before the close.
    damaged(&event, Fault::WrongPlace, |log| {
        let line = line_of(log, |e| matches!(e, Event::Setup(setup::Event::Closed { .. })));
        let fine = log.iter().flat_map(|entry| &entry.events).find_map(|event| match event {
            Event::Penalty(penalty::Event::Given { number, penalty })
                if matches!(penalty.sanction, Sanction::Off(..)) =>
            {
                Some(*number)
            }
            _ => None,
        });
        let number = fine.expect("somebody was fined");
        let cancel = Event::Penalty(penalty::Event::Cancelled { number, reason: "no quarrel".into() });
        let mut entry = log[line - 1].clone();
        entry.command.0 += 5000;
        entry.events = vec![cancel];
        log.insert(line, entry);
    });
}

#[test]
fn a_lot_among_players_who_are_not_equal_is_found() {
    let found = damaged(&whole(1), Fault::NotTied, |log| {
        let line = line_of(log, |e| matches!(e, Event::Setup(setup::Event::Closed { .. })));
        let order = vec![EntryId(1), EntryId(2)];
        let lot = Event::Standings(standings::Event::LotDrawn { after: RoundNo(4), order, seed: 1 });
        let mut entry = log[line].clone();
        entry.command.0 += 5000;
        entry.events = vec![lot];
        log.insert(line, entry);
    });
    assert_eq!(found.round, Some(RoundNo(4)));
}

#[test]
fn gambler_5_6__a_signal_that_comes_too_early_is_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::EarlySignal, |log| {
        let line = line_of(log, |e| matches!(e, Event::Round(round::Event::Signalled { .. })));
        let mut entry = log[line].clone();
        entry.command.0 += 5000;
        if let Event::Round(round::Event::Signalled { given, .. }) = &mut entry.events[0] {
            given.signal = Signal::LastDeal;
        }
        log.insert(line + 1, entry);
    });
    assert_eq!((found.found, found.basis), (Some(80 * 60_000), Some(clause("5.6"))));
    damaged(&event, Fault::NotPublished, |log| {
        let line = line_of(log, |e| matches!(e, Event::Seats(seats::Event::Published { .. })));
        log.remove(line);
    });
    damaged(&event, Fault::NotStarted, |log| {
        let line = line_of(log, |e| matches!(e, Event::Round(round::Event::Signalled { .. })));
        log.remove(line);
    });
}
