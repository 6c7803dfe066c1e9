//! Furiten: after a passed Hu on a discard.
use super::rules::{FuritenEnd, FuritenScope, GreaterValue, SichuanRules};
use super::topic::Topic;
use crate::clause::Basis;
use crate::tile::TileKind;

/// What one player has passed since his last tile from the wall. Only discards and robbed kongs matter: a
/// self-drawn Hu is never barred.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Furiten {
    /// By kind of number tile: the dearest Hu passed, in points; zero if none.
    passed: [u16; 27],
}

/// Why a Hu is barred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barred {
    /// The clause of the ban.
    pub ban: Basis,
    /// The clause that says which tiles it covers.
    pub scope: Basis,
    /// The clause that makes the Hu a false one.
    pub sanction: Basis,
}

impl Furiten {
    /// Nothing was passed.
    pub const NONE: Self = Self { passed: [0; 27] };

    /// A Hu of this value was passed on a discard of this kind.
    pub fn pass(&mut self, tile: TileKind, points: i32) {
        if let Some(most) = self.passed.get_mut(tile.index()) {
            // Every Hu is worth a point at least.
            *most = (*most).max(u16::try_from(points).unwrap_or(u16::MAX)).max(1);
        }
    }

    /// The player has drawn a tile from the wall. Returns the clause that ends the furiten.
    pub fn draw(&mut self, rules: &SichuanRules) -> Basis {
        *self = Self::NONE;
        rules.cite(Topic::FuritenDraw)
    }

    /// The player has claimed a pung or kong, or declared a kong. Returns the clause that ends or keeps the furiten.
    pub fn claim(&mut self, rules: &SichuanRules) -> Basis {
        if rules.furiten.end.value == FuritenEnd::DrawOrClaim {
            *self = Self::NONE;
        }
        rules.furiten.end.basis
    }

    /// Whether a Hu of this value on a discard of this kind is barred, and by which clauses.
    pub fn bars(&self, rules: &SichuanRules, tile: TileKind, points: i32) -> Option<Barred> {
        let passed = match rules.furiten.scope.value {
            FuritenScope::SameKind => self.passed.get(tile.index()).copied().unwrap_or(0),
            FuritenScope::AnyKind => self.passed.into_iter().max().unwrap_or(0),
        };
        let dearer = rules.furiten.greater_value.value == GreaterValue::Allowed && points > i32::from(passed);
        (passed > 0 && !dearer).then(|| Barred {
            ban: rules.cite(Topic::Furiten),
            scope: rules.furiten.scope.basis,
            sanction: rules.cite(Topic::FuritenHu),
        })
    }
}
