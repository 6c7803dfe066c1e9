//! Yakuman and liability: `yakuman`, `pao`.
use super::{by, rules};
use crate::help::*;
use reglament_rules::riichi::*;

#[test]
fn tesuji_yakuman_1__every_yakuman_is_thirteen_han() {
    for (text, win, yaku) in [
        ("19m19p19s12345677z", "1m", Yaku::Kokushi),
        ("222m333p444s66699p", "9p", Yaku::SuuankouTanki),
        ("555666777z123m44p", "4p", Yaku::Daisangen),
        ("111222333z44z123m", "3m", Yaku::Shousuushii),
        ("111m999p111s99s999m", "9s", Yaku::Chinroutou),
        ("1112345678999m5m", "1m", Yaku::Chuuren),
    ] {
        let win = ron(rules(), text, win);
        assert_eq!(win.line(yaku), Some((13, by("yakuman.1"))), "{text}");
        let award = win.award();
        assert_eq!((award.limit, award.limit_basis), (Limit::Yakuman, by("yakuman.1")));
        assert_eq!(win.deltas(), [0, 32000, -32000, 0]);
    }
}

#[test]
fn tesuji_yakuman_2__no_sums_and_no_doubles() {
    let two = ron(rules(), "555666777z111z22z", "2z");
    assert!(two.award().lines.len() > 1);
    assert_eq!(two.note(NoteKind::OneYakuman), Some(by("yakuman.2")));
    assert_eq!((two.award().yakuman, two.deltas()), (1, [0, 32000, -32000, 0]));
    let thirteen_waits = ron(rules(), "19m19p19s12345677z", "7z");
    assert_eq!(
        (thirteen_waits.award().yakuman, thirteen_waits.line(Yaku::Kokushi13).map(|l| l.0)),
        (1, Some(13))
    );
}

const DRAGONS: &str = "234m99p (555<z) (666^z) (777>z)";

/// A win with the liability that the melds show.
fn fed(win: Scored<'static>, text: &str) -> Scored<'static> {
    let liable = liabilities(rules(), seat('S'), &hand(text).melds);
    assert_eq!(liable.basis, by("pao.1"));
    win.with(|ctx| ctx.liable = liable.value)
}

#[test]
fn tesuji_pao_1__for_three_yakuman() {
    for (text, win) in [
        (DRAGONS, "4m"),
        ("99p (111<z) (222^z) (333<z) (444>z)", "9p"),
        ("99p (1111m) (2222m) (333<3p) (4444>s)", "9p"),
    ] {
        let win = fed(tsumo(rules(), text, win), text);
        assert_eq!(win.note(NoteKind::Liable), Some(by("pao.1")), "{text}");
        assert_eq!(win.deltas(), [0, 32000, -32000, 0], "{text}");
    }
}

#[test]
fn tesuji_pao_2__on_self_draw_the_feeder_pays_for_all() {
    let win = fed(tsumo(rules(), DRAGONS, "4m"), DRAGONS);
    assert_eq!(win.paid('W', PaymentKind::Liability), Some((32000, by("pao.2"))));
}

#[test]
fn tesuji_pao_3__on_ron_they_halve_it() {
    let win = fed(ron(rules(), DRAGONS, "4m"), DRAGONS).with(|ctx| ctx.win = Win::Ron(seat('N')));
    assert_eq!(win.paid('W', PaymentKind::Liability), Some((16000, by("pao.3"))));
    assert_eq!(win.deltas(), [0, 32000, -16000, -16000]);
}

#[test]
fn tesuji_pao_4__the_same_player_pays_no_more() {
    let win = fed(ron(rules(), DRAGONS, "4m"), DRAGONS);
    assert_eq!(win.deltas(), [0, 32000, -32000, 0]);
    assert_eq!(win.note(NoteKind::Liable), Some(by("pao.4")));
}

#[test]
fn tesuji_pao_5__rinshan_in_the_turn_of_a_claimed_kong() {
    let win = tsumo(rules(), "234m678p33s567s (5555>z)", "7s")
        .in_situation(Situation::Rinshan)
        .with(|ctx| (ctx.kong_feeder, ctx.honba) = (Some(seat('W')), 1));
    assert_eq!(win.paid('W', PaymentKind::Hand), Some((2600, by("pao.5"))));
    assert_eq!(win.note(NoteKind::RinshanAsRon), Some(by("kan.6")));
    assert_eq!(win.deltas(), [0, 2900, -2900, 0]);
}
