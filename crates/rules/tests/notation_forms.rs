//! Reading and writing each form: tables of tiles, and the traps between forms.
use reglament_rules::notation::codes::{tenhou6_of, tile_of_id, tile_of_tenhou6};
use reglament_rules::notation::*;
use reglament_rules::tile::{Bonus, BonusSet, Suit, Tile, TileKind};

/// What the text says in MPSZ, or the error.
fn as_mpsz(text: &str) -> String {
    match parse_tiles(text) {
        Ok(tiles) => write_tiles(&tiles, Form::Mpsz).unwrap(),
        Err(error) => error.to_string(),
    }
}

fn hand_as_mpsz(text: &str) -> String {
    parse_hand(text).map_or_else(|error| error.to_string(), |hand| hand.to_string())
}

#[test]
fn all_tiles_in_each_form() {
    let all = parse_tiles("1234567890m1234567890p1234567890s1234567z").unwrap();
    for (form, text) in [
        (Form::Mpsz, "1234567890m1234567890p1234567890s1234567z"),
        (
            Form::Mjai,
            "1m 2m 3m 4m 5m 6m 7m 8m 9m 5mr 1p 2p 3p 4p 5p 6p 7p 8p 9p 5pr 1s 2s 3s 4s 5s 6s 7s 8s 9s 5sr E S W N P F C",
        ),
        (Form::Kobalab, "m1234567890p1234567890s1234567890z1234567"),
        (Form::English, "C1234567890 D1234567890 B1234567890 Ew Sw Ww Nw Wd Gd Rd"),
        (Form::Russian, "С1234567890 Т1234567890 Б1234567890 Вв Юв Зв Св Бд Зд Кд"),
        (
            Form::Chinese,
            "一萬二萬三萬四萬五萬六萬七萬八萬九萬赤五萬一筒二筒三筒四筒五筒六筒七筒八筒九筒赤五筒一索二索三索四索五索六索七索八索九索赤五索東南西北白發中",
        ),
        (Form::Unicode, "🀇🀈🀉🀊🀋🀌🀍🀎🀏赤🀋🀙🀚🀛🀜🀝🀞🀟🀠🀡赤🀝🀐🀑🀒🀓🀔🀕🀖🀗🀘赤🀔🀀🀁🀂🀃🀆🀅🀄\u{FE0E}"),
        (
            Form::Ids,
            "0 4 8 12 17 20 24 28 32 16 36 40 44 48 53 56 60 64 68 52 72 76 80 84 89 92 96 100 104 88 108 112 116 120 124 128 132",
        ),
    ] {
        assert_eq!(write_tiles(&all, form).unwrap(), text, "{form}");
        assert_eq!(parse_tiles_as(text, form).as_ref(), Ok(&all), "{form}");
        assert_eq!(parse_tiles(text).as_ref(), Ok(&all), "{form} found by itself");
    }
}

#[test]
fn one_hand_in_each_form() {
    let hand = parse_hand("406p11z (12<3m) (555>z)").unwrap();
    for (form, text) in [
        (Form::Mpsz, "406p11z (12<3m) (555>z)"),
        (Form::Mjai, "4p 5pr 6p E E (1m 2m< 3m) (P P P>)"),
        (Form::Kobalab, "p406z11,m12-3,z555+"),
        (Form::English, "D406 Ew Ew (C12<3) (Wd Wd Wd>)"),
        (Form::Russian, "Т406 Вв Вв (С12<3) (Бд Бд Бд>)"),
        (Form::Chinese, "四筒赤五筒六筒東東 (一萬二萬<三萬) (白白白>)"),
        (Form::Unicode, "🀜赤🀝🀞🀀🀀 (🀇🀈<🀉) (🀆🀆🀆>)"),
        (Form::Ids, "48 52 56 108 109 (0 4< 8) (124 125 126>)"),
    ] {
        assert_eq!(write_hand(&hand, form).as_deref(), Ok(text));
        assert_eq!(parse_hand(text).as_ref(), Ok(&hand), "{text}");
    }
}

#[test]
fn tile_ids() {
    let id = |id, reds| tile_of_id(id, reds).map(|t| t.to_string());
    for (number, tile) in [
        (0, "1m"),
        (35, "9m"), // characters come first, bamboo third
        (36, "1p"),
        (54, "5p"),
        (71, "9p"),
        (72, "1s"),
        (107, "9s"),
        (108, "1z"),
        (123, "4z"),
        (124, "5z"),
        (128, "6z"),
        (132, "7z"),
        (135, "7z"),
    ] {
        assert_eq!(id(number, RedFives::One).as_deref(), Some(tile), "{number}");
        assert_eq!(id(number, RedFives::None).as_deref(), Some(tile), "{number}");
    }
    for (number, red, plain) in [(16, "0m", "5m"), (52, "0p", "5p"), (88, "0s", "5s")] {
        assert_eq!(id(number, RedFives::One).as_deref(), Some(red));
        assert_eq!(id(number, RedFives::None).as_deref(), Some(plain));
    }
    assert_eq!(id(136, RedFives::One), None);
    // The all-green hand that a well-known decoder shows as characters.
    assert_eq!(as_mpsz("92,95,100,102,103,128,130,131"), "66888s666z");
    let plain = |text| parse_tiles_as(text, Form::IdsPlain).unwrap();
    assert_eq!(write_tiles(&plain("16 17 18 19 52"), Form::Mpsz).unwrap(), "5555m5p");
}

#[test]
fn a_number_is_given_once() {
    let write = |tiles, form| write_hand(&parse_hand(tiles).unwrap(), form);
    assert_eq!(write("0555m", Form::Ids).as_deref(), Ok("16 17 18 19"));
    assert_eq!(write("5555m", Form::IdsPlain).as_deref(), Ok("16 17 18 19"));
    assert_eq!(write("0m (555<m)", Form::Ids).as_deref(), Ok("16 (17 18 19<)"));
    let five = Tile::plain(TileKind::number(Suit::Characters, 5).unwrap());
    let red = Tile::red_five(Suit::Characters);
    assert_eq!(write("5555m", Form::Ids), Err(WriteError { tile: five, form: Form::Ids }));
    assert_eq!(write("00m", Form::Ids), Err(WriteError { tile: red, form: Form::Ids }));
    let error = WriteError { tile: red, form: Form::IdsPlain };
    assert_eq!(write("0m", Form::IdsPlain), Err(error));
    assert_eq!(error.to_string(), "no number left for 0m in tile numbers without red fives");
}

#[test]
fn tenhou6_codes() {
    for (code, tile) in [(11, "1m"), (19, "9m"), (21, "1p"), (39, "9s"), (41, "1z"), (47, "7z"), (51, "0m")] {
        assert_eq!(tile_of_tenhou6(code).map(|t| t.to_string()).as_deref(), Some(tile));
    }
    for code in [0, 10, 20, 40, 48, 49, 50, 54, 60, 99, 255] {
        assert_eq!(tile_of_tenhou6(code), None, "{code}");
    }
    for index in 0..37 {
        let tile = Tile::from_index(index).unwrap();
        assert_eq!(tile_of_tenhou6(tenhou6_of(tile)), Some(tile));
    }
}

#[test]
fn unicode_traps() {
    for (text, mpsz) in [
        ("\u{1F000}\u{1F001}\u{1F002}\u{1F003}", "1234z"),
        // Red, green, white: the reverse of 5z 6z 7z.
        ("\u{1F004}\u{1F005}\u{1F006}", "765z"),
        ("\u{1F007}\u{1F00F}", "19m"),
        ("\u{1F010}\u{1F018}", "19s"),
        ("\u{1F019}\u{1F021}", "19p"),
        ("\u{1F004}\u{FE0F}\u{1F004}\u{FE0E}\u{1F004}", "777z"),
        ("\u{1F005}\u{FE0E} \u{1F005}", "66z"),
        ("\u{FE0F}\u{1F004}", "column 1: found '\\u{fe0f}', expected a tile"),
        ("\u{1F004}\u{FE0F}\u{FE0F}", "column 3: found '\\u{fe0f}', expected a tile"),
        ("\u{1F007}\u{1F02B}", "column 2: found '🀫', a hidden tile, expected its face"),
        ("\u{1F02A}", "column 1: found '🀪', expected one of the 34 kinds, a flower or a season"),
        ("\u{1F02C}🀀", "column 1: found '\\u{1f02c}', expected a tile"),
    ] {
        assert_eq!(as_mpsz(text), mpsz, "{text}");
    }
    // Unicode has the bamboo flower before the chrysanthemum, the numbers on the tiles are the other way round.
    let bonus: Vec<String> = "🀢🀣🀤🀥🀦🀧🀨🀩"
        .chars()
        .map(|c| parse_bonus(&c.to_string()).unwrap().iter().map(|b| b.to_string()).collect())
        .collect();
    assert_eq!(
        bonus,
        ["flower1", "flower2", "flower4", "flower3", "season1", "season2", "season3", "season4"]
    );
}

#[test]
fn characters() {
    for (text, mpsz) in [
        ("一万二万三万", "123m"),
        ("一二三萬四伍六餅", "123m456p"),
        ("1萬2饼3条4條5筒9索", "1m2p34s5p9s"),
        ("赤五萬紅五筒红伍索0萬", "0m0p0s0m"),
        ("五赤五五萬", "505m"),
        ("东南西北白发中", "1234567z"),
        ("東 東 発　發", "1166z"),
        ("一萬🀀", "1m1z"),
        ("萬", "column 1: found '萬', expected a rank"),
        ("一中萬", "column 2: found '中', expected the suit of the ranks before it"),
        ("一二", "column 3: found the end of the text, expected the suit of the ranks before it"),
        ("赤四萬", "column 2: found '四', expected a five beside the red mark"),
    ] {
        assert_eq!(as_mpsz(text), mpsz, "{text}");
    }
    assert_eq!(
        hand_as_mpsz("中中 (一二<三萬) 碰東 暗槓九索 春梅"),
        "77z flower1 season1 (12<3m) (111z) (9999s)"
    );
}

#[test]
fn russian_as_in_the_sichuan_text() {
    for (text, mpsz) in [
        ("Б112233 Т5555677", "112233s5555677p"),
        ("б112233т5555677", "112233s5555677p"),
        ("Б11-22-33-Т55-55-6-77", "112233s5555677p"),
        ("Б123-123-Т555-56-77", "123123s5555677p"),
        ("С1 C1 T1 Т1", "11m11p"), // the second and third letter are Latin
        ("вв юв зв св бд зд кд", "1234567z"),
        ("восток Юг ЗАПАД север белый зелёный зеленый красный", "12345667z"),
        ("т0", "0p"),
        ("Б10", "10s"),
        ("Б", "column 2: found the end of the text, expected a rank"),
        ("123Б", "column 1: found '1', expected a tile"),
        ("Б123m", "column 5: found 'm', expected a tile"),
    ] {
        assert_eq!(as_mpsz(text), mpsz, "{text}");
    }
    assert_eq!(hand_as_mpsz("Т66 (Б555>) пон Кд, сезон2"), "66p season2 (555>s) (777z)");
}

#[test]
fn english_as_in_the_case_files() {
    for (text, mpsz) in [
        ("B1 B2 B3 D5 D5 C9", "123s55p9m"),
        ("B123D55C9EwRd", "123s55p9m17z"),
        ("b1d2c3", "1s2p3m"),
        ("Ew Sw Ww Nw Wd Gd Rd", "1234567z"),
        // A red dragon before characters, not the letter of a suit.
        ("C123m", "7z123m"),
        ("C1S", "7z1s"),
        ("C1 Sw", "1m2z"),
        ("B1E", "column 3: found 'E', expected a tile"),
    ] {
        assert_eq!(as_mpsz(text), mpsz, "{text}");
    }
    assert_eq!(hand_as_mpsz("Fl1 Se4 B11 (D555^) (EwEwEwEw)"), "11s flower1 season4 (555^p) (1111z)");
    assert_eq!(parse_bonus("Fl1 flower2 Se3").map(BonusSet::len), Ok(3));
    assert_eq!(write_bonus(parse_bonus("Se3 Fl1").unwrap(), Form::English), "Fl1 Se3");
    assert_eq!(parse_bonus("season4").map(|set| set.contains(Bonus::season(4).unwrap())), Ok(true));
}

#[test]
fn kobalab() {
    for (text, mpsz) in [
        ("m123p406s789z11z22", "123m406p789s1122z"),
        ("z11,p340-", "11z (340<p)"),
        ("z11,p34-0,m5550,z555=5,s1111+", "11z (34<0p) (0555m) (555^5z) (1111>s)"),
        ("m12 , z111-,", "12m (111<z)"),
        ("z11flower1,p340-", "11z flower1 (340<p)"),
        ("z11*", "column 4: found a riichi mark, expected tiles only"),
        ("z11__", "column 4: found '_', a hidden tile, expected its face"),
        ("z11,p34=0", "column 8: found a chow from the player opposite, expected the previous player"),
        ("z11,,p340-", "column 5: found ',', expected a tile"),
        ("m0z0", "column 4: found 0z, expected a tile that exists"),
        ("m", "column 1: found 'm', expected a rank"),
    ] {
        assert_eq!(hand_as_mpsz(text), mpsz, "{text}");
    }
    assert_eq!(parse_meld("p340-").unwrap().to_string(), "340<p");
    assert_eq!(parse_meld("p3-40").unwrap(), parse_meld("(3<40p)").unwrap());
}

#[test]
fn which_form() {
    for (text, form) in [
        ("", Form::Mpsz),
        ("123m", Form::Mpsz),
        ("m123", Form::Kobalab),
        ("(p4m1)123m", Form::Mpsz),
        ("S1m", Form::Mpsz),
        ("flower1 m1", Form::Kobalab),
        ("pon B5", Form::English),
        ("(B555)", Form::English),
        ("Sw", Form::English),
        ("Fl1", Form::English),
        ("EEE", Form::Mpsz),
        ("пон 5z", Form::Mpsz),
        ("Т5", Form::Russian),
        ("T5 Б1", Form::Russian),
        ("中", Form::Chinese),
        ("🀄", Form::Unicode),
        ("0 4 8 12", Form::Ids),
        ("0,4,12", Form::Ids),
        // Ranks whose suit was forgotten are not tile numbers.
        ("16", Form::Mpsz),
        ("1 2 3", Form::Mpsz),
        ("123456 789", Form::Mpsz),
    ] {
        assert_eq!(Form::detect(text), form, "{text}");
    }
}
