//! Hands for `shanten` and `ukeire`: half random, a quarter flushes, a quarter terminals and honours.
use crate::random::Random;
use reglament_rules::counts::TileCounts;
use reglament_rules::tile::{KindSet, TileKind};

/// A hand in both notations: what the peers read and what we read.
#[derive(Clone, Copy)]
pub struct Dealt {
    pub array: [u8; 34],
    pub counts: TileCounts,
}

/// `n` hands of these lengths in turn.
pub fn deal(seed: u64, n: usize, lengths: &[usize]) -> Vec<Dealt> {
    let mut random = Random::new(seed);
    (0..n).map(|i| one(&mut random, i, lengths[i / 4 % lengths.len()])).collect()
}

fn one(random: &mut Random, i: usize, tiles: usize) -> Dealt {
    let kinds = match i % 4 {
        0 | 1 => KindSet::ALL,
        2 => {
            let suit = 0o777 << (9 * random.below(3));
            let honours = if random.chance(1, 2) { 0o177 << 27 } else { 0 };
            KindSet::from_bits(suit | honours)
        }
        _ => KindSet::TERMINALS_AND_HONOURS,
    };
    let mut wall: Vec<TileKind> = kinds.iter().flat_map(|kind| [kind; 4]).collect();
    random.shuffle_first(&mut wall, tiles);
    let counts: TileCounts = wall.into_iter().take(tiles).collect();
    Dealt { array: counts.to_array(), counts }
}
