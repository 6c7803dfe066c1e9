//! Standing tiles as sets and a pair, in the one way that has most pungs.
//!
//! Fan tell readings apart only by whether all sets are pungs, so one reading is enough, and it is found without
//! looking at the others: of the tiles of the lowest rank a pung takes three, and each that is left starts a chow.
//! (Three equal chows are three pungs as well.)
use super::reading::Reading;
use crate::counts::{TileCounts, sum_fields};
use crate::meld::Group;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// The sets of one suit. Bit `r` of `pungs` is a pung of rank `r + 1`; `chows` has a field of three bits for each
/// rank: how many chows start there.
#[derive(Clone, Copy)]
struct SuitSets {
    pungs: u32,
    chows: u32,
}

/// The reading of these tiles with most pungs; `None` if they are not sets and one pair, or hold five of a kind.
#[inline]
pub(super) fn sets_and_pair(standing: TileCounts) -> Option<Reading> {
    let words = standing.words();
    if words[3] != 0 || standing.has_more_than_four() {
        return None;
    }
    let mut sets = [SuitSets { pungs: 0, chows: 0 }; 3];
    let mut pair = None;
    for suit in 0..3 {
        match sum_fields(words[suit]) % 3 {
            0 => sets[suit] = sets_of(words[suit])?,
            2 if pair.is_none() => {
                let (rank, of_suit) = with_pair(words[suit])?;
                sets[suit] = of_suit;
                pair = Some(TileKind::at(suit * 9 + rank as usize));
            }
            _ => return None,
        }
    }
    let pair = pair?;
    let mut groups = ArrayVec::new();
    for (suit, of_suit) in sets.into_iter().enumerate() {
        let mut pungs = of_suit.pungs;
        while pungs != 0 {
            // At most four sets: there are at most fourteen tiles.
            let _ = groups.try_push(Group::Pung(TileKind::at(suit * 9 + pungs.trailing_zeros() as usize)));
            pungs &= pungs - 1;
        }
        let mut chows = of_suit.chows;
        while chows != 0 {
            let shift = chows.trailing_zeros() / 3 * 3;
            let _ = groups.try_push(Group::Chow(TileKind::at(suit * 9 + shift as usize / 3)));
            chows -= 1 << shift;
        }
    }
    Some(Reading::Sets { groups, pair })
}

/// The sets of a suit of 3n tiles.
#[inline]
fn sets_of(mut word: u32) -> Option<SuitSets> {
    let mut out = SuitSets { pungs: 0, chows: 0 };
    while word != 0 {
        let shift = word.trailing_zeros() / 3 * 3;
        let n = word >> shift & 7;
        let pung = u32::from(n >= 3);
        let chows = n - 3 * pung;
        if chows > 0 && (shift > 18 || word >> (shift + 3) & 7 < chows || word >> (shift + 6) & 7 < chows) {
            return None;
        }
        word -= (n << shift) + chows * (0o110 << shift);
        out.pungs |= pung << (shift / 3);
        out.chows |= chows << shift;
    }
    Some(out)
}

/// The rank of the pair, from 0, and the sets of a suit of 3n + 2 tiles: of all pairs the one that leaves most pungs.
fn with_pair(word: u32) -> Option<(u32, SuitSets)> {
    // A chow and a pung both have a rank sum divisible by three, so a third of the ranks come into question: with
    // ranks 1, 4, 7 of weight one and 2, 5, 8 of weight two, twice the rank of the pair is the sum of all.
    let at = |rank: u32| word >> (3 * rank - 3) & 7;
    let sum = at(1) + at(4) + at(7) + 2 * (at(2) + at(5) + at(8));
    let mut rank = match sum * 2 % 3 {
        0 => 3,
        rest => rest,
    };
    let mut best: Option<(u32, SuitSets)> = None;
    while rank <= 9 {
        if at(rank) >= 2
            && let Some(sets) = sets_of(word - (2 << (3 * rank - 3)))
            && best.is_none_or(|(_, b)| b.pungs.count_ones() < sets.pungs.count_ones())
        {
            best = Some((rank - 1, sets));
        }
        rank += 3;
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decompose::splits;

    /// Every suit of 2, 5, 8, 11 and 14 tiles, against the list of all readings.
    #[test]
    fn the_reading_is_the_one_with_most_pungs() {
        let mut complete = 0;
        for code in 0..5u32.pow(9) {
            let counts: [u8; 9] = std::array::from_fn(|i| (code / 5u32.pow(i as u32) % 5) as u8);
            if counts.iter().sum::<u8>() % 3 != 2 || counts.iter().sum::<u8>() > 14 {
                continue;
            }
            let kinds = (0..9).flat_map(|r| std::iter::repeat_n(TileKind::at(9 + r), usize::from(counts[r])));
            let tiles: TileCounts = kinds.collect();
            let mut most = None;
            splits(tiles, |s| most = most.max(Some(s.triplets.count_ones())));
            let found = sets_and_pair(tiles).map(|reading| match reading {
                Reading::Sets { groups, pair } => {
                    let all: TileCounts = groups.iter().flat_map(|g| g.tiles()).chain([pair; 2]).collect();
                    assert_eq!(all, tiles);
                    groups.iter().filter(|g| matches!(g, Group::Pung(_))).count() as u32
                }
                Reading::SevenPairs => u32::MAX,
            });
            assert_eq!(found, most, "{counts:?}");
            complete += u32::from(found.is_some());
        }
        assert_eq!(complete, 9 + 135 + 996 + 4475 + 13259);
    }
}
