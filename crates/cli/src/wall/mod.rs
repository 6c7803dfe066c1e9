//! `reglament wall`: the tiles of a deal from a seed or a log, and whether they are those that were promised.
mod check;
mod page;
mod shown;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, RulesArg};
use crate::outcome::{Code, Outcome};
use clap::Subcommand;
use formats::commitment::seed_of;
use game::wall::Seed;
use shown::Shown;
use std::path::PathBuf;
use text::say;

#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct WallArgs {
    #[arg(long, value_name = "ID", required_unless_present = "log")]
    rules: Option<RulesArg>,
    #[arg(long, value_name = "SEED", required_unless_present = "log", conflicts_with = "log")]
    seed: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    deal: u32,
    #[arg(long, value_name = "FILE", conflicts_with = "rules")]
    log: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<WallCommand>,
}

#[derive(Subcommand, Debug)]
enum WallCommand {
    Verify(check::CheckArgs),
}

pub(crate) fn run(args: &WallArgs, wish: Wish) -> Outcome {
    let done = match &args.command {
        Some(WallCommand::Verify(args)) => check::run(args, wish),
        None => show(args, wish),
    };
    done.unwrap_or_else(|outcome| outcome)
}

fn show(args: &WallArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let shown = match (&args.log, &args.rules, &args.seed) {
        (Some(path), ..) => shown::of_log(path, args.deal, wish)?,
        (None, Some(rules), Some(typed)) => {
            let chosen = Chosen::load(rules, wish)?;
            Shown::of_seed(chosen, &seed(typed, wish)?, args.deal)
        }
        // The parser asks for both where there is no log.
        _ => return Err(Complaint::new("usage", say!(wish.lang, "error-missing-command")).outcome(wish)),
    };
    if wish.json {
        return Ok(Outcome::json(Code::Ok, &shown.json()));
    }
    Ok(Outcome::of(Code::Ok, page::of(&shown, wish.lang)))
}

/// A seed as it is typed: a number as of `play` and `simulate`, or its 64 hexadecimal digits.
fn seed(typed: &str, wish: Wish) -> Result<Seed, Outcome> {
    let number = typed.parse().ok().map(Seed::of_number);
    seed_of(typed).or(number).ok_or_else(|| {
        let what = say!(wish.lang, "wall-no-seed", typed = crate::page::brief(typed));
        Complaint::new("seed", what).because(say!(wish.lang, "wall-seed-form")).outcome(wish)
    })
}
