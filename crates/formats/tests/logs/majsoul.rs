//! Mahjong Soul records: real games written down in each shape and read again, and the traps of the form.
use crate::common::{example, mjlog_games, only_deal, tiles};
use crate::majsoul_out::{head, in_shape, records};
use reglament_formats::error::ReadError;
use reglament_formats::majsoul::read;
use reglament_formats::record::{DrawKind, Event, Game, Outcome, OwnRules, Player, Source, Warning};
use reglament_formats::walk::walk;
use rules::seat::Seat;
use serde_json::{Value, json};
use std::io::Write;

/// What records say about a game that was played elsewhere.
fn as_the_form_holds_it(game: Game) -> Game {
    let mut game = crate::common::without_repeats(game);
    (game.source, game.id, game.seed) = (Source::Majsoul, Some("240101-x".to_owned()), None);
    game.connections.clear();
    game.rules = OwnRules {
        length: game.rules.length,
        red_fives: Some([1; 3]),
        open_tanyao: Some(true),
        ..OwnRules::default()
    };
    for (seat, player) in game.players.iter_mut().enumerate() {
        let name = std::mem::take(&mut player.name);
        *player = Player { name, account: Some(100 + seat as u64), ..Player::default() };
    }
    for deal in &mut game.deals {
        deal.shuffle = None;
        if let Some(Outcome::Draw(draw)) = &mut deal.outcome
            && draw.kind == DrawKind::TripleRon
        {
            draw.shown = None;
        }
    }
    game
}

fn text(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

#[test]
fn real_games_in_every_shape_are_read_as_they_were() {
    // The games of odd events stand at the end; of the ordinary ones every fifth will do.
    let games = mjlog_games();
    let odd = games.len().saturating_sub(65);
    let chosen: Vec<_> = games.iter().enumerate().filter(|(n, _)| *n >= odd || n % 5 == 0).collect();
    for (n, (_, (id, game))) in chosen.iter().enumerate() {
        let reading = read(&text(&in_shape(game, n % 4))).unwrap_or_else(|e| panic!("{id}: {e}"));
        assert_eq!(reading.warnings, [], "{id}");
        let expected = as_the_form_holds_it(game.clone());
        for (own, back) in expected.deals.iter().zip(&reading.game.deals) {
            assert_eq!(own.events, back.events, "{id}");
            assert_eq!(own.outcome, back.outcome, "{id}");
        }
        assert_eq!(reading.game, expected, "{id}");
    }
    println!("Mahjong Soul shapes of real games: {}", chosen.len());
}

#[test]
fn the_example_is_the_same_in_every_shape_and_compressed() {
    let expected = as_the_form_holds_it(example());
    for shape in 0..4 {
        let bytes = text(&in_shape(&example(), shape));
        assert_eq!(read(&bytes).unwrap().game, expected);
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(&bytes).unwrap();
        assert_eq!(read(&gzip.finish().unwrap()).unwrap().game, expected);
    }
}

#[test]
fn json_of_a_converter_is_read_as_what_it_is() {
    let game = read(include_bytes!("../data/example.tenhou6.json")).unwrap().game;
    assert_eq!((game.source, game.deals.len()), (Source::Tenhou6, 1));
}

const HANDS: [&str; 4] = ["123456789m1122z9s", "123456789p1122z", "123456789s3344z", "123m456p789s3344z"];

/// One round from four hands (the dealer's fourteen) and records.
fn round(hands: [&str; 4], list: &[(&str, Value)]) -> Value {
    let mut start = json!({"scores": [25000, 25000, 25000, 25000], "doras": ["8p"]});
    for (seat, hand) in hands.iter().enumerate() {
        start[format!("tiles{seat}")] = tiles(hand).iter().map(ToString::to_string).collect();
    }
    let mut records = vec![json!({"name": "RecordNewRound", "data": start})];
    records.extend(list.iter().map(|(name, data)| json!({"name": format!("Record{name}"), "data": data})));
    json!({"data": records})
}

fn events(value: &Value) -> Vec<Event> {
    let deal = only_deal(read(&text(value)).unwrap_or_else(|e| panic!("{e}")).game);
    walk(&deal).unwrap();
    deal.events
}

#[test]
fn bs_31_the_whole_list_of_indicators_tells_what_is_new() {
    let hands = ["66z44z1111p2347m99s", "345678p123456s6z", "123456789s3355z", "345678p123m5577z"];
    let deal = |seat: usize, tile: &str, doras: Option<Value>| {
        let mut data = json!({"seat": seat, "tile": tile});
        data["doras"] = doras.unwrap_or_default();
        ("DealTile", data)
    };
    let put = |seat: usize, tile: &str, moqie: bool, doras: Option<Value>| {
        let mut data = json!({"seat": seat, "tile": tile, "moqie": moqie});
        data["doras"] = doras.unwrap_or_default();
        ("DiscardTile", data)
    };
    let pon = |from: usize, tile: &str| {
        ("ChiPengGang", json!({"type": 1, "tiles": [tile, tile, tile], "froms": [0, 0, from]}))
    };
    let kong = |kind: u8, tile: &str, doras: Value| {
        ("AnGangAddGang", json!({"type": kind, "tiles": tile, "doras": doras}))
    };
    let list = vec![
        put(0, "9s", false, None),
        deal(1, "9s", None),
        put(1, "6z", false, None),
        pon(1, "6z"),
        put(0, "9s", false, None),
        deal(1, "4z", None),
        put(1, "4z", true, None),
        pon(1, "4z"),
        put(0, "7m", false, None),
        deal(1, "1z", None),
        put(1, "1z", true, None),
        deal(2, "1z", None),
        put(2, "1z", true, None),
        deal(3, "1z", None),
        put(3, "1z", true, None),
        deal(0, "6z", None),
        kong(2, "6z", Value::Null),
        deal(0, "3s", None),
        put(0, "3s", true, Some(json!(["8p", "5m"]))),
        deal(1, "2z", None),
        put(1, "2z", true, None),
        deal(2, "2z", None),
        put(2, "2z", true, None),
        deal(3, "2z", None),
        put(3, "2z", true, None),
        deal(0, "4z", None),
        kong(3, "1p", json!(["8p", "5m", "9m"])),
        deal(0, "7s", Some(json!(["8p", "5m", "9m"]))),
        kong(2, "4z", Value::Null),
        deal(0, "2m", Some(json!(["8p", "5m", "9m"]))),
        put(0, "2m", true, Some(json!(["8p", "5m", "9m", "5p"]))),
    ];
    let events = events(&round(hands, &list));
    let new: Vec<(String, &Event)> = events
        .iter()
        .enumerate()
        .filter_map(|(n, e)| match e {
            Event::Indicator { tile } => Some((tile.to_string(), &events[n + 1])),
            _ => None,
        })
        .collect();
    assert_eq!(new.iter().map(|(t, _)| t.as_str()).collect::<Vec<_>>(), ["5m", "9m", "5p"]);
    assert!(matches!(new[0].1, Event::Discard { .. }));
    assert!(matches!(new[1].1, Event::Draw { .. }), "with the 1p quad");
    assert!(matches!(new[2].1, Event::Discard { .. }));
}

#[test]
fn a_red_five_in_a_kong_is_taken_from_the_hand() {
    let hands = ["0555m12346p789s11z", HANDS[1], HANDS[2], HANDS[3]];
    let list = [
        ("AnGangAddGang", json!({"seat": 0, "type": 3, "tiles": "5m"})),
        ("DealTile", json!({"tile": "5z", "doras": ["8p", "1p"]})),
        ("DiscardTile", json!({"tile": "5z", "moqie": true})),
    ];
    let events = events(&round(hands, &list));
    let Some(Event::Meld { declared, .. }) = events.get(1) else { panic!("{events:?}") };
    assert_eq!((declared.reds(), declared.tiles().count()), (1, 4));
}

#[test]
fn a_riichi_is_accepted_unless_its_discard_was_won_on() {
    let put = ("DiscardTile", json!({"tile": "9s", "is_liqi": true, "is_wliqi": true}));
    let passed = [
        put.clone(),
        ("DealTile", json!({"seat": 1, "tile": "5z", "liqi": {"score": 24000, "liqibang": 1}})),
    ];
    let accepted = |list: &[(&str, Value)]| {
        events(&round(HANDS, list)).iter().any(|e| matches!(e, Event::RiichiAccepted { .. }))
    };
    assert!(accepted(&passed));
    let hule = json!({"hules": [{"seat": 2, "hu_tile": "9s", "point_rong": 1000}], "delta_scores": [-1000, 0, 1000, 0]});
    assert!(!accepted(&[put.clone(), ("Hule", hule)]));
    assert!(!accepted(&[put.clone(), ("LiuJu", json!({"type": 5}))]));
    assert!(accepted(&[put, ("LiuJu", json!({"type": 4, "liqi": {"seat": 0}}))]));
}

#[test]
fn one_list_of_changes_is_taken_apart_by_winner() {
    let deal = only_deal(example());
    let mut records = records(&deal);
    let (_, hule) = records.last_mut().unwrap();
    let mut second = hule["hules"][0].clone();
    (second["seat"], second["point_rong"], second["qinjia"]) = (json!(2), json!(1000), json!(false));
    hule["hules"].as_array_mut().unwrap().push(second);
    hule["delta_scores"] = json!([3900, -4900, 1000, 0]);
    let wrap = |list: &[(&str, Value)]| {
        let list: Vec<Value> = list.iter().map(|(n, d)| json!({"name": n, "data": d})).collect();
        json!({"rounds": [list]})
    };
    let wins = |value: &Value| match only_deal(read(&text(value)).unwrap().game).outcome {
        Some(Outcome::Wins(wins)) => wins,
        other => panic!("{other:?}"),
    };
    let two = wins(&wrap(&records));
    let seen: Vec<_> = two.iter().map(|w| (w.winner.index(), w.change.delta)).collect();
    assert_eq!(seen, [(2, [0, -1000, 1000, 0]), (0, [3900, -3900, 0, 0])], "the next in turn comes first");
    assert_eq!(two[1].change.before, [25000, 24000, 26000, 25000]);
    // With a liable player for the second, what the first leaves is the second's.
    let (_, hule) = records.last_mut().unwrap();
    hule["hules"][0]["baopai"] = json!(4);
    hule["delta_scores"] = json!([48000, -25000, 1000, -24000]);
    let two = wins(&wrap(&records));
    assert_eq!((two[1].liable, two[1].change.delta), (Some(Seat::ALL[3]), [48000, -24000, 0, -24000]));
    assert_eq!(two[0].change.delta, [0, -1000, 1000, 0]);
}

#[test]
fn several_nagashi_are_added_up() {
    let records = records(&only_deal(example()));
    let entry = |delta: Value| json!({"old_scores": [25000, 25000, 25000, 25000], "delta_scores": delta});
    let end = json!({"liujumanguan": true, "players": [{}, {"tingpai": true}, {}, {}],
        "scores": [entry(json!([8000, -4000, -2000, -2000])), entry(json!([-4000, 8000, -2000, -2000]))]});
    let mut list: Vec<Value> = records.iter().map(|(n, d)| json!({"name": n, "data": d})).collect();
    *list.last_mut().unwrap() = json!({"name": "NoTile", "data": end});
    let deal = only_deal(read(&text(&json!({"rounds": [list]}))).unwrap().game);
    let Some(Outcome::Draw(draw)) = deal.outcome else { panic!() };
    assert_eq!((draw.kind, draw.change.delta), (DrawKind::Nagashi, [4000, 4000, -4000, -4000]));
    assert_eq!(draw.shown.unwrap().map(|hand| hand.is_some()), [false, true, false, false]);
}

#[test]
fn other_games_are_refused_by_name() {
    let mut head_of_three = in_shape(&example(), 0);
    head_of_three["head"]["config"]["mode"]["mode"] = json!(12);
    assert_eq!(read(&text(&head_of_three)), Err(ReadError::ThreePlayers));
    let north = round(HANDS, &[("BaBei", json!({"seat": 1}))]);
    assert_eq!(read(&text(&north)), Err(ReadError::ThreePlayers));
    let mut three = round(HANDS, &[]);
    three["data"][0]["data"]["tiles3"] = json!([]);
    assert_eq!(read(&text(&three)), Err(ReadError::ThreePlayers));
    let sichuan = round(HANDS, &[("SelectGap", json!({"gap_types": [0, 1, 2, 0]}))]);
    assert!(matches!(read(&text(&sichuan)), Err(ReadError::OtherGame { .. })));
    for foreign in
        ["{}", "[]", "7", r#"{"data":[]}"#, r#"{"head":{}}"#, r#"{"rounds":[]}"#, r#"{"data":[{}]}"#]
    {
        assert!(matches!(read(foreign.as_bytes()), Err(ReadError::Foreign { .. })), "{foreign}");
    }
}

#[test]
fn robots_have_no_account_and_old_records_no_list() {
    let mut value = in_shape(&example(), 1);
    value["head"] = json!({"accounts": [{"nickname": "A", "accountId": 7}, {"seat": 2, "nickname": "C"}]});
    let start = &mut value["records"][0]["data"];
    start["dora"] = start["doras"][0].take();
    start.as_object_mut().unwrap().remove("doras");
    let game = read(&text(&value)).unwrap().game;
    assert_eq!(game.players.each_ref().map(|p| p.name.as_str()), ["A", "", "C", ""]);
    assert_eq!((game.players[0].account, game.rules.length), (Some(7), None));
    assert_eq!(game.deals[0].indicator.to_string(), "9p");
    assert_eq!(head(&example())["uuid"], "240101-x");
}

#[test]
fn what_cannot_be_is_an_error_with_its_place() {
    let says = |change: &dyn Fn(&mut Value), expected: &str| {
        let mut value = in_shape(&example(), 0);
        change(&mut value);
        let error = read(&text(&value)).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    };
    says(&|v| v["data"][0]["data"]["tiles2"] = json!(["1m"]), "data[0].data.tiles2: expected thirteen tiles");
    says(&|v| v["data"][1]["data"]["tile"] = json!("8z"), "data[1].data.tile: expected a tile");
    says(&|v| v["data"][1]["data"]["tile"] = json!("8s"), "deal 1: deal E1 honba 0, event 1: expected");
    says(&|v| v["data"][0]["name"] = json!("RecordX"), "data[1].name: expected NewRound before it");
    says(&|v| v["data"][8]["data"]["tiles"] = json!(["3z"]), "data[8].data.tiles: expected three tiles");
    let mut value = in_shape(&example(), 0);
    let last = value["data"].as_array().unwrap().len() - 1;
    value["data"][last]["data"]["hules"][0]["doras"] = json!(["9p", "1m"]);
    let error = read(&text(&value)).unwrap_err().to_string();
    assert!(error.contains("expected one indicator and one for each kong"), "{error}");
    value["data"][last]["data"]["hules"][0]["doras"] = json!(["9s"]);
    assert_eq!(read(&text(&value)).unwrap().warnings, [Warning::IndicatorsDiffer { deal: 0 }]);
}
