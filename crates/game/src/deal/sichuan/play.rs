//! Playing: an action and everything that follows from it; the end of the time; and the state again from a log.
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::table::{Asking, Phase, Table};
use crate::OutOfOrder;
use crate::log::GameLog;
use rules::frame::sichuan::{Game, Progress};
use rules::seat::Seat;
use rules::sichuan::SichuanRules;

/// The log of a Sichuan game.
pub type Log = GameLog<SichuanRules, Event>;

impl Table {
    /// A player acts, and the table goes on until it waits for somebody. The events are added to `events`; after a
    /// refusal nothing has changed.
    pub fn act(
        &mut self,
        rules: &SichuanRules,
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
    pub fn go_on(&mut self, rules: &SichuanRules, events: &mut Vec<Event>) {
        self.apply(rules, events.len(), events);
    }

    /// The time of the session is up: the deal in progress is the last one, or is broken off, as the rules say.
    pub fn time_up(&mut self, rules: &SichuanRules, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.game.end().is_some() {
            return Err(Refusal::order(OutOfOrder::DealOver));
        }
        let between = matches!(self.phase, Phase::Dealt | Phase::Settled { .. });
        let progress = if between { Progress::Between } else { Progress::Within };
        let from = events.len();
        events.push(Event::TimeUp { progress, basis: rules.session.time_expiry.basis });
        self.apply(rules, from, events);
        Ok(())
    }

    /// Applies the events from this number on, and those that follow by themselves.
    pub(super) fn apply(&mut self, rules: &SichuanRules, from: usize, events: &mut Vec<Event>) {
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
pub fn replay(rules: &SichuanRules, start: Game, log: &Log) -> Option<Table> {
    let mut deals = log.deals.iter();
    let first = deals.next()?;
    // Whom the table asks stands in the first event of each deal.
    let mut table = Table::at(rules, start, Asking::WhoMay, first.wall.clone());
    first.events.iter().for_each(|event| table.evolve(rules, *event));
    for deal in deals {
        table.begin(rules, deal.wall.clone());
        deal.events.iter().for_each(|event| table.evolve(rules, *event));
    }
    Some(table)
}
