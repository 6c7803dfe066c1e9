//! Lots and seating: the draw, plans of all rounds, one round from the standings, edits by hand, publication, the
//! draw of seats at a table, closing up.
mod apart;
mod basis;
mod close;
mod decide;
mod draw;
mod evolve;
mod field;
mod hand;
mod next;
mod note;
mod plan;
mod quality;
mod reason;
mod schedule;
mod winds;

pub(crate) use apart::kins_apart;
pub use apart::{Together, together};
pub use basis::{SeatsBy, seats_by};
pub use close::{Closed, close_up};
pub(crate) use decide::decide;
pub use draw::{Count, count};
pub(crate) use evolve::evolve;
pub use field::{Field, is_allowed, present, sits_out};
pub use next::{candidates, final_after, other_finalists};
pub use note::{Because, Note};
pub use quality::{quality, rescored};
pub use reason::Reason;
pub use schedule::{from_script, to_script};
pub use winds::unsettled;

use crate::id::{EntryId, RoundNo, TableId, TableNo};
use rules::hall::SeatingSystem;
use rules::seat::Seat;

/// The seats of a table in the order announced: East, South, West, North of its first deal.
pub type Seats = [Option<EntryId>; 4];

/// What a round is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoundKind {
    /// A round of the event.
    Round,
    /// The final.
    Final,
    /// A single game of a league or a ladder.
    Game,
}

/// How a seating came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// From the lots.
    Lots,
    /// By this system from this seed.
    System(SeatingSystem, u64),
    /// From a list that was loaded or typed.
    Loaded,
    /// The finalists.
    Finalists,
    /// Of those who were there.
    Present,
}

/// Whether a seating may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// Not yet.
    Planned,
    /// It is announced.
    Published,
}

/// How the seats of a table were found after it was announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatDraw {
    /// Each threw two dice, in the order announced; ties were thrown again and this is the deciding throw.
    Dice([u8; 4]),
    /// Wind tiles were drawn.
    WindTiles,
}

/// The seating of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedRound {
    /// What it is.
    pub kind: RoundKind,
    /// The tables by number.
    pub tables: Vec<Seats>,
    /// Slots that sit out, or whose table is too small to play.
    pub out: Vec<EntryId>,
    /// How it came about.
    pub origin: Origin,
    /// Whether it is announced.
    pub visibility: Visibility,
    /// Draws of seats, by table.
    pub draws: Vec<(TableNo, SeatDraw)>,
}

impl SeatedRound {
    /// The seats of a table.
    pub fn table(&self, table: TableNo) -> Option<&Seats> {
        self.tables.get(table.index())
    }

    /// Where a slot sits.
    pub fn find(&self, entry: EntryId) -> Option<(TableNo, Seat)> {
        self.tables.iter().enumerate().find_map(|(i, seats)| {
            let at = seats.iter().position(|s| *s == Some(entry))?;
            Some((TableNo::of_index(i), Seat::ALL[at]))
        })
    }
}

/// A property of people by which they may be kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kin {
    /// The clan (family).
    Clan,
    /// The team.
    Team,
}

/// What an organiser demands of seatings beyond the law.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Demands {
    /// Members of these never share a table after the first round.
    pub apart: Vec<Kin>,
    /// Pairs that may not meet.
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// Slots that always sit at this table.
    pub fixed: Vec<(EntryId, TableNo)>,
}

/// A change by hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edit {
    /// Two slots change places.
    Swap(EntryId, EntryId),
    /// Two seats of a table change.
    SwapSeats(TableNo, Seat, Seat),
    /// Two tables change numbers.
    SwapTables(TableNo, TableNo),
}

/// Commands about lots and seating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Draws the lots of all who are here.
    Draw {
        /// The seed.
        seed: u64,
    },
    /// Makes a plan of all rounds that are not yet begun.
    Plan {
        /// By this system; that of the event if none is named.
        system: Option<SeatingSystem>,
        /// The seed.
        seed: u64,
    },
    /// Seats the next round.
    Seat {
        /// By this system; that of the event if none is named.
        system: Option<SeatingSystem>,
        /// The seed.
        seed: u64,
    },
    /// Seats the next round although some who should be apart come to one table.
    SeatAccepting {
        /// By this system; that of the event if none is named.
        system: Option<SeatingSystem>,
        /// The seed.
        seed: u64,
        /// At most so many pairs.
        conflicts: u16,
        /// Why.
        reason: String,
    },
    /// Sets what is demanded of seatings beyond the law.
    Demand(Demands),
    /// Takes rounds from a list, from the next round on: slots in the order announced.
    Load(Vec<Vec<Seats>>),
    /// Seats the final.
    SeatFinal,
    /// Changes a seating by hand.
    Edit {
        /// The round.
        round: RoundNo,
        /// The change.
        edit: Edit,
        /// Why; needed once the seating is published.
        reason: String,
    },
    /// Announces the seating of a round.
    Publish {
        /// The round.
        round: RoundNo,
    },
    /// Takes a seating back that is not begun.
    Withdraw {
        /// The round.
        round: RoundNo,
    },
    /// The dice of a table, in the order announced; equal highest throws are refused with who throws again.
    Throw {
        /// The table.
        at: TableId,
        /// Sums of two dice.
        sums: [u8; 4],
    },
    /// Wind tiles: who has drawn which seat, or a draw from a seed.
    DrawWinds {
        /// The table.
        at: TableId,
        /// The slots in the new order, East first; drawn from the seed if there are none.
        order: Option<[Option<EntryId>; 4]>,
        /// The seed.
        seed: u64,
    },
    /// Closes up the tables of a round around those who are missing.
    CloseUp {
        /// The round.
        round: RoundNo,
        /// Who is missing.
        missing: Vec<EntryId>,
    },
}

/// What has happened to lots and seating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Lots were drawn: the slots in the order of their lot numbers.
    Drawn {
        /// From this seed.
        seed: u64,
        /// Lot number one first.
        order: Vec<EntryId>,
    },
    /// Rounds are seated, replacing what was planned for them.
    Seated {
        /// The first of them.
        from: RoundNo,
        /// The rounds.
        rounds: Vec<SeatedRound>,
    },
    /// What there is to say about the seating of a round.
    Noted {
        /// The round.
        round: RoundNo,
        /// The notes.
        notes: Vec<Note>,
    },
    /// A round was seated against what should be kept apart.
    Accepted {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Something is demanded of seatings.
    Demanded(Demands),
    /// A seating was changed by hand.
    Edited {
        /// The round.
        round: RoundNo,
        /// The change.
        edit: Edit,
        /// Why.
        reason: String,
    },
    /// A seating was announced.
    Published {
        /// The round.
        round: RoundNo,
    },
    /// A seating was taken back, and those after it.
    Withdrawn {
        /// The round.
        round: RoundNo,
    },
    /// The seats of a table were drawn.
    SeatsDrawn {
        /// The table.
        at: TableId,
        /// How.
        draw: SeatDraw,
        /// The seats now.
        seats: Seats,
    },
    /// Tables were closed up.
    ClosedUp {
        /// The round.
        round: RoundNo,
        /// The tables now.
        tables: Vec<Seats>,
        /// Who sits out.
        out: Vec<EntryId>,
    },
}

/// Lots and seating of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// The slots in the order of their lot numbers; empty before the draw.
    pub lots: Vec<EntryId>,
    /// The rounds, planned or played.
    pub rounds: Vec<SeatedRound>,
    /// What is demanded beyond the law.
    pub demands: Demands,
    /// What there is to say about the seating of a round.
    pub notes: Vec<(RoundNo, Vec<Note>)>,
}

impl State {
    /// A round.
    pub fn round(&self, round: RoundNo) -> Option<&SeatedRound> {
        self.rounds.get(round.index())
    }

    /// What there is to say about the seating of a round.
    pub fn notes(&self, round: RoundNo) -> &[Note] {
        self.notes.iter().rev().find(|(no, _)| *no == round).map_or(&[], |(_, notes)| notes)
    }

    /// The number of the round that is seated next.
    pub fn next(&self) -> RoundNo {
        RoundNo::of_index(self.rounds.len())
    }

    /// The seats of a table.
    pub fn seats(&self, at: TableId) -> Option<&Seats> {
        self.round(at.round)?.table(at.table)
    }
}
