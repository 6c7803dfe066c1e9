//! A player's own random numbers: xoshiro256++, begun from the seed of a run, the number of the game and the seat.

/// A stream of random numbers. The same seed, game and seat give the same numbers in every version of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stream([u64; 4]);

impl Stream {
    /// The stream of one seat in one game of a run.
    ///
    /// The state is four numbers of SplitMix64, begun from the three in turn: what the authors of xoshiro advise.
    pub fn new(seed: u64, game: u64, seat: u64) -> Self {
        let mut at = seed;
        for part in [game, seat] {
            at = split_mix(&mut at) ^ part;
        }
        Self(std::array::from_fn(|_| split_mix(&mut at)))
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        let s = &mut self.0;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        out
    }

    /// A number below `n`, all equally likely; 0 where `n` is 0.
    ///
    /// The high half of the product of `n` and the upper 32 bits of a number; low halves that fall into the remainder of
    /// 2^32 by `n` are drawn again.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        loop {
            let product = (self.word() >> 32) * u64::from(n);
            // The remainder is below `n`: nearly always there is nothing to divide.
            if product as u32 >= n || product as u32 >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

const fn split_mix(at: &mut u64) -> u64 {
    *at = at.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *at;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_xoshiro256_plus_plus() {
        // The first numbers of the reference program from the state 1, 2, 3, 4.
        let mut stream = Stream([1, 2, 3, 4]);
        let drawn: [u64; 4] = std::array::from_fn(|_| stream.word());
        assert_eq!(drawn, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn the_draws_of_a_seed_are_frozen() {
        let mut stream = Stream::new(7, 3, 1);
        let drawn: [u32; 8] = std::array::from_fn(|_| stream.below(34));
        assert_eq!(drawn, FROZEN);
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }

    #[test]
    fn seats_and_games_have_streams_of_their_own() {
        let first = |seed, game, seat| Stream::new(seed, game, seat).word();
        let all = [first(1, 0, 0), first(1, 0, 1), first(1, 1, 0), first(0, 1, 1), first(0, 0, 0)];
        for (i, one) in all.iter().enumerate() {
            assert!(!all[..i].contains(one));
        }
    }

    const FROZEN: [u32; 8] = [8, 31, 1, 29, 22, 28, 13, 28];
}
