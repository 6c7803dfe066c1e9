//! Text and JSON of a sheet are read to the same value and written back.
use reglament_formats::deal_sheet::{Family, read_json, read_text, write_json, write_text};

const SHEETS: [&str; 3] = [
    "rules tesuji\n\
     S ron W 3/40 riichi S,N\n\
     S ron W 3/40 + N mangan riichi S\n\
     E tsumo 2/30\n\
     W tsumo yakuman pao daisangen S\n\
     3 ron 4 2yakuman\n\
     draw tenpai E,S nagashi N riichi E\n\
     draw tenpai none\n\
     abort nine_terminals\n\
     chombo N riichi E\n",
    "rules sichuan\nplayers 3\n\
     E kong closed; S hu W 8; wall W 4 E not-ready\n\
     S kong melded E; E kong postponed; W hu robbed E 4 + S false-suit\n\
     E forbidden; S kong promoted; E hu after-kong S 2; wall S suit W only-suit\n\
     E hu wall 16; wall\n",
    "rules gambler\nstage final\nlate 4 short\n\
     S mahjong W E 8 S 96 W 0 N 4 fined N\n\
     N mahjong wall E 64 S 40 W 0 N 512\n\
     draw\n\
     stopped E\n\
     absent N replaced\n",
];

#[test]
fn both_writings_say_the_same() {
    for text in SHEETS {
        let sheet = read_text(text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(write_text(&sheet), text);
        let json = write_json(&sheet);
        let again = read_json(&json, None).unwrap_or_else(|error| panic!("{error}\n{json}"));
        assert_eq!(again, sheet);
        assert_eq!(write_json(&again), json);
    }
}

#[test]
fn russian_words_and_letters_are_read() {
    let family = Some(Family::Riichi);
    let russian =
        read_text("Ю рон З 3/40 риичи Ю,С\nничья темпай В,Ю\nВ цумо ханеман\nчомбо С", family).unwrap();
    let english =
        read_text("S ron W 3/40 riichi S,N\ndraw tenpai E,S\nE tsumo haneman\nchombo N", family).unwrap();
    assert_eq!(russian, english);
    let family = Some(Family::Sichuan);
    let russian = read_text("В конг закрытый; Ю ху З 8; стена З 4 В нет", family).unwrap();
    assert_eq!(russian, read_text("E kong closed; S hu W 8; wall W 4 E not-ready", family).unwrap());
}

#[test]
fn examples_are_lines_of_a_sheet() {
    for family in [Family::Riichi, Family::Sichuan, Family::Classical] {
        for line in family.examples() {
            read_text(line, Some(family)).unwrap_or_else(|error| panic!("{error}: {line}"));
        }
    }
}
