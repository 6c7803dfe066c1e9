//! `event show`: where an event stands, its people, its rounds, and what was done so far.
use super::desk::{Answer, answer};
use super::file::{EventFile, Purpose};
use super::{time, words};
use crate::args::Wish;
use crate::outcome::Outcome;
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    event: PathBuf,
}

pub(super) fn run(args: &Args, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    answer(
        &Answer { done: Vec::new(), commands: Vec::new(), next: words::next(wish.lang, event, time::now()) },
        wish,
    )
}
