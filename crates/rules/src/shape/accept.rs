//! What a hand of 3n+1 tiles lacks and the kinds that lessen it, in one pass and by shape.
use super::held::{Held, odd, once, twice};
use super::shanten::{orphans_lacking, pairs_lacking};
use super::{SevenPairs, Shapes, reach};
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
            out = out.or(pairs_lacking(held, shapes.pairs), || match shapes.pairs {
                SevenPairs::Repeats => held.pick(odd),
                _ => different_pairs(held),
            });
            out = out.or(orphans_lacking(held, shapes.orphans), || orphans(held));
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
        let reach = reach::of(held);
        Self { lacking: reach.lacking, kinds: reach.accepted }
    }
}

fn different_pairs(held: &Held) -> KindSet {
    let (kinds, _) = held.kinds_and_pairs();
    let once_held = held.pick(once);
    let single = once_held.difference(held.pick(twice));
    // With less than seven kinds a new one is as good as a second copy.
    if kinds < 7 { single.union(KindSet::ALL.difference(once_held)) } else { single }
}

fn orphans(held: &Held) -> KindSet {
    let (_, pairs) = held.orphan_kinds_and_pairs();
    let held_kinds = if pairs == 0 { KindSet::EMPTY } else { held.pick(once) };
    KindSet::TERMINALS_AND_HONOURS.difference(held_kinds)
}
