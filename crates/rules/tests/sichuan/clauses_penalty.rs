//! Clauses about furiten, dead hands, incorrect declarations and the progressive scale.
use crate::common::*;
use reglament_rules::clause::Answer;
use reglament_rules::sichuan::*;

/// A hand that waits for 4s and 7s, with the first of them.
const HAND: &str = "456s123s88s456789p";

fn refused(situation: Situation) -> Vec<(RefusalKind, Option<reglament_rules::clause::Basis>)> {
    let refusals = hu(HAND, "4s", discard().with(situation)).unwrap_err();
    assert!(refusals.is_false_hu());
    refusals.cited(rules()).map(|r| (r.kind, r.basis)).collect()
}

#[test]
fn sichuan_furiten_1__what_it_says() {
    let mut furiten = Furiten::NONE;
    assert_eq!(furiten.bars(rules(), tile("4s"), 1), None);
    furiten.pass(tile("4s"), 1);
    let barred = furiten.bars(rules(), tile("4s"), 1).unwrap();
    assert_eq!(barred.ban, clause("furiten.1"));
    // A Hu of more points is barred too, by decision.
    assert!(furiten.bars(rules(), tile("4s"), 2).is_some());
    assert_eq!(rules().furiten.greater_value.basis, decision(12));
    // An own tile ends it, and so does an own claim, for the hand is no longer unchanged.
    let mut drawn = furiten;
    assert_eq!(drawn.draw(rules()), clause("rules.1"));
    assert_eq!(drawn, Furiten::NONE);
    let mut claimed = furiten;
    assert_eq!(claimed.claim(rules()), decision(11));
    assert_eq!(claimed, Furiten::NONE);
    let mut kept = furiten;
    kept.claim(&with(&[("furiten.end", "draw")]));
    assert_eq!(kept, furiten);
}

#[test]
fn sichuan_furiten_2__what_it_says() {
    let mut furiten = Furiten::NONE;
    furiten.pass(tile("4s"), 2);
    let scope = |rules: &SichuanRules, text: &str, points| {
        furiten.bars(rules, tile(text), points).map(|barred| barred.scope)
    };
    assert_eq!(scope(rules(), "4s", 2), Some(clause("furiten.2")));
    assert_eq!(scope(rules(), "7s", 2), None);
    // The version of the league: every tile, but not for more points.
    let league = with(&[("furiten.scope", "any-kind"), ("furiten.greater_value", "allowed")]);
    assert!(scope(&league, "7s", 2).is_some());
    assert!(scope(&league, "7s", 1).is_some());
    assert_eq!(scope(&league, "7s", 4), None);
    assert_eq!(scope(&league, "4s", 4), None);
}

#[test]
fn sichuan_furiten_3__what_it_says() {
    assert_eq!(refused(Situation::Furiten), [(RefusalKind::Furiten, Some(clause("furiten.3")))]);
    let mut furiten = Furiten::NONE;
    furiten.pass(tile("4s"), 1);
    assert_eq!(furiten.bars(rules(), tile("4s"), 1).unwrap().sanction, clause("furiten.3"));
    // It never touches a self-drawn Hu.
    assert!(hu(HAND, "4s", self_draw().with(Situation::Furiten)).is_ok());
    // The false Hu costs 8 to each player in game.
    let events =
        [false_hu(S, HuFrom::Discard(E)), won(W, HuFrom::Discard(N), 2), won(E, HuFrom::Discard(N), 1)];
    assert_eq!(settled(&last_hu(&events)).deltas(), [9, -24, 10, 5]);
}

#[test]
fn sichuan_dead_4__what_it_says() {
    assert_eq!(refused(Situation::DeadHand), [(RefusalKind::DeadHand, Some(clause("dead.4")))]);
    assert!(hu(HAND, "4s", self_draw().with(Situation::DeadHand)).unwrap_err().is_false_hu());
    let right = dead_hand(rules(), Declaration::Hu);
    assert_eq!(right, Answer { value: DeadHandRight::FalseHu, basis: clause("dead.4") });
}

#[test]
fn a_dead_hand_takes_no_tiles_of_others() {
    let right = |declaration| {
        let right = dead_hand(rules(), declaration);
        (right.value, right.basis)
    };
    for kong in [Declaration::ClosedKong, Declaration::AddedKong] {
        assert_eq!(right(kong), (DeadHandRight::Allowed, clause("dead.2")));
    }
    for claim in [Declaration::Pung, Declaration::MeldedKong] {
        assert_eq!(right(claim), (DeadHandRight::Forbidden, clause("dead.3")));
    }
    assert_eq!(dead_hand_rule(rules()), clause("dead.1"));
}

/// What stands, why, and the sanction with its clause.
fn judged(first: Word, second: Second) -> (Option<Word>, Sanction, reglament_rules::clause::Basis) {
    let found = incorrect_declaration(rules(), first, second).unwrap();
    let expected = if found.stands.is_some() { clause("declare.5") } else { found.sanction.basis };
    assert_eq!(found.stands_basis, expected);
    assert_eq!(found.sanction, found.slip.sanction(rules()));
    (found.stands, found.sanction.value, found.sanction.basis)
}

#[test]
fn sichuan_declare_6__what_it_says() {
    let expected = (Some(Word::Pung), Sanction::Progressive, clause("declare.6"));
    assert_eq!(judged(Word::Pung, Second::Word(Word::Kong)), expected);
}

#[test]
fn sichuan_declare_7__what_it_says() {
    let expected = (Some(Word::Kong), Sanction::Progressive, clause("declare.7"));
    assert_eq!(judged(Word::Kong, Second::Word(Word::Pung)), expected);
}

#[test]
fn sichuan_declare_8__what_it_says() {
    for first in [Word::Pung, Word::Kong] {
        let expected = (Some(first), Sanction::Progressive, clause("declare.8"));
        assert_eq!(judged(first, Second::Word(Word::Hu)), expected);
    }
}

#[test]
fn sichuan_declare_9__what_it_says() {
    for second in [Word::Pung, Word::Kong] {
        let expected = (Some(Word::Hu), Sanction::Progressive, clause("declare.9"));
        assert_eq!(judged(Word::Hu, Second::Word(second)), expected);
    }
}

#[test]
fn sichuan_declare_10__what_it_says() {
    let expected = (None, Sanction::Progressive, clause("declare.10"));
    assert_eq!(judged(Word::Pung, Second::Withdrawn), expected);
}

#[test]
fn sichuan_declare_11__what_it_says() {
    let expected = (None, Sanction::Progressive, clause("declare.11"));
    assert_eq!(judged(Word::Kong, Second::Withdrawn), expected);
}

#[test]
fn a_hu_taken_back_is_a_dead_hand_and_a_repeated_word_is_no_slip() {
    assert_eq!(judged(Word::Hu, Second::Withdrawn), (None, Sanction::DeadHand, clause("declare.12")));
    for word in [Word::Pung, Word::Kong, Word::Hu] {
        assert_eq!(incorrect_declaration(rules(), word, Second::Word(word)), None);
    }
}

#[test]
fn sichuan_turn_5__what_it_says() {
    let first = Slip::prompt(0).sanction(rules());
    assert_eq!(first, Answer { value: Sanction::Progressive, basis: clause("turn.5") });
    // The repeat is counted over the whole tournament.
    for earlier in [1, 2, 7] {
        let again = Slip::prompt(earlier).sanction(rules());
        assert_eq!(again, Answer { value: Sanction::DeadHand, basis: clause("turn.6") });
    }
}

#[test]
fn sichuan_turn_8__what_it_says() {
    let sanction = Slip::DividedLine.sanction(rules());
    assert_eq!(sanction, Answer { value: Sanction::Progressive, basis: clause("turn.8") });
}

#[test]
fn sichuan_scale_1__what_it_says() {
    let first = Violations::at_start(rules()).value.add(rules());
    assert_eq!(first, Answer { value: Penalty::Warning, basis: clause("scale.1") });
    assert_eq!(first.value.points(), 0);
}

#[test]
fn sichuan_scale_2__what_it_says() {
    let mut violations = Violations::at_start(rules()).value;
    violations.add(rules());
    for points in [2, 4, 6, 8, 16, 24, 48, 48, 48] {
        let step = violations.add(rules());
        assert_eq!(step, Answer { value: Penalty::Points(points), basis: clause("scale.2") });
    }
    assert_eq!(violations.count(), 10);
}

#[test]
fn sichuan_scale_3__what_it_says() {
    let start = Violations::at_start(rules());
    assert_eq!((start.value.count(), start.basis), (0, clause("scale.3")));
}

#[test]
fn sichuan_penalty_1__what_it_says() {
    // Five kinds; only points are taken off, and an annulled session counts nothing.
    assert_eq!(Penalty::kind_basis(rules()), clause("penalty.1"));
    let result = |penalty| {
        let sheet = SessionSheet {
            players: Players::Four,
            deals: vec![[30, -10, -10, -10]],
            penalties: vec![(E, penalty)],
            substitutions: Vec::new(),
        };
        session_result(rules(), &sheet).points[0]
    };
    assert_eq!(result(Penalty::Warning), 30);
    assert_eq!(result(Penalty::Points(16)), 14);
    assert_eq!(result(Penalty::DeadHand), 30);
    assert_eq!(result(Penalty::Annulled), 0);
    assert_eq!(result(Penalty::Disqualified), 30);
}
