//! Pairing from the top of the standing: each table takes the highest who is left and fits, and of all seatings
//! that can be completed the lexicographically first one is meant.
//!
//! What fits is asked of the constraints (groups apart, forbidden pairs, different fixed tables) and, if meetings
//! are given, of them: who has met does not fit. Repeats yield when they must, as few as possible and at the later
//! tables first. Constraints do not yield: there the answer says why not, unless the judge has accepted a number of
//! conflicts. The search is bounded in steps, so that an impossible wish is answered at once.
mod complete;
pub(super) mod costs;
mod exact;
pub(super) mod notes;
#[cfg(test)]
mod tests;

use super::Meetings;
use super::simple::at_fixed_tables;
use crate::seating::incomplete::divide;
use crate::seating::{Constraints, Group, RoundSeats, Slot, TableSeats};
use complete::Search;
use costs::{CONFLICT, Costs};
use std::fmt;

/// Steps that keep the answer within a second for 200 slots. A step is one exchange of two slots looked at.
pub const STEPS: u32 = 6_000_000;

/// What is to be paired.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Who plays, the highest first.
    pub order: &'a [Slot],
    /// What must be kept.
    pub constraints: &'a Constraints,
    /// Meetings that should not be repeated; none where repeats are allowed.
    pub met: Option<&'a Meetings>,
    /// Who may not sit at an incomplete table, having been at one.
    pub barred: &'a [Slot],
    /// How many conflicts with the constraints the judge has accepted.
    pub accept: Accept,
    /// The most steps, [`STEPS`] if there is no reason for another number.
    pub steps: u32,
}

/// What the judge has accepted, because nothing better exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accept {
    /// No conflict.
    Nothing,
    /// At most so many pairs at a table that should be apart.
    Conflicts(u16),
}

/// A pairing and what there is to say about it. Tables are indices into the round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// The tables.
    pub round: RoundSeats,
    /// Who does not sit where the standing alone would put him, and why.
    pub moved: Vec<Moved>,
    /// Pairs that meet again.
    pub repeated: Vec<Repeated>,
    /// Conflicts that were accepted: the record of them.
    pub accepted: Vec<Accepted>,
    /// Whether a better answer is excluded.
    pub proof: Proof,
}

/// What is known about an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Everything before this answer was shown to be impossible.
    First,
    /// Lawful, but a search ended before all that stands before it was excluded.
    StepsEnded,
}

/// A slot that is not at the table of its rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Who.
    pub slot: Slot,
    /// The table of the rank: four ranks a table.
    pub by_rank: u16,
    /// The table where he sits.
    pub table: u16,
    /// Whom he replaces when he moved up; himself when he moved down.
    pub passed: Vec<Passed>,
}

/// Somebody who was passed over at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Who.
    pub slot: Slot,
    /// At which table.
    pub table: u16,
    /// Why.
    pub why: Why,
}

/// Why somebody does not sit at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Of one group with somebody there.
    Group {
        /// With whom.
        with: Slot,
        /// Which group.
        group: Group,
    },
    /// May not meet somebody there.
    Forbidden {
        /// Whom.
        with: Slot,
    },
    /// Somebody there and he always sit at different tables.
    FixedTables {
        /// Who.
        with: Slot,
    },
    /// Has met somebody there.
    Met {
        /// Whom.
        with: Slot,
    },
    /// The table is incomplete, and he has been at one.
    Incomplete,
    /// With him there, those below could not be seated.
    Below,
    /// The table was full with those above him.
    Full,
}

/// A pair that meets again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeated {
    /// Where.
    pub table: u16,
    /// Who, in the order of the standing.
    pub pair: (Slot, Slot),
    /// How often they have met before.
    pub before: u8,
}

/// A conflict with the constraints that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// Where.
    pub table: u16,
    /// Who, the higher of the standing.
    pub slot: Slot,
    /// With whom and why they should be apart.
    pub why: Why,
}

/// Why there is no pairing: everything that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    /// The reasons, the plainest first.
    pub reasons: Vec<Reason>,
    /// The fewest conflicts of a seating that was found: how many the judge would have to accept. Zero where the
    /// list of slots itself is wrong.
    pub conflicts: u16,
}

/// A reason why there is no pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A slot stands twice in the order.
    Twice(Slot),
    /// A group has more members than there are tables.
    GroupTooBig {
        /// Which.
        group: Group,
        /// Its members, in the order of the standing.
        members: Vec<Slot>,
        /// The tables.
        tables: u16,
    },
    /// More slots that must all be apart than there are tables.
    TooManyApart {
        /// Who.
        slots: Vec<Slot>,
        /// The tables.
        tables: u16,
    },
    /// Too few others may sit with this slot.
    Alone {
        /// Who.
        slot: Slot,
        /// How many may.
        fitting: u16,
    },
    /// All seatings were looked at.
    Exhausted,
    /// The steps ended before a seating was found.
    StepsEnded,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no pairing: {:?}; the fewest conflicts found are {}", self.reasons, self.conflicts)
    }
}

impl std::error::Error for Impossible {}

/// Pairs a round from the top of the standing.
pub fn lexicographic(request: &Request<'_>) -> Result<Paired, Impossible> {
    if let Some(twice) = twice(request.order) {
        return Err(Impossible { reasons: vec![Reason::Twice(twice)], conflicts: 0 });
    }
    let division = divide(request.order, request.barred);
    let costs = Costs::of(&division.playing, &division.barred, request);
    let (tables, proof) = from_the_top(&costs, request)?;
    let mut paired = notes::paired(&costs, &tables, proof);
    if !division.resting.is_empty() {
        paired.round.tables.push(super::simple::seats(&division.resting));
    }
    at_their_tables(&mut paired, request.constraints);
    Ok(paired)
}

/// The tables of places, the lexicographically first of those that were found.
pub(super) fn from_the_top(
    costs: &Costs<'_>,
    request: &Request<'_>,
) -> Result<(Vec<[u16; 4]>, Proof), Impossible> {
    let mut search = Search::new(costs, request.steps);
    let (least, exhausted) = search.least();
    let most = match request.accept {
        Accept::Nothing => 0,
        Accept::Conflicts(most) => u32::from(most),
    };
    if least / CONFLICT > most {
        let mut reasons = costs.reasons();
        if reasons.is_empty() {
            reasons.push(if exhausted == Proof::First { Reason::Exhausted } else { Reason::StepsEnded });
        }
        return Err(Impossible { reasons, conflicts: (least / CONFLICT) as u16 });
    }
    let proof = search.fill(least);
    let proof = if exhausted == Proof::First { proof } else { Proof::StepsEnded };
    // An incomplete table is the last one, whoever sits there.
    let mut tables = search.tables().to_vec();
    tables.sort_by_key(|table| costs.gap().is_some_and(|gap| table.contains(&gap)));
    Ok((tables, proof))
}

pub(super) fn twice(order: &[Slot]) -> Option<Slot> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// Gives the tables the numbers that fixed slots want, in the round and in its notes.
pub(super) fn at_their_tables(paired: &mut Paired, constraints: &Constraints) {
    if constraints.fixed.is_empty() {
        return;
    }
    let before: Vec<TableSeats> = paired.round.tables.clone();
    paired.round = at_fixed_tables(std::mem::take(&mut paired.round), &constraints.fixed);
    let tables = &paired.round.tables;
    let now = |table: u16| {
        let at = tables.iter().position(|t| *t == before[table as usize]);
        at.map_or(table, |at| at as u16)
    };
    for moved in &mut paired.moved {
        moved.by_rank = now(moved.by_rank);
        moved.table = now(moved.table);
        moved.passed.iter_mut().for_each(|p| p.table = now(p.table));
    }
    paired.repeated.iter_mut().for_each(|r| r.table = now(r.table));
    paired.accepted.iter_mut().for_each(|a| a.table = now(a.table));
}
