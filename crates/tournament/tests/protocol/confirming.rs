//! Confirming, objecting, settling, correcting.
use crate::support::*;
use reglament_tournament::protocol::{self, Deals, Fault, Progress, Reason, Sheet, needed};
use reglament_tournament::{Actor, Command, Reason as Any, Role, Version, round};
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::regulation::RegulationId;
use rules::seat::SeatSet;
use testkit::event::Builder;

fn object(of: u8) -> Command {
    let (seat, text) = (seat(of), "my points".into());
    Command::Protocol(protocol::Command::Object { at: TABLE, seat, text })
}

fn settle(version: u16) -> Command {
    let (version, reason) = (Version(version), "counted again".into());
    Command::Protocol(protocol::Command::Settle { at: TABLE, version, reason })
}

fn is_confirmed(event: &Builder) -> bool {
    matches!(event.protocol.get(TABLE).unwrap().progress, Progress::Confirmed(_))
}

#[test]
fn the_other_three_confirm_what_a_player_has_entered() {
    let mut event = event(RegulationId::Sichuan);
    event.try_as(player(2), enter(sichuan([4, 0, -4, 0]), None)).unwrap();
    let entered = event.protocol.get(TABLE).unwrap().entered().unwrap().clone();
    assert_eq!(needed(&event, TABLE, &entered), [seat(0), seat(2), seat(3)].into_iter().collect());
    let own = event.try_as(player(2), confirm(1, Some(1))).unwrap_err();
    assert_eq!(reasons(&own), [Reason::OwnEntry(seat(1))]);
    let other = event.try_as(player(5), confirm(1, Some(0))).unwrap_err();
    assert!(!other.reasons.is_empty(), "another table is not his");
    let not_his = event.try_as(player(3), confirm(1, Some(0))).unwrap_err();
    assert!(!not_his.reasons.is_empty(), "nor is another seat");
    event.try_as(player(1), confirm(1, Some(0))).unwrap();
    assert_eq!(event.try_as(player(1), confirm(1, Some(0))).unwrap(), [], "once is enough");
    event.try_as(player(3), confirm(1, Some(2))).unwrap();
    assert!(!is_confirmed(&event));
    event.try_as(player(4), confirm(1, Some(3))).unwrap();
    assert!(is_confirmed(&event));
}

#[test]
fn a_judge_confirms_for_all_and_another_version_is_named() {
    let mut event = event(RegulationId::Sichuan);
    event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None));
    event.give(Role::Scribe, enter_at(TABLE, sichuan([8, 0, -8, 0]), Some(1), "a digit"));
    assert_eq!(reasons(&event.refused(Role::Judge, confirm(1, None))), [Reason::OtherVersion(Version(2))]);
    event.give(Role::Judge, confirm(2, None));
    assert!(is_confirmed(&event));
    assert_eq!(event.give(Role::Judge, confirm(2, None)), []);
}

#[test]
fn whoever_replaces_a_result_of_others_says_why() {
    let mut event = event(RegulationId::Sichuan);
    event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None));
    let other = || enter(sichuan([8, 0, -8, 0]), Some(1));
    let stands = [Reason::Stands(Box::new(sichuan([4, 0, -4, 0])))];
    for role in [Role::Scribe, Role::Judge] {
        assert_eq!(reasons(&event.refused(role, other())), stands);
    }
    let elsewhere = Actor { role: Role::Judge, ..player(5) };
    assert_eq!(reasons(&event.try_as(elsewhere, other()).unwrap_err()), stands, "he plays at another table");
    event.try_as(player(2), other()).unwrap();
    assert_eq!(points(&event), [8, 0, -8, 0], "whoever plays there mends what was written");
    let device = Actor { table: Some(TABLE), ..Actor::of(Role::Player) };
    event.try_as(device, enter(sichuan([0, 4, -4, 0]), Some(2))).unwrap();
    assert_eq!(points(&event), [0, 4, -4, 0], "so does the device of the table");
}

#[test]
fn an_objection_waits_for_the_judge() {
    let mut event = event(RegulationId::Sichuan);
    event.try_as(player(1), enter(sichuan([4, 0, -4, 0]), None)).unwrap();
    event.try_as(player(3), object(2)).unwrap();
    for (n, s) in [(2, 1), (3, 2), (4, 3)] {
        event.try_as(player(n), confirm(1, Some(s))).unwrap();
    }
    assert!(!is_confirmed(&event));
    assert_eq!(reasons(&event.refused(Role::Judge, confirm(1, None))), [Reason::Objections]);
    event.give(Role::Judge, settle(1));
    assert!(is_confirmed(&event) && event.protocol.get(TABLE).unwrap().objections.is_empty());
}

#[test]
fn a_confirmed_result_is_corrected_by_a_judge_with_a_reason() {
    let mut event = event(RegulationId::Sichuan);
    event.give(Role::Scribe, enter(sichuan([4, 0, -4, 0]), None));
    event.give(Role::Judge, confirm(1, None));
    let right = || sichuan([8, 0, -8, 0]);
    assert_eq!(reasons(&event.refused(Role::Scribe, enter(right(), Some(1)))), [Reason::Confirmed]);
    assert_eq!(event.refused(Role::Judge, enter(right(), Some(1))).reasons, [Any::NoReason]);
    event.give(Role::Judge, enter_at(TABLE, right(), Some(1), "a digit"));
    assert!(is_confirmed(&event), "the judge's word confirms");
    assert_eq!(points(&event), [8, 0, -8, 0]);
    event.confirmed(ROUND);
    let again = enter_at(TABLE, sichuan([0; 4]), Some(2), "again");
    assert_eq!(reasons(&event.refused(Role::ChiefJudge, again.clone())), [Reason::RoundConfirmed]);
    let reopened = round::Event::Reopened { round: ROUND, reason: "an error".into() };
    event.happen(vec![reglament_tournament::Event::Round(reopened)]);
    event.give(Role::Judge, again);
    assert_eq!(points(&event), [0; 4]);
    assert_eq!(event.protocol.get(TABLE).unwrap().versions.len(), 3, "every version is kept");
}

#[test]
fn a_game_that_is_not_over_is_settled_by_a_judge_alone() {
    let draw = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::draw(SeatSet::EMPTY) };
    let mut event = Builder::with_players(RegulationId::Tesuji, 4);
    event.seated(vec![[1, 2, 3, 4]]);
    event.begun(ROUND);
    event.give(Role::Scribe, enter(Sheet::Deals(Deals::Riichi(vec![draw; 3])), None));
    let basis = protocol::unfinished(&event, TABLE, &Sheet::Deals(Deals::Riichi(vec![draw; 3])));
    let clocked = event.setup.round_minutes().is_some();
    if clocked {
        assert_eq!(basis, None, "under a clock any deal may be the last");
    } else {
        let refused = reasons(&event.refused(Role::Judge, confirm(1, None)));
        assert!(matches!(refused[..], [Reason::Sheet(Fault::NotOver, Some(_))]));
    }
    event.give(Role::Judge, settle(1));
    assert!(is_confirmed(&event));
}

#[test]
fn a_missing_player_and_a_substitute_who_is_nobody_confirm_nothing() {
    let mut event = event(RegulationId::Samara);
    let absent = round::Event::WasAbsent {
        round: ROUND,
        entry: reglament_tournament::EntryId(4),
        told: reglament_tournament::people::Told::Judge,
    };
    event.happen(vec![reglament_tournament::Event::Round(absent)]);
    event.happen(vec![reglament_tournament::Event::Substitute(
        reglament_tournament::substitute::Event::Put(reglament_tournament::substitute::Substitution {
            round: ROUND,
            entry: reglament_tournament::EntryId(4),
            out: reglament_tournament::PersonId(4),
            by: None,
            from_deal: 1,
            until: reglament_tournament::substitute::Until::RoundEnd,
        }),
    )]);
    event.try_as(player(1), enter(riichi([30000; 4], 0, [0; 4]), None)).unwrap();
    let entered = event.protocol.get(TABLE).unwrap().entered().unwrap().clone();
    assert_eq!(needed(&event, TABLE, &entered), [seat(1), seat(2)].into_iter().collect());
}
