//! The meld number `m` of mjlog: a group, its exact tiles and whose discard it took in up to 16 bits.
use super::tile::tile;
use crate::record::{Declared, in_order};
use rules::seat::Relative;

/// Why a meld number says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldError {
    /// A north set aside, which only games of three have.
    North,
    /// No group has this number.
    NoGroup,
}

/// The group that a meld number stands for.
pub fn meld(m: u16, reds: bool) -> Result<Declared, MeldError> {
    decode(m, reds).ok_or(if m & 0x3c == 0x20 { MeldError::North } else { MeldError::NoGroup })
}

fn decode(m: u16, reds: bool) -> Option<Declared> {
    let from = match m & 3 {
        1 => Some(Relative::Next),
        2 => Some(Relative::Across),
        3 => Some(Relative::Previous),
        _ => None,
    };
    if m & 4 != 0 {
        // Only the previous player's discard makes a chow, so the direction is not asked for.
        let t = m >> 10;
        let (called, base) = (usize::from(t % 3), t / 3);
        let first = base / 7 * 9 + base % 7;
        if first >= 27 {
            return None;
        }
        let mut tiles = [tile(0, false)?; 3];
        for (i, slot) in tiles.iter_mut().enumerate() {
            *slot = tile(4 * (first + i as u16) + (m >> (3 + 2 * i) & 3), reds)?;
        }
        let own = [tiles[usize::from(called == 0)], tiles[2 - usize::from(called == 2)]];
        Some(Declared::Chow { called: tiles[called], own })
    } else if m & 0x18 != 0 {
        let t = m >> 9;
        let (called, kind, apart) = (usize::from(t % 3), t / 3, m >> 5 & 3);
        let mut tiles = [tile(0, false)?; 3];
        for (slot, copy) in tiles.iter_mut().zip((0..4).filter(|copy| *copy != apart)) {
            *slot = tile(4 * kind + copy, reds)?;
        }
        let own = in_order([tiles[usize::from(called == 0)], tiles[2 - usize::from(called == 2)]]);
        let (called, from) = (tiles[called], from?);
        Some(if m & 8 != 0 {
            Declared::Pung { called, own, from }
        } else {
            Declared::AddedKong { added: tile(4 * kind + apart, reds)?, called, own, from }
        })
    } else if m & 0x20 != 0 {
        None
    } else {
        let (id, kind) = (m >> 8, m >> 10);
        let mut tiles = [tile(0, false)?; 4];
        for (copy, slot) in tiles.iter_mut().enumerate() {
            *slot = tile(4 * kind + copy as u16, reds)?;
        }
        Some(match from {
            None => Declared::ConcealedKong { own: in_order(tiles) },
            Some(from) => {
                tiles.swap(usize::from(id % 4), 3);
                let [a, b, c, called] = tiles;
                Declared::ClaimedKong { called, own: in_order([a, b, c]), from }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::meld::MeldKind;
    use rules::seat::Relative::*;

    fn check(m: u16, kind: MeldKind, tiles: &str, called: Option<&str>, from: Option<Relative>) {
        let got = meld(m, true).unwrap();
        let mut all: Vec<_> = got.tiles().map(rules::tile::Tile::kind).collect();
        all.sort_unstable();
        let text: String = all.iter().map(ToString::to_string).collect();
        assert_eq!((got.kind(), text.as_str(), got.from()), (kind, tiles, from), "{m}");
        assert_eq!(got.called().map(|t| t.kind().to_string()).as_deref(), called, "{m}");
        assert_eq!(got.meld().map(|x| (x.kind(), x.from())), Some((kind, from)), "{m}");
    }

    #[test]
    fn known_numbers() {
        check(12343, MeldKind::Chow, "5m6m7m", Some("5m"), Some(Previous));
        check(50219, MeldKind::Pung, "6z6z6z", Some("6z"), Some(Previous));
        check(51754, MeldKind::Pung, "7z7z7z", Some("7z"), Some(Across));
        check(48649, MeldKind::Pung, "5z5z5z", Some("5z"), Some(Next));
        check(16497, MeldKind::AddedKong, "2p2p2p2p", None, Some(Next));
        check(28722, MeldKind::AddedKong, "1s1s1s1s", None, Some(Across));
        check(18432, MeldKind::ConcealedKong, "1s1s1s1s", None, None);
        check(32768, MeldKind::ConcealedKong, "6z6z6z6z", None, None);
        check(15106, MeldKind::ClaimedKong, "6p6p6p6p", Some("6p"), Some(Across));
        check(27139, MeldKind::ClaimedKong, "9s9s9s9s", Some("9s"), Some(Previous));
    }

    #[test]
    fn every_number_is_a_group_or_refused() {
        for m in 0..=u16::MAX {
            match meld(m, true) {
                Ok(declared) => assert!(declared.meld().is_some(), "{m}: {declared:?}"),
                Err(why) => assert_eq!(why == MeldError::North, m & 0x3c == 0x20, "{m}"),
            }
        }
    }

    #[test]
    fn the_red_five_is_where_its_copy_is() {
        // A pung of 5p with copy 0 (red) set apart, then added.
        let kind = 13;
        let pung = (kind * 3) << 9 | 8 | 3;
        assert_eq!(meld(pung, true).unwrap().reds(), 0);
        let added = (kind * 3) << 9 | 16 | 3;
        let Ok(Declared::AddedKong { added, called, own, .. }) = meld(added, true) else { panic!() };
        assert!(added.is_red() && !called.is_red() && own.iter().all(|t| !t.is_red()));
        let without = meld((kind * 3) << 9 | 16 | 3, false).unwrap();
        assert_eq!(without.reds(), 0);
    }
}
