//! Files that stop before their games do: what is whole is kept, and the game in which the file stops is named.
use crate::common::EXAMPLE;
use crate::majsoul_out::in_shape;
use reglament_formats::error::{GzipFault, ReadError};
use reglament_formats::open::{OpenError, pieces_of};
use std::io::Write;

const TENHOU6: &str = include_str!("../data/example.tenhou6.json");
const MJAI: &str = include_str!("../data/example.mjai.jsonl");

/// The games that can be read, and why others cannot.
fn open(bytes: &[u8]) -> (Vec<String>, Vec<(String, ReadError)>) {
    let (mut read, mut broken) = (Vec::new(), Vec::new());
    for piece in pieces_of("f", bytes) {
        match piece.and_then(|piece| piece.read().map(|_| piece.name)) {
            Ok(name) => read.push(name),
            Err(OpenError::Broken { name, error, .. }) => broken.push((name, error)),
            Err(error) => panic!("{error}"),
        }
    }
    (read, broken)
}

/// A game a line, of each form that is written so.
fn many() -> Vec<String> {
    let xml = EXAMPLE.replace('\n', "");
    let json = TENHOU6.replace('\n', "");
    let majsoul = in_shape(&crate::common::example(), 0);
    vec![
        ["A", "B", "C"].map(|id| format!("{id}\t{xml}\n")).concat(),
        ["A", "B", "C"].map(|id| format!("{{\"id\":\"{id}\",\"log\":{json}}}\n")).concat(),
        ["A", "B", "C"].map(|id| format!("{{\"id\":\"{id}\",\"log\":{majsoul}}}\n")).concat(),
    ]
}

#[test]
fn a_cut_anywhere_in_the_last_line_is_never_fine() {
    for text in many() {
        let last = text[..text.len() - 1].rfind('\n').unwrap() + 1;
        let step = (text.len() - last) / 97 + 1;
        for end in (last + 1..text.len() - 1).step_by(step).chain([last + 1, last + 2]) {
            let (read, broken) = open(&text.as_bytes()[..end]);
            assert_eq!(read, ["f: A", "f: B"], "{end}: {broken:?}");
            let [(_, ReadError::BreaksOff { .. })] = &broken[..] else { panic!("{end}: {broken:?}") };
        }
        assert_eq!(open(text.as_bytes()).0.len(), 3);
        assert_eq!(open(text.trim_end().as_bytes()).0.len(), 3);
    }
}

#[test]
fn the_game_in_which_a_file_stops_is_named() {
    let xml = EXAMPLE.replace('\n', "");
    let between_tags = &xml[..xml.find("<V78/>").unwrap()];
    let (read, broken) = open(format!("A\t{xml}\nB\t{between_tags}").as_bytes());
    assert_eq!(read, ["f: A"]);
    assert_eq!(broken, [("f: B".to_owned(), ReadError::BreaksOff { deal: Some(0) })]);
    let lines: Vec<&str> = MJAI.lines().collect();
    let (read, broken) = open(format!("{MJAI}{}\n", lines[..9].join("\n")).as_bytes());
    assert_eq!(read, ["f: #1"]);
    assert_eq!(broken, [("f: #2".to_owned(), ReadError::BreaksOff { deal: Some(0) })]);
    assert_eq!(open(between_tags.as_bytes()).1[0].0, "f");
}

#[test]
fn a_compressed_file_keeps_the_whole_games_before_its_damage() {
    for text in many() {
        let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
        gz.write_all(text.as_bytes()).unwrap();
        let gz = gz.finish().unwrap();
        let line = text.find('\n').unwrap() + 1;
        // Stored without compression: the places are those of the text, behind the header.
        for (end, whole) in [(line / 2, 0), (line + line / 2, 1), (2 * line + line / 2, 2), (3 * line, 3)] {
            let (read, broken) = open(&gz[..(end + 18).min(gz.len() - 3)]);
            assert_eq!(read.len(), whole, "{broken:?}");
            let [(name, ReadError::Compressed { fault: GzipFault::CutShort })] = &broken[..] else {
                panic!("{broken:?}")
            };
            assert!(name.starts_with('f'), "{name}");
        }
    }
}

#[test]
fn a_line_of_another_kind_at_the_end_is_no_cut_where_there_are_no_games() {
    assert!(matches!(pieces_of("f", b"{\"a\":1}\nend")[1], Err(OpenError::NoLog { .. })));
}
