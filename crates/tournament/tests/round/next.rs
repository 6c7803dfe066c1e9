//! The next step of an event: every state says why it waits and what can be done.
use crate::help::*;
use rules::regulation::RegulationId;
use testkit::event::{Builder, law_of, settings};
use tournament::round::next::{Step, Wait, next_step};
use tournament::round::phase::{Phase, RoundPhase};
use tournament::round::{Command as Round, Lacks, Signal, Tables};
use tournament::seats::{Command, SeatsBy};
use tournament::{RoundNo, Span, TableNo};

fn look(event: &Builder) -> (Phase, Vec<Step>) {
    let next = next_step(event, event.now());
    assert!(!next.steps.is_empty(), "a dead end: {next:?}");
    (next.phase, next.steps)
}

fn waits(event: &Builder) -> Vec<Wait> {
    next_step(event, event.now()).waits
}

#[test]
fn a_tournament_from_the_draft_to_the_final() {
    let law = law_of(RegulationId::Gambler);
    let settings = settings(&law);
    let mut event = Builder::open(law, settings).expect("an event");
    assert_eq!(look(&event), (Phase::Draft, vec![Step::Register]));
    for number in 1..=8 {
        player(&mut event, testkit::event::profile(number));
    }
    assert_eq!(look(&event).1[0], Step::Draw);
    seats(&mut event, Command::Draw { seed: 1 });
    let first = RoundNo(1);
    assert_eq!(look(&event).0, Phase::Round(first, RoundPhase::Unseated));
    assert_eq!(look(&event).1[0], Step::Plan);
    seats(&mut event, Command::Plan { system: None, seed: 1 });
    assert_eq!(look(&event), (Phase::Round(first, RoundPhase::Planned), vec![Step::Publish(first)]));
    seats(&mut event, Command::Publish { round: first });
    let (phase, steps) = look(&event);
    assert_eq!(phase, Phase::Round(first, RoundPhase::Published));
    assert_eq!(steps[..2], [Step::Start(first), Step::FindSeats(first)]);
    let open = waits(&event);
    assert!(open.iter().any(|w| matches!(w, Wait::Seats(SeatsBy::Dice, tables, _) if tables.len() == 2)));
    rounds(&mut event, Round::Signal { round: first, tables: Tables::All, signal: Signal::Start });
    assert_eq!(look(&event).0, Phase::Round(first, RoundPhase::Running));
    event.wait(Span::minutes(80));
    assert!(look(&event).1.contains(&Step::LastDeal(first)));
    rounds(&mut event, Round::Signal { round: first, tables: Tables::All, signal: Signal::LastDeal });
    classical(&mut event, table(1, 1), [-4, 0, 5, 9]);
    let both = waits(&event);
    assert!(both.contains(&Wait::Protocols(Lacks::Protocol, vec![TableNo(2)])), "{both:?}");
    assert_eq!(look(&event).0, Phase::Round(first, RoundPhase::Reporting));
    classical(&mut event, table(1, 2), [-3, 0, 6, 10]);
    assert_eq!(look(&event).1[0], Step::Confirm(first));
    rounds(&mut event, Round::Confirm { round: first });
    assert_eq!(look(&event).0, Phase::Round(RoundNo(2), RoundPhase::Planned));
    for round in 2..=4 {
        classical(&mut event, table(round, 1), [-4, -1, 5, 9]);
        classical(&mut event, table(round, 2), [-3, 0, 6, 10]);
        event.confirmed(RoundNo(round));
    }
    assert_eq!(look(&event), (Phase::Final(RoundNo(5), RoundPhase::Unseated), vec![Step::SeatFinal]));
    lot_of_equals(&mut event, 4);
    seats(&mut event, Command::SeatFinal);
    assert_eq!(look(&event).0, Phase::Final(RoundNo(5), RoundPhase::Planned));
    event.confirmed(RoundNo(5));
    assert_eq!(look(&event), (Phase::Played, vec![Step::Close]));
    let at = event.now();
    event.happen(vec![tournament::Event::Setup(tournament::setup::Event::Closed { at, places: Vec::new() })]);
    assert_eq!(look(&event), (Phase::Closed, vec![Step::Reopen]));
}

#[test]
fn a_number_that_does_not_fit_is_named() {
    let event = event(RegulationId::Gambler, 18);
    let number = waits(&event).into_iter().find(|w| matches!(w, Wait::Number { .. }));
    let Some(Wait::Number { over, missing, .. }) = number else { panic!("no number") };
    assert_eq!((over, missing), (entries(&[17, 18]), 2));
}

#[test]
fn the_number_of_rounds_is_asked_for_where_the_law_is_silent() {
    let mut event = with(law_of(RegulationId::Sichuan), 8, |choices| choices.rounds = None);
    seats(&mut event, Command::Draw { seed: 1 });
    let next = next_step(&event, event.now());
    assert!(next.waits.contains(&Wait::Rounds), "{next:?}");
    assert!(next.steps.contains(&Step::Choose), "{next:?}");
}

#[test]
fn calls_for_the_judge_are_shown_with_their_waiting_time() {
    let mut event = event(RegulationId::Samara, 4);
    event.seated(vec![[1, 2, 3, 4]]);
    event.begun(RoundNo(1));
    rounds(&mut event, Round::Call { at: table(1, 1), about: "a claim".into() });
    event.wait(Span::minutes(2));
    assert!(waits(&event).contains(&Wait::Judge(vec![(TableNo(1), Span::minutes(2))])));
    assert!(look(&event).1.contains(&Step::AnswerCalls));
}

#[test]
fn a_ladder_always_offers_a_game() {
    let mut event = event(RegulationId::Tesuji, 4);
    assert_eq!(look(&event).0, Phase::Games);
    assert_eq!(look(&event).1[0], Step::StartGame);
    event.give(
        tournament::Role::Scribe,
        tournament::Command::Club(tournament::club::Command::StartGame {
            day: tournament::Date::new(2026, 3, 29).expect("a day"),
            seats: [1, 2, 3, 4].map(|n| Some(tournament::EntryId(n))),
            rated: tournament::club::Rated::Yes,
        }),
    );
    let (_, steps) = look(&event);
    assert!(steps.contains(&Step::StartGame) && steps.contains(&Step::Protocols(RoundNo(1))), "{steps:?}");
}

#[test]
fn a_plan_of_all_rounds_is_offered_for_a_number_that_can_be_seated() {
    let mut event = event(RegulationId::Gambler, 8);
    seats(&mut event, Command::Draw { seed: 1 });
    seats(&mut event, Command::Plan { system: None, seed: 1 });
    let leave = |person| {
        let leave = tournament::people::Command::Leave { person, told: tournament::people::Told::Judge };
        tournament::Command::People(leave)
    };
    event.give(tournament::Role::Judge, leave(tournament::PersonId(1)));
    let first = RoundNo(1);
    // Seven cannot be seated: the judge closes up the tables or puts somebody in.
    assert_eq!(look(&event).1[0], Step::CloseUp(first));
    assert!(!look(&event).1.contains(&Step::Plan));
    for person in 2..=4 {
        event.give(tournament::Role::Judge, leave(tournament::PersonId(person)));
    }
    assert_eq!(look(&event).1[0], Step::Plan);
}

#[test]
fn a_correction_that_changes_the_finalists_is_named() {
    let mut event = event(RegulationId::Gambler, 8);
    for round in 1..=4 {
        event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        classical(&mut event, table(round, 1), [-4, -1, 5, 9]);
        classical(&mut event, table(round, 2), [-3, 0, 6, 10]);
        event.confirmed(RoundNo(round));
    }
    seats(&mut event, Command::SeatFinal);
    let named = |event: &Builder| {
        let found = |wait| match wait {
            Wait::Finalists { missing, over, basis, .. } => Some((missing, over, basis.to_string())),
            _ => None,
        };
        waits(event).into_iter().find_map(found)
    };
    assert_eq!(named(&event), None);
    // 3 was in the final with four times five points; 2 has had more than he.
    rounds(&mut event, Round::Reopen { round: RoundNo(4), reason: "a wrong number".into() });
    let first = table(4, 1);
    let entered = event.protocol.get(first).expect("a protocol").versions[0].clone();
    let mut corrected = Box::new(entered);
    corrected.sheet = totals([-4, 24, 5, 9]);
    let version = tournament::Version(2);
    let when = event.now();
    event.happen(vec![
        tournament::Event::Protocol(tournament::protocol::Event::Entered {
            at: first,
            version,
            entered: corrected,
        }),
        tournament::Event::Protocol(tournament::protocol::Event::Confirmed { at: first, version, when }),
    ]);
    event.confirmed(RoundNo(4));
    let law = event.setup.law.hall.cite(rules::hall::HallTopic::Finalists).to_string();
    assert_eq!(named(&event), Some((entries(&[2]), entries(&[3]), law)));
}

/// The place of a step in the list of all: one that is added does not compile here before it is listed.
const fn listed(step: Step) -> usize {
    match step {
        Step::Register => 0,
        Step::CheckIn => 1,
        Step::Choose => 2,
        Step::Draw => 3,
        Step::Plan => 4,
        Step::Load => 5,
        Step::Seat(_) => 6,
        Step::SeatFinal => 7,
        Step::Publish(_) => 8,
        Step::FindSeats(_) => 9,
        Step::CloseUp(_) => 10,
        Step::PutIn(_) => 11,
        Step::Start(_) => 12,
        Step::LastDeal(_) => 13,
        Step::Protocols(_) => 14,
        Step::Settle(_) => 15,
        Step::Confirm(_) => 16,
        Step::StartGame => 17,
        Step::AnswerCalls => 18,
        Step::SettleLines => 19,
        Step::Close => 20,
        Step::Reopen => 21,
    }
}

#[test]
fn every_step_is_listed_once() {
    let places: Vec<usize> = Step::every(RoundNo(3)).into_iter().map(listed).collect();
    assert!(places.iter().copied().eq(0..22), "{places:?}");
}
