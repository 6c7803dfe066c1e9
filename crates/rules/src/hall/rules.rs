//! What a regulation answers about the hall: the list of options, by chapter of an event.
use super::programme::Entry;
use super::topic::HallTopic;
use crate::clause::Basis;
use crate::option::{self, MaybeNumber, Number, OptionView, choices, options};

choices! {
    /// Who may enter.
    Admission {
        /// Anybody.
        Anybody = "anybody",
        /// A registered visitor of the club meeting, or whoever has paid the fee.
        VisitorOrFee = "visitor-or-fee",
    }
    /// Whether the number of players must fit the tables.
    Tables {
        /// It is a multiple of four; who is over waits.
        Full = "full",
        /// The last table may be short.
        LastMayBeShort = "last-may-be-short",
    }
    /// Somebody who comes when the list is closed.
    LateEntry {
        /// Gets a free place if the judge agrees.
        FreePlaceAndJudge = "free-place-and-judge",
        /// Is refused.
        Refused = "refused",
        /// Enters like everybody.
        Open = "open",
    }
    /// Somebody without experience of tournaments.
    Newcomers {
        /// Must have passed a qualification on the rules.
        Qualification = "qualification",
        /// Enters like everybody.
        Open = "open",
    }
    /// Whether the chief judge plays.
    ChiefJudgePlays {
        /// He does not.
        Refused = "refused",
        /// He may.
        Allowed = "allowed",
    }
    /// Whether assistant judges may be substitutes.
    AssistantsSubstitute {
        /// They may.
        Allowed = "allowed",
        /// They may not.
        Refused = "refused",
    }
    /// Leaving the event or the game.
    Leaving {
        /// After the judge has been told.
        TellJudge = "tell-judge",
        /// Not once the first deal of a game has begun.
        NotOnceBegun = "not-once-begun",
    }
    /// What kind of event it is.
    EventKind {
        /// A tournament: registration, rounds, a winner.
        Tournament = "tournament",
        /// A league: rounds over a season, the sum counts.
        League = "league",
        /// A ladder: games in any number, a rating.
        Ladder = "ladder",
    }
    /// What follows the rounds.
    FinalStage {
        /// Nothing: the standings decide.
        None = "none",
        /// The best four play a final, which alone decides their places.
        BestFour = "best-four",
    }
    /// How long an event may last.
    EventLength {
        /// One day.
        OneDay = "one-day",
        /// Any number of days.
        AnyDays = "any-days",
    }
    /// Stakes and prizes.
    Stakes {
        /// There are none.
        None = "none",
        /// As the organiser says.
        Organiser = "organiser",
    }
    /// Whether results may be counted for teams.
    TeamResults {
        /// They may become points of the player's team.
        Counted = "counted",
        /// They are not.
        None = "none",
    }
    /// Which places enter the personal history of the players.
    PlacesHistory {
        /// The first four.
        FirstFour = "first-four",
        /// All.
        All = "all",
    }
    /// Who sits where in the first round.
    FirstRound {
        /// The lot numbers: four to a table, in order.
        Lots = "lots",
        /// Whoever is there, as they come; lots where several tables could start.
        AsTheyCome = "as-they-come",
    }
    /// A system of seating.
    SeatingSystem {
        /// A schedule made from the lot numbers before the start, with as few repeated meetings as can be.
        Italian = "italian",
        /// Close results, no repeated meeting.
        Programmatic = "programmatic",
        /// The standings from the top, four by four, repeats allowed.
        Danish = "danish",
        /// A schedule given in advance.
        Fixed = "fixed",
        /// The standings dealt over the tables there and back.
        Snake = "snake",
        /// By lot in every round.
        Random = "random",
        /// By hand.
        Manual = "manual",
        /// Tables are formed from those present.
        AutoTable = "auto-table",
    }
    /// Which systems an event may choose.
    SystemChoice {
        /// Programmatic, Danish or fixed.
        ProgrammaticDanishFixed = "programmatic-danish-fixed",
        /// That of the regulation.
        OwnOnly = "own-only",
        /// Any.
        Any = "any",
    }
    /// Members of one clan (family).
    Clans {
        /// Never share a table.
        Apart = "apart",
        /// Sit as it comes.
        Free = "free",
    }
    /// How the seats of the first round and of the final are found.
    FirstSeats {
        /// Two dice: the highest sum is East, the others follow counter-clockwise.
        Dice = "dice",
        /// Wind tiles are drawn, unless the schedule gives the seats.
        WindTiles = "wind-tiles",
        /// In the order announced.
        Announced = "announced",
    }
    /// How the seats of the other rounds are found.
    LaterSeats {
        /// In the order announced, the first is East.
        Announced = "announced",
        /// Wind tiles are drawn, unless the schedule gives the seats.
        WindTiles = "wind-tiles",
    }
    /// A missing player.
    Gap {
        /// The tables are closed up: the gap moves to the last table, whose players fill it.
        CloseUp = "close-up",
        /// The gap moves to the last table, except under a fixed schedule.
        LastTable = "last-table",
        /// A substitute plays.
        Substitute = "substitute",
    }
    /// A table of three.
    ThreePlayers {
        /// Plays.
        Plays = "plays",
        /// Does not play.
        Refused = "refused",
    }
    /// A player who was at a short table.
    ShortAgain {
        /// Is not put there again.
        Never = "never",
        /// May be there again.
        Allowed = "allowed",
    }
    /// What happens when the time of a round is over.
    TimeUp {
        /// The judge gives the last-deal signal.
        LastDealSignal = "last-deal-signal",
        /// No deal starts in the red zone; a started one is finished.
        NoNewDeal = "no-new-deal",
        /// The deal in progress is finished.
        FinishDeal = "finish-deal",
        /// There is no clock.
        None = "none",
    }
    /// A game begun before the signal.
    EarlyStart {
        /// May be stopped by the judge.
        MayBeStopped = "may-be-stopped",
        /// Is not mentioned: the judge decides as in any matter.
        Judge = "judge",
    }
    /// What lateness to a round costs.
    LateScale {
        /// The scale of the table's rules: whists off each Mahjong, points off each deal, no-show.
        DealScale = "deal-scale",
        /// Points for each minute, then a substitute plays.
        PointsAMinute = "points-a-minute",
        /// Nothing.
        None = "none",
    }
    /// A player who misses a round.
    MissedRound {
        /// Is out of the event.
        Out = "out",
        /// Has the result of a replaced player in it.
        AsReplaced = "as-replaced",
        /// Has nothing in it.
        Nothing = "nothing",
    }
    /// Whose the result of a replaced player's seat is.
    ReplacedResult {
        /// The slot keeps its points and goes on with the player who came in.
        SlotGoesOn = "slot-goes-on",
        /// The replaced player has what he played himself, the deals of the substitute give him nothing.
        OwnDealsOnly = "own-deals-only",
        /// The replaced player has the last place and fixed points.
        LastPlaceFixedPoints = "last-place-fixed-points",
        /// The result is valid as it was played.
        Valid = "valid",
    }
    /// Whether a replaced player may come back.
    ComesBack {
        /// Never.
        Never = "never",
        /// Into a later round.
        LaterRound = "later-round",
    }
    /// Whose a prize is that a replaced player's slot has won.
    PrizeOf {
        /// That of the player who came in.
        WhoCameIn = "who-came-in",
        /// That of the player who was replaced.
        WhoWasReplaced = "who-was-replaced",
    }
    /// When a replacement may come in.
    ReplacementMoment {
        /// Between rounds or between deals.
        BetweenDeals = "between-deals",
        /// At any moment.
        AnyMoment = "any-moment",
    }
    /// What players are ordered by: one criterion of a chain.
    Criterion {
        /// Tournament points, most first.
        TournamentPoints = "tournament-points",
        /// The sum of whists, most first.
        Whists = "whists",
        /// The number of Mahjongs made, most first.
        Mahjongs = "mahjongs",
        /// The sum of game points, most first.
        GamePoints = "game-points",
        /// The number of sessions won, most first.
        WonSessions = "won-sessions",
        /// Game points of the sessions in which all tied players sat at one table, most first.
        CommonSessions = "common-sessions",
        /// The best single session, most first.
        BestSession = "best-session",
        /// The place after the session before, and so on backwards, smallest first.
        EarlierPlaces = "earlier-places",
        /// The mean place at the table, smallest first.
        MeanPlace = "mean-place",
        /// The sum of table points, most first.
        TablePoints = "table-points",
        /// The spread of places, smallest first.
        PlaceSpread = "place-spread",
        /// The difference between the best and the worst session in points, smallest first.
        PointSpread = "point-spread",
        /// The sum of converted results with uma, most first.
        Results = "results",
        /// The rating, highest first.
        Rating = "rating",
        /// No further criterion.
        None = "none",
    }
    /// Players who are equal in the whole chain.
    LastResort {
        /// A lot decides.
        Lot = "lot",
        /// They share the place; a lot decides about a prize.
        SharedLotForPrizes = "shared-lot-for-prizes",
        /// They share the place; the organiser decides about a prize.
        SharedOrganiser = "shared-organiser",
        /// They share the place.
        Shared = "shared",
    }
    /// For which places the chain beyond its first criterion is used.
    ChainFor {
        /// For all.
        AllPlaces = "all-places",
        /// For those with a prize; others share the upper place.
        PrizePlaces = "prize-places",
    }
    /// How a rating is kept.
    RatingKind {
        /// By the ladder's formula.
        Ladder = "ladder",
        /// There is none.
        None = "none",
    }
    /// Which games are rated.
    RatedGames {
        /// Games of four at an official meeting, except those of one wind round or agreed otherwise before.
        OfficialExceptAgreed = "official-except-agreed",
        /// All.
        All = "all",
    }
    /// Who comes first to the automatic table.
    TablePriority {
        /// Permanent members, players with enough games in the season before, friends from far cities; lots among them.
        MembersAndFriends = "members-and-friends",
        /// Nobody: lots.
        None = "none",
    }
    /// Who may punish.
    Punishes {
        /// The judge.
        Judge = "judge",
        /// The players of the table together.
        Table = "table",
    }
}

options! {
    /// Everything a regulation answers about the hall.
    rules HallRules with {
        /// Where the answers come from that are not options, by topic.
        cites: [Basis; HallTopic::COUNT],
        /// The day's programme, where the regulation prints it; in its order.
        programme: &'static [Entry],
        /// Clauses about the frame of the event that change no number: shown, and cited where the hall refers to them.
        facts: &'static [Basis],
    };
    /// Entry.
    entry: EntryRules {
        /// The most players; later ones wait.
        limit: MaybeNumber<4, 1000>,
        /// Whether tables must be full.
        tables: Tables,
        /// Who may enter.
        admission: Admission,
        /// Entry after the list is closed.
        late: LateEntry,
        /// Players without experience.
        newcomers: Newcomers,
        /// Players below this age (years, on the first day) take part as substitutes only.
        substitute_below: MaybeNumber<1, 99>,
        /// The most sessions of such a substitute.
        substitute_sessions: MaybeNumber<1, 99>,
        /// Players below this age need restrictions that the organiser enters.
        restricted_below: MaybeNumber<1, 99>,
    }
    /// Judges, and leaving.
    staff: StaffRules {
        /// The chief judge.
        chief_judge: ChiefJudgePlays,
        /// Assistants.
        assistants: AssistantsSubstitute,
        /// Leaving.
        leaving: Leaving,
        /// Who may punish.
        punishes: Punishes,
    }
    /// The course of the event.
    course: CourseRules {
        /// What it is.
        kind: EventKind,
        /// The number of rounds before a final, where the regulation fixes it.
        rounds: MaybeNumber<1, 99>,
        /// The final.
        final_stage: FinalStage,
        /// How long it lasts.
        length: EventLength,
        /// Stakes.
        stakes: Stakes,
        /// Teams.
        teams: TeamResults,
        /// The history of places.
        history: PlacesHistory,
        /// Days before the event on which the list of players is approved, where the regulation names the day.
        list_days: MaybeNumber<0, 365>,
    }
    /// Seating.
    seating: SeatingRules {
        /// The first round.
        first: FirstRound,
        /// The other rounds.
        system: SeatingSystem,
        /// What may be chosen instead.
        choice: SystemChoice,
        /// Clans.
        clans: Clans,
        /// Seats of the first round and of the final.
        first_seats: FirstSeats,
        /// Seats of the other rounds.
        later_seats: LaterSeats,
    }
    /// Missing players and short tables.
    short: ShortRules {
        /// A missing player.
        gap: Gap,
        /// Three players.
        three: ThreePlayers,
        /// A player who was there already.
        again: ShortAgain,
    }
    /// The clock.
    clock: ClockRules {
        /// Minutes of a round.
        round_minutes: MaybeNumber<1, 600>,
        /// Minutes of the final.
        final_minutes: MaybeNumber<1, 600>,
        /// The last minutes of the round in which no deal starts.
        red_zone_minutes: Number<0, 60>,
        /// The end of the time.
        time_up: TimeUp,
        /// A game begun too early.
        early: EarlyStart,
        /// What is noted against a player who ignores the last-deal signal, in the regulation's own unit.
        ignored_signal: MaybeNumber<1, 1000>,
    }
    /// Lateness and absence.
    late: LateHallRules {
        /// The scale.
        scale: LateScale,
        /// Points for each minute begun, where the scale has it.
        points_a_minute: MaybeNumber<100, 10000, 100>,
        /// The minutes after which the judge closes up the tables.
        close_up_minutes: MaybeNumber<1, 60>,
        /// More than so many minutes late is not to have come.
        no_show_minutes: MaybeNumber<1, 120>,
        /// Months of a ban for not coming without a word.
        ban_months: MaybeNumber<1, 120>,
        /// A missed round.
        missed: MissedRound,
    }
    /// Substitutes and replacements.
    substitute: SubstituteRules {
        /// The result.
        result: ReplacedResult,
        /// Points of a replaced player, where they are fixed.
        points: MaybeNumber<0, 100000, 100>,
        /// Coming back.
        comes_back: ComesBack,
        /// A prize.
        prize: PrizeOf,
        /// The moment.
        moment: ReplacementMoment,
    }
    /// The chain of criteria.
    standings: StandingsRules {
        /// The main criterion.
        first: Criterion,
        /// The next.
        second: Criterion,
        /// And so on.
        third: Criterion,
        /// And so on.
        fourth: Criterion,
        /// And so on.
        fifth: Criterion,
        /// What orders the final, where there is one.
        final_first: Criterion,
        /// What separates equal finalists.
        final_second: Criterion,
    }
    /// Equal players.
    ties: TieRules {
        /// For which places the chain is used.
        chain: ChainFor,
        /// How many places have a prize.
        prize_places: Number<0, 100>,
        /// Equal in all.
        last_resort: LastResort,
    }
    /// The rating.
    rating: RatingRules {
        /// How it is kept.
        kind: RatingKind,
        /// Where a new player starts.
        start: Number<0, 3000>,
        /// What the adjustment loses with each game, in thousandths.
        step_thousandths: Number<0, 100>,
        /// From so many games on the adjustment stays.
        steady_games: Number<0, 10000>,
        /// The adjustment that stays, in thousandths.
        steady_thousandths: Number<0, 1000>,
        /// The difference of ratings that changes the base by one point.
        spread: Number<1, 1000>,
        /// Which games count.
        games: RatedGames,
    }
    /// The base of the rating's change by place.
    rating_base: RatingBase {
        /// For the first.
        first: Number<-1000, 1000>,
        /// For the second.
        second: Number<-1000, 1000>,
        /// For the third.
        third: Number<-1000, 1000>,
        /// For the fourth.
        fourth: Number<-1000, 1000>,
    }
    /// Who is listed, and who comes first to a table.
    ladder: LadderRules {
        /// Rated games that a listed player has.
        listed_games: Number<0, 1000>,
        /// A listed player has played in this year or in so many before it.
        listed_years: Number<0, 100>,
        /// Priority at the automatic table.
        priority: TablePriority,
        /// Rated games of the season before that give it.
        priority_games: Number<0, 1000>,
    }
}

impl HallRules {
    /// Every option with its answer, in the order of the list.
    pub fn options(&self) -> impl Iterator<Item = OptionView> + use<'_> {
        option::views(Self::OPTIONS, self)
    }

    /// Where the regulation says this.
    pub const fn cite(&self, topic: HallTopic) -> Basis {
        self.cites[topic as usize]
    }

    /// The chain of criteria, without those that are not used, each with its clause.
    pub fn chain(&self) -> impl Iterator<Item = crate::clause::Answer<Criterion>> + use<> {
        let s = self.standings;
        [s.first, s.second, s.third, s.fourth, s.fifth].into_iter().filter(|c| c.value != Criterion::None)
    }
}
