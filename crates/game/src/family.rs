//! A table of any family: closed enums over the three machines, for callers that serve all of them.
//!
//! A machine is asked through its own types where its family is known. Here is what a log, a server, a player at a
//! terminal or a simulation of "any regulation" needs: the game with its log, whose word is awaited, the list of
//! actions by number, the next wall.
use crate::deal::{classical, riichi, sichuan};
use crate::log::{DealLog, GameLog};
use crate::wall::{Seed, Wall, WallPlan};
use rules::classical::Stage;
use rules::clause::Basis;
use rules::frame;
use rules::frame::riichi::Next;
use rules::regulation::{RegulationId, TableRules};
use rules::seat::{Seat, SeatSet};
use rules::sichuan::Players;

/// Where a game starts: the state between two deals, as the frame of the family keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// Riichi.
    Riichi(frame::riichi::Game),
    /// Sichuan, and whom the table asks about a tile.
    Sichuan(frame::sichuan::Game, sichuan::Asking),
    /// Classical.
    Classical(frame::classical::Game),
}

impl Start {
    /// The beginning of a game of four players in time, a qualifying one where there are stages.
    pub const fn of(rules: &TableRules) -> Self {
        match rules {
            TableRules::Riichi(rules) => Self::Riichi(frame::riichi::Game::start(rules)),
            TableRules::Sichuan(rules) => {
                Self::Sichuan(frame::sichuan::Game::start(rules, Players::Four), sichuan::Asking::WhoMay)
            }
            TableRules::Classical(_) => Self::Classical(frame::classical::Game::new(
                Stage::Qualifying,
                [rules::classical::Lateness::OnTime; 4],
            )),
        }
    }
}

/// The log of a game of any family.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each game")]
pub enum AnyLog {
    /// Riichi.
    Riichi(riichi::Log),
    /// Sichuan.
    Sichuan(sichuan::Log),
    /// Classical.
    Classical(classical::Log),
}

/// Does the same with whatever the family is.
macro_rules! each {
    ($any:expr, $name:ident => $do:expr) => {
        match $any {
            Self::Riichi($name) => $do,
            Self::Sichuan($name) => $do,
            Self::Classical($name) => $do,
        }
    };
}

impl AnyLog {
    /// A game that begins.
    pub const fn new(regulation: RegulationId, rules: TableRules) -> Self {
        match rules {
            TableRules::Riichi(rules) => Self::Riichi(GameLog::new(regulation, rules)),
            TableRules::Sichuan(rules) => Self::Sichuan(GameLog::new(regulation, rules)),
            TableRules::Classical(rules) => Self::Classical(GameLog::new(regulation, rules)),
        }
    }

    /// The version of the machine that wrote it.
    pub const fn engine(&self) -> u16 {
        each!(self, log => log.engine)
    }

    /// The regulation.
    pub const fn regulation(&self) -> RegulationId {
        each!(self, log => log.regulation)
    }

    /// The rules, every answer of them.
    pub fn rules(&self) -> TableRules {
        match self {
            Self::Riichi(log) => TableRules::Riichi(log.rules.clone()),
            Self::Sichuan(log) => TableRules::Sichuan(log.rules.clone()),
            Self::Classical(log) => TableRules::Classical(log.rules.clone()),
        }
    }

    /// How many deals it has.
    pub const fn deals(&self) -> usize {
        each!(self, log => log.deals.len())
    }

    /// The wall of a deal.
    pub fn wall(&self, deal: usize) -> Option<&Wall> {
        each!(self, log => log.deals.get(deal).map(|deal| &deal.wall))
    }

    /// How many events there are in all deals.
    pub fn len(&self) -> usize {
        each!(self, log => log.len())
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The log as it was after so many events.
    pub fn truncate(&mut self, events: usize) {
        each!(self, log => log.truncate(events));
    }

    /// The table as the log leaves it; none before its first deal, or if the start is of another family.
    pub fn replay(&self, start: Start) -> Option<AnyTable> {
        match (self, start) {
            (Self::Riichi(log), Start::Riichi(game)) => {
                riichi::replay(&log.rules, game, log).map(|t| AnyTable::Riichi(Box::new(t)))
            }
            (Self::Sichuan(log), Start::Sichuan(game, _)) => {
                sichuan::replay(&log.rules, game, log).map(|t| AnyTable::Sichuan(Box::new(t)))
            }
            (Self::Classical(log), Start::Classical(game)) => {
                classical::replay(&log.rules, game, log).map(|t| AnyTable::Classical(Box::new(t)))
            }
            _ => None,
        }
    }
}

/// A table of any family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyTable {
    /// Riichi.
    Riichi(Box<riichi::Table>),
    /// Sichuan.
    Sichuan(Box<sichuan::Table>),
    /// Classical.
    Classical(Box<classical::Table>),
}

/// What comes after a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// The deal is being played.
    Play,
    /// Another deal, or the same one again: the table waits for a wall.
    Wall,
    /// Nothing: the game is over.
    End,
}

impl AnyTable {
    /// Whose word the table waits for.
    pub fn to_act(&self) -> SeatSet {
        each!(self, table => table.to_act())
    }

    /// The number of the deal from 0, replays counted: the number of its wall.
    pub const fn deal_number(&self) -> u32 {
        each!(self, table => table.deal_number())
    }

    /// Who is East.
    pub const fn dealer(&self) -> Seat {
        each!(self, table => table.dealer())
    }

    /// Whether the deal goes on, another one comes, or the game is over.
    pub const fn then(&self) -> Then {
        match self {
            Self::Riichi(table) => match table.phase() {
                riichi::Phase::Settled { next: Next::Deal | Next::Replay } => Then::Wall,
                riichi::Phase::Settled { .. } => Then::End,
                _ => Then::Play,
            },
            Self::Sichuan(table) => match table.phase() {
                sichuan::Phase::Settled { next: sichuan::Next::Deal } => Then::Wall,
                sichuan::Phase::Settled { .. } => Then::End,
                _ => Then::Play,
            },
            Self::Classical(table) => match table.phase() {
                classical::Phase::Settled { end: None } => Then::Wall,
                classical::Phase::Settled { .. } => Then::End,
                _ => Then::Play,
            },
        }
    }

    /// How many actions a player has.
    pub fn choices(&self, seat: Seat) -> usize {
        each!(self, table => table.legal(seat).len())
    }

    /// The action of a player with this number on his list.
    pub fn choice(&self, seat: Seat, number: usize) -> Option<AnyAction> {
        match self {
            Self::Riichi(table) => table.legal(seat).nth(number).map(AnyAction::Riichi),
            Self::Sichuan(table) => table.legal(seat).nth(number).map(AnyAction::Sichuan),
            Self::Classical(table) => table.legal(seat).nth(number).map(AnyAction::Classical),
        }
    }

    /// Everything a player may do now.
    pub fn legal(&self, seat: Seat) -> Vec<AnyAction> {
        (0..self.choices(seat)).filter_map(|n| self.choice(seat, n)).collect()
    }
}

/// An action of any family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyAction {
    /// Riichi.
    Riichi(riichi::Action),
    /// Sichuan.
    Sichuan(sichuan::Action),
    /// Classical.
    Classical(classical::Action),
}

/// A refusal of any family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyRefusal {
    /// Riichi.
    Riichi(riichi::Refusal),
    /// Sichuan.
    Sichuan(sichuan::Refusal),
    /// Classical.
    Classical(classical::Refusal),
    /// The action is of another family than the table.
    OtherFamily,
    /// The table waits for a wall, or the game is over.
    NoDeal,
}

/// A reason of a refusal, of any family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyWhy {
    /// Riichi.
    Riichi(riichi::Why),
    /// Sichuan.
    Sichuan(sichuan::Why),
    /// Classical.
    Classical(classical::Why),
}

impl AnyRefusal {
    /// Every reason with its clause.
    pub fn cited(&self, rules: &TableRules) -> Vec<(AnyWhy, Option<Basis>)> {
        match (self, rules) {
            (Self::Riichi(refusal), TableRules::Riichi(rules)) => {
                refusal.cited(rules).map(|(why, basis)| (AnyWhy::Riichi(why), basis)).collect()
            }
            (Self::Sichuan(refusal), TableRules::Sichuan(rules)) => {
                refusal.cited(rules).map(|(why, basis)| (AnyWhy::Sichuan(why), basis)).collect()
            }
            (Self::Classical(refusal), TableRules::Classical(rules)) => {
                refusal.cited(rules).map(|(why, basis)| (AnyWhy::Classical(why), basis)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// A game in progress: its table, the log, and where it started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    start: Start,
    log: AnyLog,
    table: Option<AnyTable>,
}

impl Match {
    /// A game that begins; it waits for its first wall.
    pub const fn new(regulation: RegulationId, rules: TableRules) -> Self {
        let start = Start::of(&rules);
        Self { start, log: AnyLog::new(regulation, rules), table: None }
    }

    /// The game of a log as it stands there; none if the start is of another family.
    pub fn of_log(start: Start, log: AnyLog) -> Option<Self> {
        let table = log.replay(start);
        let fits = matches!(
            (&start, &log),
            (Start::Riichi(_), AnyLog::Riichi(_))
                | (Start::Sichuan(..), AnyLog::Sichuan(_))
                | (Start::Classical(_), AnyLog::Classical(_))
        );
        fits.then_some(Self { start, log, table })
    }

    /// Where it started.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// The log so far.
    pub const fn log(&self) -> &AnyLog {
        &self.log
    }

    /// The table; none before the first wall.
    pub const fn table(&self) -> Option<&AnyTable> {
        self.table.as_ref()
    }

    /// What the game waits for: a word, a wall, or nothing more.
    pub fn then(&self) -> Then {
        self.table.as_ref().map_or(Then::Wall, AnyTable::then)
    }

    /// Whose word it waits for.
    pub fn to_act(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, AnyTable::to_act)
    }

    /// The number of the wall it waits for or plays with, from 0.
    pub const fn wall_number(&self) -> u32 {
        match &self.table {
            None => 0,
            Some(table) => table.deal_number() + matches!(table.then(), Then::Wall) as u32,
        }
    }

    /// The set of pieces that its walls are made of.
    pub const fn plan(&self) -> WallPlan {
        match &self.log {
            AnyLog::Riichi(log) => riichi::Table::plan(&log.rules),
            AnyLog::Sichuan(log) => sichuan::Table::plan(&log.rules),
            AnyLog::Classical(log) => classical::Table::plan(&log.rules),
        }
    }

    /// The wall that it waits for, from a seed.
    pub fn wall_of(&self, seed: &Seed) -> Wall {
        seed.wall(self.plan(), self.wall_number())
    }

    /// Begins the next deal with this wall; the table goes on until it waits for a word. Nothing happens while a deal
    /// is played or when the game is over.
    pub fn begin(&mut self, wall: Wall) {
        if self.then() != Then::Wall {
            return;
        }
        match (&mut self.log, self.start) {
            (AnyLog::Riichi(log), Start::Riichi(start)) => {
                let mut table = match self.table.take() {
                    Some(AnyTable::Riichi(mut table)) => {
                        table.begin(wall.clone());
                        table
                    }
                    _ => Box::new(riichi::Table::at(start, wall.clone())),
                };
                let mut events = Vec::new();
                table.go_on(&log.rules, &mut events);
                log.deals.push(DealLog { wall, events });
                self.table = Some(AnyTable::Riichi(table));
            }
            (AnyLog::Sichuan(log), Start::Sichuan(start, asking)) => {
                let mut table = match self.table.take() {
                    Some(AnyTable::Sichuan(mut table)) => {
                        table.begin(&log.rules, wall.clone());
                        table
                    }
                    _ => Box::new(sichuan::Table::at(&log.rules, start, asking, wall.clone())),
                };
                let mut events = Vec::new();
                table.go_on(&log.rules, &mut events);
                log.deals.push(DealLog { wall, events });
                self.table = Some(AnyTable::Sichuan(table));
            }
            (AnyLog::Classical(log), Start::Classical(start)) => {
                let mut table = match self.table.take() {
                    Some(AnyTable::Classical(mut table)) => {
                        table.begin(&log.rules, wall.clone());
                        table
                    }
                    _ => Box::new(classical::Table::at(&log.rules, start, wall.clone())),
                };
                let mut events = Vec::new();
                table.go_on(&log.rules, &mut events);
                log.deals.push(DealLog { wall, events });
                self.table = Some(AnyTable::Classical(table));
            }
            _ => {}
        }
    }

    /// A player acts, and the table goes on until it waits for somebody. After a refusal nothing has changed.
    pub fn act(&mut self, seat: Seat, action: AnyAction) -> Result<(), AnyRefusal> {
        match (&mut self.log, &mut self.table, action) {
            (AnyLog::Riichi(log), Some(AnyTable::Riichi(table)), AnyAction::Riichi(action)) => {
                let deal = log.deals.last_mut().ok_or(AnyRefusal::NoDeal)?;
                table.act(&log.rules, seat, action, &mut deal.events).map_err(AnyRefusal::Riichi)
            }
            (AnyLog::Sichuan(log), Some(AnyTable::Sichuan(table)), AnyAction::Sichuan(action)) => {
                let deal = log.deals.last_mut().ok_or(AnyRefusal::NoDeal)?;
                table.act(&log.rules, seat, action, &mut deal.events).map_err(AnyRefusal::Sichuan)
            }
            (AnyLog::Classical(log), Some(AnyTable::Classical(table)), AnyAction::Classical(action)) => {
                let deal = log.deals.last_mut().ok_or(AnyRefusal::NoDeal)?;
                table.act(&log.rules, seat, action, &mut deal.events).map_err(AnyRefusal::Classical)
            }
            (_, None, _) => Err(AnyRefusal::NoDeal),
            _ => Err(AnyRefusal::OtherFamily),
        }
    }

    /// Does something of the family at the table, with the rules and the events of the deal: what a judge rules, the
    /// end of the time. Nothing before the first deal, or if the table is of another family.
    pub fn riichi<T>(
        &mut self,
        act: impl FnOnce(&mut riichi::Table, &rules::riichi::RiichiRules, &mut Vec<riichi::Event>) -> T,
    ) -> Option<T> {
        match (&mut self.log, &mut self.table) {
            (AnyLog::Riichi(log), Some(AnyTable::Riichi(table))) => {
                Some(act(table, &log.rules, &mut log.deals.last_mut()?.events))
            }
            _ => None,
        }
    }

    /// The same for Sichuan.
    pub fn sichuan<T>(
        &mut self,
        act: impl FnOnce(&mut sichuan::Table, &rules::sichuan::SichuanRules, &mut Vec<sichuan::Event>) -> T,
    ) -> Option<T> {
        match (&mut self.log, &mut self.table) {
            (AnyLog::Sichuan(log), Some(AnyTable::Sichuan(table))) => {
                Some(act(table, &log.rules, &mut log.deals.last_mut()?.events))
            }
            _ => None,
        }
    }

    /// The same for the classical family.
    pub fn classical<T>(
        &mut self,
        act: impl FnOnce(
            &mut classical::Table,
            &rules::classical::ClassicalRules,
            &mut Vec<classical::Event>,
        ) -> T,
    ) -> Option<T> {
        match (&mut self.log, &mut self.table) {
            (AnyLog::Classical(log), Some(AnyTable::Classical(table))) => {
                Some(act(table, &log.rules, &mut log.deals.last_mut()?.events))
            }
            _ => None,
        }
    }

    /// Goes back to how it stood after so many events.
    pub fn undo_to(&mut self, events: usize) {
        self.log.truncate(events);
        self.table = self.log.replay(self.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A whole game, of a session without a fixed number of deals eight, in which everybody takes an action by a fixed rule.
    fn played(id: RegulationId) -> Match {
        let seed = Seed::of_number(7);
        let mut game = Match::new(id, id.regulation().table);
        let mut n = 0;
        loop {
            match game.then() {
                Then::Wall if game.log().deals() < 8 => game.begin(game.wall_of(&seed)),
                Then::Wall | Then::End => return game,
                Then::Play => {
                    let seat = game.to_act().iter().next().unwrap();
                    let table = game.table().unwrap();
                    n += 1;
                    let action = table.choice(seat, n * 7 % table.choices(seat)).unwrap();
                    game.act(seat, action).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_game_of_each_family_is_its_log() {
        for id in [RegulationId::Gambler, RegulationId::Sichuan, RegulationId::Tesuji] {
            let game = played(id);
            assert_eq!(game.log().regulation(), id);
            assert_eq!(Match::of_log(game.start(), game.log().clone()).as_ref(), Some(&game));
            let mut back = game.clone();
            back.undo_to(100);
            assert_eq!(back.log().len(), 100);
            assert_eq!(back.then(), Then::Play);
            assert!(back.to_act().iter().next().is_some() || back.table().is_some());
            back.undo_to(0);
            assert_eq!((back.then(), back.log().deals()), (Then::Wall, 0));
        }
    }

    #[test]
    fn an_action_of_another_family_is_refused_and_changes_nothing() {
        let mut game = Match::new(RegulationId::Tesuji, RegulationId::Tesuji.regulation().table);
        let pass = AnyAction::Sichuan(sichuan::Action::Pass);
        assert_eq!(game.act(Seat::ALL[0], pass), Err(AnyRefusal::NoDeal));
        game.begin(game.wall_of(&Seed::of_number(1)));
        let before = game.clone();
        assert_eq!(game.act(Seat::ALL[0], pass), Err(AnyRefusal::OtherFamily));
        let refused = game.act(Seat::ALL[1], AnyAction::Riichi(riichi::Action::SelfDraw)).unwrap_err();
        assert!(!refused.cited(&game.log().rules()).is_empty());
        assert_eq!(game, before);
    }
}
