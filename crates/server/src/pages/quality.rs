//! The quality report of a seating, with the names of players for the slots of the search.
use super::look;
use text::hall::{self, SlotNames};
use text::{Lang, say};
use tournament::Tournament;
use tournament::seating::quality::Quality;
use tournament::seating::{Group, Slot};
use tournament::seats::{self, Field};

struct Named<'a> {
    lang: Lang,
    event: &'a Tournament,
    field: Field,
}

impl Named<'_> {
    fn new(lang: Lang, event: &Tournament) -> Named<'_> {
        let mut field = Field::of(event);
        // The names of the groups that the report speaks of.
        let _ = field.constraints(event, event.seats.next());
        Named { lang, event, field }
    }
}

impl SlotNames for Named<'_> {
    fn slot(&self, slot: Slot) -> String {
        hall::Names::entry(self.event, self.lang, self.field.entry(slot))
    }

    fn group(&self, group: Group) -> String {
        self.field.group(group).1.to_owned()
    }

    fn school(&self) -> &'static str {
        hall::School::of(&self.event.setup.law).id()
    }
}

/// What is measured and how much it is, of all rounds that are seated.
pub(super) fn report(lang: Lang, event: &Tournament) -> Vec<(String, String)> {
    if event.seats.rounds.is_empty() {
        return Vec::new();
    }
    rows(lang, event, &seats::quality(event))
}

/// The rows of a report.
pub(super) fn rows(lang: Lang, event: &Tournament, quality: &Quality) -> Vec<(String, String)> {
    let named = Named::new(lang, event);
    let mut rows = hall::quality(lang, quality, &named);
    if let Some(spread) = quality.spread {
        let mean = format!("{:.1}", spread.mean());
        let mean = if lang == Lang::Ru { mean.replace('.', ",") } else { mean };
        rows.push((say!(lang, "desk-quality-spread"), mean));
    }
    rows
}

/// The measures that differ between two reports: what, now, then. What is not measured in one of them is empty there.
pub(super) fn changed(now: &[(String, String)], then: &[(String, String)]) -> Vec<look::Change> {
    let value = |rows: &[(String, String)], name: &str| {
        rows.iter().find(|(one, _)| one == name).map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let gone = now.iter().filter(|(name, _)| then.iter().all(|(other, _)| other != name));
    let all = then.iter().chain(gone).map(|(name, _)| (name.clone(), value(now, name), value(then, name)));
    all.filter(|(_, now, then)| now != then).collect()
}
