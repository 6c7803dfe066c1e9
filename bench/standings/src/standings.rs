//! 10,000 players over 20 rounds, worked out anew, and after one more protocol. There is no peer; the
//! bars are times. Each round seats the players by the order before it in fours.
use crate::measure::{Report, timed};
use crate::random::Random;
use reglament_rules::classical::TournamentPoints;
use reglament_rules::frame::{ResultPoints, Ties, places};
use reglament_rules::regulation::{Hall, RegulationId};
use reglament_tournament::protocol::{self, ClassicalTotals, Entered, Score, Sheet, Totals, Won};
use reglament_tournament::seats::{self, Origin, RoundKind, SeatedRound, Visibility};
use reglament_tournament::setup::{self, Choices, Law, Settings};
use reglament_tournament::standings::{Board, Cell, Chain, Slot, board, current};
use reglament_tournament::{
    Actor, Command, CommandId, Date, Entry, EntryId, Event, Moment, Order, PersonId, Role, RoundNo, TableId,
    TableNo, Tournament, Version, people, round,
};
use std::fmt::Write as _;
use std::hint::black_box;
use std::time::Duration;

const PLAYERS: usize = 10_000;
const ROUNDS: u32 = 20;
/// Protocols of one measurement: processor time is counted in steps of some milliseconds.
const UPDATES: u32 = 100;
/// The bars: all anew, and one more protocol.
const ANEW: Duration = Duration::from_secs(1);
const ONE_MORE: Duration = Duration::from_millis(10);

const HALLS: [RegulationId; 4] =
    [RegulationId::Gambler, RegulationId::Sichuan, RegulationId::Samara, RegulationId::Aleague];

pub fn run(passes: usize, seed: u64) -> Result<Report, String> {
    let mut report = Report::default();
    let _ = writeln!(
        report.text,
        "\n### Standings of {PLAYERS} players over {ROUNDS} rounds\n\n| chain | fold and order | one more protocol | from the event's protocols | from the log |\n|---|---:|---:|---:|---:|"
    );
    for id in HALLS {
        let law = law(id)?;
        let cells = season(id, seed);
        let chain = Chain::of(&law, 3);
        let slots = || {
            let slots = cells.iter().enumerate();
            slots.map(|(i, cells)| Slot { cells: cells.clone(), ..Slot::new(EntryId::of_index(i)) }).collect()
        };
        let anew = median(passes, || {
            let slots = slots();
            timed(|| {
                black_box(Board::new(chain.clone(), slots, Vec::new()).standings(RoundNo(ROUNDS)));
            })
        });
        let mut kept = Board::new(chain.clone(), slots(), Vec::new());
        let right = kept.standings(RoundNo(ROUNDS));
        let mut table = 0;
        let more = median(passes, || {
            timed(|| {
                for _ in 0..UPDATES {
                    table = (table + 1) % (PLAYERS / 4);
                    for seat in 0..4 {
                        let entry = 4 * table + seat;
                        kept.put(EntryId::of_index(entry), cells[entry][ROUNDS as usize - 1]);
                    }
                    black_box(kept.standings(RoundNo(ROUNDS)));
                }
            }) / UPDATES
        });
        if kept.standings(RoundNo(ROUNDS)) != right {
            return Err(format!("{}: an update that changes nothing has changed the standings", id.id()));
        }
        let event = event(&law, seed)?;
        let all = median(passes.min(5), || timed(|| _ = black_box(current(&event))));
        let log = event.log();
        let replayed = || Tournament::replay(log.iter().cloned());
        if replayed().map(|event| current(&event)) != Some(current(&event)) {
            return Err(format!("{}: the log tells other standings", id.id()));
        }
        let from_log =
            median(passes.min(5), || timed(|| _ = black_box(replayed().map(|event| current(&event)))));
        if board(&event).standings(RoundNo(ROUNDS)).rows.len() != PLAYERS {
            return Err(format!("{}: the event has lost players", id.id()));
        }
        let _ =
            writeln!(report.text, "| {} | {anew:.1?} | {more:.2?} | {all:.0?} | {from_log:.0?} |", id.id());
        for (what, took, bar) in
            [("anew", anew.max(all).max(from_log), ANEW), ("one more protocol", more, ONE_MORE)]
        {
            if took > bar {
                report.missed.push(format!("standings of {}, {what}: {took:?} instead of {bar:?}", id.id()));
            }
        }
    }
    Ok(report)
}

fn median(times: usize, mut pass: impl FnMut() -> Duration) -> Duration {
    let mut all: Vec<Duration> = (0..times).map(|_| pass()).collect();
    all.sort_unstable();
    all[all.len() / 2]
}

fn law(id: RegulationId) -> Result<Law, String> {
    let whole = id.regulation();
    match whole.hall {
        Hall::Rules(hall) => Ok(Law { id, table_of: id, table: whole.table, hall }),
        Hall::None => Err(format!("{} has no hall", id.id())),
    }
}

/// The points of a table of four, which sum to nothing; few values, so that many players are equal.
fn spread(random: &mut Random) -> [i32; 4] {
    let own = [0; 3].map(|_| random.below(41) as i32 - 20);
    [own[0], own[1], own[2], -own.iter().sum::<i32>()]
}

fn season(id: RegulationId, seed: u64) -> Vec<Vec<Cell>> {
    let mut random = Random::new(seed);
    let mut cells = vec![Vec::with_capacity(ROUNDS as usize); PLAYERS];
    for round in (1..=ROUNDS).map(RoundNo) {
        for table in 0..PLAYERS / 4 {
            let points = spread(&mut random);
            let at = places(&points, Ties::Shared);
            for seat in 0..4 {
                let (points, place) = (points[seat], at[seat]);
                let score = match id {
                    RegulationId::Gambler => Score::Classical {
                        points: TournamentPoints::of_halves(points),
                        whists: 2 * points,
                        mahjongs: (points.unsigned_abs() % 4) as u8,
                    },
                    RegulationId::Sichuan => {
                        let won = if place.first == 1 && place.last == 1 { Won::Yes } else { Won::No };
                        Score::Sichuan { points, place: Some(place), won }
                    }
                    _ => {
                        let points = 30_000 + 100 * points;
                        let result = ResultPoints::of_points(points - 30_000);
                        Score::Riichi { points, place, result, chombos: 0 }
                    }
                };
                let entry = seat_of(round, table, seat);
                cells[entry].push(Cell { round, table: Some(TableNo::of_index(table)), score });
            }
        }
    }
    cells
}

/// Who sits where: each seat of a quarter of the players, shifted from round to round; neighbours in the last one.
fn seat_of(round: RoundNo, table: usize, seat: usize) -> usize {
    if round == RoundNo(ROUNDS) {
        return 4 * table + seat;
    }
    let tables = PLAYERS / 4;
    seat * tables + (table + seat * round.index()) % tables
}

/// An event with this law whose protocols are all confirmed.
fn event(law: &Law, seed: u64) -> Result<Tournament, String> {
    let by = Actor::of(Role::Owner);
    let day = Date::new(2026, 3, 29).ok_or("no such day")?;
    let hall = &law.hall;
    let settings = Settings {
        name: "Large".into(),
        place: "Hall".into(),
        zone: "UTC".into(),
        first_day: day,
        last_day: day,
        choices: Choices {
            rounds: hall.course.rounds.value.get().is_none().then_some(ROUNDS as u16),
            round_minutes: hall.clock.round_minutes.value.get().is_none().then_some(90),
            ..Choices::NONE
        },
    };
    let open = Order {
        id: CommandId(1),
        by,
        at: Moment(0),
        command: Command::Setup(setup::Command::Open(Box::new((law.clone(), settings)))),
    };
    let (mut event, _) = Tournament::open(&open).map_err(|refused| refused.to_string())?;
    let mut next = 2;
    let mut happen = |events: Vec<Event>| {
        event.apply(Entry { command: CommandId(next), by, at: Moment(0), events });
        next += 1;
    };
    for n in 1..=PLAYERS as u32 {
        let profile = Box::new(people::Profile { name: format!("Player {n}"), ..people::Profile::default() });
        happen(vec![
            Event::People(people::Event::Registered {
                person: PersonId(n),
                profile,
                part: people::Part::Player,
            }),
            Event::People(people::Event::Admitted { person: PersonId(n), entry: EntryId(n) }),
        ]);
    }
    let mut random = Random::new(seed);
    for no in (1..=ROUNDS).map(RoundNo) {
        let tables: Vec<seats::Seats> = (0..PLAYERS / 4)
            .map(|table| std::array::from_fn(|seat| Some(EntryId::of_index(4 * table + seat))))
            .collect();
        let seated = SeatedRound {
            kind: RoundKind::Round,
            tables,
            out: Vec::new(),
            origin: Origin::Loaded,
            visibility: Visibility::Published,
            draws: Vec::new(),
        };
        happen(vec![Event::Seats(seats::Event::Seated { from: no, rounds: vec![seated] })]);
        for table in 0..PLAYERS / 4 {
            let at = TableId { round: no, table: TableNo::of_index(table) };
            let sheet = sheet(law, spread(&mut random));
            let entered = Box::new(Entered { sheet, by, at: Moment(0), reason: String::new() });
            happen(vec![
                Event::Protocol(protocol::Event::Entered { at, version: Version(1), entered }),
                Event::Protocol(protocol::Event::Confirmed { at, version: Version(1), when: Moment(0) }),
            ]);
        }
        happen(vec![Event::Round(round::Event::Confirmed { round: no, at: Moment(0) })]);
    }
    Ok(event)
}

fn sheet(law: &Law, points: [i32; 4]) -> Sheet {
    use reglament_rules::regulation::TableRules;
    Sheet::Totals(match &law.table {
        TableRules::Riichi(_) => {
            Totals::Riichi { points: points.map(|p| 30_000 + 100 * p), bets: 0, chombos: [0; 4] }
        }
        TableRules::Sichuan(_) => Totals::Sichuan { points, own: [None; 4] },
        TableRules::Classical(_) => Totals::Classical {
            deals: 4,
            seats: points.map(|p| ClassicalTotals {
                points: TournamentPoints::of_halves(p),
                whists: 2 * p,
                mahjongs: 1,
            }),
        },
    })
}
