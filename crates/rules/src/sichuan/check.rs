//! Why a Hu is refused: hands and circumstances that no play leads to, and false Hu. All reasons at once.
use super::context::{HuContext, Situation, Taken};
use super::rules::SichuanRules;
use super::topic::Topic;
use crate::clause::Basis;
use crate::counts::TileCounts;
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::refusal::refusals;
use crate::tile::{Suit, TileKind};
use std::fmt;

refusals! {
    kind { /// One reason why a Hu is refused.
    }
    /// Standing tiles and declared sets do not make fourteen (a kong counting three).
    TileCount = "tile_count", "standing tiles and declared sets do not make fourteen (a kong counts three)";
    /// More than four tiles of a kind.
    FiveCopies = "five_copies", "more than four tiles of one kind";
    /// Honours or bonus tiles.
    NotInTheSet = "not_in_the_set", "honours, flowers and seasons are not in the set of 108 tiles";
    /// A declared chow.
    ChowDeclared = "chow_declared", "a chow cannot be declared";
    /// The winning tile is not among the standing tiles.
    WinningTileMissing = "winning_tile_missing", "the winning tile is not among the standing tiles";
    /// Win after kong on a discard.
    AfterKongByDiscard = "after_kong_by_discard", "a win after kong is self-drawn";
    /// Win after kong without a kong.
    AfterKongWithoutKong = "after_kong_without_kong", "a win after kong without an own kong";
    /// Shoot after kong by self-draw.
    ShootSelfDrawn = "shoot_self_drawn", "a shoot after kong is won on a discard";
    /// Robbing the kong by self-draw.
    RobbingSelfDrawn = "robbing_self_drawn", "a robbed kong is no self-draw";
    /// The robbed tile is in the own hand too.
    RobbingCopies = "robbing_copies", "a robbed kong, but the own hand holds copies of its tile";
    /// Robbing the kong together with shoot after kong or the last tile.
    RobbingWithOther = "robbing_with_other", "a robbed kong is no discard, and there is no kong on the last tile";
    /// The division does not hold the standing tiles.
    DivisionTiles = "division_tiles", "the presented division has other tiles than the hand";
    /// The division is not made of sets.
    DivisionSets = "division_sets", "the presented division is neither sets and a pair nor seven pairs";
    /// The tiles are not complete: a false Hu.
    NotWinning = "no_structure", "the tiles are not a complete hand";
    /// The forbidden suit: a false Hu.
    ForbiddenSuit = "forbidden_suit", "the hand holds the forbidden suit";
    /// Furiten: a false Hu.
    Furiten = "furiten", "the declarer has passed a Hu on this tile";
    /// A dead hand: a false Hu.
    DeadHand = "dead_hand", "the hand is dead";
}

/// Every reason why a Hu is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Refusals(u32);

/// A reason and the clause it rests on, if it is law and not arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub kind: RefusalKind,
    /// The clause.
    pub basis: Option<Basis>,
}

impl RefusalKind {
    /// Whether a Hu that is refused for this alone is a false one.
    pub const fn is_false_hu(self) -> bool {
        Refusals(1 << self as u8).is_false_hu()
    }
}

impl Refusals {
    /// No reason.
    pub const NONE: Self = Self(0);
    const FALSE_HU: u32 = 1 << RefusalKind::NotWinning as u32
        | 1 << RefusalKind::ForbiddenSuit as u32
        | 1 << RefusalKind::Furiten as u32
        | 1 << RefusalKind::DeadHand as u32;

    pub(super) const fn of(kind: RefusalKind) -> Self {
        Self(1 << kind as u8)
    }

    /// Adds a reason, if there is one.
    pub(super) fn add(&mut self, kind: Option<RefusalKind>) {
        if let Some(kind) = kind {
            self.0 |= 1 << kind as u8;
        }
    }

    /// Whether there is no reason.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this reason is among them.
    pub const fn contains(self, kind: RefusalKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// Whether the hand and its circumstances can be and the Hu is false; otherwise they were written down wrongly.
    pub const fn is_false_hu(self) -> bool {
        self.0 != 0 && self.0 & !Self::FALSE_HU == 0
    }

    /// The reasons.
    pub fn kinds(self) -> impl Iterator<Item = RefusalKind> {
        RefusalKind::ALL.iter().copied().filter(move |k| self.contains(*k))
    }

    /// The reasons with the clauses these rules give for them.
    pub fn cited(self, rules: &SichuanRules) -> impl Iterator<Item = Refusal> + '_ {
        self.kinds().map(|kind| Refusal { kind, basis: basis(rules, kind) })
    }
}

/// The clause on which a refusal rests.
fn basis(rules: &SichuanRules, kind: RefusalKind) -> Option<Basis> {
    let topic = match kind {
        RefusalKind::NotWinning => Topic::Structure,
        RefusalKind::ForbiddenSuit => Topic::ForbiddenSuit,
        RefusalKind::Furiten => Topic::FuritenHu,
        RefusalKind::DeadHand => Topic::DeadHandHu,
        RefusalKind::ChowDeclared => Topic::NoChowDeclared,
        RefusalKind::RobbingWithOther => Topic::LastTile,
        RefusalKind::RobbingSelfDrawn => Topic::RobbedKong,
        RefusalKind::DivisionTiles | RefusalKind::DivisionSets => return Some(rules.hand.division.basis),
        _ => return None,
    };
    Some(rules.cite(topic))
}

impl fmt::Debug for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.kinds()).finish()
    }
}

impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.kinds().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(&kind, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusals {}

/// What cannot be in any hand of the family.
pub(super) fn check_tiles(r: &mut Refusals, hand: &Hand, all: TileCounts) {
    r.add((all.has_more_than_four()).then_some(RefusalKind::FiveCopies));
    r.add((all.words()[3] != 0 || !hand.bonus.is_empty()).then_some(RefusalKind::NotInTheSet));
    r.add((hand.melds.iter().any(|m| m.kind() == MeldKind::Chow)).then_some(RefusalKind::ChowDeclared));
}

/// Whether the hand holds a tile of this suit.
pub(super) fn holds_suit(all: TileCounts, suit: Suit) -> bool {
    all.words()[suit.index()] != 0
}

/// Looks for everything but the structure. `all` is standing tiles and declared sets together.
pub(super) fn check(hand: &Hand, win: TileKind, ctx: HuContext, all: TileCounts) -> Refusals {
    use RefusalKind as K;
    use Situation as S;
    let mut r = Refusals::NONE;
    check_tiles(&mut r, hand, all);
    r.add((hand.concealed.total() as usize + 3 * hand.melds.len() != 14).then_some(K::TileCount));
    r.add((hand.concealed.get(win) == 0).then_some(K::WinningTileMissing));
    r.add((holds_suit(all, ctx.forbidden)).then_some(K::ForbiddenSuit));
    if !ctx.situations.is_empty() {
        let has = |s| ctx.situations.has(s);
        let self_drawn = ctx.taken == Taken::SelfDraw;
        r.add((has(S::WinAfterKong) && !self_drawn).then_some(K::AfterKongByDiscard));
        let kong = hand.melds.iter().any(|m| m.kind().is_kong());
        r.add((has(S::WinAfterKong) && !kong).then_some(K::AfterKongWithoutKong));
        r.add((has(S::ShootAfterKong) && self_drawn).then_some(K::ShootSelfDrawn));
        r.add((has(S::RobbingTheKong) && self_drawn).then_some(K::RobbingSelfDrawn));
        r.add((has(S::RobbingTheKong) && all.get(win) > 1).then_some(K::RobbingCopies));
        let other = has(S::ShootAfterKong) || has(S::UnderTheSea);
        r.add((has(S::RobbingTheKong) && other).then_some(K::RobbingWithOther));
        r.add((has(S::Furiten) && !self_drawn).then_some(K::Furiten));
        r.add((has(S::DeadHand)).then_some(K::DeadHand));
    }
    r
}
