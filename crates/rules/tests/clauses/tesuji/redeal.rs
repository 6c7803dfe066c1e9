//! Redeals.
use super::{by, rules};
use crate::help::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::SeatSet;

#[test]
fn tesuji_redeal_1__nine_terminals_and_honours_on_the_first_draw() {
    let nine = hand("19m19p19s123z23456m").concealed;
    let may = |tiles, draw| may_abort_nine_terminals(rules(), tiles, draw, GoAround::Unbroken);
    assert_eq!(may(nine, OwnDraw::First), Ok(by("redeal.1")));
    let eight = hand("119m19p19s12z23456m").concealed;
    assert_eq!(reasons(rules(), may(eight, OwnDraw::Later)), {
        [(Reason::NotFirstDraw, Some(by("redeal.1"))), (Reason::FewTerminals, Some(by("redeal.1")))]
    });
    // The player may as well play on.
    assert_eq!(abort(rules(), &discarded()), None);
}

#[test]
fn tesuji_redeal_2__four_equal_winds() {
    let winds = seats("ESWN").iter().fold(FirstTurn::START, |turn, s| turn.discard(s, kind("3z")));
    let discard = Discarded { first_turn: winds, ..discarded() };
    assert_eq!(abort(rules(), &discard), Some((AbortKind::FourWinds, by("redeal.2"))));
}

#[test]
fn tesuji_redeal_3__the_fourth_riichi() {
    let discard = Discarded { riichi: SeatSet::ALL, ..discarded() };
    assert_eq!(abort(rules(), &discard), Some((AbortKind::FourRiichi, by("redeal.3"))));
    assert_eq!(abort(rules(), &Discarded { riichi: seats("ESW"), ..discarded() }), None);
}

#[test]
fn tesuji_redeal_4__the_fourth_kong_but_for_suukantsu() {
    let discard = Discarded { kongs: [1, 3, 0, 0], ..discarded() };
    assert_eq!(abort(rules(), &discard), Some((AbortKind::FourKongs, by("redeal.4"))));
    assert_eq!(abort(rules(), &Discarded { kongs: [0, 4, 0, 0], ..discarded() }), None);
}

#[test]
fn tesuji_redeal_5__the_third_ron() {
    let three = ron_winners(rules(), seat('E'), seats("SWN")).unwrap();
    assert_eq!((three.value, three.basis), (RonOutcome::Redeal, by("redeal.5")));
    let discard = Discarded { rons: seats("SWN"), ..discarded() };
    assert_eq!(abort(rules(), &discard), Some((AbortKind::TripleRon, by("redeal.5"))));
}

#[test]
fn tesuji_redeal_6__atama_hane_may_be_declined() {
    let two = ron_winners(rules(), seat('E'), seats("SN")).unwrap();
    assert_eq!((two.value, two.basis), (RonOutcome::Win([seat('S')].into_iter().collect()), by("redeal.6")));
    // South declines: North wins.
    let one = ron_winners(rules(), seat('E'), seats("N")).unwrap();
    assert_eq!(one.value, RonOutcome::Win([seat('N')].into_iter().collect()));
}

#[test]
fn tesuji_redeal_7__only_after_the_discard() {
    assert_eq!(abort_waits_for_discard(rules()), by("redeal.7"));
    // Three accepted riichi and the fourth declared: nothing happens before the tile has passed.
    let declared = Discarded { riichi: seats("ESW"), ..discarded() };
    assert_eq!(after_discard(rules(), &declared).outcome, DiscardOutcome::PlayOn);
}

#[test]
fn tesuji_redeal_8__a_win_on_that_discard_goes_first() {
    for discard in [
        Discarded { riichi: SeatSet::ALL, rons: seats("S"), ..discarded() },
        Discarded { kongs: [2, 2, 0, 0], rons: seats("S"), ..discarded() },
    ] {
        let after = after_discard(rules(), &discard);
        assert!(matches!(after.outcome, DiscardOutcome::Win(_)));
        assert_eq!(after.instead_of.map(|a| a.basis), Some(by("redeal.8")));
    }
}

#[test]
fn tesuji_redeal_9__after_four_riichi_all_show() {
    let shown = show_four_riichi(rules(), seats("ESN"));
    assert_eq!((shown.value, shown.basis), (seats("W"), by("redeal.9")));
    assert_eq!(show_four_riichi(rules(), SeatSet::ALL).value, SeatSet::EMPTY);
}
