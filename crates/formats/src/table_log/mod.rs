//! The log of a game at one table, our own form `reglament.table-log/1`: a header, a line for each deal with its wall,
//! and a line for each event.
//!
//! ```text
//! {"answers":{…},"engine":1,"program":"0.1.0","regulation":"tesuji","schema":"reglament.table-log/1","start":{…},"sum":"5f…"}
//! {"deal":1,"n":1,"wall":"1m 5z …","sum":"a0…"}
//! {"event":{"is":"drew","seat":0,"source":"initial","tile":"3p"},"n":2,"v":1,"sum":"b7…"}
//! ```
//!
//! Lines are only ever added, and sealed as those of the log of an event are: what is altered, missing or moved is found
//! and named, and a last line without its end is left out. A log goes on by the answers it was begun with, whatever a
//! later version of the program answers.
mod classical;
mod common;
mod error;
mod riichi;
mod rules_of;
mod sichuan;

pub use error::TableLogError;

use crate::commitment::{hexadecimal, seed_of};
use crate::event_log::stored::{Stored, field, put};
use crate::event_log::{Before, Lines, LogError, Sum, Torn};
use crate::json::At;
use game::family::{AnyLog, Match, Start};
use game::log::{DealLog, ENGINE};
use game::wall::{Seed, Wall, WallPlan};
use rules::regulation::{RegulationId, TableRules};
use serde_json::{Map, Value};

/// The value of `schema` in the header of this version.
pub const SCHEMA: &str = "reglament.table-log/1";

/// The version of the stored events that this program writes. What is older is brought up to it when it is read.
const VERSION: u8 = 1;

/// A game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLog {
    /// Where the game started.
    pub start: Start,
    /// The rules, the walls and the events.
    pub log: AnyLog,
    /// The seed of all its walls, once it is published.
    pub seed: Option<Seed>,
    /// The text of the house rule whose answers it was played by, if there was one.
    pub patch: Option<String>,
}

impl TableLog {
    /// The log of a game.
    pub fn of(game: &Match) -> Self {
        Self { start: game.start(), log: game.log().clone(), seed: None, patch: None }
    }

    /// The game as the log leaves it; none if the log does not fit its start.
    pub fn game(&self) -> Option<Match> {
        Match::of_log(self.start, self.log.clone())
    }

    /// The walls that are not those of the seed, by the number of the deal from 1; nothing without a seed.
    pub fn foreign_walls(&self) -> Option<Vec<usize>> {
        let seed = self.seed?;
        let plan = plan(&self.log.rules());
        let foreign = |deal: &usize| self.log.wall(*deal) != Some(&seed.wall(plan, *deal as u32));
        Some((0..self.log.deals()).filter(foreign).map(|deal| deal + 1).collect())
    }
}

/// A log that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The log.
    pub log: TableLog,
    /// What goes on with it.
    pub writer: Writer,
    /// A last line that was being written.
    pub torn: Option<Torn>,
}

/// What writes the next lines of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Writer {
    /// The number of the next line, from 1 for the first one after the header.
    next: u64,
    last: Sum,
    /// How many deals and events of the last deal are written.
    deals: usize,
    events: usize,
    /// What stands before the next line.
    before: Before,
}

impl Writer {
    /// A new log: the writer and its header, with the end of the line.
    pub fn new(log: &TableLog) -> (Self, String) {
        let mut header = Map::new();
        header.insert("schema".to_owned(), Value::from(SCHEMA));
        header.insert("program".to_owned(), Value::from(env!("CARGO_PKG_VERSION")));
        header.insert("engine".to_owned(), Value::from(log.log.engine()));
        header.insert("regulation".to_owned(), log.log.regulation().write());
        header.insert("answers".to_owned(), rules_of::write(&log.log.rules()));
        header.insert("start".to_owned(), log.start.write());
        put(&mut header, "seed", log.seed.map(|seed| hexadecimal(seed.bytes())).write());
        put(&mut header, "patch", log.patch.write());
        let (line, last) = Sum::START.seal(&Value::Object(header).to_string());
        (Self { next: 1, last, deals: 0, events: 0, before: Before::Line }, line)
    }

    /// The lines of what has been added to the log since the last call.
    pub fn lines(&mut self, log: &AnyLog) -> String {
        match log {
            AnyLog::Riichi(log) => self.of_deals(&log.deals),
            AnyLog::Sichuan(log) => self.of_deals(&log.deals),
            AnyLog::Classical(log) => self.of_deals(&log.deals),
        }
    }

    fn of_deals<E: Stored>(&mut self, deals: &[DealLog<E>]) -> String {
        let mut text = String::new();
        let from = self.deals.saturating_sub(1);
        for (number, deal) in deals.iter().enumerate().skip(from) {
            if number == self.deals {
                let mut object = Map::new();
                object.insert("deal".to_owned(), Value::from(number + 1));
                object.insert("wall".to_owned(), deal.wall.write());
                text.push_str(&self.seal(object));
                (self.deals, self.events) = (number + 1, 0);
            }
            for event in deal.events.iter().skip(self.events) {
                let mut object = Map::new();
                object.insert("v".to_owned(), Value::from(VERSION));
                object.insert("event".to_owned(), event.write());
                text.push_str(&self.seal(object));
                self.events += 1;
            }
        }
        text
    }

    fn seal(&mut self, mut object: Map<String, Value>) -> String {
        object.insert("n".to_owned(), Value::from(self.next));
        let (line, sum) = self.last.seal(&Value::Object(object).to_string());
        (self.next, self.last) = (self.next + 1, sum);
        std::mem::take(&mut self.before).end(line)
    }
}

/// The whole text of a log.
pub fn write(log: &TableLog) -> String {
    let (mut writer, mut text) = Writer::new(log);
    text.push_str(&writer.lines(&log.log));
    text
}

/// Whether a text is of this form, whatever is wrong with it: its first line names it.
pub fn is_one(bytes: &[u8]) -> bool {
    let line = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    let name = b"\"schema\":\"reglament.table-log/";
    line.windows(name.len()).any(|window| window == name)
}

/// Reads a log.
pub fn read(bytes: &[u8]) -> Result<Read, TableLogError> {
    let mut lines = Lines::of(bytes);
    let Some((header, last)) = lines.next(Sum::START)? else { return Err(LogError::Empty.into()) };
    let schema = header.get("schema").and_then(Value::as_str).unwrap_or_default();
    if schema != SCHEMA {
        return Err(TableLogError::Schema { found: schema.to_owned() });
    }
    let mut log = read_header(At::text(&header)).map_err(|error| LogError::Value { line: 1, error })?;
    let mut writer = Writer { next: 1, last, deals: 0, events: 0, before: Before::Line };
    while let Some((value, sum)) = lines.next(writer.last)? {
        let line = lines.number;
        let found = value.get("n").and_then(Value::as_u64);
        if found != Some(writer.next) {
            return Err(LogError::Number { line, expected: writer.next, found }.into());
        }
        let at = At::text(&value);
        let taken = match &mut log.log {
            AnyLog::Riichi(log) => take(&at, plan(&TableRules::Riichi(log.rules.clone())), &mut log.deals),
            AnyLog::Sichuan(log) => take(&at, WallPlan::Suits, &mut log.deals),
            AnyLog::Classical(log) => take(&at, WallPlan::WithBonus, &mut log.deals),
        };
        taken.map_err(|error| LogError::Value { line, error })?;
        (writer.next, writer.last) = (writer.next + 1, sum);
    }
    writer.before = lines.before();
    writer.deals = log.log.deals();
    writer.events = match &log.log {
        AnyLog::Riichi(log) => log.deals.last().map_or(0, |deal| deal.events.len()),
        AnyLog::Sichuan(log) => log.deals.last().map_or(0, |deal| deal.events.len()),
        AnyLog::Classical(log) => log.deals.last().map_or(0, |deal| deal.events.len()),
    };
    Ok(Read { log, writer, torn: lines.torn() })
}

/// The set of pieces that these rules are played with.
pub const fn plan(rules: &TableRules) -> WallPlan {
    match rules {
        TableRules::Riichi(rules) => WallPlan::Riichi(rules.dora.red_fives.value),
        TableRules::Sichuan(_) => WallPlan::Suits,
        TableRules::Classical(_) => WallPlan::WithBonus,
    }
}

fn read_header(at: At<'_>) -> Result<TableLog, crate::error::ReadError> {
    let engine: u16 = field(&at, "engine")?;
    if engine > ENGINE {
        return Err(at.key("engine").bad("a version of the table engine that this program knows"));
    }
    let regulation: RegulationId = field(&at, "regulation")?;
    let rules = rules_of::read(regulation, &at.key("answers"))?;
    let start: Start = field(&at, "start")?;
    let fits = matches!(
        (&rules, &start),
        (TableRules::Riichi(_), Start::Riichi(_))
            | (TableRules::Sichuan(_), Start::Sichuan(..))
            | (TableRules::Classical(_), Start::Classical(_))
    );
    if !fits {
        return Err(at.key("start").bad("the start of a game of this family"));
    }
    let seed = at.key("seed").present();
    let seed = seed.map(|text| {
        const EXPECTED: &str = "a seed of 64 hexadecimal digits";
        seed_of(text.str(EXPECTED)?).ok_or_else(|| text.bad(EXPECTED))
    });
    let mut log = AnyLog::new(regulation, rules);
    match &mut log {
        AnyLog::Riichi(log) => log.engine = engine,
        AnyLog::Sichuan(log) => log.engine = engine,
        AnyLog::Classical(log) => log.engine = engine,
    }
    Ok(TableLog { start, log, seed: seed.transpose()?, patch: field(&at, "patch")? })
}

/// Takes a line: the wall of the next deal, or the next event.
fn take<E: Stored>(
    at: &At<'_>,
    plan: WallPlan,
    deals: &mut Vec<DealLog<E>>,
) -> Result<(), crate::error::ReadError> {
    if let Some(number) = at.key("deal").present() {
        if number.int::<usize>("the number of the next deal")? != deals.len() + 1 {
            return Err(number.bad("the number of the next deal"));
        }
        let wall = at.key("wall");
        let pieces = common::pieces(&wall)?;
        let wall = Wall::of(plan, &pieces).map_err(|_| wall.bad("a wall of the set of these rules"))?;
        deals.push(DealLog { wall, events: Vec::new() });
        return Ok(());
    }
    let version: u8 = field(at, "v")?;
    if version != VERSION {
        return Err(at.key("v").bad("a version of the stored form that this program knows"));
    }
    let event = field(at, "event")?;
    let deal = deals.last_mut().ok_or_else(|| at.key("event").bad("a wall before it"))?;
    deal.events.push(event);
    Ok(())
}
