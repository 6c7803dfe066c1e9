//! Real games through mjai: read, played again, written and read once more.
use crate::common::{corpus, example, mjlog_games};
use reglament_formats::mjai::{read, write};
use reglament_formats::record::Outcome;
use reglament_formats::record::{Game, LogYaku, OwnRules, Player, Source};
use reglament_formats::walk::walk;
use serde_json::Value;

const EXAMPLE: &str = include_str!("../data/example.mjai.jsonl");

/// What the form cannot hold, taken out of a game ([`reglament_formats::mjai::LOST`]).
fn as_the_form_holds_it(game: Game) -> Game {
    let mut game = crate::common::without_repeats(game);
    (game.source, game.id, game.seed) = (Source::Mjai, None, None);
    game.connections.clear();
    let rules = game.rules;
    game.rules = OwnRules { length: rules.length, red_fives: rules.red_fives, ..OwnRules::default() };
    for player in &mut game.players {
        *player = Player { name: std::mem::take(&mut player.name), ..Player::default() };
    }
    if let Some(end) = &mut game.end {
        (end.points, end.chips) = (None, None);
    }
    for deal in &mut game.deals {
        deal.shuffle = None;
        let Some(Outcome::Wins(wins)) = &mut deal.outcome else { continue };
        for win in wins {
            win.chips = None;
            dragons_in_order(&mut win.value.yaku);
            for yakuman in &mut win.value.yakuman {
                *yakuman = match *yakuman {
                    LogYaku::SuuankouTanki => LogYaku::Suuankou,
                    LogYaku::JunseiChuuren => LogYaku::Chuuren,
                    LogYaku::Kokushi13 => LogYaku::Kokushi,
                    other => other,
                };
            }
        }
    }
    game
}

fn dragons_in_order(yaku: &mut [(LogYaku, u8)]) {
    let is_dragon = |y: &LogYaku| matches!(y, LogYaku::Haku | LogYaku::Hatsu | LogYaku::Chun);
    let mut dragons: Vec<_> = yaku.iter().copied().filter(|(y, _)| is_dragon(y)).collect();
    dragons.sort_unstable();
    for (slot, dragon) in yaku.iter_mut().filter(|(y, _)| is_dragon(y)).zip(dragons) {
        *slot = dragon;
    }
}

#[test]
fn the_example_is_the_same_game_as_in_mjlog() {
    let reading = read(EXAMPLE.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    let mut expected = as_the_form_holds_it(example());
    // The example has no values and sorts the dealt tiles.
    for deal in &mut expected.deals {
        deal.hands = deal.hands.map(reglament_formats::record::in_order);
        if let Some(Outcome::Wins(wins)) = &mut deal.outcome {
            wins[0].value = reglament_formats::record::Recorded::default();
        }
    }
    assert_eq!(reading.game, expected);
}

#[test]
fn what_is_written_has_all_fields_of_the_example() {
    let own: Vec<Value> = write(&example()).lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let given: Vec<Value> = EXAMPLE.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(own.len(), given.len());
    for (own, given) in own.iter().zip(&given) {
        for (key, value) in given.as_object().unwrap() {
            if key == "tehais" {
                continue;
            }
            assert_eq!(&own[key], value, "{key} of {given}");
        }
    }
}

#[test]
fn real_mjlog_games_come_back_from_this_form() {
    let games = mjlog_games();
    for (id, game) in games {
        let reading = read(write(game).as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}"));
        assert_eq!(reading.warnings, [], "{id}");
        let expected = as_the_form_holds_it(game.clone());
        for (own, back) in expected.deals.iter().zip(&reading.game.deals) {
            assert_eq!(own.events, back.events, "{id}");
            assert_eq!(own.outcome, back.outcome, "{id}");
        }
        assert_eq!(reading.game, expected, "{id}");
    }
    println!("mjlog to mjai and back: {} games", games.len());
}

#[test]
fn real_games_of_this_form_are_consistent_and_come_back() {
    for name in ["riichi-logs/mjai-riichienv.jsonl.gz", "riichi-logs/mjai-mjai-manue-go.jsonl.gz"] {
        let Some(text) = corpus(name) else { return };
        let reading = read(text.as_bytes()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(reading.warnings, [], "{name}");
        let deals = &reading.game.deals;
        for (number, deal) in deals.iter().enumerate() {
            walk(deal).unwrap_or_else(|e| panic!("{name}: {e}"));
            if let Some(next) = deals.get(number + 1) {
                assert_eq!(deal.scores_after(), Some(next.scores), "{name} deal {number}");
            }
        }
        assert_eq!(read(write(&reading.game).as_bytes()).unwrap().game, reading.game, "{name}");
        println!("{name}: {} deals", deals.len());
    }
}
