//! The public page of an event: what is announced, who sits where, what came of it.
use super::board::{self, Table};
use super::{desk, events};
use crate::app::App;
use crate::failure::Failure;
use crate::frame::{Done, Frame, Here, frame};
use crate::page::{Page, render};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use text::happened;
use tournament::RoundNo;

#[derive(Template)]
#[template(path = "event.html")]
struct Event {
    page: Page,
    frame: Frame,
    head: String,
    rules: &'static str,
    rules_name: String,
    announcements: Vec<(String, String)>,
    rounds: Vec<Round>,
}

struct Round {
    title: String,
    board: Vec<Table>,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Other).await?;
    let lang = page.lang();
    let rounds = (0..event.seats.rounds.len()).rev().map(RoundNo::of_index);
    let rounds = rounds.filter(|round| board::is_shown(&page, &event, *round)).map(|round| Round {
        title: happened::round(lang, &event, round),
        board: board::board(&page, &event, round),
    });
    let id = event.setup.law.id;
    Ok(render(&Event {
        head: events::head(lang, &event),
        rules: id.id(),
        rules_name: text::regulation_name(lang, id),
        announcements: desk::announcements(&page, &event),
        rounds: rounds.collect(),
        page,
        frame,
    }))
}
