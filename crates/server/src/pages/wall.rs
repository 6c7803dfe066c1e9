//! The wall: what the hall looks at. The clock, the seating by name and by table, the standings, turning by themselves.
use super::awards;
use super::board::{self, Table};
use super::clock::{self, Face};
use super::standings as table_of_places;
use crate::asked::View;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use crate::time;
use crate::visit::Visit;
use askama::Template;
use axum::response::Response;
use text::hall::Names;
use text::{hall as hall_words, happened, say};
use tournament::round::clock::badges;
use tournament::round::phase;
use tournament::seats::Visibility;
use tournament::standings::visible;
use tournament::{Role, RoundNo, Span, Tournament};

/// An announcement stays so long.
const NOTICE: Span = Span::minutes(10);

#[derive(Template)]
#[template(path = "wall.html")]
struct Wall {
    page: Page,
    frame: Frame,
    clock: Face,
    round: String,
    badges: String,
    notice: Option<String>,
    seating_title: String,
    by_name: Vec<(String, String)>,
    tables: Vec<Table>,
    standings_title: String,
    criterion: String,
    standings: Vec<(String, String, String)>,
    /// Places that the ceremony has revealed.
    revealed: Vec<(u16, String)>,
    quiet: bool,
}

/// What everybody may see, whoever is logged in on this machine.
pub(crate) async fn show(mut view: View) -> Response {
    view.page = Page::new(Visit { role: Role::Public, ..view.page.visit });
    let frame = view.frame(Here::Other);
    let View { page, event, .. } = view;
    let (lang, now) = (page.lang(), time::now());
    let round = phase::current(&event)
        .filter(|round| event.seats.round(*round).is_some_and(|r| r.visibility == Visibility::Published));
    let clock = clock::face(lang, &event, round, now);
    let named = round.map(|round| happened::round(lang, &event, round)).unwrap_or_default();
    let (criterion, standings) = places(&page, &event);
    let by_name = round.map(|round| by_name(&page, &event, round)).unwrap_or_default();
    render(&Wall {
        badges: round.map(|round| differences(&page, &event, round)).unwrap_or_default(),
        notice: notice(&event, now),
        seating_title: say!(lang, "desk-wall-seating", round = named.as_str()),
        tables: round.map(|round| board::board(&page, &event, round)).unwrap_or_default(),
        standings_title: table_of_places::title(lang, &event, &visible(&event, Role::Public)),
        revealed: awards::revealed(lang, &event),
        quiet: !clock.shown && standings.is_empty(),
        round: named,
        by_name,
        criterion,
        standings,
        clock,
        page,
        frame,
    })
}

/// Everybody by name with table and wind.
fn by_name(page: &Page, event: &Tournament, round: RoundNo) -> Vec<(String, String)> {
    let lang = page.lang();
    let mut all: Vec<(String, String)> = board::board(page, event, round)
        .into_iter()
        .flat_map(|table| {
            let number = table.number;
            let seats = table.seats.into_iter().filter(|seat| !seat.short.is_empty());
            seats.map(move |seat| {
                let place = say!(lang, "desk-wall-place", table = u32::from(number), wind = seat.letter);
                (seat.short, place)
            })
        })
        .collect();
    all.sort();
    all
}

/// Tables whose time differs from the common clock.
fn differences(page: &Page, event: &Tournament, round: RoundNo) -> String {
    let lang = page.lang();
    let one = |(table, span): (tournament::TableNo, Span)| {
        let sign = if span > Span::ZERO { "+" } else { "" };
        let time = format!("{sign}{}", hall_words::clock(span));
        say!(lang, "desk-wall-badge", table = table.0, time = time)
    };
    badges(event, round, time::now()).into_iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// The last announcement to everybody, while it is new.
fn notice(event: &Tournament, now: tournament::Moment) -> Option<String> {
    let to_all = event.setup.announcements.iter().rev().find(|one| one.tables.is_empty())?;
    (now - to_all.at < NOTICE).then(|| to_all.text.clone())
}

/// The places, with the value of the first criterion; nothing before there is a result.
fn places(page: &Page, event: &Tournament) -> (String, Vec<(String, String, String)>) {
    let lang = page.lang();
    let standings = visible(event, Role::Public);
    if standings.after.0 == 0 {
        return (String::new(), Vec::new());
    }
    let first = standings.rows.iter().find_map(|row| row.keys.first()).map(|key| key.criterion);
    let row = |row: &tournament::standings::Row| {
        let value = row.keys.first().map(|key| text::standings::value(lang, key.value)).unwrap_or_default();
        (table_of_places::place(row, lang), event.entry(lang, row.entry), value)
    };
    let criterion = first.map(|one| text::standings::criterion(lang, one)).unwrap_or_default();
    (criterion, standings.rows.iter().map(row).collect())
}
