//! `reglament simulate`: games of bots under any rules, and what they come to.
mod classical;
mod csv;
mod json;
mod measure;
mod page;
mod riichi;
mod rows;
mod run;
mod seeds;
mod sichuan;
mod tally;
mod words;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, RulesArg};
use crate::outcome::{Code, Outcome};
use clap::ValueEnum;
use game::bot::Bot;
use rows::Row;
use rules::regulation::TableRules;
use run::Run;
use text::say;

#[derive(clap::Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(long, value_name = "ID")]
    rules: RulesArg,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[arg(long, value_name = "BOTS", default_value = "club")]
    bots: String,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "ID")]
    against: Option<RulesArg>,
    // Deals of a Sichuan session where the rules do not say how many: about an hour of play.
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=99))]
    deals: u32,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    #[arg(long, value_name = "FORM", default_value = "text")]
    format: Format,
}

/// In which form the report is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
    Csv,
}

/// A run under one set of rules.
struct Played {
    chosen: Chosen,
    rows: Vec<Row>,
}

/// What is reported.
struct Report {
    run: Run,
    played: Played,
    against: Option<Played>,
}

pub(crate) fn run(args: &SimulateArgs, wish: Wish) -> Outcome {
    match simulated(args, wish) {
        Ok(outcome) | Err(outcome) => outcome,
    }
}

fn simulated(args: &SimulateArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let bots = bots(&args.bots, wish)?;
    let threads = args.threads.map(usize::from);
    let run = Run { seed: args.seed, games: args.games, bots, deals: args.deals, threads };
    let chosen = Chosen::load(&args.rules, wish)?;
    let against = args.against.as_ref().map(|rules| Chosen::load(rules, wish)).transpose()?;
    if let Some(other) = against.as_ref().filter(|other| family(&other.table) != family(&chosen.table)) {
        let (one, other) = (chosen.name(wish.lang), other.name(wish.lang));
        let what = say!(wish.lang, "sim-other-family", one = one, other = other);
        return Err(Complaint::new("family", what).outcome(wish));
    }
    let bar = run::bar(args.games * if against.is_some() { 2 } else { 1 });
    let play = |chosen: Chosen| {
        let tally = run::run(&run, &chosen.table, &bar);
        Played { rows: rows::of(&tally, &chosen.table), chosen }
    };
    let report = Report { run, played: play(chosen), against: against.map(play) };
    bar.finish_and_clear();
    Ok(match args.format {
        _ if wish.json => json::of(&report),
        Format::Json => json::of(&report),
        Format::Csv => Outcome::of(Code::Ok, csv::of(&report)),
        Format::Text => Outcome::of(Code::Ok, page::of(&report, wish.lang)),
    })
}

/// Four players by their ids; one id alone stands for all four.
fn bots(text: &str, wish: Wish) -> Result<[Bot; 4], Outcome> {
    let found: Option<Vec<Bot>> = text.split(',').map(|id| Bot::from_id(id.trim())).collect();
    let four = match found.as_deref() {
        Some([one]) => Some([*one; 4]),
        Some([a, b, c, d]) => Some([*a, *b, *c, *d]),
        _ => None,
    };
    four.ok_or_else(|| {
        let known = Bot::ALL.map(Bot::id).join(", ");
        let what = say!(wish.lang, "sim-bots", typed = crate::page::brief(text));
        Complaint::new("bots", what).because(say!(wish.lang, "sim-bots-known", known = known)).outcome(wish)
    })
}

const fn family(rules: &TableRules) -> u8 {
    match rules {
        TableRules::Riichi(_) => 0,
        TableRules::Sichuan(_) => 1,
        TableRules::Classical(_) => 2,
    }
}
