//! What every page has: the language, the visitor, the words, the forms' hidden fields.
use crate::failure::Failure;
use crate::secret;
use crate::visit::Visit;
use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::fmt::Write as _;
use text::{Lang, say};
use tournament::Role;

/// What every page has.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) visit: Visit,
}

impl Page {
    pub(crate) const fn new(visit: Visit) -> Self {
        Self { visit }
    }

    pub(crate) const fn lang(&self) -> Lang {
        self.visit.lang
    }

    /// The code of the language, for `<html lang>`.
    pub(crate) const fn code(&self) -> &'static str {
        self.visit.lang.code()
    }

    /// A message without values.
    pub(crate) fn s(&self, key: &str) -> String {
        text::say(self.visit.lang, key, &[])
    }

    /// A fresh id of a command: each form carries one, so that it can be sent twice.
    #[expect(clippy::unused_self, reason = "templates call it on the page")]
    pub(crate) fn id(&self) -> String {
        secret::command_id().to_string()
    }

    /// Whether the visitor may do what needs this role.
    pub(crate) fn may(&self, role: Role) -> bool {
        self.visit.role >= role
    }

    pub(crate) fn organises(&self) -> bool {
        self.may(Role::Organiser)
    }

    pub(crate) fn judges(&self) -> bool {
        self.may(Role::Judge)
    }

    pub(crate) fn plays(&self) -> bool {
        self.may(Role::Player)
    }

    /// Whether the visitor may open what is confirmed.
    pub(crate) fn reopens(&self) -> bool {
        self.may(Role::ChiefJudge)
    }

    pub(crate) fn scribes(&self) -> bool {
        self.may(Role::Scribe)
    }

    pub(crate) fn owns(&self) -> bool {
        self.may(Role::Owner)
    }

    /// Who is logged in, with the role.
    pub(crate) fn who(&self) -> Option<String> {
        let account = self.visit.account.as_ref().map(|account| (account.name.as_str(), account.role));
        let device = self.visit.device.as_ref().map(|device| (device.name.as_str(), device.role));
        let (name, role) = account.or(device)?;
        let role = say!(self.lang(), "desk-role", role = role.id());
        Some(say!(self.lang(), "desk-who", name = name, role = role))
    }

    /// The other languages with the address that changes to them.
    pub(crate) fn languages(&self) -> Vec<(&'static str, String, String)> {
        let others = Lang::ALL.into_iter().filter(|lang| *lang != self.lang());
        let link = |lang: Lang| format!("/language/{}?to={}", lang.code(), in_address(&self.visit.path));
        others.map(|lang| (lang.code(), say!(lang, "desk-language-own"), link(lang))).collect()
    }

    /// The address of a file that comes with the program, changing with its content.
    #[expect(clippy::unused_self, reason = "templates call it on the page")]
    pub(crate) fn file(&self, name: &str) -> String {
        crate::assets::address(name)
    }
}

impl<S: Sync> FromRequestParts<S> for Page {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let visit = parts.extensions.get::<Visit>().ok_or_else(|| Failure::broken("no visit"))?;
        Ok(Self::new(visit.clone()))
    }
}

/// A page as a response. It is a person's own: no cache keeps it.
pub(crate) fn render(page: &impl Template) -> Response {
    match page.render() {
        Ok(html) => {
            let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
            (headers, html).into_response()
        }
        Err(error) => Failure::broken(error).into_response(),
    }
}

/// A text within an address.
pub(crate) fn in_address(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(byte.into());
            }
            _ => drop(write!(out, "%{byte:02X}")),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_within_an_address() {
        assert_eq!(in_address("/e/1?done=2&x=я"), "/e/1%3Fdone%3D2%26x%3D%D1%8F");
    }
}
