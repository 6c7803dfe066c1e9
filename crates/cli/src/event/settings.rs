//! `event change`: what the organiser filled in, and what the regulation leaves to him.
use super::desk::{self, Desk, Stop};
use super::moment;
use super::new::SystemArg;
use super::refusal::Denied;
use super::who::Target;
use crate::args::Wish;
use crate::outcome::Outcome;
use crate::seat::MOST_ROUNDS;
use text::say;
use tournament::setup::{Command as Setup, YEARS};
use tournament::{Command, Date};

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").required(true).multiple(true).args(
    ["name", "place", "from", "to", "rounds", "system", "minutes", "prizes", "limit"]
)))]
pub(crate) struct ChangeArgs {
    #[command(flatten)]
    target: Target,
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,
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
}

/// `event change`: the settings with what was typed put over them.
pub(super) fn change(args: &ChangeArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let mut settings = desk.event().setup.settings.clone();
        let own = &mut settings;
        own.name = args.name.clone().unwrap_or_else(|| own.name.clone());
        own.place = args.place.clone().unwrap_or_else(|| own.place.clone());
        own.first_day = day(desk, args.from.as_deref(), own.first_day)?;
        own.last_day = day(desk, args.to.as_deref(), own.last_day.max(own.first_day))?;
        let choices = &mut own.choices;
        choices.rounds = args.rounds.or(choices.rounds);
        choices.system = args.system.map(|system| system.0).or(choices.system);
        choices.round_minutes = args.minutes.or(choices.round_minutes);
        choices.prize_places = args.prizes.or(choices.prize_places);
        choices.limit = args.limit.or(choices.limit);
        if settings == desk.event().setup.settings {
            let reasons = vec![say!(desk.wish.lang, "event-change-same")];
            return Err(Stop::Refused(Denied { reasons, hints: Vec::new() }));
        }
        desk.give(Command::Setup(Setup::Change(Box::new(settings))))
    })
}

fn day(desk: &Desk, typed: Option<&str>, own: Date) -> Result<Date, Stop> {
    let Some(typed) = typed else { return Ok(own) };
    moment::day(typed, &YEARS, desk.wish).map_err(|none| desk.complain(none))
}
