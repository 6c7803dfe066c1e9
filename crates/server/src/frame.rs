//! What surrounds every page of an event: the rail with its stages, the next step, what was just done.
use crate::page::Page;
use crate::{time, words};
use rules::hall::EventKind;
use std::collections::VecDeque;
use text::hall::School;
use text::{happened, say};
use tournament::round::next::{Step, Wait};
use tournament::round::phase::Phase;
use tournament::seats::{RoundKind, Visibility};
use tournament::setup::Life;
use tournament::{Role, RoundNo, Tournament};

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
    Other,
}

impl Frame {
    /// What surrounds a page of an event.
    pub(crate) fn of(page: &Page, number: i64, event: &Tournament, done: &Done<'_>, here: Here) -> Self {
        let lang = page.lang();
        let base = format!("/e/{number}");
        let next = words::next(lang, event, time::now());
        let steps = next.step.steps.iter().zip(&next.steps).filter(|(step, _)| page.may(needs(**step)));
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
        }
    }

    /// The title of the window.
    pub(crate) fn title(&self, what: &str) -> String {
        format!("{} — {}", words::capital(what), self.name)
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
        | Step::PutIn(_)
        | Step::Protocols(_)
        | Step::Settle(_)
        | Step::StartGame
        | Step::AnswerCalls
        | Step::SettleLines => ("", 0),
    }
}

/// The step that one press does, by its id and its round.
pub(crate) fn step_of(id: &str, round: RoundNo) -> Option<Step> {
    Step::every(round).into_iter().find(|step| !id.is_empty() && step_id(*step).0 == id)
}

/// The least role that may do a step, or may see the page where it is done.
pub(crate) const fn needs(step: Step) -> Role {
    match step {
        Step::Register | Step::Choose | Step::Close | Step::Reopen => Role::Organiser,
        Step::CheckIn
        | Step::Draw
        | Step::Plan
        | Step::Load
        | Step::Seat(_)
        | Step::SeatFinal
        | Step::Publish(_)
        | Step::FindSeats(_)
        | Step::CloseUp(_)
        | Step::PutIn(_)
        | Step::Start(_)
        | Step::LastDeal(_)
        | Step::Protocols(_)
        | Step::Settle(_)
        | Step::Confirm(_)
        | Step::StartGame
        | Step::AnswerCalls
        | Step::SettleLines => Role::Judge,
    }
}

/// Where a step is done that is more than one press.
fn place(base: &str, step: Step) -> Option<String> {
    let path = match step {
        Step::Register | Step::CheckIn => "people".to_owned(),
        Step::StartGame => "games".to_owned(),
        Step::Choose => "settings".to_owned(),
        Step::Load => "draw".to_owned(),
        Step::CloseUp(round) | Step::PutIn(round) => format!("rounds/{round}/players"),
        Step::Protocols(round) => format!("rounds/{round}#results"),
        Step::Settle(round) => format!("rounds/{round}#tables"),
        Step::AnswerCalls => "calls".to_owned(),
        Step::SettleLines => "lines".to_owned(),
        Step::Draw
        | Step::Plan
        | Step::Seat(_)
        | Step::SeatFinal
        | Step::Publish(_)
        | Step::FindSeats(_)
        | Step::Start(_)
        | Step::LastDeal(_)
        | Step::Confirm(_)
        | Step::Close
        | Step::Reopen => return None,
    };
    Some(format!("{base}/{path}"))
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
    let (id, of) = step_id(step);
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
    NextButton { name: name.to_owned(), id, round: of, at: place(base, step), asks, links }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::{Kind, ROUTES, Route};

    const ROUND: RoundNo = RoundNo(3);

    /// The place in the list: a step that is added does not compile here before it is listed.
    const fn listed(step: Step) -> usize {
        match step {
            Step::Register => 0,
            Step::CheckIn => 1,
            Step::Choose => 2,
            Step::Draw => 3,
            Step::Plan => 4,
            Step::Load => 5,
            Step::Seat(_) => 6,
            Step::SeatFinal => 7,
            Step::Publish(_) => 8,
            Step::FindSeats(_) => 9,
            Step::CloseUp(_) => 10,
            Step::PutIn(_) => 11,
            Step::Start(_) => 12,
            Step::LastDeal(_) => 13,
            Step::Protocols(_) => 14,
            Step::Settle(_) => 15,
            Step::Confirm(_) => 16,
            Step::StartGame => 17,
            Step::AnswerCalls => 18,
            Step::SettleLines => 19,
            Step::Close => 20,
            Step::Reopen => 21,
        }
    }

    /// The page of a path, numbers standing for what is in braces.
    fn page_of(path: &str) -> Option<&'static Route> {
        let path = path.split('#').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |route: &str| {
            let of_route: Vec<&str> = route.split('/').collect();
            of_route.len() == parts.len()
                && of_route.iter().zip(&parts).all(|(one, other)| {
                    one == other || (one.starts_with('{') && other.parse::<u32>().is_ok())
                })
        };
        ROUTES.iter().find(|route| route.kind == Kind::Page && fits(route.path))
    }

    #[test]
    fn every_next_step_is_one_press_or_leads_to_the_page_that_does_it() {
        for (i, step) in Step::every(ROUND).into_iter().enumerate() {
            assert_eq!(listed(step), i);
            match (step_id(step), place("/e/1", step)) {
                (("", _), Some(at)) => {
                    let page = page_of(&at).unwrap_or_else(|| panic!("{step:?}: {at}"));
                    assert!(page.needs <= needs(step), "{step:?} leads to a page for {:?}", page.needs);
                }
                ((id, round), None) => {
                    assert_eq!(step_of(id, RoundNo(round)), Some(step), "{step:?} is pressed and not known");
                }
                (pressed, at) => panic!("{step:?}: {pressed:?} and {at:?}"),
            }
        }
    }
}
