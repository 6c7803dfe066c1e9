//! A round: who sits where and how good that is, the clock and its signals, the board of results and their entry.
use super::board::{self, Table};
use super::clock::{self, Face};
use super::{quality, results};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::totals;
use crate::{time, words};
use askama::Template;
use axum::response::Response;
use rules::regulation::TableRules;
use text::hall::School;
use text::{hall as hall_words, happened, say};
use tournament::protocol::Progress;
use tournament::round::clock::Stage;
use tournament::round::{Command as Round, Extra, Signal, Tables};
use tournament::seats::Visibility;
use tournament::{Command, RoundNo, TableId, TableNo, Tournament};

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
    more: String,
    riichi: bool,
    sichuan: bool,
    /// Tables whose seats are not found yet.
    unsettled: Vec<u16>,
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

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let round = view.numbers.round()?;
    let number = round.0;
    let frame = view.frame(Here::Round(round));
    let View { page, event, .. } = view;
    if number == 0 || round > event.seats.next() {
        return Err(Failure::unknown());
    }
    let lang = page.lang();
    let seated = event.seats.round(round);
    let published = seated.is_some_and(|r| r.visibility == Visibility::Published);
    let confirmed = event.round.is_confirmed(round);
    let begun = event.round.course(round).is_some_and(tournament::round::Course::has_begun);
    let table = &event.setup.law.table;
    let board = board::board(&page, &event, round);
    Ok(render(&RoundPage {
        number,
        title: text::capital(&happened::round(lang, &event, round)),
        seated: seated.is_some(),
        running: published && !confirmed,
        confirmed,
        planned: seated.is_some() && !published,
        clock: clock::face(lang, &event, Some(round), time::now()),
        signals: signals(&page, &event, round),
        enters: published && !confirmed && !frame.closed,
        focus: begun,
        sum: results::sum(&event),
        next_table: missing(&event, round).map(|t| t.to_string()).unwrap_or_default(),
        winds: board::winds(lang),
        form_hint: say!(lang, "desk-points-forms", form = totals::form(&event, round)),
        more: say!(lang, "desk-entry-more", family = text::family_id(table)),
        riichi: matches!(table, TableRules::Riichi(_)),
        sichuan: matches!(table, TableRules::Sichuan(_)),
        conflicts: conflicts(&page, &event, round),
        waiting: board.iter().any(|table| table.state == "entered"),
        unsettled: tournament::seats::unsettled(&event, round).into_iter().map(|table| table.0).collect(),
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
    let school = School::of(&event.setup.law).id();
    // Some regulations let the last deal be called only once the time is over.
    let may = |id: &&&str| {
        let signal = Signal::LastDeal;
        let command = Command::Round(Round::Signal { round, tables: Tables::All, signal });
        **id != "last-deal" || page.visit.would(event, command).is_ok()
    };
    ids.iter()
        .filter(may)
        .map(|id| (*id, say!(page.lang(), "desk-signal", signal = *id, school = school)))
        .collect()
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
        Sheet::Deals(_) | Sheet::Game(..) => {
            say!(lang, "desk-by-deals", school = School::of(&event.setup.law).id())
        }
    };
    let names = event.seats.seats(at).copied().unwrap_or_default();
    let names = names.map(|entry| entry.map(|e| board::name(lang, event, e, at.round)).unwrap_or_default());
    words::with_teller(lang, event, |teller| {
        say!(
            lang,
            "desk-version",
            time = (teller.clock)(entered.at),
            role = say!(lang, "desk-role", role = entered.by.role.id()),
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

/// Gives a signal, or more time.
pub(crate) async fn signal(form: Form) -> Result<Response, Failure> {
    let round = form.numbers.round()?;
    let typed = form.fields.text("tables");
    let unknown = || Failure::wrong(say!(form.page.lang(), "desk-no-number", typed = typed));
    let tables = tables(typed).ok_or_else(unknown)?;
    let signal = |signal| Round::Signal { round, tables, signal };
    let command = match form.fields.text("signal") {
        "start" => signal(Signal::Start),
        "pause" => signal(Signal::Pause),
        "resume" => signal(Signal::Resume),
        "last-deal" => signal(Signal::LastDeal),
        "end" => signal(Signal::End),
        "extra" => extra(&form, round, tables)?,
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Round(command)], &format!("rounds/{round}")).await
}

/// More minutes, or more deals after the last-deal signal.
fn extra(form: &Form, round: RoundNo, tables: Tables) -> Result<Round, Failure> {
    let extra = match results::optional(form, "deals")? {
        Some(deals) => Extra::Deals(deals),
        None => Extra::Time(results::minutes(form, "minutes")?),
    };
    Ok(Round::Extra { round, tables, extra, reason: form.fields.text("reason").to_owned() })
}

/// `3`, `1-7`, or nothing for all.
fn tables(typed: &str) -> Option<Tables> {
    let number = |text: &str| text.trim().parse::<u16>().ok().filter(|n| *n > 0).map(TableNo);
    if typed.is_empty() {
        return Some(Tables::All);
    }
    let (from, to) = typed.split_once(['-', '–']).unwrap_or((typed, typed));
    number(from).zip(number(to)).map(|(from, to)| Tables::Range(from, to))
}

/// Opens a confirmed round again; whoever came from a table goes on there.
pub(crate) async fn reopen(form: Form) -> Result<Response, Failure> {
    let round = form.numbers.round()?;
    let reason = form.fields.text("reason").to_owned();
    let command = Command::Round(Round::Reopen { round, reason });
    let to = match results::optional::<u16>(&form, "table")? {
        Some(table) => format!("rounds/{round}/tables/{table}"),
        None => format!("rounds/{round}"),
    };
    form.give(vec![command], &to).await
}
