//! A win as a protocol records it: han and fu, or the limit, without the tiles.
use super::award::{Award, Note, PaymentKind};
use super::context::{Win, WinContext};
use super::fu::Fu;
use super::limit::{Limit, base_points};
use super::payment;
use super::reading::Reading;
use super::rules::{OpenPinfu, PinfuSelfDraw, RiichiRules, YakumanSum};
use super::topic::Topic;
use super::yaku::{Yaku, YakuSet};
use crate::clause::Basis;
use crate::settlement::Transfers;
use arrayvec::ArrayVec;

/// What a protocol says a hand is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recorded {
    /// Han and fu; fu may be nothing from five han on.
    HanFu {
        /// Han, dora among them.
        han: u8,
        /// Fu, rounded.
        fu: u8,
    },
    /// A limit by its name.
    Limit(Limit),
    /// So many yakuman.
    Yakuman(u8),
}

/// Who pays whom for a recorded win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedWin {
    /// The limit reached.
    pub limit: Limit,
    /// The clause of the limit, or of the payment table below mangan.
    pub limit_basis: Basis,
    /// Base points.
    pub base_points: i32,
    /// Who pays whom.
    pub transfers: Transfers<PaymentKind, 8>,
    /// What these rules did differently.
    pub notes: ArrayVec<Note, 9>,
}

/// Settles a win whose value stands in the protocol. `None` if no hand has such a value (no han, fu that are no tens or
/// that so few han cannot have, no fu below five han), or if the winner would pay himself.
pub fn settle_recorded(rules: &RiichiRules, recorded: Recorded, ctx: &WinContext) -> Option<RecordedWin> {
    let pays_himself = ctx.win == Win::Ron(ctx.winner)
        || ctx.kong_feeder == Some(ctx.winner)
        || ctx.liable.iter().any(|l| l.feeder == ctx.winner);
    if pays_himself {
        return None;
    }
    let (base_points, limit, han) = worth(rules, recorded, ctx.win)?;
    let limit_basis = match limit {
        Limit::Yakuman => rules.cite(Topic::YakumanLimit),
        _ if han >= 13 => rules.yaku.counted_yakuman.basis,
        _ => rules.cite(Topic::Payments),
    };
    let yakuman = if limit == Limit::Yakuman { (base_points / 8000) as u8 } else { 0 };
    let mut award = Award {
        lines: ArrayVec::new(),
        han,
        fu: Fu::default(),
        limit,
        limit_basis,
        yakuman,
        base_points,
        // The payments do not look at it, and it does not leave this function.
        reading: Reading::SevenPairs,
        transfers: ArrayVec::new(),
        notes: ArrayVec::new(),
    };
    let mut known = YakuSet::EMPTY;
    for liable in ctx.liable.iter().filter(|_| yakuman > 0) {
        known.insert(liable.yakuman);
    }
    let single = |_: Yaku| 1;
    payment::pay(&mut award, rules, ctx, known, single);
    Some(RecordedWin { limit, limit_basis, base_points, transfers: award.transfers, notes: award.notes })
}

/// Base points, limit and han of what is recorded.
fn worth(rules: &RiichiRules, recorded: Recorded, win: Win) -> Option<(i32, Limit, u8)> {
    match recorded {
        Recorded::HanFu { han, fu } => {
            let self_draw = win == Win::SelfDraw;
            let is_fu = match fu {
                // Pinfu and self-draw; by ron only an open hand, where the rules leave it so.
                20 => {
                    self_draw && han >= 2 && rules.fu.pinfu_self_draw.value == PinfuSelfDraw::Twenty
                        || rules.fu.open_pinfu.value == OpenPinfu::Twenty
                }
                // Seven pairs, and self-draw is a yaku of theirs.
                25 => han >= 2 + u8::from(self_draw),
                _ => fu % 10 == 0 && (30..=170).contains(&fu),
            };
            // From five han on the fu may be left out.
            let may_be = is_fu || han >= 5 && fu == 0;
            if han == 0 || !may_be {
                return None;
            }
            let (base, limit) = base_points(rules, han.into(), fu.into());
            Some((base, limit, han))
        }
        Recorded::Yakuman(count) => (1..=6).contains(&count).then(|| {
            // More yakuman than one count only where the rules add them up.
            let count = match rules.yaku.yakuman_sum.value {
                YakumanSum::One => 1,
                YakumanSum::Added => count,
            };
            (8000 * i32::from(count), Limit::Yakuman, 13)
        }),
        Recorded::Limit(limit) => {
            let base = match limit {
                Limit::None => return None,
                Limit::Mangan => 2000,
                Limit::Haneman => 3000,
                Limit::Baiman => 4000,
                Limit::Sanbaiman => 6000,
                Limit::CountedYakuman | Limit::Yakuman => 8000,
            };
            Some((base, limit, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regulation::RegulationId;
    use crate::riichi::Liability;
    use crate::seat::{Seat, Wind};

    fn points(id: RegulationId, recorded: Recorded) -> Option<i32> {
        let win = Win::Ron(Seat::ALL[2]);
        let ctx = WinContext::new(Seat::ALL[0], Seat::ALL[1], Wind::East, win);
        let rules = id.riichi()?;
        settle_recorded(rules, recorded, &ctx).map(|w| w.transfers.iter().map(|t| t.points).sum())
    }

    #[test]
    fn han_and_fu_are_paid_by_the_table() {
        let tesuji = |han, fu| points(RegulationId::Tesuji, Recorded::HanFu { han, fu });
        assert_eq!(tesuji(3, 40), Some(5200));
        assert_eq!(tesuji(2, 25), Some(1600));
        assert_eq!(tesuji(5, 0), Some(8000));
        assert_eq!(points(RegulationId::Tesuji, Recorded::Limit(Limit::Haneman)), Some(12000));
    }

    #[test]
    fn what_no_hand_is_worth_is_none() {
        let wrc = |han, fu| points(RegulationId::Wrc, Recorded::HanFu { han, fu });
        assert_eq!(wrc(0, 30), None);
        assert_eq!(wrc(3, 0), None);
        assert_eq!(wrc(3, 35), None);
        // By ron: no open hand of 20 fu here, and seven pairs are two han.
        assert_eq!((wrc(1, 20), wrc(1, 25)), (None, None));
        assert_eq!(points(RegulationId::Wrc, Recorded::Yakuman(0)), None);
    }
    #[test]
    fn nobody_pays_himself() {
        let [east, south, west, _] = Seat::ALL;
        let rules = RegulationId::Tesuji.riichi().unwrap();
        let mut ctx = WinContext::new(east, south, Wind::East, Win::Ron(west));
        assert!(settle_recorded(rules, Recorded::Yakuman(1), &ctx).is_some());
        ctx.liable.push(Liability { yakuman: Yaku::Daisangen, feeder: south });
        assert_eq!(settle_recorded(rules, Recorded::Yakuman(1), &ctx), None);
    }
}
