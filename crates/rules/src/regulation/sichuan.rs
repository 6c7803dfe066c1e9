//! Sichuan championship: the Sichuan rules of the MIL with a limit of 4 fan. Values and citations only.
//!
//! The base rules have no numbered places that could be cited: what they answer is cited by `rules.1`, the clause
//! that adopts them.
mod hall;

pub(super) use hall::HALL;

use crate::clause::{Answer, Basis, Decision, DecisionList, Register};
use crate::option::{MaybeNumber, Number};
use crate::sichuan::*;

const fn by<T: Copy>(clause: &str, value: T) -> Answer<T> {
    super::by(Register::Sichuan, clause, value)
}

const fn cite(clause: &str) -> Basis {
    super::cite(Register::Sichuan, clause)
}

const fn silent<T: Copy>(decision: u8, value: T) -> Answer<T> {
    Answer { value, basis: decided(decision) }
}

const fn decided(decision: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Sichuan, decision))
}

pub(super) static RULES: SichuanRules = SichuanRules {
    session: SessionRules {
        deals: by("rules.1", MaybeNumber::NONE),
        time_expiry: silent(5, TimeExpiry::FinishDeal),
        incomplete_award: by("short.3", Number::new(30)),
    },
    deal: DealRules { exchange: by("rules.1", Exchange::None) },
    hand: HandRules {
        limit_fan: by("rules.2", Number::new(4)),
        division: by("dealend.5", CountedDivision::Presented),
        undivided: by("dealend.2", Undivided::NotReady),
        exhausted_wait: silent(7, ExhaustedWait::Standing),
    },
    kong: KongRules {
        closed: by("rules.1", Number::new(2)),
        melded: by("rules.1", Number::new(2)),
        promoted: by("rules.1", Number::new(1)),
        postponed: by("rules.1", Number::new(0)),
        before_discard: silent(8, KongsBeforeDiscard::Last),
    },
    payment: PaymentRules {
        self_draw_bonus: by("rules.1", Number::new(1)),
        false_hu: silent(9, Number::new(8)),
        forbidden_suit: by("rules.1", Number::new(48)),
    },
    furiten: FuritenRules {
        scope: by("furiten.2", FuritenScope::SameKind),
        greater_value: silent(12, GreaterValue::Barred),
        end: silent(11, FuritenEnd::DrawOrClaim),
    },
    dead_hand: DeadHandRules { readiness: silent(13, DeadHandReadiness::MayBeReady) },
    scale: ScaleRules {
        step_1: by("scale.1", Number::new(0)),
        step_2: by("scale.2", Number::new(2)),
        step_3: by("scale.2", Number::new(4)),
        step_4: by("scale.2", Number::new(6)),
        step_5: by("scale.2", Number::new(8)),
        step_6: by("scale.2", Number::new(16)),
        step_7: by("scale.2", Number::new(24)),
        step_8: by("scale.2", Number::new(48)),
    },
    declaration: DeclarationRules {
        pung_then_kong: by("declare.6", Sanction::Progressive),
        kong_then_pung: by("declare.7", Sanction::Progressive),
        claim_then_hu: by("declare.8", Sanction::Progressive),
        hu_then_claim: by("declare.9", Sanction::Progressive),
        pung_withdrawn: by("declare.10", Sanction::Progressive),
        kong_withdrawn: by("declare.11", Sanction::Progressive),
        hu_withdrawn: by("declare.12", Sanction::DeadHand),
    },
    conduct: ConductRules {
        kong_prompt: by("turn.5", Sanction::Progressive),
        kong_prompt_again: by("turn.6", Sanction::DeadHand),
        divided_line: by("turn.8", Sanction::Progressive),
    },
    cites: cites(&[
        (
            &[
                Topic::Fan(Fan::Kong),
                Topic::Fan(Fan::Root),
                Topic::Fan(Fan::AllPungs),
                Topic::Fan(Fan::GoldenWait),
                Topic::Fan(Fan::FullFlush),
                Topic::Fan(Fan::SevenPairs),
                Topic::Fan(Fan::WinAfterKong),
                Topic::Fan(Fan::ShootAfterKong),
                Topic::Fan(Fan::RobbingTheKong),
                Topic::Fan(Fan::UnderTheSea),
            ],
            cite("rules.1"),
        ),
        (
            &[
                Topic::Structure,
                Topic::NoChowDeclared,
                Topic::ForbiddenSuit,
                Topic::Value,
                Topic::RobbedKong,
                Topic::LastTile,
                Topic::DiscardHu,
                Topic::SelfDrawnHu,
                Topic::OutAfterHu,
                Topic::KongBeforeHu,
                Topic::KongFalseHu,
                Topic::WallEnd,
                Topic::Ready,
                Topic::OnlyForbiddenDiscards,
                Topic::DealEnd,
                Topic::NextDealer,
                Topic::Dealing,
                Topic::FuritenDraw,
                Topic::FaceDown,
                Topic::ClaimOrder,
                Topic::KongAfterPung,
            ],
            cite("rules.1"),
        ),
        (&[Topic::HuWithoutDivision], decided(6)),
        (&[Topic::KongNotReady], cite("dealend.4")),
        (&[Topic::Divides], cite("dealend.1")),
        (&[Topic::Counted], cite("dealend.3")),
        (&[Topic::OutAfterFalseHu], decided(10)),
        (&[Topic::DealEndOfThree], cite("three.6")),
        (&[Topic::FirstDiscard], decided(1)),
        (&[Topic::MoveAfterHu], decided(2)),
        (&[Topic::HuCards], decided(3)),
        (&[Topic::Replacement], decided(4)),
        (&[Topic::DealingOfThree], cite("three.5")),
        (&[Topic::AbsentNoTiles], cite("three.4")),
        (&[Topic::AbsentIsNorth], cite("three.3")),
        (&[Topic::Furiten], cite("furiten.1")),
        (&[Topic::FuritenHu], cite("furiten.3")),
        (&[Topic::DeadHand], cite("dead.1")),
        (&[Topic::DeadHandKong], cite("dead.2")),
        (&[Topic::DeadHandClaim], cite("dead.3")),
        (&[Topic::DeadHandHu], cite("dead.4")),
        (&[Topic::FirstWord], cite("declare.5")),
        (&[Topic::PenaltyKinds], cite("penalty.1")),
        (&[Topic::ScaleRestarts], cite("scale.3")),
        (&[Topic::PenaltyInResult], cite("scale.4")),
        (&[Topic::SeatsStay], cite("seating.10")),
        (&[Topic::Sheet], cite("equipment.6")),
        (&[Topic::AgreedKeeper], cite("protocol.1")),
        (&[Topic::OtherKeeper], cite("protocol.2")),
        (&[Topic::MarkHu], cite("protocol.3")),
        (&[Topic::MarkKong], cite("protocol.4")),
        (&[Topic::SubstituteDeals], cite("substitute.2")),
        (&[Topic::NoOwnDeal], cite("substitute.3")),
        (&[Topic::OthersUnchanged], cite("substitute.4")),
        (&[Topic::WonWithSubstitute], decided(16)),
        (&[Topic::SharedPlace], cite("ties.1")),
        (&[Topic::WonSession], cite("ties.3")),
        (&[Topic::TileSet], cite("equipment.1")),
        (&[Topic::Dice], cite("equipment.2")),
        (&[Topic::WindCards], cite("equipment.3")),
        (&[Topic::WindsDrawn], cite("seating.9")),
        (&[Topic::HuNumbers], cite("equipment.4")),
        (&[Topic::SuitCards], cite("equipment.5")),
        (&[Topic::SuitCardTurned], decided(20)),
        (&[Topic::HuBeforeDead], decided(21)),
        (&[Topic::TurnStart], cite("turn.1")),
        (&[Topic::TurnEnd], cite("turn.2")),
        (&[Topic::NoDrawAfterDiscard], cite("turn.3")),
        (&[Topic::OneLine], cite("turn.7")),
        (&[Topic::Words], cite("declare.1")),
    ]),
    facts: &[
        cite("declare.4"),
        // Two worked examples of one hand, divided in two ways.
        cite("dealend.6"),
        cite("dealend.7"),
    ],
};
