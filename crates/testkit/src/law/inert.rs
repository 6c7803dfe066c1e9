//! Answers without effect: what another answer of the same rule set leaves nothing to decide for.
//!
//! The list is closed and short on purpose. An answer that a house rule may not give at all stands among the
//! contradictions of the family, not here.
use rules::hall::{HallRules, RatingKind, Tables, ThreePlayers};
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

/// One row of the list of the hall.
#[derive(Debug)]
pub struct InertHall {
    /// The key of the option whose answer changes nothing, or the group of keys, ending in a dot.
    pub key: &'static str,
    /// Why it changes nothing.
    pub why: &'static str,
    /// Whether that is so: the shipped rules, and those with the other answer.
    pub holds: fn(&HallRules, &HallRules) -> bool,
}

impl InertHall {
    /// Whether the row speaks of this key and holds.
    pub fn is_of(&self, key: &str, shipped: &HallRules, flipped: &HallRules) -> bool {
        let is_named = if self.key.ends_with('.') { key.starts_with(self.key) } else { key == self.key };
        is_named && (self.holds)(shipped, flipped)
    }
}

const fn no_rating(shipped: &HallRules, flipped: &HallRules) -> bool {
    matches!((shipped.rating.kind.value, flipped.rating.kind.value), (RatingKind::None, RatingKind::None))
}

/// Every answer about the hall without effect.
pub static HALL: &[InertHall] = &[
    InertHall { key: "rating.", why: "no rating is kept", holds: no_rating },
    InertHall { key: "rating_base.", why: "no rating is kept", holds: no_rating },
    InertHall {
        key: "ladder.",
        why: "no rating is kept, so there is no list of rated players",
        holds: no_rating,
    },
    InertHall {
        key: "rating.steady_games",
        why: "with one game more the formula gives just the adjustment that stays",
        holds: |shipped, flipped| {
            let games = shipped.rating.steady_games.value.get();
            flipped.rating.steady_games.value.get() == games + 1
                && 1000 - shipped.rating.step_thousandths.value.get() * games
                    == shipped.rating.steady_thousandths.value.get()
        },
    },
    InertHall {
        key: "short.again",
        why: "nobody has been at a short table where none plays",
        holds: |shipped, _| {
            shipped.entry.tables.value == Tables::Full && shipped.short.three.value == ThreePlayers::Refused
        },
    },
];
