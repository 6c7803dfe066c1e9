//! Substitutes: who is replaced, who may come in, how often, and that nobody plays at two tables.
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{PersonId, RoundNo};
use crate::people::{Part, Standing};
use crate::substitute::{Event as Happened, Substitution, Until};
use rules::hall::{AssistantsSubstitute, ChiefJudgePlays, ComesBack, ReplacementMoment};
use std::collections::BTreeSet;

impl Walk<'_> {
    pub(super) fn substitute(&mut self, entry: &Entry, event: &Happened) {
        match event {
            Happened::Put(put) => {
                let over = |event: &Event| {
                    matches!(event, Event::Substitute(Happened::Overridden { round, entry, .. })
                        if *round == put.round && *entry == put.entry)
                };
                self.put_in(*put);
                if let Some(by) = put.by {
                    self.plays_elsewhere(*put, by);
                }
                if !entry.events.iter().any(over) {
                    self.may_come_in(*put);
                }
            }
            Happened::Overridden { .. } => {}
            Happened::TakenBack { round, entry: slot, .. } => {
                if self.world.puts_of(*slot, *round).is_empty() {
                    self.say(Fault::Unknown).round(*round).entry(*slot);
                }
                if self.world.is_confirmed(*round) {
                    self.say(Fault::RoundConfirmed).round(*round).entry(*slot);
                }
            }
        }
    }

    fn put_in(&mut self, put: Substitution) {
        let holder = self.world.holder(put.entry, put.round);
        if holder != Some(put.out) {
            self.say(Fault::NotHolder).round(put.round).entry(put.entry).person(put.out);
        }
        if self.world.is_confirmed(put.round) {
            self.say(Fault::RoundConfirmed).round(put.round).entry(put.entry);
        }
        let sits = self.world.seat_of(put.round, put.entry).is_some();
        let seated = self.world.rounds.contains_key(&put.round);
        if put.from_deal == 0 || (!sits && (put.until == Until::RoundEnd || seated)) {
            self.say(Fault::Unknown).round(put.round).entry(put.entry);
        }
    }

    /// Nobody sits at two tables of a round.
    fn plays_elsewhere(&mut self, put: Substitution, by: PersonId) {
        for slot in self.world.active(put.round) {
            let own = self.world.holder(slot, put.round) == Some(by);
            let sits = own && self.world.seat_of(put.round, slot).is_some();
            let instead = self.world.puts_of(slot, put.round).iter().any(|other| other.by == Some(by));
            let latest = self.world.slots.get(&slot).and_then(|place| place.holders.last());
            let comes = latest.is_some_and(|(_, person)| *person == by);
            let other_slot = (own || comes) && slot != put.entry && put.until == Until::EventEnd;
            if sits || instead || other_slot {
                self.say(Fault::PersonTwice).round(put.round).entry(put.entry).person(by);
                return;
            }
        }
    }

    fn may_come_in(&mut self, put: Substitution) {
        let law = self.world.law.hall.clone();
        let (round, slot) = (put.round, put.entry);
        let Some(by) = put.by else {
            if law.substitute.moment.value != ReplacementMoment::AnyMoment || put.until == Until::EventEnd {
                self.say(Fault::SubstituteRefused).round(round).entry(slot).by(law.short.gap.basis);
            }
            return;
        };
        if law.substitute.comes_back.value == ComesBack::Never && put.until == Until::RoundEnd {
            let basis = law.substitute.comes_back.basis;
            self.say(Fault::SubstituteRefused).round(round).entry(slot).by(basis);
        }
        let Some(man) = self.world.men.get(&by) else {
            self.say(Fault::Unknown).round(round).entry(slot).person(by);
            return;
        };
        let (part, standing) = (man.part, man.standing);
        if matches!(standing, Standing::Left(_) | Standing::MergedInto(_)) {
            self.say(Fault::PersonGone).round(round).entry(slot).person(by);
        }
        match part {
            Part::Substitute(Some(most)) => {
                let rounds: BTreeSet<RoundNo> = self
                    .world
                    .puts
                    .iter()
                    .filter(|other| other.by == Some(by) && other.round != round)
                    .map(|other| other.round)
                    .collect();
                if rounds.len() >= usize::from(most) {
                    let basis = law.entry.substitute_sessions.basis;
                    let found = self.say(Fault::SessionsUsed).round(round).entry(slot).person(by);
                    found.numbers(most, rounds.len() as i64 + 1).by(basis);
                }
            }
            Part::AssistantJudge if law.staff.assistants.value == AssistantsSubstitute::Refused => {
                let basis = law.staff.assistants.basis;
                self.say(Fault::SubstituteRefused).round(round).entry(slot).person(by).by(basis);
            }
            Part::ChiefJudge if law.staff.chief_judge.value == ChiefJudgePlays::Refused => {
                let basis = law.staff.chief_judge.basis;
                self.say(Fault::ChiefJudgePlays).round(round).entry(slot).person(by).by(basis);
            }
            _ => {}
        }
        let last = self.world.puts.iter().filter(|o| o.out == by && o.round <= round).map(|o| o.round).max();
        let back = law.substitute.comes_back;
        let stays_out = match back.value {
            ComesBack::Never => last.is_some(),
            ComesBack::LaterRound => last == Some(round),
        };
        if stays_out {
            self.say(Fault::CameBack).round(round).entry(slot).person(by).by(back.basis);
        }
    }
}
