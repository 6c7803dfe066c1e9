//! `event draw` and `event seat`: lots, seatings, changes by hand, seats found by dice or wind tiles.
use super::desk::{self, Desk, Stop};
use super::new::SystemArg;
use super::open;
use super::who::{self, TableArg, Target};
use super::worth;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::text_of;
use crate::outcome::Outcome;
use std::path::{Path, PathBuf};
use text::hall::School;
use text::say;
use tournament::people::{Part, Standing};
use tournament::round::play::{Plays, plays};
use tournament::seating::script;
use tournament::seats::{Command as Seat, Edit, Seats};
use tournament::{Command, EntryId, RoundNo, TableId, TableNo};

#[derive(clap::Args, Debug)]
pub(crate) struct DrawArgs {
    #[command(flatten)]
    target: Target,
    #[arg(long, value_name = "N", conflicts_with_all = ["dice", "winds"])]
    seed: Option<u64>,
    #[arg(long, value_name = "TABLE")]
    table: Option<TableArg>,
    // Wind tiles at all tables of the round.
    #[arg(long, conflicts_with = "table")]
    all_tables: bool,
    // Sums of two dice, in the order announced.
    #[arg(long, value_name = "SUM", num_args = 4, requires = "table")]
    dice: Option<Vec<u8>>,
    // Who has drawn East, South, West and North.
    #[arg(long, value_name = "WHO", num_args = 4, requires = "table", conflicts_with = "dice")]
    winds: Option<Vec<String>>,
}

/// `event draw`: lots of all who are here, or the seats of a table.
pub(super) fn draw(args: &DrawArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let seed = desk.seed(args.seed);
        if args.all_tables {
            return draw_winds(desk, seed);
        }
        let Some(table) = args.table else { return draw_lots(desk, seed) };
        let at = open::table(desk, table)?;
        let command = match (&args.dice, &args.winds) {
            (Some(dice), _) => Seat::Throw { at, sums: std::array::from_fn(|i| dice[i]) },
            (None, None) => Seat::DrawWinds { at, order: None, seed },
            (None, Some(winds)) => {
                let slots: Vec<EntryId> =
                    winds.iter().map(|typed| who::slot(desk, typed)).collect::<Result<_, Stop>>()?;
                Seat::DrawWinds { at, order: Some(std::array::from_fn(|i| Some(slots[i]))), seed }
            }
        };
        desk.give(Command::Seats(command))
    })
}

/// The lots; where nobody has been checked in, it is said that everybody takes part.
fn draw_lots(desk: &mut Desk, seed: u64) -> Result<(), Stop> {
    desk.give(Command::Seats(Seat::Draw { seed }))?;
    let people = &desk.event().people;
    let here =
        people.persons.iter().any(|p| p.part == Part::Player && matches!(p.standing, Standing::Here(_)));
    let said = (!here).then(|| say!(desk.wish.lang, "event-nobody-here"));
    desk.say(said);
    Ok(())
}

/// Wind tiles at all tables of the round that have none yet; each table has a seed of its own.
fn draw_winds(desk: &mut Desk, seed: u64) -> Result<(), Stop> {
    let round = desk.round();
    let seated = desk.event().seats.round(round);
    let drawn = |table: &TableNo| seated.is_some_and(|s| s.draws.iter().any(|(t, _)| t == table));
    let tables = (0..seated.map_or(0, |seated| seated.tables.len())).map(TableNo::of_index);
    // Who is at a table that is too small to play needs no seat there.
    let rests = |table: &TableNo| {
        let plays = plays(desk.event(), TableId { round, table: *table });
        plays.is_some_and(|plays| matches!(plays.value, Plays::TooFew(_)))
    };
    let open: Vec<TableNo> = match seated {
        // That the round is not seated is said of its first table.
        None => vec![TableNo(1)],
        Some(_) => tables.filter(|table| !drawn(table) && !rests(table)).collect(),
    };
    for table in open {
        let at = TableId { round, table };
        let seed = seed.wrapping_add(u64::from(table.0));
        desk.give(Command::Seats(Seat::DrawWinds { at, order: None, seed }))?;
    }
    Ok(())
}

/// What needs no system and no lots.
const SEATED: [&str; 7] =
    ["load", "final_table", "swap", "swap_seats", "swap_tables", "withdraw", "close_up"];

#[derive(clap::Args, Debug)]
#[command(group(clap::ArgGroup::new("what").args(
    ["all", "load", "final_table", "swap", "swap_seats", "swap_tables", "withdraw", "close_up", "accept"]
)))]
pub(crate) struct SeatArgs {
    #[command(flatten)]
    target: Target,
    #[arg(long, value_name = "SYSTEM", conflicts_with_all = SEATED)]
    system: Option<SystemArg>,
    #[arg(long, value_name = "N", conflicts_with_all = SEATED)]
    seed: Option<u64>,
    // A plan of all rounds that are not begun.
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "SCHEDULE")]
    load: Option<PathBuf>,
    #[arg(long = "final")]
    final_table: bool,
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    #[arg(long, value_name = "WHO", num_args = 2)]
    swap: Option<Vec<String>>,
    // Table and two winds.
    #[arg(long, value_name = "SEAT", num_args = 3)]
    swap_seats: Option<Vec<String>>,
    #[arg(long, value_name = "N", num_args = 2)]
    swap_tables: Option<Vec<u16>>,
    #[arg(long)]
    withdraw: bool,
    #[arg(long, value_name = "WHO", num_args = 1..)]
    close_up: Option<Vec<String>>,
    // So many conflicts are accepted.
    #[arg(long, value_name = "N", requires = "reason")]
    accept: Option<u16>,
    #[arg(long, value_name = "REASON", conflicts_with_all = ["all", "load", "final_table", "withdraw", "close_up"])]
    reason: Option<String>,
}

/// `event seat`: the next round, all rounds, the final, or a change.
pub(super) fn seat(args: &SeatArgs, wish: Wish) -> Outcome {
    desk::run(&args.target, wish, |desk| {
        let command = command(args, desk)?;
        let proposes = matches!(
            command,
            Seat::Plan { .. } | Seat::Seat { .. } | Seat::SeatAccepting { .. } | Seat::Load(_)
        );
        let changes = matches!(command, Seat::Edit { .. } | Seat::CloseUp { .. });
        let before = if changes { worth::worth(desk) } else { Vec::new() };
        desk.give(Command::Seats(command))?;
        let said = match () {
            () if proposes => worth::figures(desk),
            () if changes => worth::changes(desk, &before),
            () => Vec::new(),
        };
        desk.say(said);
        Ok(())
    })
}

fn command(args: &SeatArgs, desk: &Desk) -> Result<Seat, Stop> {
    let seed = desk.seed(args.seed);
    let system = args.system.map(|system| system.0);
    let round = args.round.map_or_else(|| desk.round(), RoundNo);
    next_only(desk, args)?;
    let reason = args.reason.clone().unwrap_or_default();
    if let Some(path) = &args.load {
        return schedule(desk, path).map(Seat::Load);
    }
    if let Some(missing) = &args.close_up {
        let missing = missing.iter().map(|typed| who::slot(desk, typed)).collect::<Result<_, Stop>>()?;
        return Ok(Seat::CloseUp { round, missing });
    }
    if let Some(edit) = edit(args, desk)? {
        return Ok(Seat::Edit { round, edit, reason });
    }
    Ok(match () {
        () if args.final_table => Seat::SeatFinal,
        () if args.withdraw => Seat::Withdraw { round },
        () if args.all => Seat::Plan { system, seed },
        () => match args.accept {
            Some(conflicts) => Seat::SeatAccepting { system, seed, conflicts, reason },
            None => Seat::Seat { system, seed },
        },
    })
}

/// A number that says nothing to a command that seats would be lost without a word: what is seated is what comes next.
fn next_only(desk: &Desk, args: &SeatArgs) -> Result<(), Stop> {
    let changes = args.swap.is_some()
        || args.swap_seats.is_some()
        || args.swap_tables.is_some()
        || args.withdraw
        || args.close_up.is_some();
    let next = desk.event().seats.next();
    match args.round {
        Some(round) if !changes && RoundNo(round) != next => {
            let (lang, school) = (desk.wish.lang, School::of(&desk.event().setup.law).id());
            let (n, next) = (round.to_string(), next.to_string());
            let what = say!(lang, "event-seat-next", n = n, next = next, school = school);
            Err(desk.complain(Complaint::new("round", what)))
        }
        _ => Ok(()),
    }
}

fn edit(args: &SeatArgs, desk: &Desk) -> Result<Option<Edit>, Stop> {
    if let Some([one, other]) = args.swap.as_deref() {
        return Ok(Some(Edit::Swap(who::slot(desk, one)?, who::slot(desk, other)?)));
    }
    if let Some([one, other]) = args.swap_tables.as_deref() {
        return Ok(Some(Edit::SwapTables(TableNo(*one), TableNo(*other))));
    }
    let Some([table, one, other]) = args.swap_seats.as_deref() else { return Ok(None) };
    let table = table.parse::<u16>().map_err(|_| {
        desk.complain(Complaint::new("table", say!(desk.wish.lang, "event-no-table", typed = table)))
    })?;
    Ok(Some(Edit::SwapSeats(TableNo(table), who::seat(desk, one)?, who::seat(desk, other)?)))
}

/// A schedule: its numbers are lots where lots are drawn, and players' numbers where not.
fn schedule(desk: &Desk, path: &Path) -> Result<Vec<Vec<Seats>>, Stop> {
    let wish = desk.wish;
    let text = text_of(path, wish).map_err(|complaint| desk.complain(complaint))?;
    let event = desk.event();
    let order: Vec<EntryId> = match &event.seats.lots[..] {
        [] => (0..event.people.slots.len()).map(EntryId::of_index).collect(),
        lots => lots.to_vec(),
    };
    let plan = script::read(&text, order.len() as u16).map_err(|errors| {
        let file = path.display().to_string();
        let complaint = Complaint::new("schedule", say!(wish.lang, "event-schedule", file = file));
        desk.complain(
            errors.iter().fold(complaint, |all, error| all.because(server::schedule_fault(wish.lang, error))),
        )
    })?;
    if plan.rounds.is_empty() {
        let what = say!(wish.lang, "seat-schedule-empty", file = path.display().to_string());
        return Err(desk.complain(Complaint::new("schedule", what)));
    }
    let table =
        |table: &tournament::seating::TableSeats| table.0.map(|seat| seat.map(|slot| order[slot.index()]));
    Ok(plan.rounds.iter().map(|round| round.tables.iter().map(table).collect()).collect())
}
