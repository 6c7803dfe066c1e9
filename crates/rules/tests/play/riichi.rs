//! Declaring riichi: RR-039, RR-040, BS-13, BS-14; the first go-around.
use crate::help::*;
use reglament_rules::hand::Hand;
use reglament_rules::meld::MeldKind;
use reglament_rules::notation::parse_tiles;
use reglament_rules::riichi::*;

const READY: &str = "123456m789p1122s3s";

fn allowed(rules: &RiichiRules, live_tiles: u8, points: i32) -> bool {
    may_declare_riichi(rules, &hand(READY), RiichiTable { live_tiles, points }).is_ok()
}

#[test]
fn rr_039_few_live_tiles() {
    let all = |rules| [4, 3, 1, 0].map(|live| allowed(rules, live, 12000));
    for (rules, expected) in [
        (samara(), [true, false, false, false]),
        (tesuji(), [true, false, false, false]),
        (aleague(), [true; 4]),
        (jpml_b(), [true; 4]),
        (wrc(), [true, true, true, false]),
        (tenhou(), [true, false, false, false]),
    ] {
        assert_eq!(all(rules), expected);
    }
}

#[test]
fn rr_040_few_points() {
    for (id, rules) in six() {
        let strict = ["tesuji", "jpml-b", "tenhou"].contains(&id);
        let all = [1000, 900, 0, -500].map(|points| allowed(rules, 30, points));
        assert_eq!(all, [true, !strict, !strict, !strict], "{id}");
    }
}

#[test]
fn bs_14_preconditions() {
    let all = [(900, 20), (1000, 4), (1000, 3)].map(|(points, live)| allowed(tenhou(), live, points));
    assert_eq!(all, [false, true, false]);
}

#[test]
fn all_reasons_are_named_at_once() {
    let table = RiichiTable { live_tiles: 3, points: 900 };
    let refused = may_declare_riichi(tesuji(), &hand("159m159p159s12z (555<z)"), table);
    let all =
        [Reason::RiichiOpenHand, Reason::RiichiNotTenpai, Reason::RiichiLiveTiles, Reason::RiichiPoints];
    assert_eq!(reasons(refused.clone()), all);
    assert!(refused.unwrap_err().cited(tesuji()).all(|r| r.basis.is_some()));
    let short = Hand::of(parse_tiles("123m").unwrap());
    assert_eq!(reasons(riichi_discards(tesuji(), &short)), [Reason::TileCount]);
}

#[test]
fn bs_13_red_fives_are_fives() {
    for (text, discards) in [
        ("12345m0677889p66z", "5p:3m6m 8p:3m6m"),
        ("067m340567p4468s6s", "6s:7s 8s:4s6s"),
        ("1678m06p5556999s7p", "1m:4s6s7s 6s:1m"),
    ] {
        let found = riichi_discards(tenhou(), &hand(text)).unwrap();
        let found: Vec<String> = found
            .iter()
            .map(|d| format!("{}:{}", d.kind, d.waits.iter().map(|k| k.to_string()).collect::<String>()))
            .collect();
        assert_eq!(found.join(" "), discards, "{text}");
    }
}

#[test]
fn a_wait_exhausted_by_own_tiles_is_no_tenpai() {
    let table = RiichiTable { live_tiles: 20, points: 9000 };
    let own_kong = hand("46p123m789m33s1z (5555p)");
    assert_eq!(reasons(may_declare_riichi(samara(), &own_kong, table)), [Reason::RiichiNotTenpai]);
    assert!(may_declare_riichi(tenhou(), &own_kong, table).is_ok());
}

#[test]
fn the_bet_is_taken_when_nobody_wins_on_the_tile() {
    for (_, rules) in six() {
        assert_eq!(riichi_bet(rules, RiichiTile::Passed).value, 1000);
        assert_eq!(riichi_bet(rules, RiichiTile::Ronned).value, 0);
    }
}

#[test]
fn the_first_go_around_gives_and_a_break_takes() {
    let [e, s, w, n] = ['E', 'S', 'W', 'N'].map(seat);
    let start = FirstTurn::START;
    assert_eq!(start.self_draw(e, e), Some(Situation::Tenhou));
    let east = start.discard(e, kind("1z"));
    assert_eq!(east.riichi(e), Riichi::Declared);
    assert_eq!((east.riichi(s), east.self_draw(s, e), east.ron(s, e)), {
        (Riichi::Double, Some(Situation::Chihou), Some(Situation::Renhou))
    });
    assert_eq!((east.self_draw(e, e), start.ron(e, e)), (None, None));
    let called = east.declare(MeldKind::Pung);
    assert_eq!((called.riichi(w), called.self_draw(w, e), called.ron(w, e)), (Riichi::Declared, None, None));
    assert_eq!(called.go_around(), GoAround::Broken(MeldKind::Pung));
    assert_eq!(called.broken_by(tesuji()), Some(tesuji().cite(Topic::BrokenByClaim)));
    let winds = |tiles: [&str; 4]| {
        [e, s, w, n].into_iter().zip(tiles).fold(start, |turn, (seat, tile)| turn.discard(seat, kind(tile)))
    };
    assert_eq!(winds(["2z"; 4]).four_winds(), Some(kind("2z")));
    assert_eq!(winds(["2z", "2z", "2z", "1z"]).four_winds(), None);
    assert_eq!(winds(["5z"; 4]).four_winds(), None);
    assert_eq!(winds(["2z"; 4]).declare(MeldKind::Chow).four_winds(), None);
    // A fifth discard is past it, and four equal winds that are not the first four discards are none.
    assert_eq!(winds(["2z"; 4]).discard(e, kind("2z")).four_winds(), None);
    let mut later = winds(["2z", "9m", "1p", "3s"]);
    for (seat, tile) in [e, s, w, n].into_iter().zip(["2z", "2z", "2z", "1m"]) {
        later = later.discard(seat, kind(tile));
    }
    assert_eq!(later.four_winds(), None);
}
