//! `event simulate`: an event played by seed from the opening to the closing, to try pages, printers and people on.
use super::file::create_with;
use super::new::no_hall;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, Offer, RulesArg, RulesParser};
use crate::outcome::{Code, Outcome};
use crate::page::{Page, STRONG};
use crate::seat::MOST_PLAYERS;
use serde_json::json;
use std::path::PathBuf;
use text::{say, shown};
use tournament::Tournament;
use tournament::setup::Law;
use tournament::simulate::{MadeUp, Stopped, Why, event as play};
use tournament::standings::current;

#[derive(clap::Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(long, value_name = "ID", value_parser = RulesParser(Offer::Halls))]
    rules: RulesArg,
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u16).range(4..=MOST_PLAYERS))]
    players: u16,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(super) fn run(args: &SimulateArgs, wish: Wish) -> Outcome {
    match simulated(args, wish) {
        Ok(outcome) | Err(outcome) => outcome,
    }
}

fn simulated(args: &SimulateArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let lang = wish.lang;
    let chosen = Chosen::load(&args.rules, wish)?;
    let Some(hall) = chosen.hall.rules() else {
        return Err(no_hall(&chosen, Offer::Halls, wish));
    };
    let table = chosen.table.clone();
    let law = Law { id: chosen.base, table_of: chosen.table_of(), table, hall: hall.clone() };
    let log = play(&law, args.players, args.seed, &MadeUp).map_err(|why| stopped(&why, wish))?;
    create_with(&args.out, &log, wish)?;
    let Some(event) = Tournament::replay(log.iter().cloned()) else {
        return Ok(Outcome::of(Code::Ok, String::new()));
    };
    let standings = current(&event);
    let (players, rounds, commands) = (event.people.slots.len(), event.seats.rounds.len(), log.len());
    let file = args.out.display().to_string();
    if wish.json {
        let value = json!({
            "schema": "reglament.event-simulate/1",
            "file": file,
            "rules": law.id.id(),
            "seed": args.seed.to_string(),
            "commands": commands,
            "players": players,
            "rounds": rounds,
        });
        return Ok(Outcome::json(Code::Ok, &value));
    }
    let mut page = Page::default();
    let done = say!(
        lang,
        "simulate-done",
        commands = commands,
        players = players,
        rounds = rounds,
        file = file,
        seed = args.seed.to_string()
    );
    page.line(&format!("{STRONG}{}{STRONG:#}", shown(&done)));
    page.blank();
    Ok(Outcome::of(Code::Ok, page.finish() + &super::standings::page(&event, &standings, false, lang)))
}

/// The simulation and the law are of two minds: a fault of one of them, said as it is.
fn stopped(stopped: &Stopped, wish: Wish) -> Outcome {
    let what = say!(wish.lang, "simulate-stopped", n = stopped.line + 1);
    let mut complaint = Complaint::new("simulation", what);
    match &stopped.why {
        Why::Refused(refused) => {
            for reason in &refused.reasons {
                complaint = complaint.because(super::words::refusal(wish.lang, None, reason));
            }
        }
        Why::Allowed => complaint = complaint.because(say!(wish.lang, "simulate-allowed")),
        Why::Changed => complaint = complaint.because(say!(wish.lang, "simulate-changed")),
        Why::Stuck(what) => complaint = complaint.because(what.clone()),
    }
    complaint.outcome(wish)
}
