//! Limit hands that rest on the play: openings, the last tile, Free tiles, robbed kongs.
use crate::claims::robbed;
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{Call, LimitHand, NoteKind};

/// The winner's hand is worth the limit by this clause.
fn is_limit(scene: &Scene, hand: LimitHand, text: &str) {
    let award = scene.award();
    let line = award.limit_hands.iter().find(|line| line.hand == hand).expect("the limit hand");
    assert_eq!((award.points, Some(line.basis)), (2000, clause(text)));
    assert!(matches!(scene.last(|e| matches!(e, Event::Won { .. })), Event::Won { points: 2000, .. }));
}

#[test]
fn gambler_8a_1__easts_dealt_tiles_are_complete() {
    let hands = ["123s456m789p234p2m", "147m147p147s1234z", "258m258p258s1234z", "369m369p369s1234z"];
    let mut scene = setup(hands, "2m").deal();
    // Nobody needs to have called.
    scene.pass().act('E', Action::Mahjong);
    is_limit(&scene, LimitHand::HeavenlyBliss, "8a.1");
    assert_eq!(scene.award().note(NoteKind::BlissWithoutCalling), decision(6));
    // One discard later it is an ordinary hand.
    let mut scene = setup(hands, "7z7z7z7z2m").deal();
    scene.pass().call("7z").discard("7z").discard("7z").discard("7z");
    scene.act('E', Action::Mahjong);
    assert!(!scene.award().has(LimitHand::HeavenlyBliss));
}

const EARTH: &str = "123s456m789p34p22m";

fn called(action: Action, draws: &str) -> Scene {
    let hands = [JUNK[0], JUNK[1], EARTH, JUNK[2]];
    let mut scene = setup(hands, draws).deal();
    scene.act('W', action).pass();
    scene
}

#[test]
fn gambler_8a_2__called_before_east_moves_and_completed_by_his_first_discard() {
    for action in [Action::EarlyCall, Action::OriginalCall] {
        let mut scene = called(action, "5p");
        scene.offer("5p").act('W', Action::Mahjong);
        is_limit(&scene, LimitHand::EarthlyBliss, "8a.2");
    }
    // The call out of turn rests on that clause, and holds for this discard alone.
    let mut scene = called(Action::EarlyCall, "7z5p");
    let event = scene.last(|e| matches!(e, Event::Called { .. }));
    assert_eq!((event.basis(), scene.table.call(seat('W'))), (clause("8a.2"), Call::BeforeDiscard));
    scene.discard("7z").offer("5p");
    scene.refuses('W', Action::Mahjong, "4.1.4-3");
}

/// West has a closed kong of white dragons to declare, and South waits.
fn closed_kong(hand: &str) -> Scene {
    let hands = ["147m147p147s2346z", hand, "258m258p258s5556z", "369m369p369s1234z"];
    let mut scene = setup(hands, "6z7z5z").deal();
    scene.pass().discard("6z").call("7z");
    scene.act('W', Action::ConcealedKong(kind("5z")));
    scene
}

#[test]
fn gambler_8a_13_2__a_closed_kong_is_robbed_for_thirteen_wonders_alone() {
    let mut scene = closed_kong("19m19p19s1123467z");
    assert!(scene.may('S', Action::Mahjong));
    scene.act('S', Action::Mahjong);
    is_limit(&scene, LimitHand::ThirteenWonders, "8a.13");
    assert_eq!(scene.award().note(NoteKind::ClosedKongRobbed), clause("8a.13-2"));
    // Three tiles of it stay with their owner.
    assert_eq!(scene.table.hand(seat('W')).concealed.get(kind("5z")), 3);
    // For no other hand.
    let hands = ["147m147p169s1234z", "123m456789p99m35s", "258m258p444s1456z", JUNK[2]];
    let mut scene = setup(hands, "7z7z4s").deal();
    scene.pass().discard("7z").call("7z");
    scene.act('W', Action::ConcealedKong(kind("4s")));
    scene.refuses('S', Action::Mahjong, "8a.13-2");
}

#[test]
fn gambler_8a_14__the_last_tile_is_the_one_of_dots() {
    // Each of the 83 turns after East's first takes one tile, whatever flowers come: the last one is North's.
    let hands = ["147m47p147s12345z", JUNK[1], JUNK[2], "123s456m789p22m23p"];
    let mut scene = setup(hands, "6z7z6z7z").last("1p").deal();
    scene.pass().discard("6z").discard("7z").discard("6z").call("7z").down_to(0);
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('N'), Some(kind("1p"))));
    scene.act('N', Action::Mahjong);
    is_limit(&scene, LimitHand::MoonFromSeaBottom, "8a.14");
}

#[test]
fn gambler_8a_15__a_free_tile_is_the_five_of_dots() {
    let hands = ["147m147p146s1234z", "777s123m46789p22m", "258m258p58s12345z", JUNK[2]];
    let mut scene = setup(hands, "7z7z7s").free("5p").deal();
    scene.pass().discard("7z").call("7z").offer("7s");
    scene.act('S', Action::ClaimedKong).pass();
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('S'), Some(kind("5p"))));
    scene.act('S', Action::Mahjong);
    is_limit(&scene, LimitHand::GrapesOnRoof, "8a.15");
}

#[test]
fn gambler_8a_16__a_robbed_kong_of_the_two_of_bamboo() {
    let mut scene = robbed("123m456789p22m13s");
    scene.act('S', Action::Mahjong);
    is_limit(&scene, LimitHand::CarryingPole, "8a.16");
}

#[test]
fn gambler_8b_17__the_free_tile_of_the_second_kong_of_a_turn() {
    let hands = ["17m147p1469s1234z", "777s444m123678p9s", "258m258p58s12345z", "369m369p36s12347z"];
    let mut scene = setup(hands, "6z7z7s").free("4m9s").deal();
    scene.pass().discard("6z").call("7z").offer("7s");
    scene.act('S', Action::ClaimedKong).pass();
    scene.act('S', Action::ConcealedKong(kind("4m"))).pass();
    assert_eq!(scene.table.drawn(), Some(kind("9s")));
    scene.act('S', Action::Mahjong);
    is_limit(&scene, LimitHand::KongOnKong, "8b.17");
    // With a turn between the kongs it is a Free tile and no more.
    let mut scene = setup(hands, "6z7z7s7z6z6z4m").free("1z9s").deal();
    scene.pass().discard("6z").call("7z").offer("7s");
    scene.act('S', Action::ClaimedKong).pass();
    scene.discard("1z").discard("7z").discard("6z").discard("6z");
    scene.act('S', Action::ConcealedKong(kind("4m"))).pass().act('S', Action::Mahjong);
    let award = scene.award();
    assert!(!award.has(LimitHand::KongOnKong));
    assert_eq!(award.points, 96);
}

/// The Rose of this hand lacks the North wind.
const ROSE: &str = "333s333m333p1237z";

#[test]
fn gambler_app_4_3__the_rose_is_not_completed_by_a_discard() {
    let hands = ["147m147p147s1235z", ROSE, "258m258p258s1235z", "69m69p69s1234567z"];
    let mut scene = setup(hands, "6z5z4z6z6z4z").deal();
    scene.pass().discard("6z").call("5z").offer("4z");
    scene.refuses('S', Action::Mahjong, "app.4-3");
    scene.pass().discard("6z").discard("6z");
    scene.act('S', Action::Mahjong);
    assert!(scene.award().has(LimitHand::WindyTriangle));
}
