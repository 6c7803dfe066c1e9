//! Who visits: the account, its role, the language. It is found out once a request.
use crate::{cookie, secret, time};
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, Uri};
use store::access::{AccountId, Device};
use text::Lang;
use tournament::{Actor, Command, Event, Order, Refused, Role, RoundNo, TableId, Tournament, role};

/// A visitor.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// In which language.
    pub(crate) lang: Lang,
    /// Who is logged in.
    pub(crate) account: Option<Account>,
    /// The phone that came in by a code.
    pub(crate) device: Option<Box<Device>>,
    /// The role: that of the account at this event, or on the desk.
    pub(crate) role: Role,
    /// The address that was asked for, with its query.
    pub(crate) path: String,
    /// The page of this desk that it was asked from.
    pub(crate) from: Option<String>,
}

/// Who is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Account {
    pub(crate) id: AccountId,
    pub(crate) name: String,
    pub(crate) role: Role,
}

impl Visit {
    /// The account that gives a command.
    pub(crate) fn author(&self) -> Option<AccountId> {
        self.account.as_ref().map(|account| account.id)
    }

    /// The sender of a command. The phone of a table acts there, in the round that the command is about.
    pub(crate) fn actor(&self, command: &Command) -> Actor {
        let device = self.device.as_deref();
        let round = role::table_of(command).map_or(RoundNo(0), |at| at.round);
        Actor {
            role: self.role,
            person: device.and_then(|device| device.person),
            table: device.and_then(|device| device.table).map(|table| TableId { round, table }),
        }
    }

    /// What the law says to a command of the visitor now; nothing is done.
    pub(crate) fn would(&self, event: &Tournament, command: Command) -> Result<Vec<Event>, Refused> {
        let (id, by, at) = (secret::command_id(), self.actor(&command), time::now());
        event.decide(&Order { id, by, at, command })
    }
}

/// The language: that of the cookie, or the first of the browser's that we speak; Russian where it names none.
pub(crate) fn lang(headers: &HeaderMap) -> Lang {
    let chosen = cookie::get(headers, cookie::LANG).and_then(Lang::from_code);
    chosen.or_else(|| accepted(headers)).unwrap_or(Lang::Ru)
}

fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let wanted = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    // Browsers list languages in the order of preference; their weights say the same.
    let known = wanted.split(',').find_map(|tag| {
        let code = tag.trim().split(['-', ';']).next()?;
        Lang::from_code(&code.to_lowercase())
    });
    Some(known.unwrap_or(Lang::En))
}

/// A path of this site that a form may lead back to, and nothing else: no other host, no scheme.
pub(crate) fn local(path: &str) -> Option<&str> {
    let is_local = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n']);
    (is_local && path.parse::<Uri>().is_ok()).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(name: &'static str, value: &'static str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(name, HeaderValue::from_static(value));
        headers
    }

    #[test]
    fn the_language_is_chosen_accepted_or_russian() {
        assert_eq!(lang(&HeaderMap::new()), Lang::Ru);
        assert_eq!(lang(&headers("accept-language", "de-DE,de;q=0.9,ru;q=0.8")), Lang::Ru);
        assert_eq!(lang(&headers("accept-language", "fr")), Lang::En);
        assert_eq!(lang(&headers("cookie", "lang=en")), Lang::En);
    }

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(local("/e/1?done=2"), Some("/e/1?done=2"));
        for other in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb"] {
            assert_eq!(local(other), None, "{other}");
        }
    }
}
