//! People: numbers, gates, places, leaving, two who are one.
use super::line::is_told;
use super::seated::Made;
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{EntryId, PersonId, RoundNo, TableId, TableNo};
use crate::people::{Event as Happened, Experience, Gate, List, Membership, Part, Profile, Standing};
use crate::protocol::Progress;
use crate::seats::RoundKind;
use crate::time::Date;
use crate::who::Role;
use rules::clause::Basis;
use rules::hall::{Admission, EventKind, HallTopic, LateEntry, Leaving, Newcomers, Tables};
use std::collections::BTreeSet;

/// Whole years on a day.
fn age(birth: Date, day: Date) -> i32 {
    let had = (day.month(), day.day()) >= (birth.month(), birth.day());
    i32::from(day.year()) - i32::from(birth.year()) - i32::from(!had)
}

impl Walk<'_> {
    /// What only a whole line shows: how many got places.
    pub(super) fn whole_line(&mut self, entry: &Entry) {
        let mut admitted: Vec<PersonId> = Vec::new();
        let mut free = false;
        for event in &entry.events {
            match event {
                Event::People(Happened::Admitted { person, .. }) => admitted.push(*person),
                Event::People(Happened::Overridden { gate: Gate::NoPlace, .. }) => free = true,
                _ => {}
            }
        }
        admitted.retain(|person| !self.world.offered.contains(person));
        if admitted.is_empty() || free {
            return;
        }
        let (law, own) = (self.world.law.hall.entry.limit, self.world.settings.choices.limit);
        let begun = self.world.any_started();
        let active = self.world.active(self.world.next_to_start()).len();
        let before = active + self.world.offered.len();
        let new = admitted.len();
        let limits = [law.value.get().map(i64::from), own.map(i64::from)];
        let most = limits.into_iter().flatten().min();
        if let Some(most) = most.filter(|most| (before + new) as i64 > *most) {
            self.say(Fault::OverLimit).numbers(most, (before + new) as i64).by(law.basis);
        }
        let hall = &self.world.law.hall;
        let by_four =
            hall.course.kind.value == EventKind::Tournament && hall.entry.tables.value == Tables::Full;
        let basis = hall.entry.tables.basis;
        let gap = (4 - before % 4) % 4;
        let whole = (before + new).is_multiple_of(4) && !begun;
        if by_four && new > gap && !whole {
            self.say(Fault::NotByFour).numbers(gap as i64, new as i64).by(basis);
        }
    }

    pub(super) fn people(&mut self, entry: &Entry, event: &Happened) {
        if let Happened::Registered { person, .. } = event {
            let next = self.world.men.len() as u32 + 1;
            if person.0 != next {
                self.say(Fault::NumberOutOfOrder).person(*person).numbers(next, person.0);
            }
        } else {
            self.known(event);
        }
        match event {
            Happened::Registered { person, profile, part } => {
                self.gates_in_line(entry, *person, profile, *part);
            }
            Happened::PartChanged { person, part } => {
                if let Some(profile) = self.world.men.get(person).map(|man| man.profile.clone()) {
                    self.gates_in_line(entry, *person, &profile, *part);
                }
            }
            Happened::Admitted { person, entry: slot } => {
                let next = self.world.slots.len() as u32 + 1;
                if slot.0 != next {
                    self.say(Fault::NumberOutOfOrder).entry(*slot).numbers(next, slot.0);
                }
                if self.world.men.get(person).is_some_and(|man| man.entry.is_some()) {
                    self.say(Fault::SlotAgain).person(*person).entry(*slot);
                }
            }
            Happened::CheckedIn { person, .. } => self.checked_in(*person),
            Happened::Left { person, told, .. } => {
                let leaving = self.world.law.hall.staff.leaving;
                match leaving.value {
                    Leaving::TellJudge if entry.by.role <= Role::Player && !is_told(*told) => {
                        self.say(Fault::NotTold).person(*person).by(leaving.basis);
                    }
                    Leaving::NotOnceBegun => {
                        if let Some(round) = self.open_game(*person) {
                            self.say(Fault::LeftGame).person(*person).round(round).by(leaving.basis);
                        }
                    }
                    Leaving::TellJudge => {}
                }
            }
            Happened::Merged { keep, other } => {
                let rounds = self.rounds_of(*keep);
                for round in rounds.intersection(&self.rounds_of(*other)) {
                    self.say(Fault::PersonTwice).person(*keep).round(*round);
                }
            }
            _ => {}
        }
    }

    /// Whoever is named is there and has not gone.
    fn known(&mut self, event: &Happened) {
        use Happened as E;
        let (person, may_be_gone) = match event {
            E::Registered { .. } | E::ListApproved(_) => return,
            E::Anonymised { person } | E::Edited { person, .. } => (*person, true),
            E::Merged { keep, .. } => (*keep, false),
            E::Overridden { person, .. }
            | E::Admitted { person, .. }
            | E::Waits { person, .. }
            | E::Offered { person }
            | E::PartChanged { person, .. }
            | E::GaveUpPlace { person }
            | E::Restricted { person, .. }
            | E::CheckedIn { person, .. }
            | E::Left { person, .. } => (*person, false),
        };
        match self.world.men.get(&person).map(|man| man.standing) {
            None => _ = self.say(Fault::Unknown).person(person),
            Some(Standing::Left(_) | Standing::MergedInto(_)) if !may_be_gone => {
                self.say(Fault::PersonGone).person(person);
            }
            Some(_) => {}
        }
    }

    /// The gates of somebody in a part, passed or overridden in the same line.
    fn gates_in_line(&mut self, entry: &Entry, person: PersonId, profile: &Profile, part: Part) {
        if self.is_forgotten(person) {
            return;
        }
        let waived: BTreeSet<Gate> = entry
            .events
            .iter()
            .filter_map(|event| match event {
                Event::People(Happened::Overridden { person: p, gate, .. }) if *p == person => Some(*gate),
                _ => None,
            })
            .collect();
        let mut gates = self.gates(profile, part);
        let late = self.world.law.hall.entry.late;
        let has_place = self.world.men.get(&person).is_some_and(|man| man.entry.is_some());
        if part == Part::Player
            && !has_place
            && self.world.list != List::Open
            && late.value != LateEntry::Open
        {
            gates.push((Gate::ListClosed, late.basis));
        }
        for (gate, basis) in gates {
            if !waived.contains(&gate) {
                self.say(Fault::Gate).person(person).numbers(0, gate as i64).by(basis);
            }
        }
    }

    pub(super) fn checked_in(&mut self, person: PersonId) {
        let Some(man) = self.world.men.get(&person) else { return };
        if self.is_forgotten(person) {
            return;
        }
        let part = match man.part {
            Part::Substitute(_) | Part::AssistantJudge if man.entry.is_some() => Part::Player,
            part => part,
        };
        let mut gates = self.gates(&man.profile, part);
        let entry = &self.world.law.hall.entry;
        let minor = |birth| {
            let years = age(birth, self.world.settings.first_day);
            let grown = entry.substitute_below.value.get().unwrap_or(0);
            years >= grown && entry.restricted_below.value.get().is_some_and(|below| years < below)
        };
        let plays = matches!(part, Part::Player | Part::Substitute(_));
        if plays && man.restricted.is_none() && man.profile.birth.is_some_and(minor) {
            gates.push((Gate::Restrictions, entry.restricted_below.basis));
        }
        let waived = man.waived.clone();
        for (gate, basis) in gates {
            if !waived.contains(&gate) {
                self.say(Fault::Gate).person(person).numbers(0, gate as i64).by(basis);
            }
        }
    }

    /// The gates that somebody does not pass.
    pub(super) fn gates(&self, profile: &Profile, part: Part) -> Vec<(Gate, Basis)> {
        let entry = &self.world.law.hall.entry;
        let mut gates = Vec::new();
        let plays = matches!(part, Part::Player | Part::Substitute(_));
        let stranger = matches!(profile.membership, Membership::None | Membership::FarFriend);
        if part == Part::Player && entry.admission.value == Admission::VisitorOrFee && stranger {
            gates.push((Gate::Admission, entry.admission.basis));
        }
        if !plays {
            return gates;
        }
        let young = entry.substitute_below.value.get();
        match profile.birth {
            None if young.is_some() || entry.restricted_below.value.get().is_some() => {
                gates.push((Gate::AgeUnknown, entry.admission.basis));
            }
            Some(birth) if young.is_some_and(|y| age(birth, self.world.settings.first_day) < y) => {
                let most = entry.substitute_sessions.value.get().unwrap_or(i32::MAX);
                match part {
                    Part::Substitute(Some(n)) if n == 0 || i32::from(n) > most => {
                        gates.push((Gate::Sessions, entry.substitute_sessions.basis));
                    }
                    Part::Substitute(_) => {}
                    _ => gates.push((Gate::TooYoung, entry.substitute_below.basis)),
                }
            }
            _ => {}
        }
        if entry.newcomers.value == Newcomers::Qualification {
            match profile.experience {
                Experience::Unknown => gates.push((Gate::ExperienceUnknown, entry.admission.basis)),
                Experience::None => gates.push((Gate::Qualification, entry.newcomers.basis)),
                Experience::Tournaments | Experience::Qualified => {}
            }
        }
        gates
    }

    /// The game that somebody sits at and that is not over.
    fn open_game(&self, person: PersonId) -> Option<RoundNo> {
        for (round, seated) in &self.world.rounds {
            let mut own = None;
            for (i, seats) in seated.tables.iter().enumerate() {
                for slot in seats.iter().flatten() {
                    let now = match self.world.puts_of(*slot, *round).last() {
                        Some(put) => put.by,
                        None => self.world.holder(*slot, *round),
                    };
                    if now == Some(person) {
                        own = Some(TableNo(i as u16 + 1));
                    }
                }
            }
            let Some(table) = own else { continue };
            let at = TableId { round: *round, table };
            let begun = seated.kind == RoundKind::Game || self.world.was_started(*round);
            let paper = self.world.papers.get(&at);
            let over = self.world.is_void(at)
                || self.world.is_confirmed(*round)
                || paper.is_some_and(|paper| matches!(paper.progress, Progress::Confirmed(_)));
            if begun && !over {
                return Some(*round);
            }
        }
        None
    }

    /// The rounds in which somebody sits, for the own slot or for another.
    fn rounds_of(&self, person: PersonId) -> BTreeSet<RoundNo> {
        let own = self.world.men.get(&person).and_then(|man| man.entry);
        let mut rounds = BTreeSet::new();
        for round in self.world.rounds.keys() {
            if own.is_some_and(|slot| self.world.seat_of(*round, slot).is_some()) {
                rounds.insert(*round);
            }
        }
        rounds.extend(self.world.puts.iter().filter(|put| put.by == Some(person)).map(|put| put.round));
        rounds
    }

    /// A game of the club: four who are free, by the law's numbers.
    pub(super) fn club(&mut self, event: &crate::club::Event) {
        let crate::club::Event::GameStarted { round, seats, .. } = event;
        let next = self.world.next_round();
        if *round != next {
            self.say(Fault::RoundSkipped).round(*round).numbers(next.0, round.0);
        }
        let hall = &self.world.law.hall;
        let (kind, few) = (hall.course.kind, hall.cite(HallTopic::TooFewDoNotPlay));
        if kind.value == EventKind::Tournament {
            self.say(Fault::WrongGame).round(*round).by(kind.basis);
        }
        let players: Vec<EntryId> = seats.iter().flatten().copied().collect();
        if players.len() < 4 {
            self.say(Fault::WrongGame).round(*round).numbers(4, players.len() as i64).by(few);
        }
        self.seats_of_round(*round, &[*seats], Made::Anew);
        for entry in players {
            let busy = self.world.rounds.iter().find(|(no, seated)| {
                seated.kind == RoundKind::Game
                    && !self.world.is_confirmed(**no)
                    && self.world.seat_of(**no, entry).is_some()
            });
            if let Some(no) = busy.map(|(no, _)| *no) {
                let table = TableId { round: no, table: TableNo(1) };
                self.say(Fault::PersonTwice).at(table).entry(entry);
            }
        }
    }
}
