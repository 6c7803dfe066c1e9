//! The name of every command and of every reason: a kind that is added and not named here does not compile.
use reglament_tournament::protocol::Fault;
use reglament_tournament::{
    Command, Reason, club, merge, penalty, people, protocol, round, seats, setup, standings, substitute, undo,
};

macro_rules! commands {
    ($( $module:ident $chapter:ident { $( $kind:ident, )* } )*) => {
        /// All commands.
        pub(super) const COMMANDS: &[&str] =
            &[$( $( concat!(stringify!($chapter), " ", stringify!($kind)), )* )* "Undo"];

        /// The name of a command.
        pub(super) const fn command(command: &Command) -> &'static str {
            match command {
                $( $(
                    Command::$chapter($module::Command::$kind { .. }) => {
                        concat!(stringify!($chapter), " ", stringify!($kind))
                    }
                )* )*
                Command::Undo(_) => "Undo",
            }
        }
    };
}

macro_rules! reasons {
    (faults { $( $fault:ident, )* } $( $module:ident $chapter:ident { $( $kind:ident, )* } )*) => {
        /// All reasons.
        pub(super) const REASONS: &[&str] = &[
            "NotOpened", "Closed", "Role", "OtherTable", "OtherSeat", "NoReason", "Earlier", "TooLong", "Control",
            $( $( concat!(stringify!($chapter), " ", stringify!($kind)), )* )*
            $( concat!("Sheet ", stringify!($fault)), )*
        ];

        /// The name of a reason.
        pub(super) const fn reason(reason: &Reason) -> &'static str {
            match reason {
                Reason::NotOpened => "NotOpened",
                Reason::Closed => "Closed",
                Reason::Role { .. } => "Role",
                Reason::OtherTable { .. } => "OtherTable",
                Reason::OtherSeat { .. } => "OtherSeat",
                Reason::NoReason => "NoReason",
                Reason::Earlier { .. } => "Earlier",
                Reason::TooLong(_) => "TooLong",
                Reason::Control { .. } => "Control",
                $( $(
                    Reason::$chapter($module::Reason::$kind { .. }) => {
                        concat!(stringify!($chapter), " ", stringify!($kind))
                    }
                )* )*
                $(
                    Reason::Protocol(protocol::Reason::Sheet(Fault::$fault { .. }, _)) => {
                        concat!("Sheet ", stringify!($fault))
                    }
                )*
            }
        }
    };
}

commands! {
    setup Setup {
        Open, Change, Programme, Timetable, Announce, AdoptLaw, Close, Reopen,
    }
    people People {
        Register, Edit, Appoint, Waive, Admit, Restrict, ApproveList, CheckIn, Leave, Merge, Unmerge,
        Anonymise,
    }
    seats Seats {
        Draw, Plan, Seat, SeatAccepting, Demand, Load, SeatFinal, Edit, Publish, Withdraw, Throw,
        DrawWinds, CloseUp,
    }
    substitute Substitute {
        Put, TakeBack,
    }
    round Round {
        Signal, Extra, Late, LateOut, Absent, StopEarly, Void, Call, Answer, Confirm, Reopen,
    }
    protocol Protocol {
        Enter, Confirm, Object, Settle,
    }
    penalty Penalty {
        Give, Rule, Confirm, Cancel, Map,
    }
    standings Standings {
        Lot, Decide, Hold, Release, Reveal,
    }
    club Club {
        StartGame, AutoTables,
    }
    merge Merge {
        Settle, TakeOver,
    }
}

reasons! {
    faults {
        Sum, Beyond, NoOwnPart, NotHundreds, OtherFamily, EmptySeat, TooFew, Riichi, Sichuan, Classical,
        AfterEnd, NotOver, Deals, Points, PointsTogether, Mahjongs, NeedsDeals, OwnPart, TooManyDeals,
    }
    setup Setup {
        Opened, Running, NoName, NoZone, DaysOutOfOrder, Years, OneDay, RoundsFixed, NoRounds, RoundsBegun,
        MinutesFixed, NoMinutes, System, PrizePlacesFixed, LimitAbove, LimitTooSmall, Stakes, Backwards,
        Overlap, RoundsSeated, FirstDayFixed, LimitBelow, RoundTwice, NoSuchRound, NoFinal, NoTimetable, NoText, OtherFamily, SameLaw, Waits,
    }
    people People {
        Unknown, Gate, NoPlace, NoName, Already, Gone, SecondChief, HasPlayed, NotWaiting, TellJudge,
        GameBegun, Country, BornLater, NoSessions, GateOpen, Together, HasMerged, NotMerged,
    }
    seats Seats {
        Unknown, NotByFour, TooFew, NotReady, NotDrawn, Begun, NotAllowed, RoundByRound, TakesList, GamesOneByOne,
        RoundsUnknown, NoMoreRounds, RoundOpen, NoFinal, FinalTooEarly, FinalistsTied, GroupTooBig,
        TooManyApart, Alone, FixedTables, NoSeating, Twice, EmptyTable, NotActive, NotSeated, ChiefJudge,
        Together, HasProtocol, AlreadyPublished, EarlierPlanned, SeatsOtherwise, NoThrow, ThrowAgain,
        OtherPlayers, NorthIsAbsent, NoClosing, TooEarly, NobodyMissing, SameTwice, StillPlay,
    }
    substitute Substitute {
        Unknown, RoundOver, NotSeated, NotInDeal, ForGood, NobodyPlays, Gone, PlaysAlready, HasSlot,
        Sessions, Assistant, ChiefJudge, Gate, ComesBack, NoSuchDeal,
    }
    round Round {
        Unknown, NotPublished, Confirmed, NotConfirmed, Tables, Gaps, NothingNew, NotYet, NotEarly,
        NotSeated, AlreadyAbsent, NoExtra, NotLate, TooMuchTime, NoSuchTables, NoWords, HasResult,
        AlreadyCalled, AlreadyAnswered, AlreadyVoid,
    }
    protocol Protocol {
        Unknown, Void, NotPublished, NotStarted, RoundConfirmed, Confirmed, Conflict, OtherVersion,
        Stands, Objections, OtherSeat, EmptySeat, OwnEntry,
    }
    penalty Penalty {
        Unknown, NoSuchRound, OnlyJudge, OtherTable, OtherSeat, NotInCatalogue, Choice, NoSuchKind,
        OtherUnit, Repeated, RoundConfirmed, NotPending, AlreadyCancelled, NotNoted,
        Amount, BanOver, NoSuchDeal, NotPlayed,
    }
    standings Standings {
        NoSuchRound, NotTied, NothingToDecide, NotTheOrganiser, Provisional, NotHeld, NotNext, OpenTie,
    }
    club Club {
        Unknown, HasRounds, TooFew, Twice, Plays,
    }
    merge Merge {
        Unknown, OtherPlayers, NoGame, ByHand,
    }
    undo Undo {
        Unknown, Already, Opening, StandsOn,
    }
}
