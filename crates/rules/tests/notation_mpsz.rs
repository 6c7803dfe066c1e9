//! Reading MPSZ: tiles, red fives, honours, groups.
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::notation::{parse_hand, parse_meld, parse_tile, parse_tiles, read_hand};
use reglament_rules::seat::Relative;
use reglament_rules::tile::{Suit, Tile, TileKind};

fn tiles(text: &str) -> String {
    parse_tiles(text).map_or_else(|e| e.to_string(), |tiles| tiles.iter().map(Tile::to_string).collect())
}

fn number(suit: Suit, rank: u8) -> TileKind {
    TileKind::number(suit, rank).unwrap()
}

#[test]
fn tiles_come_in_the_order_written() {
    for (text, read) in [
        ("", ""),
        ("123m", "1m2m3m"),
        ("1m2m3m", "1m2m3m"),
        ("9s1m 7z", "9s1m7z"),
        ("12 3m", "1m2m3m"),
        ("123M456P789S11Z", "1m2m3m4p5p6p7s8s9s1z1z"),
        ("0m0p0s", "0m0p0s"),
        ("r5m", "0m"),
        ("5mr", "0m"),
        ("5rm", "0m"),
        ("34r5m", "3m4m0m"),
        ("55rm", "5m0m"),
        ("5m5mr", "5m0m"),
        ("5mr 5m", "0m5m"),
        ("ESWNPFC", "1z2z3z4z5z6z7z"),
        ("1mE1pS1sS", "1m1z1p2z1s2z"),
        ("WhGR", "5z6z7z"),
        ("1 2 3 m", "1m2m3m"),
        ("１２３ｍ", "1m2m3m"),
    ] {
        assert_eq!(tiles(text), read, "{text}");
    }
}

#[test]
fn one_tile() {
    assert_eq!(parse_tile("0p"), Ok(Tile::red_five(Suit::Dots)));
    assert_eq!(parse_tile("7z"), Ok(Tile::plain(TileKind::RED)));
    assert!(parse_tile("77z").is_err());
    assert!(parse_tile("").is_err());
}

#[test]
fn groups() {
    use MeldKind::*;
    use Relative::*;
    let five = number(Suit::Characters, 5);
    let pung = |from| Meld::pung(TileKind::WHITE, from);
    let kong = |kind, from| Meld::kong(kind, TileKind::WHITE, from).unwrap();
    let chow = |claimed| Meld::chow(number(Suit::Bamboo, 3), claimed).unwrap();
    for (text, meld) in [
        ("(555z)", pung(None)),
        ("(555<z)", pung(Some(Previous))),
        ("(555z^)", pung(Some(Across))),
        ("(5>55z)", pung(Some(Next))),
        ("(PPP>)", pung(Some(Next))),
        ("(5555z)", kong(ConcealedKong, None)),
        ("[5555z]", kong(ConcealedKong, None)),
        ("(5555<z)", kong(ClaimedKong, Some(Previous))),
        ("(5555z=)", kong(ClaimedKong, Some(Across))),
        ("(5555?z)", kong(ClaimedKong, None)),
        ("(555>5z)", kong(AddedKong, Some(Next))),
        ("(555?5z)", kong(AddedKong, None)),
        ("(3<45s)", chow(0)),
        ("(34<5s)", chow(1)),
        ("(345<s)", chow(2)),
        ("(5<34s)", chow(2)),
        ("(345s<)", chow(0)),
        ("(345s)", chow(0)),
        ("(3s4s<5s)", chow(1)),
        ("(340s)", chow(0).with_reds(1).unwrap()),
        ("(055m)", Meld::pung(five, None).with_reds(1).unwrap()),
        // As a name and tiles, or one tile for the group.
        ("pon 5z", pung(None)),
        ("pon 555z", pung(None)),
        ("PON 555<z", pung(Some(Previous))),
        ("chi 345s", chow(0)),
        ("chi 3s", chow(0)),
        ("ankan 5z", kong(ConcealedKong, None)),
        ("ankan 5555z", kong(ConcealedKong, None)),
        ("minkan 5555z", kong(ClaimedKong, None)),
        ("daiminkan 5z>", kong(ClaimedKong, Some(Next))),
        ("kakan 5555z", kong(AddedKong, None)),
        ("pon 0m", Meld::pung(five, None).with_reds(1).unwrap()),
        // As other programs write them.
        ("(345s0)", chow(0)),
        ("(345s2)", chow(2)),
        ("(p5z1)", pung(Some(Next))),
        ("(p5z)", pung(None)),
        ("(p0m3)", Meld::pung(five, Some(Previous)).with_reds(1).unwrap()),
        ("(555zp1)", pung(Some(Next))),
        ("(5555zk2)", kong(ClaimedKong, Some(Across))),
        ("(5555zs3)", kong(AddedKong, Some(Previous))),
        ("(k5z)", kong(ConcealedKong, None)),
        ("(k5z0)", kong(ConcealedKong, None)),
        ("(k5z1)", kong(ClaimedKong, Some(Next))),
        ("(s5z1)", kong(AddedKong, Some(Next))),
        ("[345s,2]", chow(1)),
        ("[PPP,1]", pung(Some(Previous))),
        ("[5555z,3]", kong(ClaimedKong, Some(Next))),
        ("[PPPP,6]", kong(AddedKong, Some(Across))),
    ] {
        assert_eq!(parse_meld(text), Ok(meld), "{text}");
    }
}

#[test]
fn hands_with_groups() {
    let hand = parse_hand("406p11z (123<m) (555>z) [9999s]").unwrap();
    assert_eq!(hand.concealed_tiles().map(|t| t.to_string()).collect::<String>(), "4p0p6p1z1z");
    let kinds: Vec<_> = hand.melds.iter().map(|m| (m.kind(), m.tile().to_string())).collect();
    assert_eq!(
        kinds,
        [
            (MeldKind::Chow, "1m".to_owned()),
            (MeldKind::Pung, "5z".to_owned()),
            (MeldKind::ConcealedKong, "9s".to_owned())
        ]
    );
    assert!(!hand.is_concealed());
    // Named groups without brackets go on to the next name or comma.
    assert_eq!(parse_hand("11m chi 123p pon 9s, ankan 1z, 2m3m").map(|h| h.melds.len()), Ok(3));
    assert_eq!(parse_hand("(999s)11m").unwrap(), parse_hand("11m(999s)").unwrap());
    assert_eq!(read_hand("1m2m3m1m flower1 season4").unwrap().last, parse_tile("1m").ok());
    assert_eq!(parse_hand("11m flower1 season4").unwrap().bonus.len(), 2);
    assert_eq!(parse_hand("0555m").unwrap().red_count(), 1);
    assert_eq!(parse_hand("1z").unwrap(), Hand::of([Tile::plain(TileKind::EAST)]));
}
