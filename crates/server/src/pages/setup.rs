//! The first start: the owner gives the desk a name and a password.
use super::login;
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use store::access::AccountId;
use text::say;
use tournament::Role;

/// The shortest password.
pub(super) const LEAST: usize = 8;

#[derive(Template)]
#[template(path = "setup.html")]
struct Setup {
    page: Page,
    code: bool,
}

pub(crate) async fn show(State(app): State<App>, page: Page) -> Response {
    if app.accounts.has_owner().await {
        return Redirect::to("/").into_response();
    }
    render(&Setup { page, code: app.settings.code.is_some() })
}

/// Makes the owner, once.
pub(crate) async fn create(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    if app.accounts.has_owner().await {
        return Ok(Redirect::to("/").into_response());
    }
    if app.settings.code.as_deref().is_some_and(|code| code != fields.text("code")) {
        return Err(Failure::wrong(page.s("desk-setup-code-wrong")));
    }
    let (name, password) = named(&page, &fields)?;
    // Of two that try at once one succeeds.
    match app.accounts.create_owner(name, password, app.settings.cost).await? {
        Some(id) => login::open(&app, id, "/").await,
        None => Ok(Redirect::to("/").into_response()),
    }
}

/// Makes an account of what was typed.
pub(super) async fn account(
    app: &App,
    page: &Page,
    fields: &Fields,
    role: Role,
) -> Result<AccountId, Failure> {
    let (name, password) = named(page, fields)?;
    let made = app.accounts.create(name, password, role, app.settings.cost).await?;
    made.ok_or_else(|| Failure::wrong(say!(page.lang(), "desk-login-taken", name = name)))
}

/// The name and the password that were typed.
fn named<'a>(page: &Page, fields: &'a Fields) -> Result<(&'a str, String), Failure> {
    let (name, password) = (fields.text("login"), fields.get("password").unwrap_or_default());
    if name.is_empty() || name.chars().count() > 60 {
        return Err(Failure::wrong(page.s("desk-login-name-needed")));
    }
    if password.chars().count() < LEAST {
        return Err(Failure::wrong(say!(page.lang(), "desk-password-short", n = LEAST)));
    }
    Ok((name, password.to_owned()))
}
