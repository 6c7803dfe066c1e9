//! What all rule sets of the family answer alike but each cites from its own text: one place per topic.
use super::fan::Fan;
use crate::clause::Basis;

macro_rules! topics {
    ($( $(#[$doc:meta])* $name:ident, )*) => {
        /// Something that can be printed with a citation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Topic {
            /// The value of a fan.
            Fan(Fan),
            $( $(#[$doc])* $name, )*
        }

        #[derive(Clone, Copy)]
        #[repr(u8)]
        enum Plain { $( $name, )* }

        impl Topic {
            const PLAIN: [Self; PLAIN_COUNT] = [$( Self::$name ),*];
            const NAMES: [&'static str; PLAIN_COUNT] = [$( stringify!($name) ),*];

            /// 0 … [`Topic::COUNT`] − 1.
            pub const fn index(self) -> usize {
                match self {
                    Self::Fan(fan) => fan as usize,
                    $( Self::$name => Fan::COUNT + Plain::$name as usize, )*
                }
            }
        }

        const PLAIN_COUNT: usize = [$( stringify!($name) ),*].len();
    };
}

topics! {
    /// A complete hand: four sets and a pair, or seven pairs.
    Structure,
    /// Only pungs and kongs are declared.
    NoChowDeclared,
    /// A hand with the forbidden suit is no Hu.
    ForbiddenSuit,
    /// A hand is worth two to the power of its fan.
    Value,
    /// A Hu hand that its owner did not divide is counted at its best.
    HuWithoutDivision,
    /// A robbed kong: who may be robbed and what is left of the kong.
    RobbedKong,
    /// No kong on the last tile of the wall.
    LastTile,
    /// A Hu on a discard is paid by the discarder.
    DiscardHu,
    /// A self-drawn Hu is paid by every other player in game.
    SelfDrawnHu,
    /// A player with Hu is out of the deal.
    OutAfterHu,
    /// A kong is not paid when another player wins on the next discard.
    KongBeforeHu,
    /// A kong of a player who is not ready at the end of the wall is struck out.
    KongNotReady,
    /// The kongs of a false Hu are returned.
    KongFalseHu,
    /// Who divides his hand after the deal, and who does not.
    Divides,
    /// Whoever keeps the protocol counts the hands.
    Counted,
    /// At the end of the wall who is not ready pays who is.
    WallEnd,
    /// Which hands are ready.
    Ready,
    /// Discards of the forbidden suit only: no penalty.
    OnlyForbiddenDiscards,
    /// A player with a false Hu is out of the deal.
    OutAfterFalseHu,
    /// When a deal of four ends.
    DealEnd,
    /// When a deal of three ends.
    DealEndOfThree,
    /// The dealer of the next deal.
    NextDealer,
    /// The turned-over tile of the forbidden suit is a discard.
    FirstDiscard,
    /// Who moves after a Hu on a discard.
    MoveAfterHu,
    /// The order of the Hu cards on one discard.
    HuCards,
    /// Where replacement tiles come from.
    Replacement,
    /// How a deal of four is dealt.
    Dealing,
    /// How a deal of three is dealt.
    DealingOfThree,
    /// The absent player of three gets no tiles.
    AbsentNoTiles,
    /// The absent player of three is North.
    AbsentIsNorth,
    /// Furiten: a passed Hu bars the next.
    Furiten,
    /// An own tile from the wall ends furiten.
    FuritenDraw,
    /// A Hu in furiten is a false Hu.
    FuritenHu,
    /// A dead hand takes no tiles of others.
    DeadHand,
    /// A dead hand may declare closed and added kongs.
    DeadHandKong,
    /// A dead hand may not declare a pung or a kong of a discard.
    DeadHandClaim,
    /// A Hu with a dead hand is a false Hu.
    DeadHandHu,
    /// The first word of a declaration counts.
    FirstWord,
    /// Kinds of penalties.
    PenaltyKinds,
    /// Violations are counted within one session.
    ScaleRestarts,
    /// Penalties are part of the result of the session.
    PenaltyInResult,
    /// The seats of a session stay.
    SeatsStay,
    /// The sheet on which results are written.
    Sheet,
    /// The protocol is kept by the player agreed on.
    AgreedKeeper,
    /// Otherwise by the dealer, or a judge.
    OtherKeeper,
    /// The order of Hu is marked.
    MarkHu,
    /// The number of players in game is marked at a kong.
    MarkKong,
    /// The deals of a substitute count nothing for the player he replaces.
    SubstituteDeals,
    /// A session without an own deal counts nothing.
    NoOwnDeal,
    /// For the others at the table a substitute changes nothing.
    OthersUnchanged,
    /// Which sessions are won when a substitute plays.
    WonWithSubstitute,
    /// Equal players share the upper place.
    SharedPlace,
    /// A session is won by a strict first place.
    WonSession,
    /// The set of tiles.
    TileSet,
    /// The dice.
    Dice,
    /// The wind cards.
    WindCards,
    /// The starting seats are drawn.
    WindsDrawn,
    /// The numbered cards of Hu.
    HuNumbers,
    /// The cards that show a missing suit.
    SuitCards,
    /// When such a card is turned over.
    SuitCardTurned,
    /// A Hu that was declared before the hand was made dead.
    HuBeforeDead,
    /// The tile laid face down is the first discard of its player.
    FaceDown,
    /// How a turn begins.
    TurnStart,
    /// How a turn ends.
    TurnEnd,
    /// No tile is drawn after the own discard.
    NoDrawAfterDiscard,
    /// Standing tiles form one line.
    OneLine,
    /// The words of declaration.
    Words,
    /// Which claim of a discard goes first.
    ClaimOrder,
    /// No kong in the turn in which a pung was claimed.
    KongAfterPung,
}

impl Topic {
    /// How many topics there are.
    pub const COUNT: usize = Fan::COUNT + PLAIN_COUNT;

    /// Every topic.
    pub fn all() -> impl Iterator<Item = Self> {
        Fan::ALL.into_iter().map(Self::Fan).chain(Self::PLAIN)
    }

    /// A stable name, such as `fan.root` or `WallEnd`.
    pub fn name(self) -> String {
        match self {
            Self::Fan(fan) => format!("fan.{}", fan.id()),
            _ => Self::NAMES[self.index() - Fan::COUNT].to_owned(),
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
