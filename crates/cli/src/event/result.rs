//! `event result` and `event confirm`: a table's result in four numbers, deal by deal or from a game, and its
//! confirmation.
use super::desk::{self, Desk, Stop};
use super::refusal::Denied;
use super::who::{self, TableArg, Target};
use super::{game, list, moved, open, totals};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use std::path::PathBuf;
use text::say;
use tournament::protocol::{Command as Protocol, Progress, Sheet};
use tournament::round::Command as Round;
use tournament::seats;
use tournament::{Command, RoundNo, TableId, TableNo, Version};

/// Where a result stands that is not typed here, with all that belongs to it.
const ELSEWHERE: [&str; 3] = ["sheet", "log", "list"];

#[derive(clap::Args, Debug)]
pub(crate) struct ResultArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "TABLE", required_unless_present = "list")]
    pub(super) table: Option<TableArg>,
    #[arg(value_name = "POINTS", allow_negative_numbers = true, required_unless_present_any = ["sheet", "log", "list"])]
    pub(super) points: Vec<String>,
    // Bets left on the table, in sticks.
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with_all = ELSEWHERE)]
    pub(super) bets: u16,
    #[arg(long, value_name = "SEAT", conflicts_with_all = ELSEWHERE)]
    pub(super) chombo: Vec<String>,
    // How many deals were played, where fewer than all.
    #[arg(long, value_name = "N", conflicts_with_all = ELSEWHERE)]
    pub(super) deals: Option<u8>,
    // What a replaced player won himself.
    #[arg(long, value_name = "SEAT:POINTS", conflicts_with_all = ELSEWHERE)]
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
    // Whom the correction of a game moves was seen, too.
    #[arg(long, requires = "correct")]
    accept: bool,
}

/// `event result`: enters a result, or those of a list: all of them or none.
pub(super) fn enter(args: &ResultArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let Some(list) = &args.list else { return enter_one(desk, args, args) };
        let papers = list::papers(desk, list)?;
        let mut refused = Vec::new();
        for (line, paper) in papers {
            match enter_one(desk, &paper, args) {
                Ok(()) => {}
                // The rest is looked at, too: who corrects the list corrects all of it.
                Err(Stop::Refused(denied)) => refused.push((line, denied)),
                Err(Stop::Unclear(complaint)) => return Err(list::unclear(desk, list, line, complaint)),
                Err(stop) => return Err(stop),
            }
        }
        if refused.is_empty() { Ok(()) } else { Err(Stop::Said(desk.refused_lines(&refused))) }
    })
}

/// Enters what stands in `paper` the way `how` wants it.
fn enter_one(desk: &mut Desk, paper: &ResultArgs, how: &ResultArgs) -> Result<(), Stop> {
    let Some(table) = paper.table else { return Ok(()) };
    let at = open::table(desk, table)?;
    let sheet = match (&paper.sheet, &paper.log) {
        (Some(path), _) => game::sheet(desk, path, at)?,
        (None, Some(path)) => game::log(desk, path, at)?,
        (None, None) => Sheet::Totals(totals::read(desk, paper, at)?),
    };
    let guessed = seats::unsettled(desk.event(), at.round).contains(&at.table);
    let current = desk.event().protocol.get(at).map(|protocol| protocol.current);
    let seen = how.correct.as_ref().and(current);
    let reason = how.correct.clone().unwrap_or_default();
    let moved = if how.correct.is_some() { moved::by(desk, at, &sheet) } else { Vec::new() };
    desk.give(Command::Protocol(Protocol::Enter { at, sheet: Box::new(sheet), seen, reason }))?;
    if !moved.is_empty() && !how.accept {
        let hints = vec![say!(desk.wish.lang, "event-type-accept-moves")];
        return Err(Stop::Refused(Denied { reasons: moved, hints }));
    }
    desk.say(moved);
    if guessed {
        let what = say!(desk.wish.lang, "event-seats-guessed", table = at.table.to_string());
        desk.say([what]);
    }
    match desk.event().protocol.get(at) {
        Some(protocol)
            if (how.confirm || paper.confirm) && matches!(protocol.progress, Progress::Entered(_)) =>
        {
            let version = protocol.current;
            desk.give(Command::Protocol(Protocol::Confirm { at, version, seat: None }))
        }
        _ => Ok(()),
    }
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
            let at = open::table(desk, table)?;
            if args.all {
                return Err(desk.complain(apart(desk, "event-confirm-round", "--all")));
            }
            return of_table(desk, args, at);
        }
        let of_table_alone = [
            ("--void", args.void),
            ("--seat", args.seat.is_some()),
            ("--version", args.version.is_some()),
            ("--reason", args.reason.is_some() && !args.all),
        ];
        if let Some((option, _)) = of_table_alone.iter().find(|(_, given)| *given) {
            return Err(desk.complain(apart(desk, "event-confirm-table", option)));
        }
        let round = match place {
            "" => open::place(desk, None)?,
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

/// That an option is about a table, or about a round.
fn apart(desk: &Desk, key: &str, option: &str) -> Complaint {
    Complaint::new("table", text::say(desk.wish.lang, key, &[("option", option.into())]))
}

fn no_place(desk: &Desk, typed: &str) -> Stop {
    desk.complain(Complaint::new("table", say!(desk.wish.lang, "event-no-table", typed = typed)))
}
