//! A hand in a race without riichi: tiles, what is unseen, and the chance of a plan. Sichuan and classical share it.
use super::outlook::Chances;
use super::plan::{Claims, Goal, Plan};
use arrayvec::ArrayVec;
use rules::counts::TileCounts;
use rules::hand::Hand;
use rules::meld::{Group, Meld};
use rules::tile::TileKind;

/// Concealed tiles and declared groups.
#[derive(Clone, Debug)]
pub(super) struct Tiles {
    pub(super) concealed: TileCounts,
    pub(super) melds: ArrayVec<Meld, 4>,
}

impl Tiles {
    pub(super) fn without(&self, kind: TileKind, n: usize) -> Self {
        let mut rest = self.clone();
        for _ in 0..n {
            rest.concealed.remove(kind);
        }
        rest
    }

    /// The same tiles with one more declared group.
    pub(super) fn declaring(mut self, meld: Meld) -> Option<Self> {
        self.melds.try_push(meld).ok()?;
        Some(self)
    }

    pub(super) fn hand(&self) -> Hand {
        Hand { concealed: self.concealed, melds: self.melds.clone(), ..Hand::default() }
    }

    pub(super) fn is_closed(&self) -> bool {
        self.melds.iter().all(|m| m.is_concealed())
    }
}

/// How a hand stands by its best plan.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stand {
    /// What is lacking.
    pub(super) lacking: u8,
    /// The chance to win times what the win is worth.
    pub(super) gain: f64,
}

impl Stand {
    pub(super) const HOPELESS: Self = Self { lacking: 14, gain: 0.0 };

    pub(super) fn better(self, other: Self) -> Self {
        if other.gain >= self.gain && (other.gain > self.gain || other.lacking < self.lacking) {
            other
        } else {
            self
        }
    }
}

/// What is left of a deal as one player sees it.
#[derive(Clone, Debug)]
pub(super) struct Race {
    /// Tiles of each kind that the player does not see.
    unseen: [u8; 34],
    tiles: f64,
    /// Own draws left.
    pub(super) draws: usize,
    /// How much likelier a tile comes that may be claimed for a pung or for a chow, or that is waited for.
    pub(super) pung: f64,
    pub(super) chow: f64,
    pub(super) wait: f64,
}

impl Race {
    /// `kinds` is how many kinds there are from the first on; `seen` are the tiles that the player sees.
    pub(super) fn new(kinds: usize, seen: impl Iterator<Item = TileKind>, draws: usize) -> Self {
        let mut unseen = [0u8; 34];
        unseen[..kinds].fill(4);
        for kind in seen {
            unseen[kind.index()] = unseen[kind.index()].saturating_sub(1);
        }
        let tiles = unseen.iter().map(|n| f64::from(*n)).sum::<f64>().max(1.0);
        Self { unseen, tiles, draws, pung: 2.6, chow: 1.5, wait: 2.3 }
    }

    pub(super) fn unseen(&self, kind: TileKind) -> u8 {
        self.unseen[kind.index()]
    }

    /// How likely a draw brings so many tiles.
    pub(super) fn each(&self, tiles: f64) -> f64 {
        tiles / self.tiles
    }

    /// How 3n+1 tiles stand with a plan; what it is worth is given.
    pub(super) fn stand(&self, tiles: &Tiles, plan: &Plan, chances: &Chances, worth: f64) -> Stand {
        let Some(distance) = plan.distance(tiles.concealed, tiles.melds.len()) else {
            return Stand::HOPELESS;
        };
        let lacking = distance.lacking.max(1);
        let weight = |kind: TileKind| {
            let often = match (plan.claims, lacking) {
                (_, 1) => self.wait,
                (Claims::None, _) => 1.0,
                _ if tiles.concealed.get(kind) >= 2 && plan.goal != Goal::Chows => self.pung,
                _ if kind.is_honour() || tiles.concealed.get(kind) == 1 || plan.goal == Goal::Pungs => 1.0,
                _ => self.chow,
            };
            f64::from(self.unseen(kind)) * often
        };
        let each = self.each(distance.accepted.iter().map(weight).sum());
        Stand { lacking, gain: chances.win(lacking, each, self.draws) * worth }
    }
}

/// Kinds with their numbers, as the list of tiles.
pub(super) fn listed(tiles: TileCounts) -> impl Iterator<Item = TileKind> {
    tiles.kinds().iter().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(tiles.get(kind))))
}

/// The tiles of declared groups.
pub(super) fn of_melds(melds: &[Meld]) -> impl Iterator<Item = TileKind> {
    melds.iter().flat_map(|m| m.group().tiles())
}

/// Whether a declared group is a chow.
pub(super) const fn is_chow(meld: Meld) -> bool {
    matches!(meld.group(), Group::Chow(_))
}
