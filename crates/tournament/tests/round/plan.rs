//! Plans of all rounds: the Italian schedule, lists that are loaded, new plans after dropouts, edits.
use crate::help::*;
use rules::clause::Register;
use rules::hall::{HallTopic, SeatingSystem};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use testkit::event::Builder;
use tournament::people::{Event as PeopleEvent, Told};
use tournament::round::next::{Step, Wait, next_step};
use tournament::round::phase::Phase;
use tournament::seats::{Command, Edit, Origin, Reason, quality, rescored};
use tournament::{EntryId, Event, Reason as AnyReason, Role, RoundNo, TableNo};

fn planned(players: u32, seed: u64) -> Builder {
    let mut event = event(RegulationId::Gambler, players);
    seats(&mut event, Command::Draw { seed });
    seats(&mut event, Command::Plan { system: None, seed });
    event
}

#[test]
fn gambler_2_1_2__as_many_different_opponents_as_possible() {
    // G-I08: sixteen players, nobody meets twice, nobody is announced twice in one position in rounds 2-4.
    let event = planned(16, 1);
    let line = event.entries().last().expect("a line");
    let Event::Seats(seated) = &line.events[0] else { panic!("{line:?}") };
    assert!(seated.bases(&event).contains(&clause(Register::Gambler, "2.1-2")));
    assert_eq!(event.seats.rounds.len(), 4);
    let found = quality(&event);
    assert_eq!((found.repeats, found.most_meetings), (0, 1));
    for entry in 1..=16 {
        let mut positions: Vec<usize> = (2..=4)
            .map(|round| {
                crate::help::seated(&event, round).iter().find_map(|t| t.iter().position(|e| *e == entry))
            })
            .map(|at| at.expect("a seat"))
            .collect();
        positions.sort_unstable();
        positions.dedup();
        assert_eq!(positions.len(), 3, "entry {entry}");
    }
}

#[test]
fn gambler_5_1_2__the_schedule_is_made_from_the_lots_with_few_repeats() {
    // G-I10: eight players cannot avoid repeats; everybody meets all seven others, no pair more than three times.
    let event = planned(8, 1);
    let found = quality(&event);
    assert_eq!((found.repeats, found.most_meetings), (20, 3));
    assert_eq!(found.pairs_by_meetings[0], 0);
    let by = clause(Register::Gambler, "5.1-2");
    let line = event.entries().last().expect("a line");
    let Event::Seats(seated) = &line.events[0] else { panic!("{line:?}") };
    assert!(seated.bases(&event).contains(&by));
    // Results do not change it: it is there before the start, and no other system may be chosen.
    assert_eq!(event.seats.rounds[3].origin, Origin::System(SeatingSystem::Italian, 1));
    let mut event = self::planned(8, 1);
    let other = Command::Plan { system: Some(SeatingSystem::Random), seed: 1 };
    let refused = seats_refused(&mut event, other);
    let basis = clause(Register::Gambler, "2.1-2");
    assert_eq!(refused, [Reason::NotAllowed { system: SeatingSystem::Random, basis }]);
}

#[test]
fn gambler_2_2__four_rounds_then_the_final() {
    let mut event = planned(8, 1);
    let final_too_early = seats_refused(&mut event, Command::SeatFinal);
    assert!(final_too_early.contains(&Reason::RoundOpen(RoundNo(1))));
    for round in 1..=4 {
        event.confirmed(RoundNo(round));
    }
    let by = clause(Register::Gambler, "2.2");
    let refused = seats_refused(&mut event, Command::Seat { system: None, seed: 2 });
    assert_eq!(refused, [Reason::NoMoreRounds { rounds: 4, basis: by }]);
    let next = next_step(&event, event.now());
    assert_eq!(next.steps[0], Step::SeatFinal);
}

#[test]
fn samara_4_1__four_sessions() {
    let mut event = event(RegulationId::Samara, 8);
    for _ in 0..4 {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.confirmed(round);
    }
    let refused = seats_refused(&mut event, Command::Seat { system: None, seed: 2 });
    assert_eq!(refused, [Reason::NoMoreRounds { rounds: 4, basis: clause(Register::Samara, "4.1") }]);
    assert_eq!(next_step(&event, event.now()).phase, Phase::Played);
}

#[test]
fn sichuan_seating_6__a_fixed_schedule_gives_the_tables_in_advance() {
    let mut event = with(testkit::event::law_of(RegulationId::Sichuan), 8, |c| {
        c.system = Some(SeatingSystem::Fixed);
        c.rounds = Some(2);
    });
    // It is made from the lots, or taken from a list.
    let refused = seats_refused(&mut event, Command::Plan { system: None, seed: 1 });
    assert!(matches!(refused[..], [Reason::NotDrawn(_)]), "{refused:?}");
    let list = vec![vec![of([7, 2, 1, 8]), of([3, 4, 5, 6])], vec![of([4, 2, 6, 3]), of([1, 5, 7, 8])]];
    let events = seats(&mut event, Command::Load(list));
    let [Event::Seats(loaded)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(loaded.bases(&event), [clause(Register::Sichuan, "seating.6")]);
    assert_eq!(seated(&event, 2), [[4, 2, 6, 3], [1, 5, 7, 8]]);
}

#[test]
fn a_fixed_schedule_of_fifteen_has_three_at_the_last_table_and_nobody_twice() {
    let mut event = with(testkit::event::law_of(RegulationId::Sichuan), 15, |c| {
        c.system = Some(SeatingSystem::Fixed);
        c.rounds = Some(5);
    });
    seats(&mut event, Command::Draw { seed: 3 });
    let events = seats(&mut event, Command::Plan { system: None, seed: 3 });
    let [Event::Seats(planned)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(planned.bases(&event), [clause(Register::Sichuan, "seating.6"), decision(40)]);
    let mut short: Vec<u32> = Vec::new();
    for round in 1..=5 {
        let tables = seated(&event, round);
        assert_eq!(tables.len(), 4);
        assert!(tables[..3].iter().flatten().all(|e| *e > 0));
        assert_eq!(tables[3].map(|e| e == 0), [false, false, false, true], "the empty seat is North");
        short.extend(&tables[3][..3]);
    }
    assert_eq!(quality(&event).repeats, 0);
    short.sort_unstable();
    assert_eq!(short, (1..=15).collect::<Vec<u32>>(), "each is once at the table of three");
    // The rest of it is planned again with those who have been there in mind.
    event.confirmed(RoundNo(1));
    let first = seated(&event, 1);
    seats(&mut event, Command::Plan { system: None, seed: 4 });
    assert_eq!(seated(&event, 1), first);
    let again =
        (2..=5).filter(|round| seated(&event, *round)[3].iter().any(|e| *e > 0 && first[3].contains(e)));
    assert_eq!(again.count(), 0);
}

#[test]
fn a_schedule_is_read_from_lot_numbers_and_written_as_them() {
    let mut event = with(testkit::event::law_of(RegulationId::Sichuan), 8, |c| {
        c.system = Some(SeatingSystem::Fixed);
        c.rounds = Some(2);
    });
    event.happen(vec![Event::Seats(tournament::seats::Event::Drawn {
        seed: 0,
        order: entries(&[8, 7, 6, 5, 4, 3, 2, 1]),
    })]);
    let text = "7-2-1-8\n3-4-5-6\n\n4-2-6-3\n1-5-7-8\n";
    let list = tournament::seats::from_script(&event, text).expect("a schedule");
    seats(&mut event, Command::Load(list));
    assert_eq!(seated(&event, 1), [[2, 7, 8, 1], [6, 5, 4, 3]], "a number is that of the lot");
    assert_eq!(tournament::seats::to_script(&event), text);
    let wrong = tournament::seats::from_script(&event, "1-2-3-9").expect_err("no ninth lot");
    assert_eq!((wrong[0].line, wrong[0].column), (1, 7));
}

fn of(numbers: [u32; 4]) -> tournament::seats::Seats {
    numbers.map(|n| (n > 0).then_some(EntryId(n)))
}

#[test]
fn a_written_schedule_with_people_sitting_out_and_its_end() {
    // S1: eight players, one table a session.
    let mut event = with(testkit::event::law_of(RegulationId::Aleague), 8, |c| {
        c.system = Some(SeatingSystem::Fixed);
        c.rounds = Some(3);
    });
    let list = vec![vec![of([7, 2, 1, 8])], vec![of([4, 2, 6, 3])]];
    seats(&mut event, Command::Load(list));
    assert_eq!(seated(&event, 1), [[7, 2, 1, 8]]);
    let out = &event.seats.round(RoundNo(1)).expect("a round").out;
    assert_eq!(*out, entries(&[3, 4, 5, 6]));
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    assert_eq!(
        next_step(&event, event.now()).steps[0],
        Step::Start(RoundNo(1)),
        "the start is there at once"
    );
    event.confirmed(RoundNo(1));
    seats(&mut event, Command::Publish { round: RoundNo(2) });
    event.confirmed(RoundNo(2));
    // B: no session is left; nothing crashes, and more may be appended.
    let next = next_step(&event, event.now());
    assert!(next.waits.contains(&Wait::Schedule), "{next:?}");
    assert!(next.steps.contains(&Step::Load), "{next:?}");
    seats(&mut event, Command::Load(vec![vec![of([2, 4, 3, 8])]]));
    assert_eq!(seated(&event, 3), [[2, 4, 3, 8]]);
    event.confirmed(RoundNo(3));
    let next = next_step(&event, event.now());
    assert_eq!((next.phase, next.steps[0]), (Phase::Played, Step::Close));
    assert!(next.waits.contains(&Wait::Schedule) && next.steps.contains(&Step::Choose), "{next:?}");
}

#[test]
fn a_list_is_checked_whole() {
    let mut event = with(testkit::event::law_of(RegulationId::Aleague), 8, |c| {
        c.system = Some(SeatingSystem::Fixed);
    });
    let first = RoundNo(1);
    let refused =
        seats_refused(&mut event, Command::Load(vec![vec![of([1, 2, 3, 1]), of([0; 4]), of([9, 4, 5, 6])]]));
    assert_eq!(
        refused,
        [Reason::EmptyTable(first), Reason::Twice(first, EntryId(1)), Reason::NotActive(first, EntryId(9)),]
    );
}

/// Who is missing at a table is North, whoever writes the seats down.
#[test]
fn sichuan_three_3__the_seat_of_north_is_the_empty_one() {
    let mut event = with(testkit::event::law_of(RegulationId::Sichuan), 7, |c| {
        c.system = Some(SeatingSystem::Fixed);
    });
    let by = event.setup.law.hall.cite(HallTopic::AbsentIsNorth);
    let load = |last: [u32; 4]| Command::Load(vec![vec![of([1, 2, 3, 4]), of(last)]]);
    assert_eq!(seats_refused(&mut event, load([5, 0, 6, 7])), [Reason::NorthIsAbsent(by)]);
    seats(&mut event, load([5, 6, 7, 0]));
    let swap = |one, other| {
        let edit = Edit::SwapSeats(TableNo(2), one, other);
        Command::Edit { round: RoundNo(1), edit, reason: "they asked".into() }
    };
    let (east, south, north) = (Seat::ALL[0], Seat::ALL[1], Seat::ALL[3]);
    assert_eq!(seats_refused(&mut event, swap(east, north)), [Reason::NorthIsAbsent(by)]);
    seats(&mut event, swap(east, south));
    assert_eq!(seated(&event, 1)[1], [6, 5, 7, 0]);
}

#[test]
fn after_dropouts_the_rounds_not_begun_are_planned_anew() {
    let mut event = planned(20, 3);
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    event.begun(RoundNo(1));
    event.confirmed(RoundNo(1));
    let first = seated(&event, 1);
    for entry in [2, 3, 4, 5] {
        let person =
            event.people.slot(EntryId(entry)).and_then(tournament::people::Slot::now).expect("a person");
        let before = Some(RoundNo(2));
        event.happen(vec![Event::People(PeopleEvent::Left { person, before, told: Told::Judge })]);
    }
    let next = next_step(&event, event.now());
    assert!(
        next.waits.contains(&Wait::Leavers(RoundNo(2), entries_seated(&event, &[2, 3, 4, 5]))),
        "{next:?}"
    );
    assert_eq!(next.steps[0], Step::Plan);
    seats(&mut event, Command::Plan { system: None, seed: 4 });
    assert_eq!(seated(&event, 1), first, "what was played stays");
    assert_eq!(event.seats.rounds.len(), 4);
    for round in 2..=4 {
        let there: Vec<u32> = seated(&event, round).into_iter().flatten().collect();
        assert_eq!(there.len(), 16);
        assert!(there.iter().all(|e| ![0, 2, 3, 4, 5].contains(e)));
    }
    assert_eq!(quality(&event).repeats, 0);
}

/// These entries in the order in which they sit in round 2.
fn entries_seated(event: &Builder, numbers: &[u32]) -> Vec<EntryId> {
    let all = seated(event, 2).into_iter().flatten();
    all.filter(|e| numbers.contains(e)).map(EntryId).collect()
}

#[test]
fn a_change_by_hand_is_scored_before_it_is_made() {
    let mut event = planned(16, 1);
    let tables = seated(&event, 2);
    let (one, other) = (EntryId(tables[0][0]), EntryId(tables[1][0]));
    let edit = Edit::Swap(one, other);
    let (after, change) = rescored(&event, RoundNo(2), edit).expect("a round");
    assert!(change.repeats >= 0 && after.repeats as i32 == change.repeats);
    assert_eq!(quality(&event).repeats, 0, "nothing is changed by asking");
    let hand = |reason: &str| Command::Edit { round: RoundNo(2), edit, reason: reason.into() };
    seats(&mut event, hand(""));
    assert_eq!(quality(&event), after);
    seats(&mut event, hand(""));
    // Once it is announced a change needs a reason.
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    seats(&mut event, Command::Publish { round: RoundNo(2) });
    let refused = event.refused(Role::Judge, tournament::Command::Seats(hand(" ")));
    assert_eq!(refused.reasons, [AnyReason::NoReason]);
    seats(&mut event, hand("they asked"));
    // Tables and seats change too; what is written down does not.
    seats(
        &mut event,
        Command::Edit {
            round: RoundNo(2),
            edit: Edit::SwapTables(TableNo(1), TableNo(3)),
            reason: "a wheelchair".into(),
        },
    );
    assert_eq!(seated(&event, 2)[2][1..], tables[0][1..]);
    protocol(&mut event, tournament::TableId { round: RoundNo(2), table: TableNo(3) });
    let refused = seats_refused(&mut event, hand("too late"));
    assert_eq!(refused, [Reason::HasProtocol(vec![TableNo(3)])]);
}

#[test]
fn rounds_are_announced_in_order_and_taken_back_before_play() {
    let mut event = planned(8, 1);
    let refused = seats_refused(&mut event, Command::Publish { round: RoundNo(2) });
    assert_eq!(refused, [Reason::EarlierPlanned(RoundNo(1))]);
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    let refused = seats_refused(&mut event, Command::Publish { round: RoundNo(1) });
    assert_eq!(refused, [Reason::AlreadyPublished(RoundNo(1))]);
    event.begun(RoundNo(1));
    let refused = seats_refused(&mut event, Command::Withdraw { round: RoundNo(1) });
    assert_eq!(refused, [Reason::Begun(RoundNo(1))]);
    seats(&mut event, Command::Withdraw { round: RoundNo(3) });
    assert_eq!(event.seats.rounds.len(), 2);
}
