//! Lots: random numbers of a seed, the same on every machine and in every version.
//!
//! The stream is that of ChaCha8; the bounded draw is ours, because that of `rand` may change between versions.
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A drum of lots. The same seed and stream give the same draws for ever.
#[derive(Clone, Debug)]
pub struct Lots(ChaCha8Rng);

impl Lots {
    /// The drum of this seed.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of the independent drums of a seed: a purpose, a round, a restart of a search.
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut random = ChaCha8Rng::from_seed(key);
        random.set_stream(stream);
        Self(random)
    }

    /// A number below `n`, without bias. `n` is at least one.
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to draw from");
        // Lemire's method: the high half of a product, the few biased low halves drawn again.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let biased = n.wrapping_neg() % n.max(1);
            while (product as u32) < biased {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Puts a list into a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let at = self.below(end as u32 + 1) as usize;
            list.swap(at, end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_draws_of_a_seed_are_frozen() {
        let mut lots = Lots::new(7);
        let drawn: Vec<u32> = (0..8).map(|_| lots.below(28)).collect();
        assert_eq!(drawn, FROZEN);
        let mut list: Vec<u8> = (0..8).collect();
        Lots::stream(7, 3).shuffle(&mut list);
        assert_eq!(list, FROZEN_ORDER);
    }

    const FROZEN: [u32; 8] = [4, 21, 25, 13, 12, 0, 1, 8];
    const FROZEN_ORDER: [u8; 8] = [1, 0, 7, 3, 2, 6, 4, 5];

    #[test]
    fn every_number_comes_up_and_none_beyond() {
        let mut lots = Lots::new(1);
        let mut seen = [0; 5];
        for _ in 0..5000 {
            seen[lots.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (900..1100).contains(n)), "{seen:?}");
    }
}
