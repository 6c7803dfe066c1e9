//! The recorded shanten files: 14-tile hands with the distance in each shape, as PyPI `mahjong` gives it.
//!
//! They are no part of the repository: `REGLAMENT_CORPUS` names their folder, or they lie beside the workspace.
use flate2::read::GzDecoder;
use reglament_rules::counts::TileCounts;
use reglament_rules::shape::{Shanten, shanten};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;

fn corpus() -> PathBuf {
    std::env::var_os("REGLAMENT_CORPUS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")),
        PathBuf::from,
    )
}

fn line(text: &str) -> (TileCounts, Shanten) {
    let mut fields = text.split(' ');
    let digits = fields.next().unwrap().bytes().map(|b| b - b'0').collect::<Vec<_>>();
    let mut number = || fields.next().unwrap().parse().unwrap();
    let (standard, orphans, pairs) = (number(), number(), number());
    let counts = TileCounts::from_array(&digits.try_into().unwrap()).unwrap();
    (counts, Shanten { standard, pairs: Some(pairs), orphans: Some(orphans) })
}

#[test]
fn the_recorded_distances() {
    let mut ran = 0;
    for name in ["majiang-shanten.txt.gz", "mjx-shanten.txt.gz"] {
        let Ok(file) = File::open(corpus().join("riichi-logs").join(name)) else { continue };
        for text in BufReader::new(GzDecoder::new(file)).lines() {
            let text = text.unwrap();
            let (hand, expected) = line(&text);
            assert_eq!(shanten(hand, 0), Ok(expected), "{name}: {text}");
            ran += 1;
        }
    }
    // Written past the test harness, which shows nothing of a test that passes.
    let mut out = std::io::stderr();
    let _ = match ran {
        0 => writeln!(out, "shanten files: corpus absent, 0 cases"),
        n => writeln!(out, "shanten files: {n} cases"),
    };
}
