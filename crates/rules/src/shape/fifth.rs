//! Waits for a fifth copy: kinds that would complete the hand if there were five of them.
//!
//! The tables know no suit with five of a kind, so such hands are taken apart tile by tile. It happens only to
//! hands that hold four of a kind.
use super::held::Held;
use crate::tile::KindSet;

/// Those of `candidates` (kinds held four times) that complete groups and a pair.
pub(super) fn fifth_copies(held: &Held, candidates: KindSet) -> KindSet {
    candidates.iter().filter(|kind| completes(held, kind.index())).collect()
}

fn completes(held: &Held, kind: usize) -> bool {
    let mut words = held.words;
    words[kind / 9] += 1 << (kind % 9 * 3);
    // One part holds the pair: it has 3n+2 tiles, the others 3n.
    let mut pairs = 0;
    words.iter().enumerate().all(|(i, word)| {
        let tiles: u32 = (0..9).map(|rank| count(*word, rank)).sum();
        pairs += tiles % 3;
        let chows = if i < 3 { Chows::Yes } else { Chows::No };
        match tiles % 3 {
            0 => groups(*word, 0, chows),
            2 => (0..9).any(|rank| count(*word, rank) >= 2 && groups(*word - (2 << (3 * rank)), 0, chows)),
            _ => false,
        }
    }) && pairs == 2
}

#[derive(Clone, Copy, PartialEq)]
enum Chows {
    Yes,
    No,
}

fn count(word: u32, rank: u32) -> u32 {
    word >> (3 * rank) & 7
}

/// Whether the tiles from this rank on are groups and nothing else.
fn groups(word: u32, rank: u32, chows: Chows) -> bool {
    if rank == 9 {
        return true;
    }
    match count(word, rank) {
        0 => groups(word, rank + 1, chows),
        n => {
            // Three equal chows are three pungs as well, so a pung may always be taken first or not at all.
            let pung = n >= 3 && groups(word - (3 << (3 * rank)), rank, chows);
            let run =
                chows == Chows::Yes && rank < 7 && count(word, rank + 1) > 0 && count(word, rank + 2) > 0;
            pung || run && groups(word - (0o111 << (3 * rank)), rank, chows)
        }
    }
}
