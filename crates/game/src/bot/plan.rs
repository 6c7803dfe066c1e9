//! A plan: which hand a player works towards, and how far his tiles are from it.
use rules::counts::TileCounts;
use rules::meld::{Group, Meld};
use rules::shape;
use rules::tile::{KindSet, TileKind};

/// Twos to eights.
pub(super) const SIMPLES: KindSet = KindSet::ALL.difference(KindSet::TERMINALS_AND_HONOURS);
/// Winds and dragons.
pub(super) const HONOURS: KindSet = KindSet::from_bits(0b111_1111 << 27);
/// The kinds of each suit.
pub(super) const SUITS: [KindSet; 3] =
    [KindSet::from_bits(0o777), KindSet::from_bits(0o777 << 9), KindSet::from_bits(0o777 << 18)];

/// What a hand is to be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Groups and a pair.
    Sets,
    /// Groups and a pair, a pung of this kind among them.
    With(TileKind),
    /// Chows and a pair.
    Chows,
    /// Pungs and a pair.
    Pungs,
    /// Seven pairs.
    Pairs,
    /// One of each terminal and honour, one of them twice.
    Orphans,
}

/// Whether other players' tiles may be claimed on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claims {
    /// Yes.
    Allowed,
    /// Only the last one.
    None,
}

/// A hand to work towards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The kinds it is made of.
    pub(super) of: KindSet,
    /// What it is.
    pub(super) goal: Goal,
    /// Whether claims further it.
    pub(super) claims: Claims,
    /// What it is worth, in the unit of the family.
    pub(super) worth: f64,
}

/// What the concealed tiles lack for a plan, and the kinds that lessen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Distance {
    pub(super) lacking: u8,
    pub(super) accepted: KindSet,
}

/// The tiles of these kinds alone.
pub(super) fn only(tiles: TileCounts, kinds: KindSet) -> TileCounts {
    let [m, p, s, z] = tiles.words();
    let bits = kinds.bits();
    TileCounts::from_words([
        m & spread(bits),
        p & spread(bits >> 9),
        s & spread(bits >> 18),
        z & spread(bits >> 27),
    ])
}

/// Nine bits, each as three.
const fn spread(bits: u64) -> u32 {
    let table = &SPREAD;
    table[(bits & 0o777) as usize]
}

const SPREAD: [u32; 512] = {
    let mut out = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        let mut rank = 0;
        while rank < 9 {
            if bits >> rank & 1 == 1 {
                out[bits] |= 0o7 << (3 * rank);
            }
            rank += 1;
        }
        bits += 1;
    }
    out
};

impl Plan {
    /// Whether these declared groups fit.
    pub(super) fn fits(&self, melds: &[Meld]) -> bool {
        match self.goal {
            Goal::Pairs | Goal::Orphans => melds.is_empty(),
            Goal::Pungs => {
                melds.iter().all(|m| !matches!(m.group(), Group::Chow(_)) && self.of.contains(m.tile()))
            }
            Goal::Chows => melds.iter().all(|m| matches!(m.group(), Group::Chow(_))),
            Goal::Sets | Goal::With(_) => {
                melds.iter().all(|m| m.group().tiles().all(|kind| self.of.contains(kind)))
            }
        }
    }

    /// How many concealed tiles are lacking beside so many melds; none where the plan cannot be.
    pub(super) fn lacking(&self, concealed: TileCounts, melds: usize) -> Option<u8> {
        let tiles = only(concealed, self.of);
        let groups = 4usize.checked_sub(melds)?;
        match self.goal {
            Goal::Sets => shape::lacking(tiles, groups).ok(),
            Goal::Chows => shape::lacking(at_most_two(tiles), groups).ok(),
            Goal::With(kind) => {
                let held = tiles.get(kind).min(3);
                let rest = without(tiles, kind);
                Some(shape::lacking(rest, groups.checked_sub(1)?).ok()? + 3 - held)
            }
            _ => self.distance(concealed, melds).map(|d| d.lacking),
        }
    }

    /// How many are lacking, and what lessens it.
    pub(super) fn distance(&self, concealed: TileCounts, melds: usize) -> Option<Distance> {
        let tiles = only(concealed, self.of);
        let groups = 4usize.checked_sub(melds)?;
        let found = match self.goal {
            Goal::Sets => {
                let reach = shape::reach(tiles, groups).ok()?;
                Distance { lacking: reach.lacking, accepted: reach.accepted }
            }
            // A third copy is no pung here. Two pairs still count as one and a half.
            Goal::Chows => {
                let reach = shape::reach(at_most_two(tiles), groups).ok()?;
                Distance { lacking: reach.lacking, accepted: reach.accepted.difference(at_least(tiles, 2)) }
            }
            Goal::With(kind) => {
                let held = tiles.get(kind).min(3);
                let reach = shape::reach(without(tiles, kind), groups.checked_sub(1)?).ok()?;
                let mut accepted = reach.accepted;
                accepted.remove(kind);
                if held < 3 {
                    accepted.insert(kind);
                }
                Distance { lacking: reach.lacking + 3 - held, accepted }
            }
            Goal::Pungs => pungs(tiles, groups, self.of),
            Goal::Pairs => pairs(tiles, self.of),
            Goal::Orphans => orphans(tiles),
        };
        Some(Distance { accepted: found.accepted.intersection(self.of), ..found })
    }
}

fn without(mut tiles: TileCounts, kind: TileKind) -> TileCounts {
    while tiles.remove(kind) {}
    tiles
}

fn at_most_two(tiles: TileCounts) -> TileCounts {
    // Fields of three and four become two: the low bit goes where the second is set, the third becomes the second.
    const LOW: u32 = 0o111_111_111;
    TileCounts::from_words(tiles.words().map(|w| {
        let two_or_more = (w >> 1 | w >> 2) & LOW;
        w & LOW & !two_or_more | two_or_more << 1
    }))
}

fn at_least(tiles: TileCounts, n: u8) -> KindSet {
    tiles.kinds().iter().filter(|kind| tiles.get(*kind) >= n).collect()
}

fn pungs(tiles: TileCounts, groups: usize, of: KindSet) -> Distance {
    let (threes, twos) = (at_least(tiles, 3), at_least(tiles, 2));
    let ones = tiles.kinds();
    let kinds = [threes.len(), twos.len() - threes.len(), ones.len() - twos.len()];
    // Groups from the fullest kinds down, then the pair.
    let mut left = kinds;
    let mut held = 0;
    for _ in 0..groups {
        for (n, count) in left.iter_mut().enumerate() {
            if *count > 0 {
                *count -= 1;
                held += 3 - n;
                break;
            }
        }
    }
    held += if left[0] + left[1] > 0 { 2 } else { usize::from(left[2] > 0) };
    let lacking = (3 * groups + 2 - held) as u8;
    let pairs = twos.difference(threes);
    let singles = ones.difference(twos);
    let mut accepted = KindSet::EMPTY;
    if threes.len() < groups {
        accepted = accepted.union(pairs);
    }
    if twos.len() < groups + 1 {
        accepted = accepted.union(singles);
    }
    if ones.len() < groups + 1 {
        accepted = accepted.union(of.difference(ones));
    }
    Distance { lacking, accepted }
}

fn pairs(tiles: TileCounts, of: KindSet) -> Distance {
    let (kinds, twos) = (tiles.kinds(), at_least(tiles, 2));
    let missing = 7usize.saturating_sub(kinds.len());
    let lacking = 7usize.saturating_sub(twos.len()) + missing;
    let mut accepted = kinds.difference(twos);
    if missing > 0 {
        accepted = accepted.union(of.difference(kinds));
    }
    Distance { lacking: lacking as u8, accepted }
}

fn orphans(tiles: TileCounts) -> Distance {
    let tiles = only(tiles, KindSet::TERMINALS_AND_HONOURS);
    let (kinds, twos) = (tiles.kinds(), at_least(tiles, 2));
    let lacking = 14 - kinds.len() - usize::from(!twos.is_empty());
    let held = if twos.is_empty() { KindSet::EMPTY } else { kinds };
    Distance { lacking: lacking as u8, accepted: KindSet::TERMINALS_AND_HONOURS.difference(held) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(numbers: &[u8]) -> TileCounts {
        numbers.iter().filter_map(|n| TileKind::new(*n)).collect()
    }

    fn plan(goal: Goal) -> Plan {
        Plan { of: KindSet::ALL, goal, claims: Claims::Allowed, worth: 1.0 }
    }

    fn distance(goal: Goal, numbers: &[u8]) -> (u8, KindSet) {
        let found = plan(goal).distance(tiles(numbers), 0).expect("a plan");
        assert_eq!(plan(goal).lacking(tiles(numbers), 0), Some(found.lacking));
        (found.lacking, found.accepted)
    }

    #[test]
    fn pungs_are_counted_from_the_fullest_kinds() {
        let hand = [0, 0, 0, 1, 1, 1, 9, 9, 9, 20, 20, 27, 27];
        assert_eq!(distance(Goal::Pungs, &hand), (1, tiles(&[20, 27]).kinds()));
        let single = [0, 0, 0, 1, 1, 1, 9, 9, 9, 20, 20, 20, 27];
        assert_eq!(distance(Goal::Pungs, &single), (1, tiles(&[27]).kinds()));
        let far = [0, 0, 1, 2, 4, 6, 8, 9, 11, 13, 15, 17, 19];
        assert_eq!(distance(Goal::Pungs, &far).0, 14 - 2 - 4);
    }

    #[test]
    fn pairs_and_orphans_are_those_of_shanten() {
        let hand = [0, 0, 1, 1, 4, 4, 9, 9, 12, 12, 20, 20, 27];
        assert_eq!(distance(Goal::Pairs, &hand), (1, tiles(&[27]).kinds()));
        let wonders = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 32];
        assert_eq!(distance(Goal::Orphans, &wonders), (1, tiles(&[33]).kinds()));
    }

    #[test]
    fn a_forced_pung_is_lacking_apart() {
        let hand = [31, 31, 0, 1, 2, 9, 10, 11, 18, 19, 20, 5, 5];
        let (lacking, accepted) = distance(Goal::With(TileKind::WHITE), &hand);
        assert_eq!((lacking, accepted), (1, tiles(&[31]).kinds()));
    }

    #[test]
    fn a_third_copy_is_no_part_of_chows() {
        assert_eq!(at_most_two(tiles(&[0, 0, 0, 0, 1, 1, 1, 2, 2, 3])), tiles(&[0, 0, 1, 1, 2, 2, 3]));
        let hand = [0, 1, 2, 9, 10, 11, 18, 19, 20, 5, 5, 5, 13];
        assert_eq!(distance(Goal::Chows, &hand).0, 2);
        assert_eq!(distance(Goal::Sets, &hand).0, 1);
    }

    #[test]
    fn only_the_kinds_of_the_plan_count() {
        let hand = tiles(&[0, 1, 2, 9, 10, 27, 27]);
        assert_eq!(only(hand, SUITS[0].union(HONOURS)), tiles(&[0, 1, 2, 27, 27]));
    }
}
