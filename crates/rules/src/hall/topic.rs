//! What the hall prints with a citation although it is no option: one place a topic.
use crate::clause::Basis;

macro_rules! topics {
    ($( $(#[$doc:meta])* $name:ident, )*) => {
        /// Something the hall says with a citation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum HallTopic { $( $(#[$doc])* $name, )* }

        impl HallTopic {
            /// Every topic.
            pub const ALL: &'static [Self] = &[ $( Self::$name, )* ];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();
            const NAMES: [&'static str; Self::COUNT] = [$( stringify!($name) ),*];

            /// The name in texts and files, as `FreePlaces`.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }
    };
}

topics! {
    /// What the event is played by.
    PlayedBy,
    /// There is one winner.
    Winner,
    /// Players who are over the number wait.
    WaitingList,
    /// Signing up in advance.
    SignUp,
    /// The list of players is approved.
    ListApproved,
    /// Check-in on the day.
    CheckIn,
    /// Under Danish seating the same players may meet again.
    MeetAgain,
    /// Danish seating fills the tables from the top of the standings.
    DanishOrder,
    /// Under a fixed schedule all tables are known in advance.
    FixedTables,
    /// A schedule meets as few players twice as can be.
    FewRepeats,
    /// A round starts on the judge's signal: for all, for one table, for a range of tables.
    StartSignal,
    /// The judge may give more time or deals.
    ExtraTime,
    /// The programme of the day.
    Programme,
    /// The programme may be changed.
    ProgrammeChanges,
    /// More than the last band of lateness is a no-show.
    NoShow,
    /// The judge may disqualify instead of the scale.
    LateJudge,
    /// Substitutes are taken from a list made before.
    SubstituteList,
    /// A substitute plays in the place of an absent player.
    SubstitutePlays,
    /// The others are scored as usual where a substitute played.
    OthersAsUsual,
    /// A table of one or two does not play.
    TooFewDoNotPlay,
    /// A short table is the last one.
    ShortIsLast,
    /// With a fixed schedule the missing player is missing at his own table.
    FixedGap,
    /// The absent player of a table of three is North.
    AbsentIsNorth,
    /// Players of a table that is too small have an award.
    ShortAward,
    /// Penalty points enter the result.
    PenaltyPoints,
    /// What a violation may bring.
    Violations,
    /// The judge may remove or fine for conduct.
    Conduct,
    /// The four best play the final.
    Finalists,
    /// Prize winners.
    PrizeWinners,
    /// The final alone decides, nothing is carried over into it.
    FinalDecides,
    /// Points of the final.
    FinalPoints,
    /// Equal players without a prize at stake take the upper place of their group.
    UpperPlace,
    /// Where the place after the session before is equal, the one before that decides, and so on.
    FurtherBack,
    /// How the spread of places is measured.
    SpreadOfPlaces,
    /// How the spread of points is measured.
    SpreadOfPoints,
    /// Only games of official meetings are rated.
    OfficialMeetings,
    /// An unrated game is agreed before it begins.
    UnratedByAgreement,
    /// A game of less than four, or void, does not count.
    VoidGame,
    /// The rating changes after each game.
    RatingChange,
    /// The adjustment of the rating.
    RatingAdjustment,
    /// The adjustment counts the games before this one.
    GamesBefore,
    /// How a rating is rounded.
    RatingRounding,
    /// When a year and a season begin.
    Season,
}

/// The table of citations of one regulation, from pairs that name each topic exactly once. A topic that is missing
/// or named twice is a compile error.
pub(crate) const fn cites(rows: &[(&[HallTopic], Basis)]) -> [Basis; HallTopic::COUNT] {
    let mut out = [Basis::Patch(0); HallTopic::COUNT];
    let mut seen = [false; HallTopic::COUNT];
    let mut i = 0;
    while i < rows.len() {
        let (topics, basis) = rows[i];
        let mut j = 0;
        while j < topics.len() {
            let at = topics[j] as usize;
            assert!(!seen[at], "a topic is cited twice");
            seen[at] = true;
            out[at] = basis;
            j += 1;
        }
        i += 1;
    }
    let mut i = 0;
    while i < HallTopic::COUNT {
        assert!(seen[i], "a topic is not cited");
        i += 1;
    }
    out
}
