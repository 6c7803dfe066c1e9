//! The stream of news about an event: the version of its log, whenever it changes. What has changed is fetched by whoever
//! shows it. The version is the id of the message, so that a browser that was away goes on where it stopped.
use crate::app::App;
use crate::failure::Failure;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

#[derive(Deserialize)]
pub(crate) struct After {
    after: Option<usize>,
}

/// Changes that come together are told together.
const PAUSE: Duration = Duration::from_millis(50);
/// Proxies close what is silent for long.
const ALIVE: Duration = Duration::from_secs(15);

/// The versions of an event that come after the one the browser knows; at first the present one, if that is another.
pub(crate) async fn stream(
    State(app): State<App>,
    Path(event): Path<i64>,
    Query(after): Query<After>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let hall = app.hall(event).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(after.after);
    let stream = stream::unfold((hall.watch(), known), next);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)))
}

type Place = (watch::Receiver<usize>, Option<usize>);

async fn next((mut versions, known): Place) -> Option<(Result<Event, Infallible>, Place)> {
    loop {
        let version = *versions.borrow_and_update();
        if known != Some(version) {
            let event = Event::default().event("version").id(version.to_string()).data(version.to_string());
            return Some((Ok(event), (versions, Some(version))));
        }
        versions.changed().await.ok()?;
        tokio::time::sleep(PAUSE).await;
    }
}
