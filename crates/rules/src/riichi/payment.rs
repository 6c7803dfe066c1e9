//! Who pays a win: ron, self-draw, honba, bets, liability.
use super::award::{Award, NoteKind, PaymentKind};
use super::context::{Situation, Win, WinContext};
use super::rules::{LiabilityCovers, LiableYakuman, RiichiRules, RinshanLiability};
use super::topic::Topic;
use super::yaku::{Yaku, YakuSet};
use crate::clause::Basis;
use crate::seat::Seat;
use crate::settlement::{Party, Transfer};

/// Rounds up to the next hundred.
pub(super) const fn up_to_hundred(points: i32) -> i32 {
    (points as u32).div_ceil(100) as i32 * 100
}

/// What the discarder pays for these base points.
pub(super) const fn ron_points(base: i32, dealer_wins: DealerWins) -> i32 {
    up_to_hundred(base * if matches!(dealer_wins, DealerWins::Yes) { 6 } else { 4 })
}

/// Whether the winner is the dealer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DealerWins {
    Yes,
    No,
}

impl DealerWins {
    pub(super) const fn of(ctx: &WinContext) -> Self {
        if ctx.is_dealer() { Self::Yes } else { Self::No }
    }
}

/// A part of the base points that one player answers for.
#[derive(Clone, Copy)]
struct Liable {
    feeder: Seat,
    base: i32,
}

/// Adds all transfers of a win to the award, whose base points are known. `yakuman` are those of the hand;
/// `worth` says how many yakuman each counts.
pub(super) fn pay(
    award: &mut Award,
    rules: &RiichiRules,
    ctx: &WinContext,
    yakuman: YakuSet,
    worth: impl Fn(Yaku) -> u8,
) {
    let cite = |topic: Topic| rules.cite(topic);
    let liable = if ctx.liable.is_empty() || yakuman.is_empty() {
        None
    } else {
        liable_part(rules, ctx, yakuman, award.base_points, worth)
    };
    let as_ron = ctx.kong_feeder.filter(|_| rules.liability.rinshan.value == RinshanLiability::Ron);
    let (payer, basis) = match (ctx.win, as_ron) {
        (Win::Ron(from), _) if ctx.situations.has(Situation::ConcealedKong) => {
            (Some(from), cite(Topic::RobbedConcealedKongPays))
        }
        (Win::Ron(from), _) => (Some(from), award.limit_basis),
        (Win::SelfDraw, Some(feeder)) => {
            let basis = rules.liability.rinshan.basis;
            award.note(NoteKind::RinshanAsRon, rules.cite(Topic::RinshanAsRon));
            (Some(feeder), basis)
        }
        (Win::SelfDraw, None) => (None, award.limit_basis),
    };
    let mut table = Payer { award, winner: ctx.winner };
    match payer {
        Some(discarder) => table.ron(rules, ctx, discarder, basis, liable),
        None => table.self_draw(rules, ctx, basis, liable),
    }
    if ctx.bets > 0 {
        let points = 1000 * i32::from(ctx.bets);
        table.add(Party::Table, points, PaymentKind::Bets, cite(Topic::BetsToWinner));
    }
}

/// The part of the hand that a liable player answers for.
fn liable_part(
    rules: &RiichiRules,
    ctx: &WinContext,
    yakuman: YakuSet,
    base: i32,
    worth: impl Fn(Yaku) -> u8,
) -> Option<Liable> {
    let known = |yaku| match rules.liability.yakuman.value {
        LiableYakuman::None => false,
        LiableYakuman::DragonsWinds => yaku != Yaku::Suukantsu,
        LiableYakuman::DragonsWindsKongs => true,
    };
    // Two yakuman with a feeder each cannot stand in one hand: dragons and winds need six groups, and the fourth
    // kong of four is itself the last group of the other. The first that counts decides.
    let liable = ctx.liable.iter().find(|l| yakuman.contains(l.yakuman) && known(l.yakuman))?;
    let part = match rules.liability.covers.value {
        LiabilityCovers::WholeHand => base,
        LiabilityCovers::ThatYakuman => base.min(8000 * i32::from(worth(liable.yakuman))),
    };
    Some(Liable { feeder: liable.feeder, base: part })
}

struct Payer<'a> {
    award: &'a mut Award,
    winner: Seat,
}

impl Payer<'_> {
    fn add(&mut self, from: Party, points: i32, kind: PaymentKind, basis: Basis) {
        if points > 0 {
            let to = Party::Seat(self.winner);
            // At most three payers of the hand, the same three of honba, a liable one, and the table.
            let _ = self.award.transfers.try_push(Transfer { from, to, points, kind, basis });
        }
    }

    fn ron(
        &mut self,
        rules: &RiichiRules,
        ctx: &WinContext,
        discarder: Seat,
        basis: Basis,
        liable: Option<Liable>,
    ) {
        let total = ron_points(self.award.base_points, DealerWins::of(ctx));
        let mut own = total;
        if let Some(liable) = liable {
            if liable.feeder == discarder {
                self.award.note(NoteKind::Liable, rules.cite(Topic::LiabilitySamePlayer));
            } else {
                let basis = rules.cite(Topic::LiabilityRon);
                let half = ron_points(liable.base, DealerWins::of(ctx)) / 2;
                self.award.note(NoteKind::Liable, rules.liability.yakuman.basis);
                self.add(Party::Seat(liable.feeder), half, PaymentKind::Liability, basis);
                own -= half;
            }
        }
        self.add(Party::Seat(discarder), own, PaymentKind::Hand, basis);
        let honba = 300 * i32::from(ctx.honba);
        let basis = rules.cite(Topic::HonbaValue);
        self.add(Party::Seat(discarder), honba, PaymentKind::Honba, basis);
    }

    fn self_draw(&mut self, rules: &RiichiRules, ctx: &WinContext, basis: Basis, liable: Option<Liable>) {
        let honba_basis = rules.cite(Topic::HonbaValue);
        let mut shared = self.award.base_points;
        if let Some(liable) = liable {
            let points = ron_points(liable.base, DealerWins::of(ctx));
            let from = Party::Seat(liable.feeder);
            let basis = rules.cite(Topic::LiabilitySelfDraw);
            self.award.note(NoteKind::Liable, rules.liability.yakuman.basis);
            self.add(from, points, PaymentKind::Liability, basis);
            shared -= liable.base;
            if shared == 0 {
                self.add(from, 300 * i32::from(ctx.honba), PaymentKind::Honba, honba_basis);
                return;
            }
        }
        for seat in Seat::ALL.into_iter().filter(|s| *s != ctx.winner) {
            let double = ctx.is_dealer() || seat == ctx.dealer;
            let points = up_to_hundred(shared * if double { 2 } else { 1 });
            self.add(Party::Seat(seat), points, PaymentKind::Hand, basis);
        }
        if ctx.honba > 0 {
            for seat in Seat::ALL.into_iter().filter(|s| *s != ctx.winner) {
                let honba = 100 * i32::from(ctx.honba);
                self.add(Party::Seat(seat), honba, PaymentKind::Honba, honba_basis);
            }
        }
    }
}
