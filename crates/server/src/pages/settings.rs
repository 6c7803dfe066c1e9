//! What the organiser has filled in, and announcements.
use super::choices::{self, Shown};
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here, frame};
use crate::give::Form;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::{Command, Event, setup};

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings {
    page: Page,
    frame: Frame,
    rules: &'static str,
    rules_name: String,
    name: String,
    place: String,
    zone: String,
    from: String,
    to: String,
    choices: Shown,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Settings).await?;
    let (law, now) = (&event.setup.law, &event.setup.settings);
    Ok(render(&Settings {
        rules: law.id.id(),
        rules_name: text::regulation_name(page.lang(), law.id),
        name: now.name.clone(),
        place: now.place.clone(),
        zone: now.zone.clone(),
        from: now.first_day.to_string(),
        to: now.last_day.to_string(),
        choices: choices::shown(page.lang(), law, &now.choices),
        page,
        frame,
    }))
}

pub(crate) async fn change(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    form.unchanged(|entry| {
        entry.events.iter().any(|event| matches!(event, Event::Setup(setup::Event::Changed(_))))
    })?;
    let settings = choices::read(&page, &fields, hall.event().setup.settings.choices)?;
    let command = Command::Setup(setup::Command::Change(Box::new(settings)));
    form.give(vec![command], &format!("/e/{}/settings", hall.id)).await
}

pub(crate) async fn announce(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    let text = fields.text("text").to_owned();
    let command = Command::Setup(setup::Command::Announce { tables: Vec::new(), text });
    form.give(vec![command], &format!("/e/{}/desk", hall.id)).await
}
