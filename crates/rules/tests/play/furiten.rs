//! Furiten: RR-035 to RR-038, BS-15.
use crate::help::*;
use reglament_rules::riichi::*;
use reglament_rules::tile::KindSet;

#[test]
fn rr_035_a_claimed_discard_makes_furiten() {
    let waiting = Waiting::of(&hand("33m345678p45s789s"));
    assert_eq!(waiting.kinds, kinds("36s"));
    let pool = kinds("9m1z6s2p");
    for (_, rules) in six() {
        let ron = check_ron(rules, waiting, pool, Furiten::None, Offered::Discard(kind("3s")));
        assert_eq!(reasons(ron), [Reason::FuritenOwnDiscard]);
        let ron = check_ron(rules, waiting, kinds("9m1z2p"), Furiten::None, Offered::Discard(kind("3s")));
        assert_eq!(ron, Ok(()));
    }
}

#[test]
fn rr_036_a_missed_tile_bars_until_the_own_discard() {
    let waiting = Waiting::of(&hand("33m345678p45s789s"));
    for (_, rules) in six() {
        let ron = |f| check_ron(rules, waiting, KindSet::EMPTY, f, Offered::Discard(kind("6s")));
        let missed = Furiten::None.missed(rules, waiting, Offered::Discard(kind("3s")));
        // What others draw, discard and claim changes nothing.
        let missed = missed.missed(rules, waiting, Offered::Discard(kind("9m")));
        assert_eq!(reasons(ron(missed)), [Reason::FuritenTemporary]);
        assert_eq!(ron(missed.own_discard()), Ok(()));
    }
}

#[test]
fn rr_037_a_tile_missed_in_riichi_bars_to_the_end() {
    let waiting = Waiting::of(&hand("33m345678p45s789s"));
    for (_, rules) in six() {
        let riichi = Furiten::None.own_discard().riichi();
        let ron = |f| check_ron(rules, waiting, KindSet::EMPTY, f, Offered::Discard(kind("6s")));
        assert_eq!(ron(riichi), Ok(()));
        let missed = riichi.missed(rules, waiting, Offered::Discard(kind("3s"))).own_discard();
        assert_eq!(reasons(ron(missed)), [Reason::FuritenRiichi]);
    }
}

#[test]
fn rr_038_missed_kongs() {
    let ordinary = Waiting::of(&hand("33m345678p45s789s"));
    let orphans = Waiting::of(&hand("19m19p19s1234567z"));
    assert_eq!((orphans.shape, orphans.kinds.len()), (WaitShape::ThirteenOrphans, 13));
    for (id, rules) in six() {
        let missed = |waiting, tile| Furiten::None.missed(rules, waiting, tile);
        assert_eq!(missed(ordinary, Offered::AddedKong(kind("3s"))), Furiten::Temporary);
        assert_eq!(missed(ordinary, Offered::ConcealedKong(kind("3s"))), Furiten::None);
        let robbed = ["samara", "tesuji", "aleague", "jpml-b"].contains(&id);
        let expected = if robbed { Furiten::Temporary } else { Furiten::None };
        assert_eq!(missed(orphans, Offered::ConcealedKong(kind("1z"))), expected, "{id}");
        let ron =
            check_ron(rules, ordinary, KindSet::EMPTY, Furiten::None, Offered::ConcealedKong(kind("3s")));
        assert_eq!(reasons(ron), [Reason::ConcealedKongRobbed]);
    }
}

#[test]
fn bs_15_a_red_five_is_a_five_and_the_riichi_discard_clears() {
    let waiting = Waiting::of(&hand("34m123p456p789s11z"));
    assert_eq!(waiting.kinds, kinds("25m"));
    let missed = Furiten::None.missed(tenhou(), waiting, Offered::Discard(kind("0m")));
    let ron = |f| check_ron(tenhou(), waiting, kinds("9p"), f, Offered::Discard(kind("2m")));
    assert_eq!(reasons(ron(missed)), [Reason::FuritenTemporary]);
    assert_eq!(ron(missed.own_discard().riichi()), Ok(()));
}
