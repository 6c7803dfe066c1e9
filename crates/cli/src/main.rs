//! The binary `reglament`: words → arguments → one call → print.
mod args;
mod catalogue;
mod citing;
mod complaint;
mod completions;
mod division;
mod event;
mod given;
mod house;
mod input;
mod kept;
mod localise;
mod named;
mod outcome;
mod page;
mod play;
mod replay;
mod score;
mod seat;
mod serve;
mod settle;
mod simulate;
mod table;
mod tiles;
mod usage;
mod verify;
mod wait;
mod wall;

use args::{Args, Asked};
use outcome::Outcome;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let wish = args::Wish::of(&words, |name| std::env::var(name).ok());
    let outcome = match args::read(&words, wish) {
        Ok(args) => run(&args, wish),
        Err(outcome) => outcome,
    };
    outcome.print(wish.lang)
}

fn run(args: &Args, wish: args::Wish) -> Outcome {
    // The desk is the program's main work: without a command it is opened.
    let Some(command) = &args.command else { return serve::run(&serve::ServeArgs::default(), wish) };
    match command {
        Asked::Score(args) => score::run(args, wish),
        Asked::Wait(args) => wait::run(args, wish),
        Asked::Rules(args) => catalogue::run(args, wish),
        Asked::Settle(args) => settle::run(args, wish),
        Asked::Play(args) => play::run(args, wish),
        Asked::Simulate(args) => simulate::run(args, wish),
        Asked::Replay(args) => replay::run(args, wish),
        Asked::Wall(args) => wall::run(args, wish),
        Asked::Verify(args) => verify::run(args, wish),
        Asked::Event(args) => event::run(args, wish),
        Asked::Seat(args) => seat::run(args, wish),
        Asked::Backup(args) => kept::backup(args, wish),
        Asked::Restore(args) => kept::restore(args, wish),
        Asked::Export(args) => kept::export(args, wish),
        Asked::Import(args) => kept::import(args, wish),
        Asked::Serve(args) => serve::run(args, wish),
        Asked::Completions(args) => completions::run(args, wish),
    }
}
