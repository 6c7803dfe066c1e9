//! Kongs: in riichi (RR-041, BS-12), their indicators (RR-042, BS-16), when they are allowed, who fed them.
use crate::help::*;
use AfterKong::*;
use MeldKind::{AddedKong, ClaimedKong, ConcealedKong};
use reglament_rules::meld::MeldKind;
use reglament_rules::riichi::*;

#[test]
fn rr_041_concealed_kong_in_riichi() {
    let cases = [
        ("222333444p23m11z", "3p"),
        ("3444m778899s333z", "4m"),
        ("3444m778899s333z", "3z"),
        ("111m222333p5678s", "1m"),
    ];
    for (id, rules) in six() {
        let all = cases
            .map(|(text, drawn)| may_kong_in_riichi(rules, &hand(text), kind(drawn), kind(drawn)).is_ok());
        assert_eq!(all, [id == "wrc", false, true, true], "{id}");
    }
    let refused = may_kong_in_riichi(tesuji(), &hand(cases[0].0), kind("3p"), kind("3p"));
    assert_eq!(reasons(refused), [Reason::KongChangesReadings]);
    let refused = may_kong_in_riichi(tesuji(), &hand(cases[1].0), kind("4m"), kind("4m"));
    assert_eq!(reasons(refused), [Reason::KongChangesWaits, Reason::KongChangesReadings]);
}

#[test]
fn bs_12_the_waits_stay_the_same() {
    let text = "3335666s555777z";
    let kong = |rules, tile| may_kong_in_riichi(rules, &hand(text), kind(tile), kind(tile));
    assert_eq!(kong(tenhou(), "3s"), Ok(()));
    assert!(reasons(kong(tenhou(), "6s")).contains(&Reason::KongChangesWaits));
    for (id, rules) in six() {
        assert_eq!(kong(rules, "3s").is_ok(), ["wrc", "tenhou"].contains(&id), "{id}");
    }
    // With 4s the hand may also be read as 33 345 666: where every reading counts the kong is refused.
    assert_eq!(reasons(kong(samara(), "3s")), [Reason::KongChangesReadings]);
    assert_eq!(kong(tenhou(), "7z"), Ok(()));
}

#[test]
fn a_kong_in_riichi_is_of_the_drawn_tile() {
    let waiting = hand("23m111p456s11z777z");
    let kong = may_kong_in_riichi(tesuji(), &waiting, kind("9m"), kind("7z"));
    assert_eq!(reasons(kong), [Reason::KongNotDrawn]);
    let kong = may_kong_in_riichi(tesuji(), &waiting, kind("1z"), kind("1z"));
    assert_eq!(reasons(kong), [Reason::TilesMissing]);
}

fn turned(rules: &RiichiRules, kongs: &[(MeldKind, AfterKong)]) -> u8 {
    let kongs: Vec<_> =
        kongs.iter().map(|(kind, after)| DeclaredKong { kind: *kind, after: *after }).collect();
    indicators(rules, &kongs).turned
}

#[test]
fn rr_042_indicators_that_count() {
    let cases: [&[(MeldKind, AfterKong)]; 5] = [
        &[(ConcealedKong, Rinshan)],
        &[(ClaimedKong, Rinshan)],
        &[(ClaimedKong, Ron)],
        &[(AddedKong, Robbed)],
        &[(ClaimedKong, Turn), (ConcealedKong, Rinshan)],
    ];
    for (rules, expected) in [
        (samara(), [2, 2, 2, 1, 3]),
        (tesuji(), [2, 1, 2, 1, 2]),
        (aleague(), [1, 1, 1, 1, 1]),
        (jpml_b(), [2, 1, 2, 1, 2]),
        (wrc(), [2, 2, 2, 1, 3]),
        (tenhou(), [2, 1, 2, 1, 3]),
    ] {
        assert_eq!(cases.map(|kongs| turned(rules, kongs)), expected);
    }
}

#[test]
fn an_open_kong_before_the_replacement_tile() {
    for (id, rules) in six() {
        let expected = if id == "samara" { 2 } else { 1 };
        assert_eq!(turned(rules, &[(ClaimedKong, Made)]), expected, "{id}");
        let concealed = if id == "aleague" { 1 } else { 2 };
        assert_eq!(turned(rules, &[(ConcealedKong, Made)]), concealed, "{id}");
    }
}

#[test]
fn bs_16_when_a_new_indicator_counts() {
    let cases: [&[(MeldKind, AfterKong)]; 6] = [
        &[(ConcealedKong, Rinshan)],
        &[(ClaimedKong, Rinshan)],
        &[(AddedKong, Ron)],
        &[(AddedKong, Robbed)],
        &[(AddedKong, Turn), (ConcealedKong, Rinshan)],
        &[(AddedKong, Turn), (AddedKong, Robbed)],
    ];
    assert_eq!(cases.map(|kongs| turned(tenhou(), kongs) - 1), [1, 0, 1, 0, 2, 0]);
}

#[test]
fn a_waiting_indicator_is_turned_with_the_discard() {
    let two = [(AddedKong, Turn), (ConcealedKong, Discard)];
    assert_eq!(turned(tesuji(), &two), 3);
    assert_eq!(turned(tesuji(), &[(AddedKong, Turn)]), 1);
    assert_eq!(turned(tesuji(), &[(AddedKong, Turn), (ConcealedKong, Turn)]), 2);
    assert_eq!(turned(samara(), &[(AddedKong, Turn)]), 2);
    assert_eq!(turned(tesuji(), &[(AddedKong, Discard), (ClaimedKong, Ron)]), 3);
}

#[test]
fn kongs_of_the_own_turn() {
    let table = KongTable { source: TurnSource::Draw, live_tiles: 1, kongs: 3 };
    let four = hand("2222m345p678s1m (555<z)");
    assert_eq!(may_kong(&four, ConcealedKong, kind("2m"), table), Ok(()));
    let worst = KongTable { source: TurnSource::Claim, live_tiles: 0, kongs: 4 };
    assert_eq!(reasons(may_kong(&four, ConcealedKong, kind("1m"), worst)), {
        [Reason::TilesMissing, Reason::KongAfterClaim, Reason::FifthKong, Reason::LastDraw]
    });
    assert_eq!(reasons(may_kong(&four, AddedKong, kind("5z"), table)), [Reason::TilesMissing]);
    assert_eq!(may_kong(&hand("222m345p678s15z (555<z)").clone(), AddedKong, kind("5z"), table), Ok(()));
}

#[test]
fn the_feeder_of_a_chain_of_kongs() {
    let feeder = |turn: &[&str]| {
        let turn: Vec<_> = turn.iter().map(|m| meld(m)).collect();
        kong_feeder(tesuji(), seat('S'), &turn).map(|a| a.value)
    };
    assert_eq!(feeder(&["(5555>z)"]), Some(seat('W')));
    assert_eq!(feeder(&["(5555<z)", "(1111m)"]), Some(seat('E')));
    assert_eq!(feeder(&["(1111m)", "(5555<z)"]), None);
    assert_eq!(feeder(&["(555<5z)"]), None);
    assert_eq!(feeder(&[]), None);
}
