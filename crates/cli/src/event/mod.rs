//! `reglament event …`: an event kept in one file, from registration to final places.
mod again;
mod check;
mod club;
mod desk;
mod export;
mod file;
mod game;
mod hint;
mod import;
mod import_logs;
mod judge;
mod list;
mod merge;
mod moment;
mod moved;
mod new;
mod open;
mod penalty;
mod people;
mod print;
mod refusal;
mod result;
mod sanction;
mod seating;
mod settings;
mod show;
mod signal;
mod simulate;
mod standings;
mod time;
mod totals;
mod who;
mod words;
mod worth;

pub(crate) use file::{unreadable, why as sealed_fault, write_new};
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
    Change(Box<settings::ChangeArgs>),
    Add(Box<people::AddArgs>),
    Import(import::Args),
    Appoint(people::AppointArgs),
    Same(people::SameArgs),
    Checkin(people::CheckInArgs),
    Leave(people::LeaveArgs),
    Draw(seating::DrawArgs),
    Seat(Box<seating::SeatArgs>),
    Start(signal::StartArgs),
    Time(signal::TimeArgs),
    Result(Box<result::ResultArgs>),
    Confirm(result::ConfirmArgs),
    Penalty(Box<penalty::Args>),
    Substitute(judge::SubstituteArgs),
    Late(judge::LateArgs),
    Call(judge::CallArgs),
    Game(club::GameArgs),
    Lot(club::LotArgs),
    Undo(judge::UndoArgs),
    Settle(merge::SettleArgs),
    Reopen(judge::ReopenArgs),
    Close(judge::CloseArgs),
    Show(show::Args),
    Standings(standings::StandingsArgs),
    Export(export::ExportArgs),
    Print(print::PrintArgs),
    Merge(merge::MergeArgs),
    Check(check::CheckArgs),
    Simulate(simulate::SimulateArgs),
    ImportLogs(import_logs::ImportLogsArgs),
}

pub(crate) fn run(args: &EventArgs, wish: Wish) -> Outcome {
    match &args.command {
        EventCommand::New(args) => new::run(args, wish),
        EventCommand::Change(args) => settings::change(args, wish),
        EventCommand::Add(args) => people::add(args, wish),
        EventCommand::Import(args) => import::run(args, wish),
        EventCommand::Appoint(args) => people::appoint(args, wish),
        EventCommand::Same(args) => people::same(args, wish),
        EventCommand::Checkin(args) => people::check_in(args, wish),
        EventCommand::Leave(args) => people::leave(args, wish),
        EventCommand::Draw(args) => seating::draw(args, wish),
        EventCommand::Seat(args) => seating::seat(args, wish),
        EventCommand::Start(args) => signal::start(args, wish),
        EventCommand::Time(args) => signal::time(args, wish),
        EventCommand::Result(args) => result::enter(args, wish),
        EventCommand::Confirm(args) => result::confirm(args, wish),
        EventCommand::Penalty(args) => penalty::run(args, wish),
        EventCommand::Substitute(args) => judge::substitute(args, wish),
        EventCommand::Late(args) => judge::late(args, wish),
        EventCommand::Call(args) => judge::call(args, wish),
        EventCommand::Game(args) => club::game(args, wish),
        EventCommand::Lot(args) => club::lot(args, wish),
        EventCommand::Undo(args) => judge::undo(args, wish),
        EventCommand::Settle(args) => merge::settle(args, wish),
        EventCommand::Reopen(args) => judge::reopen(args, wish),
        EventCommand::Close(args) => judge::close(args, wish),
        EventCommand::Show(args) => show::run(args, wish),
        EventCommand::Standings(args) => standings::run(args, wish),
        EventCommand::Export(args) => export::run(args, wish),
        EventCommand::Print(args) => print::run(args, wish),
        EventCommand::Merge(args) => merge::run(args, wish),
        EventCommand::Check(args) => check::run(args, wish),
        EventCommand::Simulate(args) => simulate::run(args, wish),
        EventCommand::ImportLogs(args) => import_logs::run(args, wish),
    }
}
