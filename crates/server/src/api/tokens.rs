//! Keys for programs: an account makes them for itself, sees each once, takes them back.
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::page::{Page, render};
use crate::{secret, time};
use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use store::access::{AccountId, Hash, NewToken, Token, TokenId};
use text::say;

/// What a token begins with, so that it is known for one where it should not be.
const PREFIX: &str = "rgl_";
/// What a token may: to look, or all that its account may.
pub(crate) const SCOPES: [&str; 2] = ["read", "all"];

#[derive(Template)]
#[template(path = "tokens.html")]
struct Tokens {
    page: Page,
    fresh: Option<String>,
    all: Vec<Row>,
    scopes: Vec<(&'static str, String)>,
}

struct Row {
    id: i64,
    name: String,
    prefix: String,
    scope: String,
    holds: bool,
}

pub(crate) async fn list(State(app): State<App>, page: Page) -> Result<Response, Failure> {
    shown(&app, page, None).await
}

async fn shown(app: &App, page: Page, fresh: Option<String>) -> Result<Response, Failure> {
    let lang = page.lang();
    let scope = |id: &str| say!(lang, "desk-token-scope", scope = id);
    let row = |token: Token| Row {
        id: token.id.0,
        scope: scope(&token.scopes),
        holds: token.revoked.is_none(),
        name: token.name,
        prefix: token.prefix,
    };
    let all = app.store.tokens(own(&page)?).await?.into_iter().map(row).collect();
    let scopes = SCOPES.into_iter().map(|id| (id, scope(id))).collect();
    Ok(render(&Tokens { page, fresh, all, scopes }))
}

fn own(page: &Page) -> Result<AccountId, Failure> {
    page.visit.author().ok_or_else(Failure::unknown)
}

/// Makes a token and shows it, once.
pub(crate) async fn create(State(app): State<App>, page: Page, fields: Fields) -> Result<Response, Failure> {
    let (name, typed) = (fields.text("name"), fields.text("scope"));
    let scope = SCOPES.into_iter().find(|scope| *scope == typed).ok_or_else(Failure::unknown)?;
    if name.is_empty() || name.chars().count() > 60 {
        return Err(Failure::wrong(page.s("desk-login-name-needed")));
    }
    let token = format!("{PREFIX}{}", secret::token());
    let new = NewToken {
        account: own(&page)?,
        name,
        prefix: &token[..PREFIX.len() + 6],
        secret: Hash(secret::digest(&token)),
        scopes: scope,
        expires: None,
    };
    app.store.add_token(new, time::now()).await?;
    shown(&app, page, Some(token)).await
}

/// Takes a token back.
pub(crate) async fn revoke(
    State(app): State<App>,
    page: Page,
    Path(id): Path<i64>,
) -> Result<Response, Failure> {
    let is_own = app.store.tokens(own(&page)?).await?.iter().any(|token| token.id == TokenId(id));
    if !is_own {
        return Err(Failure::unknown());
    }
    app.store.revoke_token(TokenId(id), time::now()).await?;
    Ok(Redirect::to("/tokens").into_response())
}
