//! A form becomes commands: given once, all or none, refused with all reasons, told where it was seen otherwise.
use crate::app::App;
use crate::asked::Numbers;
use crate::book::{Given, Hall, Many, Stop};
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here};
use crate::page::Page;
use crate::pages::look;
use crate::refill::CAME_FROM;
use crate::{time, words};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;
use text::hall::Names;
use text::say;
use tournament::{Command, Entry, Order, PersonId, Tournament};

/// A form about an event that was sent.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) app: App,
    pub(crate) page: Page,
    pub(crate) hall: Arc<Hall>,
    pub(crate) fields: Fields,
    pub(crate) numbers: Numbers,
}

/// What of a list a command is about, so that a refusal can name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Of {
    /// A line, from 1.
    Line(usize),
    /// Somebody of the event.
    Person(PersonId),
}

impl FromRequest<App> for Form {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failure> {
        let (mut parts, body) = request.into_parts();
        let page = Page::from_request_parts(&mut parts, app).await?;
        let numbers = Numbers::from_request_parts(&mut parts, app).await?;
        let hall = app.hall(numbers.get("event")?).await?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Self { app: app.clone(), page, hall, fields, numbers })
    }
}

impl Form {
    /// The event as it is now.
    pub(crate) fn event(&self) -> Arc<Tournament> {
        self.hall.event()
    }

    /// What surrounds a page that answers the form.
    pub(crate) fn frame(&self, here: Here) -> Frame {
        Frame::of(&self.page, self.hall.id.0, &self.event(), &Done::default(), here)
    }

    /// Everything that was sent but these fields, for a page that asks before the form is sent again. The address of that
    /// page is the form's: where one comes from goes on with what was sent.
    pub(crate) fn carried(&self, but: &[&str]) -> Vec<(String, String)> {
        let sent = self.fields.sent().filter(|(name, _)| !but.contains(name));
        let mut all: Vec<(String, String)> =
            sent.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        if !self.fields.has(CAME_FROM) {
            all.extend(self.page.visit.from.clone().map(|from| (CAME_FROM.to_owned(), from)));
        }
        all
    }

    /// Gives the commands, all or none, and leads to a page of the event that tells what they did.
    pub(crate) async fn give(&self, commands: Vec<Command>, to: &str) -> Result<Response, Failure> {
        if self.fields.text("act") == "look" {
            return look::look(self, commands).await;
        }
        let given = self.only_give(commands).await?;
        Ok(self.after(&given, to))
    }

    /// Leads to a page of the event that tells what was done.
    pub(crate) fn after(&self, given: &Given, to: &str) -> Response {
        after(given, &format!("/e/{}/{to}", self.hall.id))
    }

    /// Gives the commands, all or none; the first that is refused says why.
    pub(crate) async fn only_give(&self, commands: Vec<Command>) -> Result<Given, Failure> {
        self.orders(commands, Many::Steps, &[]).await
    }

    /// Gives the commands of a list, all or none; every line that is refused says why.
    pub(crate) async fn give_list(&self, list: Vec<(Of, Command)>, to: &str) -> Result<Response, Failure> {
        let (of, commands): (Vec<Of>, Vec<Command>) = list.into_iter().unzip();
        let given = self.orders(commands, Many::Lines, &of).await?;
        Ok(self.after(&given, to))
    }

    async fn orders(&self, commands: Vec<Command>, many: Many, of: &[Of]) -> Result<Given, Failure> {
        let orders = self.as_orders(commands);
        if orders.is_empty() {
            return Ok(Given { lines: Vec::new(), fresh: false });
        }
        let given = self.app.book.give(&self.hall, orders, many, self.page.visit.author()).await;
        given.map_err(|stop| refusal_of(&self.page, Some(&self.hall.event()), stop, of))
    }

    /// The commands as the sender gives them now.
    pub(crate) fn as_orders(&self, commands: Vec<Command>) -> Vec<Order> {
        let at = time::now();
        let order = |(nth, command): (usize, Command)| {
            let by = self.page.visit.actor(&command);
            Order { id: self.fields.command_id(nth), by, at, command }
        };
        commands.into_iter().enumerate().map(order).collect()
    }

    /// Nothing came between what the sender saw and now that is about the same; a form that was sent before may come again.
    pub(crate) fn unchanged(&self, is_same: impl Fn(&Entry) -> bool) -> Result<(), Failure> {
        let event = self.hall.event();
        let Some(seen) = self.fields.seen() else { return Ok(()) };
        if event.line_of(self.fields.command_id(0)).is_some() {
            return Ok(());
        }
        let since = event.log().iter().skip(seen).filter(|entry| is_same(entry));
        let since: Vec<Entry> = since.cloned().collect();
        if since.is_empty() {
            return Ok(());
        }
        Err(Failure::of(Why::Changed(words::done(self.page.lang(), &event, &since))))
    }
}

/// Why nothing was done, in words.
pub(crate) fn refusal(page: &Page, event: Option<&Tournament>, stop: Stop) -> Failure {
    refusal_of(page, event, stop, &[])
}

fn refusal_of(page: &Page, event: Option<&Tournament>, stop: Stop, of: &[Of]) -> Failure {
    let lang = page.lang();
    match stop {
        Stop::Refused(reasons) => Failure::of(Why::Refused(words::refused(lang, event, &reasons))),
        Stop::RefusedLines(all) => {
            // Several commands may be about one: his reasons are told together, each once.
            let about = |place: usize| of.get(place).copied().unwrap_or(Of::Line(place + 1));
            let each = all.chunk_by(|one, other| about(one.0) == about(other.0)).map(|some| {
                let mut reasons: Vec<String> = Vec::new();
                for reason in some.iter().flat_map(|(_, refused)| words::refused(lang, event, refused)) {
                    if !reasons.contains(&reason) {
                        reasons.push(reason);
                    }
                }
                let reasons = reasons.join(" ");
                match (about(some[0].0), event) {
                    (Of::Person(person), Some(event)) => {
                        let name = event.person(lang, person);
                        say!(lang, "desk-cannot-come", name = name, reasons = reasons)
                    }
                    (Of::Line(line), _) => words::list_line(lang, line, &reasons),
                    (Of::Person(_), None) => reasons,
                }
            });
            Failure::of(Why::Refused(each.collect()))
        }
        Stop::Broken(what) => Failure::broken(what),
    }
}

/// Something of the machine.
pub(crate) fn refusal_of_machine(stop: Stop) -> Failure {
    match stop {
        Stop::Broken(what) => Failure::broken(what),
        other => Failure::broken(format!("{other:?}")),
    }
}

/// Leads to a page that tells what was done.
fn after(given: &Given, to: &str) -> Response {
    let mark = if to.contains('?') { '&' } else { '?' };
    let (to, place) = to.split_once('#').unwrap_or((to, ""));
    let place = if place.is_empty() { String::new() } else { format!("#{place}") };
    let address = match (given.lines.iter().min(), given.lines.iter().max()) {
        (Some(first), Some(last)) => {
            let again = if given.fresh { "" } else { "&again=1" };
            format!("{to}{mark}done={}-{}{again}{place}", first + 1, last + 1)
        }
        _ => format!("{to}{place}"),
    };
    Redirect::to(&address).into_response()
}
