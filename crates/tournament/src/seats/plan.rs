//! Plans of all rounds that are not begun: from the lots, or from a list.
use super::field::{Field, has_begun, is_allowed, north_empty, present, sits_out};
use super::{Event as SeatsEvent, Origin, Reason, RoundKind, SeatedRound, Seats, Visibility, draw, schedule};
use crate::event::Event;
use crate::id::{EntryId, RoundNo};
use crate::lots::Lots;
use crate::refusal::Refused;
use crate::round::play::NeedsResult;
use crate::seating::pairing::random;
use crate::seating::plan::Impossible;
use crate::seating::{RoundSeats, Slot};
use crate::tournament::Tournament;
use rules::hall::{FirstRound, HallTopic, SeatingSystem};

/// The first round of those after which nothing has begun.
pub(super) fn first_open(tournament: &Tournament) -> RoundNo {
    let mut rounds = (0..tournament.seats.rounds.len()).rev().map(RoundNo::of_index);
    let begun = rounds.find(|r| has_begun(tournament, *r) == NeedsResult::Yes);
    RoundNo(begun.map_or(1, |r| r.0 + 1))
}

/// How many rounds there are before a final.
pub(super) fn rounds(tournament: &Tournament) -> Result<u16, Reason> {
    tournament.setup.rounds().ok_or(Reason::RoundsUnknown)
}

/// Makes a plan of all rounds that are not begun.
pub(super) fn plan(
    tournament: &Tournament,
    system: Option<SeatingSystem>,
    seed: u64,
) -> Result<Vec<Event>, Refused> {
    let law = &tournament.setup.law;
    let system = system.unwrap_or_else(|| tournament.setup.system());
    let from = first_open(tournament);
    let mut reasons: Vec<Reason> = is_allowed(law, system).err().into_iter().collect();
    match system {
        SeatingSystem::Italian | SeatingSystem::Fixed | SeatingSystem::Random => {}
        SeatingSystem::Manual => reasons.push(Reason::TakesList(system)),
        _ => reasons.push(Reason::RoundByRound(system)),
    }
    let rounds = rounds(tournament).unwrap_or_else(|reason| {
        reasons.push(reason);
        u16::MAX
    });
    if from.0 > u32::from(rounds) {
        reasons.push(Reason::NoMoreRounds { rounds, basis: law.hall.course.rounds.basis });
    }
    // Who is out of the event after some round is not in a plan of all of them.
    let to_the_end: Vec<EntryId> = tournament.people.active(from.max(RoundNo(u32::from(rounds)))).collect();
    let mut players = present(tournament, from);
    players.retain(|entry| to_the_end.contains(entry));
    let by_lot = law.hall.seating.first.value == FirstRound::Lots;
    if from == RoundNo(1) && by_lot && tournament.seats.lots.is_empty() {
        reasons.push(Reason::NotDrawn(law.hall.seating.first.basis));
    }
    reasons.extend(draw::faults(tournament, &players));
    if from == RoundNo(1) {
        reasons.extend(draw::not_ready(tournament, &players));
    }
    super::decide::refuse(reasons)?;
    let mut field = Field::of(tournament);
    let found = match system {
        SeatingSystem::Random => {
            let mut found = by_lots(&field, &players, usize::from(rounds), from, seed);
            schedule::wind_evenly(tournament, &field, &mut found, from);
            found
        }
        _ => schedule::make(tournament, &mut field, &players, usize::from(rounds), from, seed)?,
    };
    let origin = |i: usize| match from.index() + i {
        // A fixed schedule stays from its first round on, whoever is missing.
        0 if by_lot && system != SeatingSystem::Fixed && is_lots(&found[0]) => Origin::Lots,
        _ => Origin::System(system, seed),
    };
    let seated = found.iter().enumerate().map(|(i, round)| {
        let tables = field.tables(round);
        seated(tournament, RoundNo(from.0 + i as u32), RoundKind::Round, tables, origin(i))
    });
    Ok(vec![Event::Seats(SeatsEvent::Seated { from, rounds: seated.collect() })])
}

/// Each round by lot, without regard to anything; the winds come after it.
fn by_lots(field: &Field, players: &[EntryId], rounds: usize, from: RoundNo, seed: u64) -> Vec<RoundSeats> {
    let slots = field.slots(players);
    let first = (from == RoundNo(1)).then(|| crate::seating::pairing::by_standing(&in_lot_order(&slots)));
    let drawn = (from.index() + usize::from(first.is_some())..rounds)
        .map(|round| random(&slots, &mut Lots::stream(seed, round as u64)));
    first.into_iter().chain(drawn).collect()
}

pub(super) fn in_lot_order(slots: &[Slot]) -> Vec<Slot> {
    let mut slots = slots.to_vec();
    slots.sort_unstable();
    slots
}

/// Whether a round is that of the lots: the lowest four at the first table, and so on.
fn is_lots(round: &RoundSeats) -> bool {
    let mut lots: Vec<Slot> = Vec::new();
    for table in &round.tables {
        let mut slots: Vec<Slot> = table.slots().collect();
        slots.sort_unstable();
        lots.extend(slots);
    }
    lots.is_sorted()
}

/// A round as it is stored.
pub(super) fn seated(
    tournament: &Tournament,
    round: RoundNo,
    kind: RoundKind,
    tables: Vec<Seats>,
    origin: Origin,
) -> SeatedRound {
    let out = match kind {
        RoundKind::Round => sits_out(tournament, round, &tables),
        // Whoever is not in a final or in a game of the club does not sit out: it is not his.
        RoundKind::Final | RoundKind::Game => Vec::new(),
    };
    SeatedRound { kind, tables, out, origin, visibility: Visibility::Planned, draws: Vec::new() }
}

/// Why there is no plan, in words of the event.
pub(super) fn reason(tournament: &Tournament, field: &Field, why: Impossible) -> Reason {
    let entry = |slot: Slot| field.entry(slot);
    match why {
        Impossible::NotByFour(players) => Reason::NotByFour {
            players: players as u32,
            over: Vec::new(),
            missing: ((4 - players % 4) % 4) as u8,
            basis: tournament.setup.law.hall.entry.tables.basis,
        },
        Impossible::SlotTwice(slot) => Reason::Twice(first_open(tournament), entry(slot)),
        Impossible::RoundsPlayed { rounds, .. } => Reason::NoMoreRounds {
            rounds: rounds as u16,
            basis: tournament.setup.law.hall.course.rounds.basis,
        },
        Impossible::NoSuchTable { slot, .. } | Impossible::FixedTwice { slot, .. } => {
            Reason::FixedTables(vec![entry(slot)])
        }
        Impossible::TableOverfull { slots, .. } => {
            // An empty seat of the last table may be among them.
            let seated = slots.into_iter().filter(|slot| *slot < field.beyond());
            Reason::FixedTables(seated.map(entry).collect())
        }
        Impossible::FixedTogether { slots, .. } => Reason::FixedTables(vec![entry(slots.0), entry(slots.1)]),
        Impossible::GroupTooLarge { group, tables, .. } => {
            group_too_big(tournament, field, group, tables as u16)
        }
        Impossible::Clique { slots, tables } => {
            Reason::TooManyApart { entries: slots.into_iter().map(entry).collect(), tables: tables as u16 }
        }
        Impossible::TooFewOpponents { slot, allowed } => {
            Reason::Alone { entry: entry(slot), fitting: allowed as u16 }
        }
        Impossible::NoRound { conflicts } | Impossible::NoPlan { conflicts } => {
            Reason::NoSeating { conflicts: conflicts.len() as u16 }
        }
    }
}

/// Why a group cannot be kept apart, with its members.
pub(super) fn group_too_big(
    tournament: &Tournament,
    field: &Field,
    group: crate::seating::Group,
    tables: u16,
) -> Reason {
    let (kin, name) = field.group(group);
    let round = first_open(tournament);
    let is_member = |entry: &EntryId| {
        super::field::profile_of(tournament, round, *entry)
            .is_some_and(|profile| kin.of(profile).trim().to_lowercase() == name.to_lowercase())
    };
    let members = present(tournament, round).into_iter().filter(is_member).collect();
    let basis = tournament.setup.law.hall.seating.clans.basis;
    Reason::GroupTooBig { kin, name: name.to_owned(), members, tables, basis }
}

/// Takes rounds from a list.
pub(super) fn load(tournament: &Tournament, list: &[Vec<Seats>]) -> Result<Vec<Event>, Refused> {
    let law = &tournament.setup.law;
    let from = tournament.seats.next();
    let mut reasons: Vec<Reason> = is_allowed(law, SeatingSystem::Fixed).err().into_iter().collect();
    if let Some(rounds) = law.hall.course.rounds.value.get()
        && from.index() + list.len() > rounds as usize
    {
        reasons.push(Reason::NoMoreRounds { rounds: rounds as u16, basis: law.hall.course.rounds.basis });
    }
    if list.is_empty() {
        reasons.push(Reason::EmptyTable(from));
    }
    for (i, tables) in list.iter().enumerate() {
        let round = RoundNo(from.0 + i as u32);
        reasons.extend(north_absent(tournament, tables));
        if tables.is_empty() || tables.iter().any(|t| t.iter().flatten().next().is_none()) {
            reasons.push(Reason::EmptyTable(round));
        }
        reasons.extend(table_faults(tournament, round, tables));
    }
    super::decide::refuse(reasons)?;
    let rounds = list.iter().enumerate().map(|(i, tables)| {
        seated(tournament, RoundNo(from.0 + i as u32), RoundKind::Round, tables.clone(), Origin::Loaded)
    });
    Ok(vec![Event::Seats(SeatsEvent::Seated { from, rounds: rounds.collect() })])
}

/// Who is missing at a table of these is North.
pub(super) fn north_absent(tournament: &Tournament, tables: &[Seats]) -> Option<Reason> {
    let other = tables.iter().any(|seats| *seats != north_empty(*seats));
    other.then(|| Reason::NorthIsAbsent(tournament.setup.law.hall.cite(HallTopic::AbsentIsNorth)))
}

/// What is wrong with the tables of a round, whoever made them.
pub(super) fn table_faults(tournament: &Tournament, round: RoundNo, tables: &[Seats]) -> Vec<Reason> {
    let mut faults = Vec::new();
    let active: Vec<EntryId> = tournament.people.active(round).collect();
    let mut seen: Vec<EntryId> = Vec::new();
    for entry in tables.iter().flatten().flatten() {
        if seen.contains(entry) {
            faults.push(Reason::Twice(round, *entry));
        }
        seen.push(*entry);
        if !active.contains(entry) {
            faults.push(Reason::NotActive(round, *entry));
        }
        faults.extend(super::hand::chief_judge(tournament, round, *entry));
    }
    faults
}
