//! Every offence that the regulation knows: an online table refuses the act with its clause, a recorded one takes it in and
//! gives the sanction. A slip or a way to a false Hu without a row here fails the tests.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::clause::Basis;
use rules::meld::MeldKind;
use rules::sichuan::{
    FalseHu, HuHand, PaymentKind, Penalty, RefusalKind, Sanction, Second, Slip, Topic, Word,
};

/// East's first discard is 6p: North waits for it, and South has three of them.
const THREE: [&str; 4] = [SIX, "12366689p12457s", "3m13479p235689s5m", WAITS_TOO];
const ASIDE_SIX: [&str; 4] = ["6p", "m", "3m", "m"];

fn offered(hands: [&str; 4], asking: Asking) -> Scene {
    let mut scene = setup(hands, "").asking(asking).deal(ASIDE_SIX);
    scene.offer("6p");
    scene
}

/// The words of a slip; none where it is no declaration.
fn words(slip: Slip) -> Option<(Word, Second)> {
    Some(match slip {
        Slip::PungThenKong => (Word::Pung, Second::Word(Word::Kong)),
        Slip::KongThenPung => (Word::Kong, Second::Word(Word::Pung)),
        Slip::ClaimThenHu => (Word::Pung, Second::Word(Word::Hu)),
        Slip::HuThenClaim => (Word::Hu, Second::Word(Word::Pung)),
        Slip::PungWithdrawn => (Word::Pung, Second::Withdrawn),
        Slip::KongWithdrawn => (Word::Kong, Second::Withdrawn),
        Slip::HuWithdrawn => (Word::Hu, Second::Withdrawn),
        Slip::KongPrompt | Slip::KongPromptAgain | Slip::DividedLine => return None,
    })
}

const fn action(word: Word) -> Action {
    match word {
        Word::Pung => Action::Pung,
        Word::Kong => Action::Kong,
        Word::Hu => Action::Hu,
    }
}

/// The table on which South can say this word, while North is asked too.
fn said(word: Word, asking: Asking) -> Scene {
    let hands = if word == Word::Hu { [SIX, WAITS, JUNK[2], WAITS_TOO] } else { THREE };
    offered(hands, asking)
}

#[test]
fn an_online_table_refuses_every_second_word() {
    for slip in Slip::ALL {
        let Some((first, second)) = words(*slip) else {
            // Nobody speaks to another at an online table, and it keeps the tiles in one line by itself.
            let mut scene = said(Word::Pung, Asking::WhoMay);
            let before = scene.table.clone();
            let given = scene.refused('W', Action::Discard(kind("3m")));
            assert_eq!(given, [Some(rules().cite(Topic::TurnStart))]);
            assert_eq!(scene.table, before);
            scene.act('S', Action::Pass);
            continue;
        };
        let mut scene = said(first, Asking::WhoMay);
        scene.act('S', action(first));
        assert!(scene.is_offered('N') && !scene.is_offered('S'), "{slip:?}");
        let other = match second {
            Second::Word(word) => action(word),
            Second::Withdrawn => Action::Pass,
        };
        let refusal = scene.refusal('S', other);
        assert!(refusal.play.contains(Reason::ClaimedFirst), "{slip:?}: {refusal:?}");
        scene.refuses('S', other, "declare.5");
        // The first word has its effect.
        scene.act('N', Action::Pass);
        match first {
            Word::Hu => assert!(scene.table.out().contains(seat('S'))),
            _ => assert_eq!(scene.table.hand(seat('S')).melds[0].kind().is_kong(), first == Word::Kong),
        }
    }
}

/// The last penalty.
fn penalised(scene: &Scene) -> (Slip, Sanction, Option<Penalty>, Basis) {
    match scene.last(|e| matches!(e, Event::Penalised { .. })) {
        Event::Penalised { slip, sanction, penalty, basis, .. } => (slip, sanction, penalty, basis),
        _ => unreachable!(),
    }
}

#[test]
fn a_recorded_table_takes_every_slip_in_and_gives_its_sanction() {
    for slip in Slip::ALL {
        let expected = slip.sanction(rules());
        let mut scene = if let Some((first, second)) = words(*slip) {
            let mut scene = said(first, Asking::Everybody);
            let done = scene.table.spoke(&scene.rules, seat('S'), first, second, &mut scene.events);
            assert_eq!(done, Ok(()), "{slip:?}");
            let misspoke = scene.last(|e| matches!(e, Event::Misspoke { .. }));
            let stands = matches!(second, Second::Word(_)).then_some(first);
            assert!(matches!(misspoke, Event::Misspoke { stands: s, .. } if s == stands), "{slip:?}");
            scene
        } else {
            let mut scene = said(Word::Pung, Asking::Everybody);
            let ruling = Ruling { seat: seat('S'), slip: *slip };
            scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).unwrap();
            scene
        };
        let (what, sanction, penalty, basis) = penalised(&scene);
        assert_eq!((what, sanction, basis), (*slip, expected.value, expected.basis), "{slip:?}");
        match sanction {
            Sanction::Progressive => {
                assert_eq!((penalty, scene.table.violations()[1]), (Some(Penalty::Warning), 1), "{slip:?}");
            }
            Sanction::DeadHand => {
                assert_eq!(penalty, Some(Penalty::DeadHand));
                assert!(scene.table.dead_hands().contains(seat('S')), "{slip:?}");
            }
            Sanction::None | Sanction::FalseHu => assert_eq!(penalty, None),
        }
        // The deal goes on.
        scene.pass();
        assert!(!scene.table.is_over());
    }
}

/// The ways to a false Hu: a hand that is none, the forbidden suit, furiten, a dead hand.
const FALSE: [RefusalKind; 4] =
    [RefusalKind::NotWinning, RefusalKind::ForbiddenSuit, RefusalKind::Furiten, RefusalKind::DeadHand];

/// A table on which a Hu of this player on the tile that lies there is false in this way; who.
fn falsely(kind: RefusalKind, asking: Asking) -> (Scene, char) {
    match kind {
        RefusalKind::NotWinning => (offered(THREE, asking), 'S'),
        RefusalKind::ForbiddenSuit => {
            // South has bamboo for the forbidden suit and waits with bamboo in the hand.
            let mut scene = setup([SIX, "12345789p12399s", JUNK[2], JUNK[3]], "")
                .asking(asking)
                .deal(["6p", "1s", "3m", "4m"]);
            scene.offer("6p");
            (scene, 'S')
        }
        RefusalKind::Furiten => {
            // North passes the 6p of East, and West discards another one before North draws; South is asked too.
            let mut scene = setup([SIX, "4m124566p124578s", "6p13479p235689s5m", WAITS], "1m")
                .asking(asking)
                .deal(["6p", "4m", "6p", "m"]);
            scene.offer("6p").pass().discard("4m").offer("6p");
            (scene, 'N')
        }
        RefusalKind::DeadHand => {
            let mut scene = one_waits().asking(asking).deal(["6p", "m", "3m", "4m"]);
            let ruling = Ruling { seat: seat('S'), slip: Slip::KongPromptAgain };
            scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).unwrap();
            scene.offer("6p");
            (scene, 'S')
        }
        other => panic!("no row for {other:?}"),
    }
}

/// What must be among the reasons, and its clause.
fn reason_of(kind: RefusalKind) -> Option<Basis> {
    match kind {
        RefusalKind::NotWinning => Some(rules().cite(Topic::Structure)),
        RefusalKind::ForbiddenSuit => Some(rules().cite(Topic::ForbiddenSuit)),
        RefusalKind::Furiten => Some(rules().cite(Topic::Furiten)),
        RefusalKind::DeadHand => clause("dead.4"),
        _ => None,
    }
}

#[test]
fn a_false_hu_is_refused_online_and_paid_on_record() {
    for kind in RefusalKind::ALL.iter().filter(|kind| kind.is_false_hu()) {
        assert!(FALSE.contains(kind), "no row for {kind:?}");
    }
    for kind in FALSE {
        let (scene, who) = falsely(kind, Asking::WhoMay);
        assert!(!scene.may(who, Action::Hu), "{kind:?}");
        let refusal = scene.refusal(who, Action::Hu);
        let basis = reason_of(kind);
        assert!(refusal.win.contains(kind) || basis.is_some(), "{kind:?}: {refusal:?}");
        assert!(refusal.cited(&scene.rules).any(|(_, by)| by == basis), "{kind:?}: {refusal:?}");
        let (mut scene, who) = falsely(kind, Asking::Everybody);
        scene.record(who, Action::Hu);
        let declared = scene.last(|e| matches!(e, Event::FalseHu { .. }));
        let Event::FalseHu { fault, .. } = declared else { unreachable!() };
        assert_eq!(fault == FalseHu::ForbiddenSuit, kind == RefusalKind::ForbiddenSuit);
        scene.pass();
        assert!(scene.table.out().contains(seat(who)), "{kind:?}");
        assert!(matches!(
            scene.last(|e| matches!(e, Event::Hu { .. })),
            Event::Hu { hand: HuHand::False(_), .. }
        ));
        while !scene.table.is_over() {
            scene.discard_drawn();
        }
        let paid = scene.settlement();
        let false_hu: Vec<_> = paid.transfers.iter().filter(|t| t.kind == PaymentKind::FalseHu).collect();
        let cost: i32 = false_hu.iter().map(|t| t.points).sum();
        assert_eq!(cost, 3 * rules().payment.false_hu.value.get(), "{kind:?}");
        assert!(false_hu.iter().all(|t| t.basis == rules().payment.false_hu.basis));
    }
}

#[test]
fn a_set_of_the_forbidden_suit_is_refused_online_and_paid_on_record() {
    let hands = ["9s1245789m24578s6p", "145789p123s999s5p", "3m134679p23568s7m", JUNK[3]];
    let rows = [(Action::Pung, MeldKind::Pung), (Action::Kong, MeldKind::ClaimedKong)];
    for (action, kind_of) in rows {
        let mut scene = setup(hands, "").deal(["9s", "1s", "3m", "4m"]);
        scene.offer("9s");
        scene.refuses('S', action, "rules.1");
        assert!(scene.refusal('S', action).play.contains(Reason::ForbiddenMeld));
        let mut scene = setup(hands, "").recorded().deal(["9s", "1s", "3m", "4m"]);
        scene.offer("9s").record('S', action).pass();
        assert_eq!(scene.table.hand(seat('S')).melds[0].kind(), kind_of);
        scene.down_to(0).discard_drawn();
        let paid = scene.settlement();
        let cost = paid.transfers.iter().find(|t| t.kind == PaymentKind::ForbiddenSuit).expect("a payment");
        let law = rules().payment.forbidden_suit;
        assert_eq!((cost.points, cost.basis), (law.value.get(), law.basis));
    }
}
