//! Appendix 1–5: terms, open and closed, table 1, the winner's additions.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::tile::TileKind;

#[test]
fn gambler_app_1__honours_and_terminals() {
    for (word, class) in [("Ew", TileClass::Honour), ("Rd", TileClass::Honour), ("B9", TileClass::Terminal)] {
        let answer = tile_class(rules(), tile(word));
        assert_eq!((answer.value, answer.basis), (class, clause("app.1")), "{word}");
    }
}

#[test]
fn gambler_app_1_2__majors_are_honours_and_terminals() {
    let minor = tile_class(rules(), tile("C5"));
    assert_eq!((minor.value, minor.basis), (TileClass::Minor, clause("app.1-2")));
    for (class, group) in [
        (TileClass::Honour, TileGroup::Majors),
        (TileClass::Terminal, TileGroup::Majors),
        (TileClass::Minor, TileGroup::Minors),
    ] {
        let answer = class.group(rules());
        assert_eq!((answer.value, answer.basis), (group, clause("app.1-2")));
    }
    let majors = TileKind::all().filter(|k| TileClass::of(*k) != TileClass::Minor).count();
    assert_eq!(majors, 13);
}

#[test]
fn gambler_app_1_3__flowers_and_seasons_are_in_no_group() {
    let answer = TileClass::Bonus.group(rules());
    assert_eq!((answer.value, answer.basis), (TileGroup::Neither, clause("app.1-3")));
    // A season spoils neither minors only nor majors only.
    let minors = count("[B222] D345 C567 C23 B66 {Se3} + C4 discard");
    assert_eq!(minors.times_of(Double::Minors), 1);
    let majors = count("[B111] [C999] NwNwNw D99 WwWw {Fl3} + D9 discard");
    assert_eq!(majors.times_of(Double::Majors), 1);
}

/// The openness of the lines of sets, with their clauses.
fn openness(count: &Count) -> Vec<(Openness, reglament_rules::clause::Basis)> {
    count.lines.iter().filter_map(|l| l.openness).map(|o| (o.value, o.basis)).collect()
}

#[test]
fn gambler_app_2__a_set_with_a_discard_is_open() {
    let pungs = count("[B222] [C999] D55577 C33 + D7 discard");
    let open = (Openness::Open, clause("app.2"));
    let closed = (Openness::Closed, clause("app.2-2"));
    let completed = (Openness::Open, decision(1));
    assert_eq!(openness(&pungs), [open, open, closed, completed]);
    assert_eq!(pungs.base, 20 + 2 + 4 + 4 + 2);
    // A robbed tile is another player's as well; it completes chows only.
    let robbed = count("[B222] [C999] D55567 C33 + D8 robbed");
    assert_eq!(openness(&robbed), [open, open, closed, completed]);
}

#[test]
fn gambler_app_2_2__a_set_from_the_wall_is_closed() {
    let pungs = count("(B2222) [C999] D55577 C33 + D7 wall");
    let closed = (Openness::Closed, clause("app.2-2"));
    assert_eq!(openness(&pungs), [closed, (Openness::Open, clause("app.2")), closed, closed]);
    // The discard may have completed the chow instead of the pung of the same tile.
    let either = count("[RdRdRd] C33345 B22 D678 + C3 discard");
    assert_eq!(either.points_of(PointKind::MinorPung), 4);
}

#[test]
fn gambler_app_3__chow_pung_and_kong() {
    let kinds = |text: &str| {
        let count = count(text);
        count.lines.iter().filter(|l| l.openness.is_some()).map(|l| l.kind).collect::<Vec<_>>()
    };
    assert_eq!(
        kinds("[RdRdRdRd] [B234] B777 C67 D33 + C8 discard"),
        [PointKind::MajorKong, PointKind::Chow, PointKind::MinorPung, PointKind::Chow]
    );
    // Three in a row of two suits, or of winds, are none.
    for text in ["[RdRdRd] B23 C4 D567 C678 D1 + D1 wall", "[RdRdRd] EwSw B567 C678 D11 + Ww wall"] {
        refused_by(text, RefusalKind::NotMahjong, clause("app.3"));
    }
}

#[test]
fn gambler_app_5a__each_seat_owns_a_flower_and_a_season() {
    for (winds, number) in [("EE", 1), ("SE", 2), ("WE", 3), ("NE", 4)] {
        for (name, own) in [("Fl", true), ("Se", true), ("Fl", false)] {
            let tile = if own { number } else { number % 4 + 1 };
            let count = loser(&format!("B147 C258 D369 EwSwWwNw {{{name}{tile}}}"), winds);
            let note = count.notes.iter().find(|n| n.kind == NoteKind::OwnBonus);
            assert_eq!(note.map(|n| n.basis), own.then(|| clause("app.5a")), "{winds} {name}{tile}");
        }
    }
}

#[test]
fn gambler_app_5b__the_hands_of_all_players_are_counted() {
    let count = loser("[GdGdGd] C999 B12 D45 WwWw C3", "WE");
    assert_eq!((count.base, count.value, count.basis), (14, 28, clause("app.5b")));
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    let between: Vec<_> = score
        .settlement
        .transfers
        .iter()
        .filter(|t| t.kind == PaymentKind::Difference)
        .map(|t| (t.points, t.basis))
        .collect();
    assert_eq!(between, [(8, clause("app.5b")), (4, clause("app.5b")), (4, clause("app.5b"))]);
}

#[test]
fn gambler_app_5b_2__twenty_for_mahjong() {
    let won = count("[RdRdRd] B234 D567 C88 D23 + D4 discard");
    has_points(&won, PointKind::Mahjong, &[20], clause("app.5b-2"));
    assert_eq!(loser("[RdRdRd] B234 D567 C88 D23", "SE").points_of(PointKind::Mahjong), 0);
}

#[test]
fn gambler_app_5b_3__two_for_a_tile_from_the_wall() {
    let wall = count("[RdRdRd] B234 D567 C88 D23 + D4 wall");
    has_points(&wall, PointKind::WallTile, &[2], clause("app.5b-3"));
    // The Free end of the wall is the wall too; a discard or a robbed tile is not.
    let free = count("[RdRdRdRd] B234 D567 C88 D23 + D4 free kongs=1");
    has_points(&free, PointKind::WallTile, &[2], clause("app.5b-3"));
    for source in ["discard", "robbed"] {
        let other = count(&format!("[RdRdRd] B234 D567 C88 D23 + D4 {source}"));
        assert_eq!(other.points_of(PointKind::WallTile), 0);
    }
}

#[test]
fn gambler_app_5b_4__two_for_the_only_suitable_tile() {
    let only = |text: &str| count(text).points_of(PointKind::OnlyTile);
    let pair = count("[RdRdRd] B234 D567 C888 D2 + D2 discard");
    assert_eq!(pair.points_of(PointKind::OnlyTile), 2);
    has_points(&pair, PointKind::OnlyTile, &[2], clause("app.5b-4"));
    assert_eq!(only("[RdRdRd] B234 D567 C88 D57 + D6 discard"), 2, "middle");
    assert_eq!(only("[RdRdRd] B234 D567 C88 D12 + D3 discard"), 2, "12");
    assert_eq!(only("[RdRdRd] B234 C567 C88 D89 + D7 discard"), 2, "89");
    assert_eq!(only("[RdRdRd] B234 D567 C88 D23 + D4 discard"), 0, "two kinds");
    assert_eq!(only("[RdRdRd] B234 D567 C88 D22 + D2 discard"), 0, "two pairs");
    // A pair wait beside a chow: 2345 waits for 2 and 5.
    assert_eq!(only("[RdRdRd] B234 D567 C2345 + C2 discard"), 0);
    // Decision B8: a kind all four of which the hand holds itself does not count.
    assert_eq!(only("[RdRdRd] (B7777) C234 B56 D22 + B4 wall"), 2);
}

#[test]
fn gambler_app_t1_1__a_chow_is_worth_nothing() {
    let chows = count("[B234] C456 D678 RdRdRd B2 + B2 discard");
    has_points(&chows, PointKind::Chow, &[0, 0, 0], clause("app.t1.1"));
}

#[test]
fn gambler_app_t1_2__a_pung_of_minors() {
    has_points(&loser("[B222] D555 C147 EwSwWwNw", "EE"), PointKind::MinorPung, &[2, 4], clause("app.t1.2"));
}

#[test]
fn gambler_app_t1_3__a_pung_of_majors() {
    let majors = loser("[B111] C999 [NwNwNw] RdRdRd B2", "SE");
    has_points(&majors, PointKind::MajorPung, &[4, 4, 8, 8], clause("app.t1.3"));
    // Four equal tiles that are not declared are a pung.
    assert_eq!(loser("RdRdRdRd B147 C258 D369", "SE").base, 8);
}

#[test]
fn gambler_app_t1_4__a_kong_of_minors() {
    let kongs = loser("[B2222] <C3333> (D4444) B147 C2", "SE");
    has_points(&kongs, PointKind::MinorKong, &[8, 8, 16], clause("app.t1.4"));
}

#[test]
fn gambler_app_t1_5__a_kong_of_majors() {
    let kongs = loser("[B1111] <RdRdRdRd> (NwNwNwNw) B147 C2", "SE");
    has_points(&kongs, PointKind::MajorKong, &[16, 16, 32], clause("app.t1.5"));
}

#[test]
fn gambler_app_t1_6__a_pair_of_dragons() {
    let pairs = loser("RdRdGdGd B147 C258 D369", "SE");
    has_points(&pairs, PointKind::DragonPair, &[2, 2], clause("app.t1.6"));
    // Two different dragons are no pair.
    assert_eq!(loser("RdGdWd B147 C258 D369 Ew", "SE").base, 0);
}

#[test]
fn gambler_app_t1_7__a_pair_of_the_own_wind() {
    let pairs = loser("WwWwNwNw B147 C258 D369", "WE");
    has_points(&pairs, PointKind::OwnWindPair, &[2], clause("app.t1.7"));
    assert_eq!(pairs.base, 2, "north is nobody's here");
}

#[test]
fn gambler_app_t1_8__a_pair_of_the_round_wind() {
    let pair = loser("EwEw B147 C258 D369 SwNw", "WE");
    has_points(&pair, PointKind::RoundWindPair, &[2], clause("app.t1.8"));
    let both = loser("EwEw B147 C258 D369 SwNw", "EE");
    has_points(&both, PointKind::RoundWindPair, &[2], clause("app.t1.8"));
    assert_eq!(both.base, 4, "own and round wind both count");
}

#[test]
fn gambler_app_t1_9__a_flower_or_season() {
    let bonus = loser("B147 C258 D369 EwSwWwNw {Fl1,Se1,Se2}", "NE");
    has_points(&bonus, PointKind::Bonus, &[4, 4, 4], clause("app.t1.9"));
    assert_eq!(bonus.value, 12);
}
