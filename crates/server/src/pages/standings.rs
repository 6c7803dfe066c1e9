//! Standings: the places, the criterion that decided each, what they wait for.
use super::awards;
use crate::asked::View;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use askama::Template;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use formats::event_export::{criteria, standings_table};
use rules::hall::EventKind;
use text::hall::{Names, School};
use text::standings as words;
use text::{Lang, say};
use tournament::club::rating::Rating;
use tournament::standings::{Prize, Row as Place, Stage, Standings, Value, shown_up_to, visible};
use tournament::{EntryId, Tournament};

#[derive(Template)]
#[template(path = "standings.html")]
struct StandingsPage {
    page: Page,
    frame: Frame,
    title: String,
    state: String,
    held: Option<String>,
    columns: Vec<Column>,
    rows: Vec<Row>,
    prizes: bool,
    ties: Vec<String>,
    /// Places that the ceremony has revealed.
    revealed: Vec<(u16, String, String)>,
    explained: Vec<String>,
    /// In a ladder: from how many rated games on somebody is listed.
    listed: Option<String>,
}

struct Column {
    name: String,
    number: bool,
}

struct Row {
    place: String,
    entry: u32,
    name: String,
    games: u16,
    values: Vec<Cell>,
    prize: String,
}

struct Cell {
    text: String,
    /// Whether it put this row ahead of the next.
    decides: bool,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Standings);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let standings = visible(&event, page.visit.role);
    let name = |entry: EntryId| event.entry(lang, entry);
    let columns = criteria(&standings);
    let prizes = standings.rows.iter().any(|row| row.prize != Prize::None);
    let column = |name: String, number| Column { name, number };
    let mut heads = vec![
        column(page.s("standings-place"), true),
        column(page.s("standings-player"), false),
        column(page.s("standings-games"), true),
    ];
    heads.extend(columns.iter().map(|one| column(words::criterion(lang, *one), true)));
    heads.extend(prizes.then(|| column(page.s("standings-prize"), true)));
    let row = |row: &Place| Row {
        place: words::place(lang, row),
        entry: row.entry.0,
        name: name(row.entry),
        games: row.played,
        values: columns
            .iter()
            .map(|column| {
                let (text, decides) = words::cell(lang, row, *column);
                Cell { text, decides }
            })
            .collect(),
        prize: words::prize(lang, row),
    };
    let held = shown_up_to(&event, page.visit.role).map(|_| page.s("desk-standings-held"));
    render(&StandingsPage {
        title: title(lang, &event, &standings),
        state: words::state(lang, &event, &standings),
        held,
        columns: heads,
        rows: standings.rows.iter().map(row).collect(),
        prizes,
        ties: standings.open_ties().map(|tie| words::tie(lang, tie, name)).collect(),
        revealed: awards::revealed(lang, &event),
        listed: listed(lang, &event),
        explained: words::explain(lang, School::of(&event.setup.law), &standings, name),
        page,
        frame,
    })
}

/// What the standings are of.
pub(super) fn title(lang: Lang, event: &Tournament, standings: &Standings) -> String {
    let name = event.setup.settings.name.as_str();
    if standings.rows.iter().any(|row| row.stage == Stage::Final) {
        return say!(lang, "standings-title-final", name = name);
    }
    let school = School::of(&event.setup.law).id();
    say!(lang, "standings-title", name = name, after = standings.after.0, school = school)
}

/// From how many rated games on somebody is listed, where a ladder asks for some.
fn listed(lang: Lang, event: &Tournament) -> Option<String> {
    let hall = &event.setup.law.hall;
    let least = hall.ladder.listed_games;
    (hall.course.kind.value == EventKind::Ladder).then(|| {
        say!(lang, "desk-listed-from", n = least.value.get(), basis = text::citation(lang, least.basis))
    })
}

/// A rating as it is written.
pub(super) fn rating(lang: Lang, rating: Rating) -> String {
    words::value(lang, Value::Hundredths(rating.hundredths()))
}

/// The same as a list for a table program.
pub(crate) async fn csv(view: View) -> Response {
    let text = standings_table(&view.event, &visible(&view.event, view.page.visit.role)).csv();
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"standings.csv\""),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, text).into_response()
}
