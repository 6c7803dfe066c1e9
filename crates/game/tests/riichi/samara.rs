//! The clauses of the Samara regulation that the table realises.
use crate::help::*;
use reglament_game::deal::riichi::*;
use reglament_game::wall::{Break, Dice};
use rules::frame::riichi::{EndReason, FactKind, Game, Next};
use rules::riichi::dora_of;
use rules::seat::Wind;

/// A deal in which nobody does anything.
fn drawn(change: impl FnOnce(&mut Game)) -> Scene {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Samara, hands, "").game(change).deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene
}

#[test]
fn samara_6_2_3__everybody_starts_with_30000() {
    let scene = drawn(|_| {});
    assert_eq!(scene.table.scores(), &[30000; 4]);
    let [points, _] = Game::start_facts(scene.rules);
    assert_eq!(Some(points.basis), clause(Samara, "6.2.3"));
}

#[test]
fn samara_rules_2_2__east_prevails_first() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    assert_eq!((scene.table.game().prevailing, scene.table.dealer()), (Wind::East, seat('E')));
    let [_, east] = Game::start_facts(scene.rules);
    assert_eq!(Some(east.basis), clause(Samara, "rules.2.2"));
}

#[test]
fn samara_rules_2_2_2__south_prevails_when_the_first_east_deals_again() {
    let scene = drawn(|game| game.dealer = seat('N'));
    assert_eq!((scene.table.game().prevailing, scene.table.game().dealer), (Wind::South, seat('E')));
    scene.says(FactKind::NewRound, "rules.2.2-2");
}

#[test]
fn samara_6_1_3__no_further_round_after_the_last_south_deal() {
    let scene = drawn(|game| *game = Game { prevailing: Wind::South, dealer: seat('N'), ..*game });
    assert!(matches!(scene.next(), Next::End(EndReason::LastDeal)));
    assert_eq!(Some(scene.rules.game.extension.basis), clause(Samara, "6.1.3"));
}

/// Whether the regulation shows this clause as one of the frame of play.
fn frames(id: &str) -> bool {
    clause(Samara, id).is_some_and(|basis| rules(Samara).facts.contains(&basis))
}

#[test]
fn samara_rules_2_1_2__south_sits_to_the_right_of_east() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    let winds = rules::seat::Seat::ALL.map(|seat| scene.table.game().seat_wind(seat));
    assert_eq!(winds, Wind::ALL);
    assert_eq!(seat('E').relative(seat('S')), Some(rules::seat::Relative::Next));
    assert!(frames("rules.2.1-2"));
}

#[test]
fn samara_rules_2_5__one_throw_tells_the_side() {
    let side = |first, second| Break::of(seat('E'), Dice { first, second }).side;
    assert_eq!(
        [side(2, 3), side(1, 1), side(1, 2), side(6, 6)],
        ["E", "S", "W", "N"].map(|l| seats(l).iter().next().unwrap())
    );
    assert!(frames("rules.2.5"));
}

#[test]
fn samara_rules_2_5_2__and_the_stack() {
    assert_eq!(Break::of(seat('E'), Dice { first: 4, second: 5 }).stacks, 9);
    assert!(frames("rules.2.5-2"));
}

#[test]
fn samara_rules_2_6__seven_stacks_are_the_dead_wall() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    // 136 tiles less 53 in the hands and twice seven.
    assert_eq!(scene.table.live_tiles(), 136 - 53 - 2 * 7);
    assert!(frames("rules.2.6"));
}

#[test]
fn samara_rules_2_6_4__its_tiles_come_as_replacements_alone() {
    let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Samara, hands, "9p").replacements("6z").deal();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!((scene.table.drawn(), scene.table.live_tiles()), (Some(tile("6z")), 136 - 53 - 14 - 1));
    scene.discard("6z");
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    // The deal ends with fourteen tiles that nobody drew.
    let drawn = scene.count(|e| matches!(e, Event::Drew { .. }));
    assert_eq!(136 - 52 - drawn, 14);
    assert!(frames("rules.2.6-4"));
}

#[test]
fn samara_rules_2_7__the_third_stack_shows_the_indicator() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").indicators("6s").deal();
    // Two tiles a stack, counted from the break, which is behind the last tile; the upper one lies first.
    assert_eq!(scene.table.wall().tile(136 - 3 * 2), Some(tile("6s")));
    assert_eq!(scene.table.indicators().collect::<Vec<_>>(), [tile("6s")]);
    assert!(frames("rules.2.7"));
}

/// The hands, and the wall they were taken from: each tile where it lay.
fn taken() -> (Scene, Vec<rules::tile::Tile>) {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "5z").deal();
    let wall = (0..136).filter_map(|place| scene.table.wall().tile(place)).collect();
    (scene, wall)
}

fn has(scene: &Scene, letter: char, tiles: &[rules::tile::Tile]) -> bool {
    let mut hand = scene.table.hand(seat(letter)).clone();
    tiles.iter().all(|tile| hand.remove(*tile))
}

#[test]
fn samara_rules_2_8__east_takes_the_first_four() {
    let (scene, wall) = taken();
    assert!(has(&scene, 'E', &wall[..4]));
    assert!(frames("rules.2.8"));
}

#[test]
fn samara_rules_2_8_2__then_the_others_four_by_four() {
    let (scene, wall) = taken();
    for (n, letter) in "ESWN".chars().enumerate() {
        let twelve: Vec<_> = (0..3).flat_map(|turn| wall[16 * turn + 4 * n..][..4].to_vec()).collect();
        assert!(has(&scene, letter, &twelve), "{letter}");
    }
    assert!(frames("rules.2.8-2"));
}

#[test]
fn samara_rules_2_8_3__east_takes_two_and_the_others_one() {
    let (scene, wall) = taken();
    // The upper tiles of the first and the third stack: the first and the fifth of what is left.
    assert!(has(&scene, 'E', &wall[48..49]));
    assert_eq!(scene.table.drawn(), Some(wall[52]));
    for (n, letter) in "SWN".chars().enumerate() {
        assert!(has(&scene, letter, &wall[49 + n..50 + n]));
    }
    assert!(frames("rules.2.8-3"));
}

#[test]
fn samara_rules_2_8_4__east_holds_fourteen() {
    let (scene, _) = taken();
    assert_eq!(scene.table.view(scene.rules, seat('E')).concealed, [14, 13, 13, 13]);
    assert!(frames("rules.2.8-4"));
}

/// What this indicator, the upper tile of the third stack of the dead wall, makes dora.
fn dora(indicator: &str) -> (String, Option<rules::clause::Basis>) {
    let scene = setup(Samara, [JUNK[0], JUNK[1], "", ""], "").indicators(indicator).deal();
    let turned = scene.table.indicators().next().unwrap();
    assert_eq!(turned, tile(indicator));
    let dora = dora_of(scene.rules, turned.kind());
    (dora.value.to_string(), Some(dora.basis))
}

#[test]
fn samara_rules_2_7_2__the_next_tile_of_the_suit_is_dora() {
    assert_eq!(dora("6s"), ("7s".to_owned(), clause(Samara, "rules.2.7-2")));
    assert_eq!(dora("9s").0, "1s");
}

#[test]
fn samara_rules_2_7_3__dragons_in_their_circle() {
    assert_eq!(dora("7z"), ("5z".to_owned(), clause(Samara, "rules.2.7-3")));
    assert_eq!((dora("5z").0.as_str(), dora("6z").0.as_str()), ("6z", "7z"));
}

#[test]
fn samara_rules_2_7_4__winds_in_their_circle() {
    assert_eq!(dora("4z"), ("1z".to_owned(), clause(Samara, "rules.2.7-4")));
    assert_eq!(dora("1z").0, "2z");
}

#[test]
fn samara_rules_2_1__four_players_each_with_a_wind() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    let mut winds = rules::seat::Seat::ALL.map(|seat| scene.table.game().seat_wind(seat));
    winds.sort_unstable();
    assert_eq!(winds, Wind::ALL);
    assert!(frames("rules.2.1"));
}

#[test]
fn samara_rules_2_1_3__everybody_is_east_at_least_twice() {
    let law = rules(Samara);
    let mut deals = [0; 4];
    let mut events = Vec::new();
    let seed = reglament_game::wall::Seed::of_number(5);
    let mut table = Table::new(law, seed.wall(Table::plan(law), 0));
    let end = loop {
        deals[table.dealer().index()] += 1;
        table.go_on(law, &mut events);
        while !table.is_over() {
            let player = table.to_act().iter().next().unwrap();
            let action = table.absent(player).unwrap();
            table.act(law, player, action, &mut events).unwrap();
        }
        match table.phase() {
            Phase::Settled { next: Next::End(reason) } => break reason,
            _ => table.begin(seed.wall(Table::plan(law), table.deal_number() + 1)),
        }
    };
    assert_eq!(end, EndReason::LastDeal);
    assert!(deals.iter().all(|n| *n >= 2), "{deals:?}");
    assert!(frames("rules.2.1-3"));
}
