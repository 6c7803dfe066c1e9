//! The systems of seating: by lot, by a schedule, by the standings, the final.
use super::places::{Equal, Table, ranking};
use super::seated::pairs;
use super::{Fault, Walk};
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::seats::{Origin, RoundKind, SeatedRound};
use rules::hall::{FirstSeats, HallTopic, LastResort, SeatingSystem};
use std::collections::{BTreeMap, BTreeSet};

/// Steps of the search for the first seating that fits. Where they do not suffice nothing is said.
const STEPS: u32 = 20_000;

impl Walk<'_> {
    /// The first round by lot: four lots a table, in order. Where somebody did not come, others only move up.
    pub(super) fn by_lots(&mut self, rounds: &[SeatedRound]) {
        let Some(first) = rounds.first().filter(|seated| seated.origin == Origin::Lots) else { return };
        let lots = self.world.lots.clone();
        let seated: BTreeSet<EntryId> = first.tables.iter().flatten().flatten().copied().collect();
        let complete = seated == lots.iter().copied().collect();
        let basis = self.world.law.hall.seating.first.basis;
        for (i, seats) in first.tables.iter().enumerate() {
            for slot in seats.iter().flatten() {
                let Some(lot) = lots.iter().position(|other| other == slot) else { continue };
                let table = lot / 4;
                if table != i && (complete || table < i) {
                    let at = TableId { round: RoundNo(1), table: TableNo(i as u16 + 1) };
                    self.say(Fault::WrongLotTable)
                        .at(at)
                        .entry(*slot)
                        .numbers(table as i64 + 1, i as i64 + 1)
                        .by(basis);
                }
            }
        }
    }

    /// A schedule of all rounds made from the lots: from 16 players on no pair meets twice in the first four rounds,
    /// and each wind comes as often as the others.
    pub(super) fn schedule(&mut self, rounds: &[SeatedRound]) {
        let is_schedule =
            |seated: &SeatedRound| matches!(seated.origin, Origin::System(SeatingSystem::Italian, _));
        if rounds.len() < 2 || !rounds[1..].iter().all(is_schedule) {
            return;
        }
        let players = rounds[0].tables.iter().flatten().flatten().count();
        let free = self.world.demands.apart.is_empty()
            && self.world.demands.forbidden.is_empty()
            && self.world.demands.fixed.is_empty();
        if players >= 16 && players.is_multiple_of(4) && free {
            let basis = self.world.law.hall.cite(HallTopic::FewRepeats);
            let mut met: BTreeSet<(EntryId, EntryId)> = BTreeSet::new();
            for (i, seated) in rounds.iter().take(4).enumerate() {
                for (table, seats) in seated.tables.iter().enumerate() {
                    for (one, other) in pairs(seats) {
                        if !met.insert((one, other)) {
                            let at =
                                TableId { round: RoundNo(i as u32 + 1), table: TableNo(table as u16 + 1) };
                            self.say(Fault::PairAgain).at(at).entry(one).by(basis);
                        }
                    }
                }
            }
        }
        self.winds(rounds);
    }

    fn winds(&mut self, rounds: &[SeatedRound]) {
        // Where dice or wind tiles find the seats of the first round, it says nothing about the winds.
        let skip = usize::from(self.world.law.hall.seating.first_seats.value != FirstSeats::Announced);
        let mut had: BTreeMap<EntryId, [i64; 4]> = BTreeMap::new();
        for seated in rounds.iter().skip(skip) {
            for seats in &seated.tables {
                for (wind, slot) in seats.iter().enumerate() {
                    if let Some(slot) = slot {
                        had.entry(*slot).or_default()[wind] += 1;
                    }
                }
            }
        }
        for (slot, winds) in had {
            let sum: i64 = winds.iter().sum();
            let (least, most) = (sum / 4, (sum + 3) / 4);
            for times in winds {
                if times < least || times > most {
                    self.say(Fault::WindsUneven)
                        .entry(slot)
                        .numbers(if times < least { least } else { most }, times);
                }
            }
        }
    }

    /// Danish: the standings from the top; of all seatings that keep clans apart the first one is meant: the highest
    /// who is left begins a table, the highest who fit follow. Programmatic: nobody meets again where that can be.
    pub(super) fn by_standings(&mut self, round: RoundNo, seated: &SeatedRound) {
        let danish = matches!(seated.origin, Origin::System(SeatingSystem::Danish, _));
        let programmatic = matches!(seated.origin, Origin::System(SeatingSystem::Programmatic, _));
        let players = seated.tables.iter().flatten().flatten().count();
        let plain = round > RoundNo(1) && players.is_multiple_of(4) && self.world.demands.fixed.is_empty();
        if !plain || !(danish || programmatic) {
            return;
        }
        let met = if danish { BTreeSet::new() } else { self.met_before(round) };
        let again: Vec<(TableNo, EntryId)> = pairs_again(seated, &met);
        if programmatic && again.is_empty() {
            return;
        }
        let order = self.order_before(round);
        // Whose clan has been forgotten since was kept apart from whom, nobody can tell.
        let mut people = order.iter().flat_map(|slot| self.world.players_of(*slot, round));
        if self.are_kin_apart() && people.any(|person| self.is_forgotten(person)) {
            return;
        }
        let mut fits: BTreeMap<(EntryId, EntryId), bool> = BTreeMap::new();
        for (i, one) in order.iter().enumerate() {
            for other in &order[i + 1..] {
                let pair = (*one.min(other), *one.max(other));
                fits.insert(pair, !met.contains(&pair) && !self.must_be_apart(round, *one, *other));
            }
        }
        let mut steps = STEPS;
        let Some(tables) = first_fit(&order, &fits, Vec::new(), &mut steps) else { return };
        if programmatic {
            let basis = self.world.law.hall.cite(HallTopic::FewRepeats);
            for (table, slot) in again {
                self.say(Fault::PairAgain).at(TableId { round, table }).entry(slot).by(basis);
            }
            return;
        }
        let basis = self.world.law.hall.cite(HallTopic::DanishOrder);
        for (i, (expected, seats)) in tables.iter().zip(&seated.tables).enumerate() {
            if let Some(other) = seats.iter().flatten().find(|slot| !expected.contains(slot)) {
                let at = TableId { round, table: TableNo(i as u16 + 1) };
                self.say(Fault::WrongOrder).at(at).entry(*other).by(basis);
                return;
            }
        }
    }

    /// Whether so many who have not been at a short table can be there, and the others sit by four, with everybody
    /// apart who has to be.
    pub(super) fn others_may_be_short(
        &self,
        round: RoundNo,
        all: &[EntryId],
        been: &BTreeSet<EntryId>,
        count: usize,
    ) -> bool {
        let mut fits: BTreeMap<(EntryId, EntryId), bool> = BTreeMap::new();
        for (i, one) in all.iter().enumerate() {
            for other in &all[i + 1..] {
                let apart = self.must_be_apart(round, *one, *other);
                fits.insert((*one.min(other), *one.max(other)), !apart);
            }
        }
        let fresh: Vec<EntryId> = all.iter().copied().filter(|slot| !been.contains(slot)).collect();
        let mut steps = STEPS;
        groups(&fresh, count).into_iter().any(|short| {
            let fit = |one: &EntryId, other: &EntryId| fits[&(*one.min(other), *one.max(other))];
            // One or two do not play with each other.
            let together = count < 3
                || (0..short.len()).all(|i| short[i + 1..].iter().all(|other| fit(&short[i], other)));
            let rest: Vec<EntryId> = all.iter().copied().filter(|slot| !short.contains(slot)).collect();
            together && first_fit(&rest, &fits, Vec::new(), &mut steps).is_some()
        })
    }

    /// Those who are seated, from the first place on; who has none follows.
    fn order_before(&self, round: RoundNo) -> Vec<EntryId> {
        let present = self.world.present(round);
        let ranked = ranking(&self.world, RoundNo(round.0 - 1));
        let mut order: Vec<EntryId> = ranked.into_iter().filter(|slot| present.contains(slot)).collect();
        let rest: Vec<EntryId> = present.into_iter().filter(|slot| !order.contains(slot)).collect();
        order.extend(rest);
        order
    }

    fn met_before(&self, round: RoundNo) -> BTreeSet<(EntryId, EntryId)> {
        let earlier = self.world.rounds.iter().filter(|(no, _)| **no < round);
        // One or two who are left over sit out.
        let played = |seats: &&crate::seats::Seats| seats.iter().flatten().count() >= 3;
        earlier.flat_map(|(_, seated)| seated.tables.iter().filter(played).flat_map(pairs)).collect()
    }

    /// Those who have a place after a round and are there, in the order of their places.
    pub(super) fn candidates(&self, after: RoundNo) -> Vec<EntryId> {
        let present = self.world.present(RoundNo(after.0 + 1));
        let order = Table::of(&self.world).after(after).into_iter().flat_map(|group| group.entries);
        order.filter(|slot| present.contains(slot)).collect()
    }

    /// The final: the four best by our own account, in their order.
    pub(super) fn final_of_best(&mut self, round: RoundNo, seated: &SeatedRound) {
        if seated.kind != RoundKind::Final {
            return;
        }
        let last = RoundNo(round.0 - 1);
        let (stage, best) =
            (self.world.law.hall.course.final_stage, self.world.law.hall.cite(HallTopic::Finalists));
        for no in (1..=last.0).map(RoundNo) {
            if !self.world.is_confirmed(no) {
                self.say(Fault::RoundOpen).round(no).by(stage.basis);
            }
        }
        if self.world.rounds_of_law().is_some_and(|rounds| last.0 < rounds) {
            self.say(Fault::WrongFinal).round(round).by(stage.basis);
        }
        let groups = Table::of(&self.world).after(last);
        let crosses = groups.iter().any(|group| {
            let place = usize::from(group.place);
            group.equal == Equal::Open && place <= 4 && place + group.entries.len() > 5
        });
        if crosses && self.world.law.hall.ties.last_resort.value == LastResort::Lot {
            let basis = self.world.law.hall.ties.last_resort.basis;
            self.say(Fault::WrongFinal).round(round).by(basis);
        }
        let four: Vec<EntryId> = self.candidates(last).into_iter().take(4).collect();
        let found: Vec<EntryId> = seated.tables.iter().flatten().flatten().copied().collect();
        for (i, slot) in found.iter().enumerate() {
            if four.get(i) != Some(slot) {
                let should = four.get(i).map_or(0, |slot| slot.0);
                self.say(Fault::WrongFinal).round(round).entry(*slot).numbers(should, slot.0).by(best);
            }
        }
    }
}

/// Who meets again in a round, by table.
fn pairs_again(seated: &SeatedRound, met: &BTreeSet<(EntryId, EntryId)>) -> Vec<(TableNo, EntryId)> {
    let mut again = Vec::new();
    for (i, seats) in seated.tables.iter().enumerate() {
        for pair in pairs(seats).iter().filter(|pair| met.contains(pair)) {
            again.push((TableNo(i as u16 + 1), pair.0));
        }
    }
    again
}

/// All groups of so many of a list.
fn groups(of: &[EntryId], count: usize) -> Vec<Vec<EntryId>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let begun = |i: usize| {
        let rest = groups(&of[i + 1..], count - 1);
        rest.into_iter().map(move |group| [vec![of[i]], group].concat())
    };
    (0..of.len()).flat_map(begun).collect()
}

/// The first seating that can be completed, by plain trial.
fn first_fit(
    left: &[EntryId],
    fits: &BTreeMap<(EntryId, EntryId), bool>,
    table: Vec<EntryId>,
    steps: &mut u32,
) -> Option<Vec<Vec<EntryId>>> {
    if table.len() == 4 {
        let mut rest = first_fit(left, fits, Vec::new(), steps)?;
        rest.insert(0, table);
        return Some(rest);
    }
    if left.is_empty() {
        return table.is_empty().then(Vec::new);
    }
    for (i, slot) in left.iter().enumerate() {
        *steps = steps.checked_sub(1)?;
        let pair = |other: &EntryId| (*slot.min(other), *slot.max(other));
        if table.iter().all(|other| fits.get(&pair(other)).copied().unwrap_or(false)) {
            let mut rest = left.to_vec();
            rest.remove(i);
            let mut next = table.clone();
            next.push(*slot);
            if let Some(found) = first_fit(&rest, fits, next, steps) {
                return Some(found);
            }
        }
        // The highest who is left begins a table.
        if table.is_empty() {
            return None;
        }
    }
    None
}
