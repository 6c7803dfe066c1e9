//! Answers without effect: what another answer of the same rule set leaves nothing to decide for.
//!
//! The list is closed and short on purpose. An answer that a house rule may not give at all stands among the
//! contradictions of the family, not here.
use rules::riichi::{Extension, KanDora, LiableYakuman, OpenKongIndicator, RiichiRules, UmaKind, YakumanSum};

/// One row of the list.
#[derive(Debug)]
pub struct Inert {
    /// The key of the option whose answer changes nothing.
    pub key: &'static str,
    /// Why it changes nothing.
    pub why: &'static str,
    /// Whether that is so: the shipped rules, and those with the other answer.
    pub holds: fn(&RiichiRules, &RiichiRules) -> bool,
}

/// Every answer without effect.
pub static INERT: &[Inert] = &[
    Inert {
        key: "game.target_points",
        why: "without a target the leader may stop, and nobody leads with less than nothing",
        holds: |shipped, flipped| {
            shipped.game.target_points.value.get().is_none()
                && flipped.game.target_points.value.get() == Some(0)
                && flipped.game.extension.value == Extension::None
        },
    },
    Inert {
        key: "result.uma_ties",
        why: "there is neither uma nor oka to share",
        holds: |_, flipped| flipped.result.uma.value == UmaKind::None && flipped.result.oka.value.get() == 0,
    },
    Inert {
        key: "dora.open_kong_indicator",
        why: "kongs turn no indicator",
        holds: |_, flipped| flipped.dora.kan_dora.value == KanDora::None,
    },
    Inert {
        key: "dora.pending_indicator",
        why: "no indicator waits: kongs turn none, or turn it before the next kong can follow",
        holds: |_, flipped| {
            flipped.dora.kan_dora.value == KanDora::None
                || flipped.dora.open_kong_indicator.value != OpenKongIndicator::AfterDiscard
        },
    },
    Inert {
        key: "liability.covers",
        why: "there is only one yakuman to answer for",
        holds: |_, flipped| {
            flipped.yaku.yakuman_sum.value == YakumanSum::One
                || flipped.liability.yakuman.value == LiableYakuman::None
        },
    },
];
