//! The recorded table takes in what the online table refuses.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::frame::riichi::DealResult;
use rules::riichi::{Offence, Sanction};

fn penalised(scene: &Scene) -> Option<(Offence, Sanction)> {
    scene.events.iter().rev().find_map(|e| match e {
        Event::Penalised { offence, sanction, .. } => Some((*offence, *sanction)),
        _ => None,
    })
}

#[test]
fn a_false_ron_is_void_if_somebody_else_wins() {
    let hands = ["147m147p147s1234z", "23456m678p34555s", JUNK[1], JUNK[2]];
    let hands = [hands[0], hands[1], "258m258p28s11234z", hands[3]];
    let mut scene = setup(Tesuji, hands, "4m").deal();
    scene.offer("4m");
    scene.table.record(scene.rules, seat('N'), Action::Ron, Showing::Tiles, &mut scene.events).unwrap();
    assert_eq!(penalised(&scene), None);
    scene.act('S', Action::Ron);
    assert!(matches!(scene.end().0, DealResult::Win { winners, .. } if winners == seats("S")));
    // It is noted, and costs nothing (D31).
    assert_eq!(penalised(&scene), Some((Offence::FALSE_WIN_SHOWN, Sanction::None)));
}

#[test]
fn a_false_ron_with_the_hand_shown_is_a_chombo() {
    let hands = ["147m147p147s1234z", "23456m678p34555s", "258m258p28s11234z", JUNK[2]];
    let mut scene = setup(Tesuji, hands, "4m").deal();
    scene.offer("4m");
    scene.table.record(scene.rules, seat('N'), Action::Ron, Showing::Tiles, &mut scene.events).unwrap();
    scene.act('S', Action::Pass);
    assert_eq!(penalised(&scene), Some((Offence::FALSE_WIN_SHOWN, Sanction::Chombo)));
    assert_eq!(scene.end().0, DealResult::Chombo(seats("N")));
}

#[test]
fn a_forbidden_discard_stands_and_the_hand_is_dead() {
    let hands = [JUNK[0], "34566m246p246s55z", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
    let three = Action::Discard { tile: tile("3m"), from: DiscardFrom::Hand };
    scene.table.record(scene.rules, seat('S'), three, Showing::Nothing, &mut scene.events).unwrap();
    assert_eq!(penalised(&scene), Some((Offence::SWAP_CALLING, Sanction::DeadHand)));
    assert_eq!(scene.table.discards().last().unwrap().tile, tile("3m"));
}

#[test]
fn riichi_on_an_open_hand_is_void() {
    let hands = [JUNK[0], "4566m24p246s5567z", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
    let riichi = Action::Riichi { tile: tile("2p"), from: DiscardFrom::Hand };
    scene.table.record(scene.rules, seat('S'), riichi, Showing::Nothing, &mut scene.events).unwrap();
    let expected = Offence::OPEN_RIICHI_HAND.sanction(scene.rules).value;
    assert_eq!(penalised(&scene), Some((Offence::OPEN_RIICHI_HAND, expected)));
    assert!(scene.table.in_riichi().is_empty());
}

#[test]
fn noten_riichi_is_found_at_the_draw() {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Tesuji, hands, "5z").deal();
    let riichi = Action::Riichi { tile: tile("5z"), from: DiscardFrom::Drawn };
    scene.table.record(scene.rules, seat('E'), riichi, Showing::Nothing, &mut scene.events).unwrap();
    scene.pass();
    assert_eq!(scene.table.in_riichi(), seats("E"));
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    // The frame turns the draw into a chombo: the bet comes back, a mangan is paid, the deal is played again.
    assert_eq!(scene.next(), rules::frame::riichi::Next::Replay);
    assert_eq!(scene.table.scores(), &[13000, 29000, 29000, 29000]);
}

#[test]
fn two_warnings_make_a_dead_hand() {
    let hands = [JUNK[0], "4568m2468p246s55z", "33m2468p2468s567z", JUNK[2]];
    let mut scene = setup(Aleague, hands, "3m").deal();
    let ruling = Ruling::of(seat('S'), Offence::CALL_WITHDRAWN);
    assert_eq!(Offence::CALL_WITHDRAWN.sanction(scene.rules).value, Sanction::WarningThenDeadHand);
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!((scene.table.warnings()[1], scene.table.dead_hands().is_empty()), (1, true));
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!((scene.table.warnings()[1], scene.table.dead_hands()), (0, seats("S")));
}

#[test]
fn an_unlawful_act_that_no_catalogue_knows_is_refused_here_too() {
    let mut scene = setup(Tesuji, [JUNK[0], JUNK[1], JUNK[2], ""], "5z").deal();
    let kong = Action::ConcealedKong(kind("5z"));
    let before = scene.table.clone();
    let done = scene.table.record(scene.rules, seat('E'), kong, Showing::Nothing, &mut scene.events);
    assert!(done.is_err());
    assert_eq!(scene.table, before);
}
