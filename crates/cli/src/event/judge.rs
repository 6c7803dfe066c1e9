//! `event substitute`, `late`, `undo`, `reopen`, `close`: what judges and organisers do besides results.
use super::desk::{self, Desk, Stop};
use super::open;
use super::who::{self, TableArg, Target};
use super::words;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use formats::event_log;
use text::{happened, say};
use tournament::people::{Override, Told};
use tournament::round::Command as Round;
use tournament::setup::Command as Setup;
use tournament::substitute::{Command as Substitute, Instead, Until};
use tournament::{CallNo, Command, CommandId, RoundNo, Span, undo};

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["by", "take_back"])))]
pub(crate) struct SubstituteArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    who: String,
    // `nobody`: the tiles are discarded as drawn.
    #[arg(long, value_name = "WHO")]
    by: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    from_deal: u8,
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    #[arg(long)]
    for_good: bool,
    // While a deal is played.
    #[arg(long)]
    in_deal: bool,
    #[arg(long = "override", value_name = "REASON")]
    over: Option<String>,
    #[arg(long, value_name = "REASON", conflicts_with_all = ["from_deal", "for_good", "in_deal", "over"])]
    take_back: Option<String>,
}

/// `event substitute`: somebody plays for a slot.
pub(super) fn substitute(args: &SubstituteArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let entry = who::slot(desk, &args.who)?;
        let round = open::round_of(desk, args.round, entry).unwrap_or_else(|| desk.round());
        if let Some(reason) = &args.take_back {
            let reason = reason.clone();
            return desk.give(Command::Substitute(Substitute::TakeBack { round, entry, reason }));
        }
        let by = match args.by.as_deref() {
            None | Some("nobody" | "никто") => None,
            Some(typed) => Some(who::person(desk, typed)?),
        };
        desk.give(Command::Substitute(Substitute::Put {
            round,
            entry,
            by,
            from_deal: args.from_deal,
            moment: if args.in_deal { Instead::InDeal } else { Instead::InBreak },
            until: if args.for_good { Until::EventEnd } else { Until::RoundEnd },
            over: args.over.clone().map(|reason| Override { reason }),
        }))
    })
}

/// Minutes of a day: nobody is later.
const DAY: i64 = 24 * 60;

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["minutes", "absent"])))]
pub(crate) struct LateArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO")]
    who: String,
    #[arg(value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(0..=DAY))]
    minutes: Option<u32>,
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    // The judge puts him out instead of the scale.
    #[arg(long, value_name = "REASON", conflicts_with = "absent")]
    out: Option<String>,
    // The player does not come to this round.
    #[arg(long)]
    absent: bool,
    // Nobody was told that he does not come.
    #[arg(long, requires = "absent")]
    untold: bool,
}

/// `event late`: somebody came late, or does not come to a round.
pub(super) fn late(args: &LateArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let entry = who::slot(desk, &args.who)?;
        let round = open::round_of(desk, args.round, entry).unwrap_or_else(|| desk.round());
        let by = Span::minutes(args.minutes.unwrap_or_default().into());
        let told = if args.untold { Told::Nobody } else { Told::Judge };
        desk.give(Command::Round(match &args.out {
            _ if args.absent => Round::Absent { round, entry, told },
            Some(reason) => Round::LateOut { round, entry, by, reason: reason.clone() },
            None => Round::Late { round, entry, by },
        }))
    })
}

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["table", "answer"])))]
pub(crate) struct CallArgs {
    #[command(flatten)]
    target: Target,
    // What the call is about, or what the judge has ruled.
    #[arg(value_name = "TEXT")]
    about: String,
    #[arg(long, value_name = "TABLE")]
    table: Option<TableArg>,
    #[arg(long, value_name = "N")]
    answer: Option<u32>,
}

/// `event call`: a table calls the judge, or the judge has come.
pub(super) fn call(args: &CallArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let text = args.about.clone();
        let call = args.table.map(|table| open::table(desk, table)).transpose()?;
        let answer = args.answer.map(CallNo);
        match (call, answer) {
            (Some(at), _) => desk.give(Command::Round(Round::Call { at, about: text })),
            (None, Some(call)) => desk.give(Command::Round(Round::Answer { call, ruling: text })),
            (None, None) => Ok(()),
        }
    })
}

#[derive(clap::Args, Debug)]
pub(crate) struct UndoArgs {
    #[command(flatten)]
    target: Target,
    // The number of the command, or `last`.
    #[arg(value_name = "N", default_value = "last")]
    command: String,
    #[arg(long, value_name = "REASON")]
    reason: String,
}

/// `event undo`: takes a command back.
pub(super) fn undo(args: &UndoArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let commands = match args.command.as_str() {
            "last" => last(desk),
            typed => {
                let line = typed.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                let line = line.and_then(|line| desk.event().log().get(line));
                line.map(|entry| entry.command).into_iter().collect()
            }
        };
        if commands.is_empty() {
            let said = say!(desk.wish.lang, "event-no-command", typed = args.command.as_str());
            return Err(desk.complain(Complaint::new("command", said)));
        }
        let told = told(desk, &commands);
        for command in commands {
            desk.give(Command::Undo(undo::Command { command, reason: args.reason.clone() }))?;
        }
        desk.say(told);
        Ok(())
    })
}

/// What commands did, as the log tells it while they still stand.
fn told(desk: &Desk, commands: &[CommandId]) -> Vec<String> {
    let (lang, event) = (desk.wish.lang, desk.event());
    let of = |command: &CommandId| {
        let line = event.line_of(*command)?;
        let entry = std::slice::from_ref(&event.log()[line]);
        let said = words::with_teller(lang, event, |teller| happened::entries(teller, entry));
        // Lists below a sentence are shown by the command that asks for them.
        let said: Vec<&str> = said.iter().map(String::as_str).filter(|line| !line.starts_with(' ')).collect();
        Some(say!(lang, "event-undone", n = (line + 1).to_string(), what = said.join(" ")))
    };
    commands.iter().filter_map(of).collect()
}

/// The commands that were typed last, the latest first: none that takes one back, none that is taken back.
fn last(desk: &Desk) -> Vec<CommandId> {
    let gone = desk.event().undone();
    let is_undo = |entry: &tournament::Entry| {
        entry.events.iter().any(|event| matches!(event, tournament::Event::Undo(_)))
    };
    let log = desk.event().log();
    let stands = |line: &usize| !is_undo(&log[*line]) && !gone.contains(&log[*line].command);
    let Some(last) = (0..log.len()).rev().find(stands) else { return Vec::new() };
    let together = event_log::typed_together(log, last).rev().filter(stands);
    together.map(|line| log[line].command).collect()
}

#[derive(clap::Args, Debug)]
pub(crate) struct ReopenArgs {
    #[command(flatten)]
    target: Target,
    // The round; without it the event that is closed.
    #[arg(value_name = "N")]
    round: Option<u32>,
    #[arg(long, value_name = "REASON")]
    reason: String,
}

/// `event reopen`: a confirmed round, or the closed event.
pub(super) fn reopen(args: &ReopenArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let reason = args.reason.clone();
        desk.give(match args.round {
            Some(round) => Command::Round(Round::Reopen { round: RoundNo(round), reason }),
            None => Command::Setup(Setup::Reopen { reason }),
        })
    })
}

#[derive(clap::Args, Debug)]
pub(crate) struct CloseArgs {
    #[command(flatten)]
    target: Target,
}

/// `event close`: places are final.
pub(super) fn close(args: &CloseArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk: &mut Desk| -> Result<(), Stop> {
        desk.give(Command::Setup(Setup::Close))
    })
}
