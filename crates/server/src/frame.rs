//! What surrounds every page of an event: the rail with its stages, the next step, what was just done.
use crate::app::App;
use crate::book::Hall;
use crate::failure::Failure;
use crate::page::Page;
use crate::{time, words};
use serde::Deserialize;
use std::sync::Arc;
use text::{happened, say};
use tournament::round::next::Step;
use tournament::round::phase::{self, Phase};
use tournament::seats::RoundKind;
use tournament::{RoundNo, Tournament};

/// Behind the question mark of an address: which lines of the log were just written.
#[derive(Clone, Default, Debug, Deserialize)]
pub(crate) struct Done {
    done: Option<String>,
    again: Option<String>,
}

/// What surrounds a page of an event.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The beginning of its addresses: `/e/1`.
    pub(crate) base: String,
    /// Its number.
    pub(crate) number: i64,
    pub(crate) name: String,
    pub(crate) version: usize,
    pub(crate) stages: Vec<Stage>,
    pub(crate) phase: String,
    pub(crate) next: Option<NextButton>,
    pub(crate) others: Vec<Link>,
    pub(crate) waits: Vec<String>,
    pub(crate) done: Option<DoneBar>,
}

/// A stage of the event, in the rail.
#[derive(Debug)]
pub(crate) struct Stage {
    pub(crate) address: String,
    pub(crate) name: String,
    /// Whether it is the page that is shown.
    pub(crate) here: bool,
    /// Whether the event stands there.
    pub(crate) now: bool,
}

/// The next step as a button, or as a way to where it is done.
#[derive(Debug)]
pub(crate) struct NextButton {
    pub(crate) name: String,
    pub(crate) id: &'static str,
    pub(crate) round: u32,
    /// Where it is done, if it is not one press.
    pub(crate) at: Option<String>,
    /// What is asked before, where many people are touched.
    pub(crate) asks: Option<String>,
}

/// A way to something.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) address: String,
    pub(crate) name: String,
}

/// What was just done, with the way back.
#[derive(Debug)]
pub(crate) struct DoneBar {
    pub(crate) sentences: Vec<String>,
    /// The lines, from 1.
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) again: bool,
    pub(crate) may_undo: bool,
}

/// Which page of an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Here {
    Desk,
    People,
    Draw,
    Round(RoundNo),
    Standings,
    Log,
    Settings,
    Other,
}

/// The event of a page and what surrounds it.
pub(crate) async fn frame(
    app: &App,
    page: Page,
    number: i64,
    done: &Done,
    here: Here,
) -> Result<(Frame, Arc<Hall>, Arc<Tournament>), Failure> {
    let hall = app.hall(number).await?;
    let event = hall.event();
    let frame = Frame::of(&page, number, &event, done, here);
    Ok((frame, hall, event))
}

impl Frame {
    fn of(page: &Page, number: i64, event: &Tournament, done: &Done, here: Here) -> Self {
        let lang = page.lang();
        let base = format!("/e/{number}");
        let next = words::next(lang, event, time::now());
        let round = phase::current(event).map_or(0, |round| round.0);
        let mut steps = next.step.steps.iter().zip(&next.steps);
        let first = steps.next().map(|(step, name)| button(page, &base, *step, name, round));
        let others = steps.filter_map(|(step, name)| {
            let address = place(&base, *step, round)?;
            Some(Link { address, name: name.clone() })
        });
        let others = others.collect();
        let stages =
            if page.scribes() { stages(page, &base, event, next.step.phase, here) } else { Vec::new() };
        Self {
            base,
            number,
            name: event.setup.settings.name.clone(),
            version: event.log().len(),
            stages,
            phase: next.phase,
            next: first.filter(|_| page.judges()),
            others,
            waits: next.waits,
            done: bar(page, event, done),
        }
    }

    /// The title of the window.
    pub(crate) fn title(&self, what: &str) -> String {
        format!("{what} — {}", self.name)
    }
}

fn stages(page: &Page, base: &str, event: &Tournament, phase: Phase, here: Here) -> Vec<Stage> {
    let stage = |path: &str, name: String, is: Here, now: bool| Stage {
        address: format!("{base}/{path}"),
        name,
        here: here == is,
        now,
    };
    let lang = page.lang();
    let coming = matches!(phase, Phase::Draft | Phase::Registration | Phase::CheckIn);
    let mut all = vec![
        stage("desk", page.s("desk-stage-overview"), Here::Desk, false),
        stage("people", page.s("desk-stage-people"), Here::People, coming),
        stage("draw", page.s("desk-stage-draw"), Here::Draw, phase == Phase::Draw),
    ];
    let now = match phase {
        Phase::Round(round, _) | Phase::Final(round, _) => Some(round),
        _ => None,
    };
    // Each round that is seated, and the one that is seated next.
    let seated = event.seats.rounds.len();
    let next = now.filter(|round| round.index() == seated && !matches!(phase, Phase::Final(..)));
    for round in (0..seated).map(RoundNo::of_index).chain(next) {
        let is_final = event.seats.round(round).is_some_and(|r| r.kind == RoundKind::Final);
        let name = if is_final { page.s("desk-stage-final") } else { happened::round(lang, event, round) };
        all.push(stage(&format!("rounds/{round}"), name, Here::Round(round), now == Some(round)));
    }
    all.push(stage("standings", page.s("desk-stage-standings"), Here::Standings, phase == Phase::Played));
    if page.judges() {
        all.push(stage("log", page.s("desk-stage-log"), Here::Log, false));
    }
    if page.organises() {
        all.push(stage("settings", page.s("desk-stage-settings"), Here::Settings, false));
    }
    all
}

/// The id of a step that one press does, and its round.
pub(crate) const fn step_id(step: Step) -> (&'static str, u32) {
    match step {
        Step::Draw => ("draw", 0),
        Step::Plan => ("plan", 0),
        Step::Seat(round) => ("seat", round.0),
        Step::SeatFinal => ("seat-final", 0),
        Step::Publish(round) => ("publish", round.0),
        Step::FindSeats(round) => ("find-seats", round.0),
        Step::Start(round) => ("start", round.0),
        Step::LastDeal(round) => ("last-deal", round.0),
        Step::Confirm(round) => ("confirm", round.0),
        Step::Close => ("close", 0),
        Step::Reopen => ("reopen", 0),
        Step::Register
        | Step::CheckIn
        | Step::Choose
        | Step::Load
        | Step::CloseUp(_)
        | Step::Protocols(_)
        | Step::Settle(_)
        | Step::StartGame
        | Step::AnswerCalls
        | Step::SettleLines => ("", 0),
    }
}

/// Where a step is done that is more than one press.
fn place(base: &str, step: Step, round: u32) -> Option<String> {
    let path = match step {
        Step::Register | Step::CheckIn | Step::StartGame => "people".to_owned(),
        Step::Choose => "settings".to_owned(),
        Step::Load => "draw".to_owned(),
        Step::CloseUp(round) | Step::Protocols(round) | Step::Settle(round) => {
            format!("rounds/{round}{}", if matches!(step, Step::CloseUp(_)) { "" } else { "#results" })
        }
        Step::AnswerCalls => format!("rounds/{round}"),
        Step::SettleLines => "log".to_owned(),
        _ => return None,
    };
    Some(format!("{base}/{path}"))
}

fn button(page: &Page, base: &str, step: Step, name: &str, round: u32) -> NextButton {
    let (id, of) = step_id(step);
    let asks = match step {
        Step::Publish(_) => Some(page.s("desk-asks-publish")),
        Step::Close => Some(page.s("desk-asks-close")),
        _ => None,
    };
    NextButton { name: name.to_owned(), id, round: of, at: place(base, step, round), asks }
}

/// So many sentences are said; of the rest how many they are.
const MOST: usize = 6;

fn bar(page: &Page, event: &Tournament, done: &Done) -> Option<DoneBar> {
    let (from, to) = done.done.as_deref()?.split_once('-')?;
    let (from, to): (usize, usize) = (from.parse().ok()?, to.parse().ok()?);
    let entries = event.log().get(from.checked_sub(1)?..to)?;
    let gone = event.undone();
    let may_undo = page.judges() && from > 1 && entries.iter().all(|entry| !gone.contains(&entry.command));
    let mut sentences = words::done(page.lang(), event, entries);
    if sentences.len() > MOST {
        let more = sentences.len() - MOST;
        sentences.truncate(MOST);
        sentences.push(say!(page.lang(), "desk-done-more", n = more));
    }
    Some(DoneBar { sentences, from, to, again: done.again.is_some(), may_undo })
}
