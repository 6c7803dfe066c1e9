//! What all rule sets of the family answer alike but each cites from its own text: one place per topic.
use super::yaku::Yaku;
use crate::clause::Basis;

macro_rules! topics {
    ($( $(#[$doc:meta])* $name:ident, )*) => {
        /// Something that can be printed with a citation.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Topic {
            /// The value of a yaku.
            Yaku(Yaku),
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
                    Self::Yaku(yaku) => yaku as usize,
                    $( Self::$name => Yaku::COUNT + Plain::$name as usize, )*
                }
            }
        }

        const PLAIN_COUNT: usize = [$( stringify!($name) ),*].len();
    };
}

topics! {
    /// The 20 fu of every win and how fu are added up.
    FuBase,
    /// Ten fu for ron with a concealed hand.
    FuConcealedRon,
    /// Two fu for self-draw.
    FuSelfDraw,
    /// Fu for triplets and kongs.
    FuGroups,
    /// Fu for a pair of dragons, seat or prevailing wind.
    FuPair,
    /// Two fu for a closed, edge or pair wait.
    FuWait,
    /// 20 or 30 fu for pinfu.
    FuPinfu,
    /// 25 fu for seven pairs.
    FuSevenPairs,
    /// Rounding up to tens.
    FuRounding,
    /// The reading of highest value is taken.
    HighestReading,
    /// With a merged winning tile the cheapest reading is taken.
    CheapestReading,
    /// The table of payments and the limits.
    Payments,
    /// The limit of a yakuman.
    YakumanLimit,
    /// Honba on a win.
    HonbaValue,
    /// Bets on the table go to the winner.
    BetsToWinner,
    /// Payment by the liable player on self-draw.
    LiabilitySelfDraw,
    /// Payment by the liable player on ron.
    LiabilityRon,
    /// The liable player is also the discarder.
    LiabilitySamePlayer,
    /// The declarer of a robbed concealed kong pays in full.
    RobbedConcealedKongPays,
    /// A win needs a yaku; dora are none.
    NeedsYaku,
    /// Any waiting tile that gives a yaku may be won on (atozuke).
    Atozuke,
    /// There is no minimum of two han.
    NoTwoHanMinimum,
    /// Which tile an indicator of a suit points to.
    DoraOfSuit,
    /// Which tile a dragon indicator points to.
    DoraOfDragon,
    /// Which tile a wind indicator points to.
    DoraOfWind,
    /// A concealed kong's indicator counts for the own rinshan win.
    ConcealedKongIndicator,
    /// A concealed kong's indicator is turned at once.
    ConcealedKongTiming,
    /// A robbed kong turns no indicator.
    RobbedKongIndicator,
    /// An open kong's indicator for a ron on the discard that follows.
    OpenKongIndicatorOnRon,
    /// An open kong's indicator for the own rinshan win.
    OpenKongIndicatorOnRinshan,
    /// Rinshan excludes haitei and houtei.
    RinshanExcludesLastTile,
    /// Chankan: an added kong may be robbed.
    RobbingKong,
    /// A rinshan win after a claimed kong, where it is read as a ron.
    RinshanAsRon,
    /// The dearer hand beats renhou.
    RenhouDearerHand,
    /// Nothing is added to renhou.
    RenhouAlone,
    /// Furiten by an own discard.
    FuritenOwnDiscard,
    /// Temporary furiten.
    FuritenTemporary,
    /// Furiten in riichi.
    FuritenRiichi,
    /// A missed concealed kong makes furiten for thirteen orphans only.
    FuritenConcealedKong,
    /// Riichi needs a concealed tenpai hand.
    RiichiConcealed,
    /// No open riichi.
    NoOpenRiichi,
    /// In riichi: win, an allowed kong, or the drawn tile is discarded.
    RiichiLocked,
    /// The bet is not taken if the riichi tile is won on.
    RiichiBet,
    /// A claimed group breaks the first go-around.
    BrokenByClaim,
    /// A concealed kong breaks the first go-around.
    BrokenByConcealedKong,
    /// An added kong breaks the first go-around.
    BrokenByAddedKong,
    /// A break: no double riichi.
    BreakDoubleRiichi,
    /// A break: ippatsu is lost.
    BreakIppatsu,
    /// A break: no renhou.
    BreakRenhou,
    /// A break: no chihou.
    BreakChihou,
    /// A break: no nine terminals.
    BreakNineTerminals,
    /// A break: no four winds.
    BreakFourWinds,
    /// Ron goes before every other claim.
    RonFirst,
    /// A pung or kong goes before a chow.
    PungBeforeChow,
    /// A chow takes the tile of the previous player only.
    ChowFromPrevious,
    /// No claims on the last discard.
    LastTile,
    /// No kong on the last draw.
    LastDraw,
    /// No kong in the turn of a chow or pung.
    KongAfterClaim,
    /// Four kongs at most.
    FourKongs,
    /// The claimed tile itself may not be discarded.
    SwapSameTile,
    /// A claim needs a legal discard.
    NeedsDiscard,
    /// Nine terminals and honours.
    NineTerminals,
    /// Four equal winds.
    FourWinds,
    /// Four riichi.
    FourRiichi,
    /// Four kongs by different players.
    FourKongsAbort,
    /// The discard of a four-riichi or four-kong abort must be made and may be won on.
    AbortAfterDiscard,
    /// A win on the discard goes before the abort.
    WinBeforeAbort,
    /// At a four-riichi abort all show tenpai.
    FourRiichiShow,
    /// Payments at an exhaustive draw.
    TenpaiPayment,
    /// The own pool decides nagashi; melds do not matter.
    NagashiPool,
    /// Nagashi is paid like a mangan.
    NagashiPayment,
    /// Nagashi is no win.
    NagashiNoWin,
    /// An empty wait is tenpai.
    EmptyWait,
    /// A wait is exhausted by an own kong, not by another player's.
    OwnKongExhausts,
    /// Order in which tenpai is announced.
    TenpaiOrder,
    /// The dealer repeats after a win or when tenpai at an exhaustive draw.
    DealerRepeats,
    /// The last deal without a repeat ends the game.
    LastDealPasses,
    /// Honba goes up.
    HonbaUp,
    /// Honba goes to zero.
    HonbaReset,
    /// An abortive draw: same dealer, honba up, bets stay.
    AbortRepeat,
    /// Bets stay after a draw.
    BetsStay,
    /// The wind rounds follow one another.
    WindRounds,
    /// A win ends a deal.
    DealEndsWin,
    /// An exhaustive draw ends a deal.
    DealEndsDraw,
    /// An abort ends a deal.
    DealEndsAbort,
    /// The game ends after the last deal.
    LastDeal,
    /// No further round after the extension.
    NoFurtherRound,
    /// Exactly zero points play on.
    ZeroPlaysOn,
    /// The conversion of points to a result.
    Conversion,
    /// One player in the plus.
    UmaOnePlus,
    /// Two players in the plus.
    UmaTwoPlus,
    /// Three players in the plus.
    UmaThreePlus,
    /// Nobody in the plus.
    UmaNonePlus,
    /// Everybody exactly at the starting points.
    UmaAllEven,
    /// After a chombo the deal is replayed.
    ChomboReplay,
    /// After a chombo the bets of the deal return.
    ChomboBetsReturn,
    /// After a chombo the seats stay.
    ChomboStays,
    /// After a chombo honba stay.
    ChomboHonba,
    /// A chombo is void if somebody wins at the same time.
    ChomboVoid,
    /// The sum of the scores at a table.
    TableSum,
    /// What a dead hand may not do.
    DeadHand,
    /// Who may punish.
    WhoPunishes,
}

impl Topic {
    /// How many topics there are.
    pub const COUNT: usize = Yaku::COUNT + PLAIN_COUNT;

    /// Every topic.
    pub fn all() -> impl Iterator<Item = Self> {
        Yaku::ALL.into_iter().map(Self::Yaku).chain(Self::PLAIN)
    }

    /// A stable name, such as `yaku.pinfu` or `FuBase`.
    pub fn name(self) -> String {
        match self {
            Self::Yaku(yaku) => format!("yaku.{}", yaku.id()),
            _ => Self::NAMES[self.index() - Yaku::COUNT].to_owned(),
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
