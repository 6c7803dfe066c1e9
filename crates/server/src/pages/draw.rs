//! The draw: lots, the plan's quality, and a schedule that is loaded.
use super::quality;
use crate::app::App;
use crate::failure::Failure;
use crate::frame::{Done, Frame, Here, frame};
use crate::page::{Page, render};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use text::hall::Names;

#[derive(Template)]
#[template(path = "draw.html")]
struct Draw {
    page: Page,
    frame: Frame,
    lots: Vec<(usize, String)>,
    quality: Vec<(String, String)>,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Draw).await?;
    let lang = page.lang();
    let lots = (1..).zip(&event.seats.lots).map(|(lot, entry)| (lot, event.entry(lang, *entry))).collect();
    let quality = quality::report(lang, &event);
    Ok(render(&Draw { page, frame, lots, quality }))
}
