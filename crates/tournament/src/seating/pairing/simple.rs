//! Pairings that need no search: by lot, at random, by the standing, as a snake; and players who keep their table.
use crate::lots::Lots;
use crate::seating::{RoundSeats, Slot, TableSeats};

/// The table of a lot number: four lots a table, in order. Both count from one.
pub const fn lot_table(lot: u16) -> u16 {
    lot.saturating_sub(1) / 4 + 1
}

/// The round of the lots: slot `n - 1` drew the lot `n` and sits at [`lot_table`] of it. Slots that did not come
/// leave their seats empty, the tables stay.
pub fn by_lot(present: &[Slot]) -> RoundSeats {
    let tables = present.iter().map(|slot| lot_table(slot.0 + 1)).max().unwrap_or(0);
    let mut seats = vec![[None; 4]; tables as usize];
    for slot in present {
        seats[slot.index() / 4][slot.index() % 4] = Some(*slot);
    }
    RoundSeats { tables: seats.into_iter().map(TableSeats).collect() }
}

/// The first four of the standing at the first table, the next four at the second; repeats are allowed. The order
/// at a table is that of the standing.
pub fn by_standing(order: &[Slot]) -> RoundSeats {
    RoundSeats { tables: order.chunks(4).map(seats).collect() }
}

/// The standing dealt over the tables there and back: 1…T, T…1, 1…T, T…1. Where the number is no multiple of four,
/// those who are left over sit at the last table, so that no other is incomplete.
pub fn snake(order: &[Slot]) -> RoundSeats {
    let (full, rest) = order.split_at(order.len() / 4 * 4);
    let tables = full.len() / 4;
    let place = |table: usize, deal: usize| if deal.is_multiple_of(2) { table } else { tables - 1 - table };
    let table =
        |t: usize| TableSeats(std::array::from_fn(|deal| full.get(deal * tables + place(t, deal)).copied()));
    RoundSeats { tables: (0..tables).map(table).chain(rest.chunks(4).map(seats)).collect() }
}

/// Drawn without regard to anything.
pub fn random(slots: &[Slot], lots: &mut Lots) -> RoundSeats {
    let mut order = slots.to_vec();
    lots.shuffle(&mut order);
    by_standing(&order)
}

/// Changes the table numbers, and nothing else, so that those who always sit at one table sit there. The tables of
/// a round are equal but for their number; where two fixed slots want different numbers for one table, the first of
/// the list is heard, and the quality of the seating names the other. An incomplete table stays the last one.
pub fn at_fixed_tables(mut round: RoundSeats, fixed: &[(Slot, u16)]) -> RoundSeats {
    let mut settled = vec![false; round.tables.len()];
    for (slot, wanted) in fixed {
        let wanted = *wanted as usize;
        let Some(at) = round.tables.iter().position(|t| t.slots().any(|s| s == *slot)) else { continue };
        let short = |table: usize| round.tables[table].slots().count() < 4;
        if wanted < settled.len() && !settled[wanted] && !settled[at] && !short(at) && !short(wanted) {
            round.tables.swap(at, wanted);
            settled[wanted] = true;
        }
    }
    round
}

/// Up to four slots, East first; who is missing is North, then West.
pub(super) fn seats(slots: &[Slot]) -> TableSeats {
    TableSeats(std::array::from_fn(|seat| slots.get(seat).copied()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn slots(n: u16) -> Vec<Slot> {
        (0..n).map(Slot).collect()
    }

    /// Places from one, a list a table.
    fn places(round: &RoundSeats) -> Vec<Vec<u16>> {
        round.tables.iter().map(|t| t.slots().map(|s| s.0 + 1).collect()).collect()
    }

    #[test]
    fn lots_go_four_to_a_table() {
        assert_eq!([1, 4, 5, 8, 9].map(lot_table), [1, 1, 2, 2, 3]);
        let round = by_lot(&[Slot(0), Slot(3), Slot(8)]);
        assert_eq!(places(&round), [vec![1, 4], vec![], vec![9]]);
        assert_eq!(round.tables[0].0, [Some(Slot(0)), None, None, Some(Slot(3))]);
    }

    #[test]
    fn the_standing_fills_table_after_table() {
        assert_eq!(places(&by_standing(&slots(12))), [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
        let last = by_standing(&slots(7)).tables[1];
        assert_eq!(last.0, [Some(Slot(4)), Some(Slot(5)), Some(Slot(6)), None]);
    }

    #[test]
    fn the_snake_turns_at_the_ends() {
        assert_eq!(places(&snake(&slots(12))), [[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]]);
        assert_eq!(places(&snake(&slots(11))), [vec![1, 4, 5, 8], vec![2, 3, 6, 7], vec![9, 10, 11]]);
    }

    #[test]
    fn who_cannot_walk_keeps_the_table() {
        let round = at_fixed_tables(by_standing(&slots(16)), &[(Slot(0), 3), (Slot(14), 0), (Slot(1), 2)]);
        assert_eq!(places(&round), [[13, 14, 15, 16], [5, 6, 7, 8], [9, 10, 11, 12], [1, 2, 3, 4]]);
    }

    #[test]
    fn an_incomplete_table_stays_the_last_whoever_wants_its_number() {
        let round = at_fixed_tables(by_standing(&slots(9)), &[(Slot(8), 0), (Slot(4), 2), (Slot(5), 0)]);
        assert_eq!(places(&round), [vec![5, 6, 7, 8], vec![1, 2, 3, 4], vec![9]]);
    }

    proptest! {
        #[test]
        fn each_slot_is_seated_once(n in 0_u16..60, seed in 0_u64..9) {
            for round in [by_standing(&slots(n)), snake(&slots(n)), by_lot(&slots(n)), random(&slots(n), &mut Lots::new(seed))] {
                prop_assert_eq!(round.tables.len(), n.div_ceil(4) as usize);
                prop_assert!(round.tables.iter().rev().skip(1).all(|t| t.slots().count() == 4));
                let mut seated: Vec<Slot> = round.tables.iter().flat_map(TableSeats::slots).collect();
                seated.sort();
                prop_assert_eq!(seated, slots(n));
            }
        }
    }
}
