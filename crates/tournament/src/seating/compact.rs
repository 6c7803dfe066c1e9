//! Closing up the tables of a round when players do not come: substitutes fill gaps, and the gaps that remain move
//! to the lowest table, whose players move up. Nobody else moves.
use super::{RoundSeats, Slot, TableSeats};
use rules::seat::Wind;

/// Tables closed up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compacted {
    /// The full tables, by their numbers of before. A table that was given up is left with empty seats.
    pub round: RoundSeats,
    /// Substitutes, in the order of the list, and the seats they take.
    pub substitutes: Vec<Seated>,
    /// Who moves from a lower table to fill a gap.
    pub moves: Vec<Move>,
    /// Who is left over: fewer than four, in the order of their seats.
    pub left_over: Vec<Slot>,
    /// Substitutes who are not needed.
    pub spare: Vec<Slot>,
}

impl Compacted {
    /// How many tables have four.
    pub fn full_tables(&self) -> usize {
        self.round.tables.iter().filter(|t| t.slots().count() == 4).count()
    }
}

/// A seat of a round. The table is an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Index of the table.
    pub table: u16,
    /// Which seat.
    pub wind: Wind,
}

/// Who takes a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Who.
    pub slot: Slot,
    /// Where.
    pub place: Place,
}

/// Who moves up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who.
    pub slot: Slot,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// Closes up the tables of a round without those who are absent. A substitute is a slot too: the caller knows which
/// player it stands for. As many substitutes play as complete a table; one more would only put another player out
/// of the round. The gaps are filled from the first table on; players come from the last one, East first.
pub fn compact(round: &RoundSeats, absent: &[Slot], substitutes: &[Slot]) -> Compacted {
    let here = |seat: Option<Slot>| seat.filter(|slot| !absent.contains(slot));
    let mut tables: Vec<[Option<Slot>; 4]> = round.tables.iter().map(|t| t.0.map(here)).collect();
    let seats = 4 * tables.iter().filter(|t| t.iter().any(Option::is_some)).count();
    let present = tables.iter().flatten().flatten().count();
    let most = substitutes.len().min(seats - present);
    let needed = (0..=most).rev().find(|n| (present + n).is_multiple_of(4)).unwrap_or(0);
    let (playing, spare) = substitutes.split_at(needed);
    let mut playing = playing.iter().copied();
    let mut seated = Vec::new();
    let mut moves = Vec::new();
    let mut left_over = Vec::new();
    while let Some(to) = first_gap(&tables) {
        if let Some(slot) = playing.next() {
            tables[to.table as usize][to.wind.index()] = Some(slot);
            seated.push(Seated { slot, place: to });
            continue;
        }
        let Some((slot, from)) = last_player(&tables).filter(|(_, from)| from.table > to.table) else {
            // Only the table of this gap is left: its players are those who are left over.
            left_over = tables[to.table as usize].iter_mut().filter_map(Option::take).collect();
            break;
        };
        tables[from.table as usize][from.wind.index()] = None;
        tables[to.table as usize][to.wind.index()] = Some(slot);
        moves.push(Move { slot, from, to });
    }
    let round = RoundSeats { tables: tables.into_iter().map(TableSeats).collect() };
    Compacted { round, substitutes: seated, moves, left_over, spare: spare.to_vec() }
}

/// The first empty seat of a table where somebody sits.
fn first_gap(tables: &[[Option<Slot>; 4]]) -> Option<Place> {
    let mut gaps = (0..).zip(tables).filter(|(_, seats)| seats.iter().any(Option::is_some));
    gaps.find_map(|(table, seats)| place(table, seats.iter().position(Option::is_none)?))
}

/// The first player of the last table where somebody sits.
fn last_player(tables: &[[Option<Slot>; 4]]) -> Option<(Slot, Place)> {
    let seat = |(table, seats): (u16, &[Option<Slot>; 4])| {
        let at = seats.iter().position(Option::is_some)?;
        Some((seats[at]?, place(table, at)?))
    };
    (0..).zip(tables).filter_map(seat).last()
}

fn place(table: u16, seat: usize) -> Option<Place> {
    Some(Place { table, wind: *Wind::ALL.get(seat)? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::pairing::by_standing;
    use proptest::prelude::*;

    fn slots(places: impl IntoIterator<Item = u16>) -> Vec<Slot> {
        places.into_iter().map(Slot).collect()
    }

    #[test]
    fn a_substitute_fills_the_gap() {
        let round = by_standing(&slots(0..16));
        let closed = compact(&round, &[Slot(6)], &slots([99]));
        assert_eq!((closed.full_tables(), closed.left_over.len()), (4, 0));
        let place = Place { table: 1, wind: Wind::West };
        assert_eq!(closed.substitutes, [Seated { slot: Slot(99), place }]);
        assert!(closed.moves.is_empty() && closed.spare.is_empty());
    }

    #[test]
    fn without_a_substitute_the_gap_moves_to_the_last_table() {
        let round = by_standing(&slots(0..16));
        let closed = compact(&round, &[Slot(6)], &[]);
        assert_eq!((closed.full_tables(), closed.left_over), (3, slots([13, 14, 15])));
        let (from, to) = (Place { table: 3, wind: Wind::East }, Place { table: 1, wind: Wind::West });
        assert_eq!(closed.moves, [Move { slot: Slot(12), from, to }]);
        assert_eq!(closed.round.tables[3], TableSeats([None; 4]));
        let at_the_last = compact(&round, &[Slot(13)], &[]);
        assert_eq!((at_the_last.moves, at_the_last.left_over), (vec![], slots([12, 14, 15])));
    }

    #[test]
    fn a_substitute_who_completes_no_table_does_not_play() {
        let round = by_standing(&slots(0..16));
        let closed = compact(&round, &slots([1, 2, 3]), &slots([99, 98]));
        assert_eq!((closed.full_tables(), closed.left_over.len()), (3, 1));
        assert_eq!((closed.substitutes.len(), closed.spare), (0, slots([99, 98])));
        let nobody = compact(&round, &slots(0..16), &slots([99]));
        assert_eq!((nobody.full_tables(), nobody.spare), (0, slots([99])));
    }

    proptest! {
        #[test]
        fn everybody_who_is_there_plays_or_is_left_over(
            tables in 1_u16..9,
            absent in prop::collection::vec(0_u16..36, 0..14),
            extra in 0_u16..6,
        ) {
            let (absent, substitutes) = (slots(absent), slots(100..100 + extra));
            let round = by_standing(&slots(0..tables * 4));
            let closed = compact(&round, &absent, &substitutes);
            let seated: Vec<Slot> = closed.round.tables.iter().flat_map(TableSeats::slots).collect();
            prop_assert!(closed.round.tables.iter().all(|t| matches!(t.slots().count(), 0 | 4)));
            prop_assert!(closed.left_over.len() < 4);
            let mut all = [seated, closed.left_over.clone(), closed.spare.clone()].concat();
            all.sort();
            let mut expected = slots((0..tables * 4).chain(100..100 + extra));
            expected.retain(|s| !absent.contains(s));
            prop_assert_eq!(all, expected);
            for moved in &closed.moves {
                prop_assert!(moved.to.table < moved.from.table);
                prop_assert_eq!(round.tables[moved.from.table as usize].0[moved.from.wind.index()], Some(moved.slot));
            }
        }
    }
}
