//! What cannot be: hands and circumstances that no play leads to. All reasons are named at once.
use super::context::{Riichi, Situation, Win, WinContext};
use super::rules::{ConcealedKongRobbing, RedFives, RiichiRules};
use super::topic::Topic;
use super::yaku::Yaku;
use crate::clause::Basis;
use crate::counts::TileCounts;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::refusal::refusals;
use crate::seat::Seat;
use crate::tile::{KindSet, Tile, TileKind};
use std::fmt;

refusals! {
    kind { /// One reason why a win is refused.
    }
    /// Concealed tiles and melds do not make fourteen (a kong counting three).
    TileCount = "tile_count", "concealed tiles and melds do not make fourteen (a kong counts three)";
    /// More than four tiles of a kind.
    FiveCopies = "five_copies", "more than four tiles of one kind, indicators included";
    /// More red fives than the set has.
    RedFives = "red_fives", "more red fives than there are";
    /// The winning tile is not among the concealed tiles.
    WinningTileMissing = "winning_tile_missing", "the winning tile is not among the concealed tiles";
    /// More ura indicators than indicators.
    UraCount = "ura_count", "more ura indicators than dora indicators";
    /// The discarder is the winner.
    OwnDiscard = "own_discard", "the discarder is the winner";
    /// A liable player or kong feeder is the winner.
    OwnFeeder = "own_feeder", "the liable player is the winner";
    /// The named feeder is not the player from whom the melds say the group was claimed.
    FeederOfOtherMeld = "feeder_of_other_meld", "no group was claimed from the player named as its feeder";
    /// Ura indicators without riichi.
    UraWithoutRiichi = "ura_without_riichi", "ura indicators without riichi";
    /// Liability for a yakuman that knows none.
    LiableYakuman = "liable_yakuman", "liability exists for big three dragons, big four winds and four kongs only";
    /// Riichi with an open hand.
    RiichiOpenHand = "riichi_open_hand", "riichi with an open hand";
    /// Ippatsu without riichi.
    IppatsuWithoutRiichi = "ippatsu_without_riichi", "ippatsu without riichi";
    /// Rinshan by ron.
    RinshanWithoutSelfDraw = "rinshan_without_tsumo", "rinshan without self-draw";
    /// Rinshan without a kong.
    RinshanWithoutKong = "rinshan_without_kong", "rinshan without an own kong";
    /// Rinshan in the ippatsu turn: the kong broke it.
    RinshanWithIppatsu = "rinshan_with_ippatsu", "rinshan with ippatsu: the kong has broken the turn";
    /// Rinshan together with haitei.
    RinshanWithHaitei = "rinshan_with_haitei", "rinshan with haitei";
    /// An empty wall named without rinshan.
    EmptyWallWithoutRinshan = "empty_wall_without_rinshan", "an empty wall was named, but not rinshan: say haitei or houtei";
    /// Chankan by self-draw.
    ChankanWithSelfDraw = "chankan_with_tsumo", "chankan with self-draw";
    /// Chankan together with houtei.
    ChankanWithHoutei = "chankan_with_houtei", "chankan with houtei";
    /// Copies of a robbed tile in the own hand.
    ChankanCopies = "chankan_copies", "a robbed kong, but the own hand holds copies of its tile";
    /// A concealed kong robbed without chankan.
    ConcealedKongNotRobbed = "concealed_kong_not_robbed", "a concealed kong was named as robbed, but not chankan";
    /// A concealed kong robbed where that is not allowed.
    ConcealedKongRobbed = "concealed_kong_robbed", "a concealed kong may be robbed only for thirteen orphans, and not under all rules";
    /// Haitei by ron.
    HaiteiWithoutSelfDraw = "haitei_without_tsumo", "haitei without self-draw";
    /// Houtei by self-draw.
    HouteiWithSelfDraw = "houtei_with_tsumo", "houtei with self-draw";
    /// Tenhou of a non-dealer.
    TenhouNotDealer = "tenhou_not_dealer", "tenhou of a player who is not the dealer";
    /// Tenhou by ron.
    TenhouWithoutSelfDraw = "tenhou_without_tsumo", "tenhou without self-draw";
    /// Chihou of the dealer.
    ChihouAsDealer = "chihou_as_dealer", "chihou of the dealer";
    /// Chihou by ron.
    ChihouWithoutSelfDraw = "chihou_without_tsumo", "chihou without self-draw";
    /// Renhou of the dealer.
    RenhouAsDealer = "renhou_as_dealer", "renhou of the dealer";
    /// Renhou by self-draw.
    RenhouWithSelfDraw = "renhou_with_tsumo", "renhou with self-draw";
    /// A first-turn win with melds.
    FirstTurnWithMeld = "first_turn_with_meld", "tenhou, chihou or renhou with a declared group";
    /// A first-turn win with something that needs a later turn.
    FirstTurnWithOther = "first_turn_with_other", "tenhou, chihou or renhou with riichi, rinshan, chankan, haitei, houtei or each other";
    /// A merged tile without self-draw.
    MergedWithoutSelfDraw = "merged_without_tsumo", "a merged winning tile without self-draw";
    /// The kong feeder without a rinshan win on a claimed kong.
    KongFeederWithoutRinshan = "kong_feeder_without_rinshan", "a kong feeder without a rinshan win on a claimed kong";
    /// The tiles are not complete.
    NotWinning = "not_winning", "the tiles are not a complete hand";
    /// No yaku.
    NoYaku = "no_yaku", "the hand has no yaku";
}

/// Every reason why a win is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Refusals(u64);

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

    /// Adds a reason where the condition holds; without a branch.
    pub(super) fn add_if(&mut self, kind: RefusalKind, holds: impl FnOnce() -> bool) {
        self.0 |= u64::from(holds()) << kind as u8;
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
    pub fn cited(self, rules: &RiichiRules) -> impl Iterator<Item = Refusal> + '_ {
        self.kinds().map(|kind| {
            let basis = match kind {
                RefusalKind::ConcealedKongRobbed => Some(rules.calls.concealed_kong_robbing.basis),
                _ => topic(kind).map(|t| rules.cite(t)),
            };
            Refusal { kind, basis }
        })
    }
}

/// The topic on which a refusal rests.
const fn topic(kind: RefusalKind) -> Option<Topic> {
    Some(match kind {
        RefusalKind::RiichiOpenHand => Topic::RiichiConcealed,
        RefusalKind::RinshanWithHaitei => Topic::RinshanExcludesLastTile,
        RefusalKind::NoYaku => Topic::NeedsYaku,
        RefusalKind::IppatsuWithoutRiichi | RefusalKind::RinshanWithIppatsu => Topic::Yaku(Yaku::Ippatsu),
        RefusalKind::ChankanWithSelfDraw => Topic::RobbingKong,
        RefusalKind::TenhouNotDealer => Topic::Yaku(Yaku::Tenhou),
        RefusalKind::ChihouAsDealer => Topic::Yaku(Yaku::Chihou),
        RefusalKind::RenhouAsDealer | RefusalKind::RenhouWithSelfDraw => Topic::Yaku(Yaku::Renhou),
        _ => return None,
    })
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

/// Looks for everything that cannot be. `all` is concealed tiles and melds together, `reds` the red fives of both.
pub(super) fn check(
    rules: &RiichiRules,
    hand: &Hand,
    win: Tile,
    ctx: &WinContext,
    all: TileCounts,
    reds: u32,
) -> Refusals {
    use RefusalKind as K;
    use Situation as S;
    let mut r = Refusals::NONE;
    let concealed = hand.concealed.total() as usize;
    r.add_if(K::TileCount, || concealed + 3 * hand.melds.len() != 14);
    r.add_if(K::WinningTileMissing, || hand.concealed.get(win.kind()) == 0);
    r.add_if(K::FiveCopies, || all.has_more_than_four() || five_with_indicators(ctx, all));
    check_reds(&mut r, rules, hand, win, reds);
    let (dora, ura) = (ctx.indicators.len(), ctx.ura_indicators.len());
    // A caller who names no dora indicator at all may still name ura: the others hit nothing.
    r.add_if(K::UraCount, || dora > 0 && ura > dora);
    r.add_if(K::UraWithoutRiichi, || ura > 0 && ctx.riichi == Riichi::None);

    let ron = match ctx.win {
        Win::SelfDraw => false,
        Win::Ron(from) => {
            r.add_if(K::OwnDiscard, || from == ctx.winner);
            true
        }
    };
    let riichi = ctx.riichi != Riichi::None;
    r.add_if(K::RiichiOpenHand, || riichi && !hand.is_concealed());
    if !ctx.situations.is_empty() {
        let has = |s| ctx.situations.has(s);
        r.add_if(K::IppatsuWithoutRiichi, || has(S::Ippatsu) && !riichi);
        r.add_if(K::RinshanWithoutSelfDraw, || has(S::Rinshan) && ron);
        r.add_if(K::RinshanWithoutKong, || has(S::Rinshan) && !hand.melds.iter().any(|m| m.kind().is_kong()));
        r.add_if(K::RinshanWithIppatsu, || has(S::Rinshan) && has(S::Ippatsu));
        r.add_if(K::RinshanWithHaitei, || has(S::Rinshan) && has(S::Haitei));
        r.add_if(K::EmptyWallWithoutRinshan, || has(S::EmptyWall) && !has(S::Rinshan));
        r.add_if(K::ChankanWithSelfDraw, || has(S::Chankan) && !ron);
        r.add_if(K::ChankanWithHoutei, || has(S::Chankan) && has(S::Houtei));
        r.add_if(K::ChankanCopies, || has(S::Chankan) && all.get(win.kind()) > 1);
        r.add_if(K::ConcealedKongNotRobbed, || has(S::ConcealedKong) && !has(S::Chankan));
        let may_rob = rules.calls.concealed_kong_robbing.value == ConcealedKongRobbing::ThirteenOrphans
            && hand.concealed.kinds() == KindSet::TERMINALS_AND_HONOURS;
        r.add_if(K::ConcealedKongRobbed, || has(S::ConcealedKong) && !may_rob);
        r.add_if(K::HaiteiWithoutSelfDraw, || has(S::Haitei) && ron);
        r.add_if(K::HouteiWithSelfDraw, || has(S::Houtei) && !ron);
        r.add_if(K::TenhouNotDealer, || has(S::Tenhou) && !ctx.is_dealer());
        r.add_if(K::TenhouWithoutSelfDraw, || has(S::Tenhou) && ron);
        r.add_if(K::ChihouAsDealer, || has(S::Chihou) && ctx.is_dealer());
        r.add_if(K::ChihouWithoutSelfDraw, || has(S::Chihou) && ron);
        r.add_if(K::RenhouAsDealer, || has(S::Renhou) && ctx.is_dealer());
        r.add_if(K::RenhouWithSelfDraw, || has(S::Renhou) && !ron);
        let first = [S::Tenhou, S::Chihou, S::Renhou].into_iter().filter(|s| has(*s)).count();
        let later = [S::Rinshan, S::Chankan, S::Haitei, S::Houtei].into_iter().any(has);
        r.add_if(K::FirstTurnWithMeld, || first > 0 && !hand.melds.is_empty());
        r.add_if(K::FirstTurnWithOther, || first > 1 || first == 1 && (riichi || later));
        r.add_if(K::MergedWithoutSelfDraw, || has(S::MergedTile) && ron);
    }
    if let Some(feeder) = ctx.kong_feeder {
        let claimed = hand.melds.iter().any(|m| m.kind() == MeldKind::ClaimedKong);
        r.add_if(K::KongFeederWithoutRinshan, || !claimed || !ctx.situations.has(S::Rinshan));
        r.add_if(K::OwnFeeder, || feeder == ctx.winner);
        r.add_if(K::FeederOfOtherMeld, || !fed_by(hand, ctx, feeder, |m| m.kind() == MeldKind::ClaimedKong));
    }
    for liable in &ctx.liable {
        r.add_if(K::OwnFeeder, || liable.feeder == ctx.winner);
        r.add_if(K::LiableYakuman, || {
            !matches!(liable.yakuman, Yaku::Daisangen | Yaku::Daisuushii | Yaku::Suukantsu)
        });
        r.add_if(K::FeederOfOtherMeld, || {
            !fed_by(hand, ctx, liable.feeder, |m| match liable.yakuman {
                Yaku::Daisangen => m.tile().is_dragon(),
                Yaku::Daisuushii => m.tile().is_wind(),
                _ => m.kind() == MeldKind::ClaimedKong,
            })
        });
    }
    r
}

/// Whether one of these melds may have been claimed from this player: it was, or nobody says from whom.
fn fed_by(hand: &Hand, ctx: &WinContext, feeder: Seat, of: impl Fn(&Meld) -> bool) -> bool {
    let mut claimed = hand.melds.iter().filter(|m| of(m) && !m.is_concealed());
    claimed.any(|m| m.from().is_none_or(|from| ctx.winner.at(from) == feeder))
}

/// Whether an indicator is the fifth tile of its kind.
fn five_with_indicators(ctx: &WinContext, all: TileCounts) -> bool {
    let (dora, ura) = (&ctx.indicators, &ctx.ura_indicators);
    if dora.len() + ura.len() <= 1 && !all.has_four() {
        return false;
    }
    let room = 4usize.saturating_sub(dora.len() + ura.len()) as u8;
    let near = |kinds: &[TileKind]| kinds.iter().any(|k| all.get(*k) > room);
    if !near(dora) && !near(ura) {
        return false;
    }
    let mut shown = all;
    dora.iter().chain(ura).for_each(|k| shown.add(*k));
    shown.has_more_than_four()
}

/// Red fives: no more than concealed fives, and no more in all than the set has.
fn check_reds(r: &mut Refusals, rules: &RiichiRules, hand: &Hand, win: Tile, total: u32) {
    if total == 0 && !win.is_red() {
        return;
    }
    // Where red fives are plain fives, any five may be one.
    let most = match rules.dora.red_fives.value {
        RedFives::None => [4; 3],
        RedFives::Three => [1; 3],
        RedFives::Four => [1, 2, 1],
    };
    let possible = (0..3).all(|suit| {
        let concealed = hand.red_fives[suit];
        let melded: u8 = hand.melds.iter().filter(|m| m.tile().index() / 9 == suit).map(|m| m.reds()).sum();
        concealed <= hand.concealed.get(TileKind::at(suit * 9 + 4))
            && concealed.saturating_add(melded) <= most[suit]
    });
    let win_is_there = !win.is_red() || win.kind().suit().is_some_and(|s| hand.red_fives[s.index()] > 0);
    r.add_if(RefusalKind::RedFives, || !possible);
    r.add_if(RefusalKind::WinningTileMissing, || !win_is_there);
}
