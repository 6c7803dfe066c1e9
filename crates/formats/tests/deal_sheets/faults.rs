//! What is wrong with a sheet, and where.
use proptest::prelude::*;
use reglament_formats::deal_sheet::{Expected, Family, read_json, read_text};

fn text(text: &str) -> (usize, usize, Expected) {
    let error = read_text(text, None).unwrap_err();
    (error.line, error.column, error.expected)
}

#[test]
fn faults_of_the_text_have_line_and_column() {
    for (sheet, place) in [
        ("", (1, 1, Expected::OneDeal)),
        ("rules tesuji\n# nothing\n", (2, 1, Expected::OneDeal)),
        ("S ron W 3/40", (1, 1, Expected::SomeRules)),
        ("rules tesuiji", (1, 7, Expected::Rules)),
        ("rules tesuji now", (1, 14, Expected::Nothing)),
        ("rules tesuji\nX ron W 3/40", (2, 1, Expected::RiichiLine)),
        ("rules tesuji\nS rom W 3/40", (2, 3, Expected::RiichiLine)),
        ("rules tesuji\nS ron", (2, 6, Expected::Seat)),
        ("rules tesuji\nS ron W 3.40", (2, 9, Expected::Worth)),
        ("rules tesuji\nS ron W 3/40 rich S", (2, 14, Expected::RiichiMore)),
        ("rules tesuji\ndraw tempai E", (2, 6, Expected::DrawMore)),
        ("rules tesuji\ndraw tenpai E S", (2, 15, Expected::DrawMore)),
        ("rules tesuji\nabort rain", (2, 7, Expected::Abort)),
        ("rules tesuji\nW tsumo yakuman pao tanyao S", (2, 21, Expected::Yakuman)),
        ("rules sichuan\nE kong open", (2, 8, Expected::Kong)),
        ("rules sichuan\nE hu W much", (2, 8, Expected::HuWorth)),
        ("rules sichuan\nE kong closed; S", (2, 17, Expected::SichuanEvent)),
        ("rules gambler\nS mahjong W E 8 S 96", (2, 21, Expected::Hands)),
        ("rules gambler\nlate 5 short", (2, 6, Expected::Seat)),
    ] {
        assert_eq!(text(sheet), place, "{sheet}");
    }
}

#[test]
fn faults_of_the_json_have_their_path() {
    let sheet = |deals: &str| {
        format!("{{\"schema\": \"reglament.deal-sheet/1\", \"rules\": \"tesuji\", \"deals\": {deals}}}")
    };
    let error = |text: &str| {
        let error = read_json(text, None).unwrap_err();
        (error.path, error.expected)
    };
    let of = |deals: &str| error(&sheet(deals));
    let at = |path: &str, expected| (path.to_owned(), expected);
    assert_eq!(error("{"), at("", Expected::Json));
    assert_eq!(error("{}"), at("schema", Expected::Schema));
    assert_eq!(of("[]"), at("deals", Expected::OneDeal));
    assert_eq!(of("[1]"), at("deals[0]", Expected::Deal));
    assert_eq!(of("[{\"end\": \"peace\"}]"), at("deals[0].end", Expected::RiichiEnd));
    assert_eq!(of("[{\"end\": \"draw\", \"tempai\": []}]"), at("deals[0].tempai", Expected::Field));
    assert_eq!(of("[{\"end\": \"draw\", \"tenpai\": [\"Q\"]}]"), at("deals[0].tenpai[0]", Expected::Seat));
    assert_eq!(of("[{\"end\": \"win\", \"wins\": []}]"), at("deals[0].wins", Expected::Wins));
    let win = "[{\"end\": \"win\", \"wins\": [{\"seat\": \"S\"}]}]";
    assert_eq!(of(win), at("deals[0].wins[0].worth", Expected::Worth));
}

#[test]
fn rules_of_another_family_are_refused() {
    let error = read_text("rules sichuan\nE hu wall 2", Some(Family::Riichi)).unwrap_err();
    assert_eq!((error.line, error.expected), (1, Expected::SameFamily));
}

proptest! {
    #[test]
    fn no_text_panics(text in "[ESWN1-5a-z0-9/,+;# \\n\"{}:\\[\\]Ю]{0,200}") {
        for family in [None, Some(Family::Riichi), Some(Family::Sichuan), Some(Family::Classical)] {
            let _ = read_text(&text, family);
            let _ = read_json(&text, family);
        }
    }
}
