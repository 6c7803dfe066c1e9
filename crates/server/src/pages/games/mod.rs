//! Games of a league or a ladder: the order, the season, what each game has moved, how somebody came where he is.
mod play;

pub(crate) use play::{log, tables};

use super::cited::{Cited, cited};
use super::{board, results, standings as place_of};
use crate::asked::View;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use crate::{secret, time};
use askama::Template;
use axum::response::Response;
use rules::hall::EventKind;
use text::hall::Names;
use text::{Lang, happened, say};
use tournament::club::rating::{Ladder, Line, Rating, ladder};
use tournament::club::{Game, Priority, priority};
use tournament::protocol;
use tournament::standings::visible;
use tournament::{Date, EntryId, TableId, TableNo, Tournament};

/// Games of a page.
const GAMES: usize = 20;

#[derive(Template)]
#[template(path = "games.html")]
struct Games {
    page: Page,
    frame: Frame,
    /// Where games are not played one by one: the clause.
    rounds: Option<Cited>,
    order: Vec<Ranked>,
    rated: bool,
    season: Option<Season>,
    latest: Vec<Row>,
    chosen: Option<History>,
    players: Vec<Player>,
    winds: Vec<(String, &'static str, String)>,
    form_hint: String,
    today: String,
    seed: u64,
}

struct Ranked {
    place: String,
    entry: u32,
    name: String,
    games: u16,
    rating: String,
}

struct Season {
    year: i16,
    cited: Cited,
    lines: Vec<(String, u32, String, String)>,
}

/// A game with what it has moved.
struct Row {
    day: String,
    address: String,
    state: String,
    note: String,
    seats: Vec<(String, String, String)>,
}

/// How somebody came where he is.
struct History {
    name: String,
    lines: Vec<(String, String, String, String)>,
}

/// Somebody who may sit down.
struct Player {
    entry: u32,
    name: String,
    first: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Games);
    let (page, event) = (&view.page, &view.event);
    let lang = page.lang();
    let kind = event.setup.law.hall.course.kind;
    let zone = time::zone(&event.setup.settings.zone);
    let today = time::day(time::now(), &zone).unwrap_or(event.setup.settings.first_day);
    // What is held back is not told by a rating.
    let open = tournament::standings::shown_up_to(event, page.visit.role).is_none();
    let ladder = ladder(event).filter(|_| open);
    let chosen = view.number("player").map(EntryId);
    render(&Games {
        rounds: (kind.value == EventKind::Tournament).then(|| cited(lang, kind.basis)),
        order: order(page, event, ladder.as_ref()),
        rated: ladder.is_some(),
        season: ladder.as_ref().and_then(|ladder| season(lang, event, ladder, today)),
        latest: latest(page, event, ladder.as_ref()),
        chosen: ladder.as_ref().zip(chosen).map(|(ladder, entry)| history(lang, event, ladder, entry)),
        players: if page.scribes() { players(lang, event, today) } else { Vec::new() },
        winds: board::winds(lang),
        form_hint: say!(lang, "desk-points-forms", family = results::family(&event.setup.law.table)),
        today: today.to_string(),
        seed: secret::seed(),
        frame,
        page: view.page.clone(),
    })
}

fn order(page: &Page, event: &Tournament, ladder: Option<&Ladder>) -> Vec<Ranked> {
    let lang = page.lang();
    let standings = visible(event, page.visit.role);
    let row = |row: &tournament::standings::Row| Ranked {
        place: text::standings::place(lang, row),
        entry: row.entry.0,
        name: event.entry(lang, row.entry),
        games: row.played,
        rating: ladder
            .map(|ladder| place_of::rating(lang, ladder.rating(row.entry).value))
            .unwrap_or_default(),
    };
    standings.rows.iter().map(row).collect()
}

/// What this season has brought; nothing before its first game.
fn season(lang: Lang, event: &Tournament, ladder: &Ladder, today: Date) -> Option<Season> {
    let season = ladder.season(&event.setup.law, today.year());
    let mut lines = season.value;
    lines.sort_by_key(|line| std::cmp::Reverse(line.after.hundredths()));
    let places = |places: [u32; 4]| places.map(|n| n.to_string()).join(" · ");
    let line = |line: &tournament::club::rating::SeasonLine| {
        let change = line.after.hundredths() - line.before.hundredths();
        (event.entry(lang, line.entry), line.games, moved(lang, change), places(line.places))
    };
    let lines: Vec<_> = lines.iter().map(line).collect();
    (!lines.is_empty()).then(|| Season { year: today.year(), cited: cited(lang, season.basis), lines })
}

/// A change of a rating, with its sign.
fn moved(lang: Lang, hundredths: i64) -> String {
    let size = place_of::rating(lang, Rating::of_hundredths(hundredths.abs()));
    match hundredths {
        0 => size,
        n if n < 0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}

/// The latest games.
fn latest(page: &Page, event: &Tournament, ladder: Option<&Ladder>) -> Vec<Row> {
    event.club.games.iter().rev().take(GAMES).map(|game| row(page, event, ladder, game)).collect()
}

fn row(page: &Page, event: &Tournament, ladder: Option<&Ladder>, game: &Game) -> Row {
    let lang = page.lang();
    let at = TableId { round: game.round, table: TableNo(1) };
    let rated = ladder.and_then(|ladder| ladder.games.iter().find(|rated| rated.at == at));
    let unrated = ladder.and_then(|ladder| ladder.unrated.iter().find(|(other, _)| *other == at));
    let shown =
        tournament::standings::shown_up_to(event, page.visit.role).is_none_or(|last| at.round <= last);
    let result = protocol::result(event, at).filter(|_| shown);
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let seat = |entry: EntryId| {
        let line = result.as_ref().and_then(|result| result.lines.iter().find(|line| line.entry == entry));
        let points = line.map(|line| board::score(lang, event, at, line.score)).unwrap_or_default();
        let change = rated.and_then(|rated| rated.lines.iter().find(|line| line.entry == entry));
        let change = change.map(|line| moved(lang, change_of(line))).unwrap_or_default();
        (happened::player(lang, event, entry, at.round), points, change)
    };
    let state = board::state(event, at);
    Row {
        day: game.day.to_string(),
        address: format!("rounds/{}/tables/{}", at.round, at.table),
        state: say!(lang, "desk-table-state", state = state),
        note: unrated
            .map(|(_, why)| say!(lang, "desk-game-unrated", basis = text::citation(lang, why.basis)))
            .unwrap_or_default(),
        seats: seats.into_iter().flatten().map(seat).collect(),
    }
}

fn change_of(line: &Line) -> i64 {
    line.after.value.hundredths() - line.before.value.hundredths()
}

fn history(lang: Lang, event: &Tournament, ladder: &Ladder, entry: EntryId) -> History {
    let line = |(day, _, line): (Date, TableId, &Line)| {
        let place = if line.place.first == line.place.last {
            line.place.first.to_string()
        } else {
            format!("{}–{}", line.place.first, line.place.last)
        };
        (day.to_string(), place, moved(lang, change_of(line)), place_of::rating(lang, line.after.value))
    };
    let mut lines: Vec<_> = ladder.of_days(entry).map(line).collect();
    lines.reverse();
    History { name: event.entry(lang, entry), lines }
}

/// Everybody who may sit down, by name, with the priority at the automatic table.
fn players(lang: Lang, event: &Tournament, today: Date) -> Vec<Player> {
    let active = event.people.active(event.seats.next());
    let player = |entry: EntryId| {
        let first = priority(event, entry, today).map(|first| {
            let (why, games) = match first.value {
                Priority::Member => ("member", 0),
                Priority::FarFriend => ("friend", 0),
                Priority::Games(games) => ("games", games),
            };
            say!(lang, "desk-priority", why = why, n = games, basis = text::citation(lang, first.basis))
        });
        Player { entry: entry.0, name: event.entry(lang, entry), first: first.unwrap_or_default() }
    };
    let mut all: Vec<Player> = active.map(player).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}
