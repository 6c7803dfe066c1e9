//! Penalties, awards and rulings: the catalogue, counters that grow, what waits for the judge, what was taken back.
mod catalogue;
mod count;
mod decide;
mod evolve;
mod give;
mod reason;

pub use catalogue::{Offered, Tariff, catalogue, offered};
pub use count::{Counted, counted};
pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub(crate) use give::{confirmed, still_fits};
pub use reason::Reason;

use crate::id::{EntryId, PenaltyNo, PersonId, RoundNo, TableNo};
use crate::substitute::expected;
use crate::time::{Date, Moment};
use crate::tournament::Tournament;
use rules::clause::Basis;
use rules::riichi::Offence as RiichiOffence;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::Slip;

/// What somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offence {
    /// Of the riichi catalogue.
    Riichi(RiichiOffence),
    /// A slip of the Sichuan catalogue.
    Sichuan(Slip),
    /// Ignoring the last-deal signal.
    IgnoredSignal,
    /// Lateness.
    Late,
    /// Not coming without a word.
    NoShow,
    /// Missing a round.
    MissedRound,
    /// Conduct, or anything the judge rules on.
    Ruling,
}

/// What it costs or gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sanction {
    /// A warning.
    Warning,
    /// The call is lost.
    LostCall,
    /// The hand is dead for the deal.
    DeadHand,
    /// A false Hu, settled in the deal.
    FalseHu,
    /// A chombo; the rules of the table say what it costs and when.
    Chombo,
    /// So many of a unit off the result of the round; a negative number is given.
    Off(i32, Unit),
    /// The results of the round are annulled.
    Annulled,
    /// Out of the event.
    Disqualified,
    /// Out of the event and of all events of the club until that day.
    Banned(Date),
    /// Noted, with no effect until a judge maps it.
    Noted(i32),
    /// Nothing.
    None,
}

/// A unit of results.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// Tournament points, in halves.
    TournamentPointHalves,
    /// Whists.
    Whists,
    /// Game points.
    GamePoints,
    /// Points of the table.
    TablePoints,
}

/// Whether a sanction is in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Force {
    /// It waits for a judge, or for the others of the table.
    Pending,
    /// It is.
    InForce,
    /// It was cancelled.
    Cancelled(String),
}

/// A penalty, an award or a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// Whose.
    pub entry: EntryId,
    /// The round that it belongs to.
    pub round: RoundNo,
    /// Where it happened, if at a table.
    pub at: Option<(TableNo, Seat)>,
    /// The deal of the round, from 1, if it is known.
    pub deal: Option<u8>,
    /// What for.
    pub offence: Offence,
    /// How often he has done so before within the scale's reach.
    pub count: u16,
    /// What follows.
    pub sanction: Sanction,
    /// Where that stands.
    pub basis: Option<Basis>,
    /// When.
    pub given: Moment,
    /// A note.
    pub note: String,
    /// Whether it is in force.
    pub force: Force,
    /// Who of the table has agreed, where the players punish together.
    pub agreed: SeatSet,
}

/// Commands about penalties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Gives what the catalogue says for an offence.
    Give {
        /// Whose.
        entry: EntryId,
        /// The round.
        round: RoundNo,
        /// The deal, from 1.
        deal: Option<u8>,
        /// What for.
        offence: Offence,
        /// The judge's choice, where the catalogue leaves it to him.
        choice: Option<Sanction>,
        /// A note.
        note: String,
    },
    /// Rules freely: an adjustment of a result, with the reason.
    Rule {
        /// Whose.
        entry: EntryId,
        /// The round.
        round: RoundNo,
        /// What.
        sanction: Sanction,
        /// Why.
        reason: String,
    },
    /// Confirms a sanction that waits: a judge, or the players of the table, each for a seat.
    Confirm {
        /// Which.
        penalty: PenaltyNo,
        /// The seat that agrees; a judge confirms without one.
        seat: Option<Seat>,
    },
    /// Cancels.
    Cancel {
        /// Which.
        penalty: PenaltyNo,
        /// Why.
        reason: String,
    },
    /// Says what a noted fine comes to.
    Map {
        /// Which.
        penalty: PenaltyNo,
        /// What it comes to.
        sanction: Sanction,
        /// Why.
        reason: String,
    },
}

/// What has happened to penalties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// One was given; the number is the next one.
    Given {
        /// Its number.
        number: PenaltyNo,
        /// What.
        penalty: Box<Penalty>,
    },
    /// A player of the table agrees.
    Agreed {
        /// Which.
        number: PenaltyNo,
        /// Who.
        seat: Seat,
    },
    /// It is in force.
    Confirmed {
        /// Which.
        number: PenaltyNo,
    },
    /// It was cancelled.
    Cancelled {
        /// Which.
        number: PenaltyNo,
        /// Why.
        reason: String,
    },
    /// A noted fine comes to this.
    Mapped {
        /// Which.
        number: PenaltyNo,
        /// What it comes to.
        sanction: Sanction,
        /// Why.
        reason: String,
    },
}

/// The penalties of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// By number.
    pub all: Vec<Penalty>,
}

impl State {
    /// Those in force, with their numbers.
    pub fn in_force(&self) -> impl Iterator<Item = (PenaltyNo, &Penalty)> {
        self.all
            .iter()
            .enumerate()
            .filter(|(_, p)| p.force == Force::InForce)
            .map(|(i, p)| (PenaltyNo::of_index(i), p))
    }
}

/// Whose a penalty is by name: who did not come or played before the substitute, not who holds the slot since.
pub fn offender(tournament: &Tournament, penalty: &Penalty) -> Option<PersonId> {
    let (entry, round) = (penalty.entry, penalty.round);
    let before = match penalty.offence {
        Offence::NoShow | Offence::MissedRound | Offence::Late => true,
        _ => {
            let mut puts = tournament.substitute.of(round, entry);
            puts.any(|put| penalty.deal.is_some_and(|deal| deal < put.from_deal))
        }
    };
    if before { expected(tournament, round, entry) } else { tournament.people.slot(entry)?.holder(round) }
}
