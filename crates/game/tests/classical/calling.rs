//! The calling hand, what it takes to declare Mahjong, and the original call.
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{Call, Double, Source, WinContext, appraise, calling_discards};
use rules::hand::Hand;
use rules::notation::parse_tiles;
use rules::seat::Wind;
use rules::tile::{KindSet, Tile, TileKind};

/// South holds this hand, discards the red dragon he draws, and West draws and discards `tile`.
fn offered_to_south(hand: &str, call: impl FnOnce(&mut Scene), tile: &str) -> Scene {
    let mut scene = setup([JUNK[0], hand, JUNK[1], JUNK[2]], &format!("6z7z{tile}")).deal();
    scene.pass().discard("6z");
    call(&mut scene);
    scene.offer(tile);
    scene
}

fn calls(scene: &mut Scene) {
    scene.call("7z");
}

fn is_silent(scene: &mut Scene) {
    scene.discard("7z");
}

#[test]
fn gambler_4_1_4__mahjong_needs_a_declared_calling_hand() {
    let scene = offered_to_south(PUNGS, is_silent, "8s");
    scene.refuses('S', Action::Mahjong, "4.1.4");
    let mut scene = offered_to_south(PUNGS, calls, "8s");
    assert!(scene.may('S', Action::Mahjong));
    scene.act('S', Action::Mahjong);
    assert_eq!(scene.table.fined().len(), 0);
    assert!(
        matches!(scene.last(|e| matches!(e, Event::Won { .. })), Event::Won { seat: s, .. } if s == seat('S'))
    );
}

#[test]
fn gambler_4_1_4_2__exactly_one_tile_is_missing_and_several_kinds_may_fit() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
    scene.pass().refuses('E', Action::Calling(kind("6z")), "4.1.4-2");
    scene.discard("6z");
    assert_eq!(scene.table.legal(seat('S')).iter().filter(|a| matches!(a, Action::Calling(_))).count(), 1);
    scene.call("7z");
    let waits: Vec<String> = scene.table.view(seat('S')).waits.iter().map(|k| k.to_string()).collect();
    assert_eq!(waits, ["8s", "5z"]);
}

#[test]
fn gambler_4_1_4_3__the_state_begins_with_the_own_discard() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z8s").deal();
    scene.pass();
    // In East's turn, before South has discarded.
    scene.refuses('S', Action::EarlyCall, "4.1.4-3");
    let done = scene.table.record(rules(), seat('S'), Action::EarlyCall, &mut scene.events);
    assert_eq!(done, Ok(()));
    let called = scene.last(|e| matches!(e, Event::Called { .. }));
    assert_eq!((called.basis(), scene.table.call(seat('S'))), (clause("4.1.4-3"), Call::BeforeDiscard));
    scene.discard("6z").discard("7z").offer("8s");
    scene.refuses('S', Action::Mahjong, "4.1.4-3");
    // With the discard the call is good, and comes after it.
    let scene = offered_to_south(PUNGS, calls, "8s");
    let at = scene.events.iter().position(|e| matches!(e, Event::Called { .. })).unwrap();
    assert!(matches!(scene.events[at - 1], Event::Discarded { seat: s, .. } if s == seat('S')));
    assert_eq!(scene.events[at].basis(), clause("4.1.4-3"));
}

#[test]
fn gambler_4_1_5__leaving_is_not_announced() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z6z7z6z3m9m7z6z5z8s").deal();
    scene.pass().discard("6z").call("7z").discard("6z").discard("7z").discard("6z");
    let before = scene.events.len();
    // South leaves the state and comes back to it.
    scene.discard("5z").discard("9m").discard("7z").discard("6z");
    assert!(!scene.events[before..].iter().any(|e| matches!(e, Event::Called { .. })));
    scene.refuses('S', Action::Calling(kind("3m")), "4.1.5");
    scene.discard("3m").offer("8s");
    assert!(scene.may('S', Action::Mahjong));
}

#[test]
fn gambler_4_1_7__a_limit_hand_or_an_internal_double() {
    // Complete, but worth no double.
    let scene = offered_to_south("222m345p678s99s45m", calls, "6m");
    scene.refuses('S', Action::Mahjong, "4.1.7");
    // Seven pairs are a limit hand.
    let mut scene = offered_to_south("2255m4499p33s66s5z", calls, "5z");
    scene.act('S', Action::Mahjong);
    assert_eq!(scene.last(|e| matches!(e, Event::Won { .. })).basis(), clause("4.1.7"));
}

#[test]
fn gambler_4_1_7_2__all_pungs_are_an_internal_double() {
    let mut scene = offered_to_south(PUNGS, calls, "8s");
    scene.act('S', Action::Mahjong);
    assert_eq!(scene.last(|e| matches!(e, Event::Won { .. })).basis(), clause("4.1.7-2"));
    assert_eq!(scene.award().ordinary.unwrap().times_of(Double::NoChow), 1);
}

/// West's hand is calling as it is dealt.
const DEALT: &str = "123m456789p33z34s";

fn west(draws: &str) -> Scene {
    setup(["147m147p147s1245z", JUNK[1], DEALT, "369m369p369s1245z"], draws).deal()
}

#[test]
fn gambler_app_7_8__a_hand_laid_down_as_dealt_doubles() {
    let mut scene = west("6z7z6z5s");
    scene.act('W', Action::OriginalCall);
    let called = scene.last(|e| matches!(e, Event::Called { .. }));
    assert_eq!((called.basis(), scene.table.call(seat('W'))), (clause("app.7.8"), Call::Original));
    // The hand lies open.
    assert!(scene.table.view(seat('E')).shown[seat('W').index()].is_some());
    scene.discard("6z").discard("7z").discard("6z").offer("5s");
    scene.act('W', Action::Mahjong);
    let award = scene.award();
    let count = award.ordinary.unwrap();
    assert_eq!((award.points, count.doubles[0].double), (44, Double::OriginalCall));
    assert_eq!(Some(count.doubles[0].basis), clause("app.7.8"));
}

#[test]
fn gambler_app_7_8__east_lays_down_with_his_first_discard() {
    let mut scene = setup([DEALT, "258m258p258s1245z", JUNK[0], JUNK[2]], "6z7z6z7z6z").deal();
    scene.pass().act('E', Action::OriginalDiscard(kind("6z"))).pass();
    assert_eq!(scene.table.call(seat('E')), Call::Original);
    // Later it is too late: the tiles are not the dealt ones.
    let mut late = setup([DEALT, "258m258p258s1245z", JUNK[0], JUNK[2]], "6z7z6z7z6z").deal();
    late.pass().discard("6z").discard("7z").discard("6z").discard("7z");
    late.refuses('E', Action::OriginalDiscard(kind("6z")), "app.7.8");
    assert!(late.may('E', Action::Calling(kind("6z"))));
}

#[test]
fn gambler_app_7_8_2__an_original_caller_neither_draws_nor_claims_nor_discards() {
    let mut scene = west("6z7z3z");
    scene.act('W', Action::OriginalCall).discard("6z").discard("7z");
    // The turn passes over West.
    assert_eq!(scene.turn(), seat('N'));
    scene.refuses('W', Action::Discard(kind("1m")), "app.7.8-2");
    scene.offer("3z");
    scene.refuses('W', Action::Pung, "app.7.8-2");
}

/// Hands near a shape of their own and others: the discards that leave them calling are those after which some tile
/// completes them.
#[test]
fn calling_discards_are_those_after_which_a_tile_completes_the_hand() {
    let own_shapes = [
        "2222444668s1234z",
        "2446668888p1234z",
        "333s333m333p12347z",
        "333s333m333p56711z",
        "11123445678s666z",
        "123456789m12345z",
        "123456789m56711z",
        "147m258p369s12347z",
        "147m258p369s56722z",
        "111555777999s67z",
        "11123456789995p",
        "19m19p19s12345677z",
        "1133557799m55p11z",
        "222m444p666s88s555z",
    ];
    let mut random = 7u64;
    let mut below = |n: u64| {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (random >> 33) % n
    };
    let mut found = 0;
    for text in own_shapes {
        let tiles: Vec<Tile> = parse_tiles(text).unwrap().into_iter().take(14).collect();
        for _ in 0..40 {
            let mut hand = Hand::of(tiles.iter().copied());
            for _ in 0..=below(2) {
                let out = hand.concealed.kinds().iter().nth(below(4) as usize).unwrap();
                hand.concealed.remove(out);
                let into = TileKind::new(below(34) as u8).unwrap();
                let into = if hand.concealed.get(into) < 4 { into } else { out };
                hand.concealed.add(into);
            }
            let naive: KindSet = TileKind::all().filter(|kind| leaves_calling(&hand, *kind)).collect();
            assert_eq!(calling_discards(rules(), &hand, Wind::South), naive, "{hand:?}");
            found += naive.len();
        }
    }
    assert!(found > 500, "{found}");
}

fn leaves_calling(hand: &Hand, discard: TileKind) -> bool {
    let mut rest = hand.clone();
    rest.concealed.remove(discard)
        && TileKind::all().filter(|kind| rest.concealed.get(*kind) < 4).any(|kind| {
            let mut whole = rest.clone();
            whole.concealed.add(kind);
            let ctx = WinContext::new(seat('E'), seat('S'), Wind::East, Source::Wall);
            appraise(rules(), &whole, kind, &ctx).is_ok()
        })
}
