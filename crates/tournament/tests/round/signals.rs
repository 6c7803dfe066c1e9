//! Signals of the judge, games begun too early, extra time, void games, calls.
use crate::help::{clause, event, rounds, rounds_refused, table};
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::round::{Command, Event as RoundEvent, Extra, Reason, Signal, Tables, clock};
use tournament::{Actor, CallNo, Event, Reason as AnyReason, Role, RoundNo, Span, TableNo};

const FIRST: RoundNo = RoundNo(1);

fn gambler(tables: u32) -> Builder {
    let mut event = event(RegulationId::Gambler, 4 * tables);
    event.seated((0..tables).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
    event
}

fn give(tables: Tables, signal: Signal) -> Command {
    Command::Signal { round: FIRST, tables, signal }
}

fn range(from: u16, to: u16) -> Tables {
    Tables::Range(TableNo(from), TableNo(to))
}

fn stages(event: &Builder) -> Vec<clock::Stage> {
    let tables = event.seats.round(FIRST).expect("a round").tables.len();
    (1..=tables as u16).map(|t| clock::table(event, table(1, t), event.now()).stage).collect()
}

#[test]
fn gambler_5_2__a_signal_for_one_table_a_range_or_all() {
    use clock::Stage::{Plays, Waits};
    let mut event = gambler(4);
    let events = rounds(&mut event, give(Tables::one(TableNo(2)), Signal::Start));
    assert_eq!(stages(&event), [Waits, Plays, Waits, Waits]);
    let [Event::Round(given)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(given.basis(&event.setup.law), Some(clause(Register::Gambler, "5.2")));
    rounds(&mut event, give(range(3, 4), Signal::Start));
    assert_eq!(stages(&event), [Waits, Plays, Plays, Plays]);
    // For all: those who play already go on as they are.
    let second = clock::table(&event, table(1, 2), event.now());
    rounds(&mut event, give(Tables::All, Signal::Start));
    assert_eq!(stages(&event), [Plays; 4]);
    assert_eq!(clock::table(&event, table(1, 2), event.now()).end, second.end);
    let all: Vec<TableNo> = (1..=4).map(TableNo).collect();
    assert_eq!(
        rounds_refused(&mut event, give(Tables::All, Signal::Start)),
        [AnyReason::Round(Reason::NothingNew(all))]
    );
    // A table that waits for its signal may not begin a deal, by the same clause.
    let other = gambler(1);
    let waits = clock::new_deal(&other, table(1, 1), other.now());
    assert_eq!((waits.value, waits.basis), (clock::NewDeal::Waits, clause(Register::Gambler, "5.2")));
}

#[test]
fn gambler_5_2_2__a_game_begun_too_early_may_be_stopped() {
    let mut event = gambler(2);
    let by = clause(Register::Gambler, "5.2-2");
    let at = table(1, 2);
    // The clause is reason enough.
    let events = rounds(&mut event, Command::StopEarly { at, reason: String::new() });
    let [Event::Round(stopped)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(stopped.basis(&event.setup.law), Some(by));
    assert_eq!(event.round.course(FIRST).expect("a course").stopped, [(TableNo(2), String::new())]);
    rounds(&mut event, give(Tables::All, Signal::Start));
    let started = event.now();
    assert_eq!(
        rounds_refused(&mut event, Command::StopEarly { at, reason: String::new() }),
        [AnyReason::Round(Reason::NotEarly(started, by))]
    );
}

#[test]
fn gambler_5_6__the_last_deal_signal_comes_when_the_time_is_over() {
    let mut event = gambler(3);
    rounds(&mut event, give(Tables::All, Signal::Start));
    let by = clause(Register::Gambler, "5.6");
    rounds(
        &mut event,
        Command::Extra {
            round: FIRST,
            tables: Tables::one(TableNo(2)),
            extra: Extra::Time(Span::minutes(7)),
            reason: "a spilt cup".into(),
        },
    );
    let early = rounds_refused(&mut event, give(Tables::All, Signal::LastDeal));
    let [AnyReason::Round(Reason::NotYet(left, basis))] = &early[..] else { panic!("{early:?}") };
    assert_eq!((left.len(), *basis), (3, by));
    assert_eq!(left[1].1 - left[0].1, Span::minutes(7));
    event.wait(Span::minutes(80));
    // The signal goes to the tables whose time is over.
    let events = rounds(&mut event, give(Tables::All, Signal::LastDeal));
    let given: Vec<Tables> = events
        .iter()
        .map(|event| match event {
            Event::Round(RoundEvent::Signalled { given, .. }) => given.tables,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(given, [range(1, 1), range(3, 3)]);
    let [Event::Round(first), ..] = &events[..] else { panic!("{events:?}") };
    assert_eq!(first.basis(&event.setup.law), Some(by));
    let after = clock::new_deal(&event, table(1, 1), event.now());
    assert_eq!((after.value, after.basis), (clock::NewDeal::None, by));
    assert_eq!(clock::new_deal(&event, table(1, 2), event.now()).value, clock::NewDeal::Begins);
}

#[test]
fn a_pause_can_be_for_some_tables() {
    use clock::Stage::{Paused, Plays};
    let mut event = gambler(3);
    rounds(&mut event, give(Tables::All, Signal::Start));
    rounds(&mut event, give(range(1, 2), Signal::Pause));
    assert_eq!(stages(&event), [Paused, Paused, Plays]);
    event.wait(Span::minutes(4));
    rounds(&mut event, give(Tables::one(TableNo(1)), Signal::Resume));
    assert_eq!(stages(&event), [Plays, Paused, Plays]);
    let end = |event: &Builder, no| clock::table(event, table(1, no), event.now()).end.expect("an end");
    assert_eq!((end(&event, 1) - end(&event, 3)).0 / 60_000, 4);
    // What stands still has the same time left, however long.
    let left = clock::table(&event, table(1, 2), event.now()).left;
    event.wait(Span::minutes(10));
    assert_eq!(clock::table(&event, table(1, 2), event.now()).left, left);
}

#[test]
fn nothing_happens_before_the_seating_is_announced_or_without_a_reason() {
    let mut event = event(RegulationId::Samara, 4);
    assert_eq!(
        rounds_refused(&mut event, give(Tables::All, Signal::Start)),
        [AnyReason::Round(Reason::Unknown)]
    );
    let seats = [1, 2, 3, 4].map(|n| Some(tournament::EntryId(n)));
    event.seated_as(tournament::seats::RoundKind::Round, vec![seats]);
    let none = Command::Extra {
        round: FIRST,
        tables: range(2, 3),
        extra: Extra::Time(Span::ZERO),
        reason: " ".into(),
    };
    // All reasons at once: no time, no such table, no reason given.
    assert_eq!(
        rounds_refused(&mut event, none),
        [
            AnyReason::Round(Reason::NoExtra),
            AnyReason::Round(Reason::NoSuchTables(TableNo(2), TableNo(3))),
            AnyReason::NoReason
        ]
    );
    // Where the regulation says nothing about early games the judge answers with a reason.
    let early = Command::StopEarly { at: table(1, 1), reason: String::new() };
    assert_eq!(rounds_refused(&mut event, early), [AnyReason::NoReason]);
}

#[test]
fn a_void_game_says_why() {
    let mut event = gambler(1);
    let at = table(1, 1);
    let void = |reason: &str| Command::Void { at, reason: reason.into() };
    assert_eq!(rounds_refused(&mut event, void("")), [AnyReason::NoReason]);
    rounds(&mut event, void("a fire alarm"));
    assert_eq!(rounds_refused(&mut event, void("again")), [AnyReason::Round(Reason::AlreadyVoid)]);
    assert_eq!(
        tournament::round::play::plays(&event, at).map(|p| p.value),
        Some(tournament::round::play::Plays::Void)
    );
}

#[test]
fn calls_wait_for_the_judge_the_longest_first() {
    let mut event = gambler(3);
    let call =
        |no: u16| tournament::Command::Round(Command::Call { at: table(1, no), about: "a kong".into() });
    let device = |no| Actor { role: Role::Player, person: None, table: Some(table(1, no)) };
    event.try_as(device(2), call(2)).expect("called");
    event.wait(Span::minutes(3));
    event.try_as(device(1), call(1)).expect("called");
    let now = event.now();
    let waiting: Vec<_> = event.round.waiting(now).into_iter().map(|(n, c, w)| (n, c.at.table, w)).collect();
    assert_eq!(waiting[0], (CallNo(1), TableNo(2), Span::seconds(181)));
    assert_eq!(waiting[1], (CallNo(2), TableNo(1), Span::ZERO));
    let again = event.refused(Role::Scribe, call(2));
    assert_eq!(again.reasons, [AnyReason::Round(Reason::AlreadyCalled(CallNo(1)))]);
    // A device of another table does not call from here.
    let refused = event.try_as(device(1), call(3)).expect_err("refused");
    assert_eq!(refused.reasons, [AnyReason::OtherTable { at: table(1, 3) }]);
    rounds(&mut event, Command::Answer { call: CallNo(1), ruling: "it stands".into() });
    assert_eq!(event.round.waiting(event.now()).len(), 1);
    assert_eq!(
        rounds_refused(&mut event, Command::Answer { call: CallNo(1), ruling: "no".into() }),
        [AnyReason::Round(Reason::AlreadyAnswered(CallNo(1)))]
    );
}

#[test]
fn what_the_last_deal_signal_does_at_a_table() {
    use rules::classical::{AtSignal, OnSignal, on_last_deal_signal};
    use rules::clause::{Decision, DecisionList};
    let law = testkit::law::classical(RegulationId::Gambler);
    let at = |at| {
        let answer = on_last_deal_signal(law, at);
        (answer.value, answer.basis)
    };
    assert_eq!(at(AtSignal::NoWall), (OnSignal::Stop, clause(Register::Gambler, "5.6-3")));
    let eleven = AtSignal::Wall { laid_out: 11 };
    assert_eq!(at(eleven), (OnSignal::Finish, clause(Register::Gambler, "5.6-4")));
    let decided = rules::clause::Basis::Decision(Decision::of(DecisionList::Gambler, 18));
    assert_eq!(at(AtSignal::Wall { laid_out: 10 }), (OnSignal::StopVoid, decided));
    assert_eq!(at(AtSignal::Wall { laid_out: 0 }).0, OnSignal::StopVoid);
}
