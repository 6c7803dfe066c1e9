//! The hands that a classical player works towards: each with an internal double or a limit hand.
use super::mind::Mind;
use crate::bot::outlook::{Chances, Pace};
use crate::bot::plan::{Claims, Goal, HONOURS, Plan, SIMPLES, SUITS};
use crate::bot::race::{Stand, Tiles, is_chow};
use arrayvec::ArrayVec;
use rules::classical::{Source, WinContext, value, waits};
use rules::shape::shanten;
use rules::tile::{KindSet, Suit};

/// Plans of one hand; `worth` is in whists.
pub(super) type Plans = ArrayVec<Plan, 24>;

static OPEN: Chances = Chances::new(Pace::new([0.15, 0.22, 0.27, 0.31, 0.36, 0.42, 0.50, 0.50, 0.50], 0.965));
static CLOSED: Chances =
    Chances::new(Pace::new([0.13, 0.16, 0.19, 0.24, 0.30, 0.38, 0.45, 0.50, 0.50], 0.965));

/// What a win of so many whists is worth, a usual one being about 1: places count more than whists.
pub(super) fn worth(whists: f64) -> f64 {
    1.0 + whists.min(2000.0) / 800.0
}

impl Mind<'_> {
    /// The plans of this hand, those far behind the nearest left out.
    pub(super) fn plans(&self, tiles: &Tiles) -> Plans {
        let mut all: ArrayVec<(Plan, u8), 32> = ArrayVec::new();
        let mut add = |of: KindSet, goal, claims, whists: f64| {
            let plan = Plan { of, goal, claims, worth: whists };
            if plan.fits(&tiles.melds)
                && let Some(lacking) = plan.lacking(tiles.concealed, tiles.melds.len())
            {
                let _ = all.try_push((plan, lacking));
            }
        };
        let doubles: u8 = {
            let melded = tiles.melds.iter().filter(|m| !is_chow(**m)).map(|m| self.doubles(m.tile()));
            let held = HONOURS.iter().filter(|k| tiles.concealed.get(*k) >= 3).map(|k| self.doubles(k));
            melded.chain(held).sum()
        };
        let times = f64::from(1u32 << doubles.min(5));
        let value = |base: f64, more: u32| base * times * f64::from(1u32 << more);
        let numbers = KindSet::ALL.difference(HONOURS);
        if doubles > 0 {
            add(KindSet::ALL, Goal::Sets, Claims::Allowed, value(28.0, 0));
        }
        for kind in HONOURS.iter().filter(|k| tiles.concealed.get(*k) == 2 && self.doubles(*k) > 0) {
            let own = u32::from(self.doubles(kind));
            add(KindSet::ALL, Goal::With(kind), Claims::Allowed, value(28.0, own));
        }
        add(SIMPLES, Goal::Sets, Claims::Allowed, value(24.0, 1));
        add(numbers, Goal::Chows, Claims::Allowed, value(20.0, 1));
        for suit in Suit::ALL {
            let of = SUITS[suit.index()];
            add(of.union(HONOURS), Goal::Sets, Claims::Allowed, value(28.0, 1));
            add(of, Goal::Sets, Claims::Allowed, value(24.0, 3));
        }
        add(KindSet::ALL, Goal::Pungs, Claims::Allowed, value(36.0, 1));
        add(KindSet::TERMINALS_AND_HONOURS, Goal::Pungs, Claims::Allowed, value(44.0, 2));
        add(KindSet::ALL, Goal::Pairs, Claims::None, 200.0);
        add(KindSet::ALL, Goal::Orphans, Claims::None, 2000.0);
        let nearest = all.iter().map(|(_, lacking)| *lacking).min().unwrap_or(0);
        all.into_iter()
            .filter(|(_, lacking)| *lacking <= nearest + 2)
            .map(|(plan, _)| plan)
            .take(24)
            .collect()
    }

    /// How 3n+1 tiles stand: a waiting hand by the rules, others by the best of the plans.
    pub(super) fn stand(&self, tiles: &Tiles, plans: &Plans) -> Stand {
        let mut best = self.waiting(tiles).unwrap_or(Stand::HOPELESS);
        for plan in plans {
            let chances = if plan.claims == Claims::None { &CLOSED } else { &OPEN };
            let stand = self.race.stand(tiles, plan, chances, worth(plan.worth));
            // A hand that waits was valued by the rules: a plan that thinks otherwise is wrong.
            if stand.lacking > 1 {
                best = best.better(stand);
            }
        }
        best
    }

    /// A hand that waits: for which tiles it may declare, and what for.
    fn waiting(&self, tiles: &Tiles) -> Option<Stand> {
        let near = shanten(tiles.concealed, tiles.melds.len()).is_ok_and(|s| s.min() == 0);
        if !near {
            return None;
        }
        let hand = tiles.hand();
        let kinds = waits(self.rules, &hand, self.own_wind()).ok()?;
        let (view, mut each, mut sum) = (self.view, 0.0, 0.0);
        for kind in kinds.iter() {
            let left = f64::from(self.race.unseen(kind));
            if left == 0.0 {
                continue;
            }
            let mut complete = hand.clone();
            complete.concealed.add(kind);
            for (source, often) in
                [(Source::Wall, 1.0), (Source::Discard(view.seat.next()), self.race.wait - 1.0)]
            {
                let prevailing = view.deal.prevailing.value;
                let ctx = WinContext::new(view.deal.dealer, view.seat, prevailing, source);
                if let Ok(award) = value(self.rules, &complete, kind, &ctx) {
                    each += left * often;
                    sum += left * often * worth(f64::from(award.points));
                }
            }
        }
        if each == 0.0 {
            return None;
        }
        let chances = if tiles.is_closed() { &CLOSED } else { &OPEN };
        let chance = chances.win(1, self.race.each(each), self.race.draws);
        Some(Stand { lacking: 1, gain: chance * sum / each })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dearer_win_is_worth_more_but_not_in_proportion() {
        assert!(worth(2000.0) > worth(52.0));
        assert!(worth(2000.0) < 10.0 * worth(52.0));
    }
}
