//! Several rons and liability: RR-026 to RR-031, BS-18, BS-19.
use crate::help::*;
use reglament_rules::notation::parse_tile;
use reglament_rules::riichi::*;
use reglament_rules::seat::{Seat, SeatSet, Wind};
use reglament_rules::settlement::deltas;

struct Case {
    discarder: char,
    pot: Pot,
    rons: &'static [(char, i32)],
}

/// The winners and what changes hands; `None` for an abort.
fn settle(rules: &RiichiRules, case: &Case) -> Option<(String, [i32; 4])> {
    let discarder = seat(case.discarder);
    let declared = case.rons.iter().map(|(s, _)| seat(*s)).collect();
    let RonOutcome::Win(winners) = ron_winners(rules, discarder, declared).unwrap().value else {
        return None;
    };
    let stakes = stakes(rules, &winners, case.pot);
    let value = |s: Seat| case.rons.iter().find(|(c, _)| seat(*c) == s).unwrap().1;
    let points: Vec<i32> = winners.iter().map(|s| value(*s)).collect();
    let names = winners.iter().map(|s| "ESWN".chars().nth(s.index()).unwrap()).collect();
    Some((names, deltas(&settle_rons(rules, discarder, &stakes, &points))))
}

#[test]
fn rr_026_double_ron() {
    let case = Case {
        discarder: 'E',
        pot: Pot { honba: 1, bets_before: 1, riichi: seats("NW") },
        rons: &[('N', 8000), ('S', 3900)],
    };
    for (id, rules) in six() {
        let (winners, points) = settle(rules, &case).unwrap();
        let (expected, paid) = match id {
            "samara" => ("SN", [-12500, 6200, 0, 9300]),
            "tenhou" => ("SN", [-12200, 7200, 0, 8000]),
            _ => ("S", [-4200, 7200, 0, 0]),
        };
        assert_eq!((winners.as_str(), points), (expected, paid), "{id}");
    }
}

#[test]
fn rr_027_triple_ron() {
    let case = Case { discarder: 'S', pot: Pot::default(), rons: &[('W', 2000), ('N', 5200), ('E', 12000)] };
    for (id, rules) in six() {
        let expected = match id {
            "samara" => Some(("WNE".to_owned(), [12000, -19200, 2000, 5200])),
            "wrc" => Some(("W".to_owned(), [0, -2000, 2000, 0])),
            _ => None,
        };
        assert_eq!(settle(rules, &case), expected, "{id}");
    }
}

#[test]
fn bs_19_honba_and_bets_go_once() {
    let case = Case {
        discarder: 'W',
        pot: Pot { honba: 3, bets_before: 1, riichi: SeatSet::EMPTY },
        rons: &[('E', 1000), ('N', 2900)],
    };
    assert_eq!(settle(tenhou(), &case), Some(("NE".to_owned(), [1000, 0, -4800, 4800])));
}

#[test]
fn nobody_declares() {
    assert_eq!(ron_winners(tenhou(), seat('E'), SeatSet::EMPTY), None);
    // A declaration of the discarder himself is none.
    assert_eq!(ron_winners(tenhou(), seat('E'), seats("E")), None);
}

fn fed(rules: &RiichiRules, melds: &[&str]) -> Vec<(Yaku, usize)> {
    let melds: Vec<_> = melds.iter().map(|m| meld(m)).collect();
    liabilities(rules, seat('S'), &melds).value.iter().map(|l| (l.yakuman, l.feeder.index())).collect()
}

#[test]
fn liability_arises_with_the_last_visible_group() {
    let dragons = ["(555<z)", "(666>z)", "(777^z)"];
    let winds = ["(111<z)", "(222<z)", "(333<z)", "(4444>z)"];
    for (_, rules) in six() {
        assert_eq!(fed(rules, &dragons), [(Yaku::Daisangen, 3)]);
        assert_eq!(fed(rules, &winds), [(Yaku::Daisuushii, 2)]);
        assert_eq!(fed(rules, &dragons[..2]), []);
        // A pung that was upgraded: its pung was claimed, the upgrade creates nothing.
        assert_eq!(fed(rules, &["(555<z)", "(666>z)", "(777^z)", "(777^7z)"]), [(Yaku::Daisangen, 3)]);
        assert_eq!(fed(rules, &["(555<z)", "(666>z)", "(777^7z)"]), [(Yaku::Daisangen, 3)]);
    }
}

#[test]
fn concealed_kongs_count_as_visible_but_feed_nothing() {
    let first = ["(5555z)", "(666>z)", "(777^z)"];
    let last = ["(666>z)", "(777^z)", "(5555z)"];
    for (id, rules) in six() {
        let claimed_only = id == "samara";
        assert_eq!(fed(rules, &first).is_empty(), claimed_only, "{id}");
        assert_eq!(fed(rules, &last), [], "{id}");
    }
}

#[test]
fn rr_030_four_kongs() {
    let claimed = ["(1111m)", "(2222m)", "(333<3m)", "(4444<p)"];
    let added = ["(333<m)", "(1111m)", "(2222m)", "(4444<p)", "(333<3m)"];
    for (id, rules) in six() {
        let known = !["samara", "tenhou"].contains(&id);
        let expected = if known { vec![(Yaku::Suukantsu, 0)] } else { vec![] };
        assert_eq!(fed(rules, &claimed), expected, "{id}");
        assert_eq!(fed(rules, &added), [], "{id}");
        let open = ["(111<1m)", "(222<2m)", "(3333<m)", "(4444<p)"];
        assert_eq!(fed(rules, &open), expected.iter().map(|(y, _)| (*y, 0)).collect::<Vec<_>>(), "{id}");
    }
}

/// The deltas of big three dragons of South with the third group fed by West.
fn dragons(rules: &RiichiRules, win: Win, honba: u16) -> [i32; 4] {
    let hand = hand("234m99p (555<z) (666^z) (777>z)");
    let mut ctx = WinContext::new(seat('E'), seat('S'), Wind::East, win);
    ctx.honba = honba;
    ctx.liable = liabilities(rules, seat('S'), &hand.melds).value;
    value(rules, &hand, parse_tile("4m").unwrap(), &ctx).unwrap().deltas()
}

#[test]
fn rr_028_and_029_the_liable_player_pays() {
    for (id, rules) in six() {
        assert_eq!(dragons(rules, Win::SelfDraw, 1), [0, 32300, -32300, 0], "{id}");
        assert_eq!(dragons(rules, Win::Ron(seat('N')), 2), [0, 32600, -16000, -16600], "{id}");
    }
}
