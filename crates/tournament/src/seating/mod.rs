//! Who sits where: plans of all rounds and pairings of one, their constraints and their quality.
//!
//! Seating knows slots, not people: a slot is a lot number or an index into a list of standings. What a regulation
//! allows is asked by the caller; here are the searches.
pub mod incomplete;
mod number;
pub mod pairing;
pub mod plan;
pub mod quality;
pub mod script;
pub mod wind;

/// A place in the list of those who are seated, from 0: the lot number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u16);

impl Slot {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A table of a round: who starts as East, South, West, North. An incomplete table has empty seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableSeats(pub [Option<Slot>; 4]);

impl TableSeats {
    /// A table of four, East first.
    pub const fn full(slots: [Slot; 4]) -> Self {
        let [east, south, west, north] = slots;
        Self([Some(east), Some(south), Some(west), Some(north)])
    }

    /// Those who sit there, East first.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.0.iter().flatten().copied()
    }

    /// Those who meet there: nobody where one or two are left over and sit out.
    pub fn players(&self) -> impl Iterator<Item = Slot> + Clone + '_ {
        let sit_out = self.slots().count() < 3;
        self.0.iter().flatten().copied().filter(move |_| !sit_out)
    }
}

/// The tables of a round; the table number is the index plus one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RoundSeats {
    /// By table number.
    pub tables: Vec<TableSeats>,
}

/// The seating of several rounds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// By round.
    pub rounds: Vec<RoundSeats>,
}

/// A group whose members never share a table: a clan (family) or a team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Group(pub u16);

/// What a seating must keep. All lists may be empty.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Constraints {
    /// Who belongs to which group; a slot may be in several.
    pub apart: Vec<(Slot, Group)>,
    /// Pairs that may not meet.
    pub forbidden: Vec<(Slot, Slot)>,
    /// Slots that always sit at this table (its index): a player who cannot walk.
    pub fixed: Vec<(Slot, u16)>,
}

impl Constraints {
    /// Whether a table of this index keeps all of it.
    pub(crate) fn keeps(&self, table: &TableSeats, at: usize) -> bool {
        let there: Vec<Slot> = table.slots().collect();
        let of = |slot: Slot| self.apart.iter().filter(move |(one, _)| *one == slot).map(|(_, group)| *group);
        let pair = |one: Slot, other: Slot| {
            let forbidden = |(a, b): &(Slot, Slot)| (*a, *b) == (one, other) || (*b, *a) == (one, other);
            of(one).all(|group| of(other).all(|same| same != group)) && !self.forbidden.iter().any(forbidden)
        };
        let elsewhere = |(slot, wanted): &(Slot, u16)| there.contains(slot) && usize::from(*wanted) != at;
        !self.fixed.iter().any(elsewhere)
            && (0..there.len()).all(|i| there[i + 1..].iter().all(|other| pair(there[i], *other)))
    }
}
