//! List 8б: the equated hands, each with a match and a near miss; more stand in `limit_hands`.
use crate::help::*;
use reglament_rules::classical::*;

#[test]
fn gambler_8b_1__2222_444_66_8_and_the_rose() {
    is_limit("B222244466 EwSwWwNw + B8 discard", LimitHand::DownYouGo, 2000, clause("8b.1"));
    is_not("B22244466 B88 EwSwWw + Nw wall", LimitHand::DownYouGo);
}

#[test]
fn gambler_8b_2__2_44_666_8888_and_the_rose() {
    is_limit("D2446668888 EwSwWw + Nw wall", LimitHand::UpYouGo, 2000, clause("8b.2"));
    is_not("D244666 C8888 EwSwWw + Nw wall", LimitHand::UpYouGo);
}

#[test]
fn gambler_8b_3__same_rank_with_honours_of_one_sort() {
    is_limit("[B555] [C555] D555 RdRdGdGd + Rd discard", LimitHand::NumbersRackets, 2000, clause("8b.3"));
    is_not("[B555] [C555] D555 RdRdWwWw + Rd discard", LimitHand::NumbersRackets);
}

#[test]
fn gambler_8b_4__same_rank_the_rose_and_an_honour() {
    is_limit("[B333] [C3333] D333 EwSwWwNw + Rd discard", LimitHand::WindyTriangle, 2000, clause("8b.4"));
    is_not("[B333] [C333] D333 EwSwWwRd + Nw discard", LimitHand::WindyTriangle);
}

#[test]
fn gambler_8b_5__same_rank_dragon_chow_and_winds() {
    is_limit("[B777] C777 D777 RdGdWd Sw + Sw discard", LimitHand::RoyalPungs, 2000, clause("8b.5"));
    is_not("[B777] C777 D777 RdGd SwSw + Wd discard", LimitHand::RoyalPungs);
}

#[test]
fn gambler_8b_6__ones_or_nines_the_rest_and_the_suit_dragon() {
    is_limit("B1112345678 GdGdGd + B4 discard", LimitHand::DragonGates, 2000, clause("8b.6"));
    is_not("[GdGdGd] B1112345678 + B4 discard", LimitHand::DragonGates);
}

#[test]
fn gambler_8b_7__run_pung_and_pair() {
    is_limit("[C123] C4567892255 + C2 discard", LimitHand::RunPungPair, 1000, clause("8b.7"));
    is_not("[C123] C2343458899 + C8 discard", LimitHand::RunPungPair);
}

#[test]
fn gambler_8b_8__run_with_pung_and_pair_of_honours() {
    is_limit("[D123] [RdRdRd] D456789 Ew + Ew discard", LimitHand::BigSnake, 500, clause("8b.8"));
    is_not("[D123] [RdRdRd] D456 B789 Ew + Ew discard", LimitHand::BigSnake);
}

#[test]
fn gambler_8b_9__run_the_rose_and_a_dragon() {
    is_limit("[C456] C123789 EwSwWwNw + Gd discard", LimitHand::SmallSnake, 500, clause("8b.9"));
    is_not("[C456] C123789 EwSwWwGd + Nw discard", LimitHand::SmallSnake);
}

#[test]
fn gambler_8b_10__run_dragon_chow_and_winds() {
    is_limit("B123456789 RdGdNwNw + Wd wall", LimitHand::SmallDragonSnake, 500, clause("8b.10"));
    is_not("B123456789 RdGdNwNw + Wd discard", LimitHand::SmallDragonSnake);
}

#[test]
fn gambler_8b_11__three_suits_the_rose_and_red() {
    is_limit("B147 C258 D36 EwSwWwNwRd + D9 discard", LimitHand::RedTransitiveSnake, 2000, clause("8b.11"));
    is_not("B147 C258 D36 EwSwWwNwGd + D9 discard", LimitHand::RedTransitiveSnake);
}

#[test]
fn gambler_8b_12__three_suits_dragon_chow_and_own_wind() {
    is_limit("C147 D258 B369 RdGdWdSw + Sw discard", LimitHand::DragonTransitiveSnake, 2000, clause("8b.12"));
    is_not("C147 D258 B369 RdGdWdSw + Sw discard seat=W", LimitHand::DragonTransitiveSnake);
}

#[test]
fn gambler_8b_13__seven_different_pairs() {
    is_limit("B2255 C3388 D44 EwEwRd + Rd discard", LimitHand::SevenPair, 200, clause("8b.13"));
    is_not("B2222 C3388 D44 EwEwRd + Rd discard", LimitHand::SevenPair);
}

#[test]
fn gambler_8b_14__seven_pairs_of_majors() {
    is_limit("B1199 C11 D99 EwEwRdRdNw + Nw discard", LimitHand::CoupleMajors, 2000, clause("8b.14"));
    is_not("B1199 C11 D99 EwEwRdRd C2 + C2 discard", LimitHand::CoupleMajors);
}

#[test]
fn gambler_8b_15__red_characters_and_dragons() {
    is_limit("[C222] [RdRdRd] C2346688 + C6 discard", LimitHand::AllRed, 2000, clause("8b.15"));
    is_not("[C222] [C333] C4446688 + C6 discard", LimitHand::AllRed);
}

#[test]
fn gambler_8b_16__white_dots_and_dragons() {
    is_limit("[D888] D23423466 WdWd + D6 discard", LimitHand::AllWhite, 2000, clause("8b.16"));
    is_not("[D888] D23434566 WdWd + D6 discard", LimitHand::AllWhite);
}

#[test]
fn gambler_8b_17__kong_free_tile_kong_free_tile() {
    is_limit("[B7777] (C4444) D123678 B9 + B9 free kongs=2", LimitHand::KongOnKong, 2000, clause("8b.17"));
    is_not("[B7777] (C4444) D123678 B9 + B9 free kongs=1", LimitHand::KongOnKong);
}

#[test]
fn gambler_8b_18__ones_fives_sevens_nines_red_and_green() {
    is_limit("[B111] [B555] B777999 Rd + Gd discard", LimitHand::RubyHand, 2000, clause("8b.18"));
    is_not("[B111] [B555] B777999 Rd + Rd discard", LimitHand::RubyHand);
}

#[test]
fn gambler_8b_19__1112345678999_and_one_more() {
    is_limit("D1112345678999 + D3 wall", LimitHand::NineTile, 2000, clause("8b.19"));
    is_not("D1112345678999 + D3 discard", LimitHand::NineTile);
}
