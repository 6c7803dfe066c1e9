//! Limits and base points.
use super::rules::{CountedYakuman, RiichiRules, RoundedMangan};

/// The limit a hand reaches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// Below mangan: han and fu decide.
    None,
    /// 2,000 base points.
    Mangan,
    /// 3,000 base points.
    Haneman,
    /// 4,000 base points.
    Baiman,
    /// 6,000 base points.
    Sanbaiman,
    /// Thirteen or more han without a yakuman, where they are worth one (kazoe).
    CountedYakuman,
    /// 8,000 base points, or a multiple for several yakuman.
    Yakuman,
}

impl Limit {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::CountedYakuman => "kazoe_yakuman",
            Self::Yakuman => "yakuman",
        }
    }
}

/// The base points of a hand without yakuman: `fu × 2^(han+2)` up to 2,000, then the limits.
pub(super) fn base_points(rules: &RiichiRules, han: u32, fu: u32) -> (i32, Limit) {
    match han {
        0..=4 => {
            let base = (fu << (han + 2)) as i32;
            let rounded = rules.yaku.rounded_mangan.value == RoundedMangan::Yes && base == 1920;
            if base >= 2000 || rounded { (2000, Limit::Mangan) } else { (base, Limit::None) }
        }
        5 => (2000, Limit::Mangan),
        6..=7 => (3000, Limit::Haneman),
        8..=10 => (4000, Limit::Baiman),
        11..=12 => (6000, Limit::Sanbaiman),
        _ => match rules.yaku.counted_yakuman.value {
            CountedYakuman::Sanbaiman => (6000, Limit::Sanbaiman),
            CountedYakuman::Yakuman => (8000, Limit::CountedYakuman),
        },
    }
}
