//! Edits by hand of a plan, and what each one changes of its quality.
use super::{Quality, report};
use crate::seating::{Constraints, Plan, RoundSeats, Slot};
use rules::seat::Wind;
use std::fmt;

/// What the organiser changes. Rounds and tables are indices. No edit changes who plays in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Two players of a round take each other's seats.
    Players {
        /// Index of the round.
        round: u16,
        /// The one.
        a: Slot,
        /// The other.
        b: Slot,
    },
    /// Two winds of a table are exchanged, an empty seat among them or not.
    Winds {
        /// Index of the round.
        round: u16,
        /// Index of the table.
        table: u16,
        /// The one.
        a: Wind,
        /// The other.
        b: Wind,
    },
    /// Two tables of a round exchange their numbers.
    Tables {
        /// Index of the round.
        round: u16,
        /// The one.
        a: u16,
        /// The other.
        b: u16,
    },
}

impl Edit {
    const fn round(self) -> u16 {
        match self {
            Self::Players { round, .. } | Self::Winds { round, .. } | Self::Tables { round, .. } => round,
        }
    }
}

/// Why an edit cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The plan has no such round.
    NoRound(u16),
    /// The round has no such table.
    NoTable(u16),
    /// The slot does not sit in this round.
    NotSeated(Slot),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRound(round) => write!(f, "no round with index {round}"),
            Self::NoTable(table) => write!(f, "no table with index {table}"),
            Self::NotSeated(slot) => write!(f, "slot {} does not sit in this round", slot.0),
        }
    }
}

impl std::error::Error for EditError {}

/// Makes an edit, or changes nothing.
pub fn apply(plan: &mut Plan, edit: Edit) -> Result<(), EditError> {
    let number = edit.round();
    let round = plan.rounds.get_mut(number as usize).ok_or(EditError::NoRound(number))?;
    match edit {
        Edit::Players { a, b, .. } => {
            let (at, to) = (place(round, a)?, place(round, b)?);
            round.tables[at.0].0[at.1] = Some(b);
            round.tables[to.0].0[to.1] = Some(a);
        }
        Edit::Winds { table, a, b, .. } => {
            let seats = round.tables.get_mut(table as usize).ok_or(EditError::NoTable(table))?;
            seats.0.swap(a.index(), b.index());
        }
        Edit::Tables { a, b, .. } => {
            let missing = [a, b].into_iter().find(|t| *t as usize >= round.tables.len());
            if let Some(missing) = missing {
                return Err(EditError::NoTable(missing));
            }
            round.tables.swap(a as usize, b as usize);
        }
    }
    Ok(())
}

fn place(round: &RoundSeats, slot: Slot) -> Result<(usize, usize), EditError> {
    let seat = |(t, table): (usize, &crate::seating::TableSeats)| {
        table.0.iter().position(|s| *s == Some(slot)).map(|seat| (t, seat))
    };
    round.tables.iter().enumerate().find_map(seat).ok_or(EditError::NotSeated(slot))
}

/// A plan after an edit, and what the edit did.
#[derive(Clone, PartialEq, Debug)]
pub struct Rescored {
    /// The plan with the edit.
    pub plan: Plan,
    /// Its report.
    pub quality: Quality,
    /// The new report less the old one.
    pub change: Change,
}

/// New less old; below zero is better everywhere but at the common opponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// Of the sum of (meetings − 1).
    pub repeats: i32,
    /// Of the sum of C(meetings, 2).
    pub overfull: i32,
    /// Of the most meetings of a pair.
    pub most_meetings: i32,
    /// Of the slots with uneven winds.
    pub uneven_winds: i32,
    /// Of the returns to a table.
    pub table_repeats: i32,
    /// Of the fewest common opponents; nothing when everybody meets everybody before or after.
    pub common_opponents: Option<i32>,
    /// Of the mean spread, in ranks; nothing without ranks.
    pub spread: Option<f64>,
    /// Of the pairs of one group at a table.
    pub group_conflicts: i32,
    /// Of the forbidden pairs at a table.
    pub forbidden_conflicts: i32,
    /// Of the slots away from their table.
    pub fixed_breaches: i32,
}

impl Change {
    /// From one report to another.
    pub fn between(old: &Quality, new: &Quality) -> Self {
        let less = |of: fn(&Quality) -> usize| of(new) as i32 - of(old) as i32;
        let fewest = |q: &Quality| q.common_opponents.as_ref().map(|c| c.fewest as i32);
        let mean = |q: &Quality| q.spread.map(|s| s.mean());
        Self {
            repeats: less(|q| q.repeats as usize),
            overfull: less(|q| q.overfull as usize),
            most_meetings: less(|q| q.most_meetings as usize),
            uneven_winds: less(|q| q.uneven_winds().count()),
            table_repeats: less(|q| q.table_repeats as usize),
            common_opponents: fewest(old).zip(fewest(new)).map(|(old, new)| new - old),
            spread: mean(old).zip(mean(new)).map(|(old, new)| new - old),
            group_conflicts: less(|q| q.group_conflicts.len()),
            forbidden_conflicts: less(|q| q.forbidden_conflicts.len()),
            fixed_breaches: less(|q| q.fixed_breaches.len()),
        }
    }
}

/// What the plan would be with an edit. The old report is the caller's, who has just shown it.
pub fn rescore(
    plan: &Plan,
    edit: Edit,
    old: &Quality,
    constraints: &Constraints,
    ranks: Option<&[Vec<u16>]>,
) -> Result<Rescored, EditError> {
    let mut plan = plan.clone();
    apply(&mut plan, edit)?;
    let quality = report(&plan, constraints, ranks);
    let change = Change::between(old, &quality);
    Ok(Rescored { plan, quality, change })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::{Group, TableSeats};
    use proptest::prelude::*;

    fn square() -> Plan {
        let tables = |from: [[u16; 4]; 4]| RoundSeats {
            tables: from.into_iter().map(|t| TableSeats::full(t.map(Slot))).collect(),
        };
        let first = std::array::from_fn(|t| std::array::from_fn(|s| (4 * t + s) as u16));
        let second = std::array::from_fn(|t| std::array::from_fn(|s| (4 * s + t) as u16));
        Plan { rounds: vec![tables(first), tables(second)] }
    }

    #[test]
    fn an_edit_says_what_it_changes() {
        let constraints =
            Constraints { apart: vec![(Slot(0), Group(0)), (Slot(1), Group(0))], ..Constraints::default() };
        let old = report(&square(), &constraints, None);
        assert_eq!((old.repeats, old.group_conflicts.len()), (0, 1));
        // 1 leaves the table of 0 in the first round and meets 4 and its table, 5 comes to the table of 0.
        let edit = Edit::Players { round: 0, a: Slot(1), b: Slot(5) };
        let new = rescore(&square(), edit, &old, &constraints, None).unwrap();
        assert_eq!((new.change.group_conflicts, new.change.repeats), (-1, 0));
        assert_eq!(new.plan.rounds[0].tables[0], TableSeats::full([0, 5, 2, 3].map(Slot)));
        // 1 back to a table with 9 and 13 whom it meets in the second round.
        let edit = Edit::Players { round: 0, a: Slot(0), b: Slot(13) };
        let worse = rescore(&square(), edit, &old, &constraints, None).unwrap();
        assert_eq!((worse.change.repeats, worse.change.overfull, worse.change.most_meetings), (2, 2, 1));
        let winds = Edit::Winds { round: 1, table: 0, a: Wind::East, b: Wind::North };
        let turned = rescore(&square(), winds, &old, &constraints, None).unwrap();
        assert_eq!((turned.change.uneven_winds, turned.change.repeats), (0, 0));
        let uneven = |q: &Quality| q.uneven_winds().map(|w| w.slot.0).collect::<Vec<_>>();
        assert_eq!((uneven(&old), uneven(&turned.quality)), (vec![0, 5, 10, 15], vec![5, 10, 12, 15]));
        let tables = Edit::Tables { round: 1, a: 0, b: 3 };
        let moved = rescore(&square(), tables, &old, &constraints, None).unwrap();
        let back = |q: &Quality| q.back_at_a_table.iter().map(|(slot, _)| slot.0).collect::<Vec<_>>();
        assert_eq!((back(&old), back(&moved.quality)), (vec![0, 5, 10, 15], vec![3, 5, 10, 12]));
    }

    #[test]
    fn an_edit_of_what_is_not_there_is_refused() {
        let mut plan = square();
        let refused = |plan: &mut Plan, edit| apply(plan, edit).unwrap_err();
        assert_eq!(refused(&mut plan, Edit::Tables { round: 2, a: 0, b: 0 }), EditError::NoRound(2));
        assert_eq!(refused(&mut plan, Edit::Tables { round: 0, a: 0, b: 4 }), EditError::NoTable(4));
        let stranger = Edit::Players { round: 0, a: Slot(0), b: Slot(16) };
        assert_eq!(refused(&mut plan, stranger), EditError::NotSeated(Slot(16)));
        assert_eq!(plan, square());
    }

    fn edit() -> impl Strategy<Value = Edit> {
        let (round, table, slot) = (0_u16..3, 0_u16..5, (0_u16..18).prop_map(Slot));
        let wind = (0_usize..4).prop_map(Wind::from_index);
        prop_oneof![
            (round.clone(), slot.clone(), slot).prop_map(|(round, a, b)| Edit::Players { round, a, b }),
            (round.clone(), table.clone(), wind.clone(), wind).prop_map(|(round, table, a, b)| Edit::Winds {
                round,
                table,
                a,
                b
            }),
            (round, table.clone(), table).prop_map(|(round, a, b)| Edit::Tables { round, a, b }),
        ]
    }

    proptest! {
        #[test]
        fn edits_keep_who_plays(edits in prop::collection::vec(edit(), 0..20)) {
            let mut plan = square();
            for edit in edits {
                let before = plan.clone();
                if apply(&mut plan, edit).is_err() {
                    prop_assert_eq!(&plan, &before);
                }
            }
            for round in &plan.rounds {
                let mut seated: Vec<u16> = round.tables.iter().flat_map(TableSeats::slots).map(|s| s.0).collect();
                seated.sort_unstable();
                prop_assert_eq!(seated, (0..16).collect::<Vec<_>>());
            }
            prop_assert!(report(&plan, &Constraints::default(), None).seated_twice.is_empty());
        }
    }
}
