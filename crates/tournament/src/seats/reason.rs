//! Why a command of this chapter is refused.
use super::Kin;
use crate::id::{EntryId, RoundNo, TableNo};
use crate::people::Gate;
use crate::time::Moment;
use rules::clause::{Basis, Decision, DecisionList};
use rules::hall::SeatingSystem;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What is named is not there.
    Unknown,
    /// The number of players does not fill tables of four.
    NotByFour {
        /// How many there are.
        players: u32,
        /// Who is over, the last of the list.
        over: Vec<EntryId>,
        /// Or so many more would fill the last table.
        missing: u8,
        /// The clause.
        basis: Basis,
    },
    /// Fewer than four players are here.
    TooFew(u32),
    /// Who was not checked in would not pass this gate.
    NotReady(EntryId, Gate, Basis),
    /// Lots come first.
    NotDrawn(Basis),
    /// The round has begun.
    Begun(RoundNo),
    /// The law does not let an event choose this system.
    NotAllowed {
        /// Which.
        system: SeatingSystem,
        /// The clause.
        basis: Basis,
    },
    /// This system seats round by round; a plan of all rounds cannot be made.
    RoundByRound(SeatingSystem),
    /// This system takes its tables from a list.
    TakesList(SeatingSystem),
    /// Games are started one by one, as players are there.
    GamesOneByOne(Basis),
    /// Nobody has said how many rounds there are.
    RoundsUnknown,
    /// A change of something with itself.
    SameTwice,
    /// Who is there still plays this game.
    StillPlay(RoundNo, Vec<EntryId>),
    /// All rounds are seated: no session is left in the schedule.
    NoMoreRounds {
        /// So many.
        rounds: u16,
        /// The clause that fixes the number.
        basis: Basis,
    },
    /// The standings that the system needs wait for this round.
    RoundOpen(RoundNo),
    /// There is no final.
    NoFinal(Basis),
    /// The final comes after this round.
    FinalTooEarly(RoundNo, Basis),
    /// These share a place across the border of the final: a lot comes first.
    FinalistsTied(Vec<EntryId>, Basis),
    /// Members of a group cannot all be kept apart.
    GroupTooBig {
        /// What they have in common.
        kin: Kin,
        /// Its name.
        name: String,
        /// Who.
        members: Vec<EntryId>,
        /// There are so many tables.
        tables: u16,
        /// The clause.
        basis: Basis,
    },
    /// Of these no two may meet, and there are fewer tables.
    TooManyApart {
        /// Who.
        entries: Vec<EntryId>,
        /// There are so many tables.
        tables: u16,
    },
    /// Too few others may sit with this slot.
    Alone {
        /// Who.
        entry: EntryId,
        /// How many may.
        fitting: u16,
    },
    /// Tables that slots always sit at contradict each other.
    FixedTables(Vec<EntryId>),
    /// No seating was found that keeps everything; these pairs would meet in the best one.
    NoSeating {
        /// How many pairs the judge would have to accept.
        conflicts: u16,
    },
    /// The list has the slot twice in a round.
    Twice(RoundNo, EntryId),
    /// The list has a table of this round with nobody at it, or no table.
    EmptyTable(RoundNo),
    /// The slot does not take part in the round.
    NotActive(RoundNo, EntryId),
    /// The slot has no seat in the round.
    NotSeated(EntryId),
    /// The chief judge does not play.
    ChiefJudge(EntryId, Basis),
    /// These two should not sit at one table; the change needs a reason.
    Together(EntryId, EntryId, Basis),
    /// The table has a protocol.
    HasProtocol(Vec<TableNo>),
    /// The seating is announced already.
    AlreadyPublished(RoundNo),
    /// An earlier round is not announced.
    EarlierPlanned(RoundNo),
    /// The seats of this round are found in another way.
    SeatsOtherwise(super::SeatsBy, Basis),
    /// No sum of two dice.
    NoThrow(u8),
    /// These threw the same highest sum and throw again.
    ThrowAgain(Vec<EntryId>, Basis),
    /// Other players sit at this table.
    OtherPlayers,
    /// The absent player is North.
    NorthIsAbsent(Basis),
    /// The law does not close up tables: a substitute plays.
    NoClosing(Basis),
    /// The judge may close up from then on.
    TooEarly(Moment, Basis),
    /// Nobody is missing.
    NobodyMissing,
}

/// Who is over where the number does not fill the tables.
const OVER: Basis = Basis::Decision(Decision::of(DecisionList::Hall, 35));

impl Reason {
    /// What was decided about it where its clause is silent.
    pub const fn decision(&self) -> Option<Basis> {
        match self {
            Self::NotByFour { .. } => Some(OVER),
            _ => None,
        }
    }

    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::NotByFour { basis, .. }
            | Self::NotDrawn(basis)
            | Self::NotAllowed { basis, .. }
            | Self::GamesOneByOne(basis)
            | Self::NoMoreRounds { basis, .. }
            | Self::NoFinal(basis)
            | Self::FinalTooEarly(_, basis)
            | Self::FinalistsTied(_, basis)
            | Self::GroupTooBig { basis, .. }
            | Self::ChiefJudge(_, basis)
            | Self::Together(_, _, basis)
            | Self::SeatsOtherwise(_, basis)
            | Self::ThrowAgain(_, basis)
            | Self::NorthIsAbsent(basis)
            | Self::NotReady(_, _, basis)
            | Self::NoClosing(basis)
            | Self::TooEarly(_, basis) => Some(*basis),
            _ => None,
        }
    }
}
