//! What a classical rule set answers: the list of options, by chapter of play.
use super::deal::Stage;
use super::topic::{Facts, Topic};
use crate::clause::{Answer, Basis};
use crate::option::{Number, choices, options};

choices! {
    /// Whether the hands that are equated to limit hands (not classical) are played.
    NonclassicalHands {
        /// They are.
        Enabled = "enabled",
        /// They are not: their shapes are no Mahjong.
        Disabled = "disabled",
    }
    /// When the points of flowers and seasons are added.
    BonusStage {
        /// With the other points, before the doubles.
        BeforeDoubles = "before-doubles",
        /// After the doubles.
        AfterDoubles = "after-doubles",
    }
    /// Whether flower and season of the own seat double.
    OwnBonus {
        /// They do not.
        None = "none",
        /// Each of the two doubles.
        Each = "each",
        /// Both together double once.
        Both = "both",
    }
    /// Whether all four flowers or all four seasons (a bouquet) double.
    Bouquet {
        /// They do not.
        None = "none",
        /// Once.
        Once = "once",
        /// Twice.
        Twice = "twice",
    }
    /// Whether Mahjong needs a calling hand declared before.
    CallingHand {
        /// It does.
        Required = "required",
        /// It does not.
        NotNeeded = "not-needed",
    }
    /// What a hand must have to be declared.
    Minimum {
        /// A limit hand or an internal double.
        LimitOrDouble = "limit-or-double",
        /// Nothing: a complete hand is enough.
        None = "none",
    }
    /// The doubles of a win on the last tile of the wall taken as a Free tile.
    LastFreeTile {
        /// That of the Free tile and that of the last tile.
        Both = "both",
        /// That of the Free tile.
        FreeOnly = "free-only",
    }
    /// What East pays and receives.
    EastPays {
        /// As everybody.
        Single = "single",
        /// Double.
        Double = "double",
    }
    /// Whether the players without Mahjong settle among themselves.
    LosersSettle {
        /// Each pair pays the difference of their hands.
        Differences = "differences",
        /// They do not.
        Nothing = "nothing",
    }
    /// What the player pays whose tile completed the Mahjong.
    DiscarderPays {
        /// His own share: there is no penalty for a dangerous tile.
        OwnShare = "own-share",
        /// The shares of all three.
        ForAll = "for-all",
    }
    /// Whether the fine for a false Mahjong is added when the deal is broken off.
    FineWhenStopped {
        /// It is not.
        NotAdded = "not-added",
        /// It is.
        Added = "added",
    }
    /// Place points of a deal in which nobody has a positive result.
    DrawnDealPlaces {
        /// Nobody gets any.
        Nobody = "nobody",
        /// All four places are shared.
        Shared = "shared",
    }
    /// When the round wind changes.
    RoundWind {
        /// After every deal.
        EveryDeal = "every-deal",
        /// After every four deals.
        EveryFourDeals = "every-four-deals",
    }
    /// When East passes to the next player.
    EastMoves {
        /// After every deal.
        Always = "always",
        /// After every deal that East did not win.
        UnlessEastWins = "unless-east-wins",
    }
    /// What counts at a table.
    Scoring {
        /// Tournament points of each deal.
        TournamentPoints = "tournament-points",
        /// Whists alone.
        Whists = "whists",
    }
}

options! {
    /// Everything a classical rule set answers.
    rules ClassicalRules with {
        /// Where the answers come from that all rule sets of the family share, by topic.
        cites: [Basis; Topic::COUNT],
        /// Clauses about the frame of play that change no number: shown, and cited where play refers to them.
        facts: Facts,
    };
    /// Limit hands.
    limit: LimitRules {
        /// The most a hand is worth ("full house").
        points: Number<100, 100000, 20>,
        /// Hands that are equated to limit hands.
        nonclassical_limit_hands: NonclassicalHands,
    }
    /// Flowers and seasons.
    bonus: BonusRules {
        /// When their points are added.
        bonus_stage: BonusStage,
        /// Own flower and season.
        own: OwnBonus,
        /// All four of a sort.
        bouquet: Bouquet,
    }
    /// Declaring Mahjong.
    win: WinRules {
        /// A calling hand.
        calling: CallingHand,
        /// What the hand must have.
        minimum: Minimum,
        /// The last tile taken as a Free tile.
        last_free_tile: LastFreeTile,
    }
    /// The wall.
    wall: WallRules {
        /// With how many tiles at least the tail is reserved for Free tiles.
        reserved_from: Number<0, 16>,
    }
    /// Who pays whom.
    settlement: SettlementRules {
        /// East.
        east: EastPays,
        /// The players without Mahjong.
        losers: LosersSettle,
        /// The player whose tile it was.
        discarder: DiscarderPays,
    }
    /// Mahjong declared wrongly.
    false_mahjong: FalseMahjongRules {
        /// Whists off the offender's result when the deal goes on.
        fine: Number<0, 2000, 2>,
        /// Whists he pays to each of the others when it does not.
        stopped_whists: Number<0, 2000, 2>,
        /// Place points of each of the others then.
        stopped_places: Number<0, 3>,
        /// The fine beside that.
        fine_when_stopped: FineWhenStopped,
    }
    /// Tournament points of a deal.
    places: PlaceRules {
        /// A deal without a positive result.
        drawn_deal_place_points: DrawnDealPlaces,
    }
    /// Players who come late to a round.
    late: LateRules {
        /// Whists off each own Mahjong, less than five minutes late.
        mahjong_whists: Number<0, 2000, 2>,
        /// Tournament points off each deal, five to nine minutes late.
        middle_points: Number<0, 6>,
        /// Tournament points off each deal, ten to fifteen minutes late.
        long_points: Number<0, 6>,
        /// Tournament points of the others for the first deal without a player who is later still.
        absent_first: Number<0, 6>,
        /// The same for each further deal of the round.
        absent_further: Number<0, 6>,
    }
    /// The frame of a game.
    game: GameRules {
        /// Deals of a qualifying round: how often East passes.
        qualifying_deals: Number<1, 64>,
        /// Deals of the final.
        final_deals: Number<1, 64>,
        /// The round wind in a qualifying round.
        qualifying_wind: RoundWind,
        /// The round wind in the final.
        final_wind: RoundWind,
        /// What counts in a qualifying round.
        qualifying_scoring: Scoring,
        /// What counts in the final.
        final_scoring: Scoring,
        /// East.
        east: EastMoves,
    }
}

impl ClassicalRules {
    /// Where the shared answer on a topic stands.
    #[inline]
    pub const fn cite(&self, topic: Topic) -> Basis {
        self.cites[topic.index()]
    }

    /// How many deals a round of a stage has: how often East passes.
    #[inline]
    pub const fn deals(&self, stage: Stage) -> Answer<Number<1, 64>> {
        match stage {
            Stage::Qualifying => self.game.qualifying_deals,
            Stage::Final => self.game.final_deals,
        }
    }

    /// What counts at a stage of the event.
    #[inline]
    pub const fn scoring(&self, stage: Stage) -> Answer<Scoring> {
        match stage {
            Stage::Qualifying => self.game.qualifying_scoring,
            Stage::Final => self.game.final_scoring,
        }
    }
}
