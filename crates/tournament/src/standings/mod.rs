//! Standings: the regulation's chain of criteria, what separated two players, shared places, lots, prizes, teams, the
//! final, what is held back.
mod board;
mod chain;
pub mod criterion;
mod decide;
mod evolve;
mod finals;
mod of;
mod outcome;
mod rank;
mod reason;
mod row;
mod settled;
mod shown;
mod teams;
mod totals;
mod value;
mod what_if;

pub use board::{Board, Slot};
pub use chain::{Chain, Resort};
pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub use finals::{Finalists, finalists, with_final};
pub use of::{after, board, current, latest, ranking};
pub use outcome::{Honours, PlaceEntry, honours, path};
pub use reason::Reason;
pub use row::{By, Key, Out, Prize, Remedy, Row, Separation, Stage, Standings, Tie, Waiting};
pub use settled::{Settled, settled};
pub use shown::{Ceremony, ceremony, shown_up_to, visible};
pub use teams::{TeamRow, teams};
pub use totals::{Cell, Totals};
pub use value::{Better, Value};
pub(crate) use what_if::with_sheet;
pub use what_if::{Move, moves, under, what_if};

use crate::id::{EntryId, RoundNo};

/// Commands about standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Draws lots between players who are equal in the whole chain.
    Lot {
        /// After this round.
        after: RoundNo,
        /// Who; all who share the place.
        among: Vec<EntryId>,
        /// The seed.
        seed: u64,
    },
    /// The organiser decides between players who are equal in the whole chain.
    Decide {
        /// After this round.
        after: RoundNo,
        /// In this order.
        order: Vec<EntryId>,
        /// Why.
        reason: String,
    },
    /// Holds the results back from a round on.
    Hold {
        /// From this round on.
        from: RoundNo,
    },
    /// Shows them.
    Release,
    /// Reveals a place in the ceremony, from the last to the first.
    Reveal {
        /// The place.
        place: u16,
    },
}

/// What has happened to standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Lots were drawn.
    LotDrawn {
        /// After this round.
        after: RoundNo,
        /// In this order.
        order: Vec<EntryId>,
        /// From this seed.
        seed: u64,
    },
    /// The organiser decided.
    Decided {
        /// After this round.
        after: RoundNo,
        /// In this order.
        order: Vec<EntryId>,
        /// Why.
        reason: String,
    },
    /// Results are held back.
    Held {
        /// From this round on.
        from: RoundNo,
    },
    /// They are shown.
    Released,
    /// A place was revealed.
    Revealed {
        /// The place.
        place: u16,
    },
}

/// Who decided an order of equal players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decider {
    /// A lot.
    Lot,
    /// The organiser.
    Organiser,
}

/// An order of equal players that was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// It holds in the standings after this round.
    pub after: RoundNo,
    /// The first ahead.
    pub entries: Vec<EntryId>,
    /// Who decided.
    pub by: Decider,
}

/// What is decided or hidden about standings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// Orders decided by lot or by the organiser.
    pub orders: Vec<Order>,
    /// From which round on results are held back.
    pub held_from: Option<RoundNo>,
    /// Places revealed in the ceremony.
    pub revealed: Vec<u16>,
}
