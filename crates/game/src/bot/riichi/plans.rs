//! The hands that a riichi player works towards, and how a hand without a tile stands with them.
use super::mind::{Mind, Tiles};
use crate::bot::outlook::real;
use crate::bot::plan::{Claims, Goal, HONOURS, Plan, SIMPLES, SUITS};
use arrayvec::ArrayVec;
use rules::counts::TileCounts;
use rules::meld::Group;
use rules::riichi::OpenTanyao;
use rules::tile::{KindSet, Suit, TileKind};

/// Plans of one hand; `worth` is in han, without dora and pungs of value.
pub(super) type Plans = ArrayVec<Plan, 20>;

/// How a hand stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    /// What is lacking for the best plan.
    pub(super) lacking: u8,
    /// What the win is worth times its chance.
    pub(super) gain: f64,
}

impl Stand {
    pub(super) const HOPELESS: Self = Self { lacking: 9, gain: 0.0 };
}

/// Plans that lack so many tiles more than the nearest are left out.
const BEHIND: u8 = 2;

impl Mind<'_> {
    /// How many han a pung of this kind is worth to this player.
    pub(super) fn value_han(&self, kind: TileKind) -> f64 {
        if kind.is_dragon() {
            return 1.0;
        }
        let winds = [self.view.prevailing, self.view.seat.wind(self.view.dealer)];
        real(winds.iter().filter(|wind| wind.tile() == kind).count())
    }

    /// The plans that this hand may follow, those far behind the nearest left out.
    pub(super) fn plans(&self, tiles: &Tiles) -> Plans {
        let closed = tiles.is_closed();
        // Riichi with what comes with it: self-draw, ippatsu, hidden dora.
        let riichi = if closed { 1.7 } else { 0.0 };
        let mut all: ArrayVec<(Plan, u8), 24> = ArrayVec::new();
        let mut add = |of: KindSet, goal, claims, worth: f64| {
            let plan = Plan { of, goal, claims, worth };
            if plan.fits(&tiles.melds)
                && let Some(lacking) = plan.lacking(tiles.concealed, tiles.melds.len())
            {
                let _ = all.try_push((plan, lacking));
            }
        };
        let has_value = tiles.melds.iter().any(|m| self.value_han(m.tile()) > 0.0 && !is_chow(m.group()))
            || HONOURS.iter().any(|k| tiles.concealed.get(k) >= 3 && self.value_han(k) > 0.0);
        if closed {
            add(KindSet::ALL, Goal::Sets, Claims::None, riichi);
            add(KindSet::ALL, Goal::Pairs, Claims::None, riichi + 1.6);
            if has_value {
                add(KindSet::ALL, Goal::Sets, Claims::Allowed, 0.0);
            }
            add(KindSet::ALL, Goal::Orphans, Claims::None, 13.0);
        } else {
            // Without a yaku it only counts as tenpai at a draw.
            add(KindSet::ALL, Goal::Sets, Claims::Allowed, if has_value { 0.0 } else { -9.0 });
        }
        if closed || self.rules.yaku.open_tanyao.value == OpenTanyao::Yes {
            add(SIMPLES, Goal::Sets, Claims::Allowed, 1.0);
        }
        for kind in HONOURS.iter().filter(|k| tiles.concealed.get(*k) == 2 && self.value_han(*k) > 0.0) {
            add(KindSet::ALL, Goal::With(kind), Claims::Allowed, 0.0);
        }
        for suit in Suit::ALL {
            let numbers = SUITS[suit.index()];
            add(numbers.union(HONOURS), Goal::Sets, Claims::Allowed, 2.0 + f64::from(u8::from(closed)));
            add(numbers, Goal::Sets, Claims::Allowed, 5.0 + f64::from(u8::from(closed)));
        }
        add(KindSet::ALL, Goal::Pungs, Claims::Allowed, 2.0);
        let nearest = all.iter().map(|(_, lacking)| *lacking).min().unwrap_or(0);
        all.into_iter()
            .filter(|(_, lacking)| *lacking <= nearest + BEHIND)
            .map(|(plan, _)| plan)
            .take(20)
            .collect()
    }

    /// Dora and pungs of value in what a plan keeps, in han.
    fn extra(&self, tiles: &Tiles, plan: &Plan) -> f64 {
        let mut han = 0.0;
        for kind in self.dora.iter().filter(|k| plan.of.contains(**k)) {
            han += 0.95 * f64::from(tiles.concealed.get(*kind).min(3));
        }
        for suit in Suit::ALL {
            let five = TileKind::number(suit, 5).filter(|five| plan.of.contains(*five));
            han += five.map_or(0.0, |_| 0.9 * f64::from(tiles.reds[suit.index()]));
        }
        for meld in &tiles.melds {
            let dora = |kind: TileKind| real(self.dora.iter().filter(|d| **d == kind).count());
            han += meld.group().tiles().map(dora).sum::<f64>() + f64::from(meld.reds());
            if !is_chow(meld.group()) {
                han += self.value_han(meld.tile());
            }
        }
        for kind in HONOURS.intersection(plan.of).iter() {
            han += match (tiles.concealed.get(kind), plan.goal) {
                (3.., _) => self.value_han(kind),
                (2, Goal::With(forced)) if forced == kind => self.value_han(kind),
                (2, _) => 0.25 * self.value_han(kind),
                _ => 0.0,
            };
        }
        han
    }

    /// How 3n+1 tiles stand, by the best of these plans.
    pub(super) fn stand(&self, tiles: &Tiles, plans: &Plans) -> Stand {
        let mut best = Stand::HOPELESS;
        for plan in plans {
            let stand = self.stand_by(tiles, plan);
            if stand.gain >= best.gain && (stand.gain > best.gain || stand.lacking < best.lacking) {
                best = stand;
            }
        }
        best
    }

    fn stand_by(&self, tiles: &Tiles, plan: &Plan) -> Stand {
        let Some(distance) = plan.distance(tiles.concealed, tiles.melds.len()) else {
            return Stand::HOPELESS;
        };
        let lacking = distance.lacking.max(1);
        let claims = if tiles.is_closed() && plan.worth >= 1.7 && plan.claims == Claims::None {
            Claims::None
        } else {
            plan.claims
        };
        let weight = |kind| self.unseen(kind) * weight(tiles.concealed, kind, lacking, claims);
        let each = distance.accepted.iter().map(weight).sum::<f64>() / self.unseen_tiles;
        let chances = self.chances(claims);
        let chance = chances.win(lacking, each, self.draws);
        // At the end of the wall those who wait are paid.
        let ready = if self.draws <= 6 {
            let near = chances.win(lacking - 1, each, self.draws);
            1100.0 * near * (1.0 - chance)
        } else {
            0.0
        };
        if plan.worth < 0.0 {
            return Stand { lacking, gain: ready };
        }
        let gain = chance * self.points(plan.worth + self.extra(tiles, plan)) + ready;
        Stand { lacking, gain }
    }
}

const fn is_chow(group: Group) -> bool {
    matches!(group, Group::Chow(_))
}

/// How often a tile comes, the own draw being 1: others discard it, too.
fn weight(concealed: TileCounts, kind: TileKind, lacking: u8, claims: Claims) -> f64 {
    match (claims, lacking) {
        (_, 1) => 2.0,
        (Claims::None, _) => 1.0,
        _ if concealed.get(kind) >= 2 => 3.0,
        _ if kind.is_honour() || concealed.get(kind) == 1 => 1.0,
        _ => 1.6,
    }
}
