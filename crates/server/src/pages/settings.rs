//! What the organiser has filled in, and announcements.
use super::choices::{self, Shown};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use askama::Template;
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

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Settings);
    let View { page, event, .. } = view;
    let (law, now) = (&event.setup.law, &event.setup.settings);
    render(&Settings {
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
    })
}

pub(crate) async fn change(form: Form) -> Result<Response, Failure> {
    form.unchanged(|entry| {
        entry.events.iter().any(|event| matches!(event, Event::Setup(setup::Event::Changed(_))))
    })?;
    let settings = choices::read(&form.page, &form.fields, form.event().setup.settings.choices)?;
    let command = Command::Setup(setup::Command::Change(Box::new(settings)));
    form.give(vec![command], "settings").await
}

pub(crate) async fn announce(form: Form) -> Result<Response, Failure> {
    let text = form.fields.text("text").to_owned();
    let command = Command::Setup(setup::Command::Announce { tables: Vec::new(), text });
    form.give(vec![command], "desk").await
}
