//! The audit page: what was done, when, by whom, why; and taking it back.
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here, frame};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{visit, words};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use text::{happened, say};
use tournament::{Command, Entry, Tournament, undo as taking_back};

/// Lines of a page.
const LINES: usize = 200;

/// How far back the page begins.
#[derive(Deserialize)]
pub(crate) struct Before {
    before: Option<usize>,
}

#[derive(Template)]
#[template(path = "log.html")]
struct Log {
    page: Page,
    frame: Frame,
    lines: Vec<Line>,
    older: Option<usize>,
}

struct Line {
    number: usize,
    time: String,
    who: String,
    what: Vec<String>,
    gone: bool,
    may_undo: bool,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    Query(done): Query<Done>,
    Query(before): Query<Before>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Log).await?;
    let end = before.before.unwrap_or(usize::MAX).min(event.log().len());
    let start = end.saturating_sub(LINES);
    let gone = event.undone();
    let line = |(i, entry): (usize, &Entry)| {
        let gone = gone.contains(&entry.command);
        Line {
            number: i + 1,
            time: words::with_teller(page.lang(), &event, |teller| (teller.clock)(entry.at)),
            who: who(&page, &event, entry),
            what: words::done(page.lang(), &event, std::slice::from_ref(entry)),
            gone,
            may_undo: i > 0 && !gone,
        }
    };
    let lines = event.log().iter().enumerate().skip(start).take(end - start).rev().map(line).collect();
    let older = (start > 0).then_some(start);
    Ok(render(&Log { page, frame, lines, older }))
}

/// Who gave a command: the person of the event, the role.
fn who(page: &Page, event: &Tournament, entry: &Entry) -> String {
    let lang = page.lang();
    let role = say!(lang, "desk-role", role = visit::role_id(entry.by.role));
    let person = entry.by.person.map(|person| happened::someone(lang, event, person));
    match person {
        Some(name) => say!(lang, "desk-who", name = name, role = role),
        None => role,
    }
}

/// Takes the commands of some lines back, the last first.
pub(crate) async fn undo(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let event = hall.event();
    let (from, to) = fields.number::<usize>("from").zip(fields.number("to")).ok_or_else(Failure::unknown)?;
    let lines = event.log().get(from.wrapping_sub(1)..to).ok_or_else(Failure::unknown)?;
    let take = |entry: &Entry| {
        let (command, reason) = (entry.command, fields.text("reason").to_owned());
        Command::Undo(taking_back::Command { command, reason })
    };
    let commands = lines.iter().rev().map(take).collect();
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    form.give(commands, &format!("/e/{}/desk", hall.id)).await
}
