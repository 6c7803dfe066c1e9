//! Calls for the judge, the longest first, and their answers.
use super::{at_table, results};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::{time, words};
use askama::Template;
use axum::response::Response;
use text::{hall, happened};
use tournament::round::{Call, Command as Round, phase};
use tournament::{CallNo, Command, RoundNo, Span, TableId};

/// Answered calls of a page.
const ANSWERED: usize = 20;

#[derive(Template)]
#[template(path = "calls.html")]
struct Calls {
    page: Page,
    frame: Frame,
    waiting: Vec<Row>,
    answered: Vec<Row>,
    /// The round whose tables call now; nothing where none is seated.
    round: Option<u32>,
}

struct Row {
    number: u32,
    table: String,
    /// The page of the table.
    address: String,
    since: String,
    waited: String,
    about: String,
    ruling: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Calls);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let (waiting, answered) = words::with_teller(lang, &event, |teller| {
        let row = |(number, call, waited): (CallNo, &Call, Span)| Row {
            number: number.0,
            table: happened::table(lang, &event, call.at),
            address: format!("rounds/{}/tables/{}", call.at.round, call.at.table),
            since: (teller.clock)(call.since),
            waited: hall::clock(waited),
            about: call.about.clone(),
            ruling: call.answered.as_ref().map(|(_, ruling)| ruling.clone()).unwrap_or_default(),
        };
        let waiting: Vec<Row> = event.round.waiting(time::now()).into_iter().map(row).collect();
        let all = (1..).map(CallNo).zip(&event.round.calls);
        let mut answered: Vec<Row> = all
            .filter_map(|(number, call)| {
                let (at, _) = call.answered.as_ref()?;
                Some(row((number, call, *at - call.since)))
            })
            .collect();
        answered.reverse();
        answered.truncate(ANSWERED);
        (waiting, answered)
    });
    let round = phase::current(&event).filter(|round| event.seats.round(*round).is_some());
    render(&Calls { page, frame, waiting, answered, round: round.map(|round| round.0) })
}

/// Calls the judge to a table.
pub(crate) async fn call(form: Form) -> Result<Response, Failure> {
    let round = form.fields.number("round").map(RoundNo).ok_or_else(Failure::unknown)?;
    let at = TableId { round, table: results::table(&form)? };
    let to =
        if form.page.judges() { "calls".to_owned() } else { format!("rounds/{round}/tables/{}", at.table) };
    let command = at_table::calls(&form, at);
    form.give(vec![command], &to).await
}

/// The judge has come, and this is what he ruled.
pub(crate) async fn answer(form: Form) -> Result<Response, Failure> {
    let call = form.numbers.get("call").map(CallNo)?;
    let ruling = form.fields.text("ruling").to_owned();
    form.give(vec![Command::Round(Round::Answer { call, ruling })], "calls").await
}
