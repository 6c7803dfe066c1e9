//! Who may enter: the gates of the regulation for a person in a part, each with its clause.
use super::duplicates::same_name;
use super::{Experience, Gate, Membership, Part, Person, Profile, Reason, Standing};
use crate::id::PersonId;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{Admission, ChiefJudgePlays, HallRules, Newcomers};

/// What the entry form asks for because a gate depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Asked {
    /// The day of birth.
    Birth,
    /// What has been played before.
    Experience,
    /// How the person belongs to the club.
    Membership,
}

/// What the entry form of this hall asks for, each with the clause that makes it ask.
pub fn asked(hall: &HallRules) -> Vec<Answer<Asked>> {
    let entry = &hall.entry;
    let basis = entry.admission.basis;
    let mut out = Vec::new();
    if entry.substitute_below.value.get().or(entry.restricted_below.value.get()).is_some() {
        out.push(Answer { value: Asked::Birth, basis });
    }
    if entry.newcomers.value == Newcomers::Qualification {
        out.push(Answer { value: Asked::Experience, basis });
    }
    if entry.admission.value == Admission::VisitorOrFee {
        out.push(Answer { value: Asked::Membership, basis });
    }
    out
}

/// The gates that a registered person does not pass and that were not waived.
pub fn open_gates(tournament: &Tournament, id: PersonId) -> Vec<(Gate, Basis)> {
    let Some(person) = tournament.people.person(id) else { return Vec::new() };
    let part = if person.entry.is_some() { playing(person.part) } else { person.part };
    let mut gates = of(tournament, &person.profile, part, Some(id));
    if person.restrictions.is_none() {
        gates.extend(needs_restrictions(tournament, &person.profile, part));
    }
    gates.retain(|(gate, _)| !person.overridden.iter().any(|(g, _)| g == gate));
    gates
}

/// A judge with a place plays like a player.
const fn playing(part: Part) -> Part {
    match part {
        Part::AssistantJudge | Part::Player | Part::Substitute(_) => Part::Player,
        Part::ChiefJudge => Part::ChiefJudge,
    }
}

/// The gates that somebody does not pass in a part. `of` is the number of a registered person.
pub(super) fn of(
    tournament: &Tournament,
    profile: &Profile,
    part: Part,
    of: Option<PersonId>,
) -> Vec<(Gate, Basis)> {
    let entry = &tournament.setup.law.hall.entry;
    let staff = &tournament.setup.law.hall.staff;
    let mut gates = Vec::new();
    let plays = matches!(part, Part::Player | Part::Substitute(_));
    if part == Part::Player
        && entry.admission.value == Admission::VisitorOrFee
        && matches!(profile.membership, Membership::None | Membership::FarFriend)
    {
        gates.push((Gate::Admission, entry.admission.basis));
    }
    if plays {
        ages(tournament, profile, part, &mut gates);
        if entry.newcomers.value == Newcomers::Qualification {
            match profile.experience {
                Experience::Unknown => gates.push((Gate::ExperienceUnknown, entry.admission.basis)),
                Experience::None => gates.push((Gate::Qualification, entry.newcomers.basis)),
                Experience::Tournaments | Experience::Qualified => {}
            }
        }
        // A namesake is most likely the chief judge himself: the organiser looks.
        let chief = |(id, p): &(PersonId, &Person)| {
            p.part == Part::ChiefJudge && Some(*id) != of && !matches!(p.standing, Standing::Left(_))
        };
        if staff.chief_judge.value == ChiefJudgePlays::Refused
            && tournament.people.all().filter(chief).any(|(_, p)| same_name(&p.profile, profile))
        {
            gates.push((Gate::ChiefJudge, staff.chief_judge.basis));
        }
    }
    gates
}

/// The gate of a chief judge who would take a place.
pub(crate) fn chief_plays(hall: &HallRules) -> Option<(Gate, Basis)> {
    let answer = hall.staff.chief_judge;
    (answer.value == ChiefJudgePlays::Refused).then_some((Gate::ChiefJudge, answer.basis))
}

/// Years on the first day.
fn age(tournament: &Tournament, profile: &Profile) -> Option<i32> {
    profile.birth.map(|birth| i32::from(birth.age_on(tournament.setup.settings.first_day)))
}

fn ages(tournament: &Tournament, profile: &Profile, part: Part, gates: &mut Vec<(Gate, Basis)>) {
    let entry = &tournament.setup.law.hall.entry;
    let young = entry.substitute_below.value.get();
    let Some(age) = age(tournament, profile) else {
        // What is asked and not told keeps the entry waiting.
        if young.or(entry.restricted_below.value.get()).is_some() {
            gates.push((Gate::AgeUnknown, entry.admission.basis));
        }
        return;
    };
    if young.is_none_or(|young| age >= young) {
        return;
    }
    match (part, entry.substitute_sessions.value.get()) {
        (Part::Substitute(Some(0)), _) => gates.push((Gate::Sessions, entry.substitute_sessions.basis)),
        (Part::Substitute(Some(sessions)), Some(most)) if i32::from(sessions) > most => {
            gates.push((Gate::Sessions, entry.substitute_sessions.basis));
        }
        (Part::Substitute(_), _) => {}
        _ => gates.push((Gate::TooYoung, entry.substitute_below.basis)),
    }
}

/// Where it stands that somebody is too young for more than a few sessions, if he is.
pub(crate) fn young(tournament: &Tournament, id: PersonId) -> Option<Basis> {
    let entry = &tournament.setup.law.hall.entry;
    let age = age(tournament, &tournament.people.person(id)?.profile)?;
    (age < entry.substitute_below.value.get()?).then_some(entry.substitute_sessions.basis)
}

/// A young substitute whose sessions nobody has named has the most that are allowed.
pub(super) fn limited(tournament: &Tournament, profile: &Profile, part: Part) -> Part {
    let entry = &tournament.setup.law.hall.entry;
    let young = || Some(age(tournament, profile)? < entry.substitute_below.value.get()?);
    match part {
        Part::Substitute(None) if young() == Some(true) => {
            Part::Substitute(entry.substitute_sessions.value.get().and_then(|n| u8::try_from(n).ok()))
        }
        as_it_is => as_it_is,
    }
}

/// Whether a minor plays under restrictions that the organiser has to enter.
pub(super) fn needs_restrictions(
    tournament: &Tournament,
    profile: &Profile,
    part: Part,
) -> Option<(Gate, Basis)> {
    let entry = &tournament.setup.law.hall.entry;
    let age = age(tournament, profile)?;
    let plays = matches!(part, Part::Player | Part::Substitute(_));
    let from = entry.substitute_below.value.get().unwrap_or(0);
    let below = entry.restricted_below.value.get()?;
    (plays && age >= from && age < below).then_some((Gate::Restrictions, entry.restricted_below.basis))
}

/// Gates as reasons.
pub(super) fn reasons(gates: &[(Gate, Basis)]) -> Vec<Reason> {
    gates.iter().map(|(gate, basis)| Reason::Gate(*gate, *basis)).collect()
}
