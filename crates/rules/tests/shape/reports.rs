//! The bug reports about shape: each test bears the number of its report.
use crate::hands::{hand, set};
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::shape::{OwnCopies, Shapes, discards, shanten, waits};
use reglament_rules::tile::{KindSet, TileKind};

fn concealed_kong(kind: u8) -> Meld {
    Meld::kong(MeldKind::ConcealedKong, TileKind::new(kind).unwrap(), None).unwrap()
}

#[test]
fn bs_10_a_fifth_copy_is_no_wait() {
    let concealed = hand("23m456p789s11z");
    let kong = [concealed_kong(0)];
    let ask = |own| waits(concealed, &kong, Shapes::RIICHI, own);
    assert_eq!(ask(OwnCopies::All), Ok(set("4m")));
    // Tenhou looks at the concealed tiles alone.
    assert_eq!(ask(OwnCopies::Concealed), Ok(set("14m")));
    assert_eq!(ask(OwnCopies::Ignored), Ok(set("14m")));

    let concealed = hand("123456789m1111p");
    let ask = |own| waits(concealed, &[], Shapes::RIICHI, own);
    assert_eq!(ask(OwnCopies::All), Ok(KindSet::EMPTY));
    assert_eq!(ask(OwnCopies::Concealed), Ok(KindSet::EMPTY));
    assert_eq!(ask(OwnCopies::Ignored), Ok(set("1p")));
}

#[test]
fn bs_13_a_red_five_is_a_five() {
    for (tiles, expected) in [
        ("12345m0677889p66z", vec![("0p", "36m"), ("8p", "36m")]),
        ("067m340567p4468s6s", vec![("6s", "7s"), ("8s", "46s")]),
        ("1678m06p5556999s7p", vec![("1m", "467s"), ("6s", "1m")]),
    ] {
        let ready: Vec<_> = discards(hand(tiles), 0, Shapes::RIICHI)
            .unwrap()
            .into_iter()
            .filter(|d| d.after.shanten == 0)
            .map(|d| (KindSet::of(d.kind), d.after.accepted))
            .collect();
        let expected: Vec<_> = expected.into_iter().map(|(d, w)| (set(d), set(w))).collect();
        assert_eq!(ready, expected, "{tiles}");
    }
}

#[test]
fn bs_20_four_held_copies_leave_no_fifth() {
    for tiles in ["123456789m1111z", "123456789m1111p", "1112223334444z", "11122233334444z"] {
        assert_eq!(shanten(hand(tiles), 0).unwrap().min(), 1, "{tiles}");
    }
}

#[test]
fn bs_21_the_groups_missing_in_a_short_hand_are_complete() {
    for (tiles, expected) in [("14668889m", 1), ("11223m55p1z", 0), ("11223m55p", 0)] {
        for melds in 0..=2 {
            let found = shanten(hand(tiles), melds).unwrap();
            assert_eq!((found.min(), found.pairs, found.orphans), (expected, None, None), "{tiles}");
        }
    }
}
