//! What a seating is worth: a report with everything that a page wants to show about a plan.
//!
//! The measures are those of the trade: *repeats* are the sum over pairs of (meetings − 1), *over-full* that of
//! C(meetings, 2), *table repeats* the visits of a slot to a table number after its first, *common opponents* the
//! fewest of any pair that never meets, *spread* the highest rank less the lowest at a table, as a mean.
mod edit;
mod measure;

pub use edit::{Change, Edit, EditError, Rescored, apply, rescore};
pub use measure::report;

use crate::seating::{Group, Slot};

/// The report on a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Quality {
    /// How many slots sit in at least one round.
    pub slots: usize,
    /// Sum over pairs of (meetings − 1).
    pub repeats: u32,
    /// Sum over pairs of C(meetings, 2).
    pub overfull: u32,
    /// How many pairs meet 0, 1, 2, … times.
    pub pairs_by_meetings: Vec<u32>,
    /// The most meetings of a pair.
    pub most_meetings: u32,
    /// The pairs that meet so often, when that is more than once.
    pub most_met: Vec<(Slot, Slot)>,
    /// By slot, ascending.
    pub winds: Vec<Winds>,
    /// Visits to a table number after the first, of all slots.
    pub table_repeats: u32,
    /// The slots that come back to a table, with how often.
    pub back_at_a_table: Vec<(Slot, u32)>,
    /// Of the pairs that never meet; nothing when all meet.
    pub common_opponents: Option<CommonOpponents>,
    /// When ranks were given.
    pub spread: Option<Spread>,
    /// Pairs of one group at one table.
    pub group_conflicts: Vec<GroupConflict>,
    /// Forbidden pairs at one table.
    pub forbidden_conflicts: Vec<Meeting>,
    /// Slots that are not at their fixed table.
    pub fixed_breaches: Vec<FixedBreach>,
    /// Slots that sit twice in one round: no seating at all, but a typed plan may say so.
    pub seated_twice: Vec<(u16, Slot)>,
    /// Tables with an empty seat: round, table and how many sit there.
    pub incomplete: Vec<(u16, u16, u8)>,
}

impl Quality {
    /// The slots whose winds are not as even as their number of rounds allows.
    pub fn uneven_winds(&self) -> impl Iterator<Item = &Winds> {
        self.winds.iter().filter(|w| w.evenness() == Evenness::Uneven)
    }
}

/// How often a slot starts at each wind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winds {
    /// Whose.
    pub slot: Slot,
    /// East, South, West, North.
    pub counts: [u16; 4],
}

/// Whether winds are spread as well as can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evenness {
    /// Each wind at least floor(R/4) and at most ceil(R/4) times, R being the rounds of this slot.
    Even,
    /// Some wind too often or too seldom.
    Uneven,
}

impl Winds {
    /// Rounds in which the slot sits.
    pub fn rounds(&self) -> u16 {
        self.counts.iter().sum()
    }

    /// Whether each wind comes floor(R/4)…ceil(R/4) times.
    pub fn evenness(&self) -> Evenness {
        let rounds = self.rounds();
        let right = rounds / 4..=rounds.div_ceil(4);
        if self.counts.iter().all(|n| right.contains(n)) { Evenness::Even } else { Evenness::Uneven }
    }
}

/// The pairs that never meet and have the fewest opponents in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommonOpponents {
    /// How few.
    pub fewest: u32,
    /// The pairs.
    pub pairs: Vec<(Slot, Slot)>,
}

/// How far apart the ranks at a table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// Sum over tables of (highest rank − lowest).
    pub sum: u32,
    /// How many tables had ranks.
    pub tables: u32,
    /// The widest table: round, table, and its spread.
    pub widest: (u16, u16, u32),
}

impl Spread {
    /// Of a table on average, in ranks.
    pub fn mean(&self) -> f64 {
        f64::from(self.sum) / f64::from(self.tables)
    }
}

/// A pair at a table. Round and table are indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Index of the round.
    pub round: u16,
    /// Index of the table.
    pub table: u16,
    /// Who, the lower slot first.
    pub pair: (Slot, Slot),
}

/// Two of one group at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupConflict {
    /// Where and who.
    pub meeting: Meeting,
    /// Which group.
    pub group: Group,
}

/// A slot that should sit at another table. Round and tables are indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixedBreach {
    /// Index of the round.
    pub round: u16,
    /// Who.
    pub slot: Slot,
    /// Index of the table where the slot sits.
    pub table: u16,
    /// Index of the table where it should.
    pub wanted: u16,
}
