//! Waits in all shapes of the family.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::seat::Wind;
use reglament_rules::tile::{KindSet, TileKind};

fn waits_for(text: &str, own: Wind) -> Vec<TileKind> {
    waits(rules(), &hand(text), own).unwrap().iter().collect()
}

#[test]
fn shapes_that_are_no_four_sets_are_waited_for() {
    for (text, waited) in [
        ("B222244466 EwSwWwNw", "B8"),
        ("D2446668888 EwSwWw", "Nw"),
        ("[B333] [C3333] D333 EwSwWwNw", "EwSwWwNwWdGdRd"),
        ("[B777] C777 D777 RdGdWd Sw", "Sw"),
        ("[B777] C777 D777 RdGd SwSw", "Wd"),
        ("B1112345678 GdGdGd", "B2345678"),
        ("B1112345678 GdGd B4", "Gd"),
        ("[C456] C123789 EwSwWwNw", "WdGdRd"),
        ("B123456789 RdGdNwNw", "Wd"),
        ("B147 C258 D36 EwSwWwNwRd", "D9"),
        ("C147 D258 B369 RdGdWdSw", "Sw"),
        ("B2255 C3388 D44 EwEwRd", "Rd"),
        ("[B111] [B555] B777999 Rd", "GdRd"),
        ("[B111] [B555] B77799 RdGd", "B9"),
        ("D1112345678999", "D123456789"),
    ] {
        let expected: KindSet = tiles(&waited.replace(' ', "")).into_iter().collect();
        let found: KindSet = waits_for(text, Wind::South).into_iter().collect();
        if text.starts_with("B1112345678") {
            // The ordinary reading of one suit with its dragons adds waits of its own.
            assert_eq!(found.intersection(expected), expected, "{text}");
        } else {
            assert_eq!(found, expected, "{text}");
        }
    }
    assert!(waits_for("C147 D258 B369 RdGdWdSw", Wind::West).is_empty(), "not the own wind");
}

#[test]
fn used_up_kinds_are_no_waits() {
    assert_eq!(waits_for("[RdRdRd] (B7777) C234 B56 D22", Wind::South), tiles("B4"));
    // Four of the only kind: not calling at all.
    assert_eq!(calling(rules(), &hand("(B7777) [RdRdRd] C234 B68 D22"), Wind::South).unwrap(), None);
}

#[test]
fn waits_are_the_kinds_that_complete() {
    // Whatever is waited for completes the hand from the wall, and nothing else does.
    for text in [
        "[RdRdRd] B234 D567 C88 D23",
        "B1112345678999",
        "B147 C258 D36 EwSwWwNwRd",
        "[B333] C333 D333 EwSwWwRd",
        "B19 C19 D19 EwSwWwNwRdGdWd",
        "D1122335566889",
        "(GdGdGdGd) B1112345678",
        "[B123] B456 B789 EwSwWw Nw",
    ] {
        let waited = waits(rules(), &hand(text), Wind::South).unwrap();
        for kind in TileKind::all() {
            let (mut full, _, ctx) = mahjong(&format!("{text} + Ew wall"));
            full.concealed.remove(tile("Ew"));
            full.concealed.add(kind);
            let complete = appraise(rules(), &full, kind, &ctx).is_ok();
            assert_eq!(waited.contains(kind), complete, "{text} {kind:?}");
        }
    }
}
