//! How many tiles of each kind: four packed words, three bits a kind.
use crate::tile::{KindSet, TileKind};
use std::fmt;

/// Bit 0 of each of the nine three-bit fields of a word.
pub(crate) const LOW_BITS: u32 = 0o111_111_111;

/// How many tiles of each of the 34 kinds a hand or a set of melds holds, 0–7 each.
///
/// The words are characters, dots, bamboo and honours; a kind of rank `r` (1–9, honours 1–7) has bits
/// `3(r-1)..3r` of its word. Sums of disjoint parts of one hand are sums of words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileCounts {
    words: [u32; 4],
}

impl TileCounts {
    /// No tiles.
    pub const EMPTY: Self = Self { words: [0; 4] };

    /// From 34 numbers in the order of the kinds. `None` if one is above four.
    pub fn from_array(counts: &[u8; 34]) -> Option<Self> {
        let mut out = Self::EMPTY;
        for kind in TileKind::all() {
            let n = counts[kind.index()];
            if n > 4 {
                return None;
            }
            out.words[kind.index() / 9] |= (n as u32) << (kind.index() % 9 * 3);
        }
        Some(out)
    }

    /// From the four packed words, as [`TileCounts::words`] gives them.
    pub const fn from_words(words: [u32; 4]) -> Self {
        const NUMBERS: u32 = 0o777_777_777;
        const HONOURS: u32 = 0o7_777_777;
        Self { words: [words[0] & NUMBERS, words[1] & NUMBERS, words[2] & NUMBERS, words[3] & HONOURS] }
    }

    /// 34 numbers in the order of the kinds.
    pub fn to_array(self) -> [u8; 34] {
        let mut out = [0; 34];
        for kind in TileKind::all() {
            out[kind.index()] = self.get(kind);
        }
        out
    }

    /// The packed words: characters, dots, bamboo, honours.
    pub const fn words(self) -> [u32; 4] {
        self.words
    }

    /// How many tiles of this kind.
    #[inline]
    pub const fn get(self, kind: TileKind) -> u8 {
        let (word, shift) = place(kind);
        (self.words[word] >> shift & 7) as u8
    }

    /// Adds a tile; the count stays at seven at most (no hand has more than four, a fifth is reported by
    /// [`TileCounts::more_than_four`]).
    pub const fn add(&mut self, kind: TileKind) {
        if self.get(kind) < 7 {
            let (word, shift) = place(kind);
            self.words[word] += 1 << shift;
        }
    }

    /// Takes a tile away; false, and nothing changes, if there is none.
    pub const fn remove(&mut self, kind: TileKind) -> bool {
        let has = self.get(kind) > 0;
        if has {
            let (word, shift) = place(kind);
            self.words[word] -= 1 << shift;
        }
        has
    }

    /// These counts and a group of this shape (three-bit fields) from this tile on, or `None` where a kind would
    /// pass seven.
    #[inline]
    pub(crate) const fn checked_plus_group(mut self, first: TileKind, shape: u32) -> Option<Self> {
        let (word, shift) = place(first);
        let (a, b) = (self.words[word], shape << shift);
        let sum = a + b;
        self.words[word] = sum;
        // As in `checked_plus`.
        if (a ^ b ^ sum) & (LOW_BITS << 3) == 0 { Some(self) } else { None }
    }

    /// The sum of two counts, or `None` where a kind would pass seven.
    pub const fn checked_plus(self, other: Self) -> Option<Self> {
        let mut out = self;
        let mut i = 0;
        while i < 4 {
            let (a, b) = (self.words[i], other.words[i]);
            // A carry out of a field shows as a difference between the sum and the carry-less sum in the next
            // field's low bit; the top field's carry shows in bit 27.
            let sum = a + b;
            if (a ^ b ^ sum) & (LOW_BITS << 3) != 0 {
                return None;
            }
            out.words[i] = sum;
            i += 1;
        }
        Some(out)
    }

    /// How many tiles in all.
    #[inline]
    pub const fn total(self) -> u32 {
        let mut n = 0;
        let mut i = 0;
        while i < 4 {
            n += sum_fields(self.words[i]);
            i += 1;
        }
        n
    }

    /// The kinds with at least one tile.
    pub fn kinds(self) -> KindSet {
        self.pick(|w| (w | w >> 1 | w >> 2) & LOW_BITS)
    }

    /// The kinds with more than four tiles: an impossible hand.
    pub fn more_than_four(self) -> KindSet {
        self.pick(|w| w >> 2 & (w | w >> 1) & LOW_BITS)
    }

    /// Whether a kind has more than four tiles.
    pub(crate) const fn has_more_than_four(self) -> bool {
        let [m, p, s, z] = self.words;
        (m >> 2 & (m | m >> 1) | p >> 2 & (p | p >> 1) | s >> 2 & (s | s >> 1) | z >> 2 & (z | z >> 1))
            & LOW_BITS
            != 0
    }

    /// Whether a kind has four tiles or more.
    pub(crate) const fn has_four(self) -> bool {
        let [m, p, s, z] = self.words;
        (m | p | s | z) >> 2 & LOW_BITS != 0
    }

    /// The kinds with exactly four tiles or more.
    pub fn four_or_more(self) -> KindSet {
        self.pick(|w| w >> 2 & LOW_BITS)
    }

    fn pick(self, field: impl Fn(u32) -> u32) -> KindSet {
        let [m, p, s, z] = self.words.map(|w| u64::from(gather(field(w))));
        KindSet::from_bits(m | p << 9 | s << 18 | z << 27)
    }
}

/// The word of a kind and the lowest of its three bits there.
#[inline]
const fn place(kind: TileKind) -> (usize, u32) {
    // A division and a remainder by nine, looked up; both masks hold anyway and spare the checks of the indices.
    const PLACES: [u8; 64] = {
        let mut places = [0; 64];
        let mut i = 0;
        while i < TileKind::COUNT {
            places[i] = (i / 9 * 32 + i % 9 * 3) as u8;
            i += 1;
        }
        places
    };
    let place = PLACES[kind.index() % 64] as u32;
    ((place / 32 % 4) as usize, place % 32)
}

/// The sum of the nine three-bit fields, 63 at most.
///
/// Neighbouring fields are added into six-bit fields, and a product with a one in every sixth bit adds those into
/// its fifth field. (The baseline of x86-64 has no instruction that counts bits, so this beats three counts.)
#[inline]
pub(crate) const fn sum_fields(word: u32) -> u32 {
    const EVEN: u32 = 0o707_070_707;
    let pairs = (word & EVEN) + (word >> 3 & EVEN);
    pairs.wrapping_mul(0o101_010_101) >> 24 & 63
}

/// Bits 0, 3, 6 … 24 to bits 0, 1, 2 … 8.
pub(crate) const fn gather(word: u32) -> u32 {
    let x = word & LOW_BITS;
    // Each group of three bits to its lowest three, then the three groups together.
    let x = (x | x >> 2 | x >> 4) & 0o007_007_007;
    (x | x >> 6 | x >> 12) & 0o777
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = TileKind::all().filter(|k| self.get(*k) > 0).map(|k| (k, self.get(k)));
        f.debug_map().entries(held).finish()
    }
}

impl FromIterator<TileKind> for TileCounts {
    fn from_iter<I: IntoIterator<Item = TileKind>>(kinds: I) -> Self {
        let mut out = Self::EMPTY;
        for kind in kinds {
            out.add(kind);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_gathered_in_order() {
        for bits in 0..512u32 {
            let spread = (0..9).map(|i| (bits >> i & 1) << (3 * i)).sum();
            assert_eq!(gather(spread), bits);
        }
    }

    #[test]
    fn fields_are_added() {
        for word in [0, 0o777_777_777, 0o123_456_701, 0o400_000_004, 0o040_000_000, 0o700_000_000] {
            assert_eq!(sum_fields(word), (0..9).map(|i| word >> (3 * i) & 7).sum::<u32>(), "{word:o}");
        }
    }

    #[test]
    fn counts_go_in_and_come_out() {
        let mut array = [0u8; 34];
        for (i, n) in array.iter_mut().enumerate() {
            *n = (i % 5) as u8;
        }
        let counts = TileCounts::from_array(&array).unwrap();
        assert_eq!(counts.to_array(), array);
        assert_eq!(counts.total(), array.iter().map(|n| u32::from(*n)).sum::<u32>());
        assert_eq!(counts.kinds().len(), array.iter().filter(|n| **n > 0).count());
        assert!(counts.more_than_four().is_empty());
        array[3] = 5;
        assert_eq!(TileCounts::from_array(&array), None);
    }

    #[test]
    fn a_sum_that_passes_seven_is_refused() {
        for kind in [TileKind::at(0), TileKind::at(8), TileKind::RED] {
            let four = TileCounts::from_iter([kind; 4]);
            let three = TileCounts::from_iter([kind; 3]);
            assert_eq!(four.checked_plus(three).map(|c| c.get(kind)), Some(7));
            assert_eq!(four.checked_plus(four), None);
        }
    }
}
