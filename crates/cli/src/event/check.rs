//! `event check`: the log of an event read by the checker, which states the regulation a second time.
use super::file::{EventFile, Purpose};
use crate::args::Wish;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, STRONG};
use formats::event_log::{self, LogError};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use text::hall::{Names, Voice, finding};
use text::{Lang, say, shown};
use tournament::check::{self, Finding};
use tournament::standings::current;
use tournament::{EntryId, Tournament};

#[derive(clap::Args, Debug)]
pub(crate) struct CheckArgs {
    #[arg(value_name = "FILE")]
    event: PathBuf,
}

/// A place that the checker works out otherwise than the standings.
struct Otherwise {
    entry: EntryId,
    standings: Option<u16>,
    checker: Option<u16>,
}

pub(super) fn run(args: &CheckArgs, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        // An event that was altered is the answer "no"; what is no event was asked for by mistake.
        Err(outcome) if is_altered(&args.event) => return Outcome { code: Code::No, ..outcome },
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let findings = check::check(event.log());
    let otherwise = otherwise(event);
    let code = if findings.is_empty() && otherwise.is_empty() { Code::Ok } else { Code::No };
    if wish.json {
        let mut json = as_json(event, &findings, &otherwise, wish.lang);
        json["torn_bytes"] = json!(file.torn.as_ref().map(|torn| torn.bytes));
        return Outcome::json(code, &json);
    }
    let mut page = page(event, &findings, &otherwise, wish.lang);
    if let Some(torn) = &file.torn {
        page.text(&say!(wish.lang, "event-torn", n = torn.bytes));
    }
    Outcome::of(code, page.finish())
}

/// Whether a file is the log of an event in which a line is not what was written.
fn is_altered(path: &Path) -> bool {
    let read = std::fs::read(path).ok().and_then(|bytes| event_log::read(&bytes).err());
    match read {
        Some(LogError::Altered { line } | LogError::Number { line, .. }) => line > 0,
        _ => false,
    }
}

/// Where the two accounts of the places differ.
fn otherwise(event: &Tournament) -> Vec<Otherwise> {
    let Some(summary) = check::summary(event.log()) else { return Vec::new() };
    let standings = current(event);
    let checked = |entry| summary.places.iter().find(|(who, _)| *who == entry).map(|(_, place)| *place);
    let one = |row: &tournament::standings::Row| Otherwise {
        entry: row.entry,
        standings: row.place,
        checker: checked(row.entry),
    };
    standings.rows.iter().map(one).filter(|o| o.standings != o.checker).collect()
}

fn page(event: &Tournament, findings: &[Finding], otherwise: &[Otherwise], lang: Lang) -> Page {
    let mut page = Page::default();
    let n = event.log().len();
    if findings.is_empty() && otherwise.is_empty() {
        page.line(&format!("{STRONG}{}{STRONG:#}", say!(lang, "check-clean", n = n)));
        return page;
    }
    let title = say!(lang, "check-found", n = n, found = findings.len() + otherwise.len());
    page.line(&format!("{ALARM}{title}{ALARM:#}"));
    let voice = Voice::of(lang, event);
    for found in findings {
        page.text(&shown(&finding(&voice, found)));
    }
    for other in otherwise {
        page.text(&say!(
            lang,
            "check-place",
            name = event.entry(lang, other.entry),
            standings = place(other.standings),
            checker = place(other.checker)
        ));
    }
    page
}

fn place(place: Option<u16>) -> String {
    place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

fn as_json(event: &Tournament, findings: &[Finding], otherwise: &[Otherwise], lang: Lang) -> Value {
    let voice = Voice::of(lang, event);
    let findings: Vec<Value> = findings
        .iter()
        .map(|found| {
            json!({
                "fault": found.fault.id(),
                "command": found.line + 1,
                "round": found.round.map(|round| round.0),
                "table": found.table.map(|table| table.0),
                "number": found.entry.map(|entry| entry.0),
                "person": found.person.map(|person| person.0),
                "expected": found.expected,
                "found": found.found,
                "clause": found.basis.map(|basis| basis.to_string()),
                "text": finding(&voice, found),
            })
        })
        .collect();
    let places: Vec<Value> = otherwise
        .iter()
        .map(|o| json!({"number": o.entry.0, "standings": o.standings, "checker": o.checker}))
        .collect();
    json!({
        "schema": "reglament.event-check/1",
        "commands": event.log().len(),
        "findings": findings,
        "places": places,
    })
}
