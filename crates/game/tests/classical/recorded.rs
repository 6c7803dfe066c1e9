//! A recorded table: false Mahjong both ways, and a wrong number of tiles.
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{Call, DealEnd, Remedy, ScoreKind, TileNumber};

/// South declares Mahjong on East's six, which it is not.
fn falsely() -> Scene {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z3z7z6z8s").deal();
    scene.pass().discard("6z").call("7z").offer("2m");
    scene
}

fn record(scene: &mut Scene, letter: char, action: Action) {
    let done = scene.table.record(rules(), seat(letter), action, &mut scene.events);
    assert_eq!(done, Ok(()), "{letter} {action:?}");
}

#[test]
fn gambler_4_3_2__the_offender_may_not_declare_again() {
    let mut scene = falsely();
    // An online table refuses it.
    assert!(!scene.refused('S', Action::Mahjong).is_empty());
    record(&mut scene, 'S', Action::Mahjong);
    assert_eq!(scene.last(|e| matches!(e, Event::FalseMahjong { .. })).basis(), clause("4.3"));
    assert_eq!(scene.table.phase(), Phase::Consent { offender: seat('S') });
    assert!(!scene.refused('S', Action::Agree).is_empty());
    scene.act('E', Action::Agree).act('W', Action::Agree).act('N', Action::Agree);
    let played_on = scene.last(|e| matches!(e, Event::PlayedOn { .. }));
    let Event::PlayedOn { fine, right_lost, .. } = played_on else { unreachable!() };
    assert_eq!((fine, played_on.basis(), Some(right_lost)), (100, clause("4.3-3"), clause("4.3-2")));
    // The deal goes on, and his right is gone.
    scene.pass().discard("7z").discard("6z");
    assert_eq!(scene.table.drawn(), Some(kind("8s")));
    scene.refuses('S', Action::Mahjong, "4.3-2");
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    // The fine enters the whists of the deal; nobody has a positive result.
    assert_eq!(scene.settled().score.whists, [0, -100, 0, 0]);
}

#[test]
fn one_refusal_stops_the_deal() {
    let mut scene = falsely();
    record(&mut scene, 'S', Action::Mahjong);
    scene.act('E', Action::Agree).act('W', Action::Disagree).act('N', Action::Agree);
    let (result, basis) = scene.end();
    assert_eq!((result.end, basis), (DealEnd::Stopped(seat('S')), clause("4.3-4")));
    let score = scene.settled().score;
    assert_eq!(score.whists, [80, -240, 80, 80]);
    assert_eq!(score.points_for(ScoreKind::Place).map(|p| p.halves() / 2), [2, 0, 2, 2]);
    assert_eq!(score.points().map(|p| p.halves() / 2), [3, -1, 3, 3]);
}

#[test]
fn a_false_mahjong_in_the_own_turn_lets_the_turn_go_on() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
    scene.pass();
    record(&mut scene, 'E', Action::Mahjong);
    scene.act('S', Action::Agree).act('W', Action::Agree).act('N', Action::Agree);
    assert_eq!((scene.turn(), scene.table.fined().contains(seat('E'))), (seat('E'), true));
    scene.discard("6z");
}

#[test]
fn a_call_of_a_hand_that_is_not_calling_is_void() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
    scene.pass();
    record(&mut scene, 'E', Action::Calling(kind("6z")));
    assert_eq!((scene.table.call(seat('E')), scene.table.discards().len()), (Call::None, 1));
}

fn slip(scene: &mut Scene, slip: Slip) {
    let done = scene.table.ruled(rules(), slip, &mut scene.events);
    assert_eq!(done, Ok(()), "{slip:?}");
}

/// South takes a tile too many in his first turn and says so.
fn extra() -> Scene {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z3z6z6z6z7z8s").deal();
    scene.pass().discard("6z");
    slip(&mut scene, Slip::TakesExtra(seat('S')));
    slip(&mut scene, Slip::Announces(seat('S')));
    scene
}

#[test]
fn gambler_4_2__a_wrong_number_does_not_kill_the_hand() {
    let mut scene = extra();
    let announced = scene.last(|e| matches!(e, Event::Announced { .. }));
    let Event::Announced { number, not_dead, .. } = announced else { unreachable!() };
    assert_eq!((number, Some(not_dead)), (TileNumber::Extra(1), clause("4.2")));
    // He puts it right and wins.
    scene.discard("7z").discard("6z").discard("6z").discard("6z");
    scene.call("3z").discard("7z").offer("8s").act('S', Action::Mahjong);
    assert_eq!(scene.settled().result.winner(), Some(seat('S')));
}

#[test]
fn gambler_4_2_3__with_a_tile_too_many_he_does_not_draw() {
    let mut scene = extra();
    let announced = scene.last(|e| matches!(e, Event::Announced { .. }));
    assert_eq!(announced.basis(), clause("4.2-3"));
    assert!(matches!(announced, Event::Announced { remedy: Remedy::DiscardsWithoutDrawing, .. }));
    scene.discard("7z");
    assert_eq!(scene.table.tile_number(seat('S')), TileNumber::Extra(1));
    scene.discard("6z").discard("6z").discard("6z");
    let skipped = scene.last(|e| matches!(e, Event::Skipped { .. }));
    assert_eq!((skipped.basis(), scene.turn(), scene.table.drawn()), (clause("4.2-3"), seat('S'), None));
    scene.call("3z");
    assert_eq!(scene.table.tile_number(seat('S')), TileNumber::Right);
}

#[test]
fn gambler_4_2_4__a_missing_tile_is_drawn_too_and_bars_what_counts() {
    // South forgets to draw in his first turn; in the second he draws two tiles.
    let mut scene =
        setup(["147m17p1479s1234z", "4444p56p777m99m8s1z", JUNK[1], JUNK[2]], "6z7z6z6z8s8s").deal();
    scene.pass();
    slip(&mut scene, Slip::Forgets(seat('S')));
    scene.discard("6z");
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('S'), None));
    scene.discard("1z");
    assert_eq!(scene.table.tile_number(seat('S')), TileNumber::Missing(1));
    slip(&mut scene, Slip::Announces(seat('S')));
    let announced = scene.last(|e| matches!(e, Event::Announced { .. }));
    assert!(matches!(announced, Event::Announced { remedy: Remedy::DrawsMissingTile, .. }));
    scene.discard("7z").discard("6z").discard("6z");
    let missing = scene.last(|e| matches!(e, Event::Drew { source: TileSource::Missing { .. }, .. }));
    assert_eq!((missing.basis(), scene.turn()), (clause("4.2-4"), seat('S')));
    assert_eq!(scene.table.drawn(), Some(kind("8s")));
    for action in [Action::Mahjong, Action::Calling(kind("9m")), Action::ConcealedKong(kind("4p"))] {
        scene.refuses('S', action, "4.2-4");
    }
    scene.discard("9m");
    assert_eq!(scene.table.tile_number(seat('S')), TileNumber::Right);
}
