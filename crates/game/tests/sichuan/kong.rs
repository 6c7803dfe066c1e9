//! Kongs: the four kinds, who pays, what goes unpaid, robbing, the end of the wall.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::meld::MeldKind;
use rules::seat::SeatSet;
use rules::settlement::Party;
use rules::sichuan::{Fan, HuFrom, KongEntry, KongKind, KongState, PaymentKind};

/// East holds four of 1m and lays 6p aside, on which South waits.
pub(crate) fn east_has_four() -> Scene {
    setup(["6p1111m45789m2457s", WAITS, JUNK[2], JUNK[3]], "2m").deal(["6p", "m", "3m", "4m"])
}

fn declared(scene: &Scene) -> KongEntry {
    match scene.last(|e| matches!(e, Event::KongDeclared { .. })) {
        Event::KongDeclared { kong, .. } => kong,
        _ => unreachable!(),
    }
}

fn struck(scene: &Scene) -> KongEntry {
    match scene.last(|e| matches!(e, Event::KongStruck { .. })) {
        Event::KongStruck { kong, .. } => kong,
        _ => unreachable!(),
    }
}

fn all(letters: &str) -> SeatSet {
    letters.chars().map(seat).collect()
}

#[test]
fn sichuan_rules_1__a_closed_kong_is_paid_by_all_in_game() {
    let mut scene = east_has_four();
    scene.act('E', Action::ClosedKong(kind("1m")));
    let kong = declared(&scene);
    assert_eq!((kong.kind, kong.payers(), kong.points(&scene.rules)), (KongKind::Closed, all("SWN"), 2));
    assert_eq!(Some(kong.basis), clause("rules.1"));
    // The replacement tile is the next one of the wall (D4).
    let drew = scene.last(|e| matches!(e, Event::Drew { .. }));
    assert!(matches!(drew, Event::Drew { tile, source: Source::Replacement, .. } if tile == kind("2m")));
    assert_eq!((drew.basis(), scene.table.tiles_left()), (Some(decision(4)), 54));
    scene.offer("6p").pass();
    assert_eq!(scene.table.kongs(&scene.rules)[0].state, KongState::Paid);
}

/// Case S-D07.
#[test]
fn sichuan_rules_1__a_kong_before_a_won_discard_is_not_paid() {
    let mut scene = east_has_four();
    scene.act('E', Action::ClosedKong(kind("1m"))).offer("6p").act('S', Action::Hu);
    assert!(matches!(
        scene.last(|e| matches!(e, Event::Hu { .. })),
        Event::Hu { from: HuFrom::AfterKong(_), .. }
    ));
    let kong = struck(&scene);
    assert_eq!((kong.state, Some(kong.basis)), (KongState::NextDiscardWon, clause("rules.1")));
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    let paid = scene.settlement();
    assert!(paid.transfers.iter().all(|t| !matches!(t.kind, PaymentKind::Kong(_))));
    // Shoot after kong is one fan.
    let hu = paid.transfers.iter().find(|t| t.kind == PaymentKind::Hu).expect("a payment");
    assert_eq!((hu.from, hu.to, hu.points), (Party::Seat(seat('E')), Party::Seat(seat('S')), 2));
    assert_eq!(Fan::ShootAfterKong.worth(), 1);
}

/// South makes a pung of East's 6p, on which North waits; he draws the fourth one in his next turn.
pub(crate) fn south_has_three(draws: &str) -> Scene {
    let hands = [SIX, "66p1245789p1245s", "35m13479p235689s", WAITS_TOO];
    let mut scene = setup(hands, draws).deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('N', Action::Pass).act('S', Action::Pung);
    scene
}

#[test]
fn sichuan_rules_1__no_kong_in_the_turn_of_a_pung() {
    let mut scene = south_has_three("");
    let refusal = scene.refusal('S', Action::ClosedKong(kind("1p")));
    assert!(refusal.play.contains(Reason::KongAfterPung));
    scene.refuses('S', Action::ClosedKong(kind("1p")), "rules.1");
    assert!(scene.refusal('S', Action::Hu).play.contains(Reason::ClaimedFirst));
    scene.refuses('S', Action::Hu, "declare.5");
    scene.offer("1p");
    assert_eq!(scene.turn(), seat('W'));
}

/// Case S-D06.
#[test]
fn sichuan_rules_1__a_promoted_kong_is_robbed() {
    let mut scene = south_has_three("6m7m8m6p");
    scene.discards(&["1p", "3m", "7m", "8m"]);
    scene.act('S', Action::AddedKong(kind("6p")));
    let kong = declared(&scene);
    assert_eq!((kong.kind, kong.payers(), kong.points(&scene.rules)), (KongKind::Promoted, all("EWN"), 1));
    scene.act('N', Action::Hu);
    let hu = scene.last(|e| matches!(e, Event::Hu { .. }));
    assert!(matches!(hu, Event::Hu { from: HuFrom::RobbedKong(by), .. } if by == seat('S')));
    assert_eq!(hu.basis(), clause("rules.1"));
    let kong = struck(&scene);
    assert_eq!((kong.state, Some(kong.basis)), (KongState::Robbed, clause("rules.1")));
    // It is a pung again, there is no replacement tile, and the player after North moves.
    assert_eq!(scene.table.hand(seat('S')).melds[0].kind(), MeldKind::Pung);
    assert_eq!((scene.turn(), scene.count(|e| matches!(e, Event::KongMade { .. }))), (seat('E'), 0));
}

#[test]
fn a_tile_held_back_makes_a_postponed_kong_that_costs_nothing() {
    let mut scene = south_has_three("6m7m8m6p6m9m9m");
    scene.discards(&["1p", "3m", "7m", "8m", "2p", "6m", "9m", "9m"]);
    scene.act('S', Action::AddedKong(kind("6p"))).act('N', Action::Pass);
    let kong = declared(&scene);
    assert_eq!((kong.kind, kong.points(&scene.rules)), (KongKind::Postponed, 0));
    assert_eq!(scene.table.hand(seat('S')).melds[0].kind(), MeldKind::AddedKong);
    assert!(matches!(scene.table.phase(), Phase::Turn { source: Source::Replacement, .. }));
}

#[test]
fn a_melded_kong_is_paid_by_the_discarder() {
    let hands = [JUNK[0], "111m2356p134679s", JUNK[2], JUNK[3]];
    let mut scene = setup(hands, "").deal(["1m", "2p", "3m", "4m"]);
    scene.offer("1m").act('S', Action::Kong);
    let kong = declared(&scene);
    assert_eq!((kong.kind, kong.payers()), (KongKind::Melded(seat('E')), all("E")));
    assert_eq!((kong.points(&scene.rules), Some(kong.basis)), (2, clause("rules.1")));
    assert!(matches!(scene.table.phase(), Phase::Turn { source: Source::Replacement, .. }));
}

#[test]
fn sichuan_rules_1__no_kong_on_the_last_tile() {
    let hands = ["6p888m24579m24579s", JUNK[1], JUNK[2], "1111m24578p1258s"];
    let mut scene = setup(hands, "").last_tiles("8m").deal(["6p", "2m", "3m", "1s"]);
    scene.down_to(0);
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('N'), Some(kind("8m"))));
    assert_eq!(
        scene.refusal('N', Action::ClosedKong(kind("1m"))).play.iter().collect::<Vec<_>>(),
        [Reason::WallEmpty]
    );
    scene.refuses('N', Action::ClosedKong(kind("1m")), "rules.1");
    // The last discard may be claimed for a pung, and a new last discard follows.
    scene.offer("8m");
    scene.refuses('E', Action::Kong, "rules.1");
    scene.act('E', Action::Pung);
    assert_eq!(scene.turn(), seat('E'));
    scene.discard("8m");
    assert!(scene.table.is_over());
    assert_eq!(scene.last(|e| matches!(e, Event::WallEmpty { .. })).basis(), clause("rules.1"));
}

#[test]
fn sichuan_dealend_4__kongs_of_a_player_not_ready_are_struck_out() {
    let mut scene = east_has_four();
    scene.act('E', Action::ClosedKong(kind("1m"))).offer("6p").pass().down_to(0).discard_drawn();
    let kong = struck(&scene);
    assert_eq!((kong.by, kong.state), (seat('E'), KongState::NotReady));
    assert_eq!(Some(kong.basis), clause("dealend.4"));
}
