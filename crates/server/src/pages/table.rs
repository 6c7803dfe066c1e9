//! A table of a round: who sits there, every version of its result with who and why, objections, its seats, its game.
use super::board::{self, SeatRow};
use super::stand_in::{self, Called, plays};
use super::{at_table, log};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{totals, words};
use askama::Template;
use axum::response::Response;
use formats::deal_sheet::Family;
use rules::regulation::TableRules;
use rules::seat::Seat;
use std::collections::HashMap;
use text::{Lang, happened, say};
use tournament::protocol::{Event as Written, Progress, Protocol as Paper, Sheet};
use tournament::round::Command as Round;
use tournament::seats::{SeatsBy, seats_by};
use tournament::{Command, Entry, EntryId, Event, RoundNo, TableId, Tournament};

#[derive(Template)]
#[template(path = "table.html")]
#[expect(clippy::struct_excessive_bools, reason = "what a template asks is yes or no")]
struct TablePage {
    page: Page,
    frame: Frame,
    round: u32,
    table: u16,
    title: String,
    state: &'static str,
    state_name: String,
    seats: Vec<SeatRow>,
    players: Vec<(u32, String)>,
    versions: Vec<Version>,
    objections: Vec<String>,
    /// What the results of replaced players are made of.
    replaced: Vec<String>,
    /// What stands in the protocol, as it is typed.
    typed: Typed,
    /// The version in force, as the form of a correction carries it.
    current: String,
    open: bool,
    /// A result that waits for somebody to confirm it.
    waits: bool,
    begun: bool,
    /// Whether the judge chooses between versions.
    settles: bool,
    winds: Vec<(String, &'static str, String)>,
    form_hint: String,
    sheet_lines: &'static [&'static str],
    sheet_hint: String,
    riichi: bool,
    sichuan: bool,
    dice: bool,
    tiles: bool,
}

/// A version of the result.
struct Version {
    number: u16,
    head: String,
    lines: Vec<String>,
    reason: String,
    current: bool,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let at = view.numbers.table()?;
    let frame = view.frame(Here::Round(at.round));
    let View { app, page, hall, event, .. } = view;
    event.seats.seats(at).ok_or_else(Failure::unknown)?;
    if !board::is_shown(&page, &event, at.round) {
        return Err(Failure::unknown());
    }
    let lang = page.lang();
    let state = board::state(&event, at);
    let protocol = event.protocol.get(at);
    let rules = &event.setup.law.table;
    let by = seats_by(&event, at.round).value;
    let authors = app.book.authors(&hall).await?;
    let seats = board::board(&page, &event, at.round).into_iter().find(|table| table.number == at.table.0);
    Ok(render(&TablePage {
        round: at.round.0,
        table: at.table.0,
        title: text::capital(&happened::table(lang, &event, at)),
        state,
        state_name: say!(lang, "desk-table-state", state = state),
        seats: seats.map(|table| table.seats).unwrap_or_default(),
        players: players(&page, &event, at),
        versions: protocol.map(|paper| versions(&page, &event, at, paper, &authors)).unwrap_or_default(),
        objections: at_table::objections(&page, &event, at),
        replaced: if shown(&page, &event, at) { stand_in::explained(&page, &event, at) } else { Vec::new() },
        typed: typed(&event, at.round, protocol.filter(|_| shown(&page, &event, at))),
        current: protocol.map(|paper| paper.current.to_string()).unwrap_or_default(),
        open: !event.round.is_confirmed(at.round) && !frame.closed,
        waits: protocol.is_some_and(|paper| matches!(paper.progress, Progress::Entered(_))),
        begun: event.round.course(at.round).is_some_and(|course| course.has_begun_at(at.table)),
        settles: protocol
            .is_some_and(|paper| paper.progress == Progress::Conflict || !paper.objections.is_empty()),
        winds: board::winds(lang),
        form_hint: say!(lang, "desk-points-forms", form = totals::form(&event, at.round)),
        sheet_lines: Family::of(rules).examples(lang == Lang::Ru),
        sheet_hint: say!(lang, "desk-sheet-forms", family = text::family_id(rules)),
        riichi: matches!(rules, TableRules::Riichi(_)),
        sichuan: matches!(rules, TableRules::Sichuan(_)),
        dice: by == SeatsBy::Dice,
        tiles: by == SeatsBy::WindTiles,
        page,
        frame,
    }))
}

fn players(page: &Page, event: &Tournament, at: TableId) -> Vec<(u32, String)> {
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let player = |entry: EntryId| (entry.0, plays(page.lang(), event, entry, at.round, Called::Number));
    seats.into_iter().flatten().map(player).collect()
}

/// Whether the results of a table may be told to the visitor.
fn shown(page: &Page, event: &Tournament, at: TableId) -> bool {
    tournament::standings::shown_up_to(event, page.visit.role).is_none_or(|last| at.round <= last)
}

/// The result in force, as its fields are typed.
#[derive(Default)]
struct Typed {
    points: [String; 4],
    bets: String,
    chombos: String,
    own: String,
}

fn typed(event: &Tournament, round: RoundNo, protocol: Option<&Paper>) -> Typed {
    match protocol.and_then(Paper::entered).map(|entered| &entered.sheet) {
        Some(Sheet::Totals(totals)) => totals::typed(event, round, totals).into(),
        _ => Typed::default(),
    }
}

impl From<totals::Written> for Typed {
    fn from(written: totals::Written) -> Self {
        let some = |n: u16| if n == 0 { String::new() } else { n.to_string() };
        let winds = Seat::ALL.into_iter().zip(written.chombos);
        let chombos =
            winds.flat_map(|(seat, n)| vec![text::wind_id(seat.wind(Seat::ALL[0])); usize::from(n)]);
        let parts = Seat::ALL.into_iter().zip(written.own);
        let own =
            parts.filter_map(|(seat, n)| Some(format!("{}:{}", text::wind_id(seat.wind(Seat::ALL[0])), n?)));
        Self {
            points: written.points,
            bets: some(written.bets),
            chombos: chombos.collect::<Vec<_>>().join(" "),
            own: own.collect::<Vec<_>>().join(" "),
        }
    }
}

/// Every version, the latest first. Results that are held back from the visitor are not told.
fn versions(
    page: &Page,
    event: &Tournament,
    at: TableId,
    paper: &Paper,
    authors: &HashMap<usize, String>,
) -> Vec<Version> {
    let lang = page.lang();
    let who = |number: u16| {
        let written = |entry: &Entry| entry.events.iter().any(|event| is_version(event, at, number));
        let line = event.log().iter().rposition(written)?;
        Some(log::who(page, event, &event.log()[line], authors.get(&line)))
    };
    let shown = shown(page, event, at);
    words::with_teller(lang, event, |teller| {
        let one = |(number, entered): (u16, &tournament::protocol::Entered)| Version {
            number,
            head: say!(
                lang,
                "desk-version-head",
                n = number,
                time = (teller.clock)(entered.at),
                who = who(number).unwrap_or_else(|| happened::by(teller, entered.by))
            ),
            lines: if shown { happened::version(teller, at, entered, None) } else { Vec::new() },
            reason: entered.reason.clone(),
            current: number == paper.current.0,
        };
        let mut all: Vec<Version> = (1..).zip(&paper.versions).map(one).collect();
        all.reverse();
        all
    })
}

/// Whether something is the writing of this version.
fn is_version(event: &Event, at: TableId, number: u16) -> bool {
    match event {
        Event::Protocol(
            Written::Entered { at: other, version, .. } | Written::Contradicted { at: other, version, .. },
        ) => *other == at && version.0 == number,
        _ => false,
    }
}

fn back(at: TableId) -> String {
    format!("rounds/{}/tables/{}", at.round, at.table)
}

/// A game that was begun too early is stopped, or does not count.
pub(crate) async fn game(form: Form) -> Result<Response, Failure> {
    let (at, reason) = (form.numbers.table()?, form.fields.text("reason").to_owned());
    let command = match form.fields.text("what") {
        "stop" => Round::StopEarly { at, reason },
        "void" => Round::Void { at, reason },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Round(command)], &back(at)).await
}

/// A player objects to a result.
pub(crate) async fn object(form: Form) -> Result<Response, Failure> {
    let at = form.numbers.table()?;
    let command = at_table::objects(&form, at)?;
    form.give(vec![command], &back(at)).await
}

/// The seats of a table as its players found them.
pub(crate) async fn winds(form: Form) -> Result<Response, Failure> {
    let at = form.numbers.table()?;
    let command = at_table::found(&form, at)?;
    form.give(vec![command], &back(at)).await
}
