//! `event game` and `event lot`: games of a league or a ladder, and what decides between equal players.
use super::desk::{self, Desk, Stop};
use super::who::{self, Target};
use super::{moment, open, time};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use clap::ValueEnum;
use text::say;
use tournament::club::{Command as Club, Rated};
use tournament::people::Standing;
use tournament::setup::YEARS;
use tournament::standings::{self, Command as Standings};
use tournament::{Command, EntryId, Moment, RoundNo};

#[derive(clap::Args, Debug)]
pub(crate) struct GameArgs {
    #[command(flatten)]
    target: Target,
    #[arg(value_name = "WHO", required_unless_present = "auto")]
    who: Vec<String>,
    // Tables are made of those who are named, or of all who are here and do not play.
    #[arg(long)]
    auto: bool,
    #[arg(long, value_name = "DAY")]
    day: Option<String>,
    #[arg(long, value_name = "WHAT", default_value = "yes", conflicts_with = "auto")]
    rated: RatedArg,
    #[arg(long, value_name = "N", requires = "auto")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum RatedArg {
    Yes,
    Agreed,
    OneRound,
    NotOfficial,
}

impl RatedArg {
    const fn rated(self) -> Rated {
        match self {
            Self::Yes => Rated::Yes,
            Self::Agreed => Rated::Agreed,
            Self::OneRound => Rated::OneRound,
            Self::NotOfficial => Rated::NotOfficial,
        }
    }
}

/// `event game`: a game of those who sit down, East first, or tables of those who are present.
pub(super) fn game(args: &GameArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let players: Vec<EntryId> = if args.who.is_empty() {
            here(desk)?
        } else {
            args.who.iter().map(|typed| who::slot(desk, typed)).collect::<Result<_, Stop>>()?
        };
        let today = time::day(desk.at, &time::zone(&desk.event().setup.settings.zone));
        let day = match (args.day.as_deref(), today) {
            (None, Some(today)) => Ok(today),
            (typed, _) => moment::day(typed.unwrap_or_default(), &YEARS, desk.wish),
        };
        let day = day.map_err(|none| desk.complain(none))?;
        let lang = desk.wish.lang;
        if args.auto {
            let seed = desk.seed(args.seed);
            return desk.give(Command::Club(Club::AutoTables { day, present: players, seed }));
        }
        let &[east, south, west, north] = &players[..] else {
            return Err(desk.complain(Complaint::new("who", say!(lang, "event-game-four"))));
        };
        let seats = [east, south, west, north].map(Some);
        desk.give(Command::Club(Club::StartGame { day, seats, rated: args.rated.rated() }))
    })
}

/// All who are here and sit at no table, in the order of coming.
fn here(desk: &Desk) -> Result<Vec<EntryId>, Stop> {
    let event = desk.event();
    let busy: Vec<EntryId> = open::rounds(desk)
        .into_iter()
        .filter_map(|round| event.seats.round(round))
        .flat_map(|seated| seated.seated().collect::<Vec<_>>())
        .collect();
    let came = event.people.all().filter_map(|(_, person)| match (person.standing, person.entry) {
        (Standing::Here(at), Some(entry)) if !busy.contains(&entry) => Some((at, entry)),
        _ => None,
    });
    let mut came: Vec<(Moment, EntryId)> = came.collect();
    came.sort_unstable();
    if came.is_empty() {
        let lang = desk.wish.lang;
        let complaint = Complaint::new("who", say!(lang, "event-game-nobody"));
        return Err(desk.complain(complaint.because(say!(lang, "event-game-checkin"))));
    }
    Ok(came.into_iter().map(|(_, entry)| entry).collect())
}

#[derive(clap::Args, Debug)]
pub(crate) struct LotArgs {
    #[command(flatten)]
    target: Target,
    // All who share the place; in the order decided, with a reason.
    #[arg(value_name = "WHO", required = true)]
    who: Vec<String>,
    #[arg(long = "after", value_name = "N")]
    standing: Option<u32>,
    #[arg(long, value_name = "N", conflicts_with = "decide")]
    seed: Option<u64>,
    #[arg(long, value_name = "REASON")]
    decide: Option<String>,
}

/// `event lot`: a lot between equal players, or the organiser's decision.
pub(super) fn lot(args: &LotArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk: &mut Desk| {
        let among: Vec<EntryId> =
            args.who.iter().map(|typed| who::slot(desk, typed)).collect::<Result<_, Stop>>()?;
        let after = args.standing.map_or_else(|| standings::latest(desk.event()), RoundNo);
        let command = match &args.decide {
            Some(reason) => Standings::Decide { after, order: among, reason: reason.clone() },
            None => Standings::Lot { after, among, seed: desk.seed(args.seed) },
        };
        desk.give(Command::Standings(command))
    })
}
