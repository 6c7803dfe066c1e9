//! Protocols: the result of a table, entered in three ways, confirmed, corrected; what is in conflict waits for the judge.
mod bounds;
mod check;
mod decide;
mod evolve;
mod fold;
mod late;
mod reason;
mod result;
mod seats;
mod sheet;
mod view;

pub(crate) use bounds::most_deals;
pub(crate) use check::lacks_own;
pub use check::{check, unfinished};
pub(crate) use decide::{against, decide};
pub(crate) use evolve::evolve;
pub use reason::{Fault, Flaw, Reason};
pub use result::{
    Amount, Line, Part, PartKind, Score, TableResult, Which, Won, elsewhere, lines, played, result,
};
pub use seats::{needed, plays_for};
pub use sheet::{ClassicalTotals, Deals, Sheet, Source, Totals};
pub use view::{in_whists, stage};

use crate::id::{TableId, Version};
use crate::time::Moment;
use crate::who::Actor;
use rules::seat::{Seat, SeatSet};
use std::collections::BTreeMap;

/// A version of a protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// What stands in it.
    pub sheet: Sheet,
    /// Who entered it.
    pub by: Actor,
    /// When.
    pub at: Moment,
    /// Why, for a correction.
    pub reason: String,
}

/// How far a protocol is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    /// Entered; these seats have confirmed the version.
    Entered(SeatSet),
    /// Confirmed by all, or by a judge.
    Confirmed(Moment),
    /// Two people entered different results; the judge chooses a version.
    Conflict,
}

/// An objection of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// Whose.
    pub seat: Seat,
    /// When.
    pub at: Moment,
    /// What.
    pub text: String,
}

/// The protocol of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Protocol {
    /// All versions, in order.
    pub versions: Vec<Entered>,
    /// Which one is in force.
    pub current: Version,
    /// How far it is.
    pub progress: Progress,
    /// Objections that are open.
    pub objections: Vec<Objection>,
}

impl Protocol {
    /// The version in force.
    pub fn entered(&self) -> Option<&Entered> {
        self.versions.get(self.current.index())
    }
}

/// Commands about protocols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Enters a result.
    Enter {
        /// The table.
        at: TableId,
        /// The result.
        sheet: Box<Sheet>,
        /// The version that the sender saw; nothing if there was none. Where another is in force now, both wait for
        /// the judge.
        seen: Option<Version>,
        /// Why, for a correction of what was confirmed.
        reason: String,
    },
    /// Confirms a version: a player for a seat, or a judge.
    Confirm {
        /// The table.
        at: TableId,
        /// The version.
        version: Version,
        /// The seat; a judge confirms for all.
        seat: Option<Seat>,
    },
    /// Objects to a result.
    Object {
        /// The table.
        at: TableId,
        /// Whose objection.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The judge chooses between versions, or turns an objection down by confirming the version in force.
    Settle {
        /// The table.
        at: TableId,
        /// The version.
        version: Version,
        /// Why.
        reason: String,
    },
}

/// What has happened to protocols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A result was entered and is in force.
    Entered {
        /// The table.
        at: TableId,
        /// The version, the next one.
        version: Version,
        /// What stands in it.
        entered: Box<Entered>,
    },
    /// A result was entered that contradicts the one in force; both wait for the judge.
    Contradicted {
        /// The table.
        at: TableId,
        /// The version, the next one.
        version: Version,
        /// What stands in it.
        entered: Box<Entered>,
    },
    /// A seat has confirmed.
    SeatConfirmed {
        /// The table.
        at: TableId,
        /// The version.
        version: Version,
        /// The seat.
        seat: Seat,
    },
    /// The protocol is confirmed.
    Confirmed {
        /// The table.
        at: TableId,
        /// The version.
        version: Version,
        /// When.
        when: Moment,
    },
    /// A player objects.
    Objected {
        /// The table.
        at: TableId,
        /// The objection.
        objection: Objection,
    },
    /// The judge has chosen a version; it is confirmed and objections are answered.
    Settled {
        /// The table.
        at: TableId,
        /// The version.
        version: Version,
        /// When.
        when: Moment,
        /// Why.
        reason: String,
    },
}

/// The protocols of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// By table.
    pub all: BTreeMap<TableId, Protocol>,
}

impl State {
    /// The protocol of a table.
    pub fn get(&self, at: TableId) -> Option<&Protocol> {
        self.all.get(&at)
    }
}
