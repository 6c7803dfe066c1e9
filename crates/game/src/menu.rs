//! Actions by number, where a menu keeps them as sets of bits one after another.

/// Looks for the action with a number: it is as many behind the sets that were passed.
pub(crate) struct Nth(pub(crate) u32);

impl Nth {
    /// The place of its bit if it is in this set; if not, the set is passed.
    pub(crate) const fn within(&mut self, mut bits: u64) -> Option<u32> {
        let len = bits.count_ones();
        if self.0 >= len {
            self.0 -= len;
            return None;
        }
        while self.0 > 0 {
            bits &= bits - 1;
            self.0 -= 1;
        }
        Some(bits.trailing_zeros())
    }
}
