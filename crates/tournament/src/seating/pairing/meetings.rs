//! How often each pair has sat together.
use crate::seating::{Plan, RoundSeats, Slot, TableSeats};

/// A table of all pairs of slots below a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meetings {
    slots: usize,
    counts: Vec<u8>,
}

impl Meetings {
    /// Nobody of the slots below `slots` has met anybody.
    pub fn none(slots: usize) -> Self {
        Self { slots, counts: vec![0; slots * slots] }
    }

    /// Those of the rounds of a plan.
    pub fn of(plan: &Plan) -> Self {
        let mut meetings = Self::none(slots_of(&plan.rounds));
        plan.rounds.iter().for_each(|round| meetings.add(round));
        meetings
    }

    /// The number of slots the table has room for.
    pub const fn slots(&self) -> usize {
        self.slots
    }

    /// Counts the meetings of a round, with as many more slots as it needs.
    pub fn add(&mut self, round: &RoundSeats) {
        self.grow(slots_of(std::slice::from_ref(round)));
        for table in &round.tables {
            for a in table.players() {
                for b in table.players().filter(|b| *b != a) {
                    let count = &mut self.counts[a.index() * self.slots + b.index()];
                    *count = count.saturating_add(1);
                }
            }
        }
    }

    /// How often two slots have met. Slots beyond the table have met nobody.
    pub fn count(&self, a: Slot, b: Slot) -> u8 {
        if a.index() < self.slots && b.index() < self.slots {
            self.counts[a.index() * self.slots + b.index()]
        } else {
            0
        }
    }

    fn grow(&mut self, slots: usize) {
        if slots <= self.slots {
            return;
        }
        let mut counts = vec![0; slots * slots];
        for (row, old) in self.counts.chunks(self.slots.max(1)).enumerate() {
            counts[row * slots..][..self.slots].copy_from_slice(old);
        }
        *self = Self { slots, counts };
    }
}

/// One more than the highest slot of the rounds.
fn slots_of(rounds: &[RoundSeats]) -> usize {
    let slots = rounds.iter().flat_map(|r| &r.tables).flat_map(TableSeats::slots);
    slots.map(|s| s.index() + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_add_up_and_the_table_grows() {
        let mut meetings = Meetings::none(0);
        let round = |slots: [u16; 4]| RoundSeats { tables: vec![TableSeats::full(slots.map(Slot))] };
        meetings.add(&round([0, 1, 2, 3]));
        meetings.add(&round([0, 1, 9, 4]));
        assert_eq!(meetings.slots(), 10);
        assert_eq!(meetings.count(Slot(0), Slot(1)), 2);
        assert_eq!(meetings.count(Slot(3), Slot(2)), 1);
        assert_eq!(meetings.count(Slot(3), Slot(9)), 0);
        assert_eq!(meetings.count(Slot(0), Slot(40)), 0);
        // Three play; two who are left over sit out.
        let short =
            |there: [Option<u16>; 4]| RoundSeats { tables: vec![TableSeats(there.map(|s| s.map(Slot)))] };
        meetings.add(&short([Some(5), Some(6), Some(7), None]));
        meetings.add(&short([Some(7), Some(8), None, None]));
        assert_eq!(meetings.count(Slot(5), Slot(7)), 1);
        assert_eq!(meetings.count(Slot(7), Slot(8)), 0);
    }
}
