//! Traps of mjai, each on a log of our own.
use crate::common::{only_deal, tile, tiles};
use reglament_formats::error::ReadError;
use reglament_formats::mjai::{read, write};
use reglament_formats::record::{DrawKind, LogYaku, Outcome, Warning};
use reglament_formats::walk::walk;
use rules::seat::Seat;

const EXAMPLE: &str = include_str!("../data/example.mjai.jsonl");

/// The example cut behind the event with this number, and other lines after it.
fn cut(events: usize, rest: &[&str]) -> String {
    let lines: Vec<&str> = EXAMPLE.lines().take(2 + events).chain(rest.iter().copied()).collect();
    lines.join("\n")
}

#[test]
fn other_events_and_fields_are_skipped() {
    let plain = read(EXAMPLE.as_bytes()).unwrap();
    let noise = EXAMPLE.replace(
        "\"tsumogiri\": true}",
        "\"tsumogiri\": true, \"logs\": [null], \"meta\": {\"q\": [1.5]}}\n{\"type\":\"none\"}",
    );
    let noise = format!("{{\"type\":\"hello\",\"protocol\":\"mjsonp\"}}\n{noise}");
    assert_eq!(read(noise.as_bytes()).unwrap(), plain);
    let wrapped = EXAMPLE.lines().collect::<Vec<_>>();
    let wrapped = format!("[{}]\r\n[{}]\n", wrapped[..5].join(","), wrapped[5..].join(",\n"));
    assert_eq!(read(wrapped.as_bytes()).unwrap(), plain);
}

#[test]
fn a_players_view_and_games_of_three_are_refused_by_name() {
    let hidden = EXAMPLE.replace("\"pai\": \"8m\"}", "\"pai\": \"?\"}");
    let error = read(hidden.as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "line 13, pai: expected a tile that is not hidden, found `\"?\"`");
    let three = EXAMPLE.replace("[\"A\", \"B\", \"C\", \"D\"]", "[\"A\", \"B\", \"C\"]");
    assert_eq!(read(three.as_bytes()), Err(ReadError::ThreePlayers));
    let north = cut(2, &["{\"type\":\"nukidora\",\"actor\":1,\"pai\":\"N\"}"]);
    assert_eq!(read(north.as_bytes()), Err(ReadError::ThreePlayers));
}

#[test]
fn a_draw_without_a_reason_is_told_by_where_the_play_stood() {
    let kind = |log: &str| {
        let deal = only_deal(read(log.as_bytes()).unwrap().game);
        match deal.outcome {
            Some(Outcome::Draw(draw)) => draw.kind,
            other => panic!("{other:?}"),
        }
    };
    let end = "{\"type\":\"ryukyoku\",\"deltas\":[0,0,0,0]}";
    assert_eq!(kind(&cut(3, &[end])), DrawKind::NineTerminals);
    assert_eq!(kind(&cut(16, &[end])), DrawKind::TripleRon);
    let reasons =
        ["fanpai", "nagashimangan", "kyushukyuhai", "sufonrenta", "suchareach", "sukaikan", "sanchaho"];
    for (reason, expected) in reasons.into_iter().zip(DrawKind::ALL) {
        let end = format!("{{\"type\":\"ryukyoku\",\"reason\":\"{reason}\",\"deltas\":[0,0,0,0]}}");
        assert_eq!(kind(&cut(16, &[&end])), expected);
    }
    let winds = |wind: &str, seat: usize| {
        [
            format!("{{\"type\":\"tsumo\",\"actor\":{seat},\"pai\":\"{wind}\"}}"),
            format!("{{\"type\":\"dahai\",\"actor\":{seat},\"pai\":\"{wind}\",\"tsumogiri\":true}}"),
        ]
    };
    // S is in nobody's hand of the example.
    let lines: Vec<String> = (0..4).flat_map(|seat| winds("S", seat)).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).chain([end]).collect();
    assert_eq!(kind(&cut(0, &lines)), DrawKind::FourWinds);
}

#[test]
fn points_that_the_result_leaves_out_come_from_the_next_deal() {
    let start = EXAMPLE.lines().nth(1).unwrap();
    let bare = EXAMPLE.replace("\"deltas\": [3900, -3900, 0, 0], ", "");
    let next = start.replace("[25000, 25000, 25000, 25000]", "[28900, 21100, 25000, 25000]");
    let told = bare.replace("{\"type\": \"end_game\"}", &next);
    let reading = read(told.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    assert_eq!(reading.game.deals[0].scores_after(), Some([28900, 21100, 25000, 25000]));
    let reading = read(bare.as_bytes()).unwrap();
    assert_eq!(reading.warnings, [Warning::ChangeUnknown { deal: 0 }]);
    let scores =
        bare.replace("\"ura_markers\": []", "\"ura_markers\": [], \"scores\": [28900, 21100, 25000, 25000]");
    let reading = read(scores.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    assert_eq!(reading.game.deals[0].scores_after(), Some([28900, 21100, 25000, 25000]));
}

#[test]
fn old_logs_leave_out_scores_and_sticks_of_later_deals() {
    let start = EXAMPLE.lines().nth(1).unwrap();
    let bare =
        start.replace("\"kyotaku\": 0, ", "").replace("\"scores\": [25000, 25000, 25000, 25000], ", "");
    let log = EXAMPLE.replace("{\"type\": \"end_game\"}", &bare).replace(start, &bare);
    let game = read(log.as_bytes()).unwrap().game;
    assert_eq!((game.deals[0].scores, game.deals[0].sticks), ([25000; 4], 0));
    assert_eq!(game.deals[1].scores, [28900, 21100, 25000, 25000]);
}

#[test]
fn a_kong_without_its_indicator_and_a_riichi_without_ura_are_warnings() {
    let log = cut(
        0,
        &[
            "{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"E\"}",
            "{\"type\":\"ankan\",\"actor\":0,\"consumed\":[\"E\",\"E\",\"E\",\"E\"]}",
            "{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"9p\"}",
            "{\"type\":\"reach\",\"actor\":0}",
            "{\"type\":\"dahai\",\"actor\":0,\"pai\":\"9p\",\"tsumogiri\":true}",
            "{\"type\":\"reach_accepted\",\"actor\":0}",
            "{\"type\":\"tsumo\",\"actor\":1,\"pai\":\"6s\"}",
            "{\"type\":\"dahai\",\"actor\":1,\"pai\":\"6s\",\"tsumogiri\":true}",
            "{\"type\":\"hora\",\"actor\":0,\"target\":1,\"deltas\":[13000,-12000,0,0]}",
        ],
    );
    let reading = read(log.as_bytes()).unwrap();
    assert_eq!(reading.warnings, [Warning::UraUnknown { deal: 0 }, Warning::IndicatorMissing { deal: 0 }]);
    let deal = only_deal(reading.game);
    walk(&deal).unwrap();
    let Some(Outcome::Wins(wins)) = &deal.outcome else { panic!() };
    assert_eq!((wins[0].tile, wins[0].ura.as_ref(), wins[0].change.before[0]), (tile("6s"), None, 24000));
}

#[test]
fn values_of_the_first_server_are_read_by_its_names() {
    let hora = r#"{"type":"hora","actor":0,"target":1,"pai":"6s","uradora_markers":["1m"],"hora_tehais":[],"yakus":[["jikaze",1],["bakaze",1]],"fu":40,"fan":2,"hora_points":3900,"deltas":[3900,-3900,0,0],"scores":[28900,21100,25000,25000],"pao":2}"#;
    let win = |hora: &str| match only_deal(read(cut(16, &[hora]).as_bytes()).unwrap().game).outcome {
        Some(Outcome::Wins(mut wins)) => wins.remove(0),
        other => panic!("{other:?}"),
    };
    let read_win = win(hora);
    assert_eq!(read_win.value.yaku, [(LogYaku::SeatWindEast, 1), (LogYaku::RoundWindEast, 1)]);
    assert_eq!(
        (read_win.value.fu, read_win.value.han, read_win.value.points),
        (Some(40), Some(2), Some(3900))
    );
    assert_eq!((read_win.liable, read_win.ura), (Some(Seat::ALL[2]), Some(tiles("1m"))));
    // The hand holds no group of dragons: the list cannot be understood and says nothing.
    assert_eq!(win(&hora.replace("jikaze", "sangenpai")).value.yaku, []);
    assert_eq!(win(&hora.replace("jikaze", "a new one")).value.yaku, []);
    let yakuman = win(&hora
        .replace("[\"jikaze\",1],[\"bakaze\",1]", "[\"suanko\",100]")
        .replace("\"fan\":2", "\"fan\":100"));
    assert_eq!((yakuman.value.yakuman, yakuman.value.han), (vec![LogYaku::Suuankou], None));
}

#[test]
fn trap_11_names_are_escaped_on_output() {
    let mut game = read(EXAMPLE.as_bytes()).unwrap().game;
    game.players[0].name = "\"<b>\\\n東".to_owned();
    assert_eq!(read(write(&game).as_bytes()).unwrap().game, game);
}

#[test]
fn errors_name_the_line_and_what_belongs_there() {
    let says = |from: &str, to: &str, text: &str| {
        let error = read(EXAMPLE.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
        assert!(error.contains(text), "{error}");
    };
    says(
        "\"actor\": 1, \"target\": 3",
        "\"actor\": 4, \"target\": 3",
        "line 11, actor: expected a seat, 0 to 3",
    );
    says("\"target\": 3", "\"target\": 1", "line 11.target: expected another player");
    says("[\"W\", \"W\"]}", "[\"W\"]}", "line 11.consumed: expected the right number of tiles");
    says("\"kyoku\": 1", "\"kyoku\": 5", "line 2.kyoku: expected a number from 1 to 4");
    says(
        "{\"type\": \"pon\", \"actor\": 1",
        "{\"type\": \"kakan\", \"actor\": 1",
        "expected a tile of an own pung",
    );
    says("{\"type\": \"dahai\", \"actor\": 0", "{\"type\": \"dahai\" \"actor\": 0", "line 4, column ");
    says(
        "{\"type\": \"end_kyoku\"}",
        "{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"1m\"}",
        "line 20.type: expected start_kyoku",
    );
    for foreign in ["", "no log", "{}", "[]", "[1]", "{\"a\":1}", "7"] {
        assert!(matches!(read(foreign.as_bytes()), Err(ReadError::Foreign { .. })), "{foreign}");
    }
}
