//! Every way to split concealed tiles into chows, triplets and a pair.
use crate::counts::{LOW_BITS, TileCounts, sum_fields};
use crate::tile::TileKind;

/// The chows and triplets of one suit. `chows` counts the chows that start at each rank in three-bit fields as
/// in [`TileCounts`]; bit `r` of `triplets` is a triplet of rank `r + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SuitSplit {
    chows: u32,
    triplets: u32,
}

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

/// Calls `f` with every split of the tiles into groups and one pair, at most four tiles of a kind. Tiles that
/// cannot be split so are not visited at all.
#[inline]
pub(crate) fn splits(concealed: TileCounts, mut f: impl FnMut(&Split)) {
    /// Ranks three, six and nine, two, five and eight, one, four and seven.
    const THIRDS: [u32; 3] = [0o100_100_100, 0o010_010_010, 0o001_001_001];
    let words = concealed.words();
    // Groups have three tiles, so exactly one of the four parts holds the pair: the one with 3n + 2 tiles.
    let Some(paired) = paired_part(&words) else { return };
    let mut parts = [SuitSplit::default(); 3];
    for suit in 0..3 {
        if suit != paired {
            let Some(part) = first_split(words[suit]) else { return };
            parts[suit] = part;
        }
    }
    let honours = words[3];
    if paired == 3 {
        let pairs = honours >> 1 & !honours & LOW_BITS;
        let Some(triplets) = honour_triplets(honours & !(pairs << 1)) else { return };
        if pairs.is_power_of_two() {
            let pair = TileKind::at(27 + pairs.trailing_zeros() as usize / 3);
            with_rearranged(&Split::of(&parts, triplets, pair), &mut f);
        }
        return;
    }
    let Some(triplets) = honour_triplets(honours) else { return };
    // A chow of ranks r, r+1, r+2 and a triplet both have a rank sum divisible by three, so twice the pair's
    // rank is the sum of all ranks modulo three: a third of the ranks come into question.
    let word = words[paired];
    let mut pairs = (word >> 1 | word >> 2) & THIRDS[rank_sum(word) as usize % 3];
    while pairs != 0 {
        let low = pairs.trailing_zeros();
        if let Some(part) = first_split(word - (2 << low)) {
            parts[paired] = part;
            let pair = TileKind::at(paired * 9 + low as usize / 3);
            with_rearranged(&Split::of(&parts, triplets, pair), &mut f);
        }
        pairs &= pairs - 1;
    }
}

impl Split {
    #[inline]
    fn of([m, p, s]: &[SuitSplit; 3], honours: u64, pair: TileKind) -> Self {
        let triplets = u64::from(m.triplets | p.triplets << 9 | s.triplets << 18) | honours << 27;
        let chows =
            Chows::of_suit(0, m.chows).0 | Chows::of_suit(1, p.chows).0 | Chows::of_suit(2, s.chows).0;
        Self { chows: Chows(chows), triplets, pair }
    }
}

/// Calls `f` with this split, which has triplets wherever it can, and with every other one of the same tiles and
/// pair: it differs by three equal chows in place of three triplets in a row. (Six groups would be needed to do
/// that twice.)
#[inline]
fn with_rearranged(split: &Split, f: &mut impl FnMut(&Split)) {
    /// Ranks one to seven of the three suits.
    const CHOW_STARTS: u64 = 0o177 | 0o177 << 9 | 0o177 << 18;
    f(split);
    let triplets = split.triplets;
    let mut rows = triplets & triplets >> 1 & triplets >> 2 & CHOW_STARTS;
    while rows != 0 {
        let start = 63 - rows.leading_zeros() as usize;
        let chows = split.chows.0 + Chows::of_suit(start / 9, 3 << (start % 9 * 3)).0;
        f(&Split { chows: Chows(chows), triplets: triplets & !(7 << start), ..*split });
        rows &= !(1 << start);
    }
}

/// The part with 3n + 2 tiles, if there is exactly one and the others have 3n.
#[inline]
fn paired_part(words: &[u32; 4]) -> Option<usize> {
    // The number of tiles of each part in 16 bits of their own. A third of it, rounded down, is n · 171 / 512 up
    // to 63 tiles; what remains is two in one place and zero in the others.
    const LANES: u64 = 0x0001_0001_0001_0001;
    let [m, p, s, z] = words.map(|w| u64::from(sum_fields(w)));
    let tiles = m | p << 16 | s << 32 | z << 48;
    let thirds = ((tiles * 171) >> 9) & (31 * LANES);
    let rest = tiles - 3 * thirds;
    let two = rest & (2 * LANES);
    (rest == two && two.is_power_of_two()).then(|| two.trailing_zeros() as usize / 16)
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
    let at = |rank: u32| (word >> (3 * rank - 3)) & 7;
    at(1) + at(4) + at(7) + 2 * (at(2) + at(5) + at(8))
}

/// The split of the tiles of one suit into chows and triplets that has triplets wherever it can. If there is any
/// split there is this one: three or more chows that start at one rank can be read as three triplets.
#[inline]
fn first_split(mut word: u32) -> Option<SuitSplit> {
    /// For a number of tiles of the lowest rank what they take with the next two ranks: three are a triplet, each
    /// of the others starts a chow. (Five and more are no hand and take more than there is.)
    const TAKEN: [u32; 8] = [0, 0o111, 0o222, 0o003, 0o114, 0o775, 0o776, 0o777];
    /// The low bits of the next two ranks and of the one after.
    const BORROWED: u32 = 0o1110;
    let mut done = SuitSplit::default();
    while word != 0 {
        let rank = word.trailing_zeros() / 3;
        let from_rank = word >> (3 * rank);
        let held = from_rank & 7;
        let taken = TAKEN[held as usize];
        // A rank that has too few tiles borrows from the next one.
        let left = from_rank.wrapping_sub(taken);
        if (from_rank ^ taken ^ left) & BORROWED != 0 {
            return None;
        }
        done.triplets |= u32::from(held >= 3) << rank;
        done.chows |= (taken >> 6) << (3 * rank);
        word = left << (3 * rank);
    }
    Some(done)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};

    /// Chows, triplets and the pair.
    type Way = (u32, u64, usize);

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

    fn build(from: usize, left: usize, hand: [u8; 9], way: Way, out: &mut HashMap<[u8; 9], BTreeSet<Way>>) {
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

    /// Builds every hand of one suit from groups and a pair and counts the ways; the splits must be these.
    #[test]
    fn splits_of_one_suit_are_those_that_building_gives() {
        let mut built: HashMap<[u8; 9], BTreeSet<Way>> = HashMap::new();
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
