//! Regulations: what they answer, and their clauses in both languages.
use crate::failure::Failure;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::Path;
use axum::response::Response;
use rules::clause::ClauseId;
use rules::regulation::RegulationId;
use text::hall::School;
use text::{Lang, citation};
use tournament::setup::Law;

#[derive(Template)]
#[template(path = "rules_list.html")]
struct List {
    page: Page,
    rules: Vec<(&'static str, String, String)>,
}

pub(crate) async fn list(page: Page) -> Response {
    let lang = page.lang();
    let one = |id: RegulationId| (id.id(), text::regulation_name(lang, id), text::regulation_about(lang, id));
    render(&List { rules: RegulationId::ALL.into_iter().map(one).collect(), page })
}

#[derive(Template)]
#[template(path = "rules.html")]
struct Rules {
    page: Page,
    name: String,
    about: String,
    chapters: Vec<Chapter>,
    clauses: Vec<Clause>,
    /// The other language.
    other: &'static str,
}

struct Chapter {
    title: String,
    options: Vec<(String, String, String)>,
}

struct Clause {
    id: &'static str,
    place: &'static str,
    title: &'static str,
    text: &'static str,
    other_title: &'static str,
    other_text: &'static str,
}

pub(crate) async fn show(page: Page, Path(id): Path<String>) -> Result<Response, Failure> {
    let id = RegulationId::from_id(&id).ok_or_else(Failure::unknown)?;
    let lang = page.lang();
    let other = Lang::ALL.into_iter().find(|one| *one != lang).unwrap_or(lang);
    let regulation = id.regulation();
    let mut options = regulation.table.options();
    options.extend(regulation.hall.options());
    let school = Law::of(id).map(|law| School::of(&law));
    let chapters = options.chunk_by(|a, b| a.group() == b.group()).map(|chapter| Chapter {
        title: text::option_group(lang, &regulation.table, chapter[0].key),
        options: chapter
            .iter()
            .map(|one| {
                (text::option_name(lang, one.key, school), text::answer(lang, one), citation(lang, one.basis))
            })
            .collect(),
    });
    let clause = |id: ClauseId| {
        let (own, others) = (text::clause(lang, id)?, text::clause(other, id)?);
        Some(Clause {
            id: id.id(),
            place: own.place,
            title: own.title,
            text: own.text,
            other_title: others.title,
            other_text: others.text,
        })
    };
    let clauses = id.register().into_iter().flat_map(ClauseId::all).filter_map(clause).collect();
    Ok(render(&Rules {
        name: text::regulation_name(lang, id),
        about: text::regulation_about(lang, id),
        chapters: chapters.collect(),
        clauses,
        other: other.code(),
        page,
    }))
}
