//! Clauses about the value of a hand and its division.
use crate::common::*;
use reglament_rules::sichuan::*;

/// The split of the regulation's own example, in two ways.
const EXAMPLE: &str = "112233s5555677p";

/// Hand, winning tile, circumstances, fan with how often they hold.
type Row = (&'static str, &'static str, HuContext, Vec<(Fan, u8)>);

#[test]
fn sichuan_rules_1__what_it_says() {
    let rules_1 = clause("rules.1");
    // Each fan of the base rules with its worth and the clause that adopts them.
    let table: Vec<Row> = vec![
        ("123s888s345456p66p", "6p", discard(), vec![]),
        ("123s345456p66p (8888<s)", "6p", discard(), vec![(Fan::Kong, 1)]),
        ("123s88s345456p666p", "6p", discard(), vec![(Fan::Root, 1)]),
        ("333s99s999p (111<s) (888<s)", "9p", discard(), vec![(Fan::AllPungs, 1)]),
        (
            "99s (111<s) (333<s) (888<s) (999<p)",
            "9s",
            discard(),
            vec![(Fan::AllPungs, 1), (Fan::GoldenWait, 1)],
        ),
        ("56799s (111<s) (333<s) (888<s)", "6s", discard(), vec![(Fan::FullFlush, 1)]),
        ("1122338899s8899p", "9p", discard(), vec![(Fan::SevenPairs, 1)]),
        (
            "234s33456567p (8888s)",
            "7p",
            self_draw().with(Situation::WinAfterKong),
            vec![(Fan::Kong, 1), (Fan::WinAfterKong, 1)],
        ),
        (
            "34588s456678p (333<p)",
            "5s",
            discard().with(Situation::ShootAfterKong),
            vec![(Fan::ShootAfterKong, 1)],
        ),
        (
            "23488s456678p (333<p)",
            "8p",
            discard().with(Situation::RobbingTheKong),
            vec![(Fan::RobbingTheKong, 1)],
        ),
        ("34588s456678p (333<p)", "4s", discard().with(Situation::UnderTheSea), vec![(Fan::UnderTheSea, 1)]),
    ];
    for (text, win, ctx, expected) in table {
        let award = hu(text, win, ctx).expect(text);
        assert_eq!(fans(&award), expected, "{text}");
        assert!(
            award.lines.iter().all(|l| l.basis == rules_1 && l.worth == l.times * l.fan.worth()),
            "{text}"
        );
        let fan: u8 = award.lines.iter().map(|l| l.worth).sum();
        assert_eq!((award.fan, award.points, award.points_basis), (fan, 1 << fan, rules_1), "{text}");
    }
    // Payments: the discarder alone, or each player in game and a point more.
    let deal = settled(&last_hu(&[
        won(S, HuFrom::Discard(E), 4),
        won(W, HuFrom::Wall, 1),
        won(N, HuFrom::Discard(E), 2),
    ]));
    assert_eq!(
        lines(&deal, |k| k == PaymentKind::Hu),
        [
            (E, Some(S), 4, rules_1),
            (E, Some(W), 1, rules_1),
            (N, Some(W), 1, rules_1),
            (E, Some(N), 2, rules_1)
        ]
    );
    assert_eq!(
        lines(&deal, |k| k == PaymentKind::SelfDraw),
        [(E, Some(W), 1, rules_1), (N, Some(W), 1, rules_1)]
    );
    assert_eq!((deal.next_dealer.value, deal.next_dealer.basis), (S, rules_1));
}

#[test]
fn sichuan_rules_1__kongs_wall_end_and_forbidden_suit() {
    let rules_1 = clause("rules.1");
    let kongs = [
        kong(S, KongKind::Closed),
        kong(W, KongKind::Melded(N)),
        kong(N, KongKind::Promoted),
        kong(E, KongKind::Postponed),
    ];
    let deal = settled(&wall(&kongs, [ready(1), ready(1), ready(1), ready(1)]));
    assert_eq!(
        lines(&deal, |k| matches!(k, PaymentKind::Kong(_))),
        [
            (E, Some(S), 2, rules_1),
            (W, Some(S), 2, rules_1),
            (N, Some(S), 2, rules_1),
            (N, Some(W), 2, rules_1),
            (E, Some(N), 1, rules_1),
            (S, Some(N), 1, rules_1),
            (W, Some(N), 1, rules_1),
        ]
    );
    assert!(deal.kongs.iter().all(|k| k.state == KongState::Paid && k.basis == rules_1));
    // The end of the wall: who is not ready pays who is; the forbidden suit costs 48 to nobody.
    let forbidden = Some(WallEndState::ForbiddenSuit(Discards::Mixed));
    let deal = settled(&wall(&[], [ready(4), ready(1), NOT_READY, forbidden]));
    let paid = [(W, Some(E), 4), (W, Some(S), 1), (N, Some(E), 4), (N, Some(S), 1)];
    assert_eq!(
        lines(&deal, |k| k == PaymentKind::WallEnd),
        paid.map(|(from, to, points)| (from, to, points, rules_1))
    );
    assert_eq!(lines(&deal, |k| k == PaymentKind::ForbiddenSuit), [(N, None, 48, rules_1)]);
    assert_eq!((deal.deltas(), deal.to_nobody()), ([8, 2, -5, -53], 48));
    // Not where the player has discarded nothing else.
    let only = Some(WallEndState::ForbiddenSuit(Discards::OnlyForbidden));
    let deal = settled(&wall(&[], [ready(4), ready(1), NOT_READY, only]));
    assert_eq!((deal.deltas(), deal.to_nobody()), ([8, 2, -5, -5], 0));
    assert_eq!(deal.notes, [Note { kind: NoteKind::OnlyForbiddenDiscards, seat: N, basis: rules_1 }]);
    // Nobody has won: the same dealer.
    assert_eq!((deal.next_dealer.value, deal.next_dealer.basis), (E, rules_1));
    // There is no exchange of tiles and no fixed number of deals.
    let plan = Plan::new(rules(), Players::Four);
    assert_eq!((plan.exchange.value, plan.exchange.basis), (Exchange::None, rules_1));
    assert_eq!((plan.wall, plan.dealt(Players::Four, E), plan.rounds_basis), (55, [14, 13, 13, 13], rules_1));
    assert_eq!((rules().session.deals.value.get(), rules().session.deals.basis), (None, rules_1));
}

#[test]
fn sichuan_rules_2__what_it_says() {
    let limit = clause("rules.2");
    let four = hu("99p (111<p) (333<p) (555<p) (777<p)", "9p", discard()).unwrap();
    assert_eq!((four.fan, four.points, four.points_basis), (4, 16, limit));
    let five = hu("4444669911p22p33p", "3p", discard()).unwrap();
    assert_eq!((five.fan, five.points, five.points_basis), (5, 16, limit));
    let six = hu("77p (1111s) (5555<s) (222<2p) (9999p)", "7p", discard()).unwrap();
    assert_eq!(fans(&six), [(Fan::Kong, 4), (Fan::AllPungs, 1), (Fan::GoldenWait, 1)]);
    assert_eq!((six.fan, six.points, six.points_basis), (6, 16, limit));
    // The version of the league counts three.
    let league = with(&[("hand.limit_fan", "3")]);
    let five = value(&league, &hand("4444669911p22p33p"), tile("3p"), None, discard()).unwrap();
    assert_eq!((five.fan, five.points), (5, 8));
    // No sheet can have more.
    let sheet = wall(&[won(S, HuFrom::Wall, 32)], [NOT_READY, None, NOT_READY, NOT_READY]);
    let faults = settle(rules(), &sheet).unwrap_err();
    assert_eq!(faults.0[0].kind, FaultKind::NotAValue);
    assert_eq!(faults.0[0].basis, Some(limit));
}

#[test]
fn sichuan_dealend_2__what_it_says() {
    let cannot = waiting(rules(), EXAMPLE, Presentation::CannotDivide);
    assert_eq!((cannot.readiness, cannot.points()), (Readiness::NotReady, 0));
    assert_eq!(cannot.basis, clause("dealend.2"));
    // Where the house rules say otherwise the hand is counted at its best.
    let best = waiting(&with(&[("hand.undivided", "best")]), EXAMPLE, Presentation::CannotDivide);
    assert_eq!((best.readiness, best.points()), (Readiness::Ready, 8));
}

#[test]
fn sichuan_dealend_5__what_it_says() {
    let tiles = "223344556677s88p";
    let chows = division("234s 234s 567s 567s 88p");
    let pairs = division("22s 33s 44s 55s 66s 77s 88p");
    let count = |rules: &SichuanRules, division| {
        let award = value(rules, &hand(tiles), tile("8p"), division, discard()).unwrap();
        (award.points, award.reading.id(), award.reading_basis)
    };
    assert_eq!(count(rules(), Some(&chows)), (1, "sets", clause("dealend.5")));
    assert_eq!(count(rules(), Some(&pairs)), (4, "seven_pairs", clause("dealend.5")));
    // Undivided it is counted at its best: a decision.
    assert_eq!(count(rules(), None), (4, "seven_pairs", decision(6)));
    // The best reading whatever is presented, as the base rules have it.
    assert_eq!(count(&with(&[("hand.division", "best")]), Some(&chows)), (4, "seven_pairs", decision(6)));
    // A division that is not made of the tiles, or not of sets, is refused by the same clause.
    let refused = |text: &str| {
        let refusals =
            value(rules(), &hand(tiles), tile("8p"), Some(&division(text)), discard()).unwrap_err();
        refusals.cited(rules()).map(|r| (r.kind, r.basis)).collect::<Vec<_>>()
    };
    assert_eq!(
        refused("234s 234s 567s 5s 67s 88p"),
        [(RefusalKind::DivisionSets, Some(clause("dealend.5")))]
    );
    assert_eq!(refused("234s 234s 567s 567s 99p"), [(RefusalKind::DivisionTiles, Some(clause("dealend.5")))]);
}

#[test]
fn sichuan_dealend_6__what_it_says() {
    let split = division("11s 22s 33s 55p 55p 6p 77p");
    let found = waiting(rules(), EXAMPLE, Presentation::Divided(&split));
    assert_eq!((found.readiness, found.basis), (Readiness::Ready, clause("dealend.5")));
    let waits: Vec<_> = found.waits.iter().map(|w| (w.tile, w.fan, w.points)).collect();
    assert_eq!(waits, [(tile("6p"), 3, 8)]);
    assert!(rules().facts.contains(&clause("dealend.6")));
}

#[test]
fn sichuan_dealend_7__what_it_says() {
    let split = division("123s 123s 555p 56p 77p");
    let found = waiting(rules(), EXAMPLE, Presentation::Divided(&split));
    assert_eq!((found.readiness, found.basis), (Readiness::Ready, clause("dealend.5")));
    let waits: Vec<_> = found.waits.iter().map(|w| (w.tile, w.fan, w.points)).collect();
    assert_eq!(waits, [(tile("4p"), 1, 2), (tile("7p"), 1, 2)]);
    assert_eq!(found.waits[0].fans.iter().collect::<Vec<_>>(), [(Fan::Root, 1)]);
    assert!(rules().facts.contains(&clause("dealend.7")));
}

#[test]
fn waits_used_up_by_own_tiles_rest_on_a_decision() {
    // Four standing tiles use up the wait, four in a declared kong do not.
    for text in ["8888p (111<s) (333<s) (555<p)", "4444567777s (111<p)"] {
        let found = waiting(rules(), text, Presentation::Unknown);
        assert_eq!((found.readiness, found.basis), (Readiness::NotReady, decision(7)), "{text}");
    }
    let declared = "46s12345699p (5555s)";
    let found = waiting(rules(), declared, Presentation::Unknown);
    assert_eq!((found.readiness, found.basis), (Readiness::Ready, clause("rules.1")));
    assert_eq!(found.waits.iter().map(|w| (w.tile, w.points)).collect::<Vec<_>>(), [(tile("5s"), 2)]);
    let other = with(&[("hand.exhausted_wait", "standing-and-declared")]);
    assert_eq!(waiting(&other, declared, Presentation::Unknown).readiness, Readiness::NotReady);
    // A hand that waits for nothing at all.
    let none = waiting(rules(), "13579s24689p (222<s)", Presentation::Unknown);
    assert_eq!((none.readiness, none.basis), (Readiness::NotReady, clause("rules.1")));
}

#[test]
fn a_dead_hand_may_be_ready() {
    use reglament_rules::tile::Suit;
    let dead = |rules: &SichuanRules| {
        let suit = Suit::Characters;
        wall_end_hand(rules, &hand(EXAMPLE), Presentation::Unknown, suit, Liveness::Dead).unwrap()
    };
    assert_eq!(dead(rules()).readiness, Readiness::Ready);
    let other = dead(&with(&[("dead_hand.readiness", "not-ready")]));
    assert_eq!((other.readiness, other.points()), (Readiness::NotReady, 0));
    assert_eq!(rules().dead_hand.readiness.basis, decision(13));
}

#[test]
fn the_forbidden_suit_makes_a_hand_not_ready() {
    use reglament_rules::tile::Suit;
    let found =
        wall_end_hand(rules(), &hand(EXAMPLE), Presentation::Unknown, Suit::Dots, Liveness::Live).unwrap();
    assert_eq!((found.readiness, found.basis), (Readiness::ForbiddenSuit, clause("rules.1")));
    assert_eq!(WallEndState::of(&found, Discards::Mixed), WallEndState::ForbiddenSuit(Discards::Mixed));
    let found = waiting(rules(), EXAMPLE, Presentation::Unknown);
    assert_eq!(WallEndState::of(&found, Discards::Mixed), WallEndState::Ready(8));
}
