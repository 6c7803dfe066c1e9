//! Flowers, Free tiles and the end of the wall.
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{DealEnd, Double, FreeSource, NoteKind};

#[test]
fn gambler_app_5a__the_own_flower_has_the_number_of_the_seat() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z8s").flower(1, 2).free("7z").deal();
    scene.pass().discard("6z");
    // South lays the second flower down at once and takes a Free tile for it.
    let laid = scene.last(|e| matches!(e, Event::Bonus { .. }));
    assert!(matches!(laid, Event::Bonus { seat: s, source: TileSource::Wall, .. } if s == seat('S')));
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('S'), Some(kind("7z"))));
    scene.call("7z").offer("8s").act('S', Action::Mahjong);
    assert_eq!(scene.award().note(NoteKind::OwnBonus), clause("app.5a"));
}

#[test]
fn gambler_4_1_9__the_wall_is_played_to_its_last_tile() {
    let mut scene = setup([JUNK[0], JUNK[1], JUNK[2], "147m258p369s1567z"], "").deal();
    scene.pass();
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    assert_eq!(scene.table.left(), 0);
    assert_eq!(scene.last(|e| matches!(e, Event::WallEmpty { .. })).basis(), clause("4.1.9"));
    let (result, basis) = scene.end();
    assert_eq!((result.end, basis), (DealEnd::Drawn, clause("4.1.1a")));
}

/// Everybody holds a closed kong; the wall is played down to so many pieces.
pub(crate) fn kong_at(left: u8) -> Scene {
    let hands = ["1111m369p369s123z", "1111p258m369s123z", "1111s258m258p123z", "4444z369m369p25s4p"];
    let mut scene = setup(hands, "").deal();
    scene.pass();
    scene.down_to(left);
    assert_eq!(scene.table.left(), left);
    scene
}

pub(crate) fn kong_of(scene: &Scene) -> (char, Action) {
    let n = scene.turn().index();
    ("ESWN".chars().nth(n).unwrap(), Action::ConcealedKong(kind(["1m", "1p", "1s", "4z"][n])))
}

#[test]
fn gambler_4_1_9_2__fewer_than_six_tiles_reserve_none() {
    for (left, source) in [
        (20, FreeSource::ReservedTail),
        (6, FreeSource::ReservedTail),
        (5, FreeSource::LastTile),
        (1, FreeSource::LastTile),
    ] {
        let mut scene = kong_at(left);
        let (letter, kong) = kong_of(&scene);
        scene.act(letter, kong).pass();
        let drew = scene.last(|e| {
            matches!(
                e,
                Event::Drew { source: TileSource::Free { .. }, .. }
                    | Event::Bonus { source: TileSource::Free { .. }, .. }
            )
        });
        let (Event::Drew { source: TileSource::Free { from, .. }, .. }
        | Event::Bonus { source: TileSource::Free { from, .. }, .. }) = drew
        else {
            unreachable!()
        };
        assert_eq!((from, drew.basis()), (source, clause("4.1.9-2")), "{left}");
    }
    // None is left, and there is no kong.
    let scene = kong_at(0);
    let (letter, kong) = kong_of(&scene);
    assert!(scene.refused(letter, kong).contains(&decision(3)));
}

#[test]
fn the_last_tile_taken_as_a_free_tile_doubles_twice() {
    let hands = [JUNK[0], "258m258p28s12345z", "555s123m456789p8m", JUNK[2]];
    let mut scene = setup(hands, "6z7z7z").last("8m5s").deal();
    scene.pass().discard("6z").discard("7z").call("7z").down_to(1);
    // West draws the last tile but one.
    scene.act('W', Action::ConcealedKong(kind("5s"))).pass().act('W', Action::Mahjong);
    let award = scene.award();
    assert_eq!(award.note(NoteKind::LastFreeTile), decision(9));
    let count = award.ordinary.unwrap();
    assert_eq!((count.times_of(Double::FreeTile), count.times_of(Double::LastTile)), (1, 1));
    // 20, wall, only tile, the closed kong, and the flowers that came.
    let flowers = scene.table.hand(seat('W')).bonus.len() as i32;
    assert_eq!((award.points, scene.table.left()), (4 * (40 + 4 * flowers), 0));
}
