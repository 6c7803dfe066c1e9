//! Slips and their sanctions, dead hands, false Hu, sets of the forbidden suit.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::sichuan::{
    DeadHandReadiness, HuHand, KongState, PaymentKind, Penalty, Sanction, Second, Slip, WallEndState, Word,
};

/// East's first discard is 9s, of which South has two; nobody waits for it.
pub(crate) fn nine_of_bamboo() -> Setup {
    setup(["9s1245789m24578s6p", WAITS, JUNK[2], JUNK[3]], "")
}

pub(crate) const NINE: [&str; 4] = ["9s", "m", "3m", "4m"];

pub(crate) fn spoke(scene: &mut Scene, letter: char, first: Word, second: Second) {
    let done = scene.table.spoke(&scene.rules, seat(letter), first, second, &mut scene.events);
    assert_eq!(done, Ok(()));
}

fn penalised(scene: &Scene) -> (Sanction, Option<Penalty>, Option<rules::clause::Basis>) {
    match scene.last(|e| matches!(e, Event::Penalised { .. })) {
        Event::Penalised { sanction, penalty, basis, .. } => (sanction, penalty, Some(basis)),
        _ => unreachable!(),
    }
}

pub(crate) fn make_dead(scene: &mut Scene, letter: char) {
    let ruling = Ruling { seat: seat(letter), slip: Slip::prompt(1) };
    scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).expect("it is ruled on");
}

/// Cases S-A01 to S-A05.
#[test]
fn sichuan_declare_5__the_first_word_counts() {
    let rows = [
        (Word::Pung, Word::Kong, "declare.6"),
        (Word::Kong, Word::Pung, "declare.7"),
        (Word::Pung, Word::Hu, "declare.8"),
    ];
    for (first, second, text) in rows {
        let hands = ["9s1245789m24578s6p", "145789p123s999s5p", "3m134679p23568s7m", JUNK[3]];
        let mut scene = setup(hands, "").recorded().deal(NINE);
        scene.offer("9s");
        spoke(&mut scene, 'S', first, Second::Word(second));
        let misspoke = scene.last(|e| matches!(e, Event::Misspoke { .. }));
        assert!(matches!(misspoke, Event::Misspoke { stands: Some(word), .. } if word == first));
        assert_eq!(misspoke.basis(), clause("declare.5"));
        assert_eq!(penalised(&scene), (Sanction::Progressive, Some(Penalty::Warning), clause(text)));
        scene.pass();
        let melds = &scene.table.hand(seat('S')).melds;
        assert_eq!(melds[0].kind().is_kong(), first == Word::Kong);
        assert_eq!(scene.table.violations()[1], 1);
    }
    // Hu, then pung: the Hu stands.
    let mut scene = one_waits().recorded().deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p");
    spoke(&mut scene, 'S', Word::Hu, Second::Word(Word::Pung));
    scene.pass();
    assert!(scene.table.out().contains(seat('S')));
    assert_eq!(penalised(&scene).2, clause("declare.9"));
}

/// Cases S-A07 and S-A08.
#[test]
fn a_claim_taken_back_is_none_and_costs_a_step_of_the_scale() {
    let mut scene = nine_of_bamboo().recorded().deal(NINE);
    scene.offer("9s");
    spoke(&mut scene, 'S', Word::Pung, Second::Withdrawn);
    scene.pass();
    assert!(scene.table.hand(seat('S')).melds.is_empty());
    assert_eq!(penalised(&scene), (Sanction::Progressive, Some(Penalty::Warning), clause("declare.10")));
    spoke(&mut scene, 'S', Word::Kong, Second::Withdrawn);
    assert_eq!(penalised(&scene), (Sanction::Progressive, Some(Penalty::Points(2)), clause("declare.11")));
    assert_eq!(scene.table.penalties().len(), 2);
}

/// Case S-A09.
#[test]
fn sichuan_declare_12__hu_taken_back_is_a_dead_hand() {
    let mut scene = one_waits().recorded().deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p");
    spoke(&mut scene, 'S', Word::Hu, Second::Withdrawn);
    assert_eq!(penalised(&scene), (Sanction::DeadHand, Some(Penalty::DeadHand), clause("declare.12")));
    scene.pass();
    assert!(scene.table.dead_hands().contains(seat('S')) && scene.table.out().is_empty());
    scene.refuses('S', Action::Hu, "dead.4");
}

/// Case S-A15.
#[test]
fn sichuan_turn_6__prompting_again_is_a_dead_hand() {
    let mut scene = nine_of_bamboo().deal(NINE);
    let first = Ruling { seat: seat('S'), slip: Slip::prompt(0) };
    scene.table.ruled(&scene.rules, &[first], &mut scene.events).expect("it is ruled on");
    assert_eq!(penalised(&scene), (Sanction::Progressive, Some(Penalty::Warning), clause("turn.5")));
    assert!(scene.table.dead_hands().is_empty());
    make_dead(&mut scene, 'S');
    assert_eq!(penalised(&scene), (Sanction::DeadHand, Some(Penalty::DeadHand), clause("turn.6")));
    assert!(scene.table.dead_hands().contains(seat('S')));
}

#[test]
fn sichuan_dead_1__a_dead_hand_takes_nothing_from_others() {
    let mut scene = nine_of_bamboo().deal(NINE);
    scene.offer("9s");
    assert!(scene.may('S', Action::Pung));
    make_dead(&mut scene, 'S');
    assert!(matches!(scene.table.phase(), Phase::Turn { .. }), "South is not asked");
    scene.refuses('S', Action::Pung, "dead.1");
}

/// Cases S-A10 and S-A11.
#[test]
fn sichuan_dead_2__closed_and_added_kongs_may_be_declared() {
    let hands = ["1m124578p124578s3m", "9999s2356p123477s", "3m134679p23568s9m", "4m124578p24578s5m"];
    let mut scene = setup(hands, "").deal(["1m", "2p", "3m", "4m"]);
    make_dead(&mut scene, 'S');
    scene.discard("1m").act('S', Action::ClosedKong(kind("9s")));
    let dead = |scene: &Scene| match scene.last(|e| matches!(e, Event::KongDeclared { .. })) {
        Event::KongDeclared { dead, .. } => dead,
        _ => unreachable!(),
    };
    assert_eq!(dead(&scene), clause("dead.2"));
    // The same for a tile added to a pung that was declared before.
    let hands = [SIX, "66p1245789p1245s", "35m13479p235689s", "4m24578p1124578s"];
    let mut scene = setup(hands, "6m7m8m6p").deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p").act('S', Action::Pung);
    make_dead(&mut scene, 'S');
    scene.discards(&["1p", "3m", "4m", "8m"]).act('S', Action::AddedKong(kind("6p")));
    assert_eq!(dead(&scene), clause("dead.2"));
}

/// Case S-A12.
#[test]
fn sichuan_dead_3__no_pung_and_no_kong_of_a_discard() {
    let hands = ["9s1245789m24578s6p", "145789p123s999s5p", "3m134679p23568s7m", JUNK[3]];
    let mut scene = setup(hands, "").deal(NINE);
    scene.offer("9s");
    assert!(scene.may('S', Action::Kong));
    make_dead(&mut scene, 'S');
    scene.refuses('S', Action::Pung, "dead.3");
    scene.refuses('S', Action::Kong, "dead.3");
}

/// Case S-A14.
#[test]
fn sichuan_dead_4__a_hu_is_a_false_one() {
    let mut scene = one_waits().recorded().deal(["6p", "m", "3m", "4m"]);
    make_dead(&mut scene, 'S');
    scene.offer("6p");
    scene.refuses('S', Action::Hu, "dead.4");
    scene.record('S', Action::Hu);
    assert_eq!(scene.last(|e| matches!(e, Event::FalseHu { .. })).basis(), clause("dead.4"));
    scene.pass();
    assert!(scene.table.out().contains(seat('S')));
    scene.down_to(0).discard_drawn();
    let paid = scene.settlement();
    let cost: i32 = paid.transfers.iter().filter(|t| t.kind == PaymentKind::FalseHu).map(|t| t.points).sum();
    assert_eq!(cost, 24);
    assert_eq!(scene.table.dealer(), seat('E'));
}

#[test]
fn a_dead_hand_may_be_ready_unless_a_house_rule_says_no() {
    let state = |readiness| {
        let house = one_waits().rules(|r| r.dead_hand.readiness.value = readiness);
        let mut scene = house.deal(["6p", "m", "3m", "4m"]);
        make_dead(&mut scene, 'S');
        scene.offer("6p").pass().down_to(0).discard_drawn();
        match scene.last(|e| matches!(e, Event::Divided { seat: of, .. } if *of == seat('S'))) {
            Event::Divided { state, .. } => state,
            _ => unreachable!(),
        }
    };
    assert!(matches!(state(DeadHandReadiness::MayBeReady), WallEndState::Ready(_)));
    assert_eq!(state(DeadHandReadiness::NotReady), WallEndState::NotReady);
}

/// Cases S-D13 and S-D16: the first Hu of the deal is false, and its player has a kong.
#[test]
fn sichuan_rules_1__a_false_hu_is_paid_and_its_kongs_returned() {
    let hands = ["6p1111m45789m2457s", WAITS, JUNK[2], JUNK[3]];
    let mut scene = setup(hands, "2m").recorded().deal(["6p", "m", "3m", "4m"]);
    scene.act('E', Action::ClosedKong(kind("1m"))).record('E', Action::Hu);
    let hu = scene.last(|e| matches!(e, Event::Hu { .. }));
    assert!(matches!(hu, Event::Hu { hand: HuHand::False(_), .. }));
    let refusal = scene.refusal('E', Action::Discard(kind("6p")));
    assert!(refusal.play.contains(Reason::OutAfterFalseHu));
    assert!(refusal.cited(&scene.rules).any(|(_, basis)| basis == Some(decision(10))));
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    let paid = scene.settlement();
    let false_hu = paid.transfers.iter().filter(|t| t.kind == PaymentKind::FalseHu);
    assert_eq!(false_hu.map(|t| t.points).sum::<i32>(), 24);
    assert_eq!(paid.kongs[0].state, KongState::FalseHu);
    // The tile laid aside was still before him: the forbidden suit costs 48 on top, to nobody (case S-D17).
    assert_eq!(paid.to_nobody() % 48, 0);
    assert!(paid.to_nobody() >= 48);
    // Nobody had a Hu that counts: East deals again.
    assert_eq!(scene.table.dealer(), seat('E'));
}

/// Case S-D12.
#[test]
fn sichuan_rules_1__a_set_of_the_forbidden_suit() {
    // South forbids bamboo and has two more tiles of 9s.
    let hands = ["9s1245789m24578s6p", WAITS, JUNK[2], JUNK[3]];
    let mut scene = setup(hands, "").deal(["9s", "1s", "3m", "4m"]);
    scene.offer("9s");
    assert!(matches!(scene.table.phase(), Phase::Turn { .. }), "South is not asked");
    scene.refuses('S', Action::Pung, "rules.1");
    let mut scene = setup(hands, "").recorded().deal(["9s", "1s", "3m", "4m"]);
    scene.offer("9s").record('S', Action::Pung).pass();
    assert_eq!(scene.table.hand(seat('S')).melds.len(), 1);
    scene.down_to(0).discard_drawn();
    let paid = scene.settlement();
    let cost = paid.transfers.iter().find(|t| t.kind == PaymentKind::ForbiddenSuit).expect("a payment");
    assert_eq!((cost.points, Some(cost.basis)), (48, clause("rules.1")));
}

#[test]
fn a_slip_may_be_punished_as_a_false_hu_by_a_house_rule() {
    let house = one_waits().rules(|r| r.declaration.hu_withdrawn.value = Sanction::FalseHu);
    let mut scene = house.recorded().deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p");
    spoke(&mut scene, 'S', Word::Hu, Second::Withdrawn);
    scene.pass();
    assert!(scene.table.out().contains(seat('S')));
    assert!(matches!(
        scene.last(|e| matches!(e, Event::Hu { .. })),
        Event::Hu { hand: HuHand::False(_), .. }
    ));
}

#[test]
fn a_wrong_act_for_which_nothing_is_said_is_refused_here_too() {
    let mut scene = nine_of_bamboo().recorded().deal(NINE);
    let before = scene.table.clone();
    let mut events = Vec::new();
    let other = Action::Discard(kind("1m"));
    assert!(scene.table.record(&scene.rules, seat('E'), other, &mut events).is_err());
    assert!(scene.table.record(&scene.rules, seat('W'), Action::Pung, &mut events).is_err());
    assert_eq!((&scene.table, events.len()), (&before, 0));
}
