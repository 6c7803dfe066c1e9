//! Golden messages: what was found, in which column, what was expected.
use reglament_rules::meld::MeldKind;
use reglament_rules::notation::*;
use reglament_rules::tile::{Suit, TileKind};

fn hand_error(text: &str) -> String {
    parse_hand(text).map_or_else(|e| e.to_string(), |hand| format!("read as {hand}"))
}

#[test]
fn messages() {
    let golden = [
        // Nothing, or too little.
        ("", "column 1: found no text, expected tiles"),
        ("  \t", "column 1: found no text, expected tiles"),
        ("123", "column 4: found the end of the text, expected the suit of the ranks before it"),
        ("123m45", "column 7: found the end of the text, expected the suit of the ranks before it"),
        ("12(3m)", "column 3: found '(', expected the suit of the ranks before it"),
        ("12 flower1", "column 4: found 'f', expected the suit of the ranks before it"),
        ("m11z", "column 5: found the end of the text, expected a rank"),
        ("11z(123m", "column 9: found the end of the text, expected the closing bracket of the group"),
        ("11z pon", "column 8: found the end of the text, expected a tile"),
        ("11z pon, 22z", "column 8: found ',', expected a tile"),
        ("flower", "column 7: found the end of the text, expected a number 1 to 4"),
        ("1z season5", "column 10: found '5', expected a number 1 to 4"),
        // Signs that mean nothing.
        ("12x", "column 3: found 'x', expected the suit of the ranks before it"),
        ("1m!", "column 3: found '!', expected a tile"),
        ("123m 東", "column 4: found 'm', expected the suit of the ranks before it"),
        ("11m)", "column 4: found ')', expected a tile"),
        ("11m<", "column 4: found '<', expected a tile"),
        ("1m\u{0}", "column 3: found '\\0', expected a tile"),
        ("r4m", "column 1: found 'r', expected a five beside the red mark"),
        ("4mr", "column 3: found 'r', expected a five beside the red mark"),
        ("5zr", "column 3: found 'r', expected a five beside the red mark"),
        ("r5z", "column 2: found 0z, expected a tile that exists"),
        ("4rm", "column 2: found 'r', expected the suit of the ranks before it"),
        ("1me", "column 3: found 'e', expected a tile, honours as capital letters"),
        ("11z*", "column 4: found a riichi mark, expected tiles only"),
        ("11z_", "column 4: found '_', a hidden tile, expected its face"),
        ("11z?", "column 4: found '?', a hidden tile, expected its face"),
        // Tiles that do not exist, or not so often.
        ("0z", "column 1: found 0z, expected a tile that exists"),
        ("118z", "column 3: found 8z, expected a tile that exists"),
        ("1z9z", "column 3: found 9z, expected a tile that exists"),
        ("11111m", "column 5: found a fifth 1m, expected at most four"),
        ("0555m1z5m", "column 8: found a fifth 5m, expected at most four"),
        ("11m(1111m)", "column 7: found a fifth 1m, expected at most four"),
        ("ankan 1m 1m", "column 1: found 2 tiles in a group, expected a kong"),
        ("1m, ankan 1m", "column 11: found a fifth 1m, expected at most four"),
        ("1z flower1 flower1", "column 12: found flower1 again, expected each bonus tile once"),
        // Two readings.
        (
            "B",
            "column 1: found 'B', which is the white dragon or the suit of bamboo, expected an unambiguous sign",
        ),
        (
            "12b",
            "column 3: found 'b', which is the suit of bamboo or the suit of dots, expected an unambiguous sign",
        ),
        (
            "12w",
            "column 3: found 'w', which is the west wind or the suit of characters, expected an unambiguous sign",
        ),
        (
            "12C",
            "column 3: found 'C', which is the red dragon or the suit of characters, expected an unambiguous sign",
        ),
        (
            "1m s",
            "column 4: found 's', which is the south wind or the suit of bamboo, expected an unambiguous sign",
        ),
        (
            "1p p",
            "column 4: found 'p', which is the white dragon or the suit of dots, expected an unambiguous sign",
        ),
        (
            "pp",
            "column 1: found 'p', which is the white dragon or the suit of dots, expected an unambiguous sign",
        ),
        (
            "5mr5m",
            "column 3: found 'r', which is the red mark of the five before it or the red mark of the five behind it, expected an unambiguous sign",
        ),
        (
            "5r5m",
            "column 2: found 'r', which is the red mark of the five before it or the red mark of the five behind it, expected an unambiguous sign",
        ),
        (
            "5mR",
            "column 3: found 'R', which is the red dragon or the red mark of the five before it, expected an unambiguous sign",
        ),
        (
            "R5m",
            "column 1: found 'R', which is the red dragon or the red mark of the five behind it, expected an unambiguous sign",
        ),
        (
            "11m kan 2m",
            "column 5: found 'k', which is a concealed kong or a claimed kong, expected an unambiguous sign",
        ),
        (
            "11m конг 2m",
            "column 5: found 'к', which is a concealed kong or a claimed kong, expected an unambiguous sign",
        ),
        // Groups.
        ("11z()", "column 5: found ')', expected a tile"),
        ("11z(12m)", "column 4: found 2 tiles in a group, expected a chow, pung or kong"),
        ("11z(12345m)", "column 4: found 5 tiles in a group, expected a chow, pung or kong"),
        ("11z(124m)", "column 4: found tiles that are no group, expected a chow, pung or kong"),
        ("11z(89m1p)", "column 4: found tiles that are no group, expected a chow, pung or kong"),
        ("11z(123z)", "column 4: found tiles that are no group, expected a chow, pung or kong"),
        ("11z(1112m)", "column 4: found tiles that are no group, expected a chow, pung or kong"),
        ("11z pon 123m", "column 5: found tiles that are no group, expected a pung"),
        ("11z chi 8m", "column 5: found tiles that are no group, expected a chow"),
        ("11z kakan 111m", "column 5: found 3 tiles in a group, expected a kong"),
        ("11z(123>m)", "column 8: found a chow from the next player, expected the previous player"),
        ("11z(<123m)", "column 5: found '<', expected a tile"),
        ("11z(1<2<3m)", "column 8: found a second claim mark, expected at most one in a group"),
        ("11z(1<111m)", "column 6: found a claim mark, expected it behind the third or fourth of four tiles"),
        ("11z ankan 1m<", "column 13: found a claim mark in a concealed kong, expected none"),
        ("11z(pon chi 1m)", "column 9: found a second name, expected at most one for a group"),
        ("11z(1(11m))", "column 6: found '(', expected the suit of the ranks before it"),
        ("11z(1m(11m))", "column 7: found '(', expected a tile, a claim mark or the end of the group"),
        ("11z(1m flower1)", "column 8: found flower1, expected a tile of the 34 kinds"),
        ("11z(123m3)", "column 9: found '3', expected a number that says what was claimed from whom"),
        ("11z(p1m4)", "column 8: found '4', expected a number that says what was claimed from whom"),
        ("11z[123m,4]", "column 10: found '4', expected a number that says what was claimed from whom"),
        ("11z[111m,5]", "column 10: found '5', expected a number that says what was claimed from whom"),
        ("11z(p8z1)", "column 6: found 8z, expected a tile that exists"),
        // Lengths.
        ("123m", "column 5: found 3 loose tiles beside 0 groups, expected 3n+1 or 3n+2, at most 14"),
        ("(123m)", "column 7: found 0 loose tiles beside 1 group, expected 3n+1 or 3n+2, at most 11"),
        (
            "1112223334445556m",
            "column 18: found 16 loose tiles beside 0 groups, expected 3n+1 or 3n+2, at most 14",
        ),
        (
            "1112223334445z(123m)",
            "column 21: found 13 loose tiles beside 1 group, expected 3n+1 or 3n+2, at most 11",
        ),
        (
            "11z(222z)(333z)(444z)(555z)(666z)",
            "column 28: found a fifth declared group, expected at most four",
        ),
        // Numbers.
        ("0 4 136", "column 5: found tile number 136, expected 0 to 135"),
        ("16 20 16", "column 7: found tile number 16 again, expected each number once"),
        ("16 20 x", "column 7: found 'x', expected the suit of the ranks before it"),
    ];
    let wrong: Vec<String> = golden
        .iter()
        .filter(|(text, message)| hand_error(text) != *message)
        .map(|(text, _)| format!("({text:?}, {:?}),", hand_error(text)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn messages_of_the_other_questions() {
    let error = |result: Result<String, ParseError>| result.unwrap_err().to_string();
    let tile = |text: &str| error(parse_tile(text).map(|t| t.to_string()));
    let tiles = |text: &str| error(parse_tiles(text).map(|t| format!("{t:?}")));
    let meld = |text: &str| error(parse_meld(text).map(|m| m.to_string()));
    let bonus = |text: &str| error(parse_bonus(text).map(|b| format!("{b:?}")));
    assert_eq!(tile(""), "column 1: found no text, expected tiles");
    assert_eq!(tile("12m"), "column 2: found 2 tiles, expected one");
    assert_eq!(tile("flower1"), "column 1: found flower1, expected a tile of the 34 kinds");
    assert_eq!(tiles("1m(111z)"), "column 3: found a declared group, expected loose tiles");
    assert_eq!(tiles("1m season1"), "column 4: found season1, expected a tile of the 34 kinds");
    assert_eq!(meld(""), "column 1: found no text, expected tiles");
    assert_eq!(meld("(111z)1m"), "column 7: found 1 group and 1 loose tile, expected one group");
    assert_eq!(meld("(111z)(222z)"), "column 7: found 2 groups and 0 loose tiles, expected one group");
    assert_eq!(bonus("1m"), "column 1: found 1m, expected a flower or a season");
    assert_eq!(bonus("(111z)"), "column 1: found a declared group, expected loose tiles");
    assert_eq!(
        parse_tiles_as("0 4 x", Form::Ids).unwrap_err().to_string(),
        "column 5: found 'x', expected a tile number 0 to 135"
    );
}

#[test]
fn errors_are_data() {
    let error = parse_tiles("1m 12b").unwrap_err();
    assert_eq!(error.column, 6);
    assert_eq!(
        error.kind,
        ParseErrorKind::Ambiguous {
            found: 'b',
            first: Reading::Suit(Suit::Bamboo),
            second: Reading::Suit(Suit::Dots)
        }
    );
    let kind = parse_hand("5555m0m").unwrap_err().kind;
    let five = TileKind::number(Suit::Characters, 5).unwrap();
    assert_eq!(kind, ParseErrorKind::FifthTile { tile: five });
    let kind = parse_meld("pon 123m").unwrap_err().kind;
    assert_eq!(kind, ParseErrorKind::NotAGroup { named: Some(MeldKind::Pung) });
    let error: Box<dyn std::error::Error> = Box::new(parse_hand("12x").unwrap_err());
    assert!(error.to_string().starts_with("column 3:"));
    // Characters are counted, not bytes: the picture and its selector are two.
    assert_eq!(parse_tiles("🀄\u{FE0F}🀇x").unwrap_err().column, 4);
}
