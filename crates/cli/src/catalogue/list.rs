//! `reglament rules list`.
use crate::args::Wish;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, STRONG, Table};
use rules::clause::ClauseId;
use rules::regulation::RegulationId;
use serde::Serialize;
use text::say;

#[derive(Serialize)]
struct ListJson {
    schema: &'static str,
    lang: &'static str,
    rules: Vec<EntryJson>,
}

#[derive(Serialize)]
struct EntryJson {
    id: &'static str,
    family: &'static str,
    name: String,
    about: String,
    register: Option<&'static str>,
    /// What kind of event its hall runs.
    hall: Option<&'static str>,
    clauses: usize,
}

pub(super) fn run(wish: Wish) -> Outcome {
    let lang = wish.lang;
    let clauses = |id: RegulationId| id.register().map_or(0, |register| ClauseId::all(register).count());
    if wish.json {
        let rules = RegulationId::ALL.into_iter().map(|id| EntryJson {
            id: id.id(),
            family: text::family_id(&id.regulation().table),
            name: text::regulation_name(lang, id),
            about: text::regulation_about(lang, id),
            hall: id.hall().map(|hall| hall.course.kind.value.name()),
            register: id.register().map(rules::clause::Register::id),
            clauses: clauses(id),
        });
        let (schema, rules) = ("reglament.rules-list/1", rules.collect());
        return Outcome::json(Code::Ok, &ListJson { schema, lang: lang.code(), rules });
    }
    let mut table = Table::default();
    for id in RegulationId::ALL {
        let count = match clauses(id) {
            0 => say!(lang, "ui-clauses-none"),
            n => say!(lang, "ui-clauses", n = n),
        };
        table.row([
            Cell::left(id.id()).style(STRONG),
            Cell::left(text::regulation_name(lang, id)),
            Cell::left(text::regulation_about(lang, id)),
            Cell::quiet(count),
        ]);
    }
    let mut page = Page::default();
    page.table(&table);
    Outcome::of(Code::Ok, page.finish())
}
