//! Yaku, han and fu of every reading; the one that counts.
mod facts;

use super::fu::{Concealed, Kong, group_fu};
use super::limit::{Limit, base_points};
use super::reading::Wait;
use super::rules::*;
use super::yaku::{Yaku, YakuSet};
use crate::counts::{LOW_BITS, TileCounts, gather};
use crate::decompose::{Chows, Split, splits};
use crate::hand::Hand;
use crate::tile::{KindSet, TileKind};

/// Ranks one and nine, as three-bit fields of a suit.
const TERMINAL_FIELDS: u32 = 0o700_000_007;
/// Chow start one of each suit.
const ONE_OF_SUIT: u64 = 1 | 1 << 21 | 1 << 42;
/// Chow starts one and seven of each suit.
const OUTSIDE_STARTS: u64 = 0o1_000_001 * ONE_OF_SUIT;
/// Two, three, four, six and eight.
const GREEN_FIELDS: u32 = 0o070_707_770;
/// The green dragon among the honours.
const GREEN_DRAGON: u32 = 0o700_000;
const OUTSIDE: u64 = KindSet::TERMINALS_AND_HONOURS.bits();

/// Whether the hand is concealed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hiding {
    Concealed,
    Open,
}

/// How the winning tile is valued: a rinshan win may be read as a ron.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    SelfDraw,
    Ron,
}

const WAITS: [Wait; 5] = [Wait::TwoSided, Wait::Closed, Wait::Edge, Wait::Pair, Wait::TwoPairs];

/// What does not depend on the reading.
pub(super) struct Facts<'a> {
    pub(super) rules: &'a RiichiRules,
    pub(super) hand: &'a Hand,
    pub(super) win: TileKind,
    pub(super) all: TileCounts,
    pub(super) hiding: Hiding,
    pub(super) taken: Taken,
    /// Situational yaku and those that the tiles alone decide.
    common: YakuSet,
    meld_chows: u64,
    open_triplets: u64,
    concealed_kongs: u64,
    concealed_kong_count: u32,
    kongs: u8,
    /// Fu of melds, of the base, and for ron or self-draw.
    fixed_fu: u8,
    self_draw_fu: u8,
    seat_wind: TileKind,
    round_wind: TileKind,
    pub(super) dora: u32,
    pub(super) ura: u32,
    pub(super) reds: u32,
    waits: WaitValue,
}

/// Whether the kind of wait gives fu and pinfu: not for a merged tile, where the rules say so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WaitValue {
    Counts,
    Nothing,
}

/// Which shape a reading has.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    Standard(Split, Wait),
    SevenPairs,
    ThirteenOrphans,
}

/// What a reading is worth.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub(super) han: u32,
    /// How many yakuman are paid.
    pub(super) yakuman: u8,
    pub(super) base: i32,
    pub(super) limit: Limit,
}

/// A reading with its value; `yaku` holds only yakuman if there are any.
#[derive(Clone, Copy)]
pub(super) struct Valued {
    pub(super) shape: Shape,
    pub(super) yaku: YakuSet,
    pub(super) raw_fu: u8,
    pub(super) fu: u8,
    pub(super) worth: Worth,
}

/// Which of several readings is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Dearest,
    /// For a merged winning tile, where the rules say so.
    Cheapest,
}

/// What the placements of one split have in common.
struct SplitValue {
    yaku: YakuSet,
    han: u8,
    /// Concealed triplets, kongs not among them.
    triplets: u32,
    pair_fu: u8,
    /// Fixed fu and those of the concealed triplets.
    fu: u8,
}

/// Whether the tiles could be read as a complete hand at all.
#[derive(Clone, Copy)]
enum Complete {
    No,
    Yes,
}

/// The best reading so far.
struct Best {
    order: Order,
    key: u64,
    complete: Complete,
    valued: Option<Valued>,
}

/// What the readings of a hand come to.
pub(super) enum Outcome {
    NotWinning,
    NoYaku,
    Best(Valued),
}

impl Facts<'_> {
    /// The best reading by the rules.
    pub(super) fn best(&self, order: Order) -> Outcome {
        let mut best = Best { order, key: 0, complete: Complete::No, valued: None };
        splits(self.hand.concealed, |split| self.standard(split, &mut best));
        if self.hand.melds.is_empty() {
            if is_seven_pairs(self.hand.concealed) {
                self.seven_pairs(&mut best);
            } else if is_thirteen_orphans(self.hand.concealed) {
                self.thirteen_orphans(&mut best);
            }
        }
        match (best.valued, best.complete) {
            (Some(valued), _) => Outcome::Best(valued),
            (None, Complete::Yes) => Outcome::NoYaku,
            (None, Complete::No) => Outcome::NotWinning,
        }
    }

    /// Offers every placement of the winning tile in one split.
    #[inline(never)]
    fn standard(&self, split: &Split, best: &mut Best) {
        best.complete = Complete::Yes;
        let yaku = self.split_yaku(split);
        let (triplets, outside) = match split.triplets {
            0 => (0, 0),
            some => (some.count_ones(), (some & OUTSIDE).count_ones()),
        };
        let common = SplitValue {
            yaku,
            han: self.han(yaku),
            triplets,
            pair_fu: self.pair_fu(split.pair),
            fu: self.fixed_fu + (4 * (triplets + outside)) as u8,
        };
        let mut placements = self.placements(split);
        while placements != 0 {
            self.placed(split, &common, WAITS[placements.trailing_zeros() as usize % 5], best);
            placements &= placements - 1;
        }
    }

    /// Han of yaku that are no yakuman.
    fn han(&self, yaku: YakuSet) -> u8 {
        match self.hiding {
            Hiding::Concealed => yaku.closed_han(),
            Hiding::Open => yaku.open_han(),
        }
    }

    /// The waits that the winning tile may have completed in this split: bit `i` is `WAITS[i]`.
    fn placements(&self, split: &Split) -> u32 {
        let win = self.win.index();
        let found = u32::from(split.pair == self.win) << 3 | ((split.triplets >> win & 1) as u32) << 4;
        if win >= 27 {
            return found;
        }
        let rank = win % 9;
        // Bits 0, 1, 2: the tile ends, is in the middle of, starts a chow. Two empty fields stand before rank one.
        let chows = u64::from(split.chows.suit(win / 9)) << 6 >> (3 * rank);
        // A seven that starts a chow and a three that ends one are edge waits, the others two-sided.
        let (open, edge) = match rank {
            2 => (chows & 0o700, chows & 0o007),
            6 => (chows & 0o007, chows & 0o700),
            _ => (chows & 0o707, 0),
        };
        found | u32::from(open != 0) | u32::from(chows & 0o070 != 0) << 1 | u32::from(edge != 0) << 2
    }

    /// Yaku of a split that do not depend on where the winning tile went.
    fn split_yaku(&self, split: &Split) -> YakuSet {
        let mut y = self.common;
        let triplets = split.triplets | self.open_triplets | self.concealed_kongs;
        let chows = Chows(split.chows.0 + self.meld_chows);
        let starts = chows.starts();
        if triplets & triplets >> 9 & triplets >> 18 & 0o777 != 0 {
            y.insert(Yaku::SanshokuDoukou);
        }
        if starts == 0 {
            y.insert(Yaku::Toitoi);
            return y;
        }
        if starts & !OUTSIDE_STARTS == 0 && (triplets | 1 << split.pair.index()) & !OUTSIDE == 0 {
            y.insert(if self.all.words()[3] == 0 { Yaku::Junchan } else { Yaku::Chanta });
        }
        y.insert_if(Yaku::Ittsu, || starts & starts >> 9 & starts >> 18 & ONE_OF_SUIT != 0);
        let mixed = starts & starts >> Chows::SUIT & starts >> (2 * Chows::SUIT);
        y.insert_if(Yaku::SanshokuDoujun, || mixed != 0);
        if self.hiding == Hiding::Concealed {
            // Two or three equal chows set bit 1 of a field and make one pair, four set bit 2 and make two.
            let (two, four) = (chows.0 >> 1 & Chows::LOW, chows.0 >> 2 & Chows::LOW);
            if two | four != 0 {
                let one = two.is_power_of_two();
                y.insert(if one { Yaku::Iipeikou } else { Yaku::Ryanpeikou });
            }
        }
        y
    }

    /// Offers a split with the winning tile in a certain place.
    fn placed(&self, split: &Split, common: &SplitValue, wait: Wait, best: &mut Best) {
        let (mut yaku, mut han) = (common.yaku, common.han);
        let ron_triplet = wait == Wait::TwoPairs && self.taken == Taken::Ron;
        match common.triplets + self.concealed_kong_count - u32::from(ron_triplet) {
            3 => {
                yaku.insert(Yaku::Sanankou);
                han += Yaku::Sanankou.closed_han();
            }
            4 => yaku.insert(if wait == Wait::Pair { Yaku::SuuankouTanki } else { Yaku::Suuankou }),
            _ => {}
        }
        let pinfu = self.is_pinfu(split, wait, common.pair_fu);
        if pinfu {
            yaku.insert(Yaku::Pinfu);
            han += Yaku::Pinfu.closed_han();
        }
        let mut raw = common.fu + common.pair_fu;
        if ron_triplet {
            raw -= group_fu(self.win, Concealed::Yes, Kong::No) / 2;
        }
        if self.wait_counts() && wait.has_fu() {
            raw += 2;
        }
        if !pinfu {
            raw += self.self_draw_fu;
        }
        if raw == 20 && self.hiding == Hiding::Open && self.rules.fu.open_pinfu.value == OpenPinfu::Thirty {
            raw += 2;
        }
        let fu = raw.div_ceil(10) * 10;
        self.offer(|| Shape::Standard(*split, wait), yaku, han, (raw, fu), best);
    }

    /// Four concealed chows, a pair without fu, a two-sided wait.
    pub(super) fn is_pinfu(&self, split: &Split, wait: Wait, pair_fu: u8) -> bool {
        let two_fu =
            self.taken == Taken::SelfDraw && self.rules.fu.pinfu_self_draw.value == PinfuSelfDraw::TwoFu;
        wait == Wait::TwoSided
            && split.triplets == 0
            && self.hand.melds.is_empty()
            && pair_fu == 0
            && self.wait_counts()
            && !two_fu
    }

    pub(super) fn pair_fu(&self, pair: TileKind) -> u8 {
        let (seat, round) = (pair == self.seat_wind, pair == self.round_wind);
        if seat && round {
            self.rules.fu.double_wind_pair.value.get() as u8
        } else {
            2 * u8::from(seat || round || pair.is_dragon())
        }
    }

    /// Whether the tile is both seat wind and prevailing wind.
    pub(super) fn is_double_wind(&self, tile: TileKind) -> bool {
        tile == self.seat_wind && tile == self.round_wind
    }

    fn seven_pairs(&self, best: &mut Best) {
        best.complete = Complete::Yes;
        let mut yaku = self.common;
        yaku.insert(Yaku::Chiitoitsu);
        self.offer(|| Shape::SevenPairs, yaku, self.han(yaku), (25, 25), best);
    }

    fn thirteen_orphans(&self, best: &mut Best) {
        best.complete = Complete::Yes;
        let mut yaku = self.common;
        let on_the_pair = self.hand.concealed.get(self.win) == 2;
        yaku.insert(if on_the_pair { Yaku::Kokushi13 } else { Yaku::Kokushi });
        self.offer(|| Shape::ThirteenOrphans, yaku, 0, (0, 0), best);
    }

    /// Values a reading and keeps it if it is better than the best so far. One without yaku is no win.
    fn offer(
        &self,
        shape: impl FnOnce() -> Shape,
        yaku: YakuSet,
        han: u8,
        (raw_fu, fu): (u8, u8),
        best: &mut Best,
    ) {
        let yakuman = yaku.yakuman();
        let mut worth = Worth { han: 0, yakuman: 0, base: 0, limit: Limit::Yakuman };
        let mut counted = yakuman;
        if yakuman.is_empty() {
            if han == 0 {
                return;
            }
            counted = yaku;
            worth.han = u32::from(han) + self.dora + self.ura + self.reds;
            (worth.base, worth.limit) = base_points(self.rules, worth.han, u32::from(fu));
        } else {
            let count: u8 = yakuman.iter().map(|y| self.yakuman_worth(y)).sum();
            worth.yakuman = match self.rules.yaku.yakuman_sum.value {
                YakumanSum::One => 1,
                YakumanSum::Added => count,
            };
            worth.han = 13 * u32::from(count);
            worth.base = 8000 * i32::from(worth.yakuman);
        }
        // Value first, then han, then fu; the key of a win is never zero.
        let shown = u64::from(fu) << 8 | u64::from(raw_fu);
        let key = (worth.base as u64) << 32 | u64::from(worth.han) << 16 | shown;
        let better = best.key == 0
            || match best.order {
                Order::Dearest => key > best.key,
                Order::Cheapest => key < best.key,
            };
        if better {
            best.key = key;
            best.valued = Some(Valued { shape: shape(), yaku: counted, raw_fu, fu, worth });
        }
    }

    /// One, or two for the double forms where the rules know them.
    pub(super) fn yakuman_worth(&self, yaku: Yaku) -> u8 {
        let double = self.rules.yaku.double_yakuman.value == DoubleYakuman::FourForms;
        1 + u8::from(double && yaku.is_double_form())
    }

    /// Whether a concealed triplet of the reading was completed by ron.
    pub(super) fn by_ron(&self, wait: Wait, tile: TileKind) -> bool {
        self.taken == Taken::Ron && wait == Wait::TwoPairs && tile == self.win
    }

    /// Whether the hand was won on a replacement tile.
    pub(super) fn is_rinshan(&self) -> bool {
        self.common.contains(Yaku::Rinshan)
    }

    /// Fu for self-draw.
    pub(super) fn self_draw_fu(&self) -> u8 {
        self.self_draw_fu
    }

    /// Whether the kind of wait gives fu and pinfu.
    pub(super) fn wait_counts(&self) -> bool {
        self.waits == WaitValue::Counts
    }
}

/// Seven different pairs: every count is two, fourteen tiles.
fn is_seven_pairs(concealed: TileCounts) -> bool {
    let words = concealed.words();
    words.iter().fold(0, |all, w| all | w) & 0o555_555_555 == 0
        && words.iter().map(|w| w.count_ones()).sum::<u32>() == 7
}

/// All thirteen terminals and honours, one of them twice, nothing else.
fn is_thirteen_orphans(concealed: TileCounts) -> bool {
    let [m, p, s, _] = concealed.words();
    (m | p | s) & !TERMINAL_FIELDS == 0
        && concealed.kinds() == KindSet::TERMINALS_AND_HONOURS
        && concealed.total() == 14
}
