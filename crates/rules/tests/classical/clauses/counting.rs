//! Appendix 8: what limit hands are worth.
use crate::help::*;
use reglament_rules::classical::*;

#[test]
fn gambler_app_8__a_limit_hand_is_worth_the_limit() {
    let award = award("[B111] [C999] D111 B99 D99 + D9 discard");
    let line = award.limit_hands[0];
    assert_eq!((line.points, line.value), (2000, clause("app.8")));
    assert_eq!((award.points, award.basis), (2000, clause("app.8")));
    assert_eq!(award.ordinary.map(|c| c.value), Some(160));
    // The limit is that of the rule set.
    let (hand, win, ctx) = mahjong("[B111] [C999] D111 B99 D99 + D9 discard");
    let small = patched(&[("limit.points", "500")]);
    assert_eq!(value(&small, &hand, win, &ctx).unwrap().points, 500);
}

#[test]
fn gambler_app_8_2__classical_always_others_by_agreement() {
    let classical = award("[B111] [C999] D111 B99 D99 + D9 discard");
    assert_eq!(classical.limit_hands[0].in_use, clause("app.8-2"));
    let equated = award("B2255 C3388 D44 EwEw Rd + Rd discard");
    assert_eq!(equated.limit_hands[0].in_use, decision(33));
    let without = patched(&[("limit.nonclassical_limit_hands", "disabled")]);
    let valued = |text: &str| {
        let (hand, win, ctx) = mahjong(text);
        value(&without, &hand, win, &ctx).map(|a| a.points)
    };
    assert_eq!(valued("[B111] [C999] D111 B99 D99 + D9 discard"), Ok(2000));
    assert_eq!(valued("D1122335566889 + D9 discard"), Ok(2000), "classical pairs");
    assert!(valued("B2255 C3388 D44 EwEw Rd + Rd discard").is_err(), "seven pairs");
    assert_eq!(valued("[C123] C4567892255 + C2 discard"), Ok(176), "the ordinary count remains");
    // What does not exist is not waited for either.
    let pairs = hand("B2255 C3388 D44 EwEw Rd");
    let waits_for = |rules| waits(rules, &pairs, reglament_rules::seat::Wind::South).unwrap().len();
    assert_eq!((waits_for(rules()), waits_for(&without)), (1, 0));
}

#[test]
fn gambler_8b__a_fraction_of_the_limit() {
    let rpp = award("[C123] C4567892255 + C2 discard");
    assert_eq!((rpp.limit_hands[0].points, rpp.limit_hands[0].value), (1000, clause("8b")));
    assert_eq!((rpp.points, rpp.basis), (1000, clause("8b")));
    // Decision B11: the ordinary count, where it is more; the fraction itself is flat.
    let snake = award("[B123] [B456] [B789] <EwEwEwEw> Rd {Fl1} + Rd free kongs=1 seat=E");
    assert_eq!((snake.points, snake.basis), (46 * 16, decision(11)));
    assert_eq!(snake.limit_hands[0].points, 500);
}

#[test]
fn gambler_8b_part_2__a_kong_may_stand_for_a_pung() {
    for text in [
        "[B3333] [C333] D333 EwSwWwNw + Rd discard",
        "[B5555] (C5555) D555 RdRd GdGd + Rd discard",
        "(RdRdRdRd) C999 C2345678 + C8 wall",
        "[B1111] [B5555] B777999 Rd + Gd discard",
    ] {
        let award = award(text);
        assert_eq!((award.points, award.note(NoteKind::KongForPung)), (2000, Some(clause("8b-2"))), "{text}");
    }
    // Four equal tiles that are not declared are no kong.
    is_not("B3333 C333 D333 EwSwWw + Nw wall", LimitHand::WindyTriangle);
}
