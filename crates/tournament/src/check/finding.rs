//! What the checker finds: a closed list of faults, each with the line, the place and the numbers.
use crate::id::{EntryId, PersonId, RoundNo, TableId, TableNo};
use rules::clause::Basis;
use std::fmt;

macro_rules! faults {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, )*) => {
        /// What is wrong.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Fault { $( $(#[$doc])* $name, )* }

        impl Fault {
            /// Every fault.
            pub const ALL: &'static [Self] = &[ $( Self::$name, )* ];

            /// The name in texts and files.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }
    };
}

faults! {
    /// The first line does not open an event.
    NotOpened = "not-opened",
    /// The event is opened a second time.
    OpenedTwice = "opened-twice",
    /// The id of a command was used before.
    CommandTwice = "command-twice",
    /// A line is older than the one before.
    TimeBackwards = "time-backwards",
    /// A line in which nothing happens.
    EmptyLine = "empty-line",
    /// Something happens after the event was closed.
    AfterClose = "after-close",
    /// What was not closed or confirmed is opened again.
    NotClosed = "not-closed",
    /// The event is closed while something waits.
    Unfinished = "unfinished",
    /// Something that needs a reason has none.
    NoReason = "no-reason",
    /// Whoever gave the command may not.
    NotAllowed = "not-allowed",
    /// A player or a device acts for another table.
    OtherTable = "other-table",
    /// A player acts for another seat.
    OtherSeat = "other-seat",
    /// What is taken back was never done.
    UndoUnknown = "undo-unknown",
    /// It is taken back a second time.
    UndoTwice = "undo-twice",
    /// A number is not the next one.
    NumberOutOfOrder = "number-out-of-order",
    /// What is named is not there.
    Unknown = "unknown",
    /// A gate of the regulation was not passed and not overridden.
    Gate = "gate",
    /// More players than there are places.
    OverLimit = "over-limit",
    /// The players do not fill tables of four.
    NotByFour = "not-by-four",
    /// Somebody has a second slot.
    SlotAgain = "slot-again",
    /// Somebody who has left, or was merged into another, does something.
    PersonGone = "person-gone",
    /// Somebody leaves without a word to the judge.
    NotTold = "not-told",
    /// Somebody leaves a game that has begun.
    LeftGame = "left-game",
    /// Personal data of somebody who was to be forgotten is still in the log.
    DataKept = "data-kept",
    /// A person plays at two tables of a round, or twice at one.
    PersonTwice = "person-twice",
    /// A slot is in the lots twice, or the wrong slots are in them.
    WrongLots = "wrong-lots",
    /// A seating is changed after play has begun.
    RoundBegun = "round-begun",
    /// A round is left out.
    RoundSkipped = "round-skipped",
    /// There are more rounds than the regulation has.
    TooManyRounds = "too-many-rounds",
    /// A system of seating that the regulation does not allow.
    SystemNotAllowed = "system-not-allowed",
    /// A slot has two seats in a round.
    SlotTwice = "slot-twice",
    /// A slot is seated that takes no part: it has left, or was disqualified.
    NotTakingPart = "not-taking-part",
    /// The chief judge plays.
    ChiefJudgePlays = "chief-judge-plays",
    /// A table is short.
    ShortTable = "short-table",
    /// A short table is not the last one.
    ShortNotLast = "short-not-last",
    /// Somebody is at a short table again.
    ShortAgain = "short-again",
    /// At a table of three somebody sits North.
    NorthSeated = "north-seated",
    /// A table with nobody.
    EmptyTable = "empty-table",
    /// Somebody does not sit at the table of his lot.
    WrongLotTable = "wrong-lot-table",
    /// Two meet again who need not.
    PairAgain = "pair-again",
    /// Somebody has a wind too often.
    WindsUneven = "winds-uneven",
    /// Two of one clan, or another pair that is kept apart, share a table.
    Together = "together",
    /// Tables do not follow the standings.
    WrongOrder = "wrong-order",
    /// The final is not that of the best four.
    WrongFinal = "wrong-final",
    /// Something needs a round that is not confirmed.
    RoundOpen = "round-open",
    /// Who sits out is noted wrongly.
    WrongOut = "wrong-out",
    /// A table with a protocol is changed.
    HasProtocol = "has-protocol",
    /// A seating is announced twice, or before an earlier one.
    WrongPublication = "wrong-publication",
    /// The seats of the table are found in another way.
    SeatsOtherwise = "seats-otherwise",
    /// The seats do not follow from the throw.
    WrongSeats = "wrong-seats",
    /// Other players sit at the table afterwards.
    OtherPlayers = "other-players",
    /// The regulation does not close tables up.
    NoClosing = "no-closing",
    /// The seating of the round is not announced.
    NotPublished = "not-published",
    /// The round has not been started.
    NotStarted = "not-started",
    /// Something changes in a round that is confirmed.
    RoundConfirmed = "round-confirmed",
    /// A signal that comes too early.
    EarlySignal = "early-signal",
    /// What follows from lateness or absence is missing, or something else was given.
    WrongConsequence = "wrong-consequence",
    /// A ban until another day.
    WrongBan = "wrong-ban",
    /// A table has no protocol.
    ProtocolMissing = "protocol-missing",
    /// A protocol is not confirmed by all who must.
    ConfirmationMissing = "confirmation-missing",
    /// Two results contradict each other and nobody has settled it.
    ConflictOpen = "conflict-open",
    /// An objection was not answered.
    ObjectionOpen = "objection-open",
    /// The protocol of a table that is not seated.
    TableNotSeated = "table-not-seated",
    /// The game of the table does not count.
    VoidTable = "void-table",
    /// Too few are there to play.
    TooFewPlayers = "too-few-players",
    /// Another version of the protocol is in force.
    OtherVersion = "other-version",
    /// A confirmed protocol is changed without a judge.
    ProtocolConfirmed = "protocol-confirmed",
    /// A result of another game.
    OtherFamily = "other-family",
    /// Points do not add up.
    WrongSum = "wrong-sum",
    /// Points that are no whole hundreds.
    NotHundreds = "not-hundreds",
    /// Points where nobody sits.
    EmptySeat = "empty-seat",
    /// What a replaced player won himself is not written down.
    OwnPartMissing = "own-part-missing",
    /// A replaced player has points of the deals of his substitute.
    SubstitutePoints = "substitute-points",
    /// More deals than are played, or fewer without a signal.
    WrongDeals = "wrong-deals",
    /// More Mahjongs than deals.
    TooManyMahjongs = "too-many-mahjongs",
    /// Points that cannot come out of these deals.
    PointsOutOfRange = "points-out-of-range",
    /// A deal that the rules do not know: another dealer, too many winners, payments that cannot be.
    UnlawfulDeal = "unlawful-deal",
    /// A deal after the end of the game.
    AfterEnd = "after-end",
    /// The counter of a penalty.
    WrongCount = "wrong-count",
    /// Another sanction than the offence has.
    WrongSanction = "wrong-sanction",
    /// The same act is punished twice.
    PenaltyTwice = "penalty-twice",
    /// A penalty that does not wait is confirmed, or one is cancelled twice.
    PenaltyState = "penalty-state",
    /// A penalty in a unit that the results do not have.
    OtherUnit = "other-unit",
    /// A penalty at a table at which the slot does not sit.
    PenaltyElsewhere = "penalty-elsewhere",
    /// Another person is replaced than plays for the slot.
    NotHolder = "not-holder",
    /// A substitute has played all his sessions.
    SessionsUsed = "sessions-used",
    /// Somebody who was replaced comes back.
    CameBack = "came-back",
    /// A substitute whom the regulation does not allow.
    SubstituteRefused = "substitute-refused",
    /// A lot or a decision among players who are not equal.
    NotTied = "not-tied",
    /// A lot is drawn a second time.
    LotAgain = "lot-again",
    /// A place that the results do not give.
    WrongPlace = "wrong-place",
    /// A place is revealed out of turn.
    RevealedEarly = "revealed-early",
    /// A game with the wrong number of players, or at the wrong time.
    WrongGame = "wrong-game",
}

/// A fault, where it is, and what should stand there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What is wrong.
    pub fault: Fault,
    /// The line of the log, from 0.
    pub line: usize,
    /// The round.
    pub round: Option<RoundNo>,
    /// The table.
    pub table: Option<TableNo>,
    /// The slot.
    pub entry: Option<EntryId>,
    /// The person.
    pub person: Option<PersonId>,
    /// The number that should stand there, in the unit of the fault.
    pub expected: Option<i64>,
    /// The number that stands there.
    pub found: Option<i64>,
    /// The clause, where there is one.
    pub basis: Option<Basis>,
}

impl Finding {
    pub(super) const fn new(fault: Fault, line: usize) -> Self {
        Self {
            fault,
            line,
            round: None,
            table: None,
            entry: None,
            person: None,
            expected: None,
            found: None,
            basis: None,
        }
    }

    pub(super) const fn round(&mut self, round: RoundNo) -> &mut Self {
        self.round = Some(round);
        self
    }

    pub(super) const fn at(&mut self, at: TableId) -> &mut Self {
        self.round = Some(at.round);
        self.table = Some(at.table);
        self
    }

    pub(super) const fn entry(&mut self, entry: EntryId) -> &mut Self {
        self.entry = Some(entry);
        self
    }

    pub(super) const fn person(&mut self, person: PersonId) -> &mut Self {
        self.person = Some(person);
        self
    }

    pub(super) fn numbers(&mut self, expected: impl Into<i64>, found: impl Into<i64>) -> &mut Self {
        self.expected = Some(expected.into());
        self.found = Some(found.into());
        self
    }

    pub(super) const fn by(&mut self, basis: Basis) -> &mut Self {
        self.basis = Some(basis);
        self
    }
}

impl fmt::Display for Finding {
    /// One technical line: `line 12: wrong-sum, round 1, table 2, expected 120000, found 119900 (E 3.2)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line + 1, self.fault.id())?;
        if let Some(round) = self.round {
            write!(f, ", round {round}")?;
        }
        if let Some(table) = self.table {
            write!(f, ", table {table}")?;
        }
        if let Some(entry) = self.entry {
            write!(f, ", slot {entry}")?;
        }
        if let Some(person) = self.person {
            write!(f, ", person {person}")?;
        }
        if let Some(expected) = self.expected {
            write!(f, ", expected {expected}")?;
        }
        if let Some(found) = self.found {
            write!(f, ", found {found}")?;
        }
        if let Some(basis) = self.basis {
            write!(f, " ({basis})")?;
        }
        Ok(())
    }
}
