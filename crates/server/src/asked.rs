//! What a request about an event names: the event, the numbers in the address, what stands behind the question mark.
use crate::app::App;
use crate::book::Hall;
use crate::failure::Failure;
use crate::frame::{Done, Frame, Here};
use crate::page::Page;
use axum::extract::{FromRequestParts, Query, RawPathParams};
use axum::http::request::Parts;
use std::str::FromStr;
use std::sync::Arc;
use tournament::{PenaltyNo, PersonId, RoundNo, TableId, TableNo, Tournament};

/// A number as addresses write it: digits and nothing else, so that nobody reads another number in it than somebody else.
fn digits<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// The number of the event that an address is about, a page's or one for programs. Who somebody is hangs on it: whoever
/// asks for the event of an address asks here.
pub(crate) fn event_in(address: &str) -> Option<i64> {
    let rest = address.strip_prefix("/e/").or_else(|| address.strip_prefix("/api/events/"))?;
    digits(rest.split(['/', '?', '#']).next()?)
}

/// What an address names in its places.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(Vec<(String, String)>);

impl Numbers {
    /// A number by its name in the table of routes; what is none names no page.
    pub(crate) fn get<T: FromStr>(&self, name: &str) -> Result<T, Failure> {
        digits(self.word(name)?).ok_or_else(Failure::unknown)
    }

    /// A word by its name in the table of routes.
    pub(crate) fn word(&self, name: &str) -> Result<&str, Failure> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str()).ok_or_else(Failure::unknown)
    }

    /// The round.
    pub(crate) fn round(&self) -> Result<RoundNo, Failure> {
        self.get("round").map(RoundNo)
    }

    /// The table of the round.
    pub(crate) fn table(&self) -> Result<TableId, Failure> {
        Ok(TableId { round: self.round()?, table: self.get("table").map(TableNo)? })
    }

    /// The person.
    pub(crate) fn person(&self) -> Result<PersonId, Failure> {
        self.get("person").map(PersonId)
    }

    /// The penalty.
    pub(crate) fn penalty(&self) -> Result<PenaltyNo, Failure> {
        self.get("penalty").map(PenaltyNo)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Numbers {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let all = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Failure::unknown())?;
        Ok(Self(all.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()))
    }
}

/// A page of an event that is looked at.
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) app: App,
    pub(crate) page: Page,
    pub(crate) hall: Arc<Hall>,
    /// The event as it is now.
    pub(crate) event: Arc<Tournament>,
    pub(crate) numbers: Numbers,
    query: Vec<(String, String)>,
}

impl View {
    /// What surrounds the page.
    pub(crate) fn frame(&self, here: Here) -> Frame {
        let done = Done { lines: self.typed("done"), again: self.typed("again").is_some() };
        Frame::of(&self.page, self.hall.id.0, &self.event, &done, here)
    }

    /// Something behind the question mark.
    pub(crate) fn typed(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A number behind the question mark.
    pub(crate) fn number<T: FromStr>(&self, name: &str) -> Option<T> {
        self.typed(name)?.parse().ok()
    }
}

impl FromRequestParts<App> for View {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let page = Page::from_request_parts(parts, app).await?;
        let numbers = Numbers::from_request_parts(parts, app).await?;
        let Query(query) = Query::try_from_uri(&parts.uri).map_err(|_| Failure::unknown())?;
        let hall = app.hall(numbers.get("event")?).await?;
        let event = hall.event();
        Ok(Self { app: app.clone(), page, hall, event, numbers, query })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::ROUTES;

    #[test]
    fn the_event_of_an_address_is_written_in_digits() {
        for route in ROUTES.iter().filter(|route| route.path.contains("{event}")) {
            assert_eq!(event_in(&route.path.replace("{event}", "12")), Some(12), "{}", route.path);
        }
        assert_eq!((event_in("/e/12?done=3"), event_in("/e/12#log")), (Some(12), Some(12)));
        for other in
            ["/e/+1", "/e/-1", "/e/%32", "/e/1x/people", "/e/", "/events/1", "/e/99999999999999999999"]
        {
            assert_eq!(event_in(other), None, "{other}");
        }
    }
}
