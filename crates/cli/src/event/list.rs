//! A list of results: a line is what would stand behind the file on the command line, for one table.
use super::desk::{Desk, Stop};
use super::result::ResultArgs;
use super::totals;
use crate::args::not_an_option;
use crate::complaint::Complaint;
use crate::input::text_of;
use clap::parser::ValueSource;
use clap::{CommandFactory, FromArgMatches, Parser};
use std::path::Path;
use text::say;

/// A line of a list, with the file before it.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Line {
    #[command(flatten)]
    args: ResultArgs,
}

/// What is said once for the whole list: who gives the command, when, as which, and that a result is seen.
const OF_THE_COMMAND: [(&str, &str); 8] = [
    ("role", "--as"),
    ("me", "--me"),
    ("device", "--device"),
    ("at", "--at"),
    ("id", "--id"),
    ("list", "--list"),
    ("correct", "--correct"),
    ("accept", "--accept"),
];

/// The results of a list with the numbers of their lines; empty lines and those that begin with # say nothing.
pub(super) fn papers(desk: &Desk, list: &Path) -> Result<Vec<(usize, ResultArgs)>, Stop> {
    let lang = desk.wish.lang;
    let text = text_of(list, desk.wish).map_err(|complaint| desk.complain(complaint))?;
    let (mut papers, mut faults) = (Vec::new(), Vec::new());
    for (line, typed) in (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim)) {
        if typed.is_empty() || typed.starts_with('#') {
            continue;
        }
        match read(desk, typed) {
            Ok(args) => match twice(desk, &papers, &args) {
                Some(what) => faults.push((line, what)),
                None => papers.push((line, args)),
            },
            Err(what) => faults.push((line, what)),
        }
    }
    let file = list.display().to_string();
    let complaint = |key| Complaint::new("result", text::say(lang, key, &[("file", file.into())]));
    let complaint = match (papers.is_empty(), faults.is_empty()) {
        (false, true) => return Ok(papers),
        (true, true) => complaint("event-results-empty"),
        _ => complaint("event-results"),
    };
    let complaint = faults.into_iter().fold(complaint, |all, (line, what)| {
        all.because(say!(lang, "event-list-line", line = line.to_string(), what = what))
    });
    let form = say!(lang, "event-results-form", family = totals::family(desk));
    Err(desk.complain(complaint.because(form)))
}

/// What is not understood of a line, with its place.
pub(super) fn unclear(desk: &Desk, list: &Path, line: usize, complaint: Complaint) -> Stop {
    let lang = desk.wish.lang;
    let file = list.display().to_string();
    let what = say!(lang, "event-list-line", line = line.to_string(), what = complaint.what);
    let all = Complaint::new("result", say!(lang, "event-results", file = file)).because(what);
    desk.complain(complaint.why.into_iter().fold(all, Complaint::because))
}

/// A line, or what is wrong with it.
fn read(desk: &Desk, typed: &str) -> Result<ResultArgs, String> {
    let lang = desk.wish.lang;
    let otherwise = || say!(lang, "event-no-points", typed = typed);
    let words = std::iter::once("-").chain(typed.split_whitespace());
    let words = words.map(|word| not_an_option(word.into()));
    let matches = Line::command().try_get_matches_from(words).map_err(|_| otherwise())?;
    let of_the_line = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    if let Some((_, option)) = OF_THE_COMMAND.iter().find(|(id, _)| of_the_line(id)) {
        return Err(say!(lang, "event-results-option", option = *option));
    }
    let line = Line::from_arg_matches(&matches).map_err(|_| otherwise())?;
    if line.args.table.is_none() {
        return Err(otherwise());
    }
    Ok(line.args)
}

/// A list has each table once: a second line would only contradict the first.
fn twice(desk: &Desk, before: &[(usize, ResultArgs)], args: &ResultArgs) -> Option<String> {
    let table = |args: &ResultArgs| args.table.map(|table| table.in_round(desk.round()));
    let (first, _) = before.iter().find(|(_, other)| table(other) == table(args))?;
    Some(say!(desk.wish.lang, "event-list-twice", line = first.to_string()))
}
