//! Hu: who is out, who pays, what is refused, what others see.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::settlement::Party;
use rules::sichuan::{HuHand, PaymentKind, RefusalKind};

#[test]
fn sichuan_rules_1__a_hand_with_the_forbidden_suit_is_no_hu() {
    // South forbids bamboo and holds it still.
    let mut scene = setup([SIX, WAITS, JUNK[2], JUNK[3]], "").deal(["6p", "9s", "3m", "4m"]);
    scene.offer("6p");
    assert!(matches!(scene.table.phase(), Phase::Turn { .. }), "South is not asked");
    let refusal = scene.refusal('S', Action::Hu);
    assert!(refusal.win.contains(RefusalKind::ForbiddenSuit));
    scene.refuses('S', Action::Hu, "rules.1");
}

#[test]
fn sichuan_rules_1__a_self_drawn_hu_is_paid_by_all_in_game() {
    let mut scene = setup([JUNK[0], WAITS, JUNK[2], JUNK[3]], "6p").deal(["1m", "m", "3m", "4m"]);
    scene.discard("1m").act('S', Action::Hu);
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    let paid = scene.settlement();
    let of = |kind| paid.transfers.iter().filter(move |t| t.kind == kind && t.to == Party::Seat(seat('S')));
    assert_eq!(of(PaymentKind::Hu).map(|t| t.points).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(of(PaymentKind::SelfDraw).map(|t| t.points).collect::<Vec<_>>(), [1, 1, 1]);
    assert!(of(PaymentKind::Hu).all(|t| Some(t.basis) == clause("rules.1")));
}

#[test]
fn a_hu_hand_is_hidden_until_the_deal_is_over() {
    let mut scene = setup([JUNK[0], WAITS, JUNK[2], JUNK[3]], "6p").deal(["1m", "m", "3m", "4m"]);
    scene.discard("1m").act('S', Action::Hu);
    let hu = scene.last(|e| matches!(e, Event::Hu { .. }));
    assert!(matches!(hu.seen_by(seat('E')), Some(SeenEvent::Hu { card: 1, tile: None, .. })));
    assert!(matches!(hu.seen_by(seat('S')), Some(SeenEvent::Whole(_))));
    let view = scene.table.view(&scene.rules, seat('E'));
    assert_eq!((view.won_with[1], &view.shown[1], view.forbidden[1]), (None, &None, None));
    assert_eq!(scene.table.view(&scene.rules, seat('S')).won_with[1], Some(kind("6p")));
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    let view = scene.table.view(&scene.rules, seat('E'));
    assert_eq!(view.won_with[1], Some(kind("6p")));
    assert_eq!(view.shown[1].as_ref().map(|hand| hand.concealed.total()), Some(14));
}

/// East forbids a suit by a card and is dealt a complete hand.
#[test]
fn east_may_declare_hu_with_the_tiles_dealt() {
    let hands = ["123456789p12399s", JUNK[1], JUNK[2], JUNK[3]];
    let mut scene = setup(hands, "").deal(["m", "2m", "3m", "4m"]);
    scene.act('E', Action::Hu);
    let Event::Hu { hand, .. } = scene.last(|e| matches!(e, Event::Hu { .. })) else { unreachable!() };
    // There is no fan for it (case S-H27).
    assert!(matches!(hand, HuHand::Counted { points: 1, .. }));
    assert_eq!(scene.turn(), seat('S'));
    let hands = ["123456789p12399s", JUNK[1], JUNK[2], JUNK[3]];
    let scene = setup(hands, "").deal(["9s", "2m", "3m", "4m"]);
    assert!(!scene.may('E', Action::Hu), "the tile laid aside is of his forbidden suit");
}

#[test]
fn the_last_tile_is_a_fan() {
    let hands = ["1m124578p2457899s", "2m235689p346789s", "3m134679p356789s", WAITS_TOO];
    let mut scene = setup(hands, "").last_tiles("6p").deal(["1m", "2m", "3m", "m"]);
    scene.down_to(0).act('N', Action::Hu);
    assert!(matches!(
        scene.last(|e| matches!(e, Event::Hu { .. })),
        Event::Hu { hand: HuHand::Counted { points: 2, .. }, .. }
    ));
    assert!(scene.table.is_over());
}
