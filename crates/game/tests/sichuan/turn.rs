//! Turns, claims, words, furiten, the end of the wall.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::seat::SeatSet;
use rules::sichuan::{DealEnd, FuritenEnd, HuFrom, HuHand, NoteKind, PaymentKind, WallEndState, Word};
use rules::tile::TileKind;

#[test]
fn sichuan_turn_1__a_turn_begins_with_a_tile() {
    let hands = [JUNK[0], JUNK[1], "22m134679p35689s", JUNK[3]];
    let mut scene = setup(hands, "").deal(["1m", "2m", "9p", "4m"]);
    scene.refuses('S', Action::Discard(kind("2m")), "turn.1");
    scene.offer("1m");
    let drew = scene.last(|e| matches!(e, Event::Drew { source: Source::Wall, .. }));
    assert_eq!(drew.basis(), clause("turn.1"));
    scene.offer("2m").act('W', Action::Pung);
    let claimed = scene.last(|e| matches!(e, Event::Claimed { .. }));
    assert!(matches!(claimed, Event::Claimed { tile, .. } if tile == kind("2m")));
    assert_eq!(claimed.basis(), clause("turn.1"));
    assert_eq!(scene.turn(), seat('W'));
}

#[test]
fn sichuan_turn_2__a_turn_ends_with_hu_or_a_discard() {
    let mut scene = one_waits().deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p");
    let discarded = scene.last(|e| matches!(e, Event::Discarded { .. }));
    assert_eq!(discarded.basis(), clause("turn.2"));
    scene.refuses('E', Action::Discard(kind("1m")), "turn.2");
    // A Hu ends the turn as well.
    let mut scene = setup([JUNK[0], WAITS, JUNK[2], JUNK[3]], "6p").deal(["1m", "m", "3m", "4m"]);
    scene.discard("1m").act('S', Action::Hu);
    let hu = scene.last(|e| matches!(e, Event::Hu { .. }));
    assert!(matches!(hu, Event::Hu { from: HuFrom::Wall, .. }));
    assert_eq!(hu.basis(), clause("turn.2"));
    assert_eq!(scene.turn(), seat('W'));
}

#[test]
fn sichuan_turn_3__nothing_is_drawn_after_the_own_discard() {
    let mut scene = setup(["6p1111m45789m2457s", WAITS, JUNK[2], JUNK[3]], "").deal(["6p", "m", "3m", "4m"]);
    assert!(scene.may('E', Action::ClosedKong(kind("1m"))));
    scene.offer("6p");
    let left = scene.table.tiles_left();
    // The replacement tile would be drawn after the discard.
    scene.refuses('E', Action::ClosedKong(kind("1m")), "turn.3");
    scene.refuses('E', Action::ClosedKong(kind("1m")), "turn.2");
    assert_eq!(scene.table.tiles_left(), left);
}

#[test]
fn sichuan_turn_7__standing_tiles_are_one_line() {
    assert_eq!(Some(one_line(rules())), clause("turn.7"));
    // East discards 9s from the hand and keeps the drawn 9m, or holds 9m and discards the drawn 9s.
    let seen = |east: &str, draws: &str| {
        let mut scene = setup([east, JUNK[1], JUNK[2], JUNK[3]], draws).deal(ASIDE);
        scene.discards(&["1m", "2m", "3m", "4m", "9s"]);
        scene.table.view(&scene.rules, seat('S'))
    };
    assert_eq!(seen(JUNK[0], "5m8m7m9m6m"), seen("19m124578p124578s", "5m8m7m9s6m"));
}

#[test]
fn sichuan_declare_1__three_words() {
    let answer = words(rules());
    assert_eq!((answer.value, Some(answer.basis)), ([Word::Pung, Word::Kong, Word::Hu], clause("declare.1")));
    let one = TileKind::new(0).expect("a kind");
    for action in [Action::Hu, Action::Pung, Action::Kong, Action::ClosedKong(one), Action::AddedKong(one)] {
        assert!(answer.value.contains(&action.word().expect("a declaration")));
    }
    for action in [Action::Pass, Action::Discard(one), Action::LayAside(one)] {
        assert_eq!(action.word(), None);
    }
}

/// South waits for 3p and 6p; West and North discard 6p after East.
fn three_sixes() -> Scene {
    let hands = [SIX, WAITS, "6p1234579m35689s", "6p236789m23678s5m"];
    let mut scene = setup(hands, "1m").deal(["6p", "m", "6p", "6p"]);
    scene.offer("6p");
    scene
}

/// Cases S-U01, S-U02 and S-U04.
#[test]
fn sichuan_furiten_1__a_passed_hu_bars_the_next() {
    let mut scene = three_sixes();
    assert!(scene.may('S', Action::Hu));
    scene.act('S', Action::Pass);
    scene.discard_drawn();
    scene.offer("6p");
    // South has drawn since; passed again, he may not take North's.
    scene.act('S', Action::Pass);
    scene.offer("6p");
    scene.refuses('S', Action::Hu, "furiten.1");
    assert!(!scene.is_offered('S'));
}

#[test]
fn sichuan_furiten_2__only_the_same_kind() {
    let hands = [SIX, WAITS, "6p1234579m35689s", "3p236789m23678s5m"];
    let mut scene = setup(hands, "1s").deal(["6p", "m", "6p", "3p"]);
    scene.offer("6p").act('S', Action::Pass);
    scene.discard("1s").offer("6p");
    scene.act('S', Action::Pass).offer("3p");
    // Another kind is not barred.
    assert!(scene.may('S', Action::Hu));
    let mut scene = three_sixes();
    scene.act('S', Action::Pass).discard_drawn();
    scene.offer("6p").act('S', Action::Pass).offer("6p");
    scene.refuses('S', Action::Hu, "furiten.2");
}

#[test]
fn sichuan_furiten_3__a_hu_in_furiten_is_false() {
    let hands = [SIX, WAITS, "6p1234579m35689s", "6p236789m23678s5m"];
    let mut scene = setup(hands, "").recorded().deal(["6p", "m", "6p", "6p"]);
    scene.offer("6p").pass().discard_drawn();
    scene.offer("6p").pass().offer("6p");
    scene.refuses('S', Action::Hu, "furiten.3");
    scene.record('S', Action::Hu);
    let event = scene.last(|e| matches!(e, Event::FalseHu { .. }));
    assert_eq!(event.basis(), clause("furiten.3"));
    scene.pass();
    assert!(matches!(
        scene.last(|e| matches!(e, Event::Hu { .. })),
        Event::Hu { hand: HuHand::False(_), .. }
    ));
    scene.down_to(0).discard_drawn();
    // Eight points to each of the three still in game.
    let paid = scene.settlement();
    assert_eq!(paid.transfers.iter().filter(|t| t.kind == PaymentKind::FalseHu).count(), 3);
}

/// Cases S-U03 and S-U05.
#[test]
fn an_own_tile_or_claim_ends_furiten() {
    let mut scene = three_sixes();
    scene.act('S', Action::Pass).discard_drawn();
    scene.offer("6p");
    assert!(scene.may('S', Action::Hu), "South has drawn a tile since");
    // South passes West's 6p, claims North's 9s, and West discards 6p again.
    for (end, may) in [(FuritenEnd::DrawOrClaim, true), (FuritenEnd::Draw, false)] {
        let hands = ["13m124578p124578s", "1145789p123999s", "6p12345679m3568s", "9s236789m23789p2s"];
        let house = setup(hands, "1m5m5m6p").rules(|r| r.furiten.end.value = end);
        let mut scene = house.deal(["1m", "m", "6p", "9s"]);
        scene.discards(&["1m", "1m"]).offer("6p").act('S', Action::Pass);
        scene.offer("9s").act('S', Action::Pung).offer("9s").offer("6p");
        assert_eq!(scene.may('S', Action::Hu), may, "{end:?}");
    }
}

#[test]
fn sichuan_dealend_1__hands_are_divided_at_the_end_of_the_wall() {
    let mut scene = setup(JUNK, "").deal(ASIDE);
    scene.down_to(0).discard_drawn();
    let divided: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Divided { seat, duty, .. } => Some((*seat, *duty)),
            _ => None,
        })
        .collect();
    assert_eq!(divided, ['E', 'S', 'W', 'N'].map(|letter| (seat(letter), basis("dealend.1"))));
    assert!(scene.table.view(&scene.rules, seat('E')).shown.iter().all(Option::is_some));
    let end = scene.last(|e| matches!(e, Event::Ended { .. }));
    assert!(matches!(end, Event::Ended { end: DealEnd::Wall(_), .. }));
    assert_eq!(end.basis(), clause("rules.1"));
}

#[test]
fn sichuan_dealend_1__not_by_the_one_left_after_three_hu() {
    let hands = [SIX, WAITS, "1145p123456789m", WAITS_TOO];
    let mut scene = setup(hands, "").deal(["6p", "m", "s", "m"]);
    scene.offer("6p").act('S', Action::Hu).act('W', Action::Hu).act('N', Action::Hu);
    let end = scene.last(|e| matches!(e, Event::Ended { .. }));
    assert!(matches!(end, Event::Ended { end: DealEnd::LastHu, .. }));
    assert_eq!(scene.count(|e| matches!(e, Event::Divided { .. })), 0);
    let note =
        scene.settlement().notes.into_iter().find(|n| n.kind == NoteKind::ShowsNoHand).expect("a note");
    assert_eq!((note.seat, Some(note.basis)), (seat('E'), clause("dealend.1")));
    let shown = scene.table.view(&scene.rules, seat('S')).shown;
    assert_eq!(shown.map(|hand| hand.is_some()), [false, true, true, true]);
}

#[test]
fn whoever_cannot_divide_his_hand_is_not_ready() {
    let state = |judge: fn(&mut Scene)| {
        let mut scene = one_waits().deal(["6p", "m", "3m", "4m"]);
        judge(&mut scene);
        scene.offer("6p").pass().down_to(0).discard_drawn();
        match scene.last(|e| matches!(e, Event::Divided { seat: of, .. } if *of == seat('S'))) {
            Event::Divided { state, basis, .. } => (state, Some(basis)),
            _ => unreachable!(),
        }
    };
    assert!(matches!(state(|_| {}).0, WallEndState::Ready(_)));
    let cannot = state(|scene| {
        scene.table.cannot_divide(&scene.rules, seat('S'), &mut scene.events).expect("it is recorded");
    });
    assert_eq!(cannot, (WallEndState::NotReady, clause("dealend.2")));
}

#[test]
fn after_several_hu_the_player_after_the_last_winner_moves() {
    let mut scene = two_wait().deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('S', Action::Hu).act('N', Action::Hu);
    let drew = scene.last(|e| matches!(e, Event::Drew { .. }));
    assert_eq!((scene.turn(), drew.basis()), (seat('E'), Some(decision(2))));
    assert_eq!(scene.table.out(), ['S', 'N'].map(seat).into_iter().collect::<SeatSet>());
    scene.refuses('S', Action::Discard(kind("1p")), "rules.1");
    // A single Hu: West moves, who comes after South.
    let mut scene = two_wait().deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('N', Action::Pass).act('S', Action::Hu);
    assert_eq!(scene.turn(), seat('W'));
}
