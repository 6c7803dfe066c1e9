//! `reglament event …`: an event kept in one file, from registration to final places.
mod desk;
mod file;
mod new;
mod show;
mod time;
mod who;
mod words;

pub(crate) use new::SystemArg;

use crate::args::Wish;
use crate::outcome::Outcome;
use clap::Subcommand;

#[derive(clap::Args, Debug)]
pub(crate) struct EventArgs {
    #[command(subcommand)]
    pub(crate) command: EventCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum EventCommand {
    New(Box<new::Args>),
    Show(show::Args),
}

pub(crate) fn run(args: &EventArgs, wish: Wish) -> Outcome {
    match &args.command {
        EventCommand::New(args) => new::run(args, wish),
        EventCommand::Show(args) => show::run(args, wish),
    }
}
