//! The list of options: groups, answers, and that each answer changes an outcome.
use crate::common::*;
use reglament_rules::clause::Basis;
use reglament_rules::frame::sichuan::{Progress, SichuanGame};
use reglament_rules::sichuan::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[test]
fn groups_have_at_most_eight_options_and_keys_are_distinct() {
    let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
    for option in SichuanRules::OPTIONS {
        *groups.entry(option.key.split('.').next().unwrap()).or_default() += 1;
    }
    assert!(groups.values().all(|n| *n <= 8), "{groups:?}");
    let mut keys: Vec<_> = SichuanRules::OPTIONS.iter().map(|o| o.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), SichuanRules::OPTIONS.len());
}

#[test]
fn every_topic_is_cited_and_every_decision_is_of_this_list() {
    for topic in Topic::all() {
        let basis = rules().cite(topic);
        assert!(matches!(basis, Basis::Clause(_) | Basis::Decision(_)), "{}", topic.name());
        if let Basis::Decision(decision) = basis {
            assert_eq!(decision.list(), reglament_rules::clause::DecisionList::Sichuan);
        }
    }
    let mut names: Vec<_> = Topic::all().map(Topic::name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Topic::COUNT);
}

/// Everything that the scorer prints for one set of cases.
fn outcomes(rules: &SichuanRules) -> String {
    let mut out = String::new();
    // Hands: values at every number of fan, a division below the best, waits used up.
    let points: Vec<_> = (0..10).map(|fan| rules.points(fan)).collect();
    let chows = division("234s 234s 567s 567s 88p");
    let counted = value(rules, &hand("223344556677s88p"), tile("8p"), Some(&chows), discard());
    let waits = |text: &str, presentation| waiting(rules, text, presentation).points();
    let cannot = waits("112233s5555677p", Presentation::CannotDivide);
    let declared = waits("46s12345699p (5555s)", Presentation::Unknown);
    let suit = reglament_rules::tile::Suit::Characters;
    let dead = wall_end_hand(rules, &hand("112233s5555677p"), Presentation::Unknown, suit, Liveness::Dead);
    let (counted, dead) = (counted.unwrap().points, dead.unwrap().points());
    let _ = writeln!(out, "{points:?} {counted} {cannot} {declared} {dead}");
    // A deal with kongs of every kind, a self-drawn and a false Hu, the forbidden suit.
    let kongs = [
        kong(E, KongKind::Closed),
        kong(S, KongKind::Melded(W)),
        kong(N, KongKind::Promoted),
        kong(S, KongKind::Postponed),
        won(N, HuFrom::Wall, 1),
        false_hu(W, HuFrom::Discard(E)),
    ];
    let forbidden = Some(WallEndState::ForbiddenSuit(Discards::Mixed));
    for (events, end) in [
        (&kongs[..], [forbidden, ready(1), None, None]),
        (
            &[kong(E, KongKind::Closed), kong(E, KongKind::Closed), won(S, HuFrom::AfterKong(E), 1)],
            [ready(1), None, ready(1), ready(1)],
        ),
    ] {
        let _ = writeln!(out, "{:?}", settle(rules, &wall(events, end)).map(|s| s.deltas()));
    }
    // Furiten: the same tile, another, dearer, after a claim.
    let mut furiten = Furiten::NONE;
    furiten.pass(tile("4s"), 1);
    let barred = [("4s", 1), ("7s", 1), ("4s", 2)].map(|(t, p)| furiten.bars(rules, tile(t), p).is_some());
    furiten.claim(rules);
    let _ = writeln!(out, "{barred:?} {}", furiten == Furiten::NONE);
    // Sanctions and the scale.
    let sanctions: Vec<_> = Slip::ALL.iter().map(|slip| slip.sanction(rules).value.name()).collect();
    let mut violations = Violations::at_start(rules).value;
    let scale: Vec<_> = (0..9).map(|_| violations.add(rules).value).collect();
    let _ = writeln!(out, "{sanctions:?} {scale:?}");
    // The frame: the number of deals, the time, the start of a deal, a table too small to play.
    let mut game = SichuanGame::new(rules, Players::Four);
    game.time_up(Progress::Within);
    let within = game.end().map(|e| e.value);
    let mut game = SichuanGame::new(rules, Players::Four);
    while game.end().is_none() && game.deals_played() < 120 {
        game.deal(&wall(&[], [ready(1); 4])).unwrap();
    }
    let exchange = Plan::new(rules, Players::Four).exchange.value;
    let _ =
        writeln!(out, "{within:?} {} {exchange:?} {:?}", game.deals_played(), small_table(rules, 2).value);
    out
}

#[test]
fn every_other_answer_changes_an_outcome() {
    let before = outcomes(rules());
    for option in SichuanRules::OPTIONS {
        let (answer, _) = option.get(rules());
        for other in option.answers.others(answer) {
            let mut changed = rules().clone();
            option.set(&mut changed, other, Basis::Patch(1)).unwrap();
            let what = format!("{} = {}", option.key, option.answers.text(other));
            assert_ne!(outcomes(&changed), before, "nobody notices {what}");
        }
    }
}
