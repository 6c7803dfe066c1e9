//! What a Sichuan rule set answers: the list of options, by chapter of play.
use super::topic::{Facts, Topic};
use crate::clause::Basis;
use crate::option::{MaybeNumber, Number, choices, options};

choices! {
    /// What happens to the deal in progress when the session's time is up.
    TimeExpiry {
        /// It is played to its end.
        FinishDeal = "finish-deal",
        /// It is broken off and not counted.
        StopDeal = "stop-deal",
    }
    /// Whether three tiles are passed on before play.
    Exchange {
        /// No.
        None = "none",
        /// Three tiles of one suit.
        Three = "three",
    }
    /// Which division of a hand is counted.
    CountedDivision {
        /// The one that its owner presents.
        Presented = "presented",
        /// The dearest, whatever is presented.
        Best = "best",
    }
    /// A waiting hand that its owner cannot divide.
    Undivided {
        /// It is not ready.
        NotReady = "not-ready",
        /// It is counted at its best.
        Best = "best",
    }
    /// Which own tiles use up a wait when there are four of them.
    ExhaustedWait {
        /// Standing tiles.
        Standing = "standing",
        /// Standing tiles and declared sets.
        StandingAndDeclared = "standing-and-declared",
    }
    /// Which kongs go unpaid when the discard after several kongs of one turn is won on.
    KongsBeforeDiscard {
        /// The last one.
        Last = "last",
        /// All of them.
        All = "all",
    }
    /// Which tiles a player may not win on after he has passed a Hu.
    FuritenScope {
        /// Those of the kind he passed.
        SameKind = "same-kind",
        /// All that complete his hand.
        AnyKind = "any-kind",
    }
    /// A Hu in furiten that is worth more than the one passed.
    GreaterValue {
        /// It is barred like any other.
        Barred = "barred",
        /// It may be declared.
        Allowed = "allowed",
    }
    /// What ends furiten.
    FuritenEnd {
        /// The next own tile from the wall.
        Draw = "draw",
        /// That, or an own pung or kong.
        DrawOrClaim = "draw-or-claim",
    }
    /// A dead hand when the wall is empty.
    DeadHandReadiness {
        /// It may be ready like any other.
        MayBeReady = "may-be-ready",
        /// It is not ready.
        NotReady = "not-ready",
    }
    /// What follows a slip.
    Sanction {
        /// Nothing.
        None = "none",
        /// The next step of the progressive scale.
        Progressive = "progressive",
        /// The hand is dead for the rest of the deal.
        DeadHand = "dead-hand",
        /// The payments of a false Hu.
        FalseHu = "false-hu",
    }
}

options! {
    /// Everything a Sichuan rule set answers.
    rules SichuanRules with {
        /// Where the answers come from that all rule sets of the family share, by topic.
        cites: [Basis; Topic::COUNT],
        /// Clauses about the frame of play that change no number.
        facts: Facts,
    };
    /// A session.
    session: SessionRules {
        /// How many deals it has at most.
        deals: MaybeNumber<1, 99>,
        /// The deal in progress when the time is up.
        time_expiry: TimeExpiry,
        /// Game points for each player of a table that is too small to play.
        incomplete_award: Number<0, 200>,
    }
    /// The start of a deal.
    deal: DealRules {
        /// Passing tiles on before play.
        exchange: Exchange,
    }
    /// The value of a hand.
    hand: HandRules {
        /// Fan are counted up to this number; a hand is worth two to the power of its fan.
        limit_fan: Number<1, 8>,
        /// Which division is counted.
        division: CountedDivision,
        /// A hand that its owner cannot divide.
        undivided: Undivided,
        /// Waits used up by own tiles.
        exhausted_wait: ExhaustedWait,
    }
    /// Payments for kongs, in points from each who pays.
    kong: KongRules {
        /// A closed kong, from each player in game.
        closed: Number<0, 16>,
        /// A melded kong, from the discarder.
        melded: Number<0, 16>,
        /// A promoted kong (the fourth tile just drawn), from each player in game.
        promoted: Number<0, 16>,
        /// A postponed kong (the fourth tile held back), from each player in game.
        postponed: Number<0, 16>,
        /// Several kongs of one turn and then a discard that is won on.
        before_discard: KongsBeforeDiscard,
    }
    /// Payments for Hu and for faults within a deal.
    payment: PaymentRules {
        /// Points that each player in game adds to the value of a self-drawn hand.
        self_draw_bonus: Number<0, 16>,
        /// Points for a false Hu, to each player still in game.
        false_hu: Number<0, 64>,
        /// Points for the forbidden suit in a declared set or in the hand, to nobody.
        forbidden_suit: Number<0, 96>,
    }
    /// Furiten.
    furiten: FuritenRules {
        /// Which tiles it bars.
        scope: FuritenScope,
        /// A Hu of greater value.
        greater_value: GreaterValue,
        /// What ends it.
        end: FuritenEnd,
    }
    /// A dead hand.
    dead_hand: DeadHandRules {
        /// At the end of the wall.
        readiness: DeadHandReadiness,
    }
    /// The progressive scale: points for the first, second … minor violation of a session; the eighth step is
    /// repeated. A step of zero points is a warning.
    scale: ScaleRules {
        /// First violation.
        step_1: Number<0, 200>,
        /// Second.
        step_2: Number<0, 200>,
        /// Third.
        step_3: Number<0, 200>,
        /// Fourth.
        step_4: Number<0, 200>,
        /// Fifth.
        step_5: Number<0, 200>,
        /// Sixth.
        step_6: Number<0, 200>,
        /// Seventh.
        step_7: Number<0, 200>,
        /// Eighth and every further one.
        step_8: Number<0, 200>,
    }
    /// Sanctions for declarations that are corrected or taken back.
    declaration: DeclarationRules {
        /// Pung, then kong.
        pung_then_kong: Sanction,
        /// Kong, then pung.
        kong_then_pung: Sanction,
        /// Pung or kong, then Hu.
        claim_then_hu: Sanction,
        /// Hu, then pung or kong.
        hu_then_claim: Sanction,
        /// Pung taken back.
        pung_withdrawn: Sanction,
        /// Kong taken back.
        kong_withdrawn: Sanction,
        /// Hu taken back.
        hu_withdrawn: Sanction,
    }
    /// Sanctions for conduct at the table.
    conduct: ConductRules {
        /// Telling a player to draw after his kong, for the first time in the tournament.
        kong_prompt: Sanction,
        /// The same again.
        kong_prompt_again: Sanction,
        /// Standing tiles not in one line.
        divided_line: Sanction,
    }
}

impl SichuanRules {
    /// Where the shared answer on a topic stands.
    #[inline]
    pub const fn cite(&self, topic: Topic) -> Basis {
        self.cites[topic.index()]
    }

    /// What a hand of this many fan is worth: 1 point for none, twice as much for each, up to the limit.
    #[inline]
    pub const fn points(&self, fan: u32) -> i32 {
        let limit = self.hand.limit_fan.value.get() as u32;
        1 << if fan < limit { fan } else { limit }
    }
}
