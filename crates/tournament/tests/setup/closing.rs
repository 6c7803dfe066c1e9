//! Closing: nothing may wait; what waits is named.
use reglament_tournament::people::Command as PeopleCommand;
use reglament_tournament::seats::RoundKind;
use reglament_tournament::setup::{Command, Life, Reason, Waiting, waiting};
use reglament_tournament::standings;
use reglament_tournament::{Command as Any, EntryId, PersonId, Reason as Why, Refused, Role, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, cited, law_of};

const CLOSE: Any = Any::Setup(Command::Close);

/// So many confirmed rounds of one table.
fn played(id: RegulationId, rounds: u32) -> Builder {
    let mut event = Builder::with_players(id, 4);
    for _ in 0..rounds {
        let round = event.seated(vec![[1, 2, 3, 4]]);
        event.begun(round);
        event.confirmed(round);
    }
    event
}

/// Draws the lots between those who are equal: nobody has a protocol in these tests.
fn separate(event: &mut Builder) {
    while let Some(tie) = standings::current(event).open_ties().next().cloned() {
        let after = standings::latest(event);
        let lot = standings::Command::Lot { after, among: tie.entries, seed: 7 };
        event.give(Role::Organiser, Any::Standings(lot));
    }
}

#[test]
fn equal_players_are_separated_before_the_event_closes() {
    let mut event = played(RegulationId::Samara, 4);
    let ties = standings::current(&event).open_ties().map(|t| (t.place, t.basis)).collect::<Vec<_>>();
    assert!(!ties.is_empty());
    let refused = event.refused(Role::Organiser, CLOSE);
    let waits = ties.into_iter().map(|(place, basis)| Why::Setup(Reason::Waits(Waiting::Tie(place, basis))));
    assert_eq!(refused.reasons, waits.collect::<Vec<_>>());
    separate(&mut event);
    event.give(Role::Organiser, CLOSE);
}

#[test]
fn gambler_2_2__four_rounds_and_a_final() {
    let mut event = played(RegulationId::Gambler, 3);
    let refused = event.refused(Role::Organiser, CLOSE);
    let course = law_of(RegulationId::Gambler).hall.course;
    let round = Waiting::Round(RoundNo(4), Some(course.rounds.basis));
    let last = Waiting::Final(course.final_stage.basis);
    assert_eq!(refused.reasons, [round, last].map(|waits| Why::Setup(Reason::Waits(waits))));
    assert_eq!(cited(&refused), ["gambler 2.2", "gambler 2.3"]);
    let mut event = played(RegulationId::Gambler, 4);
    let seats = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let last = event.seated_as(RoundKind::Final, vec![seats]);
    assert_eq!(waiting(&event), [Waiting::FinalConfirmation(course.final_stage.basis)]);
    event.confirmed(last);
    separate(&mut event);
    event.give(Role::Organiser, CLOSE);
    assert!(matches!(event.setup.life, Life::Closed(_)));
}

#[test]
fn what_each_hall_waits_for() {
    let round = |n, basis| Waiting::Round(RoundNo(n), basis);
    let waits = |id, rounds| {
        let all = waiting(&played(id, rounds)).into_iter();
        all.filter(|w| !matches!(w, Waiting::Tie(..))).collect::<Vec<_>>()
    };
    let course = |id| law_of(id).hall.course;
    let gambler = course(RegulationId::Gambler).final_stage.basis;
    assert_eq!(waits(RegulationId::Gambler, 4), [Waiting::Final(gambler)]);
    let samara = Some(course(RegulationId::Samara).rounds.basis);
    assert_eq!(waits(RegulationId::Samara, 3), [round(4, samara)]);
    assert_eq!(waits(RegulationId::Samara, 4), []);
    assert_eq!(waits(RegulationId::Sichuan, 3), [round(4, None)]);
    assert_eq!(waits(RegulationId::Sichuan, 4), []);
    // A league and a ladder have as many games as were played.
    assert_eq!(waits(RegulationId::Tesuji, 1), []);
    assert_eq!(waits(RegulationId::Aleague, 1), []);
}

#[test]
fn a_round_that_is_not_confirmed_waits() {
    let mut event = played(RegulationId::Samara, 3);
    event.seated(vec![[1, 2, 3, 4]]);
    let refused = event.refused(Role::Organiser, CLOSE);
    assert_eq!(refused, Reason::Waits(Waiting::Confirmation(RoundNo(4))).into());
}

#[test]
fn a_closed_event_is_opened_again_with_a_reason() {
    let mut event = played(RegulationId::Samara, 4);
    let reopen = |reason: &str| Any::Setup(Command::Reopen { reason: reason.into() });
    assert_eq!(event.refused(Role::Organiser, reopen("why")), Reason::Running.into());
    separate(&mut event);
    event.give(Role::Organiser, CLOSE);
    assert_eq!(event.refused(Role::Organiser, CLOSE), Refused::of(Why::Closed));
    assert_eq!(event.refused(Role::Organiser, reopen(" ")), Refused::of(Why::NoReason));
    // Who asks to be forgotten is forgotten at any time.
    let anonymise = Any::People(PeopleCommand::Anonymise { person: PersonId(1) });
    event.give(Role::Organiser, anonymise);
    event.give(Role::Organiser, reopen("a protocol was wrong"));
    assert_eq!(event.setup.life, Life::Running);
}
