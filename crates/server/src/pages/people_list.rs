//! A list of people, pasted or in a file: what it may say is told before; who stands on the list of the event already is
//! asked about.
use super::people::over;
use crate::book::work;
use crate::failure::{Failure, Why};
use crate::frame::{Frame, Here};
use crate::give::{Form, Of, refusal_of_machine};
use crate::page::{Page, render};
use crate::words;
use askama::Template;
use axum::response::Response;
use formats::people as list_form;
use formats::people::{Column, Listed};
use formats::workbook::first_sheet;
use std::sync::Arc;
use text::{Lang, citation, say};
use tournament::people::{Asked, Command as People, Likeness, Profile, asked, known};
use tournament::{Command, PersonId, Tournament};

/// What a list may say: the columns, and those that the regulation asks for with their values.
pub(super) struct Told {
    pub(super) columns: String,
    /// The column, its values, the clause that asks for it.
    pub(super) asked: Vec<(String, String, String)>,
    /// The first lines of such a list.
    pub(super) example: String,
}

pub(super) fn told(lang: Lang, event: &Tournament) -> Told {
    let name = |column: Column| words::column_name(lang, column);
    let asked: Vec<(Column, String)> = asked(&event.setup.law.hall)
        .into_iter()
        .map(|answer| {
            let column = match answer.value {
                Asked::Birth => Column::Birth,
                Asked::Experience => Column::Experience,
                Asked::Membership => Column::Membership,
            };
            (column, citation(lang, answer.basis))
        })
        .collect();
    let values = |column: Column| column.words(lang == Lang::Ru);
    let first = |column: &Column| values(*column).first().map_or_else(String::new, |word| (*word).to_owned());
    let heads: Vec<String> =
        std::iter::once(Column::Name).chain(asked.iter().map(|(column, _)| *column)).map(name).collect();
    let row: Vec<String> = std::iter::once(say!(lang, "desk-list-example"))
        .chain(asked.iter().map(|(column, _)| first(column)))
        .collect();
    Told {
        columns: Column::ALL.iter().map(|column| name(*column)).collect::<Vec<_>>().join(", "),
        example: format!("{}\n{}", heads.join("; "), row.join("; ")),
        asked: asked
            .into_iter()
            .map(|(column, basis)| (name(column), values(column).join(", "), basis))
            .collect(),
    }
}

#[derive(Template)]
#[template(path = "list_twice.html")]
struct Twice {
    page: Page,
    frame: Frame,
    /// Who looks the same as whom.
    pairs: Vec<String>,
    fresh: usize,
    fields: Vec<(String, String)>,
}

/// What is done with those who look like somebody on the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Asked,
    LeftOut,
    Registered,
}

/// Registers everybody of a list: all of them or nobody. Whoever is on the list of the event already is asked about first.
pub(crate) async fn list(form: Form) -> Result<Response, Failure> {
    let fields = &form.fields;
    let text = sent(&form).await?;
    let listed = list_form::read(&text).map_err(|errors| {
        Failure::of(Why::Wrong(
            errors.iter().map(|error| words::list_fault(form.page.lang(), error)).collect(),
        ))
    })?;
    let event = form.event();
    let wish = match fields.text("known") {
        "out" => Known::LeftOut,
        "in" => Known::Registered,
        _ => Known::Asked,
    };
    let was_sent = event.line_of(fields.command_id(0)).is_some();
    if wish == Known::Registered || was_sent {
        return form.give_list(commands(&form, &event, listed), "people").await;
    }
    let twice = twice(&form, &event, &listed).await?;
    if twice.is_empty() {
        return form.give_list(commands(&form, &event, listed), "people").await;
    }
    let is_fresh = |one: &Listed| !twice.iter().any(|(line, _)| *line == one.line);
    if wish == Known::LeftOut {
        let fresh = listed.into_iter().filter(is_fresh).collect();
        return form.give_list(commands(&form, &event, fresh), "people").await;
    }
    Ok(render(&Twice {
        frame: form.frame(Here::People),
        fresh: listed.iter().filter(|one| is_fresh(one)).count(),
        pairs: twice.into_iter().map(|(_, said)| said).collect(),
        fields: form.carried(&["known", "file", "list"]).into_iter().chain([("list".into(), text)]).collect(),
        page: form.page.clone(),
    }))
}

/// The list as text: what was pasted, or else the file, of a workbook the first sheet.
async fn sent(form: &Form) -> Result<String, Failure> {
    let pasted = form.fields.get("list").unwrap_or_default();
    match form.fields.book("file").filter(|_| pasted.trim().is_empty()).cloned() {
        Some(book) => {
            let read = work(move || Ok(first_sheet(&book))).await.map_err(refusal_of_machine)?;
            read.map_err(|trouble| Failure::wrong(words::workbook_fault(form.page.lang(), &trouble)))
        }
        None if pasted.trim().is_empty() => Ok(form.fields.get("file").unwrap_or_default().to_owned()),
        None => Ok(pasted.to_owned()),
    }
}

fn commands(form: &Form, event: &Tournament, listed: Vec<Listed>) -> Vec<(Of, Command)> {
    let first = event.people.persons.len();
    let mut commands = Vec::new();
    for (i, one) in listed.into_iter().enumerate() {
        let person = PersonId::of_index(first + i);
        let profile = Box::new(one.profile);
        let register = People::Register { profile, part: one.part, over: over(&form.fields) };
        commands.push((Of::Line(one.line), Command::People(register)));
        let restrict =
            |restrictions| (Of::Line(one.line), Command::People(People::Restrict { person, restrictions }));
        commands.extend(one.restrictions.map(restrict));
    }
    commands
}

/// The lines of those who are on the list of the event already, and what is said of each. A name that differs in a letter
/// is no reason to ask: such pairs are shown with the people. Nothing is decided of a line that may be left out.
async fn twice(
    form: &Form,
    event: &Arc<Tournament>,
    listed: &[Listed],
) -> Result<Vec<(usize, String)>, Failure> {
    let (now, profiles): (_, Vec<Profile>) =
        (event.clone(), listed.iter().map(|one| one.profile.clone()).collect());
    let known = work(move || Ok(known(&now.people, &profiles.iter().collect::<Vec<_>>())));
    let known = known.await.map_err(refusal_of_machine)?;
    let said = |(one, known): (&Listed, Option<(PersonId, Likeness)>)| {
        let known = known.filter(|(_, likeness)| *likeness != Likeness::CloseName)?;
        Some((one.line, text::happened::known(form.page.lang(), event, known, &one.profile.name)))
    };
    Ok(listed.iter().zip(known).filter_map(said).collect())
}
