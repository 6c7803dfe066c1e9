//! Pairing for close results without repeats: tables of neighbours in the standing who have not met, with a look at
//! the rounds to come.
//!
//! What is kept, in this order: constraints; no repeats at all, where that can be; and then a balance, in which
//! a repeated pair weighs as much as some ranks of spread. A greedy choice of neighbours spends the meetings that the
//! last rounds need, so when the rounds to come are tight they are planned along, without regard to ranks, which
//! nobody knows yet. In a small field, where all is equally good, the round is filled from the top as
//! [`super::lexicographic`] does. The search is bounded in exchanges; the same seed gives the same round.
mod anneal;
#[cfg(test)]
mod tests;

use super::lexicographic::{Accept, Accepted, Impossible, Reason, Repeated, Request};
use super::lexicographic::{Moved, Why, at_their_tables, costs::Costs, from_the_top, notes, twice};
use super::{Paired, Proof, STEPS, lexicographic};
use crate::lots::Lots;
use crate::seating::incomplete::divide;
use crate::seating::{RoundSeats, Slot, TableSeats};
use anneal::State;

/// Exchanges that keep a round within a second.
pub const SWAPS: u32 = 20_000_000;

/// Exchanges of one course from hot to cold, for each pair of places.
const COURSE: u32 = 400;
/// As many ranks of spread weigh a repeat of this round, when some cannot be avoided.
const REPEAT: i32 = 14;
/// What it weighs at the end of a course that presses repeats out, and how many such courses there may be.
const PRESSED: i32 = 80;
const PRESSES: u32 = 2;
/// What a repeat in a round to come weighs.
const LATER: i32 = 5;
/// Fields of so many places are small: the round from the top is looked at, too.
const SMALL: usize = 24;
/// The most rounds to come that are planned along.
const AHEAD: u16 = 3;

/// Streams of the seed for the rounds after the one from the top, and how many are tried.
const FROM_TOP: u64 = 1 << 32;
const TRIES: u64 = 8;

/// What is to be paired.
#[derive(Clone, Copy, Debug)]
pub struct Programme<'a> {
    /// Who, from the highest, and what must be kept. `steps` is the number of exchanges, [`SWAPS`] if there is no
    /// reason for another.
    pub request: Request<'a>,
    /// How many rounds come after this one.
    pub later: u16,
    /// The seed of the search.
    pub seed: u64,
}

/// A round of neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together {
    /// The tables, that of the highest first.
    pub round: RoundSeats,
    /// Who does not sit where the standing alone would put him. Whom he passed, or that he was passed, has a reason only
    /// where two do not fit; else the sum of the round is closer so.
    pub moved: Vec<Moved>,
    /// Pairs that meet again.
    pub repeated: Vec<Repeated>,
    /// Conflicts that were accepted: the record of them.
    pub accepted: Vec<Accepted>,
    /// Sum over the tables of (highest rank − lowest).
    pub spread: u32,
    /// Repeats that the plan of the rounds to come did not avoid, where one was made.
    pub later_repeats: Option<u32>,
}

/// A seating that was found, and its measures.
struct Found {
    tables: Vec<[u16; 4]>,
    conflicts: u32,
    repeats: u32,
    later: u32,
    spread: u32,
}

impl Found {
    /// Whether nothing in it is worse than in another.
    fn is_no_worse(&self, other: &Self) -> bool {
        self.conflicts <= other.conflicts
            && self.repeats <= other.repeats
            && self.later <= other.later
            && self.spread <= other.spread
    }

    /// Conflicts first, then whether anything repeats, then the balance.
    fn rank(&self) -> (u32, bool, i32) {
        let balance = self.spread as i32 + REPEAT * self.repeats as i32 + LATER * self.later as i32;
        (self.conflicts, self.repeats + self.later > 0, balance)
    }
}

/// Pairs a round for close results.
pub fn programmatic(programme: &Programme<'_>) -> Result<Together, Impossible> {
    let request = &programme.request;
    if let Some(slot) = twice(request.order) {
        return Err(Impossible { reasons: vec![Reason::Twice(slot)], conflicts: 0 });
    }
    let division = divide(request.order, request.barred);
    let costs = Costs::of(&division.playing, &division.barred, request);
    let by_the_top = || {
        let request = Request { steps: request.steps.min(STEPS), ..*request };
        lexicographic(&request).map(|paired| together(paired, &request, None))
    };
    if costs.tables() == 0 {
        return by_the_top();
    }
    let tight = is_tight(&costs, programme.later);
    let ahead = if tight == Tight::Yes { programme.later.min(AHEAD) } else { 0 };
    let found = search(programme, &costs, tight, ahead);
    let most = match request.accept {
        Accept::Nothing => 0,
        Accept::Conflicts(most) => u32::from(most),
    };
    if found.conflicts > most {
        // The search from the top knows the reasons, and finds a lawful seating where exchanges miss it.
        return by_the_top();
    }
    let later = (ahead > 0).then_some(found.later);
    let mut paired = notes::paired(&costs, &found.tables, Proof::StepsEnded);
    if !division.resting.is_empty() {
        paired.round.tables.push(super::simple::seats(&division.resting));
    }
    at_their_tables(&mut paired, request.constraints);
    Ok(together(paired, request, later))
}

fn together(paired: Paired, request: &Request<'_>, later_repeats: Option<u32>) -> Together {
    let Paired { round, mut moved, repeated, accepted, .. } = paired;
    for moved in &mut moved {
        moved.passed.retain(|passed| !matches!(passed.why, Why::Below | Why::Full));
    }
    let rank = |slot: Slot| request.order.iter().position(|s| *s == slot);
    let width = |table: &TableSeats| {
        let ranks = || table.slots().filter_map(rank);
        ranks().max().zip(ranks().min()).map_or(0, |(lowest, highest)| (lowest - highest) as u32)
    };
    let spread = round.tables.iter().map(width).sum();
    Together { round, moved, repeated, accepted, spread, later_repeats }
}

/// Whether so many meetings are spent at the end that the last rounds may not come out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tight {
    Yes,
    No,
}

/// Tight is where more than seven of ten possible meetings of a player are spent by the last round.
fn is_tight(costs: &Costs<'_>, later: u16) -> Tight {
    let places = costs.places() as u16;
    let met = |a: u16| (0..places).filter(|b| costs.met(a, *b) > 0).count();
    let spent = (0..places).map(met).sum::<usize>() / places as usize + 3 * (usize::from(later) + 1);
    if spent * 10 > (places as usize - 1) * 7 { Tight::Yes } else { Tight::No }
}

/// Many short courses from hot to cold: the best of them is better than one long course.
fn search(programme: &Programme<'_>, costs: &Costs<'_>, tight: Tight, ahead: u16) -> Found {
    let places = costs.places() as u32;
    let course = COURSE.saturating_mul(places * places).min(programme.request.steps).max(1);
    let mut courses = (programme.request.steps / course).max(1);
    // In a very small field as many courses as places have found what there is to find.
    if costs.places() < SMALL {
        courses = courses.min(places);
    }
    let perfect = 3 * costs.tables() as u32;
    let mut best: Option<Found> = None;
    for number in 0..courses + if tight == Tight::Yes { 0 } else { PRESSES } {
        let done =
            |b: &Found| b.conflicts + b.repeats + b.later == 0 && (b.spread == perfect || number >= courses);
        if best.as_ref().is_some_and(done) {
            break;
        }
        let mut lots = Lots::stream(programme.seed, u64::from(number));
        let repeat = match number {
            // Where none need be, repeats that are left are pressed out while a course cools.
            _ if number >= courses => (2 * REPEAT, PRESSED),
            _ if number.is_multiple_of(2) => (REPEAT, REPEAT),
            _ => (2 * REPEAT, 2 * REPEAT),
        };
        let mut state = State::new(costs, ahead, LATER);
        state.run(course, repeat, &mut lots);
        let found = state.found();
        if best.as_ref().is_none_or(|best| found.rank() < best.rank()) {
            best = Some(found);
        }
    }
    let best = best.unwrap_or_else(|| State::new(costs, 0, LATER).found());
    let from_top = from_top(programme, costs, ahead).filter(|top| top.is_no_worse(&best));
    from_top.unwrap_or(best)
}

/// The round that is filled from the top, in a small field, with the best rounds after it that were found.
fn from_top(programme: &Programme<'_>, costs: &Costs<'_>, ahead: u16) -> Option<Found> {
    if costs.places() > SMALL {
        return None;
    }
    let (tables, _) = from_the_top(costs, &programme.request).ok()?;
    let places = costs.places() as u32;
    let courses = (0..TRIES).map(|number| {
        let mut state = State::kept(costs, &tables, ahead, LATER);
        state.run(
            COURSE.saturating_mul(places * places),
            (0, 0),
            &mut Lots::stream(programme.seed, FROM_TOP + number),
        );
        state.found()
    });
    let mut best: Option<Found> = None;
    for found in courses {
        if best.as_ref().is_none_or(|best| found.rank() < best.rank()) {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|best| best.later == 0) {
            break;
        }
    }
    best
}
