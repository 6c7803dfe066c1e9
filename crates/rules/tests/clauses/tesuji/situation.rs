//! Situational yaku.
use super::{by, rules};
use crate::help::*;
use reglament_rules::riichi::*;

const HAND: &str = "123m456p789s55p234s";
/// Without any yaku of its own.
const PLAIN: &str = "123m456p789s55p345s";

#[test]
fn tesuji_yaku_22__one_han_each() {
    let one = Some((1, by("yaku.22")));
    assert_eq!(ron(rules(), HAND, "4s").riichi().line(Yaku::Riichi), one);
    let ippatsu = ron(rules(), HAND, "4s").riichi().in_situation(Situation::Ippatsu);
    assert_eq!(ippatsu.line(Yaku::Ippatsu), one);
    assert_eq!(tsumo(rules(), HAND, "4s").line(Yaku::MenzenTsumo), one);
    let rinshan = tsumo(rules(), "123m456p789s55p (2222s)", "5p").in_situation(Situation::Rinshan);
    assert_eq!(rinshan.line(Yaku::Rinshan), one);
    assert_eq!(ron(rules(), PLAIN, "4s").in_situation(Situation::Chankan).line(Yaku::Chankan), one);
    assert_eq!(tsumo(rules(), PLAIN, "4s").in_situation(Situation::Haitei).line(Yaku::Haitei), one);
    assert_eq!(ron(rules(), PLAIN, "4s").in_situation(Situation::Houtei).line(Yaku::Houtei), one);
    // There is no other: an open hand without yaku does not win.
    let nothing = ron(rules(), "456p789s55p345s (1<23m)", "4s");
    assert_eq!(nothing.refused(), [(RefusalKind::NoYaku, Some(by("atozuke.1")))]);
}

#[test]
fn tesuji_yaku_23__double_riichi() {
    let double = ron(rules(), HAND, "4s").with(|ctx| ctx.riichi = Riichi::Double);
    assert_eq!(double.line(Yaku::DoubleRiichi), Some((2, by("yaku.23"))));
    assert_eq!(double.line(Yaku::Riichi), None);
}

#[test]
fn tesuji_yaku_24__renhou_is_a_mangan() {
    let win = ron(rules(), PLAIN, "4s").in_situation(Situation::Renhou);
    assert_eq!(win.line(Yaku::Renhou), Some((5, by("yaku.24"))));
    assert_eq!((win.award().limit, win.deltas()), (Limit::Mangan, [0, 8000, -8000, 0]));
}

#[test]
fn tesuji_yaku_25__a_dearer_hand_goes_first() {
    let dear = ron(rules(), "123345567789m22m", "9m").in_situation(Situation::Renhou);
    assert_eq!(dear.note(NoteKind::DearerThanRenhou), Some(by("yaku.25")));
    assert_eq!(dear.line(Yaku::Renhou), None);
    assert_eq!(dear.award().limit, Limit::Haneman);
}

#[test]
fn tesuji_yaku_26__nothing_is_added_to_renhou() {
    let win = ron(rules(), HAND, "4s").in_situation(Situation::Renhou).indicators("4p");
    assert_eq!(win.note(NoteKind::RenhouAlone), Some(by("yaku.26")));
    assert_eq!(win.award().lines.len(), 1);
}

#[test]
fn tesuji_yaku_27__rinshan_is_never_haitei_or_houtei() {
    let last = tsumo(rules(), "123m456p789s55p (2222s)", "5p")
        .in_situation(Situation::Rinshan)
        .in_situation(Situation::EmptyWall);
    let award = last.award();
    assert_eq!((award.han_of(Yaku::Rinshan), award.han_of(Yaku::Haitei)), (Some(1), None));
    assert_eq!(last.note(NoteKind::RinshanNotLastTile), Some(by("yaku.27")));
    let both = last.in_situation(Situation::Haitei);
    assert_eq!(both.refused(), [(RefusalKind::RinshanWithHaitei, Some(by("yaku.27")))]);
}
