//! What surrounds every page of an event: the rail with its stages, the next step, what was just done.
use crate::page::Page;
use crate::pages::Cited;
use crate::says::says;
use crate::steps::{By, way};
use crate::{time, words};
use rules::hall::EventKind;
use std::collections::VecDeque;
use text::hall::School;
use text::{happened, say};
use tournament::round::next::{Step, Wait};
use tournament::round::phase::Phase;
use tournament::seats::{RoundKind, Visibility};
use tournament::setup::Life;
use tournament::{RoundNo, Tournament};

/// Which lines of the log were just written, as `3-5`, and whether that had been done before.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Done<'a> {
    pub(crate) lines: Option<&'a str>,
    pub(crate) again: bool,
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
    /// The school, by which messages choose their words.
    pub(crate) school: &'static str,
    /// Whether the event is closed: nothing is entered any more.
    pub(crate) closed: bool,
    pub(crate) stages: Vec<Stage>,
    pub(crate) phase: String,
    pub(crate) next: Option<NextButton>,
    pub(crate) others: Vec<NextButton>,
    pub(crate) waits: Vec<String>,
    pub(crate) done: Option<DoneBar>,
    /// What the regulation says about the things of this page.
    pub(crate) says: Vec<Cited>,
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
    /// Where the same is done otherwise.
    pub(crate) links: Vec<(String, String)>,
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
    Games,
    Calls,
    Penalties,
    Lines,
    Standings,
    Awards,
    Log,
    Paper,
    Files,
    Phones,
    Settings,
    OwnTable,
    Other,
}

impl Frame {
    /// What surrounds a page of an event.
    pub(crate) fn of(page: &Page, number: i64, event: &Tournament, done: &Done<'_>, here: Here) -> Self {
        let lang = page.lang();
        let base = format!("/e/{number}");
        let next = words::next(lang, event, time::now());
        let steps = next.step.steps.iter().zip(&next.steps).filter(|(step, _)| page.may(way(**step).needs));
        let mut steps: VecDeque<NextButton> =
            steps.map(|(step, name)| button(page, &base, event, *step, name)).collect();
        // Who should sit apart and sits together is looked at before the seating is announced.
        let together = next.step.waits.iter().find_map(|wait| match wait {
            Wait::Together(round, _) => Some(*round),
            _ => None,
        });
        let planned = together.filter(|round| {
            event.seats.round(*round).is_some_and(|seated| seated.visibility != Visibility::Published)
        });
        if let Some(round) = planned.filter(|_| page.judges()) {
            steps.push_front(again(page, round));
        }
        let (first, others) = (steps.pop_front(), steps.into());
        let stages =
            if page.scribes() { stages(page, &base, event, next.step.phase, here) } else { Vec::new() };
        Self {
            base,
            number,
            name: event.setup.settings.name.clone(),
            version: event.log().len(),
            school: School::of(&event.setup.law).id(),
            closed: matches!(event.setup.life, Life::Closed(_)),
            stages,
            phase: next.phase,
            next: first,
            others,
            waits: next.waits,
            done: bar(page, event, done),
            says: says(lang, &event.setup.law, here),
        }
    }

    /// The title of the window.
    pub(crate) fn title(&self, what: &str) -> String {
        format!("{} — {}", text::capital(what), self.name)
    }

    /// A message in the words of the school.
    pub(crate) fn w(&self, page: &Page, key: &str) -> String {
        text::say(page.lang(), key, &[("school", self.school.into())])
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
    ];
    // Who plays in a ladder sits down as he comes: there is nothing to draw.
    if event.setup.law.hall.course.kind.value != EventKind::Ladder {
        all.push(stage("draw", page.s("desk-stage-draw"), Here::Draw, phase == Phase::Draw));
    }
    let now = match phase {
        Phase::Round(round, _) | Phase::Final(round, _) => Some(round),
        _ => None,
    };
    // Each round that is seated, and the one that is seated next.
    let seated = event.seats.rounds.len();
    let next = now.filter(|round| round.index() == seated && !matches!(phase, Phase::Final(..)));
    // A club plays hundreds of games: those that are over stand on their own page.
    let over = |round: &RoundNo| {
        let is_game = event.seats.round(*round).is_some_and(|r| r.kind == RoundKind::Game);
        is_game && event.round.is_confirmed(*round)
    };
    let open = (0..seated).map(RoundNo::of_index).filter(|round| !over(round) || here == Here::Round(*round));
    for round in open.chain(next) {
        let is_final = event.seats.round(round).is_some_and(|r| r.kind == RoundKind::Final);
        let name = if is_final { page.s("desk-stage-final") } else { happened::round(lang, event, round) };
        all.push(stage(&format!("rounds/{round}"), name, Here::Round(round), now == Some(round)));
    }
    if event.setup.law.hall.course.kind.value != EventKind::Tournament {
        all.push(stage("games", page.s("desk-stage-games"), Here::Games, phase == Phase::Games));
    }
    all.push(stage("penalties", page.s("desk-stage-penalties"), Here::Penalties, false));
    if page.judges() {
        all.push(stage("calls", page.s("desk-stage-calls"), Here::Calls, false));
        if !event.merge.left_out.is_empty() {
            all.push(stage("lines", page.s("desk-stage-lines"), Here::Lines, false));
        }
    }
    all.push(stage("standings", page.s("desk-stage-standings"), Here::Standings, false));
    if page.judges() {
        all.push(stage("awards", page.s("desk-stage-awards"), Here::Awards, phase == Phase::Played));
        all.push(stage("log", page.s("desk-stage-log"), Here::Log, false));
    }
    all.push(stage("paper", page.s("print-page"), Here::Paper, false));
    if page.organises() {
        all.push(stage("phones", page.s("desk-phones"), Here::Phones, false));
        all.push(stage("files", page.s("desk-stage-files"), Here::Files, false));
        all.push(stage("settings", page.s("desk-stage-settings"), Here::Settings, false));
    }
    all
}

/// The tables whose seats are not found, each with its page.
fn open_tables(base: &str, event: &Tournament, round: RoundNo) -> Vec<(String, String)> {
    let open = tournament::seats::unsettled(event, round).into_iter();
    open.map(|table| (format!("{base}/rounds/{round}/tables/{table}#seats"), table.to_string())).collect()
}

/// Seating anew, where some sit together who are kept apart.
pub(crate) const AGAIN: &str = "seat-again";

fn again(page: &Page, round: RoundNo) -> NextButton {
    NextButton {
        name: page.s("desk-seat-again"),
        id: AGAIN,
        round: round.0,
        at: None,
        asks: Some(page.s("desk-seat-again-why")),
        links: Vec::new(),
    }
}

fn button(page: &Page, base: &str, event: &Tournament, step: Step, name: &str) -> NextButton {
    let (id, of, at) = match way(step).by {
        By::Press(id, round) => (id, round, None),
        By::At(path) => ("", 0, Some(format!("{base}/{path}"))),
    };
    let asks = match step {
        Step::Publish(_) => Some(page.s("desk-asks-publish")),
        Step::FindSeats(_) => Some(page.s("desk-asks-find")),
        Step::Close => Some(page.s("desk-asks-close")),
        _ => None,
    };
    let links = match step {
        Step::FindSeats(round) => open_tables(base, event, round),
        _ => Vec::new(),
    };
    NextButton { name: name.to_owned(), id, round: of, at, asks, links }
}

/// So many sentences are said; of the rest how many they are.
const MOST: usize = 6;

fn bar(page: &Page, event: &Tournament, done: &Done<'_>) -> Option<DoneBar> {
    let (from, to) = done.lines?.split_once('-')?;
    let (from, to): (usize, usize) = (from.parse().ok()?, to.parse().ok()?);
    let entries = event.log().get(from.checked_sub(1)?..to)?;
    let gone = event.undone();
    let may_undo = page.judges()
        && !matches!(event.setup.life, Life::Closed(_))
        && from > 1
        && entries.iter().all(|entry| !gone.contains(&entry.command));
    let mut sentences = words::done(page.lang(), event, entries);
    if sentences.len() > MOST {
        let more = sentences.len() - MOST;
        sentences.truncate(MOST);
        sentences.push(say!(page.lang(), "desk-done-more", n = more));
    }
    Some(DoneBar { sentences, from, to, again: done.again, may_undo })
}
