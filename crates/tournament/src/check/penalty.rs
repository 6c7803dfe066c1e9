//! Penalties: numbers, counters that begin anew, the sanction of each offence, what was cancelled and does not count.
use super::round::months_after;
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::PenaltyNo;
use crate::penalty::{Event as Happened, Force, Offence, Penalty, Sanction, Unit};
use crate::round;
use crate::who::Role;
use rules::clause::Basis;
use rules::hall::{HallTopic, MissedRound};
use rules::regulation::TableRules;
use rules::riichi::Sanction as OfRiichi;
use rules::seat::Seat;
use rules::sichuan::{Sanction as OfSichuan, SichuanRules, Slip};

/// How the sanction of an offence is found.
#[derive(Clone, PartialEq, Eq)]
enum Cost {
    /// One of these.
    OneOf(Vec<Sanction>),
    /// A warning, then a dead hand, in turn.
    Warnings,
    /// The steps of the scale, anew in each session.
    Scale,
    /// As the judge rules.
    Free,
    /// The law has no such offence.
    None,
}

impl Walk<'_> {
    pub(super) fn penalty(&mut self, entry: &Entry, event: &Happened) {
        match event {
            Happened::Given { number, penalty } => self.given(entry, *number, penalty),
            Happened::Agreed { number, seat } => {
                if let Some(penalty) = self.numbered(*number) {
                    let own = penalty.at.is_some_and(|(_, offender)| offender == *seat);
                    if penalty.force != Force::Pending || own {
                        self.say(Fault::PenaltyState).entry(penalty.entry).numbers(0, number.0);
                    }
                }
            }
            Happened::Confirmed { number } => {
                if let Some(penalty) = self.numbered(*number) {
                    if penalty.force != Force::Pending {
                        self.say(Fault::PenaltyState).entry(penalty.entry).numbers(0, number.0);
                    }
                    self.may_move(&penalty);
                    self.agreed_by_all(entry, &penalty);
                }
            }
            Happened::Cancelled { number, .. } => {
                if let Some(penalty) = self.numbered(*number) {
                    if matches!(penalty.force, Force::Cancelled(_)) {
                        self.say(Fault::PenaltyState).entry(penalty.entry).numbers(0, number.0);
                    }
                    if penalty.force == Force::InForce {
                        self.may_move(&penalty);
                    }
                }
            }
            Happened::Mapped { number, sanction, .. } => {
                if let Some(penalty) = self.numbered(*number) {
                    let noted = matches!(penalty.sanction, Sanction::Noted(_));
                    if !noted || penalty.force != Force::InForce {
                        self.say(Fault::PenaltyState).entry(penalty.entry).numbers(0, number.0);
                    }
                    let mapped = Penalty { sanction: *sanction, ..penalty };
                    self.may_move(&mapped);
                    self.unit(&mapped);
                }
            }
        }
    }

    fn numbered(&mut self, number: PenaltyNo) -> Option<Penalty> {
        let found = self.world.penalties.get(number.index()).cloned();
        if found.is_none() {
            let there = self.world.penalties.len() as i64;
            self.say(Fault::Unknown).numbers(there, number.0);
        }
        found
    }

    fn given(&mut self, entry: &Entry, number: PenaltyNo, penalty: &Penalty) {
        let next = self.world.penalties.len() as u32 + 1;
        let (slot, round) = (penalty.entry, penalty.round);
        if number.0 != next {
            self.say(Fault::NumberOutOfOrder).entry(slot).numbers(next, number.0);
        }
        if !self.world.slots.contains_key(&slot) {
            self.say(Fault::Unknown).entry(slot);
            return;
        }
        // What is given for a round that nobody plays moves nothing and puts nobody out.
        let there = self.world.rounds.len() as u32;
        let most = self.world.rounds_of_law().map_or(there + 1, |rounds| there.max(rounds + 1));
        if round.0 == 0 || round.0 > most {
            self.say(Fault::Unknown).round(round).entry(slot).numbers(most, round.0);
        }
        let sits = self.world.seat_of(round, slot).map(|(table, seat)| (table, Seat::ALL[seat]));
        if sits != penalty.at {
            self.say(Fault::PenaltyElsewhere).round(round).entry(slot);
        }
        self.may_move(penalty);
        self.unit(penalty);
        self.right_sanction(entry, penalty);
        let same = self.world.penalties.iter().any(|other| {
            other.entry == slot
                && other.round == round
                && other.deal == penalty.deal
                && other.offence == penalty.offence
                && !matches!(other.force, Force::Cancelled(_))
        });
        if same && penalty.note.trim().is_empty() && penalty.offence != Offence::Ruling {
            self.say(Fault::PenaltyTwice).round(round).entry(slot);
        }
    }

    /// What moves results leaves a confirmed round alone.
    fn may_move(&mut self, penalty: &Penalty) {
        let moves = matches!(penalty.sanction, Sanction::Chombo | Sanction::Off(..) | Sanction::Annulled);
        if moves && self.world.is_confirmed(penalty.round) {
            self.say(Fault::RoundConfirmed).round(penalty.round).entry(penalty.entry);
        }
    }

    fn unit(&mut self, penalty: &Penalty) {
        let Sanction::Off(_, unit) = penalty.sanction else { return };
        let fits = match &self.world.law.table {
            TableRules::Riichi(_) => unit == Unit::TablePoints,
            TableRules::Sichuan(_) => unit == Unit::GamePoints,
            TableRules::Classical(_) => matches!(unit, Unit::TournamentPointHalves | Unit::Whists),
        };
        if !fits {
            self.say(Fault::OtherUnit).round(penalty.round).entry(penalty.entry);
        }
    }

    fn right_sanction(&mut self, entry: &Entry, penalty: &Penalty) {
        let (cost, basis) = self.cost(penalty.offence);
        let before = self.world.penalties.iter().filter(|other| {
            other.entry == penalty.entry
                && other.round == penalty.round
                && !matches!(other.force, Force::Cancelled(_))
                && self.cost(other.offence).0 == cost
        });
        let count = before.count();
        let expected = match &cost {
            Cost::Warnings => vec![if count % 2 == 0 { Sanction::Warning } else { Sanction::DeadHand }],
            Cost::Scale => match &self.world.law.table {
                TableRules::Sichuan(rules) => vec![step(rules, count)],
                TableRules::Riichi(_) | TableRules::Classical(_) => Vec::new(),
            },
            Cost::OneOf(list) => list.clone(),
            Cost::Free => vec![penalty.sanction],
            Cost::None => Vec::new(),
        };
        let (slot, round) = (penalty.entry, penalty.round);
        if matches!(cost, Cost::Warnings | Cost::Scale) && usize::from(penalty.count) != count {
            self.say(Fault::WrongCount)
                .round(round)
                .entry(slot)
                .numbers(count as i64, penalty.count)
                .by(basis);
        }
        // Coming late has its scale; what follows from it was looked at with the lateness.
        let late = penalty.offence == Offence::Late
            && entry.events.iter().any(|e| matches!(e, Event::Round(round::Event::CameLate { .. })));
        if let (Sanction::Banned(found), [Sanction::Banned(should)]) = (penalty.sanction, expected.as_slice())
        {
            if found != *should {
                let day = |d: crate::time::Date| {
                    i64::from(d.year()) * 10_000 + i64::from(d.month()) * 100 + i64::from(d.day())
                };
                let (should, found) = (day(*should), day(found));
                self.say(Fault::WrongBan).round(round).entry(slot).numbers(should, found).by(basis);
            }
        } else if !late && !expected.contains(&penalty.sanction) {
            let amount = |sanction: &Sanction| match sanction {
                Sanction::Off(points, _) | Sanction::Noted(points) => i64::from(*points),
                _ => 0,
            };
            let (should, found) = (expected.first().map_or(0, amount), amount(&penalty.sanction));
            self.say(Fault::WrongSanction).round(round).entry(slot).numbers(should, found).by(basis);
        }
        if let Offence::Sichuan(slip @ (Slip::KongPrompt | Slip::KongPromptAgain)) = penalty.offence {
            let again = self.world.penalties.iter().any(|other| {
                other.entry == slot
                    && !matches!(other.force, Force::Cancelled(_))
                    && matches!(other.offence, Offence::Sichuan(Slip::KongPrompt | Slip::KongPromptAgain))
            });
            if again != (slip == Slip::KongPromptAgain) {
                self.say(Fault::WrongCount)
                    .round(round)
                    .entry(slot)
                    .numbers(i64::from(again), 1 - i64::from(again));
            }
        }
    }

    /// What an offence costs, and where that stands.
    fn cost(&self, offence: Offence) -> (Cost, Basis) {
        let hall = &self.world.law.hall;
        let one = |sanction| Cost::OneOf(vec![sanction]);
        match (offence, &self.world.law.table) {
            (Offence::Riichi(offence), TableRules::Riichi(rules)) => {
                let answer = offence.sanction(rules);
                let cost = match answer.value {
                    OfRiichi::None | OfRiichi::Corrected => one(Sanction::None),
                    OfRiichi::Warning => one(Sanction::Warning),
                    OfRiichi::WarningThenDeadHand => Cost::Warnings,
                    OfRiichi::LostCall => one(Sanction::LostCall),
                    OfRiichi::DeadHand => one(Sanction::DeadHand),
                    OfRiichi::Chombo => one(Sanction::Chombo),
                    OfRiichi::ChomboIfStopped => Cost::OneOf(vec![Sanction::None, Sanction::Chombo]),
                    OfRiichi::Judge => {
                        Cost::OneOf(vec![Sanction::None, Sanction::DeadHand, Sanction::Chombo])
                    }
                };
                (cost, answer.basis)
            }
            (Offence::Sichuan(slip), TableRules::Sichuan(rules)) => {
                let answer = slip.sanction(rules);
                let cost = match answer.value {
                    OfSichuan::None => one(Sanction::None),
                    OfSichuan::Progressive => Cost::Scale,
                    OfSichuan::DeadHand => one(Sanction::DeadHand),
                    OfSichuan::FalseHu => one(Sanction::FalseHu),
                };
                (cost, answer.basis)
            }
            (Offence::Riichi(_) | Offence::Sichuan(_), _) => (Cost::None, hall.cite(HallTopic::Violations)),
            (Offence::IgnoredSignal, _) => {
                let law = hall.clock.ignored_signal;
                (law.value.get().map_or(Cost::None, |amount| one(Sanction::Noted(amount))), law.basis)
            }
            (Offence::Late, _) => (one(Sanction::Disqualified), hall.cite(HallTopic::LateJudge)),
            (Offence::NoShow, _) => {
                let law = hall.late.ban_months;
                let day =
                    law.value.get().and_then(|months| months_after(self.world.settings.first_day, months));
                (day.map_or(Cost::None, |day| one(Sanction::Banned(day))), law.basis)
            }
            (Offence::MissedRound, _) => {
                let law = hall.late.missed;
                let sanction =
                    if law.value == MissedRound::Out { Sanction::Disqualified } else { Sanction::None };
                (one(sanction), law.basis)
            }
            (Offence::Ruling, _) => (Cost::Free, hall.cite(HallTopic::Conduct)),
        }
    }

    /// Without a judge a penalty is in force when all others of the table agree.
    fn agreed_by_all(&mut self, entry: &Entry, penalty: &Penalty) {
        if entry.by.role >= Role::Judge {
            return;
        }
        let Some((table, offender)) = penalty.at else { return };
        let at = crate::id::TableId { round: penalty.round, table };
        let seats = self.world.table(at).copied().unwrap_or_default();
        let missing = Seat::ALL
            .into_iter()
            .filter(|s| *s != offender && seats[s.index()].is_some() && !penalty.agreed.contains(*s));
        let missing = missing.count();
        if missing > 0 {
            self.say(Fault::ConfirmationMissing).at(at).entry(penalty.entry).numbers(0, missing as i64);
        }
    }
}

/// The step of the scale after so many violations of the session: a warning, or points.
fn step(rules: &SichuanRules, count: usize) -> Sanction {
    let s = &rules.scale;
    let steps = [s.step_1, s.step_2, s.step_3, s.step_4, s.step_5, s.step_6, s.step_7, s.step_8];
    match steps[count.min(7)].value.get() {
        0 => Sanction::Warning,
        points => Sanction::Off(points, Unit::GamePoints),
    }
}
