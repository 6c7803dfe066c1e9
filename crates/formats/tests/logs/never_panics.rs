//! Readers and the walk refuse what is broken; they never panic on it.
use crate::common::EXAMPLE;
use proptest::prelude::*;
use reglament_formats::error::ReadError;
use reglament_formats::record::Reading;
use reglament_formats::{mjai, mjlog, tenhou6, walk};

type Read = fn(&[u8]) -> Result<Reading, ReadError>;
const READERS: [(Read, &str); 3] = [
    (mjlog::read, EXAMPLE),
    (tenhou6::read, include_str!("../data/example.tenhou6.json")),
    (mjai::read, include_str!("../data/example.mjai.jsonl")),
];

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

/// A log with some of its bytes replaced, taken out or put in, and one stretch of it repeated.
fn mutated() -> impl Strategy<Value = (usize, Vec<u8>)> {
    let change = (
        any::<prop::sample::Index>(),
        0..3u8,
        prop::sample::select(b"0123456789,\"-<>/{}[]:x \xff".to_vec()),
    );
    let stretch = (any::<prop::sample::Index>(), 0..60usize, any::<prop::sample::Index>());
    (0..READERS.len(), prop::collection::vec(change, 1..6), prop::option::of(stretch)).prop_map(
        |(reader, changes, stretch)| {
            let mut bytes = READERS[reader].1.as_bytes().to_vec();
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
    fn on_any_bytes(reader in 0..READERS.len(), bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        try_all(READERS[reader].0, &bytes);
    }

    #[test]
    fn on_mutated_logs((reader, bytes) in mutated()) {
        try_all(READERS[reader].0, &bytes);
    }
}
