//! Confirming a round, opening it again, and what that touches.
use crate::help::{contradicted, entered, event, objected, protocol, rounds, rounds_refused, seats, table};
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::round::affected::affected;
use tournament::round::{Command, Lacks, Reason};
use tournament::seats::Command as Seats;
use tournament::{Reason as AnyReason, Role, RoundNo, TableNo};

const FIRST: RoundNo = RoundNo(1);

fn sichuan(tables: u32) -> Builder {
    let mut event = event(RegulationId::Sichuan, 4 * tables);
    event.seated((0..tables).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
    event
}

#[test]
fn a_round_is_confirmed_when_every_table_is_in() {
    let mut event = sichuan(6);
    protocol(&mut event, table(1, 1));
    entered(&mut event, table(1, 2));
    entered(&mut event, table(1, 3));
    contradicted(&mut event, table(1, 3));
    protocol(&mut event, table(1, 4));
    objected(&mut event, table(1, 4));
    let own = |lacks, table| AnyReason::Round(Reason::Tables(lacks, vec![TableNo(table)]));
    let both = AnyReason::Round(Reason::Tables(Lacks::Protocol, vec![TableNo(5), TableNo(6)]));
    assert_eq!(
        rounds_refused(&mut event, Command::Confirm { round: FIRST }),
        [both, own(Lacks::Confirmation, 2), own(Lacks::Choice, 3), own(Lacks::Answer, 4)]
    );
    // A void game needs no protocol.
    for no in [5, 6] {
        rounds(&mut event, Command::Void { at: table(1, no), reason: "a broken table".into() });
    }
    let left = rounds_refused(&mut event, Command::Confirm { round: FIRST });
    assert_eq!(left, [own(Lacks::Confirmation, 2), own(Lacks::Choice, 3), own(Lacks::Answer, 4)]);
}

#[test]
fn only_the_chief_judge_opens_a_confirmed_round_with_a_reason_and_sees_what_it_touches() {
    // S5: after the confirmation.
    let mut event = sichuan(2);
    protocol(&mut event, table(1, 1));
    protocol(&mut event, table(1, 2));
    rounds(&mut event, Command::Confirm { round: FIRST });
    seats(&mut event, Seats::Seat { system: Some(SeatingSystem::Danish), seed: 1 });
    seats(&mut event, Seats::Publish { round: RoundNo(2) });
    let reopen = |reason: &str| Command::Reopen { round: FIRST, reason: reason.into() };
    let judge = event.refused(Role::Judge, tournament::Command::Round(reopen("table 1")));
    assert_eq!(judge.reasons, [AnyReason::Role { needs: Role::ChiefJudge }]);
    assert_eq!(rounds_refused(&mut event, reopen("")), [AnyReason::NoReason]);
    let touched = affected(&event, FIRST);
    assert_eq!(touched.seated_from_it, [RoundNo(2)]);
    assert_eq!((touched.standings_after.len(), touched.finalists, touched.prize_places), (0, None, 0));
    rounds(&mut event, reopen("an error at table 1"));
    assert!(!event.round.is_confirmed(FIRST));
    // The later round is kept as it was seated.
    assert_eq!(event.seats.rounds.len(), 2);
    assert_eq!(event.round.course(FIRST).expect("a course").reopened, 1);
    rounds(&mut event, Command::Confirm { round: FIRST });
    event.confirmed(RoundNo(2));
    let touched = affected(&event, FIRST);
    assert_eq!((touched.standings_after, touched.prize_places), (vec![RoundNo(2)], 3));
    assert_eq!(
        rounds_refused(&mut event, Command::Reopen { round: RoundNo(3), reason: "no".into() }),
        [AnyReason::Round(Reason::NotConfirmed(RoundNo(3)))]
    );
}

#[test]
fn a_final_found_with_the_round_is_touched_too() {
    let mut event = event(RegulationId::Gambler, 4);
    for _ in 0..4 {
        let round = event.seated(vec![[1, 2, 3, 4]]);
        event.confirmed(round);
    }
    seats(&mut event, Seats::SeatFinal);
    let touched = affected(&event, RoundNo(2));
    assert_eq!(touched.finalists, Some(RoundNo(5)));
    assert_eq!(touched.seated_from_it, [RoundNo(5)]);
    assert_eq!(touched.standings_after, [RoundNo(3), RoundNo(4)]);
}

#[test]
fn a_table_that_does_not_play_needs_no_protocol() {
    // Two are left at the last table: nobody waits for their result.
    let mut event = event(RegulationId::Sichuan, 6);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 0, 0]]);
    protocol(&mut event, table(1, 1));
    rounds(&mut event, Command::Confirm { round: FIRST });
}
