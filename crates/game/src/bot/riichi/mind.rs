//! What a riichi player knows and thinks of the deal, gathered once a decision.
use super::danger::Threat;
use crate::bot::outlook::{Chances, Pace, real};
use crate::deal::riichi::View;
use arrayvec::ArrayVec;
use rules::counts::TileCounts;
use rules::meld::Meld;
use rules::riichi::{PoolFate, Riichi, RiichiRules, dora_of};
use rules::seat::Seat;
use rules::tile::TileKind;

/// A hand as a player turns it over in his mind: concealed tiles and declared groups.
#[derive(Clone, Debug)]
pub(super) struct Tiles {
    pub(super) concealed: TileCounts,
    pub(super) reds: [u8; 3],
    pub(super) melds: ArrayVec<Meld, 4>,
}

impl Tiles {
    pub(super) fn is_closed(&self) -> bool {
        self.melds.iter().all(|m| m.is_concealed())
    }

    /// Takes a tile of this kind away, a plain one where there is one.
    pub(super) fn without(&self, kind: TileKind) -> Self {
        let mut rest = self.clone();
        rest.concealed.remove(kind);
        if let (Some(suit), Some(5)) = (kind.suit(), kind.rank()) {
            let reds = &mut rest.reds[suit.index()];
            *reds = (*reds).min(rest.concealed.get(kind));
        }
        rest
    }
}

/// What is on a player's mind.
#[derive(Debug)]
pub(super) struct Mind<'a> {
    pub(super) rules: &'a RiichiRules,
    pub(super) view: &'a View,
    /// Tiles of each kind that the player does not see.
    pub(super) unseen: [u8; 34],
    /// All of them, and those in the dead wall.
    pub(super) unseen_tiles: f64,
    /// Own draws left.
    pub(super) draws: usize,
    pub(super) dora: ArrayVec<TileKind, 5>,
    pub(super) threats: ArrayVec<Threat, 3>,
}

/// Chances while nobody threatens, with a closed hand and with claims; the same against riichi.
static CLOSED: Chances =
    Chances::new(Pace::new([0.13, 0.16, 0.19, 0.24, 0.30, 0.38, 0.45, 0.50, 0.50], 0.945));
static OPEN: Chances = Chances::new(Pace::new([0.15, 0.21, 0.25, 0.29, 0.35, 0.42, 0.50, 0.50, 0.50], 0.945));
static CLOSED_LATE: Chances =
    Chances::new(Pace::new([0.13, 0.16, 0.19, 0.24, 0.30, 0.38, 0.45, 0.50, 0.50], 0.88));
static OPEN_LATE: Chances =
    Chances::new(Pace::new([0.15, 0.21, 0.25, 0.29, 0.35, 0.42, 0.50, 0.50, 0.50], 0.88));

impl<'a> Mind<'a> {
    pub(super) fn new(rules: &'a RiichiRules, view: &'a View) -> Self {
        let mut unseen = [4u8; 34];
        let mut see = |kind: TileKind, n: u8| unseen[kind.index()] = unseen[kind.index()].saturating_sub(n);
        for kind in view.hand.concealed.kinds().iter() {
            see(kind, view.hand.concealed.get(kind));
        }
        view.drawn.iter().for_each(|tile| see(tile.kind(), 1));
        view.indicators.iter().for_each(|tile| see(tile.kind(), 1));
        view.discards.iter().filter(|d| d.fate == PoolFate::Kept).for_each(|d| see(d.tile.kind(), 1));
        view.melds.iter().flatten().for_each(|m| m.group().tiles().for_each(|kind| see(kind, 1)));
        let unseen_tiles = unseen.iter().map(|n| f64::from(*n)).sum::<f64>().max(1.0);
        let dora = view.indicators.iter().map(|tile| dora_of(rules, tile.kind()).value).collect();
        let draws = usize::from(view.live_tiles).div_ceil(4);
        let mut mind = Self { rules, view, unseen, unseen_tiles, draws, dora, threats: ArrayVec::new() };
        mind.threats = mind.find_threats();
        mind
    }

    pub(super) fn unseen(&self, kind: TileKind) -> f64 {
        f64::from(self.unseen[kind.index()])
    }

    /// The hand, with the drawn tile if there is one.
    pub(super) fn tiles(&self) -> Tiles {
        let mut hand = self.view.hand.clone();
        self.view.drawn.iter().for_each(|tile| hand.add(*tile));
        Tiles { concealed: hand.concealed, reds: hand.red_fives, melds: hand.melds }
    }

    pub(super) const fn is_dealer(&self) -> bool {
        self.view.dealer.index() == self.view.seat.index()
    }

    /// The player whose discards may be claimed for chows.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> {
        let own = self.view.seat;
        (1..4).map(move |steps| own.plus(steps))
    }

    /// The chances of a hand that may claim, or of one that may not.
    pub(super) fn chances(&self, claims: crate::bot::plan::Claims) -> &'static Chances {
        use crate::bot::plan::Claims;
        let pressed = self.threats.iter().any(|threat| threat.weight > 0.6);
        match (claims, pressed) {
            (Claims::None, false) => &CLOSED,
            (Claims::Allowed, false) => &OPEN,
            (Claims::None, true) => &CLOSED_LATE,
            (Claims::Allowed, true) => &OPEN_LATE,
        }
    }

    pub(super) fn in_riichi(&self, seat: Seat) -> bool {
        self.view.riichi[seat.index()] != Riichi::None
    }

    /// What so many han are worth to this player, honba and bets among it.
    pub(super) fn points(&self, han: f64) -> f64 {
        let hand = points(han) * if self.is_dealer() { 1.5 } else { 1.0 };
        hand + self.stake()
    }

    /// What comes with a win whatever the hand: honba, bets, and that nobody else wins.
    pub(super) fn stake(&self) -> f64 {
        let others = if self.is_dealer() { 3200.0 } else { 2200.0 };
        others + f64::from(self.view.honba) * 300.0 + f64::from(self.view.bets) * 1000.0
    }
}

/// Points of a non-dealer's hand of so many han, between the usual ones.
pub(super) fn points(han: f64) -> f64 {
    const USUAL: [f64; 14] = [
        0.0, 1100.0, 2200.0, 4300.0, 7500.0, 8000.0, 12000.0, 12000.0, 16000.0, 16000.0, 16000.0, 24000.0,
        24000.0, 32000.0,
    ];
    let han = han.clamp(0.0, 12.999);
    let whole = han as usize;
    USUAL[whole] + (USUAL[whole + 1] - USUAL[whole]) * (han - real(whole))
}
