//! `event start` and `event time`: the judge's signals and the clock of a round.
use super::desk::{self, Desk, Stop};
use super::open;
use super::who::Target;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use text::say;
use tournament::round::{Command as Round, Extra, Signal, Tables};
use tournament::seats::{Command as Seat, Visibility};
use tournament::{Command, Span, TableNo};

/// Tables: `3` or `1-7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TablesArg(Tables);

impl std::str::FromStr for TablesArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| {
            text.trim().parse::<u16>().ok().filter(|n| *n > 0).map(TableNo).ok_or_else(|| text.to_owned())
        };
        let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
        let (from, to) = (number(from)?, number(to)?);
        if from <= to { Ok(Self(Tables::Range(from, to))) } else { Err(text.to_owned()) }
    }
}

#[derive(clap::Args, Debug)]
pub(crate) struct StartArgs {
    #[command(flatten)]
    target: Target,
    #[arg(long, value_name = "TABLES")]
    tables: Option<TablesArg>,
    // The seating is announced, and play waits.
    #[arg(long, conflicts_with = "tables")]
    announce: bool,
}

/// `event start`: announces the seating if that is to be done, and gives the signal.
pub(super) fn start(args: &StartArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let round = desk.round();
        let planned = |seated: &tournament::seats::SeatedRound| seated.visibility == Visibility::Planned;
        if args.announce || desk.event().seats.round(round).is_some_and(planned) {
            desk.give(Command::Seats(Seat::Publish { round }))?;
        }
        if args.announce {
            return Ok(());
        }
        let tables = args.tables.map_or(Tables::All, |tables| tables.0);
        desk.give(Command::Round(Round::Signal { round, tables, signal: Signal::Start }))
    })
}

#[derive(clap::Args, Debug)]
pub(crate) struct TimeArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHAT", allow_hyphen_values = true)]
    what: String,
    #[arg(long, value_name = "TABLES")]
    tables: Option<TablesArg>,
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    #[arg(long, value_name = "REASON", default_value = "")]
    reason: String,
}

/// `event time`: a pause, extra time, the last deal, the end.
pub(super) fn time(args: &TimeArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let round = open::round(desk, args.round)?;
        let tables = args.tables.map_or(Tables::All, |tables| tables.0);
        let signal = |signal| Round::Signal { round, tables, signal };
        let command = match args.what.as_str() {
            "pause" => signal(Signal::Pause),
            "resume" => signal(Signal::Resume),
            "last-deal" => signal(Signal::LastDeal),
            "end" => signal(Signal::End),
            other => {
                let extra = extra(other).ok_or_else(|| unknown(desk, other))?;
                Round::Extra { round, tables, extra, reason: args.reason.clone() }
            }
        };
        desk.give(Command::Round(command))
    })
}

/// `+7` minutes, `+1d` deals.
fn extra(typed: &str) -> Option<Extra> {
    let typed = typed.strip_prefix('+')?;
    match typed.strip_suffix(['d', 'с']) {
        Some(deals) => deals.parse().ok().map(Extra::Deals),
        None => typed.parse().ok().filter(|n| *n > 0).map(|n: i64| Extra::Time(Span::minutes(n))),
    }
}

fn unknown(desk: &Desk, typed: &str) -> Stop {
    let lang = desk.wish.lang;
    let complaint = Complaint::new("time", say!(lang, "event-no-signal", typed = typed));
    desk.complain(complaint.because(say!(lang, "event-signal-forms")))
}
