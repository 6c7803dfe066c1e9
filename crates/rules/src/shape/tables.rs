//! The suit tables: index of a suit, its class, and what two classes together lack (written by `build.rs`).
//!
//! The class of a suit stands for ten numbers: how many tiles it lacks for 0–4 groups, without and with a pair,
//! where no target has five of a kind. Two suits are merged by a table of classes, the bamboo suit with the
//! honours likewise, and the last table knows what both halves lack together.
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
    TWO_SUITS[first * SUIT_CLASSES + second] as usize
}

/// The class of a suit and the honours taken together.
#[inline]
pub(super) fn suit_and_honours(suit: usize, honours: usize) -> usize {
    SUIT_AND_HONOURS[suit * HONOUR_CLASSES + honours] as usize
}

/// Tiles lacking for this many groups and a pair.
#[inline]
pub(super) fn lacking(groups: usize, first: usize, second: usize) -> u8 {
    LACKING[(groups * FIRST_CLASSES + first) * SECOND_CLASSES + second]
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
