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
use text::{Lang, hall as hall_words, happened, say};
use tournament::round::clock::badges;
use tournament::round::phase;
use tournament::seats::Visibility;
use tournament::standings::{By, visible};
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
    standings: Vec<Placed>,
    /// Whether something beside the first criterion decides between some.
    decided: bool,
    /// Places that the ceremony has revealed, with their points.
    revealed: Vec<(u16, String, String)>,
    quiet: bool,
}

/// A line of the standings.
struct Placed {
    place: String,
    name: String,
    value: String,
    /// What decides between this one and an equal neighbour.
    by: String,
}

/// What everybody may see, whoever is logged in on this machine.
pub(crate) async fn show(mut view: View) -> Response {
    view.page = Page::new(Visit { role: Role::Public, ..view.page.visit });
    let frame = view.frame(Here::Other);
    let View { page, event, .. } = view;
    let (lang, now) = (page.lang(), time::now());
    let round = phase::current(&event)
        .filter(|round| event.seats.round(*round).is_some_and(|r| r.visibility == Visibility::Published));
    let mut clock = clock::face(lang, &event, round, now);
    // After the end of play a clock that stands says nothing.
    if !clock.stopped.is_empty() {
        clock.shown = false;
        clock.text = String::new();
    }
    let named = round.map(|round| text::capital(&happened::round(lang, &event, round))).unwrap_or_default();
    let (criterion, standings) = places(&page, &event);
    let by_name = round.map(|round| by_name(&page, &event, round)).unwrap_or_default();
    render(&Wall {
        badges: round.map(|round| differences(&page, &event, round)).unwrap_or_default(),
        notice: notice(&event, now),
        seating_title: say!(lang, "desk-wall-seating", round = named.as_str()),
        tables: round.map(|round| tables(&page, &event, round)).unwrap_or_default(),
        standings_title: table_of_places::title(lang, &event, &visible(&event, Role::Public)),
        revealed: awards::revealed(lang, &event),
        quiet: !clock.shown && standings.is_empty(),
        decided: standings.iter().any(|row| !row.by.is_empty()),
        round: named,
        by_name,
        criterion,
        standings,
        clock,
        page,
        frame,
    })
}

/// The tables; one whose time differs from the common clock says so.
fn tables(page: &Page, event: &Tournament, round: RoundNo) -> Vec<Table> {
    let different = badges(event, round, time::now());
    let mut tables = board::board(page, event, round);
    for table in &mut tables {
        if let Some((_, span)) = different.iter().find(|(no, _)| no.0 == table.number) {
            table.name = format!("{} {}", table.name, signed_time(*span));
        }
    }
    tables
}

fn signed_time(span: Span) -> String {
    let sign = if span > Span::ZERO { "+" } else { "" };
    format!("{sign}{}", hall_words::clock(span))
}

/// Everybody by name with table and wind.
fn by_name(page: &Page, event: &Tournament, round: RoundNo) -> Vec<(String, String)> {
    let lang = page.lang();
    let mut all: Vec<(String, String)> = board::board(page, event, round)
        .into_iter()
        .flat_map(|table| {
            let (number, open) = (table.number, table.open);
            let seats = table.seats.into_iter().filter(|seat| !seat.short.is_empty());
            seats.map(move |seat| {
                let wind = if open { String::new() } else { seat.wind_name };
                let place = say!(lang, "desk-wall-place", table = u32::from(number), wind = wind);
                (seat.short, place.trim_end().to_owned())
            })
        })
        .collect();
    all.sort_by_cached_key(|(name, place)| (text::sort_key(name), place.clone()));
    all
}

/// Tables whose time differs from the common clock.
fn differences(page: &Page, event: &Tournament, round: RoundNo) -> String {
    let lang = page.lang();
    let one = |(table, span): (tournament::TableNo, Span)| {
        say!(lang, "desk-wall-badge", table = table.0, time = signed_time(span))
    };
    badges(event, round, time::now()).into_iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// The last announcement to everybody, while it is new.
fn notice(event: &Tournament, now: tournament::Moment) -> Option<String> {
    let to_all = event.setup.announcements.iter().rev().find(|one| one.tables.is_empty())?;
    (now - to_all.at < NOTICE).then(|| to_all.text.clone())
}

/// The places, with the value of the first criterion; nothing before there is a result.
fn places(page: &Page, event: &Tournament) -> (String, Vec<Placed>) {
    let lang = page.lang();
    let standings = visible(event, Role::Public);
    if standings.after.0 == 0 {
        return (String::new(), Vec::new());
    }
    let first = standings.rows.iter().find_map(|row| row.keys.first()).map(|key| key.criterion);
    let row = |(at, row): (usize, &tournament::standings::Row)| {
        let value = row.keys.first().map(|key| text::standings::value(lang, key.value)).unwrap_or_default();
        Placed {
            place: text::standings::place(lang, row),
            name: event.entry(lang, row.entry),
            value,
            by: decides(lang, &standings.rows, at),
        }
    };
    let criterion = first.map(|one| text::standings::criterion(lang, one)).unwrap_or_default();
    (criterion, standings.rows.iter().enumerate().map(row).collect())
}

/// What decides between a row and a neighbour of equal first value: the criterion with the own value of it.
fn decides(lang: Lang, rows: &[tournament::standings::Row], at: usize) -> String {
    let before = at.checked_sub(1).and_then(|before| rows.get(before));
    let own = rows.get(at);
    let by = [own, before].into_iter().flatten().filter_map(|row| row.separated_from_next.as_ref());
    let first = own.and_then(|row| row.keys.first()).map(|key| key.criterion);
    let later = by.filter_map(|by| match by.by {
        By::Criterion(criterion) if Some(criterion) != first => Some(criterion),
        _ => None,
    });
    let mut said: Vec<String> = Vec::new();
    for criterion in later {
        let key = own.and_then(|row| row.keys.iter().find(|key| key.criterion == criterion));
        let value = key.map(|key| text::standings::value(lang, key.value)).unwrap_or_default();
        let line = format!("{}: {value}", text::standings::criterion(lang, criterion));
        if !said.contains(&line) {
            said.push(line);
        }
    }
    said.join("; ")
}
