//! What Samara and the A-League say of how things are done: seats by lot, the wall, times, scores, a wrong break.
use crate::help::*;
use reglament_game::deal::riichi::*;
use reglament_game::wall::{Break, DeadWall, Dice, NotDrawn, STACKS, Seed, Stack, WindDraw};
use rules::clause::Basis;
use rules::frame::riichi::{Game, Next};
use rules::riichi::{Custom, Offence, Reason, Seconds, Topic};
use rules::seat::{Seat, Wind};

fn custom(custom: Custom) -> Option<Basis> {
    rules(Samara).custom(custom).map(|line| line.basis)
}

fn before(custom: Custom) -> Option<Basis> {
    Table::before_deal(rules(Samara)).find(|line| line.custom == custom).map(|line| line.basis)
}

#[test]
fn samara_1_5__a_table_plays_by_the_regulation_and_ema_2016() {
    let first = Table::played_by(rules(Samara)).next().expect("a line");
    assert_eq!((first.custom, Some(first.basis)), (Custom::EventRules, clause(Samara, "1.5")));
    let log = Log::new(Samara, rules(Samara).clone());
    assert_eq!((log.regulation, &log.rules), (Samara, rules(Samara)));
}

#[test]
fn samara_rules_1__what_it_does_not_say_is_refused_by_ema_2016() {
    let second = Table::played_by(rules(Samara)).nth(1).expect("a line");
    assert_eq!((second.custom, Some(second.basis)), (Custom::RulesOfPlay, clause(Samara, "rules.1")));
    // A fifth kind of refusal as good as any: swap-calling (case RR-032).
    let hands = [JUNK[0], "34566m246p246s55z", JUNK[1], JUNK[2]];
    let mut scene = setup(Samara, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
    let three = Action::Discard { tile: tile("3m"), from: DiscardFrom::Hand };
    let refusal = scene.table.lawful(scene.rules, seat('S'), three).unwrap_err();
    assert!(refusal.play.contains(Reason::SwapSameTile));
    let given = scene.refused('S', three);
    assert_eq!(given, [Some(scene.rules.cite(Topic::SwapSameTile))]);
    assert!(matches!(given[0], Some(Basis::Base(_))));
}

#[test]
fn aleague_rules_1__what_it_does_not_say_is_refused_by_jpml_a() {
    let first = Table::played_by(rules(Aleague)).next().expect("a line");
    assert_eq!((first.custom, Some(first.basis)), (Custom::RulesOfPlay, clause(Aleague, "rules.1")));
    // A discard from the hand in riichi is refused by the base rules.
    let hands = ["123m456p789s1122s", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Aleague, hands, "5z9p8p8s9m").deal();
    scene.riichi("5z").pass().discards(&["9p", "8p", "8s"]);
    let other = Action::Discard { tile: tile("1m"), from: DiscardFrom::Hand };
    assert_eq!(scene.refused('E', other), [Some(scene.rules.cite(Topic::RiichiLocked))]);
}

#[test]
fn samara_3_3_2__a_move_takes_seconds() {
    let time = |how| {
        let found = Table::move_time(rules(Samara), how).expect("a time");
        (found.value, Some(found.basis))
    };
    assert_eq!(time(Move::Ordinary), (Seconds { least: 5, most: 7 }, clause(Samara, "3.3-2")));
    assert_eq!(time(Move::Hard), (Seconds { least: 10, most: 15 }, clause(Samara, "3.3-2")));
    // Whose time is up discards what he drew, and the table goes on.
    let mut scene = setup(Samara, ["147m147p147s1234z", JUNK[1], JUNK[2], ""], "9m").deal();
    let action = scene.table.absent(seat('E')).expect("something to do");
    assert_eq!(action, Action::Discard { tile: tile("9m"), from: DiscardFrom::Drawn });
    scene.act('E', action).pass();
    assert_eq!(scene.turn(), seat('S'));
    assert!(Table::move_time(rules(Aleague), Move::Ordinary).is_none());
}

/// A deal in which nobody does anything.
fn drawn() -> Scene {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Samara, hands, "").deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene
}

#[test]
fn samara_6_1_2_2__the_red_zone_lets_a_deal_end_and_no_other_begin() {
    let scene = drawn();
    assert_eq!(scene.table.no_new_deal(scene.rules), clause(Samara, "6.1.2-2"));
    // While a deal is played, and before it is played again (riichi D37), nothing stands against going on.
    let mut scene = setup(Samara, ["147m147p147s1234z", JUNK[1], JUNK[2], ""], "").deal();
    assert_eq!(scene.table.no_new_deal(scene.rules), None);
    let ruling = Ruling::of(seat('S'), Offence::HAND_CHANGED_IN_RIICHI);
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!((scene.next(), scene.table.no_new_deal(scene.rules)), (Next::Replay, None));
    // There is no such clock elsewhere.
    assert_eq!(scene.table.no_new_deal(rules(Tesuji)), None);
}

#[test]
fn samara_6_2_5__everybody_sees_all_scores_at_any_moment() {
    let scene = setup(Samara, ["147m147p147s1234z", JUNK[1], JUNK[2], ""], "").deal();
    let told = scene.table.told(scene.rules).expect("they are told");
    assert_eq!((told.value, Some(told.basis)), ([30000; 4], clause(Samara, "6.2.5")));
    for scene in [scene, drawn()] {
        for seat in Seat::ALL {
            assert_eq!(&scene.table.view(scene.rules, seat).scores, scene.table.scores());
        }
    }
}

#[test]
fn samara_rules_2_2_3__the_marker_lies_before_the_first_east_and_is_turned() {
    let marker = |game: fn(&mut Game)| {
        let scene = setup(Samara, ["147m147p147s1234z", JUNK[1], JUNK[2], ""], "").game(game).deal();
        let marker = scene.table.wind_marker(scene.rules).expect("a marker");
        (marker.value, Some(marker.basis))
    };
    let basis = clause(Samara, "rules.2.2-3");
    let shows = |shows| WindMarker { before: seat('E'), shows };
    assert_eq!(marker(|game| game.dealer = Seat::ALL[2]), (shows(Wind::East), basis));
    assert_eq!(marker(|game| game.prevailing = Wind::South), (shows(Wind::South), basis));
}

fn draw() -> WindDraw {
    WindDraw::mixed(rules(Samara), &Seed::of_number(6), 1).expect("a draw")
}

#[test]
fn samara_rules_2_3__seats_are_drawn_by_lot() {
    assert_eq!(custom(Custom::SeatsDrawn), clause(Samara, "rules.2.3"));
    // Over many seeds every player gets every seat as often.
    let mut counts = [[0u32; 4]; 4];
    for number in 0..2000 {
        let mut tiles = WindDraw::mixed(rules(Samara), &Seed::of_number(number), 3).expect("a draw");
        for player in 0..4 {
            tiles.draw(rules(Samara), player, player).unwrap();
        }
        for (seat, player) in tiles.seats().unwrap().into_iter().enumerate() {
            counts[player][seat] += 1;
        }
    }
    assert!(counts.iter().flatten().all(|n| n.abs_diff(500) < 100), "{counts:?}");
    // Where a schedule gives the seats, no rule set asks for tiles.
    assert_eq!(WindDraw::mixed(rules(Aleague), &Seed::of_number(6), 1), None);
}

#[test]
fn samara_rules_2_3_2__one_tile_of_each_wind_and_each_draws_one() {
    assert_eq!(custom(Custom::WindTiles), clause(Samara, "rules.2.3-2"));
    let mut tiles = draw();
    let law = rules(Samara);
    let first = tiles.draw(law, 0, 2).unwrap();
    assert_eq!(tiles.draw(law, 0, 3), Err(NotDrawn::HasOne));
    assert_eq!(tiles.draw(law, 2, 2), Err(NotDrawn::Gone));
    assert_eq!(
        (tiles.draw(law, 4, 0), tiles.draw(law, 2, 4)),
        (Err(NotDrawn::NoSuch), Err(NotDrawn::NoSuch))
    );
    let mut winds = vec![first, tiles.draw(law, 2, 0).unwrap(), tiles.draw(law, 3, 1).unwrap()];
    assert_eq!(tiles.seats(), None);
    winds.push(tiles.draw(law, 1, 3).unwrap());
    winds.sort_unstable();
    assert_eq!(winds, Wind::ALL);
}

#[test]
fn samara_rules_2_3_3__who_mixed_draws_last() {
    let (mut tiles, law) = (draw(), rules(Samara));
    let refused = NotDrawn::MixerLast(custom(Custom::MixerLast).unwrap());
    assert_eq!(custom(Custom::MixerLast), clause(Samara, "rules.2.3-3"));
    for (player, place) in [(3, 1), (0, 0), (2, 2)] {
        assert_eq!(tiles.draw(law, 1, 3), Err(refused));
        tiles.draw(law, player, place).unwrap();
    }
    assert!(tiles.draw(law, 1, 3).is_ok());
}

#[test]
fn samara_rules_2_3_4__the_wind_drawn_is_the_first_seat() {
    assert_eq!(custom(Custom::DrawnSeat), clause(Samara, "rules.2.3-4"));
    let (mut tiles, law) = (draw(), rules(Samara));
    let winds = [(0, 0), (2, 1), (3, 2), (1, 3)]
        .map(|(player, place)| (player, tiles.draw(law, player, place).unwrap()));
    let seats = tiles.seats().unwrap();
    for (player, wind) in winds {
        assert_eq!(seats[wind.index()], player);
        assert_eq!(Game::start(law).seat_wind(Seat::ALL[wind.index()]), wind);
    }
}

#[test]
fn samara_rules_2_4__the_tiles_are_mixed() {
    assert_eq!(before(Custom::Mixing), clause(Samara, "rules.2.4"));
    let wall = |deal| Seed::of_number(12).wall(Table::plan(rules(Samara)), deal);
    // No two deals of a game have more tiles in the same place than chance gives them: four of 136.
    let same = |a: u32, b: u32| wall(a).pieces().iter().zip(wall(b).pieces()).filter(|(x, y)| x == y).count();
    let all: usize = (0..100).map(|deal| same(deal, deal + 1)).sum();
    assert!(all.abs_diff(400) < 100, "{all}");
}

#[test]
fn samara_rules_2_4_2__seventeen_stacks_of_two_before_each_player() {
    assert_eq!(before(Custom::Walls), clause(Samara, "rules.2.4-2"));
    let broken = Break::of(seat('E'), Dice { first: 3, second: 4 });
    let stacks: Vec<Stack> = (0..4 * STACKS).map(|n| broken.stack(n)).collect();
    for side in Seat::ALL {
        let mut own: Vec<u8> = stacks.iter().filter(|s| s.side == side).map(|s| s.from_right).collect();
        own.sort_unstable();
        assert_eq!(own, (0..17).collect::<Vec<u8>>());
    }
    assert_eq!(2 * stacks.len(), drawn().table.wall().len());
}

#[test]
fn samara_rules_2_6_2__the_dead_wall_goes_round_the_corner() {
    assert_eq!(before(Custom::RoundTheCorner), clause(Samara, "rules.2.6-2"));
    // A five: five stacks to the right of the break before East, and two more before South, at the left end of his wall.
    let broken = Break::of(seat('E'), Dice { first: 2, second: 3 });
    let dead: Vec<(Seat, u8)> = broken.dead_wall().map(|s| (s.side, s.from_right)).collect();
    let (east, south) = (seat('E'), seat('S'));
    let expected = [(east, 4), (east, 3), (east, 2), (east, 1), (east, 0), (south, 16), (south, 15)];
    assert_eq!(dead, expected);
    let broken = Break::of(seat('E'), Dice { first: 4, second: 5 });
    assert!(broken.dead_wall().all(|stack| stack.side == east));
}

#[test]
fn samara_rules_2_6_5__the_first_replacement_tile_may_be_set_down() {
    let laid = Table::dead_wall(rules(Samara)).expect("a custom");
    assert_eq!((laid.value, Some(laid.basis)), (DeadWall::SetDown, clause(Samara, "rules.2.6-5")));
    assert_eq!((laid.value.singles_and_stacks(), DeadWall::Stacks.singles_and_stacks()), ((2, 6), (0, 7)));
    // It is the tile that comes first as a replacement, set down or not.
    let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Samara, hands, "9p").replacements("6z").deal();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!(scene.table.drawn(), Some(tile("6z")));
}

#[test]
fn aleague_penalty_8__a_wrong_break_is_built_again_until_the_dealer_has_his_tiles() {
    let wall = |number| Seed::of_number(number).wall(Table::plan(rules(Aleague)), 0);
    let mut table = Table::new(rules(Aleague), wall(1));
    let broken = table.wrong_break(rules(Aleague), wall(2)).expect("the text speaks of it");
    assert_eq!((broken.value, Some(broken.basis)), (WrongBreak::BuiltAgain, clause(Aleague, "penalty.8")));
    assert_eq!((table.wall(), table.deal_number(), table.phase()), (&wall(2), 0, Phase::Dealt));
    let mut events = Vec::new();
    table.go_on(rules(Aleague), &mut events);
    let unchanged = table.clone();
    let broken = table.wrong_break(rules(Aleague), wall(3)).expect("the text speaks of it");
    assert_eq!((broken.value, Some(broken.basis)), (WrongBreak::GoesOn, clause(Aleague, "penalty.8")));
    assert_eq!(table, unchanged);
    // The rule sets of other clubs say nothing of it.
    let jpml = rules::regulation::RegulationId::JpmlB;
    assert!(Table::new(rules(jpml), wall(1)).wrong_break(rules(jpml), wall(2)).is_none());
}
