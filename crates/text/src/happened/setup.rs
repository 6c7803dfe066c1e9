//! The event itself, in words.
use super::Teller;
use crate::{citation, regulation_name, say};
use tournament::setup::Event;

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    out.push(match event {
        Event::Opened(opening) => {
            let (law, settings) = &**opening;
            let played = teller.event.setup.played_by();
            say!(
                lang,
                "happened-opened",
                name = settings.name.as_str(),
                rules = regulation_name(lang, law.id),
                basis = citation(lang, played.basis),
                days = if settings.first_day == settings.last_day { "one" } else { "more" },
                from = settings.first_day.to_string(),
                to = settings.last_day.to_string()
            )
        }
        Event::Changed(_) => say!(lang, "happened-changed"),
        Event::ProgrammeSet(items) => say!(lang, "happened-programme", n = items.len()),
        Event::Announced(announcement) => say!(lang, "happened-announced", text = &announcement.text),
        Event::LawAdopted(law) => say!(lang, "happened-law", rules = regulation_name(lang, law.id)),
        Event::Closed { at, .. } => say!(lang, "happened-closed", time = (teller.clock)(*at)),
        Event::Reopened { reason } => say!(lang, "happened-reopened-event", reason = reason),
    });
}
