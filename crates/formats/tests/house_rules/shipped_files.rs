//! The house-rule files of the test kit: each is read without a problem or a hint, and means what it should.
use reglament_formats::house_rule::{HouseRule, read, write};
use rules::clause::Basis;
use rules::hand::Hand;
use rules::notation::{parse_meld, parse_tile, parse_tiles};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::{Liability, RiichiRules, Win, WinContext, Yaku, value};
use rules::seat::{Seat, Wind};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testkit/house-rules")
}

fn file(path: &Path) -> HouseRule {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    read(&text).unwrap_or_else(|problems| panic!("{}: {problems:#?}", path.display()))
}

#[test]
fn every_file_is_read_without_a_hint() {
    let paths: Vec<_> =
        std::fs::read_dir(folder()).expect("the folder").map(|e| e.expect("an entry").path()).collect();
    assert!(!paths.is_empty());
    for path in paths {
        let rule = file(&path);
        assert!(rule.hints.is_empty(), "{}: {:#?}", path.display(), rule.hints);
        assert_eq!(path.file_stem().and_then(|s| s.to_str()), Some(rule.name.as_str()));
        let again = read(&write(&rule)).expect("its canonical form");
        assert_eq!(again.answers.len(), rule.answers.len());
    }
}

fn majsoul() -> RiichiRules {
    let rule = file(&folder().join("majsoul.toml"));
    assert_eq!(rule.base, RegulationId::Tenhou);
    let TableRules::Riichi(rules) = rule.rules else { panic!("not riichi") };
    rules
}

/// Points of seats when North's hand of big three dragons and all honours is won; the dragons were fed by West.
fn dragons_and_honours(rules: &RiichiRules, by: Win) -> Vec<(i32, Basis)> {
    let mut hand = Hand::of(parse_tiles("1z1z1z2z").expect("tiles"));
    for meld in ["pon 555z", "pon 666z", "pon 777z"] {
        hand.melds.try_push(parse_meld(meld).expect(meld)).expect("room");
    }
    hand.add(parse_tile("2z").expect("a tile"));
    let [dealer, winner, ..] = Seat::ALL;
    let mut ctx = WinContext::new(dealer, winner, Wind::East, by);
    let liable = Liability { feeder: Seat::ALL[3], yakuman: Yaku::Daisangen };
    ctx.liable = std::iter::once(liable).collect();
    let award = value(rules, &hand, parse_tile("2z").expect("a tile"), &ctx).expect("a win");
    let of = |seat: Seat| {
        let party = rules::settlement::Party::Seat(seat);
        let signed = award
            .transfers
            .iter()
            .map(|t| i32::from(t.to == party) * t.points - i32::from(t.from == party) * t.points);
        (signed.sum(), award.transfers[0].basis)
    };
    Seat::ALL.into_iter().map(of).collect()
}

/// Case BS-18 of the bug reports.
#[test]
fn majsoul_feeder_answers_for_his_yakuman_only() {
    let points = |rules: &RiichiRules, by| {
        dragons_and_honours(rules, by).into_iter().map(|(points, _)| points).collect::<Vec<_>>()
    };
    let (rules, tenhou) = (majsoul(), RegulationId::Tenhou.riichi().unwrap());
    let ron = Win::Ron(Seat::ALL[2]);
    assert_eq!(points(&rules, ron), [0, 64000, -48000, -16000]);
    assert_eq!(points(&rules, Win::SelfDraw), [-16000, 64000, -8000, -40000]);
    assert_eq!(points(tenhou, ron), [0, 64000, -32000, -32000]);
    assert_eq!(points(tenhou, Win::SelfDraw), [0, 64000, 0, -64000]);
}

#[test]
fn majsoul_answers_as_told_and_otherwise_as_tenhou() {
    let rules = TableRules::Riichi(majsoul());
    let tenhou = RegulationId::Tenhou.regulation().table.options();
    let different = rules.options().into_iter().zip(tenhou).filter(|(own, base)| own.value != base.value);
    let different: Vec<_> = different.map(|(own, _)| format!("{} = {}", own.key, own.answer())).collect();
    assert_eq!(
        different,
        [
            "result.oka = 0",
            "result.uma_outer = 15000",
            "result.uma_inner = 5000",
            "riichi.kong = same-waits",
            "calls.triple_ron = all",
            "calls.concealed_kong_robbing = thirteen-orphans",
            "yaku.double_yakuman = four-forms",
            "liability.covers = that-yakuman",
        ]
    );
}
