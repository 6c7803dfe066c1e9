//! The hands that a Sichuan player works towards.
use super::mind::Mind;
use crate::bot::outlook::{Chances, Pace, real};
use crate::bot::plan::{Claims, Goal, Plan, SUITS, only};
use crate::bot::race::{Stand, Tiles};
use arrayvec::ArrayVec;
use rules::shape::{SevenPairs, ThirteenOrphans};
use rules::shape::{Shapes, shanten_of};
use rules::sichuan::{Liveness, Presentation, wall_end_hand};
use rules::tile::{KindSet, Suit};

/// Plans of one hand; `worth` is in fan.
pub(super) type Plans = ArrayVec<Plan, 10>;

static CHANCES: Chances =
    Chances::new(Pace::new([0.17, 0.26, 0.33, 0.40, 0.48, 0.55, 0.60, 0.60, 0.60], 0.965));

/// What comes with a Hu whatever the hand: nothing is paid at the end of the wall, and the player is out of danger.
const OUT: f64 = 2.0;

const SHAPES: Shapes = Shapes { pairs: SevenPairs::Repeats, orphans: ThirteenOrphans::No };

impl Mind<'_> {
    /// How 3n+1 tiles stand, by the best of the plans; a waiting hand is valued by the rules.
    pub(super) fn stand(&self, tiles: &Tiles, plans: &Plans) -> Stand {
        if let Some(stand) = self.waiting(tiles) {
            return stand;
        }
        let mut best = Stand::HOPELESS;
        for plan in plans {
            let fan = plan.worth + extra(tiles, plan.of);
            best = best.better(self.race.stand(tiles, plan, &CHANCES, self.worth(points(fan), 0.55)));
        }
        best
    }

    /// What a Hu of so many points brings; `drawn` is how often it is self-drawn.
    fn worth(&self, points: f64, drawn: f64) -> f64 {
        OUT + drawn * (points + 1.0) * self.opponents + (1.0 - drawn) * points
    }

    /// A hand that waits for something that is left.
    fn waiting(&self, tiles: &Tiles) -> Option<Stand> {
        let forbidden = self.own_forbidden()?;
        let near = shanten_of(tiles.concealed, tiles.melds.len(), SHAPES).is_ok_and(|s| s.min() == 0);
        if !near || self.view.aside.is_some() {
            return None;
        }
        let hand = wall_end_hand(self.rules, &tiles.hand(), Presentation::Unknown, forbidden, Liveness::Live)
            .ok()?;
        let (mut each, mut sum) = (0.0, 0.0);
        for wait in &hand.waits {
            let left = f64::from(self.race.unseen(wait.tile));
            each += left * self.race.wait;
            sum += left * self.race.wait * self.worth(f64::from(wait.points), 1.0 / self.race.wait);
        }
        if each == 0.0 {
            return None;
        }
        let chance = CHANCES.win(1, self.race.each(each), self.race.draws);
        // Ready at the end of the wall is something, too.
        let ready = 1.5 * (1.0 - chance);
        Some(Stand { lacking: 1, gain: chance * sum / each + ready })
    }
}

/// Points of so many fan, between whole ones as well.
fn points(fan: f64) -> f64 {
    let fan = fan.clamp(0.0, 4.0);
    let whole = (fan as i32).min(3);
    let low = f64::from(1 << whole);
    low + low * (fan - f64::from(whole))
}

/// The plans of this hand with tiles of these kinds.
pub(super) fn plans_of(tiles: &Tiles, kinds: KindSet) -> Plans {
    let mut all: ArrayVec<(Plan, u8), 10> = ArrayVec::new();
    let mut add = |of: KindSet, goal, claims, worth| {
        let plan = Plan { of, goal, claims, worth };
        if plan.fits(&tiles.melds)
            && let Some(lacking) = plan.lacking(tiles.concealed, tiles.melds.len())
        {
            let _ = all.try_push((plan, lacking));
        }
    };
    add(kinds, Goal::Sets, Claims::Allowed, 0.0);
    add(kinds, Goal::Pairs, Claims::None, 2.0);
    add(kinds, Goal::Pungs, Claims::Allowed, 1.0);
    for suit in Suit::ALL {
        let of = SUITS[suit.index()].intersection(kinds);
        if !of.is_empty() {
            add(of, Goal::Sets, Claims::Allowed, 2.0);
            add(of, Goal::Pairs, Claims::None, 4.0);
            add(of, Goal::Pungs, Claims::Allowed, 3.0);
        }
    }
    let nearest = all.iter().map(|(_, lacking)| *lacking).min().unwrap_or(0);
    all.into_iter().filter(|(_, lacking)| *lacking <= nearest + 3).map(|(plan, _)| plan).collect()
}

/// Kongs, and kinds with all four copies, in fan.
fn extra(tiles: &Tiles, of: KindSet) -> f64 {
    let kongs = tiles.melds.iter().filter(|m| m.kind().is_kong()).count();
    let roots = only(tiles.concealed, of).four_or_more().len();
    real(kongs) + 0.8 * real(roots)
}
