//! The suit tables: number of a suit, its class, and what the classes lack together (written by `build.rs`).
//!
//! The class of a suit stands for ten numbers: how many tiles it lacks for 0–4 groups, without and with a pair,
//! where no target has five of a kind. There are 126 such classes of suits and 55 of honours. Classes are merged by
//! tables of classes, and for one part beside the rest the last tables know what the hand lacks: one row for all
//! that can be drawn into that part.
include!(concat!(env!("OUT_DIR"), "/shape_tables.rs"));

/// The number of a suit of at most 14 tiles and at most four of a kind: below 405,350, each suit its own.
///
/// `word` has three bits a rank, as in [`TileCounts::words`](crate::counts::TileCounts::words). A word with five
/// or more of one kind gets the number of a suit with fewer tiles.
#[inline]
pub(crate) fn suit_index(word: u32) -> usize {
    SUIT_LOW[(word & 0o7777) as usize] as usize + SUIT_HIGH[(word >> 12 & 0o77777) as usize] as usize
}

/// The number of the honours of a hand, below 43,130; as [`suit_index`].
#[inline]
pub(crate) fn honour_index(word: u32) -> usize {
    HONOUR_LOW[(word & 0o7777) as usize] as usize + HONOUR_HIGH[(word >> 12 & 0o777) as usize] as usize
}

/// The class of a suit.
#[inline]
pub(super) fn suit_class(word: u32) -> usize {
    SUIT_CLASS[suit_index(word)] as usize
}

/// The class of the honours.
#[inline]
pub(super) fn honour_class(word: u32) -> usize {
    HONOUR_CLASS[honour_index(word)] as usize
}

/// The class of two suits taken together.
#[inline]
pub(super) fn two_suits(first: usize, second: usize) -> usize {
    TWO_SUITS[first * TWO_SUITS_WIDTH + second] as usize
}

/// The class of a suit and the honours taken together.
#[inline]
pub(super) fn suit_and_honours(suit: usize, honours: usize) -> usize {
    SUIT_AND_HONOURS[suit * SUIT_AND_HONOURS_WIDTH + honours] as usize
}

/// The rest beside one suit, from another suit and the class of [`suit_and_honours`].
#[inline]
pub(super) fn all_but_first(second: usize, third_and_honours: usize) -> usize {
    ALL_BUT_FIRST[second * ALL_BUT_FIRST_WIDTH + third_and_honours] as usize
}

/// The rest beside one suit, from the class of [`two_suits`] and the honours.
#[inline]
pub(super) fn all_but_third(first_and_second: usize, honours: usize) -> usize {
    ALL_BUT_THIRD[first_and_second * ALL_BUT_THIRD_WIDTH + honours] as usize
}

/// The rest beside the honours, from the class of [`two_suits`] and the third suit.
#[inline]
pub(super) fn all_but_honours(first_and_second: usize, third: usize) -> usize {
    ALL_BUT_HONOURS[first_and_second * ALL_BUT_HONOURS_WIDTH + third] as usize
}

/// Tiles lacking for a number of groups and a pair beside a given rest, by the class of one suit or the honours.
#[derive(Clone, Copy)]
pub(super) struct Lacking<const WIDTH: usize>(&'static [u8; WIDTH]);

impl<const WIDTH: usize> Lacking<WIDTH> {
    #[inline]
    pub(super) fn with(self, class: usize) -> u8 {
        self.0[class & (WIDTH - 1)]
    }
}

/// Beside two suits and the honours.
#[inline]
pub(super) fn lacking_by_suit(groups: usize, rest: usize) -> Lacking<LACKING_BY_SUIT_WIDTH> {
    let (rows, _) = LACKING_BY_SUIT.as_chunks();
    Lacking(&rows[groups * LACKING_BY_SUIT_REST + rest])
}

/// Beside three suits.
#[inline]
pub(super) fn lacking_by_honours(groups: usize, rest: usize) -> Lacking<LACKING_BY_HONOURS_WIDTH> {
    let (rows, _) = LACKING_BY_HONOURS.as_chunks();
    Lacking(&rows[groups * LACKING_BY_HONOURS_REST + rest])
}

/// The ranks of a suit of which one tile more leaves less than `lack`, as bits.
///
/// A fifth copy never does: its word has the number of a suit with fewer tiles.
#[inline]
pub(super) fn suit_lessened(word: u32, beside: Lacking<LACKING_BY_SUIT_WIDTH>, lack: u8) -> u64 {
    let (low, high) = (word & 0o7777, word >> 12);
    let (start, place) = (SUIT_LOW[low as usize] as usize, SUIT_HIGH[(high & 0o77777) as usize] as usize);
    let mut bits = 0;
    for i in 0..4 {
        let index = SUIT_LOW[((low + (1 << (3 * i))) & 0o7777) as usize] as usize + place;
        bits |= u64::from(beside.with(SUIT_CLASS[index] as usize) < lack) << i;
    }
    for i in 0..5 {
        let index = start + SUIT_HIGH[((high + (1 << (3 * i))) & 0o77777) as usize] as usize;
        bits |= u64::from(beside.with(SUIT_CLASS[index] as usize) < lack) << (4 + i);
    }
    bits
}

/// The same for the honours.
#[inline]
pub(super) fn honours_lessened(word: u32, beside: Lacking<LACKING_BY_HONOURS_WIDTH>, lack: u8) -> u64 {
    let mut bits = 0;
    for i in 0..7 {
        bits |= u64::from(beside.with(honour_class(word + (1 << (3 * i)))) < lack) << i;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All words of this many ranks that 14 tiles can hold.
    fn words(ranks: u32) -> Vec<u32> {
        let mut out = vec![(0, 0)];
        for rank in 0..ranks {
            out = out
                .iter()
                .flat_map(|(word, tiles)| (0..=4).map(move |n| (word | n << (3 * rank), tiles + n)))
                .filter(|(_, tiles)| *tiles <= 14)
                .collect();
        }
        out.into_iter().map(|(word, _)| word).collect()
    }

    #[test]
    fn every_suit_has_its_own_number() {
        for (words, index, len) in [
            (words(9), suit_index as fn(u32) -> usize, SUIT_CLASS.len()),
            (words(7), honour_index as fn(u32) -> usize, HONOUR_CLASS.len()),
        ] {
            let mut numbers: Vec<_> = words.into_iter().map(index).collect();
            numbers.sort_unstable();
            assert!(numbers.into_iter().eq(0..len));
        }
    }

    #[test]
    fn a_fifth_copy_has_the_number_of_a_suit_with_fewer_tiles() {
        let four_ones_and_nines = 0o400_000_004;
        assert_eq!(suit_index(four_ones_and_nines + 1), suit_index(0o400_000_000));
        assert_eq!(suit_index(four_ones_and_nines + (1 << 24)), suit_index(0o4));
        assert_eq!(honour_index(0o5_000_000), honour_index(0));
    }
}
