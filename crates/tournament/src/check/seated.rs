//! The tables of a round: each slot once, each person once, who takes part, which tables may be short, who sits out.
use super::{Fault, Walk};
use crate::id::{EntryId, PersonId, RoundNo, TableId, TableNo};
use crate::people::{Gate, Part};
use crate::seats::{Kin, Origin, RoundKind, SeatedRound, Seats};
use rules::hall::{ChiefJudgePlays, Clans, HallTopic, SeatingSystem, ShortAgain, Tables};
use std::collections::{BTreeMap, BTreeSet};

/// How tables came about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Made {
    /// They were seated.
    Anew,
    /// Those of the round were changed: who has left since may still sit there.
    Changed,
}

impl Walk<'_> {
    /// Each slot once, each person once, and all of them take part.
    pub(super) fn seats_of_round(&mut self, round: RoundNo, tables: &[Seats], made: Made) {
        let mut slots: BTreeSet<EntryId> = BTreeSet::new();
        let mut persons: BTreeMap<PersonId, EntryId> = BTreeMap::new();
        for (i, seats) in tables.iter().enumerate() {
            let at = TableId { round, table: TableNo(i as u16 + 1) };
            // Nobody may be left at a table of a schedule that stays as it is.
            if made == Made::Anew && seats.iter().flatten().next().is_none() {
                self.say(Fault::EmptyTable).at(at);
            }
            if seats.iter().skip_while(|seat| seat.is_some()).any(Option::is_some) {
                let north = self.world.law.hall.cite(HallTopic::AbsentIsNorth);
                self.say(Fault::NorthSeated).at(at).by(north);
            }
            for slot in seats.iter().flatten() {
                if !slots.insert(*slot) {
                    self.say(Fault::SlotTwice).at(at).entry(*slot);
                    continue;
                }
                if !self.world.slots.contains_key(slot) {
                    self.say(Fault::Unknown).at(at).entry(*slot);
                    continue;
                }
                let sat = made == Made::Changed && self.world.seat_of(round, *slot).is_some();
                if !self.world.takes_part(*slot, round) && !sat {
                    self.say(Fault::NotTakingPart).at(at).entry(*slot);
                }
                for person in self.world.players_of(*slot, round) {
                    if persons.insert(person, *slot).is_some_and(|other| other != *slot) {
                        self.say(Fault::PersonTwice).at(at).entry(*slot).person(person);
                    }
                    self.no_chief(at, *slot, person);
                }
            }
        }
    }

    fn no_chief(&mut self, at: TableId, slot: EntryId, person: PersonId) {
        let law = self.world.law.hall.staff.chief_judge;
        let Some(man) = self.world.men.get(&person) else { return };
        let chief = man.part == Part::ChiefJudge && !man.waived.contains(&Gate::ChiefJudge);
        if law.value == ChiefJudgePlays::Refused && chief {
            self.say(Fault::ChiefJudgePlays).at(at).entry(slot).person(person).by(law.basis);
        }
    }

    /// A short table is the last one, and the law has it.
    /// `made` are the rounds before it that were seated with it, from `from` on: those of the log are gone with them.
    pub(super) fn short_tables(
        &mut self,
        (from, made): (RoundNo, &[SeatedRound]),
        round: RoundNo,
        seated: &SeatedRound,
    ) {
        if seated.kind != RoundKind::Round || seated.origin == Origin::Loaded {
            return;
        }
        let law = self.world.law.hall.entry.tables;
        if law.value == Tables::Full {
            for (i, seats) in seated.tables.iter().enumerate() {
                let count = seats.iter().flatten().count();
                if count < 4 {
                    let at = TableId { round, table: TableNo(i as u16 + 1) };
                    self.say(Fault::ShortTable).at(at).numbers(4, count as i64).by(law.basis);
                }
            }
            return;
        }
        self.only_last_short(round, &seated.tables);
        let Some(last) = seated.tables.last().filter(|seats| seats.iter().flatten().count() < 4) else {
            return;
        };
        let again = self.world.law.hall.short.again;
        if again.value == ShortAgain::Allowed || round == RoundNo(1) {
            return;
        }
        let been = self.been_short(from, made);
        let all: Vec<EntryId> = seated.tables.iter().flatten().flatten().copied().collect();
        // Who is kept apart may leave no others for it; then somebody is there again.
        if !self.others_may_be_short(round, &all, &been, last.iter().flatten().count()) {
            return;
        }
        for slot in last.iter().flatten().filter(|slot| been.contains(slot)) {
            let at = TableId { round, table: TableNo(seated.tables.len() as u16) };
            self.say(Fault::ShortAgain).at(at).entry(*slot).by(again.basis);
        }
    }

    fn been_short(&self, before: RoundNo, made: &[SeatedRound]) -> BTreeSet<EntryId> {
        let earlier = self.world.rounds.iter().filter(|(no, _)| **no < before).map(|(_, seated)| seated);
        let earlier = earlier.chain(made).filter(|seated| seated.kind == RoundKind::Round);
        let tables = earlier.flat_map(|seated| &seated.tables);
        tables.filter(|seats| seats.iter().flatten().count() < 4).flatten().flatten().copied().collect()
    }

    pub(super) fn only_last_short(&mut self, round: RoundNo, tables: &[Seats]) {
        let last = self.world.law.hall.cite(HallTopic::ShortIsLast);
        for (i, seats) in tables.iter().enumerate() {
            let at = TableId { round, table: TableNo(i as u16 + 1) };
            let count = seats.iter().flatten().count();
            if count < 4 && i + 1 < tables.len() {
                self.say(Fault::ShortNotLast).at(at).numbers(4, count as i64).by(last);
            }
        }
    }

    /// Who sits out: those who are here and at no table that plays.
    pub(super) fn out_of_round(&mut self, round: RoundNo, seated: &SeatedRound) {
        let mut expected = BTreeSet::new();
        if seated.kind == RoundKind::Round {
            let least = self.world.least();
            let playing = seated.tables.iter().filter(|seats| seats.iter().flatten().count() >= least);
            let playing: BTreeSet<EntryId> = playing.flatten().flatten().copied().collect();
            expected = self.world.present(round).into_iter().filter(|slot| !playing.contains(slot)).collect();
        }
        let noted: BTreeSet<EntryId> = seated.out.iter().copied().collect();
        for slot in expected.symmetric_difference(&noted) {
            self.say(Fault::WrongOut).round(round).entry(*slot);
        }
    }

    fn kin(&self, kin: Kin, round: RoundNo, slot: EntryId) -> String {
        let man = self.world.holder(slot, round).and_then(|person| self.world.men.get(&person));
        let name = man.map(|man| match kin {
            Kin::Clan => &man.profile.clan,
            Kin::Team => &man.profile.team,
        });
        name.map(|name| name.trim().to_lowercase()).unwrap_or_default()
    }

    fn is_apart_by(&self, kin: Kin) -> bool {
        let law = kin == Kin::Clan && self.world.law.hall.seating.clans.value == Clans::Apart;
        law || self.world.demands.apart.contains(&kin)
    }

    /// Whether members of a clan or a team are kept apart at all.
    pub(super) fn are_kin_apart(&self) -> bool {
        [Kin::Clan, Kin::Team].into_iter().any(|kin| self.is_apart_by(kin))
    }

    /// Whether two may not share a table.
    pub(super) fn must_be_apart(&self, round: RoundNo, one: EntryId, other: EntryId) -> bool {
        let same = |kin: Kin| {
            let name = self.kin(kin, round, one);
            self.is_apart_by(kin) && !name.is_empty() && name == self.kin(kin, round, other)
        };
        let forbidden = self.world.demands.forbidden.iter();
        let pair = forbidden.into_iter().any(|p| *p == (one, other) || *p == (other, one));
        pair || same(Kin::Clan) || same(Kin::Team)
    }

    /// Those who are kept apart sit apart, where the system seats by it.
    pub(super) fn apart(&mut self, round: RoundNo, seated: &SeatedRound) {
        let by_it = matches!(
            seated.origin,
            Origin::System(SeatingSystem::Italian | SeatingSystem::Programmatic | SeatingSystem::Danish, _)
        );
        if !by_it || round == RoundNo(1) {
            return;
        }
        let basis = self.world.law.hall.seating.clans.basis;
        for (i, seats) in seated.tables.iter().enumerate() {
            for (one, other) in playing(seats, &seated.out) {
                if self.must_be_apart(round, one, other) {
                    let at = TableId { round, table: TableNo(i as u16 + 1) };
                    self.say(Fault::Together).at(at).entry(one).by(basis);
                }
            }
        }
    }

    /// Pairs of a clan that the law keeps apart and that share a table.
    pub(super) fn pairs_of_clans(
        &self,
        round: RoundNo,
        tables: &[Seats],
    ) -> Vec<(TableNo, EntryId, EntryId)> {
        let mut found = Vec::new();
        if self.world.law.hall.seating.clans.value == Clans::Free {
            return found;
        }
        let out = self.world.rounds.get(&round).map_or(&[][..], |seated| &seated.out);
        for (i, seats) in tables.iter().enumerate() {
            for (one, other) in playing(seats, out) {
                let clan = self.kin(Kin::Clan, round, one);
                if !clan.is_empty() && clan == self.kin(Kin::Clan, round, other) {
                    found.push((TableNo(i as u16 + 1), one, other));
                }
            }
        }
        found
    }
}

/// The pairs of a table that play there: who sits out shares no table, wherever he is written.
fn playing(seats: &Seats, out: &[EntryId]) -> Vec<(EntryId, EntryId)> {
    let sits_out = |entry: &EntryId| out.contains(entry);
    pairs(seats).into_iter().filter(|(one, other)| !sits_out(one) && !sits_out(other)).collect()
}

/// The pairs of a table, the smaller number first.
pub(super) fn pairs(seats: &Seats) -> Vec<(EntryId, EntryId)> {
    let there: Vec<EntryId> = seats.iter().flatten().copied().collect();
    let mut all = Vec::new();
    for (i, one) in there.iter().enumerate() {
        for other in &there[i + 1..] {
            all.push((*one.min(other), *one.max(other)));
        }
    }
    all
}
