//! The public page of an event: what is announced, who sits where, what came of it.
use super::board::{self, Table};
use super::{desk, events, programme};
use crate::asked::View;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use askama::Template;
use axum::response::Response;
use rules::hall::EventKind;
use text::happened;
use tournament::RoundNo;

#[derive(Template)]
#[template(path = "event.html")]
struct Event {
    page: Page,
    frame: Frame,
    head: String,
    rules: &'static str,
    rules_name: String,
    announcements: Vec<(String, String)>,
    lines: Vec<(String, String, String)>,
    rounds: Vec<Round>,
    /// Whether games are played one by one, and have a page.
    games: bool,
}

struct Round {
    title: String,
    board: Vec<Table>,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Other);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let rounds = (0..event.seats.rounds.len()).rev().map(RoundNo::of_index);
    let rounds = rounds.filter(|round| board::is_shown(&page, &event, *round)).map(|round| Round {
        title: text::capital(&happened::round(lang, &event, round)),
        board: board::board(&page, &event, round),
    });
    let id = event.setup.law.id;
    render(&Event {
        head: events::head(lang, &event),
        rules: id.id(),
        rules_name: text::regulation_name(lang, id),
        announcements: desk::announcements(&page, &event),
        lines: programme::lines(lang, &event),
        rounds: rounds.collect(),
        games: event.setup.law.hall.course.kind.value != EventKind::Tournament,
        page,
        frame,
    })
}
