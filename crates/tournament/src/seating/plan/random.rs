//! Random numbers for the inner loop of a search: xoshiro256++, begun from a drum of lots.
//!
//! The lots' own stream is made to be unpredictable and costs ten times as much; here a million numbers are drawn for
//! one plan, and nobody gains from guessing them. Frozen by a test: the same seed gives the same plan for ever.
use crate::lots::Lots;

/// A fast stream of random numbers.
#[derive(Clone, Debug)]
pub(crate) struct Fast([u64; 4]);

impl Fast {
    /// Begun from the lots, which are drawn sixteen times.
    pub(crate) fn new(lots: &mut Lots) -> Self {
        let mut word = || (0..4).fold(0, |word, _| word << 16 | u64::from(lots.below(1 << 16)));
        // The state may not be all zeros.
        Self([word() | 1, word(), word(), word()])
    }

    /// 64 random bits.
    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// 32 random bits.
    pub(crate) fn bits(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    /// A number below `n`, at least one; the bias of n / 2³² does not matter to a search.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.bits()) * n as u64) >> 32) as usize
    }

    /// Two numbers, below `n` and below `m`, both below 2¹⁶, from one draw.
    pub(crate) fn two_below(&mut self, n: usize, m: usize) -> (usize, usize) {
        let bits = self.next();
        let (high, low) = (bits >> 32, bits & 0xffff_ffff);
        (((high * n as u64) >> 32) as usize, ((low * m as u64) >> 32) as usize)
    }

    /// Puts a list into a random order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            let at = self.below(end + 1);
            list.swap(at, end);
        }
    }
}

/// Chances of taking a step that costs 1, 2, … more, as parts of 2³²: powers of the first, so that no `exp`, which
/// differs between machines, is called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances([u32; 12]);

impl Chances {
    /// From the chance of a step that costs one.
    pub(crate) fn new(one: u32) -> Self {
        let mut chance = u64::from(one);
        Self(std::array::from_fn(|i| {
            if i > 0 {
                chance = (chance * u64::from(one)) >> 32;
            }
            chance as u32
        }))
    }

    /// Whether a step that changes the cost by `delta` is taken.
    pub(crate) fn take(&self, delta: i32, random: &mut Fast) -> bool {
        match delta {
            ..=0 => true,
            1..=12 => random.bits() < self.0[delta as usize - 1],
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_is_frozen() {
        let mut random = Fast::new(&mut Lots::new(7));
        let drawn: Vec<usize> = (0..8).map(|_| random.below(100)).collect();
        assert_eq!(drawn, FROZEN);
    }

    #[test]
    fn it_is_the_published_generator() {
        // The first outputs of the state 1, 2, 3, 4.
        let mut random = Fast([1, 2, 3, 4]);
        assert_eq!([random.next(), random.next(), random.next()], [41943041, 58720359, 3588806011781223]);
    }

    #[test]
    fn chances_fall_by_powers() {
        let chances = Chances::new(1 << 30);
        assert_eq!(chances.0[..3], [1 << 30, 1 << 28, 1 << 26]);
    }

    const FROZEN: [usize; 8] = [41, 81, 94, 37, 82, 59, 84, 89];
}
