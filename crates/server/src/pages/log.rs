//! The audit page: what was done, when, by whom, why; and taking it back.
use super::board;
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{totals, words};
use askama::Template;
use axum::response::Response;
use rules::seat::Seat;
use text::{happened, say};
use tournament::protocol::Sheet;
use tournament::{
    Command, Entry, Event, TableId, Tournament, penalty, people, protocol, round, seats, setup,
    undo as taking_back,
};

/// Lines of a page.
const LINES: usize = 200;

#[derive(Template)]
#[template(path = "log.html")]
struct Log {
    page: Page,
    frame: Frame,
    lines: Vec<Line>,
    older: Option<usize>,
}

struct Line {
    number: usize,
    time: String,
    who: String,
    what: Vec<String>,
    gone: bool,
    undo: Undo,
}

/// Whether a line may be taken back.
enum Undo {
    /// By this form.
    Offered,
    /// It is a penalty, which is cancelled where it stands.
    Penalty,
    /// It may not, for these reasons.
    Refused(Vec<String>),
    /// There is nothing to take back.
    Nothing,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let frame = view.frame(Here::Log);
    let end = view.number("before").unwrap_or(usize::MAX).min(view.event.log().len());
    let View { app, page, hall, event, .. } = view;
    let start = end.saturating_sub(LINES);
    let gone = event.undone();
    let authors = app.book.authors(&hall).await?;
    let line = |(i, entry): (usize, &Entry)| {
        let gone = gone.contains(&entry.command);
        Line {
            number: i + 1,
            time: words::with_teller(page.lang(), &event, |teller| (teller.clock)(entry.at)),
            who: who(&page, &event, entry, authors.get(&i)),
            what: what(&page, &event, entry),
            gone,
            undo: if i == 0 || gone { Undo::Nothing } else { undo_of(&page, &event, entry) },
        }
    };
    let lines = event.log().iter().enumerate().skip(start).take(end - start).rev().map(line).collect();
    let older = (start > 0).then_some(start);
    Ok(render(&Log { page, frame, lines, older }))
}

/// Whether a line may be taken back by the visitor, as the event itself says; nothing is done.
fn undo_of(page: &Page, event: &Tournament, entry: &Entry) -> Undo {
    let given = |event: &Event| matches!(event, Event::Penalty(penalty::Event::Given { .. }));
    if entry.events.iter().any(given) {
        return Undo::Penalty;
    }
    let (command, reason) = (entry.command, "?".to_owned());
    let command = Command::Undo(taking_back::Command { command, reason });
    match page.visit.would(event, command) {
        Ok(_) => Undo::Offered,
        Err(why) => Undo::Refused(words::refused(page.lang(), Some(event), &why)),
    }
}

/// The numbers of a result, with who was at which place.
fn numbers(page: &Page, event: &Tournament, entry: &Entry) -> Vec<String> {
    let lang = page.lang();
    let written = entry.events.iter().filter_map(|event| match event {
        Event::Protocol(
            protocol::Event::Entered { at, entered, .. } | protocol::Event::Contradicted { at, entered, .. },
        ) => Some((*at, &**entered)),
        _ => None,
    });
    let line = |(at, entered): (TableId, &protocol::Entered)| {
        let Sheet::Totals(totals) = &entered.sheet else {
            let told = words::with_teller(lang, event, |teller| happened::version(teller, at, entered, None));
            return told.iter().map(|line| line.trim().to_owned()).collect::<Vec<_>>().join("; ");
        };
        let seats = event.seats.seats(at).copied().unwrap_or_default();
        let one = |(seat, points): (Seat, String)| {
            let wind = text::wind_letter(lang, seat.wind(Seat::ALL[0]));
            let name = seats[seat.index()].map(|entry| board::name(lang, event, entry, at.round));
            say!(lang, "desk-log-result", wind = wind, name = name.unwrap_or_default(), points = points)
        };
        let points = Seat::ALL.into_iter().zip(totals::typed(totals).points);
        let there = points.filter(|(seat, _)| seats[seat.index()].is_some());
        there.map(one).collect::<Vec<_>>().join("; ")
    };
    written.map(line).collect()
}

/// What a command did, and why, where a reason was given that the sentences do not say.
fn what(page: &Page, event: &Tournament, entry: &Entry) -> Vec<String> {
    let lang = page.lang();
    let time = words::with_teller(lang, event, |teller| (teller.clock)(entry.at));
    let said = words::done(lang, event, std::slice::from_ref(entry));
    // Signals begin with their time, which stands in a column of its own.
    let bare = |line: String| line.strip_prefix(&format!("{time} ")).map(ToOwned::to_owned).unwrap_or(line);
    let mut said: Vec<String> = said.into_iter().map(bare).collect();
    said.extend(numbers(page, event, entry));
    for reason in entry.events.iter().filter_map(reason) {
        if !reason.is_empty() && !said.iter().any(|line| line.contains(reason)) {
            said.push(say!(lang, "desk-log-why", reason = reason));
        }
    }
    said
}

/// The reason that came with something.
fn reason(event: &Event) -> Option<&str> {
    Some(match event {
        Event::Seats(seats::Event::Edited { reason, .. } | seats::Event::Accepted { reason, .. })
        | Event::Round(
            round::Event::Reopened { reason, .. }
            | round::Event::StoppedEarly { reason, .. }
            | round::Event::Voided { reason, .. },
        )
        | Event::Protocol(protocol::Event::Settled { reason, .. })
        | Event::People(people::Event::Overridden { reason, .. })
        | Event::Setup(setup::Event::Reopened { reason }) => reason,
        Event::Round(round::Event::Extended { given, .. }) => &given.reason,
        Event::Protocol(
            protocol::Event::Entered { entered, .. } | protocol::Event::Contradicted { entered, .. },
        ) => &entered.reason,
        _ => return None,
    })
}

/// Who gave a command: the account, the person of the event or the table whose phone it was, and the role.
pub(super) fn who(page: &Page, event: &Tournament, entry: &Entry, account: Option<&String>) -> String {
    let lang = page.lang();
    let role = say!(lang, "desk-role", role = entry.by.role.id());
    let person = entry.by.person.map(|person| words::someone(lang, event, person));
    let table = || entry.by.table.map(|at| say!(lang, "desk-table", n = at.table.0));
    match account.cloned().or(person).or_else(table) {
        Some(name) => say!(lang, "desk-who", name = name, role = role),
        None => role,
    }
}

/// Takes the commands of some lines back, the last first.
pub(crate) async fn undo(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let (from, to) = fields.number::<usize>("from").zip(fields.number("to")).ok_or_else(Failure::unknown)?;
    let lines = event.log().get(from.wrapping_sub(1)..to).ok_or_else(Failure::unknown)?;
    let take = |entry: &Entry| {
        let (command, reason) = (entry.command, fields.text("reason").to_owned());
        Command::Undo(taking_back::Command { command, reason })
    };
    let commands = lines.iter().rev().map(take).collect();
    form.give(commands, "desk").await
}
