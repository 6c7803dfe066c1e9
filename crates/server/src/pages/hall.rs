//! The switch that opens the desk to the hall, and where phones reach it then.
use crate::app::App;
use crate::doors::Door;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::Response;
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
}

pub(crate) async fn show(State(app): State<App>, page: Page, headers: HeaderMap) -> Response {
    let doors = app.doors.all();
    shown(&app, page, &headers, doors)
}

/// Opens the desk to the hall, or closes it.
pub(crate) async fn switch(
    State(app): State<App>,
    page: Page,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Failure> {
    let doors = app.open_to_hall(fields.text("open") == "yes").await?;
    Ok(shown(&app, page, &headers, doors))
}

fn shown(app: &App, page: Page, headers: &HeaderMap, doors: Vec<Door>) -> Response {
    let open = doors.iter().any(|door| door.open);
    let address = app.address(headers.get(HOST).and_then(|host| host.to_str().ok()));
    let port = doors.first().map_or(8080, |door| door.at.port());
    render(&HallPage {
        open,
        wide: app.doors.is_wide(),
        firewall: say!(page.lang(), "desk-hall-help-firewall", port = port.to_string()),
        picture: if open { super::phones::picture(page.lang(), &address) } else { String::new() },
        address,
        doors,
        page,
    })
}
