//! What programs may look at: the events, who sits where, the standings, and the whole of an event.
use crate::app::App;
use crate::book::Hall;
use crate::failure::Failure;
use crate::give::refusal_of_machine;
use crate::page::Page;
use crate::pages::board;
use crate::{time, words};
use axum::Json;
use axum::extract::{Path, State};
use formats::event_export;
use serde_json::{Value, json};
use std::sync::Arc;
use text::hall;
use tournament::round::phase::phase;
use tournament::standings::{current, visible};
use tournament::{EntryId, RoundNo, Tournament};

/// All events.
pub(crate) async fn events(State(app): State<App>, page: Page) -> Result<Json<Value>, Failure> {
    let halls = app.book.all().await.map_err(refusal_of_machine)?;
    let all: Vec<Value> = halls.iter().map(|hall| head(&page, hall, &hall.event())).collect();
    Ok(Json(json!({ "schema": "reglament.events/1", "events": all })))
}

fn head(page: &Page, hall: &Arc<Hall>, event: &Tournament) -> Value {
    let settings = &event.setup.settings;
    let stands = phase(event, time::now());
    json!({
        "event": hall.id.0,
        "version": event.log().len(),
        "name": settings.name,
        "place": settings.place,
        "zone": settings.zone,
        "first_day": settings.first_day.to_string(),
        "last_day": settings.last_day.to_string(),
        "rules": event.setup.law.id.id(),
        "stands": words::with_teller(page.lang(), event, |teller| hall::phase(&teller.voice(), stands)),
    })
}

/// An event as a whole, with what is held back from the public: for the judges.
pub(crate) async fn event(State(app): State<App>, Path(event): Path<i64>) -> Result<Json<Value>, Failure> {
    let event = app.hall(event).await?.event();
    Ok(Json(event_export::json(&event, &current(&event))))
}

/// The standings, as far as the asker may see them.
pub(crate) async fn standings(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
) -> Result<Json<Value>, Failure> {
    let event = app.hall(event).await?.event();
    Ok(Json(event_export::standings_json(&event, &visible(&event, page.visit.role))))
}

/// Who sits where in each round that is announced, and what came of it as far as it is shown.
pub(crate) async fn seating(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
) -> Result<Json<Value>, Failure> {
    let event = app.hall(event).await?.event();
    let rounds = (0..event.seats.rounds.len()).map(RoundNo::of_index);
    let shown = rounds.filter(|round| board::is_shown(&page, &event, *round));
    let rounds: Vec<Value> = shown.map(|round| round_of(&page, &event, round)).collect();
    Ok(Json(json!({ "schema": "reglament.seating/1", "version": event.log().len(), "rounds": rounds })))
}

fn round_of(page: &Page, event: &Tournament, round: RoundNo) -> Value {
    let seats = event.seats.round(round);
    let tables = board::board(page, event, round).into_iter().enumerate();
    let tables: Vec<Value> = tables
        .map(|(i, table)| {
            let entries = seats.and_then(|seated| seated.tables.get(i)).copied().unwrap_or_default();
            let seat = |(row, entry): (board::SeatRow, Option<EntryId>)| {
                json!({
                    "wind": row.wind,
                    "number": entry.map(|entry| entry.0),
                    "name": row.short,
                    "result": Some(row.points).filter(|points| !points.is_empty()),
                })
            };
            json!({
                "table": table.number,
                "state": table.state,
                "version": table.version.parse::<u16>().ok(),
                "seats": table.seats.into_iter().zip(entries).map(seat).collect::<Vec<_>>(),
            })
        })
        .collect();
    json!({ "round": round.0, "tables": tables })
}
