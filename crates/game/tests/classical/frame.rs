//! The frame of a game: deals, East, the round wind, discards, the judge's signal.
use crate::help::*;
use reglament_game::deal::classical::*;
use reglament_game::wall::Dice;
use reglament_game::wall::Seed;
use rules::classical::{OnSignal, Stage, TournamentPoints};
use rules::frame::classical::{GameEnd, Moves};
use rules::hall::Thrown;
use rules::seat::Wind;

/// Plays a game in which everybody discards the first tile of his menu; `at_end` sees each settled deal.
fn play(stage: Stage, mut at_end: impl FnMut(&Table)) -> Table {
    let seed = Seed::of_number(11);
    let mut table = Table::new(rules(), stage, seed.wall(Table::plan(rules()), 0));
    loop {
        let mut events = Vec::new();
        table.go_on(rules(), &mut events);
        while !table.is_over() {
            let seat = table.to_act().iter().next().unwrap();
            let menu = table.legal(seat);
            let action = if menu.has(Action::Pass) { Action::Pass } else { menu.nth(0).unwrap() };
            table.act(rules(), seat, action, &mut events).unwrap();
        }
        at_end(&table);
        match table.phase() {
            Phase::Settled { end: None } => {
                table.begin(rules(), seed.wall(Table::plan(rules()), table.deal_number() + 1));
            }
            _ => return table,
        }
    }
}

#[test]
fn gambler_2_5__four_deals_and_every_wind_once() {
    let mut winds = Vec::new();
    let table = play(Stage::Qualifying, |table| winds.push(table.wind(seat('E'))));
    assert_eq!(winds, [Wind::East, Wind::North, Wind::West, Wind::South]);
    let end = table.settlement(rules()).unwrap().end.unwrap();
    assert_eq!((end.value, Some(end.basis)), (GameEnd::AllDeals, clause("2.5")));
}

#[test]
fn gambler_2_5_2__sixteen_deals_in_the_final() {
    let mut winds = Vec::new();
    let table = play(Stage::Final, |table| {
        winds.push(table.deal().prevailing.value);
        assert_eq!(Some(table.deal().prevailing.basis), decision(14));
    });
    let expected: Vec<Wind> = Wind::ALL.into_iter().flat_map(|wind| [wind; 4]).collect();
    assert_eq!(winds, expected);
    let end = table.settlement(rules()).unwrap().end.unwrap();
    assert_eq!((end.value, Some(end.basis)), (GameEnd::AllDeals, clause("2.5-2")));
}

#[test]
fn gambler_4_1_1a__east_passes_on_and_a_drawn_deal_is_not_replayed() {
    let mut dealers = Vec::new();
    play(Stage::Qualifying, |table| {
        let settled = table.settlement(rules()).unwrap();
        dealers.push(settled.deal.dealer);
        assert_eq!(
            (settled.east_moves.value, Some(settled.east_moves.basis)),
            (Moves::Yes, clause("4.1.1a"))
        );
        assert_eq!(
            (settled.score.whists, settled.score.points().map(TournamentPoints::halves)),
            ([0; 4], [0; 4])
        );
        assert_eq!(settled.score.recorder.value, settled.deal.dealer);
    });
    assert_eq!(dealers, rules::seat::Seat::ALL);
    // Also when East has won.
    let mut scene = setup(["123s456m789p234p2m", JUNK[0], JUNK[1], JUNK[2]], "2m").deal();
    scene.pass().act('E', Action::Mahjong);
    let settled = scene.settled();
    assert_eq!(
        (settled.next.unwrap().dealer, settled.score.whists),
        (seat('S'), [6000, -2000, -2000, -2000])
    );
}

#[test]
fn gambler_4_1_6__the_round_wind_changes_every_deal() {
    let mut winds = Vec::new();
    play(Stage::Qualifying, |table| {
        winds.push(table.deal().prevailing.value);
        assert_eq!(Some(table.deal().prevailing.basis), clause("4.1.6"));
    });
    assert_eq!(winds, Wind::ALL);
}

#[test]
fn gambler_4_1_8__discards_lie_in_their_order() {
    let mut scene = setup([JUNK[0], JUNK[1], JUNK[2], "147m258p369s1567z"], "6z7z6z").deal();
    scene.pass().discard("6z").discard("7z").discard("6z");
    let lie: Vec<String> =
        scene.table.discards().iter().map(|d| format!("{} {}", d.seat.index(), d.tile)).collect();
    assert_eq!(lie, ["0 6z", "1 7z", "2 6z"]);
    assert_eq!(scene.last(|e| matches!(e, Event::Discarded { .. })).basis(), clause("4.1.8"));
}

#[test]
fn gambler_5_5__the_highest_sum_of_two_dice_is_east() {
    let rules = rules::regulation::RegulationId::Gambler.hall().unwrap();
    let throw = |sums: [u8; 4]| {
        let dice = sums.map(|sum| Dice { first: sum / 2, second: sum - sum / 2 });
        throw_for_east(rules, dice).unwrap()
    };
    let thrown = throw([7, 11, 4, 9]);
    assert_eq!((thrown.value, Some(thrown.basis)), (Thrown::East(seat('S')), clause("5.5")));
    assert_eq!(seated(seat('S'), ["A", "B", "C", "D"]), ["B", "C", "D", "A"]);
    let again = throw([11, 7, 11, 9]);
    assert_eq!(
        (again.value, Some(again.basis)),
        (Thrown::Again([seat('E'), seat('W')].into_iter().collect()), clause("5.5"))
    );
}

fn signal(scene: &mut Scene) -> (OnSignal, Option<rules::clause::Basis>) {
    scene.table.signal(rules(), &mut scene.events);
    match scene.last(|e| matches!(e, Event::Signalled { .. })) {
        Event::Signalled { outcome, basis } => (outcome, Some(basis)),
        _ => unreachable!(),
    }
}

fn after_discards(n: usize) -> Scene {
    let mut scene = setup([JUNK[0], JUNK[1], JUNK[2], "147m258p369s1567z"], "").deal();
    scene.pass();
    for _ in 0..n {
        scene.discard_drawn();
    }
    scene
}

#[test]
fn gambler_5_6_3__without_a_wall_the_game_stops() {
    let mut scene = after_discards(1);
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    assert_eq!(signal(&mut scene), (OnSignal::Stop, clause("5.6-3")));
    assert!(matches!(scene.table.phase(), Phase::Settled { end: Some(GameEnd::Signal) }));
    assert_eq!(scene.table.game().deals(), 1);
}

#[test]
fn gambler_5_6_4__more_than_ten_tiles_finish_the_deal() {
    let mut scene = after_discards(11);
    assert_eq!(signal(&mut scene), (OnSignal::Finish, clause("5.6-4")));
    assert!(!scene.table.is_over());
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    assert!(matches!(scene.table.phase(), Phase::Settled { end: Some(GameEnd::Signal) }));
    assert_eq!(scene.table.game().deals(), 1);
    // Ten or none: the deal is void.
    for discards in [0, 10] {
        let mut scene = after_discards(discards);
        assert_eq!(signal(&mut scene), (OnSignal::StopVoid, decision(18)));
        assert!(matches!(scene.table.phase(), Phase::Settled { end: Some(GameEnd::Signal) }));
        assert_eq!(scene.table.game().deals(), 0);
    }
}
