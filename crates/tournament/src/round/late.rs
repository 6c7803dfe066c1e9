//! Lateness and absence: what the law makes of them, and the penalties that follow by themselves.
use super::{Event as RoundEvent, Reason};
use crate::event::Event;
use crate::id::{EntryId, PenaltyNo, RoundNo, TableId};
use crate::penalty::{self, Force, Offence, Penalty, Sanction, Unit};
use crate::people::Told;
use crate::seats::RoundKind;
use crate::setup::{Law, ProgrammeKind};
use crate::time::{Moment, Span};
use crate::tournament::Tournament;
use rules::classical::{LateSanction, Lateness};
use rules::clause::{Answer, Basis};
use rules::hall::{HallTopic, LateScale, MissedRound};
use rules::regulation::TableRules;
use rules::seat::SeatSet;

/// What lateness comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LateVerdict {
    /// Nothing.
    Nothing,
    /// By the scale of the table: it enters the result of each deal.
    EachDeal(LateSanction),
    /// So many points off the result of the round.
    PointsOff(i32),
    /// He has not come.
    NoShow,
}

/// What coming late by so much costs, and by which clause.
pub fn verdict(law: &Law, by: Span) -> Answer<LateVerdict> {
    let late = &law.hall.late;
    let minutes = |n: i32| Span::minutes(i64::from(n));
    if late.no_show_minutes.value.get().is_some_and(|most| by > minutes(most)) {
        return Answer { value: LateVerdict::NoShow, basis: law.hall.cite(HallTopic::NoShow) };
    }
    let nothing = Answer { value: LateVerdict::Nothing, basis: late.scale.basis };
    if by <= Span::ZERO {
        return nothing;
    }
    match (late.scale.value, &law.table) {
        (LateScale::DealScale, TableRules::Classical(rules)) => {
            let seconds = u32::try_from(by.whole_seconds()).unwrap_or(u32::MAX).max(1);
            match Lateness::of_seconds(seconds).sanction(rules) {
                Some(Answer { value: LateSanction::NoShow, basis }) => {
                    Answer { value: LateVerdict::NoShow, basis }
                }
                Some(Answer { value, basis }) => Answer { value: LateVerdict::EachDeal(value), basis },
                None => nothing,
            }
        }
        (LateScale::PointsAMinute, _) => {
            let begun = (by.0 + 59_999).div_euclid(60_000);
            let each = i64::from(late.points_a_minute.value.get().unwrap_or(0));
            let points = i32::try_from(begun.saturating_mul(each)).unwrap_or(i32::MAX);
            Answer { value: LateVerdict::PointsOff(points), basis: late.points_a_minute.basis }
        }
        (LateScale::DealScale | LateScale::None, _) => nothing,
    }
}

/// When the judge may close up the tables around those who are late; nothing where the law names no delay or the
/// beginning of the round is not known.
pub fn may_close_up_from(tournament: &Tournament, round: RoundNo) -> Option<Answer<Moment>> {
    let after = tournament.setup.law.hall.late.close_up_minutes;
    let minutes = after.value.get()?;
    let planned = tournament.setup.programme.iter().find(|i| i.what == ProgrammeKind::Round(round));
    let started = || tournament.round.course(round)?.signals.first().map(|s| s.at);
    let start = planned.map(|item| item.from).or_else(started)?;
    Some(Answer { value: start + Span::minutes(i64::from(minutes)), basis: after.basis })
}

/// The events of a player who came late by so much.
pub(super) fn came_late(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    by: Span,
    now: Moment,
) -> Vec<Event> {
    let mut events = fines_withdrawn(tournament, round, entry, by);
    events.push(Event::Round(RoundEvent::CameLate { round, entry, by }));
    let Answer { value, basis } = verdict(&tournament.setup.law, by);
    match value {
        // The result of the round reads the lateness itself.
        LateVerdict::Nothing | LateVerdict::EachDeal(_) => {}
        LateVerdict::PointsOff(points) => {
            let sanction = Sanction::Off(points, Unit::TablePoints);
            events.push(given(
                tournament,
                round,
                entry,
                Offence::Late,
                Answer { value: sanction, basis },
                now,
            ));
        }
        LateVerdict::NoShow => events.extend(was_absent(tournament, round, entry, Told::Nobody, now)),
    }
    events
}

/// The events of a late player whom the judge puts out.
pub(super) fn put_out(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    by: Span,
    now: Moment,
) -> Vec<Event> {
    let basis = tournament.setup.law.hall.cite(HallTopic::LateJudge);
    let sanction = Answer { value: Sanction::Disqualified, basis };
    let mut events = fines_withdrawn(tournament, round, entry, by);
    events.extend([
        Event::Round(RoundEvent::CameLate { round, entry, by }),
        Event::Round(RoundEvent::WasAbsent { round, entry, told: Told::Judge }),
        given(tournament, round, entry, Offence::Late, sanction, now),
    ]);
    events
}

/// Fines for a lateness that was noted before, by minutes: who is noted anew has the last one alone. The reason is the
/// time that counts now.
fn fines_withdrawn(tournament: &Tournament, round: RoundNo, entry: EntryId, by: Span) -> Vec<Event> {
    let seconds = by.whole_seconds();
    let reason = format!("{}:{:02}", seconds / 60, seconds % 60);
    let cancelled =
        |(number, _)| Event::Penalty(penalty::Event::Cancelled { number, reason: reason.clone() });
    tournament
        .penalty
        .in_force()
        .filter(|(_, fine)| is_late_fine(fine, round, entry))
        .map(cancelled)
        .collect()
}

fn is_late_fine(fine: &Penalty, round: RoundNo, entry: EntryId) -> bool {
    fine.entry == entry
        && fine.round == round
        && fine.offence == Offence::Late
        && matches!(fine.sanction, Sanction::Off(..))
}

/// The events of a player who did not come.
pub(super) fn was_absent(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    told: Told,
    now: Moment,
) -> Vec<Event> {
    let late = &tournament.setup.law.hall.late;
    let mut events = vec![Event::Round(RoundEvent::WasAbsent { round, entry, told })];
    let ban = late.ban_months.value.get().filter(|_| told == Told::Nobody);
    let sanction: Option<(Offence, Sanction, Basis)> = match (ban, late.missed.value) {
        (Some(months), _) => {
            let until = tournament.setup.settings.first_day.months_later(months as u16);
            Some((Offence::NoShow, Sanction::Banned(until), late.ban_months.basis))
        }
        // Who has left already is not put out once more.
        (None, MissedRound::Out) if is_out(tournament, round, entry) => None,
        (None, MissedRound::Out) => Some((Offence::MissedRound, Sanction::Disqualified, late.missed.basis)),
        // The result of the round says what he has.
        (None, MissedRound::AsReplaced | MissedRound::Nothing) => None,
    };
    if let Some((offence, value, basis)) = sanction {
        events.push(given(tournament, round, entry, offence, Answer { value, basis }, now));
    }
    events
}

/// Whether a slot takes no part in a round any more.
fn is_out(tournament: &Tournament, round: RoundNo, entry: EntryId) -> bool {
    tournament.people.slot(entry).is_none_or(|slot| slot.out_from.is_some_and(|from| from <= round))
}

fn given(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    offence: Offence,
    sanction: Answer<Sanction>,
    now: Moment,
) -> Event {
    let at = tournament.seats.round(round).and_then(|r| r.find(entry));
    let before = tournament
        .penalty
        .in_force()
        .filter(|(_, p)| p.entry == entry && p.offence == offence && !is_late_fine(p, round, entry));
    let penalty = Penalty {
        entry,
        round,
        at,
        deal: None,
        offence,
        count: before.count() as u16,
        sanction: sanction.value,
        basis: Some(sanction.basis),
        given: now,
        note: String::new(),
        force: Force::InForce,
        agreed: SeatSet::EMPTY,
    };
    let number = PenaltyNo::of_index(tournament.penalty.all.len());
    Event::Penalty(penalty::Event::Given { number, penalty: Box::new(penalty) })
}

/// Why lateness or absence of a slot cannot be recorded.
pub(super) fn faults(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Vec<Reason> {
    let mut faults = Vec::new();
    match tournament.seats.round(round) {
        None => faults.push(Reason::Unknown),
        // The tables may have been closed up around him before anybody knew that he would not come.
        Some(seated) if seated.kind == RoundKind::Round && takes_part(tournament, round, entry) => {}
        Some(seated) if seated.find(entry).is_none() && !seated.out.contains(&entry) => {
            faults.push(Reason::NotSeated(entry));
        }
        Some(_) => {}
    }
    if tournament.round.is_confirmed(round) {
        faults.push(Reason::Confirmed(round));
    }
    if tournament.round.course(round).is_some_and(|c| c.is_absent(entry)) {
        faults.push(Reason::AlreadyAbsent(entry));
    }
    faults
}

/// Whoever has a result at his table has played there; whoever came in for him has not made him come.
pub(super) fn has_result(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<Reason> {
    let (table, _) = tournament.seats.round(round)?.find(entry)?;
    tournament.protocol.get(TableId { round, table })?;
    let replaced = tournament.substitute.of(round, entry).next().is_some();
    (!replaced).then_some(Reason::HasResult(entry, table))
}

fn takes_part(tournament: &Tournament, round: RoundNo, entry: EntryId) -> bool {
    tournament.people.active(round).any(|active| active == entry)
}
