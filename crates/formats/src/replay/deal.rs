//! One deal played again, and what differs.
use super::acts::Acts;
use super::plays::{Play, of_log, of_table};
use crate::record::{Deal, DrawKind, Outcome};
use game::deal::riichi::{Action, Event, Phase, Refusal, Table};
use rules::frame::riichi::{DealResult, Game};
use rules::hand::Hand;
use rules::riichi::{AbortKind, RiichiRules};
use rules::seat::Seat;
use rules::tile::Tile;

/// Something that the log and the engine tell differently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The tiles of the log fit no wall.
    NoWall,
    /// The deal starts otherwise.
    Start {
        /// What the log says.
        log: Game,
        /// What the engine came to.
        table: Game,
    },
    /// The tiles dealt, or the first indicator.
    Tiles(Side<Vec<Tile>>),
    /// A decision is refused.
    Refused(Seat, Action, Refusal),
    /// The log has no decision where the engine waits for one.
    Undecided(Seat),
    /// The engine is done and the log is not.
    Over,
    /// The first thing that happened otherwise, by its number.
    Play(usize, Side<Option<Play>>),
    /// The deal ends otherwise.
    End(Option<DealResult>),
    /// A win changes other points.
    Deltas(Seat, Side<[i32; 4]>),
    /// Other points after the deal.
    Scores(Side<[i32; 4]>),
    /// The game goes on where the log ends it.
    GoesOn,
    /// Other points at the end of the game.
    FinalScores {
        /// What the log says.
        log: [i32; 4],
        /// What the engine came to.
        table: [i32; 4],
    },
}

/// What both sides say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side<T> {
    /// The log.
    pub log: T,
    /// The engine.
    pub table: T,
}

/// A deal that was played again.
pub(super) struct PlayedAgain {
    pub(super) decisions: usize,
    pub(super) differences: Vec<Difference>,
    pub(super) events: Vec<Event>,
}

pub(super) fn play(rules: &RiichiRules, table: &mut Table, deal: &Deal, outcome: &Outcome) -> PlayedAgain {
    let mut out = PlayedAgain { decisions: 0, differences: Vec::new(), events: Vec::new() };
    compare_start(table, deal, &mut out.differences);
    let mut acts = Acts::of(deal, outcome);
    table.go_on(rules, &mut out.events);
    while !table.is_over() {
        let Some((seat, action)) = decision(table, &mut acts) else {
            let seat = table.to_act().iter().next().unwrap_or(table.dealer());
            out.differences.push(Difference::Undecided(seat));
            return out;
        };
        if let Err(refusal) = table.act(rules, seat, action, &mut out.events) {
            out.differences.push(Difference::Refused(seat, action, refusal));
            return out;
        }
    }
    out.decisions = acts.made();
    if !acts.all_made() {
        out.differences.push(Difference::Over);
    }
    compare_plays(deal, &out.events, &mut out.differences);
    compare_end(table, outcome, &out.events, &mut out.differences);
    out
}

fn decision(table: &Table, acts: &mut Acts<'_>) -> Option<(Seat, Action)> {
    let seat = table.to_act().iter().next()?;
    let action = match table.phase() {
        Phase::Turn { .. } => acts.in_turn(seat)?,
        Phase::Declarations { .. } => acts.declares(seat),
        _ => acts.in_window(seat, table.legal(seat).has(Action::Ron)),
    };
    Some((seat, action))
}

fn compare_start(table: &Table, deal: &Deal, differences: &mut Vec<Difference>) {
    for seat in Seat::ALL {
        let log = Hand::of(deal.hands[seat.index()]);
        if log != *table.hand(seat) {
            let tiles = |hand: &Hand| hand.concealed_tiles().collect();
            differences.push(Difference::Tiles(Side { log: tiles(&log), table: tiles(table.hand(seat)) }));
        }
    }
    let indicators: Vec<Tile> = table.indicators().collect();
    if indicators != [deal.indicator] {
        differences.push(Difference::Tiles(Side { log: vec![deal.indicator], table: indicators }));
    }
}

fn compare_plays(deal: &Deal, events: &[Event], differences: &mut Vec<Difference>) {
    let (log, table) = (of_log(deal), of_table(events));
    let longer = log.len().max(table.len());
    let at = |plays: &[Play], n: usize| plays.get(n).copied();
    if let Some(n) = (0..longer).find(|n| at(&log, *n) != at(&table, *n)) {
        differences.push(Difference::Play(n, Side { log: at(&log, n), table: at(&table, n) }));
    }
}

fn compare_end(table: &Table, outcome: &Outcome, events: &[Event], differences: &mut Vec<Difference>) {
    let result = events.iter().find_map(|event| match event {
        Event::Ended { deal, .. } => Some(deal.result),
        _ => None,
    });
    let same = match (outcome, result) {
        (Outcome::Wins(wins), Some(DealResult::Win { winners, .. })) => {
            wins.len() == winners.len() && wins.iter().all(|w| winners.contains(w.winner))
        }
        (Outcome::Draw(draw), Some(result)) => result_is(draw.kind, result),
        _ => false,
    };
    if !same {
        differences.push(Difference::End(result));
    }
    let after = match outcome {
        Outcome::Wins(wins) => {
            let own = events.iter().filter_map(|event| match event {
                Event::Won { seat, deltas, .. } => Some((*seat, *deltas)),
                _ => None,
            });
            for ((seat, deltas), win) in own.zip(wins) {
                if seat != win.winner || deltas != win.change.delta {
                    differences.push(Difference::Deltas(seat, Side { log: win.change.delta, table: deltas }));
                }
            }
            wins.last().map(|win| win.change.after())
        }
        Outcome::Draw(draw) => Some(draw.change.after()),
    };
    if let Some(log) = after.filter(|log| log != table.scores()) {
        differences.push(Difference::Scores(Side { log, table: *table.scores() }));
    }
}

/// Whether the engine's end is that of the log.
fn result_is(kind: DrawKind, result: DealResult) -> bool {
    match (kind, result) {
        (DrawKind::Exhaustive, DealResult::ExhaustiveDraw { nagashi, .. }) => nagashi.is_empty(),
        (DrawKind::Nagashi, DealResult::ExhaustiveDraw { nagashi, .. }) => !nagashi.is_empty(),
        (_, DealResult::AbortiveDraw(abort)) => {
            abort
                == match kind {
                    DrawKind::NineTerminals => AbortKind::NineTerminals,
                    DrawKind::FourWinds => AbortKind::FourWinds,
                    DrawKind::FourRiichi => AbortKind::FourRiichi,
                    DrawKind::FourKongs => AbortKind::FourKongs,
                    DrawKind::TripleRon => AbortKind::TripleRon,
                    DrawKind::Exhaustive | DrawKind::Nagashi => return false,
                }
        }
        _ => false,
    }
}
