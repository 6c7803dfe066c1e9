//! What cannot be or may not be declared. All reasons are named at once.
use super::context::{Call, Opening, Right, Source, WallTile, WinContext};
use super::pattern::LimitHand;
use super::rules::{CallingHand, ClassicalRules};
use super::topic::Topic;
use crate::clause::Basis;
use crate::counts::TileCounts;
use crate::hand::Hand;
use crate::refusal::refusals;
use crate::tile::TileKind;
use std::fmt;

refusals! {
    kind { /// One reason why a Mahjong is refused.
    }
    /// Concealed tiles and melds do not make fourteen (a kong counting three).
    TileCount = "tile_count", "concealed tiles and melds do not make fourteen (a kong counts three)";
    /// More than four tiles of a kind.
    FiveCopies = "five_copies", "more than four tiles of one kind";
    /// A red five.
    RedFives = "red_fives", "the classical set has no red fives";
    /// The winning tile is not among the concealed tiles.
    WinningTileMissing = "winning_tile_missing", "the winning tile is not among the concealed tiles";
    /// The tile came from the winner.
    OwnTile = "own_tile", "the winning tile came from the winner";
    /// Copies of a robbed tile in the own hand.
    RobbedCopies = "robbed_copies", "a robbed kong, but the own hand holds copies of its tile";
    /// A closed kong robbed for another hand than the one that may.
    ClosedKongRobbed = "closed_kong_robbed", "a closed kong may be robbed for thirteen wonders only";
    /// A Free tile without kong, flower or season.
    FreeTileWithoutCause = "free_tile_without_cause", "a free tile without a kong, flower or season";
    /// More kongs in this turn than in the hand, or kongs without a Free tile.
    KongsThisTurn = "kongs_this_turn", "kongs of this turn without a free tile, or more than the hand has";
    /// The last tile of the wall, but not drawn.
    LastTileNotDrawn = "last_tile_not_drawn", "the last tile of the wall was not drawn by the winner";
    /// Heavenly bliss of another player than East.
    HeavenNotEast = "heaven_not_east", "heavenly bliss of a player who is not east";
    /// Heavenly bliss on another player's tile, or with declared sets.
    HeavenNotDealt = "heaven_not_dealt", "heavenly bliss with a claimed tile, a declared set or the last tile";
    /// Earthly bliss of East, or not on his discard.
    EarthNotFromEast = "earth_not_from_east", "earthly bliss of east, or not on a discard of east";
    /// Earthly bliss with declared sets, or without the call.
    EarthNotCalled = "earth_not_called", "earthly bliss with a declared set or without a call before the first move";
    /// An original caller who drew or claimed.
    OriginalCallDrew = "original_call_drew", "an original caller neither draws nor claims";
    /// No calling hand declared.
    NotCalling = "not_calling", "no calling hand was declared in this deal";
    /// The calling hand was declared before the own discard.
    CallingBeforeDiscard = "calling_before_discard", "a player becomes calling only after his own discard";
    /// The right to declare is lost.
    RightLost = "right_lost", "the player declared mahjong wrongly in this deal";
    /// A missing tile is drawn in this turn.
    DrawingMissingTile = "drawing_missing_tile", "in the turn in which a missing tile is drawn there is no mahjong";
    /// The Rose or the dragon chow completed by another player's tile.
    SpecialSetNotDrawn = "special_set_not_drawn", "the rose of winds and the dragon chow are completed from the wall only";
    /// The tiles are not complete.
    NotMahjong = "not_mahjong", "the tiles are not a complete hand";
    /// Neither a limit hand nor an internal double.
    BelowMinimum = "below_minimum", "neither a limit hand nor an internal double";
}

/// Every reason why a Mahjong is refused.
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

impl Refusals {
    /// No reason.
    pub const NONE: Self = Self(0);

    pub(super) const fn of(kind: RefusalKind) -> Self {
        Self(1 << kind as u8)
    }

    pub(super) fn add_some(&mut self, kind: Option<RefusalKind>) {
        self.0 |= kind.map_or(0, |k| 1 << k as u8);
    }

    /// Whether there is no reason.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this reason is among them.
    pub const fn contains(self, kind: RefusalKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The reasons.
    pub fn kinds(self) -> impl Iterator<Item = RefusalKind> {
        RefusalKind::ALL.iter().copied().filter(move |k| self.contains(*k))
    }

    /// The reasons with the clauses these rules give for them.
    pub fn cited(self, rules: &ClassicalRules) -> impl Iterator<Item = Refusal> + '_ {
        self.kinds().map(|kind| Refusal { kind, basis: basis(rules, kind) })
    }
}

/// Where a refusal stands.
fn basis(rules: &ClassicalRules, kind: RefusalKind) -> Option<Basis> {
    use RefusalKind as K;
    let topic = match kind {
        K::NotCalling => return Some(rules.win.calling.basis),
        K::BelowMinimum => return Some(rules.win.minimum.basis),
        K::ClosedKongRobbed => Topic::ClosedKongRobbed,
        K::HeavenNotEast | K::HeavenNotDealt => Topic::Limit(LimitHand::HeavenlyBliss),
        K::EarthNotFromEast | K::EarthNotCalled => Topic::Limit(LimitHand::EarthlyBliss),
        K::OriginalCallDrew => Topic::OriginalCaller,
        K::CallingBeforeDiscard => Topic::CallingAfterDiscard,
        K::RightLost => Topic::LostRight,
        K::DrawingMissingTile => Topic::MissingTile,
        K::SpecialSetNotDrawn => Topic::SpecialSetFromWall,
        K::NotMahjong => Topic::CompleteHand,
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

/// Looks for everything that cannot be. `all` is concealed tiles and melds together.
pub(super) fn check(hand: &Hand, win: TileKind, ctx: &WinContext, all: TileCounts) -> Refusals {
    use RefusalKind as K;
    let mut r = Refusals::NONE;
    r.add_some((hand.concealed.total() as usize + 3 * hand.melds.len() != 14).then_some(K::TileCount));
    r.add_some((hand.concealed.get(win) == 0).then_some(K::WinningTileMissing));
    r.add_some((all.has_more_than_four()).then_some(K::FiveCopies));
    r.add_some((hand.red_fives != [0; 3] || hand.melds.iter().any(|m| m.reds() > 0)).then_some(K::RedFives));
    r.add_some((ctx.source.from() == Some(ctx.winner)).then_some(K::OwnTile));
    let robbed = matches!(ctx.source, Source::AddedKong(_) | Source::ClosedKong(_));
    r.add_some((robbed && all.get(win) > 1).then_some(K::RobbedCopies));
    r.add_some((ctx.wall_tile == WallTile::Last && !ctx.source.is_drawn()).then_some(K::LastTileNotDrawn));
    let kongs = hand.melds.iter().filter(|m| m.kind().is_kong()).count();
    let free = ctx.source == Source::Free;
    let this_turn = usize::from(ctx.kongs_this_turn);
    r.add_some((this_turn > kongs || this_turn > 0 && !free).then_some(K::KongsThisTurn));
    r.add_some((free && kongs == 0 && hand.bonus.is_empty()).then_some(K::FreeTileWithoutCause));
    openings(&mut r, hand, ctx);
    r
}

/// Hands completed before the first move, and original calls.
fn openings(r: &mut Refusals, hand: &Hand, ctx: &WinContext) {
    use RefusalKind as K;
    let declared = !hand.melds.is_empty();
    match ctx.opening {
        Opening::None => {}
        Opening::Heaven => {
            r.add_some((ctx.winner != ctx.dealer).then_some(K::HeavenNotEast));
            let later = declared || ctx.wall_tile == WallTile::Last || ctx.call == Call::Original;
            r.add_some((later || !ctx.source.is_drawn()).then_some(K::HeavenNotDealt));
        }
        Opening::Earth => {
            let from_east = ctx.source == Source::Discard(ctx.dealer) && ctx.winner != ctx.dealer;
            r.add_some((!from_east).then_some(K::EarthNotFromEast));
            r.add_some(
                (declared || matches!(ctx.call, Call::None | Call::BeforeDiscard))
                    .then_some(K::EarthNotCalled),
            );
        }
    }
    let original = ctx.call == Call::Original;
    r.add_some((original && (declared || ctx.source.is_drawn())).then_some(K::OriginalCallDrew));
}

/// Whether the player may declare at all, whatever the hand.
pub(super) fn may_declare(rules: &ClassicalRules, ctx: &WinContext) -> Refusals {
    use RefusalKind as K;
    let mut r = Refusals::NONE;
    let needed = rules.win.calling.value == CallingHand::Required && ctx.opening != Opening::Heaven;
    r.add_some((needed && ctx.call == Call::None).then_some(K::NotCalling));
    r.add_some((needed && ctx.call == Call::BeforeDiscard).then_some(K::CallingBeforeDiscard));
    r.add_some((ctx.right == Right::Lost).then_some(K::RightLost));
    r.add_some((ctx.right == Right::DrawingMissingTile).then_some(K::DrawingMissingTile));
    r
}
