//! Standings: the regulation's chain of criteria, what separated two players, shared places, lots, prizes, teams, the
//! final, what is held back.
mod decide;
mod evolve;
mod reason;

pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub use reason::Reason;

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

/// What is decided or hidden about standings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// Orders decided by lot or by the organiser, with the round after which they hold.
    pub orders: Vec<(RoundNo, Vec<EntryId>)>,
    /// From which round on results are held back.
    pub held_from: Option<RoundNo>,
    /// Places revealed in the ceremony.
    pub revealed: Vec<u16>,
}
