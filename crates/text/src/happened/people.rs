//! People, in words.
use super::{Teller, someone};
use crate::{Lang, say};
use tournament::people::{Duplicate, Event, Gate, Likeness, Part, Told};
use tournament::{Event as Any, PersonId, RoundNo, Tournament};

/// Whether an event says nothing beside the others: a player is registered and gets a place or waits; somebody who
/// waits for a table and gets a place with the same command has not waited.
pub(super) fn is_silent(event: &Any, all: &[&Any]) -> bool {
    let placed = |person: &PersonId| {
        all.iter().any(|e| matches!(e, Any::People(Event::Admitted { person: other, .. }) if other == person))
    };
    match event {
        Any::People(Event::Registered { part: Part::Player, .. }) => true,
        Any::People(Event::Waits { person, .. }) => placed(person),
        _ => false,
    }
}

/// People of one fate one after another, in one sentence; how many events that takes, none if it is not so.
pub(super) fn together(teller: Teller<'_>, events: &[&Any], out: &mut Vec<String>) -> usize {
    let Some((fate, _)) = events.first().and_then(|event| fate(event)) else { return 0 };
    let alike = events.iter().map_while(|event| self::fate(event).filter(|(other, _)| *other == fate));
    let people: Vec<String> = alike.map(|(_, person)| teller.someone(person)).collect();
    let (lang, n, names) = (teller.lang, people.len(), people.join(", "));
    out.push(match fate {
        Fate::Here => say!(lang, "happened-here", n = n, names = names),
        Fate::Listed => say!(lang, "happened-admitted", n = n, names = names),
        Fate::Overridden(gate, reason) => {
            let gate = crate::hall::gate(&teller.voice(), gate);
            say!(lang, "happened-overridden", names = names, gate = gate, reason = reason)
        }
    });
    n
}

/// What several people may have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate<'e> {
    Here,
    Listed,
    Overridden(Gate, &'e str),
}

fn fate(event: &Any) -> Option<(Fate<'_>, PersonId)> {
    match event {
        Any::People(Event::CheckedIn { person, .. }) => Some((Fate::Here, *person)),
        Any::People(Event::Admitted { person, .. }) => Some((Fate::Listed, *person)),
        Any::People(Event::Overridden { person, gate, reason }) => {
            Some((Fate::Overridden(*gate, reason), *person))
        }
        _ => None,
    }
}

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    let name = |person: PersonId| teller.someone(person);
    out.push(match event {
        Event::Registered { person, profile, part } => match part {
            // What follows says whether there is a place, and which.
            Part::Player => return,
            Part::Substitute(sessions) => say!(
                lang,
                "happened-substitute",
                name = name(*person),
                sessions = sessions.map_or_else(|| "any".to_owned(), |n| n.to_string())
            ),
            Part::ChiefJudge => say!(lang, "happened-chief-judge", name = profile.name.as_str()),
            Part::AssistantJudge => say!(lang, "happened-assistant", name = profile.name.as_str()),
        },
        Event::Waits { person, basis } => {
            say!(lang, "happened-waits", name = name(*person), basis = teller.because(*basis))
        }
        Event::Offered { person } => say!(lang, "happened-offered", name = name(*person)),
        Event::PartChanged { person, part } => say!(
            lang,
            "happened-part",
            name = name(*person),
            part = match part {
                Part::Player => "player",
                Part::Substitute(_) => "substitute",
                Part::ChiefJudge => "chief-judge",
                Part::AssistantJudge => "assistant",
            }
        ),
        Event::GaveUpPlace { person } => say!(lang, "happened-gave-up", name = name(*person)),
        Event::Edited { person, .. } => say!(lang, "happened-edited", name = name(*person)),
        Event::Restricted { person, restrictions } => {
            say!(lang, "happened-restricted", name = name(*person), text = restrictions)
        }
        Event::ListApproved(at) => say!(lang, "happened-list", time = (teller.clock)(*at)),
        // These are told of several people together.
        Event::Admitted { .. } | Event::Overridden { .. } | Event::CheckedIn { .. } => return,
        Event::Left { person, before, told } => say!(
            lang,
            "happened-left",
            name = name(*person),
            told = if *told == Told::Judge { "judge" } else { "nobody" },
            when = if before.is_some() { "before" } else { "never" },
            before = before.map_or_else(String::new, |round: RoundNo| teller.round(round))
        ),
        Event::Merged { keep, other } => {
            say!(lang, "happened-merged", name = name(*keep), other = other.to_string())
        }
        Event::Anonymised { person } => say!(lang, "happened-anonymised", n = person.to_string()),
    });
}

/// That two people of the event may be one, and why. Their numbers tell them apart, whatever they are called.
pub fn duplicate(lang: Lang, event: &Tournament, pair: &Duplicate) -> String {
    known(lang, event, (pair.first, pair.likeness), &someone(lang, event, pair.second))
}

/// That somebody who is to be registered may be a person of the event, and why.
pub fn known(lang: Lang, event: &Tournament, known: (PersonId, Likeness), name: &str) -> String {
    let likeness = match known.1 {
        Likeness::SameNumber => "number",
        Likeness::SameName => "name",
        Likeness::CloseName => "close",
    };
    let first = someone(lang, event, known.0);
    say!(lang, "happened-duplicate", first = first, second = name, likeness = likeness)
}
