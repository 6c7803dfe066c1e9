//! A riichi log played again by the table engine, which is told the walls and the decisions of the players alone.
//!
//! What the engine does by itself must be what the log says: draws, replacement tiles, indicators and their moment, who gets
//! a tile, points, honba, sticks, the next deal, the end of the game. Each decision must be on the menu.
mod acts;
mod deal;
mod plays;
mod revalue;
mod wall;

pub use deal::{Difference, Side};
pub use plays::Play;
pub use revalue::{Parts, Revalued, revalue, revalue_deal};
pub use wall::wall_of_deal;

use crate::mjlog::wall::Walls;
use crate::record::{Deal, Game as Log};
use crate::verify::of_game;
use game::deal::riichi::{Log as TableLog, Phase, Table};
use game::log::DealLog;
use game::wall::Wall;
use rules::frame::riichi::{Game, Next};
use rules::regulation::RegulationId;
use rules::riichi::RiichiRules;

/// Where the walls came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WallsFrom {
    /// The published seed: every tile of them is the game's own.
    Seed,
    /// The tiles that the log shows; where it shows none they lie in any order.
    Log,
}

/// A log that was played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// Where the walls came from.
    pub walls: WallsFrom,
    /// How many deals were played.
    pub deals: usize,
    /// How many decisions the players made, passing apart.
    pub decisions: usize,
    /// What differs, by deal.
    pub differences: Vec<(usize, Difference)>,
    /// The game as the engine logs it.
    pub log: TableLog,
    /// Where each deal of it began.
    pub starts: Vec<Game>,
    /// The table at the end.
    pub table: Option<Table>,
}

/// Plays a log again under these rules with what the log says about its own game. A deal without a result is left out; after
/// a difference the next deal starts from what the log says.
pub fn replay(base: &RiichiRules, log: &Log) -> Replayed {
    of_walls(base, log, walls(log))
}

/// The same with the walls of the published seed; nothing for a log without one.
pub fn replay_of_seed(base: &RiichiRules, log: &Log) -> Option<Replayed> {
    walls(log).map(|walls| of_walls(base, log, Some(walls)))
}

fn walls(log: &Log) -> Option<Walls> {
    log.seed.as_deref().and_then(|seed| Walls::of_seed(seed).ok())
}

fn of_walls(base: &RiichiRules, log: &Log, mut walls: Option<Walls>) -> Replayed {
    let rules = of_game(base, log);
    let from = if walls.is_some() { WallsFrom::Seed } else { WallsFrom::Log };
    let mut out = Replayed {
        walls: from,
        deals: 0,
        decisions: 0,
        differences: Vec::new(),
        log: TableLog::new(RegulationId::Tenhou, rules.clone()),
        starts: Vec::new(),
        table: None,
    };
    for (i, deal) in log.deals.iter().enumerate() {
        let plan = Table::plan(&rules);
        let reds = rules.dora.red_fives.value != rules::riichi::RedFives::None;
        let seeded = walls.as_mut().and_then(Iterator::next).map(|s| s.wall(plan, reds));
        let wall = match seeded {
            Some(Ok(wall)) => Some(wall),
            _ => wall_of_deal(&rules, deal),
        };
        let Some(outcome) = &deal.outcome else { continue };
        let Some(wall) = wall else {
            out.differences.push((i, Difference::NoWall));
            continue;
        };
        let (mut table, differs) = begin(&rules, log, out.table.take(), deal, wall.clone());
        out.differences.extend(differs.map(|d| (i, d)));
        out.starts.push(*table.game());
        let played = deal::play(&rules, &mut table, deal, outcome);
        out.deals += 1;
        out.decisions += played.decisions;
        out.differences.extend(played.differences.into_iter().map(|d| (i, d)));
        out.log.deals.push(DealLog { wall, events: played.events });
        out.table = Some(table);
    }
    end(&rules, log, &mut out);
    out
}

/// The table at the beginning of a deal: as the one before left it, if that agrees with the log.
fn begin(
    rules: &RiichiRules,
    log: &Log,
    before: Option<Table>,
    deal: &Deal,
    wall: Wall,
) -> (Table, Option<Difference>) {
    let start = Game {
        prevailing: deal.prevailing(),
        dealer: deal.dealer,
        honba: deal.honba,
        bets: deal.sticks,
        scores: deal.scores,
        deductions: [0; 4],
    };
    let Some(mut table) = before else {
        let first = deal.begins_game() && !log.rules.league && Game::start(rules) != start;
        let differs = first.then_some(Difference::Start { log: start, table: Game::start(rules) });
        return (Table::at(start, wall), differs);
    };
    let own = *table.game();
    if matches!(table.phase(), Phase::Settled { next: Next::Deal | Next::Replay }) && own == start {
        table.begin(wall);
        return (table, None);
    }
    (Table::at(start, wall), Some(Difference::Start { log: start, table: own }))
}

/// The end of the game: that there is one, and the points.
fn end(rules: &RiichiRules, log: &Log, out: &mut Replayed) {
    let last = log.deals.len().saturating_sub(1);
    let (Some(end), Some(table)) = (&log.end, &out.table) else { return };
    if !matches!(table.phase(), Phase::Settled { next: Next::End(_) }) {
        out.differences.push((last, Difference::GoesOn));
    }
    let points = table.game().finish(rules).players.each_ref().map(|p| p.points);
    if points != end.scores {
        out.differences.push((last, Difference::FinalScores { log: end.scores, table: points }));
    }
}
