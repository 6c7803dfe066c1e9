//! Entering: all faults at once, versions, what is said twice, what contradicts.
use crate::support::*;
use reglament_tournament::protocol::{self, Deals, Fault, Progress, Reason, Sheet};
use reglament_tournament::{Command, Reason as Any, Role, TableNo, Version, round, seats};
use rules::classical::TournamentPoints;
use rules::clause::Register;
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::hall::HallTopic;
use rules::regulation::RegulationId;
use rules::riichi::Reason as RiichiReason;
use rules::seat::{Seat, SeatSet};
use testkit::event::Builder;

fn faults(id: RegulationId, sheet: Sheet) -> Vec<(Fault, String)> {
    let refused = event(id).refused(Role::Judge, enter(sheet, None));
    reasons(&refused)
        .into_iter()
        .map(|reason| match reason {
            Reason::Sheet(fault, basis) => (fault, basis.map_or_else(String::new, |b| b.to_string())),
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn a_riichi_table_adds_up_with_its_bets() {
    let right = riichi([40000, 30000, 29000, 20000], 1, [0; 4]);
    let mut samara = event(RegulationId::Samara);
    samara.give(Role::Judge, enter(right, None));
    let wrong = riichi([40000, 30000, 29050, 20000], 0, [0; 4]);
    let found = faults(RegulationId::Samara, wrong);
    assert_eq!(found[0].0, Fault::Sum { is: 119_050, should: 120_000 });
    assert!(!found[0].1.is_empty(), "the sum is law");
    assert_eq!(found[1], (Fault::NotHundreds, String::new()));
    assert_eq!(found.len(), 2);
}

#[test]
fn a_sichuan_session_sums_to_zero_or_loses_whole_payments_to_nobody() {
    let mut event = event(RegulationId::Sichuan);
    event.give(Role::Judge, enter(sichuan([10, -58, 0, 0]), None));
    let found = faults(RegulationId::Sichuan, sichuan([10, -50, 0, 0]));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, Fault::Sum { is: -40, should: 0 });
    assert_eq!(faults(RegulationId::Sichuan, sichuan([1, 0, 0, 0])).len(), 1);
}

#[test]
fn a_classical_round_of_five_deals_with_too_many_mahjongs_and_points() {
    let sheet = classical(5, [(62, 100, 6), (0, 0, 0), (0, -100, 0), (0, 50, 0)]);
    let found: Vec<Fault> = faults(RegulationId::Gambler, sheet).into_iter().map(|f| f.0).collect();
    assert_eq!(
        found,
        [
            Fault::Deals { is: 5, should: 4 },
            Fault::Sum { is: 50, should: 0 },
            Fault::Mahjongs { is: 6, deals: 5 },
            Fault::Points(seat(0)),
        ]
    );
}

#[test]
fn gambler_2_5__four_deals_and_fewer_only_after_the_signal() {
    let three = || classical(3, [(0, 0, 0); 4]);
    let mut event = event(RegulationId::Gambler);
    event.give(Role::Scribe, enter(three(), None));
    let refused = event.refused(Role::Judge, confirm(1, None));
    let basis = Some(clause(Register::Gambler, "2.5"));
    assert_eq!(reasons(&refused), [Reason::Sheet(Fault::Deals { is: 3, should: 4 }, basis)]);
    let signal = round::GivenSignal {
        tables: round::Tables::one(TABLE.table),
        signal: round::Signal::LastDeal,
        at: event.now(),
    };
    let signalled = round::Event::Signalled { round: ROUND, given: signal };
    event.happen(vec![reglament_tournament::Event::Round(signalled)]);
    event.give(Role::Judge, confirm(1, None));
}

#[test]
fn faults_of_deals_come_with_their_number_and_clause() {
    let draw = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::draw(SeatSet::EMPTY) };
    let wrong = PlayedDeal {
        riichi: SeatSet::EMPTY,
        result: DealResult::Win { winners: SeatSet::of(seat(1)), deltas: [0, 1000, -900, 0] },
    };
    let sheet = Sheet::Deals(Deals::Riichi(vec![draw, wrong]));
    let found = faults(RegulationId::Samara, sheet);
    assert_eq!(found[0].0, Fault::Riichi { deal: 2, reason: RiichiReason::WrongSum });
    assert!(!found[0].1.is_empty());
}

#[test]
fn a_sheet_of_another_family_and_a_table_without_players() {
    let found = faults(RegulationId::Samara, sichuan([0; 4]));
    assert_eq!(found[0].0, Fault::OtherFamily);
    let mut event = testkit::event::Builder::with_players(RegulationId::Samara, 4);
    event.seated(vec![[1, 2, 0, 0]]);
    event.begun(ROUND);
    let refused = event.refused(Role::Judge, enter(riichi([60000, 60000, 0, 0], 0, [0; 4]), None));
    assert!(matches!(reasons(&refused)[..], [Reason::Sheet(Fault::TooFew { players: 2 }, Some(_))]));
}

#[test]
fn sichuan_incomplete_1__three_play_and_north_stays_empty() {
    let mut event = testkit::event::Builder::with_players(RegulationId::Sichuan, 7);
    event.seated(vec![[1, 2, 3, 0], [4, 5, 6, 7]]);
    event.begun(ROUND);
    let refused = event.refused(Role::Judge, enter(sichuan([4, 0, 0, -4]), None));
    assert_eq!(reasons(&refused), [Reason::Sheet(Fault::EmptySeat(seat(3)), None)]);
    event.give(Role::Judge, enter(sichuan([4, 0, -4, 0]), None));
    assert_eq!(points(&event), [4, 0, -4]);
    let plays = round::play::plays(&event, TABLE).unwrap();
    assert_eq!(plays.value, round::play::Plays::Three);
    assert_eq!(plays.basis, clause(Register::Sichuan, "incomplete.1"));
    let mut gambler = testkit::event::Builder::with_players(RegulationId::Gambler, 4);
    gambler.seated(vec![[1, 2, 3, 0]]);
    gambler.begun(ROUND);
    let refused = gambler.refused(Role::Judge, enter(classical(4, [(0, 0, 0); 4]), None));
    let basis = Some(clause(Register::Gambler, "5.4"));
    assert_eq!(reasons(&refused), [Reason::Sheet(Fault::TooFew { players: 3 }, basis)]);
}

#[test]
fn the_same_twice_changes_nothing_and_another_waits_for_the_judge() {
    let mut event = event(RegulationId::Sichuan);
    assert_eq!(event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None)).len(), 1);
    assert_eq!(event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None)), []);
    // Somebody who has not seen the first version: nothing is lost, and nothing is overwritten.
    event.give(Role::Scribe, enter(sichuan([8, 0, -8, 0]), None));
    assert_eq!(event.protocol.get(TABLE).unwrap().progress, Progress::Conflict);
    assert_eq!(points(&event), [4, 0, -4, 0]);
    assert_eq!(reasons(&event.refused(Role::Scribe, confirm(1, Some(0)))), [Reason::Conflict]);
    assert_eq!(event.give(Role::Scribe, enter(sichuan([8, 0, -8, 0]), None)), []);
    let settle = |reason: &str| {
        let (version, reason) = (Version(2), reason.into());
        Command::Protocol(protocol::Command::Settle { at: TABLE, version, reason })
    };
    assert_eq!(event.refused(Role::Judge, settle(" ")).reasons, [Any::NoReason]);
    event.give(Role::Judge, settle("the paper says eight"));
    assert_eq!(points(&event), [8, 0, -8, 0]);
}

#[test]
fn who_has_seen_the_version_in_force_changes_it() {
    let mut event = event(RegulationId::Sichuan);
    event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None));
    event.give(Role::Scribe, confirm(1, Some(1)));
    event.give(Role::Scribe, enter_at(TABLE, sichuan([8, 0, -8, 0]), Some(1), "a digit"));
    let protocol = event.protocol.get(TABLE).unwrap();
    assert_eq!((protocol.current, protocol.versions.len()), (Version(2), 2));
    assert_eq!(protocol.progress, Progress::Entered(SeatSet::EMPTY), "the new version is not confirmed");
}

#[test]
fn the_last_deal_taken_back_twice_is_taken_back_once() {
    // S5: the last deal, then its taking back, which arrives twice.
    let draw = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::draw(SeatSet::EMPTY) };
    let sheet = |n: usize| Sheet::Deals(Deals::Riichi(vec![draw; n]));
    let mut event = event(RegulationId::Samara);
    event.give(Role::Scribe, enter(sheet(7), None));
    let corrected = |n: usize, seen: u16| enter_at(TABLE, sheet(n), Some(seen), "a deal");
    event.give(Role::Scribe, enter(sheet(8), Some(1)));
    assert!(matches!(
        reasons(&event.refused(Role::Judge, enter(sheet(7), Some(2))))[..],
        [Reason::Stands(_)]
    ));
    event.give(Role::Judge, corrected(7, 2));
    let version = event.protocol.get(TABLE).unwrap().current;
    assert_eq!(event.give(Role::Judge, corrected(7, 2)), [], "the second request changes nothing");
    assert_eq!(event.protocol.get(TABLE).unwrap().current, version);
    assert_eq!(event.protocol.get(TABLE).unwrap().entered().unwrap().sheet, sheet(7));
}

#[test]
fn a_void_game_and_a_confirmed_round_take_no_sheet() {
    let mut event = event(RegulationId::Samara);
    event.give(Role::Scribe, enter(riichi([30000; 4], 0, [0; 4]), None));
    let void = round::Event::Voided { at: TABLE, reason: "left".into() };
    event.happen(vec![reglament_tournament::Event::Round(void)]);
    event.confirmed(ROUND);
    let other = enter_at(TABLE, riichi([31000, 29000, 30000, 30000], 0, [0; 4]), Some(1), "a digit");
    let refused = event.refused(Role::Judge, other);
    assert!(matches!(reasons(&refused)[..], [Reason::Void(_), Reason::RoundConfirmed]));
    let result = result(&event);
    assert!(result.lines.is_empty() && result.void.is_some());
}

#[test]
fn nothing_is_entered_before_the_signal_to_start() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let sheet = riichi([30000; 4], 0, [0; 4]);
    let refused = event.refused(Role::Judge, enter(sheet.clone(), None));
    let law = event.setup.law.hall.cite(HallTopic::StartSignal);
    assert_eq!(reasons(&refused), [Reason::NotStarted(law)]);
    let start = |table| round::Command::Signal {
        round: ROUND,
        tables: round::Tables::one(TableNo(table)),
        signal: round::Signal::Start,
    };
    // The signal of another table is not its own.
    event.give(Role::Judge, Command::Round(start(2)));
    event.refused(Role::Judge, enter(sheet.clone(), None));
    event.give(Role::Judge, Command::Round(start(1)));
    event.give(Role::Judge, enter(sheet, None));
}

#[test]
fn nothing_is_entered_before_the_seating_is_announced() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let lots = |seed| Command::Seats(seats::Command::Draw { seed });
    event.give(Role::Judge, lots(1));
    event.give(Role::Judge, Command::Seats(seats::Command::Seat { system: None, seed: 1 }));
    let refused = event.refused(Role::Judge, enter(riichi([30000; 4], 0, [0; 4]), None));
    assert_eq!(reasons(&refused), [Reason::NotPublished(ROUND)]);
}

#[test]
fn numbers_that_no_game_brings_are_refused() {
    use RegulationId::{Gambler, Samara, Sichuan};
    let of = |id, sheet| -> Vec<Fault> { faults(id, sheet).into_iter().map(|(fault, _)| fault).collect() };
    let beyond = |is, most| Fault::Beyond { is, most };
    let huge = riichi([1_000_000_000, -1_000_000_000, 60000, 60000], 0, [0; 4]);
    assert_eq!(of(Samara, huge), [beyond(1_000_000_000, 768_000), beyond(-1_000_000_000, 768_000)]);
    let sticks = riichi([-880_000, 0, 0, 0], 1000, [17, 0, 0, 0]);
    assert_eq!(of(Samara, sticks), [beyond(-880_000, 768_000), beyond(1000, 120), beyond(17, 16)]);
    // A game that was never played, yet could have been.
    event(Samara).give(Role::Judge, enter(riichi([216_000, -32_000, -32_000, -32_000], 0, [0; 4]), None));
    assert_eq!(of(Sichuan, sichuan([1_000_000_000, -1_000_000_000, 0, 0])).len(), 2);
    let own = |points| {
        let totals = protocol::Totals::Sichuan { points: [10, -10, 0, 0], own: [points, None, None, None] };
        Sheet::Totals(totals)
    };
    assert_eq!(of(Sichuan, own(Some(5))), [Fault::NoOwnPart(Seat::ALL[0])]);
    event(Sichuan).give(Role::Judge, enter(own(Some(0)), None));
    let whists = classical(4, [(12, 1_000_000_000, 1), (8, -1_000_000_000, 0), (4, 0, 0), (0, 0, 0)]);
    assert_eq!(of(Gambler, whists), [beyond(1_000_000_000, 24_000), beyond(-1_000_000_000, 24_000)]);
    // Not all four can be first in every deal.
    let together = classical(4, [(48, 200, 1), (48, -200, 0), (0, 0, 0), (1, 0, 0)]);
    let (is, most) = (TournamentPoints::of_halves(97), TournamentPoints::whole(48));
    assert_eq!(of(Gambler, together), [Fault::PointsTogether { is, most }]);
    event(Gambler)
        .give(Role::Judge, enter(classical(4, [(48, 200, 1), (48, -200, 0), (0, 0, 0), (0, 0, 0)]), None));
    assert_eq!(of(Gambler, classical(0, [(0, 0, 0); 4])), [Fault::Deals { is: 0, should: 4 }]);
}
