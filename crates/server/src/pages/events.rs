//! The list of events.
use crate::app::App;
use crate::failure::Failure;
use crate::give::refusal;
use crate::page::{Page, render};
use crate::{time, words};
use askama::Template;
use axum::extract::State;
use axum::response::Response;
use text::{Lang, hall, say};
use tournament::round::phase::phase;
use tournament::{Date, Tournament};

#[derive(Template)]
#[template(path = "events.html")]
struct Events {
    page: Page,
    events: Vec<Row>,
}

struct Row {
    address: String,
    name: String,
    place: String,
    days: String,
    rules: String,
    phase: String,
}

pub(crate) async fn list(State(app): State<App>, page: Page) -> Result<Response, Failure> {
    let halls = app.book.all().await.map_err(|stop| refusal(&page, None, stop))?;
    let lang = page.lang();
    let row = |hall: std::sync::Arc<crate::book::Hall>| {
        let event = hall.event();
        let settings = &event.setup.settings;
        let phase = phase(&event, time::now());
        Row {
            address: format!("/e/{}{}", hall.id, if page.scribes() { "/desk" } else { "" }),
            name: settings.name.clone(),
            place: settings.place.clone(),
            days: days(lang, settings.first_day, settings.last_day),
            rules: text::regulation_name(lang, event.setup.law.id),
            phase: words::with_teller(lang, &event, |teller| hall::phase(&teller.voice(), phase)),
        }
    };
    let events = halls.into_iter().map(row).collect();
    Ok(render(&Events { page, events }))
}

/// A day, or the first and the last.
pub(super) fn days(lang: Lang, first: Date, last: Date) -> String {
    if first == last {
        return say!(lang, "desk-day", day = first.to_string());
    }
    say!(lang, "desk-days", from = first.to_string(), to = last.to_string())
}

/// What an event is, in a line.
pub(super) fn head(lang: Lang, event: &Tournament) -> String {
    let settings = &event.setup.settings;
    let mut parts = vec![
        text::regulation_name(lang, event.setup.law.id),
        days(lang, settings.first_day, settings.last_day),
    ];
    parts.extend(Some(settings.place.clone()).filter(|place| !place.is_empty()));
    parts.join(" · ")
}
