//! Who plays the next round of a simulated event: players leave after a round, others come in for them or get the
//! places that are free, so that the tables are full where the law wants that.
use super::desk::{Desk, Done, JUDGE, ORGANISER, SCRIBE};
use super::people::over;
use crate::command::Command;
use crate::id::{EntryId, PersonId, RoundNo};
use crate::people::{Command as People, Part, Standing, Told};
use crate::seats::present;
use crate::substitute::{self, Instead, Until, candidates};
use rules::hall::{Leaving, Tables};

impl Desk<'_> {
    /// Some leave between two rounds, told or untold.
    pub(super) fn dropouts(&mut self, next: RoundNo) -> Done {
        if !self.chance(35) {
            return Ok(());
        }
        let here = present(&self.event, next);
        if here.len() <= 8 {
            return Ok(());
        }
        let Some(entry) = self.pick(&here) else { return Ok(()) };
        let Some(person) = self.event.people.slot(entry).and_then(|s| s.holder(next)) else { return Ok(()) };
        let leave = |told| Command::People(People::Leave { person, told });
        if self.law().hall.staff.leaving.value == Leaving::TellJudge {
            self.is_refused(Self::person(person), leave(Told::Nobody))?;
        }
        if self.chance(50) {
            self.give(Self::person(person), leave(Told::Judge))
        } else {
            self.give(JUDGE, leave(Told::Nobody))
        }
    }

    /// Fills the tables where the law wants them full, and gives waiting people the places that are free.
    pub(super) fn fill_tables(&mut self, next: RoundNo) -> Done {
        if self.law().hall.entry.tables.value != Tables::Full {
            return Ok(());
        }
        for _ in 0..12 {
            let here = present(&self.event, next).len();
            if here.is_multiple_of(4) && here >= 4 {
                return Ok(());
            }
            if self.chance(60) && self.comes_in_for_good(next)? {
                continue;
            }
            self.free_place()?;
        }
        Ok(())
    }

    /// Somebody takes the slot of a player who has left, for good.
    fn comes_in_for_good(&mut self, round: RoundNo) -> Done<bool> {
        let left: Vec<EntryId> = self.left(round);
        let Some(entry) = self.pick(&left) else { return Ok(false) };
        let by = self.candidate(round, entry, Until::EventEnd)?;
        let put = substitute::Command::Put {
            round,
            entry,
            by: Some(by),
            from_deal: 1,
            moment: Instead::InBreak,
            until: Until::EventEnd,
            over: None,
        };
        self.give(JUDGE, Command::Substitute(put))?;
        Ok(true)
    }

    /// Slots whose player has left and that are not seated otherwise.
    fn left(&self, round: RoundNo) -> Vec<EntryId> {
        let seated = self.event.seats.round(round);
        let people = &self.event.people;
        let all = (0..people.slots.len()).map(EntryId::of_index);
        let is_left = |entry: &EntryId| {
            let slot = people.slot(*entry);
            let out = slot.is_some_and(|s| s.out_from.is_some_and(|from| from <= round));
            let person = slot.and_then(crate::people::Slot::now).and_then(|p| people.person(p));
            out && person.is_some_and(|p| matches!(p.standing, Standing::Left(_)))
                && seated.is_none_or(|s| s.find(*entry).is_some())
        };
        all.filter(is_left).collect()
    }

    /// Somebody who may play for a slot: one of the list, or somebody who is asked to help.
    pub(super) fn candidate(&mut self, round: RoundNo, entry: EntryId, until: Until) -> Done<PersonId> {
        let may: Vec<PersonId> =
            candidates(&self.event, round, entry, until).into_iter().map(|a| a.value).collect();
        match self.pick(&may) {
            Some(by) => Ok(by),
            None => self.somebody(Part::Substitute(None)),
        }
    }

    /// A free place goes to who waits, to an assistant, or to somebody who comes late.
    fn free_place(&mut self) -> Done {
        let waiting = self.event.people.waiting.clone();
        if let Some(person) = waiting.first().copied() {
            let command = Command::People(People::Admit { person, over: Some(over()) });
            self.give(ORGANISER, command)?;
        } else {
            let assistants =
                self.all(|p| p.part == Part::AssistantJudge && p.entry.is_none() && is_here(p.standing));
            match assistants.first().copied() {
                Some(person) if self.chance(30) && self.may_play(person) => {
                    self.give(ORGANISER, Command::People(People::Admit { person, over: Some(over()) }))?;
                }
                _ => {
                    let profile = self.profile();
                    self.register(profile, Part::Player, Some(over()))?;
                }
            }
        }
        self.arrivals()
    }

    /// Whether somebody plays for nobody yet.
    fn may_play(&self, person: PersonId) -> bool {
        self.event.people.slots.iter().all(|slot| slot.now() != Some(person))
    }

    /// Those who have a place now come.
    pub(super) fn arrivals(&mut self) -> Done {
        for person in self.all(|p| p.standing == Standing::Listed && p.entry.is_some()) {
            self.give(SCRIBE, Command::People(People::CheckIn { person }))?;
        }
        Ok(())
    }
}

const fn is_here(standing: Standing) -> bool {
    matches!(standing, Standing::Here(_))
}
