//! Rounds and the final of the Gambler tournament; its penalties.
use crate::support::*;
use reglament_tournament::penalty::{self, Force, Offence, Sanction, Tariff, Unit, catalogue};
use reglament_tournament::people::Told;
use reglament_tournament::protocol::{self, PartKind, Score, Which, elsewhere, played};
use reglament_tournament::seats::RoundKind;
use reglament_tournament::substitute::{self, Substitution, Until};
use reglament_tournament::{
    Command, EntryId, Event, PenaltyNo, PersonId, Role, RoundNo, TableId, TableNo, round,
};
use rules::classical::{DealEnd, DealResult, MahjongDeal, Replacement, TournamentPoints};
use rules::clause::{Basis, Register};
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use testkit::event::Builder;

fn gambler(id: &str) -> Basis {
    clause(Register::Gambler, id)
}

fn absent(event: &mut Builder, entry: u32) {
    let absent = round::Event::WasAbsent { round: ROUND, entry: EntryId(entry), told: Told::Nobody };
    event.happen(vec![Event::Round(absent)]);
}

fn put(event: &mut Builder, entry: u32, by: u32, from_deal: u8, until: Until) {
    event.happen(vec![Event::Substitute(substitute::Event::Put(Substitution {
        round: ROUND,
        entry: EntryId(entry),
        out: PersonId(entry),
        by: Some(PersonId(by)),
        from_deal,
        until,
    }))]);
}

fn won(winner: u8, values: [i32; 4]) -> DealResult {
    DealResult::new(DealEnd::Mahjong(MahjongDeal { winner: seat(winner), from: None, values }))
}

#[test]
fn gambler_5_11__all_deals_are_awarded_where_nobody_could_come_in() {
    let mut event = event(RegulationId::Gambler);
    assert_eq!(protocol::result(&event, TABLE), None, "no protocol, and everybody is there");
    absent(&mut event, 4);
    let result = result(&event);
    let lines: Vec<_> = result.lines.iter().map(|l| (l.entry.0, points_of(l.score))).collect();
    assert_eq!(lines, [(1, 18), (2, 18), (3, 18)], "three points for the first deal, two for each other");
    let Score::Classical { whists, mahjongs, .. } = result.lines[0].score else { panic!() };
    assert_eq!((whists, mahjongs), (0, 0));
    assert_eq!(result.lines[0].part(PartKind::Awarded).unwrap().basis, gambler("5.11"));
    let before = Builder::with_players(RegulationId::Gambler, 4);
    assert_eq!(protocol::result(&before, TABLE), None);
}

#[test]
fn gambler_5_11_2__the_first_deal_is_awarded_where_somebody_came_in() {
    let mut event = event(RegulationId::Gambler);
    absent(&mut event, 4);
    put(&mut event, 4, 8, 2, Until::EventEnd);
    let first = DealResult::new(DealEnd::Absent(seat(3), Replacement::AfterFirstDeal));
    let rest = [won(0, [100, 0, 0, 0]), won(0, [100, 0, 0, 0]), won(1, [0, 100, 0, 0])];
    let sheet = deals([vec![first], rest.to_vec()].concat());
    event.give(Role::Judge, enter(sheet, None));
    let by_deals = line(&event, 1);
    assert_eq!(by_deals.part(PartKind::Awarded).unwrap().basis, gambler("5.11-2"));
    let Score::Classical { points, whists, mahjongs } = by_deals.score else { panic!() };
    // Three, then first places with 300 whists twice (4 each), then a third of the places with -100 (1 - 1).
    assert_eq!((points, whists, mahjongs), (TournamentPoints::whole(3 + 4 + 4), 500, 2));
    assert_eq!(points_of(line(&event, 4).score), 0, "the player who came in has nothing for the first");
    // Totals hold the three deals that were played; the award is added.
    let mut event = self::event(RegulationId::Gambler);
    absent(&mut event, 4);
    put(&mut event, 4, 8, 2, Until::EventEnd);
    event.give(Role::Judge, enter(classical(3, [(6, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]), None));
    event.give(Role::Judge, confirm(1, None));
    assert_eq!(crate::support::points(&event), [12, 6, 6, 0]);
    assert_eq!(line(&event, 2).part(PartKind::Awarded).unwrap().basis, gambler("5.11-2"));
}

fn event(id: RegulationId) -> Builder {
    crate::support::event(id)
}

#[test]
fn whoever_is_left_over_has_the_awards_of_a_missing_player() {
    // Fifteen at four tables: the gap is at the last one, which does not play.
    let mut event = Builder::with_players(RegulationId::Gambler, 16);
    seat_round(
        &mut event,
        RoundKind::Round,
        &[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 0]],
        &[],
    );
    let last = TableId { round: ROUND, table: TableNo(4) };
    assert_eq!(protocol::result(&event, last), None, "the round is not on yet");
    event.begun(ROUND);
    let result = protocol::result(&event, last).unwrap();
    let lines: Vec<_> = result.lines.iter().map(|l| (l.entry.0, points_of(l.score))).collect();
    assert_eq!(lines, [(13, 18), (14, 18), (15, 18)]);
    // The same for slots that the closing up has left without a table.
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    seat_round(&mut event, RoundKind::Round, &[[1, 2, 3, 4]], &[5, 6, 7]);
    event.begun(ROUND);
    let lines: Vec<_> = elsewhere(&event, ROUND).iter().map(|l| (l.entry.0, points_of(l.score))).collect();
    assert_eq!(lines, [(5, 18), (6, 18), (7, 18)]);
    assert_eq!(played(&event, ROUND).count(), 3);
    assert_eq!(protocol::lines(&event, ROUND, Which::Confirmed).len(), 3);
}

#[test]
fn sitting_out_by_a_schedule_brings_nothing() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    event.seated(vec![[7, 2, 1, 8]]);
    event.begun(ROUND);
    assert_eq!(played(&event, ROUND).count(), 0);
}

#[test]
fn gambler_2_5_3__the_final_counts_whists_and_no_tournament_points() {
    let mut event = Builder::with_players(RegulationId::Gambler, 4);
    seat_round(&mut event, RoundKind::Final, &[[1, 2, 3, 4]], &[]);
    event.begun(ROUND);
    let refused = event
        .refused(Role::Judge, enter(classical(16, [(2, 300, 1), (0, -300, 0), (0, 0, 0), (0, 0, 0)]), None));
    let fault = protocol::Fault::Points(seat(0));
    assert_eq!(reasons(&refused), [protocol::Reason::Sheet(fault, Some(gambler("2.5-3")))]);
    event.give(Role::Judge, enter(deals(vec![won(0, [100, 0, 0, 0]); 16]), None));
    event.give(Role::Judge, confirm(1, None));
    let line = line(&event, 1);
    let Score::Classical { points, whists, mahjongs } = line.score else { panic!() };
    assert_eq!((points, whists, mahjongs), (TournamentPoints::ZERO, 4800, 16));
    assert_eq!(line.part(PartKind::TournamentPoints).unwrap().basis, gambler("2.5-3"));
}

#[test]
fn gambler_2_5_2__the_final_has_sixteen_deals() {
    let mut event = Builder::with_players(RegulationId::Gambler, 4);
    seat_round(&mut event, RoundKind::Final, &[[1, 2, 3, 4]], &[]);
    event.begun(ROUND);
    event.give(Role::Judge, enter(deals(vec![won(0, [100, 0, 0, 0]); 15]), None));
    let refused = event.refused(Role::Judge, confirm(1, None));
    let fault = protocol::Fault::Deals { is: 15, should: 16 };
    assert_eq!(reasons(&refused), [protocol::Reason::Sheet(fault, Some(gambler("2.5-2")))]);
}

#[test]
fn gambler_5_9__the_slot_goes_on_with_its_points() {
    let mut event = event(RegulationId::Gambler);
    put(&mut event, 1, 8, 3, Until::EventEnd);
    entered(&mut event, classical(4, [(14, 200, 1), (0, -200, 0), (0, 0, 0), (0, 0, 0)]));
    let line = line(&event, 1);
    assert_eq!(points_of(line.score), 14);
    assert_eq!(line.part(PartKind::Valid).unwrap().basis, gambler("5.9"));
    assert_eq!(event.people.slots[0].now(), Some(PersonId(8)));
}

#[test]
fn deals_of_a_replaced_player_are_the_slots_too() {
    let mut event = event(RegulationId::Gambler);
    put(&mut event, 1, 8, 2, Until::RoundEnd);
    entered(&mut event, deals(vec![won(0, [100, 0, 0, 0]); 4]));
    let Score::Classical { whists, mahjongs, .. } = line(&event, 1).score else { panic!() };
    assert_eq!((whists, mahjongs), (1200, 4));
}

#[test]
fn gambler_5_6_2__an_ignored_signal_is_noted_until_a_judge_says_what_it_means() {
    let mut event = event(RegulationId::Gambler);
    entered(&mut event, classical(4, [(8, 0, 0); 4]));
    event.give(Role::Judge, give(4, Offence::IgnoredSignal));
    assert_eq!(last(&event), (Sanction::Noted(10), Some(gambler("5.6-2"))));
    assert_eq!(points(&event), [8, 8, 8, 8], "it has no effect");
    let map = |penalty, sanction| {
        let reason = "half a point".into();
        Command::Penalty(penalty::Command::Map { penalty: PenaltyNo(penalty), sanction, reason })
    };
    let refused = event.refused(Role::Judge, map(1, Sanction::Off(1, Unit::GamePoints)));
    assert_eq!(why(&refused), penalty::Reason::OtherUnit(Unit::GamePoints));
    event.give(Role::Judge, map(1, Sanction::Off(1, Unit::TournamentPointHalves)));
    assert_eq!(points(&event), [8, 8, 8, 7]);
    let part = *line(&event, 4).part(PartKind::Penalty(PenaltyNo(1))).unwrap();
    assert_eq!(part.basis, gambler("5.6-2"));
    let again = event.refused(Role::Judge, map(1, Sanction::Off(2, Unit::Whists)));
    assert_eq!(why(&again), penalty::Reason::NotNoted);
}

#[test]
fn a_signal_without_a_fine_is_not_in_the_catalogue() {
    let mut event = event(RegulationId::Sichuan);
    let refused = event.refused(Role::Judge, give(4, Offence::IgnoredSignal));
    let basis = event.setup.law.hall.clock.ignored_signal.basis;
    assert_eq!(why(&refused), penalty::Reason::NotInCatalogue(basis));
}

#[test]
fn not_coming_without_a_word_bans_for_one_calendar_month() {
    let mut event = event(RegulationId::Gambler);
    event.give(Role::Judge, give(1, Offence::NoShow));
    let until = reglament_tournament::Date::new(2026, 4, 29).unwrap();
    assert_eq!(last(&event), (Sanction::Banned(until), Some(gambler("5.8"))));
    event.give(Role::Judge, give(2, Offence::MissedRound));
    assert_eq!(last(&event), (Sanction::Disqualified, Some(gambler("5.8-2"))));
    assert_eq!(event.people.active(RoundNo(2)).count(), 6);
    let mut other = self::event(RegulationId::Aleague);
    let refused = other.refused(Role::Judge, give(1, Offence::NoShow));
    assert!(matches!(why(&refused), penalty::Reason::NotInCatalogue(_)));
    other.give(Role::Judge, give(2, Offence::MissedRound));
    assert_eq!(last(&other).0, Sanction::None);
}

#[test]
fn gambler_6_2__the_judge_fines_for_conduct() {
    let mut event = event(RegulationId::Gambler);
    entered(&mut event, classical(4, [(8, 0, 0); 4]));
    let fine = Sanction::Off(100, Unit::Whists);
    event.give(Role::Judge, give_in(ROUND, 1, None, Offence::Ruling, Some(fine)));
    assert_eq!(last(&event), (fine, Some(gambler("6.2"))));
    let Score::Classical { whists, .. } = line(&event, 1).score else { panic!() };
    assert_eq!(whists, -100);
    event.give(Role::Judge, rule(2, Sanction::Off(-2, Unit::TournamentPointHalves)));
    assert_eq!(last(&event).1, Some(gambler("6.1-2")));
    assert_eq!(points(&event), [8, 10, 8, 8], "an award is a negative fine");
}

#[test]
fn no_unlisted_fine_is_applied_inside_a_deal() {
    let mut event = event(RegulationId::Gambler);
    let chombo = Offence::Riichi(RiichiOffence::FALSE_WIN_SHOWN);
    let refused = event.refused(Role::Judge, give(1, chombo));
    assert_eq!(why(&refused), penalty::Reason::NotInCatalogue(gambler("4.4")));
    for sanction in [Sanction::DeadHand, Sanction::Chombo, Sanction::FalseHu, Sanction::LostCall] {
        let refused = event.refused(Role::Judge, rule(1, sanction));
        assert_eq!(why(&refused), penalty::Reason::NoSuchKind(sanction, gambler("4.4")));
    }
}

#[test]
fn the_catalogue_lists_what_the_judge_may_give() {
    let event = event(RegulationId::Gambler);
    let all = catalogue(&event.setup.law);
    let of = |offence| all.iter().find(|o| o.offence == offence).map(|o| (o.tariff, o.basis));
    assert_eq!(of(Offence::IgnoredSignal), Some((Tariff::Fixed(Sanction::Noted(10)), gambler("5.6-2"))));
    assert_eq!(of(Offence::NoShow), Some((Tariff::Ban(1), gambler("5.8"))));
    assert_eq!(of(Offence::Ruling), Some((Tariff::Free, gambler("6.2"))));
    assert_eq!(all.len(), 5);
}

#[test]
fn what_is_noted_twice_for_a_deal_needs_a_word() {
    let mut event = event(RegulationId::Gambler);
    event.give(Role::Judge, give(4, Offence::IgnoredSignal));
    let refused = event.refused(Role::Judge, give(4, Offence::IgnoredSignal));
    assert_eq!(why(&refused), penalty::Reason::Repeated(PenaltyNo(1)));
    let said = penalty::Command::Give {
        entry: EntryId(4),
        round: ROUND,
        deal: None,
        offence: Offence::IgnoredSignal,
        choice: None,
        note: "the second signal too".into(),
    };
    event.give(Role::Judge, Command::Penalty(said));
    assert_eq!(event.penalty.all.len(), 2);
    event.give(Role::Judge, cancel(1));
    let twice = event.refused(Role::Judge, cancel(1));
    assert_eq!(why(&twice), penalty::Reason::AlreadyCancelled);
    assert!(matches!(event.penalty.all[0].force, Force::Cancelled(_)));
}

#[test]
fn a_confirmed_round_takes_no_penalty_that_moves_its_result() {
    let mut event = event(RegulationId::Gambler);
    event.confirmed(ROUND);
    let refused = event.refused(Role::Judge, rule(1, Sanction::Off(2, Unit::Whists)));
    assert_eq!(why(&refused), penalty::Reason::RoundConfirmed);
    event.give(Role::Judge, rule(1, Sanction::Warning));
}
