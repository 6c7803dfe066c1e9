//! What a hand holds, found once for all shapes: its length checked, its kinds and pairs as bits of packed words.
use super::ShapeError;
use crate::counts::{LOW_BITS, TileCounts, gather};
use crate::tile::KindSet;

/// Ones and nines of a suit.
const ENDS: u32 = 0o700_000_007;

/// The four packed words of a hand whose counts are at most four and whose length is 3n+1 or 3n+2.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) words: [u32; 4],
    /// How many groups the concealed tiles are to form.
    pub(super) groups: usize,
    /// Concealed tiles.
    pub(super) tiles: u32,
}

impl Held {
    #[inline]
    pub(super) fn new(concealed: TileCounts, melds: usize) -> Result<Self, ShapeError> {
        let words = concealed.words();
        let [m, p, s, z] = words.map(|w| w >> 2 & (w | w >> 1));
        if (m | p | s | z) & LOW_BITS != 0 {
            return Err(ShapeError::MoreThanFour(concealed.more_than_four()));
        }
        let tiles = total(words);
        let groups = tiles as usize / 3;
        if tiles.is_multiple_of(3) || groups.saturating_add(melds) > 4 {
            return Err(ShapeError::Length { concealed: tiles, melds });
        }
        Ok(Self { words, groups, tiles })
    }

    /// Whether the tiles are 3n+1.
    #[inline]
    pub(super) fn lacks_one(&self) -> bool {
        self.tiles % 3 == 1
    }

    /// How many kinds are held at least once and at least twice.
    #[inline]
    pub(super) fn kinds_and_pairs(&self) -> (u32, u32) {
        (sum_of_bits(self.words.map(once)), sum_of_bits(self.words.map(twice)))
    }

    /// The same among terminals and honours.
    #[inline]
    pub(super) fn orphan_kinds_and_pairs(&self) -> (u32, u32) {
        let [m, p, s, z] = self.words;
        let words = [m & ENDS, p & ENDS, s & ENDS, z];
        (sum_of_bits(words.map(once)), sum_of_bits(words.map(twice)))
    }

    /// The kinds for which `field` sets the low bit of their three.
    #[inline]
    pub(super) fn pick(&self, field: impl Fn(u32) -> u32) -> KindSet {
        let [m, p, s, z] = self.words.map(|w| u64::from(gather(field(w))));
        KindSet::from_bits(m | p << 9 | s << 18 | z << 27)
    }
}

/// The low bit of each field that is not zero.
#[inline]
pub(super) fn once(word: u32) -> u32 {
    (word | word >> 1 | word >> 2) & LOW_BITS
}

/// The low bit of each field that is two or more.
#[inline]
pub(super) fn twice(word: u32) -> u32 {
    (word >> 1 | word >> 2) & LOW_BITS
}

/// The low bit of each odd field.
#[inline]
pub(super) fn odd(word: u32) -> u32 {
    word & LOW_BITS
}

// Sums by shifts and one multiplication: without a machine instruction for it, `count_ones` costs several times
// as much, and it would be needed a dozen times.

/// Sums neighbouring fields of three bits into fields of six.
#[inline]
fn halved(word: u32) -> u32 {
    (word & 0o707_070_707) + (word >> 3 & 0o007_070_707)
}

/// The sum of all fields, each at most four.
#[inline]
fn total(words: [u32; 4]) -> u32 {
    let [m, p, s, z] = words.map(halved);
    let sum = m + p + s + z;
    let wide = (sum & 0o77_0077_0077) + (sum >> 6 & 0o77_0077);
    wide.wrapping_mul(1 << 24 | 1 << 12 | 1) >> 24
}

/// How many low bits of fields are set.
#[inline]
fn sum_of_bits(words: [u32; 4]) -> u32 {
    let sum = halved(words[0] + words[1] + words[2] + words[3]);
    sum.wrapping_mul(0o1_01_01_01_01) >> 24 & 0o77
}
