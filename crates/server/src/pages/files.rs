//! Files of an event out and in: its log, its tables, its report; a log that is brought in; a copy for the next time.
use super::{choices, people::over};
use crate::app::App;
use crate::asked::View;
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::frame::{Frame, Here};
use crate::give::{Form, refusal};
use crate::page::{Page, render};
use askama::Template;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use formats::event_export::{ema_report, json, tables};
use formats::event_log;
use formats::workbook::workbook;
use store::{Error as Trouble, Imported};
use text::say;
use tournament::people::Command as People;
use tournament::setup::{self, Settings};
use tournament::standings::current;
use tournament::{Command, Role};

#[derive(Template)]
#[template(path = "files.html")]
struct Files {
    page: Page,
    frame: Frame,
    /// The tables, by the names of their files.
    tables: Vec<(&'static str, String)>,
    name: String,
    place: String,
    from: String,
    to: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Files);
    let View { page, event, .. } = view;
    let settings = &event.setup.settings;
    let named = tables(&event, &current(&event))
        .into_iter()
        .map(|table| (table.name, say!(page.lang(), "desk-file-table", table = table.name)));
    render(&Files {
        tables: named.collect(),
        name: settings.name.clone(),
        place: settings.place.clone(),
        from: settings.first_day.to_string(),
        to: settings.last_day.to_string(),
        page,
        frame,
    })
}

/// What browsers call a workbook.
const SPREADSHEET: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// A file of the event.
pub(crate) async fn file(view: View) -> Result<Response, Failure> {
    let (event, name) = (&view.event, view.numbers.word("file")?);
    let standings = current(event);
    let (kind, content) = match name {
        // All that is known, contacts and notes too: it opens again elsewhere.
        "log.jsonl" => ("application/jsonl", event_log::write(event.log()).into_bytes()),
        "event.json" => ("application/json", format!("{:#}\n", json(event, &standings)).into_bytes()),
        "ema.csv" => ("text/csv; charset=utf-8", ema_report(event, &standings).text.into_bytes()),
        "event.xlsx" => (SPREADSHEET, workbook(&tables(event, &standings)).map_err(Failure::broken)?),
        other => {
            let table = other.strip_suffix(".csv").ok_or_else(Failure::unknown)?;
            let all = tables(event, &standings).into_iter();
            let found = all.into_iter().find(|one| one.name == table).ok_or_else(Failure::unknown)?;
            ("text/csv; charset=utf-8", found.csv().into_bytes())
        }
    };
    let shown = format!("attachment; filename=\"{}-{name}\"", view.hall.id);
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CONTENT_DISPOSITION, shown),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, content).into_response())
}

/// A new event by the same law with the same choices, and the same people if that is wished.
pub(crate) async fn copy(form: Form) -> Result<Response, Failure> {
    let desk_role = form.page.visit.account.as_ref().map_or(Role::Public, |account| account.role);
    if desk_role < Role::Organiser {
        return Err(Failure::of(Why::Role(Role::Organiser)));
    }
    let event = form.event();
    let old = &event.setup.settings;
    let (from, to) = choices::days(&form.page, &form.fields).map_err(|why| Failure::of(Why::Wrong(why)))?;
    let settings = Settings {
        name: form.fields.text("name").to_owned(),
        place: form.fields.text("place").to_owned(),
        first_day: from,
        last_day: to,
        ..old.clone()
    };
    let law = event.setup.law.clone();
    let mut commands = vec![Command::Setup(setup::Command::Open(Box::new((law, settings))))];
    if form.fields.has("people") {
        // Those who have left come again, too: it is another day. Who was forgotten has no name.
        let all = event.people.all().filter(|(_, person)| !person.profile.name.is_empty());
        commands.extend(all.map(|(_, person)| {
            let (profile, part) = (Box::new(person.profile.clone()), person.part);
            Command::People(People::Register { profile, part, over: over(&form.fields) })
        }));
    }
    let (book, author) = (&form.app.book, form.page.visit.author());
    let opened = book.open(form.as_orders(commands), author).await;
    let stream = opened.map_err(|stop| refusal(&form.page, Some(&event), stop))?;
    Ok(Redirect::to(&format!("/e/{stream}/people")).into_response())
}

#[derive(Template)]
#[template(path = "import.html")]
struct Import {
    page: Page,
}

pub(crate) async fn import_form(page: Page) -> Response {
    render(&Import { page })
}

/// Brings the log of an event in. An event that is here already goes on from where it is.
pub(crate) async fn import(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    let lang = page.lang();
    let file = fields.get("file").unwrap_or_default();
    if file.trim().is_empty() {
        return Err(Failure::wrong(page.s("desk-import-empty")));
    }
    let found = match app.book.import(file.as_bytes()).await {
        Ok(found) => found,
        Err(Trouble::Log(error)) => {
            return Err(Failure::wrong(say!(lang, "desk-import-unreadable", why = error.to_string())));
        }
        Err(Trouble::NotOpening) => return Err(Failure::wrong(page.s("desk-import-not-event"))),
        Err(error) => return Err(Failure::broken(error)),
    };
    match found {
        Imported::New { stream, .. } | Imported::Grown { stream, .. } | Imported::Known { stream, .. } => {
            Ok(Redirect::to(&format!("/e/{stream}/desk")).into_response())
        }
        Imported::Differs { stream, at } => Err(Failure::wrong(say!(
            lang,
            "desk-import-differs",
            event = stream.to_string(),
            n = at.to_string()
        ))),
    }
}
