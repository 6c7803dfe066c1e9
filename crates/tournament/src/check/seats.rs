//! Lots and seating, as they come about, are changed by hand, announced, drawn at the table and closed up.
use super::seated::Made;
use super::write::swap;
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::people::Standing;
use crate::seats::{Edit, Event as Happened, Origin, RoundKind, SeatDraw, SeatedRound, Seats, Visibility};
use rules::hall::{FirstSeats, Gap, LaterSeats, SeatingSystem, SystemChoice};
use std::collections::BTreeSet;

/// How the seats of a table are found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Announced,
    Dice,
    WindTiles,
}

fn all_of(seats: &Seats) -> BTreeSet<EntryId> {
    seats.iter().flatten().copied().collect()
}

impl Walk<'_> {
    pub(super) fn seats(&mut self, entry: &Entry, event: &Happened) {
        match event {
            Happened::Drawn { order, .. } => self.drawn(order),
            Happened::Seated { from, rounds } => self.seated(entry, *from, rounds),
            Happened::Edited { round, edit, reason } => self.edited(*round, *edit, reason),
            Happened::Published { round } => {
                let planned = |no: &RoundNo| {
                    self.world.rounds.get(no).is_none_or(|r| r.visibility == Visibility::Planned)
                };
                let earlier = (1..round.0).map(RoundNo).any(|no| planned(&no));
                if !planned(round) || earlier || !self.world.rounds.contains_key(round) {
                    self.say(Fault::WrongPublication).round(*round);
                }
            }
            Happened::Withdrawn { round } => self.not_begun(*round),
            Happened::SeatsDrawn { at, draw, seats } => self.seats_drawn(*at, *draw, seats),
            Happened::ClosedUp { round, tables, out } => self.closed_up(*round, tables, out),
            Happened::Demanded(demands) => {
                let pairs = demands.forbidden.iter().flat_map(|(a, b)| [*a, *b]);
                for slot in pairs.chain(demands.fixed.iter().map(|(slot, _)| *slot)) {
                    if !self.world.slots.contains_key(&slot) {
                        self.say(Fault::Unknown).entry(slot);
                    }
                }
            }
            Happened::Noted { .. } | Happened::Accepted { .. } => {}
        }
    }

    fn drawn(&mut self, order: &[EntryId]) {
        if self.world.has_begun(RoundNo(1)) {
            self.say(Fault::RoundBegun).round(RoundNo(1));
        }
        self.ready();
        let mut seen = BTreeSet::new();
        let basis = self.world.law.hall.seating.first.basis;
        for slot in order {
            if !seen.insert(*slot) {
                self.say(Fault::WrongLots).entry(*slot).by(basis);
            }
        }
        let present: BTreeSet<EntryId> = self.world.present(RoundNo(1)).into_iter().collect();
        for slot in present.symmetric_difference(&seen) {
            self.say(Fault::WrongLots).entry(*slot).by(basis);
        }
        let tables = self.world.law.hall.entry.tables;
        if tables.value == rules::hall::Tables::Full && !order.len().is_multiple_of(4) {
            self.say(Fault::NotByFour).numbers(0, (order.len() % 4) as i64).by(tables.basis);
        }
    }

    /// Where nobody is checked in the gates are asked when the first round is made.
    fn ready(&mut self) {
        for slot in self.world.present(RoundNo(1)) {
            let Some(person) = self.world.holder(slot, RoundNo(1)) else { continue };
            let man = self.world.men.get(&person);
            let own = man.is_some_and(|man| man.entry == Some(slot));
            if own && !man.is_some_and(|man| matches!(man.standing, Standing::Here(_))) {
                self.checked_in(person);
            }
        }
    }

    /// Nothing has happened in a round and those after it.
    fn not_begun(&mut self, from: RoundNo) {
        let begun: Vec<RoundNo> =
            self.world.rounds.keys().copied().filter(|no| *no >= from && self.world.has_begun(*no)).collect();
        for no in begun {
            self.say(Fault::RoundBegun).round(no);
        }
    }

    fn seated(&mut self, entry: &Entry, from: RoundNo, rounds: &[SeatedRound]) {
        let next = self.world.next_round();
        if from > next {
            self.say(Fault::RoundSkipped).round(from).numbers(next.0, from.0);
        }
        self.not_begun(from);
        for (i, seated) in rounds.iter().enumerate() {
            let round = RoundNo(from.0 + i as u32);
            self.allowed(round, seated);
            if seated.kind != RoundKind::Game {
                self.seats_of_round(round, &seated.tables, Made::Anew);
            }
            self.short_tables((from, &rounds[..i]), round, seated);
            self.out_of_round(round, seated);
            let accepted = entry.events.iter().any(
                |event| matches!(event, Event::Seats(Happened::Accepted { round: no, .. }) if *no == round),
            );
            if !accepted {
                self.apart(round, seated);
                self.by_standings(round, seated);
            }
            self.final_of_best(round, seated);
        }
        if from == RoundNo(1) {
            let made = |seated: &SeatedRound| !matches!(seated.origin, Origin::Loaded);
            if rounds.iter().all(made) {
                self.ready();
            }
            self.by_lots(rounds);
            self.schedule(rounds);
        }
    }

    /// The system may be chosen, and there is such a round.
    fn allowed(&mut self, round: RoundNo, seated: &SeatedRound) {
        let hall = &self.world.law.hall;
        let (own, choice, fixed) = (hall.seating.system.value, hall.seating.choice, hall.course.rounds);
        let system = match seated.origin {
            Origin::System(system, _) => Some(system),
            Origin::Loaded => Some(SeatingSystem::Fixed),
            Origin::Lots | Origin::Finalists | Origin::Present => None,
        };
        let may = |system: SeatingSystem| {
            system == own
                || match choice.value {
                    SystemChoice::Any => true,
                    SystemChoice::OwnOnly => false,
                    SystemChoice::ProgrammaticDanishFixed => {
                        [SeatingSystem::Programmatic, SeatingSystem::Danish, SeatingSystem::Fixed]
                            .contains(&system)
                    }
                }
        };
        let most = match seated.origin {
            Origin::Loaded => fixed.value.get().map(|n| n as u32),
            _ => self.world.rounds_of_law(),
        };
        if system.is_some_and(|system| !may(system)) {
            self.say(Fault::SystemNotAllowed).round(round).by(choice.basis);
        }
        if seated.kind == RoundKind::Round
            && let Some(most) = most.filter(|most| round.0 > *most)
        {
            self.say(Fault::TooManyRounds).round(round).numbers(most, round.0).by(fixed.basis);
        }
        let needs = matches!(
            seated.origin,
            Origin::System(SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Snake, _)
        );
        if needs && round.0 > 1 && !self.world.is_confirmed(RoundNo(round.0 - 1)) {
            self.say(Fault::RoundOpen).round(RoundNo(round.0 - 1));
        }
    }

    fn edited(&mut self, round: RoundNo, edit: Edit, reason: &str) {
        let Some(seated) = self.world.rounds.get(&round) else {
            self.say(Fault::Unknown).round(round);
            return;
        };
        let (before, published) = (seated.tables.clone(), seated.visibility == Visibility::Published);
        let out = seated.out.clone();
        if self.world.is_confirmed(round) {
            self.say(Fault::RoundConfirmed).round(round);
        }
        if published && reason.trim().is_empty() {
            self.say(Fault::NoReason).round(round);
        }
        let mut after = before.clone();
        swap(&mut after, edit);
        if let Edit::Swap(one, other) = edit {
            for slot in [one, other] {
                if self.world.seat_of(round, slot).is_none() && !out.contains(&slot) {
                    self.say(Fault::Unknown).round(round).entry(slot);
                }
            }
        }
        for (i, (old, new)) in before.iter().zip(&after).enumerate() {
            let at = TableId { round, table: TableNo(i as u16 + 1) };
            if old != new && self.world.papers.contains_key(&at) {
                self.say(Fault::HasProtocol).at(at);
            }
        }
        self.seats_of_round(round, &after, Made::Changed);
        if reason.trim().is_empty() {
            let was = self.pairs_of_clans(round, &before);
            for (table, one, _) in self.pairs_of_clans(round, &after) {
                if !was.iter().any(|(_, other, _)| *other == one) {
                    let basis = self.world.law.hall.seating.clans.basis;
                    self.say(Fault::Together).at(TableId { round, table }).entry(one).by(basis);
                }
            }
        }
    }

    fn seats_by(&self, round: RoundNo) -> (By, rules::clause::Basis) {
        let law = &self.world.law.hall.seating;
        let seated = self.world.rounds.get(&round);
        let is_final = seated.is_some_and(|seated| seated.kind == RoundKind::Final);
        let schedule = seated.is_some_and(|seated| {
            matches!(
                seated.origin,
                Origin::Loaded | Origin::System(SeatingSystem::Italian | SeatingSystem::Fixed, _)
            )
        });
        let (by, basis) = if round == RoundNo(1) || is_final {
            let by = match law.first_seats.value {
                FirstSeats::Dice => By::Dice,
                FirstSeats::WindTiles => By::WindTiles,
                FirstSeats::Announced => By::Announced,
            };
            (by, law.first_seats.basis)
        } else {
            let by = match law.later_seats.value {
                LaterSeats::WindTiles => By::WindTiles,
                LaterSeats::Announced => By::Announced,
            };
            (by, law.later_seats.basis)
        };
        if by == By::WindTiles && schedule { (By::Announced, basis) } else { (by, basis) }
    }

    /// The seats as they were announced, before dice were thrown: with the highest sum one is East since.
    fn before_dice(&self, at: TableId, seats: Seats) -> Seats {
        let draws = self.world.rounds.get(&at.round).map_or(&[][..], |seated| &seated.draws);
        let Some((_, SeatDraw::Dice(sums))) = draws.iter().find(|(table, _)| *table == at.table) else {
            return seats;
        };
        let there: Vec<EntryId> = seats.iter().flatten().copied().collect();
        let mut east = 0;
        for i in 0..there.len() {
            if sums[i] > sums[east] {
                east = i;
            }
        }
        let mut back: Seats = [None; 4];
        for (i, slot) in there.iter().enumerate() {
            back[(i + east) % there.len()] = Some(*slot);
        }
        back
    }

    fn seats_drawn(&mut self, at: TableId, draw: SeatDraw, seats: &Seats) {
        let Some(announced) = self.world.table(at).copied() else {
            self.say(Fault::TableNotSeated).at(at);
            return;
        };
        let (by, basis) = self.seats_by(at.round);
        let is = match draw {
            SeatDraw::Dice(_) => By::Dice,
            SeatDraw::WindTiles => By::WindTiles,
        };
        if by != is {
            self.say(Fault::SeatsOtherwise).at(at).by(basis);
        }
        if self.world.papers.contains_key(&at) {
            self.say(Fault::HasProtocol).at(at);
        }
        if all_of(&announced) != all_of(seats) {
            self.say(Fault::OtherPlayers).at(at);
            return;
        }
        let three = announced.iter().flatten().count() < 4;
        if three && seats[3].is_some() {
            self.say(Fault::NorthSeated).at(at);
        }
        let SeatDraw::Dice(sums) = draw else { return };
        let announced = self.before_dice(at, announced);
        let thrown = (0..4).filter(|i| announced[*i].is_some());
        let highest = thrown.clone().map(|i| sums[i]).max().unwrap_or(0);
        let firsts: Vec<usize> = thrown.clone().filter(|i| sums[*i] == highest).collect();
        let lawful = thrown.clone().all(|i| (2..=12).contains(&sums[i])) && firsts.len() == 1;
        // The highest is East, the others follow as they were announced.
        let turn = (0..4).filter_map(|step| announced[(firsts.first()? + step) % 4]);
        let expected: Vec<EntryId> = turn.collect();
        let found: Vec<EntryId> = seats.iter().flatten().copied().collect();
        if !lawful || expected != found {
            self.say(Fault::WrongSeats).at(at).by(basis);
        }
    }

    fn closed_up(&mut self, round: RoundNo, tables: &[Seats], out: &[EntryId]) {
        let gap = self.world.law.hall.short.gap;
        if gap.value == Gap::Substitute {
            self.say(Fault::NoClosing).round(round).by(gap.basis);
        }
        if self.world.is_confirmed(round) {
            self.say(Fault::RoundConfirmed).round(round);
        }
        let papers: Vec<TableId> = self.world.papers.keys().copied().filter(|at| at.round == round).collect();
        for at in papers {
            self.say(Fault::HasProtocol).at(at);
        }
        let before: BTreeSet<EntryId> =
            self.world.tables(round).iter().flatten().flatten().copied().collect();
        for slot in tables.iter().flatten().flatten() {
            if !before.contains(slot) {
                self.say(Fault::OtherPlayers).round(round).entry(*slot);
            }
        }
        self.seats_of_round(round, tables, Made::Changed);
        let loaded = self.world.rounds.get(&round).is_some_and(|seated| seated.origin == Origin::Loaded);
        if !(loaded && gap.value == Gap::LastTable) {
            self.only_last_short(round, tables);
        }
        let least = self.world.least();
        let small = tables.iter().filter(|seats| seats.iter().flatten().count() < least);
        // Who has left since is not there, though nobody has closed up around him yet.
        let there = self.world.present(round);
        let small: BTreeSet<EntryId> =
            small.flatten().flatten().copied().filter(|slot| there.contains(slot)).collect();
        let noted: BTreeSet<EntryId> = out.iter().copied().collect();
        for slot in small.symmetric_difference(&noted) {
            self.say(Fault::WrongOut).round(round).entry(*slot);
        }
    }
}
