//! Fu and payments: `fu`, `pay`.
use super::{by, rules};
use crate::help::*;
use reglament_rules::riichi::*;

#[test]
fn tesuji_fu_1__counted_in_the_standard_way() {
    let win = tsumo(rules(), "222m789s55z456p (1111s)", "5z");
    for (id, fu) in [
        ("base", 20),
        ("concealed_kong", 32),
        ("concealed_triplet", 4),
        ("pair", 2),
        ("wait", 2),
        ("self_draw", 2),
    ] {
        assert_eq!(win.fu(id), Some((fu, by("fu.1"))), "{id}");
    }
    let win = ron(rules(), "222m789s55z456m456p", "5z").riichi();
    assert_eq!(win.fu("concealed_ron"), Some((10, by("fu.1"))));
}

#[test]
fn tesuji_fu_2__a_pair_valued_twice() {
    let dealer = tsumo(rules(), "123m456p789s222s11z", "3m").with(|ctx| ctx.winner = seat('E'));
    assert_eq!(dealer.fu("pair"), Some((4, by("fu.2"))));
    let south = tsumo(rules(), "123m456p789s222s11z", "3m");
    assert_eq!(south.fu("pair"), Some((2, by("fu.1"))));
}

#[test]
fn tesuji_fu_3__pinfu_has_twenty_or_thirty() {
    let drawn = tsumo(rules(), "123m456p789s55p234s", "4s");
    assert_eq!(
        (drawn.award().fu.rounded, drawn.fu("base"), drawn.fu("self_draw")),
        (20, Some((20, by("fu.3"))), None)
    );
    let ron = ron(rules(), "123m456p789s55p234s", "4s");
    assert_eq!((ron.award().fu.rounded, ron.fu("concealed_ron")), (30, Some((10, by("fu.3")))));
}

#[test]
fn tesuji_fu_4__an_open_hand_has_thirty() {
    let win = ron(rules(), "234567m22s678s (345<p)", "8s");
    assert_eq!((win.award().fu.rounded, win.fu("open_pinfu")), (30, Some((2, by("fu.4")))));
}

#[test]
fn tesuji_fu_5__rounded_up_to_tens() {
    let win = ron(rules(), "222m345p678s22s567s", "5s").riichi();
    let fu = win.award().fu;
    assert_eq!((fu.raw, fu.rounded, fu.rounding), (34, 40, Some(by("fu.5"))));
}

#[test]
fn tesuji_fu_6__seven_pairs_have_25() {
    for win in [ron(rules(), "1122m3344p5566s77z", "7z"), tsumo(rules(), "1122m3344p5566s77z", "7z")] {
        assert_eq!((win.award().fu.rounded, win.fu("seven_pairs")), (25, Some((25, by("fu.6")))));
        assert_eq!(win.award().fu.lines.len(), 1);
    }
}

#[test]
fn tesuji_pay_1__by_the_table_of_the_club() {
    let win = ron(rules(), "123m456p789s55p234s", "4s");
    assert_eq!(win.paid('W', PaymentKind::Hand), Some((1000, by("pay.1"))));
    let drawn = tsumo(rules(), "123m456p789s55p234s", "4s");
    assert_eq!(drawn.paid('E', PaymentKind::Hand), Some((700, by("pay.1"))));
    assert_eq!(drawn.deltas(), [-700, 1500, -400, -400]);
    assert_eq!(drawn.award().limit_basis, by("pay.1"));
}
