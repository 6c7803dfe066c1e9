//! The doubles: one table of name, id, how many times, for whom, and whether the double gives the right to declare.
use super::topic::Topic;

/// Whose hand a double applies to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubleList {
    /// Every player's (list 6 of the appendix).
    Everybody,
    /// The winner's (list 7).
    Winner,
}

impl DoubleList {
    /// The topic under which a rule set cites the list.
    pub const fn topic(self) -> Topic {
        match self {
            Self::Everybody => Topic::DoublesForEverybody,
            Self::Winner => Topic::DoublesForWinner,
        }
    }
}

/// Whether a double gives the right to declare Mahjong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Internal {
    /// It does.
    Yes,
    /// It does not.
    No,
}

macro_rules! doubles {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $times:literal, $list:ident, $internal:ident; )*) => {
        /// A reason to double a hand.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Double { $( $(#[$doc])* $name, )* }

        impl Double {
            /// How many there are.
            pub const COUNT: usize = [$( $id ),*].len();
            /// Every one in the order of the appendix.
            pub const ALL: [Self; Self::COUNT] = [$( Self::$name ),*];
            const IDS: [&'static str; Self::COUNT] = [$( $id ),*];
            const ROWS: [(u8, DoubleList, Internal); Self::COUNT] =
                [$( ($times, DoubleList::$list, Internal::$internal) ),*];
        }
    };
}

// How often each doubles. Dragon pungs count each, bouquets as the rule set says.
doubles! {
    /// A pung or kong of dragons, each.
    DragonPung = "dragon_pung", 1, Everybody, Yes;
    /// A pung or kong of the own wind.
    OwnWindPung = "own_wind_pung", 1, Everybody, Yes;
    /// A pung or kong of the round wind.
    RoundWindPung = "round_wind_pung", 1, Everybody, Yes;
    /// One suit and honours.
    OneSuitWithHonours = "one_suit_with_honours", 1, Everybody, Yes;
    /// One suit without honours.
    OneSuit = "one_suit", 3, Everybody, Yes;
    /// Majors only.
    Majors = "majors", 1, Everybody, Yes;
    /// Minors only.
    Minors = "minors", 1, Everybody, Yes;
    /// Honours only.
    Honours = "honours", 3, Everybody, Yes;
    /// The flower of the own seat.
    OwnFlower = "own_flower", 1, Everybody, No;
    /// The season of the own seat.
    OwnSeason = "own_season", 1, Everybody, No;
    /// Flower and season of the own seat, together.
    OwnFlowerAndSeason = "own_flower_and_season", 1, Everybody, No;
    /// All four flowers or all four seasons, each.
    Bouquet = "bouquet", 1, Everybody, No;
    /// No chow.
    NoChow = "no_chow", 1, Winner, Yes;
    /// Sets and pair without points (mizer).
    Mizer = "mizer", 1, Winner, Yes;
    /// Completed by a Free tile.
    FreeTile = "free_tile", 1, Winner, Yes;
    /// Completed by the last tile of the wall.
    LastTile = "last_tile", 1, Winner, Yes;
    /// Completed by robbing an added kong.
    RobbedKong = "robbed_kong", 1, Winner, Yes;
    /// Two dragon pungs and a dragon pair.
    TwoDragonPungs = "two_dragon_pungs", 1, Winner, No;
    /// Three wind pungs and a wind pair.
    ThreeWindPungs = "three_wind_pungs", 1, Winner, No;
    /// A calling hand laid down with the dealt tiles.
    OriginalCall = "original_call", 1, Winner, Yes;
}

impl Double {
    /// The id used in JSON and for translations.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The double with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|d| d.id() == id)
    }

    /// How many times it doubles.
    pub const fn times(self) -> u8 {
        Self::ROWS[self as usize].0
    }

    /// For whom.
    pub const fn list(self) -> DoubleList {
        Self::ROWS[self as usize].1
    }

    /// Whether it gives the right to declare. Two dragon pungs and three wind pungs do not, but never come without
    /// a double that does.
    pub const fn internal(self) -> Internal {
        Self::ROWS[self as usize].2
    }
}

/// A set of doubles with how often the two that repeat are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Doubles {
    set: u32,
    dragons: u8,
    bouquets: u8,
}

impl Doubles {
    const INTERNAL: u32 = {
        let mut bits = 0;
        let mut i = 0;
        while i < Double::COUNT {
            if matches!(Double::ROWS[i].2, Internal::Yes) {
                bits |= 1 << i;
            }
            i += 1;
        }
        bits
    };

    #[inline]
    pub(super) fn add_some(&mut self, double: Option<Double>) {
        self.set |= double.map_or(0, |d| 1 << d as u8);
    }

    #[inline]
    pub(super) fn add_dragons(&mut self, pungs: u32) {
        self.add_some((pungs > 0).then_some(Double::DragonPung));
        self.dragons = pungs as u8;
    }

    pub(super) fn add_bouquets(&mut self, times: u32) {
        self.add_some((times > 0).then_some(Double::Bouquet));
        self.bouquets = times as u8;
    }

    /// Whether one of them gives the right to declare.
    #[inline]
    pub(super) const fn has_internal(self) -> bool {
        self.set & Self::INTERNAL != 0
    }

    /// How often the hand is doubled.
    #[inline]
    pub(super) const fn times(self) -> u32 {
        const THRICE: u32 = 1 << Double::OneSuit as u8 | 1 << Double::Honours as u8;
        let extra = self.dragons.saturating_sub(1) + self.bouquets.saturating_sub(1);
        self.set.count_ones() + 2 * (self.set & THRICE).count_ones() + extra as u32
    }

    /// Each with how often it counts.
    pub(super) fn iter(self) -> impl Iterator<Item = (Double, u8)> {
        Double::ALL.into_iter().filter(move |d| self.set >> *d as u8 & 1 == 1).map(move |d| {
            let times = match d {
                Double::DragonPung => self.dragons,
                Double::Bouquet => self.bouquets,
                _ => d.times(),
            };
            (d, times)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_parts() {
        let mut doubles = Doubles::default();
        for double in Double::ALL {
            doubles.add_some(true.then_some(double));
        }
        doubles.add_dragons(3);
        doubles.add_bouquets(4);
        assert_eq!(doubles.times(), doubles.iter().map(|(_, times)| u32::from(times)).sum::<u32>());
        assert_eq!(doubles.iter().count(), Double::COUNT);
    }
}
