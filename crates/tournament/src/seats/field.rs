//! Who is to be seated, and as what: slots of the searches are lot numbers; groups are clans and teams by name.
use super::{Kin, Origin, RoundKind, Seats, kins_apart};
use crate::id::{EntryId, RoundNo, TableNo};
use crate::people::{Profile, Standing};
use crate::round::play::NeedsResult;
use crate::seating::{Constraints, Group, RoundSeats, Slot, TableSeats};
use crate::setup::Law;
use crate::tournament::Tournament;
use rules::hall::{SeatingSystem, SystemChoice};
use rules::seat::Seat;

/// All slots of an event in the order of their lots; those without a lot follow in the order of admission. The place
/// in this list, from 0, is the slot that the searches know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    order: Vec<EntryId>,
    groups: Vec<(Kin, String)>,
}

impl Field {
    /// That of an event.
    pub fn of(tournament: &Tournament) -> Self {
        let mut order = tournament.seats.lots.clone();
        let mut known = vec![Known::No; tournament.people.slots.len()];
        for entry in &order {
            mark(&mut known, *entry);
        }
        let late = known.iter().enumerate().filter(|(_, known)| **known == Known::No);
        order.extend(late.map(|(i, _)| EntryId::of_index(i)));
        Self { order, groups: Vec::new() }
    }

    /// The entry of a slot.
    pub fn entry(&self, slot: Slot) -> EntryId {
        self.order[slot.index()]
    }

    /// The first slot that nobody has.
    pub(super) fn beyond(&self) -> Slot {
        Slot(self.order.len() as u16)
    }

    /// The slot of an entry.
    pub fn slot(&self, entry: EntryId) -> Option<Slot> {
        self.order.iter().position(|e| *e == entry).map(|i| Slot(i as u16))
    }

    /// The slots of these entries, in their order.
    pub fn slots(&self, entries: &[EntryId]) -> Vec<Slot> {
        let mut at = vec![None; self.order.len() + 1];
        for (i, entry) in self.order.iter().enumerate() {
            if let Some(place) = at.get_mut(entry.0 as usize) {
                *place = Some(Slot(i as u16));
            }
        }
        entries.iter().filter_map(|e| at.get(e.0 as usize).copied().flatten()).collect()
    }

    /// The name of a group.
    pub fn group(&self, group: Group) -> (Kin, &str) {
        let (kin, name) = &self.groups[group.0 as usize];
        (*kin, name)
    }

    /// Tables of entries as the searches know them.
    pub fn round_seats(&self, tables: &[Seats]) -> RoundSeats {
        let seats = |seats: &Seats| TableSeats(seats.map(|entry| entry.and_then(|e| self.slot(e))));
        RoundSeats { tables: tables.iter().map(seats).collect() }
    }

    /// Tables that a search has found.
    pub fn tables(&self, round: &RoundSeats) -> Vec<Seats> {
        round.tables.iter().map(|t| t.0.map(|slot| slot.map(|s| self.entry(s)))).collect()
    }

    /// What a seating must keep: the law's clans, what the organiser demands. The names of groups are remembered.
    pub fn constraints(&mut self, tournament: &Tournament, round: RoundNo) -> Constraints {
        let demands = &tournament.seats.demands;
        let apart = kins_apart(tournament);
        let mut out = Constraints::default();
        for (i, entry) in self.order.iter().enumerate() {
            let Some(profile) = profile_of(tournament, round, *entry) else { continue };
            for kin in &apart {
                let name = kin.of(profile).trim();
                if name.is_empty() {
                    continue;
                }
                // Capitals do not part a clan; it is called as its first member writes it.
                let same =
                    |group: &(Kin, String)| group.0 == *kin && group.1.to_lowercase() == name.to_lowercase();
                let at = self.groups.iter().position(same).unwrap_or_else(|| {
                    self.groups.push((*kin, name.to_owned()));
                    self.groups.len() - 1
                });
                out.apart.push((Slot(i as u16), Group(at as u16)));
            }
        }
        let pairs = demands.forbidden.iter().filter_map(|(a, b)| Some((self.slot(*a)?, self.slot(*b)?)));
        out.forbidden = pairs.collect();
        let fixed = demands.fixed.iter().filter_map(|(e, t)| Some((self.slot(*e)?, t.index() as u16)));
        out.fixed = fixed.collect();
        out
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Known {
    Yes,
    No,
}

fn mark(known: &mut [Known], entry: EntryId) {
    if let Some(known) = known.get_mut(entry.index()) {
        *known = Known::Yes;
    }
}

impl Kin {
    /// Its name for a person; empty if there is none.
    pub fn of(self, profile: &Profile) -> &str {
        match self {
            Self::Clan => &profile.clan,
            Self::Team => &profile.team,
        }
    }
}

/// What is known of whoever plays for a slot in a round.
pub(super) fn profile_of(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<&Profile> {
    let person = tournament.people.slot(entry)?.holder(round)?;
    Some(&tournament.people.person(person)?.profile)
}

/// Who can be seated in a round: slots that take part and whose player is here. Where nobody has been checked in,
/// the event does without and all take part.
pub fn present(tournament: &Tournament, round: RoundNo) -> Vec<EntryId> {
    let people = &tournament.people;
    let here = |entry: EntryId| {
        let Some(slot) = people.slot(entry) else { return false };
        let person = slot.holder(round).and_then(|p| people.person(p));
        // Who came in for another sits at the table, checked in or not.
        let came_in = slot.holders.first().is_some_and(|(_, first)| slot.holder(round) != Some(*first));
        person.is_some_and(|p| matches!(p.standing, Standing::Here(_)) || came_in)
    };
    let active: Vec<EntryId> = people.active(round).collect();
    let checked: Vec<EntryId> = active.iter().copied().filter(|e| here(*e)).collect();
    if checked.is_empty() { active } else { checked }
}

/// When whoever plays for a slot came; used where players are seated as they come.
pub(super) fn came(tournament: &Tournament, entry: EntryId) -> i64 {
    let person = tournament
        .people
        .slot(entry)
        .and_then(crate::people::Slot::now)
        .and_then(|p| tournament.people.person(p));
    match person.map(|p| p.standing) {
        Some(Standing::Here(at)) => at.0,
        _ => i64::MAX,
    }
}

/// Whether the law lets an event choose a system.
pub fn is_allowed(law: &Law, system: SeatingSystem) -> Result<(), super::Reason> {
    let own = law.hall.seating.system.value;
    let choice = law.hall.seating.choice;
    let allowed = system == own
        || match choice.value {
            SystemChoice::OwnOnly => false,
            SystemChoice::ProgrammaticDanishFixed => {
                matches!(system, SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Fixed)
            }
            SystemChoice::Any => true,
        };
    if allowed { Ok(()) } else { Err(super::Reason::NotAllowed { system, basis: choice.basis }) }
}

/// Slots of a round without a seat in which they play: who sits out, and who is at a table that is too small.
pub fn sits_out(tournament: &Tournament, round: RoundNo, tables: &[Seats]) -> Vec<EntryId> {
    use rules::hall::ThreePlayers;
    let least = match tournament.setup.law.hall.short.three.value {
        ThreePlayers::Plays => 3,
        ThreePlayers::Refused => 4,
    };
    let playing: Vec<EntryId> =
        tables.iter().filter(|t| t.iter().flatten().count() >= least).flatten().flatten().copied().collect();
    present(tournament, round).into_iter().filter(|e| !playing.contains(e)).collect()
}

/// Whether anything has happened in a round: a start, a protocol, a confirmation.
pub(super) fn has_begun(tournament: &Tournament, round: RoundNo) -> NeedsResult {
    let course = tournament.round.course(round);
    let signalled = course.is_some_and(super::super::round::Course::has_begun);
    let written = tournament.protocol.all.keys().any(|at| at.round == round);
    if signalled || written || tournament.round.is_confirmed(round) {
        NeedsResult::Yes
    } else {
        NeedsResult::No
    }
}

/// Who has been at an incomplete table of a round of this event, as often as he has.
pub(super) fn been_at_short(tournament: &Tournament, before: RoundNo) -> Vec<EntryId> {
    let rounds = tournament.seats.rounds.iter().take(before.index());
    let played = rounds.filter(|r| r.kind == RoundKind::Round);
    let short = played.flat_map(|r| &r.tables).filter(|t| t.iter().flatten().count() < 4);
    short.flatten().flatten().copied().collect()
}

/// The order of the standings after a round, the highest first, of those who are to be seated.
pub(super) fn ranking(tournament: &Tournament, after: RoundNo, present: &[EntryId]) -> Vec<EntryId> {
    let all = crate::standings::ranking(tournament, after);
    let ranked: Vec<EntryId> = all.into_iter().filter(|e| present.contains(e)).collect();
    let rest = present.iter().copied().filter(|e| !ranked.contains(e));
    ranked.iter().copied().chain(rest).collect()
}

/// Whether the seats of a round were given by a schedule.
pub(super) const fn is_schedule(origin: Origin) -> Scheduled {
    match origin {
        Origin::Loaded | Origin::System(SeatingSystem::Italian | SeatingSystem::Fixed, _) => Scheduled::Yes,
        Origin::Lots | Origin::System(..) | Origin::Finalists | Origin::Present => Scheduled::No,
    }
}

/// Whether a schedule gives the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scheduled {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// The tables of these numbers as the searches count them, from 0.
pub(super) const fn table_no(index: u16) -> TableNo {
    TableNo::of_index(index as usize)
}

/// Three players take East, South and West: who is missing is North.
pub(super) fn north_empty(seats: Seats) -> Seats {
    let mut there = seats.into_iter().flatten();
    let mut out = [None; 4];
    for seat in Seat::ALL {
        out[seat.index()] = there.next();
    }
    out
}
