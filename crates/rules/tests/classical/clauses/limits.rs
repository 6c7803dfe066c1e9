//! Lists 8а: the classical limit hands, each with a match and a near miss; more stand in `limit_hands`.
use crate::help::*;
use reglament_rules::classical::*;

#[test]
fn gambler_8a_1__east_opens_a_complete_hand() {
    is_limit("B123 C456 D789234 C2 + C2 wall heaven seat=E", LimitHand::HeavenlyBliss, 2000, clause("8a.1"));
    is_not("B123 C456 D789234 C2 + C2 wall seat=E", LimitHand::HeavenlyBliss);
}

#[test]
fn gambler_8a_2__the_first_discard_of_east() {
    is_limit("B123 C456 D78934 C22 + D5 discard earth seat=W", LimitHand::EarthlyBliss, 2000, clause("8a.2"));
    is_not("B123 C456 D78934 C22 + D5 discard original seat=W", LimitHand::EarthlyBliss);
}

#[test]
fn gambler_8a_3__pungs_of_one_suit_all_from_the_wall() {
    is_limit("C1113335557788 + C7 wall", LimitHand::BuriedTreasure, 2000, clause("8a.3"));
    is_not("C1113335557788 + C7 discard", LimitHand::BuriedTreasure);
}

#[test]
fn gambler_8a_4__pungs_and_a_pair_of_honours() {
    is_limit(
        "[EwEwEw] [RdRdRd] NwNwNwGdGdWdWd + Gd discard",
        LimitHand::EmperorsRetinue,
        2000,
        clause("8a.4"),
    );
    is_not("[EwEwEw] [RdRdRd] NwNwNwGdGd B11 + Gd discard", LimitHand::EmperorsRetinue);
}

#[test]
fn gambler_8a_5__pungs_and_a_pair_of_ones_and_nines() {
    is_limit("[B111] [C999] D111 B99 D99 + D9 discard", LimitHand::HeadsAndTails, 2000, clause("8a.5"));
    is_not("[B111] [C999] D111 NwNw D99 + D9 discard", LimitHand::HeadsAndTails);
}

#[test]
fn gambler_8a_6__pungs_and_a_pair_of_green_tiles() {
    is_limit("[B222] [B8888] B33366 GdGd + B6 discard", LimitHand::ImperialJade, 2000, clause("8a.6"));
    is_not("[B666] [B888] B23422 GdGd + Gd discard", LimitHand::ImperialJade);
}

#[test]
fn gambler_8a_7__seven_pairs_of_one_suit() {
    is_limit("D1122335566889 + D9 discard", LimitHand::TwinsOfOneSuit, 2000, clause("8a.7"));
    is_not("D112233556688 B9 + B9 discard", LimitHand::TwinsOfOneSuit);
}

#[test]
fn gambler_8a_8__pairs_of_all_honours() {
    is_limit("EwEwSwSwWwWwNwNwRdRdGdGdWd + Wd wall", LimitHand::TwinsOfHonours, 2000, clause("8a.8"));
    is_not("EwEwSwSwWwWwNwNwRdRdGdGd B5 + B5 wall", LimitHand::TwinsOfHonours);
}

#[test]
fn gambler_8a_9__dragon_pungs_with_one_suit() {
    is_limit("[RdRdRd] [GdGdGd] WdWdWd C5588 + C5 discard", LimitHand::ThreeScholars, 2000, clause("8a.9"));
    is_not("[RdRdRd] [GdGdGd] WdWdWd C55 D88 + C5 discard", LimitHand::ThreeScholars);
}

#[test]
fn gambler_8a_10__wind_pungs_and_any_pair() {
    is_limit(
        "[EwEwEw] [SwSwSw] [WwWwWw] NwNwNw D5 + D5 discard",
        LimitHand::FourBlessings,
        2000,
        clause("8a.10"),
    );
    is_not("[EwEwEw] [SwSwSw] [WwWwWw] D555 Nw + Nw discard", LimitHand::FourBlessings);
}

#[test]
fn gambler_8a_11__four_kongs() {
    is_limit(
        "[B2222] (C7777) <D9999> (WwWwWwWw) D4 + D4 discard",
        LimitHand::FourfoldPlenty,
        2000,
        clause("8a.11"),
    );
    is_not("[B2222] (C7777) <D9999> WwWwWw D4 + D4 discard", LimitHand::FourfoldPlenty);
}

#[test]
fn gambler_8a_12__ones_nines_a_pair_and_two_chows() {
    is_limit("B1112345567999 + B8 discard", LimitHand::HiddenSnake, 2000, clause("8a.12"));
    is_not("B1112344569977 + B9 discard", LimitHand::HiddenSnake);
}

#[test]
fn gambler_8a_13__one_of_each_major_and_a_second() {
    is_limit("B19 C19 D19 EwSwWwNwRdGdWd + C9 discard", LimitHand::ThirteenWonders, 2000, clause("8a.13"));
    is_not("B19 C19 D19 EwEwSwWwNwRdGd + B5 discard", LimitHand::ThirteenWonders);
}

#[test]
fn gambler_8a_14__the_one_of_dots_is_the_last_tile() {
    is_limit("B123 C456 D789 C22 D23 + D1 wall last", LimitHand::MoonFromSeaBottom, 2000, clause("8a.14"));
    is_not("B123 C456 D789 C22 D23 + D4 wall last", LimitHand::MoonFromSeaBottom);
}

#[test]
fn gambler_8a_15__the_five_of_dots_as_a_free_tile() {
    is_limit("[B7777] C123 D46789 C22 + D5 free kongs=1", LimitHand::GrapesOnRoof, 2000, clause("8a.15"));
    is_not("[B7777] C123 D46789 C22 + D5 wall", LimitHand::GrapesOnRoof);
}

#[test]
fn gambler_8a_16__the_two_of_bamboo_robbed() {
    is_limit("C123 D456789 C22 B13 + B2 robbed", LimitHand::CarryingPole, 2000, clause("8a.16"));
    is_not("C123 D456789 C22 B35 + B4 robbed", LimitHand::CarryingPole);
}

#[test]
fn gambler_8a_13_2__a_closed_kong_is_robbed_for_it_alone() {
    let wonders = award("B19 C19 D19 EwEwSwWwNwRdGd + Wd robbed-closed");
    assert_eq!((wonders.points, wonders.note(NoteKind::ClosedKongRobbed)), (2000, Some(clause("8a.13-2"))));
    let other = "C123 D456789 C99 B35 + B4 robbed-closed";
    refused_by(other, RefusalKind::ClosedKongRobbed, clause("8a.13-2"));
}
