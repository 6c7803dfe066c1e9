//! People of a simulated event: judges, substitutes, players with and without what the gates ask for, a waiting list,
//! somebody who was registered twice, check-in.
use super::desk::{Desk, Done, JUDGE, ORGANISER, SCRIBE};
use super::open::day;
use crate::command::Command;
use crate::id::PersonId;
use crate::people::{
    Command as People, Experience, Gate, Membership, Override, Part, Profile, Standing, Told, open_gates,
};
use rules::hall::{Admission, ChiefJudgePlays, EventKind, Newcomers};

/// A decision against a gate.
pub(super) fn over() -> Override {
    Override { reason: "the judge agrees".into() }
}

impl Desk<'_> {
    /// Somebody who passes every gate; the number makes the name.
    pub(super) fn profile(&mut self) -> Profile {
        let number = self.event.people.persons.len() + 1;
        let clan = if self.chance(25) { format!("clan {}", self.below(9)) } else { String::new() };
        let membership = match self.below(3) {
            0 => Membership::Member,
            1 => Membership::Paid,
            _ => Membership::Visitor,
        };
        Profile {
            name: format!("Player {number}"),
            clan,
            birth: Some(day(1970 + self.below(36) as i16, 1 + self.below(12) as u8, 1)),
            experience: Experience::Tournaments,
            membership,
            ..Profile::default()
        }
    }

    /// Registers somebody.
    pub(super) fn register(
        &mut self,
        profile: Profile,
        part: Part,
        over: Option<Override>,
    ) -> Done<PersonId> {
        let id = PersonId::of_index(self.event.people.persons.len());
        let command = People::Register { profile: Box::new(profile), part, over };
        self.give(ORGANISER, Command::People(command))?;
        Ok(id)
    }

    /// Somebody with this part who is here.
    pub(super) fn somebody(&mut self, part: Part) -> Done<PersonId> {
        let profile = self.profile();
        let id = self.register(profile, part, None)?;
        self.give(SCRIBE, Command::People(People::CheckIn { person: id }))?;
        Ok(id)
    }

    /// Everybody of the event up to the draw.
    pub(super) fn people(&mut self, players: u16) -> Done {
        self.judges()?;
        for _ in 0..players {
            let profile = self.profile();
            self.register(profile, Part::Player, None)?;
        }
        self.gates()?;
        if self.law().hall.course.kind.value == EventKind::Tournament {
            for _ in 0..self.below(4) {
                let profile = self.profile();
                self.register(profile, Part::Player, None)?;
            }
            self.before_the_day()?;
        }
        if self.chance(70) {
            self.give(ORGANISER, Command::People(People::ApproveList))?;
            self.is_refused(ORGANISER, Command::People(People::ApproveList))?;
        }
        self.check_in()?;
        self.fill_tables(crate::id::RoundNo(1))
    }

    fn judges(&mut self) -> Done {
        let named = |name: &str| Profile {
            name: name.into(),
            birth: Some(day(1980, 1, 1)),
            experience: Experience::Tournaments,
            membership: Membership::Visitor,
            ..Profile::default()
        };
        self.register(named("Chief Judge"), Part::ChiefJudge, None)?;
        let second = Box::new(named("Second Chief"));
        let second = People::Register { profile: second, part: Part::ChiefJudge, over: None };
        self.is_refused(ORGANISER, Command::People(second))?;
        if self.law().hall.staff.chief_judge.value == ChiefJudgePlays::Refused {
            let twin = Box::new(named("chief JUDGE"));
            let twin = People::Register { profile: twin, part: Part::Player, over: None };
            self.is_refused(ORGANISER, Command::People(twin))?;
        }
        for number in 0..=self.below(2) {
            self.register(named(&format!("Assistant {number}")), Part::AssistantJudge, None)?;
        }
        for _ in 0..self.below(4) {
            let profile = self.profile();
            self.register(profile, Part::Substitute(None), None)?;
        }
        Ok(())
    }

    /// Those whom the gates of the regulation are for.
    fn gates(&mut self) -> Done {
        let entry = self.law().hall.entry;
        let refuse = |profile: &Profile, part| {
            Command::People(People::Register { profile: Box::new(profile.clone()), part, over: None })
        };
        self.is_refused(ORGANISER, refuse(&Profile::default(), Part::AssistantJudge))?;
        if let Some(age) = entry.substitute_below.value.get() {
            let child = Profile { birth: Some(day(2026 - age as i16 + 2, 1, 1)), ..self.profile() };
            self.is_refused(ORGANISER, refuse(&child, Part::Player))?;
            self.is_refused(ORGANISER, refuse(&child, Part::Substitute(Some(50))))?;
            self.register(child, Part::Substitute(None), None)?;
            let nobody_asked = Profile { birth: None, ..self.profile() };
            self.is_refused(ORGANISER, refuse(&nobody_asked, Part::Player))?;
        }
        if let Some(age) = entry.restricted_below.value.get() {
            let minor = Profile { birth: Some(day(2026 - age as i16 + 1, 6, 1)), ..self.profile() };
            let id = self.register(minor, Part::Player, None)?;
            self.is_refused(SCRIBE, Command::People(People::CheckIn { person: id }))?;
            let restrictions = "with a parent".into();
            self.give(ORGANISER, Command::People(People::Restrict { person: id, restrictions }))?;
        }
        if entry.newcomers.value == Newcomers::Qualification {
            let new = Profile { experience: Experience::None, ..self.profile() };
            self.is_refused(ORGANISER, refuse(&new, Part::Player))?;
            let id = self.register(new.clone(), Part::Player, Some(over()))?;
            if self.chance(50) {
                let qualified = Profile { experience: Experience::Qualified, ..new };
                let edit = People::Edit { person: id, profile: Box::new(qualified) };
                self.give(ORGANISER, Command::People(edit))?;
            }
        }
        if entry.admission.value == Admission::VisitorOrFee {
            let guest = Profile { membership: Membership::None, ..self.profile() };
            self.is_refused(ORGANISER, refuse(&guest, Part::Player))?;
            self.register(guest, Part::Player, Some(over()))?;
        }
        Ok(())
    }

    /// What happens between registration and the day: somebody is there twice, somebody leaves, a place is offered.
    fn before_the_day(&mut self) -> Done {
        if self.chance(30) {
            let twin = self.profile();
            let keep = self.register(twin.clone(), Part::Player, None)?;
            let other = self.register(twin, Part::Substitute(None), None)?;
            self.give(ORGANISER, Command::People(People::Merge { keep, other }))?;
            if self.chance(30) {
                self.give(ORGANISER, Command::People(People::Unmerge { other }))?;
            }
        }
        if self.chance(50) {
            let listed: Vec<PersonId> = self.all(|p| p.part == Part::Player && p.entry.is_some());
            if let Some(person) = self.pick(&listed) {
                self.give(JUDGE, Command::People(People::Leave { person, told: Told::Judge }))?;
                self.is_refused(SCRIBE, Command::People(People::CheckIn { person }))?;
            }
            for person in self.event.people.offered.clone() {
                self.give(ORGANISER, Command::People(People::Admit { person, over: None }))?;
            }
        }
        Ok(())
    }

    /// The people of a kind.
    pub(super) fn all(&self, wanted: impl Fn(&crate::people::Person) -> bool) -> Vec<PersonId> {
        self.event.people.all().filter(|(_, p)| wanted(p)).map(|(id, _)| id).collect()
    }

    /// Whoever is on the list comes; gates that are still open are passed with a reason.
    pub(super) fn check_in(&mut self) -> Done {
        for person in self.all(|p| p.standing == Standing::Listed) {
            for (gate, _) in open_gates(&self.event, person) {
                debug_assert!(gate != Gate::NoPlace, "a place is not a gate of a person");
                let waive = People::Waive { person, gate, reason: "known to the judge".into() };
                self.give(ORGANISER, Command::People(waive))?;
            }
            self.give(SCRIBE, Command::People(People::CheckIn { person }))?;
        }
        Ok(())
    }
}
