//! Coming in and going out, and the language.
use crate::accounts::Login as Came;
use crate::app::App;
use crate::cookie;
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::page::{Page, render};
use crate::visit::local;
use askama::Template;
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::net::SocketAddr;
use store::access::{AccountId, Holder};
use text::Lang;

#[derive(Template)]
#[template(path = "login.html")]
struct Login {
    page: Page,
    to: String,
    name: String,
    wrong: bool,
}

/// Where to go afterwards.
#[derive(Deserialize)]
pub(crate) struct To {
    to: Option<String>,
}

impl To {
    fn path(&self) -> &str {
        self.to.as_deref().and_then(local).unwrap_or("/")
    }
}

pub(crate) async fn show(page: Page, Query(to): Query<To>) -> Response {
    if page.visit.account.is_some() {
        return Redirect::to(to.path()).into_response();
    }
    render(&Login { page, to: to.path().to_owned(), name: String::new(), wrong: false })
}

/// Lets somebody in who knows the password. A name that nobody has costs as much time as one that is known.
pub(crate) async fn enter(
    State(app): State<App>,
    page: Page,
    extensions: Extensions,
    fields: Fields,
) -> Result<Response, Failure> {
    let (name, password) = (fields.text("login"), fields.get("password").unwrap_or_default());
    let address = address(&extensions);
    let to = local(fields.text("to")).unwrap_or("/");
    match app.accounts.log_in(name, password.to_owned(), &address, app.settings.cost).await? {
        Came::In(id) => open(&app, id, to).await,
        Came::Wait(span) => Err(Failure::of(Why::Wait(span))),
        Came::Wrong => {
            tracing::warn!(address, "a login failed");
            let (to, name) = (to.to_owned(), name.to_owned());
            let form = render(&Login { page, to, name, wrong: true });
            Ok((StatusCode::UNPROCESSABLE_ENTITY, form).into_response())
        }
    }
}

/// The address that the limit of attempts is counted by.
fn address(extensions: &Extensions) -> String {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or_else(|| "none".to_owned(), |ConnectInfo(peer)| peer.ip().to_string())
}

/// Opens a session and goes on.
pub(super) async fn open(app: &App, account: AccountId, to: &str) -> Result<Response, Failure> {
    let (token, seconds) = app.accounts.open_session(Holder::Account(account)).await?;
    let cookie = cookie::set(cookie::SESSION, &token, seconds);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(to)).into_response())
}

pub(crate) async fn leave(State(app): State<App>, headers: HeaderMap) -> Result<Response, Failure> {
    if let Some(token) = cookie::get(&headers, cookie::SESSION) {
        app.accounts.close_session(token).await?;
    }
    Ok(([(SET_COOKIE, cookie::set(cookie::SESSION, "", 0))], Redirect::to("/")).into_response())
}

/// Remembers the language.
pub(crate) async fn language(Path(code): Path<String>, Query(to): Query<To>) -> Result<Response, Failure> {
    const YEAR: i64 = 365 * 24 * 3600;
    let lang = Lang::from_code(&code).ok_or_else(Failure::unknown)?;
    let cookie = cookie::set(cookie::LANG, lang.code(), YEAR);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(to.path())).into_response())
}
