//! The exhaustive draw: tenpai, who pays, nagashi, and what a noten riichi costs.
use super::declare::own_copies;
use super::penalty::{Offence, Sanction};
use super::rules::{Nagashi, RiichiRules, TenpaiDisplay};
use super::topic::Topic;
use super::unlawful::{Reason, Unlawful};
use crate::clause::{Answer, Basis};
use crate::hand::Hand;
use crate::seat::{Seat, SeatSet};
use crate::settlement::{Party, Transfer, Transfers};
use crate::shape::{OwnCopies, Shapes, waits};
use crate::tile::{KindSet, TileKind};
use arrayvec::ArrayVec;

/// How a hand stands at an exhaustive draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tenpai {
    /// One of these is lacking. Kinds that the player holds four of are left out, if there are others; whether any
    /// other copy can still come plays no part.
    Tenpai(KindSet),
    /// It waits only for tiles that the player holds all four of himself.
    Exhausted(KindSet),
    /// More than one tile is lacking, or the hand has no right number of tiles.
    Noten,
}

impl Tenpai {
    /// Whether it counts as tenpai.
    pub const fn is_tenpai(self) -> bool {
        matches!(self, Self::Tenpai(_))
    }
}

/// Whether a hand of 3n+1 concealed tiles is tenpai (riichi row 75). Yaku are not needed.
pub fn tenpai(rules: &RiichiRules, hand: &Hand) -> Answer<Tenpai> {
    let of = |own| waits(hand.concealed, &hand.melds, Shapes::RIICHI, own).unwrap_or_default();
    let left = of(own_copies(rules));
    if !left.is_empty() {
        let possible = of(OwnCopies::All);
        let kinds = if possible.is_empty() { left } else { possible };
        return Answer { value: Tenpai::Tenpai(kinds), basis: rules.cite(Topic::EmptyWait) };
    }
    let exhausted = of(OwnCopies::Ignored);
    if exhausted.is_empty() {
        return Answer { value: Tenpai::Noten, basis: rules.cite(Topic::TenpaiPayment) };
    }
    let in_kong = |k| hand.melds.iter().any(|m| m.kind().is_kong() && m.tile() == k);
    let basis = if exhausted.iter().any(in_kong) {
        rules.cite(Topic::OwnKongExhausts)
    } else {
        rules.draw.exhausted_wait.basis
    };
    Answer { value: Tenpai::Exhausted(exhausted), basis }
}

/// Whether a player must show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shows {
    /// He is in riichi.
    Riichi,
    /// He is not.
    Free,
}

/// Whether a tenpai player may say noten (riichi row 73).
pub fn may_hide_tenpai(rules: &RiichiRules, player: Shows) -> Result<Basis, Unlawful> {
    let mut no = Unlawful::NONE;
    no.add((rules.draw.tenpai_display.value == TenpaiDisplay::MustShow).then_some(Reason::MustShowTenpai));
    no.add((player == Shows::Riichi).then_some(Reason::MustShowRiichi));
    no.or(rules.draw.tenpai_display.basis)
}

/// The order in which tenpai is announced: from the dealer in turn order (riichi row 74).
pub fn announcement_order(rules: &RiichiRules, dealer: Seat) -> Answer<[Seat; 4]> {
    Answer { value: [0, 1, 2, 3].map(|i| dealer.plus(i)), basis: rules.cite(Topic::TenpaiOrder) }
}

/// A tile of a discard pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PoolTile {
    /// The kind.
    pub kind: TileKind,
    /// What became of it.
    pub fate: PoolFate,
}

/// What became of a discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PoolFate {
    /// It lies in the pool.
    Kept,
    /// Somebody claimed it.
    Claimed,
}

/// Whether this pool is a nagashi at an exhaustive draw; own melds play no part (riichi rows 77–78).
pub fn check_nagashi(rules: &RiichiRules, pool: &[PoolTile]) -> Result<Basis, Unlawful> {
    let mut no = Unlawful::NONE;
    no.add((rules.draw.nagashi.value == Nagashi::None).then_some(Reason::NoNagashi));
    no.add((pool.iter().any(|t| !t.kind.is_terminal_or_honour())).then_some(Reason::NagashiSimple));
    no.add((pool.iter().any(|t| t.fate == PoolFate::Claimed)).then_some(Reason::NagashiClaimed));
    no.or(rules.cite(Topic::NagashiPool))
}

/// What a transfer of a deal without winner is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawPayment {
    /// From noten to tenpai.
    Tenpai,
    /// For a nagashi.
    Nagashi,
    /// For a chombo.
    Chombo,
    /// A bet of the deal that returns after a chombo.
    BetReturned,
}

impl DrawPayment {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Tenpai => "tenpai",
            Self::Nagashi => "nagashi",
            Self::Chombo => "chombo",
            Self::BetReturned => "bet_returned",
        }
    }
}

/// What the players show and claim at an exhaustive draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DrawClaims {
    /// Who shows a tenpai hand.
    pub tenpai: SeatSet,
    /// Whose pool is a nagashi.
    pub nagashi: SeatSet,
    /// Who is in riichi.
    pub riichi: SeatSet,
    /// Whose hand is dead: noten, and no nagashi (D35).
    pub dead: SeatSet,
    /// Dead hands in riichi that prove they were tenpai when riichi was declared.
    pub proved: SeatSet,
}

/// A chombo found at an exhaustive draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundChombo {
    /// Who.
    pub offender: Seat,
    /// Where it stands.
    pub basis: Basis,
}

/// What an exhaustive draw comes to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DrawOutcome {
    /// Who pays whom; empty if there is a chombo.
    pub transfers: Transfers<DrawPayment, 12>,
    /// Noten riichi that are a chombo: the deal is replayed instead of paid.
    pub chombo: ArrayVec<FoundChombo, 4>,
    /// Nagashi that are paid.
    pub nagashi: SeatSet,
}

impl DrawOutcome {
    /// Who has a chombo.
    pub fn offenders(&self) -> SeatSet {
        self.chombo.iter().map(|c| c.offender).collect()
    }
}

/// Settles an exhaustive draw (riichi rows 72 and 77–79, sections 4.5 and 4.6): chombo of noten riichi first, then
/// nagashi, then the tenpai payments. Honba and bets play no part.
pub fn exhaustive_draw(rules: &RiichiRules, dealer: Seat, claims: DrawClaims) -> DrawOutcome {
    let tenpai = claims.tenpai.difference(claims.dead);
    let mut out = DrawOutcome::default();
    for offender in claims.riichi.difference(tenpai).iter() {
        let offence = match (claims.dead.contains(offender), claims.proved.contains(offender)) {
            (false, _) => Offence::NOTEN_RIICHI,
            (true, true) => Offence::DEAD_RIICHI_PROVED,
            (true, false) => Offence::DEAD_RIICHI_NOT_PROVED,
        };
        let sanction = offence.sanction(rules);
        if sanction.value == Sanction::Chombo {
            out.chombo.push(FoundChombo { offender, basis: sanction.basis });
        }
    }
    if !out.chombo.is_empty() {
        return out;
    }
    if rules.draw.nagashi.value == Nagashi::Mangan {
        out.nagashi = claims.nagashi.difference(claims.dead);
    }
    for winner in out.nagashi.iter() {
        pay_nagashi(&mut out.transfers, rules, dealer, winner);
    }
    if out.nagashi.is_empty() {
        pay_tenpai(&mut out.transfers, rules, tenpai);
    }
    out
}

/// Like a mangan by self-draw: the dealer gets 4,000 from each; another 4,000 from the dealer and 2,000 from each.
fn pay_nagashi(out: &mut Transfers<DrawPayment, 12>, rules: &RiichiRules, dealer: Seat, winner: Seat) {
    for payer in Seat::ALL.into_iter().filter(|s| *s != winner) {
        let points = if winner == dealer || payer == dealer { 4000 } else { 2000 };
        let (from, to) = (Party::Seat(payer), Party::Seat(winner));
        let basis = rules.cite(Topic::NagashiPayment);
        let _ = out.try_push(Transfer { from, to, points, kind: DrawPayment::Nagashi, basis });
    }
}

/// 3,000 in all, shared by the payers and by the paid.
fn pay_tenpai(out: &mut Transfers<DrawPayment, 12>, rules: &RiichiRules, tenpai: SeatSet) {
    let noten = SeatSet::ALL.difference(tenpai);
    let basis = rules.cite(Topic::TenpaiPayment);
    let mut pay = |from, to, points| {
        let (from, to) = (Party::Seat(from), Party::Seat(to));
        let _ = out.try_push(Transfer { from, to, points, kind: DrawPayment::Tenpai, basis });
    };
    match tenpai.len() {
        // Each noten player hands his 1,500 to one tenpai player, so that no stick is split.
        2 => noten.iter().zip(tenpai.iter()).for_each(|(from, to)| pay(from, to, 1500)),
        1 | 3 => {
            for from in noten.iter() {
                tenpai.iter().for_each(|to| pay(from, to, 1000));
            }
        }
        _ => {}
    }
}
