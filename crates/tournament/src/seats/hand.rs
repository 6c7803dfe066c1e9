//! What people do to a seating: changes by hand, publication, taking back.
use super::field::{has_begun, profile_of};
use super::{Edit, Event as SeatsEvent, Kin, Reason, SeatedRound, Seats, Visibility, close};
use crate::event::Event;
use crate::id::{EntryId, RoundNo, TableNo};
use crate::people::Part;
use crate::refusal::{Reason as AnyReason, Refused};
use crate::round::play::NeedsResult;
use crate::tournament::Tournament;
use rules::hall::{ChiefJudgePlays, Clans};

/// The chief judge does not play, where the law says so.
pub(super) fn chief_judge(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<Reason> {
    let law = tournament.setup.law.hall.staff.chief_judge;
    let holder = tournament.people.slot(entry)?.holder(round)?;
    let part = tournament.people.person(holder)?.part;
    let refused = law.value == ChiefJudgePlays::Refused && part == Part::ChiefJudge;
    refused.then_some(Reason::ChiefJudge(entry, law.basis))
}

/// Changes a seating.
pub(super) fn edit(
    tournament: &Tournament,
    round: RoundNo,
    edit: Edit,
    reason: &str,
) -> Result<Vec<Event>, Refused> {
    let Some(seated) = tournament.seats.round(round) else { return Err(Reason::Unknown.into()) };
    let mut reasons: Vec<Reason> = named(seated, edit);
    if tournament.round.is_confirmed(round) {
        reasons.push(Reason::Begun(round));
    }
    let written: Vec<TableNo> = close::written(tournament, round);
    let touched: Vec<TableNo> = touched(seated, edit).into_iter().filter(|t| written.contains(t)).collect();
    if !touched.is_empty() {
        reasons.push(Reason::HasProtocol(touched));
    }
    let mut tables = seated.tables.clone();
    edit.apply(&mut tables);
    reasons.extend(super::plan::north_absent(tournament, &tables));
    for entry in tables.iter().flatten().flatten() {
        reasons.extend(chief_judge(tournament, round, *entry));
    }
    let mut reasons: Vec<AnyReason> = reasons.into_iter().map(AnyReason::Seats).collect();
    if reason.trim().is_empty() {
        // Against the clans of the law, and once it was announced, somebody answers for the change.
        let worse = together(tournament, round, &tables);
        let before = together(tournament, round, &seated.tables);
        let new: Vec<Reason> = worse.into_iter().filter(|r| !before.contains(r)).collect();
        if !new.is_empty() || seated.visibility == Visibility::Published {
            reasons.push(AnyReason::NoReason);
        }
        reasons.extend(new.into_iter().map(AnyReason::Seats));
    }
    if !reasons.is_empty() {
        return Err(Refused { reasons });
    }
    Ok(vec![Event::Seats(SeatsEvent::Edited { round, edit, reason: reason.to_owned() })])
}

/// What an edit names and is not there.
fn named(seated: &SeatedRound, edit: Edit) -> Vec<Reason> {
    let known = |entry: &EntryId| seated.find(*entry).is_some() || seated.out.contains(entry);
    let same = match edit {
        Edit::Swap(one, other) => one == other,
        Edit::SwapSeats(_, one, other) => one == other,
        Edit::SwapTables(one, other) => one == other,
    };
    if same {
        return vec![Reason::SameTwice];
    }
    match edit {
        Edit::Swap(one, other) => {
            let unknown = [one, other].into_iter().filter(|e| !known(e)).map(Reason::NotSeated);
            let nowhere = seated.find(one).is_none() && seated.find(other).is_none();
            unknown.chain(nowhere.then_some(Reason::Unknown)).collect()
        }
        Edit::SwapSeats(table, ..) => {
            seated.table(table).is_none().then_some(Reason::Unknown).into_iter().collect()
        }
        Edit::SwapTables(one, other) => {
            let unknown = seated.table(one).is_none() || seated.table(other).is_none();
            unknown.then_some(Reason::Unknown).into_iter().collect()
        }
    }
}

/// The tables that an edit changes.
fn touched(seated: &SeatedRound, edit: Edit) -> Vec<TableNo> {
    match edit {
        Edit::Swap(one, other) => {
            [one, other].into_iter().filter_map(|e| seated.find(e)).map(|(table, _)| table).collect()
        }
        Edit::SwapSeats(table, ..) => vec![table],
        Edit::SwapTables(one, other) => vec![one, other],
    }
}

/// Pairs of one clan at one table, where the law keeps clans apart.
fn together(tournament: &Tournament, round: RoundNo, tables: &[Seats]) -> Vec<Reason> {
    let law = tournament.setup.law.hall.seating.clans;
    if law.value == Clans::Free {
        return Vec::new();
    }
    // As in the seatings: capitals do not part a clan.
    let clan = |entry: EntryId| {
        profile_of(tournament, round, entry)
            .map_or_else(String::new, |p| Kin::Clan.of(p).trim().to_lowercase())
    };
    let mut found = Vec::new();
    for table in tables {
        let there: Vec<EntryId> = table.iter().flatten().copied().collect();
        for (i, one) in there.iter().enumerate() {
            let same = there[i + 1..].iter().filter(|o| !clan(*one).is_empty() && clan(*one) == clan(**o));
            found.extend(same.map(|other| Reason::Together(*one.min(other), *one.max(other), law.basis)));
        }
    }
    found
}

/// Announces a seating.
pub(super) fn publish(tournament: &Tournament, round: RoundNo) -> Result<Vec<Event>, Refused> {
    let Some(seated) = tournament.seats.round(round) else { return Err(Reason::Unknown.into()) };
    let mut reasons = Vec::new();
    if seated.visibility == Visibility::Published {
        reasons.push(Reason::AlreadyPublished(round));
    }
    let earlier = tournament.seats.rounds.iter().take(round.index());
    let planned = earlier.enumerate().filter(|(_, r)| r.visibility == Visibility::Planned);
    reasons.extend(planned.map(|(i, _)| Reason::EarlierPlanned(RoundNo::of_index(i))));
    reasons.extend(seated.seated().filter_map(|entry| chief_judge(tournament, round, entry)));
    super::decide::refuse(reasons)?;
    Ok(vec![Event::Seats(SeatsEvent::Published { round })])
}

/// Takes a seating back, and those after it.
pub(super) fn withdraw(tournament: &Tournament, round: RoundNo) -> Result<Vec<Event>, Refused> {
    if tournament.seats.round(round).is_none() {
        return Err(Reason::Unknown.into());
    }
    let later = (round.index()..tournament.seats.rounds.len()).map(RoundNo::of_index);
    let begun = later.filter(|r| has_begun(tournament, *r) == NeedsResult::Yes).map(Reason::Begun);
    super::decide::refuse(begun.collect())?;
    Ok(vec![Event::Seats(SeatsEvent::Withdrawn { round })])
}
