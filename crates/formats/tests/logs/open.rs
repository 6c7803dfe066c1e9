//! Files of every form, found out by what they hold.
use crate::common::EXAMPLE;
use crate::majsoul_out::in_shape;
use reglament_formats::error::ReadError;
use reglament_formats::open::{OpenError, Piece, files, games, pieces_of};
use reglament_formats::record::Source;
use std::io::Write;
use std::path::PathBuf;

const TENHOU6: &str = include_str!("../data/example.tenhou6.json");
const MJAI: &str = include_str!("../data/example.mjai.jsonl");

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(bytes).unwrap();
    out.finish().unwrap()
}

/// All games of some bytes, which must be readable, plain and compressed.
fn open(bytes: &[u8]) -> Vec<Piece> {
    let plain: Vec<Piece> =
        pieces_of("f", bytes).into_iter().map(|p| p.unwrap_or_else(|e| panic!("{e}"))).collect();
    let compressed: Vec<Piece> = pieces_of("f", &gzip(bytes)).into_iter().map(Result::unwrap).collect();
    assert_eq!(plain.len(), compressed.len());
    for (a, b) in plain.iter().zip(&compressed) {
        assert_eq!(a.read().unwrap(), b.read().unwrap_or_else(|e| panic!("{e}")));
    }
    plain
}

fn seems(bytes: &[u8]) -> String {
    match pieces_of("f", bytes).remove(0) {
        Err(error @ OpenError::NoLog { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_form_is_known_by_what_it_holds() {
    let one = |bytes: &[u8]| {
        let pieces = open(bytes);
        assert_eq!(pieces.len(), 1);
        assert_eq!((pieces[0].name.as_str(), pieces[0].line), ("f", 0));
        pieces[0].source
    };
    assert_eq!(one(EXAMPLE.as_bytes()), Source::Mjlog);
    assert_eq!(one(format!("\u{feff}<!-- x -->\r\n{EXAMPLE}").as_bytes()), Source::Mjlog);
    assert_eq!(one(TENHOU6.as_bytes()), Source::Tenhou6);
    assert_eq!(one(TENHOU6.replace('\n', " ").as_bytes()), Source::Tenhou6);
    assert_eq!(one(MJAI.as_bytes()), Source::Mjai);
    let array = format!("[\n{}\n]", MJAI.trim().replace('\n', ",\n"));
    assert_eq!(one(array.as_bytes()), Source::Mjai);
    for shape in 0..4 {
        let value = in_shape(&crate::common::example(), shape);
        assert_eq!(one(value.to_string().as_bytes()), Source::Majsoul);
        assert_eq!(one(format!("{value:#}").as_bytes()), Source::Majsoul);
    }
}

#[test]
fn games_a_line_have_their_own_names() {
    let xml = EXAMPLE.replace('\n', "");
    let pieces = open(format!("A1\t{xml}\n\nB2\t{xml}\r\n").as_bytes());
    let names: Vec<_> = pieces.iter().map(|p| (p.name.as_str(), p.line)).collect();
    assert_eq!(names, [("f: A1", 0), ("f: B2", 2)]);
    let json = TENHOU6.replace('\n', "");
    let wrapper =
        |id: &str| format!("{{\"id\":\"{id}\",\"what\":\"game\",\"source\":\"x/y\",\"log\":{json}}}");
    let pieces = open(format!("{}\n{}\n", wrapper("J1"), wrapper("J2")).as_bytes());
    let names: Vec<_> = pieces.iter().map(|p| (p.name.as_str(), p.source)).collect();
    assert_eq!(names, [("f: J1", Source::Tenhou6), ("f: J2", Source::Tenhou6)]);
    assert_eq!(open(wrapper("J1").as_bytes()).len(), 1);
    assert_eq!(open(format!("{json}\n{json}\n").as_bytes()).len(), 2);
    let pieces = open(format!("{{\"type\":\"hello\"}}\n{MJAI}{MJAI}").as_bytes());
    assert_eq!(pieces.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["f: #1", "f: #2"]);
    assert!(pieces.iter().all(|p| p.read().unwrap().game.deals.len() == 1));
}

#[test]
fn other_files_are_told_from_broken_logs() {
    assert_eq!(seems(b""), "f, line 1: no game log of a known form (it is empty)");
    assert_eq!(seems(b"<html></html>"), "f, line 1: no game log of a known form (XML or HTML)");
    assert_eq!(seems(b"\x89PNG\r\n"), "f, line 1: no game log of a known form (neither XML nor JSON)");
    assert_eq!(seems(b"{\"a\":1}"), "f, line 1: no game log of a known form (JSON of another kind)");
    assert_eq!(seems(b"{\"a\":"), "f, line 1: no game log of a known form (broken JSON)");
    assert_eq!(
        seems(b"[1,2]"),
        "f, line 1: no game log of a known form (JSON with events, but no game of mjai)"
    );
    let majiang = b"{\"title\":\"\",\"log\":[[{\"qipai\":{\"jushu\":0}}]]}";
    assert_eq!(seems(majiang), "f, line 1: no game log of a known form (a majiang paipu)");
    let broken = |bytes: &[u8]| {
        let error = match pieces_of("f", bytes).remove(0) {
            Ok(piece) => piece.read().unwrap_err(),
            Err(error) => error,
        };
        assert!(matches!(error, OpenError::Broken { .. }), "{error}");
        error.to_string()
    };
    assert_eq!(broken(&TENHOU6.as_bytes()[..300]), "f: the text breaks off");
    assert!(broken(&gzip(EXAMPLE.as_bytes())[..40]).starts_with("f: cannot be decompressed"));
    let wrong = EXAMPLE.replace("<T72/>", "<T172/>");
    let error = broken(wrong.as_bytes());
    assert!(error.contains("line 5, column 1: expected a tile number, 0 to 135, found `T172`"), "{error}");
    let second = format!("A\t{}\nB\t{}", EXAMPLE.replace('\n', ""), wrong.replace('\n', ""));
    let error = pieces_of("f", second.as_bytes()).remove(1).unwrap().read().unwrap_err().to_string();
    assert!(error.starts_with("f: B (from line 2): line 2, column "), "{error}");
}

#[test]
fn a_folder_is_all_its_files_in_order() {
    let folder = std::env::temp_dir().join(format!("reglament-open-{}", std::process::id()));
    let inner = folder.join("b");
    std::fs::create_dir_all(&inner).unwrap();
    std::fs::write(folder.join("c.json"), TENHOU6).unwrap();
    std::fs::write(inner.join("x.mjlog"), gzip(EXAMPLE.as_bytes())).unwrap();
    std::fs::write(folder.join("a.jsonl"), MJAI).unwrap();
    std::fs::write(folder.join("d.txt"), "not a log").unwrap();
    let names: Vec<PathBuf> = files(&folder).unwrap();
    let names: Vec<_> = names.iter().map(|p| p.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names, ["a.jsonl", "x.mjlog", "c.json", "d.txt"]);
    let sources: Vec<_> = games(&folder).unwrap().map(|g| g.map(|(piece, _)| piece.source).ok()).collect();
    assert_eq!(sources, [Some(Source::Mjai), Some(Source::Mjlog), Some(Source::Tenhou6), None]);
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(matches!(games(&folder).unwrap().next(), Some(Err(OpenError::Io { .. }))));
}

#[test]
fn errors_have_their_cause_as_source() {
    let error = pieces_of("f", &gzip(b"x")[..12]).remove(0).unwrap_err();
    let source = std::error::Error::source(&error).unwrap();
    assert!(matches!(source.downcast_ref::<ReadError>(), Some(ReadError::Compressed { .. })));
}

#[test]
fn the_corpus_opens_file_by_file() {
    let expected = [
        ("tenhou-2022.mjlog.gz", Some(1054)),
        ("tenhou-fixtures.mjlog.gz", Some(65)),
        ("tenhou6.jsonl.gz", Some(34)),
        ("mjai-riichienv.jsonl.gz", Some(1)),
        ("mjai-mjai-manue-go.jsonl.gz", Some(1)),
        ("majiang-script.jsonl.gz", None),
        ("majiang-hule.jsonl.gz", None),
        ("majiang-shanten.txt.gz", None),
        ("tenhou-wins.jsonl.gz", None),
        ("README.md", None),
    ];
    let mut read = 0;
    for (name, games) in expected {
        let Some(bytes) = crate::common::corpus_bytes(&format!("riichi-logs/{name}")) else { return };
        let pieces = pieces_of(name, &bytes);
        if let Some(games) = games {
            assert_eq!(pieces.len(), games, "{name}");
            for piece in pieces {
                piece.unwrap_or_else(|e| panic!("{e}")).read().unwrap_or_else(|e| panic!("{e}"));
                read += 1;
            }
        } else {
            assert!(pieces.iter().all(|p| matches!(p, Err(OpenError::NoLog { .. }))), "{name}");
        }
    }
    println!("opened: {read} games, and 5 files that are no logs told apart");
}
