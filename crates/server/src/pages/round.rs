//! A round: who sits where and how good that is, the clock and its signals, the board of results and their entry.
use super::board::{self, Table};
use super::clock::{self, Face};
use super::{quality, results};
use crate::app::App;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here, frame};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{time, words};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use rules::regulation::TableRules;
use rules::seat::Wind;
use text::{hall as hall_words, happened, say};
use tournament::protocol::Progress;
use tournament::round::clock::Stage;
use tournament::round::{Command as Round, Extra, Signal, Tables};
use tournament::seats::{self, Edit, Event as Seated, Visibility};
use tournament::{Command, EntryId, Event, RoundNo, Span, TableId, TableNo, Tournament};

#[derive(Template)]
#[template(path = "round.html")]
#[expect(clippy::struct_excessive_bools, reason = "what a template asks is yes or no")]
struct RoundPage {
    page: Page,
    frame: Frame,
    number: u32,
    title: String,
    seated: bool,
    running: bool,
    confirmed: bool,
    planned: bool,
    clock: Face,
    signals: Vec<(&'static str, String)>,
    enters: bool,
    focus: bool,
    sum: String,
    next_table: String,
    winds: Vec<(String, &'static str, String)>,
    form_hint: String,
    riichi: bool,
    board: Vec<Table>,
    conflicts: Vec<Conflict>,
    waiting: bool,
    notes: Vec<String>,
    quality: Vec<(String, String)>,
    edits: bool,
    players: Vec<(u32, String)>,
}

struct Conflict {
    table: u16,
    title: String,
    versions: Vec<Version>,
}

struct Version {
    number: u16,
    text: String,
    choose: String,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path((event, number)): Path<(i64, u32)>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let round = RoundNo(number);
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Round(round)).await?;
    if number == 0 || round > event.seats.next() {
        return Err(Failure::unknown());
    }
    let lang = page.lang();
    let seated = event.seats.round(round);
    let published = seated.is_some_and(|r| r.visibility == Visibility::Published);
    let confirmed = event.round.is_confirmed(round);
    let begun = event.round.course(round).is_some_and(tournament::round::Course::has_begun);
    let table = &event.setup.law.table;
    let wind = |wind: Wind| (board::letter(lang, wind), text::wind_id(wind), text::wind(lang, wind));
    let board = board::board(&page, &event, round);
    Ok(render(&RoundPage {
        number,
        title: happened::round(lang, &event, round),
        seated: seated.is_some(),
        running: published && !confirmed,
        confirmed,
        planned: seated.is_some() && !published,
        clock: clock::face(lang, &event, Some(round), time::now()),
        signals: signals(&page, &event, round),
        enters: published && !confirmed,
        focus: begun,
        sum: sum(&event),
        next_table: missing(&event, round).map(|t| t.to_string()).unwrap_or_default(),
        winds: (0..4).map(Wind::from_index).map(wind).collect(),
        form_hint: say!(lang, "desk-points-forms", family = results::family(table)),
        riichi: matches!(table, TableRules::Riichi(_)),
        conflicts: conflicts(&page, &event, round),
        waiting: board.iter().any(|table| table.state == "entered"),
        board,
        notes: words::with_teller(lang, &event, |teller| {
            event.seats.notes(round).iter().map(|note| hall_words::note(&teller.voice(), note)).collect()
        }),
        quality: quality::report(lang, &event),
        edits: seated.is_some() && !begun && !confirmed,
        players: players(&page, &event, round),
        page,
        frame,
    }))
}

/// What four totals come to; empty where that is not the same always.
pub(super) fn sum(event: &Tournament) -> String {
    match &event.setup.law.table {
        TableRules::Riichi(rules) => (4 * rules.game.start_points.value.get()).to_string(),
        TableRules::Sichuan(_) => "0".to_owned(),
        TableRules::Classical(_) => String::new(),
    }
}

/// The first table without a result.
fn missing(event: &Tournament, round: RoundNo) -> Option<TableNo> {
    let lacking = tournament::round::confirm::lacking(event, round);
    let missing = lacking.into_iter().find(|(lacks, _)| *lacks == tournament::round::Lacks::Protocol);
    missing.and_then(|(_, tables)| tables.first().copied())
}

/// The signals that make sense now.
fn signals(page: &Page, event: &Tournament, round: RoundNo) -> Vec<(&'static str, String)> {
    let clock = tournament::round::clock::common(event, round, time::now());
    let ids: &[&str] = match clock.stage {
        Stage::Waits => &["start"],
        Stage::Paused => &["resume", "end"],
        Stage::Ended => &[],
        Stage::LastDeal => &["pause", "end"],
        Stage::Plays | Stage::RedZone | Stage::TimeUp => &["pause", "last-deal", "end"],
    };
    ids.iter().map(|id| (*id, say!(page.lang(), "desk-signal", signal = *id))).collect()
}

fn conflicts(page: &Page, event: &Tournament, round: RoundNo) -> Vec<Conflict> {
    let lang = page.lang();
    let at_round = event.protocol.all.iter().filter(|(at, _)| at.round == round);
    let open = at_round.filter(|(_, p)| p.progress == Progress::Conflict || !p.objections.is_empty());
    open.map(|(at, protocol)| {
        let version = |(number, entered): (u16, &tournament::protocol::Entered)| Version {
            number,
            text: entered_text(page, event, *at, entered),
            choose: say!(lang, "desk-settle", n = number),
        };
        Conflict {
            table: at.table.0,
            title: happened::table(lang, event, *at),
            versions: (1..).zip(&protocol.versions).map(version).collect(),
        }
    })
    .collect()
}

/// A version of a protocol: by whom, when, and what it comes to.
fn entered_text(
    page: &Page,
    event: &Tournament,
    at: TableId,
    entered: &tournament::protocol::Entered,
) -> String {
    use tournament::protocol::{Sheet, Totals};
    let lang = page.lang();
    let numbers = match &entered.sheet {
        Sheet::Totals(Totals::Riichi { points, .. } | Totals::Sichuan { points, .. }) => {
            points.map(|n| text::number(lang, i64::from(n))).join(" · ")
        }
        Sheet::Totals(Totals::Classical { seats, .. }) => {
            seats.map(|seat| text::signed(lang, i64::from(seat.whists))).join(" · ")
        }
        Sheet::Deals(_) | Sheet::Game(..) => say!(lang, "desk-by-deals"),
    };
    let names = event.seats.seats(at).copied().unwrap_or_default();
    let names = names.map(|entry| entry.map(|e| board::name(event, e, at.round)).unwrap_or_default());
    words::with_teller(lang, event, |teller| {
        say!(
            lang,
            "desk-version",
            time = (teller.clock)(entered.at),
            role = say!(lang, "desk-role", role = crate::visit::role_id(entered.by.role)),
            names = names.join(" · "),
            numbers = numbers
        )
    })
}

/// Everybody who sits in the round, by name.
fn players(page: &Page, event: &Tournament, round: RoundNo) -> Vec<(u32, String)> {
    let Some(seated) = event.seats.round(round) else { return Vec::new() };
    let mut all: Vec<(u32, String)> =
        seated.seated().map(|entry| (entry.0, happened::player(page.lang(), event, entry, round))).collect();
    all.sort_by(|a, b| a.1.cmp(&b.1));
    all
}

#[derive(Template)]
#[template(path = "rescored.html")]
struct Rescored {
    page: Page,
    frame: Frame,
    number: u32,
    id: String,
    what: String,
    rows: Vec<(String, String, String)>,
    one: u32,
    other: u32,
    reason: String,
}

/// Changes a seating by hand, or shows what the change would make of it.
pub(crate) async fn edit(
    State(app): State<App>,
    page: Page,
    Path((number, round)): Path<(i64, u32)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let round = RoundNo(round);
    let (frame, hall, event) =
        frame(&app, page.clone(), number, &Done::default(), Here::Round(round)).await?;
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    let to = format!("/e/{number}/rounds/{round}");
    form.unchanged(|entry| {
        let about = |event: &Event| match event {
            Event::Seats(Seated::Edited { round: other, .. } | Seated::ClosedUp { round: other, .. }) => {
                *other == round
            }
            Event::Seats(Seated::Seated { from, .. }) => *from <= round,
            Event::Seats(Seated::Withdrawn { round: other }) => *other <= round,
            _ => false,
        };
        entry.events.iter().any(about)
    })?;
    if fields.text("act") == "withdraw" {
        return form.give(vec![Command::Seats(seats::Command::Withdraw { round })], &to).await;
    }
    let (one, other) =
        fields.number::<u32>("one").zip(fields.number::<u32>("other")).ok_or_else(Failure::unknown)?;
    let edit = Edit::Swap(EntryId(one), EntryId(other));
    let reason = fields.text("reason").to_owned();
    if fields.text("act") != "look" {
        return form.give(vec![Command::Seats(seats::Command::Edit { round, edit, reason })], &to).await;
    }
    let lang = page.lang();
    let (then, _) = seats::rescored(&event, round, edit).ok_or_else(Failure::unknown)?;
    let now = quality::rows(lang, &event, &seats::quality(&event));
    let then = quality::rows(lang, &event, &then);
    let mut names: Vec<&String> = now.iter().chain(&then).map(|(name, _)| name).collect();
    names.dedup();
    let mut seen: Vec<&String> = Vec::new();
    names.retain(|name| {
        let is_new = !seen.contains(name);
        seen.push(name);
        is_new
    });
    let value = |rows: &[(String, String)], name: &str| {
        rows.iter().find(|(one, _)| one == name).map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let rows = names.into_iter().map(|name| (name.clone(), value(&now, name), value(&then, name))).collect();
    let player = |entry| happened::player(lang, &event, EntryId(entry), round);
    let what = say!(lang, "desk-rescored-what", one = player(one), other = player(other));
    let id = page.id();
    Ok(render(&Rescored { page, frame, number: round.0, id, what, rows, one, other, reason }))
}

/// Gives a signal, or more time.
pub(crate) async fn signal(
    State(app): State<App>,
    page: Page,
    Path((event, round)): Path<(i64, u32)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let round = RoundNo(round);
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    let signal = |signal| Round::Signal { round, tables: Tables::All, signal };
    let command = match fields.text("signal") {
        "start" => signal(Signal::Start),
        "pause" => signal(Signal::Pause),
        "resume" => signal(Signal::Resume),
        "last-deal" => signal(Signal::LastDeal),
        "end" => signal(Signal::End),
        "extra" => extra(&page, round, &fields)?,
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Round(command)], &format!("/e/{}/rounds/{round}", hall.id)).await
}

fn extra(page: &Page, round: RoundNo, fields: &Fields) -> Result<Round, Failure> {
    let lang = page.lang();
    let wrong = |typed: &str| Failure::wrong(say!(lang, "desk-no-number", typed = typed));
    let minutes: i64 =
        fields.number("minutes").filter(|n| *n > 0).ok_or_else(|| wrong(fields.text("minutes")))?;
    let typed = fields.text("tables");
    let number = |text: &str| text.trim().parse::<u16>().ok().filter(|n| *n > 0).map(TableNo);
    let tables = if typed.is_empty() {
        Tables::All
    } else {
        let (from, to) = typed.split_once(['-', '–']).unwrap_or((typed, typed));
        let (from, to) = number(from).zip(number(to)).ok_or_else(|| wrong(typed))?;
        Tables::Range(from, to)
    };
    let reason = fields.text("reason").to_owned();
    Ok(Round::Extra { round, tables, extra: Extra::Time(Span::minutes(minutes)), reason })
}

/// Opens a confirmed round again.
pub(crate) async fn reopen(
    State(app): State<App>,
    page: Page,
    Path((event, round)): Path<(i64, u32)>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let round = RoundNo(round);
    let reason = fields.text("reason").to_owned();
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    let command = Command::Round(Round::Reopen { round, reason });
    form.give(vec![command], &format!("/e/{}/rounds/{round}", hall.id)).await
}
