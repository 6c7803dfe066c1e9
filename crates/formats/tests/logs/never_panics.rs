//! Readers and the walk refuse what is broken; they never panic on it.
use crate::common::{EXAMPLE, example};
use crate::majsoul_out::in_shape;
use proptest::prelude::*;
use reglament_formats::error::ReadError;
use reglament_formats::record::Reading;
use reglament_formats::{majsoul, mjai, mjlog, open, tenhou6, walk};
use std::sync::OnceLock;

type Read = fn(&[u8]) -> Result<Reading, ReadError>;

/// Each reader and a log that it reads.
fn readers() -> &'static [(Read, String)] {
    static READERS: OnceLock<Vec<(Read, String)>> = OnceLock::new();
    READERS.get_or_init(|| {
        let tenhou6 = include_str!("../data/example.tenhou6.json");
        let shape = |n| in_shape(&example(), n).to_string();
        vec![
            (mjlog::read as Read, EXAMPLE.to_owned()),
            (tenhou6::read, tenhou6.to_owned()),
            (mjai::read, include_str!("../data/example.mjai.jsonl").to_owned()),
            (majsoul::read, shape(0)),
            (majsoul::read, shape(1)),
        ]
    })
}

/// Reads, and plays whatever came out.
fn try_all(read: Read, bytes: &[u8]) {
    match read(bytes) {
        Ok(reading) => {
            for deal in &reading.game.deals {
                if let Err(error) = walk::walk(deal) {
                    assert!(!error.to_string().is_empty());
                }
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Opens as a file of unknown form.
fn open_all(bytes: &[u8]) {
    for piece in open::pieces_of("f", bytes) {
        if let Err(error) = piece.and_then(|p| p.read()) {
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A log with some of its bytes replaced, taken out or put in, and one stretch of it repeated.
fn mutated() -> impl Strategy<Value = (usize, Vec<u8>)> {
    let change = (
        any::<prop::sample::Index>(),
        0..3u8,
        prop::sample::select(b"0123456789,\"-<>/{}[]:x \xff".to_vec()),
    );
    let stretch = (any::<prop::sample::Index>(), 0..60usize, any::<prop::sample::Index>());
    (0..readers().len(), prop::collection::vec(change, 1..6), prop::option::of(stretch)).prop_map(
        |(reader, changes, stretch)| {
            let mut bytes = readers()[reader].1.as_bytes().to_vec();
            for (at, what, byte) in changes {
                let at = at.index(bytes.len());
                match what {
                    0 => bytes[at] = byte,
                    1 => bytes.insert(at, byte),
                    _ => drop(bytes.remove(at)),
                }
            }
            if let Some((from, length, to)) = stretch {
                let from = from.index(bytes.len());
                let piece = bytes[from..(from + length).min(bytes.len())].to_vec();
                let to = to.index(bytes.len());
                bytes.splice(to..to, piece);
            }
            (reader, bytes)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn on_any_bytes(reader in 0..readers().len(), bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        try_all(readers()[reader].0, &bytes);
        open_all(&bytes);
    }

    #[test]
    fn on_mutated_logs((reader, bytes) in mutated()) {
        try_all(readers()[reader].0, &bytes);
        open_all(&bytes);
    }
}
