//! Section 4 and appendix 4: the conventions for hands and for declaring them.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::seat::Wind;

#[test]
fn gambler_4_1_2__the_limit_is_2000_for_losers_too() {
    let loser = loser("(EwEwEwEw) (RdRdRdRd) (GdGdGdGd) B1579", "EE");
    assert_eq!((loser.base, loser.times(), loser.value, loser.cut), (96, 5, 2000, Some(clause("4.1.2"))));
    let winner = count("[EwEwEw] [RdRdRd] NwNwNwGdGd B11 + Gd discard");
    assert_eq!((winner.value, winner.cut), (2000, Some(clause("4.1.2"))));
    let below = count("[EwEwEw] [SwSwSw] [WwWwWw] D555 Nw + Nw discard");
    assert_eq!((below.value, below.cut), (1216, None));
}

#[test]
fn gambler_4_1_3__flowers_and_seasons_never_double() {
    let text = "B147 C258 D369 EwSwWwNw {Fl1,Fl2,Fl3,Fl4,Se1}";
    let count = loser(text, "EE");
    assert_eq!((count.base, count.times(), count.value), (20, 0, 20));
    let note = |kind| count.notes.iter().find(|n| n.kind == kind).map(|n| n.basis);
    assert_eq!(note(NoteKind::NoOwnBonusDouble), Some(clause("4.1.3")));
    assert_eq!(note(NoteKind::NoBouquetDouble), Some(clause("4.1.3")));
    // Under the appendix alone: own flower, own season, and the bouquet twice.
    let appendix = patched(&[("bonus.own", "each"), ("bonus.bouquet", "twice")]);
    let doubled = count_hand(&appendix, &hand(text), Wind::East, Wind::East);
    assert_eq!((doubled.times(), doubled.value), (4, 320));
    let once = patched(&[("bonus.own", "both"), ("bonus.bouquet", "once")]);
    assert_eq!(count_hand(&once, &hand(text), Wind::East, Wind::East).times(), 2);
}

#[test]
fn gambler_4_1_3_2__four_points_each_before_the_doubles() {
    let hand = count("B123 C456 D789 D34 C22 {Fl1,Se3} + D2 discard");
    has_points(&hand, PointKind::Bonus, &[4, 4], clause("4.1.3-2"));
    assert_eq!((hand.base, hand.value), (28, 56));
    let stage = hand.notes.iter().find(|n| n.kind == NoteKind::BonusStage);
    assert_eq!(stage.map(|n| n.basis), Some(decision(7)));
    let after = patched(&[("bonus.bonus_stage", "after-doubles")]);
    let (hand, win, ctx) = mahjong("B123 C456 D789 D34 C22 {Fl1,Se3} + D2 discard");
    assert_eq!(value(&after, &hand, win, &ctx).unwrap().points, 48);
}

#[test]
fn gambler_4_1_4__mahjong_needs_a_declared_calling_hand() {
    let text = "[RdRdRd] B234 D567 C88 D23 + D4 discard";
    assert_eq!(award(text).points, 48);
    refused_by(&format!("{text} uncalled"), RefusalKind::NotCalling, clause("4.1.4"));
    // The state begins with the own discard.
    let early = format!("{text} early-call");
    refused_by(&early, RefusalKind::CallingBeforeDiscard, clause("4.1.4-3"));
    // Heavenly bliss cannot have been called.
    let heaven = award("B123 C456 D789234 C2 + C2 wall heaven uncalled seat=E");
    assert_eq!(heaven.note(NoteKind::BlissWithoutCalling), Some(decision(6)));
    let (hand, win, ctx) = mahjong(&format!("{text} uncalled"));
    let free = patched(&[("win.calling", "not-needed")]);
    assert!(value(&free, &hand, win, &ctx).is_ok());
}

#[test]
fn gambler_4_1_4_2__calling_is_one_tile_short() {
    let calls = |text: &str| {
        let answer = calling(rules(), &hand(text), Wind::South).unwrap()?;
        assert_eq!(answer.basis, clause("4.1.4-2"));
        Some(answer.value.iter().collect::<Vec<_>>())
    };
    assert_eq!(calls("[RdRdRd] B234 D567 C88 D23"), Some(tiles("D14")));
    assert_eq!(calls("[RdRdRd] B234 D567 C888 D2"), Some(tiles("D2")));
    assert_eq!(calls("[RdRdRd] B234 D567 C88 D25"), None);
    // Several kinds may fit: thirteen different ones.
    let wonders = calls("B19 C19 D19 EwSwWwNw RdGdWd").unwrap();
    assert_eq!(wonders.len(), 13);
    // Shapes of limit hands count: any dragon completes the Small Snake.
    assert_eq!(calls("[C456] C123789 EwSwWwNw"), Some(tiles("WdGdRd")));
}

#[test]
fn gambler_4_1_7__a_limit_hand_or_an_internal_double() {
    for text in [
        "[B555] C123 D45678 C99 + D9 discard",
        "B123 C456 D789 D34 SwSw + D2 discard",
        "[B7777] C123 D46789 C22 + D5 wall",
    ] {
        refused_by(text, RefusalKind::BelowMinimum, clause("4.1.7"));
        assert_eq!(appraised(text).declared_by, None);
        let (hand, win, ctx) = mahjong(text);
        let none = patched(&[("win.minimum", "none")]);
        assert!(value(&none, &hand, win, &ctx).is_ok());
    }
    let by_limit = award("B2255 C3388 D44 EwEw Rd + Rd discard").declared_by;
    assert_eq!(by_limit, Some(Declared::LimitHand(LimitHand::SevenPair, clause("4.1.7"))));
    // A hand that is refused twice is told both reasons.
    let both = refused("[B555] C123 D45678 C99 + D9 discard uncalled");
    assert!(both.contains(RefusalKind::BelowMinimum) && both.contains(RefusalKind::NotCalling));
}

#[test]
fn gambler_4_1_7_2__which_doubles_are_internal() {
    use Double::*;
    let internal: Vec<Double> = Double::ALL.into_iter().filter(|d| d.internal() == Internal::Yes).collect();
    assert_eq!(
        internal,
        [
            DragonPung,
            OwnWindPung,
            RoundWindPung,
            OneSuitWithHonours,
            OneSuit,
            Majors,
            Minors,
            Honours,
            NoChow,
            Mizer,
            FreeTile,
            LastTile,
            RobbedKong,
            OriginalCall
        ]
    );
    for (text, double) in [
        ("[RdRdRd] B234 D567 C88 D23 + D4 discard", DragonPung),
        ("[SwSwSw] B234 D567 C88 D23 + D4 discard", OwnWindPung),
        ("[EwEwEw] B234 D567 C88 D23 + D4 discard", RoundWindPung),
        ("[B123] B456789 B22 NwNw + B2 discard", OneSuitWithHonours),
        ("[B123] B234456 B99 B67 + B8 discard", OneSuit),
        ("[B111] D345 C567 C23 B66 + C4 robbed", RobbedKong),
        ("[B222] D345 C567 C23 B66 + C4 discard", Minors),
        ("[B222] [C999] D55577 C33 + D7 wall", NoChow),
        ("B123 C456 D789 D34 C22 + D2 wall", Mizer),
        ("[B9999] C123 D456789 C8 + C8 free kongs=1", FreeTile),
        ("[B999] C123 D456789 C8 + C8 wall last", LastTile),
        ("B999 C123 D456 WwWw B34 + B5 discard original", OriginalCall),
    ] {
        assert_eq!(
            award(text).declared_by,
            Some(Declared::InternalDouble(double, clause("4.1.7-2"))),
            "{text}"
        );
    }
}

#[test]
fn gambler_4_2__a_wrong_number_of_tiles_kills_no_hand() {
    // Twelve or fourteen tiles of a loser are counted like thirteen.
    for text in ["[GdGdGd] C999 B12 D45 WwWw", "[GdGdGd] C999 B12 D45 WwWw C37"] {
        assert_eq!(loser(text, "WE").value, 28);
    }
    let number = |text: &str| TileNumber::of(&hand(text));
    assert_eq!(number("[GdGdGd] C999 B12 D45 WwWw C3"), TileNumber::Right);
    assert_eq!(number("[GdGdGd] C999 B12 D45 WwWw C37"), TileNumber::Extra(1));
    assert_eq!(number("(GdGdGdGd) C999 B12 D45 WwWw"), TileNumber::Missing(1));
    assert_eq!(number_remedy(rules(), TileNumber::Right), None);
    let extra = number_remedy(rules(), TileNumber::Extra(1)).unwrap();
    assert_eq!(extra.not_dead, clause("4.2"));
    assert_eq!(
        (extra.remedy.value, extra.remedy.basis, extra.barred.len()),
        (Remedy::DiscardsWithoutDrawing, clause("4.2-3"), 0)
    );
    let missing = number_remedy(rules(), TileNumber::Missing(1)).unwrap();
    assert_eq!(missing.not_dead, clause("4.2"));
    assert_eq!((missing.remedy.value, missing.remedy.basis), (Remedy::DrawsMissingTile, clause("4.2-4")));
    assert_eq!(missing.barred, [Barred::Mahjong, Barred::Calling, Barred::Kong]);
    let drawing = "[RdRdRd] B234 D567 C88 D23 + D4 wall drawing";
    refused_by(drawing, RefusalKind::DrawingMissingTile, clause("4.2-4"));
}

#[test]
fn gambler_app_4__the_dragon_chow() {
    let hand = award("B123456789 RdGd NwNw + Wd wall");
    assert_eq!((hand.points, hand.note(NoteKind::DragonChow)), (500, Some(clause("app.4"))));
    // Outside the named hands there is none.
    refused_by("B123456 D789 RdGd NwNw + Wd wall", RefusalKind::NotMahjong, clause("app.3"));
}

#[test]
fn gambler_app_4_2__the_rose_of_winds() {
    let hand = award("[C456] C123789 EwSwWwNw + Gd discard");
    assert_eq!((hand.points, hand.note(NoteKind::Rose)), (500, Some(clause("app.4-2"))));
    refused_by("[C456] C123 D789 EwSwWwNw + Gd discard", RefusalKind::NotMahjong, clause("app.3"));
}

#[test]
fn gambler_app_4_3__neither_is_completed_from_a_discard() {
    let refused = |text| refused_by(text, RefusalKind::SpecialSetNotDrawn, clause("app.4-3"));
    refused("B123456789 RdGd NwNw + Wd discard");
    refused("[C456] C123789 EwSwWwGd + Nw discard");
    refused("[C456] C123789 EwSwWwGd + Nw robbed");
    assert_eq!(award("[C456] C123789 EwSwWwGd + Nw wall").points, 500);
    // The fifth honour of the Windy Triangle may be a wind: the Rose was complete before.
    assert_eq!(award("[B333] C333 D333 EwSwWwNw + Nw discard").points, 2000);
}

#[test]
fn gambler_app_4_4__each_suit_has_its_dragon() {
    for (text, hand) in [
        ("B1112345678 GdGdGd + B4 discard", LimitHand::DragonGates),
        ("C1112345678 RdRdRd + C4 discard", LimitHand::DragonGates),
        ("D1112345678 WdWdWd + D4 discard", LimitHand::DragonGates),
        ("[C222] [RdRdRd] C2346688 + C6 discard", LimitHand::AllRed),
        ("[D888] D23423466 WdWd + D6 discard", LimitHand::AllWhite),
    ] {
        let award = award(text);
        assert!(award.has(hand), "{text}");
        assert_eq!(award.note(NoteKind::SuitDragon), Some(clause("app.4-4")));
    }
    is_not("B1112345678 RdRdRd + B5 discard", LimitHand::DragonGates);
    is_not("[C222] [WdWdWd] C2346688 + C6 discard", LimitHand::AllRed);
}
