//! Real games through the tenhou.net/6 form: read, played again, written and read once more.
use crate::common::{corpus, example, mjlog_games};
use reglament_formats::record::{DrawKind, Event, Game, Limit, Outcome, Source, in_order};
use reglament_formats::tenhou6::{read, write};
use reglament_formats::walk::walk;
use serde_json::Value;

const EXAMPLE: &str = include_str!("../data/example.tenhou6.json");

/// What the form cannot hold, taken out of a game ([`reglament_formats::tenhou6::LOST`]).
pub(crate) fn as_the_form_holds_it(game: Game) -> Game {
    let mut game = crate::common::without_repeats(game);
    game.source = Source::Tenhou6;
    game.seed = None;
    game.rules.league = false;
    for deal in &mut game.deals {
        deal.hands = deal.hands.map(in_order);
        deal.shuffle = None;
        match &mut deal.outcome {
            Some(Outcome::Draw(draw)) if matches!(draw.kind, DrawKind::Nagashi | DrawKind::TripleRon) => {
                draw.shown = None;
            }
            Some(Outcome::Draw(_)) | None => {}
            Some(Outcome::Wins(wins)) => {
                for win in wins {
                    win.chips = None;
                    if win.value.limit != Some(Limit::None) {
                        win.value.fu = None;
                    }
                }
            }
        }
    }
    game
}

/// The example in this form has no ranks.
fn as_an_editor_writes_it(mut game: Game) -> Game {
    for player in &mut game.players {
        (player.dan, player.rate) = (None, None);
    }
    game
}

#[test]
fn the_example_is_the_same_game_as_in_mjlog() {
    let reading = read(EXAMPLE.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    assert_eq!(reading.game, as_the_form_holds_it(as_an_editor_writes_it(example())));
    let own: Value = serde_json::from_str(&write(&example())).unwrap();
    let given: Value = serde_json::from_str(EXAMPLE).unwrap();
    assert_eq!(own["log"], given["log"]);
    assert_eq!((&own["name"], &own["rule"]["disp"]), (&given["name"], &given["rule"]["disp"]));
}

#[test]
fn real_mjlog_games_come_back_from_this_form() {
    let games = mjlog_games();
    let mut deals = 0;
    for (id, game) in games {
        let reading = read(write(game).as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}"));
        assert_eq!(reading.warnings, [], "{id}");
        let expected = as_the_form_holds_it(game.clone());
        for (own, back) in expected.deals.iter().zip(&reading.game.deals) {
            assert_eq!(own, back, "{id}");
            deals += 1;
        }
        assert_eq!(expected, reading.game, "{id}");
    }
    println!("mjlog to tenhou.net/6 and back: {} games, {deals} deals", games.len());
}

#[test]
fn real_logs_of_this_form_are_written_as_they_were() {
    let Some(text) = corpus("riichi-logs/tenhou6.jsonl.gz") else { return };
    let (mut games, mut deals) = (0, 0);
    for line in text.lines() {
        let wrapper: Value = serde_json::from_str(line).unwrap();
        let (id, log) = (wrapper["id"].as_str().unwrap(), &wrapper["log"]);
        let reading = read(log.to_string().as_bytes()).unwrap_or_else(|e| panic!("{id}: {e}"));
        for deal in &reading.game.deals {
            walk(deal).unwrap_or_else(|e| panic!("{id}: {e}"));
            deals += 1;
        }
        let again: Value = serde_json::from_str(&write(&reading.game)).unwrap();
        for (n, (own, given)) in
            again["log"].as_array().unwrap().iter().zip(log["log"].as_array().unwrap()).enumerate()
        {
            same_deal(&format!("{id} deal {n}"), own, given);
        }
        games += 1;
        let back = read(write(&reading.game).as_bytes()).unwrap().game;
        assert_eq!(back, as_the_form_holds_it(reading.game), "{id}");
    }
    println!("tenhou.net/6: {games} logs, {deals} deals");
}

fn same_deal(place: &str, own: &Value, given: &Value) {
    for item in 0..17 {
        let (mut a, mut b) = (own[item].clone(), given[item].clone());
        if [4, 7, 10, 13].contains(&item) {
            // Two of the logs were sorted by other programs.
            let sorted = |v: &mut Value| v.as_array_mut().unwrap().sort_by_key(Value::as_u64);
            sorted(&mut a);
            sorted(&mut b);
        }
        if item == 3 && place.starts_with("J33") {
            // Written by hand, with ura indicators that nobody could see.
            continue;
        }
        if item == 16 && !matches!(place, p if p.starts_with("J33") || p.starts_with("J38")) {
            assert_eq!(a, b, "{place}");
        } else if item == 16 {
            // Texts of converters are decoration: the numbers are the same.
            for pair in (1..a.as_array().unwrap().len()).step_by(2) {
                assert_eq!(a[pair], b[pair], "{place}");
                for n in 0..3 {
                    assert_eq!(a[pair + 1][n], b[pair + 1][n], "{place}");
                }
            }
        } else {
            assert_eq!(a, b, "{place} item {item}");
        }
    }
}

#[test]
fn bs_27_a_pon_that_fits_two_equal_discards_takes_the_one_that_uses_all_columns() {
    let deal = crate::common::only_deal(read(EXAMPLE.as_bytes()).unwrap().game);
    let texts: Vec<String> = deal
        .events
        .iter()
        .map(|event| match *event {
            Event::Draw { seat, tile } => format!("{}+{tile}", seat.index()),
            Event::Discard { seat, tile, drawn } => {
                format!("{}{}{tile}", seat.index(), if drawn { '=' } else { '-' })
            }
            Event::Meld { seat, declared } => format!("{}p{}", seat.index(), declared.called().unwrap()),
            other => format!("{other:?}"),
        })
        .collect();
    let expected = "0+1s 0=1s 1+9m 1=9m 2+2s 2-1m 3+9m 3-3z 1p3z 1-6z 2+8m 2-1m 0p1m 0-9s 1+6s 1=6s";
    assert_eq!(texts.join(" "), expected);
}
