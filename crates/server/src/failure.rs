//! Why a request comes to nothing, and the page that says so in the visitor's language.
use crate::asked::event_in;
use crate::fields::Fields;
use crate::page::{Page, render};
use crate::refill::{self, Sent, Version};
use crate::visit::Visit;
use askama::Template;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use text::{Lang, say};
use tournament::{Role, Span};

/// Why a request comes to nothing. It travels in the response and becomes a page on the way out, where the visitor's
/// language is known.
#[derive(Clone, Debug)]
pub(crate) struct Failure(Arc<Why>);

/// Why.
#[derive(Debug)]
pub(crate) enum Why {
    /// There is no such page.
    Unknown,
    /// One must be logged in.
    LogIn,
    /// It needs another role.
    Role(Role),
    /// It comes from a page of another site.
    OtherSite,
    /// The law or the state of the event is against it: all reasons, in words.
    Refused(Vec<String>),
    /// What was typed is not understood.
    Wrong(Vec<String>),
    /// What the sender saw is not so any more: what was done since, in words.
    Changed(Vec<String>),
    /// Too many attempts.
    Wait(Span),
    /// Something of the program or the machine: a line for the log.
    Broken(String),
}

impl Failure {
    pub(crate) fn of(why: Why) -> Self {
        Self(Arc::new(why))
    }

    /// There is no such page.
    pub(crate) fn unknown() -> Self {
        Self::of(Why::Unknown)
    }

    /// What was typed is not understood.
    pub(crate) fn wrong(what: impl Into<String>) -> Self {
        Self::of(Why::Wrong(vec![what.into()]))
    }

    /// Something of the program or the machine.
    pub(crate) fn broken(what: impl fmt::Display) -> Self {
        Self::of(Why::Broken(what.to_string()))
    }

    fn status(&self) -> StatusCode {
        match &*self.0 {
            Why::Unknown => StatusCode::NOT_FOUND,
            Why::LogIn => StatusCode::UNAUTHORIZED,
            Why::Role(_) | Why::OtherSite => StatusCode::FORBIDDEN,
            Why::Refused(_) | Why::Wrong(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Why::Changed(_) => StatusCode::CONFLICT,
            Why::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
            Why::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The same for a program: `reglament.problem/1`.
    pub(crate) fn json(&self, lang: Lang) -> Response {
        let (title, reasons) = self.told(lang);
        let kind = match &*self.0 {
            Why::Unknown => "unknown",
            Why::LogIn => "log-in",
            Why::Role(_) => "role",
            Why::OtherSite => "other-site",
            Why::Refused(_) => "refused",
            Why::Wrong(_) => "wrong",
            Why::Changed(_) => "changed",
            Why::Wait(_) => "wait",
            Why::Broken(_) => "broken",
        };
        let problem =
            json!({ "schema": "reglament.problem/1", "kind": kind, "title": title, "reasons": reasons });
        (self.status(), Json(problem)).into_response()
    }

    /// Whether the same form may be sent again, with something typed otherwise.
    pub(crate) fn may_try_again(&self) -> bool {
        matches!(&*self.0, Why::Refused(_) | Why::Wrong(_) | Why::Changed(_) | Why::Wait(_))
    }

    /// The page that the form stood on, with what was typed and the reasons above it.
    pub(crate) fn on_page(
        &self,
        visit: &Visit,
        html: &str,
        action: &str,
        from: &str,
        fields: &Fields,
    ) -> Response {
        let (title, reasons) = self.told(visit.lang);
        let changed = matches!(&*self.0, Why::Changed(_));
        let help = if changed { "desk-failure-changed-here" } else { "desk-failure-here" };
        let notice = Notice { title, reasons, help: say!(visit.lang, help) };
        let notice = match notice.render() {
            Ok(notice) => notice,
            Err(error) => return Self::broken(error).page(visit),
        };
        let version = if changed { Version::Fresh } else { Version::Sent };
        let page = refill::again(html, &Sent { action, from, fields, notice: &notice, version });
        let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
        (self.status(), headers, page).into_response()
    }

    /// The page that says it.
    pub(crate) fn page(&self, visit: &Visit) -> Response {
        let lang = visit.lang;
        if let Why::LogIn = &*self.0 {
            return Redirect::to(&format!("/login?to={}", crate::page::in_address(&visit.path)))
                .into_response();
        }
        let (title, reasons) = self.told(lang);
        let help = match &*self.0 {
            Why::Changed(_) => say!(lang, "desk-failure-changed-help"),
            Why::Refused(_) | Why::Wrong(_) => say!(lang, "desk-failure-back"),
            _ => String::new(),
        };
        let page = Page::new(visit.clone());
        let (back, event) = (visit.from.clone().filter(|from| *from != visit.path), event(visit));
        (self.status(), render(&FailurePage { page, title, reasons, help, back, event })).into_response()
    }

    /// What it is, and all reasons.
    fn told(&self, lang: Lang) -> (String, Vec<String>) {
        match &*self.0 {
            Why::Unknown => (say!(lang, "desk-failure-unknown"), Vec::new()),
            Why::LogIn => (say!(lang, "desk-login"), Vec::new()),
            Why::Role(role) => {
                let role = say!(lang, "desk-role", role = role.id());
                (say!(lang, "desk-failure-role"), vec![say!(lang, "desk-failure-role-needs", role = role)])
            }
            Why::OtherSite => (say!(lang, "desk-failure-site"), vec![say!(lang, "desk-failure-site-why")]),
            Why::Refused(reasons) => (say!(lang, "desk-failure-refused"), reasons.clone()),
            Why::Wrong(reasons) => (say!(lang, "desk-failure-wrong"), reasons.clone()),
            Why::Changed(done) => (say!(lang, "desk-failure-changed"), done.clone()),
            Why::Wait(span) => {
                let minutes = (span.whole_seconds() + 59) / 60;
                (say!(lang, "desk-failure-wait"), vec![say!(lang, "desk-failure-wait-for", n = minutes)])
            }
            Why::Broken(what) => {
                tracing::error!(what, "a request failed");
                (say!(lang, "desk-failure-broken"), vec![say!(lang, "desk-failure-broken-why")])
            }
        }
    }
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePage {
    page: Page,
    title: String,
    reasons: Vec<String>,
    help: String,
    /// The page one comes from.
    back: Option<String>,
    /// The event that it was about.
    event: Option<String>,
}

/// Why a form came to nothing, above it.
#[derive(Template)]
#[template(path = "refused.html")]
struct Notice {
    title: String,
    reasons: Vec<String>,
    help: String,
}

/// The page of the event that an address is about, for this visitor.
fn event(visit: &Visit) -> Option<String> {
    let number = event_in(&visit.path)?;
    Some(format!("/e/{number}{}", if visit.role >= Role::Scribe { "/desk" } else { "" }))
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
