//! Giving a penalty: what the catalogue says, what the judge chooses, who may do it.
use super::catalogue::{Tariff, offered};
use super::count::{repeated, step};
use super::{Event, Force, Offence, Penalty, Reason, Sanction, Unit};
use crate::command::Order;
use crate::event::Event as Any;
use crate::id::{EntryId, PenaltyNo, RoundNo, TableNo};
use crate::protocol::{most_deals, stage};
use crate::refusal::{Reason as Why, Refused};
use crate::round::phase::is_to_come;
use crate::setup::Law;
use crate::tournament::Tournament;
use crate::who::Role;
use rules::clause::Basis;
use rules::hall::{HallTopic, Punishes};
use rules::regulation::TableRules;
use rules::seat::{Seat, SeatSet};

/// What is given.
pub(super) struct Given<'a> {
    pub(super) entry: EntryId,
    pub(super) round: RoundNo,
    pub(super) deal: Option<u8>,
    pub(super) offence: Offence,
    pub(super) choice: Option<Sanction>,
    pub(super) note: &'a str,
}

/// A sanction with its place, before it is written down.
struct Found {
    count: u16,
    sanction: Sanction,
    basis: Basis,
}

pub(super) fn give(tournament: &Tournament, order: &Order, given: &Given<'_>) -> Result<Vec<Any>, Refused> {
    let law = &tournament.setup.law;
    let all = &tournament.penalty.all;
    let at = place(tournament, given.entry, given.round)?;
    let (force, agreed) = force(tournament, order, given, at)?;
    let offence = repeated(all, given.entry, given.offence);
    let mut reasons: Vec<Why> = Vec::new();
    let found = find(tournament, given, offence).map_err(|reason| reasons.push(reason.into())).ok();
    if let Some(same) = same(all, given, offence)
        && given.note.trim().is_empty()
    {
        reasons.push(Reason::Repeated(same).into());
    }
    let most = most_deals(&law.table, stage(tournament, given.round));
    if given.deal.is_some_and(|deal| deal == 0 || deal > most) {
        reasons.push(Reason::NoSuchDeal(most).into());
    }
    if let Some(found) = &found {
        reasons.extend(unfit(tournament, given.entry, given.round, found.sanction).map(Why::from));
        reasons.extend(nothing_played(tournament, offence, found.sanction).map(Why::from));
        reasons.extend(confirmed(tournament, given.round, found.sanction).map(Why::from));
    }
    match found {
        Some(found) if reasons.is_empty() => {
            let penalty = Penalty {
                entry: given.entry,
                round: given.round,
                at,
                deal: given.deal,
                offence,
                count: found.count,
                sanction: found.sanction,
                basis: Some(found.basis),
                given: order.at,
                note: given.note.to_owned(),
                force,
                agreed,
            };
            Ok(vec![event(tournament, penalty)])
        }
        _ => Err(Refused { reasons }),
    }
}

/// A ruling of the judge: any sanction that the regulation knows.
pub(super) fn rule(
    tournament: &Tournament,
    order: &Order,
    entry: EntryId,
    round: RoundNo,
    sanction: Sanction,
    reason: &str,
) -> Result<Vec<Any>, Refused> {
    let law = &tournament.setup.law;
    let at = place(tournament, entry, round)?;
    let mut reasons: Vec<Why> = Vec::new();
    reasons.extend(reason.trim().is_empty().then_some(Why::NoReason));
    reasons.extend(unfit(tournament, entry, round, sanction).map(Why::from));
    reasons.extend(nothing_played(tournament, Offence::Ruling, sanction).map(Why::from));
    reasons.extend(confirmed(tournament, round, sanction).map(Why::from));
    if !reasons.is_empty() {
        return Err(Refused { reasons });
    }
    let penalty = Penalty {
        entry,
        round,
        at,
        deal: None,
        offence: Offence::Ruling,
        count: 0,
        sanction,
        basis: Some(law.hall.cite(HallTopic::Violations)),
        given: order.at,
        note: reason.to_owned(),
        force: Force::InForce,
        agreed: SeatSet::EMPTY,
    };
    Ok(vec![event(tournament, penalty)])
}

fn event(tournament: &Tournament, penalty: Penalty) -> Any {
    let number = PenaltyNo::of_index(tournament.penalty.all.len());
    Any::Penalty(Event::Given { number, penalty: Box::new(penalty) })
}

/// Whether the law gives this still: nothing has been given meanwhile that it would come after, and the result of the
/// round may change if it has to.
pub(crate) fn still_fits(tournament: &Tournament, penalty: &Penalty) -> bool {
    let (law, all) = (&tournament.setup.law, &tournament.penalty.all);
    let Penalty { entry, round, offence, count, sanction, .. } = *penalty;
    let offered = offered(law, offence).ok();
    let counted = offered.and_then(|offered| step(law, all, &offered, entry, round));
    place(tournament, entry, round).is_ok()
        && confirmed(tournament, round, sanction).is_none()
        && repeated(all, entry, offence) == offence
        && counted.is_none_or(|step| (step.count, step.sanction) == (count, sanction))
}

/// Where the slot sits in the round, if it does; a slot that is not there is refused.
fn place(
    tournament: &Tournament,
    entry: EntryId,
    round: RoundNo,
) -> Result<Option<(TableNo, Seat)>, Refused> {
    if tournament.people.slot(entry).is_none() {
        return Err(Reason::Unknown.into());
    }
    if tournament.seats.round(round).is_none() && !is_to_come(tournament, round) {
        return Err(Reason::NoSuchRound(round).into());
    }
    Ok(tournament.seats.round(round).and_then(|r| r.find(entry)))
}

/// Whether what is given is in force at once, and who has agreed by giving it.
fn force(
    tournament: &Tournament,
    order: &Order,
    given: &Given<'_>,
    at: Option<(TableNo, Seat)>,
) -> Result<(Force, SeatSet), Refused> {
    if order.by.role >= Role::Judge {
        return Ok((Force::InForce, SeatSet::EMPTY));
    }
    let punishes = tournament.setup.law.hall.staff.punishes;
    match (order.by.role, punishes.value) {
        // Who writes for the table reports; the judge makes it a penalty.
        (Role::Scribe, _) => Ok((Force::Pending, SeatSet::EMPTY)),
        (_, Punishes::Judge) => Err(Reason::OnlyJudge(punishes.basis).into()),
        (_, Punishes::Table) => {
            let (table, offender) = at.ok_or(Reason::OtherTable)?;
            match super::decide::seat_of(tournament, order, given.round, table) {
                Some(seat) if seat == offender => Err(Reason::OtherSeat.into()),
                Some(seat) => Ok((Force::Pending, SeatSet::of(seat))),
                None => Err(Reason::OtherTable.into()),
            }
        }
    }
}

/// The sanction of the catalogue.
fn find(tournament: &Tournament, given: &Given<'_>, offence: Offence) -> Result<Found, Reason> {
    let law = &tournament.setup.law;
    let offered = offered(law, offence).map_err(Reason::NotInCatalogue)?;
    let basis = offered.basis;
    let plain = |sanction| Ok(Found { count: 0, sanction, basis });
    match offered.tariff {
        Tariff::Fixed(sanction) => plain(sanction),
        Tariff::Choice(from) => match given.choice {
            Some(choice) if from.contains(&choice) => plain(choice),
            _ => Err(Reason::Choice(from.to_vec(), basis)),
        },
        Tariff::Free => given.choice.map_or(Err(Reason::Choice(Vec::new(), basis)), plain),
        Tariff::Ban(months) => {
            plain(Sanction::Banned(tournament.setup.settings.first_day.months_later(months)))
        }
        Tariff::Warnings | Tariff::Scale => {
            let counted = step(law, &tournament.penalty.all, &offered, given.entry, given.round);
            counted
                .map(|c| Found { count: c.count, sanction: c.sanction, basis: c.basis })
                .ok_or(Reason::NotInCatalogue(basis))
        }
    }
}

/// The same offence of the same slot in the same deal.
fn same(all: &[Penalty], given: &Given<'_>, offence: Offence) -> Option<PenaltyNo> {
    let same = |p: &Penalty| {
        p.entry == given.entry
            && p.round == given.round
            && p.deal == given.deal
            && (p.offence == offence || p.offence == given.offence)
            && !matches!(p.force, Force::Cancelled(_))
    };
    all.iter().position(same).map(PenaltyNo::of_index)
}

/// The most that is taken off or given in a round: more than a round can bring is a slip of the pen.
const fn most(unit: Option<Unit>) -> i32 {
    match unit {
        // A hundred points.
        Some(Unit::TournamentPointHalves) => 200,
        Some(Unit::GamePoints) => 10_000,
        Some(Unit::Whists | Unit::TablePoints) | None => 100_000,
    }
}

/// Why an amount is none, with all that was given in the round already.
fn amount(tournament: &Tournament, entry: EntryId, round: RoundNo, sanction: Sanction) -> Option<Reason> {
    let (is, unit) = match sanction {
        Sanction::Off(is, unit) => (is, Some(unit)),
        Sanction::Noted(is) => (is, None),
        _ => return None,
    };
    let there = tournament.penalty.all.iter().filter(|p| p.entry == entry && p.round == round);
    let before = there.filter(|p| !matches!(p.force, Force::Cancelled(_))).map(|p| match p.sanction {
        Sanction::Off(points, of) if Some(of) == unit => i64::from(points),
        _ => 0,
    });
    let together = before.sum::<i64>() + i64::from(is);
    let most = most(unit);
    let within = |n: i64| n.abs() <= i64::from(most);
    let fits = is != 0 && within(i64::from(is)) && within(together);
    (!fits).then_some(Reason::Amount { most, unit })
}

/// Before the first seating nobody has sat at a table.
fn nothing_played(tournament: &Tournament, offence: Offence, sanction: Sanction) -> Option<Reason> {
    let at_table = matches!(offence, Offence::Riichi(_) | Offence::Sichuan(_) | Offence::IgnoredSignal);
    let nothing = tournament.seats.rounds.is_empty() && (at_table || moves_results(sanction));
    nothing.then_some(Reason::NotPlayed)
}

/// Why the law has no such sanction, or it cannot be for this slot in this round.
pub(super) fn unfit(
    tournament: &Tournament,
    entry: EntryId,
    round: RoundNo,
    sanction: Sanction,
) -> Option<Reason> {
    let last = tournament.setup.settings.last_day;
    unknown(&tournament.setup.law, sanction).or_else(|| amount(tournament, entry, round, sanction)).or_else(
        || matches!(sanction, Sanction::Banned(until) if until <= last).then_some(Reason::BanOver(last)),
    )
}

/// Why the law has no such sanction.
fn unknown(law: &Law, sanction: Sanction) -> Option<Reason> {
    let violations = law.hall.cite(HallTopic::Violations);
    let (units, unknown): (&[Unit], Option<Basis>) = match &law.table {
        TableRules::Riichi(_) => {
            (&[Unit::TablePoints], matches!(sanction, Sanction::FalseHu).then_some(violations))
        }
        TableRules::Sichuan(_) => {
            // Warning, points, no Hu in the deal, annulled results, disqualification: no others.
            let other = matches!(sanction, Sanction::LostCall | Sanction::Chombo | Sanction::Banned(_));
            (&[Unit::GamePoints], other.then_some(violations))
        }
        TableRules::Classical(rules) => {
            let within = matches!(
                sanction,
                Sanction::LostCall | Sanction::DeadHand | Sanction::FalseHu | Sanction::Chombo
            );
            let units: &[Unit] = &[Unit::TournamentPointHalves, Unit::Whists];
            (units, within.then_some(rules.settlement.discarder.basis))
        }
    };
    match (unknown, sanction) {
        (Some(basis), _) => Some(Reason::NoSuchKind(sanction, basis)),
        (None, Sanction::Off(_, unit)) if !units.contains(&unit) => Some(Reason::OtherUnit(unit)),
        _ => None,
    }
}

/// Whether a sanction changes the result of its round.
pub(super) const fn moves_results(sanction: Sanction) -> bool {
    match sanction {
        Sanction::Chombo | Sanction::Off(..) | Sanction::Annulled => true,
        Sanction::Warning
        | Sanction::LostCall
        | Sanction::DeadHand
        | Sanction::FalseHu
        | Sanction::Disqualified
        | Sanction::Banned(_)
        | Sanction::Noted(_)
        | Sanction::None => false,
    }
}

/// Why the result of this round may not change any more.
pub(crate) fn confirmed(tournament: &Tournament, round: RoundNo, sanction: Sanction) -> Option<Reason> {
    (moves_results(sanction) && tournament.round.is_confirmed(round)).then_some(Reason::RoundConfirmed)
}
