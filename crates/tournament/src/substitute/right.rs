//! What follows from a substitution: who could come in, whose the prize is, what the seat's result is worth.
use super::{Substitution, Until, decide};
use crate::id::{EntryId, PersonId, RoundNo};
use crate::people::{Part, Standing};
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{HallTopic, PrizeOf, ReplacedResult};

/// Who could play for a slot from a round on, with the clause about the list they are taken from: those who were
/// registered as substitutes, those who wait for a place, then assistant judges where they may.
pub fn candidates(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    until: Until,
) -> Vec<Answer<PersonId>> {
    let hall = &tournament.setup.law.hall;
    let may = |id: &PersonId| {
        decide::against(tournament, round, entry, *id, until).is_ok_and(|reasons| reasons.is_empty())
    };
    let of = |wanted: fn(Part, Standing) -> bool| {
        let all = tournament.people.all().filter(move |(_, p)| wanted(p.part, p.standing));
        all.map(|(id, _)| id).filter(may)
    };
    let substitutes = of(|part, _| matches!(part, Part::Substitute(_)));
    let waiting = of(|_, standing| standing == Standing::Waiting);
    let assistants = of(|part, _| part == Part::AssistantJudge);
    let list = hall.cite(HallTopic::SubstituteList);
    substitutes
        .chain(waiting)
        .map(|value| Answer { value, basis: list })
        .chain(assistants.map(|value| Answer { value, basis: hall.staff.assistants.basis }))
        .collect()
}

/// Who has the prize that a slot has won; nobody if it is not there.
pub fn prize_holder(tournament: &Tournament, entry: EntryId) -> Option<Answer<PersonId>> {
    let slot = tournament.people.slot(entry)?;
    let prize = tournament.setup.law.hall.substitute.prize;
    let value = match prize.value {
        PrizeOf::WhoCameIn => slot.now(),
        PrizeOf::WhoWasReplaced => slot.holders.first().map(|(_, person)| *person),
    };
    Some(Answer { value: value?, basis: prize.basis })
}

/// Who plays for a slot in a round: whoever was put in last, or its holder; nobody where the place is empty.
pub fn player(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<PersonId> {
    match tournament.substitute.of(round, entry).last() {
        Some(put) => put.by,
        None => tournament.people.slot(entry)?.holder(round),
    }
}

/// Who was to play for a slot in a round: not yet who came in for good when he had gone or not come.
pub fn expected(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<PersonId> {
    let slot = tournament.people.slot(entry)?;
    let mut puts = tournament.substitute.of(round, entry);
    if !puts.any(|put| put.until == Until::EventEnd) {
        return slot.holder(round);
    }
    let before = slot.holders.iter().rev().find(|(from, _)| *from < round);
    before.or(slot.holders.first()).map(|(_, person)| *person)
}

/// Where it stands that this substitute plays.
pub fn basis(tournament: &Tournament, put: &Substitution) -> Basis {
    let hall = &tournament.setup.law.hall;
    match put.by.and_then(|by| tournament.people.person(by)).map(|p| p.part) {
        Some(Part::AssistantJudge) => hall.staff.assistants.basis,
        Some(_) => hall.cite(HallTopic::SubstitutePlays),
        None => hall.substitute.moment.basis,
    }
}

/// What the result of a slot in a round is worth, if somebody else played for it: nothing if nobody did.
pub fn worth(tournament: &Tournament, round: RoundNo, entry: EntryId) -> Option<Answer<ReplacedResult>> {
    tournament.substitute.of(round, entry).next()?;
    Some(tournament.setup.law.hall.substitute.result)
}
