//! What every request goes through: where it comes from, who it is, whether he may; and every answer: the page of a
//! failure, the headers, the numbers, the line of the log.
use crate::accounts::Session;
use crate::app::App;
use crate::asked::event_in;
use crate::failure::{Failure, Why};
use crate::fields::{Fields, Kept};
use crate::refill::CAME_FROM;
use crate::routes::ROUTES;
use crate::visit::{self, Visit, local};
use crate::{cookie, time};
use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::header::{
    AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN, REFERER,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use std::time::Instant;
use tournament::Role;
use tower::ServiceExt;

/// A list of people is small; nothing else is sent.
const MOST_BYTES: usize = 2 << 20;

/// The largest page that a refused form is shown on.
const MOST_OF_A_PAGE: usize = 16 << 20;

/// The whole desk as a service.
pub fn router(app: &App) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        let guarded = (route.serve)().route_layer(from_fn_with_state(route.needs, guard));
        router = router.route(route.path, guarded);
    }
    let pages: Router = router
        .fallback(|| async { Failure::unknown() })
        .method_not_allowed_fallback(|| async { Failure::unknown() })
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .with_state(app.clone());
    let desk = Desk { app: app.clone(), pages: pages.clone() };
    pages.layer(from_fn_with_state(desk, front))
}

/// What the front needs: the desk, and its pages without what stands before them.
#[derive(Clone)]
struct Desk {
    app: App,
    pages: Router,
}

/// Whether the visitor may ask for this route.
async fn guard(State(needs): State<Role>, request: Request, next: Next) -> Response {
    if is_misnamed(&request) {
        return Failure::unknown().into_response();
    }
    let visit = request.extensions().get::<Visit>();
    let role = visit.map_or(Role::Public, |visit| visit.role);
    if role >= needs {
        return next.run(request).await;
    }
    let is_known = visit.is_some_and(|visit| visit.account.is_some() || visit.device.is_some());
    let why = if is_known { Why::Role(needs) } else { Why::LogIn };
    Failure::of(why).into_response()
}

async fn front(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let app = desk.app.clone();
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let is_quiet = path.starts_with("/static/") || path == "/health" || path == "/metrics";
    let mut response = if is_quiet {
        next.run(request).await
    } else {
        let event = event_in(&path);
        let (parts, body) = request.into_parts();
        let visit = visit_of(&app, &parts, event).await;
        let (headers, kept) = (parts.headers.clone(), Kept::default());
        let mut request = Request::from_parts(parts, body);
        request.extensions_mut().insert(visit.clone());
        request.extensions_mut().insert(kept.clone());
        let response = answer(&app, &path, request, next).await;
        match response.extensions().get::<Failure>().cloned() {
            Some(failure) if path.starts_with("/api/") => failure.json(visit.lang),
            Some(failure) => {
                let again = match kept.0.get() {
                    Some(fields) if failure.may_try_again() => {
                        again(&desk, &visit, headers, fields, &failure).await
                    }
                    _ => None,
                };
                again.unwrap_or_else(|| failure.page(&visit))
            }
            None => response,
        }
    };
    for (name, value) in SECURITY {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let (seconds, status) = (begun.elapsed().as_secs_f64(), response.status().as_u16());
    metrics::histogram!("reglament_request_seconds").record(seconds);
    metrics::counter!("reglament_requests_total", "status" => (status / 100).to_string()).increment(1);
    // The query stays out: it may hold what somebody typed.
    tracing::info!(%method, path, status, ms = seconds * 1000.0, "request");
    response
}

async fn answer(app: &App, path: &str, request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) && !same_site(request.headers()) {
        return Failure::of(Why::OtherSite).into_response();
    }
    if path != "/setup" && !path.starts_with("/language/") && !app.accounts.has_owner().await {
        return Redirect::to("/setup").into_response();
    }
    let response = next.run(request).await;
    // A path or a query that is no number, where one stands: there is no such page.
    if response.status() == StatusCode::BAD_REQUEST && response.extensions().get::<Failure>().is_none() {
        return Failure::unknown().into_response();
    }
    response
}

/// The page that a refused form stood on, with what was typed and the reasons; nothing where there is no such page.
async fn again(
    desk: &Desk,
    visit: &Visit,
    headers: HeaderMap,
    fields: &Fields,
    failure: &Failure,
) -> Option<Response> {
    let from = local(fields.text(CAME_FROM)).map(ToOwned::to_owned).or_else(|| visit.from.clone())?;
    // Who somebody is hangs on the event: a form goes back to the event that it is about.
    if event_in(&from) != event_in(&visit.path) {
        return None;
    }
    let from = without_done(&from);
    let mut request = Request::get(&from).body(axum::body::Body::empty()).ok()?;
    *request.headers_mut() = headers;
    for name in [CONTENT_TYPE, CONTENT_LENGTH] {
        request.headers_mut().remove(name);
    }
    request.extensions_mut().insert(Visit { path: from.clone(), ..visit.clone() });
    let page = desk.pages.clone().oneshot(request).await.ok()?;
    let is_page = |kind: &HeaderValue| kind.as_bytes().starts_with(b"text/html");
    if page.status() != StatusCode::OK || !page.headers().get(CONTENT_TYPE).is_some_and(is_page) {
        return None;
    }
    let html = axum::body::to_bytes(page.into_body(), MOST_OF_A_PAGE).await.ok()?;
    let html = std::str::from_utf8(&html).ok()?;
    let action = visit.path.split('?').next().unwrap_or_default();
    Some(failure.on_page(visit, html, action, &from, fields))
}

/// An address without what tells of an earlier deed.
fn without_done(path: &str) -> String {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let kept =
        query.split('&').filter(|part| !part.is_empty() && !part.starts_with("done=") && *part != "again=1");
    let kept: Vec<&str> = kept.collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

/// Whether a form comes from a page of this desk. `Sec-Fetch-Site` is not sent where there is no TLS: then the origin is
/// compared with the host that was asked. A program that sends neither is no browser, and has no cookies of one.
fn same_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some("same-origin" | "none") => return true,
        Some(_) => return false,
        None => {}
    }
    let Some(host) = text(HOST) else { return false };
    let of = |address: &str| {
        let (_, rest) = address.split_once("://")?;
        Some(rest.split('/').next()? == host)
    };
    match text(ORIGIN).or_else(|| text(REFERER)) {
        Some(from) => of(from).unwrap_or(false),
        None => true,
    }
}

async fn visit_of(app: &App, parts: &Parts, event: Option<i64>) -> Visit {
    let headers = &parts.headers;
    let key = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let session = match key.or_else(|| cookie::get(headers, cookie::SESSION)) {
        Some(token) if key.is_some() => {
            let may_write = !matches!(parts.method, Method::GET | Method::HEAD);
            app.accounts.by_token(token, may_write, time::now()).await.unwrap_or_else(|error| {
                tracing::error!(%error, "a token cannot be read");
                None
            })
        }
        Some(token) => app.accounts.session(token, time::now()).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a session cannot be read");
            None
        }),
        None => None,
    };
    let role = session.as_ref().map_or(Role::Public, |session| session.role_at(event));
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let (account, device) = match session {
        Some(Session::Account(account, _)) => (Some(account), None),
        Some(Session::Device(device)) => (None, Some(device)),
        None => (None, None),
    };
    Visit { lang: visit::lang(headers), account, device, role, path, from: came_from(headers) }
}

/// The page of this desk that a request was sent from.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let (_, rest) = text(REFERER)?.split_once("://")?;
    let path = rest.strip_prefix(text(HOST)?)?;
    local(path.split('#').next()?).map(ToOwned::to_owned)
}

/// Whether a route is about an event whose number the address does not write in digits: its pages might read one in it.
fn is_misnamed(request: &Request) -> bool {
    let matched = request.extensions().get::<MatchedPath>();
    matched.is_some_and(|path| path.as_str().contains("{event}")) && event_in(request.uri().path()).is_none()
}

const SECURITY: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; script-src 'self'; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        same_site(&headers)
    }

    #[test]
    fn forms_come_from_pages_of_the_desk() {
        assert!(sent(&[("sec-fetch-site", "same-origin")]));
        assert!(!sent(&[("sec-fetch-site", "cross-site")]));
        assert!(!sent(&[("sec-fetch-site", "same-site"), ("host", "desk"), ("origin", "http://desk")]));
        assert!(sent(&[("host", "192.168.0.5:8080"), ("origin", "http://192.168.0.5:8080")]));
        assert!(!sent(&[("host", "192.168.0.5:8080"), ("origin", "http://evil.example")]));
        assert!(!sent(&[("host", "192.168.0.5:8080"), ("origin", "null")]));
        assert!(sent(&[("host", "desk"), ("referer", "http://desk/e/1")]));
        assert!(sent(&[("host", "desk")]), "a program without a browser");
    }
}
