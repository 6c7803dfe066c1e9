//! What the text says of how things are done: the order of a deal, pauses, pools, claims, riichi.
use crate::help::*;
use reglament_game::deal::riichi::*;
use reglament_game::log::DealLog;
use reglament_game::wall::{Break, DeadWall, Dice, Seed, WallPlan};
use rules::clause::Basis;
use rules::riichi::{Custom, Reason, RedFives, Seconds, Topic};
use rules::seat::Seat;

const IDLE: [&str; 4] = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
/// South may claim the 3m for a chow or the 5z for a pung.
const CLAIMS: [&str; 4] = [JUNK[0], "4566m24p246s557z1m", JUNK[1], JUNK[2]];
/// East waits for 2m and 5m, and holds three green dragons.
const READY: [&str; 4] = ["666z123m456p34m99s", JUNK[1], JUNK[2], "147m147p147s1234z"];

/// The clause of a custom that is done before a deal.
fn before(custom: Custom) -> Option<Basis> {
    Table::before_deal(rules(Tesuji)).find(|line| line.custom == custom).map(|line| line.basis)
}

/// The clause of a custom with which the last event of this kind is carried out.
fn manner(scene: &Scene, wanted: impl Fn(&Event) -> bool, custom: Custom) -> Option<Basis> {
    let event = scene.last(wanted);
    let lines = scene.table.manners(scene.rules, &event);
    lines.into_iter().find(|line| line.custom == custom).map(|line| line.basis)
}

fn basis_and<T>(found: Option<rules::clause::Answer<T>>) -> (T, Option<Basis>) {
    let found = found.expect("the text speaks of it");
    (found.value, Some(found.basis))
}

#[test]
fn tesuji_scope_2__a_table_plays_the_main_part_unless_told_otherwise() {
    let played: Vec<_> =
        Table::played_by(rules(Tesuji)).map(|line| (line.custom, Some(line.basis))).collect();
    assert!(played.contains(&(Custom::RulesOfPlay, clause(Tesuji, "scope.2"))));
    let log = Log::new(Tesuji, rules(Tesuji).clone());
    assert_eq!((log.regulation, &log.rules), (Tesuji, rules(Tesuji)));
}

#[test]
fn tesuji_scope_3__what_was_agreed_before_is_in_the_log_of_the_game() {
    let line = Table::played_by(rules(Tesuji)).find(|line| line.custom == Custom::AgreedBefore);
    assert_eq!(line.map(|line| line.basis), clause(Tesuji, "scope.3"));
    // Two players agree on double ron: the table plays by it, and the log says so.
    let mut agreed = rules(Tesuji).clone();
    agreed.calls.double_ron.value = rules::riichi::DoubleRon::EachHonba;
    agreed.calls.double_ron.basis = Basis::Patch(1);
    let scene =
        setup(Tesuji, [JUNK[0], "23456m678p34555s", "23678m345p67899s", "369m369p369s1234z"], "4m").deal();
    let (mut table, mut events) = (scene.table.clone(), scene.events.clone());
    let discard = Action::Discard { tile: tile("4m"), from: DiscardFrom::Drawn };
    table.act(&agreed, seat('E'), discard, &mut events).unwrap();
    for letter in ['S', 'W'] {
        table.act(&agreed, seat(letter), Action::Ron, &mut events).unwrap();
    }
    assert_eq!(table.winners(), seats("SW"));
    let mut log = Log::new(Tesuji, agreed.clone());
    log.deals.push(DealLog { wall: table.wall().clone(), events });
    assert_eq!(replay(&log.rules, scene_game(), &log).as_ref(), Some(&table));
    assert_ne!(&log.rules, rules(Tesuji));
}

fn scene_game() -> rules::frame::riichi::Game {
    rules::frame::riichi::Game::start(rules(Tesuji))
}

/// A table whose dealer has taken nothing yet.
fn fresh() -> Table {
    Table::new(rules(Tesuji), Seed::of_number(3).wall(Table::plan(rules(Tesuji)), 0))
}

#[test]
fn tesuji_start_1__the_game_has_begun_with_its_first_deal() {
    let mut table = fresh();
    assert_eq!(basis_and(table.game_begun(rules(Tesuji))), (Begun::No, clause(Tesuji, "start.1")));
    table.go_on(rules(Tesuji), &mut Vec::new());
    assert_eq!(basis_and(table.game_begun(rules(Tesuji))).0, Begun::Yes);
}

#[test]
fn tesuji_start_2__a_deal_has_begun_with_the_dealers_tiles() {
    let mut table = fresh();
    assert_eq!(before(Custom::DealBegins), clause(Tesuji, "start.2"));
    assert_eq!(basis_and(table.deal_begun(rules(Tesuji))), (Begun::No, clause(Tesuji, "start.2")));
    table.go_on(rules(Tesuji), &mut Vec::new());
    assert_eq!(basis_and(table.deal_begun(rules(Tesuji))).0, Begun::Yes);
    // From then on a wrong break changes nothing (riichi D34).
    let wall = Seed::of_number(4).wall(Table::plan(rules(Tesuji)), 0);
    let broken = basis_and(table.wrong_break(rules(Tesuji), wall.clone()));
    assert_eq!((broken.0, table.wall() == &wall), (WrongBreak::GoesOn, false));
    assert_eq!(basis_and(fresh().wrong_break(rules(Tesuji), wall)).0, WrongBreak::BuiltAgain);
}

#[test]
fn tesuji_rec_1__the_tiles_lie_face_down() {
    assert_eq!(before(Custom::FaceDown), clause(Tesuji, "rec.1"));
    // Two walls that differ in tiles nobody has seen look alike to everybody.
    let one = setup(Tesuji, IDLE, "9m").deal().table;
    let other = setup(Tesuji, IDLE, "9m8p").deal().table;
    assert_ne!(one.wall(), other.wall());
    for seat in Seat::ALL {
        assert_eq!(one.view(rules(Tesuji), seat), other.view(rules(Tesuji), seat));
    }
}

#[test]
fn tesuji_rec_3__the_mixing_is_even() {
    assert_eq!(before(Custom::Mixing), clause(Tesuji, "rec.3"));
    // Neighbours of the set in its order are no neighbours in the wall more often than chance makes them.
    let pairs = |deal| {
        let wall = Seed::of_number(8).wall(WallPlan::Riichi(RedFives::None), deal);
        wall.pieces().windows(2).filter(|two| two[0] == two[1]).count()
    };
    let equal: usize = (0..400).map(pairs).sum();
    // 135 neighbours, each equal with chance 3 in 135: three a wall.
    assert!(equal.abs_diff(1200) < 5 * 35, "{equal}");
}

#[test]
fn tesuji_rec_4__two_throws_mark_the_break() {
    assert_eq!(before(Custom::TwoThrows), clause(Tesuji, "rec.4"));
    let dice = |first, second| Dice { first, second };
    let at = |one, two| Break::of_two(seat('E'), one, two);
    // Five: the dealer himself throws again; twelve stacks.
    assert_eq!(at(dice(2, 3), dice(3, 4)), Break { side: seat('E'), stacks: 12 });
    // Nine and eleven: twenty stacks from East's right, which is the third one before North.
    assert_eq!(at(dice(4, 5), dice(5, 6)), Break { side: seat('N'), stacks: 3 });
}

#[test]
fn tesuji_rec_5__the_indicator_is_turned_before_the_hands_are_taken() {
    assert_eq!(before(Custom::IndicatorFirst), clause(Tesuji, "rec.5"));
    let table = fresh();
    assert_eq!((table.phase(), table.indicators().count()), (Phase::Dealt, 1));
    let order: Vec<Custom> = Table::before_deal(rules(Tesuji)).map(|line| line.custom).collect();
    let place = |custom| order.iter().position(|c| *c == custom);
    assert!(place(Custom::Mixing) < place(Custom::IndicatorFirst));
    assert!(place(Custom::IndicatorFirst) < place(Custom::DealBegins));
}

#[test]
fn tesuji_rec_5_2__the_first_replacement_tile_is_set_aside() {
    let laid = basis_and(Table::dead_wall(rules(Tesuji)));
    assert_eq!((laid.0, laid.1), (DeadWall::SetDown, clause(Tesuji, "rec.5-2")));
    let order: Vec<Custom> = Table::before_deal(rules(Tesuji)).map(|line| line.custom).collect();
    let place = |custom| order.iter().position(|c| *c == custom);
    assert!(place(Custom::ReplacementSetDown) < place(Custom::IndicatorFirst));
}

#[test]
fn tesuji_rec_6__a_tile_is_drawn_after_a_pause() {
    let pause = basis_and(Table::draw_pause(rules(Tesuji)));
    assert_eq!(pause, (Seconds { least: 1, most: 2 }, clause(Tesuji, "rec.6")));
    let mut scene = setup(Tesuji, IDLE, "9m").deal();
    scene.discard("9m");
    assert_eq!(
        manner(&scene, |e| matches!(e, Event::Drew { .. }), Custom::DrawPause),
        clause(Tesuji, "rec.6")
    );
}

#[test]
fn tesuji_rec_6_2__nobody_draws_while_somebody_may_claim() {
    let mut scene = setup(Tesuji, CLAIMS, "5z").deal();
    scene.offer("5z");
    assert!(scene.may('S', Action::Pung { reds: 0 }));
    // The tile is not drawn, and whoever is next cannot go on.
    assert!(matches!(scene.table.phase(), Phase::DiscardWindow));
    scene.refuses('S', Action::Discard { tile: tile("1m"), from: DiscardFrom::Hand }, "rec.6-2");
    scene.pass();
    assert_eq!(
        manner(&scene, |e| matches!(e, Event::Drew { .. }), Custom::ClaimsFirst),
        clause(Tesuji, "rec.6-2")
    );
}

#[test]
fn tesuji_rec_7__discards_lie_in_rows_of_six() {
    let mut scene = setup(Tesuji, IDLE, "").deal();
    scene.down_to(30);
    let own = |scene: &Scene| -> Vec<usize> {
        let all = scene.table.discards().iter().enumerate();
        all.filter(|(_, d)| d.seat == seat('E')).map(|(n, _)| n).collect()
    };
    let places: Vec<_> =
        own(&scene).iter().map(|n| basis_and(scene.table.pool_place(scene.rules, *n))).collect();
    assert!(places.len() > 7);
    for (n, (place, basis)) in places.into_iter().enumerate() {
        assert_eq!(
            (place, basis),
            (PoolPlace { row: n as u8 / 6, column: n as u8 % 6 }, clause(Tesuji, "rec.7"))
        );
    }
    // A tile that was claimed leaves its place.
    let mut scene = setup(Tesuji, CLAIMS, "5z").deal();
    scene.offer("5z").act('S', Action::Pung { reds: 0 }).discard("1m");
    for _ in 0..3 {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    let second = own(&scene)[1];
    assert_eq!(basis_and(scene.table.pool_place(scene.rules, second)).0, PoolPlace { row: 0, column: 0 });
}

#[test]
fn tesuji_rec_7_2__everybody_sees_a_discard_at_once() {
    let mut scene = setup(Tesuji, CLAIMS, "5z").deal();
    scene.offer("5z");
    for seat in Seat::ALL {
        let seen = scene.table.view(scene.rules, seat).discards;
        assert_eq!(seen.last().map(|d| d.tile), Some(tile("5z")));
        let event = scene.last(|e| matches!(e, Event::Discarded { .. }));
        assert_eq!(event.seen_by(seat), Some(SeenEvent::Whole(event)));
    }
    let open = manner(&scene, |e| matches!(e, Event::Discarded { .. }), Custom::DiscardOpen);
    assert_eq!(open, clause(Tesuji, "rec.7-2"));
}

#[test]
fn tesuji_rec_7_3__a_discard_that_was_seen_stays() {
    let mut scene = setup(Tesuji, CLAIMS, "5z").deal();
    scene.offer("5z");
    let other = Action::Discard { tile: tile("1m"), from: DiscardFrom::Hand };
    scene.refuses('E', other, "rec.7-3");
    let refusal = scene.table.lawful(scene.rules, seat('E'), other).unwrap_err();
    assert!(refusal.play.contains(Reason::DiscardStays));
    assert_eq!(scene.table.discards().last().unwrap().tile, tile("5z"));
}

#[test]
fn tesuji_rec_8__a_claim_is_said_by_its_word() {
    let claimed = |draw: &str, action| {
        let mut scene = setup(Tesuji, CLAIMS, draw).deal();
        scene.offer(draw).act('S', action);
        manner(&scene, |e| matches!(e, Event::Claimed { .. }), Custom::ClaimSaid)
    };
    assert_eq!(claimed("5z", Action::Pung { reds: 0 }), clause(Tesuji, "rec.8"));
    assert_eq!(claimed("3m", Action::Chow { lowest: kind("3m"), reds: 0 }), clause(Tesuji, "rec.8"));
}

#[test]
fn tesuji_rec_8_2__a_chow_waits_for_the_others() {
    let pause = basis_and(Table::chow_pause(rules(Tesuji)));
    assert_eq!(pause, (Seconds { least: 1, most: 2 }, clause(Tesuji, "rec.8-2")));
    // South says chi at once; North, who is asked too, still gets the tile for a pung.
    let hands = [JUNK[0], "4566m24p246s557z1m", JUNK[1], "33m69p69s1234567z9m"];
    let mut scene = setup(Tesuji, hands, "3m").deal();
    scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
    assert_eq!(scene.count(|e| matches!(e, Event::Claimed { .. })), 0);
    scene.act('N', Action::Pung { reds: 0 });
    assert!(
        matches!(scene.last(|e| matches!(e, Event::Claimed { .. })), Event::Claimed { seat: s, .. } if s == seat('N'))
    );
    // A pung needs no pause.
    let lines = scene.table.manners(scene.rules, &scene.last(|e| matches!(e, Event::Claimed { .. })));
    assert!(lines.iter().all(|line| line.custom != Custom::ChowPause));
}

#[test]
fn tesuji_rec_8_3__tiles_are_shown_the_discard_taken_then_the_own_discard() {
    let mut scene = setup(Tesuji, CLAIMS, "5z").deal();
    scene.offer("5z").act('S', Action::Pung { reds: 0 });
    assert_eq!(
        manner(&scene, |e| matches!(e, Event::Claimed { .. }), Custom::ClaimSteps),
        clause(Tesuji, "rec.8-3")
    );
    assert_eq!(scene.table.hand(seat('S')).melds.len(), 1);
    // Nothing but the discard is left to do: no tile was drawn, and no win or kong is offered.
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('S'), None));
    assert!(scene.table.legal(seat('S')).iter().all(|a| matches!(a, Action::Discard { .. })));
}

fn in_riichi() -> Scene {
    let mut scene = setup(Tesuji, READY, "5z9p8p8s6z").deal();
    scene.riichi("5z").pass();
    scene
}

#[test]
fn tesuji_rec_12__riichi_is_said() {
    let scene = in_riichi();
    let said = manner(&scene, |e| matches!(e, Event::Discarded { .. }), Custom::RiichiSaid);
    assert_eq!(said, clause(Tesuji, "rec.12"));
    for seat in Seat::ALL {
        assert!(scene.table.view(scene.rules, seat).discards[0].riichi != rules::riichi::Riichi::None);
    }
}

#[test]
fn tesuji_rec_12_2__the_tile_is_turned_and_the_bet_follows() {
    let pause = basis_and(Table::bet_pause(rules(Tesuji)));
    assert_eq!(pause, (Seconds { least: 1, most: 2 }, clause(Tesuji, "rec.12-2")));
    // South waits for the riichi tile: as long as he may win on it nothing is paid (riichi D12).
    let hands = [READY[0], "23456m678p34555s", JUNK[2], READY[3]];
    let mut scene = setup(Tesuji, ["123456m456p34s99s", hands[1], hands[2], hands[3]], "4m").deal();
    scene.riichi("4m");
    assert_eq!(scene.table.scores()[0], 25000);
    scene.act('S', Action::Pass);
    scene.pass();
    assert_eq!(scene.table.scores()[0], 24000);
    let Event::RiichiAccepted { bet, .. } = scene.last(|e| matches!(e, Event::RiichiAccepted { .. })) else {
        unreachable!()
    };
    assert_eq!(bet, 1000);
    let laid = manner(&scene, |e| matches!(e, Event::RiichiAccepted { .. }), Custom::RiichiSteps);
    assert_eq!(laid, clause(Tesuji, "rec.12-2"));
}

#[test]
fn tesuji_rec_13__the_hand_stays_as_it_is() {
    let mut scene = in_riichi();
    let kept = scene.table.hand(seat('E')).clone();
    scene.discards(&["9p", "8p", "8s"]);
    let only = basis_and(scene.table.riichi_hand(scene.rules, seat('E')));
    let discard = Action::Discard { tile: tile("6z"), from: DiscardFrom::Drawn };
    assert_eq!(only, (discard, clause(Tesuji, "rec.13")));
    let other = Action::Discard { tile: tile("9s"), from: DiscardFrom::Hand };
    assert!(!scene.may('E', other));
    scene.act('E', discard).pass();
    assert_eq!(scene.table.hand(seat('E')), &kept);
    assert_eq!(Some(scene.rules.cite(Topic::RiichiLocked)), clause(Tesuji, "rec.13-2"));
}

#[test]
fn tesuji_rec_13_3__a_kan_in_riichi_is_laid_out_step_by_step() {
    let mut scene = in_riichi();
    scene.discards(&["9p", "8p", "8s"]).act('E', Action::ConcealedKong(kind("6z")));
    let declared = |e: &Event| matches!(e, Event::KongDeclared { .. });
    assert_eq!(manner(&scene, declared, Custom::RiichiKongSteps), clause(Tesuji, "rec.13-3"));
    let Event::KongDeclared { meld, .. } = scene.last(declared) else { unreachable!() };
    assert_eq!(scene.table.hand(seat('E')).melds[0], meld);
    // Out of riichi these steps are not asked.
    let mut scene = setup(Tesuji, ["5555z23m456p789s1s", JUNK[1], JUNK[2], JUNK[0]], "9p").deal();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!(manner(&scene, declared, Custom::RiichiKongSteps), None);
}

#[test]
fn tesuji_rec_14__the_tile_of_a_self_draw_lies_apart() {
    let hands = ["123m456p789s1122s", JUNK[1], "369m369p369s1234z", "47m147p147s1234z5z"];
    let mut scene = setup(Tesuji, hands, "1s").deal();
    assert_eq!(basis_and(scene.table.apart(scene.rules)), (tile("1s"), clause(Tesuji, "rec.14")));
    // It is no part of the hand before the win.
    assert_eq!(scene.table.hand(seat('E')).concealed.total(), 13);
    scene.act('E', Action::SelfDraw);
    let won = |e: &Event| matches!(e, Event::Won { .. });
    assert_eq!(manner(&scene, won, Custom::SelfDrawApart), clause(Tesuji, "rec.14"));
    let Event::Won { tile: won, .. } = scene.last(won) else { unreachable!() };
    assert_eq!(won, tile("1s"));
}
