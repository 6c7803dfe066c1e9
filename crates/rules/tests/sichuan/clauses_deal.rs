//! Clauses about the sheet of a deal and its settlement.
use crate::common::*;
use reglament_rules::clause::Answer;
use reglament_rules::sichuan::*;

/// A deal in which West and North have a Hu on one discard of South, after kongs of three kinds.
fn busy() -> DealResult {
    last_hu(&[
        kong(E, KongKind::Closed),
        several(HuFrom::Discard(S), &[(N, HuHand::Points(2)), (W, HuHand::Points(1))]),
        kong(S, KongKind::Promoted),
        kong(E, KongKind::Postponed),
        won(E, HuFrom::Discard(S), 1),
    ])
}

#[test]
fn sichuan_equipment_6__what_it_says() {
    // The sheet is what is settled: its clause, and everything that stands on it comes out.
    assert_eq!(sheet_basis(rules()), clause("equipment.6"));
    let deal = settled(&busy());
    assert_eq!((deal.kongs.len(), deal.hands.len()), (3, 3));
    assert_eq!(deal.deltas(), [6 - 1 + 1, -2 - 3 + 1 - 1, -2 + 1, -2 + 2]);
}

#[test]
fn sichuan_protocol_1__what_it_says() {
    let keeper = keeper(rules(), Some(W), E);
    assert_eq!(keeper, Answer { value: Keeper::Player(W), basis: clause("protocol.1") });
}

#[test]
fn sichuan_protocol_2__what_it_says() {
    let usual = keeper(rules(), None, S);
    assert_eq!(usual, Answer { value: Keeper::Player(S), basis: clause("protocol.2") });
    assert_eq!(rare_keeper(rules()), Answer { value: Keeper::Judge, basis: clause("protocol.2") });
}

#[test]
fn sichuan_protocol_3__what_it_says() {
    let sheet = busy();
    let marks = marks(rules(), &sheet, &settled(&sheet).kongs);
    let hu = |seat, number| Mark { seat, kind: MarkKind::Hu(number), basis: clause("protocol.3") };
    // On one discard the numbers go round from the discarder, whoever was written down first.
    assert_eq!(marks[..3], [hu(W, 1), hu(N, 2), hu(E, 3)]);
    assert_eq!(Plan::new(rules(), Players::Four).hu_cards, decision(3));
}

#[test]
fn sichuan_protocol_4__what_it_says() {
    let sheet = busy();
    let marks = marks(rules(), &sheet, &settled(&sheet).kongs);
    let of_kong = |seat, number| Mark { seat, kind: MarkKind::Kong(number), basis: clause("protocol.4") };
    // Four in game at the closed kong, two at the promoted one; a postponed kong is not marked.
    assert_eq!(marks[3..], [of_kong(E, 4), of_kong(S, 2)]);
}

#[test]
fn sichuan_dealend_1__what_it_says() {
    let basis = clause("dealend.1");
    // At the end of the wall everybody without Hu must show a hand.
    let sheet = wall(&[won(S, HuFrom::Wall, 1)], [ready(1), None, None, NOT_READY]);
    let faults = settle(rules(), &sheet).unwrap_err();
    assert_eq!(
        faults.0,
        [Fault { kind: FaultKind::StateMissing, seat: Some(W), event: None, basis: Some(basis) }]
    );
    // After three Hu the fourth player shows none and keeps his kongs.
    let mut events = vec![kong(N, KongKind::Closed)];
    events.extend([E, S, W].map(|by| won(by, HuFrom::Discard(N), 1)));
    let deal = settled(&last_hu(&events));
    assert_eq!(deal.deltas(), [-1, -1, -1, 3]);
    assert_eq!(deal.kongs[0].state, KongState::Paid);
    assert_eq!(deal.notes, [Note { kind: NoteKind::ShowsNoHand, seat: N, basis }]);
    // A sheet that asks for his hand is wrong.
    let faults = settle(rules(), &wall(&events, [None, None, None, NOT_READY])).unwrap_err();
    assert_eq!(faults.0[0].kind, FaultKind::WallAfterLastHu);
    assert_eq!(faults.0[0].basis, Some(basis));
}

#[test]
fn sichuan_dealend_3__what_it_says() {
    // Points that whoever keeps the protocol has counted rest on this clause, counted ones on that of the value.
    let award = hu("123s888s345456p66p", "6p", discard()).unwrap();
    let deal = settled(&last_hu(&[
        won(S, HuFrom::Discard(E), 4),
        several(HuFrom::Discard(E), &[(W, HuHand::from(&award))]),
        won(N, HuFrom::Discard(E), 1),
    ]));
    assert_eq!(deal.hands[0], CountedHand { seat: S, points: 4, basis: clause("dealend.3") });
    assert_eq!(deal.hands[1], CountedHand { seat: W, points: 1, basis: clause("rules.1") });
}

#[test]
fn sichuan_dealend_4__what_it_says() {
    let kongs = [kong(E, KongKind::Closed), kong(W, KongKind::Promoted)];
    let deal = settled(&wall(&kongs, [NOT_READY, NOT_READY, ready(4), ready(1)]));
    assert_eq!((deal.kongs[0].state, deal.kongs[0].basis), (KongState::NotReady, clause("dealend.4")));
    assert_eq!((deal.kongs[1].state, deal.kongs[1].basis), (KongState::Paid, clause("rules.1")));
    assert_eq!(deal.deltas(), [-6, -6, 11, 1]);
    // The forbidden suit is not ready either.
    let forbidden = Some(WallEndState::ForbiddenSuit(Discards::OnlyForbidden));
    let deal = settled(&wall(&kongs, [forbidden, NOT_READY, ready(4), ready(1)]));
    assert_eq!(deal.kongs[0].state, KongState::NotReady);
    assert_eq!(deal.deltas(), [-6, -6, 11, 1]);
}

#[test]
fn sichuan_three_6__what_it_says() {
    let three = |events: &[DealEvent], end| DealResult {
        players: Players::Three,
        dealer: E,
        events: events.to_vec(),
        end,
    };
    let basis = clause("three.6");
    assert_eq!(Players::Three.hu_to_end(rules()), Answer { value: 2, basis });
    assert_eq!(Players::Four.hu_to_end(rules()), Answer { value: 3, basis: clause("rules.1") });
    let (first, second) = (won(S, HuFrom::Discard(E), 2), won(W, HuFrom::Wall, 1));
    let deal = settled(&three(&[first.clone(), second.clone()], DealEnd::LastHu));
    assert_eq!(deal.deltas(), [-4, 2, 2, 0]);
    // One Hu is too few, a third event too many.
    let early = settle(rules(), &three(std::slice::from_ref(&first), DealEnd::LastHu)).unwrap_err();
    assert_eq!((early.0[0].kind, early.0[0].basis), (FaultKind::EndsEarly, Some(basis)));
    let late = three(&[first, second, kong(E, KongKind::Closed)], DealEnd::LastHu);
    let late = settle(rules(), &late).unwrap_err();
    assert_eq!((late.0[0].kind, late.0[0].basis), (FaultKind::AfterLastHu, Some(basis)));
    // The empty wall ends it too; a closed kong is paid by the two others.
    let end = DealEnd::Wall([ready(1), NOT_READY, ready(4), None]);
    let deal = settled(&three(&[kong(W, KongKind::Closed)], end));
    assert_eq!(deal.deltas(), [-1, -7, 8, 0]);
}

#[test]
fn a_robbed_kong_and_a_kong_before_a_won_discard_are_not_paid() {
    let rest = [won(S, HuFrom::Wall, 1), won(N, HuFrom::Discard(E), 1)];
    let deal = |events: &[DealEvent]| {
        let mut all = events.to_vec();
        all.extend(rest.clone());
        settled(&last_hu(&all))
    };
    let robbed = deal(&[kong(E, KongKind::Promoted), won(W, HuFrom::RobbedKong(E), 2)]);
    assert_eq!((robbed.kongs[0].state, robbed.kongs[0].basis), (KongState::Robbed, clause("rules.1")));
    assert_eq!(robbed.deltas(), [-5, 4, 2, -1]);
    let shot = deal(&[kong(E, KongKind::Closed), won(W, HuFrom::AfterKong(E), 2)]);
    assert_eq!((shot.kongs[0].state, shot.kongs[0].basis), (KongState::NextDiscardWon, clause("rules.1")));
    assert_eq!(shot.deltas(), [-5, 4, 2, -1]);
    // A later discard changes nothing.
    let later = deal(&[kong(E, KongKind::Closed), won(W, HuFrom::Discard(E), 2)]);
    assert_eq!(later.kongs[0].state, KongState::Paid);
    // A false Hu robs the kong all the same, but does not win on a discard.
    let robbed = deal(&[kong(E, KongKind::Promoted), false_hu(W, HuFrom::RobbedKong(E))]);
    assert_eq!(robbed.kongs[0].state, KongState::Robbed);
    let shot = deal(&[kong(E, KongKind::Closed), false_hu(W, HuFrom::AfterKong(E))]);
    assert_eq!(shot.kongs[0].state, KongState::Paid);
}

#[test]
fn of_several_kongs_before_a_won_discard_the_last_is_unpaid() {
    let events = [
        kong(E, KongKind::Closed),
        kong(E, KongKind::Promoted),
        won(S, HuFrom::AfterKong(E), 2),
        won(W, HuFrom::Wall, 1),
        won(N, HuFrom::Discard(E), 1),
    ];
    let states = |rules: &SichuanRules| -> Vec<_> {
        settle(rules, &last_hu(&events)).unwrap().kongs.iter().map(|k| (k.state, k.basis)).collect()
    };
    assert_eq!(
        states(rules()),
        [(KongState::Paid, clause("rules.1")), (KongState::NextDiscardWon, decision(8))]
    );
    let all = states(&with(&[("kong.before_discard", "all")]));
    assert!(all.iter().all(|(state, _)| *state == KongState::NextDiscardWon));
}

#[test]
fn a_false_hu_pays_who_is_still_in_game_and_returns_kongs() {
    let events = [
        kong(S, KongKind::Closed),
        several(HuFrom::Discard(N), &[(S, HuHand::False(FalseHu::Plain)), (W, HuHand::Points(2))]),
        won(E, HuFrom::Wall, 1),
    ];
    let deal = settled(&last_hu(&events));
    assert_eq!(
        lines(&deal, |k| k == PaymentKind::FalseHu),
        [(S, Some(E), 8, decision(9)), (S, Some(N), 8, decision(9))]
    );
    assert_eq!((deal.kongs[0].state, deal.kongs[0].basis), (KongState::FalseHu, clause("rules.1")));
    // He is out: the self-drawn Hu of East is paid by North alone.
    assert_eq!(deal.deltas(), [10, -16, 2, 4]);
    assert_eq!(deal.notes[0], Note { kind: NoteKind::OutAfterFalseHu, seat: S, basis: decision(10) });
    // It does not count for the dealer: one Hu on the discard was left.
    assert_eq!(deal.next_dealer.value, W);
}

#[test]
fn the_discarder_of_several_first_hu_deals_next() {
    let both = several(HuFrom::Discard(W), &[(S, HuHand::Points(2)), (N, HuHand::Points(8))]);
    let deal = settled(&last_hu(&[both, won(E, HuFrom::Wall, 1)]));
    assert_eq!((deal.next_dealer.value, deal.deltas()), (W, [2, 2, -12, 8]));
}
