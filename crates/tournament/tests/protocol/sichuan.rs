//! Sessions of the Sichuan championship: penalties in the result, substitutes, tables that do not play.
use crate::support::*;
use reglament_tournament::penalty::{self, Offence, Sanction, Unit};
use reglament_tournament::people::Told;
use reglament_tournament::protocol::{
    self, Deals, Fault, Line, PartKind, Reason, Score, Sheet, Totals, Won, elsewhere,
};
use reglament_tournament::seats::RoundKind;
use reglament_tournament::substitute::{self, Substitution, Until};
use reglament_tournament::{EntryId, Event, PersonId, Role, round};
use rules::clause::{Basis, Register};
use rules::frame::PlaceRange;
use rules::regulation::RegulationId;
use rules::sichuan::{DealEnd, DealEvent, DealResult, HuDeclaration, HuFrom, HuHand, Players, Slip};
use testkit::event::Builder;

fn of(id: &str) -> Basis {
    clause(Register::Sichuan, id)
}

fn slip(slip: Slip) -> Offence {
    Offence::Sichuan(slip)
}

/// Gives a slip in a deal.
fn slips(event: &mut Builder, entry: u32, number: u8) {
    for deal in 1..=number {
        event.give(Role::Judge, give_in(ROUND, entry, Some(deal), slip(Slip::PungWithdrawn), None));
    }
}

fn put(event: &mut Builder, entry: u32, from_deal: u8) {
    event.happen(vec![Event::Substitute(substitute::Event::Put(Substitution {
        round: ROUND,
        entry: EntryId(entry),
        out: PersonId(entry),
        by: Some(PersonId(8)),
        from_deal,
        until: Until::RoundEnd,
    }))]);
}

fn own(points: [i32; 4], own: Option<i32>) -> Sheet {
    Sheet::Totals(Totals::Sichuan { points, own: [own, None, None, None] })
}

const fn place(line: &Line) -> Option<PlaceRange> {
    match line.score {
        Score::Sichuan { place, .. } => place,
        _ => None,
    }
}

const fn won(line: &Line) -> Won {
    match line.score {
        Score::Sichuan { won, .. } => won,
        _ => Won::No,
    }
}

#[test]
fn sichuan_scale_4__penalties_change_the_place_in_the_session() {
    let mut event = event(RegulationId::Sichuan);
    entered(&mut event, sichuan([20, 18, -18, -20]));
    assert_eq!(won(&line(&event, 1)), Won::Yes);
    // A warning, two points, four points.
    slips(&mut event, 1, 3);
    assert_eq!(points(&event), [14, 18, -18, -20]);
    let first = line(&event, 1);
    assert_eq!(place(&first), Some(PlaceRange { first: 2, last: 2 }));
    assert_eq!((won(&first), won(&line(&event, 2))), (Won::No, Won::Yes));
    assert_eq!(first.part(PartKind::Penalties).unwrap().basis, of("scale.4"));
    assert!(line(&event, 2).part(PartKind::Penalties).is_none());
}

#[test]
fn sichuan_penalty_1__five_kinds_and_no_others() {
    let mut event = event(RegulationId::Sichuan);
    entered(&mut event, sichuan([20, 18, -18, -20]));
    let basis = of("penalty.1");
    let kinds = [
        Sanction::Warning,
        Sanction::Off(10, Unit::GamePoints),
        Sanction::DeadHand,
        Sanction::Annulled,
        Sanction::Disqualified,
    ];
    for (entry, sanction) in [1, 2, 3, 4, 3].into_iter().zip(kinds) {
        event.give(Role::Judge, rule(entry, sanction));
        assert_eq!(last(&event), (sanction, Some(basis)));
    }
    assert_eq!(points(&event), [20, 8, -18, 0], "the result of the fourth is annulled");
    assert_eq!(line(&event, 4).part(PartKind::Annulled).unwrap().basis, basis);
    for sanction in [Sanction::Chombo, Sanction::LostCall] {
        let refused = event.refused(Role::Judge, rule(1, sanction));
        assert_eq!(why(&refused), penalty::Reason::NoSuchKind(sanction, basis));
    }
    let refused = event.refused(Role::Judge, rule(1, Sanction::Off(1, Unit::Whists)));
    assert_eq!(why(&refused), penalty::Reason::OtherUnit(Unit::Whists));
}

#[test]
fn sichuan_substitute_2__the_deals_of_a_substitute_bring_the_replaced_player_nothing() {
    let mut event = event(RegulationId::Sichuan);
    put(&mut event, 1, 4);
    // Deals of 4, -2, 6, 10 and -3; the last two by a substitute.
    let refused = event.refused(Role::Judge, enter(own([15, -5, -5, -5], None), None));
    assert_eq!(reasons(&refused), [Reason::Sheet(Fault::OwnPart(seat(0)), Some(of("substitute.2")))]);
    event.give(Role::Judge, enter(own([15, -5, -5, -5], Some(8)), None));
    assert_eq!(points(&event), [8, -5, -5, -5]);
    let part = *line(&event, 1).part(PartKind::OwnDeals).unwrap();
    assert_eq!(part.basis, of("substitute.2"));
}

#[test]
fn sichuan_substitute_3__a_session_without_an_own_deal_is_worth_nothing() {
    let mut event = event(RegulationId::Sichuan);
    put(&mut event, 1, 1);
    event.give(Role::Judge, enter(own([8, 2, -4, -6], None), None));
    assert_eq!(points(&event), [0, 2, -4, -6]);
    assert_eq!(line(&event, 1).part(PartKind::OwnDeals).unwrap().basis, of("substitute.3"));
    // The same for somebody who missed the session, wherever he would have sat.
    let mut event = Builder::with_players(RegulationId::Sichuan, 5);
    seat_round(&mut event, RoundKind::Round, &[[1, 2, 3, 4]], &[5]);
    event.begun(ROUND);
    let absent = round::Event::WasAbsent { round: ROUND, entry: EntryId(5), told: Told::Judge };
    event.happen(vec![Event::Round(absent)]);
    let missed = &elsewhere(&event, ROUND)[0];
    assert_eq!((missed.entry, points_of(missed.score)), (EntryId(5), 0));
    assert_eq!(missed.part(PartKind::Missed).unwrap().basis, of("substitute.3"));
    assert_eq!(missed.part(PartKind::Fixed).unwrap().basis, of("substitute.3"));
}

#[test]
fn sichuan_substitute_4__the_others_are_counted_as_at_any_table() {
    let mut event = event(RegulationId::Sichuan);
    put(&mut event, 1, 4);
    event.give(Role::Judge, enter(own([15, 9, -12, -12], Some(8)), None));
    let second = line(&event, 2);
    assert_eq!(place(&second), Some(PlaceRange { first: 2, last: 2 }), "behind the seat, not the player");
    assert_eq!(won(&second), Won::No);
    assert_eq!(won(&line(&event, 1)), Won::No, "his own part is not the highest");
    assert_eq!(line(&event, 1).part(PartKind::OthersAsUsual).unwrap().basis, of("substitute.4"));
}

fn self_drawn(dealer: u8, by: u8) -> DealResult {
    let hu = |by: u8| DealEvent::Hu {
        from: HuFrom::Wall,
        by: [HuDeclaration { by: seat(by), hand: HuHand::Points(1) }].into_iter().collect(),
    };
    let events = (0..3).map(|i| hu((by + i) % 4)).collect();
    DealResult { players: Players::Four, dealer: seat(dealer), events, end: DealEnd::LastHu }
}

#[test]
fn deals_of_a_substitute_are_found_in_the_deals() {
    let mut event = event(RegulationId::Sichuan);
    put(&mut event, 1, 2);
    // Every deal is won by the first player with two points from each of the others.
    let first = self_drawn(0, 0);
    let second = self_drawn(0, 0);
    let sheet = Sheet::Deals(Deals::Sichuan(vec![first.clone(), second]));
    if let Err(refused) = event.try_give(Role::Judge, enter(sheet, None)) {
        // Whoever made the first Hu deals next; if it is another, the deals say so.
        panic!("{:?}", reasons(&refused));
    }
    let whole = protocol::result(&event, TABLE).unwrap();
    assert_eq!(points_of(whole.lines[0].score), 6, "one deal of the two");
}

#[test]
fn sichuan_short_3__players_of_a_table_of_two_have_thirty_points() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 6);
    seat_round(&mut event, RoundKind::Round, &[[1, 2, 3, 4], [5, 6, 0, 0]], &[]);
    let last = reglament_tournament::TableId { round: ROUND, table: reglament_tournament::TableNo(2) };
    assert_eq!(protocol::result(&event, last), None);
    event.begun(ROUND);
    let result = protocol::result(&event, last).unwrap();
    assert_eq!(result.lines.len(), 2);
    for line in &result.lines {
        assert_eq!(line.score, Score::Sichuan { points: 30, place: None, won: Won::No });
        assert_eq!(line.part(PartKind::Award).unwrap().basis, of("short.3"));
    }
    // A slot that was left without a table has it too.
    let mut event = Builder::with_players(RegulationId::Sichuan, 5);
    seat_round(&mut event, RoundKind::Round, &[[1, 2, 3, 4]], &[5]);
    event.begun(ROUND);
    slips(&mut event, 5, 2);
    let out = &elsewhere(&event, ROUND)[0];
    assert_eq!(points_of(out.score), 28, "penalties are taken off as from any session");
}

#[test]
fn sichuan_short_2__a_table_of_two_takes_no_protocol() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 6);
    event.seated(vec![[5, 6, 0, 0]]);
    event.begun(ROUND);
    let refused = event.refused(Role::Judge, enter(sichuan([4, -4, 0, 0]), None));
    let fault = Fault::TooFew { players: 2 };
    assert_eq!(reasons(&refused), [Reason::Sheet(fault, Some(of("short.2")))]);
}

#[test]
fn the_empty_seat_of_three_is_north_and_has_no_line() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 3);
    event.seated(vec![[1, 2, 3, 0]]);
    event.begun(ROUND);
    event.give(Role::Judge, enter(sichuan([2, 2, -4, 0]), None));
    let result = result(&event);
    assert_eq!(result.lines.len(), 3);
    assert_eq!(place(&result.lines[0]), Some(PlaceRange { first: 1, last: 2 }));
    assert_eq!(won(&result.lines[0]), Won::No, "a shared first place is not won");
}
