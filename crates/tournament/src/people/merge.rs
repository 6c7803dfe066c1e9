//! One person who was registered twice: all results go to one slot, unless both have sat in the same round.
use super::{Event as Happened, PersonId, Reason, Slot, Standing, decide, leave};
use crate::command::Order;
use crate::event::Event;
use crate::id::{EntryId, RoundNo};
use crate::refusal::Refused;
use crate::tournament::Tournament;
use crate::undo;
use std::collections::BTreeSet;

pub(super) fn merge(
    tournament: &Tournament,
    keep: PersonId,
    other: PersonId,
) -> Result<Vec<Happened>, Refused> {
    let kept = decide::known(tournament, keep)?;
    let gone = tournament.people.person(other).ok_or(Reason::Unknown)?;
    if keep == other {
        return Err(Reason::Already.into());
    }
    if let Standing::MergedInto(_) = gone.standing {
        return Err(Reason::Gone.into());
    }
    if tournament.people.persons.iter().any(|p| p.standing == Standing::MergedInto(other)) {
        return Err(Reason::HasMerged.into());
    }
    if let Some(round) = both_sat(tournament, keep, other) {
        return Err(Reason::Together(round).into());
    }
    let next = tournament.seats.next();
    if places_in(tournament, next, keep, other) > 1 {
        return Err(Reason::Together(next).into());
    }
    let mut events = vec![Happened::Merged { keep, other }];
    if kept.entry.is_some() && gone.entry.is_some() {
        events.extend(leave::offer(tournament, other));
    }
    Ok(events)
}

/// Two persons after all: the merging is taken back with everything it moved.
pub(super) fn unmerge(
    tournament: &Tournament,
    order: &Order,
    other: PersonId,
) -> Result<Vec<Event>, Refused> {
    let is = |event: &Event| matches!(event, Event::People(Happened::Merged { other: o, .. }) if *o == other);
    let merged = tournament.people.person(other).ok_or(Reason::Unknown)?;
    if !matches!(merged.standing, Standing::MergedInto(_)) {
        return Err(Reason::NotMerged.into());
    }
    let entry = tournament
        .log()
        .iter()
        .rev()
        .find(|entry| entry.events.iter().any(is) && !tournament.undone().contains(&entry.command))
        .ok_or(Reason::NotMerged)?;
    // What has been built on the one person goes first, as with any command that is taken back.
    let back = undo::Command { command: entry.command, reason: "two persons after all".into() };
    undo::decide(tournament, order, &back)
}

/// The first round in which both sit: they are two.
pub(crate) fn both_sat(tournament: &Tournament, one: PersonId, other: PersonId) -> Option<RoundNo> {
    rounds_of(tournament, one).intersection(&rounds_of(tournament, other)).next().copied()
}

/// The rounds in which somebody sits, for the own slot or for another.
fn rounds_of(tournament: &Tournament, id: PersonId) -> BTreeSet<RoundNo> {
    let own = tournament.people.person(id).and_then(|p| p.entry);
    let sits = |(round, entry): (RoundNo, EntryId)| own == Some(entry) || holds(tournament, round, entry, id);
    let rounds = tournament.seats.rounds.iter().enumerate().map(|(i, seated)| (RoundNo::of_index(i), seated));
    let seated = rounds.filter(|(no, seated)| seated.seated().any(|entry| sits((*no, entry))));
    let instead = tournament.substitute.all.iter().filter(|s| s.by == Some(id)).map(|s| s.round);
    seated.map(|(no, _)| no).chain(instead).collect()
}

fn holds(tournament: &Tournament, round: RoundNo, entry: EntryId, id: PersonId) -> bool {
    tournament.people.slot(entry).and_then(|slot| slot.holder(round)) == Some(id)
}

/// On how many places the two would be in a round; their own become one.
fn places_in(tournament: &Tournament, round: RoundNo, keep: PersonId, other: PersonId) -> usize {
    let own = [keep, other].map(|id| tournament.people.person(id).and_then(|p| p.entry));
    let held = |entry: &EntryId| [keep, other].iter().any(|id| holds(tournament, round, *entry, *id));
    let all: Vec<EntryId> = tournament.people.active(round).filter(held).collect();
    let of_others = all.iter().filter(|entry| !own.contains(&Some(**entry))).count();
    of_others + usize::from(of_others < all.len())
}

/// Makes one person of two.
pub(super) fn evolve(tournament: &mut Tournament, keep: PersonId, other: PersonId) {
    let people = &mut tournament.people;
    let (Some(kept), Some(gone)) = (people.person(keep).cloned(), people.person(other).cloned()) else {
        return;
    };
    let here = [kept.standing, gone.standing].into_iter().find(|s| matches!(s, Standing::Here(_)));
    people.waiting.retain(|w| *w != other);
    people.offered.retain(|w| *w != other);
    for slot in &mut people.slots {
        for (_, holder) in slot.holders.iter_mut().filter(|(_, holder)| *holder == other) {
            *holder = keep;
        }
    }
    if let Some(person) = people.persons.get_mut(other.index()) {
        person.standing = Standing::MergedInto(keep);
        person.entry = None;
    }
    if let Some(person) = people.persons.get_mut(keep.index()) {
        person.entry = kept.entry.or(gone.entry);
        person.standing = here.unwrap_or(if kept.entry.is_none() && gone.entry.is_some() {
            leave::placed(gone.standing)
        } else {
            kept.standing
        });
    }
    if gone.entry.is_some() && kept.entry.is_none() {
        people.waiting.retain(|w| *w != keep);
        people.offered.retain(|w| *w != keep);
    }
    for put in &mut tournament.substitute.all {
        put.out = if put.out == other { keep } else { put.out };
        put.by = if put.by == Some(other) { Some(keep) } else { put.by };
    }
    if let (Some(into), Some(from)) = (kept.entry, gone.entry) {
        move_results(tournament, from, into);
    }
}

/// What a slot has goes to another; the empty slot is none any more.
fn move_results(tournament: &mut Tournament, from: EntryId, into: EntryId) {
    let moved = |entry: &mut EntryId| {
        if *entry == from {
            *entry = into;
        }
    };
    for seated in &mut tournament.seats.rounds {
        seated.out.retain(|e| *e != from);
        if seated.find(from).is_some() {
            seated.out.retain(|e| *e != into);
        }
        seated.tables.iter_mut().flatten().flatten().for_each(moved);
    }
    tournament.seats.lots.retain(|e| *e != from);
    tournament.substitute.all.iter_mut().for_each(|put| moved(&mut put.entry));
    tournament.penalty.all.iter_mut().for_each(|penalty| moved(&mut penalty.entry));
    for course in &mut tournament.round.courses {
        course.late.iter_mut().for_each(|(entry, _)| moved(entry));
        course.absent.iter_mut().for_each(|(entry, _)| moved(entry));
    }
    for order in &mut tournament.standings.orders {
        order.entries.retain(|e| *e != from);
    }
    if let Some(slot) = tournament.people.slots.get_mut(from.index()) {
        *slot = Slot { holders: Vec::new(), out_from: Some(RoundNo(1)) };
    }
}
