//! Coming in by a code from paper, or by its PIN.
use super::phones::home;
use crate::app::App;
use crate::cookie;
use crate::device;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use store::StreamId;
use store::access::{Device, Holder};

/// A phone has read a code. Who is logged in by name keeps that, and is led to the same place.
pub(crate) async fn by_code(
    State(app): State<App>,
    page: Page,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    match device::by_code(&app, &code).await? {
        Some(device) => enter(&app, &page, &device).await,
        None => Err(Failure::wrong(page.s("desk-code-void"))),
    }
}

#[derive(Template)]
#[template(path = "pin.html")]
struct Pin {
    page: Page,
    event: i64,
    name: String,
    wrong: bool,
}

pub(crate) async fn pin(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
) -> Result<Response, Failure> {
    let name = app.hall(event).await?.event().setup.settings.name.clone();
    Ok(render(&Pin { page, event, name, wrong: false }))
}

pub(crate) async fn by_pin(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    fields: Fields,
) -> Result<Response, Failure> {
    let name = app.hall(event).await?.event().setup.settings.name.clone();
    match device::by_pin(&app, StreamId(event), fields.text("pin")).await? {
        Some(device) => enter(&app, &page, &device).await,
        None => Ok(render(&Pin { page, event, name, wrong: true })),
    }
}

async fn enter(app: &App, page: &Page, device: &Device) -> Result<Response, Failure> {
    let event = app.hall(device.stream.0).await?.event();
    let to = Redirect::to(&home(&event, device));
    let is_in = page.visit.device.as_ref().is_some_and(|known| known.id == device.id);
    if is_in || page.visit.account.is_some() {
        return Ok(to.into_response());
    }
    let (token, seconds) = app.accounts.open_session(Holder::Device(device.id)).await?;
    Ok((AppendHeaders([(SET_COOKIE, cookie::set(cookie::SESSION, &token, seconds))]), to).into_response())
}
