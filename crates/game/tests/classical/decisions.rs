//! What the machine does where the regulation is silent, each with its decision.
use crate::help::*;
use reglament_game::deal::classical::*;
use rules::classical::{Call, Reason};

#[test]
fn b37_the_others_call_before_the_first_move_and_east_with_his_discard() {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
    assert_eq!(Some(opening_calls(rules())), decision(37));
    assert_eq!(scene.table.phase(), Phase::Opening);
    assert!(scene.may('S', Action::OriginalCall) && !scene.may('E', Action::OriginalCall));
    // East cannot move before that.
    assert!(!scene.refused('E', Action::Discard(kind("6z"))).is_empty());
    scene.act('S', Action::OriginalCall);
    assert_eq!((scene.table.call(seat('S')), scene.turn()), (Call::Original, seat('E')));
    let mut scene = setup([PUNGS, JUNK[0], JUNK[1], JUNK[2]], "7z").deal();
    scene.pass().act('E', Action::OriginalDiscard(kind("7z")));
    assert_eq!(scene.table.call(seat('E')), Call::Original);
}

#[test]
fn b38_an_early_call_counts_for_easts_first_discard() {
    assert_eq!(Some(early_call(rules())), decision(38));
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "8s7z").deal();
    scene.act('S', Action::EarlyCall).pass().offer("8s");
    assert!(scene.may('S', Action::Mahjong));
    // When that tile has gone he may call with a discard of his own.
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z8s").deal();
    scene.act('S', Action::EarlyCall).pass().discard("6z");
    assert!(scene.may('S', Action::Calling(kind("7z"))));
    scene.call("7z").offer("8s");
    assert!(scene.may('S', Action::Mahjong));
}

#[test]
fn b39_a_chow_comes_from_the_left() {
    let hands = [JUNK[0], "45m258p258s12346z", "45m369p369s12347z", JUNK[2]];
    let mut scene = setup(hands, "3m").deal();
    scene.pass().offer("3m");
    let chow = Action::Chow(kind("3m"));
    assert!(scene.may('S', chow) && !scene.may('W', chow));
    let refusal = scene.table.lawful(rules(), seat('W'), chow).unwrap_err();
    assert!(refusal.play.contains(Reason::ChowNotNext));
    assert!(refusal.cited(rules()).any(|(_, basis)| basis == decision(39)));
}

#[test]
fn b40_dealt_flowers_are_replaced_from_east_on() {
    assert_eq!(Some(dealt_bonus(rules())), decision(40));
    let seed = reglament_game::wall::Seed::of_number(11);
    for number in 0..40 {
        let mut table =
            Table::new(rules(), rules::classical::Stage::Qualifying, seed.wall(Table::plan(rules()), number));
        let mut events = Vec::new();
        table.go_on(rules(), &mut events);
        let dealt = events.iter().take_while(|e| !matches!(e, Event::Ready));
        let order: Vec<usize> = dealt
            .filter_map(|event| match event {
                Event::Bonus { seat, .. } => Some(seat.index()),
                _ => None,
            })
            .collect();
        assert!(order.is_sorted(), "{order:?}");
        for seat in rules::seat::Seat::ALL {
            let own = usize::from(seat == table.dealer() && table.drawn().is_some());
            assert_eq!(
                table.hand(seat).concealed.total() as usize + own,
                13 + usize::from(seat == table.dealer())
            );
        }
    }
}
