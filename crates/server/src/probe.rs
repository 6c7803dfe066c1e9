//! What machines ask: is it well, what has it counted.
use crate::app::App;
use crate::failure::Failure;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// Well, when the store answers.
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Failure> {
    app.book.is_well().await?;
    Ok("ok\n")
}

/// The numbers, as Prometheus reads them.
pub(crate) async fn metrics() -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], App::numbers()).into_response()
}
