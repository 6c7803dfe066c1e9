//! The yaku: one table of pattern, id and value. The values are the same in every rule set of the family.
use std::fmt;

macro_rules! yaku {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $closed:literal, $open:literal; )*) => {
        /// A yaku, a yakuman, or one of the dora counts that stand in the same list of an award.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Yaku { $( $(#[$doc])* $name, )* }

        impl Yaku {
            /// How many there are.
            pub const COUNT: usize = [$( $id ),*].len();
            /// Every one in the order of an award's lines.
            pub const ALL: [Self; Self::COUNT] = [$( Self::$name ),*];
            const IDS: [&'static str; Self::COUNT] = [$( $id ),*];
            const HAN: [(u8, u8); Self::COUNT] = [$( ($closed, $open) ),*];
        }
    };
}

// Han in a concealed and in an open hand; 13 is a yakuman, 0 does not exist there (or is counted per tile: dora).
yaku! {
    /// A declared riichi.
    Riichi = "riichi", 1, 0;
    /// Riichi with the own first discard, the turn unbroken; instead of riichi.
    DoubleRiichi = "double_riichi", 2, 0;
    /// A win up to the own next draw after riichi, the turn unbroken.
    Ippatsu = "ippatsu", 1, 0;
    /// Self-draw with a concealed hand.
    MenzenTsumo = "menzen_tsumo", 1, 0;
    /// A win on a replacement tile.
    Rinshan = "rinshan", 1, 1;
    /// A win on a robbed kong.
    Chankan = "chankan", 1, 1;
    /// Self-draw of the last live tile.
    Haitei = "haitei", 1, 1;
    /// Ron on the last discard.
    Houtei = "houtei", 1, 1;
    /// Ron before the own first draw, as five han that add to others.
    Renhou = "renhou", 5, 0;
    /// Four chows, a pair without value, a two-sided wait.
    Pinfu = "pinfu", 1, 0;
    /// No terminals and no honours.
    Tanyao = "tanyao", 1, 1;
    /// Two identical chows.
    Iipeikou = "iipeikou", 1, 0;
    /// A triplet of the seat wind.
    SeatWind = "yakuhai_seat", 1, 1;
    /// A triplet of the prevailing wind.
    RoundWind = "yakuhai_round", 1, 1;
    /// A triplet of white dragons.
    Haku = "yakuhai_haku", 1, 1;
    /// A triplet of green dragons.
    Hatsu = "yakuhai_hatsu", 1, 1;
    /// A triplet of red dragons.
    Chun = "yakuhai_chun", 1, 1;
    /// Seven different pairs.
    Chiitoitsu = "chiitoitsu", 2, 0;
    /// A terminal or honour in every group and in the pair.
    Chanta = "chanta", 2, 1;
    /// 123, 456 and 789 of one suit.
    Ittsu = "ittsu", 2, 1;
    /// The same chow in three suits.
    SanshokuDoujun = "sanshoku_doujun", 2, 1;
    /// The same triplet in three suits.
    SanshokuDoukou = "sanshoku_doukou", 2, 2;
    /// Three kongs.
    Sankantsu = "sankantsu", 2, 2;
    /// Four triplets.
    Toitoi = "toitoi", 2, 2;
    /// Three concealed triplets.
    Sanankou = "sanankou", 2, 2;
    /// Two dragon triplets and a dragon pair.
    Shousangen = "shousangen", 2, 2;
    /// Terminals and honours only.
    Honroutou = "honroutou", 2, 2;
    /// Two pairs of identical chows.
    Ryanpeikou = "ryanpeikou", 3, 0;
    /// A terminal in every group and in the pair.
    Junchan = "junchan", 3, 2;
    /// One suit and honours.
    Honitsu = "honitsu", 3, 2;
    /// One suit.
    Chinitsu = "chinitsu", 6, 5;
    /// The dealer wins on his initial fourteen tiles.
    Tenhou = "tenhou", 13, 0;
    /// A non-dealer wins on his first draw, the turn unbroken.
    Chihou = "chihou", 13, 0;
    /// Ron before the own first draw, where it is a yakuman.
    RenhouYakuman = "renhou_yakuman", 13, 0;
    /// Big three dragons.
    Daisangen = "daisangen", 13, 13;
    /// Four concealed triplets.
    Suuankou = "suuankou", 13, 0;
    /// Four concealed triplets, won on the pair.
    SuuankouTanki = "suuankou_tanki", 13, 0;
    /// Honours only.
    Tsuuiisou = "tsuuiisou", 13, 13;
    /// All green.
    Ryuuiisou = "ryuuiisou", 13, 13;
    /// Terminals only.
    Chinroutou = "chinroutou", 13, 13;
    /// Nine gates.
    Chuuren = "chuuren", 13, 0;
    /// Nine gates on the nine-sided wait.
    JunseiChuuren = "junsei_chuuren", 13, 0;
    /// Thirteen orphans.
    Kokushi = "kokushi", 13, 0;
    /// Thirteen orphans on the thirteen-sided wait.
    Kokushi13 = "kokushi_13", 13, 0;
    /// Big four winds.
    Daisuushii = "daisuushii", 13, 13;
    /// Little four winds.
    Shousuushii = "shousuushii", 13, 13;
    /// Four kongs.
    Suukantsu = "suukantsu", 13, 13;
    /// A tile that an indicator points to.
    Dora = "dora", 0, 0;
    /// A tile that an indicator under the dora indicators points to.
    UraDora = "ura_dora", 0, 0;
    /// A red five.
    RedDora = "aka_dora", 0, 0;
}

impl Yaku {
    /// 0 … [`Yaku::COUNT`] − 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id used in files and JSON.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The yaku with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|y| y.id() == id)
    }

    /// Han in a concealed hand; 13 for a yakuman; 0 for dora, which are counted by the tile.
    pub const fn closed_han(self) -> u8 {
        Self::HAN[self as usize].0
    }

    /// Han in an open hand; 0 where the yaku needs a concealed hand.
    pub const fn open_han(self) -> u8 {
        Self::HAN[self as usize].1
    }

    /// Whether it is a yakuman.
    pub const fn is_yakuman(self) -> bool {
        self.closed_han() == 13
    }

    /// Whether it counts dora and is therefore no yaku to win with.
    pub const fn is_dora(self) -> bool {
        matches!(self, Self::Dora | Self::UraDora | Self::RedDora)
    }

    /// Whether it is one of the four forms that some rules count as two yakuman.
    pub const fn is_double_form(self) -> bool {
        matches!(self, Self::Kokushi13 | Self::SuuankouTanki | Self::JunseiChuuren | Self::Daisuushii)
    }

    const fn bit(self) -> u64 {
        1 << self as u8
    }
}

impl fmt::Display for Yaku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct YakuSet(u64);

impl YakuSet {
    /// No yaku.
    pub const EMPTY: Self = Self(0);
    /// All yakuman.
    pub const YAKUMAN: Self = {
        let mut set = Self(0);
        let mut i = 0;
        while i < Yaku::COUNT {
            if Yaku::ALL[i].is_yakuman() {
                set.0 |= Yaku::ALL[i].bit();
            }
            i += 1;
        }
        set
    };

    /// Adds a yaku.
    pub const fn insert(&mut self, yaku: Yaku) {
        self.0 |= yaku.bit();
    }

    /// Adds a yaku where the condition holds; without a branch.
    pub(crate) fn insert_if(&mut self, yaku: Yaku, holds: impl FnOnce() -> bool) {
        self.0 |= u64::from(holds()) << yaku as u8;
    }

    /// Whether the yaku is in the set.
    pub const fn contains(self, yaku: Yaku) -> bool {
        self.0 & yaku.bit() != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many yaku are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The yakuman of the set.
    pub const fn yakuman(self) -> Self {
        Self(self.0 & Self::YAKUMAN.0)
    }

    /// Both sets together.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The yaku in the order of an award's lines.
    pub fn iter(self) -> impl Iterator<Item = Yaku> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let yaku = Yaku::ALL[bits.trailing_zeros() as usize];
                bits &= bits - 1;
                yaku
            })
        })
    }

    /// The sum of the han in a concealed hand.
    pub(crate) const fn closed_han(self) -> u8 {
        self.weigh(&CLOSED_PLANES)
    }

    /// The sum of the han in an open hand.
    pub(crate) const fn open_han(self) -> u8 {
        self.weigh(&OPEN_PLANES)
    }

    /// The sum of han (yakuman left out), from the sets of yaku whose value has bit 0, 1, 2.
    ///
    /// The baseline of x86-64 has no instruction that counts bits, so those of the first two sets are counted side
    /// by side, each in a half of one word, and the product that adds the bytes up counts the second half double.
    const fn weigh(self, planes: &[u64; 3]) -> u8 {
        let mut n = self.0 & planes[0] | (self.0 & planes[1]) << 32;
        n -= n >> 1 & 0x5555_5555_5555_5555;
        n = (n & 0x3333_3333_3333_3333) + (n >> 2 & 0x3333_3333_3333_3333);
        n = (n + (n >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        let han = (n.wrapping_mul(0x0101_0101_0202_0202) >> 56) as u8;
        match self.0 & planes[2] {
            0 => han,
            dear => han + 4 * dear.count_ones() as u8,
        }
    }
}

/// Which of the two values of a yaku.
#[derive(Clone, Copy)]
enum Column {
    Closed,
    Open,
}

const CLOSED_PLANES: [u64; 3] = planes(Column::Closed);
const OPEN_PLANES: [u64; 3] = planes(Column::Open);

const fn planes(column: Column) -> [u64; 3] {
    let mut planes = [0; 3];
    let mut i = 0;
    while i < Yaku::COUNT {
        let yaku = Yaku::ALL[i];
        let han = match column {
            Column::Closed => yaku.closed_han(),
            Column::Open => yaku.open_han(),
        };
        if !yaku.is_yakuman() && han > 0 {
            assert!(i < 32, "`weigh` counts in halves of a word");
            let mut b = 0;
            while b < 3 {
                if han >> b & 1 == 1 {
                    planes[b] |= yaku.bit();
                }
                b += 1;
            }
        }
        i += 1;
    }
    planes
}

impl FromIterator<Yaku> for YakuSet {
    fn from_iter<I: IntoIterator<Item = Yaku>>(yaku: I) -> Self {
        let mut set = Self::EMPTY;
        for y in yaku {
            set.insert(y);
        }
        set
    }
}

impl fmt::Debug for YakuSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_add_up_to_the_table() {
        for yaku in Yaku::ALL.into_iter().filter(|y| !y.is_yakuman()) {
            let set = YakuSet::from_iter([yaku]);
            assert_eq!((set.closed_han(), set.open_han()), (yaku.closed_han(), yaku.open_han()), "{yaku}");
        }
        assert_eq!(Yaku::COUNT, 50);
        let plain = Yaku::ALL.into_iter().filter(|y| !y.is_yakuman() && !y.is_dora());
        let all: YakuSet = plain.clone().collect();
        assert_eq!(all.closed_han(), plain.clone().map(Yaku::closed_han).sum::<u8>());
        assert_eq!(all.open_han(), plain.map(Yaku::open_han).sum::<u8>());
    }
}
