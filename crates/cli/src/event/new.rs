//! `event new`: opens an event by a regulation or a house rule.
use super::desk::{Answer, answer, no_time, refused};
use super::{file, moment, time, words};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, Offer, RulesArg, RulesParser};
use crate::outcome::Outcome;
use crate::seat::MOST_ROUNDS;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use formats::event_log;
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use std::path::PathBuf;
use text::say;
use tournament::setup::{self, Choices, Law, Settings, YEARS};
use tournament::{Actor, Command, CommandId, Date, Moment, Order, Role, Tournament};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long, value_name = "ID", value_parser = RulesParser(Offer::Halls))]
    rules: RulesArg,
    #[arg(long, value_name = "TEXT")]
    name: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    place: String,
    #[arg(long, value_name = "ZONE")]
    zone: Option<String>,
    #[arg(long, value_name = "DAY")]
    from: Option<String>,
    #[arg(long, value_name = "DAY")]
    to: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=MOST_ROUNDS))]
    rounds: Option<u16>,
    #[arg(long, value_name = "SYSTEM")]
    system: Option<SystemArg>,
    #[arg(long, value_name = "N")]
    minutes: Option<u16>,
    #[arg(long, value_name = "N")]
    prizes: Option<u16>,
    #[arg(long, value_name = "N")]
    limit: Option<u16>,
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
    #[arg(long, value_name = "UNIQUE")]
    id: Option<String>,
}

/// A system of seating, by its name in files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SystemArg(pub(crate) SeatingSystem);

impl ValueEnum for SystemArg {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [SystemArg; 8] = [
            SystemArg(SeatingSystem::Italian),
            SystemArg(SeatingSystem::Programmatic),
            SystemArg(SeatingSystem::Danish),
            SystemArg(SeatingSystem::Fixed),
            SystemArg(SeatingSystem::Snake),
            SystemArg(SeatingSystem::Random),
            SystemArg(SeatingSystem::Manual),
            SystemArg(SeatingSystem::AutoTable),
        ];
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}

pub(super) fn run(args: &Args, wish: Wish) -> Outcome {
    match open(args, wish) {
        Ok(outcome) | Err(outcome) => outcome,
    }
}

fn open(args: &Args, wish: Wish) -> Result<Outcome, Outcome> {
    let lang = wish.lang;
    let chosen = Chosen::load(&args.rules, wish)?;
    let Some(law) = law(&chosen) else {
        return Err(no_hall(&chosen, Offer::Halls, wish));
    };
    let zone_name = args.zone.clone().unwrap_or_else(time::own_zone);
    if !time::is_zone(&zone_name) {
        let complaint = Complaint::new("zone", say!(lang, "event-no-zone", zone = zone_name));
        return Err(complaint.because(say!(lang, "event-zone-form")).outcome(wish));
    }
    let zone = time::zone(&zone_name);
    let at = match &args.at {
        Some(typed) => {
            time::moment(typed, &zone, time::now()).ok_or_else(|| no_time(typed, wish).outcome(wish))?
        }
        None => time::now(),
    };
    if time::day(at, &zone).is_none_or(|day| !YEARS.contains(&day.year())) {
        let complaint =
            Complaint::new("time", say!(lang, "event-time-impossible", at = time::stamp(at, &zone)));
        return Err(complaint.because(moment::within(&YEARS, lang)).outcome(wish));
    }
    let first_day = day(args.from.as_deref(), time::day(at, &zone), wish)?;
    let last_day = day(args.to.as_deref(), Some(first_day), wish)?;
    let settings = Settings {
        name: args.name.clone(),
        place: args.place.clone(),
        zone: zone_name,
        first_day,
        last_day,
        choices: Choices {
            rounds: args.rounds,
            system: args.system.map(|system| system.0),
            round_minutes: args.minutes,
            prize_places: args.prizes,
            limit: args.limit,
            ..Choices::NONE
        },
    };
    let order = Order {
        id: opening_id(args, at),
        by: Actor::of(Role::Owner),
        at,
        command: Command::Setup(setup::Command::Open(Box::new((law, settings)))),
    };
    match Tournament::open(&order) {
        Ok((event, entry)) => {
            file::create(&args.event, &entry, wish)?;
            let mut done = words::done(lang, &event, &[entry]);
            done.extend(words::with_teller(lang, &event, super::show::settings));
            Ok(answer(&Answer { done, commands: vec![1], next: words::next(lang, &event, at) }, wish))
        }
        Err(reasons) => Ok(refused(&reasons, wish)),
    }
}

/// That rules have no hall, and which ones have.
pub(super) fn no_hall(chosen: &Chosen, offer: Offer, wish: Wish) -> Outcome {
    let complaint = Complaint::new("rules", say!(wish.lang, "event-no-hall", rules = chosen.name(wish.lang)));
    let others: Vec<&str> = offer.ids().map(RegulationId::id).collect();
    complaint.because(say!(wish.lang, "error-valid-values", values = others.join(", "))).outcome(wish)
}

/// Two events are two, though they are called alike: the moment of the opening tells them apart.
fn opening_id(args: &Args, at: Moment) -> CommandId {
    match &args.id {
        Some(id) => event_log::command_id("", id, 0),
        None => event_log::command_id(&at.0.to_string(), &format!("{}\u{0}{}", args.name, args.place), 0),
    }
}

/// The law of the rules chosen; nothing if they have no hall.
fn law(chosen: &Chosen) -> Option<Law> {
    let hall = chosen.hall.rules()?.clone();
    Some(Law { id: chosen.base, table_of: chosen.table_of(), table: chosen.table.clone(), hall })
}

/// A day that was typed, or the usual one.
fn day(typed: Option<&str>, usual: Option<Date>, wish: Wish) -> Result<Date, Outcome> {
    match (typed, usual) {
        (None, Some(usual)) => Ok(usual),
        (typed, _) => moment::day(typed.unwrap_or_default(), &YEARS, wish).map_err(|none| none.outcome(wish)),
    }
}
