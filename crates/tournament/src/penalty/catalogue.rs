//! The catalogue of an event: what each offence costs by its law. Pages list it, and the judge gives from it.
use super::{Offence, Sanction};
use crate::setup::Law;
use rules::clause::Basis;
use rules::hall::{HallTopic, LateScale, MissedRound};
use rules::regulation::TableRules;
use rules::riichi::{Offence as RiichiOffence, Sanction as RiichiSanction};
use rules::sichuan::{Sanction as SichuanSanction, Slip};

/// How the sanction of an offence is found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tariff {
    /// Always this one.
    Fixed(Sanction),
    /// A warning; every second one of a player and a game makes the hand dead and starts the count anew.
    Warnings,
    /// The next step of the progressive scale of the player and the session.
    Scale,
    /// The judge chooses one of these.
    Choice(&'static [Sanction]),
    /// A ban of so many calendar months.
    Ban(u16),
    /// Whatever the judge rules.
    Free,
}

/// An offence of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offered {
    /// What somebody did.
    pub offence: Offence,
    /// What it costs.
    pub tariff: Tariff,
    /// Where that stands.
    pub basis: Basis,
}

/// All offences of an event, in the order of its rules: those of the table, then those of the hall.
pub fn catalogue(law: &Law) -> Vec<Offered> {
    let hall =
        [Offence::IgnoredSignal, Offence::Late, Offence::NoShow, Offence::MissedRound, Offence::Ruling];
    let table: Vec<Offence> = match &law.table {
        TableRules::Riichi(_) => RiichiOffence::all().map(Offence::Riichi).collect(),
        TableRules::Sichuan(_) => Slip::ALL.iter().copied().map(Offence::Sichuan).collect(),
        // No dead hands, no list: a false Mahjong is part of the deal.
        TableRules::Classical(_) => Vec::new(),
    };
    table.into_iter().chain(hall).filter_map(|offence| offered(law, offence).ok()).collect()
}

/// What an offence costs; where the law has none of the kind, the place that says so.
pub fn offered(law: &Law, offence: Offence) -> Result<Offered, Basis> {
    let hall = &law.hall;
    let cite = |topic| hall.cite(topic);
    let (tariff, basis) = match (offence, &law.table) {
        (Offence::Riichi(offence), TableRules::Riichi(rules)) => {
            let answer = offence.sanction(rules);
            (of_riichi(answer.value), answer.basis)
        }
        (Offence::Sichuan(slip), TableRules::Sichuan(rules)) => {
            let answer = slip.sanction(rules);
            (of_sichuan(answer.value), answer.basis)
        }
        (Offence::Riichi(_) | Offence::Sichuan(_), TableRules::Classical(rules)) => {
            return Err(rules.settlement.discarder.basis);
        }
        (Offence::Riichi(_) | Offence::Sichuan(_), _) => return Err(cite(HallTopic::Violations)),
        (Offence::IgnoredSignal, _) => match hall.clock.ignored_signal.value.get() {
            // The unit is the regulation's own and means nothing before a judge says so.
            Some(amount) => (Tariff::Fixed(Sanction::Noted(amount)), hall.clock.ignored_signal.basis),
            None => return Err(hall.clock.ignored_signal.basis),
        },
        // The scale works by itself from the lateness that is noted; here is what the judge may do instead.
        (Offence::Late, _) => match hall.late.scale.value {
            LateScale::DealScale | LateScale::PointsAMinute => {
                (Tariff::Choice(&[Sanction::Disqualified]), cite(HallTopic::LateJudge))
            }
            LateScale::None => return Err(hall.late.scale.basis),
        },
        (Offence::NoShow, _) => match hall.late.ban_months.value.get() {
            Some(months) => (Tariff::Ban(months as u16), hall.late.ban_months.basis),
            None => return Err(hall.late.ban_months.basis),
        },
        (Offence::MissedRound, _) => {
            let missed = hall.late.missed;
            let sanction = match missed.value {
                MissedRound::Out => Sanction::Disqualified,
                MissedRound::AsReplaced | MissedRound::Nothing => Sanction::None,
            };
            (Tariff::Fixed(sanction), missed.basis)
        }
        (Offence::Ruling, _) => (Tariff::Free, cite(HallTopic::Conduct)),
    };
    Ok(Offered { offence, tariff, basis })
}

const fn of_riichi(sanction: RiichiSanction) -> Tariff {
    match sanction {
        RiichiSanction::None | RiichiSanction::Corrected => Tariff::Fixed(Sanction::None),
        RiichiSanction::Warning => Tariff::Fixed(Sanction::Warning),
        RiichiSanction::WarningThenDeadHand => Tariff::Warnings,
        RiichiSanction::LostCall => Tariff::Fixed(Sanction::LostCall),
        RiichiSanction::DeadHand => Tariff::Fixed(Sanction::DeadHand),
        RiichiSanction::Chombo => Tariff::Fixed(Sanction::Chombo),
        RiichiSanction::ChomboIfStopped => Tariff::Choice(&[Sanction::None, Sanction::Chombo]),
        RiichiSanction::Judge => Tariff::Choice(&[Sanction::None, Sanction::DeadHand, Sanction::Chombo]),
    }
}

const fn of_sichuan(sanction: SichuanSanction) -> Tariff {
    match sanction {
        SichuanSanction::None => Tariff::Fixed(Sanction::None),
        SichuanSanction::Progressive => Tariff::Scale,
        SichuanSanction::DeadHand => Tariff::Fixed(Sanction::DeadHand),
        SichuanSanction::FalseHu => Tariff::Fixed(Sanction::FalseHu),
    }
}
