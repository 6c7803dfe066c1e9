//! Counters that grow: the progressive scale, warnings that turn into a dead hand, prompts of a tournament.
//!
//! They are functions of the penalties that stand. A cancelled penalty does not count, so the next one is a step
//! lower; a penalty that was given after it and announced stays as it was given. [`counted`] says what it would be
//! today, so that a judge who wants to can cancel and give it anew.
use super::catalogue::{Offered, Tariff, offered};
use super::{Force, Offence, Penalty, Sanction, Unit};
use crate::id::{EntryId, PenaltyNo, RoundNo};
use crate::setup::Law;
use crate::tournament::Tournament;
use rules::clause::Basis;
use rules::regulation::TableRules;
use rules::sichuan::{Penalty as SichuanPenalty, SichuanRules, Slip, Violations};

/// A step of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counted {
    /// How often it happened before within the counter's reach.
    pub count: u16,
    /// What follows.
    pub sanction: Sanction,
    /// Where that stands.
    pub basis: Basis,
}

/// What a penalty would come to today, if its tariff counts; nothing if it does not.
pub fn counted(tournament: &Tournament, number: PenaltyNo) -> Option<Counted> {
    let all = &tournament.penalty.all;
    let penalty = all.get(number.index())?;
    let law = &tournament.setup.law;
    let offered = offered(law, penalty.offence).ok()?;
    step(law, &all[..number.index()], &offered, penalty.entry, penalty.round)
}

/// The next step of the counter of an offence after these penalties.
pub(super) fn step(
    law: &Law,
    before: &[Penalty],
    offered: &Offered,
    entry: EntryId,
    round: RoundNo,
) -> Option<Counted> {
    let count = before
        .iter()
        .filter(|p| p.entry == entry && p.round == round && !matches!(p.force, Force::Cancelled(_)))
        .filter(|p| super::catalogue::offered(law, p.offence).is_ok_and(|o| o.tariff == offered.tariff))
        .count() as u16;
    match (offered.tariff, &law.table) {
        (Tariff::Warnings, _) => {
            let sanction = if count.is_multiple_of(2) { Sanction::Warning } else { Sanction::DeadHand };
            Some(Counted { count, sanction, basis: offered.basis })
        }
        (Tariff::Scale, TableRules::Sichuan(rules)) => Some(scale(rules, count)),
        _ => None,
    }
}

/// The step of the scale after so many violations of the session.
fn scale(rules: &SichuanRules, count: u16) -> Counted {
    let mut violations = Violations::at_start(rules).value;
    let mut answer = violations.add(rules);
    for _ in 0..count {
        answer = violations.add(rules);
    }
    let sanction = match answer.value {
        SichuanPenalty::Points(points) => Sanction::Off(points, Unit::GamePoints),
        _ => Sanction::Warning,
    };
    Counted { count, sanction, basis: answer.basis }
}

/// The offence as the law counts it: prompting a player is another one when it happens again in the tournament.
pub(super) fn repeated(before: &[Penalty], entry: EntryId, offence: Offence) -> Offence {
    let Offence::Sichuan(Slip::KongPrompt | Slip::KongPromptAgain) = offence else { return offence };
    let earlier = before
        .iter()
        .filter(|p| p.entry == entry && !matches!(p.force, Force::Cancelled(_)))
        .filter(|p| matches!(p.offence, Offence::Sichuan(Slip::KongPrompt | Slip::KongPromptAgain)))
        .count();
    Offence::Sichuan(Slip::prompt(earlier as u32))
}
