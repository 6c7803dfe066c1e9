//! Traps seen in mjlog files, each on a log of our own.
use crate::common::{EXAMPLE, example, only_deal, tiles};
use reglament_formats::error::ReadError;
use reglament_formats::mjlog::{self, read, read_agari};
use reglament_formats::record::{
    Connection, DrawKind, Event, GameEnd, Length, Limit, LogYaku, Outcome, Presence, Room, Split, Warning,
};
use reglament_formats::walk::{DealFacts, walk};
use rules::meld::MeldKind;
use rules::seat::{Relative, Seat};
use std::io::Write;

const HEAD: &str = r#"<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="9" lobby="0"/><UN n0="A" n1="B" n2="C" n3="D"/>"#;

#[test]
fn one_game_of_our_own() {
    let game = example();
    assert_eq!(game.players.each_ref().map(|p| p.name.as_str()), ["A", "B", "C", "D"]);
    assert_eq!(game.rules.length, Some(Length::EastSouth));
    assert_eq!((game.rules.red_fives, game.rules.open_tanyao), (Some([1; 3]), Some(true)));
    assert_eq!((game.rules.room, game.rules.kiriage), (Some(Room::General), Some(false)));
    let deal = only_deal(game);
    assert_eq!(deal.scores_after(), Some([28900, 21100, 25000, 25000]));
    let DealFacts::Wins(facts) = walk(&deal).unwrap() else { panic!() };
    assert!(facts[0].hand.concealed_tiles().eq(tiles("456p678s11155z")));
}

#[test]
fn trap_01_a_repeated_attribute_is_a_warning_when_it_says_the_same() {
    let twice = |second: &str| {
        EXAMPLE.replace(
            r#"sc="250,39,"#,
            &format!(r#"owari="289,8.9,211,-8.9,250,0,250,0" owari="{second}" sc="250,39,"#),
        )
    };
    let reading = read(twice("289,8.9,211,-8.9,250,0,250,0").as_bytes()).unwrap();
    let repeated = Warning::RepeatedAttribute { tag: "AGARI".into(), attribute: "owari".into() };
    assert_eq!(reading.warnings, [repeated]);
    let end = GameEnd { scores: [28900, 21100, 25000, 25000], points: Some([89, -89, 0, 0]), chips: None };
    assert_eq!(reading.game.end, Some(end));
    let error = read(twice("1,0,1,0,1,0,1,0").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("AGARI owari: expected the same value"), "{error}");
}

#[test]
fn trap_02_bs_28_players_leave_and_come_back_anywhere() {
    let log = r#"<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO type="9" lobby="0"/><UN n0="%41" n1="%42" n2="%E6%9D%B1" n3="%44" dan="16,17,18,16" rate="2100.00,2101.50,2200.25,1999.00" sx="M,M,F,M"/><BYE who="2" /><TAIKYOKU oya="0"/><INIT seed="0,0,0,2,4,97" ten="250,250,250,250" oya="0" hai0="0,4,8,12,17,20,24,28,32,36,40,44,48" hai1="1,5,9,13,18,21,25,29,33,37,41,45,49" hai2="2,6,10,14,19,22,26,30,34,38,42,46,50" hai3="3,7,11,15,16,23,27,31,35,39,43,47,51"/><T54/><BYE who="1" /><D54/><UN n2="%E6%9D%B1" /><U60/></mjloggm>"#;
    let game = read(log.as_bytes()).unwrap().game;
    assert_eq!(game.players.each_ref().map(|p| p.name.as_str()), ["A", "B", "東", "D"]);
    assert_eq!(game.players.each_ref().map(|p| p.dan), [16, 17, 18, 16].map(Some));
    assert_eq!(game.players[1].rate, Some(210150));
    let at = |seat, what, deal, after| Connection { seat: Seat::ALL[seat], what, deal, after };
    let seen = [
        at(2, Presence::Left, None, 0),
        at(1, Presence::Left, Some(0), 1),
        at(2, Presence::Back, Some(0), 2),
    ];
    assert_eq!(game.connections, seen);
    let deal = only_deal(game);
    let texts: Vec<String> = deal
        .events
        .iter()
        .map(|e| match e {
            Event::Draw { seat, tile } => format!("draw {} {tile}", seat.index()),
            Event::Discard { seat, tile, drawn } => format!("discard {} {tile} {drawn}", seat.index()),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(texts, ["draw 0 5p", "discard 0 5p true", "draw 1 7p"]);
    assert_eq!(deal.outcome, None);
    assert!(matches!(walk(&deal), Ok(DealFacts::Unfinished(_))));
}

#[test]
fn trap_03_two_winners_are_one_deal_and_changes_come_from_sc() {
    let first = EXAMPLE.find("<AGARI").unwrap();
    let tag = r#"<AGARI ba="1,0" hai="93" machi="93" ten="30,1000,0" yaku="8,1" doraHai="68" who="2" fromWho="1" sc="289,0,211,-10,250,10,250,0" />"#;
    let mut log = EXAMPLE.to_owned();
    let end = log[first..].find("/>").unwrap() + first + 2;
    log.insert_str(end, tag);
    let deal = only_deal(read(log.as_bytes()).unwrap().game);
    let Some(Outcome::Wins(wins)) = &deal.outcome else { panic!() };
    assert_eq!(wins.len(), 2);
    assert_eq!(deal.scores_after(), Some([28900, 20100, 26000, 25000]));
}

#[test]
fn trap_05_bs_30_points_of_a_self_draw_are_the_sum() {
    let split = |ten: &str, self_draw: bool, dealer| {
        let who = u8::from(!self_draw);
        let tag = format!(
            r#"<AGARI ba="0,0" hai="0" machi="0" ten="{ten}" yaku="0,1" doraHai="4" who="0" fromWho="{who}" sc="1,0,1,0,1,0,1,0"/>"#
        );
        read_agari(tag.as_bytes(), true).unwrap().split(dealer).unwrap()
    };
    assert_eq!(split("20,1500,0", true, false), Split::Draw { dealer: 700, others: 400 });
    assert_eq!(split("30,3000,0", true, true), Split::DealerDraw(1000));
    assert_eq!(split("40,8000,1", true, false), Split::Draw { dealer: 4000, others: 2000 });
    assert_eq!(split("30,2900,0", false, true), Split::Discard(2900));
    for total in [1100, 1500, 2000, 2400, 2700, 5200, 7900, 8000, 12000, 32000] {
        assert_eq!(Split::of(total, true, false).total(), total);
    }
}

#[test]
fn trap_06_the_liable_player_is_named_by_pao_who() {
    let tag = r#"<AGARI ba="0,0" hai="16,21,24,36,39" m="49674,51274,48169" machi="39" ten="40,32000,5" yakuman="39" doraHai="107" who="2" fromWho="2" paoWho="0" sc="319,-320,189,0,153,320,339,0"/>"#;
    let agari = read_agari(tag.as_bytes(), true).unwrap();
    assert_eq!(agari.win.liable, Some(Seat::ALL[0]));
    assert_eq!(agari.win.value.yakuman, [LogYaku::Daisangen]);
    assert_eq!((agari.win.value.fu, agari.win.value.han), (Some(40), None));
}

#[test]
fn bs_29_bamboo_is_72_to_107_and_melds_stand_newest_first() {
    let tag = r#"<AGARI ba="0,0" hai="92,95,100,102,103,128,130,131" m="33321,30793" machi="95" ten="40,32000,5" yakuman="43" doraHai="37" doraHaiUra="0" who="0" fromWho="3" sc="250,320,250,0,250,0,250,-320" />"#;
    let agari = read_agari(tag.as_bytes(), true).unwrap();
    assert_eq!(agari.concealed, tiles("66888s666z"));
    assert_eq!(agari.win.tile.to_string(), "6s");
    let melds: Vec<_> = agari.melds.iter().map(|m| (m.kind(), m.lowest().to_string(), m.from())).collect();
    let pung = |text: &str| (MeldKind::Pung, text.to_owned(), Some(Relative::Next));
    assert_eq!(melds, [pung("3s"), pung("4s")]);
    assert_eq!(agari.win.value.yakuman, [LogYaku::Ryuuiisou]);
    assert_eq!((agari.win.from, agari.win.value.points), (Seat::ALL[3], Some(32000)));
    assert_eq!(agari.win.value.limit, Some(Limit::Yakuman));
    assert_eq!(agari.win.ura, Some(tiles("1m")), "the key is doraHaiUra");
}

#[test]
fn trap_07_indicators_are_taken_one_by_one() {
    let log = EXAMPLE.replace("<T72/><D72/>", r#"<T72/><DORA hai="5"/><DORA hai="6"/><D72/>"#);
    let reading = read(log.as_bytes()).unwrap();
    let turned = reading.game.deals[0].events.iter().filter(|e| matches!(e, Event::Indicator { .. }));
    assert_eq!(turned.count(), 2);
    // The win names one indicator only, which is a matter of verification.
    assert_eq!(reading.warnings, []);
}

#[test]
fn trap_08_without_red_fives_copy_0_is_a_plain_five() {
    let deal = only_deal(read(EXAMPLE.replace(r#"type="9""#, r#"type="11""#).as_bytes()).unwrap().game);
    assert!(deal.hands.iter().flatten().all(|t| !t.is_red()));
    let log = EXAMPLE.replace("56,96,100", "52,96,100");
    let with = only_deal(read(log.as_bytes()).unwrap().game);
    assert_eq!(with.hands[0].iter().filter(|t| t.is_red()).count(), 1);
}

#[test]
fn trap_09_index_8_is_west_1() {
    let log = EXAMPLE.replace(r#"seed="0,0,0,2,3,68""#, r#"seed="8,0,0,2,3,68""#);
    assert_eq!(only_deal(read(log.as_bytes()).unwrap().game).prevailing(), rules::seat::Wind::West);
}

#[test]
fn trap_11_names_are_percent_encoded_and_not_trusted() {
    let log = HEAD.replace(r#"n0="A""#, r#"n0="%3Cb%3E%26%E6%9D%B1""#);
    let log = format!("{log}</mjloggm>");
    assert_eq!(read(log.as_bytes()).unwrap().game.players[0].name, "<b>&東");
}

#[test]
fn trap_12_gzip_comments_line_ends_and_split_attributes() {
    let plain = example();
    let spread = EXAMPLE.replace(" ten=", "\r\n\tten=").replace("<T72/>", "<T72/>\r\n").replace("/>", " />");
    let spread = format!("\u{feff}<?xml version=\"1.0\"?>\r\n<!-- a comment -->\r\n{spread}");
    assert_eq!(read(spread.as_bytes()).unwrap().game, plain);
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(EXAMPLE.as_bytes()).unwrap();
    let gzip = gzip.finish().unwrap();
    assert_eq!(read(&gzip).unwrap().game, plain);
    let error = read(&gzip[..gzip.len() / 2]).unwrap_err();
    assert!(matches!(error, ReadError::Compressed { .. }), "{error}");
}

#[test]
fn bits_of_the_table_are_its_own_rules() {
    let rules = |bits: u32| {
        let head = HEAD.replace(r#"type="9""#, &format!(r#"type="{bits}""#));
        read(format!("{head}</mjloggm>").as_bytes()).map(|r| r.game.rules)
    };
    let seen = rules(1 | 2 | 4 | 64 | 512).unwrap();
    assert_eq!((seen.length, seen.red_fives), (Some(Length::East), Some([0; 3])));
    assert_eq!((seen.open_tanyao, seen.kiriage, seen.chips), (Some(false), Some(true), Some(true)));
    assert_eq!((seen.fast, seen.room, seen.league), (Some(true), Some(Room::General), false));
    assert_eq!(rules(169).unwrap().room, Some(Room::Phoenix));
    assert_eq!(rules(1 | 16), Err(ReadError::ThreePlayers));
}

#[test]
fn games_of_three_are_refused_by_name() {
    let north = EXAMPLE.replace(r#"m="45674""#, r#"m="30752""#);
    assert_eq!(read(north.as_bytes()).unwrap_err(), ReadError::ThreePlayers);
    let third = EXAMPLE.find("hai3=").unwrap();
    let empty = format!("{}hai3=\"\"/>", &EXAMPLE[..third]);
    assert_eq!(read(empty.as_bytes()).unwrap_err(), ReadError::ThreePlayers);
}

#[test]
fn every_kind_of_draw_and_the_chips_are_read() {
    let kinds = ["", "nm", "yao9", "kaze4", "reach4", "kan4", "ron3"];
    for (kind, name) in DrawKind::ALL.into_iter().zip(kinds) {
        let kind_of = if name.is_empty() { String::new() } else { format!(r#"type="{name}" "#) };
        let cut = EXAMPLE.find("<AGARI").unwrap();
        let log = format!(
            r#"{}<RYUUKYOKU {kind_of}ba="0,0" sc="250,0,250,0,250,0,250,0,0,2,0,-2,0,0,0,0" hai1="0,4"/></mjloggm>"#,
            &EXAMPLE[..cut]
        );
        let deal = only_deal(read(log.as_bytes()).unwrap().game);
        let Some(Outcome::Draw(draw)) = deal.outcome else { panic!() };
        assert_eq!(draw.kind, kind);
        assert_eq!(draw.shown, Some([None, Some(tiles("12m")), None, None]));
    }
}

#[test]
fn errors_name_the_place_and_what_belongs_there() {
    let says = |log: &str, text: &str| {
        let error = read(log.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(text), "{error}");
    };
    says(&EXAMPLE.replace("<T72/>", "<T136/>"), "expected a tile number, 0 to 135, found `T136`");
    says(&EXAMPLE.replace("<T72/>", "<T9999999999/>"), "expected a tile number, 0 to 135");
    says(&EXAMPLE.replace("<T72/>", "<T/>"), "T: expected a tag with a tile number");
    says(&EXAMPLE.replace(r#"ten="250,"#, r#"ten="x,"#), "INIT ten: expected the points of four players");
    says(&EXAMPLE.replace(r#"hai2="2,"#, r#"hai2=""#), "INIT hai2: expected thirteen tiles");
    says(&EXAMPLE.replace(r#"yaku="10,1,"#, r#"yaku="10,"#), "AGARI yaku: expected pairs");
    says(&EXAMPLE.replace(r#"m="45674""#, r#"m="65535""#), "N m: expected the number of a meld");
    says(&EXAMPLE.replace("</mjloggm>", "<U0/></mjloggm>"), "expected INIT before a tile, found `U0`");
    says(&EXAMPLE.replace("<T72/>", "<T72"), "line ");
    for foreign in ["", "no log", "{}", "<html><p>x</p></html>", "<a/>", "\u{1f004}"] {
        let error = mjlog::read(foreign.as_bytes()).unwrap_err();
        assert!(matches!(error, ReadError::Foreign { .. }), "{foreign}: {error}");
    }
}
