//! The tile yaku with their values, concealed and open.
use super::{by, is_shown, rules};
use crate::help::*;
use reglament_rules::riichi::*;

/// Asserts the han of a yaku in a concealed and in an open hand, and that both cite the clause; 0 is none.
fn holds(clause: &str, yaku: Yaku, concealed: (&str, &str, u8), open: (&str, &str, u8)) {
    for (text, win, han) in [concealed, open] {
        let expected = (han > 0).then(|| (han, by(clause)));
        assert_eq!(ron(rules(), text, win).line(yaku), expected, "{text}");
    }
}

#[test]
fn tesuji_yaku_1__tanyao() {
    let win = ron(rules(), "234567m22s678s345p", "8s");
    assert_eq!(win.line(Yaku::Tanyao), Some((1, by("yaku.1"))));
    let open = ron(rules(), "234567m22s678s (345<p)", "8s");
    assert_eq!(open.line(Yaku::Tanyao).map(|l| l.0), Some(1));
}

#[test]
fn tesuji_yaku_2__yakuhai() {
    for (yaku, tile) in [
        (Yaku::Haku, '5'),
        (Yaku::Hatsu, '6'),
        (Yaku::Chun, '7'),
        (Yaku::SeatWind, '2'),
        (Yaku::RoundWind, '1'),
    ] {
        let concealed = format!("123m456p789s44p{tile}{tile}{tile}z");
        let open = format!("123m456p789s44p ({tile}{tile}{tile}<z)");
        holds("yaku.2", yaku, (&concealed, "3m", 1), (&open, "3m", 1));
    }
}

#[test]
fn tesuji_yaku_3__pinfu() {
    let concealed = ("123m456p789s55p234s", "4s", 1);
    holds("yaku.3", Yaku::Pinfu, concealed, ("23467m55p234s5m (345<p)", "5m", 0));
}

#[test]
fn tesuji_yaku_4__iipeikou() {
    holds("yaku.4", Yaku::Iipeikou, ("112233m456p789s55p", "3m", 1), ("223344m456p55s (678<p)", "4m", 0));
}

#[test]
fn tesuji_yaku_5__ryanpeikou() {
    holds("yaku.5", Yaku::Ryanpeikou, ("112233m445566p77s", "6p", 3), ("223344m44p678p (5<67s)", "8p", 0));
}

#[test]
fn tesuji_yaku_6__chanta() {
    let open = ("123m11p999s111z (7<89m)", "1z", 1);
    holds("yaku.6", Yaku::Chanta, ("123789m123p99s777z", "1m", 2), open);
}

#[test]
fn tesuji_yaku_7__junchan() {
    let open = ("123m11p999s789s (7<89m)", "9s", 2);
    holds("yaku.7", Yaku::Junchan, ("123789m123p789s11p", "1m", 3), open);
}

#[test]
fn tesuji_yaku_8__ittsu() {
    holds("yaku.8", Yaku::Ittsu, ("123456789m234p55s", "4p", 2), ("123456m234p55s (7<89m)", "4p", 1));
}

#[test]
fn tesuji_yaku_9__sanshoku() {
    holds(
        "yaku.9",
        Yaku::SanshokuDoujun,
        ("234m234p234s567m99p", "7m", 2),
        ("234m234p567m99p (2<34s)", "7m", 1),
    );
}

#[test]
fn tesuji_yaku_10__sanshoku_doukou() {
    holds(
        "yaku.10",
        Yaku::SanshokuDoukou,
        ("222m222p222s345m99p", "5m", 2),
        ("222m222p345m99p (222<s)", "5m", 2),
    );
}

#[test]
fn tesuji_yaku_11__toitoi() {
    holds(
        "yaku.11",
        Yaku::Toitoi,
        ("222m333p444s666p99s", "2m", 2),
        ("222m333p99s (444<s) (666<p)", "2m", 2),
    );
}

#[test]
fn tesuji_yaku_12__chiitoitsu() {
    let win = ron(rules(), "1122m3344p5566s77z", "7z");
    assert_eq!(win.line(Yaku::Chiitoitsu), Some((2, by("yaku.12"))));
    // Four of a kind are no two pairs, and there is none with an open group.
    let four = ron(rules(), "1111m3344p5566s77z", "7z");
    assert_eq!(four.refused(), [(RefusalKind::NotWinning, None)]);
}

#[test]
fn tesuji_yaku_13__sanankou() {
    holds("yaku.13", Yaku::Sanankou, ("222m333p444s567m99s", "9s", 2), ("222m333p444s99s (5<67m)", "9s", 2));
}

#[test]
fn tesuji_yaku_14__sankantsu() {
    holds(
        "yaku.14",
        Yaku::Sankantsu,
        ("567m99s (2222m) (3333p) (4444s)", "9s", 2),
        ("567m99s (2222<m) (333<3p) (4444s)", "9s", 2),
    );
}

#[test]
fn tesuji_yaku_15__honroutou() {
    holds(
        "yaku.15",
        Yaku::Honroutou,
        ("1199m1199p1199s77z", "7z", 2),
        ("111m999p99s (777<z) (111<s)", "9p", 2),
    );
}

#[test]
fn tesuji_yaku_16__honitsu() {
    let open = ("123567m11m777z (7<89m)", "7m", 2);
    holds("yaku.16", Yaku::Honitsu, ("123567789m11m777z", "7m", 3), open);
}

#[test]
fn tesuji_yaku_17__chinitsu() {
    holds("yaku.17", Yaku::Chinitsu, ("123345567789m22m", "9m", 6), ("345567789m22m (1<23m)", "9m", 5));
}

#[test]
fn tesuji_yaku_18__shousangen() {
    let open = ("666z77z123m456p (555<z)", "6p", 2);
    holds("yaku.18", Yaku::Shousangen, ("555666z77z123m456p", "6p", 2), open);
}

#[test]
fn tesuji_yaku_19__no_other_tile_yaku() {
    assert!(is_shown("yaku.19"));
    // Local patterns, such as three chows each a tile above the last, give nothing.
    let local = ron(rules(), "234345456m11z (5<67s)", "1z");
    assert_eq!(local.refused(), [(RefusalKind::NoYaku, Some(by("atozuke.1")))]);
}

#[test]
fn tesuji_yaku_20__values_are_fixed() {
    assert!(is_shown("yaku.20"));
    // No option of a house rule touches the value of a tile yaku.
    let named = |key: &str| {
        let tile_yaku = |y: &&Yaku| (Yaku::Pinfu..=Yaku::Chinitsu).contains(*y);
        Yaku::ALL.iter().filter(tile_yaku).any(|y| key.contains(y.id()))
    };
    // Whether tanyao counts in an open hand and how many fu pinfu has are other questions.
    let asked: Vec<_> = RiichiRules::OPTIONS.iter().map(|o| o.key).filter(|k| named(k)).collect();
    assert_eq!(asked, ["yaku.open_tanyao", "fu.pinfu_self_draw", "fu.open_pinfu"]);
}

#[test]
fn tesuji_yaku_21__which_tile_yaku_combine() {
    assert!(is_shown("yaku.21"));
    let yaku = |text: &str, win: &str| -> Vec<&'static str> {
        ron(rules(), text, win).award().lines.iter().map(|l| l.yaku.id()).collect()
    };
    assert_eq!(yaku("223344m556677p88s", "7p"), ["pinfu", "tanyao", "ryanpeikou"]);
    assert_eq!(yaku("112233m445566p77z", "7z"), ["ryanpeikou"]);
    assert_eq!(yaku("1199m1199p1199s77z", "7z"), ["chiitoitsu", "honroutou"]);
    assert_eq!(yaku("123123m789m11p789p", "1p"), ["iipeikou", "junchan"]);
}
