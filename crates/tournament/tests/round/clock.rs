//! The clock of a table, worked out from signals, extra time, the law and the moment.
use crate::help::{clause, event, rounds, table, with};
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::{Builder, law_of};
use tournament::round::clock::{self, Clock, NewDeal, Stage};
use tournament::round::{Command, Extra, Signal, Tables};
use tournament::seats::RoundKind;
use tournament::{Moment, RoundNo, Span, TableNo, Tournament};

const FIRST: RoundNo = RoundNo(1);

fn signal(event: &mut Builder, tables: Tables, signal: Signal) {
    rounds(event, Command::Signal { round: FIRST, tables, signal });
}

fn extra(event: &mut Builder, tables: Tables, extra: Extra, reason: &str) {
    rounds(event, Command::Extra { round: FIRST, tables, extra, reason: reason.into() });
}

/// Lets time pass until so many minutes after the start; each command takes a second of the builder's clock.
fn at_minute(event: &mut Builder, start: Moment, minute: i64) {
    let to = start + Span::minutes(minute) + Span::seconds(-1);
    event.wait(to - event.now());
}

/// An event whose first round has started at the tables of these players, and when.
fn started(id: RegulationId, tables: u32) -> (Builder, Moment) {
    let mut event = event(id, 4 * tables);
    event.seated((0..tables).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
    signal(&mut event, Tables::All, Signal::Start);
    let start = event.now();
    (event, start)
}

fn minutes(clock: &Clock, start: Moment) -> (Option<i64>, Option<i64>) {
    let minute = |at: Option<Moment>| at.map(|at| (at - start).0 / 60_000);
    (minute(clock.red_zone), minute(clock.end))
}

#[test]
fn samara_6_1_1__a_session_is_105_minutes_and_extra_time_is_for_one_table() {
    // S4: 10:00 start; 10:20 seven minutes for table 3; 10:50 all pause for two minutes.
    let (mut event, start) = started(RegulationId::Samara, 4);
    at_minute(&mut event, start, 20);
    extra(&mut event, Tables::one(TableNo(3)), Extra::Time(Span::minutes(7)), "tile set replaced");
    at_minute(&mut event, start, 50);
    signal(&mut event, Tables::All, Signal::Pause);
    at_minute(&mut event, start, 52);
    signal(&mut event, Tables::All, Signal::Resume);
    let now = event.now();
    let common = clock::common(&event, FIRST, now);
    assert_eq!(minutes(&common, start), (Some(97), Some(107)), "11:37 and 11:47");
    for no in [1, 2, 4] {
        assert_eq!(clock::table(&event, table(1, no), now), common);
    }
    let third = clock::table(&event, table(1, 3), now);
    assert_eq!(minutes(&third, start), (Some(104), Some(114)), "11:44 and 11:54");
    assert_eq!(clock::badges(&event, FIRST, now), [(TableNo(3), Span::minutes(7))]);
    assert_eq!(clock::length(&event, FIRST).basis, clause(Register::Samara, "6.1.1"));
    assert_eq!(clock::length(&event, FIRST).value, Some(Span::minutes(105)));
    // A restart replays the log: the same clock to the millisecond, also for a phone that slept.
    let again = Tournament::replay(event.entries().to_vec()).expect("a log");
    let later = now + Span::minutes(5);
    assert_eq!(clock::table(&again, table(1, 3), later), clock::table(&event, table(1, 3), later));
    assert_eq!(clock::table(&again, table(1, 3), later).left, Some(Span::minutes(114 - 57)));
}

#[test]
fn extra_time_and_a_pause_can_be_taken_back() {
    let (mut event, start) = started(RegulationId::Samara, 3);
    at_minute(&mut event, start, 20);
    extra(&mut event, Tables::one(TableNo(3)), Extra::Time(Span::minutes(7)), "tile set replaced");
    let command = event.last_id();
    let undo = tournament::undo::Command { command, reason: "the wrong table".into() };
    event.give(tournament::Role::Judge, tournament::Command::Undo(undo));
    let clock = clock::table(&event, table(1, 3), event.now());
    assert_eq!(minutes(&clock, start), (Some(95), Some(105)));
}

#[test]
fn samara_6_1_2__no_deal_begins_in_the_red_zone() {
    let (event, start) = started(RegulationId::Samara, 1);
    let at = table(1, 1);
    let after = |m: i64, s: i64| start + Span::minutes(m) + Span::seconds(s);
    let before = clock::new_deal(&event, at, after(94, 59));
    assert_eq!((before.value, before.basis), (NewDeal::Begins, clause(Register::Samara, "6.1.1")));
    assert_eq!(clock::table(&event, at, after(95, 0)).stage, Stage::RedZone);
    let red = clock::new_deal(&event, at, after(95, 0));
    assert_eq!((red.value, red.basis), (NewDeal::None, clause(Register::Samara, "6.1.2")));
    let over = clock::new_deal(&event, at, after(105, 0));
    assert_eq!((over.value, over.basis), (NewDeal::None, clause(Register::Samara, "6.1.2-2")));
}

#[test]
fn gambler_2_2_2__a_round_has_eighty_minutes() {
    let (event, start) = started(RegulationId::Gambler, 1);
    let length = clock::length(&event, FIRST);
    assert_eq!(length.value, Some(Span::minutes(80)));
    assert_eq!(length.basis, clause(Register::Gambler, "2.2-2"));
    let at = table(1, 1);
    // Until the judge's signal deals go on, also when the time is over.
    let over = start + Span::minutes(80);
    assert_eq!(clock::table(&event, at, over).stage, Stage::TimeUp);
    assert_eq!(clock::new_deal(&event, at, over).value, NewDeal::Begins);
}

#[test]
fn gambler_2_2_3__the_final_has_no_limit() {
    let mut event = event(RegulationId::Gambler, 4);
    let seats = [1, 2, 3, 4].map(|n| Some(tournament::EntryId(n)));
    let round = event.seated_as(RoundKind::Final, vec![seats]);
    event.begun(round);
    let length = clock::length(&event, round);
    assert_eq!((length.value, length.basis), (None, clause(Register::Gambler, "2.2-3")));
    let at = table(1, 1);
    let late = event.now() + Span::minutes(600);
    let clock = clock::table(&event, at, late);
    assert_eq!((clock.stage, clock.left, clock.end), (Stage::Plays, None, None));
    assert_eq!(clock::new_deal(&event, at, late).basis, clause(Register::Gambler, "2.2-3"));
}

#[test]
fn gambler_5_6_5__the_judge_gives_time_and_deals() {
    let (mut event, start) = started(RegulationId::Gambler, 2);
    let by = clause(Register::Gambler, "5.6-5");
    at_minute(&mut event, start, 10);
    extra(&mut event, Tables::one(TableNo(2)), Extra::Time(Span::minutes(5)), "a dispute");
    assert_eq!(minutes(&clock::table(&event, table(1, 2), event.now()), start), (None, Some(85)));
    at_minute(&mut event, start, 85);
    signal(&mut event, Tables::All, Signal::LastDeal);
    let at = table(1, 2);
    assert_eq!(clock::new_deal(&event, at, event.now()).value, NewDeal::None);
    extra(&mut event, Tables::one(TableNo(2)), Extra::Deals(2), "begun late");
    let given = clock::new_deal(&event, at, event.now());
    assert_eq!((given.value, given.basis), (NewDeal::Granted(2), by));
    assert_eq!(clock::new_deal(&event, table(1, 1), event.now()).value, NewDeal::None);
    let line = event.entries().last().expect("a line");
    let tournament::Event::Round(extended) = &line.events[0] else { panic!("{line:?}") };
    assert_eq!(extended.basis(&event.setup.law), Some(by));
}

#[test]
fn a_chosen_length_and_a_deal_finished_after_it() {
    // Sichuan names no length; the deal in progress is finished when the chosen time is over.
    let law = law_of(RegulationId::Sichuan);
    let mut event = with(law, 4, |choices| choices.round_minutes = Some(50));
    event.seated(vec![[1, 2, 3, 4]]);
    signal(&mut event, Tables::All, Signal::Start);
    let start = event.now();
    let at = table(1, 1);
    assert_eq!(clock::new_deal(&event, at, start + Span::minutes(49)).value, NewDeal::Begins);
    assert_eq!(clock::new_deal(&event, at, start + Span::minutes(50)).value, NewDeal::None);
}

#[test]
fn signals_that_say_nothing_new_change_nothing() {
    let (mut event, start) = started(RegulationId::Samara, 1);
    // A log from elsewhere may hold a second start, a resume without a pause, a signal after the end.
    let given = |signal, minute| tournament::round::GivenSignal {
        tables: Tables::All,
        signal,
        at: start + Span::minutes(minute),
    };
    let before = clock::table(&event, table(1, 1), start + Span::minutes(30));
    for (signal, minute) in [(Signal::Resume, 5), (Signal::Start, 6)] {
        let given = given(signal, minute);
        let event_of = tournament::round::Event::Signalled { round: FIRST, given };
        event.happen(vec![tournament::Event::Round(event_of)]);
    }
    assert_eq!(clock::table(&event, table(1, 1), start + Span::minutes(30)), before);
    let end = tournament::round::Event::Signalled { round: FIRST, given: given(Signal::End, 40) };
    event.happen(vec![tournament::Event::Round(end)]);
    let ended = clock::table(&event, table(1, 1), start + Span::minutes(60));
    assert_eq!((ended.stage, ended.left), (Stage::Ended, Some(Span::minutes(65))));
    assert_eq!(clock::new_deal(&event, table(1, 1), start + Span::minutes(60)).value, NewDeal::None);
}
