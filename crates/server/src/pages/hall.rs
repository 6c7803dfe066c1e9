//! The switch that opens the desk to the hall, and where phones reach it then.
use crate::app::App;
use crate::book::Hall;
use crate::doors::Door;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::give::refusal;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::Response;
use std::sync::Arc;
use text::say;

#[derive(Template)]
#[template(path = "hall.html")]
struct HallPage {
    page: Page,
    doors: Vec<Door>,
    open: bool,
    /// It was started so: there is nothing to switch.
    wide: bool,
    firewall: String,
    address: String,
    picture: String,
    /// The pages with the codes of each event.
    events: Vec<(String, String)>,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let doors = app.doors.all();
    shown(&app, page, &headers, doors).await
}

/// Opens the desk to the hall, or closes it.
pub(crate) async fn switch(
    State(app): State<App>,
    page: Page,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let doors = app.open_to_hall(fields.text("open") == "yes").await?;
    shown(&app, page, &headers, doors).await
}

async fn shown(app: &App, page: Page, headers: &HeaderMap, doors: Vec<Door>) -> Result<Response, Failure> {
    let halls = app.book.all().await.map_err(|stop| refusal(&page, None, stop))?;
    let event =
        |hall: &Arc<Hall>| (format!("/e/{}/phones", hall.id), hall.event().setup.settings.name.clone());
    let open = doors.iter().any(|door| door.open);
    let address = app.address(headers.get(HOST).and_then(|host| host.to_str().ok()));
    let port = doors.first().map_or(8080, |door| door.at.port());
    Ok(render(&HallPage {
        events: halls.iter().map(event).collect(),
        open,
        wide: app.doors.is_wide(),
        firewall: say!(page.lang(), "desk-hall-help-firewall", port = port.to_string()),
        picture: if open { super::phones::picture(page.lang(), &address) } else { String::new() },
        address,
        doors,
        page,
    }))
}
