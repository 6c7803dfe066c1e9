//! Lines of a joined copy that contradict this one: what each did there, what stands here, what taking it over would do.
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{secret, time, words};
use askama::Template;
use axum::response::Response;
use text::happened;
use tournament::merge::{Command as Ruling, LeftOut};
use tournament::protocol::Event as Written;
use tournament::{Command, Entry, Event, Order, Outcome, TableId, Tournament};

#[derive(Template)]
#[template(path = "lines.html")]
struct Lines {
    page: Page,
    frame: Frame,
    waiting: Vec<Line>,
    settled: Vec<Settled>,
}

struct Line {
    /// From 0, as the command has it.
    index: u32,
    number: u32,
    head: String,
    /// What it did in its copy.
    there: Vec<String>,
    /// What stands here instead.
    here: Vec<String>,
    /// What it would do if it were taken over, or why it cannot be.
    would: Vec<String>,
    may: bool,
}

struct Settled {
    number: u32,
    there: Vec<String>,
    ruling: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Lines);
    let View { page, event, .. } = view;
    let waiting =
        event.merge.waiting().map(|(index, left_out)| line(&page, &event, index, left_out)).collect();
    let settled = event.merge.left_out.iter().zip(1..).filter_map(|(left_out, number)| {
        Some(Settled { number, there: there(&page, &event, left_out), ruling: left_out.ruling.clone()? })
    });
    render(&Lines { settled: settled.collect(), waiting, page, frame })
}

fn line(page: &Page, event: &Tournament, index: u32, left_out: &LeftOut) -> Line {
    let lang = page.lang();
    let head = words::with_teller(lang, event, |teller| {
        let (time, who) = ((teller.clock)(left_out.entry.at), happened::by(teller, left_out.entry.by));
        text::say!(lang, "desk-line-head", n = index + 1, time = time, who = who)
    });
    let here = table(&left_out.entry).map(|at| {
        let result = words::with_teller(lang, event, |teller| happened::result(teller, at));
        if result.is_empty() { vec![page.s("desk-line-no-result")] } else { result }
    });
    let would = would(page, event, index);
    Line {
        index,
        number: index + 1,
        head,
        there: there(page, event, left_out),
        here: here.unwrap_or_default(),
        may: would.is_ok(),
        would: would.unwrap_or_else(|why| why),
    }
}

fn there(page: &Page, event: &Tournament, left_out: &LeftOut) -> Vec<String> {
    let (lang, players) = (page.lang(), left_out.players);
    let told = words::with_teller(lang, event, |teller| happened::left_out(teller, &left_out.entry, players));
    if told.is_empty() { vec![page.s("merge-left-out-empty")] } else { told }
}

/// The table whose result a line is.
fn table(entry: &Entry) -> Option<TableId> {
    entry.events.iter().find_map(|event| match event {
        Event::Protocol(Written::Entered { at, .. } | Written::Contradicted { at, .. }) => Some(*at),
        _ => None,
    })
}

/// What taking a line over would do now, or all reasons against it.
fn would(page: &Page, event: &Tournament, line: u32) -> Result<Vec<String>, Vec<String>> {
    let command = Command::Merge(Ruling::TakeOver { line, reason: page.s("desk-line-take") });
    let (id, by, at) = (secret::command_id(), page.visit.actor(&command), time::now());
    let mut then = event.clone();
    match then.handle(&Order { id, by, at, command }) {
        Ok(Outcome::Done(entry)) => {
            let events = entry.events.iter().filter(|event| !matches!(event, Event::Merge(_))).cloned();
            let entry = Entry { events: events.collect(), ..entry };
            Ok(words::with_teller(page.lang(), &then, |teller| happened::entries(teller, &[entry])))
        }
        Ok(Outcome::Before(_)) => Ok(Vec::new()),
        Err(why) => Err(words::refused(page.lang(), Some(event), &why)),
    }
}

/// Takes a line over, or settles it with words.
pub(crate) async fn settle(form: Form) -> Result<Response, Failure> {
    let line = form.numbers.get("line")?;
    let reason = form.fields.text("reason").to_owned();
    let ruling = match form.fields.text("what") {
        "take" => Ruling::TakeOver { line, reason },
        "settle" => Ruling::Settle { line, ruling: reason },
        _ => return Err(Failure::unknown()),
    };
    form.give(vec![Command::Merge(ruling)], "lines").await
}
