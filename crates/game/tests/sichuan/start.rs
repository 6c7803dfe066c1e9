//! Before play: seats, set, dice, cards, dealing, the forbidden suit, a table of three.
use crate::help::*;
use reglament_game::deal::sichuan::*;
use reglament_game::wall::{Dice, Seed, WallPlan};
use rules::clause::Answer;
use rules::frame::sichuan::{GameEnd, Progress};
use rules::seat::{Seat, Wind};
use rules::sichuan::{DealEnd, Exchange, HuFrom, Players, TimeExpiry};
use rules::tile::Suit;

fn dealing(scene: &Scene) -> Dealing {
    match scene.events[0] {
        Event::Dealt(dealing) => dealing,
        event => panic!("{event:?}"),
    }
}

#[test]
fn sichuan_rules_1__four_take_fourteen_and_thirteen_tiles() {
    let dealing = dealing(&setup(JUNK, "").begin());
    assert_eq!((dealing.dealt, dealing.wall), ([14, 13, 13, 13], 55));
    assert_eq!(Some(dealing.basis), clause("rules.1"));
}

#[test]
fn sichuan_seating_9__the_starting_seats_are_drawn() {
    let mut firsts = [0; 4];
    for number in 0..400 {
        let draw = WindDraw::of(rules(), Players::Four, &Seed::of_number(number));
        assert_eq!(Some(draw.basis), clause("seating.9"));
        let mut winds: Vec<Wind> = draw.winds.into_iter().flatten().collect();
        firsts[winds[0].index()] += 1;
        assert_eq!(draw.seat(0).map(Seat::index), Some(winds[0].index()));
        winds.sort_unstable();
        assert_eq!(winds, Wind::ALL);
    }
    assert!(firsts.iter().all(|n| (60..=140).contains(n)), "{firsts:?}");
}

#[test]
fn sichuan_seating_10__nobody_changes_his_seat() {
    let mut scene = one_waits().deal(["6p", "m", "3m", "4m"]);
    assert_eq!(Some(dealing(&scene).seats), clause("seating.10"));
    let before = scene.table.game().wind(&scene.rules, seat('W'));
    scene.offer("6p").act('S', Action::Hu);
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    // South deals next: the winds go round, the seats stay.
    assert_eq!(scene.table.phase(), Phase::Settled { next: Next::Deal });
    let wind = |letter| scene.table.game().wind(&scene.rules, seat(letter)).expect("a wind");
    assert_eq!((wind('S').value, wind('W').value), (Wind::East, Wind::South));
    assert_eq!(Some(wind('W').basis), clause("seating.10"));
    assert_ne!(before, Some(wind('W')));
    let next = Seed::of_number(1).wall(WallPlan::Suits, 1);
    scene.table.begin(&scene.rules, next);
    scene.events.clear();
    scene.table.go_on(&scene.rules, &mut scene.events);
    assert_eq!((dealing(&scene).dealer, dealing(&scene).dealt), (seat('S'), [13, 14, 13, 13]));
    assert_eq!(Some(dealing(&scene).seats), clause("seating.10"));
}

#[test]
fn sichuan_equipment_1__the_set_has_108_tiles() {
    let scene = setup(JUNK, "").begin();
    let set = dealing(&scene).set;
    assert_eq!((set.value, Some(set.basis)), (108, clause("equipment.1")));
    assert!(scene.table.wall().pieces().iter().all(|p| p.tile().is_some_and(|t| t.kind().suit().is_some())));
}

#[test]
fn sichuan_equipment_2__two_dice_tell_wall_and_indent() {
    let of = |first, second| Indent::of(rules(), seat('E'), Dice { first, second });
    assert_eq!((of(2, 3).side, of(2, 3).stacks), (seat('E'), 2));
    assert_eq!((of(6, 4).side, of(6, 4).stacks), (seat('S'), 4));
    assert_eq!(Some(of(1, 1).basis), clause("equipment.2"));
}

#[test]
fn sichuan_equipment_3__wind_cards() {
    let draw = WindDraw::of(rules(), Players::Four, &Seed::of_number(1));
    assert_eq!(draw.winds.iter().flatten().count(), 4);
    assert_eq!(Some(draw.cards), clause("equipment.3"));
}

#[test]
fn sichuan_equipment_4__numbered_cards_of_hu() {
    let mut scene = two_wait().deal(["6p", "m", "3m", "m"]);
    scene.offer("6p").act('N', Action::Hu).act('S', Action::Hu);
    let cards: Vec<_> = scene
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Hu { seat, card, card_basis, order, .. } => Some((*seat, *card, *card_basis, *order)),
            _ => None,
        })
        .collect();
    // In turn order from the discarder, whoever spoke first (D3).
    let card = |letter, n| (seat(letter), n, basis("equipment.4"), decision(3));
    assert_eq!(cards, [card('S', 1), card('N', 2)]);
    assert_eq!(scene.table.card(seat('N')), Some(2));
}

#[test]
fn sichuan_equipment_5__a_card_shows_a_suit_of_which_there_is_no_tile() {
    let scene = one_waits().begin();
    // Whoever has tiles of a suit lays one aside.
    scene.refuses('S', Action::SuitCard(Suit::Dots), "equipment.5");
    assert!(
        !scene.may('S', Action::SuitCard(Suit::Bamboo)) && scene.may('S', Action::SuitCard(Suit::Characters))
    );
    let scene = one_waits().deal(["6p", "m", "3m", "4m"]);
    let card = scene.last(|e| matches!(e, Event::SuitForbidden { tile: None, .. }));
    assert_eq!(card.basis(), clause("equipment.5"));
    assert_eq!(scene.table.laid(seat('S')), Laid::Card);
    let view = scene.table.view(&scene.rules, seat('E'));
    assert_eq!((view.laid[1], view.forbidden[1], view.laid[2]), (Laid::Card, None, Laid::Tile));
}

#[test]
fn the_tile_laid_aside_is_discarded_first_and_may_be_claimed() {
    let hands = [JUNK[0], JUNK[1], "22m134679p35689s", JUNK[3]];
    let mut scene = setup(hands, "").deal(["1m", "2m", "9p", "4m"]);
    scene.refuses('E', Action::Discard(kind("8s")), "rules.1");
    scene.discard("1m");
    let refusal = scene.refusal('S', Action::Discard(kind("2p")));
    assert!(refusal.play.contains(Reason::LaidAside));
    scene.offer("2m");
    let reveals = match scene.last(|e| matches!(e, Event::Discarded { .. })) {
        Event::Discarded { reveals, .. } => reveals.expect("his first discard"),
        _ => unreachable!(),
    };
    assert_eq!((reveals.suit, reveals.basis), (Suit::Characters, decision(1)));
    scene.act('W', Action::Pung);
    // His first discard is what he has laid aside, also when his turn begins with a claim.
    assert_eq!(scene.table.legal(seat('W')).iter().collect::<Vec<_>>(), [Action::Discard(kind("9p"))]);
}

#[test]
fn sichuan_three_3__the_absent_player_is_north() {
    let draw = WindDraw::of(rules(), Players::Three, &Seed::of_number(5));
    assert_eq!(draw.winds[3], None);
    assert!(draw.winds.iter().flatten().all(|w| *w != Wind::North));
    assert_eq!(draw.absent, Some(Answer { value: Wind::North, basis: basis("three.3") }));
    let scene = setup([JUNK[0], JUNK[1], JUNK[2], ""], "").three().begin();
    assert_eq!(dealing(&scene).absent, Some(Answer { value: Wind::North, basis: basis("three.3") }));
}

#[test]
fn sichuan_three_4__no_tiles_for_the_absent_player() {
    let scene = setup([JUNK[0], JUNK[1], JUNK[2], ""], "").three().begin();
    assert_eq!(scene.table.hand(seat('N')).concealed.total(), 0);
    assert_eq!(dealing(&scene).no_tiles, clause("three.4"));
    scene.refuses('N', Action::LayAside(kind("1m")), "three.4");
}

/// Case S-T05.
#[test]
fn sichuan_three_5__fourteen_and_thirteen_tiles() {
    let scene = setup([JUNK[0], JUNK[1], JUNK[2], ""], "").three().begin();
    let dealing = dealing(&scene);
    assert_eq!((dealing.dealt, dealing.wall), ([14, 13, 13, 0], 68));
    assert_eq!(Some(dealing.basis), clause("three.5"));
    assert_eq!(scene.table.tiles_left(), 68);
    // Blocks of four go round three players.
    let first = |n: usize| scene.table.wall().tile(n).expect("a tile").kind();
    assert!(scene.table.hand(seat('W')).concealed.get(first(8)) > 0 && first(8) == kind("3m"));
    assert_eq!(first(12), kind("5p"));
}

#[test]
fn sichuan_three_6__two_hu_end_a_deal_of_three() {
    let mut scene = setup([SIX, WAITS, WAITS_TOO, ""], "").three().deal(["6p", "m", "m", ""]);
    scene.offer("6p").act('S', Action::Hu).act('W', Action::Hu);
    let end = scene.last(|e| matches!(e, Event::Ended { .. }));
    assert!(matches!(end, Event::Ended { end: DealEnd::LastHu, .. }));
    assert_eq!(end.basis(), clause("three.6"));
    assert_eq!(scene.count(|e| matches!(e, Event::Hu { from: HuFrom::Discard(_), .. })), 2);
}

#[test]
fn three_tiles_are_passed_on_where_a_house_rule_has_it() {
    let mut scene = setup(JUNK, "").rules(|r| r.deal.exchange.value = Exchange::Three).begin();
    assert!(!scene.may('E', Action::Give(kind("1m"))), "there is one tile of that suit");
    for (letter, tiles) in [('E', "124p"), ('S', "235p"), ('W', "134p"), ('N', "124p")] {
        let suit = &tiles[3..];
        for rank in tiles[..3].chars() {
            scene.act(letter, Action::Give(kind(&format!("{rank}{suit}"))));
        }
    }
    assert_eq!(scene.table.phase(), Phase::Suits);
    assert_eq!(scene.table.hand(seat('S')).concealed.get(kind("1p")), 1);
    assert_eq!(scene.table.hand(seat('E')).concealed.total(), 14);
}

#[test]
fn the_last_deal_is_played_to_its_end_or_broken_off() {
    let mut scene = setup(JUNK, "").deal(ASIDE);
    scene.table.time_up(&scene.rules, &mut scene.events).expect("the time can be up");
    let up = scene.last(|e| matches!(e, Event::TimeUp { .. }));
    assert!(matches!(up, Event::TimeUp { progress: Progress::Within, .. }));
    assert_eq!(up.basis(), Some(decision(5)));
    scene.down_to(0).discard_drawn();
    assert!(matches!(
        scene.table.phase(),
        Phase::Settled { next: Next::End(Answer { value: GameEnd::Time, .. }) }
    ));
    let house = setup(JUNK, "").rules(|r| r.session.time_expiry.value = TimeExpiry::StopDeal);
    let mut scene = house.deal(ASIDE);
    scene.table.time_up(&scene.rules, &mut scene.events).expect("the time can be up");
    assert!(matches!(
        scene.table.phase(),
        Phase::Settled { next: Next::End(Answer { value: GameEnd::TimeWithinDeal, .. }) }
    ));
    assert_eq!((scene.table.game().deals_played(), scene.table.sheet()), (0, None));
}
