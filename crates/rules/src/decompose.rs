//! Every way to split concealed tiles into chows, triplets and a pair.
use crate::counts::{LOW_BITS, TileCounts, sum_fields};
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// The chows and triplets of one suit. `chows` counts the chows that start at each rank in three-bit fields as
/// in [`TileCounts`]; bit `r` of `triplets` is a triplet of rank `r + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SuitSplit {
    pub(crate) chows: u32,
    pub(crate) triplets: u32,
}

/// No suit of up to fourteen tiles has more than three splits; one place is spare.
type SuitSplits = ArrayVec<SuitSplit, 4>;

/// One split of a whole hand: chows, triplets by kind, the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    pub(crate) chows: Chows,
    pub(crate) triplets: u64,
    pub(crate) pair: TileKind,
}

/// How many chows start at each of the 21 tiles that can start one: three-bit fields, seven to a suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Chows(pub(crate) u64);

impl Chows {
    /// Bit 0 of each field.
    pub(crate) const LOW: u64 = 0o1_1111_1111_1111_1111_1111;
    /// Bits of one suit.
    pub(crate) const SUIT: u32 = 21;

    pub(crate) const fn of_suit(suit: usize, chows: u32) -> Self {
        Self((chows as u64) << (suit as u32 * Self::SUIT))
    }

    /// The tile on which chows of this field start.
    #[inline]
    pub(crate) const fn tile(field: usize) -> TileKind {
        const STARTS: [TileKind; 32] = {
            let mut starts = [TileKind::EAST; 32];
            let mut i = 0;
            while i < 21 {
                starts[i] = TileKind::at(i / 7 * 9 + i % 7);
                i += 1;
            }
            starts
        };
        STARTS[field % 32]
    }

    /// The fields of one suit.
    pub(crate) const fn suit(self, suit: usize) -> u32 {
        (self.0 >> (suit as u32 * Self::SUIT)) as u32 & 0o7_777_777
    }

    /// Bit 0 of each field that is not zero.
    pub(crate) const fn starts(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & Self::LOW
    }
}

/// Calls `f` with every split of the tiles into groups and one pair. Tiles that cannot be split so are not
/// visited at all, five copies of a kind among them.
#[inline]
pub(crate) fn splits(concealed: TileCounts, mut f: impl FnMut(&Split)) {
    let words = concealed.words();
    // Groups have three tiles, so exactly one of the four parts holds the pair: the one with 3n + 2 tiles.
    let Some(paired) = paired_part(&words) else { return };
    let mut parts: [SuitSplits; 3] = Default::default();
    for suit in (0..3).filter(|s| *s != paired) {
        split_suit(words[suit], SuitSplit::default(), &mut parts[suit]);
        if parts[suit].is_empty() {
            return;
        }
    }
    if paired == 3 {
        let pairs = words[3] >> 1 & !words[3] & LOW_BITS;
        let rest = words[3] & !(pairs << 1);
        if pairs.count_ones() == 1
            && let Some(triplets) = honour_triplets(rest)
        {
            let pair = TileKind::at(27 + pairs.trailing_zeros() as usize / 3);
            combine(&parts, triplets, pair, &mut f);
        }
        return;
    }
    let Some(triplets) = honour_triplets(words[3]) else { return };
    // A chow of ranks r, r+1, r+2 and a triplet both have a rank sum divisible by three, so twice the pair's
    // rank is the sum of all ranks modulo three: a third of the ranks come into question.
    let word = words[paired];
    let mut rank = rank_sum(word) * 2 % 3;
    if rank == 0 {
        rank = 3;
    }
    while rank <= 9 {
        let shift = (rank - 1) * 3;
        if word >> shift & 7 >= 2 {
            let mut part = SuitSplits::new();
            split_suit(word - (2 << shift), SuitSplit::default(), &mut part);
            if !part.is_empty() {
                parts[paired] = part;
                combine(&parts, triplets, TileKind::at(paired * 9 + rank as usize - 1), &mut f);
            }
        }
        rank += 3;
    }
}

#[inline]
fn combine(parts: &[SuitSplits; 3], honours: u64, pair: TileKind, f: &mut impl FnMut(&Split)) {
    for m in &parts[0] {
        for p in &parts[1] {
            for s in &parts[2] {
                let triplets = u64::from(m.triplets)
                    | u64::from(p.triplets) << 9
                    | u64::from(s.triplets) << 18
                    | honours << 27;
                let chows = u64::from(m.chows)
                    | u64::from(p.chows) << Chows::SUIT
                    | u64::from(s.chows) << (2 * Chows::SUIT);
                f(&Split { chows: Chows(chows), triplets, pair });
            }
        }
    }
}

/// The part with 3n + 2 tiles, if there is exactly one and the others have 3n.
#[inline]
fn paired_part(words: &[u32; 4]) -> Option<usize> {
    // Rest modulo three of each part as two bits of one byte: 2 in one place, 0 in the others.
    let [m, p, s, z] = words.map(|w| sum_fields(w) % 3);
    match m | p << 2 | s << 4 | z << 6 {
        0b10 => Some(0),
        0b1000 => Some(1),
        0b10_0000 => Some(2),
        0b1000_0000 => Some(3),
        _ => None,
    }
}

/// Every field must be zero or three; bit `i` of the result is a triplet of honour `i`.
#[inline]
fn honour_triplets(word: u32) -> Option<u64> {
    let threes = word & LOW_BITS;
    (word == threes * 3).then(|| u64::from(crate::counts::gather(threes)))
}

/// The sum of the ranks of all tiles of a suit, modulo 3 (ranks 1, 4, 7 weigh one, 2, 5, 8 two, 3, 6, 9 none).
#[inline]
fn rank_sum(word: u32) -> u32 {
    let at = |rank: u32| word >> (3 * rank - 3) & 7;
    at(1) + at(4) + at(7) + 2 * (at(2) + at(5) + at(8))
}

/// Every split of the tiles of one suit into chows and triplets, lowest rank first: the tiles of the lowest rank
/// are a triplet, or each of them starts a chow.
fn split_suit(mut word: u32, mut done: SuitSplit, out: &mut SuitSplits) {
    while word != 0 {
        let shift = word.trailing_zeros() / 3 * 3;
        let n = word >> shift & 7;
        if n >= 3 {
            let with = SuitSplit { triplets: done.triplets | 1 << (shift / 3), ..done };
            split_suit(word - (3 << shift), with, out);
        }
        if shift > 18 || word >> (shift + 3) & 7 < n || word >> (shift + 6) & 7 < n {
            return;
        }
        word -= n * 0o111 << shift;
        done.chows += n << shift;
    }
    // The capacity covers every suit of at most fourteen tiles; a longer one is no hand.
    let _ = out.try_push(done);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn counts(groups: &str) -> TileCounts {
        let mut kinds = Vec::new();
        let mut ranks = Vec::new();
        for c in groups.chars() {
            match "mpsz".find(c) {
                Some(suit) => kinds.extend(ranks.drain(..).map(|r: usize| TileKind::at(suit * 9 + r - 1))),
                None => ranks.push(c.to_digit(10).unwrap() as usize),
            }
        }
        kinds.into_iter().collect()
    }

    fn all(hand: &str) -> Vec<(u64, u64, String)> {
        let mut out = Vec::new();
        splits(counts(hand), |s| out.push((s.chows.0, s.triplets, s.pair.to_string())));
        out
    }

    #[test]
    fn three_in_a_row_of_triplets_has_both_readings() {
        let found = all("222333444p99m345s");
        assert_eq!(found.len(), 2);
        assert_eq!(all("11122233344455m").len(), 4);
        assert_eq!(all("1112345678999m9m").len(), 1);
        assert_eq!(all("123m").len(), 0);
        assert_eq!(all("11122233344z").len(), 1);
        assert_eq!(all("11112222333344z").len(), 0);
        assert_eq!(all("112233m112233p7z").len(), 0);
        assert_eq!(all("112233m112233p77z").len(), 1);
    }

    /// Builds every hand of one suit from groups and a pair and counts the ways; the splits must be these.
    #[test]
    fn splits_of_one_suit_are_those_that_building_gives() {
        use std::collections::HashMap;
        type Way = (u32, u64, usize);
        let mut built: HashMap<[u8; 9], BTreeSet<Way>> = HashMap::new();
        fn build(
            from: usize,
            left: usize,
            hand: [u8; 9],
            way: Way,
            out: &mut HashMap<[u8; 9], BTreeSet<Way>>,
        ) {
            if hand.iter().any(|n| *n > 4) {
                return;
            }
            if left == 0 {
                out.entry(hand).or_default().insert(way);
                return;
            }
            for g in from..16 {
                let (mut h, mut w) = (hand, way);
                if g < 9 {
                    if w.1 >> g & 1 == 1 {
                        continue;
                    }
                    h[g] += 3;
                    w.1 |= 1 << g;
                } else {
                    (0..3).for_each(|i| h[g - 9 + i] += 1);
                    w.0 += 1 << (3 * (g - 9));
                }
                build(g, left - 1, h, w, out);
            }
        }
        for pair in 0..9 {
            for groups in 0..=4 {
                let mut hand = [0; 9];
                hand[pair] = 2;
                build(0, groups, hand, (0, 0, pair), &mut built);
            }
        }
        assert_eq!(built.len(), 9 + 135 + 996 + 4475 + 13259);
        for (hand, ways) in built {
            let kinds = (0..9).flat_map(|r| std::iter::repeat_n(TileKind::at(r), usize::from(hand[r])));
            let mut found = BTreeSet::new();
            splits(kinds.collect(), |s| assert!(found.insert((s.chows.suit(0), s.triplets, s.pair.index()))));
            assert_eq!(found, ways, "{hand:?}");
        }
    }
}
