//! How far any number of tiles is from so many groups and a pair: the part of a hand that a plan keeps.
use super::ShapeError;
use super::held::Held;
use super::tables::{
    all_but_first, all_but_honours, all_but_third, honour_class, honours_lessened, lacking_by_honours,
    lacking_by_suit, suit_and_honours, suit_class, suit_lessened, two_suits,
};
use crate::counts::TileCounts;
use crate::tile::KindSet;

/// What tiles lack, and which kinds lessen it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// How many tiles are lacking; 0 is complete.
    pub lacking: u8,
    /// Kinds of which one more tile leaves less lacking.
    pub accepted: KindSet,
}

/// How many tiles these lack for so many groups and a pair; tiles that do not fit are left over. At most fourteen tiles,
/// and of groups four are the most.
pub fn lacking(tiles: TileCounts, groups: usize) -> Result<u8, ShapeError> {
    let Held { words: [m, p, s, z], .. } = part(tiles, groups)?;
    let rest = all_but_first(suit_class(p), suit_and_honours(suit_class(s), honour_class(z)));
    Ok(lacking_by_suit(groups, rest).with(suit_class(m)))
}

/// The same, with the kinds that lessen it.
pub fn reach(tiles: TileCounts, groups: usize) -> Result<Reach, ShapeError> {
    Ok(of(&part(tiles, groups)?))
}

fn part(tiles: TileCounts, groups: usize) -> Result<Held, ShapeError> {
    let total = tiles.total();
    if groups > 4 || total > 14 {
        return Err(ShapeError::Length { concealed: total, melds: 4 - groups.min(4) });
    }
    let excess = tiles.more_than_four();
    if excess.is_empty() {
        Ok(Held { words: tiles.words(), groups, tiles: total })
    } else {
        Err(ShapeError::MoreThanFour(excess))
    }
}

/// Of a hand of any length.
#[inline]
pub(super) fn of(held: &Held) -> Reach {
    let [m, p, s, z] = held.words;
    let [cm, cp, cs, cz] = [suit_class(m), suit_class(p), suit_class(s), honour_class(z)];
    let (first, second) = (two_suits(cm, cp), suit_and_honours(cs, cz));
    let characters = lacking_by_suit(held.groups, all_but_first(cp, second));
    let dots = lacking_by_suit(held.groups, all_but_first(cm, second));
    let bamboo = lacking_by_suit(held.groups, all_but_third(first, cz));
    let honours = lacking_by_honours(held.groups, all_but_honours(first, cs));
    let lacking = characters.with(cm);
    let suits = suit_lessened(m, characters, lacking)
        | suit_lessened(p, dots, lacking) << 9
        | suit_lessened(s, bamboo, lacking) << 18;
    let bits = suits | honours_lessened(z, honours, lacking) << 27;
    Reach { lacking, accepted: KindSet::from_bits(bits) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Shapes, ukeire};
    use crate::tile::TileKind;

    fn tiles(numbers: &[u8]) -> TileCounts {
        numbers.iter().filter_map(|n| TileKind::new(*n)).collect()
    }

    #[test]
    fn a_hand_of_thirteen_is_what_ukeire_says() {
        let hand = tiles(&[0, 1, 2, 4, 5, 9, 9, 13, 14, 20, 22, 27, 27]);
        let by_length = ukeire(hand, 0, Shapes::STANDARD).expect("a hand");
        let by_groups = reach(hand, 4).expect("a part");
        assert_eq!(
            (i16::from(by_groups.lacking) - 1, by_groups.accepted),
            (i16::from(by_length.shanten), by_length.accepted)
        );
    }

    #[test]
    fn a_part_of_a_hand_lacks_the_tiles_that_are_left_out() {
        assert_eq!(lacking(TileCounts::EMPTY, 4), Ok(14));
        assert_eq!(lacking(tiles(&[0, 1, 2, 9]), 2), Ok(4));
        let three = reach(tiles(&[0, 1, 27]), 1).expect("a part");
        assert_eq!((three.lacking, three.accepted), (2, tiles(&[2, 27]).kinds()));
        assert!(lacking(TileCounts::EMPTY, 5).is_err());
    }
}
