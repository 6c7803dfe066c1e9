//! The next round from the standings: Danish with clans, programmatic, snake, by standing; the final.
use crate::help::*;
use rules::clause::Register;
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use testkit::event::{Builder, law_of, profile};
use tournament::people::Profile;
use tournament::seats::{Because, Command, Event as SeatsEvent, Kin, Note, Reason};
use tournament::{EntryId, Event, Reason as AnyReason, Role, RoundNo, TableNo};

/// A Sichuan event whose first session is confirmed, seated in order: with equal results the standings are the lots.
fn after_first(clans: &[(u32, &str)], players: u32, system: SeatingSystem) -> Builder {
    let mut event = with(law_of(RegulationId::Sichuan), 0, |choices| choices.system = Some(system));
    for number in 1..=players {
        let clan = clans.iter().find(|(n, _)| *n == number).map_or("", |(_, clan)| *clan);
        player(&mut event, Profile { clan: clan.into(), ..profile(number as usize) });
    }
    event.happen(vec![Event::Seats(SeatsEvent::Drawn {
        seed: 0,
        order: (1..=players).map(EntryId).collect(),
    })]);
    seats(&mut event, Command::Seat { system: None, seed: 0 });
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    event.confirmed(RoundNo(1));
    event
}

fn seat_next(event: &mut Builder) -> Vec<Event> {
    seats(event, Command::Seat { system: None, seed: 1 })
}

fn sets(tables: Vec<[u32; 4]>) -> Vec<[u32; 4]> {
    tables
        .into_iter()
        .map(|mut table| {
            table.sort_unstable();
            table
        })
        .collect()
}

fn bases(event: &Builder, events: &[Event]) -> Vec<rules::clause::Basis> {
    let Event::Seats(seated) = &events[0] else { panic!("{events:?}") };
    seated.bases(event)
}

#[test]
fn sichuan_seating_3__danish_fills_the_tables_from_the_top() {
    let mut event = after_first(&[], 8, SeatingSystem::Danish);
    let events = seat_next(&mut event);
    assert_eq!(sets(seated(&event, 2)), [[1, 2, 3, 4], [5, 6, 7, 8]]);
    assert!(bases(&event, &events).contains(&clause(Register::Sichuan, "seating.3")));
}

#[test]
fn sichuan_seating_4__under_danish_the_same_may_meet_again() {
    let mut event = after_first(&[], 8, SeatingSystem::Danish);
    let events = seat_next(&mut event);
    assert_eq!(sets(seated(&event, 1)), sets(seated(&event, 2)));
    assert!(bases(&event, &events).contains(&clause(Register::Sichuan, "seating.4")));
}

#[test]
fn sichuan_seating_5__a_clan_never_shares_a_table() {
    // S7 A: A1, B, A2, C, D, E, F, G, where A1 and A2 are one family.
    let mut event = after_first(&[(1, "A"), (3, " a ")], 8, SeatingSystem::Danish);
    let events = seat_next(&mut event);
    assert_eq!(sets(seated(&event, 2)), [[1, 2, 4, 5], [3, 6, 7, 8]]);
    assert!(bases(&event, &events).contains(&clause(Register::Sichuan, "seating.5")));
    // A note says why the fifth is at table 1: the third was passed over.
    let because = Because::Kin { with: EntryId(1), kin: Kin::Clan, name: "A".into() };
    let note = Note::Moved {
        entry: EntryId(5),
        by_rank: TableNo(2),
        table: TableNo(1),
        passed: vec![(EntryId(3), because)],
    };
    assert!(event.seats.notes(RoundNo(2)).contains(&note), "{:?}", event.seats.notes(RoundNo(2)));
}

#[test]
fn a_clan_that_cannot_be_kept_apart_is_named_and_the_judge_may_accept_it() {
    // S7 B: three members, two tables.
    let mut event = after_first(&[(1, "x"), (4, "x"), (7, "x")], 8, SeatingSystem::Danish);
    let refused = seats_refused(&mut event, Command::Seat { system: None, seed: 1 });
    let basis = clause(Register::Sichuan, "seating.5");
    let big = Reason::GroupTooBig {
        kin: Kin::Clan,
        name: "x".into(),
        members: entries(&[1, 4, 7]),
        tables: 2,
        basis,
    };
    assert_eq!(refused, [big, Reason::NoSeating { conflicts: 1 }]);
    let accept =
        |reason: &str| Command::SeatAccepting { system: None, seed: 1, conflicts: 1, reason: reason.into() };
    let refused = event.refused(Role::Judge, tournament::Command::Seats(accept("")));
    assert_eq!(refused.reasons, [AnyReason::NoReason]);
    seats(&mut event, accept("the family agrees"));
    let accepted = event.seats.notes(RoundNo(2)).iter().filter(|n| matches!(n, Note::Accepted { .. }));
    assert_eq!(accepted.count(), 1, "one conflict, with a record");
    assert_eq!(event.seats.rounds.len(), 2);
}

#[test]
fn sichuan_seating_2__close_results_and_no_repeated_meeting() {
    let mut event = after_first(&[], 16, SeatingSystem::Programmatic);
    let events = seat_next(&mut event);
    // S-G04: the lexicographically first assignment without repeats.
    assert_eq!(sets(seated(&event, 2)), [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]]);
    let bases = bases(&event, &events);
    assert!(bases.contains(&clause(Register::Sichuan, "seating.2")) && bases.contains(&decision(39)));
}

#[test]
fn sichuan_seating_1__programmatic_danish_or_fixed() {
    let mut event = after_first(&[], 8, SeatingSystem::Danish);
    let basis = clause(Register::Sichuan, "seating.1");
    for system in [SeatingSystem::Snake, SeatingSystem::Random, SeatingSystem::Italian] {
        let refused = seats_refused(&mut event, Command::Seat { system: Some(system), seed: 1 });
        assert_eq!(refused, [Reason::NotAllowed { system, basis }]);
    }
    let events = seat_next(&mut event);
    assert!(!events.is_empty());
    seats(&mut event, Command::Withdraw { round: RoundNo(2) });
    let events = seats(&mut event, Command::Seat { system: Some(SeatingSystem::Programmatic), seed: 1 });
    assert!(bases(&event, &events).contains(&basis));
}

#[test]
fn sichuan_three_2__the_gap_moves_to_the_last_table() {
    let mut event = after_first(&[], 15, SeatingSystem::Danish);
    seat_next(&mut event);
    let tables = seated(&event, 2);
    assert_eq!(tables.len(), 4);
    assert!(tables[..3].iter().flatten().all(|e| *e > 0));
    assert_eq!(tables[3][3], 0, "three play, the one who is missing is North");
    let closed = tournament::seats::close_up(&event, RoundNo(2), &[EntryId(tables[0][0])]).expect("a round");
    assert_eq!(closed.basis, clause(Register::Sichuan, "three.2"));
    // Whoever is missing at the first table leaves the gap at the last.
    assert!(closed.value.tables[..3].iter().flatten().all(Option::is_some));
}

#[test]
fn sichuan_short_1__the_small_table_is_the_last() {
    let mut event = after_first(&[], 14, SeatingSystem::Danish);
    let rested: Vec<u32> = seated(&event, 1)[3].into_iter().filter(|e| *e > 0).collect();
    assert_eq!(rested, [13, 14]);
    seat_next(&mut event);
    let tables = seated(&event, 2);
    let sizes: Vec<usize> = tables.iter().map(|t| t.iter().filter(|e| **e > 0).count()).collect();
    assert_eq!(sizes, [4, 4, 4, 2]);
    let closed = SeatsEvent::ClosedUp { round: RoundNo(2), tables: Vec::new(), out: Vec::new() };
    assert!(closed.bases(&event).contains(&clause(Register::Sichuan, "short.1")));
}

#[test]
fn sichuan_short_4__nobody_is_put_at_an_incomplete_table_again() {
    let mut event = after_first(&[], 14, SeatingSystem::Danish);
    let rests = |event: &Builder, round| -> Vec<u32> {
        seated(event, round)[3].into_iter().filter(|e| *e > 0).collect()
    };
    assert_eq!(rests(&event, 1), [13, 14]);
    seat_next(&mut event);
    let second = rests(&event, 2);
    // 13 and 14 lose so much that they are the last of all, and still they are not put there again.
    for no in 1..=3 {
        let at = table(2, no);
        if seated(&event, 2)[usize::from(no) - 1].iter().any(|e| [13, 14].contains(e)) {
            lost(&mut event, at, &[13, 14]);
        }
    }
    event.confirmed(RoundNo(2));
    let order = tournament::standings::ranking(&event, RoundNo(2));
    let mut last: Vec<u32> = order[12..].iter().map(|e| e.0).collect();
    last.sort_unstable();
    assert_eq!(last, [13, 14], "they are the lowest");
    seat_next(&mut event);
    // The next lowest who have not been there take the seats.
    let fresh = order.iter().rev().map(|e| e.0).filter(|e| ![13, 14].contains(e) && !second.contains(e));
    let mut next: Vec<u32> = fresh.take(2).collect();
    next.sort_unstable();
    let mut third = rests(&event, 3);
    third.sort_unstable();
    assert_eq!(third, next);
    let law = event.setup.law.hall.short.again;
    assert_eq!(law.basis, clause(Register::Sichuan, "short.4"));
}

#[test]
fn the_standings_wait_for_the_round_before() {
    let mut event = after_first(&[], 8, SeatingSystem::Danish);
    seat_next(&mut event);
    let refused = seats_refused(&mut event, Command::Seat { system: None, seed: 1 });
    assert_eq!(refused, [Reason::RoundOpen(RoundNo(2))]);
}

#[test]
fn snake_and_by_standing_where_any_system_may_be_chosen() {
    // G-I09 and G-I01 as choices of an event whose law leaves the system open.
    for (system, expected) in [
        (SeatingSystem::Snake, vec![[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]]),
        (SeatingSystem::Danish, vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]),
    ] {
        let mut event = event(RegulationId::Samara, 12);
        event.happen(vec![Event::Seats(SeatsEvent::Drawn {
            seed: 0,
            order: (1..=12).map(EntryId).collect(),
        })]);
        event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
        event.confirmed(RoundNo(1));
        seats(&mut event, Command::Seat { system: Some(system), seed: 1 });
        assert_eq!(seated(&event, 2), expected, "{system:?}");
    }
}

fn four_rounds() -> Builder {
    let mut event = event(RegulationId::Gambler, 8);
    event.happen(vec![Event::Seats(SeatsEvent::Drawn { seed: 0, order: (1..=8).map(EntryId).collect() })]);
    for _ in 0..4 {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        // The higher numbers of a table have more points: 4 and 8, then 3 and 7.
        for no in [1, 2] {
            classical(&mut event, table(round.0, no), [-4, 0, 4 + i32::from(no), 8 + i32::from(no)]);
        }
        event.confirmed(round);
    }
    event
}

#[test]
fn gambler_2_3__the_four_best_play_a_final() {
    let mut event = four_rounds();
    let events = seats(&mut event, Command::SeatFinal);
    assert!(bases(&event, &events).contains(&clause(Register::Gambler, "2.3")));
    let round = event.seats.round(RoundNo(5)).expect("a final");
    assert_eq!(round.kind, tournament::seats::RoundKind::Final);
    assert_eq!(round.tables.len(), 1);
    assert!(round.out.is_empty(), "the others do not sit out of a final");
    let mut early = event_of_three();
    let refused = seats_refused(&mut early, Command::SeatFinal);
    assert_eq!(refused[0], Reason::FinalTooEarly(RoundNo(4), clause(Register::Gambler, "2.3")));
}

fn event_of_three() -> Builder {
    let mut event = event(RegulationId::Gambler, 8);
    for _ in 0..3 {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.confirmed(round);
    }
    event
}

#[test]
fn gambler_5_1_3__the_finalists_are_the_best_after_round_four() {
    let mut event = four_rounds();
    let events = seats(&mut event, Command::SeatFinal);
    assert!(bases(&event, &events).contains(&clause(Register::Gambler, "5.1-3")));
    assert_eq!(seated(&event, 5), [[8, 4, 7, 3]], "the most tournament points first");
    let refused = seats_refused(&mut event, Command::SeatFinal);
    assert!(matches!(refused[0], Reason::NoMoreRounds { .. }), "{refused:?}");
}

#[test]
fn samara_5_5__the_chief_judge_is_never_seated() {
    let mut event = event(RegulationId::Samara, 7);
    let judge = judge_with_a_slot(&mut event);
    let basis = clause(Register::Samara, "5.5");
    seats(&mut event, Command::Draw { seed: 1 });
    let refused = seats_refused(&mut event, Command::Seat { system: Some(SeatingSystem::Danish), seed: 1 });
    assert_eq!(refused, [Reason::ChiefJudge(judge, basis)]);
    let list = vec![vec![[1, 2, 3, judge.0].map(|n| Some(EntryId(n)))]];
    let refused = seats_refused(&mut event, Command::Load(list));
    assert_eq!(refused, [Reason::ChiefJudge(judge, basis)]);
}

/// Somebody who was made chief judge although he has a slot: an old log may hold it.
fn judge_with_a_slot(event: &mut Builder) -> EntryId {
    use tournament::people::{Event as PeopleEvent, Part};
    let person = tournament::PersonId::of_index(event.people.persons.len());
    let entry = EntryId::of_index(event.people.slots.len());
    let (profile, part, at) = (Box::new(profile(50)), Part::ChiefJudge, event.now());
    event.happen(vec![
        Event::People(PeopleEvent::Registered { person, profile, part }),
        Event::People(PeopleEvent::Admitted { person, entry }),
        Event::People(PeopleEvent::CheckedIn { person, at }),
    ]);
    entry
}

#[test]
fn teams_stay_apart_where_the_organiser_demands_it() {
    let mut event = after_first(&[], 8, SeatingSystem::Danish);
    for number in [1, 2] {
        let person = tournament::PersonId(number);
        let profile = Box::new(Profile { team: "Tigers".into(), ..profile(number as usize) });
        event.happen(vec![Event::People(tournament::people::Event::Edited { person, profile })]);
    }
    let demands = tournament::seats::Demands {
        apart: vec![Kin::Team],
        forbidden: vec![(EntryId(3), EntryId(1))],
        fixed: Vec::new(),
    };
    seats(&mut event, Command::Demand(demands));
    seat_next(&mut event);
    let tables = sets(seated(&event, 2));
    assert_eq!(tables, [[1, 4, 5, 6], [2, 3, 7, 8]]);
}
