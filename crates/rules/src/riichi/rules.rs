//! What a riichi rule set answers: the list of options, by chapter of play.
use super::custom::Customs;
use super::penalty::Sanction;
use super::topic::{Facts, Topic};
use crate::clause::Basis;
use crate::option::{MaybeNumber, Number, choices, options};

choices! {
    /// Which wind rounds a game has without extension.
    GameLength {
        /// The East round only.
        East = "east",
        /// East and South.
        EastSouth = "east-south",
    }
    /// What follows when nobody has the target after the last deal.
    Extension {
        /// Nothing: the game ends as it stands.
        None = "none",
        /// One more wind round, ended by any deal after which somebody has the target.
        AtOnce = "at-once",
        /// One more wind round, ended likewise, but the dealer's repeat goes first.
        DealerFirst = "dealer-first",
    }
    /// What happens when a score falls below zero.
    Bust {
        /// The game goes on.
        PlayOn = "play-on",
        /// The game ends after the deal; exactly zero goes on.
        BelowZero = "below-zero",
    }
    /// Whether the leading dealer of the last deal ends the game instead of repeating.
    DealerStop {
        /// Never: he must repeat.
        Never = "never",
        /// After a win.
        Win = "win",
        /// After a win, or when tenpai at an exhaustive draw.
        WinOrTenpai = "win-or-tenpai",
    }
    /// Who is ahead when points are equal.
    PlaceTies {
        /// Nobody: the places are shared.
        Shared = "shared",
        /// The first dealer of the game, then turn order.
        SeatOrder = "seat-order",
    }
    /// Who gets the bets that lie on the table when the game ends.
    LeftoverBets {
        /// Nobody.
        Nobody = "nobody",
        /// The winner; tied winners split them.
        Winner = "winner",
    }
    /// How places are paid after the game.
    UmaKind {
        /// Not at all.
        None = "none",
        /// The outer amount from fourth to first, the inner one from third to second.
        Fixed = "fixed",
        /// By the number of players who have at least the starting points.
        ByPlus = "by-plus",
    }
    /// How tied players share uma.
    UmaTies {
        /// Equally.
        Split = "split",
        /// Not: places are always different.
        SeatOrder = "seat-order",
    }
    /// Whether points are rounded before they become a result.
    ResultRounding {
        /// They are not.
        Exact = "exact",
        /// To whole thousands, a half away from zero; the winner takes what the others leave.
        Thousands = "thousands",
    }
    /// What a chombo costs.
    ChomboCost {
        /// Points off the result after uma.
        AfterUma = "after-uma",
        /// A mangan paid to the others at once.
        Mangan = "mangan",
    }
    /// How many fives are red and count as dora.
    RedFives {
        /// None.
        None = "none",
        /// One of each suit.
        Three = "three",
        /// Two of dots, one of the other suits.
        Four = "four",
    }
    /// Whether indicators turned for kongs count.
    KanDora {
        /// Only the first indicator counts.
        None = "none",
        /// Every turned indicator counts.
        Counted = "counted",
    }
    /// Whether the tiles under the indicators count for a riichi winner.
    UraDora {
        /// They do not exist.
        None = "none",
        /// They count, those of kongs only where kan dora exist.
        Counted = "counted",
    }
    /// When the indicator of a claimed or added kong is turned.
    OpenKongIndicator {
        /// Before the replacement tile is drawn.
        AtOnce = "at-once",
        /// After the replacement tile, before the discard: it counts for a rinshan win.
        BeforeDiscard = "before-discard",
        /// With the discard: it counts for a ron on that tile, not for the own rinshan win.
        AfterDiscard = "after-discard",
    }
    /// What happens to an indicator that still waits when a concealed kong follows in the same turn.
    PendingIndicator {
        /// It still waits for the discard.
        Waits = "waits",
        /// It is turned first.
        TurnedFirst = "turned-first",
    }
    /// Which concealed kong a player in riichi may declare.
    RiichiKong {
        /// One of the drawn tile that changes neither the waits nor any reading.
        SameReadings = "same-readings",
        /// One of the drawn tile that does not change the waits and whose tiles stand in no complete chow of the
        /// waiting hand.
        SameGroups = "same-groups",
        /// One of the drawn tile that does not change the waits.
        SameWaits = "same-waits",
    }
    /// Whether a win within the turn after riichi is a yaku.
    Ippatsu {
        /// It is not.
        None = "none",
        /// One han.
        OneHan = "one-han",
    }
    /// Which discards are forbidden after a claim.
    SwapCalling {
        /// Neither the claimed tile nor the other end of the chow.
        Forbidden = "forbidden",
        /// Not the claimed tile; the other end is allowed.
        OtherEnd = "other-end",
        /// Everything is allowed.
        Allowed = "allowed",
    }
    /// Two players win on one discard.
    DoubleRon {
        /// The first in turn order wins (atama hane).
        AtamaHane = "atama-hane",
        /// Both win; honba and bets go to the first.
        FirstTakesBets = "first-takes-bets",
        /// Both win, each with honba; own bets of the deal return, the rest goes to the first.
        EachHonba = "each-honba",
    }
    /// Three players win on one discard.
    TripleRon {
        /// The first in turn order wins.
        AtamaHane = "atama-hane",
        /// All three win.
        All = "all",
        /// The deal is aborted.
        Redeal = "redeal",
    }
    /// Whether a concealed kong may be robbed.
    ConcealedKongRobbing {
        /// Never.
        Never = "never",
        /// For thirteen orphans only.
        ThirteenOrphans = "thirteen-orphans",
    }
    /// Whether a deal may be aborted (nine terminals, four winds, four riichi, four kongs).
    AbortiveDraws {
        /// No.
        None = "none",
        /// Yes.
        Used = "used",
    }
    /// Whether a tenpai player may say noten at a draw.
    TenpaiDisplay {
        /// Yes, but not after riichi.
        MayHide = "may-hide",
        /// No.
        MustShow = "must-show",
    }
    /// Which own tiles exhaust a wait and make the hand noten.
    ExhaustedWait {
        /// All four in the hand or its melds.
        HandAndMelds = "hand-and-melds",
        /// All four in the concealed part.
        ConcealedPart = "concealed-part",
    }
    /// Whether a discard pool of terminals and honours is paid at an exhaustive draw.
    Nagashi {
        /// No.
        None = "none",
        /// Like a mangan by self-draw, instead of the tenpai payments.
        Mangan = "mangan",
    }
    /// Whether tanyao counts in an open hand.
    OpenTanyao {
        /// No.
        No = "no",
        /// Yes.
        Yes = "yes",
    }
    /// Ron before the own first draw.
    Renhou {
        /// Does not exist.
        None = "none",
        /// A mangan, not added to anything; a dearer hand is counted instead.
        Mangan = "mangan",
        /// Five han, added to other yaku.
        FiveHan = "five-han",
        /// A yakuman.
        Yakuman = "yakuman",
    }
    /// What thirteen or more han without a yakuman are worth.
    CountedYakuman {
        /// A sanbaiman.
        Sanbaiman = "sanbaiman",
        /// A yakuman (kazoe).
        Yakuman = "yakuman",
    }
    /// Whether 4 han 30 fu and 3 han 60 fu are a mangan (kiriage).
    RoundedMangan {
        /// No.
        No = "no",
        /// Yes.
        Yes = "yes",
    }
    /// Whether all green needs a triplet of green dragons.
    AllGreen {
        /// Not needed.
        NotNeeded = "not-needed",
        /// A triplet or kong of green dragons is needed.
        GreenDragonTriplet = "green-dragon-triplet",
    }
    /// A self-drawn winning tile that was put into the hand before it was shown.
    MergedTile {
        /// Makes no difference.
        Ignored = "ignored",
        /// No pinfu and no fu for the wait; the cheapest reading.
        Cheapest = "cheapest",
        /// No pinfu and no fu for the wait; the dearest reading that remains.
        NoWaitValue = "no-wait-value",
    }
    /// Several yakuman in one hand.
    YakumanSum {
        /// One is counted.
        One = "one",
        /// They are added.
        Added = "added",
    }
    /// Whether some forms count as two yakuman: thirteen waits, pure nine gates, four concealed triplets on the
    /// pair, four big winds.
    DoubleYakuman {
        /// No.
        None = "none",
        /// These four.
        FourForms = "four-forms",
    }
    /// The fu for self-draw on a replacement tile.
    RinshanFu {
        /// Two, as for any self-draw.
        Two = "two",
        /// None.
        None = "none",
    }
    /// Pinfu by self-draw.
    PinfuSelfDraw {
        /// 20 fu: the two for the self-draw are not counted.
        Twenty = "twenty",
        /// The two are counted, and the hand is no pinfu.
        TwoFu = "two-fu",
    }
    /// An open hand of 20 fu by ron.
    OpenPinfu {
        /// Counts 30.
        Thirty = "thirty",
        /// Counts 20.
        Twenty = "twenty",
    }
    /// For which yakuman the feeder of the last group is liable.
    LiableYakuman {
        /// None.
        None = "none",
        /// Big three dragons, big four winds.
        DragonsWinds = "dragons-winds",
        /// These and four kongs.
        DragonsWindsKongs = "dragons-winds-kongs",
    }
    /// What the liable player answers for when several yakuman are added.
    LiabilityCovers {
        /// The yakuman he fed.
        ThatYakuman = "that-yakuman",
        /// The whole hand.
        WholeHand = "whole-hand",
    }
    /// A rinshan win in the turn of a claimed kong.
    RinshanLiability {
        /// An ordinary self-draw.
        None = "none",
        /// Valued and paid as a ron from the player who fed the kong.
        Ron = "ron",
    }
    /// Which earlier groups count as visible when liability is looked at.
    LiabilityGroups {
        /// Claimed groups.
        Claimed = "claimed",
        /// Claimed groups and concealed kongs.
        WithConcealedKongs = "with-concealed-kongs",
    }
}

options! {
    /// Everything a riichi rule set answers.
    rules RiichiRules with {
        /// Where the answers come from that all rule sets of the family share, by topic.
        cites: [Basis; Topic::COUNT],
        /// Clauses about the frame of play that change no number: shown, and cited where play refers to them.
        facts: Facts,
        /// How things are done at the table, as far as the text says so.
        customs: Customs,
    };
    /// The frame of a game and its end.
    game: GameRules {
        /// Wind rounds.
        length: GameLength,
        /// Points at the start.
        start_points: Number<0, 100000, 100>,
        /// Points somebody must have for the game to end after the last deal; also what a leading dealer needs to stop.
        target_points: MaybeNumber<0, 100000, 100>,
        /// What follows when nobody has the target.
        extension: Extension,
        /// A score below zero.
        bust: Bust,
        /// The leading dealer in the last deal.
        dealer_stop: DealerStop,
        /// Equal points.
        place_ties: PlaceTies,
        /// Bets on the table at the end.
        leftover_bets: LeftoverBets,
    }
    /// From points to a result.
    result: ResultRules {
        /// Points set aside for the winner of the game.
        oka: Number<0, 80000, 100>,
        /// How places are paid.
        uma: UmaKind,
        /// First and fourth place with fixed uma, in points.
        uma_outer: Number<0, 100000, 100>,
        /// Second and third place with fixed uma, in points.
        uma_inner: Number<0, 100000, 100>,
        /// Uma of tied players.
        uma_ties: UmaTies,
        /// Rounding of the points.
        rounding: ResultRounding,
        /// What a chombo costs.
        chombo: ChomboCost,
    }
    /// Dora and red fives.
    dora: DoraRules {
        /// Red fives in the set.
        red_fives: RedFives,
        /// Indicators of kongs.
        kan_dora: KanDora,
        /// Tiles under the indicators.
        ura_dora: UraDora,
        /// The indicator of a claimed or added kong.
        open_kong_indicator: OpenKongIndicator,
        /// A waiting indicator when a concealed kong follows.
        pending_indicator: PendingIndicator,
    }
    /// Riichi.
    riichi: RiichiDeclaration {
        /// Live tiles that must remain after the own draw.
        min_live_tiles: Number<0, 4>,
        /// Points needed for the bet.
        min_points: MaybeNumber<0, 5000, 100>,
        /// Concealed kongs in riichi.
        kong: RiichiKong,
        /// A win within the turn.
        ippatsu: Ippatsu,
    }
    /// Claims.
    calls: CallRules {
        /// Discards after a claim.
        swap_calling: SwapCalling,
        /// Two rons on one discard.
        double_ron: DoubleRon,
        /// Three rons on one discard.
        triple_ron: TripleRon,
        /// Robbing a concealed kong.
        concealed_kong_robbing: ConcealedKongRobbing,
    }
    /// Deals without a winner.
    draw: DrawRules {
        /// Abortive draws.
        abortive_draws: AbortiveDraws,
        /// Showing tenpai.
        tenpai_display: TenpaiDisplay,
        /// Waits exhausted by own tiles.
        exhausted_wait: ExhaustedWait,
        /// Terminals and honours only in the pool.
        nagashi: Nagashi,
    }
    /// Yaku and limits.
    yaku: YakuRules {
        /// Open tanyao.
        open_tanyao: OpenTanyao,
        /// Ron before the own first draw.
        renhou: Renhou,
        /// Thirteen han without a yakuman.
        counted_yakuman: CountedYakuman,
        /// Kiriage mangan.
        rounded_mangan: RoundedMangan,
        /// All green.
        all_green: AllGreen,
        /// The winning tile merged into the hand.
        merged_tile: MergedTile,
        /// Several yakuman.
        yakuman_sum: YakumanSum,
        /// Forms worth two yakuman.
        double_yakuman: DoubleYakuman,
    }
    /// Fu.
    fu: FuRules {
        /// A pair of the wind that is both seat and prevailing wind.
        double_wind_pair: Number<2, 4, 2>,
        /// Self-draw on a replacement tile.
        rinshan: RinshanFu,
        /// Pinfu by self-draw.
        pinfu_self_draw: PinfuSelfDraw,
        /// Open hands without fu.
        open_pinfu: OpenPinfu,
    }
    /// Liability (pao).
    liability: LiabilityRules {
        /// For which yakuman.
        yakuman: LiableYakuman,
        /// For how much of the hand.
        covers: LiabilityCovers,
        /// Rinshan after a claimed kong.
        rinshan: RinshanLiability,
        /// Which groups count as visible.
        groups: LiabilityGroups,
    }
    /// Sanctions for false wins.
    false_win: FalseWinPenalties {
        /// Win declared, nothing shown, not valid.
        not_shown: Sanction,
        /// Win declared and five tiles or the whole hand shown, not tenpai.
        shown_not_tenpai: Sanction,
        /// Win declared and shown, tenpai but no yaku.
        shown_no_yaku: Sanction,
        /// Ron in furiten, hand shown.
        furiten_shown: Sanction,
        /// Ron in furiten, hand not shown.
        furiten_not_shown: Sanction,
        /// A wrong word, and tiles shown.
        wrong_word: Sanction,
        /// Nine terminals declared wrongly, five tiles shown.
        nine_terminals_shown: Sanction,
    }
    /// Sanctions for wrong claims.
    false_call: FalseCallPenalties {
        /// Claimed, nothing shown, withdrawn.
        withdrawn: Sanction,
        /// Claimed wrongly, tiles shown.
        shown: Sanction,
        /// Swap-calling in the forbidden form.
        swap_calling: Sanction,
        /// The claimed tile not taken in time.
        not_taken: Sanction,
        /// Any call with a dead hand.
        dead_hand: Sanction,
    }
    /// Sanctions for tiles drawn, held or shown wrongly.
    tiles: TilePenalties {
        /// Too many or too few tiles.
        wrong_number: Sanction,
        /// A tile drawn out of turn.
        out_of_turn: Sanction,
        /// A tile drawn from the wrong place.
        wrong_place: Sanction,
        /// A turn skipped.
        turn_skipped: Sanction,
        /// Five or more own tiles shown, or more than half of the concealed ones with melds.
        own_shown: Sanction,
        /// Tiles of another hand shown.
        other_shown: Sanction,
        /// Information passed by word or sign.
        information: Sanction,
    }
    /// Sanctions for disturbing the wall.
    wall: WallPenalties {
        /// A tile of the dead wall knocked over.
        dead_wall_tile: Sanction,
        /// The dead wall destroyed.
        dead_wall_destroyed: Sanction,
        /// Part of the live wall destroyed, five or more tiles opened.
        live_wall_destroyed: Sanction,
    }
    /// Sanctions around riichi.
    false_riichi: FalseRiichiPenalties {
        /// Noten at a draw.
        noten: Sanction,
        /// Riichi on an open hand.
        open_hand: Sanction,
        /// The word not said or the tile not turned.
        not_declared: Sanction,
        /// A wrong riichi noticed before the discard.
        noticed_in_time: Sanction,
        /// A kong that changes the hand.
        kong: Sanction,
        /// The hand changed.
        hand_changed: Sanction,
        /// Noten at a draw because the hand died after riichi, tenpai at riichi proved.
        dead_hand_proved: Sanction,
        /// The same, not proved.
        dead_hand_not_proved: Sanction,
    }
}

impl RiichiRules {
    /// Where the shared answer on a topic stands.
    #[inline]
    pub const fn cite(&self, topic: Topic) -> Basis {
        self.cites[topic.index()]
    }

    /// Where the value of a yaku stands.
    #[inline]
    pub const fn cite_yaku(&self, yaku: super::yaku::Yaku) -> Basis {
        self.cites[yaku.index()]
    }
}
