//! The desk of an event: where it stands, the next step, the board. And the next step's press.
use super::board::{self, Table};
use super::events;
use super::results;
use crate::app::App;
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::frame::{Done, Frame, Here, frame, step_id};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{secret, time, words};
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use text::{happened, say};
use tournament::people::places;
use tournament::round::next::{Step, next_step};
use tournament::round::phase;
use tournament::round::play::{Plays, plays};
use tournament::round::{self, Signal, Tables};
use tournament::seating::script;
use tournament::seats::{self, Seats};
use tournament::setup;
use tournament::{Command, EntryId, RoundNo, TableId, TableNo, Tournament};

#[derive(Template)]
#[template(path = "desk.html")]
struct Desk {
    page: Page,
    frame: Frame,
    head: String,
    facts: Vec<(String, String)>,
    board_title: String,
    board: Vec<Table>,
    announcements: Vec<(String, String)>,
}

pub(crate) async fn show(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    Query(done): Query<Done>,
) -> Result<Response, Failure> {
    let (frame, _, event) = frame(&app, page.clone(), event, &done, Here::Desk).await?;
    let lang = page.lang();
    let round = phase::current(&event).filter(|round| board::is_shown(&page, &event, *round));
    let count = places(&event);
    let facts = vec![
        (page.s("desk-fact-players"), count.players.to_string()),
        (page.s("desk-fact-tables"), count.tables.to_string()),
        (
            page.s("desk-fact-rounds"),
            event.setup.rounds().map_or_else(|| page.s("desk-fact-open"), |n| n.to_string()),
        ),
        (page.s("desk-fact-system"), say!(lang, "hall-system", system = event.setup.system().name())),
    ];
    Ok(render(&Desk {
        head: events::head(lang, &event),
        facts,
        board_title: round.map(|round| happened::round(lang, &event, round)).unwrap_or_default(),
        board: round.map(|round| board::board(&page, &event, round)).unwrap_or_default(),
        announcements: announcements(&page, &event),
        page,
        frame,
    }))
}

/// What was announced, the latest first.
pub(super) fn announcements(page: &Page, event: &Tournament) -> Vec<(String, String)> {
    words::with_teller(page.lang(), event, |teller| {
        let all = event.setup.announcements.iter().rev().take(10);
        all.map(|one| ((teller.clock)(one.at), one.text.clone())).collect()
    })
}

/// Does the next step.
pub(crate) async fn step(
    State(app): State<App>,
    page: Page,
    Path(event): Path<i64>,
    fields: Fields,
) -> Result<Response, Failure> {
    let hall = app.hall(event).await?;
    let form = Form { app: &app, hall: &hall, page: &page, fields: &fields };
    let event = hall.event();
    let base = format!("/e/{}", hall.id);
    let round = RoundNo(fields.number("round").unwrap_or_default());
    let seed = fields.number("seed").unwrap_or_else(secret::seed);
    let at_round = |round: RoundNo| format!("{base}/rounds/{round}");
    let signal = |signal| Command::Round(round::Command::Signal { round, tables: Tables::All, signal });
    let seat = |command| vec![Command::Seats(command)];
    let (commands, to) = match fields.text("step") {
        "draw" => (seat(seats::Command::Draw { seed }), format!("{base}/draw")),
        "plan" => (seat(seats::Command::Plan { system: None, seed }), at_round(event.seats.next())),
        "seat" => (seat(seats::Command::Seat { system: None, seed }), at_round(round)),
        "seat-final" => (seat(seats::Command::SeatFinal), at_round(event.seats.next())),
        "publish" => (seat(seats::Command::Publish { round }), at_round(round)),
        "load" => (seat(schedule(&page, &event, &fields)?), at_round(event.seats.next())),
        "find-seats" => (find_seats(&event, round, seed), at_round(round)),
        "start" => (vec![signal(Signal::Start)], at_round(round)),
        "last-deal" => (vec![signal(Signal::LastDeal)], at_round(round)),
        "confirm" => (vec![results::confirm_round(round)], at_round(round)),
        "close" => (vec![Command::Setup(setup::Command::Close)], format!("{base}/standings")),
        "reopen" => {
            let reason = fields.text("reason").to_owned();
            (vec![Command::Setup(setup::Command::Reopen { reason })], format!("{base}/desk"))
        }
        _ => return Err(Failure::unknown()),
    };
    // The same press from a page that is older than somebody else's: the step is done already, and that is said.
    if matches!(fields.text("step"), "draw" | "plan" | "seat") {
        still_next(&form, &event)?;
    }
    form.give(commands, &to).await
}

/// A draw or a seating that was made meanwhile is not made again by a press on an old page.
fn still_next(form: &Form<'_>, event: &Tournament) -> Result<(), Failure> {
    let (asked, round) = (form.fields.text("step"), form.fields.number::<u32>("round").unwrap_or_default());
    if event.line_of(form.fields.command_id(0)).is_some() {
        return Ok(());
    }
    let next = next_step(event, time::now());
    let is_due = |step: &Step| {
        let (id, of) = step_id(*step);
        id == asked && (of == round || of == 0)
    };
    if next.steps.iter().any(is_due) {
        return Ok(());
    }
    let last: Vec<_> = event.log().last().cloned().into_iter().collect();
    Err(Failure::of(Why::Changed(words::done(form.page.lang(), event, &last))))
}

/// Wind tiles at all tables of the round that have none yet; each table has a seed of its own.
fn find_seats(event: &Tournament, round: RoundNo, seed: u64) -> Vec<Command> {
    let seated = event.seats.round(round);
    let drawn = |table: &TableNo| seated.is_some_and(|s| s.draws.iter().any(|(t, _)| t == table));
    let tables = (0..seated.map_or(0, |seated| seated.tables.len())).map(TableNo::of_index);
    // Who is at a table that is too small to play needs no seat there.
    let rests = |table: &TableNo| {
        let plays = plays(event, TableId { round, table: *table });
        plays.is_some_and(|plays| matches!(plays.value, Plays::TooFew(_)))
    };
    let draw = |table: TableNo| {
        let (at, seed) = (TableId { round, table }, seed.wrapping_add(u64::from(table.0)));
        Command::Seats(seats::Command::DrawWinds { at, order: None, seed })
    };
    tables.filter(|table| !drawn(table) && !rests(table)).map(draw).collect()
}

/// A schedule: its numbers are lots where lots are drawn, and players' numbers where not.
fn schedule(page: &Page, event: &Tournament, fields: &Fields) -> Result<seats::Command, Failure> {
    let order: Vec<EntryId> = match &event.seats.lots[..] {
        [] => (0..event.people.slots.len()).map(EntryId::of_index).collect(),
        lots => lots.to_vec(),
    };
    let text = fields.get("schedule").unwrap_or_default();
    let plan = script::read(text, order.len() as u16).map_err(|errors| {
        let said = errors.iter().map(|error| words::schedule_fault(page.lang(), error));
        Failure::of(Why::Wrong(said.collect()))
    })?;
    let table = |table: &tournament::seating::TableSeats| -> Seats {
        table.0.map(|seat| seat.map(|slot| order[slot.index()]))
    };
    let rounds = plan.rounds.iter().map(|round| round.tables.iter().map(table).collect()).collect();
    Ok(seats::Command::Load(rounds))
}
