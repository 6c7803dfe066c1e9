//! Hands and circumstances that cannot be: every reason is named, all at once.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::seat::Wind;
use reglament_rules::tile::{Suit, Tile};

const GOOD: &str = "[RdRdRd] B234 D567 C88 D23 + D4 discard";

#[test]
fn each_reason_is_found_alone() {
    for (text, kind) in [
        ("[RdRdRd] B234 D567 C88 D2345 + D4 wall", RefusalKind::TileCount),
        ("[RdRdRd] B234 D567 C88 D23 + D4 wall kongs=1", RefusalKind::KongsThisTurn),
        ("(RdRdRdRd) B234 D567 C88 D23 + D4 free kongs=2", RefusalKind::KongsThisTurn),
        ("(RdRdRdRd) B234 D567 C88 D23 + D4 wall kongs=1", RefusalKind::KongsThisTurn),
        ("[RdRdRd] B234 D567 C88 D23 + D4 free", RefusalKind::FreeTileWithoutCause),
        ("[RdRdRd] B234 D567 C88 D23 + D4 discard last", RefusalKind::LastTileNotDrawn),
        ("[RdRdRd] B234 D567 C88 D22 + D2 robbed", RefusalKind::RobbedCopies),
        ("B123 C456 D789234 C2 + C2 wall heaven", RefusalKind::HeavenNotEast),
        ("[B123] C456 D789234 C2 + C2 wall heaven seat=E", RefusalKind::HeavenNotDealt),
        ("B123 C456 D789234 C2 + C2 discard heaven seat=E", RefusalKind::HeavenNotDealt),
        ("B123 C456 D78934 C22 + D5 robbed earth seat=W", RefusalKind::EarthNotFromEast),
        ("B123 C456 D78934 C22 + D5 discard earth uncalled seat=W", RefusalKind::EarthNotCalled),
        ("[RdRdRd] B234 D567 C88 D23 + D4 discard original", RefusalKind::OriginalCallDrew),
        ("[RdRdRd] B234 D567 C88 D23 + D5 discard", RefusalKind::NotMahjong),
        ("RdRdRdRdRd B234 D567 D23 + D4 discard", RefusalKind::FiveCopies),
    ] {
        assert_eq!(refused(text).kinds().collect::<Vec<_>>(), [kind], "{text}");
    }
    let (mut hand, win, ctx) = mahjong(GOOD);
    let own = WinContext { source: Source::Discard(SOUTH), ..ctx };
    assert!(value(rules(), &hand, win, &own).unwrap_err().contains(RefusalKind::OwnTile));
    assert!(value(rules(), &hand, tile("D9"), &ctx).unwrap_err().contains(RefusalKind::WinningTileMissing));
    hand.remove(Tile::plain(tile("D5")));
    hand.add(Tile::red_five(Suit::Dots));
    assert!(value(rules(), &hand, win, &ctx).unwrap_err().contains(RefusalKind::RedFives));
}

#[test]
fn several_reasons_come_together() {
    let all = refused("[RdRdRd] B234 D567 C88 D2345 + D4 discard last kongs=1");
    assert_eq!(
        all.kinds().collect::<Vec<_>>(),
        [RefusalKind::TileCount, RefusalKind::KongsThisTurn, RefusalKind::LastTileNotDrawn]
    );
    assert!(all.to_string().contains("; "));
    let law = refused("[B555] C123 D45678 C99 + D9 discard uncalled lost");
    assert_eq!(
        law.kinds().collect::<Vec<_>>(),
        [RefusalKind::NotCalling, RefusalKind::RightLost, RefusalKind::BelowMinimum]
    );
    assert!(law.cited(rules()).all(|r| r.basis.is_some()));
}

#[test]
fn ids_are_unique() {
    let mut ids: Vec<&str> = RefusalKind::ALL.iter().map(|k| k.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), RefusalKind::ALL.len());
    for limit in LimitHand::ALL {
        assert_eq!(LimitHand::from_id(limit.id()), Some(limit));
    }
    for double in Double::ALL {
        assert_eq!(Double::from_id(double.id()), Some(double));
    }
    let mut topics: Vec<String> = Topic::all().map(Topic::name).collect();
    assert!(Topic::all().enumerate().all(|(i, topic)| topic.index() == i));
    topics.sort_unstable();
    topics.dedup();
    assert_eq!(topics.len(), Topic::COUNT);
}

#[test]
fn impossible_hands_are_counted_without_panic() {
    // A deal sheet may hold anything: the hand of a loser is counted whatever it is.
    for text in ["", "[B123] [B123] [B123] [B123] B1234", "RdRdRdRdRdRdRd", "(B1111) B1111 C1"] {
        let count = count_hand(rules(), &hand(text), Wind::East, Wind::South);
        assert!(count.value >= 0);
    }
    assert!(waits(rules(), &hand("B123"), Wind::East).is_err(), "three tiles are no hand");
}
