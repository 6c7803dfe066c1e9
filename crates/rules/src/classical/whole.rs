//! A complete hand as the patterns and the count see it: kinds, melds and circumstances as bits.
use super::context::{Call, Source, WallTile, WinContext};
use super::double::{Double, Doubles};
use super::point::{DRAGONS, HONOURS, MAJORS, SUITS, WINDS, pair_points};
use super::rules::{Bouquet, ClassicalRules, LastFreeTile, OwnBonus};
use crate::counts::TileCounts;
use crate::decompose::{Chows, Split};
use crate::hand::Hand;
use crate::meld::{Group, MeldKind};
use crate::seat::Wind;
use crate::tile::{Bonus, BonusSet, TileKind};

/// The declared groups of a hand as bits by kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Melded {
    pub(super) chows: Chows,
    /// Claimed pungs.
    pub(super) pungs: u64,
    pub(super) open_kongs: u64,
    pub(super) closed_kongs: u64,
}

impl Melded {
    pub(super) fn of(hand: &Hand) -> Self {
        let mut out = Self::default();
        for meld in &hand.melds {
            let tile = meld.tile();
            match (meld.group(), meld.kind()) {
                (Group::Chow(_), _) => {
                    let (suit, start) = (tile.index() / 9, tile.index() % 9);
                    out.chows.0 += Chows::of_suit(suit, 1 << (3 * start)).0;
                }
                (Group::Pung(_), _) => out.pungs |= 1 << tile.index(),
                (Group::Kong(_), MeldKind::ConcealedKong) => out.closed_kongs |= 1 << tile.index(),
                (Group::Kong(_), _) => out.open_kongs |= 1 << tile.index(),
            }
        }
        out
    }

    #[inline]
    pub(super) const fn kongs(self) -> u64 {
        self.open_kongs | self.closed_kongs
    }

    /// Pungs and kongs.
    #[inline]
    pub(super) const fn threes(self) -> u64 {
        self.pungs | self.kongs()
    }

    #[inline]
    pub(super) const fn is_closed(self) -> bool {
        self.chows.0 == 0 && self.pungs == 0 && self.open_kongs == 0
    }

    #[inline]
    pub(super) const fn is_nothing(self) -> bool {
        self.is_closed() && self.closed_kongs == 0
    }
}

/// Concealed tiles and melds together, a kong counting three.
pub(super) fn counts_of(concealed: TileCounts, hand: &Hand) -> TileCounts {
    let mut out = concealed;
    for meld in &hand.melds {
        meld.group().tiles().take(3).for_each(|k| out.add(k));
    }
    out
}

/// Bit `i` is whether the hand holds the kind of index `i`.
pub(super) fn kinds_of(counts: TileCounts) -> u64 {
    counts.kinds().bits()
}

/// A hand of fourteen tiles with its circumstances.
pub(super) struct Whole<'a> {
    pub(super) rules: &'a ClassicalRules,
    pub(super) hand: &'a Hand,
    pub(super) ctx: &'a WinContext,
    pub(super) win: TileKind,
    pub(super) own: Wind,
    /// All tiles, a kong counting three.
    pub(super) counts: TileCounts,
    pub(super) kinds: u64,
    pub(super) melded: Melded,
    /// Doubles that do not depend on the reading.
    doubles: Doubles,
}

impl<'a> Whole<'a> {
    pub(super) fn new(rules: &'a ClassicalRules, hand: &'a Hand, win: TileKind, ctx: &'a WinContext) -> Self {
        let counts = counts_of(hand.concealed, hand);
        let kinds = kinds_of(counts);
        let own = ctx.seat_wind();
        let mut doubles = Doubles::default();
        tile_doubles(&mut doubles, kinds);
        bonus_doubles(&mut doubles, rules, hand.bonus, own);
        let (free, last) = (ctx.source == Source::Free, ctx.wall_tile == WallTile::Last);
        let both = rules.win.last_free_tile.value == LastFreeTile::Both;
        doubles.add_some(free.then_some(Double::FreeTile));
        doubles.add_some((last && (both || !free)).then_some(Double::LastTile));
        doubles.add_some((matches!(ctx.source, Source::AddedKong(_))).then_some(Double::RobbedKong));
        doubles.add_some((ctx.call == Call::Original).then_some(Double::OriginalCall));
        Self { rules, hand, ctx, win, own, counts, kinds, melded: Melded::of(hand), doubles }
    }

    /// What this split of the concealed tiles is with the melds.
    #[inline]
    pub(super) fn structure(&self, split: &Split) -> Structure {
        let opened = !self.ctx.source.is_drawn()
            && split.triplets >> self.win.index() & 1 == 1
            && split.pair != self.win
            && !in_chow(split.chows, self.win);
        Structure {
            chows: Chows(split.chows.0 + self.melded.chows.0),
            threes: split.triplets | self.melded.threes(),
            concealed: split.triplets,
            completed: u64::from(opened) << self.win.index(),
            pair: split.pair,
        }
    }

    /// The points of sets and pair.
    #[inline]
    pub(super) fn points(&self, s: &Structure) -> i32 {
        let closed = s.concealed & !s.completed;
        let open = self.melded.pungs | s.completed;
        set_points(open, closed, self.melded.open_kongs, self.melded.closed_kongs)
            + pair_points(s.pair, self.own, self.ctx.prevailing)
    }

    /// All doubles of this reading, whose sets and pair have these points.
    #[inline]
    pub(super) fn doubles(&self, s: &Structure, points: i32) -> Doubles {
        let mut doubles = self.doubles;
        honour_doubles(&mut doubles, s.threes, self.own, self.ctx.prevailing);
        doubles.add_some((s.chows.0 == 0).then_some(Double::NoChow));
        doubles.add_some((points == 0).then_some(Double::Mizer));
        let (dragons, winds) = (s.threes & DRAGONS, s.threes & WINDS);
        doubles.add_some((s.pair.is_dragon() && dragons.count_ones() == 2).then_some(Double::TwoDragonPungs));
        doubles.add_some((s.pair.is_wind() && winds.count_ones() == 3).then_some(Double::ThreeWindPungs));
        doubles
    }
}

/// Four sets and a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Structure {
    pub(super) chows: Chows,
    /// Pungs and kongs, concealed and declared.
    pub(super) threes: u64,
    /// Pungs among the concealed tiles.
    pub(super) concealed: u64,
    /// The one of them that another player's tile completed: no other set or pair could have taken it.
    pub(super) completed: u64,
    pub(super) pair: TileKind,
}

/// Whether one of the chows holds the tile.
#[inline]
fn in_chow(chows: Chows, tile: TileKind) -> bool {
    let Some(suit) = tile.suit() else { return false };
    let rank = tile.index() % 9;
    let suit = chows.suit(suit.index());
    (rank.saturating_sub(2)..=rank.min(6)).any(|start| suit >> (3 * start) & 7 != 0)
}

/// The points of pungs and kongs given by kind.
#[inline]
pub(super) const fn set_points(open: u64, closed: u64, open_kongs: u64, closed_kongs: u64) -> i32 {
    // A major is worth twice a minor, closed twice open, a kong four times a pung; the least is 2.
    const fn weight(sets: u64) -> i32 {
        (sets.count_ones() + (sets & MAJORS).count_ones()) as i32
    }
    2 * weight(open) + 4 * weight(closed) + 8 * weight(open_kongs) + 16 * weight(closed_kongs)
}

/// Doubles that rest on the kinds of all tiles.
pub(super) fn tile_doubles(doubles: &mut Doubles, kinds: u64) {
    let suits = SUITS.iter().filter(|suit| kinds & **suit != 0).count();
    let honours = kinds & HONOURS != 0;
    doubles.add_some((suits == 1 && honours).then_some(Double::OneSuitWithHonours));
    doubles.add_some((suits == 1 && !honours).then_some(Double::OneSuit));
    doubles.add_some((suits == 0 && honours).then_some(Double::Honours));
    doubles.add_some((kinds & !MAJORS == 0 && kinds != 0).then_some(Double::Majors));
    doubles.add_some((kinds & MAJORS == 0 && kinds != 0).then_some(Double::Minors));
}

/// Doubles that rest on pungs and kongs of honours.
#[inline]
pub(super) fn honour_doubles(doubles: &mut Doubles, threes: u64, own: Wind, round: Wind) {
    let has = |wind: Wind| threes >> wind.tile().index() & 1 == 1;
    doubles.add_dragons((threes & DRAGONS).count_ones());
    doubles.add_some(has(own).then_some(Double::OwnWindPung));
    doubles.add_some(has(round).then_some(Double::RoundWindPung));
}

/// Doubles of flowers and seasons, where the rule set has them.
pub(super) fn bonus_doubles(doubles: &mut Doubles, rules: &ClassicalRules, bonus: BonusSet, own: Wind) {
    if bonus.is_empty() {
        return;
    }
    let (flower, season) = own_bonus(bonus, own);
    match rules.bonus.own.value {
        OwnBonus::None => {}
        OwnBonus::Each => {
            doubles.add_some(flower.then_some(Double::OwnFlower));
            doubles.add_some(season.then_some(Double::OwnSeason));
        }
        OwnBonus::Both => doubles.add_some((flower && season).then_some(Double::OwnFlowerAndSeason)),
    }
    let times = match rules.bonus.bouquet.value {
        Bouquet::None => 0,
        Bouquet::Once => 1,
        Bouquet::Twice => 2,
    };
    doubles.add_bouquets(times * bouquets(bonus));
}

/// Whether flower and season of the own seat are there.
pub(super) fn own_bonus(bonus: BonusSet, own: Wind) -> (bool, bool) {
    let number = own.index() as u8 + 1;
    let has = |b: Option<Bonus>| b.is_some_and(|b| bonus.contains(b));
    (has(Bonus::flower(number)), has(Bonus::season(number)))
}

/// How many complete bouquets there are.
pub(super) fn bouquets(bonus: BonusSet) -> u32 {
    let whole = |tile: fn(u8) -> Option<Bonus>| (1..=4).all(|n| tile(n).is_some_and(|b| bonus.contains(b)));
    u32::from(whole(Bonus::flower)) + u32::from(whole(Bonus::season))
}
