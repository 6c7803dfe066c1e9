//! Which shapes count, which own copies do, and how many accepted tiles are left.
use crate::hands::{hand, set};
use reglament_rules::shape::{
    OwnCopies, SevenPairs, Shapes, ThirteenOrphans, discards, shanten, ukeire, waits,
};
use reglament_rules::tile::KindSet;

const REPEATS: Shapes = Shapes { pairs: SevenPairs::Repeats, orphans: ThirteenOrphans::No };

fn wait(tiles: &str, shapes: Shapes) -> KindSet {
    waits(hand(tiles), &[], shapes, OwnCopies::All).unwrap()
}

#[test]
fn seven_pairs_need_seven_kinds_unless_repeats_count() {
    let tiles = "1111m2255p3377s9m";
    assert_eq!(wait(tiles, REPEATS), set("9m"));
    assert_eq!(wait(tiles, Shapes::RIICHI), KindSet::EMPTY);
    // Three of a kind and no single tile: the fourth copy makes two pairs.
    assert_eq!(wait("1122m2255p33777s", REPEATS), set("7s"));
    // Six different kinds, a seventh is missing altogether: any new kind helps.
    let found = ukeire(hand("1122m2255p33777s"), 0, Shapes::RIICHI).unwrap();
    assert_eq!((found.shanten, found.accepted), (1, KindSet::ALL.difference(set("12m25p37s"))));
}

#[test]
fn thirteen_orphans_wait_for_one_kind_or_for_thirteen() {
    assert_eq!(wait("19m19p19s1234567z", Shapes::RIICHI), KindSet::TERMINALS_AND_HONOURS);
    assert_eq!(wait("19m19p19s1123456z", Shapes::RIICHI), set("7z"));
    assert_eq!(wait("19m19p19s1123456z", Shapes::STANDARD), KindSet::EMPTY);
}

#[test]
fn two_shapes_may_be_equally_near() {
    // Ryanpeikou: 7s completes the pairs, 4s and 7s the groups.
    assert_eq!(wait("112233m556677s7p", Shapes::RIICHI), set("7p"));
    assert_eq!(wait("1122334455667m", Shapes::RIICHI), set("147m"));
    assert_eq!(wait("1122334455667m", Shapes::STANDARD), set("147m"));
    assert_eq!(shanten(hand("11223344556677m"), 0).unwrap().pairs, Some(-1));
}

#[test]
fn a_fifth_copy_is_told_only_when_asked_for() {
    let ask = |tiles, own| waits(hand(tiles), &[], Shapes::RIICHI, own).unwrap();
    for own in [OwnCopies::Concealed, OwnCopies::All] {
        assert_eq!(ask("1111m456789s22z1s", own), ask("1111m456789s22z1s", OwnCopies::Ignored));
        assert_eq!(
            ask("2333345678999m", own),
            ask("2333345678999m", OwnCopies::Ignored).difference(set("3m"))
        );
    }
    assert_eq!(ask("123456789m1111z", OwnCopies::Ignored), set("1z"));
}

#[test]
fn accepted_tiles_are_counted_less_the_visible_ones() {
    let tiles = hand("123m456p789s1122z");
    let found = ukeire(tiles, 0, Shapes::RIICHI).unwrap();
    assert_eq!((found.shanten, found.accepted), (0, set("12z")));
    assert_eq!(found.remaining(tiles), 4);
    assert_eq!(found.remaining(hand("123m456p789s1122z11222z3m")), 0);
    let best = discards(hand("123m456p789s1122z5m"), 0, Shapes::RIICHI).unwrap();
    let best = best.iter().max_by_key(|d| (-d.after.shanten, d.after.remaining(tiles))).unwrap();
    assert_eq!(KindSet::of(best.kind), set("5m"));
}
