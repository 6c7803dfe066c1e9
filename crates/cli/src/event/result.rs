//! `event result` and `event confirm`: a table's result in four numbers, deal by deal or from a game, and its
//! confirmation.
use super::desk::{self, Desk, Stop};
use super::who::{self, TableArg, Target};
use super::{game, totals};
use crate::args::{Wish, not_an_option};
use crate::complaint::Complaint;
use crate::house::text_of;
use crate::outcome::Outcome;
use clap::Parser;
use std::path::{Path, PathBuf};
use text::say;
use tournament::protocol::{Command as Protocol, Progress, Sheet};
use tournament::round::Command as Round;
use tournament::seats;
use tournament::{Command, RoundNo, TableId, TableNo, Version};

#[derive(clap::Args, Debug)]
pub(crate) struct ResultArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "TABLE", required_unless_present = "list")]
    table: Option<TableArg>,
    #[arg(value_name = "POINTS", allow_negative_numbers = true, required_unless_present_any = ["sheet", "log", "list"])]
    pub(super) points: Vec<String>,
    // Bets left on the table, in sticks.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(super) bets: u16,
    #[arg(long, value_name = "SEAT")]
    pub(super) chombo: Vec<String>,
    // How many deals were played, where fewer than all.
    #[arg(long, value_name = "N")]
    pub(super) deals: Option<u8>,
    // What a replaced player won himself.
    #[arg(long, value_name = "SEAT:POINTS")]
    pub(super) own: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "points")]
    sheet: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["points", "sheet"])]
    log: Option<PathBuf>,
    // Many tables: a line is what would stand behind the file on the command line.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["table", "points", "sheet", "log"])]
    list: Option<PathBuf>,
    #[arg(long)]
    confirm: bool,
    // The result in force was seen, and this one corrects it.
    #[arg(long, value_name = "REASON")]
    correct: Option<String>,
}

/// `event result`: enters a result, or those of a list: all of them or none.
pub(super) fn enter(args: &ResultArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let Some(list) = &args.list else { return enter_one(desk, args, args) };
        let papers = papers(desk, list)?;
        once(desk, &papers)?;
        let mut refused = Vec::new();
        for (line, paper) in papers {
            match enter_one(desk, &paper, args) {
                Ok(()) => {}
                // The rest is looked at, too: who corrects the list corrects all of it.
                Err(Stop::Refused(reasons)) => refused.push((line, reasons)),
                Err(stop) => return Err(stop),
            }
        }
        if refused.is_empty() { Ok(()) } else { Err(Stop::Said(desk.refused_lines(&refused))) }
    })
}

/// A list has each table once: a second line would only contradict the first.
fn once(desk: &Desk, papers: &[(usize, ResultArgs)]) -> Result<(), Stop> {
    let lang = desk.wish.lang;
    let table = |paper: &ResultArgs| paper.table.map(|table| table.in_round(desk.round()));
    for (i, (line, paper)) in papers.iter().enumerate() {
        if table(paper).is_some()
            && let Some((first, _)) = papers[..i].iter().find(|(_, other)| table(other) == table(paper))
        {
            let what = say!(lang, "event-list-twice", line = first.to_string());
            let what = say!(lang, "event-list-line", line = line.to_string(), what = what);
            return Err(desk.complain(Complaint::new("result", what)));
        }
    }
    Ok(())
}

/// Enters what stands in `paper` the way `how` wants it.
fn enter_one(desk: &mut Desk, paper: &ResultArgs, how: &ResultArgs) -> Result<(), Stop> {
    let Some(table) = paper.table else { return Ok(()) };
    let at = table.in_round(desk.round());
    let sheet = match (&paper.sheet, &paper.log) {
        (Some(path), _) => game::sheet(desk, path)?,
        (None, Some(path)) => game::log(desk, path, at)?,
        (None, None) => Sheet::Totals(totals::read(desk, paper, at)?),
    };
    let guessed = seats::unsettled(desk.event(), at.round).contains(&at.table);
    let current = desk.event().protocol.get(at).map(|protocol| protocol.current);
    let seen = how.correct.as_ref().and(current);
    let reason = how.correct.clone().unwrap_or_default();
    desk.give(Command::Protocol(Protocol::Enter { at, sheet: Box::new(sheet), seen, reason }))?;
    if guessed {
        let what = say!(desk.wish.lang, "event-seats-guessed", table = at.table.to_string());
        desk.say([what]);
    }
    match desk.event().protocol.get(at) {
        Some(protocol) if how.confirm && matches!(protocol.progress, Progress::Entered(_)) => {
            let version = protocol.current;
            desk.give(Command::Protocol(Protocol::Confirm { at, version, seat: None }))
        }
        _ => Ok(()),
    }
}

/// A line of a list, with the file before it.
#[derive(clap::Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Line {
    #[command(flatten)]
    args: ResultArgs,
}

/// The results of a list with the numbers of their lines; empty lines and those that begin with # say nothing.
fn papers(desk: &Desk, list: &Path) -> Result<Vec<(usize, ResultArgs)>, Stop> {
    let lang = desk.wish.lang;
    let text = text_of(list, desk.wish).map_err(|complaint| desk.complain(complaint))?;
    let mut papers = Vec::new();
    for (line, typed) in text.lines().map(str::trim).enumerate() {
        if typed.is_empty() || typed.starts_with('#') {
            continue;
        }
        let words = std::iter::once("-").chain(typed.split_whitespace());
        let read = Line::try_parse_from(words.map(|word| not_an_option(word.into())));
        let Some(read) = read.ok().filter(|read| read.args.table.is_some()) else {
            let what = say!(lang, "event-no-points", typed = typed);
            let line = say!(lang, "event-list-line", line = (line + 1).to_string(), what = what);
            return Err(desk.complain(Complaint::new("result", line)));
        };
        papers.push((line + 1, read.args));
    }
    Ok(papers)
}

#[derive(clap::Args, Debug)]
pub(crate) struct ConfirmArgs {
    #[command(flatten)]
    target: Target,
    // `2.3` is a table, `2` a whole round.
    #[arg(value_name = "WHERE")]
    place: Option<String>,
    // A player confirms for a seat.
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    // The judge chooses a version.
    #[arg(long, value_name = "N", requires = "reason")]
    version: Option<u16>,
    #[arg(long, value_name = "REASON")]
    reason: Option<String>,
    // An objection of a player instead.
    #[arg(long, value_name = "TEXT", requires = "seat", conflicts_with_all = ["version", "reason"])]
    object: Option<String>,
    // All tables of the round that have a result.
    #[arg(long, conflicts_with_all = ["seat", "version", "object"])]
    all: bool,
    // The game of the table does not count.
    #[arg(long, requires_all = ["place", "reason"], conflicts_with_all = ["seat", "version", "object", "all"])]
    void: bool,
}

/// `event confirm`: a table, or a whole round.
pub(super) fn confirm(args: &ConfirmArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let place = args.place.as_deref().unwrap_or_default();
        if place.contains('.') {
            let table: TableArg = place.parse().map_err(|_| no_place(desk, place))?;
            return of_table(desk, args, table.in_round(desk.round()));
        }
        if args.void {
            return Err(no_place(desk, place));
        }
        let round = match place {
            "" => desk.round(),
            typed => typed.parse().map(RoundNo).map_err(|_| no_place(desk, typed))?,
        };
        if args.all {
            for at in waiting(desk, round) {
                of_table(desk, args, at)?;
            }
        }
        desk.give(Command::Round(Round::Confirm { round }))
    })
}

fn of_table(desk: &mut Desk, args: &ConfirmArgs, at: TableId) -> Result<(), Stop> {
    let seat = args.seat.as_deref().map(|typed| who::seat(desk, typed)).transpose()?;
    if let (Some(seat), Some(text)) = (seat, &args.object) {
        return desk.give(Command::Protocol(Protocol::Object { at, seat, text: text.clone() }));
    }
    if args.void {
        let reason = args.reason.clone().unwrap_or_default();
        return desk.give(Command::Round(Round::Void { at, reason }));
    }
    let current = desk.event().protocol.get(at).map_or(Version(1), |protocol| protocol.current);
    let version = args.version.map_or(current, Version);
    desk.give(Command::Protocol(match &args.reason {
        Some(reason) => Protocol::Settle { at, version, reason: reason.clone() },
        None => Protocol::Confirm { at, version, seat },
    }))
}

/// The tables of a round whose result waits for confirmation.
fn waiting(desk: &Desk, round: RoundNo) -> Vec<TableId> {
    let event = desk.event();
    let tables = event.seats.round(round).map_or(0, |seated| seated.tables.len());
    let tables = (0..tables).map(|i| TableId { round, table: TableNo::of_index(i) });
    let waits = |at: &TableId| {
        event.protocol.get(*at).is_some_and(|protocol| matches!(protocol.progress, Progress::Entered(_)))
    };
    tables.filter(waits).collect()
}

fn no_place(desk: &Desk, typed: &str) -> Stop {
    desk.complain(Complaint::new("table", say!(desk.wish.lang, "event-no-table", typed = typed)))
}
