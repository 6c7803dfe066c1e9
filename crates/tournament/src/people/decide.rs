//! What the law says to a command about people.
use super::{
    Command, Event as Happened, Gate, Override, Part, Profile, Reason, Standing, duplicates, gate, leave,
    merge, places,
};
use crate::command::Order;
use crate::event::Event;
use crate::id::{EntryId, PersonId};
use crate::refusal::{Reason as Any, Refused};
use crate::tournament::Tournament;
use rules::hall::{ChiefJudgePlays, LateEntry};

pub(crate) fn decide(
    tournament: &Tournament,
    order: &Order,
    command: &Command,
) -> Result<Vec<Event>, Refused> {
    let events = match command {
        Command::Register { profile, part, over } => register(tournament, profile, *part, over.as_ref())?,
        Command::Edit { person, profile } => edit(tournament, *person, profile)?,
        Command::Appoint { person, part, over } => appoint(tournament, *person, *part, over.as_ref())?,
        Command::Waive { person, gate, reason } => waive(tournament, *person, *gate, reason)?,
        Command::Admit { person, over } => admit(tournament, *person, over.as_ref())?,
        Command::Restrict { person, restrictions } => {
            known(tournament, *person)?;
            said(restrictions)?;
            vec![Happened::Restricted { person: *person, restrictions: restrictions.clone() }]
        }
        Command::ApproveList if places::is_approved(tournament.people.list) => {
            return Err(Reason::Already.into());
        }
        Command::ApproveList => vec![Happened::ListApproved(order.at)],
        Command::CheckIn { person } => check_in(tournament, order, *person)?,
        Command::Leave { person, told } => leave::leaves(tournament, order, *person, *told)?,
        Command::Merge { keep, other } => merge::merge(tournament, *keep, *other)?,
        Command::Unmerge { other } => return merge::unmerge(tournament, order, *other),
        Command::Anonymise { person } => anonymise(tournament, *person)?,
    };
    Ok(events.into_iter().map(Event::People).collect())
}

/// Somebody who takes part.
pub(super) fn known(tournament: &Tournament, id: PersonId) -> Result<&super::Person, Refused> {
    let person = tournament.people.person(id).ok_or(Reason::Unknown)?;
    if places::is_with_us(person.standing) { Ok(person) } else { Err(Reason::Gone.into()) }
}

fn said(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() { Err(Refused::of(Any::NoReason)) } else { Ok(()) }
}

/// Passes with all gates overridden for the reason, or refuses with all reasons.
fn pass(
    person: PersonId,
    reasons: Vec<Reason>,
    over: Option<&Override>,
    events: &mut Vec<Happened>,
) -> Result<(), Refused> {
    if reasons.is_empty() {
        return Ok(());
    }
    let gates: Option<Vec<Gate>> = reasons
        .iter()
        .map(|reason| match reason {
            Reason::Gate(gate, _) => Some(*gate),
            Reason::NoPlace(_) => Some(Gate::NoPlace),
            _ => None,
        })
        .collect();
    let (Some(gates), Some(over)) = (gates, over) else {
        return Err(Refused { reasons: reasons.into_iter().map(Any::People).collect() });
    };
    said(&over.reason)?;
    events.extend(gates.into_iter().map(|gate| Happened::Overridden {
        person,
        gate,
        reason: over.reason.clone(),
    }));
    Ok(())
}

fn register(
    tournament: &Tournament,
    profile: &Profile,
    part: Part,
    over: Option<&Override>,
) -> Result<Vec<Happened>, Refused> {
    let id = PersonId::of_index(tournament.people.persons.len());
    let mut reasons = wrong(tournament, profile);
    reasons.extend((part == Part::Substitute(Some(0))).then_some(Reason::NoSessions));
    let part = gate::limited(tournament, profile, part);
    reasons.extend(gate::reasons(&gate::of(tournament, profile, part, None)));
    match part {
        Part::Player => reasons.extend(late(tournament)),
        Part::ChiefJudge => reasons.extend(chief(tournament, None, profile)),
        Part::Substitute(_) | Part::AssistantJudge => {}
    }
    let registered = Happened::Registered { person: id, profile: Box::new(profile.clone()), part };
    let mut events = vec![registered];
    pass(id, reasons, over, &mut events)?;
    if part == Part::Player {
        queue(tournament, id, &mut events);
    }
    Ok(events)
}

/// What in a profile is wrong by itself.
fn wrong(tournament: &Tournament, profile: &Profile) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if profile.name.trim().is_empty() {
        reasons.push(Reason::NoName);
    }
    let country = profile.country.trim();
    if !country.is_empty() && (country.len() != 3 || !country.chars().all(|c| c.is_ascii_alphabetic())) {
        reasons.push(Reason::Country);
    }
    let first = tournament.setup.settings.first_day;
    if profile.birth.is_some_and(|birth| birth > first) {
        reasons.push(Reason::BornLater(first));
    }
    reasons
}

/// Gives those who wait and a newcomer the places there are.
fn queue(tournament: &Tournament, newcomer: PersonId, events: &mut Vec<Happened>) {
    let admitted = places::admitted(tournament, newcomer);
    let waits = admitted.iter().all(|(person, _)| *person != newcomer);
    events.extend(admitted.into_iter().map(|(person, entry)| Happened::Admitted { person, entry }));
    if waits {
        let basis = places::full(tournament, 1).and_then(places::Full::basis);
        events.push(Happened::Waits { person: newcomer, basis });
    }
}

/// What stands against a player who comes when the list is approved.
fn late(tournament: &Tournament) -> Vec<Reason> {
    let late = tournament.setup.law.hall.entry.late;
    if !places::is_approved(tournament.people.list) {
        return Vec::new();
    }
    let closed = Reason::Gate(Gate::ListClosed, late.basis);
    match late.value {
        LateEntry::Open => Vec::new(),
        LateEntry::Refused => vec![closed],
        // The judge's agreement is the reason that is given; without a free place it is not enough.
        LateEntry::FreePlaceAndJudge if places::one_free(tournament).is_ok() => vec![closed],
        LateEntry::FreePlaceAndJudge => vec![closed, Reason::NoPlace(Some(late.basis))],
    }
}

/// What stands against a chief judge: another one, or a player of his name.
fn chief(tournament: &Tournament, id: Option<PersonId>, profile: &Profile) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let others = || tournament.people.all().filter(|(other, _)| Some(*other) != id);
    let with_us = |p: &super::Person| places::is_with_us(p.standing);
    if let Some((other, _)) = others().find(|(_, p)| p.part == Part::ChiefJudge && with_us(p)) {
        reasons.push(Reason::SecondChief(other));
    }
    let answer = tournament.setup.law.hall.staff.chief_judge;
    let plays = |p: &super::Person| p.entry.is_some() || matches!(p.part, Part::Player | Part::Substitute(_));
    let same = |p: &super::Person| with_us(p) && plays(p) && duplicates::same_name(&p.profile, profile);
    if answer.value == ChiefJudgePlays::Refused && others().any(|(_, p)| same(p)) {
        reasons.push(Reason::Gate(Gate::ChiefJudge, answer.basis));
    }
    reasons
}

fn edit(tournament: &Tournament, id: PersonId, profile: &Profile) -> Result<Vec<Happened>, Refused> {
    let person = tournament.people.person(id).ok_or(Reason::Unknown)?;
    if matches!(person.standing, Standing::MergedInto(_)) {
        return Err(Reason::Gone.into());
    }
    let mut reasons = wrong(tournament, profile);
    // What a corrected birthday or experience means is seen at check-in; only the chief judge under a player's
    // name is stopped here.
    if person.part == Part::ChiefJudge {
        reasons.extend(chief(tournament, Some(id), profile));
    } else {
        let gates = gate::of(tournament, profile, person.part, Some(id));
        let new = |g: &(Gate, _)| {
            g.0 == Gate::ChiefJudge && !person.overridden.iter().any(|(gate, _)| *gate == Gate::ChiefJudge)
        };
        reasons.extend(gate::reasons(&gates.into_iter().filter(new).collect::<Vec<_>>()));
    }
    pass(id, reasons, None, &mut Vec::new())?;
    Ok(vec![Happened::Edited { person: id, profile: Box::new(profile.clone()) }])
}

fn appoint(
    tournament: &Tournament,
    id: PersonId,
    part: Part,
    over: Option<&Override>,
) -> Result<Vec<Happened>, Refused> {
    let person = known(tournament, id)?;
    let part = gate::limited(tournament, &person.profile, part);
    if person.part == part {
        return Err(Reason::Already.into());
    }
    let mut reasons = Vec::new();
    let has_place = person.entry.is_some();
    let mut events = vec![Happened::PartChanged { person: id, part }];
    match part {
        Part::Player => {
            reasons.extend(gate::reasons(&gate::of(tournament, &person.profile, part, Some(id))));
            if !has_place {
                reasons.extend(late(tournament));
            }
        }
        Part::Substitute(most) => {
            reasons.extend((most == Some(0)).then_some(Reason::NoSessions));
            reasons.extend(gate::reasons(&gate::of(tournament, &person.profile, part, Some(id))));
            if has_place && places::has_begun(tournament) {
                reasons.push(Reason::HasPlayed);
            }
        }
        Part::ChiefJudge => {
            reasons.extend(chief(tournament, Some(id), &person.profile));
            if has_place || person.standing == Standing::Waiting {
                let gate = gate::chief_plays(&tournament.setup.law.hall);
                reasons.extend(gate.map(|(gate, basis)| Reason::Gate(gate, basis)));
            }
        }
        Part::AssistantJudge => {}
    }
    pass(id, reasons, over, &mut events)?;
    match part {
        Part::Player if !has_place && person.standing != Standing::Waiting => {
            queue(tournament, id, &mut events);
        }
        Part::Substitute(_) if has_place || person.standing == Standing::Waiting => {
            events.push(Happened::GaveUpPlace { person: id });
            events.extend(leave::offer(tournament, id));
        }
        _ => {}
    }
    Ok(events)
}

fn waive(tournament: &Tournament, id: PersonId, gate: Gate, reason: &str) -> Result<Vec<Happened>, Refused> {
    known(tournament, id)?;
    said(reason)?;
    if !gate::open_gates(tournament, id).iter().any(|(open, _)| *open == gate) {
        return Err(Reason::GateOpen(gate).into());
    }
    Ok(vec![Happened::Overridden { person: id, gate, reason: reason.to_owned() }])
}

fn admit(tournament: &Tournament, id: PersonId, over: Option<&Override>) -> Result<Vec<Happened>, Refused> {
    let person = known(tournament, id)?;
    let mut reasons = Vec::new();
    match person.part {
        _ if person.entry.is_some() || holds_a_slot(tournament, id) => return Err(Reason::Already.into()),
        Part::Player => {}
        Part::AssistantJudge => {
            reasons.extend(gate::reasons(&gate::of(tournament, &person.profile, Part::Player, Some(id))));
        }
        Part::ChiefJudge => {
            reasons.extend(gate::reasons(&gate::of(tournament, &person.profile, Part::Player, Some(id))));
            let gate = gate::chief_plays(&tournament.setup.law.hall);
            reasons.extend(gate.map(|(gate, basis)| Reason::Gate(gate, basis)));
        }
        Part::Substitute(_) => return Err(Reason::NotWaiting.into()),
    }
    if !tournament.people.offered.contains(&id)
        && let Err(full) = places::one_free(tournament)
    {
        reasons.push(Reason::NoPlace(full.basis()));
    }
    let mut events = Vec::new();
    pass(id, reasons, over, &mut events)?;
    let entry = EntryId::of_index(tournament.people.slots.len());
    events.push(Happened::Admitted { person: id, entry });
    Ok(events)
}

/// Whether somebody plays for a slot for good, his own or one he came in for.
fn holds_a_slot(tournament: &Tournament, id: PersonId) -> bool {
    tournament.people.slots.iter().any(|slot| slot.now() == Some(id))
}

fn check_in(tournament: &Tournament, order: &Order, id: PersonId) -> Result<Vec<Happened>, Refused> {
    let person = known(tournament, id)?;
    if let Standing::Here(_) = person.standing {
        return Err(Reason::Already.into());
    }
    pass(id, gate::reasons(&gate::open_gates(tournament, id)), None, &mut Vec::new())?;
    Ok(vec![Happened::CheckedIn { person: id, at: order.at }])
}

fn anonymise(tournament: &Tournament, id: PersonId) -> Result<Vec<Happened>, Refused> {
    let person = tournament.people.person(id).ok_or(Reason::Unknown)?;
    if person.profile == Profile::default() {
        return Err(Reason::Already.into());
    }
    // Whoever turned out to be the same person goes too.
    let same = |other: &PersonId| tournament.people.really(*other) == id;
    let all = (0..tournament.people.persons.len()).map(PersonId::of_index).filter(same);
    Ok(all.map(|person| Happened::Anonymised { person }).collect())
}
