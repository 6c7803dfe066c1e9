//! Closing up the tables around those who are missing: substitutes fill the gaps, the gaps that are left move to the
//! last table, and a fixed schedule stays as it is.
use super::field::{Scheduled, been_at_short, has_begun, is_schedule, north_empty, profile_of};
use super::{Event as SeatsEvent, Kin, Reason, Seats};
use crate::event::Event;
use crate::id::{EntryId, PersonId, RoundNo, TableId, TableNo};
use crate::people::{Part, Standing};
use crate::refusal::Refused;
use crate::round::play::NeedsResult;
use crate::seating::Slot;
use crate::seating::incomplete::without;
use crate::substitute::{self, Substitution, Until};
use crate::time::Moment;
use crate::tournament::Tournament;
use rules::clause::Answer;
use rules::hall::{Clans, Gap, HallTopic, ReplacedResult, ThreePlayers};

/// How the tables of a round close up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// Who comes in for whom.
    pub put: Vec<(EntryId, PersonId)>,
    /// The tables then.
    pub tables: Vec<Seats>,
    /// Who is at a table that is too small to play.
    pub left_over: Vec<EntryId>,
}

/// How the tables of a round would close up around those who are missing, and by which clause.
pub fn close_up(tournament: &Tournament, round: RoundNo, missing: &[EntryId]) -> Option<Answer<Closed>> {
    let seated = tournament.seats.round(round)?;
    let hall = &tournament.setup.law.hall;
    let stays = is_schedule(seated.origin) == Scheduled::Yes && hall.short.gap.value == Gap::LastTable;
    let mut free = substitutes(tournament, round);
    if !stays {
        let here = seated.seated().filter(|entry| !missing.contains(entry)).count();
        free.truncate(useful(tournament, here, free.len().min(missing.len())));
    }
    let put: Vec<(EntryId, PersonId)> = missing.iter().copied().zip(free).collect();
    let gone: Vec<EntryId> = missing.iter().copied().filter(|e| !put.iter().any(|(p, _)| p == e)).collect();
    let empty = |seats: &Seats| seats.map(|seat| seat.filter(|e| !gone.contains(e)));
    let mut tables: Vec<Seats> = seated.tables.iter().map(empty).collect();
    let mut basis = hall.short.gap.basis;
    if stays {
        // A fixed schedule stays: the absent player is missing at his own table.
        basis = hall.cite(HallTopic::FixedGap);
        let field = super::Field::of(tournament);
        let slots: Vec<Slot> = field.slots(&gone);
        tables = field.tables(&without(&field.round_seats(&seated.tables), &slots).0);
    } else if !gone.is_empty() {
        let clan =
            |entry: EntryId| profile_of(tournament, round, entry).map_or("", |p| Kin::Clan.of(p).trim());
        let apart = hall.seating.clans.value == Clans::Apart;
        let fits = |entry: EntryId, others: &Seats| {
            let same = |other: EntryId| !clan(entry).is_empty() && clan(entry) == clan(other);
            if apart && others.iter().flatten().any(|o| same(*o)) { Fits::No } else { Fits::Yes }
        };
        tables = moved_up(tables, &been_at_short(tournament, round), &fits);
    }
    let all: Vec<EntryId> = tables.iter().flatten().flatten().copied().collect();
    let left_over =
        super::sits_out(tournament, round, &tables).into_iter().filter(|e| all.contains(e)).collect();
    Some(Answer { value: Closed { put, tables, left_over }, basis })
}

/// How many substitutes come in beside those who are here: as many as leave the fewest at a table that does not
/// play, and of those numbers the greatest.
fn useful(tournament: &Tournament, here: usize, free: usize) -> usize {
    let three = tournament.setup.law.hall.short.three.value;
    let left_over = |more: &usize| match ((here + more) % 4, three) {
        (3, ThreePlayers::Plays) => 0,
        (rest, _) => rest,
    };
    (0..=free).rev().min_by_key(left_over).unwrap_or(0)
}

/// Whether somebody may move to a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Fits {
    Yes,
    No,
}

/// Moves the gaps to the last table: its players fill them, first those who have been at an incomplete table and
/// those who fit, until only the last table is short. Three take East, South and West.
pub(super) fn moved_up(
    mut tables: Vec<Seats>,
    been: &[EntryId],
    fits: &dyn Fn(EntryId, &Seats) -> Fits,
) -> Vec<Seats> {
    loop {
        while tables.last().is_some_and(|last| last.iter().flatten().next().is_none()) {
            tables.pop();
        }
        let Some((last, upper)) = tables.split_last_mut() else { return tables };
        let Some(gap) = upper.iter().position(|seats| seats.contains(&None)) else { break };
        let visits = |entry: EntryId| been.iter().filter(|b| **b == entry).count();
        let movers = last.iter().enumerate().filter_map(|(seat, entry)| Some((seat, (*entry)?)));
        let best = movers.min_by_key(|(seat, entry)| {
            (fits(*entry, &upper[gap]), std::cmp::Reverse(visits(*entry)), *seat)
        });
        let (Some((from, entry)), Some(to)) = (best, upper[gap].iter().position(Option::is_none)) else {
            break;
        };
        upper[gap][to] = Some(entry);
        last[from] = None;
    }
    if let Some(last) = tables.last_mut() {
        *last = north_empty(*last);
    }
    tables
}

/// Substitutes who are here and free in a round, in the order of the list.
fn substitutes(tournament: &Tournament, round: RoundNo) -> Vec<PersonId> {
    let people = &tournament.people.persons;
    let busy = |id: PersonId| {
        let put = tournament.substitute.all.iter().any(|s| s.round == round && s.by == Some(id));
        put || tournament.people.slots.iter().any(|slot| slot.now() == Some(id))
    };
    let sessions = |id: PersonId| tournament.substitute.all.iter().filter(|s| s.by == Some(id)).count();
    let free = people.iter().enumerate().filter_map(|(i, person)| {
        let id = PersonId::of_index(i);
        let Part::Substitute(most) = person.part else { return None };
        let may = most.is_none_or(|most| sessions(id) < usize::from(most));
        (may && matches!(person.standing, Standing::Here(_)) && !busy(id)).then_some(id)
    });
    free.collect()
}

/// Closes up the tables of a round.
pub(super) fn decide(
    tournament: &Tournament,
    round: RoundNo,
    missing: &[EntryId],
    now: Moment,
) -> Result<Vec<Event>, Refused> {
    super::decide::refuse(faults(tournament, round, missing, now))?;
    let Some(Answer { value: closed, .. }) = close_up(tournament, round, missing) else {
        return Err(Reason::Unknown.into());
    };
    // Where the slot goes on with whoever comes in, he stays for good.
    let until = match tournament.setup.law.hall.substitute.result.value {
        ReplacedResult::SlotGoesOn => Until::EventEnd,
        ReplacedResult::OwnDealsOnly | ReplacedResult::LastPlaceFixedPoints | ReplacedResult::Valid => {
            Until::RoundEnd
        }
    };
    let mut events: Vec<Event> = Vec::new();
    for (entry, by) in &closed.put {
        let Some(out) = tournament.people.slot(*entry).and_then(|slot| slot.holder(round)) else { continue };
        let put = Substitution { round, entry: *entry, out, by: Some(*by), from_deal: 1, until };
        events.push(Event::Substitute(substitute::Event::Put(put)));
    }
    if closed.put.len() < missing.len() {
        events.push(Event::Seats(SeatsEvent::ClosedUp {
            round,
            tables: closed.tables,
            out: closed.left_over,
        }));
    }
    Ok(events)
}

fn faults(tournament: &Tournament, round: RoundNo, missing: &[EntryId], now: Moment) -> Vec<Reason> {
    let hall = &tournament.setup.law.hall;
    let Some(seated) = tournament.seats.round(round) else { return vec![Reason::Unknown] };
    let mut reasons = Vec::new();
    if hall.short.gap.value == Gap::Substitute {
        reasons.push(Reason::NoClosing(hall.short.gap.basis));
    }
    if missing.is_empty() {
        reasons.push(Reason::NobodyMissing);
    }
    reasons.extend(missing.iter().filter(|e| seated.find(**e).is_none()).map(|e| Reason::NotSeated(*e)));
    if tournament.round.is_confirmed(round) {
        reasons.push(Reason::Begun(round));
    }
    let written: Vec<TableNo> = written(tournament, round);
    if !written.is_empty() && has_begun(tournament, round) == NeedsResult::Yes {
        reasons.push(Reason::HasProtocol(written));
    }
    // Who is known not to come need not be waited for.
    let awaited = missing.iter().any(|entry| {
        let known = tournament.round.course(round).is_some_and(|c| c.is_absent(*entry));
        let out = tournament.people.slot(*entry).is_none_or(|s| s.out_from.is_some_and(|from| from <= round));
        !(known || out)
    });
    if awaited
        && let Some(from) = crate::round::may_close_up_from(tournament, round)
        && now < from.value
    {
        reasons.push(Reason::TooEarly(from.value, from.basis));
    }
    reasons
}

/// Tables of a round that have a protocol.
pub(super) fn written(tournament: &Tournament, round: RoundNo) -> Vec<TableNo> {
    tournament.protocol.all.keys().filter(|at: &&TableId| at.round == round).map(|at| at.table).collect()
}
