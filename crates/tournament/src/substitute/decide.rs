//! Who may play in the place of whom, and when.
use super::{Command, Event as Happened, Instead, Reason, Substitution, Until};
use crate::command::Order;
use crate::event::Event;
use crate::id::{EntryId, PersonId, RoundNo};
use crate::people::{self, Override, Part, Standing};
use crate::protocol::{most_deals, stage};
use crate::refusal::{Reason as Any, Refused};
use crate::tournament::Tournament;
use rules::hall::{AssistantsSubstitute, ComesBack, ReplacementMoment};

pub(crate) fn decide(
    tournament: &Tournament,
    _order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let events = match command {
        Command::Put { round, entry, by, from_deal, moment, until, over } => {
            let holder = tournament.people.slot(*entry).and_then(|slot| slot.holder(*round));
            let out = holder.ok_or(Reason::Unknown)?;
            let put = Substitution {
                round: *round,
                entry: *entry,
                out,
                by: *by,
                from_deal: *from_deal,
                until: *until,
            };
            self::put(tournament, put, *moment, over.as_ref())?
        }
        Command::TakeBack { round, entry, reason } => {
            if tournament.substitute.of(*round, *entry).next().is_none() {
                return Err(Reason::Unknown.into());
            }
            if tournament.round.is_confirmed(*round) {
                return Err(Reason::RoundOver(*round).into());
            }
            said(reason)?;
            vec![Happened::TakenBack { round: *round, entry: *entry, reason: reason.clone() }]
        }
    };
    Ok(events.into_iter().map(Event::Substitute).collect())
}

fn said(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() { Err(Refused::of(Any::NoReason)) } else { Ok(()) }
}

fn put(
    tournament: &Tournament,
    put: Substitution,
    moment: Instead,
    over: Option<&Override>,
) -> Result<Vec<Happened>, Refused> {
    let most = most_deals(&tournament.setup.law.table, stage(tournament, put.round));
    if put.from_deal == 0 || put.from_deal > most {
        return Err(Reason::NoSuchDeal(most).into());
    }
    if tournament.round.is_confirmed(put.round) {
        return Err(Reason::RoundOver(put.round).into());
    }
    let seated = tournament.seats.round(put.round);
    let sits = seated.is_some_and(|round| round.find(put.entry).is_some());
    // For good somebody may come in before the next round is seated; for one round he takes a seat of it.
    let far = put.round > tournament.seats.next();
    if !sits && (put.until == Until::RoundEnd || seated.is_some() || far) {
        return Err(Reason::NotSeated.into());
    }
    let mut reasons = Vec::new();
    let law = &tournament.setup.law.hall;
    if law.substitute.moment.value == ReplacementMoment::BetweenDeals && moment == Instead::InDeal {
        reasons.push(Reason::NotInDeal(law.substitute.moment.basis));
    }
    if law.substitute.comes_back.value == ComesBack::Never && put.until == Until::RoundEnd {
        reasons.push(Reason::ForGood(law.substitute.comes_back.basis));
    }
    match put.by {
        Some(by) => reasons.extend(against(tournament, put.round, put.entry, by, put.until)?),
        None => {
            // Where a game goes on at any moment without the one who refuses, his tiles are discarded as drawn.
            if law.substitute.moment.value != ReplacementMoment::AnyMoment || put.until == Until::EventEnd {
                reasons.push(Reason::NobodyPlays(law.short.gap.basis));
            }
        }
    }
    let mut events = vec![Happened::Put(put)];
    if !reasons.is_empty() {
        let Some(over) = over else {
            return Err(Refused { reasons: reasons.into_iter().map(Any::Substitute).collect() });
        };
        // One person is not at two tables, whatever the judge says.
        if reasons.iter().any(|reason| matches!(reason, Reason::PlaysAlready(_) | Reason::HasSlot)) {
            return Err(Refused { reasons: reasons.into_iter().map(Any::Substitute).collect() });
        }
        said(&over.reason)?;
        events.push(Happened::Overridden { round: put.round, entry: put.entry, reason: over.reason.clone() });
    }
    Ok(events)
}

/// What stands against somebody who would play for a slot.
pub(super) fn against(
    tournament: &Tournament,
    round: RoundNo,
    entry: EntryId,
    by: PersonId,
    until: Until,
) -> Result<Vec<Reason>, Refused> {
    let person = tournament.people.person(by).ok_or(Reason::Unknown)?;
    let law = &tournament.setup.law.hall;
    let mut reasons = Vec::new();
    if !people::is_with_us(person.standing) {
        reasons.push(Reason::Gone);
    }
    match person.part {
        Part::Player => {}
        Part::Substitute(most) => {
            let played = sessions(tournament, by, round);
            if let Some(most) = most.filter(|most| played >= usize::from(*most)) {
                reasons.push(Reason::Sessions(most, people::young(tournament, by)));
            }
        }
        Part::AssistantJudge => {
            let answer = law.staff.assistants;
            if answer.value == AssistantsSubstitute::Refused {
                reasons.push(Reason::Assistant(answer.basis));
            }
        }
        Part::ChiefJudge => {
            if let Some((_, basis)) = people::chief_plays(law) {
                reasons.push(Reason::ChiefJudge(basis));
            }
        }
    }
    if person.standing != Standing::Waiting {
        let gates = people::open_gates(tournament, by).into_iter();
        reasons.extend(gates.map(|(gate, basis)| Reason::Gate(gate, basis)));
    }
    if plays_in(tournament, by, round) {
        reasons.push(Reason::PlaysAlready(round));
    } else if until == Until::EventEnd && has_another(tournament, by, round, entry) {
        reasons.push(Reason::HasSlot);
    }
    if let Some(basis) = may_not_return(tournament, by, round) {
        reasons.push(Reason::ComesBack(basis));
    }
    Ok(reasons)
}

/// The slot that somebody plays for from a round on.
fn holds(tournament: &Tournament, person: PersonId, round: RoundNo) -> Option<EntryId> {
    let people = &tournament.people;
    people.active(round).find(|entry| people.slot(*entry).and_then(|s| s.holder(round)) == Some(person))
}

/// Whether somebody plays for another slot in this round or from a later one on: games of a club are open side by
/// side, so that he may have come in for good in one that began later.
fn has_another(tournament: &Tournament, person: PersonId, round: RoundNo, entry: EntryId) -> bool {
    let people = &tournament.people;
    let mut later = people.slots.iter().enumerate().filter(|(i, slot)| {
        EntryId::of_index(*i) != entry && slot.now() == Some(person) && slot.out_from.is_none()
    });
    later.next().is_some() || holds(tournament, person, round).is_some_and(|own| own != entry)
}

/// Whether somebody sits at a table of the round, for the own slot or for another.
pub(crate) fn plays_in(tournament: &Tournament, person: PersonId, round: RoundNo) -> bool {
    let seated =
        |entry: EntryId| tournament.seats.round(round).is_some_and(|seated| seated.find(entry).is_some());
    let instead = tournament.substitute.all.iter().any(|s| s.round == round && s.by == Some(person));
    instead || holds(tournament, person, round).is_some_and(seated)
}

/// Where it stands that somebody who was replaced does not come back into this round.
pub(crate) fn may_not_return(
    tournament: &Tournament,
    person: PersonId,
    round: RoundNo,
) -> Option<rules::clause::Basis> {
    let answer = tournament.setup.law.hall.substitute.comes_back;
    let out = |s: &&Substitution| s.out == person && s.round <= round;
    let last = tournament.substitute.all.iter().filter(out).map(|s| s.round).max()?;
    let stays_out = match answer.value {
        ComesBack::Never => true,
        ComesBack::LaterRound => last == round,
    };
    stays_out.then_some(answer.basis)
}

/// In how many other rounds somebody has played as a substitute.
fn sessions(tournament: &Tournament, person: PersonId, not: RoundNo) -> usize {
    let of = tournament.substitute.all.iter().filter(|s| s.by == Some(person) && s.round != not);
    let mut rounds: Vec<RoundNo> = of.map(|s| s.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds.len()
}
