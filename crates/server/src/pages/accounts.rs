//! The accounts of the desk: who may come in, and as what.
use super::setup;
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::{Page, render};
use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use text::say;
use tournament::Role;

#[derive(Template)]
#[template(path = "accounts.html")]
struct Accounts {
    page: Page,
    all: Vec<(String, String)>,
    roles: Vec<(&'static str, String)>,
}

/// Roles that an account may have: players and the public need none.
const fn is_given(role: Role) -> bool {
    role as u8 >= Role::Scribe as u8
}

pub(crate) async fn list(State(app): State<App>, page: Page) -> Result<Response, Failure> {
    let name = |role: Role| say!(page.lang(), "desk-role", role = role.id());
    let all = app.accounts.all().await?.into_iter().map(|(who, role)| (who, name(role))).collect();
    let roles =
        Role::ALL.into_iter().filter(|role| is_given(*role)).map(|role| (role.id(), name(role))).collect();
    Ok(render(&Accounts { page, all, roles }))
}

pub(crate) async fn create(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    let role =
        Role::of_id(fields.text("role")).filter(|role| is_given(*role)).ok_or_else(Failure::unknown)?;
    setup::account(&app, &page, &fields, role).await?;
    Ok(Redirect::to("/accounts").into_response())
}
