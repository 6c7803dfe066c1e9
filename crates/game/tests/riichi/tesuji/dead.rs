//! Dead hands: what makes one, and what it may not do.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::riichi::{Offence, Sanction};

/// South is told that her hand is dead.
fn ruled(offence: Offence) -> Scene {
    let hands = [JUNK[0], "55z234567m456p11s", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "5z1s").deal();
    scene.table.ruled(scene.rules, &[Ruling::of(seat('S'), offence)], &mut scene.events).unwrap();
    scene
}

fn is_dead_hand(offence: Offence, text: &str) {
    let scene = ruled(offence);
    let Event::Penalised { sanction, basis, .. } = scene.last(|e| matches!(e, Event::Penalised { .. }))
    else {
        unreachable!()
    };
    assert_eq!((sanction, Some(basis)), (Sanction::DeadHand, clause(Tesuji, text)));
    assert_eq!(scene.table.dead_hands(), seats("S"));
}

#[test]
fn tesuji_dead_1__a_dead_hand_neither_wins_nor_calls_and_is_noten() {
    let mut scene = ruled(Offence::WRONG_NUMBER_OF_TILES);
    scene.offer("5z");
    scene.refuses('S', Action::Pung { reds: 0 }, "dead.1");
    assert_eq!(scene.turn(), seat('S'));
    scene.refuses('S', Action::SelfDraw, "dead.1");
    let menu = scene.table.legal(seat('S'));
    assert!(menu.iter().all(|action| matches!(action, Action::Discard { .. })));
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    let said = scene.last(|e| matches!(e, Event::Declared { seat: s, .. } if *s == seat('S')));
    assert!(matches!(said, Event::Declared { says: Declaration::Noten, .. }));
    assert_eq!(said.basis(), clause(Tesuji, "dead.1"));
}

#[test]
fn tesuji_dead_2__a_tile_of_the_dead_wall_knocked_over() {
    is_dead_hand(Offence::DEAD_WALL_TILE, "dead.2");
}

#[test]
fn tesuji_dead_3__a_wrong_number_of_tiles() {
    is_dead_hand(Offence::WRONG_NUMBER_OF_TILES, "dead.3");
}

#[test]
fn tesuji_dead_4__a_tile_drawn_out_of_turn() {
    is_dead_hand(Offence::DRAW_OUT_OF_TURN, "dead.4");
}

#[test]
fn tesuji_dead_5__a_wrong_tile_drawn() {
    is_dead_hand(Offence::DRAW_FROM_WRONG_PLACE, "dead.5");
}

#[test]
fn tesuji_dead_6__a_turn_skipped() {
    is_dead_hand(Offence::TURN_SKIPPED, "dead.6");
}

#[test]
fn tesuji_dead_7__a_false_win_that_is_not_shown() {
    let mut scene = setup(Tesuji, [JUNK[0], JUNK[1], JUNK[2], "147m258p369s567z1z"], "5z").deal();
    let done =
        scene.table.record(scene.rules, seat('E'), Action::SelfDraw, Showing::Nothing, &mut scene.events);
    assert_eq!(done, Ok(()));
    let penalised = scene.last(|e| matches!(e, Event::Penalised { .. }));
    assert!(matches!(penalised, Event::Penalised { sanction: Sanction::DeadHand, .. }));
    assert_eq!(penalised.basis(), clause(Tesuji, "dead.7"));
    assert_eq!(scene.turn(), seat('E'));
}
