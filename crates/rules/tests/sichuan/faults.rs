//! Sheets that no play leads to: all faults at once, each with its clause.
use crate::common::*;
use reglament_rules::sichuan::*;

fn faults(sheet: &DealResult) -> Vec<FaultKind> {
    settle(rules(), sheet).unwrap_err().0.iter().map(|f| f.kind).collect()
}

/// The faults of events after which everybody is said to be ready.
fn of_events(events: &[DealEvent]) -> Vec<FaultKind> {
    let sheet = wall(events, [ready(1); 4]);
    let kinds = settle(rules(), &sheet).err().map_or(Vec::new(), |f| f.0);
    let within = kinds.into_iter().filter(|f| f.event.is_some());
    within.map(|f| f.kind).collect()
}

#[test]
fn faults_of_a_hu_are_named() {
    use FaultKind as K;
    assert_eq!(of_events(&[won(S, HuFrom::Discard(S), 1)]), [K::OwnDiscard]);
    assert_eq!(of_events(&[several(HuFrom::Wall, &[])]), [K::NobodyDeclares]);
    let two = [(S, HuHand::Points(1)), (W, HuHand::Points(1))];
    assert_eq!(of_events(&[several(HuFrom::Wall, &two)]), [K::SeveralSelfDrawn]);
    let twice = [(S, HuHand::Points(1)), (S, HuHand::Points(1))];
    assert_eq!(of_events(&[several(HuFrom::Discard(E), &twice)]), [K::DeclaredTwice]);
    assert_eq!(of_events(&[won(S, HuFrom::Wall, 3)]), [K::NotAValue]);
    assert_eq!(of_events(&[won(S, HuFrom::Wall, 0)]), [K::NotAValue]);
    assert_eq!(
        of_events(&[won(S, HuFrom::Wall, 1), won(S, HuFrom::Discard(E), 1), won(W, HuFrom::Discard(S), 1)]),
        [K::OutAfterHu, K::OutAfterHu]
    );
    let meld = DealEvent::ForbiddenMeld { by: S };
    assert_eq!(of_events(&[meld.clone(), won(S, HuFrom::Wall, 1)]), [K::HuWithForbiddenMeld]);
    assert!(of_events(&[meld, false_hu(S, HuFrom::Wall)]).is_empty());
}

#[test]
fn faults_of_kongs_are_named() {
    use FaultKind as K;
    assert_eq!(of_events(&[won(S, HuFrom::RobbedKong(E), 1)]), [K::NothingToRob]);
    for kind in [KongKind::Closed, KongKind::Melded(W)] {
        assert_eq!(of_events(&[kong(E, kind), won(S, HuFrom::RobbedKong(E), 1)]), [K::NothingToRob]);
    }
    for kind in [KongKind::Promoted, KongKind::Postponed] {
        assert!(of_events(&[kong(E, kind), won(S, HuFrom::RobbedKong(E), 1)]).is_empty());
    }
    assert_eq!(of_events(&[kong(W, KongKind::Closed), won(S, HuFrom::AfterKong(E), 1)]), [K::NoKongBefore]);
    assert_eq!(of_events(&[kong(E, KongKind::Melded(E))]), [K::OwnDiscard]);
    assert_eq!(of_events(&vec![kong(E, KongKind::Closed); 5]), [K::FifthKong]);
    assert_eq!(of_events(&[won(S, HuFrom::Wall, 1), kong(E, KongKind::Melded(S))]), [K::OutAfterHu]);
}

#[test]
fn faults_of_the_end_are_named() {
    use FaultKind as K;
    assert_eq!(faults(&last_hu(&[won(S, HuFrom::Wall, 1)])), [K::EndsEarly]);
    let one = won(S, HuFrom::Wall, 1);
    assert_eq!(
        faults(&wall(&[one], [ready(1), ready(1), None, ready(5)])),
        [K::StateOfHu, K::StateMissing, K::NotAValue]
    );
    let meld = DealEvent::ForbiddenMeld { by: S };
    assert_eq!(faults(&wall(&[meld], [ready(1); 4])), [K::ReadyWithForbiddenMeld]);
    let three = DealResult { players: Players::Three, dealer: N, ..wall(&[], [ready(1); 4]) };
    assert_eq!(faults(&three), [K::EmptySeat, K::EmptySeat]);
}

#[test]
fn a_fault_says_where_it_is_and_by_which_clause() {
    let sheet =
        wall(&[won(S, HuFrom::Wall, 1), kong(S, KongKind::Closed)], [ready(1), None, ready(1), ready(1)]);
    let faults = settle(rules(), &sheet).unwrap_err();
    assert_eq!(
        faults.0,
        [Fault {
            kind: FaultKind::OutAfterHu,
            seat: Some(S),
            event: Some(1),
            basis: Some(clause("rules.1"))
        }]
    );
    assert_eq!(faults.to_string(), "event 1: this player has declared Hu before (seat 1)");
}
