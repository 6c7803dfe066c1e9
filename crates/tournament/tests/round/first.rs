//! Lots and the first round, by the regulation.
use crate::help::*;
use rules::clause::Register;
use rules::regulation::RegulationId;
use tournament::seats::{Command, Count, Event as SeatsEvent, Reason, count};
use tournament::{Event, RoundNo};

#[test]
fn sichuan_seating_7__lots_place_the_first_session() {
    let mut event = event(RegulationId::Sichuan, 12);
    let events = seats(&mut event, Command::Draw { seed: 7 });
    let by = clause(Register::Sichuan, "seating.7");
    let [Event::Seats(drawn)] = &events[..] else { panic!("{events:?}") };
    assert!(drawn.bases(&event).contains(&by));
    let events = seats(&mut event, Command::Seat { system: None, seed: 7 });
    let [Event::Seats(seated)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(seated.bases(&event), [by]);
    for (i, table) in seated_tables(&event) {
        for entry in table {
            assert_eq!((lot(&event, entry) - 1) / 4, i, "lot n sits at table (n-1)/4+1");
        }
    }
}

fn seated_tables(event: &testkit::event::Builder) -> Vec<(usize, [u32; 4])> {
    seated(event, 1).into_iter().enumerate().collect()
}

#[test]
fn gambler_5_1__lots_fill_the_tables_of_the_first_round() {
    let mut event = event(RegulationId::Gambler, 16);
    let by = clause(Register::Gambler, "5.1");
    assert!(
        seats_refused(&mut event, Command::Plan { system: None, seed: 1 }).contains(&Reason::NotDrawn(by))
    );
    seats(&mut event, Command::Draw { seed: 1 });
    seats(&mut event, Command::Plan { system: None, seed: 1 });
    for (i, table) in seated_tables(&event) {
        let mut lots = table.map(|entry| lot(&event, entry));
        lots.sort_unstable();
        assert_eq!(lots, [4 * i + 1, 4 * i + 2, 4 * i + 3, 4 * i + 4]);
    }
    let line = event.entries().last().expect("a line");
    let Event::Seats(seated) = &line.events[0] else { panic!("{line:?}") };
    assert!(seated.bases(&event).contains(&by));
    // The same seed, the same lots; another, others.
    let order = |seed| {
        let mut event = self::event(RegulationId::Gambler, 16);
        seats(&mut event, Command::Draw { seed });
        event.seats.lots.clone()
    };
    assert_eq!(order(1), event.seats.lots);
    assert_ne!(order(2), event.seats.lots);
}

#[test]
fn gambler_5_4__the_number_is_a_multiple_of_four_at_every_moment() {
    let mut event = event(RegulationId::Gambler, 18);
    let by = clause(Register::Gambler, "2.6");
    let over = entries(&[17, 18]);
    let refused = seats_refused(&mut event, Command::Draw { seed: 1 });
    assert_eq!(refused, [Reason::NotByFour { players: 18, over, missing: 2, basis: by }]);
    // Who of them is over is a decision.
    assert_eq!(refused[0].decision().map(|basis| basis.to_string()), Some("H35".to_owned()));
    let counted = count(&event, 18);
    assert_eq!((counted.value, counted.basis), (Count::Wrong { over: 2, missing: 2 }, by));
    // A table of three does not play, by the same statement for the course of the event.
    let mut event = self::event(RegulationId::Gambler, 4);
    event.seated(vec![[1, 2, 3, 0]]);
    let plays = tournament::round::play::plays(&event, table(1, 1)).expect("a table");
    assert_eq!(plays.value, tournament::round::play::Plays::TooFew(3));
    assert_eq!(plays.basis, clause(Register::Gambler, "5.4"));
}

#[test]
fn sichuan_incomplete_1__a_table_may_be_short() {
    let event = event(RegulationId::Sichuan, 15);
    let counted = count(&event, 15);
    assert_eq!(counted.value, Count::LastShort(3));
    assert_eq!(counted.basis, clause(Register::Sichuan, "incomplete.1"));
    let mut event = event;
    first_round(&mut event, 3);
    let tables = seated(&event, 1);
    assert_eq!(tables.len(), 4);
    assert_eq!(tables[3].iter().filter(|e| **e > 0).count(), 3);
    let plays = tournament::round::play::plays(&event, table(1, 4)).expect("a table");
    assert_eq!(plays.value, tournament::round::play::Plays::Three);
    assert_eq!(plays.basis, clause(Register::Sichuan, "incomplete.1"));
}

#[test]
fn sichuan_short_2__a_table_of_two_does_not_play() {
    let mut event = event(RegulationId::Sichuan, 14);
    first_round(&mut event, 3);
    let tables = seated(&event, 1);
    let sizes: Vec<usize> = tables.iter().map(|t| t.iter().filter(|e| **e > 0).count()).collect();
    assert_eq!(sizes, [4, 4, 4, 2]);
    let plays = tournament::round::play::plays(&event, table(1, 4)).expect("a table");
    assert_eq!(plays.value, tournament::round::play::Plays::TooFew(2));
    assert_eq!(plays.basis, clause(Register::Sichuan, "short.2"));
    // They are named as sitting out of play, at the table where they sit.
    let mut at_last: Vec<u32> = tables[3].into_iter().filter(|e| *e > 0).collect();
    at_last.sort_unstable();
    let mut out: Vec<u32> = event.seats.round(RoundNo(1)).expect("a round").out.iter().map(|e| e.0).collect();
    out.sort_unstable();
    assert_eq!(out, at_last);
}

#[test]
fn lots_can_be_drawn_again_until_play_begins() {
    let mut event = event(RegulationId::Sichuan, 8);
    first_round(&mut event, 1);
    let events = seats(&mut event, Command::Draw { seed: 2 });
    assert!(matches!(&events[1], Event::Seats(SeatsEvent::Withdrawn { round: RoundNo(1) })));
    assert!(event.seats.rounds.is_empty());
    seats(&mut event, Command::Seat { system: None, seed: 1 });
    seats(&mut event, Command::Publish { round: RoundNo(1) });
    event.begun(RoundNo(1));
    assert_eq!(seats_refused(&mut event, Command::Draw { seed: 3 }), [Reason::Begun(RoundNo(1))]);
}

#[test]
fn whoever_left_after_the_draw_leaves_no_gap_above_the_last_table() {
    let mut event = event(RegulationId::Sichuan, 9);
    seats(&mut event, Command::Draw { seed: 5 });
    let gone = event.seats.lots[1];
    let person = event.people.slot(gone).and_then(tournament::people::Slot::now).expect("a person");
    event.happen(vec![Event::People(tournament::people::Event::Left {
        person,
        before: None,
        told: tournament::people::Told::Judge,
    })]);
    seats(&mut event, Command::Seat { system: None, seed: 5 });
    let tables = seated(&event, 1);
    assert_eq!(tables.len(), 2);
    assert!(tables.iter().flatten().all(|e| *e > 0));
    assert_eq!(tables[0][1], event.seats.lots[8].0, "the ninth lot moves up");
}
