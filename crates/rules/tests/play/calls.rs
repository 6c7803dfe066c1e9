//! Swap-calling and who gets a discard: RR-032 to RR-034, RR-057, BS-11.
use crate::help::*;
use reglament_rules::notation::parse_tiles;
use reglament_rules::riichi::*;

fn forbidden(rules: &RiichiRules, text: &str) -> String {
    forbidden_discards(rules, meld(text)).iter().map(|a| a.value.to_string()).collect()
}

#[test]
fn rr_032_to_034_forbidden_discards() {
    let shift_allowed = ["tesuji", "aleague"];
    for (id, rules) in six() {
        let end = if shift_allowed.contains(&id) { "4m" } else { "4m7m" };
        assert_eq!(forbidden(rules, "(4<56m)"), end, "{id}");
        assert_eq!(forbidden(rules, "(45<6p)"), "5p", "{id}");
        assert_eq!(forbidden(rules, "(222<z)"), "2z", "{id}");
    }
}

#[test]
fn the_other_end_may_lie_outside_the_suit() {
    for (text, tiles) in [
        ("(1<23m)", "1m4m"),
        ("(123<m)", "3m"),
        ("(7<89m)", "7m"),
        ("(789<m)", "9m6m"),
        ("(0<67s)", "5s8s"),
        ("(5555<z)", ""),
        ("(5555z)", ""),
    ] {
        assert_eq!(forbidden(samara(), text), tiles, "{text}");
    }
}

#[test]
fn bs_11_the_order_of_the_own_tiles_plays_no_part() {
    assert_eq!(forbidden(tenhou(), "(67<8s)"), "7s");
    let middle = meld("(67<8s)");
    assert_eq!(reasons(check_discard(tenhou(), middle, kind("7s"))), [Reason::SwapSameTile]);
    assert_eq!(check_discard(tenhou(), middle, kind("9s")), Ok(()));
    assert_eq!(check_discard(tenhou(), middle, kind("1m")), Ok(()));
    assert_eq!(reasons(check_discard(tenhou(), meld("(6<78s)"), kind("9s"))), [Reason::SwapOtherEnd]);
}

#[test]
fn a_claim_must_leave_a_discard() {
    let chow = meld("(4<56m)");
    let rest = |text| parse_tiles(text).unwrap().iter().map(|t| t.kind()).collect();
    assert_eq!(reasons(needs_discard(samara(), chow, rest("47m"))), [Reason::NoDiscardLeft]);
    assert_eq!(needs_discard(tesuji(), chow, rest("47m")), Ok(()));
    assert_eq!(reasons(needs_discard(tesuji(), chow, rest("44m"))), [Reason::NoDiscardLeft]);
    assert_eq!(needs_discard(samara(), chow, rest("447m1z")), Ok(()));
    assert_eq!(needs_discard(samara(), meld("(4444<m)"), rest("")), Ok(()));
}

fn resolve(rules: &RiichiRules, live_tiles: u8, claims: &[(char, Claim)]) -> Resolution {
    let table = ClaimTable { discarder: seat('E'), live_tiles, kongs: 0 };
    let free =
        |(s, claim): &(char, Claim)| Claimed { seat: seat(*s), claim: *claim, standing: Standing::Free };
    resolve_claims(rules, table, &claims.iter().map(free).collect::<Vec<_>>())
}

fn taken(resolution: &Resolution) -> String {
    match &resolution.taker {
        Taker::Nobody => "nobody".to_owned(),
        Taker::Group(c) => format!("{} {:?}", "ESWN".chars().nth(c.seat.index()).unwrap(), c.claim),
        Taker::Ron(RonOutcome::Win(all)) => {
            all.iter().map(|s| "ESWN".chars().nth(s.index()).unwrap()).collect::<String>() + " ron"
        }
        Taker::Ron(RonOutcome::Redeal) => "redeal".to_owned(),
    }
}

#[test]
fn rr_057_several_want_the_same_discard() {
    use Claim::*;
    for (id, rules) in six() {
        for (live, claims, expected) in [
            (20, vec![('S', Chow), ('N', Pung)], "N Pung"),
            (20, vec![('S', Chow), ('W', Pung), ('N', Ron)], "N ron"),
            (20, vec![('S', Chow)], "S Chow"),
            (20, vec![('W', Chow)], "nobody"),
            (0, vec![('N', Pung)], "nobody"),
            (0, vec![('N', Ron)], "N ron"),
            (20, vec![], "nobody"),
        ] {
            assert_eq!(taken(&resolve(rules, live, &claims)), expected, "{id} {claims:?}");
        }
        let late = resolve(rules, 0, &[('W', Chow)]);
        let why: Vec<_> = late.refused[0].1.reasons().collect();
        assert_eq!(why, [Reason::LastDiscard, Reason::ChowNotFromPrevious]);
        assert!(late.refused[0].1.cited(rules).all(|r| r.basis.is_some()), "{id}");
    }
}

#[test]
fn riichi_and_dead_hands_claim_nothing() {
    let table = ClaimTable { discarder: seat('E'), live_tiles: 20, kongs: 4 };
    let claim = |claim, standing| check_claim(table, Claimed { seat: seat('S'), claim, standing });
    assert_eq!(claim(Claim::Ron, Standing::Riichi), Ok(()));
    assert_eq!(reasons(claim(Claim::Pung, Standing::Riichi)), [Reason::InRiichi]);
    assert_eq!(reasons(claim(Claim::Ron, Standing::Dead)), [Reason::DeadHand]);
    assert_eq!(reasons(claim(Claim::Kong, Standing::Free)), [Reason::FifthKong]);
}
