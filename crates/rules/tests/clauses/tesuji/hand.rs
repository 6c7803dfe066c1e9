//! Dora, what a hand needs, riichi, and a winning tile that was merged into the hand.
use super::{by, rules};
use crate::help::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::Wind;

#[test]
fn tesuji_dora_1__dora_kan_dora_ura_and_kan_ura() {
    let win = ron(rules(), "345m55p678s234p (9999s)", "4p").riichi().indicators("4p7s").ura("2m8s");
    assert_eq!(win.line(Yaku::Dora), Some((3, by("dora.1"))));
    assert_eq!(win.line(Yaku::UraDora), Some((5, by("dora.1"))));
    for (indicator, dora) in [("9s", "1s"), ("4z", "1z"), ("7z", "5z")] {
        let answer = dora_of(rules(), kind(indicator));
        assert_eq!((answer.value, answer.basis), (kind(dora), by("dora.1")));
    }
}

#[test]
fn tesuji_atozuke_1__a_wait_part_of_which_has_a_yaku() {
    // 2z (the seat wind) gives a yaku, 9p does not.
    let waiting = hand("22z99p456s (1<23m) (7<89s)");
    let ctx = WinContext::new(seat('E'), seat('S'), Wind::East, Win::Ron(seat('W')));
    let waits = yaku_waits(rules(), &waiting, &ctx);
    assert_eq!(
        (waits.with_yaku, waits.without_yaku, waits.basis),
        (kinds("2z"), kinds("9p"), by("atozuke.1"))
    );
}

#[test]
fn tesuji_kuitan_1__open_tanyao() {
    let open = ron(rules(), "234567m22s678s (345<p)", "8s");
    assert_eq!(open.line(Yaku::Tanyao), Some((1, by("kuitan.1"))));
}

#[test]
fn tesuji_ryanhan_1__one_han_suffices_at_any_honba() {
    let needed = needed_han(rules(), 7);
    assert_eq!((needed.value, needed.basis), (1, by("ryanhan.1")));
    let win = ron(rules(), "234567m22s678s (345<p)", "8s").with(|ctx| ctx.honba = 7);
    assert_eq!((win.award().han, win.deltas()), (1, [0, 3100, -3100, 0]));
}

#[test]
fn tesuji_openriichi_1__open_riichi_is_forbidden() {
    assert_eq!(check_riichi_form(RiichiForm::Closed), Ok(()));
    let shown = check_riichi_form(RiichiForm::Shown);
    assert_eq!(reasons(rules(), shown), [(Reason::OpenRiichi, Some(by("openriichi.1")))]);
}

#[test]
fn tesuji_merged_1__no_value_for_the_wait() {
    let merged = tsumo(rules(), "123m456p789s55p234s", "4s").in_situation(Situation::MergedTile);
    assert_eq!(merged.note(NoteKind::MergedTile), Some(by("merged.1")));
    assert_eq!(merged.line(Yaku::Pinfu), None);
    let kanchan = |win: Scored<'static>| win.fu("wait").map(|f| f.0);
    let shown = tsumo(rules(), "123m456p789s55p345s", "4s");
    assert_eq!(kanchan(shown), Some(2));
    let merged = tsumo(rules(), "123m456p789s55p345s", "4s").in_situation(Situation::MergedTile);
    assert_eq!(kanchan(merged), None);
}

#[test]
fn tesuji_merged_2__the_cheapest_reading() {
    // As three triplets or as three chows.
    let shown = tsumo(rules(), "222333444p567s99m", "9m");
    let merged = tsumo(rules(), "222333444p567s99m", "9m").in_situation(Situation::MergedTile);
    assert_eq!(merged.note(NoteKind::CheapestReading), Some(by("merged.2")));
    assert!(shown.line(Yaku::Sanankou).is_some() && merged.line(Yaku::Sanankou).is_none());
    assert!(merged.award().points() < shown.award().points());
}
