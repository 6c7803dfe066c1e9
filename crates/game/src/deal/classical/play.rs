//! Playing: an action and everything that follows from it; and the state again from a log.
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::table::Table;
use crate::log::GameLog;
use rules::classical::ClassicalRules;
use rules::frame::classical::Game;
use rules::seat::Seat;

/// The log of a classical game.
pub type Log = GameLog<ClassicalRules, Event>;

impl Table {
    /// A player acts, and the table goes on until it waits for somebody. The events are added to `events`; after a
    /// refusal nothing has changed.
    pub fn act(
        &mut self,
        rules: &ClassicalRules,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let from = events.len();
        self.decide(rules, seat, action, events)?;
        self.apply(rules, from, events);
        Ok(())
    }

    /// The table goes on by itself until it waits for a player or for a wall. It begins every deal.
    pub fn go_on(&mut self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        self.apply(rules, events.len(), events);
    }

    /// Applies the events from this number on, and those that follow by themselves.
    pub(super) fn apply(&mut self, rules: &ClassicalRules, from: usize, events: &mut Vec<Event>) {
        let mut next = from;
        loop {
            while let Some(event) = events.get(next) {
                self.evolve(rules, *event);
                next += 1;
            }
            self.due(rules, events);
            if events.len() == next {
                return;
            }
        }
    }
}

/// The table as the log leaves it; none before its first deal. `start` is the state of the game before it.
pub fn replay(rules: &ClassicalRules, start: Game, log: &Log) -> Option<Table> {
    let mut deals = log.deals.iter();
    let first = deals.next()?;
    let mut table = Table::at(rules, start, first.wall.clone());
    first.events.iter().for_each(|event| table.evolve(rules, *event));
    for deal in deals {
        table.begin(rules, deal.wall.clone());
        deal.events.iter().for_each(|event| table.evolve(rules, *event));
    }
    Some(table)
}
