//! A hand as its owner lays it out: standing tiles in parts.
use super::reading::Reading;
use crate::counts::TileCounts;
use crate::meld::Group;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// One to four standing tiles that lie together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// The lowest tile first; the last one is repeated where there are less than four.
    tiles: [TileKind; 4],
    len: u8,
}

/// What a part is when it is complete.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whole {
    Group(Group),
    Pair(TileKind),
}

impl Part {
    /// A part of these tiles in any order; `None` for no tiles or more than four.
    pub fn new(tiles: impl IntoIterator<Item = TileKind>) -> Option<Self> {
        let mut held = ArrayVec::<TileKind, 4>::new();
        for tile in tiles {
            held.try_push(tile).ok()?;
        }
        held.sort_unstable();
        let last = *held.last()?;
        let tiles = std::array::from_fn(|i| held.get(i).copied().unwrap_or(last));
        Some(Self { tiles, len: held.len() as u8 })
    }

    /// The tiles, lowest first.
    pub fn tiles(&self) -> &[TileKind] {
        self.tiles.get(..usize::from(self.len)).unwrap_or(&self.tiles)
    }

    /// The same part with one more tile, if it has room for it.
    fn with(self, tile: TileKind) -> Option<Self> {
        Self::new(self.tiles().iter().copied().chain([tile]))
    }

    fn whole(self) -> Option<Whole> {
        match *self.tiles() {
            [a, b] if a == b => Some(Whole::Pair(a)),
            [a, b, c] if a == b && b == c => Some(Whole::Group(Group::Pung(a))),
            [a, b, c] if a.rank().is_some_and(|rank| rank <= 7) => {
                let chow = Group::Chow(a);
                chow.tiles().eq([a, b, c]).then_some(Whole::Group(chow))
            }
            _ => None,
        }
    }
}

/// The standing tiles of a hand in parts, as their owner presents them. A part without one tile shows the wait.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Division {
    parts: ArrayVec<Part, 14>,
}

impl Division {
    /// A division into these parts; `None` for more than fourteen.
    pub fn new(parts: impl IntoIterator<Item = Part>) -> Option<Self> {
        let mut out = Self::default();
        for part in parts {
            out.parts.try_push(part).ok()?;
        }
        Some(out)
    }

    /// The parts in the order given.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// All tiles of the division.
    pub fn tiles(&self) -> TileCounts {
        self.parts.iter().flat_map(|p| p.tiles().iter().copied()).collect()
    }

    /// The hand that the parts show beside so many declared sets, if each of them is a set or a pair.
    pub(super) fn reading(&self, declared: usize) -> Option<Reading> {
        let mut groups = ArrayVec::<Group, 4>::new();
        let mut pairs = ArrayVec::<TileKind, 7>::new();
        for part in &self.parts {
            match part.whole()? {
                Whole::Group(group) => groups.try_push(group).ok()?,
                Whole::Pair(kind) => pairs.try_push(kind).ok()?,
            }
        }
        match (groups.len() + declared, pairs.as_slice()) {
            (4, [pair]) => Some(Reading::Sets { groups, pair: *pair }),
            (0, [_, _, _, _, _, _, _]) => Some(Reading::SevenPairs),
            _ => None,
        }
    }

    /// The hands that this tile completes: one for each part that it may join.
    pub(super) fn completed_by(&self, tile: TileKind, declared: usize) -> impl Iterator<Item = Reading> + '_ {
        (0..self.parts.len()).filter_map(move |i| {
            let mut with = self.clone();
            let part = with.parts.get_mut(i)?;
            *part = part.with(tile)?;
            with.reading(declared)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(ranks: &[usize]) -> Part {
        Part::new(ranks.iter().map(|r| TileKind::at(r - 1))).unwrap()
    }

    #[test]
    fn parts_are_sets_pairs_or_neither() {
        let whole = |ranks: &[usize]| part(ranks).whole().is_some();
        assert!(whole(&[3, 1, 2]) && whole(&[4, 4, 4]) && whole(&[7, 8, 9]) && whole(&[9, 9]));
        assert!(!whole(&[1, 2]) && !whole(&[1, 2, 4]) && !whole(&[1, 1, 2]) && !whole(&[4, 4, 4, 4]));
        // Nine of characters and one of dots are neighbours by index only.
        assert!(!whole(&[8, 9, 10]) && !whole(&[9, 10, 11]));
        assert!(Part::new([]).is_none());
        assert!(Part::new([TileKind::at(0); 5]).is_none());
    }

    #[test]
    fn two_pairs_wait_for_either() {
        let hand = Division::new([part(&[1, 1]), part(&[5, 5])]).unwrap();
        let completing: Vec<_> =
            (0..9).filter(|r| hand.completed_by(TileKind::at(*r), 3).next().is_some()).collect();
        assert_eq!(completing, [0, 4]);
        assert!(hand.reading(3).is_none());
    }
}
