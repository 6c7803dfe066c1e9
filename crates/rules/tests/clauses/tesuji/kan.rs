//! Kongs: when their indicators are turned, robbing, a rinshan win on a claimed one.
use super::{by, rules};
use crate::help::*;
use AfterKong::*;
use IndicatorState::{NotTurned, Turned};
use MeldKind::{AddedKong, ClaimedKong, ConcealedKong};
use reglament_rules::meld::MeldKind;
use reglament_rules::riichi::*;

#[test]
fn tesuji_kan_1__a_concealed_kong_turns_its_indicator_before_the_discard() {
    assert_eq!(last_indicator(rules(), &[(ConcealedKong, Turn)]), (2, Turned, by("kan.1")));
    assert_eq!(last_indicator(rules(), &[(ConcealedKong, Discard)]), (2, Turned, by("kan.1")));
}

#[test]
fn tesuji_kan_2__it_counts_for_the_own_rinshan_win() {
    assert_eq!(last_indicator(rules(), &[(ConcealedKong, Rinshan)]), (2, Turned, by("kan.2")));
}

#[test]
fn tesuji_kan_3__an_open_kong_turns_it_after_the_discard() {
    for kong in [ClaimedKong, AddedKong] {
        assert_eq!(last_indicator(rules(), &[(kong, Turn)]), (1, NotTurned, by("kan.3")));
        assert_eq!(last_indicator(rules(), &[(kong, Discard)]), (2, Turned, by("kan.3")));
    }
}

#[test]
fn tesuji_kan_4__it_counts_for_a_ron_on_that_discard() {
    for kong in [ClaimedKong, AddedKong] {
        assert_eq!(last_indicator(rules(), &[(kong, Ron)]), (2, Turned, by("kan.4")));
    }
}

#[test]
fn tesuji_kan_5__it_does_not_count_for_the_own_rinshan_win() {
    for kong in [ClaimedKong, AddedKong] {
        assert_eq!(last_indicator(rules(), &[(kong, Rinshan)]), (1, NotTurned, by("kan.5")));
    }
}

#[test]
fn tesuji_kan_6__rinshan_on_a_fed_kong_is_a_ron_from_the_feeder() {
    let feeder = kong_feeder(rules(), seat('S'), &[meld("(5555>z)"), meld("(1111m)")]).unwrap();
    assert_eq!((feeder.value, feeder.basis), (seat('W'), by("kan.6")));
    let win = tsumo(rules(), "234m678p33s567s (5555>z)", "7s")
        .in_situation(Situation::Rinshan)
        .with(|ctx| ctx.kong_feeder = Some(feeder.value));
    assert_eq!(win.deltas(), [0, 2600, -2600, 0]);
}

const ORPHANS: &str = "19m19p19s11234567z";

#[test]
fn tesuji_kan_7__a_concealed_kong_is_robbed_for_thirteen_orphans_only() {
    let rob =
        |win: Scored<'static>| win.in_situation(Situation::Chankan).in_situation(Situation::ConcealedKong);
    assert!(rob(ron(rules(), ORPHANS, "7z")).line(Yaku::Kokushi).is_some());
    let other = rob(ron(rules(), "123456m789p22s123s", "1s"));
    assert_eq!(other.refused(), [(RefusalKind::ConcealedKongRobbed, Some(by("kan.7")))]);
}

#[test]
fn tesuji_kan_8__its_declarer_pays_the_whole_yakuman() {
    let robbed =
        ron(rules(), ORPHANS, "7z").in_situation(Situation::Chankan).in_situation(Situation::ConcealedKong);
    assert_eq!(robbed.paid('W', PaymentKind::Hand), Some((32000, by("kan.8"))));
    assert_eq!(robbed.deltas(), [0, 32000, -32000, 0]);
}
