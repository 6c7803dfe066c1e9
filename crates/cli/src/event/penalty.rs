//! `event penalty`: what the catalogue says for an offence, a ruling, what becomes of it.
use super::desk::{self, Desk, Stop, answer};
use super::file::{EventFile, Purpose};
use super::open;
use super::sanction::SanctionArg;
use super::who::{self, Target};
use super::words;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use server::offence_word;
use text::{hall, say};
use tournament::penalty::{Command as Penalty, Offence, Offered, Sanction, Tariff, catalogue};
use tournament::round::{Course, phase};
use tournament::{Command, PenaltyNo, RoundNo};

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).args(
    ["offence", "rule", "list", "approve", "cancel", "map"]
)))]
pub(crate) struct Args {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO", required_unless_present_any = ["list", "approve", "cancel", "map"])]
    who: Option<String>,
    #[arg(value_name = "OFFENCE")]
    offence: Option<String>,
    #[arg(long, value_name = "SANCTION", requires = "reason")]
    rule: Option<SanctionArg>,
    #[arg(long, value_name = "SANCTION", requires = "offence")]
    choice: Option<SanctionArg>,
    #[arg(long, value_name = "N", conflicts_with_all = ["list", "approve", "cancel", "map"])]
    round: Option<u32>,
    // A ruling is about the whole round, and its reason is its note: what is typed is not lost without a word.
    #[arg(long, value_name = "N", conflicts_with_all = ["rule", "list", "approve", "cancel", "map"])]
    deal: Option<u8>,
    #[arg(long, value_name = "TEXT", default_value = "", conflicts_with_all = ["rule", "list", "approve", "cancel", "map"])]
    note: String,
    #[arg(long)]
    list: bool,
    // A sanction that waits is confirmed.
    #[arg(long, value_name = "N")]
    approve: Option<u32>,
    #[arg(long, value_name = "SEAT", requires = "approve")]
    seat: Option<String>,
    #[arg(long, value_name = "N", requires = "reason")]
    cancel: Option<u32>,
    // A noted fine comes to something.
    #[arg(long, value_name = "N", requires_all = ["to", "reason"])]
    map: Option<u32>,
    #[arg(long, value_name = "SANCTION", requires = "map")]
    to: Option<SanctionArg>,
    #[arg(long, value_name = "REASON", conflicts_with_all = ["offence", "list", "approve"])]
    reason: Option<String>,
}

pub(super) fn run(args: &Args, wish: Wish) -> Outcome {
    if args.list {
        return listed(args, wish);
    }
    desk::run(&args.target, wish, |desk| {
        let command = command(args, desk)?;
        desk.give(Command::Penalty(command))
    })
}

fn command(args: &Args, desk: &Desk) -> Result<Penalty, Stop> {
    let reason = args.reason.clone().unwrap_or_default();
    if let Some(number) = args.cancel {
        return Ok(Penalty::Cancel { penalty: PenaltyNo(number), reason });
    }
    if let (Some(number), Some(to)) = (args.map, args.to) {
        return Ok(Penalty::Map { penalty: PenaltyNo(number), sanction: to.0, reason });
    }
    if let Some(number) = args.approve {
        let seat = args.seat.as_deref().map(|typed| who::seat(desk, typed)).transpose()?;
        return Ok(Penalty::Confirm { penalty: PenaltyNo(number), seat });
    }
    let entry = who::slot(desk, args.who.as_deref().unwrap_or_default())?;
    let puts_out = |sanction| matches!(sanction, Sanction::Disqualified | Sanction::Banned(_));
    let sanction = args.rule.or(args.choice).map(|sanction| sanction.0);
    let put_out = sanction.is_some_and(puts_out).then(|| last_begun(desk));
    let round = args.round.map(RoundNo).or(put_out).or_else(|| open::round_of(desk, None, entry));
    let round = round.unwrap_or_else(|| now_or_last(desk));
    if let Some(rule) = args.rule {
        return Ok(Penalty::Rule { entry, round, sanction: rule.0, reason });
    }
    let typed = args.offence.as_deref().unwrap_or_default();
    let offence = offence(desk, typed)?;
    let choice = args.choice.map(|choice| choice.0);
    Ok(Penalty::Give { entry, round, deal: args.deal, offence, choice, note: args.note.clone() })
}

/// The round that is played or comes next; after the last one, the last.
fn now_or_last(desk: &Desk) -> RoundNo {
    let (event, round) = (desk.event(), desk.round());
    let is_there = event.seats.round(round).is_some() || phase::is_to_come(event, round);
    if is_there { round } else { RoundNo(event.seats.next().0.saturating_sub(1).max(1)) }
}

/// The last round that has begun: who is put out takes no part in those after it.
fn last_begun(desk: &Desk) -> RoundNo {
    let begun = desk.event().round.courses.iter().rposition(Course::has_begun);
    begun.map_or_else(|| now_or_last(desk), RoundNo::of_index)
}

/// The offence of a word, or of its last part where that is enough.
fn offence(desk: &Desk, typed: &str) -> Result<Offence, Stop> {
    let all: Vec<Offence> =
        catalogue(&desk.event().setup.law).iter().map(|offered| offered.offence).collect();
    let typed = typed.to_lowercase();
    let whole = all.iter().find(|offence| offence_word(**offence) == typed);
    let mut parts = all.iter().filter(|offence| offence_word(**offence).rsplit('.').next() == Some(&typed));
    let found = whole.or_else(|| parts.next().filter(|_| parts.next().is_none()));
    found.copied().ok_or_else(|| {
        let lang = desk.wish.lang;
        let complaint = Complaint::new("offence", say!(lang, "event-no-offence", typed = typed));
        desk.complain(complaint.because(say!(lang, "event-offence-list")))
    })
}

/// `--list`: the catalogue of the event, with clauses.
fn listed(args: &Args, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.target.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let lines = words::with_teller(wish.lang, event, |teller| {
        let voice = teller.voice();
        let line = |offered: &Offered| {
            say!(
                wish.lang,
                "event-offence",
                word = offence_word(offered.offence),
                what = hall::offence(&voice, offered.offence),
                follows = tariff(&voice, offered.tariff),
                basis = text::citation(wish.lang, offered.basis)
            )
        };
        catalogue(&event.setup.law).iter().map(line).collect()
    });
    answer(&desk::Answer { done: lines, commands: Vec::new(), next: Vec::new() }, wish)
}

fn tariff(voice: &hall::Voice<'_>, tariff: Tariff) -> String {
    let lang = voice.lang;
    match tariff {
        Tariff::Fixed(sanction) => hall::sanction(voice, sanction),
        Tariff::Warnings => say!(lang, "event-tariff-warnings"),
        Tariff::Scale => say!(lang, "event-tariff-scale"),
        Tariff::Choice(choices) => {
            let of = |sanction: &tournament::penalty::Sanction| {
                format!("{} ({})", hall::sanction(voice, *sanction), server::sanction_word(*sanction))
            };
            let choices: Vec<String> = choices.iter().map(of).collect();
            say!(lang, "event-tariff-choice", choices = choices.join(", "))
        }
        Tariff::Ban(months) => say!(lang, "event-tariff-ban", n = months),
        Tariff::Free => say!(lang, "event-tariff-free"),
    }
}
