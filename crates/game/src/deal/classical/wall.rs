//! The two ends of the wall as it is played: the ordinary one, and the tail with its Free tiles.
use crate::wall::{Piece, Wall};
use rules::classical::{ClassicalRules, FreeSource, FreeTile, free_tile};
use rules::clause::Answer;

/// Which end a piece is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The ordinary one.
    Front,
    /// The tail.
    Tail(FreeSource),
}

/// What is left of a wall. Of the stacks of the tail the upper tile is taken first, as reserved ones; where nothing is
/// reserved any more, the very last tile is taken, which is a lower one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Left {
    front: u8,
    /// After the last place of which nothing behind the front is taken.
    tail: u8,
    /// The lower tile of a stack whose upper one is gone.
    lower: Option<u8>,
}

impl Left {
    /// The wall with so many pieces dealt.
    pub(super) fn after_dealing(wall: &Wall, dealt: u8) -> Self {
        Self { front: dealt, tail: wall.len() as u8, lower: None }
    }

    /// How many pieces are left.
    pub(super) const fn len(&self) -> u8 {
        self.tail - self.front + self.lower.is_some() as u8
    }

    /// Where the Free tile is, if there is one.
    pub(super) const fn free(&self, rules: &ClassicalRules) -> Answer<Option<FreeTile>> {
        free_tile(rules, self.len())
    }

    /// The place of the next piece at this end.
    fn place(&self, end: End) -> Option<u8> {
        match (end, self.lower) {
            (End::Front, _) if self.front < self.tail => Some(self.front),
            (_, Some(lower)) => Some(lower),
            (End::Front, None) => None,
            // The upper tile of the last stack, unless the front has taken it.
            (End::Tail(FreeSource::ReservedTail), None) if self.tail - self.front >= 2 => Some(self.tail - 2),
            (End::Tail(_), None) => self.tail.checked_sub(1).filter(|place| *place >= self.front),
        }
    }

    /// The next piece at this end.
    pub(super) fn piece(&self, wall: &Wall, end: End) -> Option<Piece> {
        wall.at(usize::from(self.place(end)?))
    }

    /// It is taken.
    pub(super) fn take(&mut self, end: End) {
        let Some(place) = self.place(end) else { return };
        if self.lower == Some(place) {
            self.lower = None;
        } else if end == End::Front {
            self.front += 1;
        } else if place + 1 == self.tail {
            self.tail = place;
        } else {
            self.tail = place;
            self.lower = Some(place + 1);
        }
    }

    /// The places of the pieces that are left.
    #[cfg(test)]
    pub(super) fn places(&self) -> impl Iterator<Item = usize> {
        (self.front..self.tail).chain(self.lower).map(usize::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::{Seed, WallPlan};

    fn order(end: impl Fn(usize) -> End) -> Vec<u8> {
        let mut left = Left::after_dealing(&Seed::of_number(1).wall(WallPlan::WithBonus, 0), 134);
        let mut out = Vec::new();
        while let Some(place) = left.place(end(out.len())) {
            out.push(place);
            left.take(end(out.len() - 1));
            assert_eq!(usize::from(left.len()) + out.len(), 10);
        }
        out
    }

    #[test]
    fn both_ends_come_to_the_last_tile() {
        let reserved = End::Tail(FreeSource::ReservedTail);
        let last = End::Tail(FreeSource::LastTile);
        assert_eq!(order(|_| End::Front), (134..144).collect::<Vec<_>>());
        assert_eq!(order(|_| reserved), [142, 143, 140, 141, 138, 139, 136, 137, 134, 135]);
        assert_eq!(order(|_| last), (134..144).rev().collect::<Vec<_>>());
        // One reserved tile, then the front runs out and its lower tile comes last.
        assert_eq!(
            order(|n| if n == 0 { reserved } else { End::Front }),
            [142, 134, 135, 136, 137, 138, 139, 140, 141, 143]
        );
        assert_eq!(order(|n| if n % 2 == 0 { reserved } else { End::Front }).len(), 10);
    }
}
