//! `reglament seat`: a seating of all rounds for lot numbers, or a schedule of a file, and what it is worth.
mod clans;
mod page;
mod schedule;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::event::SystemArg;
use crate::outcome::{Code, Outcome};
use crate::usage;
use clans::Clans;
use rules::hall::SeatingSystem;
use std::path::PathBuf;
use text::{Lang, say};
use tournament::lots::Lots;
use tournament::seating::pairing::random;
use tournament::seating::plan::{PlanRequest, Repeats, plan};
use tournament::seating::quality::{Quality, report};
use tournament::seating::wind::even_winds;
use tournament::seating::{Constraints, Plan, Slot, script};

/// The most players that are seated: more than any hall holds, and few enough to be seated at once.
pub(crate) const MOST_PLAYERS: i64 = 2000;
/// The most rounds of an event: more than anybody plays.
pub(crate) const MOST_ROUNDS: i64 = 100;

#[derive(clap::Args, Debug)]
pub(crate) struct SeatArgs {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(4..=MOST_PLAYERS))]
    players: u16,
    #[arg(long, value_name = "N", required_unless_present = "schedule", value_parser = clap::value_parser!(u16).range(1..=MOST_ROUNDS))]
    rounds: Option<u16>,
    #[arg(long, value_name = "FILE")]
    clans: Option<PathBuf>,
    #[arg(long, value_name = "SYSTEM", default_value = "italian", conflicts_with = "schedule")]
    system: SystemArg,
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "schedule")]
    seed: u64,
    #[arg(long, value_name = "FILE", conflicts_with = "rounds")]
    schedule: Option<PathBuf>,
    #[arg(long)]
    csv: bool,
    #[arg(long, conflicts_with = "csv")]
    script: bool,
}

/// A seating and what it is worth.
struct Seated {
    players: u16,
    plan: Plan,
    quality: Quality,
    clans: Clans,
    /// The system and the seed; nothing of a schedule.
    made: Option<(SeatingSystem, u64)>,
}

pub(crate) fn run(args: &SeatArgs, wish: Wish) -> Outcome {
    for form in [args.script.then_some("--script"), args.csv.then_some("--csv")].into_iter().flatten() {
        if wish.json {
            return usage::apart(form, "--json", wish);
        }
    }
    let seated = match seated(args, wish) {
        Ok(seated) => seated,
        Err(outcome) => return outcome,
    };
    if args.script {
        return Outcome::of(Code::Ok, script::write(&seated.plan));
    }
    if args.csv {
        return Outcome::of(Code::Ok, page::csv(&seated));
    }
    if wish.json {
        return Outcome::json(Code::Ok, &page::json(&seated));
    }
    Outcome::of(Code::Ok, page::page(&seated, wish.lang))
}

fn seated(args: &SeatArgs, wish: Wish) -> Result<Seated, Outcome> {
    let players = args.players;
    let clans = match &args.clans {
        Some(path) => clans::load(path, players, wish)?,
        None => Clans::default(),
    };
    let constraints = Constraints { apart: clans.apart.clone(), ..Constraints::default() };
    let (plan, made) = match &args.schedule {
        Some(path) => (schedule::load(path, players, wish)?, None),
        None => (made(args, &constraints, &clans, wish)?, Some((args.system.0, args.seed))),
    };
    let quality = report(&plan, &constraints, None);
    Ok(Seated { players, plan, quality, clans, made })
}

/// Makes a plan by the system asked for.
fn made(args: &SeatArgs, constraints: &Constraints, clans: &Clans, wish: Wish) -> Result<Plan, Outcome> {
    let (players, seed) = (args.players, args.seed);
    let rounds = usize::from(args.rounds.unwrap_or_default());
    match args.system.0 {
        SeatingSystem::Italian => search(players, rounds, seed, constraints)
            .map_err(|why| no_plan(text::hall::impossible(wish.lang, &why, clans), wish)),
        SeatingSystem::Random if players.is_multiple_of(4) => Ok(by_lots(players, rounds, seed)),
        SeatingSystem::Random => {
            let n = usize::from(players);
            Err(no_plan(say!(wish.lang, "hall-impossible-by-four", n = n), wish))
        }
        system => Err(not_in_advance(system, wish.lang).outcome(wish)),
    }
}

fn search(
    players: u16,
    rounds: usize,
    seed: u64,
    constraints: &Constraints,
) -> Result<Plan, tournament::seating::plan::Impossible> {
    let fresh = PlanRequest::fresh(players, rounds, seed);
    plan(&PlanRequest { constraints: constraints.clone(), repeats: Repeats::Fewest, ..fresh })
}

fn by_lots(players: u16, rounds: usize, seed: u64) -> Plan {
    let slots: Vec<Slot> = (0..players).map(Slot).collect();
    let by_lot = |round| random(&slots, &mut Lots::stream(seed, round));
    let mut rounds: Vec<_> = (0..rounds as u64).map(by_lot).collect();
    // The lot says who meets; the winds of a whole plan are even all the same.
    even_winds(&[], &mut rounds, 0);
    Plan { rounds }
}

/// What was asked is clear, and there is no such seating.
fn no_plan(why: String, wish: Wish) -> Outcome {
    let mut outcome =
        Complaint::new("no_seating", say!(wish.lang, "seat-impossible")).because(why).outcome(wish);
    outcome.code = Code::No;
    outcome
}

fn not_in_advance(system: SeatingSystem, lang: Lang) -> Complaint {
    let what = say!(lang, "seat-system", system = system.name());
    let why = match system {
        SeatingSystem::Fixed | SeatingSystem::Manual => say!(lang, "seat-system-list"),
        _ => say!(lang, "seat-system-by-standing"),
    };
    Complaint::new("system", what).because(why)
}
