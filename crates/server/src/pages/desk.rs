//! The desk of an event: where it stands, the next step, the board. And the next step's press.
use super::board::{self, Table};
use super::events;
use super::results;
use crate::asked::View;
use crate::book::{Decided, Many, decide, work};
use crate::failure::{Failure, Why};
use crate::fields::Fields;
use crate::frame::{AGAIN, Frame, Here};
use crate::give::{Form, refusal_of_machine};
use crate::page::{Page, render};
use crate::steps::{By, step_of, way};
use crate::{secret, time, words};
use askama::Template;
use axum::response::Response;
use rules::hall::EventKind;
use std::sync::Arc;
use text::{happened, say};
use tournament::lots::Lots;
use tournament::people::places;
use tournament::round::next::{Step, Wait, next_step};
use tournament::round::phase;
use tournament::round::{self, Signal, Tables};
use tournament::seating::script;
use tournament::seats::{self, Seats, SeatsBy, seats_by};
use tournament::setup;
use tournament::{Command, EntryId, Moment, Order, RoundNo, TableId, TableNo, Tournament};

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
    /// The desk is open to the hall, and no phone has a code yet.
    codeless: bool,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let frame = view.frame(Here::Desk);
    let View { app, page, hall, event, .. } = view;
    let is_open = app.doors.all().iter().any(|door| door.open);
    let codeless = is_open && page.organises() && app.store.devices(hall.id).await?.is_empty();
    let lang = page.lang();
    let round = phase::current(&event).filter(|round| board::is_shown(&page, &event, *round));
    let count = places(&event);
    let mut facts = vec![
        (page.s("desk-fact-players"), count.players.to_string()),
        (page.s("desk-fact-tables"), count.tables.to_string()),
        (
            frame.w(&page, "desk-fact-rounds"),
            event.setup.rounds().map_or_else(|| page.s("desk-fact-open"), |n| n.to_string()),
        ),
        (page.s("desk-fact-system"), say!(lang, "hall-system", system = event.setup.system().name())),
    ];
    if event.setup.law.hall.course.kind.value == EventKind::Ladder {
        // In a ladder there are no rounds, and nothing is seated by a system.
        facts.truncate(2);
    }
    Ok(render(&Desk {
        codeless,
        head: events::head(lang, &event),
        facts,
        board_title: round
            .map(|round| text::capital(&happened::round(lang, &event, round)))
            .unwrap_or_default(),
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
pub(crate) async fn step(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let round = RoundNo(fields.number("round").unwrap_or_default());
    if fields.text("step") == "load" {
        let command = Command::Seats(schedule(&form.page, &event, fields)?);
        return form.give(vec![command], &format!("rounds/{}", event.seats.next())).await;
    }
    if fields.text("step") == AGAIN {
        let commands = again(&form, &event, round).await?;
        return form.give(commands, &format!("rounds/{round}")).await;
    }
    let step = step_of(fields.text("step"), round).ok_or_else(Failure::unknown)?;
    // The same press from a page that is older than somebody else's: the step is done already, and that is said.
    if matches!(step, Step::Draw | Step::Plan | Step::Seat(_)) {
        still_next(&form, &event)?;
    }
    let (commands, to) = press(&form, &event, step).ok_or_else(Failure::unknown)?;
    form.give(commands, &to).await
}

/// So many lots are tried.
const LOTS: u64 = 40;

/// The commands that seat a round anew which is not announced: of several lots those by which the fewest sit together
/// who are kept apart.
async fn again(form: &Form, event: &Arc<Tournament>, round: RoundNo) -> Result<Vec<Command>, Failure> {
    let is_planned = event.seats.round(round).is_some_and(|r| r.visibility != seats::Visibility::Published);
    if !is_planned && event.line_of(form.fields.command_id(0)).is_none() {
        return Err(Failure::unknown());
    }
    let by_lots = round == RoundNo(1) && !event.seats.lots.is_empty();
    let commands = |seed: u64| {
        let before = if by_lots { seats::Command::Draw { seed } } else { seats::Command::Withdraw { round } };
        vec![Command::Seats(before), Command::Seats(seats::Command::Seat { system: None, seed })]
    };
    let begin = secret::seed();
    let seeds = (0..LOTS).map(|n| begin.wrapping_add(n));
    let lots: Vec<(Vec<Command>, Vec<Order>)> =
        seeds.map(|seed| (commands(seed), form.as_orders(commands(seed)))).collect();
    let (event, now) = (event.clone(), time::now());
    let best = work(move || Ok(fewest_together(&event, now, lots))).await.map_err(refusal_of_machine)?;
    Ok(best.unwrap_or_else(|| commands(begin)))
}

/// The first of several seatings with the fewest pairs who are kept apart and sit together.
fn fewest_together(
    event: &Arc<Tournament>,
    now: Moment,
    lots: Vec<(Vec<Command>, Vec<Order>)>,
) -> Option<Vec<Command>> {
    let mut best: Option<(usize, Vec<Command>)> = None;
    for (commands, orders) in lots {
        let Ok(Decided::Fresh(then, ..)) = decide(event, &orders, Many::Steps) else { continue };
        let waits = next_step(&then, now).waits;
        let together = waits.iter().map(|wait| match wait {
            Wait::Together(_, pairs) => pairs.len(),
            _ => 0,
        });
        let together: usize = together.sum();
        if best.as_ref().is_none_or(|(fewest, _)| together < *fewest) {
            best = Some((together, commands));
        }
        if together == 0 {
            break;
        }
    }
    best.map(|(_, commands)| commands)
}

/// The commands of a step that one press does, and the page where one sees them done.
fn press(form: &Form, event: &Tournament, step: Step) -> Option<(Vec<Command>, String)> {
    let seed = form.fields.number("seed").unwrap_or_else(secret::seed);
    let reason = form.fields.text("reason").to_owned();
    let at_round = |round: RoundNo| format!("rounds/{round}");
    let next = || at_round(event.seats.next());
    let signal = |round, signal| {
        let command = Command::Round(round::Command::Signal { round, tables: Tables::All, signal });
        (vec![command], at_round(round))
    };
    let seat = |command, to| (vec![Command::Seats(command)], to);
    let setup = |command, to: &str| (vec![Command::Setup(command)], to.to_owned());
    Some(match step {
        Step::Draw => seat(seats::Command::Draw { seed }, "draw".to_owned()),
        Step::Plan => seat(seats::Command::Plan { system: None, seed }, next()),
        Step::Seat(round) => seat(seats::Command::Seat { system: None, seed }, at_round(round)),
        Step::SeatFinal => seat(seats::Command::SeatFinal, next()),
        Step::Publish(round) => seat(seats::Command::Publish { round }, at_round(round)),
        Step::FindSeats(round) => (find_seats(event, round, seed), at_round(round)),
        Step::Start(round) => signal(round, Signal::Start),
        Step::LastDeal(round) => signal(round, Signal::LastDeal),
        Step::Confirm(round) => (vec![results::confirm_round(round)], at_round(round)),
        Step::Close => setup(setup::Command::Close, "awards"),
        Step::Reopen => setup(setup::Command::Reopen { reason }, "desk"),
        Step::Register
        | Step::CheckIn
        | Step::Choose
        | Step::Load
        | Step::CloseUp(_)
        | Step::PutIn(_)
        | Step::Protocols(_)
        | Step::Settle(_)
        | Step::StartGame
        | Step::AnswerCalls
        | Step::SettleLines => return None,
    })
}

/// A draw or a seating that was made meanwhile is not made again by a press on an old page.
fn still_next(form: &Form, event: &Tournament) -> Result<(), Failure> {
    let (asked, round) = (form.fields.text("step"), form.fields.number::<u32>("round").unwrap_or_default());
    if event.line_of(form.fields.command_id(0)).is_some() {
        return Ok(());
    }
    let next = next_step(event, time::now());
    let is_due =
        |step: &Step| matches!(way(*step).by, By::Press(id, of) if id == asked && (of == round || of == 0));
    if next.steps.iter().any(is_due) {
        return Ok(());
    }
    let last: Vec<_> = event.log().last().cloned().into_iter().collect();
    Err(Failure::of(Why::Changed(words::done(form.page.lang(), event, &last))))
}

/// The seats of all tables of the round that have none yet, found as the law has it; each table has a seed of its own.
fn find_seats(event: &Tournament, round: RoundNo, seed: u64) -> Vec<Command> {
    let by = seats_by(event, round).value;
    let find = |table: TableNo| {
        let (at, seed) = (TableId { round, table }, seed.wrapping_add(u64::from(table.0)));
        Command::Seats(match by {
            SeatsBy::Dice => seats::Command::Throw { at, sums: dice(event, at, seed) },
            SeatsBy::WindTiles | SeatsBy::Announced => seats::Command::DrawWinds { at, order: None, seed },
        })
    };
    seats::unsettled(event, round).into_iter().map(find).collect()
}

/// Two dice for each player, thrown again while the highest throw is not one alone.
fn dice(event: &Tournament, at: TableId, seed: u64) -> [u8; 4] {
    let sits = event.seats.seats(at).map_or([false; 4], |seats| seats.map(|entry| entry.is_some()));
    let mut lots = Lots::stream(seed, u64::from(at.table.0));
    loop {
        let sums: [u8; 4] = std::array::from_fn(|_| (2 + lots.below(6) + lots.below(6)) as u8);
        let thrown = || sums.iter().zip(sits).filter(|(_, sits)| *sits).map(|(sum, _)| *sum);
        let highest = thrown().max();
        if thrown().filter(|sum| Some(*sum) == highest).count() <= 1 {
            return sums;
        }
    }
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
