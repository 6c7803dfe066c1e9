//! What may not be played: the reasons, sets of them, and the clause of each.
use super::custom::Custom;
use super::rules::RiichiRules;
use super::topic::Topic;
use crate::clause::Basis;
use std::fmt;

macro_rules! reasons {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal, $basis:expr; )*) => {
        /// One reason why a play is not lawful.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Reason { $( $(#[$doc])* $name, )* }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }

            /// Where these rules say so; `None` where it is arithmetic and not law.
            pub fn basis(self, rules: &RiichiRules) -> Option<Basis> {
                let by: fn(&RiichiRules) -> Option<Basis> = match self { $( Self::$name => $basis, )* };
                by(rules)
            }
        }

        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}

/// A reason that the family shares, cited by topic.
macro_rules! topic {
    ($topic:ident) => {
        |rules| Some(rules.cites[Topic::$topic.index()])
    };
}

/// A reason that an option of the rules gives.
macro_rules! option {
    ($group:ident . $field:ident) => {
        |rules| Some(rules.$group.$field.basis)
    };
}

/// A reason that is a custom, where the text speaks of it.
macro_rules! custom {
    ($custom:ident) => {
        |rules| rules.custom(Custom::$custom).map(|line| line.basis)
    };
}

reasons! {
    /// The number of tiles does not suit the play.
    TileCount = "tile_count", "the number of tiles does not suit the play", |_| None;
    /// Tiles that the play needs are not there.
    TilesMissing = "tiles_missing", "the hand does not hold the tiles", |_| None;
    /// Riichi with an open hand.
    RiichiOpenHand = "riichi_open_hand", "riichi with an open hand", topic!(RiichiConcealed);
    /// Riichi without tenpai after any discard.
    RiichiNotTenpai = "riichi_not_tenpai", "riichi without tenpai", topic!(RiichiConcealed);
    /// A riichi discard that breaks tenpai.
    RiichiDiscard = "riichi_discard", "the riichi discard breaks tenpai", topic!(RiichiConcealed);
    /// Riichi with too few live tiles left.
    RiichiLiveTiles = "riichi_live_tiles", "riichi with too few live tiles left", option!(riichi.min_live_tiles);
    /// Riichi without the points for the bet.
    RiichiPoints = "riichi_points", "riichi without the points for the bet", option!(riichi.min_points);
    /// Riichi declared by showing the hand.
    OpenRiichi = "open_riichi", "riichi declared by showing the hand", topic!(NoOpenRiichi);
    /// A claim or a change of the hand in riichi.
    InRiichi = "in_riichi", "the player is in riichi", topic!(RiichiLocked);
    /// The hand is dead.
    DeadHand = "dead_hand", "the hand is dead", topic!(DeadHand);
    /// A kong in riichi of a tile that was not just drawn.
    KongNotDrawn = "kong_not_drawn", "a kong in riichi of a tile that was not just drawn", option!(riichi.kong);
    /// A kong in riichi that changes the waits.
    KongChangesWaits = "kong_changes_waits", "a kong in riichi that changes the waits", option!(riichi.kong);
    /// A kong in riichi that changes how the hand may be read.
    KongChangesReadings = "kong_changes_readings", "a kong in riichi that changes how the hand may be read", option!(riichi.kong);
    /// The next tile is drawn only when nobody claims the last discard.
    ClaimsFirst = "claims_first", "others may still claim the last discard", custom!(ClaimsFirst);
    /// A discard that the others have seen is taken back.
    DiscardStays = "discard_stays", "a discard that was seen is not taken back", custom!(DiscardStays);
    /// No kong in the turn of a chow or pung.
    KongAfterClaim = "kong_after_claim", "a kong in the turn of a chow or pung", topic!(KongAfterClaim);
    /// A fifth kong.
    FifthKong = "fifth_kong", "a fifth kong", topic!(FourKongs);
    /// A kong on the last draw.
    LastDraw = "last_draw", "a kong on the last draw", topic!(LastDraw);
    /// A group claimed on the last discard.
    LastDiscard = "last_discard", "a group claimed on the last discard", topic!(LastTile);
    /// A chow of a tile that the previous player did not discard.
    ChowNotFromPrevious = "chow_not_from_previous", "a chow of a tile that another than the previous player discarded", topic!(ChowFromPrevious);
    /// A claim of the own discard.
    OwnDiscard = "own_discard", "the own discard is claimed", |_| None;
    /// The claimed tile itself is discarded.
    SwapSameTile = "swap_same_tile", "the claimed tile itself is discarded", topic!(SwapSameTile);
    /// The other end of the claimed chow is discarded.
    SwapOtherEnd = "swap_other_end", "the other end of the claimed chow is discarded", option!(calls.swap_calling);
    /// A claim after which nothing may be discarded.
    NoDiscardLeft = "no_discard_left", "a claim after which nothing may be discarded", topic!(NeedsDiscard);
    /// Ron although a waiting tile lies in the own pool.
    FuritenOwnDiscard = "furiten_own_discard", "a waiting tile lies in the own pool", topic!(FuritenOwnDiscard);
    /// Ron after a missed tile, before the own discard.
    FuritenTemporary = "furiten_temporary", "a waiting tile was missed since the own discard", topic!(FuritenTemporary);
    /// Ron after a tile missed in riichi.
    FuritenRiichi = "furiten_riichi", "a waiting tile was missed in riichi", topic!(FuritenRiichi);
    /// The tile is no wait of the hand.
    NotWaiting = "not_waiting", "the tile does not complete the hand", |_| None;
    /// A concealed kong robbed where that is not allowed.
    ConcealedKongRobbed = "concealed_kong_robbed", "a concealed kong may be robbed only for thirteen orphans, and not under all rules", option!(calls.concealed_kong_robbing);
    /// Abortive draws are not used.
    NoAbortiveDraws = "no_abortive_draws", "abortive draws are not used", option!(draw.abortive_draws);
    /// Nine terminals after the own first draw.
    NotFirstDraw = "not_first_draw", "nine terminals after the own first draw", topic!(NineTerminals);
    /// Nine terminals in a broken go-around.
    GoAroundBroken = "go_around_broken", "nine terminals in a broken go-around", topic!(BreakNineTerminals);
    /// Fewer than nine different terminals and honours.
    FewTerminals = "few_terminals", "fewer than nine different terminals and honours", topic!(NineTerminals);
    /// Four riichi were not accepted.
    NotFourRiichi = "not_four_riichi", "fewer than four riichi were accepted", topic!(FourRiichi);
    /// Three rons do not abort the deal.
    NoTripleRonAbort = "no_triple_ron_abort", "three rons do not abort the deal", option!(calls.triple_ron);
    /// Nagashi is not paid.
    NoNagashi = "no_nagashi", "nagashi is not paid", option!(draw.nagashi);
    /// A simple tile in the pool.
    NagashiSimple = "nagashi_simple", "a discard was neither terminal nor honour", topic!(NagashiPool);
    /// A tile of the pool was claimed.
    NagashiClaimed = "nagashi_claimed", "a discard was claimed", topic!(NagashiPool);
    /// Tenpai may not be hidden.
    MustShowTenpai = "must_show_tenpai", "tenpai may not be hidden", option!(draw.tenpai_display);
    /// Tenpai may not be hidden after riichi.
    MustShowRiichi = "must_show_riichi", "tenpai may not be hidden after riichi", option!(false_riichi.noten);
    /// A win without a winner.
    NoWinner = "no_winner", "a win without a winner", |_| None;
    /// Two players win where only one may.
    TwoWinners = "two_winners", "two players win where only one may", option!(calls.double_ron);
    /// Three players win where they may not.
    ThreeWinners = "three_winners", "three players win where they may not", option!(calls.triple_ron);
    /// Points appear or vanish.
    WrongSum = "wrong_sum", "the points do not add up", topic!(TableSum);
    /// A chombo of nobody.
    NoOffender = "no_offender", "a chombo, but nobody committed it", |_| None;
    /// A winner who loses points, or a gain of somebody who did not win.
    WrongGain = "wrong_gain", "a winner loses points, or somebody gains who did not win", |_| None;
    /// Points that are no multiple of a hundred.
    NotHundreds = "not_hundreds", "points that are no multiple of a hundred", |_| None;
}

/// Every reason why a play is not lawful.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Unlawful(u64);

/// A reason and the clause it rests on, if it is law and not arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CitedReason {
    /// The reason.
    pub reason: Reason,
    /// The clause.
    pub basis: Option<Basis>,
}

impl Unlawful {
    /// No reason.
    pub const NONE: Self = Self(0);

    /// This reason alone.
    pub const fn of(reason: Reason) -> Self {
        Self(1 << reason as u8)
    }

    pub(crate) fn add(&mut self, reason: Option<Reason>) {
        self.0 |= reason.map_or(0, |r| 1 << r as u8);
    }

    /// The reasons of both.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is no reason.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this reason is among them.
    pub const fn contains(self, reason: Reason) -> bool {
        self.0 >> reason as u8 & 1 == 1
    }

    /// The reasons.
    pub fn reasons(self) -> impl Iterator<Item = Reason> {
        Reason::ALL.iter().copied().filter(move |r| self.contains(*r))
    }

    /// The reasons with the clauses that these rules give for them.
    pub fn cited(self, rules: &RiichiRules) -> impl Iterator<Item = CitedReason> + '_ {
        self.reasons().map(|reason| CitedReason { reason, basis: reason.basis(rules) })
    }

    /// `value` if there is no reason against it.
    pub(crate) fn or<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Debug for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.reasons()).finish()
    }
}

impl fmt::Display for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.reasons().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(&reason, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Unlawful {}

const _: () = assert!(Reason::ALL.len() <= 64);
