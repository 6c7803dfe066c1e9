//! Traps of the tenhou.net/6 form, each on a log of our own.
use crate::common::{only_deal, tiles};
use reglament_formats::error::ReadError;
use reglament_formats::record::{
    Declared, DrawKind, Event, Length, LogYaku, Outcome, Reading, Room, Warning,
};
use reglament_formats::tenhou6::{read, write};
use reglament_formats::walk::{DealFacts, WinBy, walk};
use rules::seat::{Relative, Seat};
use serde_json::{Value, json};

const EXAMPLE: &str = include_str!("../data/example.tenhou6.json");

fn example() -> Value {
    serde_json::from_str(EXAMPLE).unwrap()
}

fn reading(value: &Value) -> Reading {
    read(value.to_string().as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

/// The example with other columns for player 0 and the deal left as an abortive draw or a win.
fn with_columns(hand: &Value, takes: &Value, puts: &Value, result: &Value) -> Value {
    let mut log = example();
    let deal = &mut log["log"][0];
    deal[4] = hand.clone();
    deal[5] = takes.clone();
    deal[6] = puts.clone();
    deal[16] = result.clone();
    for seat in 1..4 {
        deal[5 + 3 * seat] = json!([]);
        deal[6 + 3 * seat] = json!([]);
    }
    log
}

#[test]
fn strings_of_calls_say_from_whom_and_which_five_is_red() {
    let call = |takes: Value, hand: Value, discarder: usize, code: u8| {
        let mut log = with_columns(&hand, &takes, &json!([]), &json!(["四風連打"]));
        let deal = &mut log["log"][0];
        deal[0] = json!([discarder, 0, 0]);
        deal[5 + 3 * discarder] = json!([code]);
        deal[6 + 3 * discarder] = json!([60]);
        let game = reading(&log).game;
        let again: Value = serde_json::from_str(&write(&game)).unwrap();
        assert_eq!(again["log"][0][5], takes);
        match only_deal(game).events.last() {
            Some(Event::Meld { declared, .. }) => *declared,
            other => panic!("{other:?}"),
        }
    };
    let hand = json!([15, 15, 51, 25, 25, 52, 16, 17, 41, 42, 43, 44, 45]);
    let own = |text: &str| <[_; 2]>::try_from(tiles(text)).unwrap();
    let [red, plain] = own("05m");
    let got = call(json!(["p511515"]), json!([15, 15, 11, 25, 25, 52, 16, 17, 41, 42, 43, 44, 45]), 3, 51);
    assert_eq!(got, Declared::Pung { called: red, own: own("55m"), from: Relative::Previous });
    let got = call(json!(["15p1551"]), hand.clone(), 2, 15);
    assert_eq!(got, Declared::Pung { called: plain, own: own("50m"), from: Relative::Across });
    let got = call(json!(["2552p25"]), hand.clone(), 1, 25);
    let five = tiles("5p")[0];
    assert_eq!(got, Declared::Pung { called: five, own: own("50p"), from: Relative::Next });
    let mut log = with_columns(&hand, &json!(["151551m15"]), &json!([0]), &json!(["四槓散了"]));
    log["log"][0][0] = json!([1, 0, 0]);
    (log["log"][0][8], log["log"][0][9]) = (json!([15]), json!([60]));
    let events = only_deal(reading(&log).game).events;
    let kong = Declared::ClaimedKong { called: plain, own: [plain, plain, red], from: Relative::Next };
    assert_eq!(events.last(), Some(&Event::Meld { seat: Seat::ALL[0], declared: kong }));
    let got = call(json!(["c151617"]), hand, 3, 15);
    assert_eq!(got, Declared::Chow { called: plain, own: own("67m") });
}

#[test]
fn the_added_tile_is_the_one_that_was_not_in_the_pung() {
    let hand = json!([15, 15, 11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 41]);
    let (takes, puts) = (json!([16, "p151515", 51, 19]), json!([60, 11, "k51151515", 60]));
    let mut log = with_columns(&hand, &takes, &puts, &json!(["四風連打"]));
    let deal = &mut log["log"][0];
    deal[2] = json!([29, 28]);
    for (seat, takes, puts) in [(1, json!([42, 36]), json!([60, 60])), (2, json!([43, 36]), json!([60, 60]))]
    {
        deal[5 + 3 * seat] = takes;
        deal[6 + 3 * seat] = puts;
    }
    (deal[14], deal[15]) = (json!([15, 36]), json!([60, 60]));
    let game = reading(&log).game;
    let again: Value = serde_json::from_str(&write(&game)).unwrap();
    assert_eq!((&again["log"][0][5], &again["log"][0][6]), (&takes, &puts));
    let deal = only_deal(game);
    let place = deal
        .events
        .iter()
        .position(|e| matches!(e, Event::Meld { declared: Declared::AddedKong { .. }, .. }));
    let after: Vec<_> = deal.events[place.unwrap() + 1..].iter().take(3).collect();
    // Turned before the discard and after the replacement tile.
    assert!(
        matches!(after[..], [Event::Draw { .. }, Event::Indicator { .. }, Event::Discard { .. }]),
        "{after:?}"
    );
    walk(&deal).unwrap();
}

#[test]
fn a_robbed_kong_ends_the_deal_and_turns_nothing() {
    let hand = json!([15, 15, 11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 41]);
    let (takes, puts) = (json!([16, "p151515", 15]), json!([60, 11, "k15151515"]));
    let result = json!(["和了", [-1000, 0, 1000, 0], [2, 0, 2, "30符1飜1000点", "槍槓(1飜)"]]);
    let mut log = with_columns(&hand, &takes, &puts, &result);
    let deal = &mut log["log"][0];
    deal[10] = json!([11, 11, 14, 16, 24, 25, 26, 34, 35, 36, 46, 46, 46]);
    for (seat, takes, puts) in [(1, json!([42, 36]), json!([60, 60])), (2, json!([43, 37]), json!([60, 60]))]
    {
        deal[5 + 3 * seat] = takes;
        deal[6 + 3 * seat] = puts;
    }
    (deal[14], deal[15]) = (json!([15, 37]), json!([60, 60]));
    let reading = reading(&log);
    assert_eq!(reading.warnings, []);
    let DealFacts::Wins(facts) = walk(&only_deal(reading.game)).unwrap() else { panic!() };
    assert_eq!(facts[0].by, WinBy::RobbedKong { from: Seat::ALL[0], concealed: false });
    assert_eq!(facts[0].indicators.len(), 1);
}

#[test]
fn trap_10_texts_are_decoration_and_numbers_decide() {
    let value = |info: Value| {
        let mut log = example();
        log["log"][0][16][2] = info;
        let Some(Outcome::Wins(wins)) = only_deal(reading(&log).game).outcome else { panic!() };
        wins[0].clone()
    };
    let bare = value(json!([0, 1, 0]));
    assert_eq!(
        (bare.winner, bare.from, bare.change.delta),
        (Seat::ALL[0], Seat::ALL[1], [3900, -3900, 0, 0])
    );
    assert_eq!((bare.value.points, bare.value.yaku.len(), bare.liable), (None, 0, None));
    let english = value(json!([0, 1, 2, "40fu 2han 3900点", "Seat Wind East(1飜)", "場風 東(1飜)"]));
    assert_eq!((english.value.points, english.liable), (Some(3900), Some(Seat::ALL[2])));
    assert_eq!(english.value.yaku, [], "half a list would be taken for the whole");
    let other =
        value(json!([0, 1, 0, "40符2飜3900点", "役牌:自風牌(1飜)", "役牌:場風牌(1飜)", "裏ドラ(0飜)"]));
    assert_eq!(other.value.yaku, [(LogYaku::SeatWindEast, 1), (LogYaku::RoundWindEast, 1)]);
    let nonsense = value(json!([0, 1, 0, 7, null, {"x": 1}]));
    assert_eq!(nonsense.value.points, None);
}

#[test]
fn names_of_the_table_say_length_and_room_as_far_as_they_can() {
    let rules = |rule: Value| {
        let mut log = example();
        log["rule"] = rule;
        read(log.to_string().as_bytes()).map(|r| r.game.rules)
    };
    let own = rules(json!({"disp": "鳳東喰速", "aka": 0})).unwrap();
    assert_eq!((own.room, own.length, own.fast), (Some(Room::Phoenix), Some(Length::East), Some(true)));
    assert_eq!((own.red_fives, own.open_tanyao, own.table), (Some([0; 3]), Some(true), None));
    let gold = rules(json!({"disp": "Gold Room South", "aka51": 1, "aka52": 2, "aka53": 1})).unwrap();
    assert_eq!((gold.length, gold.red_fives), (Some(Length::EastSouth), Some([1, 2, 1])));
    assert_eq!((gold.open_tanyao, gold.table.as_deref()), (None, Some("Gold Room South")));
    assert_eq!(rules(json!({})).unwrap(), reglament_formats::record::OwnRules::default());
    assert_eq!(rules(json!({"disp": "三般南喰赤"})), Err(ReadError::ThreePlayers));
    assert_eq!(rules(json!({"disp": "3-Player East"})), Err(ReadError::ThreePlayers));
}

#[test]
fn games_of_three_are_refused_by_name() {
    let mut log = example();
    (log["log"][0][13], log["log"][0][14], log["log"][0][15]) = (json!([]), json!([]), json!([]));
    assert_eq!(read(log.to_string().as_bytes()), Err(ReadError::ThreePlayers));
    let mut log = example();
    log["log"][0][6] = json!(["f44", 60]);
    assert_eq!(read(log.to_string().as_bytes()), Err(ReadError::ThreePlayers));
}

#[test]
fn every_draw_is_read_with_the_texts_of_converters() {
    let texts = [
        (json!(["流局", [0, 0, 0, 0]]), DrawKind::Exhaustive),
        (json!(["流し満貫", [8000, -4000, -2000, -2000]]), DrawKind::Nagashi),
        (json!(["九種九牌"]), DrawKind::NineTerminals),
        (json!(["四開槓"]), DrawKind::FourKongs),
        (json!(["三家和"]), DrawKind::TripleRon),
    ];
    for (text, kind) in texts {
        let mut log = example();
        log["log"][0][16] = text.clone();
        let Some(Outcome::Draw(draw)) = only_deal(reading(&log).game).outcome else { panic!() };
        assert_eq!(draw.kind, kind, "{text}");
    }
}

#[test]
fn a_riichi_winner_without_ura_indicators_is_a_warning() {
    let mut log = example();
    (log["log"][0][14], log["log"][0][15]) = (json!([19, 42]), json!([43, 60]));
    log["log"][0][4] = json!([11, 11, 24, 25, 26, 37, 38, 39, 45, 45, 41, 41, 41]);
    log["log"][0][5] = json!([31, 35]);
    log["log"][0][6] = json!(["r60", 60]);
    let reading = reading(&log);
    assert_eq!(reading.warnings, [Warning::UraUnknown { deal: 0 }]);
    let Some(Outcome::Wins(wins)) = only_deal(reading.game).outcome else { panic!() };
    assert_eq!((wins[0].ura.as_ref(), wins[0].change.before[0]), (None, 24000));
}

#[test]
fn errors_name_the_place_and_what_belongs_there() {
    let says = |change: &dyn Fn(&mut Value), text: &str| {
        let mut log = example();
        change(&mut log);
        let error = read(log.to_string().as_bytes()).unwrap_err().to_string();
        assert!(error.contains(text), "{error}");
    };
    says(&|l| l["log"][0][5][0] = json!(48), "log[0][5][0]: expected a tile, a chi");
    says(&|l| l["log"][0][5][1] = json!("11p11"), "log[0][5][1]: expected a tile, a chi");
    says(&|l| l["log"][0][6][0] = json!("rx"), "log[0][6][0]: expected a tile, 60, a riichi");
    says(&|l| l["log"][0][4] = json!([0, 0]), "log[0][4][0]: expected a tile code, found `0`");
    says(&|l| l["log"][0][16] = json!(["?"]), "log[0][16][0]: expected 和了 or the name of a draw");
    says(&|l| l["log"][0][16][2][0] = json!(4), "log[0][16][2][0]: expected a seat, 0 to 3, found `4`");
    says(&|l| l["log"][0][8] = json!([19, 36]), "deal 1: no order of calls uses all columns");
    says(&|l| drop(l["log"][0].as_array_mut().unwrap().pop()), "log[0]: expected a deal of 17 items");
    assert!(matches!(read(b"{\"log\":["), Err(ReadError::Syntax { .. })));
    assert!(matches!(read(b"{\"a\":1}"), Err(ReadError::Foreign { .. })));
}
