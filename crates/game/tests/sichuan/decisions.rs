//! What the machine does where the regulation is silent, each with its decision.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::sichuan::{HuHand, Slip};

#[test]
fn d20_the_card_of_a_suit_is_turned_with_the_first_discard() {
    let revealed = |scene: &Scene| match scene.last(|e| matches!(e, Event::Discarded { .. })) {
        Event::Discarded { reveals, .. } => reveals,
        _ => unreachable!(),
    };
    let mut scene = one_waits().deal(["6p", "m", "3m", "4m"]);
    assert_eq!(scene.table.laid(seat('S')), Laid::Card);
    scene.offer("6p").pass().discard_drawn();
    let reveal = revealed(&scene).expect("the first discard");
    assert_eq!((Some(reveal.basis), reveal.suit), (Some(decision(20)), kind("1m").suit().unwrap()));
    assert_eq!(scene.table.laid(seat('S')), Laid::Turned);
    // A Hu that comes before shows nothing of the hand.
    let mut scene = one_waits().deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p").act('S', Action::Hu);
    assert_eq!(scene.table.laid(seat('S')), Laid::Card);
}

#[test]
fn d21_a_hu_that_was_said_before_the_hand_died_counts() {
    let mut scene = two_wait().recorded().deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('S', Action::Hu);
    let ruling = Ruling { seat: seat('S'), slip: Slip::KongPromptAgain };
    scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).unwrap();
    assert!(scene.table.dead_hands().contains(seat('S')));
    scene.pass();
    let hu = scene.last(|e| matches!(e, Event::Hu { .. }));
    assert!(matches!(hu, Event::Hu { hand: HuHand::Counted { .. }, .. }));
    assert_eq!(hu.basis(), Some(decision(21)));
    assert!(scene.table.out().contains(seat('S')));
}
