//! People, in words.
use super::Teller;
use crate::say;
use tournament::people::{Event, Part, Told};
use tournament::{PersonId, RoundNo};

/// Those who came one after another: one sentence.
pub(super) fn come(teller: Teller<'_>, come: &mut Vec<PersonId>, out: &mut Vec<String>) {
    if come.is_empty() {
        return;
    }
    let names: Vec<String> = come.iter().map(|person| teller.someone(*person)).collect();
    out.push(say!(teller.lang, "happened-here", n = come.len(), names = names.join(", ")));
    come.clear();
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
        Event::Admitted { person, .. } => say!(lang, "happened-admitted", name = name(*person)),
        Event::Overridden { person, gate, reason } => say!(
            lang,
            "happened-overridden",
            name = name(*person),
            gate = crate::hall::gate(&teller.voice(), *gate),
            reason = reason
        ),
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
        Event::CheckedIn { person, .. } => say!(lang, "happened-here", n = 1, names = name(*person)),
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
