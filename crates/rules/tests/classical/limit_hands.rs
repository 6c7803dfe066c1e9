//! Each of the 35 limit hands: two hands that match and two near misses, one of them by closedness or by the winning
//! tile where the pattern restricts them.
use crate::help::*;
use reglament_rules::classical::LimitHand::{self, *};
use reglament_rules::classical::{Closedness, WinningTile};

/// Hand, matches, near misses in the tiles, near misses by closedness or winning tile.
type Row = (LimitHand, [&'static str; 2], &'static [&'static str], &'static [&'static str]);

const ROWS: [Row; LimitHand::COUNT] = [
    (
        HeavenlyBliss,
        [
            "B123 C456 D789234 C2 + C2 wall heaven uncalled seat=E",
            "B2255 C3388 D44 EwEw Rd + Rd wall heaven uncalled seat=E",
        ],
        &[],
        &["B123 C456 D789234 C2 + C2 wall seat=E", "B123 C456 D789234 C2 + C2 discard original seat=E"],
    ),
    (
        EarthlyBliss,
        [
            "B123 C456 D78934 C22 + D5 discard earth seat=W",
            "B19 C19 D19 EwSwWwNwRdGdWd + Rd discard earth seat=N",
        ],
        &[],
        &["B123 C456 D78934 C22 + D5 discard original seat=W", "B123 C456 D78934 C22 + D5 discard seat=S"],
    ),
    (
        BuriedTreasure,
        ["C1113335557788 + C7 wall", "(B2222) B333555 B77 B9 B7 + B9 free kongs=1"],
        &["C111333555 C77 WwWw + C7 wall", "C1112223334 D55 C4 + C4 wall"],
        &["C1113335557788 + C7 discard", "[C111] C3335557788 + C7 wall"],
    ),
    (
        EmperorsRetinue,
        ["[EwEwEw] [RdRdRd] NwNwNwGdGdWdWd + Gd discard", "(SwSwSwSw) [WwWwWw] WdWdWd GdGdGd Ew + Ew wall"],
        &["[EwEwEw] [RdRdRd] NwNwNwGdGd B11 + Gd discard", "[EwEwEw] [B999] NwNwNwGdGdWdWd + Gd discard"],
        &[],
    ),
    (
        HeadsAndTails,
        ["[B111] [C999] D111 B99 D99 + D9 discard", "(B9999) <C1111> D999 D111 C9 + C9 wall"],
        &["[B111] [C999] D111 NwNw D99 + D9 discard", "[B111] [C999] D111 B99 D88 + D8 discard"],
        &[],
    ),
    (
        ImperialJade,
        ["[B222] [B8888] B33366 GdGd + B6 discard", "[B222] [B888] B33366 B44 + B6 discard"],
        &["[B666] [B888] B23422 GdGd + Gd discard", "[B222] [B555] B33366 GdGd + B6 discard"],
        &[],
    ),
    (
        TwinsOfOneSuit,
        ["D1122335566889 + D9 discard", "B1133445566778 + B8 wall"],
        &["D112233556688 B9 + B9 discard", "D112233556688 Rd + Rd wall", "D1111335566889 + D9 wall"],
        &["[D123] D123556677 D8 + D8 wall"],
    ),
    (
        TwinsOfHonours,
        ["EwEwSwSwWwWwNwNwRdRdGdGdWd + Wd wall", "EwEwSwSwWwWwNwRdRdGdGdWdWd + Nw discard"],
        &["EwEwSwSwWwWwNwNwRdRdGdGd B5 + B5 wall", "EwEwEwEwWwWwNwNwRdRdGdGdWd + Wd wall"],
        &["[EwEwEw] SwSwSwWwWw NwNw RdRd Gd + Gd wall"],
    ),
    (
        ThreeScholars,
        ["[RdRdRd] [GdGdGd] WdWdWd C5588 + C5 discard", "(RdRdRdRd) [GdGdGd] <WdWdWdWd> B111 B9 + B9 wall"],
        &[
            "[RdRdRd] [GdGdGd] WdWdWd C55 D88 + C5 discard",
            "[RdRdRd] [GdGdGd] WdWdWd C45 C88 + C6 discard",
            "[RdRdRd] [GdGdGd] WdWd C555 C88 + C8 discard",
            "[RdRdRd] [GdGdGd] WdWdWd NwNw C88 + Nw discard",
        ],
        &[],
    ),
    (
        FourBlessings,
        [
            "[EwEwEw] [SwSwSw] [WwWwWw] NwNwNw D5 + D5 discard",
            "(EwEwEwEw) [SwSwSw] WwWwWw NwNw RdRd + Nw discard",
        ],
        &[
            "[EwEwEw] [SwSwSw] [WwWwWw] D555 Nw + Nw discard",
            "[EwEwEw] [SwSwSw] [WwWwWw] D45 NwNw + D6 discard",
        ],
        &[],
    ),
    (
        FourfoldPlenty,
        [
            "[B2222] (C7777) <D9999> (WwWwWwWw) D4 + D4 discard",
            "(B2222) (C7777) (D9999) (WwWwWwWw) Rd + Rd wall",
        ],
        &[
            "[B2222] (C7777) <D9999> WwWwWw D4 + D4 discard",
            "[B222] (C7777) <D9999> (WwWwWwWw) D4 + D4 discard",
        ],
        &[],
    ),
    (
        HiddenSnake,
        ["B1112345567999 + B8 discard", "[B999] [B345] B1112267 + B8 discard"],
        &["B1112344569977 + B9 discard", "[B999] [B345] B1112267 + B5 discard", "C111 B2345567999 + B8 wall"],
        &[],
    ),
    (
        ThirteenWonders,
        ["B19 C19 D19 EwSwWwNwRdGdWd + C9 discard", "B19 C19 D19 EwEwSwWwNwRdGd + Wd robbed-closed"],
        &["B19 C19 D19 EwEwSwWwNwRdGd + B5 discard", "B19 C19 D18 EwEwSwWwNwRdGd + Wd discard"],
        &[],
    ),
    (
        MoonFromSeaBottom,
        ["B123 C456 D789 C22 D23 + D1 wall last", "B2255 C3388 D1 EwEw RdRd {Fl1} + D1 free last"],
        &[],
        &[
            "B123 C456 D789 C22 D23 + D4 wall last",
            "B123 C456 D789 C22 D23 + D1 wall",
            "B123 C456 D789 C22 D23 + D1 discard",
        ],
    ),
    (
        GrapesOnRoof,
        ["[B7777] C123 D46789 C22 + D5 free kongs=1", "B777 C123 D46789 C22 {Se4} + D5 free"],
        &[],
        &[
            "[B7777] C123 D46789 C22 + D5 wall",
            "[B7777] C123 D45789 C22 + D6 free kongs=1",
            "[B7777] C123 D46789 C22 + D5 robbed",
        ],
    ),
    (
        CarryingPole,
        ["C123 D456789 C22 B13 + B2 robbed", "[RdRdRd] D456789 C22 B34 + B2 robbed"],
        &[],
        &["C123 D456789 C22 B35 + B4 robbed", "C123 D456789 C22 B13 + B2 discard"],
    ),
    (
        DownYouGo,
        ["B222244466 EwSwWwNw + B8 discard", "D2222444668 EwSwWw + Nw wall"],
        &["B22244466 B88 EwSwWw + Nw wall", "B222244466 EwSwWwNw + C8 discard"],
        &["B2222444668 EwSwWw + Nw discard", "[B444] B222266 EwSwWwNw + B8 wall"],
    ),
    (
        UpYouGo,
        ["D2446668888 EwSwWw + Nw wall", "C446668888 EwSwWwNw + C2 discard"],
        &["D244666 C8888 EwSwWw + Nw wall", "D2446668888 EwSwWw + Rd wall"],
        &["D2446668888 EwSwWw + Nw discard", "[D666] D2448888 EwSwWw + Nw wall"],
    ),
    (
        NumbersRackets,
        ["[B555] [C555] D555 RdRdGdGd + Rd discard", "(B9999) [C999] D999 WwWw NwNw + Nw wall"],
        &[
            "[B555] [C555] D555 RdRdWwWw + Rd discard",
            "[B555] [C555] D666 RdRdGdGd + Rd discard",
            "[B555] [C555] D555 RdRd B66 + Rd discard",
        ],
        &[],
    ),
    (
        WindyTriangle,
        ["[B333] [C3333] D333 EwSwWwNw + Rd discard", "[B333] [C333] D333 EwSwWwRd + Nw wall"],
        &["[B333] [C333] D444 EwSwWwNw + Rd discard", "[B333] [C333] D333 EwSwWwNw + D3 wall"],
        &["[B333] [C333] D333 EwSwWwRd + Nw discard", "[B333] [C333] D333 EwSwWwRd + Nw robbed"],
    ),
    (
        RoyalPungs,
        ["[B777] C777 D777 RdGdWd Sw + Sw discard", "[B777] (C7777) D777 RdGd SwSw + Wd wall"],
        &["[B777] C777 D888 RdGdWd Sw + Sw discard", "[B777] C777 D777 RdGdWd Rd + Rd wall"],
        &["[B777] C777 D777 RdGd SwSw + Wd discard", "[B777] C777 D777 RdGd SwSw + Wd robbed"],
    ),
    (
        DragonGates,
        ["B1112345678 GdGdGd + B4 discard", "(RdRdRdRd) C9992345678 + C8 wall"],
        &[
            "B1112345678 RdRdRd + B5 discard",
            "B1112345678 GdGdGd + B9 discard",
            "B1112345678 GdGdGd + B1 wall",
        ],
        &["[GdGdGd] B1112345678 + B4 discard", "[B111] B2345678 GdGdGd + B4 wall"],
    ),
    (
        RunPungPair,
        ["[C123] C4567892255 + C2 discard", "[D123] [D789] D4444568 + D8 wall"],
        &[
            "[C123] C2343458899 + C8 discard",
            "[C123] C456789 D2255 + D2 discard",
            "[C234] C1567892255 + C2 discard",
        ],
        &[],
    ),
    (
        BigSnake,
        ["[D123] [RdRdRd] D456789 Ew + Ew discard", "[D123] [NwNwNw] D456789 Ww + Ww discard"],
        &[
            "[D123] [RdRdRd] D456 B789 Ew + Ew discard",
            "[D123] [RdRdRd] D456789 C2 + C2 discard",
            "[D123] [D555] D456789 Ew + Ew discard",
        ],
        &[],
    ),
    (
        SmallSnake,
        ["[C456] C123789 EwSwWwNw + Gd discard", "B123456789 EwSwWwGd + Nw wall"],
        &["[C456] C123 B789 EwSwWwNw + Gd discard", "C123456789 EwSwWwNw + Nw wall"],
        &["[C456] C123789 EwSwWwGd + Nw discard", "[C345] C126789 EwSwWwNw + Gd discard"],
    ),
    (
        SmallDragonSnake,
        ["B123456789 RdGdNwNw + Wd wall", "[B789] B123456 RdGdWdNw + Nw discard"],
        &["B123456789 RdGdNwNw + Rd wall", "B123456 C789 RdGdWdNw + Nw discard"],
        &["B123456789 RdGdNwNw + Wd discard", "[B678] B123459 RdGdWdNw + Nw discard"],
    ),
    (
        RedTransitiveSnake,
        ["B147 C258 D36 EwSwWwNwRd + D9 discard", "D147 B258 C369 EwSwWwRd + Nw wall"],
        &["B147 C258 D36 EwSwWwNwGd + D9 discard", "B147 C258 B36 EwSwWwNwRd + B9 wall"],
        &["D147 B258 C369 EwSwWwRd + Nw discard", "D147 B258 C369 EwSwWwRd + Nw robbed"],
    ),
    (
        DragonTransitiveSnake,
        ["C147 D258 B369 RdGdWdSw + Sw discard", "B147 D258 C369 RdGdWwWw + Wd wall seat=W"],
        &["C147 D258 B369 RdGdWdSw + Sw discard seat=W", "C147 D257 B369 RdGdWdSw + Sw discard"],
        &["B147 D258 C369 RdGdWwWw + Wd discard seat=W", "B147 D258 C369 RdGdSwSw + Wd robbed"],
    ),
    (
        SevenPair,
        ["B2255 C3388 D44 EwEwRd + Rd discard", "B2233 C3388 D44 EwEwRd + Rd wall"],
        &["B2222 C3388 D44 EwEwRd + Rd discard", "B2255 C3388 D44 EwEwEw + Ew wall"],
        &["[B234] B234 B55 D66 Rd D7 + D7 wall"],
    ),
    (
        CoupleMajors,
        ["B1199 C11 D99 EwEwRdRdNw + Nw discard", "B11 C11 D11 EwEwSwSwRdRdGd + Gd wall"],
        &["B1199 C11 D99 EwEwRdRd C2 + C2 discard", "B1111 C11 D99 EwEwRdRdNw + Nw discard"],
        &["[EwEwEw] B1199 C11 D99 RdRd + Rd wall"],
    ),
    (
        AllRed,
        ["[C222] [RdRdRd] C2346688 + C6 discard", "[C234] C234 C666 C88 RdRd + C8 wall"],
        &["[C222] [C333] C4446688 + C6 discard", "[C222] [RdRdRd] C3456688 + C6 discard"],
        &[],
    ),
    (
        AllWhite,
        ["[D888] D23423466 WdWd + D6 discard", "(D2222) D333444 D88 WdWd + Wd discard"],
        &["[D888] D23434566 WdWd + D6 discard", "[D888] D23423466 RdRd + D6 discard"],
        &[],
    ),
    (
        KongOnKong,
        ["[B7777] (C4444) D123678 B9 + B9 free kongs=2", "[B7777] (C4444) <D1111> D678 B9 + B9 free kongs=3"],
        &[],
        &["[B7777] (C4444) D123678 B9 + B9 free kongs=1", "[B7777] (C4444) RdRdRd D678 B9 + B9 wall"],
    ),
    (
        RubyHand,
        ["[B111] [B555] B777999 Rd + Gd discard", "(B1111) [B555] B777 B99 RdGd + B9 discard"],
        &["[B111] [B555] B777999 Rd + Rd discard", "[C111] [C555] C777999 Rd + Gd discard"],
        &[],
    ),
    (
        NineTile,
        ["D1112345678999 + D3 wall", "D1111234567899 {Fl1} + D9 free"],
        &["D1112345677888 + D9 wall", "D111234567899 C3 + C3 wall"],
        &["D1112345678999 + D3 discard", "[D111] D2345678999 + D3 wall"],
    ),
];

#[test]
fn every_limit_hand_is_there_once() {
    let hands: Vec<LimitHand> = ROWS.iter().map(|row| row.0).collect();
    assert_eq!(hands, LimitHand::ALL);
}

#[test]
fn hands_that_match() {
    for (hand, yes, _, _) in &ROWS {
        for text in yes {
            let award = award(text);
            assert!(award.has(*hand), "{hand:?} {text}: {:?}", award.limit_hands);
            assert!(award.points >= 2000 * hand.row().percent / 100, "{text}");
        }
    }
}

#[test]
fn near_misses() {
    for (hand, _, tiles, taken) in &ROWS {
        let row = hand.row();
        let special =
            matches!(row.pattern, reglament_rules::classical::Pattern::Tiles(_, h) if h.special().is_some());
        let free = row.closedness == Closedness::Free && row.winning_tile == WinningTile::Any && !special;
        // Wonders claimed by one tile only have nothing that could be declared.
        assert!(free || *hand == ThirteenWonders || !taken.is_empty(), "{hand:?}");
        assert!(tiles.len() + taken.len() >= 2, "{hand:?}");
        for text in tiles.iter().chain(*taken) {
            is_not(text, *hand);
        }
    }
}
