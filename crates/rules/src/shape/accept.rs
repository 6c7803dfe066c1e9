//! What a hand of 3n+1 tiles lacks and the kinds that lessen it, in one pass and by shape.
use super::held::{Held, odd, once, twice};
use super::shanten::{orphans_lacking, pairs_lacking};
use super::tables::{honour_class, lacking, suit_and_honours, suit_class, two_suits};
use super::{SevenPairs, Shapes, ThirteenOrphans};
use crate::tile::KindSet;

/// Tiles lacking, and the kinds of which one more leaves one less lacking.
#[derive(Clone, Copy)]
pub(super) struct Accept {
    pub(super) lacking: u8,
    pub(super) kinds: KindSet,
}

impl Accept {
    /// Of a hand of 3n+1 tiles: the least lacking over the shapes, and all kinds that lessen it.
    #[inline]
    pub(super) fn of(held: &Held, shapes: Shapes) -> Self {
        let mut out = Self::standard(held);
        if held.groups == 4 {
            if shapes.pairs != SevenPairs::No {
                out = out.or(pairs_lacking(held, shapes.pairs), || match shapes.pairs {
                    SevenPairs::Repeats => held.pick(odd),
                    _ => different_pairs(held),
                });
            }
            if shapes.orphans == ThirteenOrphans::Yes {
                out = out.or(Some(orphans_lacking(held)), || orphans(held));
            }
        }
        out
    }

    /// Takes another shape into account.
    #[inline]
    fn or(self, lacking: Option<u8>, kinds: impl FnOnce() -> KindSet) -> Self {
        match lacking {
            Some(n) if n < self.lacking => Self { lacking: n, kinds: kinds() },
            Some(n) if n == self.lacking => Self { lacking: n, kinds: self.kinds.union(kinds()) },
            _ => self,
        }
    }

    /// Groups and a pair.
    #[inline]
    fn standard(held: &Held) -> Self {
        let [m, p, s, z] = held.words;
        let [cm, cp, cs, cz] = [suit_class(m), suit_class(p), suit_class(s), honour_class(z)];
        let (first, second) = (two_suits(cm, cp), suit_and_honours(cs, cz));
        let lack = lacking(held.groups, first, second);
        // A fifth copy never lessens anything: its word has the number of a suit with fewer tiles.
        let mut bits = 0;
        for i in 0..9 {
            let one = 1 << (3 * i);
            let nm = lacking(held.groups, two_suits(suit_class(m + one), cp), second);
            let np = lacking(held.groups, two_suits(cm, suit_class(p + one)), second);
            let ns = lacking(held.groups, first, suit_and_honours(suit_class(s + one), cz));
            bits |= u64::from(nm < lack) << i
                | u64::from(np < lack) << (9 + i)
                | u64::from(ns < lack) << (18 + i);
        }
        for i in 0..7 {
            let nz = lacking(held.groups, first, suit_and_honours(cs, honour_class(z + (1 << (3 * i)))));
            bits |= u64::from(nz < lack) << (27 + i);
        }
        Self { lacking: lack, kinds: KindSet::from_bits(bits) }
    }
}

fn different_pairs(held: &Held) -> KindSet {
    let kinds = held.pick(once);
    let single = kinds.difference(held.pick(twice));
    // With less than seven kinds a new one is as good as a second copy.
    if kinds.len() < 7 { single.union(KindSet::ALL.difference(kinds)) } else { single }
}

fn orphans(held: &Held) -> KindSet {
    let (_, pairs) = held.orphan_kinds_and_pairs();
    let held_kinds = if pairs == 0 { KindSet::EMPTY } else { held.pick(once) };
    KindSet::TERMINALS_AND_HONOURS.difference(held_kinds)
}
