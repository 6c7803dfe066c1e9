//! Appendix 6 and 7: doubles.
use crate::help::*;
use reglament_rules::classical::*;

/// The clause of the list that each double of this count stands in.
fn list_of(count: &Count, double: Double) -> Option<reglament_rules::clause::Basis> {
    count.doubles.iter().find(|d| d.double == double).map(|d| d.list)
}

#[test]
fn gambler_app_6__these_doubles_are_everybodys() {
    let loser = loser("[NwNwNw] B456 B99 NwEwSw B12", "NS");
    assert_eq!(list_of(&loser, Double::OwnWindPung), Some(clause("app.6")));
    assert_eq!(list_of(&loser, Double::OneSuitWithHonours), Some(clause("app.6")));
    let winner = count("[RdRdRd] B234 D567 C88 D23 + D4 discard");
    assert_eq!(list_of(&winner, Double::DragonPung), Some(clause("app.6")));
}

#[test]
fn gambler_app_6_1__each_dragon_pung() {
    let one = count("[RdRdRd] B234 D567 C88 D23 + D4 discard");
    doubles(&one, Double::DragonPung, 1, clause("app.6.1"));
    assert_eq!(one.value, 48);
    let two = loser("(RdRdRdRd) WdWdWd B147 C258", "SE");
    doubles(&two, Double::DragonPung, 2, clause("app.6.1"));
    assert_eq!(two.value, 40 * 4);
    assert_eq!(loser("RdRd B147 C258 D369 SwNw", "EE").times(), 0, "a pair does not double");
}

#[test]
fn gambler_app_6_2__own_wind() {
    let own = loser("[WwWwWw] B147 C258 D369 Nw", "WE");
    doubles(&own, Double::OwnWindPung, 1, clause("app.6.2"));
    assert_eq!((own.value, own.times()), (8, 1));
    assert_eq!(loser("[WwWwWw] B147 C258 D369 Nw", "NE").times(), 0);
}

#[test]
fn gambler_app_6_3__round_wind_beside_own_wind() {
    let round = loser("[EwEwEw] B147 C258 D369 Nw", "WE");
    doubles(&round, Double::RoundWindPung, 1, clause("app.6.3"));
    assert_eq!(round.times(), 1);
    let both = loser("[EwEwEw] B147 C258 D369 Nw", "EE");
    doubles(&both, Double::RoundWindPung, 1, clause("app.6.3"));
    assert_eq!((both.value, both.times()), (16, 2));
}

#[test]
fn gambler_app_6_4__one_suit_with_honours() {
    let hand = count("[B123] B456789 B22 NwNw + B2 discard seat=W round=S");
    doubles(&hand, Double::OneSuitWithHonours, 1, clause("app.6.4"));
    assert_eq!(hand.value, 44);
    assert_eq!(hand.times_of(Double::OneSuit), 0);
    // Thirteen tiles of a loser, too; another suit in a meld spoils it.
    assert_eq!(loser("[NwNwNw] B12456799 EwSw", "SE").times_of(Double::OneSuitWithHonours), 1);
    assert_eq!(loser("[C123] B12456799 EwSw", "SE").times(), 0);
}

#[test]
fn gambler_app_6_5__one_suit_without_honours_three_times() {
    let hand = count("C234345567 C9978 + C9 wall");
    doubles(&hand, Double::OneSuit, 3, clause("app.6.5"));
    assert_eq!(hand.times_of(Double::OneSuitWithHonours), 0);
    let loser = loser("[C222] C456678 C1133", "SE");
    assert_eq!((loser.base, loser.value), (2, 16));
}

#[test]
fn gambler_app_6_6__majors_only() {
    let hand = count("[B111] [C999] NwNwNw D99 WwWw + D9 discard");
    doubles(&hand, Double::Majors, 1, clause("app.6.6"));
    assert_eq!(hand.value, 160);
    assert_eq!(loser("[B111] [C999] NwNwNw D99 WwD2", "SE").times(), 0);
}

#[test]
fn gambler_app_6_7__minors_only() {
    let hand = count("[B234] D345 C567 C23 B66 + C4 discard");
    doubles(&hand, Double::Minors, 1, clause("app.6.7"));
    assert_eq!(hand.value, 80);
    assert_eq!(loser("[B222] [C333] [D444] B666 C1", "SE").times(), 0, "a one");
}

#[test]
fn gambler_app_6_8__honours_only_three_times() {
    let hand = loser("[EwEwEw] [RdRdRd] NwNwNwGdGdWdWd", "SW");
    doubles(&hand, Double::Honours, 3, clause("app.6.8"));
    // Dragons, majors and honours: 4 + 4 + 8 + 2 + 2 doubled five times.
    assert_eq!((hand.base, hand.times(), hand.value), (20, 5, 640));
}

#[test]
fn gambler_app_6_9__own_flower_is_switched_off() {
    let text = "B147 C258 D369 EwSwWwNw {Fl2}";
    assert_eq!(loser(text, "SE").times(), 0);
    let each = patched(&[("bonus.own", "each")]);
    let count =
        count_hand(&each, &hand(text), reglament_rules::seat::Wind::South, reglament_rules::seat::Wind::East);
    doubles(&count, Double::OwnFlower, 1, clause("app.6.9"));
    assert_eq!(count.value, 8);
}

#[test]
fn gambler_app_6_10__own_season_is_switched_off() {
    let text = "B147 C258 D369 EwSwWwNw {Fl2,Se2}";
    assert_eq!(loser(text, "SE").times(), 0);
    let each = patched(&[("bonus.own", "each")]);
    let count =
        count_hand(&each, &hand(text), reglament_rules::seat::Wind::South, reglament_rules::seat::Wind::East);
    doubles(&count, Double::OwnSeason, 1, clause("app.6.10"));
    assert_eq!(count.value, 32);
}

#[test]
fn gambler_app_6_11__a_full_bouquet_is_switched_off() {
    let text = "B147 C258 D369 EwSwWwNw {Se1,Se2,Se3,Se4}";
    assert_eq!(loser(text, "SE").times(), 0);
    let twice = patched(&[("bonus.bouquet", "twice")]);
    let count = count_hand(
        &twice,
        &hand(text),
        reglament_rules::seat::Wind::South,
        reglament_rules::seat::Wind::East,
    );
    doubles(&count, Double::Bouquet, 2, clause("app.6.11"));
    assert_eq!(count.value, 64);
}

#[test]
fn gambler_app_7__these_doubles_are_the_winners() {
    let winner = count("[B222] [C333] [D444] B666 C7 + C7 discard");
    assert_eq!(list_of(&winner, Double::NoChow), Some(clause("app.7")));
    let loser = loser("[B222] [C333] [D444] B666 C7", "SE");
    assert_eq!((loser.base, loser.times(), loser.value), (10, 1, 20), "only the minors");
    assert!(loser.doubles.iter().all(|d| d.double.list() == DoubleList::Everybody));
}

#[test]
fn gambler_app_7_1__no_chow() {
    let hand = count("[B222] [C999] D55577 C33 + D7 wall");
    doubles(&hand, Double::NoChow, 1, clause("app.7.1"));
    assert_eq!(hand.value, 72);
    assert_eq!(count("[B222] [RdRdRd] D567 D77 C33 + D7 wall").times_of(Double::NoChow), 0);
}

#[test]
fn gambler_app_7_2__mizer() {
    let hand = count("B123 C456 D789 D34 C22 + D2 wall");
    doubles(&hand, Double::Mizer, 1, clause("app.7.2"));
    assert_eq!(hand.value, 44, "points for the win and the wall do not break it");
    assert_eq!(count("B123 C456 D789 D34 C22 {Fl1,Se3} + D2 discard").value, 56, "nor do flowers");
    assert_eq!(appraised("B123 C456 D789 D34 SwSw + D2 discard").ordinary.unwrap().times(), 0);
}

#[test]
fn gambler_app_7_3__a_free_tile() {
    let hand = count("[B5555] C123 D456789 C8 + C8 free kongs=1");
    doubles(&hand, Double::FreeTile, 1, clause("app.7.3"));
    assert_eq!(hand.value, 64);
    // A tile for a flower is a Free tile as well.
    let flower = count("B345 D678 C234567 Ew {Fl3} + Ew free seat=E");
    doubles(&flower, Double::FreeTile, 1, clause("app.7.3"));
}

#[test]
fn gambler_app_7_4__the_last_tile_of_the_wall() {
    let hand = count("C123 D456789 C99 B34 + B2 wall last");
    doubles(&hand, Double::LastTile, 1, clause("app.7.4"));
    assert_eq!(hand.value, 88);
    let free = award("<B5555> C123 D456789 C8 + C8 free last kongs=1");
    assert_eq!(free.note(NoteKind::LastFreeTile), Some(decision(9)));
    let both = free.ordinary.unwrap();
    assert_eq!((both.times_of(Double::FreeTile), both.times_of(Double::LastTile)), (1, 1));
    let (hand, win, ctx) = mahjong("<B5555> C123 D456789 C8 + C8 free last kongs=1");
    let free_only = patched(&[("win.last_free_tile", "free-only")]);
    assert_eq!(value(&free_only, &hand, win, &ctx).unwrap().points, 64);
}

#[test]
fn gambler_app_7_5__a_robbed_kong() {
    let hand = count("C123 D456789 C99 B35 + B4 robbed");
    doubles(&hand, Double::RobbedKong, 1, clause("app.7.5"));
    assert_eq!(hand.value, 88);
    assert_eq!(hand.points_of(PointKind::WallTile), 0);
}

#[test]
fn gambler_app_7_6__two_dragon_pungs_and_the_dragon_pair() {
    let hand = count("[RdRdRd] [GdGdGd] B345 D678 Wd + Wd wall");
    doubles(&hand, Double::TwoDragonPungs, 1, clause("app.7.6"));
    assert_eq!(hand.value, 272);
    assert_eq!(count("[RdRdRd] [GdGdGd] B345 D678 Ww + Ww wall").times_of(Double::TwoDragonPungs), 0);
}

#[test]
fn gambler_app_7_7__three_wind_pungs_and_the_wind_pair() {
    let hand = count("[EwEwEw] [SwSwSw] [WwWwWw] D23 NwNw + D4 discard");
    doubles(&hand, Double::ThreeWindPungs, 1, clause("app.7.7"));
    assert_eq!(hand.value, 512);
    assert_eq!(count("[EwEwEw] [SwSwSw] [WwWwWw] D23 RdRd + D4 discard").times_of(Double::ThreeWindPungs), 0);
}

#[test]
fn gambler_app_7_8__an_original_call() {
    let hand = count("C123 D456789 WwWw B34 + B5 discard original seat=W");
    doubles(&hand, Double::OriginalCall, 1, clause("app.7.8"));
    assert_eq!(hand.value, 44);
    assert!(refused("C123 D456789 WwWw B34 + B5 discard seat=W").contains(RefusalKind::BelowMinimum));
    // The caller takes no part any more: he cannot have drawn the tile.
    let drawn = "C123 D456789 WwWw B34 + B5 wall original seat=W";
    refused_by(drawn, RefusalKind::OriginalCallDrew, clause("app.7.8-2"));
}
