//! The log of a game: what it was played by, the wall of each deal, and the events.
//!
//! The state is a fold of it. The stored form, with its own version for each kind of event, is a type of `formats`.
use crate::wall::Wall;
use rules::regulation::RegulationId;

/// The version of the machines: raised when the same decisions on the same walls may give other events.
pub const ENGINE: u16 = 1;

/// A game as it was played. `R` are the rules of a family, every answer of them; `E` its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLog<R, E> {
    /// The version of the machine that wrote it.
    pub engine: u16,
    /// The regulation it was played by.
    pub regulation: RegulationId,
    /// Every answer of that regulation, those of a house rule among them.
    pub rules: R,
    /// The deals.
    pub deals: Vec<DealLog<E>>,
}

/// One deal: its wall, and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealLog<E> {
    /// The wall.
    pub wall: Wall,
    /// The events in order, down to the settlement.
    pub events: Vec<E>,
}

impl<R, E> GameLog<R, E> {
    /// A game that begins.
    pub const fn new(regulation: RegulationId, rules: R) -> Self {
        Self { engine: ENGINE, regulation, rules, deals: Vec::new() }
    }

    /// How many events there are in all deals.
    pub fn len(&self) -> usize {
        self.deals.iter().map(|deal| deal.events.len()).sum()
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The log as it was after so many events: later ones, and deals that had not begun by then, are gone.
    pub fn truncate(&mut self, events: usize) {
        let mut left = events;
        let keep = self.deals.iter().take_while(|deal| {
            let begun = left > 0;
            left = left.saturating_sub(deal.events.len());
            begun
        });
        let deals = keep.count();
        self.deals.truncate(deals);
        let surplus = self.len().saturating_sub(events);
        if let Some(last) = self.deals.last_mut() {
            last.events.truncate(last.events.len() - surplus);
        }
    }
}
