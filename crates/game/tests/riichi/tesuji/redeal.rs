//! Abortive draws.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::frame::riichi::{DealResult, FactKind, Next};
use rules::riichi::{AbortKind, Topic};

fn aborted(scene: &Scene, kind: AbortKind, text: &str) {
    assert_eq!(scene.end(), (DealResult::AbortiveDraw(kind), clause(Tesuji, text)));
    assert_eq!(scene.next(), Next::Deal);
}

#[test]
fn tesuji_redeal_1__nine_terminals_abort_at_the_players_wish() {
    let scene = || setup(Tesuji, ["19m19p19s1234z234m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
    let mut aborts = scene();
    assert!(aborts.may('E', Action::NineTerminals));
    aborts.act('E', Action::NineTerminals);
    aborted(&aborts, AbortKind::NineTerminals, "redeal.1");
    scene().discard("5m");
    // Eight are too few.
    let few = setup(Tesuji, ["19m19p19s12z23456m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
    few.refuses('E', Action::NineTerminals, "redeal.1");
}

#[test]
fn tesuji_redeal_2__four_equal_winds_abort() {
    let mut scene = setup(Tesuji, [JUNK[0], JUNK[1], JUNK[2], "112233m456p45s77z"], "9m9s9p1z").deal();
    scene.discards(&["1z", "1z", "1z"]).offer("1z");
    aborted(&scene, AbortKind::FourWinds, "redeal.2");
}

/// Four hands that declare riichi one after another.
const READY: [&str; 4] = ["123m456m789m1122p", "123p456p789p1122s", "123s456s789s1122m", "34567m345p345s66z"];

#[test]
fn tesuji_redeal_3__the_fourth_riichi_aborts() {
    let mut scene = setup(Tesuji, READY, "5z5z5z5z").deal();
    for _ in 0..4 {
        scene.riichi("5z");
        if !scene.table.is_over() {
            scene.pass();
        }
    }
    aborted(&scene, AbortKind::FourRiichi, "redeal.3");
    // All four bets lie on the table.
    assert_eq!((scene.table.game().bets, scene.table.game().scores), (4, [24000; 4]));
}

#[test]
fn tesuji_redeal_7__it_waits_for_the_discard() {
    let mut scene = setup(Tesuji, READY, "5z5z5z5z").deal();
    for _ in 0..3 {
        scene.riichi("5z").pass();
    }
    assert!(!scene.table.is_over());
    assert_eq!(Some(rules::riichi::abort_waits_for_discard(scene.rules)), clause(Tesuji, "redeal.7"));
    scene.riichi("5z");
    assert!(scene.table.is_over());
    let discard = scene.events.iter().rposition(|e| matches!(e, Event::Discarded { .. })).unwrap();
    let end = scene.events.iter().rposition(|e| matches!(e, Event::Ended { .. })).unwrap();
    assert!(discard < end);
}

#[test]
fn tesuji_redeal_8__a_win_on_that_discard_goes_first() {
    let mut scene = setup(Tesuji, READY, "5z5z5z2p").deal();
    for _ in 0..3 {
        scene.riichi("5z").pass();
    }
    scene.riichi("2p").act('E', Action::Ron);
    assert!(matches!(scene.end().0, DealResult::Win { winners, .. } if winners == seats("E")));
    assert_eq!(Some(scene.rules.cite(Topic::WinBeforeAbort)), clause(Tesuji, "redeal.8"));
    // The bet of the tile that was won on was not taken.
    assert_eq!(scene.count(|e| matches!(e, Event::RiichiAccepted { .. })), 3);
}

#[test]
fn tesuji_redeal_9__all_four_show_and_a_noten_one_is_punished() {
    let hands = [READY[0], READY[1], READY[2], "3468m345p345s66z9s"];
    let mut scene = setup(Tesuji, hands, "5z5z5z5z").deal();
    for _ in 0..3 {
        scene.riichi("5z").pass();
    }
    let riichi = Action::Riichi { tile: tile("5z"), from: DiscardFrom::Drawn };
    let done = scene.table.record(scene.rules, seat('N'), riichi, Showing::Nothing, &mut scene.events);
    assert_eq!(done, Ok(()));
    assert_eq!(scene.end().0, DealResult::Chombo(seats("N")));
    let shown = rules::riichi::show_four_riichi(scene.rules, seats("ESW"));
    assert_eq!((shown.value, Some(shown.basis)), (seats("N"), clause(Tesuji, "redeal.9")));
    assert_eq!(scene.next(), Next::Replay);
}

#[test]
fn tesuji_redeal_4__the_fourth_kong_of_several_aborts() {
    let hands = ["1111m2222m3333m5m", "5555p23478s1234z", "28p369s258s1234z9p", "147p69p47s1234z69s"];
    let mut scene = setup(Tesuji, hands, "4m9s").replacements("8m9m9m7z").deal();
    for text in ["1m", "2m", "3m"] {
        scene.act('E', Action::ConcealedKong(kind(text)));
    }
    scene.discard("9m");
    scene.act('S', Action::ConcealedKong(kind("5p")));
    assert!(!scene.table.is_over());
    scene.offer("7z");
    aborted(&scene, AbortKind::FourKongs, "redeal.4");
}

/// East discards a tile that all three others wait for.
fn three(id: rules::regulation::RegulationId) -> Scene {
    let hands = ["147m147p147s1234z", "23456m678p34555s", "23678m345p67899s", "23m234789p34588s"];
    let mut scene = setup(id, hands, "4m").deal();
    scene.offer("4m");
    scene
}

#[test]
fn tesuji_redeal_5__three_rons_abort() {
    let mut scene = three(Tesuji);
    for letter in "SWN".chars() {
        if scene.may(letter, Action::Ron) {
            scene.act(letter, Action::Ron);
        }
    }
    aborted(&scene, AbortKind::TripleRon, "redeal.5");
}

#[test]
fn tesuji_redeal_6__the_first_of_two_wins_and_may_decline() {
    let mut scene = three(Tesuji);
    scene.act('N', Action::Ron).act('S', Action::Pass).act('W', Action::Ron);
    let Event::Won { seat: winner, basis, .. } = scene.last(|e| matches!(e, Event::Won { .. })) else {
        unreachable!()
    };
    assert_eq!((winner, Some(basis)), (seat('W'), clause(Tesuji, "redeal.6")));
    assert_eq!(scene.count(|e| matches!(e, Event::Won { .. })), 1);
}

#[test]
fn tesuji_dealend_3__a_redeal_ends_the_deal() {
    let mut scene = setup(Tesuji, ["19m19p19s1234z234m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
    scene.act('E', Action::NineTerminals);
    scene.says(FactKind::DealEnded, "dealend.3");
    scene.says(FactKind::HonbaUp, "honba.3");
    assert_eq!((scene.table.game().honba, scene.table.game().dealer), (1, seat('E')));
}
