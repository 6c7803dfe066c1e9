//! Playing: an action and everything that follows from it; and the state again from a log.
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::table::Table;
use crate::log::GameLog;
use rules::frame::riichi::Game;
use rules::riichi::RiichiRules;
use rules::seat::Seat;

/// The log of a riichi game.
pub type Log = GameLog<RiichiRules, Event>;

impl Table {
    /// A player acts, and the table goes on until it waits for somebody. The events are added to `events`; after a
    /// refusal nothing has changed.
    pub fn act(
        &mut self,
        rules: &RiichiRules,
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
    pub fn go_on(&mut self, rules: &RiichiRules, events: &mut Vec<Event>) {
        self.apply(rules, events.len(), events);
    }

    /// Applies the events from this number on, and those that follow by themselves.
    pub(super) fn apply(&mut self, rules: &RiichiRules, from: usize, events: &mut Vec<Event>) {
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
pub fn replay(rules: &RiichiRules, start: Game, log: &Log) -> Option<Table> {
    let mut deals = log.deals.iter();
    let first = deals.next()?;
    let mut table = Table::at(start, first.wall.clone());
    first.events.iter().for_each(|event| table.evolve(rules, *event));
    for deal in deals {
        table.begin(deal.wall.clone());
        deal.events.iter().for_each(|event| table.evolve(rules, *event));
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::riichi::Phase;
    use crate::wall::Seed;
    use rules::frame::riichi::Next;
    use rules::regulation::RegulationId;

    /// A cheap generator of choices.
    struct Random(u64);

    impl Random {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            ((self.0 >> 33) as usize) % n
        }
    }

    #[test]
    fn random_games_come_to_their_end() {
        for id in RegulationId::ALL {
            let Some(rules) = id.riichi() else { continue };
            for number in 0..20u64 {
                let seed = Seed::of_number(number);
                let plan = Table::plan(rules);
                let mut random = Random(number);
                let mut table = Table::new(rules, seed.wall(plan, 0));
                let mut events = Vec::new();
                loop {
                    table.go_on(rules, &mut events);
                    if let Phase::Settled { next } = table.phase() {
                        if let Next::End(_) = next {
                            break;
                        }
                        table.begin(seed.wall(plan, table.deal_number() + 1));
                        continue;
                    }
                    let seats: Vec<_> = table.to_act().iter().collect();
                    let seat = seats[random.below(seats.len())];
                    let menu = table.legal(seat);
                    let action = menu.nth(random.below(menu.len())).unwrap();
                    table.act(rules, seat, action, &mut events).unwrap();
                }
                let points: i32 =
                    table.game().scores.iter().sum::<i32>() + 1000 * i32::from(table.game().bets);
                assert_eq!(points, 4 * rules.game.start_points.value.get());
            }
        }
    }
}
