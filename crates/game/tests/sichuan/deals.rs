//! Whole deals: the next dealer, several kongs, the end of the wall, a ruling between an answer and its tile.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use rules::settlement::Party;
use rules::sichuan::{
    Discards, KongState, KongsBeforeDiscard, PaymentKind, Second, Slip, WallEndState, Word,
};

/// Case S-D03.
#[test]
fn sichuan_rules_1__after_several_hu_on_one_tile_the_discarder_deals() {
    let hands = ["13m124578p245789s", WAITS, "6p1224578m35689s", WAITS_TOO];
    let mut scene = setup(hands, "1m").deal(["1m", "m", "6p", "m"]);
    scene.discards(&["1m", "1m"]).offer("6p").act('S', Action::Hu).act('N', Action::Hu);
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    let next = scene.settlement().next_dealer;
    assert_eq!((next.value, Some(next.basis)), (seat('W'), clause("rules.1")));
    assert_eq!(scene.table.dealer(), seat('W'));
}

/// Case S-D20.
#[test]
fn of_several_kongs_before_a_won_discard_the_last_is_not_paid() {
    let states = |answer| {
        let house = setup(["6p1111m2222m45789s", WAITS, JUNK[2], JUNK[3]], "5m7m")
            .rules(|r| r.kong.before_discard.value = answer);
        let mut scene = house.deal(["6p", "m", "3m", "4m"]);
        scene.act('E', Action::ClosedKong(kind("1m"))).act('E', Action::ClosedKong(kind("2m")));
        scene.offer("6p").act('S', Action::Hu);
        scene.table.kongs(&scene.rules)
    };
    let last = states(KongsBeforeDiscard::Last);
    assert_eq!([last[0].state, last[1].state], [KongState::Paid, KongState::NextDiscardWon]);
    assert_eq!(last[1].basis, decision(8));
    let all = states(KongsBeforeDiscard::All);
    assert_eq!([all[0].state, all[1].state], [KongState::NextDiscardWon; 2]);
}

/// Cases S-D08 and S-D10.
#[test]
fn sichuan_rules_1__at_the_end_of_the_wall_who_is_not_ready_pays_who_is() {
    let hands = [SIX, WAITS, JUNK[2], "45m124578p24578s"];
    let mut scene = setup(hands, "").deal(["6p", "m", "3m", "4m"]);
    scene.offer("6p").pass().down_to(0).discard_drawn();
    let state =
        |letter| match scene.last(|e| matches!(e, Event::Divided { seat: of, .. } if *of == seat(letter))) {
            Event::Divided { state, basis, .. } => (state, Some(basis)),
            _ => unreachable!(),
        };
    let WallEndState::Ready(points) = state('S').0 else { panic!("South waits for 3p and 6p") };
    assert_eq!(state('N'), (WallEndState::ForbiddenSuit(Discards::Mixed), clause("rules.1")));
    let paid = scene.settlement();
    let to_south = paid.transfers.iter().filter(|t| t.kind == PaymentKind::WallEnd);
    let to_south: Vec<_> = to_south.filter(|t| t.to == Party::Seat(seat('S'))).collect();
    assert!(to_south.iter().any(|t| t.from == Party::Seat(seat('N')) && t.points == points));
    assert!(to_south.iter().all(|t| Some(t.basis) == clause("rules.1")));
    assert!(paid.to_nobody() >= 48);
    // Nobody has declared Hu: East deals again.
    assert_eq!(scene.table.dealer(), seat('E'));
}

#[test]
fn a_hu_said_before_a_ruling_stands() {
    let mut scene = two_wait().deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('S', Action::Hu);
    let ruling = Ruling { seat: seat('S'), slip: Slip::KongPromptAgain };
    scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).expect("it is ruled on");
    scene.act('N', Action::Pass);
    assert!(scene.table.out().contains(seat('S')));
    assert!(scene.table.settlement(&scene.rules).is_none());
}

#[test]
fn of_two_words_in_the_own_turn_the_first_counts_too() {
    let hands = ["6p1111m45789m2457s", WAITS, JUNK[2], JUNK[3]];
    let mut scene = setup(hands, "2m").recorded().deal(["6p", "m", "3m", "4m"]);
    let (first, second) = (Word::Kong, Second::Word(Word::Hu));
    scene.table.spoke(&scene.rules, seat('E'), first, second, &mut scene.events).expect("the kong stands");
    assert_eq!(scene.count(|e| matches!(e, Event::KongDeclared { .. })), 1);
    assert_eq!(scene.last(|e| matches!(e, Event::Misspoke { .. })).basis(), clause("declare.5"));
}

/// Undo is a replay of a shorter log, and the order of answers in a window does not matter.
#[test]
fn the_order_of_answers_does_not_matter() {
    let play = |order: [char; 2]| {
        let mut scene = two_wait().deal(["6p", "m", "3m", "m"]);
        scene.offer("6p");
        for letter in order {
            scene.act(letter, Action::Hu);
        }
        scene.table
    };
    assert_eq!(play(['S', 'N']), play(['N', 'S']));
}
