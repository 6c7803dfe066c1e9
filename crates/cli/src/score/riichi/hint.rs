//! What nobody has said and what would change the answer: told beside it, with the option that says it.
use super::question::Question;
use crate::args::ScoreArgs;
use rules::clause::Basis;
use rules::meld::MeldKind;
use rules::riichi::{Riichi, RinshanLiability, Situation, Topic};
use rules::seat::{Seat, Wind};
use text::{Lang, say};

/// Something left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// Rinshan with a claimed kong: who fed it, if the marks name one player.
    KongFrom(Option<Wind>),
    /// Riichi, and nobody has said how many sticks lie on the table.
    OwnStick,
}

impl Hint {
    /// What the arguments leave open.
    pub(super) fn of(question: &Question<'_>, args: &ScoreArgs) -> Vec<Self> {
        let stick = question.ctx.riichi != Riichi::None && args.sticks.is_none();
        kong_from(question).into_iter().chain(stick.then_some(Self::OwnStick)).collect()
    }

    /// The name in JSON.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::KongFrom(_) => "kong_from_missing",
            Self::OwnStick => "own_stick",
        }
    }

    /// In words.
    pub(super) fn text(self, lang: Lang) -> String {
        match self {
            Self::KongFrom(Some(wind)) => say!(lang, "hint-kong_from", wind = wind.letter()),
            Self::KongFrom(None) => say!(lang, "hint-kong_from", wind = say!(lang, "help-value-seat")),
            Self::OwnStick => say!(lang, "hint-own_stick"),
        }
    }

    /// The clause, where it is law.
    pub(super) fn basis(self, question: &Question<'_>) -> Option<Basis> {
        match self {
            Self::KongFrom(_) => Some(question.rules.cite(Topic::RinshanAsRon)),
            Self::OwnStick => None,
        }
    }
}

/// Where a rinshan win after a claimed kong is read as a ron, it matters whether that kong was of this turn.
fn kong_from(question: &Question<'_>) -> Option<Hint> {
    let ctx = &question.ctx;
    let as_ron = question.rules.liability.rinshan.value == RinshanLiability::Ron;
    if !as_ron || ctx.kong_feeder.is_some() || !ctx.situations.has(Situation::Rinshan) {
        return None;
    }
    let claimed = question.hand.melds.iter().filter(|meld| meld.kind() == MeldKind::ClaimedKong);
    let mut feeders: Vec<Option<Seat>> = claimed.map(|meld| meld.from().map(|r| ctx.winner.at(r))).collect();
    feeders.dedup();
    match feeders[..] {
        [] => None,
        [feeder] => Some(Hint::KongFrom(feeder.map(|seat| seat.wind(ctx.dealer)))),
        _ => Some(Hint::KongFrom(None)),
    }
}
