//! What all rule sets of the family answer alike but each cites from its own text: one place per topic.
use super::double::Double;
use super::pattern::LimitHand;
use super::point::PointKind;
use crate::clause::Basis;

macro_rules! topics {
    ($( $(#[$doc:meta])* $name:ident, )*) => {
        /// Something that can be printed with a citation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Topic {
            /// The pattern of a limit hand.
            Limit(LimitHand),
            /// A double.
            Double(Double),
            /// An entry of the table of points.
            Points(PointKind),
            $( $(#[$doc])* $name, )*
        }

        #[derive(Clone, Copy)]
        #[repr(u8)]
        enum Plain { $( $name, )* }

        impl Topic {
            const PLAIN: [Self; PLAIN_COUNT] = [$( Self::$name ),*];
            const NAMES: [&'static str; PLAIN_COUNT] = [$( stringify!($name) ),*];

            /// 0 … [`Topic::COUNT`] − 1.
            #[inline(always)]
            pub const fn index(self) -> usize {
                match self {
                    Self::Limit(hand) => hand as usize,
                    Self::Double(double) => LimitHand::COUNT + double as usize,
                    Self::Points(entry) => LimitHand::COUNT + Double::COUNT + entry as usize,
                    $( Self::$name => NAMED + Plain::$name as usize, )*
                }
            }
        }

        const PLAIN_COUNT: usize = [$( stringify!($name) ),*].len();
    };
}

/// How many topics belong to the three tables.
const NAMED: usize = LimitHand::COUNT + Double::COUNT + PointKind::COUNT;

topics! {
    /// Honours are winds and dragons, terminals ones and nines.
    HonoursAndTerminals,
    /// Majors are honours and terminals, minors the rest.
    MajorsAndMinors,
    /// Flowers and seasons are in neither group.
    BonusInNoGroup,
    /// A set with a tile of another player is open.
    OpenSet,
    /// A set from the wall alone is closed.
    ClosedSet,
    /// A set completed by the winning tile of another player is open.
    CompletedSet,
    /// Chow, pung, kong: what a complete hand is made of.
    CompleteHand,
    /// The dragon chow of some limit hands.
    DragonChow,
    /// The Rose of Winds of some limit hands.
    Rose,
    /// Neither may be completed by another player's tile.
    SpecialSetFromWall,
    /// The dragon of each suit.
    SuitDragon,
    /// The points of flowers and seasons in the winner's hand.
    BonusOfMahjong,
    /// The number of each seat and of its flower and season.
    SeatNumbers,
    /// The hands of all players are counted.
    EveryHandCounts,
    /// The doubles of every hand.
    DoublesForEverybody,
    /// The doubles of the winner's hand.
    DoublesForWinner,
    /// The dearest reading that may be declared is taken.
    DearestReading,
    /// The larger of the fraction and the ordinary count.
    FractionOrCount,
    /// A limit hand is worth the limit.
    LimitValue,
    /// Equated hands are worth a fraction of the limit.
    FractionValue,
    /// Classical limit hands are always in use.
    ClassicalInUse,
    /// A kong may stand for a pung in the equated hands.
    KongForPung,
    /// A closed kong may be robbed for one limit hand.
    ClosedKongRobbed,
    /// Heavenly bliss needs no calling hand.
    BlissWithoutCalling,
    /// What a calling hand is.
    CallingHand,
    /// A player becomes calling after his own discard.
    CallingAfterDiscard,
    /// Which doubles give the right to declare.
    InternalDoubles,
    /// An original caller neither draws nor discards.
    OriginalCaller,
    /// A wrong number of tiles does not kill the hand.
    NoDeadHand,
    /// A tile too many.
    ExtraTile,
    /// A tile too few.
    MissingTile,
    /// Who may claim a discard, and who goes first.
    Claims,
    /// From whom a chow is claimed.
    ChowFromPrevious,
    /// When the other players make an original call.
    OpeningCalls,
    /// What a calling hand counts for that was declared before the first move.
    EarlyCall,
    /// In which order dealt flowers and seasons are replaced.
    DealtBonus,
    /// Leaving a calling hand is not announced, and it is declared once.
    LeavingCalling,
    /// Discards are laid out in their order.
    DiscardsInOrder,
    /// The wall is played to its last tile.
    WallToLastTile,
    /// With an empty wall there is no kong.
    NoKongWithoutWall,
    /// One Mahjong on one tile: the nearest player.
    NearestMahjong,
    /// How whists are counted.
    Whists,
    /// Each loser pays the winner.
    WinnerPaid,
    /// A deal brings points for the place and for whists.
    DealPoints,
    /// Points for the places.
    PlacePoints,
    /// Who is placed before whom.
    PlaceOrder,
    /// Equal whists share the points of their places.
    SharedPlaces,
    /// Points for whists.
    WhistBands,
    /// Points off for negative whists.
    NegativeBands,
    /// What stands in the protocol.
    Protocol,
    /// Who fills it.
    ProtocolFilledBy,
    /// A drawn deal: no whists, no replay.
    DrawnDeal,
    /// The offender may not declare Mahjong again.
    LostRight,
    /// All innocent players agree: the deal goes on.
    FalseMahjongPlayOn,
    /// The first deal without a player who is replaced.
    AbsentReplaced,
    /// Deals awarded in his absence bring no whists.
    AwardedWhists,
    /// Later than the last band is a no-show.
    NoShow,
    /// The judge's signal ends a game before its last deal.
    LastDealSignal,
    /// A deal that has gone far enough is finished after the signal.
    LastDealFinished,
    /// One that has not is void.
    LastDealVoid,
    /// Ties in the final.
    FinalTies,
}

impl Topic {
    /// How many topics there are.
    pub const COUNT: usize = NAMED + PLAIN_COUNT;

    /// Every topic.
    pub fn all() -> impl Iterator<Item = Self> {
        LimitHand::ALL
            .into_iter()
            .map(Self::Limit)
            .chain(Double::ALL.into_iter().map(Self::Double))
            .chain(PointKind::ALL.into_iter().map(Self::Points))
            .chain(Self::PLAIN)
    }

    /// A stable name, such as `limit.big_snake` or `PlaceOrder`.
    pub fn name(self) -> String {
        match self {
            Self::Limit(hand) => format!("limit.{}", hand.id()),
            Self::Double(double) => format!("double.{}", double.id()),
            Self::Points(entry) => format!("points.{}", entry.id()),
            _ => Self::NAMES[self.index() - NAMED].to_owned(),
        }
    }
}

/// The table of citations of one rule set, from pairs that name each topic exactly once. A topic that is missing
/// or named twice is a compile error.
pub(crate) const fn cites(rows: &[(&[Topic], Basis)]) -> [Basis; Topic::COUNT] {
    let mut out = [Basis::Patch(0); Topic::COUNT];
    let mut seen = [false; Topic::COUNT];
    let mut i = 0;
    while i < rows.len() {
        let (topics, basis) = rows[i];
        let mut j = 0;
        while j < topics.len() {
            let at = topics[j].index();
            assert!(!seen[at], "a topic is cited twice");
            seen[at] = true;
            out[at] = basis;
            j += 1;
        }
        i += 1;
    }
    let mut i = 0;
    while i < Topic::COUNT {
        assert!(seen[i], "a topic is not cited");
        i += 1;
    }
    out
}

/// Clauses that frame the play without changing a number; `rules show` prints them.
pub type Facts = &'static [Basis];
