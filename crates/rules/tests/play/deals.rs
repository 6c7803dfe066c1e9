//! Deals without winner and penalties: RR-043 to RR-047, RR-053, RR-054, RR-056, BS-10.
use crate::help::*;
use reglament_rules::meld::MeldKind;
use reglament_rules::riichi::*;
use reglament_rules::seat::{Seat, SeatSet};
use reglament_rules::settlement::deltas;

#[test]
fn rr_043_nine_terminals() {
    let ten = hand("19m19p19s1234z2345m").concealed;
    let nine = hand("19m19p19s123z23456m").concealed;
    let eight = hand("119m19p19s12z23456m").concealed;
    let broken = GoAround::Broken(MeldKind::ConcealedKong);
    for (id, rules) in six() {
        let used = !["samara", "wrc"].contains(&id);
        let may = |tiles, draw, around| may_abort_nine_terminals(rules, tiles, draw, around);
        assert_eq!(may(ten, OwnDraw::First, GoAround::Unbroken).is_ok(), used, "{id}");
        assert!(may(nine, OwnDraw::First, broken).is_err());
        assert!(may(nine, OwnDraw::Later, GoAround::Unbroken).is_err());
        assert!(may(eight, OwnDraw::First, GoAround::Unbroken).is_err());
    }
    let all = may_abort_nine_terminals(samara(), eight, OwnDraw::Later, broken);
    assert_eq!(reasons(all), {
        [Reason::NoAbortiveDraws, Reason::NotFirstDraw, Reason::GoAroundBroken, Reason::FewTerminals]
    });
}

const QUIET: Discarded = Discarded {
    by: Seat::ALL[3],
    first_turn: FirstTurn::START,
    riichi: SeatSet::EMPTY,
    kongs: [0; 4],
    rons: SeatSet::EMPTY,
};

fn abort(rules: &RiichiRules, discard: &Discarded) -> Option<AbortKind> {
    match after_discard(rules, discard).outcome {
        DiscardOutcome::Abort(a) => Some(a.value),
        _ => None,
    }
}

#[test]
fn rr_044_four_riichi() {
    let fourth = Discarded { riichi: SeatSet::ALL, ..QUIET };
    for (id, rules) in six() {
        let used = !["samara", "wrc"].contains(&id);
        assert_eq!(abort(rules, &fourth), used.then_some(AbortKind::FourRiichi), "{id}");
        let ronned = after_discard(rules, &Discarded { rons: seats("E"), ..fourth });
        assert!(matches!(ronned.outcome, DiscardOutcome::Win(_)), "{id}");
        assert_eq!(ronned.instead_of.map(|a| a.value), used.then_some(AbortKind::FourRiichi));
    }
    assert_eq!(show_four_riichi(tesuji(), SeatSet::ALL).value, SeatSet::EMPTY);
    assert_eq!(show_four_riichi(tesuji(), seats("ESN")).value, seats("W"));
    let chombo = chombo(tesuji(), seat('E'), seats("W"), SeatSet::ALL);
    assert_eq!(deltas(&chombo.transfers), [5000, 3000, -7000, 3000]);
}

#[test]
fn rr_045_fourth_kong() {
    let shared = Discarded { kongs: [2, 0, 1, 1], ..QUIET };
    for (id, rules) in six() {
        let used = !["samara", "wrc"].contains(&id);
        assert_eq!(abort(rules, &shared), used.then_some(AbortKind::FourKongs), "{id}");
        let ronned = after_discard(rules, &Discarded { rons: seats("E"), ..shared });
        assert!(matches!(ronned.outcome, DiscardOutcome::Win(_)));
        assert_eq!(after_discard(rules, &Discarded { kongs: [0, 4, 0, 0], ..QUIET }).outcome, {
            DiscardOutcome::PlayOn
        });
        let table = ClaimTable { discarder: seat('E'), live_tiles: 10, kongs: 4 };
        let claim = Claimed { seat: seat('S'), claim: Claim::Kong, standing: Standing::Free };
        assert_eq!(reasons(check_claim(table, claim)), [Reason::FifthKong]);
    }
}

#[test]
fn winds_go_before_riichi_and_riichi_before_kongs() {
    let winds = seats("ESWN").iter().fold(FirstTurn::START, |turn, s| turn.discard(s, kind("4z")));
    let all = Discarded { first_turn: winds, riichi: SeatSet::ALL, kongs: [2, 2, 0, 0], ..QUIET };
    assert_eq!(abort(tesuji(), &all), Some(AbortKind::FourWinds));
    assert_eq!(
        abort(tesuji(), &Discarded { first_turn: FirstTurn::START, ..all }),
        Some(AbortKind::FourRiichi)
    );
    let three = Discarded { rons: seats("ESW"), ..QUIET };
    assert_eq!(abort(tesuji(), &three), Some(AbortKind::TripleRon));
    assert_eq!(abort(wrc(), &three), None);
}

fn paid(rules: &RiichiRules, tenpai: &str, nagashi: &str) -> [i32; 4] {
    let claims = DrawClaims { tenpai: seats(tenpai), nagashi: seats(nagashi), ..DrawClaims::default() };
    deltas(&exhaustive_draw(rules, seat('E'), claims).transfers)
}

#[test]
fn rr_046_nagashi() {
    for (id, rules) in six() {
        let used = ["tesuji", "tenhou"].contains(&id);
        let expected = if used { [-4000, 8000, -2000, -2000] } else { [1500, -1500, 1500, -1500] };
        assert_eq!(paid(rules, "EW", "S"), expected, "{id}");
    }
    assert_eq!(paid(tesuji(), "", "E"), [12000, -4000, -4000, -4000]);
    assert_eq!(paid(tesuji(), "", "ES"), [8000, 4000, -6000, -6000]);
    let tile = |text, fate| PoolTile { kind: kind(text), fate };
    let pool = [tile("1m", PoolFate::Kept), tile("7z", PoolFate::Kept)];
    assert!(check_nagashi(tesuji(), &pool).is_ok());
    let pool = [tile("1m", PoolFate::Claimed), tile("2m", PoolFate::Kept)];
    assert_eq!(reasons(check_nagashi(aleague(), &pool)), {
        [Reason::NoNagashi, Reason::NagashiSimple, Reason::NagashiClaimed]
    });
}

#[test]
fn rr_047_own_tiles_exhaust_a_wait() {
    for (id, rules) in six() {
        let own = tenpai(rules, &hand("46p123m789m33s (5555p)"));
        assert_eq!(own.value.is_tenpai(), id == "tenhou", "{id}");
        assert!(tenpai(rules, &hand("46p123m789m333s55z")).value.is_tenpai());
    }
}

#[test]
fn bs_10_a_fifth_copy_is_no_wait() {
    for rules in [samara(), tenhou()] {
        assert_eq!(tenpai(rules, &hand("23m456p789s11z (1111m)")).value, Tenpai::Tenpai(kinds("4m")));
    }
    // Where the concealed part alone is looked at, a kind that an own kong exhausts is still tenpai.
    assert_eq!(tenpai(tenhou(), &hand("46p123m789m33s (5555p)")).value, Tenpai::Tenpai(kinds("5p")));
    assert_eq!(tenpai(tenhou(), &hand("123456789m1111p")).value, Tenpai::Exhausted(kinds("1p")));
    assert_eq!(tenpai(tenhou(), &hand("159m159p159s1234z")).value, Tenpai::Noten);
}

#[test]
fn rr_056_payments_of_a_draw() {
    for (_, rules) in six() {
        for (tenpai, expected) in [
            ("", [0; 4]),
            ("E", [3000, -1000, -1000, -1000]),
            ("S", [-1000, 3000, -1000, -1000]),
            ("EW", [1500, -1500, 1500, -1500]),
            ("SWN", [-3000, 1000, 1000, 1000]),
            ("ESWN", [0; 4]),
        ] {
            assert_eq!(paid(rules, tenpai, ""), expected);
        }
    }
}

#[test]
fn a_noten_riichi_is_a_chombo_unless_the_hand_died() {
    let claims = DrawClaims { tenpai: seats("E"), riichi: seats("EW"), ..DrawClaims::default() };
    let dead = DrawClaims { dead: seats("W"), ..claims };
    let proved = DrawClaims { proved: seats("W"), ..dead };
    for (id, rules) in six() {
        let offenders = |claims| exhaustive_draw(rules, seat('E'), claims).offenders();
        let (noten, unproved) = match id {
            "tenhou" => ("", ""),
            "samara" | "wrc" => ("W", ""),
            _ => ("W", "W"),
        };
        assert_eq!(offenders(claims), seats(noten), "{id}");
        assert_eq!(offenders(dead), seats(unproved), "{id}");
        assert_eq!(offenders(proved), SeatSet::EMPTY, "{id}");
    }
}

#[test]
fn tenpai_may_be_hidden_but_not_after_riichi() {
    assert!(may_hide_tenpai(tesuji(), Shows::Free).is_ok());
    assert_eq!(reasons(may_hide_tenpai(tesuji(), Shows::Riichi)), [Reason::MustShowRiichi]);
    assert_eq!(reasons(may_hide_tenpai(tenhou(), Shows::Free)), [Reason::MustShowTenpai]);
    let order = announcement_order(tesuji(), seat('W')).value;
    assert_eq!(order.map(Seat::index), [2, 3, 0, 1]);
}

#[test]
fn rr_053_chombo() {
    let paid = |rules, offender: &str| {
        let all = chombo(rules, seat('E'), seats(offender), seats("W"));
        (deltas(&all.transfers), all.deductions)
    };
    assert_eq!(paid(tesuji(), "S"), ([4000, -8000, 3000, 2000], [0; 4]));
    assert_eq!(paid(tesuji(), "E"), ([-12000, 4000, 5000, 4000], [0; 4]));
    assert_eq!(paid(tesuji(), "ES"), ([-8000, -4000, 7000, 6000], [0; 4]));
    for rules in [samara(), aleague()] {
        assert_eq!(paid(rules, "S"), ([0, 0, 1000, 0], [0, 20000, 0, 0]));
    }
}

#[test]
fn rr_054_the_same_offence_costs_different_things() {
    use Sanction::*;
    let of = |rules| {
        let six: [Offence; 6] = [
            Offence::FALSE_WIN_NOT_SHOWN,
            Offence::FALSE_WIN_SHOWN,
            Offence::CALL_WITHDRAWN,
            Offence::DEAD_WALL_TILE,
            Offence::WRONG_NUMBER_OF_TILES,
            Offence::NOTEN_RIICHI,
        ];
        let mut all = six.map(|o| o.sanction(rules).value).to_vec();
        all.push(own_tiles_shown(rules, 0, 6).value);
        all
    };
    assert_eq!(of(tesuji()), [DeadHand, Chombo, LostCall, DeadHand, DeadHand, Chombo, Warning]);
    assert_eq!(of(aleague()), [DeadHand, Chombo, WarningThenDeadHand, Judge, DeadHand, Chombo, Chombo]);
    assert_eq!(of(samara()), [DeadHand, Chombo, None, None, DeadHand, Chombo, ChomboIfStopped]);
}

#[test]
fn fewer_tiles_suffice_with_melds() {
    assert_eq!([0, 1, 2, 3, 4].map(shown_tiles_limit), [5, 5, 4, 3, 1]);
    assert_eq!(own_tiles_shown(aleague(), 2, 3).value, Sanction::None);
    assert_eq!(own_tiles_shown(aleague(), 2, 4).value, Sanction::Chombo);
    let beside = false_ron(aleague(), Offence::FALSE_WIN_SHOWN, seats("N"));
    assert_eq!(beside.value, Sanction::None);
    assert_eq!(false_ron(aleague(), Offence::FALSE_WIN_SHOWN, SeatSet::EMPTY).value, Sanction::Chombo);
}
